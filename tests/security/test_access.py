"""Who may do what by which way in: a whole table of people and doors. Whatever isn't named here changes nothing (F2)."""

import random
import re
from collections.abc import AsyncIterator, Mapping
from itertools import product
from pathlib import Path
from typing import Any

import discord
import pytest
from structlog.testing import capture_logs

from bot.kernel.game import GM
from bot.ui import verbs
from cogs.rolls import mark_of
from tests.chance import seeded
from tests.leaks.hands import click, forged, select, submit
from tests.leaks.outputs import Output
from tests.security.world import DRAFT, HELD, PEOPLE, Print, World, world
from tests.ui.stage import ids_of

CHAIR = {"gm", "manager", "operator"}
PLAYERS = {"owner", "mate"}

COMMANDS: dict[str, tuple[dict[str, Any], set[str]]] = {
    # its options, and who changes the battle by it
    "table join": ({"team": "good"}, set()),
    "table leave": ({}, PLAYERS),
    "table back": ({}, set()),
    "table fill": ({}, set()),
    "table start": ({}, set()),
    "table house": ({"switch": "health", "value": "states"}, set()),
    "table pace": ({"pace": "12h"}, {"gm"}),
    "table pause": ({}, CHAIR),
    "table resume": ({}, set()),
    "table extend": ({}, {*PLAYERS, *CHAIR}),
    "table extend everyone": ({"everyone": True}, CHAIR),
    "table extend by": ({"by": "2h"}, CHAIR),
    "table invite": ({"person": "stranger"}, set()),
    "table away": ({"meanwhile": "script"}, {"gm"}),
    "table move": ({}, set()),
    "table move thread": ({"new_thread": True}, CHAIR),
    "table substitute": ({"seat": "1", "person": "stranger"}, CHAIR),
    "table substitute script": ({"seat": "1"}, CHAIR),
    "table undo": ({}, PLAYERS),
    "table undo seat": ({"seat": 1}, {"owner"}),
    "table end": ({"sure": True}, CHAIR),
    "table rematch": ({}, set()),
    "table status": ({}, set()),
    "table list": ({}, set()),
    "table export": ({}, set()),
    "table rewind": ({"to": "0"}, PLAYERS),
    "table rewind never": ({"to": "99"}, set()),
    "table gm hand-over": ({"person": "stranger"}, CHAIR),
    "table gm remove": ({"seat": "1"}, set()),
    "table gm order": ({"seat": "1", "order": "pass"}, {"gm"}),
    "table gm rule": ({"ruling": "adjust_health", "seat": "1", "reason": "a test", "value": "1"}, {"gm"}),
    "table gm rule out": ({"ruling": "remove_character", "seat": "2", "reason": "a test"}, {"gm"}),
    "table gm void": ({"seat": "1"}, {"gm"}),
    "table gm rewind": ({"to": "0"}, {"gm"}),
    "table gm rewind far": ({"to": "99999"}, set()),
    "arena attack": ({"target": "E1"}, {"owner"}),
    "arena hail": ({"number": 2}, set()),
    "arena conduct": ({"first": "inspiration", "first_target": "G2"}, {"owner"}),
    "arena heal": ({"target": "E2"}, {"mate"}),
    "arena curse": ({"target": "G1"}, {"mate"}),
    "arena pass": ({}, PLAYERS),
    "arena order": ({}, set()),
    "arena post": ({"text": "Steel."}, PLAYERS),
    "arena withdraw": ({}, PLAYERS),
    "arena me": ({}, set()),
    "night plot": ({"column": "distrust"}, set()),
    "night assign": ({"act": "move J7", "die": 5}, set()),
    "night undo": ({}, set()),
    "night commit": ({}, set()),
    "night sheet": ({}, set()),
    "night preset": ({"columns": "distrust"}, set()),
    "night help": ({}, set()),
    "night board": ({}, set()),
    "nightlight attack": ({"card": "W01#1", "enemy": "N01#1"}, set()),
    "nightlight pass": ({}, set()),
    "nightlight defend": ({"denizen": "N01#1"}, set()),
    "nightlight use": ({"card": "G1#1"}, set()),
    "nightlight rank": ({"cards": "Pop Gun"}, set()),
    "nightlight say": ({"words": "pass"}, set()),
    "nightlight policy": ({"card": "G1#1", "way": "pass"}, set()),
    "nightlight plan": ({"off": True}, set()),
    "nightlight orders": ({}, set()),
    "nightlight table": ({}, set()),
    "nightlight card": ({"card": "Pop Gun"}, set()),
    "nightlight stats": ({}, set()),
    "nightlight help": ({}, set()),
    "roll": ({"dice": "d6"}, set()),
    "roll secret": ({"dice": "d6", "secret": "gm"}, set()),
    "odds": ({"dice": "d6"}, set()),
    "verify": ({}, set()),
    "mine": ({}, set()),
    "rules show": ({"id": "ARENA-R1"}, set()),
    "rules search": ({"words": "heal"}, set()),
    "rules list": ({}, set()),
    "help": ({}, set()),
    "me show": ({}, set()),
    "me language": ({"language": "en"}, set()),
    "me zone": ({"zone": "Europe/Berlin"}, set()),
    "me quiet": ({"hours": "22-8"}, set()),
    "me delivery": ({"where": "both"}, set()),
    "me away": ({"until": "2d"}, PLAYERS),
    "me back": ({}, set()),
    "me export": ({}, set()),
    "me forget": ({"sure": True}, {*PLAYERS, "gm", "removed"}),
}
MENUS: dict[str, set[str]] = {
    # entries of a message's menu, on the owner's text, and who changes the battle by them and what they open
    "Mend my text": {"owner"},
    "Remove text": {"owner", "moderator"},
}
NEW = {"table new", "table practice", "night solo", "night daily", "nightlight solo"}  # makes a table, and does nothing to any other
ASKED_ELSEWHERE = {
    f"setup {name}" for name in ("check", "show", "defaults", "role", "channel", "limit")
}  # changes nothing; see tests of its own
WORDS = {
    "roll secret", "table extend everyone", "table extend by", "table substitute script", "table undo seat", "table gm rule out",
    "table gm rewind far", "table move thread", "table rewind never",
}  # fmt: skip
"""Rows that are a command with other options."""


