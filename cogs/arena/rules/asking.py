"""Who is asked what in a round: every living seat alike, whatever its class (ARENA-R29)."""

from functools import lru_cache

from bot.kernel.game import GM, Decision
from cogs.arena.rules.actions import Absent
from cogs.arena.rules.state import ArenaState


def open_decisions(state: ArenaState) -> list[Decision]:
    """Orders first, then texts and votes; none once the battle is over."""
    if state.over is not None:
        return []
    return _decisions(
        state.round,
        tuple([one.seat for one in state.characters if one.alive]),
        tuple([one.seat for one in state.characters if not one.removed]),
        texts_wait=state.options.posts == "with_the_announcement",
        may_concede=state.options.concede == "unanimous",
    )


@lru_cache(maxsize=256)
def _decisions(number: int, living: tuple[int, ...], writing: tuple[int, ...], *, texts_wait: bool, may_concede: bool) -> list[Decision]:
    """From public facts alone, so that equal public tables ask alike."""
    asked = [_order(number, seat) for seat in living]
    asked += [_post(number, seat, waits=texts_wait) for seat in writing]
    if may_concede:
        asked += [Decision(f"r{number}.concede.s{seat}", (seat,), "concede", secret=True, opens="end", awaited=False) for seat in living]
    asked.append(Decision(f"r{number}.master", (GM,), "master", secret=True, opens="end", awaited=False, shows="nothing"))
    return asked


def _order(number: int, seat: int) -> Decision:
    name = f"r{number}.order.s{seat}"
    return Decision(
        name,
        (seat,),
        "order",
        group=f"r{number}.order",
        secret=True,
        opens="end",
        default=Absent(decision=name),
        silence="default",
        shows="count",
    )


def _post(number: int, seat: int, *, waits: bool) -> Decision:
    """A text stands at once, or waits in the round's group and opens with it (ARENA-R30)."""
    name = f"r{number}.post.s{seat}"
    if not waits:
        return Decision(name, (seat,), "post", awaited=False)
    return Decision(name, (seat,), "post", group=f"r{number}.order", secret=True, opens="resolved", awaited=False, shows="nothing")
