"""Commands are registered with English names and both languages' descriptions, and nothing in them can block the registration."""

from typing import Any

import discord
import pytest
from discord import app_commands
from discord.app_commands import Choice, TranslationContext
from discord.app_commands import TranslationContextLocation as Place

from bot.i18n import translator
from bot.i18n.commands import command_faults
from bot.i18n.files import Source
from bot.i18n.texts import Texts
from bot.i18n.translator import CommandTranslator, _

EN = "cmd-new = Open a table\ncmd-group = Tables\noption-game = Which game\nchoice-arena = Arena\ncmd-long = " + "x" * 150
RU = "cmd-new = Открыть стол\ncmd-group = Столы\noption-game = Какая игра\nchoice-arena = Арена\ncmd-long = " + "ы" * 150


@pytest.fixture(autouse=True)
def _words(monkeypatch: pytest.MonkeyPatch) -> None:
    spoken = Texts({"en": [Source("en", EN)], "ru": [Source("ru", RU)]}, strict=True)
    monkeypatch.setattr(translator, "texts", lambda: spoken)


async def payload() -> dict[str, Any]:
    group = app_commands.Group(name="table", description=_("cmd-group"))

    @group.command(name="new", description=_("cmd-new"))
    @app_commands.describe(game=_("option-game"))
    @app_commands.choices(game=[Choice(name=_("choice-arena"), value="arena")])
    async def new(inter: discord.Interaction, game: str) -> None: ...

    tree = app_commands.CommandTree(discord.Client(intents=discord.Intents.none()))
    return await group.get_translated_payload(tree, CommandTranslator())


def plain(name: str = "roll", description: str = "Roll dice", **more: Any) -> dict[str, Any]:
    return {"name": name, "description": description, "type": 1, "options": [], **more}


@pytest.mark.lesson("M2")
@pytest.mark.lesson("M3")
async def test_descriptions_and_choices_are_translated_and_names_are_not() -> None:
    group = await payload()
    new = group["options"][0]
    game = new["options"][0]
    spoken = [group["description_localizations"], new["description_localizations"], game["description_localizations"]]
    assert [texts["ru"] for texts in spoken] == ["Столы", "Открыть стол", "Какая игра"]
    assert [texts["en-US"] for texts in spoken] == [group["description"], new["description"], game["description"]]
    assert game["choices"][0]["name_localizations"] == {"en-US": "Arena", "en-GB": "Arena", "ru": "Арена"}
    assert not any(entry.get("name_localizations") for entry in (group, new, game))
    assert [group["name"], new["name"], game["name"]] == ["table", "new", "game"]


@pytest.mark.lesson("J6")
async def test_a_command_made_of_our_texts_can_be_registered() -> None:
    assert command_faults([await payload()]) == []


@pytest.mark.lesson("J6")
async def test_a_text_too_long_is_cut_and_blocks_no_other_command() -> None:
    text = _("cmd-long")
    context = TranslationContext(Place.command_description, None)  # type: ignore[arg-type]
    russian = await CommandTranslator().translate(text, discord.Locale.russian, context)
    assert (len(text.message), len(russian or ""), (russian or "")[-1]) == (100, 100, "…")


@pytest.mark.lesson("M1")
@pytest.mark.lesson("M3")
@pytest.mark.parametrize("place", [Place.command_name, Place.group_name, Place.parameter_name])
async def test_no_name_is_ever_translated_even_if_it_has_a_key(place: Place) -> None:
    context = TranslationContext(place, None)  # type: ignore[arg-type]
    assert await CommandTranslator().translate(_("cmd-new"), discord.Locale.russian, context) is None


async def test_other_languages_and_plain_strings_are_left_alone() -> None:
    context = TranslationContext(Place.command_description, None)  # type: ignore[arg-type]
    assert await CommandTranslator().translate(_("cmd-new"), discord.Locale.german, context) is None
    assert await CommandTranslator().translate(app_commands.locale_str("roll"), discord.Locale.russian, context) is None


@pytest.mark.lesson("H4")
@pytest.mark.lesson("J6")
@pytest.mark.lesson("M1")
@pytest.mark.parametrize(
    ("commands", "fault"),
    [
        ([plain("Бросок")], "/Бросок: a name is 1 to 32 small ASCII letters, digits, hyphens"),
        ([plain("Roll")], "/Roll: a name is 1 to 32 small ASCII letters, digits, hyphens"),
        ([plain("x" * 33)], f"/{'x' * 33}: a name is 1 to 32 small ASCII letters, digits, hyphens"),
        ([plain(name_localizations={"ru": "Бросок"})], "/roll: names are not translated"),
        ([plain(description="")], "/roll: description (default) has 0 characters, 1 to 100 are allowed"),
        ([plain(description="x" * 101)], "/roll: description (default) has 101 characters, 1 to 100 are allowed"),
        ([plain(description_localizations={"ru": "ы" * 101})], "/roll: description (ru) has 101 characters, 1 to 100 are allowed"),
        ([plain(description_localizations={"ru-RU": "ы"})], "/roll: ru-RU is no locale of ours"),
        ([plain(options=[plain(f"o{n}") for n in range(26)])], "/roll: 26 options or subcommands, 25 are allowed"),
        ([plain(options=[plain("o"), plain("o")])], "/roll: two options bear one name"),
        ([plain(choices=[{"name": str(n), "value": n} for n in range(26)])], "/roll: 26 choices, 25 are allowed"),
        ([plain(choices=[{"name": "x" * 101, "value": 1}])], f"/roll {'x' * 101}: name (default) has 101 characters, 1 to 100 are allowed"),
        ([plain(choices=[{"name": "x", "value": "y" * 101}])], "/roll x: a value over 100 characters"),
        ([plain(options=[plain("g", options=[plain("BAD")])])], "/roll g BAD: a name is 1 to 32 small ASCII letters, digits, hyphens"),
        ([plain(f"c{n}") for n in range(101)], "101 commands, 100 are allowed"),
    ],
)
def test_what_would_block_the_registration_is_found(commands: list[dict[str, Any]], fault: str) -> None:
    assert command_faults(commands) == [fault]


@pytest.mark.lesson("H4")
def test_a_command_is_counted_with_everything_below_it_in_its_longest_language() -> None:
    below = [plain(f"s{n:02}", "x", description_localizations={"ru": "ы" * 97}, options=[plain("opt", "y" * 97)] * 1) for n in range(25)]
    wide = [plain("g1", "x", options=below), plain("g2", "x", options=below)]
    total = len("big") + 1 + 2 * (3 + 25 * (3 + 97 + 3 + 97))
    assert command_faults([plain("big", "x", options=wide)]) == [f"/big: {total} characters with all its options, 8000 are allowed"]
    assert command_faults([plain("big", "x", options=wide[:1])]) == []


def test_menu_commands_have_no_description_and_may_bear_any_name() -> None:
    assert command_faults([{"name": "Quote as my post", "type": 3}]) == []