@pytest.fixture
async def there(tmp_path: Path) -> AsyncIterator[World]:
    async with world(tmp_path) as made:
        yield made


def words(outputs: list[Output]) -> str:
    return "\n".join(one.text for one in outputs)


async def hold(made: World, who: str, may: set[str] | None, before: Print, mark: int, logs: list[Any]) -> bool:
    """Nothing where it wasn't allowed, no fault of ours, nobody's secret. Whether anything is to be put back."""
    after = await made.prints()
    touched = {table for table in before if _done(before[table]) != _done(after.get(table, frozenset()))}
    for table, rows in after.items():
        for row in _drafts(rows) - _drafts(before.get(table, frozenset())):
            assert row[2] in _seats_of(made, who, before[table]), f"{who} writes in the draft of another's seat"
    assert not [one for one in logs if one["event"] in ("fault", "outbox_fault", "event_fault")], f"{who}: {logs}"
    for output in made.outputs.since(mark):
        if output.reader != made.people["owner"].id:
            assert not output.holds(DRAFT), f"{who} reads a draft of another's in {output.way}"
            assert not output.holds(HELD), f"{who} reads a held text of another's in {output.way}"
    if may is not None:
        assert (made.table in touched) == (who in may), f"{who}: {words(made.outputs.since(mark))}"
    return after != before


def _drafts(rows: frozenset[tuple[Any, ...]]) -> frozenset[tuple[Any, ...]]:
    return frozenset(row for row in rows if row[0].endswith("from drafts"))


