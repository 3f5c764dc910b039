"""What people write can't act, hide or spoil the layout, whichever of the doors it takes."""

import re
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.ui.limits import DISPLAY_NAME, length
from bot.ui.safe_text import FRAME, GROWTH, clean_name, clean_post, code, escape, inline_code, webhook_name
from tests.hostile import HOSTILE, HOSTILE_NAMES, ZALGO, active_references, assert_inert, unescaped

SCRAPS = st.one_of(
    st.sampled_from(HOSTILE_NAMES), st.sampled_from([*"@<>#&:!/\\`*_~|[]()-+. \n1aя\u0301\u200d\u200b\u202eש", "everyone", "```"])
)
ANYTHING = st.one_of(st.text(max_size=80), st.lists(SCRAPS, max_size=30).map(lambda scraps: "".join(scraps)[:2_000]))
each_hostile = pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE.keys())


@pytest.mark.lesson("J1")
@pytest.mark.lesson("J7")
@each_hostile
def test_an_escaped_name_is_one_inert_line(text: str) -> None:
    escaped = escape(text)
    assert_inert(escaped)
    assert "\n" not in escaped
    assert not re.search(r"[*_~`|\[\]\\]", unescaped(escaped))
    assert not re.match(r"\u2068?(?:-#|[#>]|[-+*]\s|\d+[.)])", escaped)


@pytest.mark.lesson("J1")
@given(ANYTHING)
def test_no_escaped_text_mentions_anyone(text: str) -> None:
    escaped = escape(text)
    assert_inert(escaped)
    assert not re.search(r"[*_~`|\[\]\\]", unescaped(escaped))


@given(ANYTHING)
def test_escaping_grows_a_text_by_no_more_than_it_says(text: str) -> None:
    once, twice = escape(text), escape(escape(text))
    assert len(once) <= GROWTH * len(text) + FRAME
    assert len(twice) <= GROWTH * len(once) + FRAME


@pytest.mark.lesson("J3")
@pytest.mark.parametrize(
    ("name", "escaped"),
    [
        ("Robin Hood", "Robin Hood"),
        ("snake_case", r"snake\_case"),
        ("a*b`c|d~e", r"a\*b\`c\|d\~e"),
        ("[x](y)", r"\[x\](y)"),
        ("# Winner", r"\# Winner"),
        ("-# seal", r"\-# seal"),
        ("- one", r"\- one"),
        ("-5 health", "-5 health"),
        ("1. one", r"1\. one"),
        ("1.5", r"1\.5"),
        ("> said", r"\> said"),
        ("I <3 you", "I <3 you".replace("<3", "<\u200b3")),
        ("Robin\\", r"Robin\\"),
        ("two\n\nlines", "two lines"),
        ("@everyone", "@\u200beveryone"),
        ("<@&1>", "<\u200b@\u200b&1>"),
        ("https://a.b", "https:\u200b//a.b"),
        ("Ёж", "Ёж"),
        ("שלום", "\u2068שלום\u2069"),
    ],
)
def test_signs_of_markdown_are_shown_as_themselves(name: str, escaped: str) -> None:
    assert escape(name) == escaped


@pytest.mark.lesson("J7")
@pytest.mark.parametrize("door", [escape, lambda text: clean_name(text, 80), lambda text: clean_post(text, 2_000), code, inline_code])
def test_a_sign_carries_two_marks_at_most(door) -> None:
    marks = max(len(run) for run in re.findall("[\u0300-\u036f\u0489]*", door(ZALGO)))
    assert marks <= 2


@pytest.mark.lesson("J7")
@each_hostile
@pytest.mark.parametrize("limit", [1, DISPLAY_NAME, 80])
def test_a_cleaned_name_is_one_visible_line_within_its_limit(text: str, limit: int) -> None:
    name = clean_name(text, limit)
    assert length(name) <= limit
    assert name == name.strip()
    assert not any(unicodedata.category(sign) in ("Cc", "Cs", "Co") for sign in name)
    assert not re.search("[\u202a-\u202e\u2066-\u2069\u200e\u200f]", name)


@given(ANYTHING)
def test_cleaning_a_clean_name_changes_nothing(text: str) -> None:
    name = clean_name(text, DISPLAY_NAME)
    assert clean_name(name, DISPLAY_NAME) == name


@pytest.mark.parametrize("text", ["", " \t ", HOSTILE["invisible"], HOSTILE["blank"], HOSTILE["marks without a letter"], "\u202e\u2066"])
def test_of_a_name_without_a_visible_sign_nothing_is_left(text: str) -> None:
    assert clean_name(text, DISPLAY_NAME) == ""
    assert webhook_name(text) is None


