"""Whether the dice fall as fair and independent ones do: chi-square of faces and of neighbours, in one long draw and in many short ones.

The seeds are fixed, so a run is the same everywhere: what passes today passes for ever, and only a changed stream can fail.
"""

import math
from collections import Counter
from collections.abc import Iterator, Sequence
from hashlib import sha256
from itertools import islice, pairwise, permutations

import pytest

from bot.kernel.dice import Stream

FACES = (2, 3, 4, 5, 6, 8, 10, 12, 20, 30, 100, 256, 257, 1000)
"""Those of the games, of the usual free rolls, and both sides of the border where a face takes eight bytes."""
SAMPLE, WHOLE = 200_000, 10_000_000
CRITICAL = 4.0  # standard deviations: by chance once in 30,000
PAIRED = 30  # faces up to which all pairs of neighbours are counted; beyond it their correlation is


def entries(tag: str) -> Iterator[str]:
    """Hashes as a journal has them."""
    at = sha256(tag.encode()).hexdigest()
    while True:
        yield at
        at = sha256(at.encode()).hexdigest()


def seed(tag: str) -> bytes:
    return sha256(f"seed of {tag}".encode()).digest()


def long_draw(faces: int, count: int) -> list[int]:
    """Everything out of few entries: how a stream runs on within one draw."""
    values: list[int] = []
    for entry in entries(f"long {faces}"):
        values += Stream(seed("long"), entry).roll(min(100_000, count - len(values)), faces, "T-long")
        if len(values) == count:
            return values
    raise AssertionError


def short_draws(faces: int, count: int) -> list[int]:
    """One die a draw, three draws an entry: how a game rolls."""
    values: list[int] = []
    for entry in entries(f"short {faces}"):
        dice = Stream(seed("short"), entry)
        for label in ("ARENA-ORDER-e", "ARENA-DRUM-g", "ARENA-ORDER-e"):
            values += dice.roll(1, faces, label)
        if len(values) >= count:
            return values[:count]
    raise AssertionError


def deviation(seen: Sequence[int], expected: float) -> float:
    """Chi-square as standard deviations from what chance gives (Wilson and Hilferty); large: too uneven, far below 0: too even."""
    freedom = len(seen) - 1
    chi = sum((count - expected) ** 2 for count in seen) / expected
    spread = 2 / (9 * freedom)
    return ((chi / freedom) ** (1 / 3) - (1 - spread)) / math.sqrt(spread)


def evenness(values: Sequence[int], faces: int) -> float:
    counts = Counter(values)
    assert set(counts) <= set(range(1, faces + 1))
    return deviation([counts[face] for face in range(1, faces + 1)], len(values) / faces)


def serial(values: Sequence[int], faces: int, lag: int) -> float:
    """Whether a die tells anything of the one `lag` after it, in standard deviations."""
    if faces > PAIRED:
        return _correlation(values, lag)
    # Pairs that share no die: those that overlap are not independent.
    pairs = Counter(zip(values[:: lag + 1], values[lag :: lag + 1], strict=False))
    seen = [pairs[one, other] for one in range(1, faces + 1) for other in range(1, faces + 1)]
    return deviation(seen, pairs.total() / faces**2)


def _correlation(values: Sequence[int], lag: int) -> float:
    count = len(values) - lag
    mean = sum(values) / len(values)
    variance = sum((value - mean) ** 2 for value in values) / len(values)
    together = sum((one - mean) * (other - mean) for one, other in zip(values, islice(values, lag, None), strict=False))
    return together / count / variance * math.sqrt(count)


def hold(values: Sequence[int], faces: int) -> None:
    assert abs(evenness(values, faces)) < CRITICAL
    for lag in (1, 2, 7):
        assert abs(serial(values, faces, lag)) < CRITICAL, f"lag {lag}"


@pytest.mark.lesson("A18")
@pytest.mark.parametrize("faces", FACES)
def test_faces_come_equally_often_and_tell_nothing_of_the_next(faces: int):
    hold(long_draw(faces, SAMPLE), faces)


