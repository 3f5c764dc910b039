"""The bot is kicked and invited again; people who said that they are away sit down at other tables; files are checked in turn."""

import json
import threading
from typing import Any

import pytest

from bot.kernel.export import verify
from bot.store.rows import PersonRow
from bot.tables.acts import Who
from cogs import verify as verify_cog
from tests.simfix import at_once
from tests.ui.counter import ask, staged, words  # noqa: F401
from tests.ui.stage import NAMES, Stage

DAY = 86_400


def public(on: Stage) -> str:
    return "\n".join(one.content for one in on.messages())


async def invited_again(on: Stage) -> None:
    await on.call(on.bot.on_guild_join(on.bot.get_guild(on.guild.id)))
    await on.env.advance_time(1)
    await on.env.settle()


async def passes(on: Stage, *people: Any) -> None:
    for seat, person in enumerate(people):
        action = {"kind": "idle", "decision": f"r1.order.s{seat}"}
        await on.call(on.bot.desk.tables.submit(Who(person.id), on.table, seat, [action]))


# ---- kicked and invited again


@pytest.mark.lesson("I2", "I4")
async def test_tables_go_on_at_once_where_the_bot_is_let_in_again(on: Stage):
    anna, boris = await on.battle(on.person("anna"), on.person("boris"))
    on.env.inject_error("POST", f"/channels/{on.channel.id}/messages", status=403, code=50001, times=1)
    await passes(on, anna, boris)
    await on.env.advance_time(300)
    assert (await on.look()).row.suspended == "place-forbidden"
    assert "Round 1 is resolved" not in public(on)
    await invited_again(on)
    assert "Round 1 is resolved" in public(on)
    assert "**Round 2**" in on.panel().content
    row = (await on.look()).row
    assert (row.status, row.suspended) == ("running", "")


@pytest.mark.lesson("I2")
async def test_a_table_that_stood_still_for_its_lost_place_runs_again(on: Stage):
    anna, boris = await on.battle(on.person("anna"), on.person("boris"))
    on.env.inject_error("POST", f"/channels/{on.channel.id}/messages", status=404, code=10003, times=3)
    await passes(on, anna, boris)
    await on.env.advance_time(1_000)
    look = await on.look()
    assert (look.row.status, look.row.why) == ("parked", "table-place-gone")
    await invited_again(on)
    row = (await on.look()).row
    assert (row.status, row.why, row.suspended) == ("running", "", "")
    assert "Round 1 is resolved" in public(on)


@pytest.mark.lesson("I1", "I2")
async def test_a_panel_that_is_gone_is_posted_again_and_one_that_stands_is_not(on: Stage):
    await on.battle(on.person("anna"))
    first = on.panel().id
    await invited_again(on)
    assert on.panel().id == first
    assert len([one for one in on.messages() if "Answers in" in one.content]) == 1
    await on.env.advance_time(2 * 3_600)  # an old panel, which would be edited rarely
    on.env.backend.messages[on.channel.id].pop(first)
    await invited_again(on)
    assert on.panel().id != first
    assert "Answers in" in on.panel().content


@pytest.mark.lesson("I5", "D7")
async def test_an_owner_who_left_meanwhile_is_found_out(on: Stage):
    gm, anna, boris = on.person("gm"), on.person("anna"), on.person("boris")
    await on.battle(anna, boris)
    await on.call(on.bot.desk.tables.hand_over(Who(anna.id), on.table, gm.id))
    for gone in (gm, boris):
        on.env.inject_error("GET", f"/guilds/{on.guild.id}/members/{gone.id}", status=404, code=10007, times=None)
    await invited_again(on)
    row = (await on.look()).row
    assert row.gm == anna.id
    assert "new GM" in public(on)
    assert "has left the server" in "\n".join(one.content for one in on.dms(anna))


async def test_a_server_without_tables_is_met_in_silence(on: Stage):
    before = len(on.messages())
    await invited_again(on)
    assert len(on.messages()) == before
    assert on.env.errors == []


# ---- away, and sat down afterwards


async def lobby(on: Stage, *people: Any) -> Any:
    gm = on.person("gm")
    await on.open_table(gm)
    for seat, person in enumerate(people):
        joining = NAMES[seat] | {"team": "good" if seat % 2 == 0 else "evil", "cls": "vocal"}
        await on.call(on.bot.desk.tables.join(Who(person.id), on.table, joining))
    await on.env.settle()
    return gm


