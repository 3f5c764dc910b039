"""The tree of choices of every decision, and why a value isn't in it."""

from functools import lru_cache

from bot.kernel.game import Choices, Picks, RuleViolation, Value
from cogs.arena.rules.actions import NAMED_LIMIT, POST_LIMIT
from cogs.arena.rules.drafts import Draft, Part, judge
from cogs.arena.rules.legality import (
    Position,
    can_act,
    is_foe,
    legal_targets,
    living_foes,
    most_blows,
    needs_post,
)
from cogs.arena.rules.state import ArenaState
from cogs.arena.rules.words import ABILITIES, FEWEST_BLOWS, HELPS, STANCES, Help, Stance, Verb

KINDS: tuple[str, ...] = ("attack", "hail", "conduct", "heal", "curse")
_STANCE: dict[str, Stance] = {"balanced": "balanced", "furious": "furious", "cautious": "cautious"}
_VERB: dict[str, Verb] = {
    "attack": "attack",
    "hail": "hail",
    "heal": "heal",
    "curse": "curse",
    "inspiration": "inspiration",
    "ward": "ward",
}


@lru_cache(maxsize=8192)
def order_choices(position: Position, picks: Picks) -> Choices | None:
    """The next field of an order after `picks`."""
    if not picks:
        return Choices("kind", _kinds(position))
    match picks[0][1]:
        case "attack":
            return _attack(position, picks)
        case "hail":
            return _hail(position, picks)
        case "conduct":
            return _conduct(position, picks)
        case "heal":
            return None if len(picks) > 1 else Choices("target", tuple(legal_targets(position, "heal")))
        case "curse":
            return None if len(picks) > 1 else Choices("target", tuple(legal_targets(position, "curse")))
        case "unclear":
            return _unclear(position, picks)
        case _:
            return None


def _kinds(position: Position) -> tuple[Value, ...]:
    """Every kind that leads to a whole order; a down seat of another class than Drummer lies still (ARENA-R29)."""
    kinds: list[Value] = []
    if can_act(position) and not needs_post(position):
        kinds += [kind for kind in KINDS if _leads_on(position, kind)]
    kinds.append("idle")
    if can_act(position) and not needs_post(position):
        kinds.append("unclear")
    kinds.append("absent")
    return tuple(kinds)


def _leads_on(position: Position, kind: str) -> bool:
    match kind:
        case "attack":
            return bool(living_foes(position))
        case "hail":
            return position.cls == "drummer" and most_blows(position) >= FEWEST_BLOWS
        case "conduct":
            return position.cls == "conductor"  # Ward on himself is always there
        case "heal":
            return position.cls == "vocal" and bool(legal_targets(position, "heal"))
        case _:
            return position.cls == "vocal" and bool(living_foes(position))


def _attack(position: Position, picks: Picks) -> Choices | None:
    match len(picks):
        case 1:
            return Choices("target", tuple(legal_targets(position, "attack")))
        case 2:
            return Choices("stance", STANCES)
        case _:
            return None


def _hail(position: Position, picks: Picks) -> Choices | None:
    if len(picks) == 1:
        return Choices("number", tuple(range(FEWEST_BLOWS, most_blows(position) + 1)))
    if len(picks) == 2 and position.furious_hail:
        return Choices("stance", ("none", "furious"))
    return None


def _conduct(position: Position, picks: Picks) -> Choices | None:
    """Both orders of two abilities are offered, since people begin with either; the action puts them in one."""
    match len(picks):
        case 1:
            return Choices("first", tuple(help for help in HELPS if legal_targets(position, help)))
        case 2:
            return Choices("first_target", tuple(_help_targets(position, picks[1][1])))
        case 3:
            return Choices("second", tuple(help for help in HELPS if _left(position, help, picks)), stop=True)
        case 4 if picks[3][1] is not None:
            return Choices("second_target", tuple(_left(position, picks[3][1], picks)))
        case _:
            return None


def _help_targets(position: Position, help: Value) -> list[int]:
    return legal_targets(position, "inspiration" if help == "inspiration" else "ward")


def _left(position: Position, help: Value, picks: Picks) -> list[int]:
    """Targets of a second ability: not the same ability on the same one (ARENA-COND-i)."""
    targets = _help_targets(position, help)
    return [seat for seat in targets if (help, seat) != (picks[1][1], picks[2][1])]


def _unclear(position: Position, picks: Picks) -> Choices | None:
    """verb, then for an attack the named enemies and the stance, for a Conductor the ability that was clear."""
    fields = dict(picks)
    if "verb" not in fields:
        return Choices("verb", tuple(verb for verb in ("attack", *ABILITIES[position.cls]) if _may_begin(position, verb)))
    if fields["verb"] == "attack":
        named = [value for field, value in picks if field == "named"]
        if (not named or named[-1] is not None) and len(named) < NAMED_LIMIT:
            last = named[-1] if named else -1
            later = tuple(seat for seat in living_foes(position) if isinstance(last, int) and seat > last)
            return Choices("named", later, form="list", stop=True)
        return Choices("stance", STANCES, stop=True) if "stance" not in fields else None
    if fields["verb"] in HELPS:
        if "clear" not in fields:
            return Choices("clear", tuple(help for help in HELPS if legal_targets(position, help)), stop=True)
        if fields["clear"] is not None and "clear_target" not in fields:
            return Choices("clear_target", tuple(_help_targets(position, fields["clear"])))
    return None


