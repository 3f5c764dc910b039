"""What a row of the outbox says, drawn when it is sent from the view of its audience; and which message that stands is that row's."""

from collections.abc import Sequence

import discord

from bot.i18n.languages import lang_of
from bot.kernel.game import RuleViolation
from bot.room import Say
from bot.store.rows import OutboxRow, PersonRow
from bot.tables.alone import Day
from bot.tables.look import Look
from bot.ui import words
from bot.ui.day_board import board_text
from bot.ui.desk import Desk
from bot.ui.posts import POST, styled
from bot.ui.safe_text import clean_post
from bot.ui.words import Message

__all__ = ["RowSays", "is_it"]


class RowSays:
    """Rows keep references only, so what they say is read anew for each try."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    async def public(self, row: OutboxRow, look: Look, say: Say) -> Message | None:
        match row.kind:
            case "news":
                return await words.news(self.desk, say, look, row)
            case "ping":
                return await words.ping(self.desk, say, look, row)
            case "ended":
                return await words.ended(self.desk, say, look)
            case "board" if look.row.guild is not None:
                day = Day(look.row.game, look.row.guild, look.row.day)
                return Message([await board_text(self.desk, say, day)])
            case _:
                return words.notice(self.desk, say, look, row)

    async def private(self, rows: Sequence[OutboxRow], look: Look, say: Say, person: PersonRow | None) -> Message | None:
        row = rows[0]
        match row.kind:
            case "reminder":
                looks = [(one, found) for one in rows if (found := await self.look(one)) is not None]
                return await words.digest(self.desk, say, looks)
            case "prompt":
                if person is not None and person.delivery == "channel" and not look.row.private:
                    return None
                return words.prompt(self.desk, say, look, row)
            case "report":
                return await words.report(self.desk, say, look, row)
            case "post":
                text = await self.words(row)
                return Message([styled(self.speaker(say, look, int(row.facts["speaker"])), text)]) if text else None
            case "ping":
                return None
            case "whisper" | "call":
                return words.notice(self.desk, say, look, row, private=True)
            case _:
                return await self.public(row, look, say)

    def speaker(self, say: Say, look: Look, seat: int) -> str:
        """The name a character speaks under, unescaped; a room may know it in the reader's language."""
        own = getattr(self.desk.room(look.row), "speaker", None)
        name = own(say, look.view(None), seat) if own is not None and look.started else look.names.get(seat)
        return name or say("seat", number=seat + 1)

    async def words(self, row: OutboxRow) -> str | None:
        """What was written, unless it was erased meanwhile."""
        history = await self.desk.store.history(row.table, after=row.n - 1, upto=row.upto)
        return history.texts.get(str(row.facts["seal"]))

    async def look(self, row: OutboxRow) -> Look | None:
        try:
            return await self.desk.tables.look(row.table)
        except RuleViolation:
            return None

    async def say(self, row: OutboxRow, look: Look) -> Say:
        """The table's language in public, the person's in private."""
        if row.user is None:
            return self.desk.say(look.row.language)
        person = await self.desk.store.get(PersonRow, row.user)
        spoken = (person.language or person.settings.get("locale")) if person else None
        return self.desk.say(lang_of(spoken or look.row.language))

    async def contents(self, row: OutboxRow, look: Look) -> frozenset[str]:
        """What the row's last message holds; a panel is known by its controls instead."""
        say = await self.say(row, look)
        if row.kind == "post":
            text = await self.words(row)
            name = self.speaker(say, look, int(row.facts["speaker"]))
            return frozenset({clean_post(text, POST), styled(name, text)}) if text else frozenset()
        if row.kind in ("panel", "strike"):
            return frozenset()
        person = await self.desk.store.get(PersonRow, row.user) if row.user is not None else None
        message = await (self.public(row, look, say) if row.user is None else self.private([row], look, say, person))
        return frozenset(message.pieces[-1:]) if message else frozenset()


def is_it(message: discord.Message, row: OutboxRow, says: frozenset[str]) -> bool:
    """Whether `message` is the row's, of which the last piece is one of `says`."""
    if row.kind == "panel":
        ids = [getattr(item, "custom_id", "") or "" for line in message.components for item in getattr(line, "children", ())]
        return any(f":{row.table}:" in one and one.split(":")[1] in ("turn", "join", "rematch") for one in ids)
    return message.content in says
