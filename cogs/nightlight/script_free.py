"""When a scripted animal uses a free action: attacks that hurt are answered, the hardest hitter is shut off, the worst hurt is healed."""

from collections.abc import Callable

from cogs.nightlight.rules.actions import Free as Use
from cogs.nightlight.rules.board import Attack, Stuffed, animal_named, living
from cogs.nightlight.rules.cards import free_action
from cogs.nightlight.rules.carrying import free_questions
from cogs.nightlight.rules.effects import targets
from cogs.nightlight.rules.numbers import damage_of, is_animal, left_of, pool_size, successes, value_of, worth_of_faces
from cogs.nightlight.rules.questions import Context, Question
from cogs.nightlight.rules.sets import stash_card
from cogs.nightlight.rules.vocabulary import Cancel, DiceMore, Exhaust, Free, FreeAttack, Heal, Peek, Redirect, Reroll, Stat, Verb
from cogs.nightlight.rules.windows import usable
from cogs.nightlight.rules.words import NO
from cogs.nightlight.valuing import attack_worth, blows, dread, heal_worth, mean, shield_worth
from cogs.nightlight.view import NightlightView

FEARED = 0.6  # expected damage of an attack that is answered (content, part 7)
STILLED = 0.5  # expected cost of an attack that is worth a card which stills its denizen
HEALED = 1.2
SHIELDED = 0.5
STRUCK = 0.6
"""What the other free actions must gain to be used."""


def free_use(view: NightlightView, animal: Stuffed, decision: str) -> Use | None:
    """The best free action now; None: none is worth its card."""
    best, chosen = 0.0, None
    for card in usable(view, animal.seat):
        found = free_action(stash_card(view, card))
        worth, use = _attack(view, animal, card, decision) if isinstance(found, FreeAttack) else _effect(view, animal, card, decision)
        if use is not None and worth > best:
            best, chosen = worth, use
    return chosen


def _attack(view: NightlightView, animal: Stuffed, card: str, decision: str) -> tuple[float, Use | None]:
    blow = max(blows(view, animal, (card,)), key=lambda one: one.worth)
    if blow.worth < STRUCK:
        return 0.0, None
    return blow.worth, Use(decision=decision, card=card, enemy=blow.enemy)


def _effect(view: NightlightView, animal: Stuffed, card: str, decision: str) -> tuple[float, Use | None]:
    found = free_action(stash_card(view, card))
    assert isinstance(found, Free)
    asked = dict(free_questions(view, animal.seat, card, found))
    worth, aims, dice = 0.0, list[str](), tuple[str, ...]()
    for place, verb in enumerate(found.do):
        gain, aim = _gain(view, Context(card, animal.seat), verb)
        worth += gain
        question = asked.get(place)
        if question is None:
            continue
        if question.field == "dice":
            dice = aim
        else:
            aims.append(_answer(question, aim))
    if worth <= 0:
        return 0.0, None
    return worth, Use(decision=decision, card=card, targets=tuple(aims), dice=dice)


def _answer(question: Question, aim: tuple[str, ...]) -> str:
    if aim and aim[0] in question.values:
        return aim[0]
    return question.default[0] if question.default else NO


def _gain(view: NightlightView, context: Context, verb: Verb) -> tuple[float, tuple[str, ...]]:
    """What a verb gains now, 0 where it isn't worth a card, and at whom or with which dice."""
    match verb:
        case DiceMore() | Cancel() | Redirect():
            return _answered(view, context, verb), ()
        case Reroll():
            return _rerolled(view, verb)
        case Exhaust():
            return _best(view, context, verb, lambda one: attack_worth(view, one), STILLED)
        case Heal():
            return _best(view, context, verb, lambda one: heal_worth(view, one, verb.n), HEALED)
        case Stat(stat="defense"):
            gain = sum(shield_worth(view, one, verb.n) for one in targets(view, context, verb))
            return (gain if gain >= SHIELDED else 0.0), ()
        case Peek() | _:
            return 0.0, ()


def _best(view: NightlightView, context: Context, verb: Verb, worth: Callable[[str], float], least: float) -> tuple[float, tuple[str, ...]]:
    aim = max(targets(view, context, verb), key=worth, default=None)
    return (0.0, ()) if aim is None or worth(aim) < least else (worth(aim), (aim,))


def _answered(view: NightlightView, context: Context, verb: DiceMore | Cancel | Redirect) -> float:
    """In a declared attack on an animal that is expected to do much."""
    attack = view.attack
    defender = animal_named(view, attack.on) if attack else None
    if attack is None or defender is None:
        return 0.0
    dice, shield, worth = pool_size(view, attack, "attack"), pool_size(view, attack, "defense"), worth_of_faces(view)
    if mean(dice, shield, worth) < FEARED:
        return 0.0
    now = dread(view, defender, dice, shield)
    match verb:
        case Cancel():
            return now
        case DiceMore(pool="defense"):
            return now - dread(view, defender, dice, shield + verb.n)
        case DiceMore():
            return now - dread(view, defender, dice + verb.n, shield)
        case Redirect():
            user = next(one for one in living(view) if one.seat == context.user)
            return now - dread(view, user, dice, value_of(view, user.key, "defense") + attack.defense_more)


def _rerolled(view: NightlightView, verb: Reroll) -> tuple[float, tuple[str, ...]]:
    """The enemy's successes while they hurt an animal."""
    attack = view.attack
    if attack is None or not is_animal(view, attack.on) or verb.pool == "defense" or damage_of(view, attack) < 1:
        return 0.0, ()
    hits = [place for place, face in enumerate(attack.attack_dice) if successes(view, (face,))]
    hits.sort(key=lambda place: -successes(view, (attack.attack_dice[place],)))
    chosen = hits[: min(verb.n, len(hits))]
    return _spared(view, attack, len(chosen)), tuple(f"attack.{place}" for place in chosen)


def _spared(view: NightlightView, attack: Attack, dice: int) -> float:
    """Two thirds of the rerolled successes become failures."""
    damage, left = damage_of(view, attack), left_of(view, attack.on)
    return min(damage, dice) * 2 / 3 + (1.0 if damage >= left else 0.0)
