"""/nightlight solo: one person, one to four animals, at once and without a clock."""

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.i18n.texts import texts
from bot.kernel.game import BadInput
from bot.tables.acts import Who
from bot.ui.desk import Speech
from cogs.nightlight import library
from cogs.nightlight.solo import party_of
from tests.games.nightlight.evening import evening
from tests.leaks.hands import last_message

SAY = Speech(texts(), "en")


async def solo(on: Any, person: Any, **options: Any) -> Any:
    """What the command is answered with; the table is the person's own from then on."""
    shown = last_message(await person.slash(on.channel, "nightlight solo", **options))
    found = await on.call(on.bot.store.find(private_of=person.id, game="nightlight"))
    on.table = found[0][0].id if found else ""
    return shown


def pictures(on: Any, person: Any) -> list[str]:
    """Names of those that stand in the person's conversation."""
    return [one.filename for message in on.dms(person) for one in message.attachments]


@pytest.mark.parametrize(
    ("said", "party"),
    [("Lantern Owl, quilt turtle", ["OWL", "TUR"]), ("FOX", ["FOX"]), ("дракон,rabbit", ["DRA", "RAB"]), ("bear, bear", ["BEA", "BEA"])],
)
def test_animals_are_named_in_either_language_or_by_a_part_of_the_name(said: str, party: list[str]):
    assert party_of(SAY, library.cards(), said, Random(1)) == party


@pytest.mark.parametrize("said", ["", "1", "2", "3", "4"])
def test_a_number_draws_so_many_different_animals(said: str):
    party = party_of(SAY, library.cards(), said, Random(1))
    assert len(set(party)) == len(party) == int(said or 2)


@pytest.mark.parametrize("said", ["0", "5", "99999999999999999999", "²", "-1", ",", "Gruffalo", "bear, fox, owl, turtle, rabbit", "r"])
def test_anything_else_is_answered_with_what_would_be_right(said: str):
    with pytest.raises(BadInput) as told:
        party_of(SAY, library.cards(), said, Random(1))
    assert told.value.key == "nightlight-solo-animals"
    assert len(told.value.facts["known"].split(", ")) == 6


@pytest.mark.rule("NL-R1")
async def test_two_animals_of_one_person_begin_at_once_and_one_answer_leads_to_the_next_animal(tmp_path: Path):
    async with evening(tmp_path) as on:
        anna = on.person("anna")
        shown = await solo(on, anna, animals="Lantern Owl, Quilt Turtle", boss="deck")
        look = await on.look()
        assert [seat.joining["animal"] for seat in look.seats] == ["OWL", "TUR"]
        assert {seat.user for seat in look.seats} == {anna.id}
        assert (look.row.status, look.row.person, look.row.options["boss"]) == ("running", anna.id, "deck")
        assert "Lantern Owl" in shown.content
        assert await on.call(on.bot.store.alarms()) == []
        again = await solo(on, anna)
        assert (await on.look()).row.id == on.table
        assert "Lantern Owl" in again.content


@pytest.mark.rule("NL-R1", "NL-RND-a")
async def test_a_night_alone_with_three_animals_is_played_to_its_end_and_again(tmp_path: Path):
    async with evening(tmp_path) as on:
        anna = on.person("anna", locale="ru")
        await solo(on, anna, animals="3", deck="zordo", boss="nyx")
        tables = on.bot.desk.tables
        for count in range(400):
            look = await on.look()
            if look.over:
                break
            owed = next(one for seat in range(3) for one in look.owed(seat))
            await on.call(tables.submit(Who(anna.id), on.table, owed.asked[0], [owed.default], act_id=f"end.{count}"))
        look = await on.look()
        assert look.row.status == "ended"
        assert pictures(on, anna).count("end.png") == 1
        told = last_message(await anna.slash(on.channel, "nightlight stats")).content
        assert told in last_message(await anna.slash(on.channel, "mine")).content
        names = {key: one.name.ru for key, one in library.cards().animals.items()}
        for animal in look.view(None).animals:
            assert re.search(rf"{names[animal.key]}\*\*: 1 ночь, побед {int(bool(look.outcome.winners))}, изгнано {animal.banished} ", told)
        answer = await on.call(tables.rematch(Who(anna.id), on.table))
        look = await on.call(tables.look(answer.table))
        assert (look.row.status, len(look.seats)) == ("running", 3)


@pytest.mark.lesson("K1")
async def test_more_animals_than_the_rules_of_the_table_let_one_person_play_are_refused(tmp_path: Path):
    async with evening(tmp_path) as on:
        anna = on.person("anna")
        tables = on.bot.desk.tables
        joinings = [{"name": "Anna", "animal": key} for key in ("OWL", "TUR")]
        with pytest.raises(Exception, match="LT-17"):
            await on.call(tables.alone(Who(anna.id), "nightlight", on.guild.id, joinings[0], more=joinings[1:]))
        assert await on.call(on.bot.store.find(private_of=anna.id)) == []
