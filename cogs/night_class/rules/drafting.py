"""A seat's own turn: assign, take back, commit; nothing of it is seen by others (NC-POST-f, NC-POST-g, NC-POST-i)."""

from collections.abc import Iterator

from bot.kernel.dice import Dice
from bot.kernel.game import Event
from cogs.night_class.rules.actions import Commit, Deed
from cogs.night_class.rules.combat import wins_now
from cogs.night_class.rules.deeds import carry_out
from cogs.night_class.rules.events import Committed, Drafted, Hit, Rerolled, TakenBack, WonAtOnce
from cogs.night_class.rules.night import night_of
from cogs.night_class.rules.rolls import reroll_face
from cogs.night_class.rules.sheet import Sheet
from cogs.night_class.rules.state import NightState
from cogs.night_class.rules.turns import all_committed, close_round
from cogs.night_class.rules.words import VILLAINS


def assign(state: NightState, seat: int, act: Deed, dice: Dice) -> Iterator[Event]:
    """One act on the draft. The third villain's fall commits it at once (NC-R24)."""
    night, draft = night_of(state.options), state.drafts[seat]
    before, sheet = draft.sheet.twin(), draft.sheet
    carry_out(night, sheet, act, lambda k, n: reroll_face(state, seat, dice, k, n))
    draft.acts.append(act)
    yield Drafted(audience=(seat,), seat=seat, deed=act)
    yield from _hits(seat, before, sheet)
    if sheet.rerolls > before.rerolls:
        draft.floor, draft.floor_acts = sheet.twin(), len(draft.acts)
        again = [die for was, die in zip(before.dice, sheet.dice, strict=True) if was.slot == "free" and die.slot != "ability"]
        gone = sum(die.slot == "discarded" for die in again)
        yield Rerolled(audience=(seat,), seat=seat, faces=tuple(die.face for die in again), discarded=gone)
    if wins_now(night, sheet):
        sheet.finish("won", state.turn, "NC-END-a")
        yield WonAtOnce(audience=(seat,), seat=seat)
        yield from commit(state, seat, Commit(decision=act.decision))


def _hits(seat: int, before: Sheet, after: Sheet) -> Iterator[Hit]:
    for villain in VILLAINS:
        if after.villains[villain] != before.villains[villain]:
            yield Hit(audience=(seat,), seat=seat, enemy=villain, left=after.villains[villain])
    if after.bent and not before.bent and after.villains["goo"] == before.villains["goo"]:
        yield Hit(audience=(seat,), seat=seat, enemy="goo", left=after.villains["goo"])
    for thug in before.thugs:
        if thug not in after.thugs:
            yield Hit(audience=(seat,), seat=seat, enemy=thug, left=0)


def take_back(state: NightState, seat: int) -> Iterator[Event]:
    """The draft without its latest act: played again from where it may not be taken back any further."""
    night, draft = night_of(state.options), state.drafts[seat]
    gone = draft.acts.pop()
    draft.sheet = (draft.floor or state.sheets[seat]).twin()
    for act in draft.acts[draft.floor_acts :]:
        carry_out(night, draft.sheet, act)
    yield TakenBack(audience=(seat,), seat=seat, deed=gone)


def commit(state: NightState, seat: int, act: Commit) -> Iterator[Event]:
    """Final. After the last one the End of Round follows through the agenda."""
    draft = state.drafts[seat]
    draft.committed, draft.shapeshift, draft.shrug = True, act.shapeshift, act.shrug
    yield Committed(turn=state.turn, seat=seat)
    if all_committed(state):
        close_round(state)
