"""/rules, /help, /me, /mine, /setup check: looked up, kept, forgotten, mended; in both languages and in private."""

import json
import re

import pytest

from bot.kernel.ledger import load_ledger
from bot.store.rows import PersonRow
from tests.ui.counter import ask, ask_in_private, messages_of, staged, words  # noqa: F401
from tests.ui.stage import Stage

# ---- /rules


async def test_a_rule_is_shown_with_example_and_rulings(on: Stage):
    anna = on.person("anna")
    text = await ask(on, anna, "rules show", id="arena-r22")
    assert text.startswith("### ARENA-R22")
    assert "*Why:*" in text
    text = await ask(on, anna, "rules show", id="ARENA-ATTACK-a")
    assert "*Example.*" in text
    assert "**ARENA-R" in text
    assert "LT-17" in await ask(on, anna, "rules show", id="LT-17")


async def test_every_rule_can_be_shown_and_fits_a_few_messages(on: Stage):
    from bot.i18n import texts
    from bot.ui.desk import Speech
    from bot.ui.limits import CONTENT, split_text
    from cogs.ledgers import Shelf
    from cogs.rules import entry_text

    for lang in ("en", "ru"):
        for ledger, entry in Shelf(on.bot.rooms, lang).entries():
            pieces = split_text(entry_text(Speech(texts(), lang), ledger, entry), CONTENT)
            assert 1 <= len(pieces) <= 4, entry.id


async def test_a_russian_reads_the_rules_in_russian(on: Stage):
    vera = on.person("vera", locale="ru")
    text = await ask(on, vera, "rules show", id="ARENA-ATTACK-a")
    assert "-# Бой: атака\nУ атаки должна быть чётко названа цель." in text
    assert "*Пример.* Враги — Дракула и Баба-яга." in text
    assert "**ARENA-R22** Сначала спрашивает" in text
    text = await ask(on, vera, "rules show", id="arena-r22")
    assert "*Почему:* Мастер вправе" in text
    assert "unclear\\_target = random\\_standing (по умолчанию" in text
    assert "Мест за столом не больше" in await ask(on, vera, "rules show", id="LT-16")


async def test_a_russian_finds_rules_by_words_of_either_language_in_any_case_and_in_spite_of_a_slip(on: Stage):
    vera = on.person("vera", locale="ru")
    for said in ("воодушевление себя", "воодушевлением", "Inspiration himself", "inspiration себя", "воодушевленее", "воодушивление"):
        assert "**ARENA-COND-d** Воодушевить самого себя" in await ask(on, vera, "rules search", words=said), said
    assert "Ни в одном правиле" in await ask(on, vera, "rules search", words="щщщщ")
    suggested = await vera.autocomplete(on.channel, "rules show", "id", "град удар")
    assert "ARENA-DRUM-f" in [one["value"] for one in suggested]
    assert all(re.search("[а-яё]", one["name"]) for one in suggested)
    assert all(len(one["name"]) <= 100 for one in await vera.autocomplete(on.channel, "rules show", "id", ""))


async def test_sections_bear_the_readers_names_and_are_known_by_both(on: Stage):
    anna, vera = on.person("anna"), on.person("vera", locale="ru")
    assert "- Бой: заявки: " in await ask(on, vera, "rules list")
    suggested = [one["value"] for one in await vera.autocomplete(on.channel, "rules list", "section", "бой")]
    assert suggested[:3] == ["Бой: порядок", "Бой: заявки", "Бой: атака"]
    assert "Rulings" in [one["value"] for one in await anna.autocomplete(on.channel, "rules list", "section", "ruling")]
    assert "Ранения" in [one["value"] for one in await vera.autocomplete(on.channel, "rules list", "section", "wound")]
    games = await vera.autocomplete(on.channel, "rules list", "game", "nightl")
    assert [(one["name"], one["value"]) for one in games] == [("Ночник", "NL")]
    by_russian, by_english = [await ask(on, vera, "rules list", section=name) for name in ("ранения", "Wounds")]
    assert by_russian == by_english
    assert "**ARENA-WOUND-a** В начале боя" in by_russian
    assert "**ARENA-WOUND-a** Every character" in await ask(on, anna, "rules list", section="Ранения")
    assert "LT-18" in await ask(on, vera, "rules list", game="longtable: порядок за столом", section="Стол")
    assert "ARENA-R1" in await ask(on, vera, "rules list", section="rulings")


