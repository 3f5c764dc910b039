"""What the machinery does to tables: late panels, lost places, absences of the bot, people who are gone."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace

from bot.kernel.game import Seat
from bot.store.protocol import Commit, Conflict, Store
from bot.store.rows import OutboxRow, PanelRow
from bot.tables.access import allow, roles
from bot.tables.acts import Answer, Place, Who
from bot.tables.chair import heir, new_gm
from bot.tables.schedule import from_ms, ms
from bot.tables.sitting import OWN_THREAD, Sitting
from bot.tables.timers import LOBBY, LOBBY_WARNED, Timer, paused, resumed, stood

__all__ = ["OWN_THREAD", "call_gm", "gone", "grant_time", "idle", "move", "panel_stood", "park", "returned", "suspend", "whisper"]


def panel_stood(sitting: Sitting, keys: Sequence[str], stood_at: int, old: Sequence[int] | None = None) -> Answer:
    """In a transaction of its own: the deadline was fixed with its decision, and only now is known when people could read it."""
    if old:
        channel, message = old
        # In the lane of the place: what is seen there comes in one order, whatever else goes on.
        sitting.outbox.append(sitting.note("bare", facts={"channel": channel, "message": message}))
    if sitting.live:
        sitting.timers, moved = stood(sitting.timers, keys, stood_at)
        if moved:
            return Answer(table=sitting.row.id, key="deadline-moved")
    return Answer(table=sitting.row.id)


def grant_time(sitting: Sitting, since: int) -> Answer:
    """ARENA-R42: away for less than a quarter of the pace, a passed deadline resolves once; else it gets that quarter anew."""
    quarter, at = sitting.pace.quarter, sitting.at
    if sitting.status != "running" or at - since <= quarter.total_seconds() * 1000:
        return Answer(table=sitting.row.id)
    until = from_ms(at) + quarter
    due = ms(until if sitting.pace.is_live else sitting.pace.awake(until))
    ready = set(sitting.playing.complete_groups())
    passed = [timer for timer in sitting.timers.values() if timer.running and since <= timer.due <= at and timer.key not in ready]
    for timer in passed:
        if not timer.called:
            sitting.timers[timer.key] = timer.model_copy(update={"due": due, "reminded": ()})
    if not passed:
        return Answer(table=sitting.row.id)
    sitting.tell("notice", key="notice-was-away", due=due)
    return Answer(table=sitting.row.id, key="time-granted")


def idle(sitting: Sitting) -> Answer:
    """A lobby in which nothing happens for a week is warned, and closed three days later (D17)."""
    timer = sitting.timers.get(LOBBY)
    if timer is None or timer.due > sitting.at:
        return Answer(table=sitting.row.id)
    if not timer.called:
        due = sitting.at + LOBBY_WARNED
        sitting.timers = {LOBBY: timer.model_copy(update={"called": True, "due": due})}
        sitting.tell("notice", key="notice-idle", due=due)
    else:
        sitting.columns |= {"status": "abandoned", "ended": sitting.at, "why": "table-idle"}
        sitting.tell("notice", key="notice-idle-closed")
        sitting.tell("panel")
    return Answer(table=sitting.row.id, key="rang")


def suspend(sitting: Sitting, key: str) -> Answer:
    """The GM hears of it once, by another way than the place (F1, I2)."""
    if sitting.row.suspended != key:
        sitting.columns["suspended"] = key
        if key:
            sitting.tell_person("call", sitting.gm, key=f"call-{key}", place=sitting.row.place)
    return Answer(table=sitting.row.id)


def whisper(sitting: Sitting, seat: Seat, key: str) -> Answer:
    row = next((one for one in sitting.seats if one.seat == seat), None)
    if row is not None:
        sitting.tell_person("whisper", row.user, eyes=seat, key=key)
    return Answer(table=sitting.row.id)


def call_gm(sitting: Sitting, key: str) -> Answer:
    sitting.tell_person("call", sitting.gm, key=key)
    return Answer(table=sitting.row.id)


def move(sitting: Sitting, who: Who, place: Place, operators: frozenset[int], old: PanelRow | None, own_thread: bool) -> Answer:
    """Another place: what couldn't be sent goes there, a table that stood still for its lost place goes on, the `old` panel is struck."""
    allow("move", roles(who, sitting.row, sitting.seats, operators))
    if old is not None and place.channel is not None:
        facts = {"channel": old.channel, "message": old.message, "moved": place.channel}
        # Apart from what is told there: the place may be gone.
        sitting.outbox.append(replace(sitting.note("strike", facts=facts), lane=f"panel:{sitting.row.id}"))
    sitting.columns |= {"guild": place.guild, "place": place.channel, "parent": place.parent, "person": place.person, "suspended": ""}
    sitting.columns["settings"] = {**sitting.settings, OWN_THREAD: own_thread}
    _place_is_back(sitting)
    if sitting.table is not None and sitting.live:
        sitting.table.note({"what": "moved"}, sitting.at)
    sitting.outbox.append(sitting.note("panel", facts={"fresh": True, "keys": [t.key for t in sitting.timers.values() if t.open]}))
    return Answer(table=sitting.row.id, key="moved")


