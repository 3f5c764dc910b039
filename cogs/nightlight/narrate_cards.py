"""Cards: taken, used, exhausted, readied, looked at."""

from collections.abc import Iterable, Sequence

from bot.kernel.game import Event
from bot.room import Say
from cogs.nightlight.naming import animal_at, name_of
from cogs.nightlight.rules.events import (
    CardTaken,
    Confirmed,
    Discarded,
    EffectSkipped,
    Exhausted,
    FreeUsed,
    LessonWasted,
    Looked,
    Moved,
    Passed,
    Proposed,
    PutUnder,
    RankingShown,
    Readied,
    RowCleared,
    RowLaid,
    Saw,
    SkillLearned,
)
from cogs.nightlight.view import NightlightView


def cards_of_list(say: Say, view: NightlightView, cards: Sequence[str]) -> str:
    return ", ".join(name_of(say, view, card) for card in cards)


def split_text(say: Say, view: NightlightView, shares: Iterable[tuple[int, str]]) -> str:
    """Who takes what."""
    told = (say("nightlight-told-share", card=name_of(say, view, card), animal=animal_at(say, view, seat)) for seat, card in shares)
    return ", ".join(told)


def tell_card(say: Say, view: NightlightView, event: Event) -> str:
    match event:
        case Exhausted(why="cost" | "attacked"):
            return ""  # said by the attack or the free action itself
        case Exhausted(card=card, by=None):
            return say("nightlight-told-exhausted", card=name_of(say, view, card))
        case Exhausted(card=card, by=str(by)):
            return say("nightlight-told-exhausted-by", card=name_of(say, view, card), by=name_of(say, view, by))
        case Readied(card=card, by=None):
            return say("nightlight-told-readied", card=name_of(say, view, card))
        case Readied(card=card, by=str(by)):
            return say("nightlight-told-readied-by", card=name_of(say, view, card), by=name_of(say, view, by))
        case FreeUsed(seat=seat, card=card):
            return say("nightlight-told-free", animal=animal_at(say, view, seat), card=name_of(say, view, card))
        case Discarded(card=card):
            return say("nightlight-told-discarded", card=name_of(say, view, card))
        case Passed():
            return ""  # most of them are a standing order's; who is waited for stands in the panel
        case Moved(enemy=enemy, seat=seat, by=by):
            facts = {"enemy": name_of(say, view, enemy), "animal": animal_at(say, view, seat), "by": name_of(say, view, by)}
            return say("nightlight-told-moved", **facts)
        case EffectSkipped(card=card, why=why):
            return say(f"nightlight-told-skipped-{why}", card=name_of(say, view, card))
        case _:
            return _looked(say, view, event) or _raided(say, view, event)


def _looked(say: Say, view: NightlightView, event: Event) -> str:
    match event:
        case Looked(seat=seat, deck=deck, count=count):
            return say("nightlight-told-looked", animal=animal_at(say, view, seat), deck=say(f"nightlight-told-deck-{deck}"), count=count)
        case Saw(deck=deck, cards=cards):
            return say("nightlight-told-saw", deck=say(f"nightlight-told-deck-{deck}"), cards=cards_of_list(say, view, cards))
        case PutUnder(seat=seat, count=count):
            return say("nightlight-told-put-under", animal=animal_at(say, view, seat), count=count)
        case _:
            return ""


def _raided(say: Say, view: NightlightView, event: Event) -> str:
    match event:
        case RowLaid(raid=raid, cards=cards):
            return say("nightlight-told-row", raid=str(raid), cards=cards_of_list(say, view, cards))
        case RankingShown(seat=seat, cards=cards):
            return say("nightlight-told-ranking", animal=animal_at(say, view, seat), cards=cards_of_list(say, view, cards))
        case Proposed(by=by, cards=cards):
            shares = [
                say("nightlight-told-share", card=name_of(say, view, card), animal=animal_at(say, view, seat)) for seat, card in cards
            ]
            return say("nightlight-told-proposed", animal=animal_at(say, view, by), cards=", ".join(shares))
        case Confirmed(seat=seat):
            return say("nightlight-told-confirmed", animal=animal_at(say, view, seat))
        case CardTaken(seat=seat, card=card, why=why):
            key = "nightlight-told-taken" if why == "raid" else f"nightlight-told-taken-{why}"
            return say(key, animal=animal_at(say, view, seat), card=name_of(say, view, card))
        case SkillLearned(seat=seat, skill=skill):
            return say("nightlight-told-learned", animal=animal_at(say, view, seat), skill=name_of(say, view, skill))
        case LessonWasted(seat=seat, lesson=lesson, discarded=other):
            facts = {"animal": animal_at(say, view, seat), "card": name_of(say, view, lesson)}
            if other is None:
                return say("nightlight-told-wasted", **facts)
            return say("nightlight-told-wasted-both", **facts, other=name_of(say, view, other))
        case RowCleared(cards=cards):
            return say("nightlight-told-left-over", cards=cards_of_list(say, view, cards)) if cards else ""
        case _:
            return ""
