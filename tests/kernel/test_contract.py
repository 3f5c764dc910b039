"""The contract suite: every registered game passes it, and three mini games prove what Arena can't."""

import itertools
import random
from collections import defaultdict
from typing import Any

import pytest
from pydantic import TypeAdapter

from bot.games import rooms
from bot.i18n.texts import texts
from bot.kernel import walk
from bot.kernel.change import encode
from bot.kernel.dice import Stream
from bot.kernel.export import export_ended, verify
from bot.kernel.game import Decision, RuleViolation
from bot.kernel.ledger import load_ledger
from bot.kernel.table import Table
from bot.room import Room
from bot.ui import limits
from bot.ui.ids import ControlId
from tests.kernel.contract import AnyGame, Play, awaited, entropy_of, every_game, registered
from tests.speech import SPEECH

PLAYS = 6  # of each game, each to its end
games = pytest.mark.parametrize("game", every_game(), ids=lambda game: game.key)
room_list = pytest.mark.parametrize("room", list(rooms().values()), ids=lambda room: room.key)


def samples(game: AnyGame, each: int = 5, plays: int = PLAYS):
    """Tables in the middle of random plays."""
    for seed in range(plays):
        for n, table in enumerate(Play(game, seed).to_the_end()):
            if n % each == 0 and not table.is_over:
                yield table


@games
@pytest.mark.parametrize("scripted", [False, True], ids=["random", "scripted"])
@pytest.mark.lesson("C8")
def test_any_play_ends_within_the_stated_bound_and_says_why(game: AnyGame, scripted: bool):
    for seed in range(PLAYS):
        play = Play(game, seed, scripted)
        for _ in play.to_the_end():
            pass
        outcome = play.table.outcome
        assert outcome is not None
        assert outcome.cause.startswith(game.prefix + "-")
        assert play.table.change.all_opened
        assert play.table.unanswered() == []


@games
def test_every_value_offered_leads_to_a_whole_action_that_is_taken(game: AnyGame):
    for table in samples(game, each=7, plays=2):
        for decision in table.decisions:
            for seat in (seat for seat in decision.asked if seat >= 0):
                for picks in itertools.islice(walk.paths(game, table.state, seat, decision), 400):
                    action = walk.build(game, decision, picks)
                    walk.check(game, table.state, seat, decision, action)
                    assert walk.actions_of(game).validate_json(action.model_dump_json()) == action


@games
def test_a_value_that_is_not_offered_is_refused_with_a_ledger_id_and_changes_nothing(game: AnyGame):
    known = known_ids(game)
    for table in samples(game, each=6, plays=3):
        before = encode(table.state)
        for decision, seat, action in foreign_actions(game, table):
            refused = walk.why_not(game, table.state, seat, decision, action)
            if refused is not None:
                assert refused.rule in known, f"{refused.rule} is in no ledger"
                with pytest.raises(RuleViolation):
                    table.take(seat, action, 0)
        assert encode(table.state) == before


def known_ids(game: AnyGame) -> Any:
    if game not in registered():
        return [f"{game.prefix}-{k}" for k in range(1, 10)]
    return load_ledger(f"cogs.{game.key}").ids


def foreign_actions(game: AnyGame, table: Table):
    """Answers of other seats, and answers with one field shifted: most are illegal here."""
    rng = random.Random(table.record.n)
    for decision in table.decisions:
        for other in table.decisions:
            seat, theirs = decision.asked[0], other.asked[0]
            if seat < 0 or theirs < 0:
                continue
            action = walk.random_action(game, table.state, theirs, other, rng)
            yield decision, seat, action.model_copy(update={"decision": decision.id})
            numbers = [name for name, value in action if type(value) is int]
            if numbers:
                shifted = {rng.choice(numbers): rng.choice((-1, 0, 1, 7, 99))}
                yield decision, seat, action.model_copy(update={"decision": decision.id, **shifted})


