"""Raid the Toy Chest: four cards, one to each living animal, in three ways (NL-P1.2, NL-R12, NL-R13)."""

from collections.abc import Iterator, Mapping

from bot.kernel.cards import draw
from bot.kernel.dice import Dice
from bot.kernel.game import Event
from cogs.nightlight.rules.actions import Confirm, Propose, Rank, Take
from cogs.nightlight.rules.board import living
from cogs.nightlight.rules.events import Confirmed, Proposed, RankingShown, Reshuffled, RowCleared, RowLaid
from cogs.nightlight.rules.lessons import take_card, teachable
from cogs.nightlight.rules.state import NightlightState, Proposal
from cogs.nightlight.rules.steps import RaidLaid
from cogs.nightlight.rules.words import ROW


def raid_laid(state: NightlightState, step: RaidLaid, dice: Dice) -> Iterator[Event]:
    """Four cards whatever the number of animals, fewer where deck and discard pile are empty (NL-P1.2-a, NL-R13)."""
    state.raid, state.taken, state.proposal = step.raid, {}, None
    for _ in range(ROW):
        card, mixed = draw(state.toy_deck, state.toy_discard, dice, "NL-R13")
        if mixed:
            yield Reshuffled(deck="toy_chest", count=mixed)
        if card is not None:
            state.row.append(card)
    state.stage = "raid" if state.row else ""
    yield RowLaid(round=state.round, raid=step.raid, cards=tuple(state.row))


def choosers(state: NightlightState) -> list[int]:
    """Living animals that haven't a card of this raid yet, in turn order; no more than there are cards."""
    left = [one.seat for one in living(state) if one.seat not in state.taken]
    return left[: len(state.row)]


def default_rank(state: NightlightState, seat: int, decision: str) -> Rank:
    """Left to right, with the highest fitting skill of each lesson (content, part 8)."""
    skills = [fitting[0] for card in state.row if (fitting := teachable(state, seat, card))]
    return Rank(decision=decision, cards=tuple(state.row), skills=tuple(skills))


def resolve_rankings(state: NightlightState, ranks: Mapping[int, Rank], dice: Dice) -> Iterator[Event]:
    """In turn order each animal gets its best-ranked card that is still there (NL-R12); rankings are open from now on."""
    for animal in living(state):
        if animal.seat in ranks:
            yield RankingShown(seat=animal.seat, cards=ranks[animal.seat].cards)
    row = tuple(state.row)
    for seat in choosers(state):
        rank = ranks.get(seat)
        wanted = [*(rank.cards if rank else ()), *row]
        card = next(one for one in wanted if one in state.row)
        yield from take_card(state, seat, card, _wanted_skill(state, seat, rank, card), dice)
    state.stage = ""


def _wanted_skill(state: NightlightState, seat: int, rank: Rank | None, card: str) -> str | None:
    """Skills stand in the order of the lessons in the ranking that could teach something."""
    if rank is None or card not in rank.cards:
        return None
    lessons = [one for one in rank.cards if teachable(state, seat, one)]
    place = lessons.index(card) if card in lessons else len(rank.skills)
    return rank.skills[place] if place < len(rank.skills) else None


def take(state: NightlightState, seat: int, action: Take, dice: Dice) -> Iterator[Event]:
    """One after the other (`raid = open`)."""
    yield from take_card(state, seat, action.card, action.skill, dice)
    if not choosers(state):
        state.stage = ""


def propose(state: NightlightState, seat: int, action: Propose, dice: Dice) -> Iterator[Event]:
    """A split for all; a new one takes the place of the one before, and has to be confirmed anew (`raid = agree`)."""
    cards = dict(zip(choosers(state), action.cards, strict=False))
    state.proposals += 1
    state.proposal = Proposal(n=state.proposals, by=seat, cards=cards)
    yield Proposed(by=seat, cards=tuple(cards.items()))
    yield from _agree(state, seat, action.skill, dice)


def confirm(state: NightlightState, seat: int, action: Confirm, dice: Dice) -> Iterator[Event]:
    yield Confirmed(seat=seat)
    yield from _agree(state, seat, action.skill, dice)


def _agree(state: NightlightState, seat: int, skill: str | None, dice: Dice) -> Iterator[Event]:
    """When the last one agrees, everybody takes what the split says, in turn order."""
    proposal = state.proposal
    assert proposal is not None
    proposal.confirmed.append(seat)
    if skill is not None:
        proposal.skills[seat] = skill
    if set(choosers(state)) - set(proposal.confirmed):
        return
    state.proposal = None
    for one in choosers(state):
        yield from take_card(state, one, proposal.cards[one], proposal.skills.get(one), dice)
    state.stage = ""


def raid_cleared(state: NightlightState) -> Iterator[Event]:
    """What nobody took is discarded before the next raid (NL-R13)."""
    if state.row:
        yield RowCleared(cards=tuple(state.row))
    state.toy_discard += state.row
    state.row = []
