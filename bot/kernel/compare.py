"""A journal under the rules in the tree, held against what was told when it was written: what a new version would change."""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, cast

from pydantic import ValidationError

from bot.kernel.change import Record, encode
from bot.kernel.export import played
from bot.kernel.game import Game
from bot.kernel.journal import Entry, Opening
from bot.kernel.replay import Played, ReplayFault, effective, from_start, play_again
from bot.kernel.table import Table

__all__ = ["Difference", "compare", "differing"]

AnyGame = Game[Any, Any, Any]
Told = Mapping[int, Sequence[Mapping[str, Any]]]
GONE = "—"  # where one side has nothing


@dataclass(frozen=True, slots=True)
class Difference:
    """At entry `n`: `where` (an event's or the state's field) was `was` and would be `now`; `rule`: the entry is refused by it."""

    n: int
    where: str
    was: Any = None
    now: Any = None
    rule: str = ""


def compare(
    game: AnyGame,
    record: Record,
    entries: Sequence[Entry],
    openings: Sequence[Opening],
    *,
    told: Told | None = None,
    state: Mapping[str, Any] | None = None,
) -> list[Difference]:
    """Everything that would come out otherwise; `told` (events by entry) and `state` are known of a stored table only.

    Replaying stops at the first entry that isn't legal any more: what follows would be another game.
    """
    live = effective(played(entries, openings))
    try:
        table = from_start(game, record, entries[0])
    except (ValidationError, KeyError) as fault:
        return [Difference(0, type(fault).__name__, rule="LT-1")]
    found: list[Difference] = []
    refused = _play(table, live[1:])
    counted = {one.entry.n for one in live if refused is None or one.entry.n < refused.n}
    if told is not None:
        found += _events(table, told, counted)
    if refused is not None:
        return [*found, refused]
    if state is not None:
        found += differing(entries[-1].n, "state", state, json.loads(encode(table.state)))
    return found


def _play(table: Table, live: Sequence[Played]) -> Difference | None:
    try:
        play_again(table, live)
    except ReplayFault as fault:
        return Difference(fault.n, "", rule=str(fault).partition(": ")[2])
    return None


def _events(table: Table, told: Told, counted: set[int]) -> Iterator[Difference]:
    now: dict[int, list[dict[str, Any]]] = {}
    for one in table.change.events:
        now.setdefault(one.n, []).append(one.event.model_dump(mode="json"))
    for n in sorted(counted):
        was, is_ = list(told.get(n, ())), now.get(n, [])
        for k in range(max(len(was), len(is_))):
            yield from _event(n, was[k] if k < len(was) else None, is_[k] if k < len(is_) else None)


def _event(n: int, was: Mapping[str, Any] | None, now: Mapping[str, Any] | None) -> Iterator[Difference]:
    if was is None or now is None or was["kind"] != now["kind"]:
        yield Difference(n, "event", was["kind"] if was else GONE, now["kind"] if now else GONE)
        return
    yield from differing(n, was["kind"], was, now)


def differing(n: int, where: str, was: Any, now: Any) -> Iterator[Difference]:
    """Field by field, down to the values that differ."""
    if isinstance(was, Mapping) and isinstance(now, Mapping):
        left, right = cast("Mapping[str, Any]", was), cast("Mapping[str, Any]", now)
        for name in [*left, *(name for name in right if name not in left)]:
            yield from differing(n, f"{where}.{name}", left.get(name, GONE), right.get(name, GONE))
    elif isinstance(was, list) and isinstance(now, list) and len(cast("list[Any]", was)) == len(cast("list[Any]", now)):
        for k, (one, other) in enumerate(zip(cast("list[Any]", was), cast("list[Any]", now), strict=True)):
            yield from differing(n, f"{where}[{k}]", one, other)
    elif was != now:
        yield Difference(n, where, was, now)
