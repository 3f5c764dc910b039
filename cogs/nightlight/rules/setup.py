"""Setting the table: animals, decks, boss, first player (NL-SETUP*, NL-CON2-c)."""

from collections.abc import Sequence

from bot.kernel.cards import copies
from bot.kernel.dice import Dice
from bot.kernel.game import RuleViolation, refuse_unless
from cogs.nightlight.rules.board import Stuffed
from cogs.nightlight.rules.cards import CardSet
from cogs.nightlight.rules.content import Boss
from cogs.nightlight.rules.events import NightBegun
from cogs.nightlight.rules.options import NightlightOptions
from cogs.nightlight.rules.rounds import prepare
from cogs.nightlight.rules.sets import cards_of
from cogs.nightlight.rules.state import NightlightJoining, NightlightState
from cogs.nightlight.rules.words import MOST_ANIMALS

LONGEST_NAME = 32


def check_animal(options: NightlightOptions, others: Sequence[NightlightJoining], joining: NightlightJoining, *, seat: int = -1) -> None:
    """Refuses an animal that nobody drew or that is somebody's (NL-SETUP1-b)."""
    if joining.animal is None:
        return
    refuse_unless(joining.animal in check_cards(options).animals, "NL-SETUP1-a", animal=joining.animal[:8], seat=seat)
    if joining.animal in {other.animal for other in others}:
        raise RuleViolation("NL-SETUP1-b", animal=joining.animal)


def check_start(options: NightlightOptions, seats: Sequence[NightlightJoining]) -> None:
    """One to four animals, one for each seat, a Dream deck that there is, a first player who is there."""
    check_cards(options)
    refuse_unless(1 <= len(seats) <= MOST_ANIMALS, "NL-R1", seats=len(seats), most=MOST_ANIMALS)
    for seat, joining in enumerate(seats):
        if joining.animal is None:
            raise RuleViolation("NL-SETUP1-a", key="refused-NL-SETUP1-a-none", seat=seat)
        check_animal(options, seats[:seat], joining, seat=seat)
    refuse_unless(options.first < len(seats), "NL-SETUP5-a", first=options.first)


def check_cards(options: NightlightOptions) -> CardSet:
    """The set, if it is there and holds what is chosen (NL-CON-b, NL-SETUP3-a, NL-SETUP3-d)."""
    cards = cards_of(options)
    refuse_unless(options.dream in cards.decks, "NL-SETUP3-a", dream=options.dream[:40])
    if options.boss != "none" and chosen_boss(options, cards) is None:
        raise RuleViolation("NL-SETUP3-d", dream=options.dream)
    return cards


def chosen_boss(options: NightlightOptions, cards: CardSet) -> Boss | None:
    """The boss of the Dream deck's symbol, or the one without a symbol (NL-SETUP3-d, NL-SETUP3-f)."""
    match options.boss:
        case "none":
            return None
        case "deck":
            return next((one for one in cards.bosses.values() if one.symbol == options.dream), None)
        case "nyx":
            return next((one for one in cards.bosses.values() if one.decks is not None), None)


def new_night(options: NightlightOptions, seats: Sequence[NightlightJoining], dice: Dice) -> NightlightState:
    """Everything laid out, the first Preparation ahead."""
    cards = check_cards(options)
    boss = chosen_boss(options, cards)
    toys = dice.shuffle(copies({one.id: one.copies for one in cards.items.values()}), "NL-SETUP2-a")
    dreams, denizens = _decks(options, cards, boss, dice)
    state = NightlightState(
        options=options,
        animals=[_animal(cards, seat, joining) for seat, joining in enumerate(seats)],
        first=options.first,
        toy_deck=toys,
        dream_deck=dice.shuffle(dreams, "NL-SETUP3-c"),
        nightmare_deck=dice.shuffle(denizens, "NL-SETUP4-d"),
        boss_ahead=boss.id if boss else None,
    )
    prepare(state)
    return state


def _animal(cards: CardSet, seat: int, joining: NightlightJoining) -> Stuffed:
    """With its skills beside it (NL-SETUP1-c)."""
    key = str(joining.animal)
    return Stuffed(seat=seat, key=key, name=joining.name.strip()[:LONGEST_NAME], beside=[one.id for one in cards.skills_of(key)])


def _decks(options: NightlightOptions, cards: CardSet, boss: Boss | None, dice: Dice) -> tuple[list[str], list[str]]:
    """Dreams and denizens of the chosen symbol with those of none (NL-SETUP4-a, b, c); with Nyx by lot of each (NL-CON2-c)."""
    plain = copies({one.id: one.copies for one in cards.denizens.values() if one.symbol is None})
    dreams: list[str] = []
    denizens: list[str] = []
    for symbol in cards.decks:
        own = [one.id for one in cards.dreams.values() if one.deck == symbol]
        theirs = copies({one.id: one.copies for one in cards.denizens.values() if one.symbol == symbol})
        if boss is not None and boss.decks is not None:
            dreams += dice.pick(own, boss.decks.dreams, "NL-CON2-c")
            denizens += dice.pick(theirs, boss.decks.denizens, "NL-CON2-c")
        elif symbol == options.dream:
            dreams, denizens = own, theirs
    return dreams, [*plain, *denizens]


def night_begun(state: NightlightState) -> NightBegun:
    with_nyx = state.options.boss == "nyx"
    return NightBegun(
        animals=tuple(one.key for one in state.animals), first=state.first, deck="" if with_nyx else state.options.dream,
        boss=state.boss_ahead,
    )  # fmt: skip
