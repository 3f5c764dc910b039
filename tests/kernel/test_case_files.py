"""Case files: read, run, and what they say where something is wrong."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot.kernel.cases import CaseGame, UnreadableCase, read_cases, run_case
from bot.kernel.game import BadInput
from bot.room import Reading
from tests.kernel.minis.auction import Auction, Bid


def seat_of(tag: str, state: Any) -> int:
    if tag[:1] == "S" and tag[1:].isdigit():
        return int(tag[1:])
    raise BadInput("no-tag")


def set_field(state: Any, path: str, value: Any) -> None:
    state.purses[seat_of(path.split(".")[0], state)] = value


def read(words: str, view: Any, seat: int, decisions: Any) -> Reading:
    number = words.removeprefix("bid ")
    return Reading(action=Bid(decision=decisions[0].id, coins=int(number))) if number.isdigit() else Reading(question="how-much")


GAME = Auction()
SETTING = CaseGame(
    GAME,
    SimpleNamespace(  # type: ignore[arg-type]
        preset=lambda name, seats, options: GAME.new(options, seats, None),
        seat_of=seat_of,
        set_field=set_field,
        get_field=lambda state, path: getattr(state, path),
    ),
    read,
)

HEAD = """
[[case]]
name = "two tie"
rule = "AU-1"
game = "auction"
seats = [{ name = "a" }, { name = "b" }, { name = "c" }]
position = { preset = "start", fields = { "S2.purse" = 3 } }
names = { "tie.0" = 2 }
actions = [{ seat = "S0", do = { kind = "bid", coins = 3 } }, { seat = "S2", say = "bid 3" }, { close = "bid" }]
"""


def cases(tmp_path: Path, expect: str, head: str = HEAD) -> list[str]:
    path = tmp_path / "case.toml"
    path.write_text(head + "[case.expect]\n" + expect, encoding="utf-8")
    (case,) = read_cases(path)
    return run_case(case, SETTING)


HOLDS = {
    "events in part": 'events = [{ kind = "sold", seat = "S2" }, { kind = "reckoned", bids = [3, 0, 3] }]',
    "state": "state = { purses = [6, 6, 0], lot = 1 }",
    "a view": 'view = { seat = "S2", must = { purse = 0, "won.2" = 1 }, must_not = ["bids"] }',
    "a spectator": 'view = [{ must = { lot = 1 } }, { must_not = ["reckoned"] }]',
    "no outcome yet": 'outcome = "none"',
    "what must not come": 'no_events = ["boasted"]',
}


@pytest.mark.parametrize("expect", HOLDS.values(), ids=HOLDS)
def test_what_comes_as_told_holds(tmp_path: Path, expect: str):
    assert cases(tmp_path, expect) == []


DIFFERS = {
    'events = [{ kind = "sold", seat = "S0" }]': "no event",
    'events = [{ kind = "reckoned" }, { kind = "sold" }]': "no event",
    "state = { lot = 2 }": "lot is 1, expected 2",
    'view = { seat = "S2", must = { purse = 5 } }': "S2 sees purse as 0, expected 5",
    'view = { must_not = ["won"] }': "a spectator sees won",
    'refused = "AU-2"': "refused: nothing, expected AU-2",
    'outcome = { cause = "AU-3" }': "outcome cause is nothing",
    'no_events = ["sold"]': "an event sold came",
}


@pytest.mark.parametrize(("expect", "said"), DIFFERS.items(), ids=DIFFERS)
def test_what_differs_is_said(tmp_path: Path, expect: str, said: str):
    assert said in cases(tmp_path, expect)[0]


def test_a_refusal_of_the_last_action_is_held_against_its_id(tmp_path: Path):
    head = HEAD.replace('{ close = "bid" }', '{ seat = "S2", do = { kind = "bid", coins = 4 } }').replace('names = { "tie.0" = 2 }\n', "")
    assert cases(tmp_path, 'refused = "AU-2"', head) == []


def test_dice_that_were_told_and_never_fell_are_a_difference(tmp_path: Path):
    assert cases(tmp_path, "", HEAD.replace("names =", "dice = [4]\nnames =")) == ["1 dice or draws were told and never fell"]


def test_dice_that_fall_untold_are_a_difference(tmp_path: Path):
    found = cases(tmp_path, "", HEAD.replace('{ "tie.0" = 2 }', "{}"))
    assert found == ["action 3: tie.0: asked, not told"]


BROKEN = {
    "no TOML": ("[[case", 1, "Expected"),
    "no cases": ("", 1, "case"),
    "an unknown field": (HEAD + "colour = 3\n[case.expect]", 2, "colour"),
    "a second case is broken": (HEAD + "[case.expect]\n[[case]]\nname = 'x'\n", 11, "case.1"),
}


@pytest.mark.parametrize(("text", "line", "reason"), BROKEN.values(), ids=BROKEN)
def test_what_is_no_case_file_names_the_line_and_the_reason(tmp_path: Path, text: str, line: int, reason: str):
    path = tmp_path / "broken.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(UnreadableCase) as fault:
        read_cases(path)
    assert (fault.value.line, reason in fault.value.reason) == (line, True), fault.value


def test_a_position_with_an_unknown_seat_can_not_be_played(tmp_path: Path):
    with pytest.raises(UnreadableCase, match="no-tag"):
        cases(tmp_path, "", HEAD.replace("S2.purse", "X9.purse"))


def test_a_missing_file_is_said(tmp_path: Path):
    with pytest.raises(FileNotFoundError):
        read_cases(tmp_path / "none.toml")
