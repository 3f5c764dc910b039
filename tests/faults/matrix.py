"""`python -m tests.faults.matrix FOLDER ROOM HOW [NUMBERS]`: strikes a journey at numbered effects and compares what comes of it.

HOW is `kill`, `lose` or a kind of weather (NUMBERS are its seeds). Each run is a process of its own, forked from one that has
everything imported and no thread yet. It is killed with -9 at its number; another one takes over the bot's file and the world.
One JSON line a run is written.
"""

import asyncio
import gc
import json
import logging
import os
import shutil
import signal
import sys
import threading
import traceback
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import structlog

from bot import games
from bot.local import simfix
from bot.picture import Painter
from tests.faults.effects import Effects
from tests.faults.journey import PEOPLE, Journey
from tests.faults.saved import Saved, stage_on_file
from tests.faults.weather import Bad

SURVIVED = "survived"


async def _live(folder: Path, room: str, effects: Effects, how: str) -> tuple[dict[str, Any], Effects]:
    """Goes on with the journey in `folder` until its end. Where tasks are lost the door's time is coarse, so that a retry has the same."""
    with effects.watched():
        async with stage_on_file(folder, PEOPLE, effects) as on:
            _ON.append(on)
            if how != "kill":
                on.bot.desk.tables.now = on.coarsely
            journey = Journey(on, games.rooms()[room])
            await journey.look()
            await journey.run()
            effects.live = False
            if effects.weather is not None:
                await on.env.advance_time(4 * 3600)  # fair again: what is owed comes now
            return await journey.snapshot(), effects


_ON: list[Saved] = []


def _kill(name: str) -> None:
    """The world stands as Discord has it; the bot is gone the same moment."""
    _ON[-1].save()
    os.kill(os.getpid(), signal.SIGKILL)


def _child(folder: Path, room: str, at: int, how: str, out: Path) -> None:
    strike = {"kill": _kill, "lose": _lose}.get(how)
    weather = Bad(how, at) if strike is None and at else None
    effects = Effects(at if strike else 0, strike, weather)
    try:
        snapshot, effects = asyncio.run(_live(folder, room, effects, how))
        out.write_text(
            json.dumps({"snapshot": snapshot, "count": effects.count, "names": effects.names, "faults": weather.count if weather else 0})
        )
    except BaseException:
        out.write_text(json.dumps({"fault": traceback.format_exc(limit=-12)}))


def _lose(name: str) -> None:
    """The task that is at work is lost: nobody hears how it went on. What runs for life fails instead, and begins again."""
    task = asyncio.current_task()
    if task is not None and "_for_life" in getattr(task.get_coro(), "__qualname__", ""):
        raise RuntimeError(name)
    raise asyncio.CancelledError


def _forked(work: Callable[[], None]) -> int:
    """Runs `work` in a process of its own; the signal that ended it, 0: none."""
    pid = os.fork()
    if pid == 0:
        try:
            work()
        finally:
            os._exit(0)
    return os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])


def undisturbed(folder: Path, room: str, how: str) -> dict[str, Any]:
    """The run that all others are held against; played here, so that those find everything read and compiled."""
    folder.mkdir(parents=True, exist_ok=True)
    out = folder / "out.json"
    _child(folder, room, 0, how, out)
    for thread in threading.enumerate():
        if thread is not threading.current_thread():
            thread.join(timeout=30)  # the database's has been told to end, and may not have come to it yet
    if threading.active_count() > 1:
        raise AssertionError(f"threads are left, so nothing may be forked: {threading.enumerate()}")
    return json.loads(out.read_text())


def _run(folder: Path, room: str, at: int, how: str) -> dict[str, Any]:
    folder.mkdir(parents=True, exist_ok=True)
    out = folder / "out.json"
    out.unlink(missing_ok=True)
    code = _forked(lambda: _child(folder, room, at, how, out))
    if code == -signal.SIGKILL:
        return {"killed": True}
    return json.loads(out.read_text()) if out.exists() else {"fault": f"ended with {code}"}


def disturbed(folder: Path, room: str, numbers: Sequence[int], how: str) -> dict[str, Any]:
    """A run that is struck at the first number, struck again in its second life at the next, and so on; then played to its end."""
    kills = 0
    found: dict[str, Any] = {}
    for at in (*numbers, 0) if how == "kill" else numbers:
        found = _run(folder, room, at, how)
        if not found.get("killed"):
            break
        kills += 1
    return {**found, "kills": kills}