async def test_an_unknown_id_is_answered_with_near_ones(on: Stage):
    anna = on.person("anna")
    assert "no rule" in await ask(on, anna, "rules show", id="ARENA-Z99")
    assert "Do you mean" in await ask(on, anna, "rules show", id="hail of blows")


async def test_rules_are_found_by_words_and_in_spite_of_a_slip(on: Stage):
    anna = on.person("anna")
    assert "ARENA-DRUM-f" in await ask(on, anna, "rules search", words="hail number")
    assert "ARENA-COND" in await ask(on, anna, "rules search", words="inspiraton")
    assert "No rule holds" in await ask(on, anna, "rules search", words="qqqq")
    suggested = await anna.autocomplete(on.channel, "rules show", "id", "curse")
    assert suggested
    assert all(one["value"] in load_ledger("cogs.arena") for one in suggested)
    assert len(await anna.autocomplete(on.channel, "rules show", "id", "")) == 25


async def test_no_game_hides_the_rules_of_the_others(on: Stage):
    vera = on.person("vera", locale="ru")
    found = await ask(on, vera, "rules search", words="игрок")
    assert all(f"**{prefix}-" in found for prefix in ("ARENA", "NC", "NL", "LT"))
    found = await ask(on, vera, "rules search", words="раунд", game="NL")
    assert found.count("**NL-") == 12


async def test_sections_are_listed_and_opened(on: Stage):
    anna, vera = on.person("anna"), on.person("vera", locale="ru")
    assert "Rulings: " in await ask(on, anna, "rules list")
    assert "Разъяснения: " in await ask(on, vera, "rules list")
    assert "LT-18" in await ask(on, anna, "rules list", game="LT", section="Table")
    assert "ARENA-R1" in await ask(on, vera, "rules list", section="разъяснения")
    assert "There are:" in await ask(on, anna, "rules list", section="nonsense")


@pytest.mark.lesson("G-7")
async def test_rules_and_help_work_in_private(on: Stage):
    anna = on.person("anna")
    assert "ARENA-R22" in await ask_in_private(anna, "rules show", id="ARENA-R22")
    assert "</mine:" in await ask_in_private(anna, "help")


async def test_help_shows_commands_that_can_be_clicked_in_both_languages(on: Stage):
    anna, vera = on.person("anna"), on.person("vera", locale="ru")
    english, russian = await ask(on, anna, "help"), await ask(on, vera, "help")
    assert english.count("</") == russian.count("</") == 9
    assert "/setup" not in english
    boss = on.person("boss", manager=True)
    assert "</setup check:" in await ask(on, boss, "help")
    assert f"</table join:{on.bot.command_ids['table']}>" in english
    assert "занять место" in russian


# ---- /me


async def test_settings_are_kept_and_shown(on: Stage):
    anna = on.person("anna")
    assert "Time zone: UTC" in await ask(on, anna, "me show")
    assert "Europe/Berlin" in await ask(on, anna, "me zone", zone="Europe/Berlin")
    assert "23:00-08:00" in await ask(on, anna, "me quiet", hours="23:00 – 8:00")
    await ask(on, anna, "me delivery", where="channel")
    assert "говорю с тобой" in await ask(on, anna, "me language", language="ru")
    shown = await ask(on, anna, "me show")
    assert "Часовой пояс: Europe/Berlin" in shown
    assert "Тихие часы: 23:00-08:00" in shown
    row = await on.call(on.bot.store.get(PersonRow, anna.id))
    assert row is not None
    assert (row.language, row.zone, row.quiet, row.delivery) == ("ru", "Europe/Berlin", "23:00-08:00", "channel")
    assert "speak to you" in await ask(on, anna, "me language", language="discord")
    assert "no quiet hours" in await ask(on, anna, "me quiet", hours="нет")


@pytest.mark.lesson("D16")
async def test_what_cannot_be_read_is_refused_and_changes_nothing(on: Stage):
    anna = on.person("anna")
    assert "time zone" in await ask(on, anna, "me zone", zone="UTC+3")
    assert "Write 23:00-08:00" in await ask(on, anna, "me quiet", hours="at night")
    assert await on.call(on.bot.store.get(PersonRow, anna.id)) is None


