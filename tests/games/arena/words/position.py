"""The position of content part 8.4, as views.

G1 Holmes 3, G2 Robin 2, G3 Quixote down, G4 Alice 1; E1 Dracula 3, E2 Yaga 1, E3 Koschei down, E4 dead."""

from collections.abc import Mapping, Sequence
from typing import Any

from bot.kernel.game import Action, Decision
from bot.room import Reading
from cogs.arena.library import figure
from cogs.arena.rules.actions import Attack, Conduct, Curse, Hail, Heal, Unclear
from cogs.arena.rules.options import ArenaOptions
from cogs.arena.rules.setup import new_battle
from cogs.arena.rules.state import ArenaState
from cogs.arena.rules.words import Cls
from cogs.arena.view import ArenaView, build_view

HOLMES, ROBIN, QUIXOTE, ALICE, DRACULA, YAGA, KOSCHEI, MEPHISTO = range(8)

FIGURES = ("holmes", "robin", "quixote", "alice", "dracula", "yaga", "koschei", "mephistopheles")
HEALTH = (3, 2, 0, 1, 3, 1, 0, -1)
CLASSES: tuple[Cls, ...] = ("conductor", "drummer", "vocal", "vocal", "drummer", "vocal", "conductor", "drummer")
People = Mapping[int, Mapping[str, Any]]


def state_of(health: Sequence[int] = HEALTH, classes: Sequence[Cls] = CLASSES, people: People | None = None, **options: Any) -> ArenaState:
    """Round 3. `people`: by seat, what differs from the default character."""
    keys = FIGURES[: len(health)]
    joinings = [
        figure(key).joining(cls).model_copy(update=(people or {}).get(seat, {}))
        for seat, (key, cls) in enumerate(zip(keys, classes, strict=False))
    ]
    state = new_battle(ArenaOptions(**options), joinings)
    state.round = 3
    for one, points in zip(state.characters, health, strict=True):
        one.health, one.trace = points, [3, points]
    return state


def named(name: str, name_ru: str = "", **more: Any) -> dict[str, Any]:
    """Somebody whom a player brought, without forms."""
    return {"name": name, "name_ru": name_ru, "aliases": (), "accusative": (), "dative": (), "gender": "n", "character": None, **more}


def view_of(seat: int | None, health: Sequence[int] = HEALTH, people: People | None = None, **options: Any) -> ArenaView:
    return build_view(state_of(health, people=people, **options), seat)


def order_of(seat: int) -> Decision:
    return Decision(id=f"r3.order.s{seat}", asked=(seat,), ask="order", secret=True)


def told(reading: Reading, view: ArenaView) -> str:
    """A reading in one line: `attack E1 furious`, `! ARENA-ATTACK-a (attack, furious)`, `? arena-ask-near: attack E1 balanced`."""
    if reading.action:
        return short(reading.action, view)
    offered = ", ".join(short(candidate.action, view) for candidate in reading.candidates)
    kept = f" ({short(reading.keep, view)})" if reading.keep else ""
    if reading.refusal:
        return f"! {reading.refusal.rule}{kept}"
    return f"? {reading.question.removeprefix('arena-ask-')}{kept}" + (f": {offered}" if offered else "")


def short(action: Action, view: ArenaView) -> str:
    match action:
        case Attack(target=target, stance=stance):
            return f"attack {view.line(target).tag} {stance}"
        case Hail(number=number, stance="none"):
            return f"hail {number}"
        case Hail(number=number, stance=stance):
            return f"hail {number} {stance}"
        case Heal(target=target) | Curse(target=target):
            return f"{action.kind} {view.line(target).tag}"
        case Conduct(helps=helps):
            return " + ".join(f"{ability} {view.line(target).tag}" for ability, target in helps)
        case Unclear(verb=verb, named=named, stance=stance, clear=clear, clear_target=target):
            also = f"{clear} {view.line(target).tag}" if clear and target is not None else None
            return " ".join(part for part in ("unclear", verb, *(view.line(seat).tag for seat in named), stance, also) if part)
        case _:
            return action.kind
