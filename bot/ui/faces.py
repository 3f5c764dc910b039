"""The faces that characters speak with: shown once where a game begins, and found there again whenever one of them speaks.

A webhook bears the picture at an address. Addresses of attachments expire within a day, so the message is what is kept,
and its fresh addresses are asked for.
"""

from collections import OrderedDict
from datetime import datetime, timedelta

import aiohttp
import discord

from bot.kernel.game import Seat
from bot.picture import Painter, PaintingFailed, Picture
from bot.room import PictureOrder, Say
from bot.tables.look import Look
from bot.ui.desk import Desk
from bot.ui.limits import FILES
from bot.ui.log import log

__all__ = ["Faces"]

FRESH = timedelta(hours=6)
REMEMBERED = 500  # tables


class Faces:
    """Draws them for the first message of a game, and says where each is now."""

    def __init__(self, bot: discord.Client, desk: Desk, painter: Painter) -> None:
        self.bot = bot
        self.desk = desk
        self.painter = painter
        self._known: OrderedDict[str, tuple[datetime, dict[str, str]]] = OrderedDict()

    async def drawn(self, say: Say, look: Look) -> list[tuple[str, bytes, str]]:
        """Name, PNG and description of each seat's face; none where the game has no faces or a drawing fails."""
        own = getattr(self.desk.room(look.row), "faces", None)
        if own is None:
            return []
        orders: dict[Seat, PictureOrder] = own(say, look.view(None), await self.desk.portraits(look.row.id, look.seats))
        files: list[tuple[str, bytes, str]] = []
        try:
            for seat, order in sorted(orders.items())[:FILES]:
                png = await self.painter.paint(Picture(svg=order.svg, alt={say.lang: order.alt}, name=order.name))
                files.append((_name(seat), png, order.alt))
        except PaintingFailed:
            log.warning("no_faces", table=look.row.id)
            return []
        return files

    async def address(self, look: Look, seat: Seat) -> str | None:
        """Where the seat's face is at the moment; None where it was never shown, or nobody finds it any more."""
        at, known = self._known.get(look.row.id, (None, {}))
        if at is None or self.desk.now() - at > FRESH:
            known = await self._found(look)
            self._known[look.row.id] = (self.desk.now(), known)
            self._known.move_to_end(look.row.id)
            while len(self._known) > REMEMBERED:
                self._known.popitem(last=False)
        return known.get(_name(seat))

    async def _found(self, look: Look) -> dict[str, str]:
        rows = await self.desk.store.outbox_rows(look.row.id, kinds=("news",), states=("sent",))
        first = next((row for row in rows if row.n == 0 and row.message is not None and row.channel is not None), None)
        if first is None or first.channel is None or first.message is None:
            return {}
        try:
            message = await self.bot.get_partial_messageable(first.channel).fetch_message(first.message)
        except (discord.HTTPException, aiohttp.ClientError, OSError) as fault:
            log.info("faces_not_found", table=look.row.id, code=getattr(fault, "code", 0))
            return {}
        return {one.filename: one.url for one in message.attachments}


def _name(seat: Seat) -> str:
    return f"face-{seat + 1}.png"
