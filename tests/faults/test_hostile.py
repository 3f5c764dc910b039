"""Discord as it is on a bad day: inboxes shut, channels deleted, rights taken away, people gone, clicks that come twice."""

import copy
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import discord
import pytest
from simcord.backend.models.channel import Overwrite
from simcord.enums import OverwriteType

from bot import games
from bot.store.rows import PersonRow
from bot.tables.acts import Place, Who
from tests.faults import hand
from tests.faults.journey import SHORT
from tests.faults.soundness import sound
from tests.ui.stage import Stage, stage

ROOMS = list(games.rooms())
MOST_DAYS = 60
RIGHTS = (
    "view_channel", "send_messages", "manage_webhooks", "embed_links", "attach_files", "read_message_history",
    "use_external_emojis", "mention_everyone", "manage_messages", "add_reactions",
)  # fmt: skip
SAMPLED = ("view_channel", "send_messages")


def but(late: str) -> list[Any]:
    """Every game; the named one in `make hard`."""
    return [pytest.param(room, marks=pytest.mark.hard) if room == late else room for room in ROOMS]


@asynccontextmanager
async def opened(folder: Path, room: str, *names: str, drawn: bool = False) -> AsyncIterator[Stage]:
    """A table of that game whose people sit down and start by the panel's buttons; scripts for who is missing."""
    async with stage(folder, check_errors=False, draw=drawn) as on:
        on.people = [on.person(name) for name in names]
        tables = on.bot.desk.tables
        place = Place(on.guild.id, on.channel.id)
        answer = await on.call(tables.create(Who(on.people[0].id), room, place, options=SHORT.get(room, {}), pace="24h"))
        on.table = answer.table
        yield on


async def begin(on: Stage) -> None:
    most = on.bot.rooms[(await on.look()).row.game].game.seats[1]
    on.people = on.people[:most]
    for person in on.people:
        await hand.sit_down(on, person)
    if hand.missing(on, await on.look()):
        await hand.press(on, on.people[0], "fill")
    await hand.press(on, on.people[0], "start")
    assert (await on.look()).started


async def play_on(on: Stage, *people: Any, days: int = MOST_DAYS) -> None:
    """Day by day: who owes an answer presses until it is declared; then the day goes by."""
    for day in range(days):
        for person in people:
            look = await on.look()
            if look.over:
                return
            if any(look.owed(row.seat) for row in look.of(person.id)):
                await hand.declare(on, person, turn=day)
        await on.env.advance_time(86_400)
    assert days < MOST_DAYS, "the game never ends"


async def owed(on: Stage) -> list[str]:
    rows = await on.call(on.bot.store.outbox_rows(on.table, states=("waiting", "trying", "parked")))
    return [f"{row.kind} {row.state} {row.error}" for row in rows]


async def is_sound(on: Stage) -> None:
    rules = {key: room.game for key, room in on.bot.rooms.items()}
    assert await on.call(on.bot.store.read(sound, rules)) == 1


def shut(on: Stage, person: Any, code: int = 50007) -> None:
    dm = person.user.dm_channel.id
    on.env.inject_error("POST", f"/channels/{dm}/messages", status=403, code=code, times=None)


def deny(on: Stage, *rights: str) -> None:
    me = on.env.backend.bot_user.id
    bits = discord.Permissions(**dict.fromkeys(rights, True)).value
    on.env.backend.set_overwrite(on.channel.id, Overwrite(me, OverwriteType.MEMBER, 0, bits))


def allow_again(on: Stage) -> None:
    on.env.backend.delete_overwrite(on.channel.id, on.env.backend.bot_user.id)


# ---- inboxes


@pytest.mark.lesson("G-1", "G-2", "G-3", "G-5", "G-6")
@pytest.mark.parametrize("room", but("night_class"))
async def test_a_player_with_a_shut_inbox_plays_the_whole_game(tmp_path: Path, room: str) -> None:
    async with opened(tmp_path, room, "alice", "bob") as on:
        alice = on.people[0]
        shut(on, alice)
        await begin(on)
        await play_on(on, *on.people)
        look = await on.look()
        assert look.row.status == "ended"
        history = await on.call(on.bot.store.history(on.table))
        own = [entry for entry in history.entries if entry.kind == "act" and entry.facts["seat"] == 0]
        assert own
        assert on.dms(alice) == []
        person = await on.call(on.bot.store.get(PersonRow, alice.id))
        assert person.inbox == "shut"
        assert await owed(on) == []
        await is_sound(on)


