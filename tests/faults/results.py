"""What `make hard` has found so far, a line each, in one file for each state of the tree: a run that was cut off goes on where it stopped.

The lines are JSON objects with `suite`, the keys that tell runs of a suite apart, `held` and the figures of the run.
"""

import functools
import hashlib
import json
import os
import subprocess
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "build" / "hard"
"""Ignored by git."""


@functools.cache
def state_of_tree() -> str:
    """The commit, and a mark of what was changed since; "unknown" outside of git."""
    try:
        commit = _git("rev-parse", "--short=10", "HEAD").decode().strip()
        changed = _git("diff", "HEAD", "--", "bot", "cogs", "tests")
    except (OSError, subprocess.CalledProcessError):
        return "unknown"
    return f"{commit}-{hashlib.sha256(changed).hexdigest()[:8]}" if changed else commit


def _git(*words: str) -> bytes:
    return subprocess.run(["git", *words], cwd=ROOT, check=True, capture_output=True).stdout


def place() -> Path:
    """Of the state that `LONGTABLE_HARD` names, else of the tree as it is."""
    return FOLDER / f"{os.environ.get('LONGTABLE_HARD') or state_of_tree()}.jsonl"


def note(line: Mapping[str, Any]) -> None:
    """Appends one line at once, so that processes beside each other may."""
    path = place()
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("ab", buffering=0) as file:
        file.write(json.dumps(line).encode() + b"\n")


def lines(path: Path | None = None) -> Iterator[dict[str, Any]]:
    """Everything that was noted, oldest first; half a line of a run that was cut off is left out."""
    path = path or place()
    if not path.exists():
        return
    for line in path.read_bytes().splitlines():
        try:
            yield json.loads(line)
        except ValueError:
            continue


def held(suite: str, **keys: Any) -> list[dict[str, Any]]:
    """Runs of a suite that need not be made again."""
    return [one for one in lines() if one["held"] and one["suite"] == suite and all(one.get(key) == value for key, value in keys.items())]
