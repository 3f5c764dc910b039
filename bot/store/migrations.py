"""Numbered steps of the file's form, each in one transaction with the row that records it; never edited after release."""

import sqlite3
from collections.abc import Callable

from bot.store.protocol import StoreFault

__all__ = ["MIGRATIONS", "migrate", "version_of"]

Migration = Callable[[sqlite3.Connection], None]

LEDGER = "create table if not exists migrations (number integer primary key, name text not null) strict"


def m0001_first(con: sqlite3.Connection) -> None:
    """The first form."""
    for statement in _FIRST:
        con.execute(statement)


_FIRST = (
    """
    create table tables (
        id text primary key,
        game text not null,
        version integer not null,
        status text not null check (status in ('lobby', 'running', 'paused', 'parked', 'ended', 'abandoned')),
        guild integer,
        place integer,
        parent integer,
        person integer,
        gm integer not null,
        language text not null,
        title text not null,
        pace text not null,
        options text not null,
        settings text not null,
        revision integer not null,
        n integer not null,
        head text not null,
        seed_hash text not null,
        created integer not null,
        started integer,
        ended integer,
        outcome text,
        why text not null,
        suspended text not null,
        timers text not null,
        check (place is not null or person is not null)
    ) strict
    """,
    "create unique index one_live_public_table_a_place on tables (place) "
    "where place is not null and status in ('lobby', 'running', 'paused', 'parked')",
    "create unique index one_live_private_table on tables (person, game, ifnull(guild, 0)) "
    "where place is null and status in ('lobby', 'running', 'paused', 'parked')",
    "create index tables_by_place on tables (place, status)",
    "create index tables_by_guild on tables (guild, status)",
    "create index tables_by_gm on tables (gm, status)",
    # Apart from `tables`: lists never touch them, and the base is written far less often than the state.
    """
    create table states (
        table_id text primary key references tables,
        seed blob not null,
        roll_seed blob,
        seats text not null,
        state blob not null
    ) strict
    """,
    "create table bases (table_id text primary key references tables, n integer not null, state blob not null) strict",
    """
    create table seats (
        table_id text not null references tables,
        seat integer not null,
        user integer,
        joining text not null,
        team text not null,
        level text not null,
        joined integer not null,
        extended integer not null,
        missed integer not null,
        was integer,
        looked integer not null,
        primary key (table_id, seat)
    ) strict, without rowid
    """,
    "create index seats_by_user on seats (user) where user is not null",
    """
    create table journal (
        table_id text not null references tables,
        n integer not null,
        kind text not null,
        at integer not null,
        undone integer not null default 0,
        hash text not null,
        body blob not null,
        primary key (table_id, n)
    ) strict, without rowid
    """,
    """
    create table openings (
        table_id text not null,
        n integer not null,
        k integer not null,
        kind text not null,
        seat integer not null,
        decision text not null,
        body text,
        salt blob not null,
        seal text not null,
        origin text not null,
        opened integer not null,
        primary key (table_id, n, k),
        foreign key (table_id, n) references journal
    ) strict, without rowid
    """,
    "create index notes_not_shown on openings (table_id) where kind = 'note' and opened = 0",
    """
    create table events (
        table_id text not null,
        n integer not null,
        k integer not null,
        audience text not null,
        body text not null,
        primary key (table_id, n, k),
        foreign key (table_id, n) references journal
    ) strict, without rowid
    """,
    """
    create table sealed (
        table_id text not null references tables,
        decision text not null,
        n integer not null,
        seat integer not null,
        team_group text not null,
        action text not null,
        seal text not null,
        origin text not null,
        at integer not null,
        primary key (table_id, decision)
    ) strict, without rowid
    """,
    """
    create table standing (
        table_id text not null references tables,
        seat integer not null,
        k integer not null,
        body text not null,
        primary key (table_id, seat, k)
    ) strict, without rowid
    """,
    """
    create table drafts (
        table_id text not null references tables,
        seat integer not null,
        decision text not null,
        picks text not null,
        words text not null,
        at integer not null,
        primary key (table_id, seat, decision)
    ) strict, without rowid
    """,
    """
    create table deadlines (
        table_id text not null references tables,
        kind text not null,
        key text not null,
        due integer not null,
        primary key (table_id, kind, key)
    ) strict, without rowid
    """,
    "create index deadlines_by_due on deadlines (due)",
    """
    create table outbox (
        id integer primary key autoincrement,
        table_id text not null,
        lane text not null,
        kind text not null,
        seat integer,
        user integer,
        n integer not null,
        upto integer not null,
        revision integer not null,
        decision text not null,
        facts text not null,
        state text not null check (state in ('waiting', 'trying', 'sent', 'parked', 'dropped')),
        tries integer not null,
        due integer not null,
        tried integer,
        message integer,
        channel integer,
        error text not null,
        created integer not null
    ) strict
    """,
    "create index outbox_unsent on outbox (lane, id) where state in ('waiting', 'trying')",
    "create index outbox_by_table on outbox (table_id, kind, state)",
    "create index outbox_reminders on outbox (message) where kind = 'reminder'",
    "create index outbox_by_age on outbox (created) where state in ('sent', 'dropped')",
    """
    create table panels (
        table_id text primary key references tables,
        channel integer not null,
        message integer not null,
        revision integer not null,
        posted integer not null,
        head text not null,
        facts text not null
    ) strict
    """,
    """
    create table texts (
        table_id text not null,
        seal text not null,
        user integer,
        words text not null,
        primary key (table_id, seal)
    ) strict, without rowid
    """,
    "create index texts_by_user on texts (user) where user is not null",
    """
    create table portraits (
        table_id text not null,
        seat integer not null,
        user integer,
        png blob not null,
        primary key (table_id, seat)
    ) strict
    """,
    "create index portraits_by_user on portraits (user) where user is not null",
    "create table webhooks (channel integer primary key, webhook integer not null, token text not null) strict",
    """
    create table people (
        user integer primary key,
        language text not null,
        zone text not null,
        quiet text not null,
        delivery text not null,
        away integer,
        inbox text not null,
        inbox_seen integer,
        name text not null,
        settings text not null
    ) strict
    """,
    """
    create table guilds (
        guild integer primary key,
        language text not null,
        zone text not null,
        settings text not null,
        commands text not null
    ) strict
    """,
    """
    create table interactions (
        act_id text primary key,
        answer text not null,
        at integer not null
    ) strict, without rowid
    """,
    "create index interactions_by_age on interactions (at)",
    """
    create table chains (
        scope text not null,
        day text not null,
        seed blob not null,
        seed_hash text not null,
        primary key (scope, day)
    ) strict, without rowid
    """,
    """
    create table rolls (
        scope text not null,
        day text not null,
        n integer not null,
        user integer,
        act_id text,
        hash text not null,
        body blob not null,
        answer text,
        primary key (scope, day, n),
        foreign key (scope, day) references chains
    ) strict, without rowid
    """,
    "create unique index rolls_by_act on rolls (act_id) where act_id is not null",
    "create index rolls_by_user on rolls (user) where user is not null",
)


