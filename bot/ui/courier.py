"""Carries what the outbox holds, as classic messages. What a row says is drawn when it is sent."""

import asyncio
import base64
import hmac
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import replace
from datetime import timedelta
from typing import Any

import aiohttp
import discord

from bot.picture import Painter, PaintingFailed
from bot.room import Say
from bot.store.rows import Draft, OutboxRow, PanelRow, PersonRow
from bot.tables.courier import Sent, Undelivered
from bot.tables.look import Look
from bot.tables.schedule import from_ms
from bot.ui import words
from bot.ui.delivering import delivering
from bot.ui.desk import Desk
from bot.ui.faces import Faces
from bot.ui.limits import CONTENT, clip
from bot.ui.log import log
from bot.ui.panel import draw, picture_of
from bot.ui.posts import Place, Posts, styled
from bot.ui.row_says import RowSays, is_it
from bot.ui.sentences import post_decision
from bot.ui.words import Message

__all__ = ["DiscordCourier"]

BLOCKED = frozenset({200000, 240000})  # by AutoMod, or for a link
SHUT = 50007
NO_PEOPLE = discord.AllowedMentions.none()
REMEMBERED = 2_000  # messages whose look is known, so that an edit that changes nothing isn't made
SEARCHED = 50  # messages of a channel's history
CLOCKS_APART = timedelta(seconds=30)


