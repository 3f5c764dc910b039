"""How a day's game went for everybody on a server; before it closes, only how many play (LT-26)."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from bot.kernel.game import View
from bot.room import Room, Say
from bot.tables.alone import Day
from bot.tables.schedule import day_of, from_ms, ms
from bot.ui.desk import Desk
from bot.ui.limits import CONTENT, fits
from bot.ui.safe_text import inline_code

__all__ = ["DayGame", "board_text", "day_game", "open_day_text"]


class DayGame(Protocol):
    """A room whose game can be a day's game has an attribute `daily` of this kind."""

    def options(self, day: str) -> Mapping[str, Any]:
        """The house rules of that day, the same on every server."""
        ...

    def lines(self, say: Say, tries: Sequence[tuple[str, View]]) -> list[str]:
        """A line for each (mention, spectator's view), the best first."""
        ...


def day_game(room: Room) -> DayGame | None:
    return getattr(room, "daily", None)


async def board_text(desk: Desk, say: Say, day: Day) -> str:
    """A day that is over: everybody's try, and the seed that was promised. Tries that weren't done are done as they stand."""
    room = desk.rooms[day.game]
    daily = day_game(room)
    looks = [look for look in await desk.tables.close_day(day) if look.over and look.started]
    tries = [(f"<@{look.row.person}>" if look.row.person else "", look.view(None)) for look in looks]
    head = say("day-board", game=room.title(say), day=day.day)
    if daily is None or not tries:
        return f"{head}\n{say('day-board-empty')}"
    promised, seed, _ = await desk.store.rolls(day.scope, day.day)
    proof = say("day-seed", seed=inline_code(seed.hex()), hash=inline_code(promised)) if seed and promised else ""
    return _fitted(say, head, daily.lines(say, tries), proof)


def _fitted(say: Say, head: str, lines: list[str], proof: str) -> str:
    """As many of the best as one message holds."""
    for shown in range(len(lines), 0, -1):
        rest = [say("day-board-more", count=len(lines) - shown)] if shown < len(lines) else []
        text = "\n".join([head, *lines[:shown], *rest, proof])
        if fits(text, CONTENT):
            return text
    return head


async def open_day_text(desk: Desk, say: Say, game: str, guild: int) -> str:
    """Today: how many have begun, until when, and what is promised of its rolls and of tomorrow's."""
    today, tomorrow = (Day(game, guild, day_of(desk.now(), ahead)) for ahead in (0, 1))
    begun = len(await today.tries(desk.store))
    _, hash_today = await today.seed(desk.store, desk.entropy(32))
    _, hash_tomorrow = await tomorrow.seed(desk.store, desk.entropy(32))
    title = desk.rooms[game].title(say)
    lines = [say("day-open", game=title, day=today.day, count=begun, when=from_ms(today.ends))]
    lines.append(say("day-promised", today=inline_code(hash_today), tomorrow=inline_code(hash_tomorrow)))
    return "\n".join(lines)


def is_over(desk: Desk, day: Day) -> bool:
    return ms(desk.now()) >= day.ends
