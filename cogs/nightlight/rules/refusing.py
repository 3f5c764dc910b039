"""Why something isn't offered: the ledger id of the first rule against it (content, part 9)."""

from bot.kernel.game import Decision, Picks, RuleViolation
from cogs.nightlight.rules.asking import owner_of_decision
from cogs.nightlight.rules.board import engaged_with
from cogs.nightlight.rules.cards import free_action
from cogs.nightlight.rules.choosing import named, question_for
from cogs.nightlight.rules.declaring import attack_rule, can_attack
from cogs.nightlight.rules.lessons import skill_rule, teachable
from cogs.nightlight.rules.sets import stash_card
from cogs.nightlight.rules.state import NightlightState
from cogs.nightlight.rules.windows import free_rule, moment_now


def refusal(state: NightlightState, seat: int, decision: Decision, picks: Picks) -> RuleViolation:
    """`picks` ends with what was refused; facts are ids and numbers."""
    owner = owner_of_decision(decision)
    field, value = picks[-1]
    if field == "kind":
        return _kind(state, owner, decision, str(value))
    rule = _rule(state, owner, decision, picks)
    key = "refused-NL-R9-inherit" if decision.ask == "inherit" else ""
    return RuleViolation(rule, key=key, card=str(value)[:12], animal=state.animals[owner].key)


def _kind(state: NightlightState, seat: int, decision: Decision, kind: str) -> RuleViolation:
    facts = {"animal": state.animals[seat].key, "card": state.asking.step.card if state.asking else ""}
    match kind:
        case "attack" if state.turn == seat and state.used:
            return RuleViolation("NL-P2.A-b", **facts)
        case "attack" if state.turn == seat and state.phase == "encounters" and not can_attack(state, seat):
            return RuleViolation("NL-P2.A-d", **facts)
        case "attack" | "begin":
            return RuleViolation("NL-P2-a", **facts)
        case "pass" if decision.ask == "defend":
            return RuleViolation("NL-P2.D-c", **facts)
        case "defend":
            return RuleViolation("NL-P2.D-a", key="refused-NL-P2-D-a-now", **facts)
        case "free":
            return _no_free(state, seat)
        case "take" | "rank" | "propose" | "confirm":
            return RuleViolation("NL-P1.2-b", **facts)
        case "hand_over":
            return RuleViolation("NL-R40", **facts)
        case _:
            return RuleViolation(_asking_rule(state, seat, decision), **facts)


def _no_free(state: NightlightState, seat: int) -> RuleViolation:
    """Where none can be used: the rule against the one card that it could be about, else that the moment is wrong."""
    animal = state.animals[seat]
    if moment_now(state) is None:
        return RuleViolation("NL-R22", animal=animal.key)
    cards = [one.id for one in animal.stash if free_action(stash_card(state, one.id))]
    rule = free_rule(state, seat, cards[0]) if len(cards) == 1 else None
    return RuleViolation(rule, card=cards[0], animal=animal.key) if rule else RuleViolation("NL-CON-r", animal=animal.key)


def _asking_rule(state: NightlightState, seat: int, decision: Decision) -> str:
    """The rule that asks what is open now."""
    match decision.ask:
        case "choose":
            return question_for(state, seat).rule
        case "put":
            return "NL-CON-m"
        case "inherit":
            return "NL-R9"
        case "window" | "free":
            return "NL-CON-r"
        case "attack":
            return "NL-P2.A-a"
        case "defend":
            return "NL-P2.D-b"
        case "begin":
            return "NL-R34"
        case _:
            return "NL-P1.2-b"


def _rule(state: NightlightState, seat: int, decision: Decision, picks: Picks) -> str:
    fields, (field, value) = dict(picks), picks[-1]
    kind, text = fields.get("kind"), "" if value is None else str(value)
    match kind, field:
        case "attack", "card":
            return attack_rule(state, seat, text) or "NL-P2.A-a"
        case (("attack" | "free"), "enemy"):
            return "NL-CARD5-b" if text else "NL-P2.A-a"
        case "free", "card":
            return _free_card(state, seat, text)
        case "defend", "denizen":
            owner = engaged_with(state, text)
            return "NL-P2.D-a" if owner is not None and owner.seat == seat else "NL-P2.D-b"
        case (("rank" | "take" | "propose" | "confirm"), ("skill" | "skills")):
            return _skill(state, seat, picks, text)
        case (("rank" | "take" | "propose"), _):
            return "NL-P1.2-c" if text in state.taken.values() or text in named(picks[:-1], "cards") else "NL-P1.2-b"
        case "choose", _:
            return question_for(state, seat).rule
        case (("attack" | "free"), ("targets" | "dice")):
            return "NL-CON-e" if field == "targets" else "NL-CON-h"
        case _:
            return _asking_rule(state, seat, decision)


def _free_card(state: NightlightState, seat: int, card: str) -> str:
    """In a moment at which nothing may come between, that is the rule against every card (NL-R22)."""
    if moment_now(state) is None:
        return "NL-R22"
    return free_rule(state, seat, card) or "NL-CON-r"


def _skill(state: NightlightState, seat: int, picks: Picks, skill: str) -> str:
    fields = dict(picks)
    cards = named(picks, "cards")
    lessons = [card for card in cards if teachable(state, seat, card)]
    lesson = str(fields.get("card") or (lessons[-1] if lessons else ""))
    return skill_rule(state, seat, lesson, skill) if skill else "NL-CON-p"
