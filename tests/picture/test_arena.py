"""The pictures of the arena: what stands in them, what never does, and how heavy they are."""

import dataclasses
import io
import random
import re
from xml.etree import ElementTree

import pytest
from PIL import Image

from bot.picture import Picture
from bot.picture.lettering import width
from bot.picture.paint import ALT_LIMIT
from bot.picture.render import render
from cogs.arena.picture import EndLine, EndScene, Line, RoundScene, draw_end, draw_round
from cogs.arena.picture.livery import EVIL, GOOD
from cogs.arena.picture.tokens import token_names
from tests.hostile import HOSTILE_NAMES
from tests.picture.big import NAMES, TOKENS, big_end, big_round, draw_big, draw_big_end, says

HEAVIEST = 250_000  # bytes
SVG = "{http://www.w3.org/2000/svg}"
LONGEST = ("W" * 32, "Щ" * 32, "Maximilian Aurelius Wolfgangssohn")


def words(picture: Picture) -> list[str]:
    return [each.text or "" for each in ElementTree.fromstring(picture.svg).iter(f"{SVG}text")]


def noise(seed: int) -> bytes:
    """The worst portrait there can be: nothing in it compresses."""
    pixels = Image.frombytes("P", (256, 256), random.Random(seed).randbytes(256 * 256))
    pixels.putpalette(random.Random(seed + 1).randbytes(768))
    out = io.BytesIO()
    pixels.save(out, "PNG")
    return out.getvalue()


def one(line: Line, **changes) -> RoundScene:
    """A round in which Good's first character is `line`."""
    scene = big_round("en", side=2)
    return dataclasses.replace(scene, good=(line, scene.good[1]), **changes)


def difference(first: Picture, second: Picture) -> tuple[list[str], list[str]]:
    a, b = words(first), words(second)
    return [each for each in a if each not in b], [each for each in b if each not in a]


HOLMES = Line(tag="G1", name="Sherlock Holmes", token="magnifier", health=3)


def test_a_round_says_what_part_9_asks_for():
    drawn = words(draw_round(big_round("en"), says()))
    assert drawn[:3] == ["Arena", "Round 5", "10 to answer"]
    assert [name for name in NAMES["en"] if name not in drawn] == []
    assert {"G1", "G6", "E1", "E6", "GOOD", "EVIL", "DOWN", "DEAD", "BACK", "−1", "+1", "−2"} <= set(drawn)
    assert drawn.count("standing 4, down 1, dead 1") == 2
    assert drawn[-2:] == ["Good/Evil by round: 2: −3/−2 · 3: −2/0 · 4: +1/−4", "dice fingerprint 7c1e4a9b02d85f36"]


def test_a_round_in_russian():
    drawn = words(draw_round(big_round("ru"), says()))
    assert drawn[:3] == ["Арена", "Раунд 5", "ждём 10 ответов"]
    assert {"Д1", "З6", "ДОБРО", "ЗЛО", "В ОТКЛЮЧКЕ", "СМЕРТЬ", "В СТРОЮ", *NAMES["ru"]} <= set(drawn)


def test_nothing_drawn_at_full_size_is_smaller_than_a_phone_can_show():
    for picture in (draw_round(big_round("ru"), says()), draw_end(big_end("ru"), says()), draw_round(big_round("en", side=3), says())):
        sizes = [float(each.get("font-size") or 0) for each in ElementTree.fromstring(picture.svg).iter(f"{SVG}text")]
        assert min(sizes) >= 17


def test_the_dead_stand_at_the_bottom():
    drawn = words(draw_round(big_round("en"), says()))
    assert [each for each in drawn if re.fullmatch(r"G\d", each)] == ["G1", "G2", "G3", "G4", "G6", "G5"]
    assert drawn.index("Baron Munchausen") > drawn.index("Vasilisa the Wise")


@pytest.mark.parametrize("health", [1, 2, 3])
def test_health_is_hearts_and_a_number(health: int):
    picture = draw_round(one(dataclasses.replace(HOLMES, health=health)), says())
    less = draw_round(one(dataclasses.replace(HOLMES, health=health - 1)), says())
    assert picture.svg.count('fill="#ff6f86"') == less.svg.count('fill="#ff6f86"') + 1
    assert difference(picture, less)[0] == [] or str(health) in words(picture)


