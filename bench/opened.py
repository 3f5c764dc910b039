"""A process of its own that opens a file and acts once: `python -m bench.opened FILE` prints what that took, as JSON."""

import asyncio
import contextlib
import json
import resource
import sys
import time
from pathlib import Path

from bench.acts import START, new_table, one_act
from bot.store.protocol import Conflict
from bot.store.sqlite import SqliteStore

ACTS = 200


async def opened(path: Path) -> dict[str, float]:
    start = time.process_time()
    store = await SqliteStore.open(path)
    await store.alarms(START * 2)
    await store.outbox(at=START * 2)
    await store.options()
    up = time.process_time()
    with contextlib.suppress(Conflict):  # the file was opened before
        await store.commit(new_table("fresh", 99_999_999))
    await one_act(store, "fresh")
    warm = time.process_time()
    for _ in range(ACTS):
        await one_act(store, "fresh")
    acted = time.process_time()
    await store.close()
    return {"start_s": up - start, "act_s": (acted - warm) / ACTS, "memory_mb": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024}


if __name__ == "__main__":
    print(json.dumps(asyncio.run(opened(Path(sys.argv[1])))))
