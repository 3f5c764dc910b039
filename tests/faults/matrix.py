"""`python -m tests.faults.matrix FOLDER ROOM HOW [RUNS]`: strikes a journey at numbered effects and compares what comes of it.

The undisturbed journey is played once, and what kill -9 would leave is kept at each number (`frozen.py`). A run is `START+N,N…`:
it begins with what a kill at START left (0: with nothing) and is struck at its effects N, one in each life. HOW is what happens
there: `kill`, `lose` or a kind of weather, whose N is its seed. Each life is a process of its own, forked from one that has
everything imported and no thread; as many runs at once as there are processors. `every` are all runs that there are, `--but`
those that follow it. One JSON line a run is written.
"""

import asyncio
import gc
import json
import logging
import os
import random
import shutil
import signal
import sys
import threading
import traceback
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import structlog

from bot import games
from bot.local import simfix
from bot.picture import Painter
from tests.faults.effects import Effects
from tests.faults.frozen import NEAR, Frozen
from tests.faults.journey import PEOPLE, Journey
from tests.faults.outcome import outcome
from tests.faults.saved import Saved, stage_on_file
from tests.faults.weather import Bad

EVERY = 60  # effects from one start of lost tasks to the next
START = 10  # effects that a start may have on top
LONGEST = 600  # seconds of a run: one that stands still is a fault


@dataclass(frozen=True)
class Run:
    """`numbers` are struck at in one life each, in weather they are its seed."""

    start: int = 0
    numbers: tuple[int, ...] = ()

    @classmethod
    def read(cls, text: str) -> "Run":
        start, _, numbers = text.partition("+")
        return cls(int(start), tuple(map(int, filter(None, numbers.split(",")))))

    def __str__(self) -> str:
        return f"{self.start}+{','.join(map(str, self.numbers))}"


async def _live(folder: Path, room: str, effects: Effects, how: str) -> tuple[dict[str, Any], Effects]:
    """Goes on with the journey in `folder` to its end. Where nobody is killed the door's time is coarse, so that a retry has the same."""
    with effects.watched():
        async with stage_on_file(folder, PEOPLE, effects) as on:
            _ON.append(on)
            if how != "kill":
                on.bot.desk.tables.now = on.coarsely
            journey = Journey(on, games.rooms()[room], ended=how != "kill")
            await journey.look()
            await journey.run()
            effects.live = False
            if effects.weather is not None:
                await on.env.advance_time(4 * 3600)  # fair again: what is owed comes now
            return await outcome(on, games.rooms()[room]), effects


_ON: list[Saved] = []


def _kill(name: str) -> None:
    """The world stands as Discord has it; the bot is gone the same moment."""
    _ON[-1].save()
    os.kill(os.getpid(), signal.SIGKILL)


def _child(folder: Path, room: str, at: int, how: str, frozen: Frozen | None = None) -> None:
    strike = {"kill": _kill, "lose": _lose}.get(how)
    weather = Bad(how, at) if strike is None and at else None
    each = None if frozen is None else lambda number: frozen.keep(number, _ON[-1])
    effects = Effects(at if strike else 0, strike, weather, each)
    effects.starts = how != "lose"  # a start that fails ends the program, as if it were killed
    out = folder / OUT
    try:
        snapshot, effects = asyncio.run(_live(folder, room, effects, how))
        found = {"snapshot": snapshot, "count": effects.count, "names": effects.names, "faults": weather.count if weather else 0}
        found["uncounted"] = effects.commits - sum(name.startswith("before commit") for name in effects.names)
        out.write_text(json.dumps(found))
    except BaseException:
        out.write_text(json.dumps({"fault": traceback.format_exc(limit=-12)}))


OUT = "out.json"


def _lose(name: str) -> None:
    """The task that is at work is lost: nobody hears how it went on. What runs for life fails instead, and begins again."""
    task = asyncio.current_task()
    if task is not None and "_for_life" in getattr(task.get_coro(), "__qualname__", ""):
        raise RuntimeError(name)
    raise asyncio.CancelledError


