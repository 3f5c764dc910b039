"""The position of content part 8.4, as views.

G1 Holmes 3, G2 Robin 2, G3 Quixote down, G4 Alice 1; E1 Dracula 3, E2 Yaga 1, E3 Koschei down, E4 dead."""

from collections.abc import Sequence
from typing import Any

from bot.kernel.game import Action, Decision
from bot.room import Reading
from cogs.arena.rules.actions import Attack, Conduct, Curse, Hail, Heal, Unclear
from cogs.arena.rules.options import ArenaOptions
from cogs.arena.rules.words import ABILITIES, DIE, Cls, status_of
from cogs.arena.view import ArenaView, Line, Own

HOLMES, ROBIN, QUIXOTE, ALICE, DRACULA, YAGA, KOSCHEI, MEPHISTO = range(8)

PEOPLE: Sequence[dict[str, Any]] = (
    {
        "tag": "G1",
        "team": "good",
        "name": "Sherlock Holmes",
        "name_ru": "Шерлок Холмс",
        "aliases": ("Holmes", "Sherlock", "Холмс"),
        "gender": "m",
        "accusative": ("Холмса",),
        "dative": ("Холмсу",),
    },
    {
        "tag": "G2",
        "team": "good",
        "name": "Robin Hood",
        "name_ru": "Робин Гуд",
        "aliases": ("Robin", "Робин"),
        "gender": "m",
        "accusative": ("Робин Гуда",),
        "dative": ("Робин Гуду",),
    },
    {
        "tag": "G3",
        "team": "good",
        "name": "Don Quixote",
        "name_ru": "Дон Кихот",
        "aliases": ("Quixote", "Кихот"),
        "gender": "m",
        "accusative": ("Дон Кихота",),
        "dative": ("Дон Кихоту",),
    },
    {
        "tag": "G4",
        "team": "good",
        "name": "Alice",
        "name_ru": "Алиса",
        "aliases": (),
        "gender": "f",
        "accusative": ("Алису",),
        "dative": ("Алисе",),
    },
    {
        "tag": "E1",
        "team": "evil",
        "name": "Count Dracula",
        "name_ru": "Граф Дракула",
        "aliases": ("Dracula", "Дракула"),
        "gender": "m",
        "accusative": ("Дракулу",),
        "dative": ("Дракуле",),
    },
    {
        "tag": "E2",
        "team": "evil",
        "name": "Baba Yaga",
        "name_ru": "Баба-Яга",
        "aliases": ("Yaga", "Яга"),
        "gender": "f",
        "accusative": ("Бабу-Ягу", "Ягу"),
        "dative": ("Бабе-Яге", "Яге"),
    },
    {
        "tag": "E3",
        "team": "evil",
        "name": "Koschei the Deathless",
        "name_ru": "Кощей Бессмертный",
        "aliases": ("Koschei", "Кощей"),
        "gender": "m",
        "accusative": ("Кощея",),
        "dative": ("Кощею",),
    },
    {
        "tag": "E4",
        "team": "evil",
        "name": "Mephistopheles",
        "name_ru": "Мефистофель",
        "aliases": ("Mephisto",),
        "gender": "m",
        "accusative": ("Мефистофеля",),
        "dative": ("Мефистофелю",),
    },
)
HEALTH = (3, 2, 0, 1, 3, 1, 0, -1)
CLASSES: tuple[Cls, ...] = ("conductor", "drummer", "vocal", "vocal", "drummer", "vocal", "conductor", "drummer")


def line(seat: int, health: int, **changed: Any) -> Line:
    facts = {
        "seat": seat,
        "legend": "",
        "character": None,
        "scripted": False,
        "health": "dead" if health < 0 else health,
        "status": status_of(health),
        "back": False,
        "removed": False,
        "net": None,
        "trace": (3, health),
        "statuses": ("standing", status_of(health)),
    }
    return Line.model_validate({**facts, **PEOPLE[seat], **changed})


def view_of(
    seat: int | None, *, health: Sequence[int] = HEALTH, classes: Sequence[Cls] = CLASSES, lines: Sequence[Line] = (), **options: Any
) -> ArenaView:
    lines = tuple(lines) or tuple(line(number, points) for number, points in enumerate(health))
    you = None
    if seat is not None:
        cls = classes[seat]
        can_act = lines[seat].status == "standing" or (lines[seat].status == "down" and cls == "drummer")
        you = Own(seat=seat, cls=cls, die=DIE[cls], abilities=ABILITIES[cls], can_act=can_act, last=None, missed=0, vote="", posted=False)
    return ArenaView(
        options=ArenaOptions(**options),
        round=3,
        lines=lines,
        asked=sum(one.status != "dead" for one in lines),
        quiet=0,
        sums=(),
        dry=(("good", 0), ("evil", 0)),
        healing_seen=(),
        posts=(),
        you=you,
    )


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
