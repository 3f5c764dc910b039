"""A file as a whole forum fills it: 10,000 sleeping tables, 2.5 million entries. Made once, below build/."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

from bench.acts import new_table, one_act
from bot.store.migrations import MIGRATIONS
from bot.store.sqlite import SqliteStore

TABLES, ENTRIES = 10_000, 250
FOLDER = Path(__file__).parents[1] / "build/bench"


def forum_file() -> Path:
    """The file, made on the first call (a minute, some 2 GB)."""
    path = FOLDER / f"forum-{len(MIGRATIONS)}.sqlite3"
    if not path.exists():
        FOLDER.mkdir(parents=True, exist_ok=True)
        half = path.with_suffix(".part")
        for old in FOLDER.glob(f"{half.name}*"):
            old.unlink()
        asyncio.run(_one_table(half))
        _multiply(half)
        half.rename(path)
    return path


async def _one_table(path: Path) -> None:
    store = await SqliteStore.open(path)
    await store.commit(new_table("t0", 0))
    for _ in range(ENTRIES - 1):
        await one_act(store, "t0")
    await store.close()


def _multiply(path: Path) -> None:
    """Copies the one table under other names, whatever tables the file's form has: all but `id`, `table_id`, `place` stay alike."""
    with closing(sqlite3.connect(path, isolation_level=None)) as con:
        con.execute("pragma foreign_keys = off")
        con.execute("pragma synchronous = off")
        names = [name for (name,) in con.execute("select name from sqlite_master where type = 'table' and name not like 'sqlite_%'")]
        con.execute("begin")
        for name in names:
            columns: list[str] = [row[1] for row in con.execute(f"pragma table_info({name})")]
            key = "id" if name == "tables" else "table_id"
            if key not in columns or name == "outbox":
                continue
            given: dict[str, str] = {key: "'t' || :i", "place": ":i"}
            values = ", ".join(given.get(column, column) for column in columns)
            copy = f"insert into {name} select {values} from {name} where {key} = 't0'"
            for i in range(1, TABLES):
                con.execute(copy, {"i": i})
        con.execute("commit")
        con.execute("pragma wal_checkpoint(truncate)")
