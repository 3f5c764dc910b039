"""Whom an option of a command means: what is suggested is the same for every class, what is typed may be a tag or a name."""

from collections.abc import Iterator

from bot.kernel.game import BadInput, Seat
from bot.room import Say
from bot.ui.orders import normal_words
from cogs.arena.naming import label_name, tag_of, tagged_name
from cogs.arena.orders_names import name_book
from cogs.arena.view import ArenaView, Line
from cogs.arena.wording import condition

__all__ = ["allies", "enemies", "seat_meant", "suggested", "team"]


def enemies(view: ArenaView, seat: Seat) -> list[Line]:
    """The living ones of the other side."""
    return [line for line in view.lines if line.team != view.line(seat).team and line.status != "dead"]


def team(view: ArenaView, seat: Seat) -> list[Line]:
    """The living ones of the own side, oneself included."""
    return [line for line in view.lines if line.team == view.line(seat).team and line.status != "dead"]


def allies(view: ArenaView, seat: Seat) -> list[Line]:
    """The living ones of the own side; oneself where the table lets one heal oneself (ARENA-R16)."""
    return [line for line in team(view, seat) if line.seat != seat or view.options.self_healing == "on"]


def suggested(say: Say, lines: list[Line]) -> Iterator[tuple[str, str]]:
    """What is shown and what is sent: the tag, which reads the same in every language. Public facts only."""
    return ((f"{tag_of(say, line)} {label_name(say, line)} ({condition(say, line.health, line.status)})", line.tag) for line in lines)


def seat_meant(say: Say, view: ArenaView, said: str) -> Seat:
    """The character that a tag or name means. Raises BadInput (arena-target-unknown, arena-target-several)."""
    words = normal_words(said)
    book = name_book(view)
    found = book.find(words, 0) if words else None
    if found is None or found.length != len(words):
        near = sorted(book.near(words[0])) if len(words) == 1 else []
        likely = [view.line(seat) for seat in near] or [line for line in view.lines if line.status != "dead"]
        raise BadInput("arena-target-unknown", said=said[:40], targets=[tagged_name(say, line) for line in likely])
    if len(found.keys) > 1:
        raise BadInput("arena-target-several", said=said[:40], targets=[tagged_name(say, view.line(seat)) for seat in sorted(found.keys)])
    return next(iter(found.keys))
