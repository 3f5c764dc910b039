"""Prints the table; exit 1 if a bound isn't kept. `--save` also writes docs/benchmarks.md; words pick rows that hold them."""

import argparse
import platform
import sqlite3
import sys
from importlib.metadata import version
from pathlib import Path

from bench import arena, dice, drawing, journal, night, store, toys
from bench.rows import NotYet, Row

PAGE = Path(__file__).parents[1] / "docs/benchmarks.md"
ROWS: list[Row] = [*dice.ROWS, *arena.ROWS, *store.ROWS, *journal.ROWS, *drawing.ROWS, *night.ROWS, *toys.ROWS]
PEERS = ("d20", "discord.py", "aiosqlite", "pydantic", "resvg-py", "simcord")


def measured(row: Row) -> tuple[str, bool]:
    """The row as a line of the table, and whether it keeps its bound (what can't be measured breaks none)."""
    try:
        figure = row.measure()
    except NotYet as reason:
        return f"| {row.what} | {row.bound_in_words} | - | {reason} |", True
    kept = row.keeps(figure)
    value = f"{figure.value:,.3g}" if figure.value < 1000 else f"{figure.value:,.0f}"
    return f"| {row.what} | {row.bound_in_words} | {'' if kept else '**missed** '}{value} {row.unit} | {figure.sides} |", kept


def machine() -> str:
    peers = ", ".join(f"{name} {version(name)}" for name in PEERS)
    return f"Python {platform.python_version()}, SQLite {sqlite3.sqlite_version}, {peers}; {platform.system()} {platform.machine()}."


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("words", nargs="*", help="only rows that hold one of these words")
    parser.add_argument("--save", action="store_true", help="also write docs/benchmarks.md")
    asked = parser.parse_args()
    if asked.save and asked.words:
        parser.error("--save stores the whole table: leave the words out")

    head = ["| what | bound | figure | sides |", "| --- | --- | --- | --- |"]
    print("\n".join([machine(), "", *head]), flush=True)
    lines: list[str] = []
    kept = True
    for row in ROWS:
        if asked.words and not any(word.casefold() in row.what.casefold() for word in asked.words):
            continue
        line, keeps = measured(row)
        lines.append(line)
        kept = kept and keeps
        print(line, flush=True)
    if asked.save:
        intro = "CPU time per call unless the row says otherwise; each row is a ratio within one run. `make bench` prints it anew."
        PAGE.write_text("\n".join(["# Benchmarks", "", intro, "", machine(), "", *head, *lines, ""]), encoding="utf-8")
    return 0 if kept else 1


if __name__ == "__main__":
    sys.exit(main())
