"""Published words that are mended or taken away: entries of their own, and a chain that still verifies."""

import copy
import importlib.util
import json
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from bot.kernel.export import export_ended, verify
from bot.kernel.mend import Said, mend, remove
from bot.kernel.replay import undo
from bot.kernel.table import Table
from tests.kernel.contract import Play, history
from tests.kernel.minis.auction import Auction, Boast

ROOT = Path(__file__).parents[2]
GAMES = {"auction": Auction()}
DECISION = "l0.boast.s0"


def boasted() -> tuple[Table, Said, Play]:
    play = Play(GAMES["auction"], 4)
    play.table.take(0, Boast(decision=DECISION, text="Mine!"), 1)
    (note,) = [one for one in play.table.change.openings if one.kind == "note"]
    return play.table, Said(0, DECISION, note.seal), play


def exported(table: Table, play: Play) -> dict[str, Any]:
    """As the store hands it out: words that were replaced are gone."""
    for _ in play.to_the_end():
        pass
    document = json.loads(json.dumps(export_ended(table.finish(), table.change.entries, table.change.openings)))
    for one in document["openings"]:
        if one["seal"] in table.change.replaced:
            one["body"] = None
    return document


@pytest.fixture(scope="module")
def checker() -> Any:
    spec = importlib.util.spec_from_file_location("verify_alone", ROOT / "docs" / "verify.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_mended_words_have_an_entry_and_an_opening_of_their_own():
    table, said, _play = boasted()
    entry = mend(table, said, "Mine, I think.", 2)
    (new,) = [one for one in table.change.openings if one.n == entry.n]
    assert (entry.kind, entry.facts) == ("system", {"table": {"what": "post-mended", "of": said.seal, "text": new.seal}})
    assert (new.kind, new.body, new.seat, new.decision, new.opened) == ("note", "Mine, I think.", 0, DECISION, True)
    assert table.change.replaced == {said.seal: new.seal}
    assert "Mine" not in entry.body.decode()


def test_a_table_with_words_mended_and_removed_holds_by_both_checkers_and_is_played_again(checker: Any):
    table, said, play = boasted()
    first = mend(table, said, "Mine, I think.", 2)
    second = mend(table, Said(0, DECISION, first.facts["table"]["text"]), "Perhaps mine.", 3)
    table.take(1, Boast(decision="l0.boast.s1", text="No, mine!"), 4)
    other = next(one.seal for one in table.change.openings if one.body == "No, mine!")
    remove(table, Said(1, "l0.boast.s1", other), "moderator", 5)
    document = exported(table, play)
    verdict = verify(document, GAMES.get)
    assert (verdict.faults, verdict.replayed, verdict.erased) == ([], True, 3)
    assert list(checker.faults(document)) == []
    assert [one["body"] for one in document["openings"] if one["kind"] == "note" and one["body"]] == ["Perhaps mine."]
    assert second.facts["table"]["of"] == first.facts["table"]["text"]
    schema = json.loads((ROOT / "docs" / "export.schema.json").read_text("utf-8"))
    validator = jsonschema.Draft202012Validator(schema)
    entries = validator.evolve(schema={"$ref": "#/$defs/entry", "$defs": schema["$defs"]})
    assert [fault.message for fault in validator.iter_errors(document)] == []
    assert [fault.message for one in document["entries"] for fault in entries.iter_errors(json.loads(one["text"]))] == []


def test_the_form_refuses_a_mend_that_names_no_text():
    schema = json.loads((ROOT / "docs" / "export.schema.json").read_text("utf-8"))
    entry = jsonschema.Draft202012Validator({"$ref": "#/$defs/entry", "$defs": schema["$defs"]})
    head = ["longtable/entry/1", "0" * 64, 3, 5, "system"]
    assert entry.is_valid([*head, {"table": {"what": "post-removed", "of": "note:" + "0" * 64, "by": "writer"}}])
    assert not entry.is_valid([*head, {"table": {"what": "post-removed", "of": "Mine!", "by": "writer"}}])
    assert not entry.is_valid([*head, {"table": {"what": "post-mended", "of": "note:" + "0" * 64}}])
    assert entry.is_valid([*head, {"table": {"what": "paused"}}])


def _old_words_stand(document: dict[str, Any]) -> None:
    next(one for one in document["openings"] if one["kind"] == "note" and one["body"] is None)["body"] = "Mine!"


def _new_words_are_others(document: dict[str, Any]) -> None:
    next(one for one in document["openings"] if one["kind"] == "note" and one["body"])["body"] = "Yours."


@pytest.mark.parametrize("tamper", [_old_words_stand, _new_words_are_others], ids=["old words stand", "new words are others"])
def test_what_was_changed_about_a_mend_shows(checker: Any, tamper: Any):
    table, said, play = boasted()
    mend(table, said, "Mine, I think.", 2)
    document = exported(table, play)
    changed = copy.deepcopy(document)
    tamper(changed)
    assert changed != document
    assert verify(changed, GAMES.get).faults != []
    assert list(checker.faults(changed)) != []


def test_a_mend_of_words_that_nobody_wrote_shows(checker: Any):
    table, _said, play = boasted()
    mend(table, Said(0, DECISION, "note:" + "ab" * 32), "Mine, I think.", 2)
    document = exported(table, play)
    assert [key for _, key in verify(document, GAMES.get).faults] == ["verify-mend"]
    assert len(list(checker.faults(document))) == 1


@pytest.mark.lesson("N4")
def test_a_mend_stands_in_the_way_of_no_undo():
    table, said, play = boasted()
    bid = next(one for one in table.unanswered() if one.asked == (1,))
    answer = table.take(1, play.game.script(play.game.view(table.state, 1), bid, None, play.rng), 2)
    mend(table, said, "Mine, I think.", 3)
    undone = undo(table, 1, answer.n, history(table), 4)
    assert undone.n == table.record.n
