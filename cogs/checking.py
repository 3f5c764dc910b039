"""Checking what is public of a running table, and what its dice looked like (lesson A18)."""

import json
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any, Final

from bot.i18n.languages import lang_of
from bot.kernel.canonical import sha256
from bot.kernel.dice import Draw
from bot.kernel.journal import GENESIS, Entry, Opening
from bot.kernel.seal import seal_action, seal_joining, seal_note
from bot.room import Say
from bot.store.rows import History
from cogs.figures import decimal

__all__ = ["Checked", "check_running", "dice_lines"]

SHOWN_FACES: Final = 12
"""Of a die with more faces only count and mean are told."""


@dataclass(slots=True)
class Checked:
    """`faults` are (entry, message key)."""

    seals: int = 0
    faults: list[tuple[int, str]] = field(default_factory=list[tuple[int, str]])


def check_running(table: str, last: str, history: History) -> Checked:
    """The chain up to `last` (the hash that stands with the table), and the seals that are open."""
    found = Checked()
    previous = GENESIS
    for n, entry in enumerate(history.entries):
        fault = _fault_of(entry, n, previous)
        if fault:
            found.faults.append((n, fault))
            return found
        previous = entry.hash
    if previous != last:
        found.faults.append((len(history.entries) - 1, "verify-head"))
    for one in history.openings:
        if not one.opened or not one.seal or one.body is None:
            continue
        if _seal_of(table, one) == one.seal:
            found.seals += 1
        else:
            found.faults.append((one.n, "verify-seal"))
    return found


def _fault_of(entry: Entry, n: int, previous: str) -> str:
    if entry.n != n:
        return "verify-gap"
    stated: Any = json.loads(entry.body)[1]
    return "verify-chain" if stated != previous or sha256(entry.body) != entry.hash else ""


def _seal_of(table: str, one: Opening) -> str:
    match one.body:
        case str(words):
            return seal_note(table, one.decision, one.seat, words, one.salt)
        case dict(body) if one.kind == "joining":
            return seal_joining(table, one.seat, body, one.salt)
        case dict(body):
            return seal_action(table, one.decision, one.seat, body, one.salt)
        case None:
            return ""


def dice_lines(say: Say, dice: Sequence[tuple[int, Draw]]) -> Iterator[str]:
    """How often each face fell, by the size of the die, and the mean beside the expected one."""
    for faces, values in sorted(_by_size(dice).items()):
        counts = Counter(values)
        told = ", ".join(f"{face}: {counts[face]}" for face in range(1, faces + 1)) if faces <= SHOWN_FACES else "…"
        mean, expected = Fraction(sum(values), len(values)), Fraction(faces + 1, 2)
        lang = lang_of(say.lang)
        yield say(
            "verify-dice", faces=str(faces), count=len(values), mean=decimal(lang, mean), expected=decimal(lang, expected), counts=told
        )


def _by_size(dice: Sequence[tuple[int, Draw]]) -> dict[int, list[int]]:
    """Faces of dice only: what was drawn by lot is counted from 0, so a reason with a 0 among its draws is no die."""
    drawn = {draw.label for _, draw in dice if 0 in draw.values}
    sizes: defaultdict[int, list[int]] = defaultdict(list)
    for _, draw in dice:
        if draw.label not in drawn and draw.faces > 1 and draw.values:
            sizes[draw.faces] += draw.values
    return dict(sizes)
