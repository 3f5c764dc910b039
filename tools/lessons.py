"""`make lessons`: which rows of the lessons no test answers. Rows that can't apply stand with their reason in docs/quality.md.

Exit 1 if a test cites a row that doesn't exist, a row is excused although a test answers it, or (with --all) a row is open.
"""

import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from tools.marks import ROOT, listed, marks

_EXCUSE = re.compile(r"^\|\s*([A-N]-?\d+)\s*\|\s*(\S.*?)\s*\|$", re.MULTILINE)


@dataclass
class Report:
    ids: tuple[str, ...]
    answered: dict[str, list[str]]
    excused: dict[str, str]
    unknown: dict[str, list[str]]
    unreadable: list[str]

    @property
    def open(self) -> list[str]:
        return [id for id in self.ids if id not in self.answered and id not in self.excused]

    @property
    def twice(self) -> list[str]:
        return [id for id in self.excused if id in self.answered]

    def fails(self, *, every: bool) -> bool:
        return bool(self.unknown or self.unreadable or self.twice or (every and self.open))

    def __str__(self) -> str:
        return "\n".join(self._lines())

    def _lines(self) -> Iterator[str]:
        yield f"lessons: {len(self.answered)} of {len(self.ids)} rows answered by a test, {len(self.excused)} can't apply (docs/quality.md)"
        if self.open:
            yield listed(self.open)
        for id in self.twice:
            yield f"{id} is excused in docs/quality.md, yet {self.answered[id][0]} answers it"
        for id, places in self.unknown.items():
            yield f"{id} is no row, cited at {', '.join(places)}"
        for place in self.unreadable:
            yield f"{place}: write the ids of this mark as plain strings"


def report(root: Path) -> Report:
    """What is answered in a checkout."""
    ids = tuple((root / "tools/lessons.txt").read_text(encoding="utf-8").split())
    cited = marks(root / "tests", "lesson")
    excuses = dict(_EXCUSE.findall((root / "docs/quality.md").read_text(encoding="utf-8")))
    answered = {id: places for id, places in cited.places.items() if id in ids}
    unknown = {id: places for id, places in cited.places.items() if id not in ids}
    unknown |= {id: ["docs/quality.md"] for id in excuses if id not in ids}
    return Report(ids, answered, {id: why for id, why in excuses.items() if id in ids}, unknown, cited.unreadable)


def main() -> int:
    found = report(ROOT)
    print(found)
    return int(found.fails(every="--all" in sys.argv[1:]))


if __name__ == "__main__":
    sys.exit(main())
