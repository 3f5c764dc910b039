"""Private messages: orders as sentences in either language, and whether somebody's inbox is open at all."""

import asyncio
import re
from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any
from weakref import WeakValueDictionary

import aiohttp
import discord

from bot.i18n.languages import LANGS
from bot.i18n.texts import texts
from bot.kernel.game import BadInput, RuleViolation, Seat
from bot.picture import Painter
from bot.room import Say
from bot.store.rows import PersonRow
from bot.tables.acts import Fault
from bot.tables.look import Look
from bot.ui.asked import Asked, own_seat, seat_of
from bot.ui.controls import Press, Style, board_of
from bot.ui.desk import Desk, Speech
from bot.ui.errors import incident_of, refusal_text
from bot.ui.ids import ControlId
from bot.ui.limits import CONTENT, split_text
from bot.ui.log import log
from bot.ui.own_picture import add_to_reply
from bot.ui.prompt import safe_names
from bot.ui.receipt import Spoken
from bot.ui.safe_text import clean_name, without_halves
from bot.ui.sentences import take_sentence
from bot.ui.turn import answer_with_picture, followed
from bot.ui.who import seen_at, who_of, who_wrote

__all__ = ["Inbox", "chose_battle"]

NO_PEOPLE = discord.AllowedMentions.none()
UNREAD_BEFORE = timedelta(hours=1)
MOST_BATTLES = 20  # buttons of a question back
_CYRILLIC = re.compile("[а-яё]", re.IGNORECASE)
_LETTER = re.compile(r"[^\W\d_]")


class Inbox:
    """Reads what people write to the bot. One message of a person after the other; the order of snowflakes counts."""

    def __init__(self, bot: discord.Client, desk: Desk, painter: Painter) -> None:
        self.bot = bot
        self.painter = painter
        self.desk = desk
        self._turns: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def received(self, message: discord.Message, *, pictured: bool = True) -> None:
        """A private message: read, carried out, answered, the seat's own picture under the answer. Never raises."""
        turn = self._turns.get(message.author.id)
        if turn is None:
            turn = self._turns[message.author.id] = asyncio.Lock()
        async with turn:
            person = await self.desk.store.get(PersonRow, message.author.id)
            if person is not None and person.inbox_seen is not None and person.inbox_seen >= message.id:
                return
            say = self.desk.say(_language(person, message.content))
            try:
                spoken = await self._answer(message, say, person)
            except (RuleViolation, BadInput, Fault) as error:
                spoken = Spoken(refusal_text(self.desk, say, error))
            except Exception as error:
                fault = incident_of(self.desk, error, message=str(message.id), user=str(message.author.id))
                spoken = Spoken(refusal_text(self.desk, say, fault))
            reply = await self._reply(message, spoken) if spoken is not None else None
            await self._seen(message)
        if reply is not None and spoken is not None and spoken.pictured is not None and pictured:
            await self._add_picture(say, spoken.pictured, reply)

    async def _answer(self, message: discord.Message, say: Say, person: PersonRow | None) -> Spoken | None:
        desk, user = self.desk, message.author.id
        looks = await desk.tables.mine(user)
        open_ = [(look, row.seat) for look in looks if look.started for row in look.of(user) if look.may_answer(row.seat)]
        if not open_:
            if any(look.of(user) for look in looks):
                return Spoken(say("ui-inbox-nothing-open"))
            return await self._hint(say, user, person)
        words = without_halves(message.content).strip()
        if not words:
            return Spoken(say("text-empty"))
        chosen, words = _named(desk, open_, words)
        chosen = _awaited(chosen)
        if len(chosen) > 1:
            return Spoken(say("ui-inbox-which"), board_of(*_battles(desk, say, chosen)))
        look, seat = chosen[0]
        try:
            spoken = await take_sentence(
                desk, say, look, seat, words, who=who_wrote(message), act_id=str(message.id), at=seen_at(message.id), publish=False
            )
            pictured = (look.row.id, seat) if spoken.taken else None
            return replace(await followed(desk, say, look, seat, spoken), pictured=pictured)
        except (RuleViolation, BadInput) as error:
            view = look.view(seat) if look.started else None
            return Spoken(refusal_text(desk, say, error, desk.room(look.row), view, safe_names(say, look)))

    async def _hint(self, say: Say, user: int, person: PersonRow | None) -> Spoken | None:
        """A stranger gets one hint, not a manual, and not twice."""
        person = person or PersonRow(user)
        if person.settings.get("hinted"):
            return None
        await self.desk.store.put(replace(person, settings={**person.settings, "hinted": True}))
        return Spoken(say("ui-inbox-stranger"))

    async def _reply(self, message: discord.Message, spoken: Spoken) -> discord.Message | None:
        """A question back points at the message it is about: its words are read again from there, and kept nowhere."""
        sent: discord.Message | None = None
        pieces = split_text(spoken.text, CONTENT)
        for number, piece in enumerate(pieces):
            extra: dict[str, Any] = {"view": spoken.view} if spoken.view is not None and number == len(pieces) - 1 else {}
            try:
                sent = await message.channel.send(
                    piece,
                    nonce=f"dm{number % 10}{message.id}",
                    reference=message.to_reference(fail_if_not_exists=False),
                    mention_author=False,
                    allowed_mentions=NO_PEOPLE,
                    **extra,
                )
            except (discord.HTTPException, aiohttp.ClientError, OSError) as fault:
                # What was ordered stands; My turn and /mine show it.
                log.info("reply_lost", message=str(message.id), code=getattr(fault, "code", 0))
                return None
        return sent

    async def _add_picture(self, say: Say, about: tuple[str, Seat], reply: discord.Message) -> None:
        """As the seat stands now: another act may have come while the words were on their way."""
        table, seat = about
        try:
            look = await self.desk.tables.look(table)
        except (RuleViolation, Fault):
            return
        await add_to_reply(self.desk, self.painter, say, look, seat, reply)

    async def _seen(self, message: discord.Message) -> None:
        person = await self.desk.store.get(PersonRow, message.author.id) or PersonRow(message.author.id)
        await self.desk.store.put(replace(person, inbox="open", inbox_seen=max(message.id, person.inbox_seen or 0)))

    async def catch_up(self, since: datetime | None) -> int:
        """Reads what was written while nobody listened, of every seat with an open decision, oldest first. How many there were."""
        missed: list[discord.Message] = []
        for user in await self._awaited_people():
            person = await self.desk.store.get(PersonRow, user)
            after = person.inbox_seen if person is not None and person.inbox_seen is not None else None
            if after is None and since is None:
                continue
            # Of whom no message was ever read, the last one may have come shortly before the bot was last known to live.
            start = discord.Object(after) if after is not None else since - UNREAD_BEFORE if since is not None else None
            try:
                channel = await self.bot.create_dm(discord.Object(user))
                missed += [one async for one in channel.history(limit=200, after=start, oldest_first=True) if one.author.id == user]
            except (discord.HTTPException, aiohttp.ClientError, OSError) as fault:
                log.info("inbox_unread", user=str(user), code=getattr(fault, "code", 0))
        last = {message.author.id: message.id for message in sorted(missed, key=lambda one: one.id)}
        for message in sorted(missed, key=lambda one: one.id):
            await self.received(message, pictured=message.id == last[message.author.id])
        return len(missed)

    async def _awaited_people(self) -> Sequence[int]:
        tables = dict.fromkeys(alarm.table for alarm in await self.desk.store.alarms(limit=100_000))
        people: dict[int, None] = {}
        for table in tables:
            try:
                look = await self.desk.tables.look(table)
            except (RuleViolation, Fault):
                continue
            people |= {row.user: None for row in look.seats if row.user is not None and look.may_answer(row.seat)}
        return list(people)