@games
@pytest.mark.lesson("C10")
def test_the_order_of_entries_in_a_sealed_group_does_not_matter(game: AnyGame):
    for table in samples(game, each=9, plays=4):
        for group in {one.group for one in table.decisions if one.group}:
            members = [one for one in table.members(group) if one.awaited]
            rng = random.Random(table.record.n)
            answers = [(one.asked[0], walk.random_action(game, table.state, one.asked[0], one, rng)) for one in members]
            results = {resolved(table, group, shuffled(answers, seed)) for seed in range(4)}
            assert len(results) == 1


def shuffled(items: list[Any], seed: int) -> list[Any]:
    mixed = list(items)
    random.Random(seed).shuffle(mixed)
    return mixed


class SameDice(Stream):
    """Dice that fall alike whatever entry asks."""

    def __init__(self) -> None:
        super().__init__(b"same", "0" * 64)


class Fixed(Table):
    def dice_of(self, entry: Any) -> Any:
        return SameDice()


def resolved(table: Table, group: str, answers: list[tuple[int, Any]]) -> tuple[bytes, str]:
    record = table.finish()
    record.answers = [answer for answer in record.answers if answer.group != group]
    copy = Fixed(table.game, TypeAdapter(type(record)).validate_python(record), entropy_of(random.Random(1)))
    for seat, action in answers:
        copy.take(seat, action, 1)
    if any(one.group == group for one in copy.decisions):
        copy.close(group, 2)
    return encode(copy.state), repr([one.event for one in copy.change.events])


@games
@pytest.mark.lesson("B13")
def test_equal_spectator_views_have_equal_awaited_decisions(game: AnyGame):
    seen: dict[str, set[str]] = defaultdict(set)
    for seed in range(PLAYS * 2):
        for table in Play(game, seed).to_the_end():
            view = game.view(table.state, None).model_dump_json()
            seen[view].add(repr(awaited(game, table.state)))
    assert seen
    assert all(len(decisions) == 1 for decisions in seen.values())


@games
@pytest.mark.lesson("B3")
def test_a_secret_answer_of_a_group_shows_in_nobody_elses_view(game: AnyGame):
    for table in samples(game, each=4, plays=3):
        secret = [one for one in table.unanswered() if one.secret and one.group]
        if not secret:
            continue
        decision = random.Random(table.record.n).choice(secret)
        seat = decision.asked[0]
        before = {other: game.view(table.state, other) for other in (None, *range(len(table.record.seats))) if other != seat}
        events = len(table.change.events)
        entry = table.take(seat, walk.random_action(game, table.state, seat, decision, random.Random(1)), 1)
        assert {other: game.view(table.state, other) for other in before} == before
        assert len(table.change.events) == events
        assert set(entry.facts) == {"seat", "decision", "seal"}


@games
@pytest.mark.lesson("N4")
@pytest.mark.lesson("A23")
def test_a_journal_played_again_gives_the_same_state_and_the_same_dice(game: AnyGame):
    for seed in range(PLAYS):
        play = Play(game, seed)
        for _ in play.to_the_end():
            pass
        table = play.table
        verdict = verify(export_ended(table.finish(), table.change.entries, table.change.openings), lambda key: game)
        assert verdict.faults == []
        assert verdict.replayed
        assert verdict.final is not None
        assert verdict.final.state == table.state
        assert verdict.dice[-len(table.change.draws) :] == table.change.draws
        assert verdict.seals == sum(bool(one.seal) for one in table.change.openings)


@games
def test_a_state_is_the_same_after_its_document(game: AnyGame):
    for table in samples(game, each=3, plays=2):
        again = game.state_type.model_validate_json(encode(table.state))
        assert again == table.state
        assert encode(again) == encode(table.state)
        assert game.decisions(again) == table.decisions


@games
def test_every_decision_has_a_default_or_says_that_it_waits_for_the_gm(game: AnyGame):
    for table in samples(game, each=2, plays=3):
        ids = [decision.id for decision in table.decisions]
        assert len(set(ids)) == len(ids)
        for decision in table.decisions:
            if not decision.awaited:
                continue
            assert decision.silence == "park" or decision.default is not None
            if decision.default is not None:
                walk.check(game, table.state, decision.asked[0], decision, decision.default)


