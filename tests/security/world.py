"""A server with a battle, another battle, a lobby and everybody who might want something of them; and the file as it was before."""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bot.app import EXTENSIONS
from bot.games import rooms
from bot.store.rows import Draft
from bot.tables.acts import Who
from tests.leaks.outputs import Outputs, watch
from tests.ui.stage import CLASSES, NAMES, Stage, stage

DRAFT, HELD = "xqzdraft", "xqzheld"
"""Words of the owner's that nobody else has any business reading."""

PEOPLE = ("stranger", "other_player", "mate", "owner", "removed", "gm", "other_gm", "manager", "operator")
"""Who tries their hand. `heir` sits where `removed` sat a moment ago."""

_TELLING = (
    "select id, revision, gm, status, place, head from tables",
    "select table_id, seat, user, joining, level, was from seats",
    "select * from sealed",
    "select * from drafts",
    "select * from standing",
    "select table_id, seat from portraits",
    "select table_id, seal from texts",
)

Rows = dict[str, list[tuple[Any, ...]]]
Print = dict[str, frozenset[tuple[Any, ...]]]


@dataclass
class World:
    """`table` is the battle that everybody tries their hand at. `owner` holds seat 0, `mate` seat 1, a script or the GM seat 2."""

    on: Stage
    outputs: Outputs
    people: dict[str, Any] = field(default_factory=dict[str, Any])
    table: str = ""
    other: str = ""
    lobby: str = ""

    async def prints(self) -> Print:
        """What may be done to tables, by table: changed by a look, a pause of the clock or a message sent it is not."""

        def read(con: sqlite3.Connection) -> list[tuple[Any, ...]]:
            return [(statement, *tuple(row)) for statement in _TELLING for row in con.execute(statement)]

        found: dict[str, set[tuple[Any, ...]]] = {}
        for row in await self.on.call(self.on.bot.store.read(read)):  # type: ignore[attr-defined]
            found.setdefault(str(row[1]), set()).add(row)
        return {table: frozenset(rows) for table, rows in found.items()}

    async def rows(self) -> Rows:
        def read(con: sqlite3.Connection) -> Rows:
            names = [name for (name,) in con.execute("select name from sqlite_master where type = 'table' order by name")]
            return {name: [tuple(row) for row in con.execute(f"select * from {name}")] for name in names}

        return await self.on.call(self.on.bot.store.read(read))  # type: ignore[attr-defined]

    async def put_back(self, rows: Rows) -> None:
        def write(con: sqlite3.Connection) -> None:
            con.execute("pragma defer_foreign_keys = on")
            for name, kept in rows.items():
                con.execute(f"delete from {name}")
                if kept:
                    con.executemany(f"insert into {name} values ({', '.join('?' * len(kept[0]))})", kept)

        await self.on.call(self.on.bot.store.write(write))  # type: ignore[attr-defined]


GAMES = (*EXTENSIONS, *(f"{room.ledger_package}.cog" for room in rooms().values()))


@asynccontextmanager
async def world(folder: Path, *, gm_plays: bool = False, posts: str = "with_the_announcement", draw: bool = False) -> AsyncIterator[World]:
    """`gm_plays`: the GM holds seat 2. `draw`: real pictures."""
    async with stage(folder, extensions=GAMES, check_errors=False, draw=draw) as on:
        made = World(on, watch(on.env))
        for name in (*PEOPLE, "heir"):
            made.people[name] = on.person(name, manager=name == "manager")
        on.bot.desk.tables.operators = frozenset({made.people["operator"].id})
        place = on.channel
        made.table = await _battle(made, gm_plays, posts)
        on.channel = on.guild.create_text_channel("elsewhere")
        await on.battle(made.people["other_gm"], made.people["other_player"])
        made.other = on.table
        on.channel = on.guild.create_text_channel("lobby")
        made.lobby = await on.open_table(made.people["gm"])
        on.channel, on.table = place, made.table
        await on.env.settle()
        yield made


async def _battle(made: World, gm_plays: bool, posts: str) -> str:
    on, people, tables = made.on, made.people, made.on.bot.desk.tables
    gm = Who(people["gm"].id)
    table = await on.open_table(people["gm"], posts=posts)
    for seat, person in enumerate([people["owner"], people["mate"], people["gm"] if gm_plays else None, people["removed"]]):
        joining = NAMES[seat] | {"team": "good" if seat % 2 == 0 else "evil", "cls": CLASSES[seat]}
        if person is None:
            await on.call(tables.fill(gm, table, [joining]))
        else:
            await on.call(tables.join(Who(person.id), table, joining))
    await on.call(tables.start(gm, table))
    await on.call(tables.substitute(gm, table, 3, people["heir"].id))
    await people["owner"].slash(on.channel, "arena attack", target="E1", stance="furious", text=HELD)
    await people["mate"].slash(on.channel, "arena pass")
    await on.call(on.bot.store.put(Draft(table, 0, "r1.order.s0", (), DRAFT, 0)))
    await on.env.settle()
    return table
