"""verify, replay, export, backup, restore: what is kept."""

import json
from contextlib import closing
from itertools import groupby
from pathlib import Path
from typing import Annotated, Any

import typer
from discord.utils import utcnow

from bot.cli.bot_commands import ConfigPath
from bot.cli.marks import unmarked
from bot.cli.on_version import replay_database, replay_file
from bot.cli.speech import one_sentence, refuse, say, speech, tell
from bot.config import load
from bot.games import rooms
from bot.kernel.export import UnreadableExport, Verdict
from bot.kernel.export import verify as verify_export
from bot.kernel.game import END, EVERYONE
from bot.store import files
from bot.store.protocol import StoreFault
from bot.store.reading import read_table
from bot.tables.export import export_document

FilePath = Annotated[Path, typer.Argument(help="An exported table (JSON).")]


def _read(path: Path) -> dict[str, Any]:
    try:
        document = json.loads(path.read_text(encoding="utf-8"))
    except (UnicodeDecodeError, json.JSONDecodeError):
        refuse(_of(path, say("verify-damaged")))
    return document if isinstance(document, dict) else {}


def _verdict(path: Path) -> Verdict:
    document = _read(path)
    try:
        return verify_export(document, lambda key: rooms()[key].game if key in rooms() else None)
    except UnreadableExport as fault:
        refuse(_of(path, say(fault.key)))


def _of(path: Path, sentence: str) -> str:
    """What is said of one file names it, so that several answers can be told apart."""
    return f"{path}: {sentence}"


def verify(file: FilePath) -> None:
    """Check chain, seals, seed and dice of an exported table, offline."""
    with one_sentence():
        verdict = _verdict(file)
        if not verdict.complete:
            typer.echo(_of(file, say("verify-running", head=verdict.head)))
            return
        _tell_faults(file, verdict)
        if not verdict.holds:
            raise typer.Exit(1)
        holds = say(
            "verify-holds",
            table=verdict.table,
            entries=verdict.entries,
            seals=verdict.seals,
            erased=verdict.erased,
            dice=sum(len(draw.values) for _, draw in verdict.dice),
            head=verdict.head,
            replayed=verdict.replayed,
        )
        typer.echo(_of(file, holds))


def _tell_faults(file: Path, verdict: Verdict) -> None:
    for n, key in verdict.faults:
        typer.echo(_of(file, say("verify-fault", entry=str(n), what=say(key))))


def replay(
    file: Annotated[Path | None, typer.Argument(help="An exported table (JSON).")] = None,
    on_version: Annotated[bool, typer.Option("--on-version", help="Say what the rules of this version would do otherwise.")] = False,
    database: Annotated[Path | None, typer.Option(help="With --on-version: every live table of this copy of a database.")] = None,
) -> None:
    """Play an exported table again and tell its story; or compare it with the rules of this version (exit 1: they differ)."""
    with one_sentence():
        if (file is None) == (database is None) or (database is not None and not on_version):
            refuse(say("replay-what"))
        if database is not None:
            same = replay_database(database)
        elif file is not None and on_version:
            same = replay_file(file, _read(file))
        else:
            assert file is not None
            same = True
            _tell_story(file)
    if not same:
        raise typer.Exit(1)


def _tell_story(file: Path) -> None:
    """What everybody was told and, at the end, the whole reckoning; it holds what was told to one seat alone, with its name."""
    verdict = _verdict(file)
    if verdict.final is None:
        _tell_faults(file, verdict)
        refuse(_of(file, say("verify-not-replayed")))
    room = rooms()[verdict.game]
    view = room.game.view(verdict.final.state, None)
    open_to_all = [one for one in verdict.final.change.events if one.event.audience in (EVERYONE, END)]
    for _, entry in groupby(open_to_all, key=lambda one: one.n):
        for paragraph in room.narrate(speech(), view, [one.event for one in entry], {}):
            typer.echo(unmarked(paragraph) + "\n")
    outcome = verdict.final.outcome
    if outcome is not None:
        typer.echo(unmarked(room.outcome_text(speech(), view, outcome, {})))


def export(
    table: Annotated[str, typer.Argument(help="The table's id.")],
    to: Annotated[Path | None, typer.Option(help="File to write; printed otherwise.")] = None,
    config: ConfigPath = None,
) -> None:
    """Write a table as one JSON file (while it runs: only what is public)."""
    with one_sentence(), closing(files.open_read_only(path := load(config).database)) as connection:
        found = read_table(connection, table)
        document = export_document(*found, utcnow()) if found else None
        if document is None:
            refuse(say("cli-table-unknown", table=table[:40], path=str(path)))
        text = json.dumps(document, ensure_ascii=False, indent=1)
        if to is None:
            typer.echo(text)
        else:
            to.write_text(text, encoding="utf-8")
            tell("cli-exported", path=str(to))


def backup(target: Annotated[Path, typer.Argument(help="The copy to make.")], config: ConfigPath = None) -> None:
    """Make a checked copy of the database, also while the bot runs."""
    with one_sentence(), closing(files.open_read_only(load(config).database)) as connection:
        files.backup(connection, target)
        tell("cli-backed-up", path=str(target))


def restore(source: Annotated[Path, typer.Argument(help="A copy made by backup.")], config: ConfigPath = None) -> None:
    """Put a copy back; every live table then waits for its GM, and says that it was set back."""
    with one_sentence():
        at = int(utcnow().timestamp() * 1000)
        source.open("rb").close()  # a copy that isn't there is no missing database
        try:
            parked = files.restore(source, load(config).database, at=at)
        except StoreFault as fault:
            if (fault.key, fault.facts.get("path")) == ("store-damaged", str(source)):
                refuse(say("cli-copy-damaged", path=str(source), reason=str(fault.facts["reason"])))
            raise
        tell("cli-restored", path=str(source), tables=len(parked))
