"""Whom an option of a command means: what is suggested is the same for every class, what is typed may be a tag or a name."""

from collections.abc import Iterator
from functools import lru_cache

from bot.kernel.game import BadInput, Seat
from bot.room import Say
from bot.ui.orders import normal_words
from cogs.arena.naming import label_name, tag_of, tagged_name
from cogs.arena.orders_names import Called, book_of, called_in, name_book
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
    named = _named(said, called_in(view))
    if not named:
        words, book = normal_words(said), name_book(view)
        near = sorted(book.near(words[0])) if len(words) == 1 else []
        likely = [view.line(seat) for seat in near] or [line for line in view.lines if line.status != "dead"]
        raise BadInput("arena-target-unknown", said=said[:40], targets=[tagged_name(say, line) for line in likely])
    if len(named) > 1:
        raise BadInput("arena-target-several", said=said[:40], targets=[tagged_name(say, view.line(seat)) for seat in sorted(named)])
    return next(iter(named))


@lru_cache(256)  # a suggestion that was taken is said in the same letters by everybody
def _named(said: str, called: Called) -> frozenset[Seat]:
    """Everybody whose tag or name is all that was said."""
    words = normal_words(said)
    found = book_of(called).find(words, 0) if words else None
    return found.keys if found is not None and found.length == len(words) else frozenset()
