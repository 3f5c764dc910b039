import json
from dataclasses import FrozenInstanceError

import pytest

from bot.kernel.canonical import sha256
from bot.kernel.journal import GENESIS, head, make_entry
from bot.kernel.seal import seal_action, seal_joining, seal_note


def test_an_entry_hashes_its_predecessor_and_the_whole_of_itself():
    first = make_entry(GENESIS, 0, "opened", 5, {"b": 1, "a": "ё"})
    second = make_entry(first.hash, 1, "act", 6, {})
    assert first.body == f'["longtable/entry/1","{GENESIS}",0,5,"opened",{{"a":"ё","b":1}}]'.encode()
    assert first.hash == sha256(first.body)
    assert json.loads(second.body)[1] == first.hash


def test_an_entry_stays_as_it_was_hashed():
    entry = make_entry(GENESIS, 0, "opened", 5, {})
    with pytest.raises(FrozenInstanceError):
        entry.hash = GENESIS  # pyright: ignore[reportAttributeAccessIssue]


def test_a_head_is_twenty_base32_characters_without_a_number_of_entries():
    shown = head("00" * 31 + "01")
    assert shown == "A" * 20
    assert len(head(sha256(b"x"))) == 20


def test_seals_of_equal_answers_differ_by_table_decision_seat_and_salt():
    action = {"kind": "bid", "coins": 3}
    seals = {seal_action(t, d, s, action, salt) for t in "ab" for d in "cd" for s in (0, 1) for salt in (bytes(16), b"x" * 16)}
    assert len(seals) == 16
    assert seal_note("a", "c", 0, "words", bytes(16)).startswith("note:")
    assert seal_joining("a", 0, {"cls": 1}, bytes(16)) != seal_joining("a", 1, {"cls": 1}, bytes(16))


def test_seals_are_what_the_documents_say_so_that_anybody_can_open_them():
    salt, told = bytes(range(16)), "000102030405060708090a0b0c0d0e0f"
    assert seal_action("tab", "d1", 2, {"kind": "bid", "coins": 3}, salt) == sha256(
        f'["longtable/seal/1","tab","d1",2,{{"coins":3,"kind":"bid"}},"{told}"]'.encode()
    )
    assert seal_note("tab", "d1", 2, "ёж", salt) == "note:" + sha256(f'["longtable/note/1","tab","d1",2,"ёж","{told}"]'.encode())
    assert seal_joining("tab", 2, {"cls": 1}, salt) == sha256(f'["longtable/joining/1","tab",2,{{"cls":1}},"{told}"]'.encode())
