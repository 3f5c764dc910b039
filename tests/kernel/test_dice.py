import hmac
import json
from collections import Counter
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.kernel.dice import Draw, OutOfDice, Scripted, Stream

SEED, ENTRY = bytes(range(32)), "ab" * 32


def by_the_book(seed: bytes, parts: list[object], faces: int, count: int) -> list[int]:
    """The definition of the design, written a second time in the plainest way."""
    width, space = (1, 256) if faces <= 256 else (8, 1 << 64)
    data, block, found = b"", 0, list[int]()
    while len(found) < count:
        while len(data) < width:
            text = json.dumps([*parts, block], ensure_ascii=False, separators=(",", ":"))
            data += hmac.digest(seed, text.encode(), "sha256")
            block += 1
        value, data = int.from_bytes(data[:width]), data[width:]
        if value < space - space % faces:
            found.append(value % faces + 1)
    return found


@given(st.integers(1, 40), st.sampled_from([2, 3, 6, 10, 100, 255, 256, 257, 1000, 10**9]), st.sampled_from(["ARENA-ORDER-e", "ё"]))
def test_a_roll_is_the_stream_that_the_design_defines(count: int, faces: int, why: str):
    dice = Stream(SEED, ENTRY)
    assert list(dice.roll(count, faces, why)) == by_the_book(SEED, ["longtable/draw/1", ENTRY, 0, why], faces, count)
    assert list(dice.roll(count, faces, why)) == by_the_book(SEED, ["longtable/draw/1", ENTRY, 1, why], faces, count)


@pytest.mark.parametrize("faces", [3, 6, 100, 200])
def test_the_bytes_at_the_edge_are_thrown_away_as_the_design_says(faces: int):
    """Enough rolls that the last byte that counts and the first that doesn't both come up."""
    for n in range(300):
        entry = f"{n:064x}"
        assert list(Stream(SEED, entry).roll(8, faces, "E")) == by_the_book(SEED, ["longtable/draw/1", entry, 0, "E"], faces, 8)


def test_known_draws_stay_as_they_are():
    dice = Stream(SEED, ENTRY)
    assert dice.roll(6, 6, "T-1") == tuple(by_the_book(SEED, ["longtable/draw/1", ENTRY, 0, "T-1"], 6, 6))
    assert dice.shuffle(list("abcdef"), "T-2") != list("abcdef")
    assert [draw.k for draw in dice.log] == [0, 1]


def test_another_entry_another_label_another_seed_are_other_dice():
    rolls = {Stream(seed, entry).roll(20, 10, why) for seed in (SEED, b"x" * 32) for entry in (ENTRY, "cd" * 32) for why in "ab"}
    assert len(rolls) == 8


def test_a_pick_holds_different_items_and_every_set_comes_equally_often():
    sets = Counter(frozenset(Stream(SEED, f"{n:064x}").pick("wxyz", 2, "DRUM")) for n in range(6000))
    assert len(sets) == 6
    assert all(900 < seen < 1100 for seen in sets.values())


def test_a_shuffle_is_a_permutation_and_fair_at_its_ends():
    first = Counter(Stream(SEED, f"{n:064x}").shuffle(range(5), "S")[0] for n in range(5000))
    assert sorted(Stream(SEED, ENTRY).shuffle(range(5), "S")) == [0, 1, 2, 3, 4]
    assert all(880 < seen < 1120 for seen in first.values())


def test_a_named_draw_hangs_on_its_key_alone():
    here, there = Stream(SEED, ENTRY), Stream(SEED, "cd" * 32)
    here.roll(3, 6, "x")
    assert [here.named(f"n{k}", 6) for k in range(20)] == [there.named(f"n{k}", 6) for k in range(20)]
    assert Stream(SEED, ENTRY, b"given").named("n1", 1000) == Stream(b"other", ENTRY, b"given").named("n1", 1000)