@pytest.mark.rule("ARENA-R27")
def test_states_show_neither_hearts_nor_numbers_nor_sums():
    plain = draw_round(dataclasses.replace(big_round("en"), health_as_states=True), says())
    assert "#ff6f86" not in plain.svg
    assert words(plain).count("STANDING") == 8
    assert [each for each in words(plain) if re.fullmatch(r"[−+]?\d", each) or "by round" in each] == []
    other = tuple(dataclasses.replace(line, health=1 if line.health else 0, change=2) for line in big_round("en").good)
    same = draw_round(dataclasses.replace(big_round("en"), health_as_states=True, good=other, history=()), says())
    assert (same.svg, same.alt) == (plain.svg, plain.alt)


@pytest.mark.rule("ARENA-R28")
@pytest.mark.lesson("B4")
def test_a_round_has_no_room_for_a_secret():
    assert {field.name for field in dataclasses.fields(Line)} == {"tag", "name", "token", "portrait", "health", "state", "back", "change"}
    allowed = {"round", "asked", "language", "good", "evil", "history", "fingerprint", "health_as_states"}
    assert {field.name for field in dataclasses.fields(RoundScene)} == allowed
    everything = " ".join(
        str(part)
        for picture in (draw_round(big_round(lang), says()) for lang in NAMES)
        for part in (picture.svg, picture.alt, picture.name)
    )
    for secret in (
        "onductor",
        "acking",
        "rummer",
        "ирижёр",
        "эк-вокал",
        "дарник",
        "furious",
        "cautious",
        " d6",
        " d8",
        " d10",
        "к6",
        "к8",
        "к10",
    ):
        assert secret not in everything


def test_even_an_opened_line_tells_nothing_in_a_file_name():
    assert draw_round(big_round("en"), says()).name == "round-5.png"
    assert draw_end(big_end("en"), says()).name == "end.png"


@pytest.mark.rule("ARENA-R28")
def test_the_end_opens_classes_wounds_and_healing():
    drawn = words(draw_end(big_end("en"), says()))
    assert drawn[:3] == ["Arena", "Good has won", "8 rounds"]
    assert {"Conductor d6", "Backing vocal d8", "Drummer d10", "17", "16", "wounds dealt", "wounds healed", "health by round"} <= set(drawn)


@pytest.mark.parametrize(("winner", "colour"), [("good", GOOD.strong), ("evil", EVIL.strong), ("nobody", "#2b3342")])
def test_the_frame_has_the_winners_colour_and_the_title_says_it_as_well(winner, colour: str):
    picture = draw_end(dataclasses.replace(big_end("en"), winner=winner), says())
    frame = ElementTree.fromstring(picture.svg)[0]
    title = {"good": "Good has won", "evil": "Evil has won", "nobody": "A draw"}[winner]
    assert (frame.get("stroke"), words(picture)[1]) == (colour, title)


def test_a_character_without_a_token_has_initials_and_a_portrait_goes_before_both():
    bare = draw_round(one(dataclasses.replace(HOLMES, token=None)), says())
    assert "SH" in words(bare)
    faced = draw_round(one(dataclasses.replace(HOLMES, portrait=noise(1))), says())
    assert (faced.svg.count("<image"), faced.svg.count("<clipPath")) == (1, 1)
    assert "SH" not in words(faced)


def test_every_character_of_the_content_has_a_token():
    assert token_names() == TOKENS


@pytest.mark.parametrize("team", ["good", "evil"])
def test_standing_down_and_dead_differ_in_shape_and_not_only_in_colour(team: str):
    def drawn(state) -> str:
        line = dataclasses.replace(HOLMES, state=state, health=None)
        svg = draw_round(dataclasses.replace(big_round("en", side=1), **{team: (line,)}), says()).svg
        return re.sub(r"#[0-9a-f]{6}", "#", svg)

    assert len({drawn(state) for state in ("standing", "down", "dead")}) == 3


def test_the_same_view_gives_the_same_bytes():
    assert draw_round(big_round("ru"), says()).svg == draw_round(big_round("ru"), says()).svg
    assert draw_end(big_end("ru"), says()).svg == draw_end(big_end("ru"), says()).svg
    assert render(draw_big().svg) == render(draw_big().svg)


@pytest.mark.parametrize("picture", [draw_big(), draw_big_end()], ids=["round", "end"])
def test_the_biggest_picture_is_light_enough(picture: Picture):
    png = render(picture.svg)
    assert Image.open(io.BytesIO(png)).size == (1200, 675)
    assert len(png) < HEAVIEST


def test_twelve_portraits_of_pure_noise_are_light_enough():
    portraits = tuple(noise(k) for k in range(12))
    standing = big_round("en", names=LONGEST, portraits=portraits)
    up = {team: tuple(dataclasses.replace(line, state="standing") for line in getattr(standing, team)) for team in ("good", "evil")}
    png = render(draw_round(dataclasses.replace(standing, **up), says()).svg)
    assert len(png) < HEAVIEST
    image = Image.open(io.BytesIO(png)).convert("RGBA")
    assert (image.size, image.getpixel((0, 0))[3], image.getpixel((600, 340))[3]) == ((1200, 675), 0, 255)  # type: ignore[index]


