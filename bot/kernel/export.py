"""A table as one JSON file that anybody can check, and the check itself (design, part 3).

Shape of the file: docs/export.schema.json. Entries stand in it as the very text that was hashed.
"""

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.kernel.canonical import canonical, sha256
from bot.kernel.change import Record
from bot.kernel.content import ContentFault
from bot.kernel.dice import Draw
from bot.kernel.game import Game
from bot.kernel.journal import GENESIS, Entry, Opening, head
from bot.kernel.mend import mend_faults
from bot.kernel.replay import Played, ReplayFault, effective, from_start, play_again
from bot.kernel.seal import seal_action, seal_joining, seal_note
from bot.kernel.table import UNDO, Table

FORMAT = "longtable/export/1"

AnyGame = Game[Any, Any, Any]


def export_ended(record: Record, entries: Sequence[Entry], openings: Sequence[Opening]) -> dict[str, Any]:
    """The whole file of a table that is over or abandoned: journal, openings, seed. Erased words are null.

    What a seat took back is never opened; its seal stands in the journal.
    """
    hidden = taken_back(openings)
    return {
        "format": FORMAT,
        "complete": True,
        "table": record.id,
        "game": record.game,
        "version": record.version,
        "head": head(record.hash),
        "seed": record.seed.hex(),
        "roll_seed": record.roll_seed.hex() if record.roll_seed else None,
        "entries": [{"text": entry.body.decode(), "hash": entry.hash} for entry in entries],
        "openings": [_opening_document(opening) for opening in openings if opening.n not in hidden],
    }


def taken_back(openings: Iterable[Opening]) -> set[int]:
    """Entries that an opened undo names."""
    return {one.body["of"] for one in openings if isinstance(one.body, dict) and one.body.get("kind") == UNDO}


def export_running(record: Record, entries: Sequence[Entry]) -> dict[str, Any]:
    """What may be handed out while the table runs: entry 0, and of later entries those that answer no secret decision.

    Who answered a secret decision, how often and when is nobody's business before the end. So later entries come without their
    number and the hash before them, which count what lies between, and the head is that of the last of them: a newer one would
    tell whoever asks again and again that somebody has changed an order.
    """
    open_entries = [entry for entry in entries if entry.kind != "act" or "action" in entry.facts]
    return {
        "format": FORMAT,
        "complete": False,
        "table": record.id,
        "game": record.game,
        "version": record.version,
        "head": head(open_entries[-1].hash if open_entries else record.hash),
        "seed": None,
        "roll_seed": None,
        "entries": [{"text": entry.body.decode(), "hash": entry.hash} for entry in open_entries if entry.n == 0],
        "openings": [],
        "shown": [{"at": entry.at, "kind": entry.kind, "facts": _shown_facts(entry)} for entry in open_entries if entry.n > 0],
    }


def _shown_facts(entry: Entry) -> dict[str, Any]:
    """The hash of a state would tell its secrets to whoever tries all there are: a class is one of three."""
    return {name: value for name, value in entry.facts.items() if entry.kind != "upgraded" or name != "state"}


def _opening_document(opening: Opening) -> dict[str, Any]:
    return {
        "n": opening.n,
        "kind": opening.kind,
        "seat": opening.seat,
        "decision": opening.decision,
        "body": opening.body,
        "salt": opening.salt.hex(),
        "seal": opening.seal,
        "origin": opening.origin,
    }


@dataclass(slots=True)
class Verdict:
    """What checking a file found. `faults` are (entry, message key) pairs; empty: everything holds."""

    table: str
    game: str
    complete: bool
    head: str
    entries: int = 0
    seals: int = 0  # opened and right
    erased: int = 0  # words that their author had erased; the seal still stands
    dice: list[tuple[int, Draw]] = field(default_factory=list[tuple[int, Draw]])
    replayed: bool = False
    faults: list[tuple[int, str]] = field(default_factory=list[tuple[int, str]])
    final: Table | None = None

    @property
    def holds(self) -> bool:
        return not self.faults


class UnreadableExport(Exception):
    """The file isn't an export: `key` says what is wrong."""

    def __init__(self, key: str, **facts: Any) -> None:
        super().__init__(key)
        self.key = key
        self.facts = facts


def verify(document: Mapping[str, Any], game_of: Callable[[str], AnyGame | None]) -> Verdict:
    """Checks chain, seed, seals and openings of a file, then plays it again with its own dice.

    `game_of` gives the rules by key; a version that isn't in the tree is checked but not replayed. Raises UnreadableExport.
    """
    entries, openings = read_export(document)
    verdict = Verdict(document["table"], document["game"], document["complete"], document["head"], entries=len(entries))
    if not verdict.complete:
        return verdict
    _check_chain(verdict, entries)
    if entries:
        _check_names(verdict, document, entries[0])
        _check_seed(verdict, document, entries[0])
    _check_seals(verdict, entries, openings)
    game = game_of(verdict.game)
    if verdict.holds and game is not None and entries and game.version == entries[0].facts["version"]:
        _replay(verdict, document, game, entries, openings)
    return verdict


def read_export(document: Mapping[str, Any]) -> tuple[list[Entry], list[Opening]]:
    """Entries and openings of a file, unchecked. Raises UnreadableExport."""
    if document.get("format") != FORMAT:
        raise UnreadableExport("verify-not-an-export")
    try:
        for name in ("table", "game", "version", "complete", "head", "seed", "roll_seed"):
            document[name]
        return [_read_entry(one["text"]) for one in document["entries"]], [_read_opening(one) for one in document["openings"]]
    except (KeyError, TypeError, ValueError) as fault:
        raise UnreadableExport("verify-damaged") from fault


