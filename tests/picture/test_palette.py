"""The colours hold for people who see fewer of them (simulated after Machado, Oliveira and Fernandes, 2009, severity 1)."""

from itertools import combinations

import pytest

from cogs.arena.picture import livery
from cogs.arena.picture.livery import EVIL, FALLEN, GOOD

Rgb = tuple[float, float, float]

EYES: dict[str, tuple[Rgb, Rgb, Rgb]] = {
    "full": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}


def linear(colour: str) -> Rgb:
    def channel(value: int) -> float:
        part = value / 255
        return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4

    red, green, blue = (channel(int(colour[k : k + 2], 16)) for k in (1, 3, 5))
    return red, green, blue


def brightness(colour: str, eye: str) -> float:
    seen = [min(max(sum(a * b for a, b in zip(row, linear(colour), strict=True)), 0), 1) for row in EYES[eye]]
    return 0.2126 * seen[0] + 0.7152 * seen[1] + 0.0722 * seen[2]


def contrast(one: str, other: str, eye: str) -> float:
    """WCAG's ratio, from 1 to 21."""
    low, high = sorted((brightness(one, eye), brightness(other, eye)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.lesson("M7")
@pytest.mark.parametrize("eye", EYES)
def test_the_teams_differ_in_brightness_for_every_eye(eye: str):
    assert contrast(GOOD.strong, EVIL.strong, eye) >= 2
    assert contrast(GOOD.plate, EVIL.plate, eye) >= 7


@pytest.mark.lesson("M7")
@pytest.mark.parametrize("eye", EYES)
def test_words_can_be_read_on_every_ground(eye: str):
    grounds = [livery.BACK, *(ground for team in (GOOD, EVIL) for ground in (team.panel, team.row))]
    assert [ground for ground in grounds if contrast(livery.WORDS, ground, eye) < 7] == []
    assert [ground for ground in grounds if contrast(livery.QUIET, ground, eye) < 4.5] == []
    assert contrast(livery.WORDS, livery.CHIP_DOWN, eye) >= 4.5
    assert contrast(livery.CHIP_BACK_WORDS, livery.CHIP_BACK, eye) >= 7


@pytest.mark.lesson("M7")
@pytest.mark.parametrize("eye", EYES)
def test_signs_stand_out_from_their_ground(eye: str):
    """3 is what large text and signs need."""
    for team in (GOOD, EVIL):
        for sign in (livery.HEART, livery.HOLLOW, livery.CURVE, livery.REMEDY):
            assert contrast(sign, team.row, eye) >= 3, (sign, team)
        assert contrast(team.strong, team.panel, eye) >= 3
        assert contrast(team.ink, team.plate, eye) >= 4.5
    assert contrast(FALLEN.ink, FALLEN.plate, eye) >= 3


@pytest.mark.lesson("M7")
def test_colour_is_never_the_only_cue():
    """Circle against octagon, and three marks of a state that are three different words."""
    assert (GOOD.sides, EVIL.sides) == (0, 8)
    assert all(one != other for one, other in combinations((GOOD.plate, EVIL.plate, FALLEN.plate), 2))
