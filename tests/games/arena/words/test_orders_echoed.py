"""The canonical sentence of an order reads back as that order, in both languages, whoever the characters are."""

import pytest

from bot.kernel.game import Action
from bot.kernel.walk import legal_actions
from cogs.arena.orders import read_order
from cogs.arena.prompting import action_text
from cogs.arena.room import ROOM
from cogs.arena.rules.actions import Attack, Conduct, Hail, Idle
from tests.games.arena.words.battle import SAY
from tests.games.arena.words.position import ALICE, DRACULA, HOLMES, QUIXOTE, ROBIN, YAGA, named, state_of
from tests.hostile import HOSTILE_NAMES

STRANGE = {
    0: named("Tom, Dick and Harry", "Чук и Гек"),
    1: named("attack", "атака"),
    2: named("Furious", "Яростный", gender="m"),
    3: named("Hood", "Гуд"),
    4: named("Robin Hood", "Робин Гуд"),
    5: named("E1", "З1"),
    6: named("*Bold* _Bob_", "Не бей"),
    7: named("Nobody", "2"),
}


def read_back(seat: int, *, lang: str, stances: str = "", **position: object) -> int:
    """How many legal orders of `seat` read back as themselves; fails at the first that doesn't."""
    state = state_of(**position)  # pyright: ignore[reportArgumentType]
    view = ROOM.game.view(state, seat)
    decision = next(one for one in ROOM.game.decisions(state) if one.ask == "order" and one.asked == (seat,))
    count = 0
    for action in legal_actions(ROOM.game, state, seat, decision):
        if action.kind in ("unclear", "absent") or (stances and getattr(action, "stance", stances) != stances):
            continue
        sentence = action_text(SAY[lang], view, action)
        assert read_order(sentence, view, seat, [decision]).action == action, sentence
        count += 1
    return count


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize(("seat", "orders"), [(HOLMES, 10), (ROBIN, 11), (ALICE, 16), (QUIXOTE, 1)], ids=["C", "D", "B", "down"])
def test_every_legal_order_reads_back(lang: str, seat: int, orders: int) -> None:
    assert read_back(seat, lang=lang) >= orders


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("seat", [HOLMES, ROBIN, ALICE])
def test_orders_on_strangely_named_characters_read_back(lang: str, seat: int) -> None:
    assert read_back(seat, lang=lang, health=(3,) * 8, people=STRANGE) > 10


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_orders_on_hostile_names_read_back(lang: str) -> None:
    for start in range(0, len(HOSTILE_NAMES), 4):
        people = {4 + place: named(name) for place, name in enumerate(HOSTILE_NAMES[start : start + 4])}
        assert read_back(ROBIN, lang=lang, stances="cautious", health=(3,) * 8, people=people) >= 4


@pytest.mark.rule("ARENA-R41")
def test_a_furious_hail_reads_back() -> None:
    assert read_back(ROBIN, lang="ru", hail_stance="furious_allowed") > 10


ECHOES = [
    (ROBIN, Attack(decision="", target=YAGA, stance="furious"), "attack Baba Yaga, furious", "атака, Баба-Яга, яростная"),
    (
        HOLMES,
        Conduct(decision="", first="inspiration", first_target=ROBIN, second="ward", second_target=ALICE),
        "inspire Robin Hood; ward Alice",
        "Воодушевление, Робин Гуд; Оберег, Алиса",
    ),
    (ROBIN, Hail(decision="", number=2), "hail of blows on 2", "Град ударов, целей: 2"),
    (ROBIN, Idle(decision=""), "pass", "пропустить ход"),
    (QUIXOTE, Idle(decision=""), "lie still", "лежать"),
]


@pytest.mark.parametrize(("seat", "action", "english", "russian"), ECHOES)
def test_the_canonical_form_is_that_of_the_content(seat: int, action: Action, english: str, russian: str) -> None:
    view = ROOM.game.view(state_of(), seat)
    assert (action_text(SAY["en"], view, action), action_text(SAY["ru"], view, action)) == (english, russian)


def test_a_name_that_would_not_read_back_is_told_by_its_tag() -> None:
    state = state_of(health=(3,) * 8, people=STRANGE)
    view = ROOM.game.view(state, ROBIN)
    assert action_text(SAY["en"], view, Attack(decision="", target=DRACULA)) == "attack Robin Hood, balanced"
    assert action_text(SAY["ru"], view, Attack(decision="", target=YAGA)) == "атака, З2, сбалансированная"
    twin = ROOM.game.view(state_of(health=(3,) * 8, people={4: named("E2"), 5: named("E1")}), ROBIN)
    assert action_text(SAY["en"], twin, Attack(decision="", target=DRACULA)) == "attack E1, balanced"
