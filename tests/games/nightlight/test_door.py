"""Whole nights through Discord's doors: buttons, commands, private messages, in both languages."""

from pathlib import Path

import pytest

from bot.tables.acts import Place, Who
from bot.ui.limits import CONTENT, fits
from tests.games.nightlight.evening import begin, evening, to_the_end
from tests.leaks.hands import last_message
from tests.ui.stage import labels_of


async def my_turn(on, person):
    panel = on.panel()
    return last_message(await person.click(panel, custom_id=on.control(panel, "turn")))


@pytest.mark.rule("NL-R1", "NL-R12")
async def test_one_person_plays_two_animals_and_ranks_for_each_by_private_message(tmp_path: Path):
    async with evening(tmp_path) as on:
        anna = on.person("anna")
        await begin(on, [(anna, "FOX"), (anna, "OWL")], lone_pair="2")
        look = await on.look()
        row = look.view(None).row
        assert [one.ask for one in look.owed(0)] == ["rank"]
        turn = await my_turn(on, anna)
        assert "Thimble Fox" in turn.content
        names = [one.name.en for one in _cards(row)]
        await anna.slash(on.channel, "nightlight rank", cards=", ".join(names), animal="FOX")
        await anna.slash(on.channel, "nightlight rank", cards=", ".join(reversed(names)), animal="OWL")
        await on.env.advance_time(120)
        look = await on.look()
        view = look.view(None)
        assert view.raid == 2 or view.taken[0] != view.taken[1]
        story = "\n".join(one.content for one in on.messages())
        assert "Thimble Fox ranked:" in story
        assert await to_the_end(on, [(anna, "FOX"), (anna, "OWL")]) > 0
        story = "\n".join(one.content for one in on.messages())
        assert "The sun rises" in story or "The nightlight goes out" in story


def _cards(row):
    from cogs.nightlight import library

    return [library.cards().items[card.partition("#")[0]] for card in row]


@pytest.mark.rule("NL-P2.A-a", "NL-P2.D-d")
async def test_a_turn_in_russian_by_command_sentence_and_private_message(tmp_path: Path):
    async with evening(tmp_path) as on:
        anna, bob = on.person("anna", locale="ru"), on.person("bob", locale="ru")
        await begin(on, [(anna, "FOX"), (bob, "TUR")], language="ru")
        for _ in range(40):
            look = await on.look()
            owed = look.owed(0)
            if any(one.ask == "attack" for one in owed):
                break
            seat = 0 if owed else 1
            person = (anna, bob)[seat]
            asked = look.owed(seat)
            if not asked:
                await on.env.advance_time(120)
                continue
            words = "порядок: " + ", ".join(one.name.ru for one in _cards(look.view(None).row)) if asked[0].ask == "rank" else "пас"
            if asked[0].ask == "defend":
                words = "пусть нападёт " + _denizen(look.view(None).tied[0])
            await person.send_dm(words)
        view = (await on.look()).view(0)
        enemy, card = view.animals[0].front[0].id, next(one.id for one in view.animals[0].stash)
        before = view.attacks
        shown = last_message(await anna.slash(on.channel, "nightlight attack", card=card, enemy=enemy))
        assert fits(shown.content, CONTENT)
        await on.env.advance_time(60)
        after = (await on.look()).view(0)
        assert after.attacks > before or "NL-" in shown.content
        table = last_message(await bob.slash(on.channel, "nightlight table"))
        assert "Лис с напёрстком" in table.content


def _denizen(enemy: str) -> str:
    from cogs.nightlight import library

    return library.cards().denizens[enemy.partition("#")[0]].name.ru


@pytest.mark.rule("NL-R41", "NL-R34")
async def test_policies_and_plans_are_set_shown_and_switched_off(tmp_path: Path):
    async with evening(tmp_path, check_errors=False) as on:
        anna = on.person("anna")
        await begin(on, [(anna, "OWL")])
        none = last_message(await anna.slash(on.channel, "nightlight orders"))
        assert "no standing orders" in none.content
        wrong = last_message(await anna.slash(on.channel, "nightlight policy", card="W01#1", way="pass"))
        assert "no card “W01#1” with a free action. With one there are: none yet (NL-P2.A-e)" in wrong.content
        planned = last_message(await anna.slash(on.channel, "nightlight plan", card="W01#1", enemy="N01#1", otherwise="pass"))
        assert "Plan for the next turn" in planned.content
        off = last_message(await anna.slash(on.channel, "nightlight plan", off=True))
        assert "Plan for the next turn" not in off.content


async def test_a_card_is_looked_at_by_name_in_either_language(tmp_path: Path):
    async with evening(tmp_path, check_errors=False) as on:
        anna = on.person("anna")
        await begin(on, [(anna, "OWL")])
        shown = last_message(await anna.slash(on.channel, "nightlight card", card="Лис с напёрстком"))
        assert "Attack 4, Defense 3, Health 6" in shown.content
        shown = last_message(await anna.slash(on.channel, "nightlight card", card="W01"))
        assert "Pop Gun" in shown.content
        shown = last_message(await anna.slash(on.channel, "nightlight card", card="nonsense"))
        assert "no card" in shown.content


async def test_my_turn_offers_the_raid_as_buttons_and_the_form(tmp_path: Path):
    async with evening(tmp_path) as on:
        anna = on.person("anna")
        await begin(on, [(anna, "OWL")])
        turn = await my_turn(on, anna)
        assert "Rank the cards" in turn.content
        assert labels_of(turn)


async def test_a_house_rule_whose_values_look_like_numbers_is_set_by_typing(tmp_path: Path):
    async with evening(tmp_path, check_errors=False) as on:
        anna = on.person("anna")
        place = Place(on.guild.id, on.channel.id)
        on.table = (await on.call(on.bot.desk.tables.create(Who(anna.id), "nightlight", place))).table
        await anna.slash(on.channel, "table house", switch="lone_pair", value="2")
        assert (await on.look()).row.options["lone_pair"] == "2"
        wrong = last_message(await anna.slash(on.channel, "table house", switch="lone_pair", value="two"))
        assert "1, 2, 3, 4" in wrong.content
        assert (await on.look()).row.options["lone_pair"] == "2"
        early = last_message(await anna.slash(on.channel, "table start"))
        assert "Nobody sits here yet" in early.content


async def test_a_private_message_is_for_the_animal_that_is_asked_and_names_a_game_where_several_ask(tmp_path: Path):
    async with evening(tmp_path) as on:
        anna = on.person("anna")
        await begin(on, [(anna, "FOX"), (anna, "OWL")], lone_pair="2")
        row = (await on.look()).view(None).row
        names = ", ".join(one.name.en for one in _cards(row))
        await anna.send_dm(f"rank {names}")
        assert [len((await on.look()).owed(seat)) for seat in (0, 1)] == [0, 1]
        await anna.send_dm(f"nightlight: rank {names}")
        assert (await on.look()).view(None).raid == 2  # both have ranked: the next one is open