@pytest.mark.lesson("A18")
@pytest.mark.parametrize("faces", [6, 8, 10, 257])
def test_dice_of_neighbouring_draws_and_entries_are_as_independent(faces: int):
    hold(short_draws(faces, 30_000), faces)


@pytest.mark.hard
@pytest.mark.lesson("A18")
@pytest.mark.parametrize("faces", FACES)
def test_ten_million_dice_of_a_kind_are_fair(faces: int):
    hold(long_draw(faces, WHOLE), faces)


@pytest.mark.hard
@pytest.mark.lesson("A18")
@pytest.mark.parametrize("faces", [6, 8, 10, 20, 257])
def test_a_million_single_draws_are_fair(faces: int):
    hold(short_draws(faces, 1_000_000), faces)


@pytest.mark.lesson("A18")
def test_the_measure_notices_a_die_that_is_loaded_by_a_hundredth():
    fair = long_draw(10, SAMPLE)
    loaded = [1 if face == 10 and at % 50 == 0 else face for at, face in enumerate(fair)]
    assert abs(evenness(fair, 10)) < CRITICAL
    assert evenness(loaded, 10) > CRITICAL


@pytest.mark.lesson("A18")
def test_the_measure_notices_dice_that_lean_on_the_one_before():
    fair = long_draw(8, SAMPLE)
    leaning = [fair[0]] + [before if at % 40 == 0 else face for at, (before, face) in enumerate(pairwise(fair))]
    assert serial(leaning, 8, 1) > CRITICAL
    assert _correlation(leaning, 1) > CRITICAL


@pytest.mark.lesson("A18")
def test_every_order_of_a_shuffle_comes_equally_often():
    dealt = Counter("".join(Stream(seed("mix"), entry).shuffle("wxyz", "T-mix")) for entry in islice(entries("mix"), 24_000))
    assert abs(deviation([dealt["".join(order)] for order in permutations("wxyz")], 24_000 / 24)) < CRITICAL


@pytest.mark.lesson("A18")
@pytest.mark.parametrize("count", [1, 2, 3, 4, 5])
def test_every_order_of_a_pick_comes_equally_often(count: int):
    picked = Counter(Stream(seed("pick"), entry).pick(range(5), count, "T-pick") for entry in islice(entries(f"pick {count}"), 12_000))
    orders = list(permutations(range(5), count))
    assert abs(deviation([picked[order] for order in orders], 12_000 / len(orders))) < CRITICAL


@pytest.mark.lesson("A18")
def test_places_of_a_long_shuffle_are_even():
    """Where the first of 52 cards ends, and which card ends first."""
    decks = [Stream(seed("deck"), entry).shuffle(range(52), "T-deck") for entry in islice(entries("deck"), 6_000)]
    assert abs(deviation([count for _, count in sorted(Counter(deck.index(0) for deck in decks).items())], 6_000 / 52)) < CRITICAL
    assert abs(deviation([count for _, count in sorted(Counter(deck[0] for deck in decks).items())], 6_000 / 52)) < CRITICAL


@pytest.mark.lesson("A18")
def test_named_draws_of_many_keys_are_fair():
    rolled = [Stream(seed("named"), "0" * 64).named(f"night/{key}", 6) for key in range(30_000)]
    hold(rolled, 6)


@pytest.mark.lesson("A21")
def test_a_stream_holds_no_die_that_has_not_been_asked_for():
    """Nothing is generated ahead: what a dump of it could show is what has been rolled."""
    dice = Stream(seed("ahead"), "0" * 64)
    assert {name: getattr(dice, name) for name in dice.__slots__ if name != "log"} == {
        "_seed": seed("ahead"), "_entry": b"0" * 64, "_roll_seed": seed("ahead"),
    }  # fmt: skip
    dice.roll(3, 6, "T-1")
    assert [len(draw.values) for draw in dice.log] == [3]
