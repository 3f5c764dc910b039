"""The page about own cards keeps its word: its card is played, its tables are the vocabulary."""

import re
from pathlib import Path
from typing import get_args

import pytest

from bot.kernel.content import ContentFault
from cogs.nightlight.cardtext import card_lines
from cogs.nightlight.library import cards, read_cards
from cogs.nightlight.rules.content import KINDS
from cogs.nightlight.rules.vocabulary import TARGETS, Part, When

PAGE = (Path(__file__).parents[3] / "docs" / "own-cards.md").read_text("utf-8")
REPLACES, CARD = re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)


@pytest.mark.rule("NL-CON-a")
def test_the_card_of_the_page_is_read_and_says_what_the_page_says():
    found = read_cards((("mine.toml", CARD),))
    quoted = re.findall(r"(?:^> .*\n)+", PAGE, re.MULTILINE)
    for lang, told in zip(("en", "ru"), quoted, strict=True):
        assert card_lines(lang, found, found.items["X1"]) == tuple(line.removeprefix("> ") for line in told.splitlines())
    assert len(found.items) == len(cards().items) + 1


@pytest.mark.rule("NL-CON-b")
def test_a_word_that_there_is_not_is_refused_as_the_page_says():
    with pytest.raises(ContentFault) as refused:
        read_cards((("mine.toml", CARD.replace('"wound"', '"smite"')),))
    assert refused.value.line == next(n for n, line in enumerate(CARD.splitlines(), 1) if "tier<=1" in line)
    assert refused.value.facts["given"] == "smite"
    assert {"wound", "heal"} < set(refused.value.facts["known"].split(", "))


def test_kinds_left_in_the_box_leave_too_few_cards_until_others_are_written():
    with pytest.raises(ContentFault, match="few-toys"):
        read_cards((("mine.toml", REPLACES + CARD),))


@pytest.mark.parametrize(
    "words",
    [TARGETS, get_args(When), KINDS, {one.model_fields["verb"].default for one in Part.__subclasses__()}],
    ids=["targets", "moments", "kinds", "verbs"],
)
def test_the_page_knows_every_word(words: frozenset[str]):
    assert [word for word in sorted(words) if f"`{word}`" not in PAGE] == []
