"""Three kinds of failing, told apart here and nowhere else: a rule forbids it, it can't be read, or the fault is ours."""

import asyncio
import time
import traceback
from collections.abc import Callable, Generator
from contextlib import contextmanager
from pathlib import Path

import structlog

from bot.kernel.game import BadInput, RuleViolation
from bot.store.protocol import Conflict, StoreFault
from bot.tables.acts import Answer, Fault

__all__ = ["Measure", "telling", "unmeasured"]

Measure = Callable[[str, str, float], None]
"""Hears of each act: verb, what became of it, seconds."""

log = structlog.get_logger("longtable.door")


def unmeasured(verb: str, result: str, seconds: float) -> None:
    """Where nobody watches."""


@contextmanager
def telling(
    verb: str, table: str, act_id: str | None, entropy: Callable[[int], bytes], measure: Measure = unmeasured
) -> Generator[Callable[[Answer], None], None, None]:
    """Logs an act by ids alone; a fault of ours becomes a Fault with an incident number that its person is shown."""
    began = time.perf_counter()
    result = "taken"

    def taken(answer: Answer) -> None:
        nonlocal result
        result = "repeated" if answer.repeated else "taken" if answer.taken else answer.results[0].what
        took = round((time.perf_counter() - began) * 1000, 1)
        log.debug("act", verb=verb, table=table, act=act_id, revision=answer.revision, took_ms=took)

    try:
        yield taken
    except RuleViolation as refused:
        result = "refused"
        log.debug("refused", verb=verb, table=table, act=act_id, rule=refused.rule)
        raise
    except BadInput:
        result = "unreadable"
        raise
    except asyncio.CancelledError:
        result = "cancelled"  # nobody waits any more; the act itself may be kept
        raise
    except (Conflict, StoreFault, Fault):
        result = "fault"
        raise
    except Exception as fault:
        result = "fault"
        incident = entropy(4).hex()
        # Never the exception's own text: it may quote what somebody ordered.
        log.error("fault", incident=incident, verb=verb, table=table, act=act_id, kind=type(fault).__name__, where=where(fault))
        raise Fault(incident) from fault
    finally:
        measure(verb, result, time.perf_counter() - began)


def where(fault: BaseException) -> str:
    """The last places of our code that the fault went through."""
    frames = traceback.extract_tb(fault.__traceback__)[-6:]
    return " ".join(f"{Path(frame.filename).name}:{frame.lineno}" for frame in frames)