def _may_begin(position: Position, verb: str) -> bool:
    if verb == "hail":
        return most_blows(position) >= FEWEST_BLOWS
    return verb != "inspiration" or bool(legal_targets(position, "inspiration"))


def order_refusal(position: Position, picks: Picks) -> RuleViolation:
    """Why the last pick isn't offered: the first rule that what was picked breaks."""
    draft = draft_of(position, picks)
    refused = judge(position, draft) if draft is not None else None
    if refused is not None:
        return refused
    field, value = picks[-1]
    match field:
        case "stance":
            return RuleViolation("ARENA-ATTACK-e")
        case "kind" if value == "heal":
            mates = [seat for seat in range(len(position.statuses)) if seat != position.me and not is_foe(position, seat)]
            return RuleViolation("ARENA-WOUND-i", target=mates[0] if mates else position.me)
        case "target" | "named":
            return RuleViolation("ARENA-ATTACK-a", named=0)
        case "number":
            return RuleViolation("ARENA-DRUM-f", number=0, most=most_blows(position))
        case "first" | "first_target" | "second" | "second_target" | "clear" | "clear_target":
            return RuleViolation("ARENA-R40", verb="conduct")
        case _:
            return RuleViolation("ARENA-ORDER-a")


def draft_of(position: Position, picks: Picks) -> Draft | None:
    """What was picked so far, as a draft; None where it names nothing the rules know."""
    fields = dict(picks)
    seats = range(len(position.statuses))
    stance = _STANCE.get(str(fields.get("stance")))
    stances: frozenset[Stance] = frozenset({stance}) if stance else frozenset()

    def seat(field: str) -> tuple[int, ...]:
        value = fields.get(field)
        return (value,) if isinstance(value, int) and value in seats else ()

    number = fields.get("number")
    match fields.get("kind"):
        case "attack" | "heal" | "curse" as verb:
            return Draft((Part(verb, seat("target")),), stances)
        case "hail":
            return Draft((Part("hail", seat("target"), number if isinstance(number, int) else None),), stances)
        case "conduct":
            parts = [_part(fields.get("first"), seat("first_target"), "ward"), _part(fields.get("second"), seat("second_target"), None)]
            return Draft(tuple(part for part in parts if part is not None), stances)
        case "unclear":
            verb = _VERB.get(str(fields.get("verb")), "attack")
            named = tuple(value for field, value in picks if field == "named" and isinstance(value, int) and value in seats)
            parts = [Part(verb, named), _part(fields.get("clear"), seat("clear_target"), None)]
            return Draft(tuple(part for part in parts if part is not None), stances)
        case "idle" | "absent":
            return Draft((Part("idle"),), stances)
        case _:
            return None


def _part(help: Value, targets: tuple[int, ...], otherwise: Help | None) -> Part | None:
    named: Help | None = "inspiration" if help == "inspiration" else "ward" if help == "ward" else otherwise
    return Part(named, targets) if named else None


def post_choices(picks: Picks) -> Choices | None:
    """kind, then the text."""
    if not picks:
        return Choices("kind", ("post",))
    return Choices("text", form="note", limit=POST_LIMIT) if len(picks) == 1 else None


def concede_choices(state: ArenaState, seat: int, picks: Picks) -> Choices | None:
    """A vote, or for a down seat that lies still the wish to hold nobody up (ARENA-R39)."""
    if not picks:
        return Choices("kind", ("concede",) if state.characters[seat].standing else ("concede", "rest"))
    if len(picks) == 1 and picks[0][1] == "concede":
        return Choices("agree", (True, False))
    return None


def master_choices(state: ArenaState, picks: Picks) -> Choices | None:
    """What a host without a seat rules in secret; every living seat, since nobody tells the host whose order is unclear."""
    living = [one for one in state.characters if one.alive]
    fields = dict(picks)
    if not picks:
        return Choices("kind", ("rule_target", "void_order"))
    if len(picks) == 1:
        return Choices("seat", tuple(one.seat for one in living if one.seat not in state.voided or fields["kind"] == "rule_target"))
    if len(picks) == 2 and fields["kind"] == "rule_target":
        by = fields["seat"]
        team = state.characters[by].team if isinstance(by, int) else None
        return Choices("target", tuple(one.seat for one in living if one.team != team))
    return None


__all__ = ["concede_choices", "draft_of", "master_choices", "order_choices", "order_refusal", "post_choices"]