@pytest.mark.parametrize("label", ["NL-DECK-a", "ё"])
def test_picks_shuffles_and_named_draws_are_the_streams_that_the_design_defines_and_stand_in_the_log(label: str):
    """Offered to Fisher and Yates from the top, by indices below what is left; each draw is of its own number and label."""
    dice = Stream(SEED, ENTRY, b"roll seed")
    first = dice.roll(1, 6, "first")
    assert dice.log == [Draw(0, "first", 6, first)]
    picked = dice.pick("uvwxyz", 3, label)
    mixed = dice.shuffle("abcdef", label)
    face = dice.named("t3.plot", 6)

    def one(k: int, step: int, below: list[int]) -> int:
        """The `step`th number of draw `k`; what went before it had the bounds `below`."""
        data = b"".join(hmac.digest(SEED, _text(["longtable/draw/1", ENTRY, k, label, block]), "sha256") for block in range(4))
        at = 0
        for bound in below[: step + 1]:
            while data[at] >= 256 - 256 % bound:
                at += 1
            value, at = data[at] % bound, at + 1
        return value  # pyright: ignore[reportPossiblyUnboundVariable]

    takes = tuple(one(1, step, [6, 5, 4]) for step in range(3))
    swaps = tuple(one(2, step, [6, 5, 4, 3, 2]) for step in range(5))
    left, taken = list("uvwxyz"), []
    for index in takes:
        taken.append(left.pop(index))
    by_hand = list("abcdef")
    for last, index in zip(range(5, 0, -1), swaps, strict=True):
        by_hand[last], by_hand[index] = by_hand[index], by_hand[last]
    assert (list(picked), mixed) == (taken, by_hand)
    assert [face] == by_the_book(b"roll seed", ["longtable/named/1", "t3.plot"], 6, 1)
    assert dice.log[1:] == [Draw(1, label, 6, takes), Draw(2, label, 6, swaps), Draw(3, "named", 6, (face,), "t3.plot")]


def _text(parts: list[object]) -> bytes:
    return json.dumps(parts, ensure_ascii=False, separators=(",", ":")).encode()


def test_scripted_draws_stand_in_the_log_as_real_ones_do():
    dice = Scripted(faces=[2], draws=["b"], labelled={"P": ["c", "a"], "S": ["y"]}, names={"n": 4})
    assert dice.roll(1, 6, "R") == (2,)
    assert dice.pick("abc", 2, "P") == ("c", "a")
    assert dice.pick("abc", 1, "P") == ("b",)
    assert dice.shuffle("xyz", "S") == ["y", "x", "z"]
    assert dice.shuffle("xyz", "S") == ["x", "y", "z"]
    assert dice.named("n", 6) == 4
    assert dice.log == [
        Draw(0, "R", 6, (2,)),
        Draw(1, "P", 3, (2, 0)),
        Draw(2, "P", 3, (1,)),
        Draw(3, "S", 3, ()),
        Draw(4, "S", 3, ()),
        Draw(5, "named", 6, (4,), "n"),
    ]


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        (lambda dice: dice.roll(2, 6, "R-1"), "R-1: 2d6 asked, 1 told"),
        (lambda dice: dice.roll(1, 4, "R-2"), "R-2: (5,) is not a roll of 1d4"),
        (lambda dice: dice.pick("ab", 2, "R-3"), "R-3: 2 of ['a', 'b'] asked, 1 told"),
        (lambda dice: dice.pick("ab", 1, "R-4"), "R-4: z is not among ['a', 'b']"),
        (lambda dice: dice.named("k", 6), "k: asked, not told"),
    ],
)
def test_what_was_not_told_is_said(asked: Callable[[Scripted], object], told: str):
    with pytest.raises(OutOfDice) as fault:
        asked(Scripted(faces=[5], draws=["z"]))
    assert str(fault.value) == told


def test_scripted_dice_fall_as_told_and_refuse_what_is_not():
    dice = Scripted(faces=[3, 4], draws=["E2"], labelled={"L": [6]})
    assert dice.roll(1, 6, "L") == (6,)
    assert dice.roll(2, 6, "other") == (3, 4)
    assert dice.pick(["E1", "E2"], 1, "p") == ("E2",)
    with pytest.raises(OutOfDice):
        dice.roll(1, 6, "other")
    with pytest.raises(OutOfDice):
        Scripted(faces=[9]).roll(1, 6, "x")
