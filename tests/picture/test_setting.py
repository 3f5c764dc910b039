"""Words set into a room of a given width."""

import pytest

from bot.picture.lettering import ELLIPSIS, width
from bot.picture.setting import broken, line, packed, paragraph


def test_a_line_shrinks_before_it_is_cut():
    assert line(0, 0, "Observatory Hill", 20, "#000", room=500).size == 20
    smaller = line(0, 0, "Observatory Hill", 20, "#000", room=120, smallest=10)
    assert smaller.words == "Observatory Hill"
    assert 10 <= smaller.size < 20
    cut = line(0, 0, "Observatory Hill", 20, "#000", room=60, smallest=15)
    assert (cut.size, cut.words.endswith(ELLIPSIS)) == (15, True)


def test_lines_break_between_words():
    lines = broken("one two three four", width("one two", 20), 20)
    assert lines == ("one two", "three", "four")


@pytest.mark.parametrize(
    ("word", "parts"),
    [
        ("Водонапорная", ("Водона-", "порная")),
        ("Сигнальная", ("Сигналь-", "ная")),
        ("Опрокинутый", ("Опроки-", "нутый")),
        ("Strengths", ("Strengths",)),
    ],
)
def test_a_word_too_wide_is_parted_where_syllables_meet(word: str, parts: tuple[str, ...]):
    room = width(parts[0], 20) + 1
    assert broken(word, min(room, width(word, 20) - 1), 20, hyphens=True) == parts
    assert broken(word, room, 20) == (word,)


def test_items_are_never_broken_inside():
    lines = packed(("Unearthly Speed", "Absorb", "Leg Kit"), width("Unearthly Speed · Absorb", 20) + 1, 20)
    assert lines == ("Unearthly Speed · Absorb", "Leg Kit")


def test_a_paragraph_keeps_to_its_lines_and_its_room():
    words = "2 damage to an adjacent enemy; if it is defeated, 2 to another within the Energy Level."
    for lines, smallest in ((2, 8.0), (2, 12.0), (1, 12.0)):
        drawn = paragraph(0, 10, words, 12, "#000", room=265, lines=lines, smallest=smallest)
        assert len(drawn) <= lines
        assert all(width(one.words, one.size) <= 265 for one in drawn)
        assert drawn[0].y == 10
    assert paragraph(0, 10, words, 12, "#000", room=265, lines=1, smallest=12)[0].words.endswith(ELLIPSIS)