async def chose_battle(asked: Asked, id: ControlId) -> None:
    """The answer to "which table?": the sentence is read again from the message that was asked about."""
    seat = seat_of(id)
    look = await asked.desk.tables.look(id.table)
    own_seat(look, asked.inter.user.id, seat)
    about = asked.inter.message.reference if asked.inter.message else None
    if about is None or about.message_id is None:
        raise RuleViolation("LT-1")
    channel = await asked.inter.client.create_dm(discord.Object(asked.inter.user.id))
    try:
        written = await channel.fetch_message(about.message_id)
    except discord.NotFound:
        await asked.answer(asked.say("ui-inbox-gone"))
        return
    words = without_halves(written.content)
    who, act = who_of(asked.inter), asked.act_id
    spoken = await take_sentence(asked.desk, asked.say, look, seat, words, who=who, act_id=act, at=asked.at, publish=False)
    spoken = await followed(asked.desk, asked.say, look, seat, spoken)
    await answer_with_picture(asked, await asked.desk.tables.look(look.row.id), seat, spoken)


def _awaited(chosen: Sequence[tuple[Look, Seat]]) -> list[tuple[Look, Seat]]:
    """Where an answer is owed goes before where one may be given; of one person's seats at one table the first is meant."""
    found = [(look, seat) for look, seat in chosen if look.owed(seat)] or list(chosen)
    return found[:1] if len({look.row.id for look, _seat in found}) == 1 else found


def _names_of(desk: Desk, look: Look) -> set[str]:
    """What a table may be called: its number, its title, its game in either language."""
    titles = (desk.room(look.row).title(Speech(texts(), lang)) for lang in LANGS)
    return {" ".join(name.casefold().split()) for name in (look.row.id, look.row.title, *titles) if name}


def _named(desk: Desk, open_: Sequence[tuple[Look, Seat]], words: str) -> tuple[list[tuple[Look, Seat]], str]:
    """`battle: order` names a table by its title, its game or its number."""
    name, colon, rest = words.partition(":")
    wanted = " ".join(name.casefold().split())
    if colon and wanted:
        found = [(look, seat) for look, seat in open_ if wanted in _names_of(desk, look)]
        if found:
            return found, rest.strip()
    return list(open_), words


def _battles(desk: Desk, say: Say, found: Sequence[tuple[Look, Seat]]) -> list[list[Press]]:
    presses = [
        Press(
            f"{clean_name(look.row.title, 40) or desk.room(look.row).title(say)} · {look.row.id}",
            ControlId("battle", look.row.id, seat),
            Style.primary,
        )
        for look, seat in found[:MOST_BATTLES]
    ]
    return [presses[k : k + 2] for k in range(0, min(len(presses), 10), 2)]


def _language(person: PersonRow | None, words: str) -> str:
    """As the person chose, else as they write, else as Discord last said."""
    if person is not None and person.language:
        return person.language
    letters = len(_LETTER.findall(words[:400]))
    if letters:
        return "ru" if 2 * len(_CYRILLIC.findall(words[:400])) >= letters else "en"
    return str(person.settings.get("locale", "en")) if person is not None else "en"
