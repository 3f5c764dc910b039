"""Bad weather between the bot and Discord: a share of all requests fails in one manner, the same ones each time."""

from collections.abc import Callable
from typing import Any

import aiohttp
import discord

from tests.chance import seeded

KINDS = ("5xx", "429", "lost", "down", "gone", "stall")
SHARE = 0.12
STALL = 4.0  # seconds: more than Discord waits for a first answer


class Bad:
    """`kind` befalls `SHARE` of the requests; `count` says how many it were."""

    def __init__(self, kind: str, seed: int) -> None:
        self.kind = kind
        self.count = 0
        self._rng = seeded(f"{kind}{seed}")

    def before(self, backend: Any, method: str, path: str) -> None:
        if self.kind in ("lost",) or not self._falls():
            return
        interaction = path.startswith(("/interactions/", "/webhooks/")) and method != "GET"
        match self.kind:
            case "5xx":
                self._fail(lambda: discord.DiscordServerError(Response(502), "bad gateway"))  # type: ignore[arg-type]
            case "429":
                self._fail(lambda: discord.HTTPException(Response(429, {"Retry-After": "3.5"}), {"code": 0, "message": "slower"}))  # type: ignore[arg-type]
            case "down":
                self._fail(lambda: aiohttp.ClientOSError(104, "connection reset"))
            case "gone" if path.startswith("/interactions/"):
                self._fail(lambda: discord.NotFound(Response(404), {"code": 10062, "message": "Unknown interaction"}))  # type: ignore[arg-type]
            case "gone" if path.endswith("@original"):
                self._fail(lambda: discord.NotFound(Response(404), {"code": 10008, "message": "Unknown message"}))  # type: ignore[arg-type]
            case "stall" if interaction:
                self.count += 1
                backend.advance_clock(STALL)
            case _:
                return

    def after(self, method: str, path: str) -> None:
        if self.kind not in ("lost", "5xx") or method == "GET" or not self._falls():
            return
        if self.kind == "lost":
            self._fail(aiohttp.ServerDisconnectedError)
        self._fail(lambda: discord.DiscordServerError(Response(504), "gateway timeout"))  # type: ignore[arg-type]

    def _falls(self) -> bool:
        return self._rng.random() < SHARE

    def _fail(self, fault: Callable[[], Exception]) -> None:
        self.count += 1
        raise fault()


class Response:
    """As much of an answer as an error needs."""

    def __init__(self, status: int, headers: dict[str, str] | None = None) -> None:
        self.status = status
        self.reason = "injected"
        self.headers = headers or {}
