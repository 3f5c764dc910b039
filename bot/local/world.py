"""The simulated server: who and what is in it, how it is made, kept in a file and found again."""

import gzip
import io
import os
import pickle
import secrets
import tomllib
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from importlib import metadata, resources
from pathlib import Path
from typing import Any

from pydantic import BaseModel, ConfigDict

from bot.local import faces
from bot.local.simfix import PINNED

WORLD_FILE = "world.pickle.gz"
# What belongs to the running program and not to the world.
TRANSIENT = frozenset({"subscribers", "faults", "transcript", "http_requests", "emit"})


class WorldUnreadable(Exception):
    """The saved world can't be used; the text says in one sentence why and what to do."""


class _Frozen(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class Place(_Frozen):
    name: str
    topic: str
    topics: dict[str, str] = {}  # the same on the hub, by its language
    locale: str = "en-US"


class Person(_Frozen):
    name: str
    shown: str
    hue: int  # of the face
    locale: str = "en-US"
    owner: bool = False


class Plan(_Frozen):
    """`world.toml`."""

    server: str
    channels: tuple[Place, ...]
    people: tuple[Person, ...]


def read_plan() -> Plan:
    return Plan.model_validate(tomllib.loads(resources.files("bot.local").joinpath("world.toml").read_text("utf-8")))


@dataclass
class Roster:
    """What the local table knows of its world besides the world itself; saved with it."""

    guild: int
    people: dict[int, Person] = field(default_factory=dict[int, Person])  # by user id, in the plan's order
    locales: dict[int, str] = field(default_factory=dict[int, str])  # channel id -> language of its page
    secret: bytes = field(default_factory=lambda: secrets.token_bytes(32))  # links to pages are made from it and so outlive a restart


def build(env: Any, plan: Plan) -> Roster:
    """A new server with its channels and people."""
    users = {person: env.create_user(person.name, global_name=person.shown) for person in plan.people}
    owner = next(user for person, user in users.items() if person.owner)
    env.backend.edit_bot_profile("Longtable")
    faces.give(env, env.backend.bot_user, faces.bot())
    for person, user in users.items():
        faces.give(env, env.backend.get_user(user.id), faces.person(person.shown[0], person.hue))
    guild = env.create_guild(plan.server, owner=owner)
    for person, user in users.items():
        if not person.owner:  # who owns a server is in it already
            guild.add_member(user)
    roster = Roster(guild.id, {user.id: person for person, user in users.items()})
    for place in plan.channels:
        channel = guild.create_text_channel(place.name, topic=place.topic)
        roster.locales[channel.id] = place.locale
    return roster


def set_clock(env: Any) -> None:
    """Virtual now is real now, whatever time the world has lived through."""
    env.backend.clock._epoch = datetime.now(UTC) - timedelta(seconds=env.backend.clock.elapsed)


def freeze(env: Any, roster: Roster) -> bytes:
    """The world as bytes; runs on the event loop, because nothing may change meanwhile."""
    state = {key: value for key, value in env.backend.__dict__.items() if key not in TRANSIENT}
    return pickle.dumps({"simcord": PINNED, "roster": roster, "state": state}, protocol=5)


def write(folder: Path, frozen: bytes) -> None:
    """Atomic and synced: after a crash there is the old world or the new one."""
    path, fresh = folder / WORLD_FILE, folder / f"{WORLD_FILE}.new"
    with open(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
        file.write(gzip.compress(frozen, 3))
        file.flush()
        os.fsync(file.fileno())
    fresh.replace(path)
    if os.name == "posix":
        directory = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(directory)
        finally:
            os.close(directory)


def load(folder: Path, env: Any) -> Roster | None:
    """Put the saved world into `env` before it starts; None if there is none.

    Raises WorldUnreadable for a damaged file or one of another simulator.
    """
    path = folder / WORLD_FILE
    try:
        packed = path.read_bytes()
    except FileNotFoundError:
        return None
    advice = f"move {path} away (and the bot's own file beside it) to begin anew"
    try:
        saved = _OwnPickle(io.BytesIO(gzip.decompress(packed))).load()
        version, roster, state = saved["simcord"], saved["roster"], saved["state"]
    except (OSError, EOFError, pickle.UnpicklingError, AttributeError, ImportError, KeyError, TypeError, ValueError) as fault:
        raise WorldUnreadable(f"The saved server can't be read ({type(fault).__name__}): {advice}.") from fault
    if version != PINNED:
        here = metadata.version("simcord")
        raise WorldUnreadable(f"The saved server was made with simcord {version}, this is {here}: {advice}.")
    env.backend.__dict__.update(state)
    return roster


class _OwnPickle(pickle.Unpickler):
    """Reads our own file only: values of the simulator, of this module and plain ones."""

    def find_class(self, module: str, name: str) -> Any:
        if module.startswith("simcord.") or module in {"bot.local.world", "datetime", "collections"} or (module, name) in _PLAIN:
            return super().find_class(module, name)
        raise pickle.UnpicklingError(f"{module}.{name} doesn't belong into a saved server")


_PLAIN = {("builtins", name) for name in ("set", "frozenset", "bytearray", "complex", "object")} | {("copyreg", "_reconstructor")}
