"""Texts and lists stay within Discord's numbers, at the borders and in odd scripts."""

import ast
import inspect
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.ui import limits
from bot.ui.limits import CONTENT, FENCE, clip, fits, fits_select, length, pages, split_text

ACUTE = "\u0301"
FAMILY = "👨\u200d👩\u200d👧"

SCRAPS = [*"ab \n`🎲", FENCE, "```py\n", ACUTE, FAMILY, "слово ", "\\", "x" * 50]


def bare(text: str) -> str:
    """What is left when blanks and code fences are taken away: the part that splitting may not touch."""
    return "".join(text.replace(FENCE, "").split())


@pytest.mark.lesson("H3")
@pytest.mark.parametrize(
    ("name", "number"),
    [
        ("FIRST_ANSWER_SECONDS", 3),
        ("TOKEN_MINUTES", 15),
        ("CHAT_COMMANDS", 100),
        ("USER_MENU_COMMANDS", 15),
        ("MESSAGE_MENU_COMMANDS", 15),
        ("COMMAND_ENTRIES", 25),
        ("CHOICES", 25),
        ("AUTOCOMPLETE_ANSWERS", 25),
        ("COMMAND_TEXT", 8000),
        ("COMMAND_NAME", 32),
        ("COMMAND_DESCRIPTION", 100),
        ("CHOICE_NAME", 100),
        ("COMMAND_CREATIONS_A_DAY", 200),
        ("CONTENT", 2000),
        ("EMBEDS", 10),
        ("EMBED_TEXT", 6000),
        ("COMPONENTS", 40),
        ("TEXT_DISPLAYS", 4000),
        ("GALLERY_ITEMS", 10),
        ("ALT_TEXT", 1024),
        ("BUTTONS_A_ROW", 5),
        ("BUTTON_LABEL", 80),
        ("CUSTOM_ID", 100),
        ("SELECT_OPTIONS", 25),
        ("SELECT_PLACEHOLDER", 150),
        ("FORM_TEXT", 4000),
        ("FORM_TITLE", 45),
        ("FILE_BYTES", 10 * 2**20),
        ("REQUEST_BYTES", 25 * 2**20),
        ("WEBHOOK_NAME", 80),
        ("PINS", 250),
        ("REQUESTS_A_SECOND", 50),
        ("INVALID_REQUESTS", 10_000),
        ("IDENTIFIES_A_DAY", 1000),
        ("SERVERS_A_SHARD", 2500),
    ],
)
def test_discords_numbers_stand_as_its_documentation_gives_them(name: str, number: int) -> None:
    assert getattr(limits, name) == number


def test_radio_and_checkbox_groups_have_two_and_one_to_ten_options() -> None:
    assert 1 not in limits.RADIO_OPTIONS
    assert 2 in limits.RADIO_OPTIONS
    assert 10 in limits.CHECKBOX_OPTIONS
    assert 11 not in limits.CHECKBOX_OPTIONS


def test_every_number_says_what_it_limits() -> None:
    body = ast.parse(inspect.getsource(limits)).body
    silent = [
        node.targets[0].id
        for node, following in pairwise(body)
        if isinstance(node, ast.Assign)
        and isinstance(node.targets[0], ast.Name)
        and isinstance(getattr(limits, node.targets[0].id), int | range)
        and not node.targets[0].id.startswith("_SMALLEST")
        and not (isinstance(following, ast.Expr) and isinstance(following.value, ast.Constant))
    ]
    assert silent == []


@pytest.mark.parametrize(("text", "units"), [("", 0), ("ёж", 2), ("🎲", 2), (FAMILY, 8), (f"e{ACUTE}", 2)])
def test_signs_beyond_the_first_plane_count_twice(text: str, units: int) -> None:
    assert length(text) == units


