"""A file that was set back: what people were told since is unknown, so nothing goes on by itself."""

import sqlite3

from bot.kernel.journal import head
from bot.store.documents import dump

LIVE = "select id, place, person, gm, revision, head, n from tables where status in ('running', 'paused', 'parked')"
PARK = "update tables set status = 'parked', why = 'table-set-back', revision = revision + 1 where id = ?"
TELL = (
    "insert into outbox (table_id, lane, kind, seat, user, n, upto, revision, decision, facts, state, tries, due, error, created) "
    "values (?, ?, ?, null, ?, -1, -1, ?, '', ?, 'waiting', 0, ?, '', ?)"
)


def set_back(con: sqlite3.Connection, at: int) -> list[str]:
    """Parks every live table until its GM resumes it, and says so, with the head it was set back to."""
    # What waited in the copy may long have been sent.
    con.execute("update outbox set state = 'dropped', error = 'restored' where state in ('waiting', 'trying', 'parked')")
    con.execute("delete from deadlines")
    parked: list[str] = []
    for table, place, person, gm, revision, hash_, n in con.execute(LIVE).fetchall():
        con.execute(PARK, (table,))
        lane = f"place:{place}" if place is not None else f"person:{person}:{table}"
        shown = head(hash_) if n >= 0 else ""
        facts = {"key": "notice-set-back", "head": shown, "gm": gm}
        con.execute(TELL, (table, lane, "notice", None if place is not None else person, revision + 1, dump(facts), at, at))
        con.execute(TELL, (table, lane, "panel", None if place is not None else person, revision + 1, dump({"fresh": True}), at, at))
        parked.append(table)
    return parked
