"""What one act reads and writes: plain functions of the connection, each inside the caller's transaction."""

import sqlite3
from collections.abc import Sequence
from typing import Any

from bot.kernel.change import Answer, Record
from bot.store import _posts, _rows, _tell
from bot.store.documents import dump, read
from bot.store.protocol import Commit, Committed, Conflict, Loaded
from bot.store.rows import Alarm, SeatRow

DAY = 86_400_000

SEEN = "select answer from interactions where act_id = ?"
FORGET_SEEN = "delete from interactions where at < ?"
NOTE_SEEN = "insert into interactions (act_id, answer, at) values (?, ?, ?) on conflict do nothing"
STATE = "select seed, roll_seed, seats, state from states where table_id = ?"
BASE = "select n, state from bases where table_id = ?"
SEALED = "select n, seat, decision, team_group, action, seal, origin, at from sealed where table_id = ? order by decision"
STANDING = "select seat, body from standing where table_id = ? order by seat, k"
NOTES = "select n, seat, seal from openings indexed by notes_not_shown where table_id = ? and kind = 'note' and opened = 0 order by n, k"
REVISION = "select revision from tables where id = ?"
PUT_STATE = (
    "insert into states values (?, ?, ?, ?, ?) "
    "on conflict do update set seed = excluded.seed, roll_seed = excluded.roll_seed, seats = excluded.seats, state = excluded.state"
)
PUT_BASE = "insert into bases values (?, ?, ?) on conflict do update set n = excluded.n, state = excluded.state"
ENTRY = "insert into journal (table_id, n, kind, at, hash, body) values (?, ?, ?, ?, ?, ?)"
OPENING = "insert into openings values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
OPEN = "update openings set opened = 1 where table_id = ? and n = ?"
# What was taken back by an undo is never opened; the words of a post were shown already.
OPEN_ALL = (
    "update openings set opened = 1 where table_id = ? and opened = 0 "
    "and n not in (select n from journal where table_id = ? and undone = 1)"
)
UNDONE = "update journal set undone = 1 where table_id = ? and n = ?"
EVENT = "insert into events values (?, ?, ?, ?, ?)"
SEAL = "insert or replace into sealed values (?, ?, ?, ?, ?, ?, ?, ?, ?)"
SEAT = "insert into seats values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
WORDS = "insert or replace into texts values (?, ?, ?, ?)"
ALARMS = "select table_id, kind, key, due from deadlines where table_id = ?"
ALARM = "insert into deadlines values (?, ?, ?, ?)"

# A seat that is given up leaves no picture behind for whoever takes its number.
STALE_PORTRAITS = "delete from portraits where table_id = ? and seat not in (select seat from seats where table_id = ?)"

_JSON = frozenset({"pace", "options", "settings", "outcome", "timers"})
_COLUMNS = frozenset(_rows.TABLE.split(", ")) | {"timers"}


def load(con: sqlite3.Connection, table: str, act_id: str | None) -> Loaded | None:
    found = con.execute(f"select {_rows.TABLE}, timers from tables where id = ?", (table,)).fetchone()
    if found is None:
        return None
    row, timers = _rows.table(found[:-1]), read(found[-1])
    seen = con.execute(SEEN, (act_id,)).fetchone() if act_id else None
    record = _record(con, row.id, row.game, row.version, dict(row.options), row.n, row.head)
    notes = tuple(con.execute(NOTES, (table,))) if record else ()
    return Loaded(row, seats(con, table), record, timers, notes, seen[0] if seen else None)


def seats(con: sqlite3.Connection, table: str) -> tuple[SeatRow, ...]:
    return tuple(_rows.seat(found) for found in con.execute(f"select {_rows.SEAT} from seats where table_id = ? order by seat", (table,)))


def _close_gaps(con: sqlite3.Connection, table: str) -> None:
    """The start numbers seats anew, and what hangs on a seat goes with it. Upwards, so that a number is free before it is taken."""
    con.execute(STALE_PORTRAITS, (table, table))
    for number, row in enumerate(seats(con, table)):
        con.execute("update portraits set seat = ? where table_id = ? and seat = ?", (number, table, row.seat))


def _record(con: sqlite3.Connection, table: str, game: str, version: int, options: dict[str, Any], n: int, head: str) -> Record | None:
    kept = con.execute(STATE, (table,)).fetchone()
    if kept is None:
        return None
    seed, roll_seed, brought, state = kept
    base_n, base = con.execute(BASE, (table,)).fetchone()
    answers = [
        Answer(n_, seat, decision, group, read(action), seal, origin, at)
        for n_, seat, decision, group, action, seal, origin, at in con.execute(SEALED, (table,))
    ]
    standing: dict[int, list[dict[str, Any]]] = {}
    for seat, body in con.execute(STANDING, (table,)):
        standing.setdefault(seat, []).append(read(body))
    return Record(table, game, version, options, read(brought), seed, state, base, base_n, n, head, roll_seed, answers, standing)


