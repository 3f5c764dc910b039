"""What a seat is asked, the labels of what it may choose, the numbers beside a choice, and acts in their canonical form."""

from collections.abc import Mapping, Sequence
from typing import Any, cast

from bot.i18n.languages import lang_of
from bot.kernel.game import Action, Decision, Picks, Value
from bot.room import Say
from bot.ui.limits import BUTTON_LABEL, clip
from cogs.nightlight.cardtext import card_lines, free_line
from cogs.nightlight.naming import ROMAN, animal_at, as_beginning, card_of, name_of, plain_name, signed, starred_name
from cogs.nightlight.narrate_cards import split_text
from cogs.nightlight.rules.actions import (
    Attack,
    Begin,
    Choose,
    Confirm,
    Defend,
    Free,
    HandOver,
    Inherit,
    Pass,
    Propose,
    Put,
    Rank,
    Take,
)
from cogs.nightlight.rules.asking import owner_of_decision
from cogs.nightlight.rules.board import Boss, Enemy, enemy_named, living
from cogs.nightlight.rules.cards import bonus_of, free_action, is_in_force
from cogs.nightlight.rules.content import Lesson, Skill, Weapon
from cogs.nightlight.rules.effects_asking import YES
from cogs.nightlight.rules.lessons import teachable
from cogs.nightlight.rules.numbers import damage_of, health_of, is_animal, left_of, pool_size, value_of
from cogs.nightlight.rules.sets import cards_of, enemy_card, stash_card
from cogs.nightlight.rules.vocabulary import Free as FreeEffect
from cogs.nightlight.rules.words import NO, kind_of
from cogs.nightlight.view import NightlightView

__all__ = ["ability_text", "action_text", "card_to_get", "field_label", "preview_text", "prompt", "use_text", "value_about", "value_label"]


RAID = frozenset(("rank", "take", "propose", "confirm"))

# ---- prompts


def prompt(say: Say, view: NightlightView, decision: Decision) -> str:
    seat = owner_of_decision(decision) if ".s" in decision.id else 0
    animal = animal_at(say, view, seat)
    match decision.ask:
        case "rank" | "propose":
            return say(f"nightlight-prompt-{decision.ask}", animal=animal, raid=str(view.raid), round=str(view.round))
        case "confirm":
            return say("nightlight-prompt-confirm", animal=animal, split=_split(say, view))
        case "window":
            return _window(say, view, animal)
        case "choose":
            dice = any(one.seat == seat and one.field == "dice" for one in view.questions)
            card = name_of(say, view, view.asking_card) if view.asking_card else ""
            return say("nightlight-prompt-choose-dice" if dice else "nightlight-prompt-choose", animal=animal, card=card)
        case "put":
            if view.you is None or not view.you.seen:
                return say("nightlight-prompt-put-hidden", animal=animal)
            return say("nightlight-prompt-put", seen=", ".join(name_of(say, view, card) for card in view.you.seen))
        case "inherit":
            fallen = animal_at(say, view, view.fallen) if view.fallen is not None else ""
            return say("nightlight-prompt-inherit", animal=animal, fallen=fallen)
        case "take" | "begin" | "defend" | "attack" | "free":
            return say(f"nightlight-prompt-{decision.ask}", animal=animal)
        case _:
            return say("nightlight-prompt-master")


def _split(say: Say, view: NightlightView) -> str:
    if view.proposal is None:
        return ""
    return split_text(say, view, view.proposal.cards.items())


def _window(say: Say, view: NightlightView, animal: str) -> str:
    window, attack = view.window, view.attack
    if window is None:
        return say("nightlight-prompt-window-open", animal=animal)
    if attack is not None and window.moment in ("declared", "rolled"):
        facts = {"by": name_of(say, view, attack.by), "on": name_of(say, view, attack.on), "animal": animal}
        if window.moment == "rolled":
            return say("nightlight-prompt-rolled", **facts, damage=damage_of(view, attack))
        pools = {"attack": pool_size(view, attack, "attack"), "defense": pool_size(view, attack, "defense")}
        return say("nightlight-prompt-declared", **facts, **pools)
    if window.moment == "defend" and view.turn is not None:
        return say("nightlight-prompt-window-defend", animal=animal, turn=animal_at(say, view, view.turn))
    moment = window.moment if window.moment in ("round_end", "raid") else "open"
    return say(f"nightlight-prompt-window-{moment}", animal=animal)


# ---- labels


def field_label(say: Say, field: str) -> str:
    return say(f"nightlight-field-{field}")


