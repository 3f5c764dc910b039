"""`make rules`: which ids of a game's ledger no test and no case file proves.

Exit 1 if a game that calls itself finished (`finished = True` in its rules/game.py) has such an id, or if an id is cited
that no ledger has.
"""

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tools.marks import ROOT, Marks, listed, marks

_ID = re.compile(r"^[A-Z]{2,8}-[A-Za-z0-9.-]+$")


@dataclass
class GameRules:
    """One game's ids in the ledger's order, and those that are proved somewhere."""

    folder: Path
    prefix: str
    ids: tuple[str, ...]
    finished: bool
    proved: set[str]

    @property
    def missing(self) -> list[str]:
        return [id for id in self.ids if id not in self.proved]


@dataclass
class Report:
    games: list[GameRules]
    unknown: dict[str, list[str]]
    unreadable: list[str]

    @property
    def fails(self) -> bool:
        return bool(self.unknown or self.unreadable or any(game.finished and game.missing for game in self.games))

    def __str__(self) -> str:
        return "\n".join(self._lines())

    def _lines(self) -> Iterator[str]:
        for game in self.games:
            state = "finished" if game.finished else "in the making"
            yield f"{game.prefix} ({state}): {len(game.ids) - len(game.missing)} of {len(game.ids)} ids proved"
            if game.missing:
                yield listed(game.missing)
        for id, places in self.unknown.items():
            yield f"{id} is in no ledger, cited at {', '.join(places)}"
        for place in self.unreadable:
            yield f"{place}: write the ids of this mark as plain strings"


def report(root: Path) -> Report:
    """What is proved in a checkout."""
    cited = marks(root / "tests", "rule")
    games = [_game(ledger.parents[1]) for ledger in sorted(root.glob("cogs/*/content/rulebook.toml"))]
    games += [_manners(path) for path in root.glob("bot/kernel/manners.toml")]
    for game in games:
        for path in sorted(game.folder.glob("cases/**/*.toml")):
            for id in _case_ids(path):
                cited.add(id, str(path.relative_to(root)))
    for game in games:
        game.proved = set(game.ids) & set(cited.places)
    return Report(games, _unknown(cited, games), cited.unreadable)


def _unknown(cited: Marks, games: list[GameRules]) -> dict[str, list[str]]:
    known = {id for game in games for id in game.ids}
    return {id: places for id, places in sorted(cited.places.items()) if id not in known}


def _game(folder: Path) -> GameRules:
    prefix, ids = _ids(folder / "content/rulebook.toml")
    return GameRules(folder, prefix, ids, _is_finished(folder / "rules/game.py"), set())


def _manners(path: Path) -> GameRules:
    """The rules of the table itself hold at every game, so they are never in the making."""
    prefix, ids = _ids(path)
    return GameRules(path.parent, prefix, ids, True, set())


def _ids(path: Path) -> tuple[str, tuple[str, ...]]:
    ledger = tomllib.loads(path.read_text(encoding="utf-8"))
    return ledger["game"]["prefix"], tuple(entry["id"] for entry in (*ledger["rule"], *ledger.get("ruling", ())))


def _is_finished(path: Path) -> bool:
    if not path.exists():
        return False
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"), str(path))):
        match node:
            case (
                ast.Assign(targets=[ast.Name(id="finished")], value=ast.Constant(value=True))
                | ast.AnnAssign(target=ast.Name(id="finished"), value=ast.Constant(value=True))
            ):
                return True
            case _:
                pass
    return False


def _case_ids(path: Path) -> Iterator[str]:
    """The file's own name if it is an id, and what a file or a case in it names in `rule` or `rules`."""
    if _ID.match(path.stem):
        yield path.stem
    document = tomllib.loads(path.read_text(encoding="utf-8"))
    tables = [document, *(case for value in document.values() if isinstance(value, list) for case in value if isinstance(case, dict))]
    for table in tables:
        yield from _named(table)


def _named(table: dict[str, Any]) -> Iterator[str]:
    for key in ("rule", "rules"):
        value = table.get(key, [])
        yield from (id for id in ([value] if isinstance(value, str) else value) if isinstance(id, str))


def main() -> int:
    found = report(ROOT)
    print(found)
    return int(found.fails)


if __name__ == "__main__":
    sys.exit(main())
