"""A seat's own picture under an answer to its owner. The words go first and don't wait for it."""

from io import BytesIO

import discord

from bot.kernel.game import GM, Seat
from bot.picture import Painter, PaintingFailed, Picture
from bot.room import PictureOrder
from bot.tables.look import Look
from bot.ui.asked import Asked
from bot.ui.log import log

__all__ = ["add_own_picture", "add_picture", "has_own_picture"]


def has_own_picture(asked: Asked, look: Look) -> bool:
    """Whether the game draws what one seat alone may see (`own_picture`)."""
    return look.started and hasattr(asked.desk.room(look.row), "own_picture")


async def add_own_picture(asked: Asked, look: Look, seat: Seat, order: PictureOrder | None = None) -> None:
    """Puts it under the answer that was just given, which its reader alone sees; a later answer's picture is never overtaken."""
    if seat == GM or not has_own_picture(asked, look):
        return
    if order is None:
        order = asked.desk.room(look.row).own_picture(asked.say, look.view(seat), look.names)  # pyright: ignore[reportAttributeAccessIssue]
    if order is not None:
        await add_picture(asked, look.row.id, seat, order)


async def add_picture(asked: Asked, table: str, seat: Seat, order: PictureOrder) -> None:
    """A drawing under the answer that was just given about that table; where none can be made the words stand alone."""
    key, drawing = (asked.inter.user.id, table, seat), asked.desk.drawing
    drawing[key] = asked.inter.id
    painter: Painter = asked.inter.client.painter  # pyright: ignore[reportAttributeAccessIssue]
    try:
        png = await painter.paint(Picture(svg=order.svg, alt={asked.say.lang: order.alt}, name=order.name))
    except PaintingFailed:
        log.warning("no_own_picture", table=table)
        return
    finally:
        is_latest = drawing.get(key) == asked.inter.id
        if is_latest:
            del drawing[key]
    if not is_latest:
        return
    try:
        await asked.inter.edit_original_response(attachments=[discord.File(BytesIO(png), filename=order.name, description=order.alt)])
    except discord.HTTPException as fault:  # dismissed, or the token's time is over
        log.info("own_picture_lost", table=table, code=fault.code)
