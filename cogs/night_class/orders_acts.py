"""From one clause to an act on a sheet: what was named is taken as named, what was left open is filled where only one thing fits."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from bot.kernel import walk
from bot.kernel.game import Action, Picks, Value
from cogs.night_class.orders_meaning import Clause
from cogs.night_class.rules.actions import ACTION, Commit, Decline, Undo
from cogs.night_class.rules.choosing import faces, hero_choices
from cogs.night_class.rules.night import Night
from cogs.night_class.rules.sheet import Sheet
from cogs.night_class.rules.training import FIRST

__all__ = ["Meant", "fits", "meant_by"]

MOST = 15  # readings of a question back
TARGETED = ("target", "second_target")


@dataclass(frozen=True, slots=True)
class Meant:
    """The readings of a clause: one is an act, several a question, none is no act at all (`asks` says what is missing)."""

    actions: Sequence[Action] = ()
    asks: str = ""


def meant_by(clause: Clause, night: Night, sheet: Sheet, decision: str) -> Meant:
    """What a clause of a Hero turn means on `sheet`."""
    match clause.verb:
        case "undo":
            return Meant([Undo(decision=decision)])
        case "decline":
            return Meant([Decline(decision=decision)])
        case "commit":
            return Meant([_commit(clause, decision)])
        case _:
            pass
    kind = _kind(clause, night, sheet)
    if not kind:
        return Meant(asks="night-class-ask-act")
    said = _said(clause, kind, night, sheet)
    if said is None:
        return Meant(asks=f"night-class-ask-{kind}")
    return _filled(kind, said, night, sheet, decision)


def _commit(clause: Clause, decision: str) -> Commit:
    """ "commit, Shapeshift against Twister": each enemy belongs to the ability named before it."""
    answers: dict[str, str] = {}
    fields = {"shapeshift": "shapeshift", "shrug_off": "shrug"}
    now = ""
    for keys in clause.names:
        abilities = [key for of, key in keys if of == "ability" and key in fields]
        villains = [key for of, key in sorted(keys) if of == "enemy" and key != "thugs"]
        if abilities:
            now = fields[abilities[0]]
        elif villains and now:
            answers[now] = villains[0]
    for space, field in zip(
        clause.spaces, [field for field in fields.values() if field not in answers and _asks(clause, field)], strict=False
    ):
        answers[field] = space
    return Commit(decision=decision, shapeshift=answers.get("shapeshift"), shrug=answers.get("shrug"))


def _asks(clause: Clause, field: str) -> bool:
    return any(key in ("shapeshift", "shrug_off") and (key == "shrug_off") == (field == "shrug") for key in clause.of("ability"))


def _kind(clause: Clause, night: Night, sheet: Sheet) -> str:
    """What is done, by the verb or by what it is done to."""
    if clause.verb == "use":
        return "chain" if _is_chained(clause, sheet) else "activate"
    if clause.verb in ("move", "train", "punch", "interact"):
        return clause.verb
    if abilities := clause.of("ability"):
        if _is_chained(clause, sheet):
            return "chain"
        return "activate" if abilities[0] in sheet.unlocked else "train"
    if clause.of("track"):
        return "train"
    if clause.of("enemy"):
        return "punch"
    if clause.of("site", "kind"):
        return "interact"
    if not clause.spaces:
        return ""
    space = clause.spaces[-1]
    if space in {night.ground.home(enemy) for enemy in sheet.enemies()}:
        return "punch"
    return "interact" if space in night.sites else "move"


def _is_chained(clause: Clause, sheet: Sheet) -> bool:
    return not clause.dice and (clause.then or bool(sheet.chain))


def _said(clause: Clause, kind: str, night: Night, sheet: Sheet) -> dict[str, Any] | None:
    """The fields that are named; None where there are no words for the first thing that a kind needs."""
    said: dict[str, Any] = {}
    if clause.dice and kind != "chain":
        said["die"] = clause.dice[0]
        if kind == "move" and len(clause.dice) > 1:
            said["second_die"] = clause.dice[1]
    match kind:
        case "move":
            if not clause.spaces:
                return None
            said |= _walk(clause)
        case "train":
            if not (hex := _hex(clause, sheet)):
                return None
            said["hex"] = hex
        case "punch":
            said |= dict(zip(TARGETED[:1], _enemies(clause, night, sheet), strict=False))
        case "interact":
            said |= _site(clause, night)
        case _:
            return _use(clause, said, night, sheet)
    return said


def _walk(clause: Clause) -> dict[str, Any]:
    to = clause.spaces[-1]
    return {"to": to, "way": (*clause.by, to)} if clause.by else {"to": to}


def _hex(clause: Clause, sheet: Sheet) -> str:
    tracks = clause.of("track")
    if tracks:
        track = tracks[0]
        number = clause.number or FIRST[track] + sheet.tracks[track]  # pyright: ignore[reportArgumentType]
        return f"{track}.{number}"
    return next(iter(clause.of("ability")), "")


def _enemies(clause: Clause, night: Night, sheet: Sheet) -> list[str]:
    """In the order in which they were named; a Thug by its space, a villain by name or where it stands."""
    at = {night.ground.home(enemy): enemy for enemy in (*sheet.villains, *night.ground.thugs)}
    named = [key for key in clause.of("enemy") if key != "thugs"]
    found = [*named, *(at.get(space, space) for space in clause.spaces)]
    found = list(dict.fromkeys(found)) if len(clause.names) + len(clause.spaces) < 2 else found
    return found * 2 if clause.twice and len(found) == 1 else found


def _site(clause: Clause, night: Night) -> dict[str, Any]:
    named = [*clause.of("site"), *(space for space in clause.spaces if space not in clause.of("site"))]
    if named:
        return {"site": named[0]}
    kinds = clause.of("kind")
    of_kind = [at for at, site in night.sites.items() if site.kind in kinds]
    return {"site": of_kind[0]} if len(of_kind) == 1 else {}


def _use(clause: Clause, said: dict[str, Any], night: Night, sheet: Sheet) -> dict[str, Any] | None:
    abilities = clause.of("ability")
    if not abilities:
        return None
    said["ability"] = abilities[0]
    match abilities[0]:
        case "unearthly_speed":
            said |= _walk(clause) if clause.spaces else {}
        case "hacking" | "rapid_processing":
            said |= _site(clause, night)
        case "bionic_arm":
            said["mode"] = clause.mode or "full"
            said |= dict(zip(TARGETED[:1], _enemies(clause, night, sheet), strict=False))
        case _:
            said |= dict(zip(TARGETED, _enemies(clause, night, sheet), strict=False))
    return said


# ---- what was left open


def _filled(kind: str, said: dict[str, Any], night: Night, sheet: Sheet, decision: str) -> Meant:
    """As it was said, if that is a whole act; else all whole acts of the sheet that hold what was said."""
    document = {"kind": kind, "decision": decision, **said}
    literal = _read(document)
    if literal is not None and ("die" in said or kind == "chain") and fits(night, sheet, literal):
        return Meant([literal])
    found = _holding(kind, said, night, sheet, decision)
    if found:
        return Meant(found)
    if "die" not in document and kind != "chain":
        document["die"] = max(faces(sheet), default=0)  # which die it is doesn't matter: the door says why it can't be
    literal = _read(document)
    return Meant([literal] if literal is not None else (), asks=f"night-class-ask-{kind}")


def _read(document: dict[str, Any]) -> Action | None:
    try:
        return ACTION.validate_python(document)
    except ValueError:
        return None


def fits(night: Night, sheet: Sheet, action: Action) -> bool:
    """Whether the tree of choices holds the act; the door asks the same again."""
    given = {name: getattr(action, name) for name in type(action).model_fields}
    picks: Picks = ()
    way = list(given.get("way") or ())
    used = {"kind", "decision"}
    while (choices := hero_choices(night, sheet, picks, can_undo=True)) is not None:
        used.add(choices.field)
        value: Value = given.get(choices.field)
        if choices.form == "list":
            value = way.pop(0) if way else None
        picks = (*picks, (choices.field, value))
        if not walk.is_offered(choices, value):
            return False
    return not way and all(value in (None, ()) or name in used for name, value in given.items())


def _holding(kind: str, said: dict[str, Any], night: Night, sheet: Sheet, decision: str) -> list[Action]:
    """At most MOST of them. Where a die was left open, of equal acts only the one with the lowest die."""
    found: dict[object, Action] = {}
    for picks in _paths(night, sheet, (("kind", kind),), said):
        action = _read({"decision": decision, **{name: value for name, value in picks if value is not None and name != "way"}})
        if action is not None:
            found.setdefault(tuple((name, value) for name, value in action if name != "die" or "die" in said), action)
        if len(found) >= MOST:
            break
    return list(found.values())


def _paths(night: Night, sheet: Sheet, picks: Picks, said: dict[str, Any]) -> Iterable[Picks]:
    choices = hero_choices(night, sheet, picks, can_undo=True)
    if choices is None:
        yield picks
        return
    if choices.field == "kind" or (len(picks) == 1 and not walk.is_offered(hero_choices(night, sheet, (), can_undo=True), picks[0][1])):  # pyright: ignore[reportArgumentType]
        return
    if choices.form == "list":
        values: tuple[Value, ...] = (None,)
    elif choices.field in said:
        values = (said[choices.field],) if walk.is_offered(choices, said[choices.field]) else ()
    elif choices.field == "second_die" or choices.stop:
        values = (None,) if choices.stop else ()  # what may be left out was left out
    else:
        values = choices.values
    for value in values:
        yield from _paths(night, sheet, (*picks, (choices.field, value)), said)
