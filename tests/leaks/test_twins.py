"""Two battles that differ in hidden facts only are one battle to everybody else: same messages, same sizes, same pictures, same export.

Hidden are classes, orders, dice, by which way an order came, in which order the seats answered, and how often one was changed.
"""

import json
import os
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import zip_longest
from pathlib import Path
from typing import Any

import pytest

from bot.app import EXTENSIONS
from bot.kernel.table import Table
from bot.ui.controls import view_of
from cogs.arena.room import ROOM
from cogs.arena.rules.actions import ACTION
from tests.chance import seeded
from tests.leaks.hands import Hand, click
from tests.leaks.outputs import Output, watch
from tests.leaks.twins import WITNESS, Course, falls, pairs
from tests.ui.stage import NAMES, Stage, stage

ROUNDS = 2
TAGS = ("G1", "E1", "G2", "E2")
POSTS = ("She raises her staff.", "Гром над рекой.")
_MASKS = (
    (re.compile(r"(?<![0-9A-Za-z])[0-9a-f]{64}(?![0-9A-Za-z])"), "SEAL"),
    (re.compile(r"(?<![0-9A-Z])[A-Z2-7]{20}(?![0-9A-Z])"), "HEAD"),
    (re.compile(r"(?<!\d)\d{17,20}(?!\d)"), "ID"),
    (re.compile(r"(?<!\d)1\d{12}(?!\d)"), "MILLISECOND"),
    (re.compile(r"<t:\d+:\w>"), "TIME"),
)


@dataclass
class Seen:
    """What one battle showed to whoever may watch, to a spectator who asks, and to the witness."""

    public: list[Any] = field(default_factory=list[Any])
    spectator: list[Any] = field(default_factory=list[Any])
    witness: list[Any] = field(default_factory=list[Any])
    outputs: int = 0


@pytest.mark.lesson("B2", "B5", "B8", "B13", "B15", "B16", "B18")
@pytest.mark.parametrize("options", [{}, {"health": "states", "posts": "with_the_announcement"}], ids=["usual", "states"])
async def test_battles_that_differ_in_hidden_facts_have_one_public_transcript(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, options: dict[str, Any]
):
    await _hold(tmp_path, monkeypatch, options, pairs(1, rounds=ROUNDS, options=options))


@pytest.mark.hard
@pytest.mark.lesson("B13", "B15", "B16", "B18")
@pytest.mark.parametrize(
    "options",
    [{}, {"health": "states"}, {"posts": "with_the_announcement"}, {"hail_dice": "one", "curse_stacking": "once"}, {"absent": "idle"}],
    ids=str,
)
async def test_a_dozen_pairs_under_each_house_rule_have_one_public_transcript_each(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, options: dict[str, Any]
):
    await _hold(tmp_path, monkeypatch, options, pairs(12, rounds=ROUNDS, options=options, tried=20_000), draw=True)


async def _hold(
    folder: Path, monkeypatch: pytest.MonkeyPatch, options: dict[str, Any], found: Iterator[tuple[Course, Course]], *, draw: bool = False
) -> None:
    """Not `draw`: pictures are the same if their drawings are."""
    for number, (one, other) in enumerate(found):
        os.makedirs(folder / f"{number}a")
        os.makedirs(folder / f"{number}b")
        here = await _played(folder / f"{number}a", monkeypatch, one, options, quiet=True, draw=draw)
        there = await _played(folder / f"{number}b", monkeypatch, other, options, quiet=False, draw=draw)
        for who in ("public", "spectator", "witness"):
            assert _first_difference(getattr(here, who), getattr(there, who)) is None, f"{who}\n{one.told}\n{other.told}"
        assert len(here.public) > 20


def _first_difference(one: list[Any], other: list[Any]) -> str | None:
    """What both got until then is the same."""
    for number, (left, right) in enumerate(zip_longest(one, other)):
        if left != right:
            before = [[entry[0] for entry in some[max(0, number - 4) : number + 3]] for some in (one, other)]
            return f"{number}: {_apart(str(left), str(right))} after {before}"
    return None


