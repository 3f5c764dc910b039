"""What is done most is one choice of a select: attacks with their chances, free actions with what their card says."""

import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot.i18n.texts import texts
from bot.kernel import walk
from bot.tables.acts import Who
from bot.ui.controls import Menu, Tree
from bot.ui.desk import Speech
from bot.ui.spread import path_of, spread_rows
from cogs.nightlight.prompting import action_text
from cogs.nightlight.room import ROOM
from cogs.nightlight.rules.game import NIGHTLIGHT
from tests.games.nightlight.evening import begin, evening
from tests.games.nightlight.night import Evening, night
from tests.leaks.hands import last_message
from tests.ui.stage import labels_of

EN, RU = Speech(texts(), "en"), Speech(texts(), "ru")


def tree_of(table: Evening, say: Any, kind: str) -> Tree:
    """The controls of seat 0 for the decision that takes that kind of act, without a table around them."""
    decision = next(one for one in table.decisions if one.id == table.open_for(0, kind))
    look: Any = SimpleNamespace(
        game=NIGHTLIGHT,
        head="HEAD",
        row=SimpleNamespace(id="t"),
        view=table.look,
        choices=lambda seat, decision, picks: NIGHTLIGHT.choices(table.state, seat, decision, picks),
    )
    return Tree(say, ROOM, look, 0, decision)


def menu_of(table: Evening, say: Any, kind: str) -> Menu:
    (menu,) = (row for row in spread_rows(tree_of(table, say, kind), ROOM.spread) if isinstance(row, Menu))
    return menu


@pytest.mark.parametrize(("say", "words"), [(EN, "to wound"), (RU, "ранить")], ids=["en", "ru"])
@pytest.mark.rule("NL-P2.A-a")
def test_each_card_against_each_enemy_is_one_line_with_its_chances(say: Any, words: str):
    table = night("FOX", P1__stash=["W02#1", "W01#1"], P1__front=["Z01#1", "N01#1"])
    menu = menu_of(table, say, "attack")
    assert [json.loads(one.value) for one in menu.options] == [
        ["whole", "attack", card, enemy] for card in ("W02#1", "W01#1") for enemy in ("Z01#1", "N01#1")
    ]
    assert all("←" in one.label and words in one.description for one in menu.options)


@pytest.mark.lesson("H3")
def test_of_equal_enemies_the_first_stands_early_and_the_others_behind_what_differs():
    table = night("FOX", P1__stash=["W02#1", "W02#2"], P1__front=["N01#1", "N01#2", "Z01#1"])
    menu = menu_of(table, EN, "attack")
    assert [json.loads(one.value)[2:] for one in menu.options][:2] == [["W02#1", "N01#1"], ["W02#1", "Z01#1"]]
    assert len(menu.options) == 6


@pytest.mark.rule("NL-CON-h")
def test_dice_to_be_rolled_again_are_walked_after_the_card_was_chosen():
    table = night("OWL", "FOX", at="attack", P1__stash=["G4#1", "W02#1"], P1__front=["N02#1"], dice=[1] * 20)
    table.do("attack", card="W02#1", enemy="N02#1")
    tree = tree_of(table, EN, "free")
    (option,) = menu_of(table, EN, "free").options
    assert json.loads(option.value) == ["whole", "free", "G4#1"]
    assert "roll" in option.description.lower()
    picks = path_of(tree, ROOM.spread, SimpleNamespace(values=("free", "G4#1")))  # pyright: ignore[reportArgumentType]
    following = tree.next(picks)
    assert following is not None
    assert following.field == "dice"


@pytest.mark.rule("NL-P2.A-a")
async def test_an_attack_is_one_choice_and_what_follows_stands_under_it(tmp_path: Path):
    async with evening(tmp_path) as on:
        anna = on.person("anna")
        await begin(on, [(anna, "FOX")], free_stop="orders")
        message: Any = None
        for _ in range(20):
            look = await on.look()
            if any(one.ask == "attack" for one in look.owed(0)):
                message = last_message(await anna.click(on.panel(), custom_id=on.control(on.panel(), "turn")))
                break
            (owed, *_) = look.owed(0)
            await on.call(on.bot.desk.tables.submit(Who(anna.id), on.table, 0, [owed.default]))
            await on.env.advance_time(120)
        menu = next(item for row in message.components for item in row["components"] if item["type"] == 3)
        assert "No attack" in labels_of(message)
        before = look.row.n
        result = await anna.select(message, [menu["options"][0]["value"]], custom_id=menu["custom_id"])
        assert (await on.look()).row.n > before
        assert "attack" in last_message(result).content


@pytest.mark.lesson("H7")
@pytest.mark.parametrize("say", [EN, RU], ids=["en", "ru"])
def test_a_reroll_is_told_to_its_owner_also_when_those_dice_lie_there_no_more(say: Any):
    """As it was when pressing Declare was answered with a fault of ours, although the dice were rolled."""
    table = night("OWL", "FOX", P1__stash=["G4#1", "W02#1"], P1__front=["N02#1"], dice=[1] * 20)
    table.do("attack", card="W02#1", enemy="N02#1")
    decision = table.open_for(0, "free")
    action: Any = {"kind": "free", "decision": decision, "card": "G4#1", "dice": ["attack.0", "attack.1"]}
    read = walk.actions_of(NIGHTLIGHT).validate_python(action)
    assert ": 1" in action_text(say, table.look(0), read)
    table.do("free", card="G4#1", dice=["attack.0", "attack.1"])
    after = action_text(say, table.look(0), read)
    assert "1" in after
    assert ":" not in after


@pytest.mark.rule("NL-P2.D-b")
def test_which_tied_denizen_attacks_is_one_choice_too():
    table = night("FOX", P1__stash=["W02#1"], P1__front=["N02#1", "N01#1"])
    table.do("pass")
    assert [json.loads(one.value) for one in menu_of(table, EN, "defend").options] == [
        ["whole", "defend", "N02#1"],
        ["whole", "defend", "N01#1"],
    ]
