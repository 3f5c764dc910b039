"""How much is waiting in the file, for whoever watches the bot from outside."""

from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from bot.store import files
from bot.store.faults import telling

__all__ = ["Figures", "figures"]

TABLES = "select status, count(*) from tables where status in ('lobby', 'running', 'paused', 'parked') group by status"
UNSENT = "select count(*) from outbox where state in ('waiting', 'trying') and due <= ?"
OVERDUE = "select count(*) from deadlines where due <= ?"


@dataclass(frozen=True, slots=True)
class Figures:
    tables: dict[str, int]  # live ones by status
    outbox: int  # rows that could be sent now
    overdue: int  # alarms that should have rung


def figures(path: Path, at: int, late: int) -> Figures:
    """As of `at`; a deadline is overdue `late` ms after it should have rung. Raises StoreFault.

    On a connection of its own: any thread may ask.
    """
    with closing(files.open_read_only(path)) as con, telling(path):
        tables = {"lobby": 0, "running": 0, "paused": 0, "parked": 0} | dict(con.execute(TABLES).fetchall())
        (outbox,) = con.execute(UNSENT, (at,)).fetchone()
        (overdue,) = con.execute(OVERDUE, (at - late,)).fetchone()
    return Figures(tables, outbox, overdue)