@pytest.mark.lesson("G-1", "G-3")
async def test_who_shuts_the_inbox_later_is_told_once_at_the_next_click(tmp_path: Path) -> None:
    async with opened(tmp_path, "arena", "alice", "bob") as on:
        alice = on.people[0]
        await hand.sit_down(on, alice)
        shut(on, alice)
        await hand.sit_down(on, on.people[1])
        await hand.press(on, alice, "fill")
        await hand.press(on, alice, "start")
        say = on.bot.desk.say("en")
        first = (await hand.my_turn(on, alice)).content
        second = (await hand.my_turn(on, alice)).content
        assert (say("inbox-shut") in first, say("inbox-shut") in second) == (True, False)


@pytest.mark.lesson("G-2", "E2")
async def test_a_passing_fault_is_no_shut_inbox(tmp_path: Path) -> None:
    async with opened(tmp_path, "arena", "alice") as on:
        alice = on.people[0]
        on.env.inject_error("POST", f"/channels/{alice.user.dm_channel.id}/messages", status=503)
        await hand.sit_down(on, alice)
        person = await on.call(on.bot.store.get(PersonRow, alice.id))
        assert person.inbox == ""
        await begin(on)
        assert on.dms(alice)


# ---- rights and places


async def _without(folder: Path, right: str) -> None:
    async with opened(folder, "arena", "alice", "bob", drawn=True) as on:
        await begin(on)
        deny(on, right)
        for person in on.people[:1]:
            seat = (await on.look()).of(person.id)[0].seat
            act = {"kind": "idle", "decision": f"r1.order.s{seat}"}
            await on.call(on.bot.desk.tables.submit(Who(person.id), on.table, seat, [act]))
        await on.env.advance_time(25 * 3600)
        look = await on.look()
        assert look.view(None).round == 2, "the deadline waits for no right"
        calls = await on.call(on.bot.store.outbox_rows(on.table, kinds=("call",)))
        assert len(calls) <= 1
        allow_again(on)
        await on.env.advance_time(2 * 3600)
        assert (await on.look()).row.suspended == ""
        assert [row for row in await owed(on) if "parked" in row] == []
        await play_on(on, *on.people)
        await on.env.advance_time(2 * 3600)
        assert (await on.look()).row.status == "ended"
        assert await owed(on) == []
        await is_sound(on)


@pytest.mark.lesson("F1", "F3", "F8")
@pytest.mark.parametrize("right", SAMPLED)
async def test_a_right_that_is_missing_for_a_day_stops_no_round_and_loses_nothing(tmp_path: Path, right: str) -> None:
    await _without(tmp_path, right)


@pytest.mark.hard
@pytest.mark.lesson("F1", "F3", "F8")
@pytest.mark.parametrize("right", RIGHTS)
async def test_any_right_that_is_missing_for_a_day_stops_no_round_and_loses_nothing(tmp_path: Path, right: str) -> None:
    await _without(tmp_path, right)


@pytest.mark.lesson("I1", "I2", "I3", "I4", "F3")
async def test_a_table_whose_channel_is_deleted_moves_and_is_played_to_its_end(tmp_path: Path) -> None:
    async with opened(tmp_path, "arena", "alice", "bob") as on:
        await begin(on)
        on.env.backend.delete_channel(on.channel.id)
        alice = Who(on.people[0].id)
        await on.call(on.bot.desk.tables.extend(alice, on.table, by="1h"))
        await on.env.advance_time(3600)
        assert (await on.look()).row.why == "table-place-gone"
        said = [message.content for message in on.dms(on.people[0])]
        assert sum("gone" in words or "deleted" in words for words in said) == 1, said
        on.channel = on.guild.create_text_channel("elsewhere")
        await on.call(on.bot.desk.tables.move(alice, on.table, Place(on.guild.id, on.channel.id)))
        await on.env.advance_time(60)
        await play_on(on, *on.people)
        assert (await on.look()).row.status == "ended"
        assert await owed(on) == []