def _forked(work: Callable[[], None]) -> int:
    """Runs `work` in a process of its own; the signal that ended it, 0: none."""
    return os.waitstatus_to_exitcode(os.waitpid(_begun(work), 0)[1])


def _begun(work: Callable[[], None]) -> int:
    pid = os.fork()
    if pid == 0:
        try:
            work()
        finally:
            os._exit(0)
    return pid


def undisturbed(folder: Path, room: str, how: str, wanted: Iterable[int] | None = None) -> tuple[dict[str, Any], Frozen]:
    """The run that all others are held against, with what a kill leaves at those numbers (None: at all).

    It is played here, so that those find everything read and compiled.
    """
    folder.mkdir(parents=True, exist_ok=True)
    frozen = Frozen(folder.with_name("frozen"), wanted)
    _child(folder, room, 0, how, frozen)
    found = json.loads((folder / OUT).read_text())
    if "fault" in found:
        return found, frozen
    for thread in threading.enumerate():
        if thread is not threading.current_thread():
            thread.join(timeout=30)  # the database's has been told to end, and may not have come to it yet
    if threading.active_count() > 1:
        raise AssertionError(f"threads are left, so nothing may be forked: {threading.enumerate()}")
    return found, frozen


def _life(folder: Path, room: str, at: int, how: str) -> dict[str, Any]:
    out = folder / OUT
    out.unlink(missing_ok=True)
    code = _forked(lambda: _child(folder, room, at, how))
    if code == -signal.SIGKILL:
        return {"killed": True}
    return json.loads(out.read_text()) if out.exists() else {"fault": f"ended with {code}"}


def disturbed(folder: Path, room: str, run: Run, how: str, frozen: Frozen) -> dict[str, Any]:
    """A run that is struck at the first number, struck again in its second life at the next, and so on; then played to its end."""
    folder.mkdir(parents=True, exist_ok=True)
    frozen.thaw(run.start, folder)
    kills = int(run.start > 0 and how == "kill")
    found: dict[str, Any] = {}
    as_frozen: int | None = None
    for at in (*run.numbers, 0) if how == "kill" else run.numbers or (0,):
        found = _life(folder, room, at, how)
        if not found.get("killed"):
            break
        kills += 1
        if kills == 1 and frozen.has(at):
            as_frozen = frozen.found_at(at, folder)
    return {**found, "kills": kills, "as_frozen": as_frozen}


def differences(first: dict[str, Any], other: dict[str, Any], how: str) -> list[str]:
    """What is not the same; posts that show twice are counted apart (`twice`).

    What answers an act is not sent again where its sending was lost, and in bad weather a picture may be missing.
    """
    if "fault" in other:
        return [str(other["fault"])]
    if "snapshot" not in other:
        return ["killed once more than told"]
    was, now = first["snapshot"], other["snapshot"]
    found = [f"{part}: {_parting(was[part], now[part])}" for part in was if part not in ("public", "private") and was[part] != now[part]]
    found += _said(*(_told(one["public"], how) for one in (was, now)), "public")
    for name in was["private"]:
        found += _said(*(_told(one["private"][name], how) for one in (was, now)), name)
    return found


def _told(said: list[Any], how: str) -> list[Any]:
    if how == "kill":
        return said
    pictures = how == "lose"
    return [one if pictures else one[:3] for one in said if not _is_answer(one[1])]


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


def _line(folder: Path, room: str, run: Run, how: str, first: dict[str, Any], frozen: Frozen) -> dict[str, Any]:
    """What came of a run: at which effects it was struck, and what was different."""
    place = folder / str(run)
    other = disturbed(place, room, run, how, frozen)
    unlike = differences(first, other, how)
    names = other.get("names", []) if how == "lose" and run.numbers else first["names"]
    struck = run.numbers[0] if run.numbers and (how == "lose" or not run.start) else run.start
    if not unlike:
        shutil.rmtree(place, ignore_errors=True)
    return {
        "run": str(run),
        "effect": names[struck - 1] if 0 < struck <= len(names) else "",
        "kills": other["kills"],
        "as_frozen": other.get("as_frozen"),
        "twice": twice(first, other),
        "faults": other.get("faults", 0),
        "count": other.get("count", 0),
        "unlike": unlike,
    }


