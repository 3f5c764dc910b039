"""What there is, the likest to what was written first: for a refusal that names something unknown."""

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeVar

from rapidfuzz import fuzz

from bot.room import Say
from bot.ui.orders import normal_words

__all__ = ["likest", "some_of"]

K = TypeVar("K")


def likest(said: str, names: Mapping[K, Iterable[str]]) -> tuple[K, ...]:
    """Every key of `names`, by how like one of its names is to `said`; among equals in their order."""
    wanted = _plain(said)
    return tuple(sorted(names, key=lambda key: -max(fuzz.WRatio(wanted, _plain(name)) for name in names[key])))


def some_of(say: Say, names: Sequence[str], most: int) -> str:
    """The first `most` of them, and how many more there are. Not escaped."""
    more = [say("and-more", count=len(names) - most)] if len(names) > most else list[str]()
    return ", ".join([*names[:most], *more])


def _plain(words: str) -> str:
    return " ".join(normal_words(words))
