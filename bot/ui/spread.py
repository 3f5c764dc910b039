"""A decision that is answered again and again, a draft say: selects of whole acts, so that one choice is one act.

The tree of choices stays what it is: an option holds the values of one whole path, which is walked again when it is chosen.
"""

import json
from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from hashlib import sha256
from typing import Any, Protocol

from bot.i18n.languages import capital
from bot.kernel import walk
from bot.kernel.game import Action, Decision, Game, Picks, RuleViolation, Value, View
from bot.room import Room, Say
from bot.tables.look import Look
from bot.ui.controls import Menu, Option, Press, Style, Tree, press
from bot.ui.ids import ControlId
from bot.ui.limits import BUTTONS_A_ROW, SELECT_OPTIONS

__all__ = ["WHOLE", "Leap", "Spread", "leap_of", "path_of", "spread_of", "spread_rows", "whole_acts"]

WHOLE = "whole"
"""Begins the value of an option that holds a whole path."""
MOST_PATHS = 400  # of one select: pages beyond that nobody turns
MOST_MENUS = 4
_STEP = 100  # kinds of act in one game


class Spread(Protocol):
    """A room may have an attribute `spread` of this kind."""

    asks: frozenset[str]  # what decisions of this kind ask
    walked: frozenset[str]  # fields that are chosen step by step after the select: lists of several, of which no line could hold each

    def menu(self, kind: str) -> str:
        """Which select the acts of a kind stand in."""
        ...

    def placeholder(self, say: Say, menu: str) -> str: ...

    def label(self, say: Say, view: View, action: Action) -> str:
        """One whole act on one line, at most 100 characters."""
        ...

    def sameness(self, view: View, action: Action) -> Hashable:
        """What an act comes to: of several that come to the same the first is offered early, the others on later pages."""
        ...

    def is_final(self, view: View, action: Action) -> bool:
        """Whether the act can't be taken back: then it is shown first and declared by a second press."""
        ...


@dataclass(frozen=True, slots=True)
class Leap:
    """A whole path that was chosen at once; `stamp` is of the moment its control was drawn, so that two presses are one act (K7)."""

    values: tuple[Value, ...]
    stamp: int

    def once(self, decision: str) -> str:
        return f"{decision}.{self.stamp}.{json.dumps(self.values)}"


@dataclass
class _Laid:
    menus: dict[str, list[Picks]] = field(default_factory=dict[str, list[Picks]])
    buttons: list[str] = field(default_factory=list[str])


def spread_of(room: Room, decision: Decision) -> Spread | None:
    found: Spread | None = getattr(room, "spread", None)
    return found if found is not None and decision.ask in found.asks else None


def path_of(tree: Tree, spread: Spread, leap: Leap) -> Picks:
    """The path through the tree as it is now, up to what is walked; refuses the first value that isn't offered any more."""
    picks: Picks = ()
    for value in leap.values:
        choices = tree.next(picks)
        if choices is None:
            raise RuleViolation("LT-1")
        picks = (*picks, (choices.field, value))
        if not walk.is_offered(choices, value):
            raise tree.refused(picks)
    following = tree.next(picks)
    if following is not None and following.field not in spread.walked:
        raise RuleViolation("LT-1")
    return picks


# ---- as controls


def spread_rows(tree: Tree, spread: Spread, page: int = 0, beside: Sequence[Press] = ()) -> list[Sequence[Press] | Menu]:
    """A select for each group of kinds, a button for each kind that asks nothing more, and what stands beside them."""
    laid = _laid(tree, spread)
    stamp = _stamp(tree.look)
    rows: list[Sequence[Press] | Menu] = []
    for number, (menu, paths) in enumerate(list(laid.menus.items())[:MOST_MENUS]):
        start = page * SELECT_OPTIONS if page * SELECT_OPTIONS < len(paths) else 0
        options = [_option(tree, spread, picks) for picks in paths[start : start + SELECT_OPTIONS]]
        id = tree.id("choose", (stamp * _STEP + page) * MOST_MENUS + number)
        rows.append(Menu(id, spread.placeholder(tree.say, menu), options))
    kinds = _kinds(tree.look.game)
    presses = [
        Press(
            tree.label((), "kind", kind),
            tree.id("leap", stamp * _STEP + kinds.index(kind)),
            Style.success if spread.is_final(tree.view, _action(tree, (("kind", kind),))) else Style.secondary,
        )
        for kind in laid.buttons
    ]
    longest = max((len(paths) for paths in laid.menus.values()), default=0)
    if page:
        presses.append(press(tree.say, "button-previous", tree.id("page", page - 1)))
    if (page + 1) * SELECT_OPTIONS < longest:
        presses.append(press(tree.say, "ui-button-more", tree.id("page", page + 1)))
    presses += beside
    return [*rows, *(presses[start : start + BUTTONS_A_ROW] for start in range(0, len(presses), BUTTONS_A_ROW))]


