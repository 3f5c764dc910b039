"""The outbox: written with the state, sent after, in order per lane (design, part 5)."""

import sqlite3
from collections.abc import Sequence
from dataclasses import replace

from bot.store import _posts, _rows
from bot.store.documents import dump, read
from bot.store.protocol import Commit
from bot.store.rows import OutboxRow, OutboxState

INSERT = (
    "insert into outbox (table_id, lane, kind, seat, user, n, upto, revision, decision, facts, state, tries, due, error, created) "
    "values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'waiting', 0, ?, '', ?)"
)
WAITING_PANEL = "select id, facts from outbox where table_id = ? and kind = 'panel' and state = 'waiting'"
SUPERSEDE = (
    "update outbox set state = 'dropped', error = 'superseded' "
    "where table_id = ? and kind = 'prompt' and user = ? and decision = ? and state = 'waiting'"
)
NOT_SENT = (
    "update outbox set state = 'dropped', error = 'withdrawn' "
    "where table_id = ? and kind in ('prompt', 'reminder') and decision = ? and state = 'waiting'"
)
TAKE_BACK = (
    "update outbox set state = case state when 'waiting' then 'dropped' else state end, error = 'withdrawn' "
    "where table_id = ? and kind = 'reminder' and decision = ? and state in ('waiting', 'trying', 'sent') and error <> 'withdrawn' "
    "returning state, user, channel, message"
)
STILL_HOLDS = "select 1 from outbox where kind = 'reminder' and message = ? and error <> 'withdrawn' limit 1"
# A lane's head: nothing behind it is sent before it. Reminders of one person go together, so all due ones come along.
DUE = (
    f"select {_rows.OUTBOX} from outbox where state in ('waiting', 'trying') and due <= ?1 and ("
    "id in (select min(id) from outbox where state in ('waiting', 'trying') group by lane) or kind = 'reminder') "
    "order by id limit ?2"
)
NEXT = "select min(due) from outbox where id in (select min(id) from outbox where state in ('waiting', 'trying') group by lane) and due > ?"
# `tried` is when the first of several tries began whose outcome nobody knows.
MARK = (
    "update outbox set state = ?1, tries = tries + ?2, tried = case when ?2 and state <> 'trying' then ?3 else tried end, "
    "due = ifnull(?4, due), message = ifnull(?5, message), channel = ifnull(?6, channel), error = ifnull(?7, error) where id = ?8"
)
MOVE = (
    "update outbox set lane = ?, state = 'waiting', due = ?, tries = 0 "
    "where table_id = ? and lane like 'place:%' and state in ('waiting', 'trying', 'parked')"
)


def write(con: sqlite3.Connection, act: Commit) -> None:
    if act.revision and act.columns.get("place") is not None:
        con.execute(MOVE, (f"place:{act.columns['place']}", act.at, act.table))
    for decision in act.settled:
        con.execute(NOT_SENT, (act.table, decision))
    for decision in {*act.settled, *act.moved}:
        _take_back_reminders(con, act, decision)
    for row in act.outbox:
        match row.kind:
            case "panel":
                latest = _latest_panel(con, row)
                if latest is None:
                    continue
                row = latest
            case "prompt":
                con.execute(SUPERSEDE, (row.table, row.user, row.decision))
            case _:
                pass
        con.execute(
            INSERT,
            (
                row.table, row.lane, row.kind, row.seat, row.user, row.n, row.upto, row.revision, row.decision,
                dump(dict(row.facts)), row.due, row.created,
            ),
        )  # fmt: skip


def _take_back_reminders(con: sqlite3.Connection, act: Commit, decision: str) -> None:
    """A reminder that no longer holds isn't sent; one that was sent is struck out, once nothing else in its message holds (D6, N2)."""
    for state, user, channel, message in con.execute(TAKE_BACK, (act.table, decision)).fetchall():
        if state != "sent" or message is None or con.execute(STILL_HOLDS, (message,)).fetchone():
            continue
        facts = dump({"channel": channel, "message": message})
        con.execute(INSERT, (act.table, f"digest:{user}", "strike", None, user, -1, -1, 0, decision, facts, act.at, act.at))


def _latest_panel(con: sqlite3.Connection, row: OutboxRow) -> OutboxRow | None:
    """Panels are "look like revision r", drawn when sent: a new message that waits makes every edit needless, a later edit an earlier."""
    waiting = [(id_, read(facts)) for id_, facts in con.execute(WAITING_PANEL, (row.table,)).fetchall()]
    owed = [facts for _, facts in waiting if facts.get("fresh")]
    if owed and not row.facts.get("fresh"):
        return None
    con.executemany("update outbox set state = 'dropped', error = 'superseded' where id = ?", [(id_,) for id_, _ in waiting])
    if not owed:
        return row
    keys = sorted({key for facts in (*owed, row.facts) for key in facts.get("keys", ())})
    return replace(row, facts={**row.facts, "keys": keys})


def due(con: sqlite3.Connection, at: int, limit: int) -> list[OutboxRow]:
    return [_rows.outbox(found) for found in con.execute(DUE, (at, limit))]


def next_due(con: sqlite3.Connection, after: int) -> int | None:
    return con.execute(NEXT, (after,)).fetchone()[0]


def mark(
    con: sqlite3.Connection,
    ids: Sequence[int],
    state: OutboxState,
    at: int,
    due: int | None,
    message: int | None,
    channel: int | None,
    error: str | None,
) -> None:
    begins = int(state == "trying" and due is None)
    con.executemany(MARK, ((state, begins, at, due, message, channel, error, id_) for id_ in ids))
    if state == "sent" and message is not None and channel is not None:
        for id_ in ids:
            _posts.stands(con, id_, message, channel, at)


def rows(con: sqlite3.Connection, table: str, kinds: Sequence[str], states: Sequence[str]) -> list[OutboxRow]:
    query, values = f"select {_rows.OUTBOX} from outbox where table_id = ?", [table]
    for name, wanted in (("kind", kinds), ("state", states)):
        if wanted:
            query += f" and {name} in ({', '.join('?' * len(wanted))})"
            values += wanted
    return [_rows.outbox(found) for found in con.execute(query + " order by id", values)]


RELEASE = (
    "update outbox set state = 'waiting', due = ?1, tries = 0 "
    "where table_id = ?2 and (state = 'parked' or (state = 'waiting' and due > ?1))"
)


def release(con: sqlite3.Connection, table: str, at: int) -> int:
    """What was parked for a table, or waits for a better time, is sent now: its place is back."""
    return con.execute(RELEASE, (at, table)).rowcount


def tidy(con: sqlite3.Connection, before: int) -> int:
    """Forgets what was told long ago."""
    return con.execute("delete from outbox where state in ('sent', 'dropped') and created < ?", (before,)).rowcount
