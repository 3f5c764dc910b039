"""Time per call. A ratio takes turns between the two sides, so that a busy machine slows both alike."""

import gc
import time
from collections.abc import Callable
from statistics import median

Call = Callable[[], object]
Clock = Callable[[], float]

ROUNDS = 7
ROUND_S = 0.15  # long enough for the clock's grain, short enough to take turns often


def cpu_per_call(call: Call) -> float:
    """Seconds of CPU per call, of all threads of this process."""
    return min(_round(call, _calls_for(call, time.process_time), time.process_time) for _ in range(ROUNDS))


def cpu_both(ours: Call, peer: Call) -> tuple[float, float]:
    """Seconds of CPU per call of the two, measured in turns."""
    return _both(ours, peer, time.process_time)


def wall_both(ours: Call, peer: Call) -> tuple[float, float]:
    """Seconds on the wall per call of the two, in turns: for what waits for the disk."""
    return _both(ours, peer, time.perf_counter)


def _both(ours: Call, peer: Call, clock: Clock) -> tuple[float, float]:
    sides = [(call, _calls_for(call, clock)) for call in (ours, peer)]
    rounds = [tuple(_round(call, calls, clock) for call, calls in sides) for _ in range(ROUNDS)]
    return median(pair[0] for pair in rounds), median(pair[1] for pair in rounds)


def _calls_for(call: Call, clock: Clock) -> int:
    """How many calls fill a round; also warms up."""
    calls = 1
    while True:
        took = _round(call, calls, clock) * calls
        if took >= ROUND_S / 4:
            return max(1, round(calls * ROUND_S / took))
        calls *= 4


def _round(call: Call, calls: int, clock: Clock) -> float:
    gc.collect()
    gc.disable()
    try:
        start = clock()
        for _ in range(calls):
            call()
        return (clock() - start) / calls
    finally:
        gc.enable()


def short(seconds: float) -> str:
    """A time as people read it: 1.2 µs, 34 ms."""
    for unit, size in (("s", 1.0), ("ms", 1e-3), ("µs", 1e-6)):
        if seconds >= size:
            return f"{seconds / size:.3g} {unit}"
    return f"{seconds / 1e-9:.3g} ns"
