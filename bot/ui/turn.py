"""My turn: what happened since one looked, then private controls down the tree of choices; and acts with their receipts."""

from collections.abc import Mapping, Sequence
from typing import Any

import discord

from bot.i18n.languages import capital
from bot.i18n.texts import texts
from bot.kernel.game import GM, Action, BadInput, Decision, RuleViolation, Seat
from bot.room import PictureOrder, Say
from bot.store.rows import Draft, SeatRow
from bot.tables.acts import Answer
from bot.tables.look import Look
from bot.ui.asked import Asked, ask, own_seat
from bot.ui.controls import Menu, Press, Style, Tree, board_of, press, view_of
from bot.ui.desk import Desk, Found
from bot.ui.errors import whisper
from bot.ui.gm_views import view_for_gm
from bot.ui.ids import ControlId
from bot.ui.limits import CONTENT, clip, fits
from bot.ui.own_picture import add_own_picture, has_own_picture
from bot.ui.prompt import prompt_text, safe_names, until_text
from bot.ui.reach import shut_line
from bot.ui.receipt import Spoken, answer_buttons, kept, receipt
from bot.ui.sentences import order_decision, without_candidates
from bot.ui.sight import sees_all
from bot.ui.since import happened_since, mark_looked
from bot.ui.spread import spread_of, spread_rows
from bot.ui.who import who_of

__all__ = ["act", "answer_with_picture", "carry_out", "controls_of", "followed", "going_on", "mine_of", "open_turn", "show_mine", "turn_of"]


# ---- acts


async def act(
    inter: discord.Interaction, desk: Desk, found: Found, seat: Seat, actions: Sequence[Action | Mapping[str, Any]]
) -> Answer | None:
    """Acknowledges ephemerally, goes through the door and answers: receipt with seal and Change and Withdraw, or the refusal.

    What was refused is said, not raised; None then. Anything but RuleViolation and BadInput goes on to the error handler.
    """
    asked = await ask(inter, desk, table=found.row.id)
    return await carry_out(asked, await asked.look(found.row.id), seat, actions)


async def carry_out(
    asked: Asked, look: Look, seat: Seat, actions: Sequence[Action | Mapping[str, Any]], *, once: str = ""
) -> Answer | None:
    """`look` is the table as the person found it.

    `once` names what was pressed and the draft under it: two presses of that are one act, whichever comes first (K7).
    """
    act_id = f"draft.{look.row.id}.{seat}.{once}" if once else asked.act_id
    try:
        answer, look = await asked.desk.tables.submit_from(look, who_of(asked.inter), seat, actions, act_id=act_id, at=asked.at)
    except (RuleViolation, BadInput) as error:
        await asked.refuse(error)
        return None
    spoken = receipt(asked.desk, asked.say, look, seat, answer)
    if answer.taken:
        spoken = await going_on(asked.desk, asked.say, look, seat, spoken)
    await answer_with_picture(asked, look, seat, spoken)
    return answer if answer.taken else None


async def answer_with_picture(asked: Asked, look: Look, seat: Seat, spoken: Spoken, order: PictureOrder | None = None) -> None:
    """The words at once, then the seat's own picture where its game draws one (or `order`, another drawing of the same)."""
    await asked.answer(spoken.text, spoken.view, keep_picture=has_own_picture(asked.desk, look))
    await add_own_picture(asked, look, seat, order)


async def followed(desk: Desk, say: Say, look: Look, seat: Seat, spoken: Spoken) -> Spoken:
    """What a sentence was answered with, and what may be done after it. `look` is of the moment before."""
    if not spoken.taken or not look.game.goes_on:
        return spoken
    return await going_on(desk, say, await desk.tables.look(look.row.id), seat, spoken)


async def going_on(desk: Desk, say: Say, look: Look, seat: Seat, spoken: Spoken) -> Spoken:
    """Where one act follows the other (`goes_on`), what came of it and what may be done next stand under its receipt."""
    row = next((one for one in look.seats if one.seat == seat), None)
    if row is None or not look.game.goes_on:
        return spoken
    room = desk.room(look.row)
    happened = await happened_since(desk, say, look, row)
    await mark_looked(desk, look, row)
    # Whoever plays several seats goes on with the next of them that is asked.
    following = next((one for one in (row, *look.of(row.user or 0)) if look.owed(one.seat)), None)
    if following is None:
        again = press(say, "button-another-game", ControlId("rematch", look.row.id), Style.primary)
        idle = [] if look.over or look.may_answer(seat) else [say("nothing-to-do")]
        return Spoken("\n\n".join([spoken.text, *happened, *idle]), board_of([again]) if look.over else spoken.view)
    if following.seat != seat:
        await mark_looked(desk, look, following)
    owed, seat = look.owed(following.seat), following.seat
    asked = room.prompt(say, view_of(look, seat), owed[0], safe_names(say, look))
    controls, view = await controls_of(desk, say, look, seat, owed[0])
    until = "" if look.pace.untimed else f"-# {until_text(say, look, owed[0])}"
    parts = [spoken.text, *happened, "\n".join(filter(None, [asked, controls, until]))]
    return Spoken("\n\n".join(parts), view)


# ---- My turn


async def open_turn(inter: discord.Interaction, desk: Desk, found: Found) -> None:
    """The answer to My turn, for the seat of the person that is asked something first."""
    await turn_of(await ask(inter, desk, table=found.row.id), found.row.id, None)


