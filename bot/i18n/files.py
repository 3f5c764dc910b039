"""Where the Fluent files are: packaged with the code that speaks them, found as resources so that an installed wheel has them too."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.abc import Traversable
from importlib.resources import files

from bot.i18n.languages import Lang


@dataclass(frozen=True)
class Source:
    """One Fluent file; `name` tells people which."""

    name: str
    text: str


@cache
def game_rooms() -> tuple[Traversable, ...]:
    """The folders of cogs that bring texts of their own."""
    rooms = (room for room in files("cogs").iterdir() if room.is_dir() and (room / "locale").is_dir())
    return tuple(sorted(rooms, key=lambda room: room.name))


def sources(lang: Lang) -> Iterator[Source]:
    """bot/i18n/locale/<lang>/*.ftl, cogs/locale/<lang>/*.ftl, then of each game locale/<lang>.ftl and locale/<lang>/*.ftl."""
    for place, root in (("bot/i18n", files("bot.i18n")), ("cogs", files("cogs")), *((f"cogs/{room.name}", room) for room in game_rooms())):
        locale = root / "locale"
        if (one := locale / f"{lang}.ftl").is_file():
            yield Source(f"{place}/locale/{lang}.ftl", one.read_text("utf-8"))
        if (many := locale / lang).is_dir():
            for file in sorted(many.iterdir(), key=lambda file: file.name):
                if file.name.endswith(".ftl"):
                    yield Source(f"{place}/locale/{lang}/{file.name}", file.read_text("utf-8"))