def _done(rows: frozenset[tuple[Any, ...]]) -> frozenset[tuple[Any, ...]]:
    """All but drafts, which are a person's own notes."""
    return rows - _drafts(rows)


def _seats_of(made: World, who: str, rows: frozenset[tuple[Any, ...]]) -> set[int]:
    user = made.people[who].id
    chair = {GM for row in rows if row[0].endswith("from tables") and row[3] == user}
    return chair | {row[2] for row in rows if row[0].endswith("from seats") and row[3] == user}


def resolved(made: World, options: Mapping[str, Any]) -> dict[str, Any]:
    return {name: made.people[value] if name == "person" else value for name, value in options.items()}


def command_of(row: str) -> str:
    return row.rsplit(" ", 1)[0] if row in WORDS else row


async def _commands(made: World, people: tuple[str, ...], rows: list[str], may: Mapping[str, set[str]]) -> int:
    on, cells = made.on, 0
    kept, before = await made.rows(), await made.prints()
    for row, who in product(rows, people):
        mark = len(made.outputs)
        with capture_logs() as logs:
            shown = await made.people[who].slash(on.channel, command_of(row), **resolved(made, COMMANDS[row][0]))
        assert shown.acknowledged, f"{row} by {who} was never answered"
        assert shown.ephemeral or shown.modal or command_of(row) == "roll", f"{row} by {who} was answered in public"
        try:
            changed = await hold(made, who, may[row], before, mark, logs)
        except AssertionError as fault:
            raise AssertionError(f"/{row}: {fault}") from None
        if changed:
            await made.put_back(kept)
        cells += 1
    return cells


@pytest.mark.lesson("F2", "F4", "F5", "F6")
async def test_each_command_changes_a_table_for_those_it_is_meant_for_and_nobody_else(there: World):
    known = {command.qualified_name for command in there.on.bot.tree.walk_commands() if hasattr(command, "parameters")}
    named = {command_of(row) for row in COMMANDS} | NEW | ASKED_ELSEWHERE
    assert known == named, "a new command needs a row in COMMANDS: its options, and who changes a running battle by it"
    people: tuple[str, ...] = ("stranger", "mate", "removed", "gm", "manager")
    cells = await _commands(there, people, list(COMMANDS), {row: may for row, (_, may) in COMMANDS.items()})
    assert cells == len(COMMANDS) * len(people)


@pytest.mark.lesson("F2", "F4", "F5")
async def test_each_entry_of_a_messages_menu_is_for_those_it_is_meant_for_and_nobody_else(tmp_path: Path):
    async with world(tmp_path, posts="at_once") as made:
        on = made.on
        known = {command.name for command in on.bot.tree.get_commands(type=discord.AppCommandType.message)}
        assert known == set(MENUS), "a new entry needs a row in MENUS"
        assert not on.bot.tree.get_commands(type=discord.AppCommandType.user)
        message = next(one for one in on.messages() if HELD in one.content)
        moderators = on.guild.create_role("mods", permissions=discord.Permissions(manage_messages=True))
        made.people["moderator"] = on.guild.add_member(on.env.create_user("moderator"), roles=[moderators])
        kept, before = await made.rows(), await made.prints()
        for entry, who in product(MENUS, (*PEOPLE, "moderator")):
            person = made.people[who]
            shown = await person.context_menu(on.channel, entry, message)
            if shown.modal is not None:
                shown = await person.submit_modal(shown, {"text": "Other steel."})
            elif shown.response is not None and ids_of(shown.response):
                await person.click(shown.response, custom_id=ids_of(shown.response)[0])
            assert shown.acknowledged
            await on.env.settle()
            changed = _done((await made.prints())[made.table]) != _done(before[made.table])
            assert changed == (who in MENUS[entry]), f"{entry} by {who}"
            if changed:
                await made.put_back(kept)