def _apart(left: str, right: str) -> str:
    at = next((k for k, (a, b) in enumerate(zip(left, right, strict=False)) if a != b), min(len(left), len(right)))
    return f"{left[:60]} … {left[max(0, at - 80) : at + 80]!r} … {right[max(0, at - 80) : at + 80]!r}"


async def _played(
    folder: Path, monkeypatch: pytest.MonkeyPatch, course: Course, options: dict[str, Any], *, quiet: bool, draw: bool
) -> Seen:
    """`quiet`: each orders once, by command; else in another order of seats, by other ways, and not without changing their minds."""
    monkeypatch.setattr(Table, "dice_of", falls(course))
    async with stage(folder, extensions=(*EXTENSIONS, "cogs.arena.cog"), draw=draw) as on:
        outputs = watch(on.env)
        outputs.watch_pictures(on.bot.painter)
        # The same seed, whose fingerprint stands in the picture; salts stay by lot.
        on.bot.desk.tables.entropy = lambda count: bytes(32) if count == 32 else on.chance.bytes_of(count)
        people = [on.person(name) for name in ("ann", "bob", "cid", "dee")]
        spectator = on.person("sam")
        await _sit(on, people, course, options)
        for number in range(ROUNDS):
            await _round(on, people, course.orders[number], number, quiet=quiet)
            await _asked_by(on, spectator)
            await on.env.advance_time(61)  # the grace after the last answer
        await _asked_by(on, spectator)
        await on.env.advance_time(1)
        await on.env.advance_time(1)  # a slow machine may still be sending
        assert on.env.errors == []
        known = {person.id: person.name for person in (*people, spectator)}
        return Seen(
            [_masked(on, known, one) for one in sorted(outputs.public(), key=_lane)],
            [_masked(on, known, one) for one in outputs.to(spectator.id)],
            [_masked(on, known, one) for one in sorted(outputs.to(people[WITNESS].id), key=lambda one: one.way)],
            len(outputs),
        )


def _lane(output: Output) -> str:
    """What is said is said in order, and so is what is edited and drawn; which of the two is quicker is the machine's doing."""
    return "said" if output.way.startswith("POST") else output.way


async def _sit(on: Stage, people: list[Any], course: Course, options: dict[str, Any]) -> None:
    await on.open_table(people[0], **options)
    for seat, (person, cls) in enumerate(zip(people, course.classes, strict=True)):
        await Hand(on, person, seeded(seat)).sit_down({"cls": cls})
        await person.slash(on.channel, "table join", name=NAMES[seat]["name"], team="good" if seat % 2 == 0 else "evil")
    await people[0].slash(on.channel, "table start")
    assert (await on.look()).started


async def _round(on: Stage, people: list[Any], orders: dict[int, dict[str, Any]], number: int, *, quiet: bool) -> None:
    for seat, words in zip((2, 3), POSTS, strict=True):
        await people[seat].slash(on.channel, "arena post", text=words)
    for seat in orders if quiet else (WITNESS, *reversed([seat for seat in orders if seat != WITNESS])):
        name, said = _command(orders[seat])
        if quiet or seat == WITNESS:
            await people[seat].slash(on.channel, name, **said)
            continue
        await people[seat].slash(on.channel, "arena pass")
        await people[seat].slash(on.channel, "arena heal", target=TAGS[(seat + 1) % 4])  # refused, or an order to be changed
        look = await on.look()
        english = on.bot.desk.say("en")
        sentence = ROOM.action_text(english, view_of(look, seat), ACTION.validate_python(orders[seat]))  # type: ignore[arg-type]
        await people[seat].send_dm(sentence)
        await people[seat].slash(on.channel, "mine")
        assert (await on.look()).answer_of(seat, f"r{number + 1}.order.s{seat}") == orders[seat]