@pytest.mark.lesson("I4")
@pytest.mark.parametrize(("status", "code"), [(404, 10003), (403, 50001), (404, 10004), (503, 0)])
async def test_an_outage_that_looks_like_a_deleted_channel_ends_and_stops_nothing(tmp_path: Path, status: int, code: int) -> None:
    async with opened(tmp_path, "arena", "alice", "bob") as on:
        await begin(on)
        place = f"/channels/{on.channel.id}/*"
        on.env.inject_error("*", place, status=status, code=code, times=None)
        await on.call(on.bot.desk.tables.extend(Who(on.people[0].id), on.table, by="1h"))
        await on.env.advance_time(5 * 60)
        on.env.backend.faults.clear()
        await on.env.advance_time(2 * 3600)
        assert (await on.look()).row.status == "running"
        assert await owed(on) == []


@pytest.mark.lesson("I9")
@pytest.mark.parametrize("locked", [False, True])
async def test_a_thread_in_the_archive_is_opened_again_unless_it_is_locked(tmp_path: Path, locked: bool) -> None:
    async with stage(tmp_path, check_errors=False) as on:
        alice = on.person("alice")
        await on.battle(alice, thread=True)
        place = (await on.look()).row.place
        thread = on.env.backend.get_channel(place)
        before = len(on.messages(place))
        thread.thread_metadata.archived, thread.thread_metadata.locked = True, locked
        if locked:
            on.env.inject_error("POST", f"/channels/{place}/messages", status=400, code=50083, times=None)
            on.env.inject_error("PATCH", f"/channels/{place}", status=403, code=50013, times=None)
        await on.call(on.bot.desk.tables.extend(Who(alice.id), on.table, by="1h"))
        await on.env.advance_time(60)
        look = await on.look()
        if locked:
            assert look.row.suspended == "place-locked"
            on.env.backend.faults.clear()
            thread.thread_metadata.archived = thread.thread_metadata.locked = False
            await on.env.advance_time(2 * 3600)
        assert len(on.messages(place)) > before
        assert (await on.look()).row.suspended == ""
        assert await owed(on) == []


# ---- people


async def _calls(on: Stage, key: str) -> list[int]:
    """The seats of which the GM was called for that reason."""
    rows = await on.call(on.bot.store.outbox_rows(on.table, kinds=("call",)))
    return [row.facts["seat"] for row in rows if row.facts["key"] == key]


@pytest.mark.lesson("I5", "I8", "G-1")
@pytest.mark.parametrize("room", but("nightlight"))
async def test_people_who_are_gone_lock_nobody_and_their_gm_hears_of_it(tmp_path: Path, room: str) -> None:
    async with opened(tmp_path, room, "alice", "bob") as on:
        await begin(on)
        if len(on.people) < 2:
            pytest.skip("one person plays alone")
        alice, bob = on.people
        on.guild.remove_member(bob)
        shut(on, bob, code=50278)
        await play_on(on, alice)
        assert (await on.look()).row.status == "ended"
        # Not the outbox, which forgets what was sent after a month: some games last longer.
        assert len([one for one in on.dms(alice) if "has left the server" in one.content]) == 1
        assert await owed(on) == []
        await is_sound(on)


@pytest.mark.lesson("I10", "I5")
async def test_a_table_starts_although_somebody_who_sat_down_is_gone(tmp_path: Path) -> None:
    async with opened(tmp_path, "arena", "alice", "bob") as on:
        alice, bob = on.people
        for person in on.people:
            await hand.sit_down(on, person)
        on.guild.remove_member(bob)
        shut(on, bob, code=50278)
        await hand.press(on, alice, "fill")
        await hand.press(on, alice, "start")
        await on.env.advance_time(25 * 3600)
        look = await on.look()
        assert (look.started, look.view(None).round) == (True, 2)