@games
def test_every_event_is_of_the_games_own_kinds_and_meant_for_one_audience(game: AnyGame):
    adapter = TypeAdapter(game.event_type)
    for seed in range(PLAYS):
        play = Play(game, seed)
        for _ in play.to_the_end():
            pass
        for one in play.table.change.events:
            assert adapter.validate_json(one.event.model_dump_json()) == one.event
            assert one.event.audience in ("everyone", "end") or all(seat in play.seats() for seat in one.event.audience)


@room_list
def test_every_event_narrates_in_both_languages_to_whom_it_is_meant_for(room: Room):
    game = room.game
    for seed in range(PLAYS):
        play = Play(game, seed, scripted=seed % 2 == 0)
        for _ in play.to_the_end():
            pass
        names = {seat: f"Name {seat}" for seat in play.seats()}
        for reader in (None, *play.seats()):
            view = game.view(play.state, reader)
            events = [one.event for one in play.table.change.events if one.event.audience != () and readable(one.event, reader)]
            for say in SPEECH:
                for paragraph in room.narrate(say, view, events, names):
                    assert 0 < len(paragraph) <= 1_900, paragraph


def readable(event: Any, reader: int | None) -> bool:
    return event.audience in ("everyone", "end") or reader in event.audience


@room_list
def test_every_refusal_says_in_both_languages_what_is_wrong(room: Room):
    for table in samples(room.game, each=5, plays=3):
        for decision, seat, action in foreign_actions(room.game, table):
            refused = walk.why_not(room.game, table.state, seat, decision, action)
            if refused is None:
                continue
            view = room.game.view(table.state, seat)
            names = {other: f"Name {other}" for other in range(len(table.record.seats))}
            for say in SPEECH:
                assert texts().has(refused.key), refused.key
                told = say(refused.key, **room.facts_text(say, refused.facts, view, names))
                assert told
                assert "{" not in told


@room_list
def test_prompts_and_choices_have_words_for_every_value_in_both_languages(room: Room):
    game = room.game
    for table in samples(game, each=8, plays=2):
        names = {seat: f"Name {seat}" for seat in range(len(table.record.seats))}
        for decision, seat in ((one, seat) for one in table.decisions for seat in one.asked if seat >= 0):
            view = game.view(table.state, seat)
            for say in SPEECH:
                assert 0 < len(room.prompt(say, view, decision, names)) <= 1_800
                labels_of(room, say, view, decision, table, seat)


def labels_of(room: Room, say: Any, view: Any, decision: Decision, table: Table, seat: int) -> None:
    for picks in itertools.islice(walk.paths(room.game, table.state, seat, decision), 40):
        for depth, (field, value) in enumerate(picks):
            if isinstance(value, str) and value == "…":
                continue
            assert 0 < len(room.field_label(say, decision, field)) <= 45
            assert 0 < len(room.value_label(say, view, decision, picks[:depth], field, value)) <= 80
        assert room.action_text(say, view, walk.build(room.game, decision, picks))


@room_list
@pytest.mark.lesson("H3")
def test_the_biggest_legal_state_fits_the_store_and_discords_limits_in_both_languages(room: Room):
    game = room.game
    state = game.largest()
    assert len(encode(state)) < 100_000
    names = dict.fromkeys(range(game.seats[1]), "N" * limits.DISPLAY_NAME)
    decisions = game.decisions(state)
    for say in SPEECH:
        for decision in decisions:
            for seat in (seat for seat in decision.asked if seat >= 0):
                view = game.view(state, seat)
                assert limits.fits(room.prompt(say, view, decision, names), limits.CONTENT)
                for picks in itertools.islice(walk.paths(game, state, seat, decision), 60):
                    for depth, (field, value) in enumerate(picks):
                        assert limits.fits(room.value_label(say, view, decision, picks[:depth], field, value), limits.BUTTON_LABEL)
                        assert str(ControlId("pick", "t" * 6, seat, decision.id, 1000))
        spectator = game.view(state, None)
        picture = room.picture(say, spectator, names, {})
        assert picture is None or limits.fits(picture.alt, limits.ALT_TEXT)
        assert all(
            limits.fits(piece, limits.CONTENT) for piece in limits.split_text(room.board_text(say, spectator, names), limits.CONTENT)
        )