async def test_zones_are_suggested_in_spite_of_a_slip(on: Stage):
    anna = on.person("anna")
    assert "Europe/Moscow" in [one["value"] for one in await anna.autocomplete(on.channel, "me zone", "zone", "moskow")]
    assert "America/New_York" in [one["value"] for one in await anna.autocomplete(on.channel, "me zone", "zone", "new york")]


async def test_a_person_gets_all_that_is_kept_and_can_have_it_erased(on: Stage):
    gm, anna, vera = on.person("gm"), on.person("anna"), on.person("vera", locale="ru")
    await on.battle(anna, vera)
    await ask(on, anna, "arena post", text="The fog ate Sherlock's pipe.")
    result = await anna.slash(on.channel, "me export")
    document = json.loads(await on.call(messages_of(result)[0].attachments[0].read()))
    assert document["user"] == anna.id
    assert "fog ate" in json.dumps(document["texts"])
    assert document["gm_of"] == [on.table]
    assert "Nothing was erased" in await ask(on, anna, "me forget", sure=False)
    assert "are erased" in await ask(on, anna, "me forget", sure=True)
    look = await on.look()
    assert look.of(anna.id) == []
    assert look.seats[0].scripted
    assert look.row.gm == vera.id
    after = json.loads(json.dumps(await on.call(on.bot.store.export_person(anna.id)), default=str))
    assert (after["texts"], after["seats"], after["settings"]) == ([], [], None)
    assert "The chain holds" in await ask(on, gm, "verify")


# ---- /mine


@pytest.mark.lesson("G-5")
async def test_mine_shows_what_is_owed_and_the_own_secrets_again(on: Stage):
    gm, anna, vera = on.person("gm"), on.person("anna"), on.person("vera", locale="ru")
    assert "You sit at no table" in await ask(on, anna, "mine")
    await on.battle(anna, vera)
    text = await ask(on, anna, "mine")
    assert "An answer is awaited from you.** Deadline: <t:" in text
    assert f"<#{on.channel.id}>" in text
    assert f"https://discord.com/channels/{on.guild.id}/{on.channel.id}" in await ask_in_private(anna, "mine")
    receipt = await ask(on, anna, "arena pass")
    seal = receipt.split("Seal: `")[1].split("`")[0]
    again = await ask_in_private(anna, "mine")
    assert seal in again
    assert "Conductor" in again
    assert "awaited from you" not in again
    theirs = await ask(on, vera, "mine")
    assert seal not in theirs
    assert "Conductor" not in theirs
    assert "От тебя ждут ответа" in theirs
    assert "no seat" in await ask(on, gm, "mine", table=on.table)
    assert "): running. <#" in text


# ---- /setup check


@pytest.mark.lesson("F8", "F9")
async def test_setup_check_names_each_missing_right_with_its_mend(on: Stage):
    boss, gm = on.person("boss", manager=True), on.person("gm", locale="ru")
    await on.open_table(gm)
    assert "nothing is missing" in await ask(on, boss, "setup check")
    channel = on.bot.get_channel(on.channel.id)
    await on.call(
        channel.set_permissions(channel.guild.default_role, manage_webhooks=False, attach_files=False, create_public_threads=False)
    )
    text = await ask(on, boss, "setup check")
    assert f"<#{on.channel.id}>: " in text
    for name in ("Attach files", "Create public threads"):
        assert f"**{name}**" in text
    assert "Integrations" in text
    elsewhere = on.guild.create_text_channel("office")
    assert f"<#{on.channel.id}>: " in await ask(on, boss, "setup check", elsewhere)


@pytest.mark.lesson("F5")
async def test_setup_is_refused_to_others_even_where_the_server_shows_it(on: Stage):
    from cogs.setup import SETUP

    stranger = on.person("stranger")
    SETUP.default_permissions = None
    try:
        await on.call(on.bot.tree.sync())
        assert "manage this server" in await ask(on, stranger, "setup check")
    finally:
        import discord

        SETUP.default_permissions = discord.Permissions(manage_guild=True)