@pytest.mark.parametrize(
    ("text", "limit", "clipped"),
    [
        ("abc", 3, "abc"),
        ("abcd", 3, "ab…"),
        ("ab cd", 4, "ab…"),
        ("🎲🎲🎲", 6, "🎲🎲🎲"),
        ("🎲🎲🎲", 5, "🎲🎲…"),
        ("🎲🎲🎲", 4, "🎲…"),
        (f"ae{ACUTE}b", 3, "a…"),
        (f"a{FAMILY}b", 6, "a…"),
        ("a👍🏽bc", 4, "a…"),
        ("🇷🇺🇷🇺", 7, "🇷🇺…"),
        ("abc", 1, "…"),
        ("abc", 0, ""),
    ],
)
def test_clipping_cuts_between_whole_signs(text: str, limit: int, clipped: str) -> None:
    assert clip(text, limit) == clipped


@given(st.text(max_size=60), st.integers(0, 40))
def test_a_clipped_text_fits(text: str, limit: int) -> None:
    assert length(clip(text, limit)) <= limit


@pytest.mark.lesson("H2")
def test_every_list_is_paged() -> None:
    assert pages(range(26), 25) == [range(25), range(25, 26)]
    assert pages(range(25), 25) == [range(25)]
    assert pages([], 25) == [[]]


@pytest.mark.lesson("H6")
@pytest.mark.parametrize(("count", "answer"), [(0, False), (1, True), (25, True), (26, False)])
def test_a_select_takes_one_to_twenty_five_options(count: int, answer: bool) -> None:
    assert fits_select(range(count)) is answer


@pytest.mark.lesson("H3")
def test_a_text_at_the_limit_stays_one_message_and_one_above_becomes_two() -> None:
    assert split_text("x" * CONTENT, CONTENT) == ["x" * CONTENT]
    above = split_text("x" * (CONTENT + 1), CONTENT)
    assert (len(above), "".join(above)) == (2, "x" * (CONTENT + 1))


@pytest.mark.lesson("H3")
def test_lines_are_kept_whole_where_they_can_be() -> None:
    lines = [f"{number}: " + "слово " * 8 for number in range(30)]
    pieces = split_text("\n".join(lines), 200)
    assert [line for piece in pieces for line in piece.split("\n")] == lines


@pytest.mark.lesson("H3")
def test_a_code_block_that_is_cut_is_closed_and_opened_again_in_its_language() -> None:
    block = "\n".join(f"line {number}" for number in range(40))
    pieces = split_text(f"before\n```py\n{block}\n```\nafter", 100)
    assert all(piece.count(FENCE) % 2 == 0 for piece in pieces)
    assert all(piece.startswith("```py\n") for piece in pieces[1:-1])
    assert bare("".join(pieces).replace("```py", "")) == bare(f"before{block}after")


@pytest.mark.lesson("H3")
def test_a_code_block_that_begins_at_the_end_of_a_message_moves_whole() -> None:
    text = "a" * 90 + "\n```\n" + "b" * 40 + "\n```"
    assert split_text(text, 100) == ["a" * 90, "```\n" + "b" * 40 + "\n```"]


def test_blank_texts_make_no_message() -> None:
    assert split_text("", CONTENT) == []
    assert split_text(" \n\n ", CONTENT) == []


def test_emoji_are_counted_as_discord_may_count_them() -> None:
    pieces = split_text("🎲" * 150, 100)
    assert all(length(piece) <= 100 for piece in pieces)
    assert "".join(pieces) == "🎲" * 150


@pytest.mark.lesson("H3")
@given(st.lists(st.sampled_from(SCRAPS), max_size=200).map("".join), st.integers(64, 140))
def test_pieces_fit_are_balanced_and_lose_nothing(text: str, limit: int) -> None:
    pieces = split_text(text, limit)
    assert all(fits(piece, limit) and piece.strip() for piece in pieces)
    if text.count(FENCE) % 2 == 0 and "````" not in text and "\\" not in text:
        assert all(piece.count(FENCE) % 2 == 0 for piece in pieces)
        assert bare("".join(pieces)).replace("py", "") == bare(text).replace("py", "")