def _read_entry(text: str) -> Entry:
    body = text.encode()
    _, _, n, at, kind, facts = json.loads(text)
    return Entry(n, kind, at, facts, body, sha256(body))


def _read_opening(one: Mapping[str, Any]) -> Opening:
    return Opening(
        one["n"],
        one["kind"],
        one["seat"],
        one["decision"],
        one["body"],
        bytes.fromhex(one["salt"]),
        one["seal"],
        one["origin"],
        opened=True,
    )


def _check_chain(verdict: Verdict, entries: Sequence[Entry]) -> None:
    previous = GENESIS
    for n, entry in enumerate(entries):
        claimed = json.loads(entry.body)[1]
        if entry.n != n:
            verdict.faults.append((n, "verify-gap"))
            return
        if claimed != previous:
            verdict.faults.append((n, "verify-chain"))
            return
        previous = entry.hash
    if head(previous) != verdict.head:
        verdict.faults.append((len(entries) - 1, "verify-head"))


def _check_names(verdict: Verdict, document: Mapping[str, Any], first: Entry) -> None:
    if any(document[name] != first.facts[name] for name in ("table", "game", "version")):
        verdict.faults.append((0, "verify-names"))


def _check_seed(verdict: Verdict, document: Mapping[str, Any], first: Entry) -> None:
    for name in ("seed", "roll_seed"):
        told = document[name]
        if (sha256(bytes.fromhex(told)) if told else None) != first.facts[name]:
            verdict.faults.append((0, "verify-seed"))


def _check_seals(verdict: Verdict, entries: Sequence[Entry], openings: Sequence[Opening]) -> None:
    opened = {(one.n, one.kind, one.seal) for one in openings}
    actions = {one.n: json.dumps(one.body) for one in openings if one.kind == "action"}
    for one in openings:
        if not _is_promised(one, entries, actions):
            verdict.faults.append((one.n, "verify-seal"))
        elif not one.seal:
            continue
        elif one.body is None and one.kind == "note":
            verdict.erased += 1
        elif _seal_of(verdict.table, one) == one.seal:
            verdict.seals += 1
        else:
            verdict.faults.append((one.n, "verify-seal"))
    hidden = taken_back(openings)
    for entry in entries:
        if entry.n in hidden:
            continue
        seals = [("action", entry.facts["seal"])] if entry.kind == "act" and "seal" in entry.facts else []
        if entry.kind == "opened":
            seals = [("joining", seat["seal"]) for seat in entry.facts["seats"] if "seal" in seat]
        if any((entry.n, kind, seal) not in opened for kind, seal in seals):
            verdict.faults.append((entry.n, "verify-unopened"))
    verdict.faults += [(n, "verify-mend") for n in mend_faults(entries, openings)]


def _is_promised(one: Opening, entries: Sequence[Entry], actions: Mapping[int, str]) -> bool:
    """Whether the journal itself holds this opening: another one, sealed by whoever made the file, would be played in its place."""
    if not 0 <= one.n < len(entries):
        return False
    facts = entries[one.n].facts
    if not one.seal:
        return one.kind == "action" and canonical("", one.body) == canonical("", facts.get("action"))
    if one.kind == "note":
        return one.seal in json.dumps(facts) + actions.get(one.n, "")
    return one.seal in (facts.get("seal"), *(seat.get("seal") for seat in facts.get("seats", ())))


def _seal_of(table: str, one: Opening) -> str:
    if isinstance(one.body, str):
        return seal_note(table, one.decision, one.seat, one.body, one.salt)
    body: dict[str, Any] = one.body or {}
    if one.kind == "joining":
        return seal_joining(table, one.seat, body, one.salt)
    return seal_action(table, one.decision, one.seat, body, one.salt)


def _replay(verdict: Verdict, document: Mapping[str, Any], game: AnyGame, entries: Sequence[Entry], openings: Sequence[Opening]) -> None:
    record = record_from(document, entries[0], openings)
    live = effective(played(entries, openings))
    try:
        table = from_start(game, record, entries[0])
        play_again(table, live[1:])
    except ReplayFault as fault:
        verdict.faults.append((fault.n, "verify-replay"))
        return
    except ContentFault:
        verdict.faults.append((0, "verify-content"))
        return
    verdict.dice, verdict.replayed, verdict.final = table.change.draws, True, table


def played(entries: Iterable[Entry], openings: Iterable[Opening]) -> list[Played]:
    """Entries with the actions that their seals hide."""
    actions = {one.n: one for one in openings if one.kind == "action"}
    return [
        Played(entry, actions[entry.n].body, actions[entry.n].origin)  # pyright: ignore[reportArgumentType]
        if entry.n in actions
        else Played(entry, entry.facts.get("action"))
        for entry in entries
    ]


def record_from(document: Mapping[str, Any], first: Entry, openings: Iterable[Opening]) -> Record:
    """The table's record as it was at the start, from entry 0 and what it sealed."""
    hidden = {one.seat: one.body for one in openings if one.kind == "joining" and isinstance(one.body, dict)}
    seats = [
        {name: value for name, value in seat.items() if name != "seal"} | hidden.get(k, {}) for k, seat in enumerate(first.facts["seats"])
    ]
    seed = bytes.fromhex(document["seed"])
    roll_seed = bytes.fromhex(document["roll_seed"]) if document["roll_seed"] else None
    return Record(
        id=first.facts["table"],
        game=first.facts["game"],
        version=first.facts["version"],
        options=first.facts["options"],
        seats=seats,
        seed=seed,
        state=b"",
        base=b"",
        base_n=0,
        n=0,
        hash=first.hash,
        roll_seed=roll_seed,
    )
