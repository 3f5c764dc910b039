"""Tables that somebody plays alone, in private and at once: no lobby, no clock; and the tries at a day's game."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from bot.kernel.game import Game, RuleViolation
from bot.store.protocol import Commit, Loaded, Store
from bot.store.rows import OutboxRow, SeatRow, TableRow
from bot.tables import lobby
from bot.tables.schedule import Pace, end_of, ms
from bot.tables.sitting import Sitting

__all__ = ["BOARD_AFTER", "Day", "board_row", "is_sealed", "started"]

AnyGame = Game[Any, Any, Any]
BOARD_AFTER = 60_000  # ms after the day: the clock has closed what was left by then


@dataclass(frozen=True, slots=True)
class Day:
    """A game's day on one server: the same rolls for everybody, one try each, sealed until the day closes (LT-26)."""

    game: str
    guild: int
    day: str

    @property
    def scope(self) -> str:
        """Of the chain that holds its seed; its hash is public before."""
        return f"{self.game}:guild:{self.guild}"

    @property
    def ends(self) -> int:
        return end_of(self.day)

    async def seed(self, store: Store, fresh: bytes) -> tuple[bytes, str]:
        """The roll seed and its hash; `fresh` is used where nobody has asked before. Leaves the program when the day is over."""
        await store.roll_day(self.scope, self.day, fresh)
        told, seed, _ = await store.rolls(self.scope, self.day)
        assert told is not None
        assert seed is not None
        return seed, told

    async def tries(self, store: Store) -> list[TableRow]:
        """Every table of the day, the newest first."""
        statuses = ("lobby", "running", "paused", "parked", "ended", "abandoned")
        found = await store.find(game=self.game, guild=self.guild, day=self.day, statuses=statuses, limit=100_000)
        return [row for row, _ in found]


def is_sealed(row: TableRow, now: datetime) -> bool:
    """Whether the rolls of the table's day are still to be kept from those who may yet play them."""
    return bool(row.day) and ms(now) < end_of(row.day)


def started(
    game: AnyGame, table: str, columns: Mapping[str, Any], joinings: Sequence[Mapping[str, Any]], *, entropy: Any, roll_seed: bytes | None
) -> Commit:
    """The first commit of a table with one person's seats, begun. `columns` are those of a lobby.

    Raises what the game refuses, and LT-17 for more seats than one person may hold there.
    """
    at = columns["created"]
    options = game.options_type.model_validate(dict(columns["options"]))
    if len(joinings) > 1 and len(joinings) > (most := game.seats_each(options)):
        raise RuleViolation("LT-17", most=most)
    read = [lobby.read_joining(game, joining) for joining in joinings]
    seats = tuple(SeatRow(number, columns["person"], one.model_dump(mode="json"), "", "", at) for number, one in enumerate(read))
    kept: dict[str, Any] = {name: value for name, value in columns.items() if name != "timers"}
    kept["pace"] = Pace(untimed=True).model_dump(mode="json")
    row = TableRow(id=table, revision=0, **kept)
    sitting = Sitting(Loaded(row, seats, None, {}), game, at=at, entropy=entropy)
    for number, one in enumerate(read):
        game.check_joining(options, read[:number], one)
    lobby.begin(sitting, roll_seed)
    commit = sitting.commit(fresh=True)
    assert commit is not None
    commit.columns = {**kept, **commit.columns}
    commit.seats = sitting.seats
    return commit


def board_row(day: Day, table: str, channel: int, at: int) -> OutboxRow:
    """What tells how the day went, where it was first asked for."""
    facts = {"channel": channel, "day": day.day}
    return OutboxRow(0, table, f"place:{channel}", "board", None, None, -1, -1, 1, "", facts, due=day.ends + BOARD_AFTER, created=at)
