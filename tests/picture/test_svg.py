"""Scenes become the same, well-formed SVG each time."""

from xml.etree import ElementTree

import pytest

from bot.picture.render import render
from bot.picture.scene import Circle, Group, Path, Rect, RoundImage, Scene, Text, heart, hearts, hearts_width
from bot.picture.svg import to_svg
from tests.hostile import HOSTILE

SVG = "{http://www.w3.org/2000/svg}"


def scene(*shapes) -> Scene:
    return Scene(width=100, height=50, shapes=shapes)


def test_each_shape_as_markup():
    picture = scene(
        Rect(x=1, y=2, width=3, height=4.5, fill="#fff", radius=2, stroke="#000", stroke_width=1),
        Circle(x=1.239, y=2, radius=3, fill="#123456", opacity=0.5),
        Group(shapes=(Path(d="M0 0 L1 1", stroke="#000", stroke_width=2),), x=5, turn=90, scale=2),
    )
    inner = to_svg(picture).partition(">")[2].removesuffix("</svg>")
    assert inner == (
        '<rect x="1" y="2" width="3" height="4.5" rx="2" fill="#fff" stroke="#000" stroke-width="1"/>'
        '<circle cx="1.24" cy="2" r="3" fill="#123456" opacity="0.5"/>'
        '<g transform="translate(5 0) rotate(90) scale(2)">'
        '<path d="M0 0 L1 1" fill="none" stroke="#000" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/></g>'
    )


@pytest.mark.lesson("J7")
@pytest.mark.parametrize("name", ["<b>&\"'</text><script/>", "]]>", "&#x0;", *HOSTILE.values()])
def test_markup_in_a_name_stays_a_name(name: str):
    from bot.picture.lettering import clean

    words = clean(name)
    svg = to_svg(scene(Text(x=1, y=20, words=words, size=10, fill="#000")))
    assert [(each.tag, each.text) for each in ElementTree.fromstring(svg)] == [(f"{SVG}text", words)]
    assert render(svg).startswith(b"\x89PNG")


def test_two_images_have_two_clips_and_equal_scenes_equal_bytes():
    def once() -> str:
        return to_svg(scene(*(RoundImage(x=10 + k, y=10, radius=5, png=b"png", faded=k == 1) for k in range(2))))

    svg = once()
    assert svg == once()
    assert (svg.count('<clipPath id="cut1"'), svg.count('<clipPath id="cut2"'), svg.count('id="cut2g"')) == (1, 1, 1)


def test_hearts_are_filled_from_the_left_and_hollow_ones_are_outlines():
    row = hearts(0, 0, 24, full=2, of=3, colour="#f00", hollow="#888")
    assert row == tuple(heart(k * 24 * 1.2, 0, 24, filled=k < 2, colour="#f00", hollow="#888") for k in range(3))
    fills = [part.fill for group in row if isinstance(group, Group) for part in group.shapes if isinstance(part, Path)]
    assert fills == ["#f00", "#f00", "none"]
    assert hearts_width(24, 3) == pytest.approx(24 * 3 + 24 * 0.2 * 2)
