"""Words of characters: one webhook a channel, found again by the application's id, else a message in the same style."""

from dataclasses import dataclass

import discord

from bot.store.protocol import Store
from bot.store.rows import WebhookRow
from bot.ui.limits import CONTENT, clip
from bot.ui.log import log
from bot.ui.safe_text import clean_post, escape, webhook_name

__all__ = ["POST", "Place", "Posts", "styled"]

POST = 1_800
"""Characters of a post: with its header it fits one message."""
UNKNOWN_WEBHOOK, TOO_MANY_WEBHOOKS = 10015, 30007
NO_PEOPLE = discord.AllowedMentions.none()


@dataclass(frozen=True, slots=True)
class Place:
    """A channel, or a thread with its parent."""

    channel: int
    parent: int | None

    @property
    def home(self) -> int:
        """Where its webhook lives."""
        return self.parent or self.channel


def styled(name: str, words: str) -> str:
    """A post where no webhook may speak: the character's name above a quote of its words."""
    quote = "\n".join(f"> {line}" for line in clean_post(words, POST).split("\n"))
    return clip(f"**{escape(name)}**\n{quote}", CONTENT)


class Posts:
    """Speaks for characters. Keeps each channel's webhook in the store."""

    def __init__(self, bot: discord.Client, store: Store) -> None:
        self.bot = bot
        self.store = store

    async def speak(self, place: Place, name: str, words: str, face: str | None = None) -> discord.WebhookMessage | None:
        """The post under the character's name, with the face at that address; None where the channel grants no webhook.

        Raises HTTPException for anything else.
        """
        bears = webhook_name(name)
        if bears is None:
            return None
        for fresh in (False, True):
            hook = await self._webhook(place.home, fresh=fresh)
            if hook is None:
                return None
            thread = discord.Object(place.channel) if place.parent else discord.utils.MISSING
            try:
                return await hook.send(
                    clean_post(words, POST),
                    username=bears,
                    avatar_url=face or discord.utils.MISSING,
                    wait=True,
                    thread=thread,
                    allowed_mentions=NO_PEOPLE,
                )
            except discord.NotFound as gone:
                if gone.code != UNKNOWN_WEBHOOK or fresh:
                    raise
                await self.store.drop(WebhookRow, place.home)
        return None

    async def rewrite(self, place: Place, message: int, name: str, words: str, instead: str) -> bool:
        """A post that stands says other words, or where there are none `instead`; False where the webhook it spoke through is gone.

        Raises HTTPException for anything else.
        """
        partial = self.bot.get_partial_messageable(place.channel)
        stands = await partial.fetch_message(message)
        if stands.webhook_id is None:
            own = styled(name, words) if words else f"**{escape(name)}**\n{instead}"
            if stands.content != own:
                await stands.edit(content=own, allowed_mentions=NO_PEOPLE)
            return True
        said = clean_post(words, POST) if words else instead
        if stands.content == said:
            return True
        row = await self.store.get(WebhookRow, place.home)
        hook = discord.Webhook.partial(row.webhook, row.token, client=self.bot) if row is not None else await self._found(place.home)
        if hook is None or hook.id != stands.webhook_id:
            return False
        thread = discord.Object(place.channel) if place.parent else discord.utils.MISSING
        await hook.edit_message(message, content=said, thread=thread, allowed_mentions=NO_PEOPLE)
        return True

    async def home_of(self, channel: int, known: Place) -> Place:
        """Where a post stands: at the `known` place of its table, or where that lived before it moved."""
        if known.channel == channel:
            return known
        found = await self.bot.fetch_channel(channel)
        return Place(channel, found.parent_id if isinstance(found, discord.Thread) else None)

    async def _webhook(self, channel: int, *, fresh: bool) -> discord.Webhook | None:
        """The channel's webhook: as stored, as it stands there, or a new one."""
        row = None if fresh else await self.store.get(WebhookRow, channel)
        if row is not None:
            return discord.Webhook.partial(row.webhook, row.token, client=self.bot)
        try:
            hook = await self._found(channel) or await self._made(channel)
        except discord.HTTPException as refused:
            if isinstance(refused, discord.Forbidden) or refused.code == TOO_MANY_WEBHOOKS:
                log.info("no_webhook", channel=str(channel), code=refused.code)
                return None
            raise
        if hook.token is None:
            return None
        await self.store.put(WebhookRow(channel, hook.id, hook.token))
        return hook

    async def _found(self, channel: int) -> discord.Webhook | None:
        state = self.bot._connection  # pyright: ignore[reportPrivateUsage]  # no channel is cached for sure
        ours = {str(self.bot.application_id), str(getattr(self.bot.user, "id", ""))}
        for data in await self.bot.http.channel_webhooks(channel):
            makers = {str(data.get("application_id")), str((data.get("user") or {}).get("id"))}
            if makers & ours and data.get("token"):
                return discord.Webhook.from_state(data, state=state)
        return None

    async def _made(self, channel: int) -> discord.Webhook:
        data = await self.bot.http.create_webhook(channel, name="Longtable")
        return discord.Webhook.from_state(data, state=self.bot._connection)  # pyright: ignore[reportPrivateUsage]