def value_label(say: Say, view: NightlightView, decision: Decision, picks: Picks, field: str, value: Value) -> str:
    """At most 80 characters, for buttons and selects."""
    if field == "kind":
        return say("nightlight-button-no-attack" if value == "pass" and decision.ask == "attack" else f"nightlight-button-{value}")
    if value is None:
        return say("nightlight-button-stop")
    if decision.ask not in RAID or field not in ("card", "cards"):
        return clip(as_beginning(thing(say, view, str(value))), BUTTON_LABEL)
    if not picks or picks[0][1] != "propose" or field == "card":
        return clip(card_to_get(say, view, owner_of_decision(decision), str(value)), BUTTON_LABEL)
    seats, place = [one.seat for one in living(view) if one.seat not in view.taken], sum(name == "cards" for name, _ in picks)
    if place >= len(seats):
        return clip(thing(say, view, str(value)), BUTTON_LABEL)
    owner = plain_name(say, view, view.animals[seats[place]].key)
    return clip(say("nightlight-label-share", name=card_to_get(say, view, seats[place], str(value)), animal=owner), BUTTON_LABEL)


def card_to_get(say: Say, view: NightlightView, seat: int, value: str) -> str:
    """A card that is to be taken or ranked, and what it lacks for that animal (NL-CARD5-c, NL-CON-q)."""
    label, card = thing(say, view, value), cards_of(view.options).items.get(kind_of(value))
    if not 0 <= seat < len(view.animals):
        return label
    if isinstance(card, Lesson) and not teachable(view, seat, value):
        return say("nightlight-label-nothing-to-learn", name=label)
    if isinstance(card, Weapon) and card.effects and not is_in_force(card, view.animals[seat].key):
        return say("nightlight-label-bonus-only", name=label)
    return label


def value_about(say: Say, view: NightlightView, decision: Decision, field: str, value: Value) -> str:
    """What a card says that may be had."""
    is_card = field in ("card", "cards", "skill", "skills") and (decision.ask in RAID or decision.ask == "inherit")
    return ability_text(say, view, str(value)) if is_card else ""


def thing(say: Say, view: NightlightView, value: str) -> str:
    """A card, an enemy with its numbers, an animal, a die, a yes or a no."""
    if value in (NO, YES):
        return say("nightlight-button-no" if value == NO else "nightlight-button-yes")
    pool, dot, place = value.partition(".")
    if dot and view.attack is not None and pool in ("attack", "defense") and place.isdigit():
        faces = view.attack.attack_dice if pool == "attack" else view.attack.defense_dice
        face = faces[int(place)] if int(place) < len(faces) else 0
        return say(f"nightlight-label-die-{pool}", number=str(int(place) + 1), face=str(face))
    if is_animal(view, value):
        left, health = left_of(view, value), health_of(view, value)
        return say("nightlight-label-animal", name=plain_name(say, view, value), left=str(left), health=str(health))
    enemy = enemy_named(view, value)
    return _enemy(say, view, enemy) if enemy is not None else _card(say, view, value)


def _enemy(say: Say, view: NightlightView, enemy: Enemy | Boss) -> str:
    card = enemy_card(view, enemy.id)
    return say(
        "nightlight-label-enemy-exhausted" if enemy.exhausted else "nightlight-label-enemy",
        name=plain_name(say, view, enemy.id),
        roman=ROMAN[card.tier],
        attack=str(value_of(view, enemy.id, "attack")),
        defense=str(value_of(view, enemy.id, "defense")),
        left=str(left_of(view, enemy.id)),
        health=str(health_of(view, enemy.id)),
    )


def _card(say: Say, view: NightlightView, value: str) -> str:
    cards = cards_of(view.options)
    held = {**cards.skills, **cards.items}.get(kind_of(value))
    bonus = None if held is None or not hasattr(held, "bonus") else bonus_of(held)  # pyright: ignore[reportArgumentType]
    name = starred_name(say, view, value)
    return name if bonus is None else say("nightlight-label-card", name=name, bonus=signed(bonus))


# ---- numbers beside a choice


def preview_text(say: Say, numbers: Mapping[str, Any] | None) -> str:
    """Chances of an attack; nothing beside what rolls no dice."""
    if numbers is None:
        return ""
    facts = {name: str(numbers[name]) for name in ("attack", "defense")}
    chances = {name: _percent(say, numbers[name]) for name in ("hit", "fells")}
    if numbers["sure"]:
        return say("nightlight-preview-sure", **facts, **chances, sure=numbers["sure"])
    mean = f"{numbers['mean'] / 1000:.1f}".replace(".", "," if say.lang == "ru" else ".")
    return say("nightlight-preview", **facts, **chances, mean=mean, animal="yes" if numbers["animal"] else "no")


def ability_text(say: Say, view: NightlightView, card: str) -> str:
    """What a card says, on one line; not how it attacks where it says more: the bonus stands in its label."""
    cards = cards_of(view.options)
    found = card_of(cards, card)
    lines = card_lines(lang_of(say.lang), cards, cast("Any", found))
    return " ".join(lines[1:] if isinstance(found, Weapon | Skill) and found.bonus is not None and len(lines) > 1 else lines)


