import hmac
import json
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.kernel.dice import OutOfDice, Scripted, Stream

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


def test_scripted_dice_fall_as_told_and_refuse_what_is_not():
    dice = Scripted(faces=[3, 4], draws=["E2"], labelled={"L": [6]})
    assert dice.roll(1, 6, "L") == (6,)
    assert dice.roll(2, 6, "other") == (3, 4)
    assert dice.pick(["E1", "E2"], 1, "p") == ("E2",)
    with pytest.raises(OutOfDice):
        dice.roll(1, 6, "other")
    with pytest.raises(OutOfDice):
        Scripted(faces=[9]).roll(1, 6, "x")
