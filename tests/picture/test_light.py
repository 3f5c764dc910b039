"""The light fonts: the same shapes as the whole ones, for every letter that our own texts are written in."""

from pathlib import Path

import pytest

import bot.picture
from bot.picture.light import FAMILY, LETTERS, WHOLE, family_of
from bot.picture.render import render

ROOT = Path(bot.picture.__file__).parents[2]
WRITTEN = [
    *ROOT.glob("cogs/*/locale/*/picture.ftl"),
    *ROOT.glob("bot/i18n/locale/*/picture.ftl"),
    *ROOT.glob("cogs/*/content/*/*.toml"),
    *ROOT.glob("cogs/*/content/*.toml"),
]


def drawn(family: str, words: str, *, bold: bool) -> bytes:
    weight = "bold" if bold else "normal"
    text = words.replace("&", "&amp;").replace("<", "&lt;").replace("\xad", "")
    look = f'font-family="{family}" font-weight="{weight}" font-size="20" xml:space="preserve"'
    return render(
        f'<svg xmlns="http://www.w3.org/2000/svg" width="900" height="30"><rect width="900" height="30" fill="#fff"/>'
        f'<text x="2" y="22" {look}>{text}</text></svg>'
    )


@pytest.mark.parametrize("bold", [False, True], ids=["plain", "bold"])
def test_a_light_letter_looks_like_the_whole_one(bold: bool):
    letters = sorted(LETTERS)
    lines = [" ".join(letters[start : start + 20]) for start in range(0, len(letters), 20)]  # apart: they aren't kerned
    assert [line for line in lines if drawn(FAMILY, line, bold=bold) != drawn(WHOLE, line, bold=bold)] == []


def test_our_own_pictures_need_no_other_letters():
    assert len(WRITTEN) > 10
    assert {path.name: found for path in WRITTEN if (found := set(path.read_text("utf-8")) - LETTERS - {"\n", "\u2068", "\u2069"})} == {}


@pytest.mark.parametrize(("words", "family"), [("Kestrel Bay", None), ("Ёж — 5 ⚔", None), ("Ωmega", WHOLE), ("العربية", WHOLE)])
def test_a_name_in_another_script_is_drawn_whole(words: str, family: str | None):
    assert family_of(words) == family