def m0002_posts(con: sqlite3.Connection) -> None:
    """Which message bears whose words. What was sent before is taken over as far as the outbox still knows it."""
    con.execute(
        """
        create table posts (
            message integer primary key,
            channel integer not null,
            table_id text not null,
            seat integer not null,
            decision text not null,
            seal text not null,
            at integer not null
        ) strict
        """
    )
    con.execute("create index posts_by_table on posts (table_id, seat)")
    con.execute(
        "insert or ignore into posts select o.message, o.channel, o.table_id, p.seat, p.decision, p.seal, ifnull(o.tried, o.created) "
        "from outbox o join openings p on p.table_id = o.table_id and p.n = o.n and p.kind = 'note' "
        "and p.seal = json_extract(o.facts, '$.seal') "
        "where o.kind = 'post' and o.state = 'sent' and o.message is not null and o.channel is not null"
    )


def m0003_days(con: sqlite3.Connection) -> None:
    """A try at a day's game stands beside the person's other private table of it, and there is one a day, live or over."""
    con.execute("alter table tables add column day text not null default ''")
    con.execute("drop index one_live_private_table")
    con.execute(
        "create unique index one_live_private_table on tables (person, game, ifnull(guild, 0), day) "
        "where place is null and status in ('lobby', 'running', 'paused', 'parked')"
    )
    # Of who had themselves forgotten nobody remembers that there was a try: person is 0 then.
    con.execute("create unique index one_try_a_day on tables (person, game, ifnull(guild, 0), day) where day <> '' and person <> 0")
    con.execute("create index tables_by_day on tables (day, game, guild) where day <> ''")


MIGRATIONS: tuple[Migration, ...] = (m0001_first, m0002_posts, m0003_days)


def version_of(con: sqlite3.Connection) -> int:
    """The number of the last migration the file has seen; 0 for an empty file."""
    known = con.execute("select 1 from sqlite_master where name = 'migrations'").fetchone()
    if not known:
        return 0
    (number,) = con.execute("select ifnull(max(number), 0) from migrations").fetchone()
    return int(number)


def migrate(con: sqlite3.Connection, steps: tuple[Migration, ...] = MIGRATIONS) -> list[str]:
    """Brings the file up to this program's form, and says which steps were taken.

    Raises StoreFault(store-newer) where the file was written by a newer program: guessing would lose what it knows.
    """
    have = version_of(con)
    if have > len(steps):
        raise StoreFault("store-newer", have=have, known=len(steps))
    taken: list[str] = []
    for number, step in enumerate(steps[have:], have + 1):
        con.execute("begin immediate")
        try:
            con.execute(LEDGER)
            step(con)
            con.execute("insert into migrations values (?, ?)", (number, step.__name__))
            con.execute("commit")
        except BaseException:
            con.execute("rollback")
            raise
        taken.append(step.__name__)
    return taken