@pytest.mark.lesson("I5")
async def test_somebody_who_could_never_be_written_to_is_missed_too_and_told_of_once(tmp_path: Path) -> None:
    async with opened(tmp_path, "arena", "alice", "bob") as on:
        _, bob = on.people
        shut(on, bob)
        await begin(on)
        await on.env.advance_time(25 * 3600)
        person = await on.call(on.bot.store.get(PersonRow, bob.id))
        assert person is not None
        assert person.inbox == "shut"
        assert await _calls(on, "call-gone") == []
        on.guild.remove_member(bob)
        await on.env.advance_time(3 * 25 * 3600)
        assert await _calls(on, "call-gone") == [1]


@pytest.mark.lesson("I5")
async def test_a_table_whose_gm_is_gone_falls_to_who_joined_first(tmp_path: Path) -> None:
    async with opened(tmp_path, "arena", "alice", "bob", "carol") as on:
        await begin(on)
        alice, bob, _ = on.people
        on.guild.remove_member(alice)
        shut(on, alice, code=50278)
        await on.env.advance_time(25 * 3600)
        assert (await on.look()).row.gm == bob.id


# ---- clicks


class Wire:
    """Every interaction that was ever delivered, to be delivered again."""

    def __init__(self, on: Stage) -> None:
        self.on = on
        self.sent: list[Any] = []
        emit = on.env.backend.emit

        def kept(event: str, payload: Any) -> Any:
            if event == "INTERACTION_CREATE":
                self.sent.append(copy.deepcopy(payload))
            return emit(event, payload)

        on.env.backend.emit = kept
        self._emit = emit

    async def again(self, *places: int) -> None:
        for place in places:
            self._emit("INTERACTION_CREATE", copy.deepcopy(self.sent[place]))
        await self.on.env.settle()


@pytest.mark.lesson("K1", "K3", "K7", "K8")
@pytest.mark.parametrize("room", ROOMS)
async def test_every_interaction_that_comes_twice_is_carried_out_once(tmp_path: Path, room: str) -> None:
    """Each one right after it came, and once more in reverse at the end."""
    async with opened(tmp_path, room, "alice", "bob") as on:
        wire = Wire(on)
        await begin(on)
        for person in on.people:
            await hand.declare(on, person)
        await wire.again(*range(len(wire.sent)))
        before = await on.look()
        history = await on.call(on.bot.store.history(on.table))
        acts = [(entry.facts["seat"], entry.facts["decision"]) for entry in history.entries if entry.kind == "act"]
        assert len([act for act in acts if act[0] < len(on.people)]) == len(on.people)
        assert len({row.user for row in before.seats if row.user}) == len(on.people)
        await wire.again(*reversed(range(len(wire.sent))))
        assert (await on.look()).row.n == before.row.n
        assert (await on.look()).seats == before.seats
        await is_sound(on)


@pytest.mark.lesson("H7", "K7")
@pytest.mark.parametrize(("status", "code"), [(404, 10062), (400, 40060), (500, 0), (429, 0)])
async def test_an_order_counts_although_its_acknowledgement_failed(tmp_path: Path, status: int, code: int) -> None:
    """What the person sees is unknown then; My turn shows what stands."""
    async with opened(tmp_path, "arena", "alice") as on:
        alice = on.people[0]
        await begin(on)
        message = await hand.my_turn(on, alice)
        for _ in range(20):
            if done := [id for id in hand.ids_of(message) if id.startswith("lt1:declare:")]:
                break
            message = await hand.press_on(on, alice, message)
        on.env.inject_error("POST", "/interactions/*/callback", status=status, code=code)
        await alice.click(message, custom_id=done[0])
        look = await on.look()
        stands = look.answer_of(0, "r1.order.s0")
        if stands is None:  # then the press failed as a whole, and works the next time
            assert await hand.declare(on, alice)
            stands = (await on.look()).answer_of(0, "r1.order.s0")
        assert stands is not None
        assert any(one.startswith("lt1:change:") for one in hand.ids_of(await hand.my_turn(on, alice)))
        await is_sound(on)
