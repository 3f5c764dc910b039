"""What a case file can let a seat, the clock and the GM do; and the sentences for what nobody can do."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot.kernel.cases import CaseGame, UnreadableCase, read_cases, run_case
from bot.kernel.game import BadInput, RuleViolation
from bot.room import Reading
from tests.kernel.minis.auction import Auction, Bid
from tests.kernel.minis.corridor import Corridor
from tests.kernel.minis.pantry import Pantry

ONE = """
[[case]]
name = "one"
rule = "X-1"
game = "x"
"""
BIDS = ONE + 'seats = [{ name = "a" }, { name = "b" }]\nposition = {}\n'


def seat_of(tag: str, state: Any) -> int:
    if tag[:1] == "S" and tag[1:].isdigit():
        return int(tag[1:])
    raise BadInput("no-tag")


def read(words: str, view: Any, seat: int, decisions: Any) -> Reading:
    match words.split():
        case ["bid", number]:
            return Reading(action=Bid(decision=decisions[0].id, coins=int(number)))
        case ["about", number]:
            return Reading(question="how-much", keep=Bid(decision=decisions[0].id, coins=int(number)))
        case ["all"]:
            return Reading(refusal=RuleViolation("AU-2"))
        case _:
            return Reading(question="how-much")


def setting(game: Any, *, reads: bool = True) -> CaseGame:
    positions = SimpleNamespace(
        preset=lambda name, seats, options: game.new(options, seats, SimpleNamespace(shuffle=lambda items, why: list(items))),
        seat_of=seat_of,
        set_field=setattr,
        get_field=getattr,
    )
    return CaseGame(game, positions, read if reads else None)  # type: ignore[arg-type]


def found(tmp_path: Path, game: Any, head: str, actions: str, expect: str = "", *, reads: bool = True) -> list[str]:
    path = tmp_path / "case.toml"
    path.write_text(f"{head}actions = [{actions}]\n[case.expect]\n{expect}\n", encoding="utf-8")
    (case,) = read_cases(path)
    return run_case(case, setting(game, reads=reads))


def test_a_withdrawn_bid_counts_for_nothing(tmp_path: Path):
    bid, close = '{ seat = "S0", do = { kind = "bid", coins = 3 } }', '{ close = "bid" }'
    other = '{ seat = "S1", do = { kind = "bid", coins = 1 } }'
    sold = 'events = [{{ kind = "sold", seat = "{}", price = {} }}]'
    assert found(tmp_path, Auction(), BIDS, f"{bid}, {other}, {close}", sold.format("S0", 3)) == []
    assert found(tmp_path, Auction(), BIDS, f'{bid}, {other}, {{ seat = "S0", withdraw = "bid" }}, {close}', sold.format("S1", 1)) == []


def test_withdrawing_what_was_never_given_is_refused_by_its_id(tmp_path: Path):
    assert found(tmp_path, Auction(), BIDS, '{ seat = "S0", withdraw = "bid" }', 'refused = "LT-4"') == []


def test_a_sentence_that_is_asked_back_says_which_question_and_what_was_kept_counts(tmp_path: Path):
    close = '{ close = "bid" }'
    asked = '{ seat = "S0", say = "about 2", refused = "question how-much" }'
    assert found(tmp_path, Auction(), BIDS, f"{asked}, {close}", 'events = [{ kind = "sold", seat = "S0", price = 2 }]') == []
    assert found(tmp_path, Auction(), BIDS, '{ seat = "S0", say = "all" }', 'refused = "AU-2"') == []
    assert found(tmp_path, Auction(), BIDS, '{ seat = "S0", say = "hm" }', 'refused = "question how-much"') == []


def test_a_refusal_in_the_middle_that_was_not_foreseen_ends_the_case(tmp_path: Path):
    too_much = '{ seat = "S0", do = { kind = "bid", coins = 99 } }'
    said = found(tmp_path, Auction(), BIDS, f'{too_much}, {{ close = "bid" }}')
    assert said == ["action 1: refused with AU-2, expected nothing"]
    foreseen = too_much.replace(" } }", ' }, refused = "AU-9" }')
    assert found(tmp_path, Auction(), BIDS, f'{foreseen}, {{ close = "bid" }}') == ["action 1: refused with AU-2, expected AU-9"]


def test_a_ruling_of_the_gm_is_an_act_of_the_game(tmp_path: Path):
    assert found(tmp_path, Auction(), BIDS, '{ gm = { kind = "fined", seat = "S1", coins = 4 } }', "state = { purses = [6, 2] }") == []


def test_an_undone_draft_leaves_no_trace_in_the_state(tmp_path: Path):
    add = '{ seat = "S0", do = { kind = "add", cards = [1] } }'
    hands = BIDS.replace("position = {}", "position = { fields = { hands = [[1, 2, 3], [4, 5, 6]] } }")
    assert found(tmp_path, Pantry(), hands, add, "state = { pot = [1] }") == []
    assert found(tmp_path, Pantry(), hands, f'{add}, {{ seat = "S0", undo = 1 }}', "state = { pot = [] }") == []


def test_a_deadline_gives_the_default_and_a_standing_order_answers_at_once(tmp_path: Path):
    hands = BIDS.replace("position = {}", "position = { fields = { hands = [[1], [2]] } }")
    assert found(tmp_path, Pantry(), hands, '{ expire = "n1.cook.s1" }', "state = { done = [1] }") == []
    run = '{ seat = "S0", do = { kind = "run", way = [1, 1] } }'
    standing = '{ seat = "S0", standing = [{ kind = "use_below", health = 0 }] }'
    windows = BIDS + "dice = [6]\n"
    passed = f'{standing}, {run}, {{ seat = "S1", do = {{ kind = "pass" }} }}'
    assert found(tmp_path, Corridor(), windows, passed, 'events = [{ kind = "compared", hit = true }]') == []


UNPLAYABLE = {
    "an action of nothing": (Auction(), '{ seat = "S0" }', "says nothing to do"),
    "no such decision": (Auction(), '{ seat = "S0", withdraw = "vote" }', "no decision vote is open"),
    "no such deadline": (Auction(), '{ expire = "vote" }', "no decision vote is open"),
    "no such group": (Auction(), '{ close = "vote" }', "no group vote is open"),
}


@pytest.mark.parametrize(("game", "action", "said"), UNPLAYABLE.values(), ids=UNPLAYABLE)
def test_what_can_not_be_played_is_told_by_name(tmp_path: Path, game: Any, action: str, said: str):
    with pytest.raises(UnreadableCase, match=said):
        found(tmp_path, game, BIDS, action)


def test_a_sentence_in_a_game_that_reads_none_can_not_be_played(tmp_path: Path):
    with pytest.raises(UnreadableCase, match="reads no sentences"):
        found(tmp_path, Auction(), BIDS, '{ seat = "S0", say = "bid 2" }', reads=False)


def test_an_action_of_no_known_kind_and_one_of_a_seat_that_is_asked_nothing_are_refused(tmp_path: Path):
    hands = BIDS.replace("position = {}", "position = { fields = { hands = [[1], [2]], done = [0] } }")
    assert found(tmp_path, Pantry(), hands, '{ seat = "S0", do = { kind = "done" } }', 'refused = "LT-1"') == []


def test_an_end_that_was_not_foreseen_and_one_that_did_not_come_are_differences(tmp_path: Path):
    hands = BIDS.replace("position = {}", "position = { fields = { hands = [[1], [2]], night = 2 } }")
    both = ", ".join(f'{{ seat = "S{seat}", do = {{ kind = "done" }} }}' for seat in (0, 1))
    assert found(tmp_path, Pantry(), hands, both, 'outcome = "none"') == ["it ended (PA-1), expected to go on"]
    assert found(tmp_path, Pantry(), hands, both, 'outcome = { cause = "PA-1", winners = ["S0", "S1"] }') == []