def test_the_corners_are_clear_and_the_card_is_not():
    image = Image.open(io.BytesIO(render(draw_big().svg))).convert("RGBA")
    assert [image.getpixel(place)[3] for place in ((0, 0), (1199, 0), (0, 674), (1199, 674))] == [0, 0, 0, 0]  # type: ignore[index]
    assert image.getpixel((600, 340))[3] == 255  # type: ignore[index]


def boxes(picture: Picture) -> list[tuple[float, float, float]]:
    """Left, right and baseline of every text, as measured."""
    found = []
    for each in ElementTree.fromstring(picture.svg).iter(f"{SVG}text"):
        text, size = each.text or "", float(each.get("font-size") or 0)
        wide = width(text, size, bold=each.get("font-weight") == "bold")
        x = float(each.get("x") or 0) - {"middle": wide / 2, "end": wide}.get(each.get("text-anchor") or "", 0)
        found.append((x, x + wide, float(each.get("y") or 0)))
    return found


@pytest.mark.parametrize("side", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize(
    "draw", [lambda *a, **k: draw_round(big_round(*a, **k), says()), lambda *a, **k: draw_end(big_end(*a, **k), says())]
)
def test_no_word_stands_on_another_or_outside_of_its_column(draw, language, side: int):
    for names in (None, LONGEST):
        texts = boxes(draw(language, side=side, names=names))
        assert all(left >= 20 and right <= 1180 for left, right, _ in texts)
        for k, (left, right, y) in enumerate(texts):
            # The initials' group has coordinates of its own; nobody here has any.
            clash = [other for other in texts[k + 1 :] if abs(other[2] - y) < 12 and other[0] < right and left < other[1]]
            assert clash == []


@pytest.mark.lesson("M6")
@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize(
    "names",
    [None, LONGEST, ("🎲" * 32,), tuple(name[:32] or "x" for name in HOSTILE_NAMES)],
    ids=["content", "longest", "emoji", "hostile"],
)
def test_the_description_is_there_in_both_languages_and_short_enough(language, names):
    for picture in (draw_round(big_round(language, names=names), says()), draw_end(big_end(language, names=names), says())):
        assert set(picture.alt) == {"en", "ru"}
        assert [text for text in picture.alt.values() if not 100 < len(text) <= ALT_LIMIT] == []
        assert [text for text in picture.alt.values() if re.search("[\0-\x1f\u202a-\u202e\u2066-\u2069]", text)] == []


@pytest.mark.lesson("M6")
def test_the_description_says_what_the_picture_shows():
    scene = dataclasses.replace(big_round("en", side=1), good=(dataclasses.replace(HOLMES, health=1, back=True, change=1),))
    assert draw_round(scene, says()).alt == {
        "en": "Arena, round 5, 0 characters to answer. Good: G1 Sherlock Holmes: health 1, back, +1. Evil: E1 Count Dracula: down, −1. "
        "Change of health, Good/Evil, by round: 2: −3/−2, 3: −2/0, 4: +1/−4. Dice fingerprint 7c1e4a9b02d85f36.",
        "ru": "Арена, раунд 5, ждём 0 ответов. Добро: G1 Sherlock Holmes: здоровье 1, снова в строю, +1. "
        "Зло: E1 Count Dracula: в отключке, −1. Изменение здоровья, Добро/Зло, по раундам: "
        "2: −3/−2, 3: −2/0, 4: +1/−4. Отпечаток кубов 7c1e4a9b02d85f36.",
    }


@pytest.mark.lesson("J7")
@pytest.mark.parametrize("name", HOSTILE_NAMES)
def test_a_hostile_name_breaks_no_picture(name: str):
    line = EndLine(tag="G1", name=name, health=3, class_key="drummer", die=10, dealt=1, healed=0, course=(3, 3))
    end = EndScene(winner="good", rounds=1, language="en", good=(line,), evil=(line,), fingerprint=name)
    plain = Line(tag="G1", name=name, health=3)
    opening = RoundScene(round=1, asked=2, language="en", good=(plain,), evil=(plain,), fingerprint=name)
    for picture in (draw_end(end, says()), draw_round(opening, says())):
        assert [each for each in words(picture) if not each.strip()] == []
        assert [part.tag for part in ElementTree.fromstring(picture.svg).iter() if "script" in part.tag] == []
    assert render(draw_end(end, says()).svg).startswith(b"\x89PNG")
