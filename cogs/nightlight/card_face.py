"""One card by itself, in words and drawn: name, numbers, rule."""

from collections.abc import Collection, Iterable
from typing import Any, cast

from bot.i18n.languages import lang_of
from bot.kernel.game import BadInput
from bot.room import PictureOrder, Say
from bot.ui.limits import ALT_TEXT, clip
from bot.ui.safe_text import escape
from cogs.nightlight.cardtext import card_lines
from cogs.nightlight.naming import ROMAN, STAR, card_of, in_language, signed, starred_name
from cogs.nightlight.nearest import nearest
from cogs.nightlight.picture.face_of_card import CardScene, draw_card
from cogs.nightlight.rules.cards import CardSet
from cogs.nightlight.rules.content import Animal, AnyCard, Boss, Denizen, Dream, Gadget, Lesson, Skill, Weapon
from cogs.nightlight.rules.content_checks import identity
from cogs.nightlight.rules.sets import cards_of
from cogs.nightlight.rules.words import kind_of
from cogs.nightlight.view import NightlightView

__all__ = ["card_named", "card_text", "instance_named"]


def card_named(say: Say, cards: CardSet, words: str) -> AnyCard:
    """By id or by its name in either language. Raises BadInput (nightlight-card-unknown) with the names most like it."""
    try:
        return card_of(cards, words.strip().upper())
    except KeyError:
        wanted = words.strip().casefold()
        found = next((one for one in cards.every if wanted in (one.name.en.casefold(), one.name.ru.casefold())), None)
        if found is None:
            known = nearest(say, cards, words, [identity(one) for one in cards.every])
            raise BadInput("nightlight-card-unknown", words=words[:40], known=known) from None
        return found


def instance_named(
    say: Say, view: NightlightView, words: str, offered: Iterable[str], kinds: Collection[str], *, strange: str = "card", animal: str = ""
) -> str:
    """The card or enemy that is meant: one of `offered` by instance or by name, or an instance that may still come.

    `kinds` are the ids of the cards that may be named here. Raises BadInput (nightlight-no-such-<strange>) with what is offered.
    """
    cards, said, here = cards_of(view.options), words.strip(), list(offered)
    known = nearest(say, cards, said, [one for one in here if kind_of(one) in kinds])
    refused = BadInput(f"nightlight-no-such-{strange}", words=words[:40], known=known or say("nightlight-no-such-none"), animal=animal)
    try:
        card = card_named(say, cards, said)
    except BadInput:
        raise refused from None
    for one in (said.upper(), *here):
        if one in here and kind_of(one) in kinds and card_of(cards, one) is card:
            return one
    number = said.partition("#")[2]
    if getattr(card, "id", "") in kinds and number.isdecimal() and 1 <= int(number) <= getattr(card, "copies", 0):
        return said.upper()
    raise refused


def card_text(say: Say, view: NightlightView, words: str) -> str:
    """Everything that is printed on it."""
    cards = cards_of(view.options)
    card = card_named(say, cards, words)
    name = starred_name(say, view, card.id) if hasattr(card, "id") else in_language(say, card.name)  # pyright: ignore[reportAttributeAccessIssue]
    lines = [say("nightlight-card-head", card=escape(name))]
    match card:
        case Animal():
            numbers = {"attack": str(card.attack), "defense": str(card.defense), "health": str(card.health)}
            lines.append(say("nightlight-card-animal", **numbers))
        case Denizen() | Boss():
            health = card.health_for(len(view.animals)) if isinstance(card, Boss) else card.health
            numbers = {"attack": str(card.attack), "defense": str(card.defense), "health": str(health)}
            lines.append(say("nightlight-card-enemy", **numbers, roman=ROMAN[card.tier]))
        case _:
            pass
    return "\n".join([*lines, *(f"- {line}" for line in card_lines(lang_of(say.lang), cards, cast("Any", card)))])


def card_picture(say: Say, view: NightlightView, words: str) -> PictureOrder | None:
    """The card as it is printed; None for a deck, which has no face. What it says is told in words above it."""
    cards = cards_of(view.options)
    scene = _scene(say, view, cards, card_named(say, cards, words))
    if scene is None:
        return None
    alt = ". ".join([scene.name, *(line.rstrip(".") for line in scene.lines)])
    return PictureOrder(svg=draw_card(scene), alt=clip(alt, ALT_TEXT), name="card.png")


def _scene(say: Say, view: NightlightView, cards: CardSet, card: AnyCard) -> CardScene | None:
    lines = card_lines(lang_of(say.lang), cards, cast("Any", card))
    facts: dict[str, Any] = {"name": in_language(say, card.name), "lines": lines}
    match card:
        case Animal():
            numbers = (("attack", str(card.attack)), ("defense", str(card.defense)), ("health", str(card.health)))
            return CardScene(kind="animal", key=card.id, corner="", numbers=numbers, **facts)
        case Denizen() | Boss():
            health = card.health_for(len(view.animals)) if isinstance(card, Boss) else card.health
            numbers = (("attack", str(card.attack)), ("defense", str(card.defense)), ("health", str(health)))
            return CardScene(
                kind="enemy", key=card.id, corner=ROMAN[card.tier], tier=card.tier, symbol=card.symbol, numbers=numbers, **facts
            )
        case Skill():
            bonus = "" if card.bonus is None else f" {signed(card.bonus)}"
            return CardScene(kind="skill", key=card.animal, corner=f"{STAR * card.level}{bonus}", **facts)
        case Weapon():
            return CardScene(kind="weapon", key=card.id, corner=signed(card.bonus), icons=tuple(card.icons), **facts)
        case Gadget():
            return CardScene(kind="gadget", key=card.id, corner="", **facts)
        case Lesson():
            return CardScene(kind="lesson", key=card.id, corner="", **facts)
        case Dream():
            return CardScene(kind="dream", key=card.id, corner="", **facts)
        case _:
            return None
