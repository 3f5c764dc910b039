"""What each control does: its custom id names a verb, the verb a function that goes through the same door as everything else."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final

import discord

from bot.kernel.game import BadInput, RuleViolation
from bot.room import Say
from bot.store.rows import Draft
from bot.tables.acts import Fault
from bot.ui import chronicle, forms, lobby, steps, turn
from bot.ui.asked import Asked, ask, meet, open_decision, own_seat, seat_of
from bot.ui.controls import DEPTH, Press, Style, Tree, board_of, chosen_value, press, view_of
from bot.ui.desk import Desk
from bot.ui.errors import answer_error, refusal_text, whisper
from bot.ui.gm_views import PEEK, peek
from bot.ui.ids import PATTERN, ControlId, read_id
from bot.ui.inbox import chose_battle
from bot.ui.limits import CONTENT, fits
from bot.ui.prompt import safe_names
from bot.ui.receipt import post_buttons, receipt
from bot.ui.sentences import candidate, forget_published, post_action
from bot.ui.sight import expect_sight
from bot.ui.steps import Move, leap, step
from bot.ui.who import who_of

__all__ = ["TABLELESS", "Control", "pressed", "submitted"]

Act = Callable[[Asked, ControlId], Awaitable[None]]


# ---- private controls


async def _pick(asked: Asked, id: ControlId) -> None:
    depth, place = divmod(id.page or 0, DEPTH)
    await step(asked, id, Move(depth=depth, place=place))


async def _choose(asked: Asked, id: ControlId) -> None:
    match chosen_value(asked.inter):
        case [int(depth), (str() | int() | None) as value]:
            await step(asked, id, Move(depth=depth, value=value, page=0))
        case [str(), *_] as whole:
            await leap(asked, id, whole)
        case _:
            raise RuleViolation("LT-1")


async def _leap(asked: Asked, id: ControlId) -> None:
    await leap(asked, id, None)


async def _page(asked: Asked, id: ControlId) -> None:
    await step(asked, id, Move(page=id.page or 0))


async def _back(asked: Asked, id: ControlId) -> None:
    await step(asked, id, Move(back=True))


async def _change(asked: Asked, id: ControlId) -> None:
    await step(asked, id, Move(fresh=True))


async def _ask(asked: Asked, id: ControlId) -> None:
    """Another of the seat's open decisions."""
    await step(asked, id, Move())


async def _withdraw(asked: Asked, id: ControlId) -> None:
    seat = seat_of(id)
    look = await asked.look(id.table)
    own_seat(look, asked.inter.user.id, seat)
    open_decision(look, id.decision, seat)
    await asked.desk.tables.withdraw(who_of(asked.inter), id.table, seat, id.decision, act_id=asked.act_id, at=asked.at)
    again = press(asked.say, "button-my-turn", ControlId("turn", id.table, seat), Style.success)
    await asked.answer(asked.say("receipt-withdrawn"), board_of([again]))


async def _candidate(asked: Asked, id: ControlId) -> None:
    """One of the readings a question back offered."""
    seat = seat_of(id)
    look = await asked.look(id.table)
    own_seat(look, asked.inter.user.id, seat)
    open_decision(look, id.decision, seat)
    draft = await asked.desk.store.get(Draft, id.table, seat, id.decision)
    chosen = candidate(draft, id.page or 0)
    await turn.carry_out(asked, look, seat, [chosen], once=f"{id.decision}.{draft.at}.{id.page}" if draft else "")


