"""A night on a simulated server: people at a table of Nightlight."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from bot.app import EXTENSIONS
from bot.tables.acts import Place, Who
from tests.ui.stage import Stage, stage

COG = "cogs.nightlight.cog"


@asynccontextmanager
async def evening(folder: Path, **env: Any) -> AsyncIterator[Stage]:
    async with stage(folder, extensions=tuple(dict.fromkeys((*EXTENSIONS, COG))), **env) as on:
        yield on


async def begin(on: Stage, animals: Sequence[tuple[Any, str]], *, language: str = "en", **options: Any) -> None:
    """A running night of (person, animal); the first person is its GM."""
    tables, gm = on.bot.desk.tables, Who(animals[0][0].id)
    place = Place(on.guild.id, on.channel.id)
    on.table = (await on.call(tables.create(gm, "nightlight", place, options=options, language=language))).table
    for person, animal in animals:
        await on.call(tables.join(Who(person.id), on.table, {"name": person.name.title(), "animal": animal}))
    await on.call(tables.start(gm, on.table))
    await on.env.settle()


async def to_the_end(on: Stage, animals: Sequence[tuple[Any, str]], most: int = 400) -> int:
    """Every open decision answered as silence would, through the door; how many answers it took."""
    tables = on.bot.desk.tables
    for count in range(most):
        look = await on.look()
        if look.over:
            return count
        owing = [(seat, look.owed(seat)) for seat in range(len(animals)) if look.owed(seat)]
        if not owing:
            await on.env.advance_time(120)
            continue
        seat, owed = owing[0]
        action = owed[0].default
        assert action is not None
        await on.call(tables.submit(Who(animals[seat][0].id), on.table, seat, [action], act_id=f"end.{count}"))
    raise AssertionError("the night has no end")
