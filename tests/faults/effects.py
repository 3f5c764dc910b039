"""Numbers every commit and every request to Discord, before and after it, and strikes at the one it is told to."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Protocol

from simcord.http import router

from bot.store.sqlite import SqliteStore
from bot.tables.door import Door

WRITING = ("write", "looked", "postpone", "outbox_mark", "outbox_release", "tidy", "put", "drop", "roll_day", "roll", "roll_answer")
"""Methods of the store that commit. `Effects.commits` counts what really was written: a method that is missing here shows."""


class Weather(Protocol):
    """What may befall each request, on its way to Discord and back."""

    def before(self, backend: Any, method: str, path: str) -> None: ...

    def after(self, method: str, path: str) -> None: ...


class Effects:
    """`strike` runs at effect number `at` (from 1), `each` at all of them; counting begins where `live` is set."""

    def __init__(
        self,
        at: int = 0,
        strike: Callable[[str], None] | None = None,
        weather: "Weather | None" = None,
        each: Callable[[int], None] | None = None,
    ) -> None:
        self.at = at
        self.weather = weather
        self.starts = True  # count those of a start as well
        self.count = 0
        self.commits = 0
        self.live = False
        self.names: list[str] = []
        self._strike = strike
        self._each = each

    def point(self, name: str) -> None:
        if not self.live:
            return
        self.count += 1
        self.names.append(name)
        if self._each is not None:
            self._each(self.count)
        if self.count == self.at and self._strike is not None:
            self._strike(name)

    @contextmanager
    def watched(self) -> Iterator[None]:
        """Every commit of the store and every request of the bot passes by here; an act's commit where its task waits for it."""
        real = {name: getattr(SqliteStore, name) for name in (*WRITING, "_write")}
        dispatch, keep = router.dispatch, Door._commit

        async def counted_keep(door: Door, commit: Any) -> Any:
            self.point("before commit table")
            kept = await keep(door, commit)
            self.point("after commit table")
            return kept

        def counting(name: str, method: Any) -> Any:
            async def counted(store: SqliteStore, *args: Any, **kwargs: Any) -> Any:
                self.point(f"before commit {name}")
                result = await method(store, *args, **kwargs)
                self.point(f"after commit {name}")
                return result

            return counted

        def written(store: SqliteStore, *how: Any, **named: Any) -> Any:
            self.commits += self.live
            return real["_write"](store, *how, **named)

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

        for name in WRITING:
            setattr(SqliteStore, name, counting(name, real[name]))
        SqliteStore._write, router.dispatch, Door._commit = written, counted_dispatch, counted_keep  # type: ignore[method-assign]
        try:
            yield
        finally:
            for name, method in real.items():
                setattr(SqliteStore, name, method)
            router.dispatch, Door._commit = dispatch, keep  # type: ignore[method-assign]


def _plain(path: str) -> str:
    """A path without ids and tokens, for counting kinds of effects."""
    parts = [part if part.isalpha() or part == "@original" or part == "@me" else "*" for part in path.strip("/").split("/")]
    return "/" + "/".join(parts)
