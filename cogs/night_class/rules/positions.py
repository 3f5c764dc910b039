"""Named positions and dotted paths, for case files and tests."""

from collections.abc import Sequence
from typing import Any, cast, get_args

from bot.kernel.dice import Scripted
from bot.kernel.game import BadInput
from cogs.night_class.rules.abilities import rolled
from cogs.night_class.rules.night import Night, night_of
from cogs.night_class.rules.options import NightOptions
from cogs.night_class.rules.score import places, rank_of, score_of
from cogs.night_class.rules.setup import new_night
from cogs.night_class.rules.sheet import Sheet
from cogs.night_class.rules.state import Draft, NightJoining, NightState
from cogs.night_class.rules.words import COLUMNS, FACES, TRACKS, VILLAINS, Ability, Column

PRESETS = ("start", "hero")
ABILITIES: tuple[str, ...] = get_args(Ability)
NAMES = {"t1.plot": 1, **{f"s{seat}.t1.plot": 1 for seat in range(8)}}


def preset(name: str, joinings: Sequence[NightJoining], options: NightOptions) -> NightState:
    """`start`: turn 1, a Plot die of 1 to be resolved. `hero`: the Hero turn is open, with no dice yet."""
    if name not in PRESETS:
        raise BadInput("night-class-no-such-preset", name=name)
    state = new_night(options, joinings, Scripted(names=NAMES))
    if name == "hero":
        state.phase = "hero"
        state.drafts = {seat: Draft(sheet=sheet.twin()) for seat, sheet in enumerate(state.sheets)}
    return state


def seat_of(tag: str, state: NightState) -> int:
    """The seat of P1, P2, … in either alphabet."""
    number = tag[1:]
    if tag[:1].upper() in ("P", "И") and number.isdecimal() and 1 <= int(number) <= len(state.sheets):
        return int(number) - 1
    raise BadInput("night-class-no-such-tag", tag=tag)


def set_field(state: NightState, path: str, value: Any) -> None:
    """Sets one fact: `turn`, `plot`, `roll`, or `P1.hero`, `P1.boxes.goo` and the like. Raises BadInput on an illegal one."""
    head, _, rest = path.partition(".")
    match head, value:
        case "turn", int() if value >= 1:
            state.turn = value
        case "plot", int() if 1 <= value <= FACES:
            for sheet in _all_sheets(state):
                sheet.plot = value
        case "roll", list():
            state.roll = tuple(cast("list[int]", value))
        case _ if rest:
            seat = seat_of(head, state)
            for sheet in (state.sheets[seat], *(draft.sheet for one, draft in state.drafts.items() if one == seat)):
                _set(night_of(state.options), sheet, rest, value)
        case _:
            raise BadInput("night-class-no-such-field", path=path)


def _all_sheets(state: NightState) -> list[Sheet]:
    return [*state.sheets, *(draft.sheet for draft in state.drafts.values())]


def _set(night: Night, sheet: Sheet, path: str, value: Any) -> None:
    name, _, part = path.partition(".")
    items = tuple(cast("list[Any]", value)) if isinstance(value, list) else ()
    match name, value:
        case "hero", str() if value in night.ground.walkable:
            sheet.hero = value
        case "emblems" | "way", list() if set(items) <= night.ground.walkable:
            setattr(sheet, name, items)
        case "thugs", list() if set(items) <= set(night.ground.thugs):
            sheet.thugs = items
        case ("twister" | "goo" | "drake") as villain, int() if 0 <= value <= night.enemies[villain].stamina:
            sheet.villains = {**sheet.villains, villain: value}
        case "boxes", int() if part in COLUMNS and 0 <= value <= night.length(part):
            sheet.boxes = {**sheet.boxes, part: value}
        case "tracks", int() if part in TRACKS and 0 <= value <= len(night.tracks[part]):
            sheet.tracks = {**sheet.tracks, part: value}
        case "unlocked" | "used", list() if set(items) <= set(ABILITIES):
            setattr(sheet, name, items)
        case "sites", list() if set(items) <= set(night.sites):
            sheet.sites = items
        case "dice", list() if all(isinstance(face, int) and 1 <= face <= FACES for face in items):
            sheet.dice = tuple(rolled(night, sheet, face) for face in items)
        case _:  # pyright: ignore[reportUnknownVariableType]
            _set_plain(night, sheet, name, value)


def _set_plain(night: Night, sheet: Sheet, name: str, value: Any) -> None:
    match name, value:
        case "circles", int() if value >= 1:
            sheet.circles, sheet.life = value, min(value, sheet.life)
        case "life", int() if 1 <= value <= sheet.circles:
            sheet.life = value
        case "energy", int() if 1 <= value <= night.energy:
            sheet.energy = value
        case "plot", int() if 1 <= value <= FACES:
            sheet.plot = value
        case "shrug", int() if 0 <= value <= 2:
            sheet.shrug = value
        case "checked", str() if value in COLUMNS:
            column: Column = value
            sheet.checked = column
        case "shapeshifted" | "cheap_gear" | "bent", bool():
            setattr(sheet, name, value)
        case _:
            raise BadInput("night-class-no-such-field", path=name)


def get_field(state: NightState, path: str) -> Any:
    """The fact under a path such as `turn`, `P1.life`, `P1.boxes.goo`, `P1.free`, `P1.score`; a draft's while the turn is open."""
    head, _, rest = path.partition(".")
    if not rest:
        return getattr(state, head)
    seat, night = seat_of(head, state), night_of(state.options)
    public = rest.startswith("public.")
    name, _, part = rest.removeprefix("public.").partition(".")
    sheet = state.drafts[seat].sheet if seat in state.drafts and not public else state.sheets[seat]
    match name:
        case "score":
            return score_of(night, sheet).total
        case "rank":
            rank = rank_of(night, sheet)
            return rank.key if rank else None
        case "place":
            return places(night, state.sheets)[seat]
        case "cause":
            return sheet.end.cause if sheet.end else None
        case "acts":
            return len(state.drafts[seat].acts)
        case "name" | "emblem":
            return getattr(state.heroes[seat], name)
        case "dice":
            return [die.face for die in sheet.dice]
        case _:
            value: Any = sheet.villains[name] if name in VILLAINS else getattr(sheet, name)
            found = value[part] if part else value
            return list(cast("tuple[Any, ...]", found)) if isinstance(found, tuple) else found
