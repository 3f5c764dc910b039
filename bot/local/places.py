"""What is on the simulated server just now, as the hub lists it: channels, threads and private conversations."""

import hashlib
import hmac
from typing import Any, TypedDict

from simcord.actors import MemberActor
from simcord.backend.access import can_access_channel
from simcord.builders import ChannelHandle, GuildHandle, UserHandle
from simcord.enums import ChannelType

from bot.local.table import LocalTable


class Listed(TypedDict):
    """One page. `last` is the newest message each person may see there, so that the browser can mark what is new."""

    id: str
    kind: str  # channel, thread or private
    name: str
    topic: str
    parent: str | None
    sleeping: bool
    who: list[str]
    last: dict[str, str]
    key: str


def capability(table: LocalTable, channel: int) -> str:
    """The secret part of a page's link: the same after a restart, so that an open tab finds its page again."""
    return hmac.new(table.roster.secret, str(channel).encode(), hashlib.sha256).hexdigest()


def handle(table: LocalTable, channel: int) -> ChannelHandle:
    record = table.env.backend.get_channel(channel)
    guild = GuildHandle(table.env, table.env.backend.get_guild(record.guild_id)) if record.guild_id else None
    return ChannelHandle(table.env, guild, record)


def viewers(table: LocalTable, channel: int) -> tuple[MemberActor | UserHandle, ...]:
    """The people who may open that channel, in the order of the plan."""
    env = table.env
    place = handle(table, channel)
    users = [UserHandle(env, env.backend.get_user(user)) for user in table.roster.people]
    people = [MemberActor(env, place.guild, user) for user in users] if place.guild else users
    return tuple(person for person in people if can_access_channel(env, channel, person, history=True))


def listed(table: LocalTable) -> list[Listed]:
    """Channels in their order, each followed by its threads (newest first), then the private conversations."""
    backend = table.env.backend
    guild = backend.get_guild(table.roster.guild)
    threads = sorted((c for c in backend.channels.values() if c.is_thread), key=lambda c: c.id, reverse=True)
    places: list[Listed] = []
    for channel in (backend.channels[id_] for id_ in guild.channel_ids):
        if channel.type == ChannelType.TEXT:
            places.append(_listed(table, channel, "channel", channel.name, channel.topic or ""))
        places += [_listed(table, thread, "thread", thread.name, "") for thread in threads if thread.parent_id == channel.id]
    for user, person in table.roster.people.items():
        places.append(_listed(table, backend.get_dm_channel(user), "private", person.shown, ""))
    return [place for place in places if place["who"]]


def _listed(table: LocalTable, channel: Any, kind: str, name: str, topic: str) -> Listed:
    who = viewers(table, channel.id)
    return {
        "id": str(channel.id),
        "kind": kind,
        "name": name,
        "topic": topic,
        "parent": str(channel.parent_id) if kind == "thread" else None,
        "sleeping": bool(channel.thread_metadata and channel.thread_metadata.archived),
        "who": [str(person.id) for person in who],
        "last": {str(person.id): str(_last_seen_by(table, channel.id, person.id)) for person in who},
        "key": capability(table, channel.id),
    }


def _last_seen_by(table: LocalTable, channel: int, person: int) -> int:
    messages = table.env.backend.messages.get(channel, {})
    return next((id_ for id_ in reversed(messages) if messages[id_].visible_to(person)), 0)
