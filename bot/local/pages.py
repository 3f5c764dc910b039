"""Live pages: one preview of the simulator for each channel, all behind the hub's own address."""

import time
from collections import OrderedDict
from collections.abc import Mapping
from typing import Any

import simcord.preview._server as simulator_server
import simcord.preview._snapshot as simulator_snapshot
from aiohttp import web
from simcord.backend.errors import BackendError, SetupError
from simcord.preview import Preview, make_preview
from simcord.preview._server import PreviewServer

from bot.local import places
from bot.local.table import LocalTable

REDATE = 20.0  # seconds after which "in 5 minutes" is written anew although nothing happened
REMEMBERED = 4  # snapshots a tab may be behind and still be understood

simulator_server.web = web  # type: ignore[attr-defined]  # it sets this only when it binds a port of its own

_follows_on = simulator_snapshot._is_compact_message  # pyright: ignore[reportPrivateImportUsage]


def _same_name_follows_on(previous: Any, message: Any, timezone: str, env: Any) -> bool:
    """One webhook speaks for many characters; each gets a line with its name, as in Discord."""
    return _follows_on(previous, message, timezone, env) and previous.author_name == message.author_name


simulator_snapshot._is_compact_message = _same_name_follows_on  # pyright: ignore[reportPrivateImportUsage]


class _SharedDoor(PreviewServer):
    """The simulator's handlers without a port of their own: requests come from the hub, which knows the page by its secret."""

    async def start(self) -> None:
        self.port = self._requested_port

    async def close(self) -> None:
        self.port = None


class Pages:
    def __init__(self, table: LocalTable, port: int, timezone: str) -> None:
        self._table = table
        self._port = port
        self._timezone = timezone
        self._open: dict[int, Preview] = {}
        self._shown: dict[str, tuple[Any, ...]] = {}  # page -> what it last showed
        self._snapshots: dict[str, OrderedDict[int, Any]] = {}  # page -> its last snapshots by revision

    def find(self, request: web.Request) -> int | None:
        """The channel whose secret the request carries."""
        key = request.headers.get("X-Simcord-Capability", "")
        return next((id_ for id_ in self._table.env.backend.channels if places.capability(self._table, id_) == key), None)

    def door(self, channel: int) -> Any | None:
        """The simulator's request handlers for that channel; None before its page was opened."""
        preview = self._open.get(channel)
        return preview and preview._server

    async def open(self, channel: int) -> Any:
        """Like `door`, and opens the page if need be; whoever may come in by now is offered."""
        async with self._table.turn():
            who = places.viewers(self._table, channel)
            preview = self._open.get(channel)
            if preview is None:
                preview = self._open[channel] = await self._make(channel, who)
            elif who:
                preview.viewers = who
        return preview._server

    async def _make(self, channel: int, who: tuple[Any, ...]) -> Any:
        env = self._table.env
        locale = self._table.roster.locales.get(channel) or self._locale_of(who)
        env._preview = None  # the simulator allows one at a time; here the one that acts is put back for each action
        preview: Any = make_preview(
            env,
            places.handle(self._table, channel),
            viewers=who,
            layout="channel",
            display="responsive",
            width=960,
            height=720,
            locale=locale,
            timezone=self._timezone,
            presentation_time=None,
            assets=None,
            sku_presentations=None,
            port=self._port,
        )
        preview._server = _SharedDoor(preview, self._port)
        preview.capability = places.capability(self._table, channel)
        await preview.__aenter__()
        preview._python.window_end_id = None  # tabs begin at the newest message, not at the bot's newest one
        self._mend_actions(preview)
        return preview

    def _locale_of(self, who: tuple[Any, ...]) -> str:
        """A private conversation speaks its person's language."""
        return self._table.roster.people[who[0].id].locale if len(who) == 1 else "en-US"

    def _mend_actions(self, preview: Any) -> None:
        raw = preview._action

        async def action(context_id: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
            # Two at once would be answered 400, and that tab would give up until it is reloaded.
            async with self._table.turn():
                self._table.env._preview = preview
                page = preview._get_page(context_id)
                if isinstance(body, Mapping):
                    if body.get("kind") == "close":  # would end the page for everybody
                        return preview._reject(page, "unknown-kind", request_id=body.get("request_id"), sequence=body.get("sequence"))
                    body = self._forgive_lag(page, body)
                return await raw(context_id, body)

        preview._action = action

    def _forgive_lag(self, page: Any, body: Mapping[str, Any]) -> Mapping[str, Any]:
        """What a person did half a second before their tab heard of a change still counts, unless it was that message that changed."""
        behind = body.get("published_revision")
        if behind == page.revision:
            return body
        before = self._snapshots.get(page.id, {}).get(behind)  # type: ignore[arg-type]
        if before is None:
            return body
        target = str(body.get("target_id"))
        now = page.snapshot.get("messages", {})
        same = target not in before or before[target].get("components") == now.get(target, {}).get("components")
        return {**body, "published_revision": page.revision} if same else body

    def freshen(self, channel: int, context_id: str | None) -> None:
        """Make what a tab is about to read the latest; costs nothing if nothing happened in its channel."""
        preview: Any = self._open[channel]
        page = preview._pages.get(context_id)
        if page is None or preview._action_page is page:
            return
        self._remember(page)
        shown = (self._table.version(channel), len(preview.viewers), time.monotonic() // REDATE)
        if self._shown.get(page.id) != shown:
            self._shown[page.id] = shown
            preview._advance_presentation_time()
            try:
                preview._publish(page, reason="refresh")
            except (SetupError, BackendError):  # the channel is gone
                return
        self._remember(page)
        self._forget(preview)

    def _remember(self, page: Any) -> None:
        kept = self._snapshots.setdefault(page.id, OrderedDict())
        kept[page.revision] = page.snapshot.get("messages", {})
        while len(kept) > REMEMBERED:
            kept.popitem(last=False)

    def _forget(self, preview: Any) -> None:
        if len(self._shown) > 200:
            alive = {page for each in self._open.values() for page in each._pages}
            for gone in set(self._shown) - alive:
                self._shown.pop(gone)
                self._snapshots.pop(gone, None)
