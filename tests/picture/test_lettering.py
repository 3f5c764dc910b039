"""Text fits and can be seen, whatever people call themselves."""

import io
import unicodedata

import pytest
from PIL import Image

from bot.picture.lettering import ELLIPSIS, SUBSTITUTE, clean, fit, initials, is_drawable, one_line, width
from bot.picture.render import render
from bot.picture.scene import Scene, Text
from bot.picture.svg import to_svg
from tests.hostile import HOSTILE

WANTED = "AzЯяЁё09−+…·♥♡♠♣♦♢⚀⚁⚂⚃⚄⚅←↑→↓⚔✚×/" + SUBSTITUTE


def drawn(words: str, *, bold: bool = False) -> bytes:
    return render(to_svg(Scene(width=60, height=40, shapes=(Text(x=10, y=30, words=words, size=24, fill="#000", bold=bold),))))


@pytest.mark.parametrize("bold", [False, True], ids=["regular", "bold"])
def test_the_bundled_fonts_draw_latin_cyrillic_dice_suits_arrows_and_hearts(bold: bool):
    blank = drawn(" ", bold=bold)
    pictures = {letter: drawn(letter, bold=bold) for letter in WANTED}
    assert [letter for letter, png in pictures.items() if png == blank] == []
    assert [letter for letter in WANTED if not is_drawable(letter, bold=bold)] == []


def test_a_box_that_can_be_seen_stands_in_for_what_the_font_lacks():
    assert clean("李 Holmes 🦊") == f"{SUBSTITUTE} Holmes {SUBSTITUTE}"
    assert clean("\u3164") == SUBSTITUTE


def test_ornamental_letters_become_the_common_ones():
    assert clean("𝕽𝖔𝖇𝖎𝖓 Ｈｏｏｄ", bold=True) == "Robin Hood"


@pytest.mark.lesson("J7")
@pytest.mark.parametrize("name", HOSTILE.values(), ids=HOSTILE.keys())
@pytest.mark.parametrize("bold", [False, True], ids=["regular", "bold"])
def test_a_cleaned_name_is_one_visible_line_without_controls(name: str, bold: bool):
    words = clean(name, bold=bold)
    assert words.strip() == words != ""
    assert [letter for letter in words if unicodedata.category(letter) in ("Cc", "Cf", "Cs", "Zl", "Zp")] == []
    assert [letter for letter in words if letter != " " and not is_drawable(letter, bold=bold)] == []


def test_a_letter_keeps_one_accent_and_loses_the_heap():
    assert one_line("a" + "\u0336" * 20 + "b") == "a\u0336b"
    assert one_line("e\u0308") == "ë"


@pytest.mark.parametrize("text", ["Alice", "Червонная Королева", "W" * 32, "i" * 32])
def test_a_fitted_text_is_never_wider_than_its_room(text: str):
    for room in (40, 120, 300, 600):
        words, size = fit(text, room, 28, smallest=20, bold=True)
        assert width(words, size, bold=True) <= room
        assert 20 <= size <= 28
        assert words == text or words.endswith(ELLIPSIS)


def test_a_text_shrinks_before_it_is_cut():
    assert fit("Sherlock Holmes", 1000, 28, smallest=20) == ("Sherlock Holmes", 28)
    words, size = fit("Sherlock Holmes", 190, 28, smallest=20)
    assert (words, 20 <= size < 28) == ("Sherlock Holmes", True)
    assert fit("Sherlock Holmes", 100, 28, smallest=20) == ("Sherloc…", 20)


def test_a_very_long_text_is_measured_in_few_steps():
    words, _ = fit("А" * 100_000, 500, 20)
    assert words.endswith(ELLIPSIS)
    assert 480 < width(words, 20) <= 500


def test_measured_and_drawn_widths_agree():
    """The renderer may kern otherwise; what we reserve must be enough, and not much more."""
    for bold in (False, True):
        for text in ("Василиса Премудрая", "AVATAR To Ya. fi ffl", "WWWWMMMM", "1234567890"):
            scene = Scene(width=900, height=60, shapes=(Text(x=10, y=40, words=text, size=30, fill="#000", bold=bold),))
            box = Image.open(io.BytesIO(render(to_svg(scene)))).getbbox()
            assert box is not None
            measured = width(text, 30, bold=bold)
            assert box[2] - 10 <= measured + 1
            assert box[2] - 10 >= measured * 0.9


@pytest.mark.parametrize(
    ("name", "letters"),
    [
        ("Шерлок Холмс", "ШХ"),
        ("alice", "A"),
        ("Queen of Hearts", "QH"),
        ("Баба-Яга", "Б"),
        ("@everyone", "?"),
        ("\u200b", "?"),
        ("🦊 fox", "F"),
    ],
)
def test_initials(name: str, letters: str):
    assert initials(name) == letters