def use_text(say: Say, view: NightlightView, card: str) -> str:
    """What using a free action does, beside it."""
    found = free_action(stash_card(view, card))
    return free_line(lang_of(say.lang), found) if isinstance(found, FreeEffect) else ability_text(say, view, card)


def _percent(say: Say, thousandths: int) -> str:
    return f"{round(thousandths / 10)}\u202f%" if say.lang == "ru" else f"{round(thousandths / 10)}%"


# ---- acts in their canonical form


def action_text(say: Say, view: NightlightView, action: Action) -> str:
    """As a sentence that reads back as the same act."""
    match action:
        case Rank(cards=cards, skills=skills):
            return say("nightlight-order-rank", cards=_ranked(say, view, owner_of_action(action), cards, skills))
        case Take(card=card, skill=skill):
            return say("nightlight-order-take", card=_with_skill(say, view, card, skill))
        case Propose(cards=cards):
            return say("nightlight-order-propose", cards=names_of(say, view, cards))
        case Confirm(skill=None):
            return say("nightlight-order-confirm")
        case Confirm(skill=str(skill)):
            return say("nightlight-order-confirm-skill", skill=name_of(say, view, skill))
        case Defend(denizen=denizen):
            return say("nightlight-order-defend", enemy=name_of(say, view, denizen))
        case Attack(card=card, enemy=enemy, targets=targets):
            order = say("nightlight-order-attack", enemy=name_of(say, view, enemy), card=name_of(say, view, card))
            return _and(say, view, order, targets)
        case Free():
            return _free(say, view, action)
        case Choose(targets=targets):
            picked = ", ".join((*(_named(say, view, one) for one in targets), *_dice_of(say, view, action)))
            return say("nightlight-order-choose", targets=picked) if picked else say("nightlight-order-choose-none")
        case _:
            return _other(say, view, action)


def owner_of_action(action: Action) -> int:
    return int(action.decision.rpartition(".s")[2] or 0)


def _free(say: Say, view: NightlightView, action: Free) -> str:
    card = name_of(say, view, action.card)
    if action.enemy is not None:
        order = say("nightlight-order-free-enemy", card=card, enemy=name_of(say, view, action.enemy))
    else:
        order = say("nightlight-order-free", card=card)
    told = [*(_named(say, view, one) for one in action.targets), *_dice_of(say, view, action)]
    return say("nightlight-order-with", order=order, targets=", ".join(told)) if told else order


def _other(say: Say, view: NightlightView, action: Action) -> str:
    match action:
        case Put(cards=cards):
            return say("nightlight-order-put", cards=names_of(say, view, cards)) if cards else say("nightlight-order-put-none")
        case Inherit(card=card):
            return say("nightlight-order-inherit", card=name_of(say, view, card))
        case Begin() | HandOver() | Pass():
            return say(f"nightlight-order-{action.kind}")
        case _:
            return say("nightlight-order-pass")


def _and(say: Say, view: NightlightView, order: str, targets: Sequence[str]) -> str:
    return say("nightlight-order-with", order=order, targets=names_of(say, view, targets)) if targets else order


def names_of(say: Say, view: NightlightView, things: Sequence[str]) -> str:
    return ", ".join(_named(say, view, one) for one in things)


def _named(say: Say, view: NightlightView, value: str) -> str:
    return thing(say, view, value) if value in (NO, YES) else name_of(say, view, value)


def _dice_of(say: Say, view: NightlightView, action: Free | Choose) -> list[str]:
    """With what they show; once the act is carried out they show something else, or another attack's dice lie there."""
    lie_there = action.decision.startswith((_moment(view), f"r{view.round}.free.")) and view.attack is not None
    if lie_there:
        return [thing(say, view, one) for one in action.dice]
    named = [one.partition(".") for one in action.dice]
    return [say(f"nightlight-order-die-{pool}", number=str(int(place) + 1)) for pool, _, place in named]


def _moment(view: NightlightView) -> str:
    """How the ids of what is asked now begin, where it may be about dice."""
    asks = f"c{view.questions_asked}" if view.questions else f"w{view.window.n}" if view.window is not None else "-"
    return f"r{view.round}.{asks}."


def _with_skill(say: Say, view: NightlightView, card: str, skill: str | None) -> str:
    name = name_of(say, view, card)
    return say("nightlight-order-learn", card=name, skill=name_of(say, view, skill)) if skill else name


def _ranked(say: Say, view: NightlightView, seat: int, cards: Sequence[str], skills: Sequence[str]) -> str:
    """Each lesson that could teach something with the skill wanted of it."""
    left = list(skills)
    told: list[str] = []
    for card in cards:
        teaches = left and 0 <= seat < len(view.animals) and teachable(view, seat, card)
        told.append(_with_skill(say, view, card, left.pop(0) if teaches else None))
    return ", ".join(told)
