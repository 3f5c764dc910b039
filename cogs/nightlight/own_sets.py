"""The sets of cards that a night may be played with: the one that ships, an owner's own, and those that nights have begun with.

A night that begins with an own set is bound to it as it is then, by its seal ("my-set@0123456789ab"); its files go into the night's
first journal entry, so that they travel with exports and backups, and a set that is changed or gone later changes no night (NL-CON-b).
"""

from collections import OrderedDict
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from bot.kernel.content import ContentFault
from bot.kernel.game import RuleViolation
from cogs.nightlight import library
from cogs.nightlight.card_faults import card_fault
from cogs.nightlight.rules.cards import CardSet

__all__ = ["BUILT_IN", "bound_name", "content_of", "keep_sets_in", "lacks", "learn", "plain_set_name", "set_named", "set_names"]

BUILT_IN = "built_in"
LARGEST = 400_000  # characters of all files together
VISITORS = 8

_sets: dict[str, Path] = {}
_kept: dict[str, CardSet] = {}  # by seal: of nights that are played here
_visiting: OrderedDict[str, CardSet] = OrderedDict()  # by seal: of exports that were checked lately


def set_named(name: str) -> CardSet:
    """Raises RuleViolation(NL-CON-b) for a set that isn't there, and names it."""
    if name == BUILT_IN:
        return library.cards()
    plain, _, seal = name.partition("@")
    if seal:
        found = _kept.get(seal) or _visiting.get(seal)
        if found is not None:
            return found
    if plain not in _sets:
        raise RuleViolation("NL-CON-b", cards=name[:40], known=", ".join((BUILT_IN, *set_names())))
    found = library.own_cards(_sets[plain])
    if seal and found.seal != seal:
        raise RuleViolation("NL-CON-b", key="refused-NL-CON-b-changed", cards=plain[:40], seal=seal)
    return found


def set_names() -> tuple[str, ...]:
    """The names of the owner's own sets."""
    return tuple(sorted(_sets))


def plain_set_name(name: str) -> str:
    """As a table chooses it, without the seal."""
    return name.partition("@")[0]


def keep_sets_in(folder: Path) -> None:
    """Each folder inside `folder` is an own set of that name; all are read and judged. Raises ContentFault."""
    library.own_cards.cache_clear()
    found = {one.name: one for one in sorted(folder.iterdir()) if one.is_dir()} if folder.is_dir() else {}
    if not found:
        raise card_fault(str(folder), 0, "no-sets")
    for one in found.values():
        library.own_cards(one)
    _sets.clear()
    _sets.update(found)


# ---- a night's own copy


def bound_name(name: str) -> str:
    """The set as it is now, by name and seal; one that is only known from a night stays what it was. Raises as `set_named` does."""
    plain = plain_set_name(name)
    if plain == BUILT_IN or (plain not in _sets and "@" in name):
        set_named(name)
        return name
    return f"{plain}@{set_named(plain).seal}"


def content_of(name: str) -> Mapping[str, Any] | None:
    """The files of an own set for a night's first entry, the shipped ones below them; None for the set that ships."""
    if name == BUILT_IN:
        return None
    cards = set_named(name)
    _kept[cards.seal] = cards
    return {"cards": cards.seal, "files": [list(one) for one in cards.files]}


def learn(content: Mapping[str, Any], *, keep: bool) -> None:
    """Takes in what `content_of` gave, of a night that is played here (`keep`) or of an export. Raises ContentFault.

    The seal is made anew from the cards: content that isn't what it says is another set, which no night names.
    """
    seal, files = content.get("cards"), content.get("files")
    if seal in _kept or (seal in _visiting and not keep):
        return
    cards = library.read_files(_files(files))
    if keep:
        _kept[cards.seal] = cards
        return
    _visiting[cards.seal] = cards
    while len(_visiting) > VISITORS:
        _visiting.popitem(last=False)


def lacks(name: str) -> str:
    """The name of the set if it isn't to be had, else nothing."""
    try:
        set_named(name)
    except (RuleViolation, ContentFault):
        return plain_set_name(name)
    return ""


def _files(files: Any) -> library.Files:
    pairs = files if isinstance(files, list) else []
    found = tuple((one[0], one[1]) for one in pairs if isinstance(one, list) and len(one) == 2 and all(isinstance(x, str) for x in one))
    if not found or len(found) < len(pairs) or sum(len(text) for _, text in found) > LARGEST:
        raise card_fault("-", 0, "no-files")
    return found
