"""What is kept of a person: handed out on request, erased on request."""

import sqlite3
from typing import Any

from bot.store import _kept
from bot.store.documents import read
from bot.store.rows import PersonRow

SEATS = "select table_id, seat, joining, team, joined, game, status from seats join tables on id = table_id where user = ?"
TEXTS = "select table_id, seal, words from texts where user = ?"
PORTRAITS = "select table_id, seat, length(png) from portraits where user = ?"
ROLLS = "select scope, day, n, answer from rolls where user = ?"
DRAFTS = "select table_id, decision, picks, words from drafts where (table_id, seat) in (select table_id, seat from seats where user = ?)"


def export(con: sqlite3.Connection, user: int) -> dict[str, Any]:
    """Everything that is kept under the person's id, as one document."""
    person = _kept.get(con, PersonRow, (user,))
    return {
        "user": user,
        "settings": {name: getattr(person, name) for name in person.__dataclass_fields__} if person else None,
        "seats": [
            {"table": table, "seat": seat, "joining": read(joining), "team": team, "joined": joined, "game": game, "status": status}
            for table, seat, joining, team, joined, game, status in con.execute(SEATS, (user,))
        ],
        "texts": [{"table": table, "seal": seal, "words": words} for table, seal, words in con.execute(TEXTS, (user,))],
        "portraits": [{"table": table, "seat": seat, "bytes": size} for table, seat, size in con.execute(PORTRAITS, (user,))],
        "rolls": [{"scope": scope, "day": day, "n": n, "answer": read(said)} for scope, day, n, said in con.execute(ROLLS, (user,))],
        "drafts": [
            {"table": table, "decision": decision, "picks": read(picks), "words": words}
            for table, decision, picks, words in con.execute(DRAFTS, (user,))
        ],
        "gm_of": [row[0] for row in con.execute("select id from tables where gm = ?", (user,))],
    }


def forget(con: sqlite3.Connection, user: int) -> int:
    """Erases words, portraits, drafts, settings; the journal keeps seals and seat numbers, so that it still verifies.

    Seats of tables that are over lose the person; seats of live tables must be left first (the door sees to that).
    """
    erased = 0
    for statement in (
        "delete from texts where user = ?",
        "delete from portraits where user = ?",
        "delete from drafts where (table_id, seat) in (select table_id, seat from seats where user = ?)",
        "delete from people where user = ?",
        "update rolls set user = null where user = ?",
        "update seats set was = null where was = ?",
        "update seats set user = null where user = ? "
        "and table_id in (select id from tables where status in ('ended', 'abandoned'))",
        "update tables set gm = 0 where gm = ? and status in ('ended', 'abandoned')",
        "update tables set person = 0 where person = ? and status in ('ended', 'abandoned')",
        "delete from outbox where user = ? and state <> 'trying'",
    ):  # fmt: skip
        erased += con.execute(statement, (user,)).rowcount
    return erased
