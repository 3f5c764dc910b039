"""What came of a table: all that must be the same whatever befell the program."""

from typing import Any

from bot.kernel.change import encode
from bot.kernel.export import export_ended, verify
from bot.room import Room
from tests.faults.saved import Saved, said_in


async def outcome(on: Saved, room: Room) -> dict[str, Any]:
    """Everything that must come out the same."""
    store = on.bot.store
    loaded = await on.call(store.load(on.table))
    history = await on.call(store.history(on.table))
    document = export_ended(loaded.record, history.entries, history.openings)
    verdict = verify(document, lambda key: room.game)
    owed = await on.call(store.outbox_rows(on.table, states=("waiting", "trying", "parked")))
    return {
        "status": [loaded.row.status, loaded.row.why, repr(loaded.row.outcome)],
        "seats": [[row.seat, row.user, row.level] for row in loaded.seats],
        "state": loaded.record.state.decode(),
        "holds": [repr(fault) for fault in verdict.faults],
        "replays": verdict.final is not None and encode(verdict.final.state) == loaded.record.state,
        "entries": [one["text"] for one in document["entries"]],
        "openings": [repr(sorted(one.items())) for one in document["openings"]],
        "dice": [repr(one) for one in verdict.dice],
        "events": [repr(one) for one in history.events],
        "sent": sorted({row.kind for row in await on.call(store.outbox_rows(on.table))}),
        "owed": [f"{row.kind} {row.state} {row.error}" for row in owed],
        "public": [list(one) for one in said_in(on, on.channel.id)],
        "private": {one.name: [list(said) for said in said_in(on, one.user.dm_channel.id, but=one.id)] for one in on.people},
    }
