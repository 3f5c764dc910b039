"""Orders written as sentences, in a private message or a form: read, kept as a draft before they are judged, taken, repeated."""

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from bot.kernel import walk
from bot.kernel.game import Action, Decision, RuleViolation, Seat
from bot.room import Reading, Say
from bot.store.rows import Draft
from bot.tables.acts import Answer, Who
from bot.tables.look import Look
from bot.ui.controls import Press, Style, Tree, board_of, press, view_of
from bot.ui.desk import Desk
from bot.ui.errors import refusal_text
from bot.ui.ids import ControlId
from bot.ui.limits import BUTTON_LABEL, BUTTONS_A_ROW, clip
from bot.ui.orders import split_post
from bot.ui.prompt import safe_names
from bot.ui.receipt import Spoken, answer_buttons, post_buttons, receipt

__all__ = ["CANDIDATE", "candidate", "forget_published", "order_decision", "post_action", "post_decision", "take_sentence"]

CANDIDATE = "lt:candidate"
"""The field of a draft's picks that are whole actions to choose from."""


def order_decision(look: Look, seat: Seat) -> Decision | None:
    """What a sentence most likely answers: what is owed, else what may be changed; never one that asks for words alone."""
    asked = [one for one in look.may_answer(seat) if not _is_post(look, seat, one)]
    owed = {one.id for one in look.owed(seat)}
    return next((one for one in asked if one.id in owed), None) or next((one for one in asked if one.awaited), None)


def post_decision(look: Look, seat: Seat) -> Decision | None:
    """Where the seat may publish words of its own now."""
    return next((one for one in look.may_answer(seat) if _is_post(look, seat, one)), None)


def _is_post(look: Look, seat: Seat, decision: Decision) -> bool:
    """Whether the decision takes words and nothing else."""
    picks: tuple[tuple[str, Any], ...] = ()
    while (choices := look.choices(seat, decision, picks)) is not None:
        if choices.form == "note":
            return True
        if len(choices.values) != 1:
            return False
        picks = (*picks, (choices.field, choices.values[0]))
    return False


def post_action(tree: Tree, words: str) -> Action | None:
    """The action that publishes `words`; None where they don't fit or nothing takes them."""
    found = tree.note_path()
    if found is None or not walk.is_offered(found[1], words):
        return None
    picks, choices = found
    picks = tree.advanced((*picks, (choices.field, words)))
    return walk.build(tree.look.game, tree.decision, picks) if tree.next(picks) is None else None


async def take_sentence(
    desk: Desk, say: Say, look: Look, seat: Seat, words: str, *, who: Who, act_id: str, at: int, publish: bool
) -> Spoken:
    """Reads `words` for the seat (the caller has checked whose it is) and carries out what is clear.

    `publish`: the public part was written into a field of its own and goes out at once; else it waits for Publish.
    """
    room = desk.room(look.row)
    reading = room.read_order(words, view_of(look, seat), seat, look.may_answer(seat))
    decision = order_decision(look, seat)
    standing = look.answer_of(seat, decision.id) if decision is not None else None
    if reading.keep is not None and standing is not None and standing.get("kind") != reading.keep.kind:
        reading = replace(reading, keep=None)  # an accepted order stays in force until it is replaced by a clear one (ARENA-R21)
    post = post_decision(look, seat)
    post_tree = Tree(say, room, look, seat, post) if post else None
    if decision is not None and split_post(words).order:
        await desk.store.put(Draft(look.row.id, seat, decision.id, (), words, at))  # before it is judged: a refusal loses nothing
    actions: list[Action] = [action for action in (reading.action or reading.keep, *reading.then) if action is not None]
    said: list[str] = []
    if reading.post:
        published = await _post(desk, say, look, seat, post_tree, reading.post, at=at, publish=publish)
        if isinstance(published, str):
            said.append(published)
        else:
            actions.append(published)
    answer = None
    if actions:
        answer, look = await desk.tables.submit_from(look, who, seat, actions, act_id=act_id, at=at)
        if post is not None and _took(answer, post.id):
            await forget_published(desk, look, seat, reading.post)
    return await _told(desk, say, look, seat, reading, words, answer, said, decision, post, at)


async def forget_published(desk: Desk, look: Look, seat: Seat, words: str) -> None:
    """Takes a text that is out from what was written with an order, or the form would offer it to be published again."""
    for decision in look.may_answer(seat):
        draft = await desk.store.get(Draft, look.row.id, seat, decision.id)
        if draft is None or not draft.words:
            continue
        parts = split_post(draft.words)
        if words in (parts.post, draft.words):
            await desk.store.put(replace(draft, words=parts.order if parts.post == words else ""))


async def _post(desk: Desk, say: Say, look: Look, seat: Seat, tree: Tree | None, words: str, *, at: int, publish: bool) -> Action | str:
    """The act that publishes the words, or what is said instead of it."""
    if tree is None:
        return say("ui-post-nowhere")
    await desk.store.put(Draft(look.row.id, seat, tree.decision.id, (), words, at))
    if not publish:
        return say("ui-post-waits")
    action = post_action(tree, words)
    found = tree.note_path()
    return action or say("text-too-long", count=len(words), limit=found[1].limit if found else 0)