@pytest.mark.parametrize("text", ["👨\u200d👩\u200d👧\u200d👦", "1\ufe0f\u20e3", "👍🏽", "🇷🇺", "❤\ufe0f\u200d🔥", "Vũ Thị Ế", "กี้"])
def test_emoji_and_honest_marks_survive(text: str) -> None:
    assert clean_name(text, DISPLAY_NAME) == unicodedata.normalize("NFC", text)


def test_two_names_that_differ_in_invisible_signs_only_are_the_same_name() -> None:
    assert clean_name("Ro\u200bbin\ufe0f\u200d", 32) == clean_name("Robin", 32) == "Robin"


@pytest.mark.lesson("J1")
@each_hostile
def test_a_post_is_inert_and_fits(text: str) -> None:
    for limit in (20, 1_800):
        post = clean_post(text, limit)
        assert length(post) <= limit
        assert_inert(post)


@given(ANYTHING, st.integers(1, 200))
def test_no_post_mentions_anyone_or_poses_as_an_announcement(text: str, limit: int) -> None:
    post = clean_post(text, limit)
    assert length(post) <= limit
    assert_inert(post)
    outside = re.sub("```.+?```", "", post, flags=re.DOTALL)
    assert not re.search(r"^[ \t>*+-]*#", outside, re.MULTILINE)
    assert not re.search(r"^[ \t*+-]*>>>", outside, re.MULTILINE)


@pytest.mark.parametrize(
    ("text", "post"),
    [
        ("**bold** and *soft*\n> quoted\n\nnext", "**bold** and *soft*\n> quoted\n\nnext"),
        ("a\n\n\n\n\nb", "a\n\nb"),
        ("# Winner\nhello", "\\# Winner\nhello"),
        ("> # Winner", "> \\# Winner"),
        ("1. # Winner", "1. \\# Winner"),
        ("-# seal ABCD", "-\\# seal ABCD"),
        (">>> all", "> all"),
        ("```\nart # here\n```", "```\nart # here\n```"),
        ("```\nopen", "\\`\\`\\`\nopen"),
        ("```\na\n```\n```b", "```\na\n```\n\\`\\`\\`b"),
        ("\\```\n# a\n```", "```\n# a\n```"),
        ("`````````", "\\`\\`\\`"),
        ("[x](https://e.vil)", "[x\\](https:\u200b//e.vil)"),
        ("<@&1>", "<\u200b@\u200b&1>"),
    ],
)
def test_a_post_keeps_its_looks_and_loses_its_tricks(text: str, post: str) -> None:
    assert clean_post(text, 1_800) == post


def test_a_post_that_is_cut_inside_a_code_block_does_not_stay_open() -> None:
    post = clean_post("```\n" + "a" * 100 + "\n```", 50)
    assert length(post) <= 50
    assert "```" not in post.replace("\\`", "")


@pytest.mark.lesson("J4")
@pytest.mark.parametrize(
    ("name", "allowed"),
    [
        ("Robin Hood", "Robin Hood"),
        ("Баба-Яга", "Баба-Яга"),
        ("Clyde Barrow", "C\u200alyde Barrow"),
        ("Discordia", "D\u200aiscordia"),
        ("McCLYDE", "McC\u200aLYDE"),
        ("clyde", None),
        ("Discord", None),
        ("D i s c o r d", None),
        ("Dіsсоrd", None),
        ("Dіsсоrdia", None),
        ("сlуdе", None),
        ("D1SC0RD", None),
        ("Clуde Barrow", None),
        ("d\u200biscord", None),
        ("everyone", None),
        ("@here", None),
        ("System", None),
        ("Система", "Система"),
        ("\0", None),
    ],
)
def test_a_webhook_bears_no_name_that_discord_refuses_or_owns(name: str, allowed: str | None) -> None:
    assert webhook_name(name) == allowed


@pytest.mark.lesson("J4")
@given(ANYTHING)
def test_every_webhook_name_is_one_discord_takes(text: str) -> None:
    name = webhook_name(text)
    assert name is None or (1 <= length(name) <= 80 and not re.search("clyde|discord", name, re.IGNORECASE))


@pytest.mark.lesson("J3")
@each_hostile
def test_code_stays_in_its_block(text: str) -> None:
    block, inline = code(text), inline_code(text)
    assert block.count("```") == 2
    assert block.startswith("```\n")
    assert block.endswith("\n```")
    assert inline.count("`") == 2
    assert "\n" not in inline
    assert len(inline) > 2


def test_the_measure_finds_what_acts() -> None:
    acting = (
        "everyone",
        "user mention",
        "role mention",
        "channel mention",
        "command mention",
        "timestamp",
        "custom emoji",
        "bare link",
        "invite",
    )
    assert all(active_references(HOSTILE[name]) for name in acting)
