"""`python -m tools.hard_figures [FILE]`: what `make hard` has found at this commit, as a table for docs/quality.md."""

import sys
from collections import defaultdict
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from tests.faults import results

SUITES = {
    "every effect kill": "killed at a number",
    "every effect lose": "a task lost at a number",
    "really killed kill": "really killed with -9, compared with what is kept",
    "killed again kill": "killed up to three times",
    "weather": "bad weather",
}
Line = Mapping[str, Any]


def rows(lines: Iterable[Line]) -> list[str]:
    """A row for each suite and game: runs, numbers they stand for, kills, faults, what held. The last line of a run counts."""
    last: dict[tuple[str, str, str, str], Line] = {}
    journeys: dict[tuple[str, str], Line] = {}
    tests: dict[str, Line] = {}
    for line in lines:
        if line["suite"] == "journey" and line["every"]:
            journeys[line["room"], line["how"]] = line
        elif line["suite"] == "journey":
            continue
        elif line["suite"] == "test":
            tests[line["test"]] = line
        else:
            last[line["suite"], line["room"], line["how"], line["run"]] = line
    groups: dict[tuple[str, str], list[Line]] = defaultdict(list)
    for (suite, room, how, _), line in last.items():
        groups[SUITES["weather"] if suite == "weather" else SUITES[f"{suite} {how}"], room].append(line)
    found = ["| what | game | tried | came out the same |", "| --- | --- | --- | --- |"]
    for (what, room), group in sorted(groups.items()):
        found.append(f"| {what} | {room} | {_tried(what, room, group, journeys)} | {sum(one['held'] for one in group)} |")
    parts: dict[str, list[Line]] = defaultdict(list)
    for name, line in tests.items():
        parts[name.partition("[")[0]].append(line)
    for name, group in sorted(parts.items()):
        said, cpu = "; ".join(dict.fromkeys(line for one in group for line in one["said"])), sum(one["cpu"] for one in group)
        found.append(f"| `{name}` {said} | every | {len(group)} in {cpu:.0f} s | {sum(one['held'] for one in group)} |")
    return found


def _tried(what: str, room: str, group: list[Line], journeys: Mapping[tuple[str, str], Line]) -> str:
    kills, faults, twice = (sum(one[key] for one in group) for key in ("kills", "faults", "twice"))
    told = [f"{len(group)} runs"]
    if what == SUITES["every effect kill"]:
        numbers = sum(len(one["numbers"]) for one in group)
        head = journeys.get((room, "kill"), {"count": "?", "states": "?"})
        told = [f"{numbers} of {head['count']} numbers, which leave {head['states']} states"]
    elif kills:
        told.append(f"{kills} kills")
    if what == SUITES["really killed kill"]:
        told.append(f"{sum(one['as_frozen'] != 0 for one in group)} left just that")
    if faults:
        told.append(f"{faults} faults")
    if twice:
        told.append(f"{twice} posts twice")
    return ", ".join(told)


def main() -> None:
    path = Path(sys.argv[1]) if len(sys.argv) > 1 else results.place()
    print(f"At {path.stem}:\n")
    print("\n".join(rows(results.lines(path))))


if __name__ == "__main__":
    main()