@pytest.mark.hard
@pytest.mark.lesson("F2", "F4", "F5", "F6")
async def test_each_command_by_everybody(there: World):
    assert await _commands(there, PEOPLE, list(COMMANDS), {row: may for row, (_, may) in COMMANDS.items()}) == len(COMMANDS) * len(PEOPLE)


@pytest.mark.lesson("F5", "F7")
async def test_a_gm_who_plays_rules_over_nobody(tmp_path: Path):
    impartial = [row for row, (_, may) in COMMANDS.items() if may == {"gm"} and row.startswith("table gm")]
    chair = [row for row, (_, may) in COMMANDS.items() if may == CHAIR]
    assert len(impartial) == 5
    async with world(tmp_path, gm_plays=True) as made:
        await _commands(made, ("gm",), impartial, {row: set() for row in impartial})
        refused = words(made.outputs.to(made.people["gm"].id))
        assert refused.count("LT-14") >= len(impartial)
        await _commands(made, ("gm",), chair, {row: {"gm"} for row in chair})


@pytest.mark.lesson("B13", "F5")
async def test_who_may_not_set_a_game_back_learns_nothing_of_how_many_entries_there_are(there: World):
    stranger, answers = there.people["stranger"], set[str]()
    for moment in ("0", "5", "99999"):
        answers.add((await stranger.slash(there.on.channel, "table gm rewind", to=moment)).response.content)
    assert len(answers) == 1
    assert "LT-13" in answers.pop()


@pytest.mark.lesson("F2")
async def test_a_command_from_another_place_reaches_no_table_that_one_cannot_see(there: World):
    """Named by its id, from another server and from a private conversation."""
    on = there.on
    abroad = on.env.create_guild()
    channel = abroad.create_text_channel("far")
    visitor = abroad.add_member(there.people["stranger"].user)
    await on.env.settle()
    before, mark = await there.prints(), len(there.outputs)
    for row in (
        "table status",
        "table export",
        "table join",
        "verify",
        "mine",
        "table end",
        "table gm hand-over",
        "arena me",
        "arena pass",
    ):
        options = resolved(there, COMMANDS[row][0]) | {"table": there.table}
        options |= {"person": visitor} if "person" in options else {}
        await visitor.slash(channel, row, **options)
        if row in ("verify", "mine"):
            await there.people["stranger"].user.slash(row, table=there.table)
    assert await there.prints() == before
    told = words(there.outputs.since(mark))
    assert "Hercules" not in told
    assert "Round 1" not in told


# ---- controls, forms, private messages


DECISIONS = ("r1.order.s0", "r1.post.s0", "r1.order.s1", "r1.concede.s0", "r1.master", "r9.order.s0", "cls", "2026-01-01.1.1", "", "x" * 60)
SEATS = ("0", "1", "3", "gm", "-", "99", "9" * 12)
SECRET_VERBS = sorted({*verbs.ACTS, *verbs.OPENS, *verbs.SUBMITS, "roll"})


async def _press(made: World, who: str, verb: str, id: str, rng: random.Random) -> Any:
    on, person = made.on, made.people[who]
    if verb in verbs.SUBMITS and rng.random() < 0.6:
        return await submit(on, person, id, {"order": "attack Moriarty", "text": "Forged steel."})
    if verb in ("choose", "field"):
        return await select(on, person, None, id, rng.choice(['[0, "attack"]', '"drummer"', "[]", "{", "null", "[9, 9]", "x" * 100]))
    return await click(on, person, None, id)


async def _forge(made: World, cells: list[tuple[str, str, str, str, str]], rng: random.Random) -> int:
    kept, before = await made.rows(), await made.prints()
    for who, verb, table, seat, decision in cells:
        id = f"lt1:{verb}:{table}:{seat}:{decision}{rng.choice(('', ':0', ':1', ':1000', ':99999999'))}"[:100]
        mark = len(made.outputs)
        with capture_logs() as logs:
            shown = await _press(made, who, verb, id, rng)
        try:
            assert shown.acknowledged, "never answered"
            changed = await hold(made, who, None, before, mark, logs)
            if changed:
                await _only_the_own(made, who, verb, before)
        except AssertionError as fault:
            raise AssertionError(f"{id} by {who}: {fault}") from None
        if changed:
            await made.put_back(kept)
    return len(cells)


