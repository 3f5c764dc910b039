"""The one address people open: our hub page, the live pages, and the simulator's requests told apart by their secret."""

import json
from collections.abc import Awaitable, Callable
from importlib import resources
from pathlib import Path
from typing import Any

import simcord.preview
from aiohttp import web
from simcord.preview._server import PreviewServer

from bot.games import rooms
from bot.i18n import LANGS, texts
from bot.local import places, world
from bot.local.pages import Pages
from bot.local.table import LocalTable
from bot.room import Room
from bot.ui.desk import Speech

_OURS = Path(str(resources.files("bot.local").joinpath("web")))
_THEIRS = Path(simcord.preview.__file__).parent / "static"
_TYPES = {".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml"}
_HEADERS = {"Referrer-Policy": "no-referrer", "X-Content-Type-Options": "nosniff", "X-Frame-Options": "DENY", "Cache-Control": "no-cache"}
_POLICY = {**_HEADERS, "Content-Security-Policy": PreviewServer._SECURITY_HEADERS["Content-Security-Policy"]}


def read_text() -> dict[str, dict[str, Any]]:
    return json.loads((_OURS / "text.json").read_text("utf-8"))


def offered_games() -> list[dict[str, Any]]:
    """Every game with its name and what to try first, in each language: the game's `<game>-first-steps`, or how any table begins."""
    return [{"key": key, **{lang: _offered(room, Speech(texts(), lang)) for lang in LANGS}} for key, room in rooms().items()]


def _offered(room: Room, say: Speech) -> dict[str, Any]:
    key = f"{room.key.replace('_', '-')}-first-steps"
    title = room.title(say)
    steps = say(key).splitlines() if texts().has(key) else [line.format(game=title) for line in read_text()[say.lang]["any"]]
    return {"title": title, "steps": steps}


def make_app(table: LocalTable, pages: Pages, port: int) -> web.Application:
    app = web.Application(middlewares=[_only_from_here(port)], handler_args={"handler_cancellation": False})
    app.router.add_get("/", _file(_OURS / "hub.html"))
    for name in ("hub.css", "hub.js", "page.css", "page.js", "icon.svg"):
        app.router.add_get(f"/{name}", _file(_OURS / name))
    for address, name in PreviewServer._STATIC_FILES.items():
        if address not in {"/", "/protocol.schema.json"}:
            app.router.add_get(address, _file(_THEIRS / name))
    app.router.add_get("/hub/places", _Places(table))
    app.router.add_get(r"/at/{channel:\d+}", _live_page)
    _add_simulator(app, pages)
    return app


def _only_from_here(port: int) -> Any:
    """Refuse other host names: a page elsewhere may point its name at this machine and read along."""
    hosts = {f"{name}:{port}" for name in ("127.0.0.1", "localhost")} | ({"127.0.0.1", "localhost"} if port == 80 else set())

    @web.middleware
    async def check(request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]) -> web.StreamResponse:
        if request.headers.get("Host", "") not in hosts:
            raise web.HTTPForbidden(text="Open this page as localhost.")
        return await handler(request)

    return check


def _file(path: Path) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
    headers = {**_POLICY, **({"Content-Type": kind} if (kind := _TYPES.get(path.suffix)) else {})}
    if path.suffix == ".ttf":  # 30 MB that carry their version in their names
        headers["Cache-Control"] = "max-age=604800, immutable"

    async def serve(_: web.Request) -> web.StreamResponse:
        return web.FileResponse(path, headers=headers)

    return serve


class _Places:
    def __init__(self, table: LocalTable) -> None:
        self._table = table
        self._text = read_text()
        self._games = offered_games()
        self._topics = {place.topic: place.topics for place in world.read_plan().channels}

    async def __call__(self, _: web.Request) -> web.Response:
        roster = self._table.roster
        people = [
            {
                "id": str(user),
                "username": person.name,
                "name": person.shown,
                "locale": person.locale,
                "owner": person.owner,
                "hue": person.hue,
            }
            for user, person in roster.people.items()
        ]
        server = self._table.env.backend.get_guild(roster.guild).name
        answer = {
            "server": server,
            "text": self._text,
            "topics": self._topics,
            "games": self._games,
            "people": people,
            "places": places.listed(self._table),
        }
        return web.json_response(answer, headers={**_POLICY, "Cache-Control": "no-store"})


async def _live_page(_: web.Request) -> web.Response:
    """The simulator's page with our look and our script in front of its own."""
    page = (_THEIRS / "index.html").read_text("utf-8")
    ours = '<link rel="icon" href="/icon.svg"><link rel="stylesheet" href="/page.css"><script src="/page.js"></script></head>'
    return web.Response(text=page.replace("</head>", ours, 1), content_type="text/html", headers=_POLICY)


def _add_simulator(app: web.Application, pages: Pages) -> None:
    def through(handler: str, fresh: bool = False) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
        async def serve(request: web.Request) -> web.StreamResponse:
            channel = pages.find(request)
            if channel is None:
                raise web.HTTPUnauthorized
            door = await pages.open(channel) if handler == "_pages" else pages.door(channel)
            if door is None:
                raise web.HTTPGone  # the table was started anew since; the tab opens its page again
            if fresh:
                pages.freshen(channel, request.headers.get("X-Simcord-Context"))
            return await getattr(door, handler)(request)

        return serve

    app.router.add_post("/api/pages", through("_pages"))
    app.router.add_delete("/api/pages/{context_id}", through("_delete_page"))
    app.router.add_get("/api/state", through("_state", fresh=True))
    app.router.add_get("/api/commands", through("_commands"))
    app.router.add_get("/api/action-result", through("_action_result"))
    app.router.add_post("/api/action", through("_action"))
    app.router.add_get("/api/assets/{asset_id}", through("_asset"))
