"""Single rows under a key: settings, panels, drafts, portraits, webhooks."""

import sqlite3
from dataclasses import fields
from functools import cache
from typing import Any

from bot.store.documents import dump, read
from bot.store.protocol import Kept
from bot.store.rows import Draft, GuildRow, PanelRow, PersonRow, PortraitRow, WebhookRow

# Row type: its table, how many of its first fields are the key, which fields are documents. A field is its column,
# but `table`, which SQL keeps to itself.
_SHAPES: dict[type[Any], tuple[str, int, frozenset[str]]] = {
    PersonRow: ("people", 1, frozenset({"settings"})),
    GuildRow: ("guilds", 1, frozenset({"settings"})),
    WebhookRow: ("webhooks", 1, frozenset()),
    PortraitRow: ("portraits", 2, frozenset()),
    PanelRow: ("panels", 1, frozenset({"facts"})),
    Draft: ("drafts", 3, frozenset({"picks"})),
}


@cache
def _columns(kind: type[Any]) -> list[str]:
    return ["table_id" if one.name == "table" else one.name for one in fields(kind)]


@cache
def _where(kind: type[Any]) -> str:
    return " and ".join(f"{name} = ?" for name in _columns(kind)[: _SHAPES[kind][1]])


def get(con: sqlite3.Connection, kind: type[Any], key: tuple[Any, ...]) -> Any:
    table, _, documents = _SHAPES[kind]
    found = con.execute(f"select {', '.join(_columns(kind))} from {table} where {_where(kind)}", key).fetchone()
    if found is None:
        return None
    values = [read(value) if one.name in documents else value for one, value in zip(fields(kind), found, strict=True)]
    if kind is Draft:
        values[3] = tuple((name, value) for name, value in values[3])
    return kind(*values)


def put(con: sqlite3.Connection, row: Kept) -> None:
    kind = type(row)
    table, _, documents = _SHAPES[kind]
    columns = _columns(kind)
    values = [dump(_plain(getattr(row, one.name))) if one.name in documents else getattr(row, one.name) for one in fields(kind)]
    con.execute(f"insert or replace into {table} ({', '.join(columns)}) values ({', '.join('?' * len(columns))})", values)


def _plain(value: Any) -> Any:
    return list(value) if isinstance(value, tuple) else dict(value)  # pyright: ignore[reportUnknownArgumentType, reportUnknownVariableType]


def drop(con: sqlite3.Connection, kind: type[Any], key: tuple[Any, ...]) -> None:
    con.execute(f"delete from {_SHAPES[kind][0]} where {_where(kind)}", key)