async def _publish(asked: Asked, id: ControlId) -> None:
    """The words that were written under an order; refused ones stay a draft. Said once, on the message they stand on: the button goes."""
    seat = seat_of(id)
    look = await asked.look(id.table)
    own_seat(look, asked.inter.user.id, seat)
    decision = open_decision(look, id.decision, seat)
    draft = await asked.desk.store.get(Draft, id.table, seat, id.decision)
    tree = Tree(asked.say, asked.desk.room(look.row), look, seat, decision)
    action = post_action(tree, draft.words) if draft and draft.words else None
    if draft is None or action is None:
        await _instead_of_button(asked, asked.say("ui-post-gone"))
        return
    act_id = f"draft.{id.table}.{seat}.{id.decision}.{draft.at}"  # two presses are one act (K7)
    try:
        answer, look = await asked.desk.tables.submit_from(look, who_of(asked.inter), seat, [action], act_id=act_id, at=asked.at)
    except (RuleViolation, BadInput) as error:
        room, view = asked.desk.room(look.row), view_of(look, seat)
        await _instead_of_button(asked, refusal_text(asked.desk, asked.say, error, room, view, safe_names(asked.say, look)))
        return
    if answer.taken:
        await forget_published(asked.desk, look, seat, draft.words)
    mending = post_buttons(asked.say, look, seat, answer.results)
    await _instead_of_button(asked, receipt(asked.desk, asked.say, look, seat, answer).text, mending)


async def _instead_of_button(asked: Asked, told: str, beside: Sequence[list[Press]] = ()) -> None:
    """Adds a sentence, and buttons `beside` it, to the message the pressed button stands on and takes that one away; the others stay."""
    message, pressed_id = asked.inter.message, str((asked.inter.data or {}).get("custom_id"))
    if message is None or not asked.in_place:
        await asked.answer(told, board_of(*beside))
        return
    rows: list[list[Press]] = []
    for row in message.components:
        buttons = [one for one in getattr(row, "children", ()) if isinstance(one, discord.Button) and one.custom_id != pressed_id]
        known = [(one, read_id(one.custom_id or "")) for one in buttons]
        rows.append([Press(one.label or "", id, one.style, not one.disabled) for one, id in known if id is not None])
    rows += beside
    whole = f"{message.content}\n\n{told}"
    if fits(whole, CONTENT):
        await asked.answer(whole, board_of(*rows))
        return
    await asked.answer(message.content, board_of(*rows))
    await whisper(asked.inter, told)


# ---- the panel


async def _turn(asked: Asked, id: ControlId) -> None:
    await turn.turn_of(asked, id.table, id.seat)


async def _mine(asked: Asked, id: ControlId) -> None:
    await turn.mine_of(asked, id.table)


async def _board(asked: Asked, id: ControlId) -> None:
    """The picture's facts as text, the same for everybody."""
    look = await asked.look(id.table)
    if not look.started:
        await asked.answer(asked.say("table-not-started"))
        return
    room = asked.desk.room(look.row)
    await asked.answer(room.board_text(asked.say, look.view(None), safe_names(asked.say, look)))


async def _came_back(asked: Asked, id: ControlId) -> None:
    seat = seat_of(id)
    await asked.desk.tables.come_back(who_of(asked.inter), id.table, seat, act_id=asked.act_id)
    again = press(asked.say, "button-my-turn", ControlId("turn", id.table, seat), Style.success)
    await asked.answer(asked.say("ui-back-again"), board_of([again]))


async def _rematch(asked: Asked, id: ControlId) -> None:
    answer = await asked.desk.tables.rematch(who_of(asked.inter), id.table, act_id=asked.act_id)
    if answer.key == "begun":  # alone: there is nobody to wait for
        await turn.turn_of(asked, answer.table, answer.seat)
        return
    await asked.answer(asked.say("ui-rematch"))


