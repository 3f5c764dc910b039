"""What a new version would change, said field by field; and where a replay stops."""

import json
from typing import Any

import pytest

from bench.battle import battle
from bot.kernel.change import Record
from bot.kernel.compare import Difference, compare, differing
from bot.kernel.export import UnreadableExport, export_ended, read_export, record_from
from bot.kernel.journal import Entry, Opening
from cogs.arena.rules.game import ARENA


def exported() -> tuple[Record, list[Entry], list[Opening], dict[str, Any]]:
    table = battle(3)
    document = json.loads(json.dumps(export_ended(table.finish(), table.change.entries, table.change.openings)))
    entries, openings = read_export(document)
    return record_from(document, entries[0], openings), entries, openings, document


def test_only_what_differs_is_named_with_its_place():
    was = {"same": 1, "list": [1, {"a": 2}], "gone": True, "longer": [1]}
    now = {"same": 1, "list": [1, {"a": 3}], "new": None, "longer": [1, 2]}
    assert list(differing(7, "state", was, now)) == [
        Difference(7, "state.list[1].a", 2, 3),
        Difference(7, "state.gone", True, "—"),
        Difference(7, "state.longer", [1], [1, 2]),
        Difference(7, "state.new", "—", None),
    ]


def test_the_same_rules_make_the_same_state_and_events_that_were_never_told_are_named():
    record, entries, openings, _ = exported()
    assert compare(ARENA, record, entries, openings) == []
    found = compare(ARENA, record, entries, openings, told={})
    assert found
    assert {(one.where, one.was) for one in found} == {("event", "—")}
    assert "attack_reckoned" in {one.now for one in found}


@pytest.mark.lesson("E6")
def test_a_missing_opening_stops_the_replay_at_its_entry():
    record, entries, openings, _ = exported()
    first = next(one for one in openings if one.kind == "action")
    found = compare(ARENA, record, entries, [one for one in openings if one is not first])
    assert [(one.n, one.rule) for one in found] == [(first.n, "its opening is missing")]


def test_options_that_this_version_cannot_read_are_said_of_entry_zero():
    record, entries, openings, _ = exported()
    record.options = {**record.options, "victory": "by_chance"}
    (found,) = compare(ARENA, record, entries, openings)
    assert (found.n, found.where) == (0, "ValidationError")


@pytest.mark.parametrize("name", ["table", "seed", "entries", "openings"])
def test_a_file_without_a_part_is_damaged(name: str):
    document = exported()[3]
    del document[name]
    with pytest.raises(UnreadableExport) as refused:
        read_export(document)
    assert refused.value.key == "verify-damaged"