async def turn_of(asked: Asked, table: str, seat: Seat | None) -> None:
    desk, say, user = asked.desk, asked.say, asked.inter.user.id
    look = await asked.look(table)
    if not look.started:
        await asked.answer(say("table-not-started"))
        return
    row = own_seat(look, user, seat) if seat is not None else _first_seat(look, user)
    if row is None:
        await _not_seated(asked, look, user)
        return
    happened = await happened_since(desk, say, look, row)
    if shut := await shut_line(desk, say, user):
        happened.insert(0, shut)
    await mark_looked(desk, look, row)
    decision = _first_decision(look, row.seat)
    if decision is None:
        await asked.answer("\n\n".join([*happened, say("table-over") if look.over else say("nothing-to-do")]))
        return
    text = prompt_text(say, desk.room(look.row), look, row.seat, decision, safe_names(say, look), happened)
    controls, view = await controls_of(desk, say, look, row.seat, decision)
    if fits(f"{text}\n{controls}", CONTENT):
        await answer_with_picture(asked, look, row.seat, Spoken(f"{text}\n{controls}".strip(), view))
    else:
        await whisper(asked.inter, text)
        await whisper(asked.inter, controls or say("button-my-turn"), view=view)
        await add_own_picture(asked, look, row.seat)


async def _not_seated(asked: Asked, look: Look, user: int) -> None:
    """Somebody whose seat a script has taken can have it back (D13); anybody else watches."""
    lost = next((row for row in look.seats if row.scripted and row.was == user), None)
    if lost is None or look.over:
        await asked.answer(asked.say("not-at-this-table"))
        return
    back = press(asked.say, "button-i-am-back", ControlId("came_back", look.row.id, lost.seat), Style.success)
    await asked.answer(asked.say("ui-script-plays", name=safe_names(asked.say, look)[lost.seat]), board_of([back]))


def _first_seat(look: Look, user: int) -> SeatRow | None:
    """The seat that owes something, else any of the person's, else the chair of a GM who is asked."""
    own = look.of(user)
    owing = next((row for row in own if look.owed(row.seat)), None)
    if owing or own:
        return owing or own[0]
    return own_seat(look, user, GM) if look.row.gm == user and look.may_answer(GM) else None


def _first_decision(look: Look, seat: Seat) -> Decision | None:
    owed = look.owed(seat)
    return owed[0] if owed else order_decision(look, seat) or next(iter(look.may_answer(seat)), None)


async def controls_of(
    desk: Desk, say: Say, look: Look, seat: Seat, decision: Decision, *, change: bool = False, page: int = 0
) -> tuple[str, discord.ui.View | None]:
    """What was picked or answered so far, and the controls to go on with."""
    tree = Tree(say, desk.room(look.row), look, seat, decision)
    standing = kept(desk, say, look, seat, decision.id)
    draft = without_candidates(await desk.store.get(Draft, look.row.id, seat, decision.id))
    if standing and not change and not (draft and draft.picks):
        return standing, board_of(*answer_buttons(say, look, seat, [decision.id]), _others(say, look, seat, decision))
    picked = tree.legal(draft.picks if draft else ())
    picks = tree.advanced(picked)
    lines = [standing] if standing else []
    beside = _beside(say, look, seat, decision)
    if not picked and (spread := spread_of(tree.room, decision)) is not None:
        return "\n".join(lines), board_of(*spread_rows(tree, spread, page, beside))
    lines += tree.told(picks)
    if preview := tree.preview(picks):
        lines.append(capital(preview))
    lines += tree.previews(picks)
    rows: list[Sequence[Press] | Menu] = [row for row in tree.rows(picks, page) if row]
    rows.append(beside)
    return clip("\n".join(lines), CONTENT), board_of(*rows)


def _beside(say: Say, look: Look, seat: Seat, decision: Decision) -> list[Press]:
    """The other ways: one form for everything, and what else the seat may answer."""
    beside: list[Press] = []
    own = order_decision(look, seat)
    if seat != GM and own is not None and own.id == decision.id:
        beside.append(press(say, "ui-button-entry", ControlId("entry", look.row.id, seat, decision.id)))
    return [*beside, *_others(say, look, seat, decision)]


def _others(say: Say, look: Look, seat: Seat, decision: Decision) -> list[Press]:
    presses: list[Press] = []
    for one in look.may_answer(seat):
        if one.id != decision.id and len(presses) < 4:
            key = f"ui-button-ask-{one.ask}"
            label = say(key) if texts().has(key) else say("ui-button-ask", ask=one.ask)
            presses.append(Press(label, ControlId("ask", look.row.id, seat, one.id)))
    return presses


# ---- Mine


async def show_mine(inter: discord.Interaction, desk: Desk, found: Found) -> None:
    """What the person holds and owes at this table: own view as text, answers with their seals, Withdraw buttons."""
    await mine_of(await ask(inter, desk, table=found.row.id), found.row.id)


async def mine_of(asked: Asked, table: str) -> None:
    desk, say = asked.desk, asked.say
    look = await asked.look(table)
    own = look.of(asked.inter.user.id)
    if sees_all(look, asked.inter.user.id) and look.started:
        await view_for_gm(asked, look, 0)
        return
    if not own:
        await asked.answer(say("not-at-this-table"))
        return
    if not look.started:
        await asked.answer(say("table-not-started"))
        return
    lines: list[str] = []
    rows: list[list[Press]] = []
    for row in own:
        lines.append(desk.room(look.row).board_text(say, look.view(row.seat), safe_names(say, look)))
        answered = [one.id for one in look.may_answer(row.seat) if look.answer_of(row.seat, one.id) is not None]
        lines += [kept(desk, say, look, row.seat, decision) for decision in answered]
        if owed := look.owed(row.seat):
            lines.append(say("ui-owed", count=len(owed)))
        rows += answer_buttons(say, look, row.seat, answered)
    turn = [press(say, "button-my-turn", ControlId("turn", table), Style.success)] if not look.over else []
    await asked.answer("\n\n".join(lines), board_of(*rows[:4], turn))
