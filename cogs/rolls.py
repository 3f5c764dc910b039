"""Free rolls: an entry of a chain is kept first, and shown from what was kept (lesson A22)."""

import base64
import hmac
import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from bot.kernel import notation
from bot.kernel.dice import Stream
from bot.kernel.game import BadInput
from bot.room import Say
from bot.store.protocol import RollEntry, RollRequest, Store
from bot.tables.schedule import day_of
from bot.ui.desk import Desk
from bot.ui.safe_text import escape, inline_code

__all__ = ["Proof", "day_of", "is_for", "keep", "mark_of", "proof_of", "read_proof", "rolled", "text_of"]

ECHO: Final = 1_100  # of the message's 2,000: a note of 200 may be tripled by escaping
WHOLE: Final = 1_000_000
PRIVATE: Final = "p"
_PROOF = re.compile(r"(\d{4}-\d{2}-\d{2})\s*[/#-]\s*(\d{1,9})\s*(p?)", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Proof:
    """Day, number and whether it is of the person's own chain: "2026-01-31/17", "2026-01-31/4p"."""

    day: str
    n: int
    private: bool = False

    def __str__(self) -> str:
        return f"{self.day}/{self.n}{PRIVATE if self.private else ''}"

    def scope(self, guild: int | None, user: int) -> str:
        return scope_of(guild, user, private=self.private)


def scope_of(guild: int | None, user: int, *, private: bool) -> str:
    """A server's chain is everybody's; what is rolled in secret or outside a server has a chain of the person's own."""
    return f"person:{user}" if private or guild is None else f"guild:{guild}"


def read_proof(said: str) -> Proof:
    """Raises BadInput(proof-unreadable)."""
    found = _PROOF.fullmatch(said.strip())
    if found is None:
        raise BadInput("proof-unreadable", said=said[:40])
    return Proof(found[1], int(found[2]), found[3] != "")


def proof_of(entry: RollEntry) -> Proof:
    return Proof(entry.day, entry.n, entry.scope.startswith("person:"))


async def keep(
    desk: Desk, ast: notation.Roll, *, guild: int | None, user: int, private: bool, act_id: str, at: int, table: str = ""
) -> RollEntry:
    """The roll's entry. The same act again finds the same entry, and so the same dice. `table`: whose GM may see it too."""
    store: Store = desk.store
    request = RollRequest(
        scope=scope_of(guild, user, private=private),
        day=day_of(desk.now()),
        user=user,
        facts={"dice": notation.canonical(ast)} | ({"table": table} if table else {}),
        at=at,
        act_id=act_id,
    )
    entry = await store.roll(request, desk.entropy(32))
    if entry.answer is None:
        await store.roll_answer(entry, json.dumps({"totals": list(rolled(entry).totals)}))
    return entry


def is_for(entry: RollEntry, table: str) -> bool:
    """Whether it was rolled for the GM of that table."""
    return _facts(entry).get("table") == table


def mark_of(entry: RollEntry) -> str:
    """What names a roll in public: its number would count what somebody rolled in private that day, its hash could be tried out."""
    return base64.b32encode(hmac.digest(entry.seed, f"longtable/roll-mark/1 {entry.n}".encode(), "sha256")).decode()[:16]


def rolled(entry: RollEntry) -> notation.Rolled:
    """The dice of an entry, from its day's seed and its hash: the same whenever they are asked for."""
    return notation.roll(notation.parse(str(_facts(entry)["dice"])), Stream(entry.seed, entry.hash))


def _facts(entry: RollEntry) -> Mapping[str, Any]:
    return json.loads(entry.body)[-1]


def text_of(say: Say, entry: RollEntry, *, note: str = "", free: bool = False) -> tuple[str, str]:
    """What is shown, and all dice at length where that had to be shortened (H1)."""
    fell = rolled(entry)
    shown = notation.describe(fell)
    lines = [say("roll-head", formula=inline_code(shown.canonical), note=escape(note)) if note else inline_code(shown.canonical)]
    if free:
        lines.append(say("roll-free"))
    short, whole = notation.echo(fell, ECHO), notation.echo(fell, WHOLE)
    lines.append(short)
    lines += [say(notice.key, **notice.facts) for notice in shown.notices]
    lines.append(say("roll-proof", proof=str(proof_of(entry))))
    return "\n".join(lines), whole if whole != short else ""
