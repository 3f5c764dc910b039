"""replay --on-version, check --replay: what the rules in the tree would make of games that were begun with others."""

import json
from collections.abc import Mapping
from contextlib import closing
from dataclasses import replace
from itertools import groupby
from pathlib import Path
from typing import Any

import typer

from bot.cli.speech import refuse, say, tell
from bot.games import rooms
from bot.kernel.compare import Difference, compare
from bot.kernel.export import UnreadableExport, read_export, record_from
from bot.store import files
from bot.store.protocol import Loaded
from bot.store.reading import live_tables
from bot.store.rows import History

__all__ = ["replay_database", "replay_file"]

LONGEST = 60  # of a value


def replay_file(path: Path, document: Mapping[str, Any]) -> bool:
    """Whether the exported table in that file goes the same way; prints what doesn't."""
    try:
        entries, openings = read_export(document)
    except UnreadableExport as fault:
        refuse(f"{path}: {say(fault.key)}")
    if not document["complete"] or not entries or document["game"] not in rooms():
        refuse(f"{path}: {say('verify-not-replayed')}")
    record = record_from(document, entries[0], openings)
    return _told(record.id, record.game, len(entries), compare(rooms()[record.game].game, record, entries, openings))


def replay_database(path: Path) -> bool:
    """The same of every live table of a database, with every event that was told and the state it led to."""
    with closing(files.open_read_only(path)) as con:
        same = [_replay_stored(loaded, history) for loaded, history in live_tables(con)]
    if not same:
        tell("replay-no-tables")
    return all(same)


def _replay_stored(loaded: Loaded, history: History) -> bool:
    record = loaded.record
    if record is None or record.game not in rooms():
        return True
    game = rooms()[record.game].game
    told = {n: [dict(one.body) for one in events] for n, events in groupby(history.events, key=lambda one: one.n)}
    state = game.upgrade(json.loads(record.state), record.version)
    started = replace(record, answers=[], standing={})
    found = compare(game, started, history.entries, history.openings, told=told, state=state)
    return _told(record.id, record.game, len(history.entries), found)


def _told(table: str, game: str, entries: int, found: list[Difference]) -> bool:
    if not found:
        tell("replay-same", table=table, game=game, entries=entries)
        return True
    tell("replay-differs", table=table, game=game)
    for n, ones in groupby(found, key=lambda one: one.n):
        typer.echo("  " + say("replay-entry", entry=n))
        for one in ones:
            typer.echo("    " + _line(one))
    return False


def _line(one: Difference) -> str:
    if one.rule:
        return say("replay-refused", rule=one.rule)
    return say("replay-field", where=one.where, was=_short(one.was), now=_short(one.now))


def _short(value: Any) -> str:
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"