class DiscordCourier:
    """Implements bot.tables.courier.Courier. Channels are reached by id at the moment of sending, never from a cache (I3)."""

    def __init__(self, bot: discord.Client, desk: Desk, painter: Painter) -> None:
        self.bot = bot
        self.desk = desk
        self.painter = painter
        self.says = RowSays(desk)
        self.posts = Posts(bot, desk.store)
        self.faces = Faces(bot, desk, painter)
        self._stands: OrderedDict[int, str] = OrderedDict()  # message -> what it looks like
        self._pictures: OrderedDict[int, bytes] = OrderedDict()  # message -> digest of its picture

    # ---- the four ways

    async def post(self, row: OutboxRow) -> Sent:
        look = await self.says.look(row)
        channel = _channel(row, look) if look is not None else None
        if look is None or channel is None:
            return Sent(None, None)
        say = self.desk.say(look.row.language)
        if row.kind == "panel":
            return await self._post_panel(row, look, say, channel)
        message = await self.says.public(row, look, say)
        if message is None:
            return Sent(None, None)
        if row.kind == "news" and row.n == 0:
            message = replace(message, files=await self.faces.drawn(say, look))
        sent = await self._send(channel, row, message)
        if row.kind == "ended":
            await self._paint(channel, sent, look, say)
        return Sent(channel, sent)

    async def edit(self, row: OutboxRow) -> Sent:
        if row.kind == "strike":
            return await self._strike(row)
        if row.kind == "archive":
            return await self._archive(row)
        if row.kind == "mend":
            return await self._mend(row)
        if row.kind == "bare":
            return await self._bare(row)
        panel = await self.desk.store.get(PanelRow, row.table)
        look = await self.says.look(row)
        if panel is None or look is None:
            return Sent(None, None)
        say = await self.says.say(row, look)
        drawn = draw(self.desk, say, look, panel)
        looks = _print_of(drawn.text, drawn.view)
        bare = look.over and look.row.private  # the picture stands right under it, with how it ended
        if self._stands.get(panel.message) != looks or row.facts.get("again"):
            extra: dict[str, Any] = {"attachments": []} if bare else {}
            async with delivering():
                partial = self._message(panel.channel, panel.message)
                await partial.edit(content=drawn.text, view=drawn.view, allowed_mentions=NO_PEOPLE, **extra)
            _remember(self._stands, panel.message, looks)
        if not bare:
            await self._paint(panel.channel, panel.message, look, say)
        return Sent(panel.channel, panel.message)

    async def private(self, rows: Sequence[OutboxRow]) -> Sent:
        row = rows[0]
        assert row.user is not None
        person = await self.desk.store.get(PersonRow, row.user)
        if person is not None and person.inbox == "shut":
            await self._still_there(row, person)
            raise Undelivered(SHUT, 403)
        look = await self.says.look(row)
        if look is None:
            return Sent(None, None)
        say = await self.says.say(row, look)
        if row.kind == "panel":
            return await self._post_panel(row, look, say, await self._inbox(row.user))
        message = await self.says.private(rows, look, say, person)
        if message is None:
            return Sent(None, None)
        channel = await self._inbox(row.user)
        sent = await self._send(channel, row, message)
        if row.kind == "ended":
            await self._paint(channel, sent, look, say)
        return Sent(channel, sent)

    async def webhook_post(self, row: OutboxRow) -> Sent:
        look = await self.says.look(row)
        text = await self.says.words(row)
        if look is None or look.row.place is None or not text:
            return Sent(None, None)
        say = self.desk.say(look.row.language)
        name = self.says.speaker(say, look, int(row.facts["speaker"]))
        place = Place(look.row.place, look.row.parent)
        try:
            async with delivering():
                face = await self.faces.address(look, int(row.facts["speaker"]))
                message = await self.posts.speak(place, name, text, face)
                if message is not None:
                    return Sent(place.channel, message.id)
                partial = self.bot.get_partial_messageable(place.channel)
                sent = await partial.send(styled(name, text), nonce=self._nonce(row), allowed_mentions=NO_PEOPLE)
                return Sent(place.channel, sent.id)
        except Undelivered as refused:
            if refused.code in BLOCKED:
                await self._give_back(row, look, text)
            raise

    async def _give_back(self, row: OutboxRow, look: Look, text: str) -> None:
        """Blocked by the server's own filter: the writer gets the text back as a draft, and the outbox tells them why."""
        seat = int(row.facts["speaker"])
        decision = post_decision(look, seat)
        if decision is not None:
            await self.desk.store.put(Draft(row.table, seat, decision.id, (), text, row.created))

    async def _still_there(self, row: OutboxRow, person: PersonRow) -> None:
        """Raises Undelivered if they left: no message can find that out of somebody who can't be written to (I5)."""
        loaded = await self.desk.store.load(row.table) if row.kind == "reminder" else None
        guild = loaded.row.guild if loaded is not None else None
        if guild is None or guild in person.settings.get("left", ()):
            return
        async with delivering():
            await self.bot.http.get_member(guild, person.user)

    # ---- unknown outcomes

    async def find(self, row: OutboxRow) -> Sent | None:
        """Compares what the bot said in that channel since the last try with what the row says now."""
        look = await self.says.look(row)
        if look is None:
            return None
        channel = _channel(row, look) if row.user is None else await self._inbox(row.user)
        if channel is None:
            return None
        says = await self.says.contents(row, look)
        after = from_ms(row.tried) - CLOCKS_APART if row.tried else None
        async with delivering():
            partial = self.bot.get_partial_messageable(channel)
            async for message in partial.history(limit=SEARCHED, after=after, oldest_first=False):
                ours = message.author.id == getattr(self.bot.user, "id", 0) or message.application_id == self.bot.application_id
                if (ours or message.webhook_id is not None) and is_it(message, row, says):
                    return Sent(channel, message.id)
        return None

    async def reopen(self, row: OutboxRow) -> bool:
        look = await self.says.look(row)
        if look is None or look.row.place is None:
            return False
        try:
            await self.bot.http.edit_channel(look.row.place, archived=False)
        except discord.HTTPException as refused:
            log.info("not_reopened", channel=str(look.row.place), code=refused.code)
            return False
        return True

    # ---- sending

    async def _inbox(self, user: int) -> int:
        async with delivering():
            return (await self.bot.create_dm(discord.Object(user))).id

    def _message(self, channel: int, message: int) -> discord.PartialMessage:
        return self.bot.get_partial_messageable(channel).get_partial_message(message)

    async def _send(self, channel: int, row: OutboxRow, message: Message) -> int:
        """All pieces; the last one's id. Each has a nonce of its own, so that a repeated try sends none of them twice."""
        sent = 0
        partial = self.bot.get_partial_messageable(channel)
        stood = await self._stood(partial, row) if len(message.pieces) > 1 and row.tries else {}
        for number, piece in enumerate(message.pieces):
            last = number == len(message.pieces) - 1
            if not last and piece in stood:
                sent = stood[piece]
                continue
            extra: dict[str, Any] = {}
            if last and message.view is not None:
                extra["view"] = message.view
            if last and message.files:
                extra["files"] = message.attachments()
            mentions = discord.AllowedMentions(everyone=False, roles=False, users=[discord.Object(one) for one in message.people])
            async with delivering():
                stands = await partial.send(
                    piece, nonce=self._nonce(row, number), allowed_mentions=mentions if message.people else NO_PEOPLE, **extra
                )
            sent = stands.id
        return sent

    async def _stood(self, partial: discord.PartialMessageable, row: OutboxRow) -> dict[str, int]:
        """What the bot has said there since the row was written: an earlier try may have been refused in its middle, long ago."""
        async with delivering():
            history = partial.history(limit=SEARCHED, after=from_ms(row.created) - CLOCKS_APART, oldest_first=False)
            return {one.content: one.id async for one in history if one.author.id == getattr(self.bot.user, "id", 0)}

    def _nonce(self, row: OutboxRow, number: int = 0) -> str:
        """25 characters that are the same for every try of this piece, and tell nobody the row's number: everybody in the channel gets

        them, and numbers would count the private messages between two public ones, so who attacked in a round.
        """
        key = (self.bot.http.token or "").encode()
        return base64.b32encode(hmac.digest(key, f"longtable/nonce/1 {row.nonce} {number}".encode(), "sha256")).decode()[:25]

    async def _post_panel(self, row: OutboxRow, look: Look, say: Say, channel: int) -> Sent:
        """Text first, picture after."""
        drawn = draw(self.desk, say, look)
        extra: dict[str, Any] = {} if drawn.view is None else {"view": drawn.view}
        async with delivering():
            partial = self.bot.get_partial_messageable(channel)
            message = await partial.send(drawn.text, nonce=self._nonce(row), allowed_mentions=NO_PEOPLE, **extra)
        _remember(self._stands, message.id, _print_of(drawn.text, drawn.view))
        await self._paint(channel, message.id, look, say)
        return Sent(channel, message.id)

    async def _paint(self, channel: int, message: int, look: Look, say: Say) -> None:
        """The picture under a message that stands; nothing that goes wrong with it unmakes the message."""
        try:
            picture = await picture_of(self.desk, say, look)
            if picture is None or self._pictures.get(message) == picture.digest:
                return
            png = await self.painter.paint(picture)
            file = words.Message([], files=[(picture.name, png, picture.alt[say.lang])]).attachments()
            await self._message(channel, message).edit(attachments=file)
            _remember(self._pictures, message, picture.digest)
        except (PaintingFailed, discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError) as fault:
            log.warning("no_picture", table=look.row.id, kind=type(fault).__name__)
        except asyncio.CancelledError:
            raise
        except Exception as fault:
            log.error("picture_fault", table=look.row.id, kind=type(fault).__name__)

    async def _archive(self, row: OutboxRow) -> Sent:
        """Unless people have begun another game there."""
        look = await self.says.look(row)
        if look is None or look.row.place is None or await self.desk.store.find(place=look.row.place, limit=1):
            return Sent(None, None)
        async with delivering():
            await self.bot.http.edit_channel(look.row.place, archived=True)
        return Sent(look.row.place, None)

    async def _bare(self, row: OutboxRow) -> Sent:
        channel, message = int(row.facts["channel"]), int(row.facts["message"])
        async with delivering():
            await self._message(channel, message).edit(view=None)
        return Sent(channel, None)  # an edit proves nothing of whether the place is back

    async def _mend(self, row: OutboxRow) -> Sent:
        """A post as it reads now: the words of the last mend, or one line where they were taken away."""
        channel, message, seat = (int(row.facts[name]) for name in ("channel", "message", "speaker"))
        look, posts = await self.says.look(row), await self.desk.store.posts(message=message)
        gone = str(row.facts.get("by", ""))
        if look is None or not posts or (posts[0].words is None and not gone):
            return Sent(None, None)
        say = self.desk.say(look.row.language)
        instead = f"-# {say(f'post-removed-{gone}')}" if gone else ""
        async with delivering():
            place = await self.posts.home_of(channel, Place(look.row.place or channel, look.row.parent))
            if not await self.posts.rewrite(place, message, self.says.speaker(say, look, seat), posts[0].words or "", instead):
                await self._message(channel, message).delete()  # where it can't be written anew, and moderators may
        return Sent(channel, message)

    async def _strike(self, row: OutboxRow) -> Sent:
        """What no longer holds (a reminder, the panel of a table that moved) stays readable, crossed out, without its buttons."""
        channel, message = int(row.facts["channel"]), int(row.facts["message"])
        moved = row.facts.get("moved")
        look = await self.says.look(row) if moved else None
        where = [self.desk.say(look.row.language)("ui-moved-to", where=f"<#{moved}>")] if look is not None else []
        async with delivering():
            stands = await self.bot.get_partial_messageable(channel).fetch_message(message)
            if not stands.content.startswith(("~~", *where)):
                crossed = [f"~~{line}~~" if line.strip() else line for line in stands.content.replace("### ", "").split("\n")]
                await stands.edit(content=clip("\n".join([*where, *crossed]), CONTENT), view=None, allowed_mentions=NO_PEOPLE)
        return Sent(channel, message)


def _channel(row: OutboxRow, look: Look) -> int | None:
    """Where a public row stands: at the table's place, a board of a day where it was first asked for."""
    return int(row.facts["channel"]) if row.kind == "board" else look.row.place


def _print_of(text: str, view: discord.ui.View | None) -> str:
    return f"{text}\n{view.to_components() if view is not None else ''}"


def _remember(kept: OrderedDict[int, Any], key: int, value: Any) -> None:
    kept[key] = value
    kept.move_to_end(key)
    while len(kept) > REMEMBERED:
        kept.popitem(last=False)
