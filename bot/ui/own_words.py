"""A person's own text after it was published: a form with its words to mend it, and a question before it is taken away."""

import discord

from bot.kernel.game import BadInput, RuleViolation
from bot.store.rows import PostRow
from bot.tables.own_words import LONGEST, expect_mendable
from bot.ui.asked import Asked, own_seat, seat_of
from bot.ui.controls import Style, board_of, press
from bot.ui.errors import refusal_text, whisper
from bot.ui.forms import TEXT, Field, form, values_of
from bot.ui.ids import ControlId
from bot.ui.prompt import safe_names
from bot.ui.who import who_of

__all__ = ["MEND", "UNPOST", "ask_before_removal", "moderates", "open_mend", "post_of", "show_form", "submit_mend", "unpost"]

MEND, UNPOST = "mend", "unpost"
"""Verbs of controls. Their id names the decision under which the text was written, or the message in which it stands."""


async def post_of(asked: Asked, id: ControlId) -> PostRow:
    """The text that a control is about; raises BadInput(post-unknown), or (post-not-there) where it is still on its way."""
    store = asked.desk.store
    if id.decision.isascii() and id.decision.isdigit() and len(id.decision) < 20:
        found = [post for post in await store.posts(message=int(id.decision)) if post.table == id.table]
    else:
        seat = seat_of(id)
        own_seat(await asked.look(id.table), asked.inter.user.id, seat)
        found = [post for post in await store.posts(table=id.table, seat=seat) if post.decision == id.decision]
        if not found:
            raise BadInput("post-not-there")
    if not found:
        raise BadInput("post-unknown")
    return found[0]


async def open_mend(asked: Asked, id: ControlId) -> None:
    await show_form(asked, await post_of(asked, id))


async def show_form(asked: Asked, post: PostRow) -> None:
    """The words as they stand, to be written anew; refuses with LT-25 before anything is opened."""
    minutes = asked.desk.tables.mend_minutes
    standing = expect_mendable(post, who_of(asked.inter), at=asked.at, minutes=minutes)
    field = Field(TEXT, asked.say("form-label-text"), value=standing.words or "", limit=LONGEST, long=True, required=True)
    await asked.inter.response.send_modal(form(_id(MEND, post), asked.say("form-title-mend"), field))


async def submit_mend(asked: Asked, id: ControlId) -> None:
    post = await post_of(asked, id)
    words = values_of(asked.inter).get(TEXT, "").strip()
    tables = asked.desk.tables
    try:
        await tables.mend(who_of(asked.inter), id.table, post.message, words, act_id=asked.act_id, at=asked.at)
    except RuleViolation as refused:
        await _give_back(asked, id.table, refused, words)
        return
    await whisper(asked.inter, asked.say("done-mended"))  # not in the place of a receipt that still holds a seal


async def _give_back(asked: Asked, table: str, refused: RuleViolation, words: str) -> None:
    """What the game holds back isn't lost: it is shown again, to its writer."""
    look = await asked.desk.tables.look(table)
    room, names = asked.desk.room(look.row), safe_names(asked.say, look)
    told = refusal_text(asked.desk, asked.say, refused, room, look.view(None), names)
    await whisper(asked.inter, f"{told}\n{asked.say('mend-not-lost')}\n>>> {discord.utils.escape_mentions(words)}")


async def ask_before_removal(asked: Asked, post: PostRow) -> None:
    button = press(asked.say, "button-remove-post", _id(UNPOST, post), Style.danger)
    await whisper(asked.inter, asked.say("unpost-sure"), view=board_of([button]))


async def unpost(asked: Asked, id: ControlId) -> None:
    """A moderator's right counts where they press, so the text must stand there; a writer's counts everywhere."""
    post = await post_of(asked, id)
    if not id.decision.isdigit():
        await ask_before_removal(asked, post)
        return
    inter = asked.inter
    answer = await asked.desk.tables.unpost(who_of(inter), id.table, post.message, moderator=moderates(inter, post), act_id=asked.act_id)
    await asked.answer(asked.say(f"done-{answer.key}"))


def moderates(inter: discord.Interaction, post: PostRow) -> bool:
    return inter.guild_id is not None and inter.channel_id == post.channel and inter.permissions.manage_messages


def _id(verb: str, post: PostRow) -> ControlId:
    return ControlId(verb, post.table, None, str(post.message))
