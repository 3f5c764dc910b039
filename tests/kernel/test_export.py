"""A table as a file: what is in it, what is not, and every way of changing it that shows."""

import copy
import json
from typing import Any

import pytest

from bot.kernel.canonical import sha256
from bot.kernel.export import UnreadableExport, export_ended, export_running, verify
from bot.kernel.journal import head
from bot.kernel.replay import undo
from tests.kernel.contract import Play, history
from tests.kernel.minis.auction import Auction, Boast
from tests.kernel.minis.pantry import Add, Pantry

GAMES = {"auction": Auction(), "pantry": Pantry()}


def ended(seed: int = 4) -> dict[str, Any]:
    play = Play(GAMES["auction"], seed)
    play.table.take(0, Boast(decision="l0.boast.s0", text="Mine!"), 1)
    for _ in play.to_the_end():
        pass
    table = play.table
    return json.loads(json.dumps(export_ended(table.finish(), table.change.entries, table.change.openings)))


def test_an_ended_table_holds_and_is_played_again():
    verdict = verify(ended(), GAMES.get)
    assert verdict.faults == []
    assert verdict.replayed
    assert verdict.seals == 10  # nine bids and the words
    assert verdict.final is not None
    assert verdict.final.is_over


def entry_text(document: dict[str, Any], n: int, change: Any) -> None:
    parts = json.loads(document["entries"][n]["text"])
    change(parts)
    text = json.dumps(parts, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    document["entries"][n] = {"text": text, "hash": sha256(text.encode())}


def later(parts: list[Any]) -> None:
    parts[3] += 1


TAMPERED = {
    "an entry told later": (lambda d: entry_text(d, 3, later), "verify-chain"),
    "an entry left out": (lambda d: d["entries"].pop(2), "verify-gap"),
    "the last entry changed": (lambda d: entry_text(d, len(d["entries"]) - 1, later), "verify-head"),
    "another seed": (lambda d: d.update(seed="00" * 32), "verify-seed"),
    "another bid opened": (lambda d: _bid(d).update(body=_bid(d)["body"] | {"coins": 5 - _bid(d)["body"]["coins"]}), "verify-seal"),
    "an opening left out": (lambda d: d["openings"].remove(_bid(d)), "verify-unopened"),
    "other words": (lambda d: _words(d).update(body="Yours!"), "verify-seal"),
}


def _bid(document: dict[str, Any]) -> dict[str, Any]:
    return next(one for one in document["openings"] if one["kind"] == "action" and one["seal"])


def _words(document: dict[str, Any]) -> dict[str, Any]:
    return next(one for one in document["openings"] if one["kind"] == "note")


@pytest.mark.parametrize("change", TAMPERED, ids=str)
@pytest.mark.lesson("A18")
def test_what_was_changed_shows(change: str):
    document = copy.deepcopy(ended())
    tamper, fault = TAMPERED[change]
    tamper(document)
    verdict = verify(document, GAMES.get)
    assert not verdict.holds
    assert fault in [key for _, key in verdict.faults]


def test_a_person_can_be_forgotten_while_the_chain_still_verifies():
    document = ended()
    _words(document)["body"] = None
    verdict = verify(document, GAMES.get)
    assert verdict.faults == []
    assert (verdict.erased, verdict.replayed) == (1, True)


def test_a_chain_made_anew_around_an_illegal_act_is_found_by_playing_it_again():
    """Whoever rewrites everything that was not published still has to obey the rules."""
    play = Play(GAMES["auction"], 4)
    table = play.table
    decision = table.unanswered()[0]
    table.journal_act(0, decision, {"kind": "bid", "decision": decision.id, "coins": 99}, 1, "person")
    for _ in play.to_the_end():
        pass
    verdict = verify(export_ended(table.finish(), table.change.entries, table.change.openings), GAMES.get)
    assert [key for _, key in verdict.faults] == ["verify-replay"]


@pytest.mark.lesson("B13", "B18")
def test_while_a_table_runs_its_file_tells_nothing_of_secret_answers_and_no_seed():
    play = Play(GAMES["auction"], 4)
    play.table.take(0, Boast(decision="l0.boast.s0", text="Mine!"), 1)
    for _ in range(2):
        play.step()
    record = play.table.finish()
    document = export_running(record, play.table.change.entries)
    text = json.dumps(document)
    assert document["seed"] is None
    assert record.seed.hex() not in text
    assert ".bid." not in text
    assert "note:" in text
    assert verify(document, GAMES.get).complete is False


@pytest.mark.lesson("B13", "B18")
def test_while_a_table_runs_nobody_can_count_secret_answers_in_its_file():
    """Neither by the numbers of entries, nor by the hash each names, nor by a head that moves."""
    files: list[dict[str, Any]] = []
    play = Play(GAMES["auction"], 4)
    bid = play.table.unanswered()[0]
    for times in (1, 3):
        for _ in range(times):
            play.table.take(bid.asked[0], play.choose(bid, bid.asked[0]), 1)
        files.append(export_running(play.table.finish(), play.table.change.entries))
    assert files[0] == files[1]
    play.table.take(0, Boast(decision="l0.boast.s0", text="Mine!"), 1)
    document = export_running(play.table.finish(), play.table.change.entries)
    assert document["head"] == head(play.table.record.hash)
    assert [(one["kind"], set(one)) for one in document["shown"]] == [("act", {"at", "kind", "facts"})]


def test_the_hash_of_a_state_is_not_handed_out_while_the_table_runs():
    """Whoever tries every class there is would find the one that fits."""
    play = Play(GAMES["auction"], 4)
    play.table.record.version = 0
    entry = play.table.upgrade(7)
    assert entry is not None
    shown = export_running(play.table.finish(), play.table.change.entries)["shown"]
    assert shown == [{"at": 7, "kind": "upgraded", "facts": {"from": 0, "to": 1}}]
    assert entry.facts["state"]


@pytest.mark.parametrize(
    "document", [{}, {"format": "x"}, {"format": "longtable/export/1"}, {**ended(), "entries": [{"text": "no"}]}], ids=str
)
def test_what_is_no_export_is_refused_with_a_sentence(document: dict[str, Any]):
    with pytest.raises(UnreadableExport) as refused:
        verify(document, GAMES.get)
    assert refused.value.key in ("verify-not-an-export", "verify-damaged")


def test_a_file_of_rules_that_are_not_in_the_tree_is_checked_but_not_played():
    verdict = verify(ended(), lambda key: None)
    assert verdict.holds
    assert not verdict.replayed


def test_erased_entry_numbers_of_an_undo_replay_to_the_same_end():
    play = Play(GAMES["pantry"], 2)
    for _ in play.to_the_end():
        pass
    table = play.table
    verdict = verify(export_ended(table.finish(), table.change.entries, table.change.openings), GAMES.get)
    assert verdict.replayed
    assert verdict.dice[0][0] == 0  # the deck was shuffled under entry 0


@pytest.mark.lesson("B11")
def test_what_was_taken_back_is_never_opened_and_the_file_still_holds():
    play = Play(GAMES["pantry"], 2)
    table = play.table
    decision = table.unanswered()[0]
    seat = decision.asked[0]
    card = table.state.hands[seat][0]
    n = table.take(seat, Add(decision=decision.id, cards=(card,)), 1).n
    undo(table, seat, n, history(table, after=0), 2)
    for _ in play.to_the_end():
        pass
    document = export_ended(table.finish(), table.change.entries, table.change.openings)
    assert [one["body"] for one in document["openings"] if one["n"] == n] == []
    verdict = verify(document, GAMES.get)
    assert (verdict.faults, verdict.replayed) == ([], True)