def tried(folder: Path, room: str, runs: Sequence[Run], how: str, first: dict[str, Any], frozen: Frozen) -> Iterator[dict[str, Any]]:
    """A line for each run, in the order in which they end: as many at once as there are processors."""
    waiting, working = list(reversed(runs)), dict[int, Path]()
    while waiting or working:
        while waiting and len(working) < (os.cpu_count() or 1):
            run = waiting.pop()
            out = folder / f"{run}.line"

            def work(run: Run = run, out: Path = out) -> None:
                signal.alarm(LONGEST)
                out.write_text(json.dumps(_line(folder, room, run, how, first, frozen)))

            working[_begun(work)] = out
        pid, status = os.wait()
        out = working.pop(pid)
        if out.exists():
            yield json.loads(out.read_text())
            out.unlink()
        else:
            yield {"run": out.stem, "effect": "", "kills": 0, "as_frozen": None, "twice": 0, "faults": 0, "count": 0,
                   "unlike": [f"ended with {os.waitstatus_to_exitcode(status)}"]}  # fmt: skip


def every_kill(frozen: Frozen) -> tuple[list[Run], dict[int, list[int]]]:
    """One run for each state that a kill leaves, and all numbers at which it leaves just that one."""
    return [Run(numbers[0]) for numbers in frozen.alike()], {numbers[0]: numbers for numbers in frozen.alike()}


def every_loss(count: int) -> list[Run]:
    """Where runs begin whose effects are struck one by one; how many those are until the next beginning shows when they are played."""
    return [Run(start) for start in range(0, count, EVERY)]


def losses(starts: Sequence[dict[str, Any]]) -> list[Run]:
    """`starts` are lines of `every_loss`: what is left of the journey from each.

    Where a start moves the table's coarse time itself, the one before it goes on instead.
    """
    lefts = sorted((Run.read(one["run"]).start, one["count"]) for one in starts if not one["unlike"])
    ends = [*(left for _, left in lefts[1:]), 0]
    return [
        Run(start, (number,))
        for (start, left), after in zip(lefts, ends, strict=True)
        for number in range(1, min(left, left - after + START) + 1)
    ]


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
    folder, room, how, *asked = Path(argv[0]), *argv[1:]
    told, but = (asked[: asked.index("--but")], set(asked[asked.index("--but") + 1 :])) if "--but" in asked else (asked, set[str]())
    quiet()
    runs = [Run.read(one) for one in told if one != "every"]
    wanted: Iterable[int] | None = None
    if "every" not in told:
        really = [run.numbers[0] for run in runs if how == "kill" and not run.start]
        wanted = {run.start for run in runs}.union(*(range(one - NEAR, one + NEAR + 1) for one in really))
    elif how == "lose":
        wanted = range(0, 1_000_000, EVERY)
    first, frozen = undisturbed(folder / "first", room, how, wanted)
    head = {name: first.get(name) for name in ("count", "fault", "names", "uncounted")}
    print(json.dumps({**head, "sent": first.get("snapshot", {}).get("sent"), "states": len(frozen.alike())}), flush=True)
    if first.get("fault"):
        os._exit(1)  # its threads may never end
    alike: dict[int, list[int]] = {}
    if "every" in told and how == "kill":
        runs, alike = every_kill(frozen)
    elif "every" in told:
        starts = list(tried(folder, room, every_loss(first["count"]), how, first, frozen))
        runs = losses(starts)
    if "every" in told:
        random.Random(len(runs)).shuffle(runs)  # a run that is cut off has struck everywhere
    for line in tried(folder, room, [run for run in runs if str(run) not in but], how, first, frozen):
        print(json.dumps({**line, "numbers": alike.get(Run.read(line["run"]).start, [])}), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