async def _only_the_own(made: World, who: str, verb: str, before: Print) -> None:
    """What a forged press may have changed: the presser's own seat with its answers, a free one of the lobby, the GM's own lobby."""
    after = await made.prints()
    new = {row for table, rows in after.items() for row in rows - before.get(table, frozenset())}
    gone = {row for table, rows in before.items() for row in rows - after.get(table, frozenset())}
    for row in [*new, *gone]:
        kind, table, rest = row[0].split(" from ")[1], row[1], row[2:]
        user = made.people[who].id
        if kind in ("sealed", "drafts"):
            assert rest[0] in _seats_of(made, who, before[table]), f"{kind} of another's seat"
        elif kind == "seats":
            own = rest[0] in _seats_of(made, who, before[table]) or (table == made.lobby and rest[1] == user)
            assert own or (verb in ("fill", "start") and who == "gm" and table == made.lobby), f"another's seat was changed: {row}"
        elif kind == "tables":
            assert [one[3:5] for one in new | gone if one[0] == row[0]].count(rest[1:3]) >= 1  # its GM and its status stay
        else:
            assert kind == "texts", row


def _cells(made: World, people: tuple[str, ...]) -> list[tuple[str, str, str, str, str]]:
    return list(product(people, SECRET_VERBS, (made.table, made.other, made.lobby, "zzzzzz"), SEATS, DECISIONS))


@pytest.mark.lesson("F2", "K5")
async def test_no_control_of_anothers_does_anything(there: World):
    """The owner's own controls, pressed by everybody else."""
    people = ("stranger", "mate", "removed", "gm", "manager", "other_player")
    ids = [("0", "r1.order.s0"), ("0", "r1.post.s0")]
    cells = [
        (who, verb, there.table, seat, decision)
        for who, verb, (seat, decision) in product(people, SECRET_VERBS, ids)
        if verb not in ("leave", "join")
    ]
    rng = seeded(1)
    assert await _forge(there, rng.sample(cells, 150), rng) == 150


@pytest.mark.lesson("F2", "K5", "J5")
async def test_forged_controls_change_nothing_but_what_is_the_pressers_own(there: World):
    rng = seeded(2)
    await _forge(there, rng.sample(_cells(there, PEOPLE), 150), rng)


@pytest.mark.hard
@pytest.mark.lesson("F2", "K5")
@pytest.mark.parametrize("share", range(6))
async def test_thousands_of_forged_controls(there: World, share: int):
    rng = seeded(100 + share)
    await _forge(there, rng.sample(_cells(there, PEOPLE), 1_500), rng)


NO_IDS = (
    "lt1", "lt1:", "lt1:turn", "lt1:turn:zz", "lt2:turn:x:-:", "lt1:TURN:x:-:", "lt1:turn:../..:-:", "lt1:turn:x' or 1=1--:-:", "x" * 100,
    "lt1:turn:x:-1:", "lt1:turn:x:٣:", "lt1:__class__:x:-:", "lt1:turn:x:-::::", "lt1:turn:x:-:d:-5", "\0", "lt1:pick:x:0:d:" + "9" * 80,
)  # fmt: skip


@pytest.mark.lesson("K5", "K7")
async def test_an_id_that_is_none_of_ours_does_nothing(there: World):
    before, mark = await there.prints(), len(there.outputs)
    for id in NO_IDS:
        with capture_logs() as logs:
            for kind in (3, 5):
                await forged(there.on, there.people["mate"], {"custom_id": id, "component_type": 2, "components": []}, kind=kind)
        assert not [one for one in logs if one["event"] in ("fault", "event_fault")], id
    assert await there.prints() == before
    assert not [one for one in there.outputs.since(mark) if one.holds(HELD) or one.holds(DRAFT)]


