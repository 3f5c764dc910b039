"""Walking down a tree of choices by buttons and selects, until there is something to declare."""

from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from bot.kernel import walk
from bot.kernel.game import Choices, Decision, Picks, RuleViolation, Seat, Value
from bot.store.rows import Draft
from bot.tables.look import Look
from bot.ui.asked import Asked, open_decision, own_seat, seat_of
from bot.ui.controls import Tree
from bot.ui.ids import ControlId
from bot.ui.limits import CONTENT, clip, fits
from bot.ui.own_picture import add_foreseen_picture, has_own_picture
from bot.ui.panel import phase_of
from bot.ui.prompt import prompt_text, safe_names, until_text
from bot.ui.receipt import kept
from bot.ui.sentences import without_candidates
from bot.ui.spread import leap_of, path_of, spread_of
from bot.ui.turn import carry_out, controls_of

__all__ = ["Move", "declare", "leap", "show", "step"]


@dataclass(frozen=True, slots=True)
class Move:
    """One press in the tree: a value at a depth (by its place, or itself), a step back, a fresh start, another page."""

    depth: int = -1
    place: int | None = None
    value: Value = None
    back: bool = False
    fresh: bool = False
    page: int = 0

    def chosen(self, tree: Tree, choices: Choices) -> Value:
        """The value that was meant; refuses with LT-1 where it isn't on offer at that place any more."""
        if self.place is None:
            return self.value
        offered = tree.spoken(choices) if choices.form != "note" else (None,)
        if self.place >= len(offered):
            raise RuleViolation("LT-1")
        return offered[self.place]


async def step(asked: Asked, id: ControlId, move: Move) -> None:
    """One control of the tree. What was picked is written down before it is judged: a refusal, a restart, an expired token lose nothing."""
    desk, seat = asked.desk, seat_of(id)
    look = await asked.look(id.table)
    own_seat(look, asked.inter.user.id, seat)
    decision = open_decision(look, id.decision, seat)
    tree = Tree(asked.say, desk.room(look.row), look, seat, decision)
    draft = without_candidates(await desk.store.get(Draft, look.row.id, seat, decision.id))
    picks = tree.advanced(tree.legal(draft.picks if draft else ()))
    words = draft.words if draft else ""

    async def keep(picked: Picks) -> None:
        await desk.store.put(Draft(look.row.id, seat, decision.id, picked, words, asked.at))

    choices = tree.next(picks)
    if move.back:
        await keep(tree.back(picks))
    elif move.fresh:
        await keep(())
    elif move.depth == len(picks) and choices is not None:  # else a second click on a control whose field is filled by now
        picked = (*picks, (choices.field, move.chosen(tree, choices)))
        await keep(picked)
        if not walk.is_offered(choices, picked[-1][1]):
            await asked.refuse(tree.refused(picked), look, seat)
            await keep(picks)
    await show(asked, look, seat, decision, page=move.page)
    if choices is None and (move.back or move.fresh):
        await add_foreseen_picture(asked, look, seat, None)


async def leap(asked: Asked, id: ControlId, chosen: Any) -> None:
    """A whole act in one press, through the door at once; one that can't be taken back is shown first, to be declared.

    Where more is asked of it than its select could hold, the rest is chosen step by step.
    """
    desk, seat = asked.desk, seat_of(id)
    look = await asked.look(id.table)
    own_seat(look, asked.inter.user.id, seat)
    decision = open_decision(look, id.decision, seat)
    tree = Tree(asked.say, desk.room(look.row), look, seat, decision)
    spread = spread_of(tree.room, decision)
    if spread is None:
        raise RuleViolation("LT-1")
    wanted = leap_of(id, chosen, tree)
    try:
        picks = path_of(tree, spread, wanted)
    except RuleViolation:  # a control drawn before another act of the same draft, or a second press on one (K7)
        await show(asked, look, seat, decision)
        return
    action = walk.build(look.game, decision, picks)
    if tree.next(picks) is not None or spread.is_final(tree.view, action):
        await desk.store.put(Draft(look.row.id, seat, decision.id, picks, "", asked.at))
        await show(asked, look, seat, decision)
        return
    await carry_out(asked, look, seat, [action], once=wanted.once(decision.id))


async def show(asked: Asked, look: Look, seat: Seat, decision: Decision, *, page: int = 0) -> None:
    """The prompt of one decision with its controls; once something is picked, the choices so far in its place."""
    desk, say = asked.desk, asked.say
    room = desk.room(look.row)
    controls, view = await controls_of(desk, say, look, seat, decision, change=True, page=page)
    draft = without_candidates(await desk.store.get(Draft, look.row.id, seat, decision.id))
    if draft is not None and draft.picks:
        phase = phase_of(say, room, look) or room.title(say)
        is_timed = not look.pace.untimed or look.row.day
        text = say("ui-step", phase=phase, until=until_text(say, look, decision)) if is_timed else f"**{phase}**"
    else:
        text = prompt_text(say, room, look, seat, decision, safe_names(say, look), whole=True)
    whole = f"{text}\n{controls}".strip()
    told = whole if fits(whole, CONTENT) else controls or clip(text, CONTENT)
    await asked.answer(told, view, keep_picture=has_own_picture(desk, look))
    tree = Tree(say, room, look, seat, decision)
    picks = tree.advanced(tree.legal(draft.picks if draft else ()))
    if picks and tree.next(picks) is None:
        await add_foreseen_picture(asked, look, seat, walk.build(look.game, decision, picks))


async def declare(asked: Asked, id: ControlId) -> None:
    """What was picked, through the door."""
    desk, seat = asked.desk, seat_of(id)
    look = await asked.look(id.table)
    own_seat(look, asked.inter.user.id, seat)
    decision = open_decision(look, id.decision, seat)
    tree = Tree(asked.say, desk.room(look.row), look, seat, decision)
    draft = without_candidates(await desk.store.get(Draft, look.row.id, seat, decision.id))
    picks = tree.advanced(tree.legal(draft.picks if draft else ()))
    if tree.next(picks) is not None:
        # A second press after the first one was taken finds no draft any more: the answer that counts is shown again (K7).
        if kept(desk, asked.say, look, seat, decision.id):
            controls, view = await controls_of(desk, asked.say, look, seat, decision)
            await asked.answer(controls, view)
            return
        await show(asked, look, seat, decision)
        return
    once = f"{decision.id}.{draft.at}.{_digest(picks)}" if draft else ""
    await carry_out(asked, look, seat, [walk.build(look.game, decision, picks)], once=once)


def _digest(picks: Picks) -> str:
    """Tells two acts of one draft apart that were picked in the same moment."""
    return sha256(repr(picks).encode("utf-8", "backslashreplace")).hexdigest()[:12]
