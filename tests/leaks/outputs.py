"""Everything that leaves the program towards Discord, and who can read it: each request is noted before it is carried out."""

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any
from weakref import WeakKeyDictionary

from simcord.http import router

EPHEMERAL = 64
MESSAGE, DEFERRED, AUTOCOMPLETE, FORM = 4, 5, 8, 9
_IDS = re.compile(r"/\d{15,}|/simcord_\w+|/[0-9A-Za-z_-]{40,}")
_WORDS = re.compile(r">([^<>]+)<")  # of a drawing: most of it are numbers of lines
WHISPERED = frozenset({AUTOCOMPLETE, FORM})


@dataclass(frozen=True)
class Output:
    """`reader` None: whoever may see the place. `files` are names, descriptions and contents."""

    way: str
    reader: int | None
    place: int
    text: str
    files: tuple[tuple[str, str, bytes], ...] = ()

    @cached_property
    def _words(self) -> tuple[str, ...]:
        """As they are and without markdown's escapes; in the end each is searched for every secret there is."""
        haystack = [self.text, *(part for name, about, _ in self.files for part in (name, about))]
        return tuple(way for part in haystack for way in (part.casefold(), _plain(part).casefold()))

    def holds(self, token: str) -> bool:
        """In words, names, ids, descriptions or bytes; letters of either case, and escaped by markdown or not."""
        wanted = token.casefold()
        if any(wanted in part for part in self._words):
            return True
        return any(token.encode() in content or token.encode("utf-16-le") in content for _, _, content in self.files)


def _plain(text: str) -> str:
    return re.sub(r"\\([^0-9A-Za-z\s])", r"\1", text).replace("\u200b", "").replace("\u2068", "").replace("\u2069", "")


@dataclass
class Outputs:
    """What one simulated Discord was sent."""

    sent: list[Output] = field(default_factory=list[Output])

    def __iter__(self) -> Iterator[Output]:
        return iter(self.sent)

    def __len__(self) -> int:
        return len(self.sent)

    def since(self, mark: int) -> list[Output]:
        return self.sent[mark:]

    def public(self, mark: int = 0) -> list[Output]:
        return [one for one in self.sent[mark:] if one.reader is None]

    def to(self, reader: int, mark: int = 0) -> list[Output]:
        return [one for one in self.sent[mark:] if one.reader == reader]

    def watch_pictures(self, painter: Any) -> None:
        """The drawing's own words, which a PNG no longer holds as text: everybody's. Its digest tells it from others that aren't drawn."""
        paint = painter.paint

        async def painted(picture: Any) -> bytes:
            png: bytes = await paint(picture)
            words = "\n".join([*_WORDS.findall(picture.svg), picture.name, *picture.alt.values()])
            self.sent.append(Output("picture", None, 0, words, ((picture.name, "", png), ("", "", picture.digest))))
            return png

        painter.paint = painted


_WATCHED: WeakKeyDictionary[Any, Outputs] = WeakKeyDictionary()


def watch(env: Any) -> Outputs:
    """From now on every request of the bot on this simulated Discord is noted."""
    _WATCHED[env.backend] = found = Outputs()
    return found


def _dispatch(backend: Any, method: str, path: str, **how: Any) -> Any:
    if method != "GET" and (outputs := _WATCHED.get(backend)) is not None:
        body, files = how.get("json"), tuple(_file(one) for one in how.get("files") or ())
        reader, place = _reader(backend, path, body if isinstance(body, Mapping) else {})
        text = json.dumps(body, ensure_ascii=False, default=str) if body is not None else ""
        way = f"{method} {_IDS.sub('/…', path)}"
        outputs.sent.append(Output(way, reader, place, text, files))
    return _real(backend, method, path, **how)


def _file(file: Any) -> tuple[str, str, bytes]:
    content = file.fp.read()
    file.fp.seek(0)
    return file.filename, file.description or "", content


def _reader(backend: Any, path: str, body: Mapping[str, Any]) -> tuple[int | None, int]:
    """Whose eyes alone it is for, and the channel."""
    parts = path.strip("/").split("/")
    if parts[0] == "channels":
        owner = next((user for user, channel in backend.dm_channels.items() if channel == int(parts[1])), None)
        return owner, int(parts[1])
    if parts[0] == "interactions":
        asked = backend.interactions[int(parts[1])]
        if body.get("type") in WHISPERED or asked.guild_id is None:
            return asked.user_id, asked.channel_id
        if body.get("type") in (MESSAGE, DEFERRED):
            return _whispered(asked, bool((body.get("data") or {}).get("flags", 0) & EPHEMERAL))
        return _whispered(asked, _is_ephemeral(backend, asked.channel_id, asked.source_message_id))
    if parts[0] == "webhooks" and len(parts) > 2 and parts[2] in backend.interaction_tokens:
        asked = backend.interaction_by_token(parts[2])
        if asked.guild_id is None:
            return asked.user_id, asked.channel_id
        if len(parts) == 3:  # a follow-up, or what "thinking…" was for
            hidden = asked.ephemeral if asked.loading else bool(body.get("flags", 0) & EPHEMERAL)
            return _whispered(asked, hidden)
        message = asked.message_id if parts[-1] == "@original" else int(parts[-1])
        return _whispered(asked, _is_ephemeral(backend, asked.channel_id, message))
    return None, 0


def _whispered(asked: Any, hidden: bool) -> tuple[int | None, int]:
    return (asked.user_id if hidden else None), asked.channel_id


def _is_ephemeral(backend: Any, channel: int, message: int | None) -> bool:
    found = backend.messages.get(channel, {}).get(message)
    return found is not None and found.is_ephemeral


_real = router.dispatch
if getattr(router.dispatch, "__name__", "") != "_dispatch":
    router.dispatch = _dispatch