@pytest.mark.lesson("K7", "E3")
async def test_a_control_pressed_again_after_its_time_does_nothing(there: World):
    """An order's own controls, replayed after the round is over."""
    on = there.on
    shown = await click(on, there.people["owner"], on.panel(), on.control(on.panel(), "turn"))
    old = shown.followups[-1] if shown.followups else shown.response
    ids = [item["custom_id"] for row in old.components for item in row["components"]]
    await there.people["heir"].slash(on.channel, "arena pass")
    await on.env.advance_time(90_000)
    assert (await on.look()).decision("r1.order.s0") is None
    before = await there.prints()
    for id in ids:
        mark = len(there.outputs)
        await click(on, there.people["owner"], old, id)
        assert there.outputs.to(there.people["owner"].id, mark), id
        assert await there.prints() == before, id


@pytest.mark.lesson("F2")
async def test_a_private_message_of_who_has_no_seat_orders_nothing(there: World):
    before, mark = await there.prints(), len(there.outputs)
    for who in ("stranger", "removed", "manager", "operator", "other_gm", "gm"):
        for sentence in ("attack Moriarty", f"{there.table}: attack Hercules furiously", "атакую Мориарти", "1"):
            await there.people[who].send_dm(sentence)
    after = await there.prints()
    assert after[there.table] == before[there.table]
    assert not [one for one in there.outputs.since(mark) if one.holds(HELD) or one.holds(DRAFT)]


@pytest.mark.lesson("K5")
async def test_a_message_that_names_anothers_battle_orders_nothing_there(there: World):
    before = await there.prints()
    await there.people["other_player"].send_dm(f"{there.table}: attack Hercules")
    assert (await there.prints())[there.table] == before[there.table]


@pytest.mark.lesson("F2")
async def test_a_gm_of_another_table_reads_no_rolls_that_were_not_for_them(there: World):
    """A button's id made up from what is public: somebody's id, a day, a number."""
    on, people = there.on, there.people
    await people["mate"].slash(on.channel, "roll", dice="3d1000+7", secret="me")
    await people["mate"].slash(on.channel, "roll", dice="2d1000+5", secret="gm")
    day = on.env.backend.clock.now().date().isoformat()
    _, _, entries = await on.call(on.bot.store.rolls(f"person:{people['mate'].id}", day))
    alone, for_gm = (mark_of(entry) for entry in entries)
    for who, table, roll, may in (
        ("other_gm", there.other, alone, False),
        ("other_gm", there.other, for_gm, False),
        ("gm", there.table, alone, False),
        ("gm", there.table, for_gm, True),
        ("gm", there.table, "2", False),
        ("owner", there.table, for_gm, False),
        ("mate", there.table, for_gm, True),
    ):
        mark = len(there.outputs)
        await click(on, people[who], None, f"lt1:roll:{table}:-:{day}.{roll}.{people['mate'].id}")
        shown = words(there.outputs.to(people[who].id, mark))
        assert ("d1000" in shown) == may, f"{who} {roll}: {shown}"


@pytest.mark.lesson("B13")
async def test_a_roll_for_the_gm_tells_nobody_how_many_one_made_in_private_before(there: World):
    on, people = there.on, there.people
    ids: list[str] = []
    for who, before in (("owner", 0), ("mate", 3)):
        for _ in range(before):
            await people[who].slash(on.channel, "roll", dice="d6", secret="me")
        shown = await people[who].slash(on.channel, "roll", dice="d6", secret="gm")
        ids += [id.split(".")[1] for id in ids_of(shown.response)]
    assert len(ids) == 2
    assert all(re.fullmatch("[A-Z2-7]{16}", id) for id in ids)