def whole_acts(tree: Tree, spread: Spread) -> Iterator[Action]:
    """Every act that the selects and buttons offer, in their order: what a command suggests."""
    laid = _laid(tree, spread)
    for picks in (*(picks for paths in laid.menus.values() for picks in paths), *((("kind", kind),) for kind in laid.buttons)):
        yield _action(tree, picks)


def _laid(tree: Tree, spread: Spread) -> _Laid:
    laid = _Laid()
    choices = tree.next(())
    for kind in tree.spoken(choices) if choices is not None else ():
        paths = [picks for picks, _ in zip(_whole(tree, spread, (("kind", kind),)), range(MOST_PATHS), strict=False)]
        if paths and len(paths[0]) == 1:
            laid.buttons.append(str(kind))
        elif paths:
            laid.menus.setdefault(spread.menu(str(kind)), []).extend(paths)
    for paths in laid.menus.values():
        paths[:] = _first_of_each(tree, spread, paths)
    return laid


def _whole(tree: Tree, spread: Spread, picks: Picks) -> Iterator[Picks]:
    """Whole paths below `picks`; a list that may stay empty does, or there would be no end of them."""
    choices = tree.next(picks)
    if choices is None or choices.field in spread.walked:
        yield picks
        return
    if choices.form == "note":
        return
    values: tuple[Value, ...] = (None,) if choices.form == "list" and choices.stop else tree.spoken(choices)
    for value in values:
        yield from _whole(tree, spread, (*picks, (choices.field, value)))


def _first_of_each(tree: Tree, spread: Spread, paths: list[Picks]) -> list[Picks]:
    """Each act once: what comes to different things first, each by its shortest way, then the other ways to the same."""
    acts: set[str] = set()
    ways: dict[Hashable, list[Picks]] = {}
    for picks in paths:
        action = _action(tree, picks)
        if (mark := action.model_dump_json()) not in acts:
            acts.add(mark)
            ways.setdefault(spread.sameness(tree.view, action), []).append(picks)
    for same in ways.values():
        same.sort(key=lambda picks: sum(value is not None for _, value in picks))
    return [*(same[0] for same in ways.values()), *(picks for same in ways.values() for picks in same[1:])]


def _option(tree: Tree, spread: Spread, picks: Picks) -> Option:
    value = json.dumps([WHOLE, *(value for _, value in picks)], separators=(",", ":"), ensure_ascii=False)
    action = _action(tree, picks)
    numbers = tree.room.preview_text(tree.say, tree.view, tree.decision, action)
    return Option(spread.label(tree.say, tree.view, action), value, capital(numbers))


def _action(tree: Tree, picks: Picks) -> Action:
    return walk.build(tree.look.game, tree.decision, picks)


@cache
def _kinds(game: Game[Any, Any, Any]) -> tuple[str, ...]:
    """Every kind of act of the game, in an order that no moment changes: a button names its kind by its place here."""
    mapping: dict[str, Any] = walk.actions_of(game).json_schema().get("discriminator", {}).get("mapping", {})
    return tuple(sorted(mapping))


def _stamp(look: Look) -> int:
    """Of the table as it was drawn; tells nothing but that, since the chain's head stands in every receipt."""
    return int.from_bytes(sha256(look.head.encode()).digest()[:3], "big")


# ---- as they come back


def leap_of(id: ControlId, chosen: Any, tree: Tree) -> Leap:
    """What a button (`chosen` None) or an option meant; refuses with LT-1 what no control of ours sends."""
    page = id.page or 0
    match chosen:
        case None:
            stamp, place = divmod(page, _STEP)
            kinds = _kinds(tree.look.game)
            if place >= len(kinds):
                raise RuleViolation("LT-1")
            return Leap((kinds[place],), stamp)
        case [str(mark), *values] if mark == WHOLE and all(value is None or isinstance(value, str | int) for value in values):
            return Leap(tuple(values), page // (_STEP * MOST_MENUS))
        case _:
            raise RuleViolation("LT-1")
