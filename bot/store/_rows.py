"""Which columns make which row."""

from typing import Any

from bot.store.documents import dump, read
from bot.store.rows import OutboxRow, SeatRow, TableRow

TABLE = (
    "id, game, version, status, guild, place, parent, person, gm, language, title, pace, options, settings, revision, n, head, "
    "seed_hash, created, started, ended, outcome, why, suspended, day"
)
SEAT = "seat, user, joining, team, level, joined, extended, missed, was, looked"
OUTBOX = (
    "id, table_id, lane, kind, seat, user, n, upto, revision, decision, facts, state, tries, due, tried, message, channel, error, created"
)


def table(found: Any) -> TableRow:
    values = list(found)
    for place in (11, 12, 13, 21):
        values[place] = read(values[place])
    return TableRow(*values)


def seat(found: Any) -> SeatRow:
    values = list(found)
    values[2] = read(values[2])
    return SeatRow(*values)


def seat_values(table_id: str, row: SeatRow) -> tuple[Any, ...]:
    return (
        table_id, row.seat, row.user, dump(dict(row.joining)), row.team, row.level,
        row.joined, row.extended, row.missed, row.was, row.looked,
    )  # fmt: skip


def outbox(found: Any) -> OutboxRow:
    values = list(found)
    values[10] = read(values[10])
    return OutboxRow(*values)
