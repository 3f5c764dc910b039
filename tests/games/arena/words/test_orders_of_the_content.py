"""The examples of content part 8.4, line by line, in both languages."""

import pytest

from cogs.arena.orders import read_order
from tests.games.arena.words.position import ALICE, HOLMES, ROBIN, order_of, told, view_of

C, B, D = HOLMES, ALICE, ROBIN

GOOD = [
    (1, D, "attack Dracula", "атакую Дракулу", "attack E1 balanced"),
    (2, D, "Attack Baba Yaga, furious!", "Яростно бью Бабу-Ягу!", "attack E2 furious"),
    (3, B, "cautiously hit E1", "осторожная атака на З1", "attack E1 cautious"),
    (4, D, "finish off Koschei", "добиваю Кощея", "attack E3 balanced"),
    (5, D, "hail of blows on 2", "Град ударов по двум целям", "hail 2"),
    (6, D, "hail two enemies", "град 2", "hail 2"),
    (7, C, "inspire Robin and ward Robin", "воодушевляю Робина, оберег на Робина", "inspiration G2 + ward G2"),
    (8, C, "ward me", "оберегаю себя", "ward G1"),
    (9, C, "inspiration on Alice; inspiration on G2", "воодушевить Алису и воодушевить Д2", "inspiration G2 + inspiration G4"),
    (10, B, "heal Don Quixote", "лечу Дон Кихота", "heal G3"),
    (11, B, "curse dracula.", "Проклятие на графа Дракулу", "curse E1"),
    (12, B, "pass\n\nAlice hides behind the teapot.", "пас\n---\nАлиса прячется за чайник.", "idle"),
]
BAD = [
    (1, D, "I shoot everyone!", "Умрите все!", "! ARENA-ATTACK-b (unclear attack)", "? no-order"),
    (2, D, "attack furious", "яростно атакую", "! ARENA-ATTACK-a (unclear attack furious)", ""),
    (3, D, "attack Mephistopheles", "бью Мефистофеля", "! ARENA-WOUND-i", ""),
    (4, D, "strike Alice", "бью Алису", "! ARENA-ORDER-h", ""),
    (5, D, "attack Dracula, furious, cautious", "осторожно и яростно атакую Дракулу", "! ARENA-ATTACK-e", ""),
    (6, D, "hail on 1", "град по одной цели", "! ARENA-DRUM-i", ""),
    (7, D, "hail of blows on Dracula and Baba Yaga", "град ударов по Дракуле и Яге", "! ARENA-DRUM-g", ""),
    (8, D, "hail on 3", "град по трём", "! ARENA-DRUM-f", ""),
    (9, C, "ward Alice, ward Alice", "оберег на Алису и оберег на Алису", "! ARENA-COND-i", ""),
    (10, C, "inspire me", "воодушевляю себя", "! ARENA-COND-d", ""),
    (11, B, "heal Robin and curse Dracula", "лечу Робина и проклинаю Дракулу", "! ARENA-VOCAL-b", ""),
    (12, B, "heal Robin, cautious", "осторожно лечу Робина", "! ARENA-STANCE-g", ""),
    (13, C, "attack Dracula and ward me", "атакую Дракулу, оберег на себя", "! ARENA-ORDER-f", ""),
    (14, D, "attack Dracula and Baba Yaga", "атакую Дракулу и Ягу", "! ARENA-ATTACK-a (unclear attack E1 E2)", ""),
    (15, C, "heal Alice", "исцеляю Алису", "! ARENA-ORDER-g", ""),
    (16, B, "heal me", "лечу себя", "! ARENA-VOCAL-h", ""),
]


def _both(rows: list[tuple[object, ...]]) -> list[object]:
    cases: list[object] = []
    for number, seat, english, russian, *said in rows:
        for words, result in ((english, said[0]), (russian, said[-1] or said[0])):
            cases.append(pytest.param(seat, words, result, id=f"{number}-{str(words).splitlines()[0]}"))
    return cases


def _read(seat: int, words: str) -> str:
    view = view_of(seat)
    return told(read_order(words, view, seat, [order_of(seat)]), view)


@pytest.mark.rule("ARENA-ORDER-a", "ARENA-ATTACK-a", "ARENA-ATTACK-d", "ARENA-R17", "ARENA-R23")
@pytest.mark.parametrize(("seat", "words", "result"), _both(GOOD))
def test_a_good_order_is_understood(seat: int, words: str, result: str) -> None:
    assert _read(seat, words) == result


@pytest.mark.rule(
    "ARENA-ATTACK-a", "ARENA-ATTACK-b", "ARENA-ATTACK-e", "ARENA-ORDER-f", "ARENA-ORDER-g", "ARENA-ORDER-h", "ARENA-WOUND-i",
    "ARENA-DRUM-f", "ARENA-DRUM-g", "ARENA-DRUM-i", "ARENA-COND-d", "ARENA-COND-i", "ARENA-VOCAL-b", "ARENA-VOCAL-h", "ARENA-STANCE-g",
    "ARENA-R11", "ARENA-R16", "ARENA-R22", "ARENA-R23",
)  # fmt: skip
@pytest.mark.parametrize(("seat", "words", "result"), _both(BAD))
def test_a_bad_order_is_refused_with_its_id(seat: int, words: str, result: str) -> None:
    assert _read(seat, words) == result


@pytest.mark.rule("ARENA-R30", "ARENA-ORDER-c")
@pytest.mark.parametrize(
    ("words", "post"), [(GOOD[11][2], "Alice hides behind the teapot."), (GOOD[11][3], "Алиса прячется за чайник.")], ids=["en", "ru"]
)
def test_the_text_below_the_order_waits_to_be_published(words: str, post: str) -> None:
    assert read_order(words, view_of(B), B, [order_of(B)]).post == post
