"""A seat's own picture under an answer to its owner. The words go first and don't wait for it."""

from io import BytesIO

import aiohttp
import discord

from bot.kernel.game import GM, Action, Seat
from bot.picture import Painter, PaintingFailed, Picture
from bot.room import PictureOrder, Say
from bot.tables.look import Look
from bot.ui.asked import Asked
from bot.ui.desk import Desk
from bot.ui.log import log

__all__ = ["add_foreseen_picture", "add_own_picture", "add_picture", "add_to_reply", "has_own_picture"]


def has_own_picture(desk: Desk, look: Look) -> bool:
    """Whether the game draws what one seat alone may see (`own_picture`)."""
    return look.started and hasattr(desk.room(look.row), "own_picture")


async def add_own_picture(asked: Asked, look: Look, seat: Seat, order: PictureOrder | None = None) -> None:
    """Puts it under the answer that was just given, which its reader alone sees; a later answer's picture is never overtaken."""
    if seat == GM or not has_own_picture(asked.desk, look):
        return
    order = order or _own_order(asked.desk, asked.say, look, seat)
    if order is not None:
        await add_picture(asked, look.row.id, seat, order)


async def add_foreseen_picture(asked: Asked, look: Look, seat: Seat, action: Action | None) -> None:
    """What a seat would see once it declares `action`, or sees as it is; of games that tell it (`foreseen`)."""
    foresee = getattr(asked.desk.room(look.row), "foreseen", None)
    if seat == GM or foresee is None or not has_own_picture(asked.desk, look):
        return
    view = look.view(seat) if action is None else foresee(look.view(seat), action)
    if view is not None:
        order = asked.desk.room(look.row).own_picture(asked.say, view, look.names)  # pyright: ignore[reportAttributeAccessIssue]
        await add_own_picture(asked, look, seat, order)


async def add_to_reply(desk: Desk, painter: Painter, say: Say, look: Look, seat: Seat, reply: discord.Message) -> None:
    """The same under a reply in the private conversation of whoever plays the seat."""
    order = _own_order(desk, say, look, seat) if seat != GM and has_own_picture(desk, look) else None
    if order is None:
        return
    file = await _latest(desk, painter, (reply.channel.id, look.row.id, seat), reply.id, order, say)
    if file is None:
        return
    try:
        await reply.edit(attachments=[file])
    except (discord.HTTPException, aiohttp.ClientError, OSError) as fault:
        log.info("own_picture_lost", table=look.row.id, code=getattr(fault, "code", 0))


def _own_order(desk: Desk, say: Say, look: Look, seat: Seat) -> PictureOrder | None:
    return desk.room(look.row).own_picture(say, look.view(seat), look.names)  # pyright: ignore[reportAttributeAccessIssue]


async def add_picture(asked: Asked, table: str, seat: Seat, order: PictureOrder) -> None:
    """A drawing under the answer that was just given about that table; where none can be made the words stand alone."""
    painter: Painter = asked.inter.client.painter  # pyright: ignore[reportAttributeAccessIssue]
    file = await _latest(asked.desk, painter, (asked.inter.user.id, table, seat), asked.inter.id, order, asked.say)
    if file is None:
        return
    try:
        await asked.inter.edit_original_response(attachments=[file])
    except discord.HTTPException as fault:  # dismissed, or the token's time is over
        log.info("own_picture_lost", table=table, code=fault.code)


async def _latest(
    desk: Desk, painter: Painter, key: tuple[int, str, Seat], answer: int, order: PictureOrder, say: Say
) -> discord.File | None:
    """The drawing; None where none can be made, or where `answer` isn't the newest under that key any more."""
    desk.drawing[key] = answer
    try:
        png = await painter.paint(Picture(svg=order.svg, alt={say.lang: order.alt}, name=order.name))
    except PaintingFailed:
        log.warning("no_own_picture", table=key[1])
        return None
    finally:
        is_latest = desk.drawing.get(key) == answer
        if is_latest:
            del desk.drawing[key]
    return discord.File(BytesIO(png), filename=order.name, description=order.alt) if is_latest else None