def differences(first: dict[str, Any], other: dict[str, Any], how: str) -> list[str]:
    """What is not the same; posts that show twice are counted apart (`twice`).

    In bad weather a picture may be missing, and what answers an act is not sent again; a panel that stood late moves its deadline.
    """
    if "fault" in other:
        return [str(other["fault"])]
    if "snapshot" not in other:
        return ["killed once more than told"]
    was, now = first["snapshot"], other["snapshot"]
    found = [f"{part}: {_parting(was[part], now[part])}" for part in was if part not in ("public", "private") and was[part] != now[part]]
    bad = how not in ("kill", "lose")
    found += _said(*(_told(one["public"], bad) for one in (was, now)), "public")
    for name in was["private"]:
        found += _said(*(_told(one["private"][name], bad) for one in (was, now)), name)
    return found


def _told(said: list[Any], bad: bool) -> list[Any]:
    return [one[:3] for one in said if not _is_answer(one[1])] if bad else said


def _is_answer(words: str) -> bool:
    """A greeting or receipt, which My turn shows again."""
    return words.startswith(("You will get your secrets here", "**Your order is in:**"))


def _said(was: list[Any], now: list[Any], where: str) -> list[str]:
    before, after = Counter(map(repr, was)), Counter(map(repr, now))
    lost = [f"{where} lost: {one[:300]}" for one in (before - after).elements()]
    more = [f"{where} more: {one[:300]}" for one in (after - before).elements() if not _is_post(one)]
    posts = [one for one in (after - before).elements() if _is_post(one)]
    more += [f"{where} more than twice: {one[:200]}" for one, count in Counter(posts).items() if count > 1]
    return lost + more


def twice(first: dict[str, Any], other: dict[str, Any]) -> int:
    """Posts through a webhook that show twice, which is allowed where nobody could know."""
    if "snapshot" not in other:
        return 0
    before, after = (Counter(map(repr, one["snapshot"]["public"])) for one in (first, other))
    return sum(_is_post(one) for one in (after - before).elements())


def _is_post(said: str) -> bool:
    return said.startswith("['webhook")


def _parting(was: Any, now: Any) -> str:
    if isinstance(was, list):
        for place, (one, other) in enumerate(zip(was, now, strict=False)):
            if one != other:
                return f"[{place}] {str(one)[:400]} / {str(other)[:400]}"
        return f"{len(was)} / {len(now)}"
    return f"{str(was)[:400]} / {str(now)[:400]}"


def tried(
    folder: Path, room: str, runs: Sequence[Sequence[int]], how: str, first: dict[str, Any] | None = None
) -> Iterator[dict[str, Any]]:
    """A line for each run: at which effects it was struck, and what was different."""
    first = first or undisturbed(folder / "first", room, how)
    names = first["names"]
    for numbers in runs:
        place = folder / "-".join(map(str, numbers))
        other = disturbed(place, room, numbers, how)
        unlike = differences(first, other, how)
        yield {
            "at": list(numbers),
            "effect": names[numbers[0] - 1] if numbers[0] <= len(names) else "",
            "kills": other["kills"],
            "twice": twice(first, other),
            "faults": other.get("faults", 0),
            "unlike": unlike,
        }
        if not unlike:
            shutil.rmtree(place, ignore_errors=True)


async def _drawn(painter: Painter, picture: Any) -> bytes:
    """Pictures have tests of their own, and take time."""
    return PICTURE


PICTURE = bytes.fromhex(
    "89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489"
    "0000000d49444154789c6360606060000000050001a5f645400000000049454e44ae426082"
)


def quiet() -> None:
    """No log lines; the simulator repaired; nothing collected twice in the children."""
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.CRITICAL))
    logging.disable(logging.CRITICAL)
    simfix.apply()
    Painter.paint = _drawn  # type: ignore[method-assign]
    games.rooms()
    gc.freeze()


def main(argv: Sequence[str]) -> None:
    folder, room, how = Path(argv[0]), argv[1], argv[2]
    quiet()
    first = undisturbed(folder / "first", room, how)
    print(json.dumps({"count": first.get("count"), "fault": first.get("fault"), "names": first.get("names")}), flush=True)
    runs = [list(map(int, one.split(","))) for one in argv[3:]]
    for line in tried(folder, room, runs, how, first):
        print(json.dumps(line), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
