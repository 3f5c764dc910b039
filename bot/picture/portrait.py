"""A portrait from what somebody uploaded: decoded in a process with limits, kept as a small square PNG."""

import asyncio
import json
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from bot.picture.portrait_worker import MOST_BYTES, REFUSED

# Two threads that only wait for their child: at most two uploads are decoded at once.
_AT_ONCE = ThreadPoolExecutor(max_workers=2, thread_name_prefix="portrait")
_PATIENCE = 10.0  # seconds in all; the child's own limit is less, and counts only what it computes
_PROGRAM = Path(__file__).with_name("portrait_worker.py")


class PortraitRefused(Exception):
    """An upload that is no portrait: `key` names the sentence (picture.ftl), `facts` fill it."""

    def __init__(self, key: str, **facts: int | str) -> None:
        super().__init__(key)
        self.key, self.facts = key, facts


async def portrait_from_upload(data: bytes) -> bytes:
    """A PNG of 256 x 256 without any metadata, from a PNG, JPEG or WebP told by its content.

    Raises `PortraitRefused`. Look at the attachment's announced size before downloading it; here it is checked again.
    """
    if not data:
        raise PortraitRefused("portrait-error-broken")
    if len(data) > MOST_BYTES:
        raise PortraitRefused("portrait-error-heavy", limit=MOST_BYTES // 1024 // 1024)
    return await asyncio.get_running_loop().run_in_executor(_AT_ONCE, _decode, data)


def _decode(data: bytes) -> bytes:
    try:
        done = subprocess.run([sys.executable, "-I", str(_PROGRAM)], input=data, capture_output=True, timeout=_PATIENCE, check=False)
    except subprocess.TimeoutExpired:
        raise PortraitRefused("portrait-error-costly") from None
    if done.returncode == 0:
        return done.stdout
    if done.returncode == REFUSED:
        said = json.loads(done.stdout)
        raise PortraitRefused(said["key"], **said["facts"])
    # Ended by a limit: too much time or memory.
    raise PortraitRefused("portrait-error-costly")