@pytest.mark.lesson("D12")
async def test_who_is_away_is_away_at_a_table_they_join_later_until_the_end_of_it(on: Stage):
    anna, vera = on.person("anna"), on.person("vera")
    await ask(on, vera, "me away", until="3d")
    gm = await lobby(on, anna, vera)
    assert "is away until" in "\n".join(one.content for one in on.dms(gm))
    tables = on.bot.desk.tables
    await on.call(tables.fill(Who(gm.id), on.table, [NAMES[k] | {"team": team, "cls": "vocal"} for k, team in ((2, "good"), (3, "evil"))]))
    await on.call(tables.start(Who(gm.id), on.table))
    await on.env.settle()
    look = await on.look()
    assert [row.extended for row in look.seats] == [0, 1, 0, 0]  # as if it had been said here
    assert look.row.settings["away_until"] == {str(vera.id): (await on.call(on.bot.store.get(PersonRow, vera.id))).away}
    assert "away" not in public(on)
    await on.env.advance_time(3 * DAY)
    assert (await on.look()).seats[0].extended == 0


async def test_an_absence_that_is_over_counts_nowhere(on: Stage):
    anna, vera = on.person("anna"), on.person("vera")
    await ask(on, vera, "me away", until="2h")
    await on.env.advance_time(3 * 3_600)
    await lobby(on, anna, vera)
    assert "away_until" not in (await on.look()).row.settings
    await ask(on, anna, "me away", until="5h")
    await ask(on, anna, "me back")
    assert not (await on.look()).row.settings.get("away_until")


async def test_a_substitute_and_people_of_a_rematch_who_are_away_are_so_there(on: Stage):
    gm, anna, vera = on.person("gm"), on.person("anna"), on.person("vera")
    await on.battle(gm, anna)
    await ask(on, vera, "me away", until="4d")
    await ask(on, gm, "table substitute", seat="2", person=vera)
    assert list((await on.look()).row.settings["away_until"]) == [str(vera.id)]
    await ask(on, gm, "table end", sure=True)
    answer = await on.call(on.bot.desk.tables.rematch(Who(gm.id), on.table))
    on.table = answer.table
    assert list((await on.look()).row.settings["away_until"]) == [str(vera.id)]


# ---- files are checked in turn


async def over(on: Stage) -> tuple[Any, bytes]:
    (anna,) = await on.battle(on.person("anna"))
    await ask(on, anna, "table end", sure=True)
    return anna, json.dumps(await on.call(on.bot.desk.tables.export(on.table))).encode()


@pytest.mark.lesson("A10")
async def test_a_person_has_a_few_files_checked_a_minute_and_is_told_so_in_one_sentence(on: Stage):
    anna, content = await over(on)
    vera = on.person("vera", locale="ru")
    for _ in range(3):
        assert "holds" in (await ask(on, anna, "verify", file=("t.json", content))).casefold()
    said = await ask(on, anna, "verify", file=("t.json", content))
    assert said == "I check one table at a time for you, at most 3 a minute: try again in a moment."
    assert said == await ask(on, anna, "verify")  # the table itself is as dear
    for _ in range(3):
        assert "не больше 3 в минуту" not in await ask(on, vera, "verify", file=("t.json", content))  # others are not held up
    assert "не больше 3 в минуту" in await ask(on, vera, "verify", file=("t.json", content))
    await on.env.advance_time(61)
    assert "holds" in (await ask(on, anna, "verify")).casefold()


@pytest.mark.lesson("A10", "K1")
async def test_one_file_of_a_person_is_checked_at_a_time(on: Stage, monkeypatch: pytest.MonkeyPatch):
    anna, content = await over(on)
    entered, running, most = threading.Event(), [0], [0]

    def slow(document: Any, game_of: Any) -> Any:
        running[0] += 1
        most[0] = max(most[0], running[0])
        entered.wait(0.3)
        running[0] -= 1
        return verify(document, game_of)

    monkeypatch.setattr(verify_cog, "verify_export", slow)
    shown = await at_once(on.env, *(lambda: anna.slash(on.channel, "verify", file=("t.json", content)) for _ in range(2)))
    said = [words(one) for one in shown]
    assert sum("one table at a time" in one for one in said) == 1
    assert most[0] == 1
