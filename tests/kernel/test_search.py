"""Words are found by their beginnings, in several languages, in spite of Russian endings."""

import pytest

from bot.kernel.search import Index, best_places

ENGLISH = Index([[(3, "Hail of Blows"), (1, "a drummer")], [(3, "Ward"), (1, "hail, once more")], [(3, "Curse")]])
RUSSIAN = Index([[(3, "Град ударов"), (1, "ударник")], [(3, "Оберег"), (1, "и снова град")], [(3, "Проклятие")]])


@pytest.mark.parametrize(
    ("wanted", "places"),
    [
        (["град"], [0, 1]),
        (["ударами"], [0]),
        (["проклятия"], [2]),
        (["обер"], [1]),
        (["hail"], [0, 1]),
        (["blows", "ударник"], [0]),
        (["hail", "curse"], []),
        ([], []),
    ],
)
def test_places_hold_every_word_in_either_language(wanted: list[str], places: list[int]):
    assert [place for _score, place in best_places([RUSSIAN, ENGLISH], wanted)] == places


def test_a_word_itself_weighs_more_than_another_form_of_it():
    index = Index([[(1, "ударник")], [(1, "ударника")]])
    assert best_places([index], ["ударника"]) == [(4, 1), (2, 0)]


def test_the_first_language_weighs_more():
    russian, english = Index([[(1, "ward")], [(1, "")]]), Index([[(1, "")], [(1, "ward")]])
    assert best_places([english, russian], ["ward"]) == [(4, 1), (2, 0)]
    assert best_places([russian, english], ["ward"]) == [(4, 0), (2, 1)]
