"""Numbers every commit and every request to Discord, before and after it, and strikes at the one it is told to."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Protocol

from simcord.http import router

from bot.store.sqlite import SqliteStore
from bot.tables.door import Door


class Weather(Protocol):
    """What may befall each request, on its way to Discord and back."""

    def before(self, backend: Any, method: str, path: str) -> None: ...

    def after(self, method: str, path: str) -> None: ...


class Effects:
    """`strike` runs at effect number `at` (from 1); counting begins where `live` is set."""

    def __init__(self, at: int = 0, strike: Callable[[str], None] | None = None, weather: "Weather | None" = None) -> None:
        self.at = at
        self.weather = weather
        self.count = 0
        self.live = False
        self.names: list[str] = []
        self._strike = strike

    def point(self, name: str) -> None:
        if not self.live:
            return
        self.count += 1
        self.names.append(name)
        if self.count == self.at and self._strike is not None:
            self._strike(name)

    @contextmanager
    def watched(self) -> Iterator[None]:
        """Every commit of the store and every request of the bot passes by here; an act's commit where its task waits for it."""
        write, dispatch, keep = SqliteStore.write, router.dispatch, Door._commit

        async def counted_keep(door: Door, commit: Any) -> Any:
            self.point("before commit acts.commit")
            kept = await keep(door, commit)
            self.point("after commit acts.commit")
            return kept

        async def counted_write(store: SqliteStore, fn: Any, *args: Any, **kwargs: Any) -> Any:
            name = f"commit {fn.__module__.rpartition('.')[2].strip('_')}.{fn.__name__}"
            if name == "commit acts.commit":
                return await write(store, fn, *args, **kwargs)
            self.point(f"before {name}")
            result = await write(store, fn, *args, **kwargs)
            self.point(f"after {name}")
            return result

        def counted_dispatch(backend: Any, method: str, path: str, **kwargs: Any) -> Any:
            name = f"{method} {_plain(path)}"
            weather = self.weather if self.live else None
            self.point(f"before {name}")
            if weather is not None:
                weather.before(backend, method, path)
            result = dispatch(backend, method, path, **kwargs)
            self.point(f"after {name}")
            if weather is not None:
                weather.after(method, path)
            return result

        SqliteStore.write, router.dispatch, Door._commit = counted_write, counted_dispatch, counted_keep  # type: ignore[method-assign]
        try:
            yield
        finally:
            SqliteStore.write, router.dispatch, Door._commit = write, dispatch, keep  # type: ignore[method-assign]


def _plain(path: str) -> str:
    """A path without ids and tokens, for counting kinds of effects."""
    parts = [part if part.isalpha() or part == "@original" or part == "@me" else "*" for part in path.strip("/").split("/")]
    return "/" + "/".join(parts)
