"""The night's own events: its beginning, Dreams, the boss, what is dealt, who is absent, what the host rules."""

from collections.abc import Sequence

from bot.i18n.languages import lang_of
from bot.kernel.game import Event
from bot.room import Say
from bot.ui.safe_text import escape
from cogs.nightlight.cardtext import effect_line
from cogs.nightlight.naming import animal_at, name_of
from cogs.nightlight.narrate_cards import cards_of_list
from cogs.nightlight.own_sets import plain_set_name
from cogs.nightlight.rules.events import (
    BossArrived,
    DealStopped,
    Dealt,
    DreamEnded,
    DreamTurned,
    EncountersBegun,
    HandedOver,
    NightBegun,
    PlayerLeft,
    Reshuffled,
    RoundEnded,
    Ruled,
    StandInNamed,
    TurnBegun,
)
from cogs.nightlight.rules.options import NightlightOptions
from cogs.nightlight.rules.sets import cards_of, dream_card
from cogs.nightlight.view import NightlightView

SAID = frozenset(("cards", "dream", "boss", "first"))  # options that the opening tells in its own words


def tell_night(say: Say, view: NightlightView, event: Event) -> str:
    match event:
        case NightBegun():
            return _begun(say, view, event)
        case DreamTurned(round=round, dream=None):
            return say("nightlight-told-dream-none", round=str(round))
        case DreamTurned(round=round, dream=str(dream)):
            told = say("nightlight-told-dream", round=str(round), dream=name_of(say, view, dream))
            return " ".join([told, *dream_lines(say, view, dream)])
        case DreamEnded(dream=dream):
            return say("nightlight-told-dream-ended", dream=name_of(say, view, dream))
        case BossArrived(boss=boss, health=health):
            return say("nightlight-told-boss-arrived", boss=name_of(say, view, boss), health=str(health))
        case Reshuffled(deck=deck, count=count):
            return say("nightlight-told-reshuffled", deck=say(f"nightlight-told-deck-{deck}"), count=count)
        case Dealt():
            return tell_dealt(say, view, [event])
        case DealStopped():
            return say("nightlight-told-deal-stopped")
        case EncountersBegun(round=round):
            return say("nightlight-told-encounters", round=str(round))
        case TurnBegun(lap=lap, seat=seat):
            return say("nightlight-told-turn", lap=str(lap), animal=animal_at(say, view, seat))
        case RoundEnded(round=round):
            return say("nightlight-told-round-ended", round=str(round))
        case _:
            return _people(say, view, event)


def dream_lines(say: Say, view: NightlightView, dream: str) -> list[str]:
    """The rule on a Dream, the crowd line of its deck last."""
    card = dream_card(view, dream)
    both = (*card.effects, *cards_of(view.options).decks[card.deck].effects)
    return [effect_line(lang_of(say.lang), effect) for effect in both]


def _begun(say: Say, view: NightlightView, event: NightBegun) -> str:
    animals = ", ".join(f"**{name_of(say, view, key)}**" for key in event.animals)
    if event.deck:
        lines = [say("nightlight-told-begun", animals=animals, deck=name_of(say, view, event.deck))]
    else:
        lines = [say("nightlight-told-begun-nyx", animals=animals)]
    if event.boss is not None:
        lines.append(say("nightlight-told-begun-boss", boss=name_of(say, view, event.boss)))
    if len(event.animals) > 1:
        lines.append(say("nightlight-told-begun-first", animal=animal_at(say, view, event.first)))
    return "\n".join([" ".join(lines), *switched(say, view.options)])


def switched(say: Say, options: NightlightOptions) -> list[str]:
    """The house rules that aren't the usual ones, a sentence each."""
    usual = NightlightOptions()
    told = [
        house_rule(say, name, getattr(options, name))
        for name in NightlightOptions.model_fields
        if name not in SAID and getattr(options, name) != getattr(usual, name)
    ]
    return [say("nightlight-told-house"), *(f"- {sentence}" for sentence in told), ""] if told else []  # what follows is no item of it


def house_rule(say: Say, name: str, value: object) -> str:
    """What a switch with this value means, in a sentence."""
    if name == "window_time":
        return say("nightlight-house-window_time-none") if value is None else say("nightlight-house-window_time", seconds=int(str(value)))
    if name in ("first", "cards"):
        told = str(int(str(value)) + 1) if name == "first" else plain_set_name(str(value))
        return say(f"nightlight-house-{name}", value=escape(told))
    return say(f"nightlight-house-{name}-{value}")


def tell_dealt(say: Say, view: NightlightView, dealt: Sequence[Dealt]) -> str:
    """All that was dealt in a row, by animal."""
    by_seat: dict[int, list[str]] = {}
    for one in dealt:
        by_seat.setdefault(one.seat, []).append(one.enemy)
    told = [
        say("nightlight-told-dealt-to", animal=animal_at(say, view, seat), enemies=cards_of_list(say, view, enemies))
        for seat, enemies in by_seat.items()
    ]
    return say("nightlight-told-dealt", dealt="; ".join(told))


def _people(say: Say, view: NightlightView, event: Event) -> str:
    match event:
        case HandedOver(seat=seat, by=by):
            return say("nightlight-told-handed-over", animal=animal_at(say, view, seat), by=animal_at(say, view, by))
        case PlayerLeft(seat=seat, on=on):
            return say("nightlight-told-left" if on else "nightlight-told-back", animal=animal_at(say, view, seat))
        case StandInNamed(seat=seat, by=None):
            return say("nightlight-told-stand-in-none", animal=animal_at(say, view, seat))
        case StandInNamed(seat=seat, by=int(by)):
            return say("nightlight-told-stand-in", animal=animal_at(say, view, seat), by=animal_at(say, view, by))
        case Ruled(target=target, reason=words):
            facts = {"target": name_of(say, view, target), "reason": "" if words.startswith("note:") else escape(words)}
            if event.wounds is not None:
                return say("nightlight-told-ruled-wounds", **facts, wounds=event.wounds).rstrip()
            state = "exhausted" if event.exhausted else "ready"
            return say(f"nightlight-told-ruled-{state}", **facts).rstrip()
        case _:
            return ""