ACTS: Final[dict[str, Act]] = {
    "turn": _turn,
    "mine": _mine,
    "board": _board,
    "rules": chronicle.rules,
    "log": chronicle.log,
    "came_back": _came_back,
    "rematch": _rematch,
    "join": lobby.pressed_join,
    "leave": lobby.pressed_leave,
    "one_more": lobby.pressed_one_more,
    "seat": lobby.pressed_seat,
    "field": lobby.chosen,
    "fill": lobby.pressed_fill,
    "start": lobby.pressed_start,
    "pick": _pick,
    "choose": _choose,
    "leap": _leap,
    "page": _page,
    "back": _back,
    "ask": _ask,
    "change": _change,
    "declare": steps.declare,
    "withdraw": _withdraw,
    "candidate": _candidate,
    "publish": _publish,
    "battle": chose_battle,
    PEEK: peek,
}
PRIVATE: Final = frozenset(
    {"pick", "choose", "leap", "page", "back", "ask", "change", "declare", "withdraw", "candidate", "publish", "field", "battle"}
)
"""Controls that stand on a message of the person's own, ephemeral or in the private conversation: it is drawn anew."""

TABLELESS: Final[set[str]] = set()
"""Controls that are about no table yet: they make one, by the same rules as the command."""

OPENS: Final[dict[str, Act]] = {
    "entry": forms.open_entry,
    "form": forms.open_form,
    "write": forms.open_words,
    "word": lobby.open_word,
}
"""Controls that answer with a form and nothing else: a form can't follow a deferral."""

SUBMITS: Final[dict[str, Act]] = {
    "entry": forms.submit_entry,
    "form": forms.submit_form,
    "write": forms.submit_words,
    "word": lobby.submit_word,
}


class Control(discord.ui.DynamicItem[discord.ui.Item[Any]], template=PATTERN):
    """Every button and select of ours, on every message, also those of before the last restart (E3)."""

    def __init__(self, item: discord.ui.Item[Any], id: ControlId) -> None:
        super().__init__(item)
        self.control = id

    @classmethod
    async def from_custom_id(cls, interaction: discord.Interaction, item: discord.ui.Item[Any], match: Any, /) -> "Control":
        id = read_id(match.string)
        assert id is not None
        return cls(item, id)

    async def callback(self, interaction: discord.Interaction) -> None:
        await pressed(interaction, interaction.client.desk, self.control)  # pyright: ignore[reportAttributeAccessIssue]


async def pressed(inter: discord.Interaction, desk: Desk, id: ControlId) -> None:
    """A button or select. Answers always; a form at once, everything else after it was acknowledged."""
    await _guarded(inter, desk, id, OPENS.get(id.verb), ACTS.get(id.verb))


async def submitted(inter: discord.Interaction, desk: Desk, id: ControlId) -> None:
    """A form."""
    await _guarded(inter, desk, id, None, SUBMITS.get(id.verb))


async def _guarded(inter: discord.Interaction, desk: Desk, id: ControlId, opens: Act | None, act: Act | None) -> None:
    asked: Asked | None = None
    try:
        if opens is None and act is None:
            raise RuleViolation("LT-1")
        arrive = ask if opens is None else meet
        table = None if id.verb in TABLELESS else id.table
        asked = await arrive(inter, desk, in_place=_in_place(inter, id), table=table)
        if table is not None:
            expect_sight(inter, asked.found)
        carry_out = opens or act
        assert carry_out is not None
        await carry_out(asked, id)
    except (RuleViolation, BadInput, Fault) as error:
        say = asked.say if asked else await desk.say_to(inter.user.id, inter.locale)
        await _refused(inter, desk, say, id, error)
    except Exception as error:
        await answer_error(inter, desk, error)


async def _refused(inter: discord.Interaction, desk: Desk, say: Say, id: ControlId, error: RuleViolation | BadInput | Fault) -> None:
    """The refusal with names as a spectator knows them, where the game's own rule refused."""
    room, view, names = None, None, {}
    if isinstance(error, RuleViolation) and not error.rule.startswith("LT-"):
        look = await desk.tables.look(id.table)
        room, names = desk.room(look.row), safe_names(say, look)
        view = look.view(None) if look.started else None
    await whisper(inter, refusal_text(desk, say, error, room, view, names))


def _in_place(inter: discord.Interaction, id: ControlId) -> bool:
    message = inter.message
    return message is not None and id.verb not in TABLELESS and (message.flags.ephemeral or (id.verb in PRIVATE and inter.guild_id is None))
