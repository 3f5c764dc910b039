"""What can be watched from outside: counters of acts, times, queues. No ids, names or words in any label."""

from collections.abc import Callable, Iterable
from datetime import datetime
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING

from bot.config import ConfigError
from bot.store.figures import figures
from bot.store.protocol import StoreFault
from bot.tables.schedule import ms

if TYPE_CHECKING:
    from wsgiref.simple_server import WSGIServer

    from prometheus_client.core import Metric

__all__ = ["Metrics"]

ACT_S = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)
PICTURE_S = (0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)
LATE_MS = 60_000  # a deadline that is a minute behind was forgotten by the clock


class Metrics:
    """A page of figures on an address of this machine, from `Metrics(...)` until `close`. Raises ConfigError where it can't be."""

    def __init__(self, database: Path, *, host: str, port: int, now: Callable[[], datetime]) -> None:
        try:
            from prometheus_client import CollectorRegistry, Counter, Histogram, start_http_server
        except ModuleNotFoundError:
            raise ConfigError("metrics needs prometheus-client: install longtable[metrics], or set metrics = false.") from None
        self._database, self._now = database, now
        registry = CollectorRegistry()
        self._acts = Counter("longtable_actions", "Acts by verb and what became of them.", ("verb", "result"), registry=registry)
        self._took = Histogram(
            "longtable_action_seconds", "From an act's arrival to its commit.", ("verb",), buckets=ACT_S, registry=registry
        )
        self._drawn = Histogram("longtable_render_seconds", "Drawing one picture.", buckets=PICTURE_S, registry=registry)
        registry.register(self)  # pyright: ignore[reportArgumentType]  (anything with `collect` is a collector)
        try:
            self._server: WSGIServer
            self._thread: Thread
            self._server, self._thread = start_http_server(port, addr=host, registry=registry)
        except OSError as fault:
            said = fault.strerror or str(fault)
            raise ConfigError(f"The metrics can't be served on {host}:{port} ({said}): set metrics_port to one that is free.") from None

    @property
    def port(self) -> int:
        """The port it was given where 0 was asked for."""
        return self._server.server_port

    def act(self, verb: str, result: str, seconds: float) -> None:
        self._acts.labels(verb, result).inc()
        self._took.labels(verb).observe(seconds)

    def picture(self, seconds: float) -> None:
        self._drawn.observe(seconds)

    def describe(self) -> "Iterable[Metric]":
        """Asked for at registration: nothing, so that the file isn't read for it."""
        return ()

    def collect(self) -> "Iterable[Metric]":
        """What the file says at the moment of asking, read in the thread of whoever asks; nothing where it can't be read."""
        from prometheus_client.core import GaugeMetricFamily as Gauge

        try:
            found = figures(self._database, ms(self._now()), LATE_MS)
        except StoreFault:
            return
        tables = Gauge("longtable_tables", "Tables that aren't over, by status.", labels=("status",))
        for status, count in found.tables.items():
            tables.add_metric((status,), count)
        yield tables
        yield Gauge("longtable_outbox_rows", "Messages that could be sent now and aren't yet.", value=found.outbox)
        yield Gauge(
            "longtable_overdue_deadlines", "Deadlines that passed more than a minute ago and weren't carried out.", value=found.overdue
        )

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()
