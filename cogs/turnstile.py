"""How often one person may ask for something dear: one at a time, and a few a minute."""

from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime, timedelta
from typing import Final

from bot.kernel.game import BadInput

__all__ = ["MOST", "Turnstile"]

MOST: Final = 3
MINUTE: Final = timedelta(minutes=1)
REMEMBERED: Final = 1_000  # people


class Turnstile:
    """Lives as long as its bot; forgets with it."""

    def __init__(self) -> None:
        self._inside: set[int] = set()
        self._came: OrderedDict[int, list[datetime]] = OrderedDict()

    @contextmanager
    def turn(self, user: int, now: datetime) -> Iterator[None]:
        """Raises BadInput(verify-busy) while that person's last one goes on, and after too many."""
        came = [at for at in self._came.get(user, ()) if now - at < MINUTE]
        if user in self._inside or len(came) >= MOST:
            raise BadInput("verify-busy", most=MOST)
        self._came[user] = [*came, now]
        self._came.move_to_end(user)
        while len(self._came) > REMEMBERED:
            self._came.popitem(last=False)
        self._inside.add(user)
        try:
            yield
        finally:
            self._inside.discard(user)