def _command(order: dict[str, Any]) -> tuple[str, dict[str, Any]]:
    said = {name: TAGS[value] if name.endswith("target") and value is not None else value for name, value in order.items()}
    kind = said.pop("kind")
    del said["decision"]
    if kind == "idle":
        return "arena pass", {}
    if kind == "hail":
        del said["stance"]
    return f"arena {kind}", {name: value for name, value in said.items() if value is not None}


async def _asked_by(on: Stage, person: Any) -> None:
    """Everything that somebody without a seat may ask of a table."""
    for command in ("table status", "table list", "table export", "verify", "mine", "table house"):
        await person.slash(on.channel, command)
    for verb in ("board", "log", "turn", "mine", "rules"):
        await click(on, person, on.panel(), on.control(on.panel(), verb))
    for command, option in (("arena attack", "target"), ("arena heal", "target"), ("table substitute", "seat"), ("verify", "table")):
        await person.autocomplete(on.channel, command, option, "")


def _masked(on: Stage, known: dict[int, str], one: Output) -> Any:
    """Seals, heads, ids and times masked; the sizes of everything beside it, of before that."""
    files = [
        (_text(on, known, name), about, _text(on, known, content.decode()) if name.endswith(".json") else content)
        for name, about, content in one.files
    ]
    text = re.sub(r'"nonce": "[^"]*"', '"nonce": "…"', one.text)  # by lot, or made with a key: see test_nonces
    return one.way, _text(on, known, text), len(text), files, [len(content) for *_, content in one.files]


def _text(on: Stage, known: dict[int, str], text: str) -> str:
    for id, name in known.items():
        text = text.replace(str(id), name)
    text = text.replace(on.table, "TABLE")
    for mask, by in _MASKS:
        text = mask.sub(by, text)
    return text


@pytest.mark.lesson("B13")
def test_a_pair_differs_in_classes_and_orders_and_in_nothing_that_shows():
    one, other = next(pairs(1, rounds=1, options={}))
    assert one.classes != other.classes
    assert json.loads(one.told) != json.loads(other.told)
    assert one.orders[0][WITNESS] == other.orders[0][WITNESS]


def test_the_mask_hides_no_sentence():
    """What is masked is proofs, ids and moments; an amount, a name or a count stays."""
    on: Any = type("On", (), {"table": "t23abc"})
    text = "Answers in: 3 of 4 <t:1767312000:F> t23abc KFYY3M3O6YNSJ4N4VOLV 1456074443980800016"
    assert _text(on, {}, text) == "Answers in: 3 of 4 TIME TABLE HEAD ID"
    assert _text(on, {1456074443980800016: "ann"}, text).endswith("HEAD ann")


# ---- who was silent


@pytest.mark.lesson("B2", "B13")
async def test_nobody_but_the_silent_learns_who_was_silent_and_a_gm_who_plays_no_more_than_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """Two deadlines in a row, past which one of two passive seats says nothing: which of them, only it knows."""
    seen = []
    for silent, passes in ((1, 3), (3, 1)):
        os.makedirs(tmp_path / str(silent))
        course = Course(("vocal", "drummer", "vocal", "drummer"), [], [[], []])
        monkeypatch.setattr(Table, "dice_of", falls(course))
        async with stage(tmp_path / str(silent), extensions=(*EXTENSIONS, "cogs.arena.cog")) as on:
            outputs = watch(on.env)
            on.bot.desk.tables.entropy = lambda count: bytes(32) if count == 32 else on.chance.bytes_of(count)
            people = [on.person(name) for name in ("ann", "bob", "cid", "dee")]
            await _sit(on, people, course, {"early_close": "never"})
            for _ in range(2):
                for seat in (0, 2, passes):
                    await people[seat].slash(on.channel, "arena pass")
                await _asked_by(on, people[0])
                await on.env.advance_time(86_400)
            await _asked_by(on, people[0])
            known = {person.id: person.name for person in people}
            public = sorted(outputs.public(), key=_lane)
            seen.append([[_masked(on, known, one) for one in some] for some in (public, outputs.to(people[0].id))])
    for mine, other in zip(*seen, strict=True):
        assert _first_difference(mine, other) is None
    assert len(seen[0][0]) > 15