async def _told(
    desk: Desk,
    say: Say,
    look: Look,
    seat: Seat,
    reading: Reading,
    words: str,
    answer: Answer | None,
    said: list[str],
    decision: Decision | None,
    post: Decision | None,
    at: int,
) -> Spoken:
    """Everything that came of a sentence, in one message."""
    room, view, names = desk.room(look.row), view_of(look, seat), safe_names(say, look)
    lines: list[str] = []
    rows: list[Sequence[Press]] = []
    results = answer.results if answer is not None else ()
    refused = any(one.what != "taken" for one in results)
    is_kept = reading.keep is not None and any(one.what == "taken" and decision and one.decision == decision.id for one in results)
    if answer is not None:
        shown = tuple(one for one in results if not (is_kept and decision and one.decision == decision.id))
        lines += [receipt(desk, say, look, seat, answer.model_copy(update={"results": shown})).text] if shown else []
        if untried := [reading.action, *reading.then][len(results) :] if reading.then else []:
            told = [room.action_text(say, view, one) for one in untried if one is not None]
            lines.append(say("ui-not-tried", acts="; ".join(told)))
    is_open = reading.question or (reading.refusal is not None and reading.candidates)
    order_refused = (reading.refusal is not None and not is_open) or any(
        one.what != "taken" and decision and one.decision == decision.id for one in results
    )
    if reading.refusal is not None and not is_open:
        lines.append(refusal_text(desk, say, reading.refusal, room, view, names))
        refused = True
    if order_refused and decision is not None and look.decision(decision.id) is not None:
        lines += _what_would_be_right(say, desk, look, seat, decision)
    if is_open:
        lines.insert(0, _what_is_open(desk, say, look, seat, reading, decision, is_kept=is_kept))
        rows += await _candidates(desk, say, look, seat, reading, words, decision, at)
        refused = refused or not reading.candidates
    if answer is not None:
        rows += answer_buttons(say, look, seat, [one.decision for one in results])
        rows += post_buttons(say, look, seat, results)
    judged = post is not None and any(one.decision == post.id for one in results)
    if post is not None and reading.post and look.decision(post.id) and not judged:
        rows.append([press(say, "ui-button-publish", ControlId("publish", look.row.id, seat, post.id), Style.success)])
    if refused and decision is not None and look.decision(decision.id) is not None:
        rows.append([press(say, "ui-button-edit-again", ControlId("entry", look.row.id, seat, decision.id), Style.primary)])
    return Spoken(
        "\n".join([*lines, *said]) or say("not-understood"), board_of(*rows), taken=bool(answer and answer.taken and answer.results)
    )


def _what_is_open(desk: Desk, say: Say, look: Look, seat: Seat, reading: Reading, decision: Decision | None, *, is_kept: bool) -> str:
    """What is missing, and what counts until it is said: the order as it is, or the one that was accepted before."""
    room, view, names = desk.room(look.row), view_of(look, seat), safe_names(say, look)
    asked = reading.refusal
    key, facts = (asked.key, asked.facts) if asked is not None else (reading.question, reading.facts)
    lines = [say(key, **room.facts_text(say, facts, view, names))]
    if asked is not None:
        lines[0] = f"{lines[0]} {say('refusal-more', rule=asked.rule, show=desk.command('rules show'))}"
    document = look.answer_of(seat, decision.id) if decision is not None else None
    if decision is None or document is None:
        return lines[0]
    counts = walk.actions_of(look.game).validate_python(document)
    order = room.action_text(say, view, counts)
    if not is_kept:
        return f"{lines[0]}\n{say('ui-earlier-stands', order=order)}"
    closing = getattr(room, "closing", None)
    lines.append(say("ui-kept-unclear", order=order))
    lines += [closing(say, view, counts)] if closing is not None else []
    lines.append(say("ui-proof", seal=look.seal_of(seat, decision.id), head=look.head))
    return "\n".join(filter(None, lines))


def _took(answer: Answer, decision: str) -> bool:
    return any(one.decision == decision and one.what == "taken" for one in answer.results)


def _what_would_be_right(say: Say, desk: Desk, look: Look, seat: Seat, decision: Decision) -> list[str]:
    """What one may begin with."""
    tree = Tree(say, desk.room(look.row), look, seat, decision)
    legal = tree.legal_text(tree.advanced(()))
    return [legal] if legal else []


async def _candidates(
    desk: Desk, say: Say, look: Look, seat: Seat, reading: Reading, words: str, decision: Decision | None, at: int
) -> list[list[Press]]:
    """A button for each reading; the readings themselves are a draft row, since ids hold public facts only."""
    if not reading.candidates or decision is None:
        return []
    room, view = desk.room(look.row), view_of(look, seat)
    picks = tuple((CANDIDATE, one.action.model_dump(mode="json")) for one in reading.candidates)
    await desk.store.put(Draft(look.row.id, seat, decision.id, picks, words, at))
    presses = [
        Press(
            clip(one.label or _unescaped(room.action_text(say, view, one.action)), BUTTON_LABEL),
            ControlId("candidate", look.row.id, seat, decision.id, place),
            Style.primary,
        )
        for place, one in enumerate(reading.candidates)
    ]
    return [presses[start : start + BUTTONS_A_ROW] for start in range(0, min(len(presses), 3 * BUTTONS_A_ROW), BUTTONS_A_ROW)]


def _unescaped(sentence: str) -> str:
    """A button draws no markdown, so its signs need no backslash."""
    return re.sub(r"\\([^\w\s])", r"\1", sentence).replace("**", "")


def candidate(draft: Draft | None, place: int) -> dict[str, Any]:
    """The reading that was pressed; refuses with LT-1 where the question is another one by now."""
    found = [value for field, value in draft.picks if field == CANDIDATE] if draft else []
    if place >= len(found):
        raise RuleViolation("LT-1")
    return dict(found[place])


def without_candidates(draft: Draft | None) -> Draft | None:
    """A draft as the tree of choices reads it."""
    return None if draft is None else replace(draft, picks=tuple(pick for pick in draft.picks if not pick[0].startswith("lt:")))