def commit(con: sqlite3.Connection, act: Commit) -> Committed:
    """Everything one act changed. A repeated act_id writes nothing and gives the stored answer (K7)."""
    if act.act_id:
        if not con.execute(NOTE_SEEN, (act.act_id, act.answer, act.at)).rowcount:
            return Committed(act.revision, con.execute(SEEN, (act.act_id,)).fetchone()[0])
        con.execute(FORGET_SEEN, (act.at - DAY,))
    _columns(con, act)
    if act.record:
        _put_record(con, act)
    _journal(con, act)
    _beside(con, act)
    _tell.write(con, act)
    return Committed(act.revision + 1)


def _columns(con: sqlite3.Connection, act: Commit) -> None:
    columns = dict(act.columns)
    if act.record:
        columns |= {"n": act.record.n, "head": act.record.hash, "version": act.record.version}
    if act.timers is not None:
        columns["timers"] = dict(act.timers)
    if strange := columns.keys() - _COLUMNS:
        raise ValueError(f"no columns of tables: {sorted(strange)}")
    values = {name: dump(value) if name in _JSON and value is not None else value for name, value in columns.items()}
    values["revision"] = act.revision + 1
    try:
        if act.revision == 0:
            values["id"] = act.table
            names = ", ".join(values)
            con.execute(f"insert into tables ({names}) values ({', '.join('?' * len(values))})", tuple(values.values()))
            return
        names = ", ".join(f"{name} = ?" for name in values)
        done = con.execute(f"update tables set {names} where id = ? and revision = ?", (*values.values(), act.table, act.revision))
    except sqlite3.IntegrityError as fault:
        said = str(fault)
        if "tables.id" in said:
            raise Conflict("revision") from None
        if "tables.place" in said or "one_live" in said or "one_try" in said:
            raise Conflict("place") from None
        raise
    if done.rowcount != 1:
        raise Conflict("revision")


def _put_record(con: sqlite3.Connection, act: Commit) -> None:
    record = act.record
    assert record is not None
    if not act.same_state:
        con.execute(PUT_STATE, (act.table, record.seed, record.roll_seed, dump(record.seats), record.state))
    if act.rebased:
        con.execute(PUT_BASE, (act.table, record.base_n, record.base))


def _journal(con: sqlite3.Connection, act: Commit) -> None:
    con.executemany(ENTRY, ((act.table, one.n, one.kind, one.at, one.hash, one.body) for one in act.entries))
    places: dict[int, int] = {}
    for one in act.openings:
        k = places[one.n] = places.get(one.n, -1) + 1
        # A person's words are kept once, where they can be erased.
        body = None if one.kind == "note" else dump(one.body)
        con.execute(OPENING, (act.table, one.n, k, one.kind, one.seat, one.decision, body, one.salt, one.seal, one.origin, int(one.opened)))
    _many(con, OPEN, [(act.table, n) for n in act.opened])
    _many(con, UNDONE, [(act.table, n) for n in act.undone])
    if act.all_opened:
        con.execute(OPEN_ALL, (act.table, act.table))
    _many(con, EVENT, [(act.table, one.n, one.k, dump(one.audience), dump(one.body)) for one in act.events])
    _many(con, WORDS, [(act.table, seal, user, words) for seal, (user, words) in act.words.items()])
    _posts.replace(con, act.table, act.replaced)


def _many(con: sqlite3.Connection, statement: str, rows: Sequence[tuple[Any, ...]]) -> None:
    """No way to the database where there are none."""
    if rows:
        con.executemany(statement, rows)


def _beside(con: sqlite3.Connection, act: Commit) -> None:
    """What belongs to the table and isn't in its state."""
    for decision, answer in act.answers.items():
        if answer is None:
            con.execute("delete from sealed where table_id = ? and decision = ?", (act.table, decision))
        else:
            con.execute(
                SEAL,
                (
                    act.table, decision, answer.n, answer.seat, answer.group, dump(answer.action),
                    answer.seal, answer.origin, answer.at,
                ),
            )  # fmt: skip
    if act.seats is not None:
        if act.columns.get("started") is not None:
            _close_gaps(con, act.table)
        con.execute("delete from seats where table_id = ?", (act.table,))
        con.executemany(SEAT, (_rows.seat_values(act.table, one) for one in act.seats))
        con.execute(STALE_PORTRAITS, (act.table, act.table))
    if act.standing is not None:
        con.execute("delete from standing where table_id = ?", (act.table,))
        rows = [(act.table, seat, k, dump(body)) for seat, orders in act.standing.items() for k, body in enumerate(orders)]
        con.executemany("insert into standing values (?, ?, ?, ?)", rows)
    if act.alarms is not None:
        _put_alarms(con, act.table, act.alarms)
    for seat, decision in act.clear_drafts:
        con.execute("delete from drafts where table_id = ? and decision = ? and seat = ifnull(?, seat)", (act.table, decision, seat))


def _put_alarms(con: sqlite3.Connection, table: str, alarms: Sequence[Alarm]) -> None:
    """Only where one has moved: an answer to an open round seldom does, and to write them anew costs two pages of the file."""
    wanted = {(table, one.kind, one.key, one.due) for one in alarms}
    if set(con.execute(ALARMS, (table,))) != wanted:
        con.execute("delete from deadlines where table_id = ?", (table,))
        con.executemany(ALARM, wanted)