def returned(sitting: Sitting) -> Answer:
    """The bot was let in again: what stood still for its lost place goes on, and the panel is drawn anew, or posted where it is gone."""
    if sitting.row.private:
        return Answer(table=sitting.row.id)
    sitting.columns["suspended"] = ""
    _place_is_back(sitting)
    sitting.outbox.append(sitting.note("panel", facts={"again": True}))
    return Answer(table=sitting.row.id, key="returned")


def _place_is_back(sitting: Sitting) -> None:
    if sitting.status == "parked" and sitting.row.why == "table-place-gone":
        sitting.timers = resumed(sitting.pace, paused(sitting.timers, sitting.at), sitting.at, least=sitting.pace.quarter)
        sitting.columns |= {"status": "running" if sitting.table is not None else "lobby", "why": ""}


def gone(sitting: Sitting, user: int) -> Answer:
    """A person left the server. The GM's table falls to the seat that joined first; a seat is the GM's to replace (I5)."""
    if sitting.gm == user:
        new_gm(sitting, heir(sitting))
    for seat in [row.seat for row in sitting.seats if row.user == user]:
        sitting.tell_person("call", sitting.gm, key="call-gone", seat=seat)
    return Answer(table=sitting.row.id)


async def park(store: Store, keep: Callable[[Commit], Awaitable[object]], table: str, why: str, *, at: int) -> None:
    """Without a look at the game: its rules may be what fails."""
    for _ in range(4):
        loaded = await store.load(table)
        if loaded is None or loaded.row.status not in ("running", "paused", "lobby"):
            return
        row = loaded.row
        timers = paused({key: Timer.model_validate(timer) for key, timer in loaded.timers.items()}, at)
        lane = f"place:{row.place}" if row.place is not None else f"person:{row.person}:{table}"
        user = None if row.place is not None else row.person

        def told(kind: str, user: int | None, lane: str, key: str, revision: int = row.revision + 1) -> OutboxRow:
            return OutboxRow(0, table, lane, kind, None, user, -1, -1, revision, "", {"key": key} if key else {}, due=at, created=at)  # pyright: ignore[reportArgumentType]

        rows = [told("notice", user, lane, "notice-parked"), told("panel", user, lane, "")]
        if row.gm and why != "table-place-gone":  # of which `suspend` tells
            rows.append(told("call", row.gm, f"person:{row.gm}:{table}", f"call-{why}"))
        documents = {key: timer.model_dump(mode="json", exclude_defaults=True) for key, timer in timers.items()}
        commit = Commit(table, row.revision, {"status": "parked", "why": why}, timers=documents, alarms=[], outbox=rows, at=at)
        try:
            await keep(commit)
        except Conflict:
            continue
        return
