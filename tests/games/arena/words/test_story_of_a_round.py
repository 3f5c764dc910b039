"""What a round's announcement says, and that it says nothing else (ARENA-R25 to ARENA-R28)."""

import itertools
import re
from typing import Any

import pytest

from bot.kernel.game import Event
from bot.ui.limits import CONTENT, length
from cogs.arena.library import figures
from cogs.arena.narrate import announcement, kind_of, narrate
from cogs.arena.rules.events import Changed, RoundResolved, SeatScripted
from cogs.arena.rules.options import ArenaOptions
from cogs.arena.rules.setup import new_battle
from cogs.arena.rules.words import Cls, Shown, status_of
from cogs.arena.view import ArenaView, build_view
from tests.games.arena.words.battle import GAME, SAY, TEXTS, meant_for, play, view_at
from tests.games.arena.words.position import ALICE, named, state_of, view_of

KINDS = ("same", "weaker", "fell", "died", "stronger", "back", "lies")
PEOPLE = {"en": (("Sherlock Holmes", "m"), ("Alice", "f")), "ru": (("Шерлок Холмс", "m"), ("Алиса", "f"))}
LONG_NAMES = ["W" * 32, "Ё" * 32, "*" * 32, "|_~`*[]\\" * 4, "@everyone <@1> http://a.b/_c_", "🐉" * 16]
HEALTHS: tuple[Shown, ...] = (3, 2, 1, 0, "dead")


def change(seat: int, before: Shown, after: Shown, round: int = 3) -> Changed:
    was, now = (status_of(-1 if health == "dead" else int(health or 0)) for health in (before, after))
    return Changed(round=round, seat=seat, before=before, after=after, was=was, now=now, back=was == "down" and now == "standing")


def as_states(told: Changed) -> Changed:
    return told.model_copy(update={"before": None, "after": "dead" if told.now == "dead" else None})


def resolved(**facts: int | None) -> RoundResolved:
    return RoundResolved.model_validate({"round": 3, "quiet": 0, "good": -1, "evil": 0, **facts})


def test_a_change_is_told_by_its_kind() -> None:
    kinds = {(before, after): kind_of(change(0, before, after)) for before in (3, 2, 1, 0) for after in HEALTHS}
    assert kinds == {
        (3, 3): "same", (3, 2): "weaker", (3, 1): "weaker", (3, 0): "fell", (3, "dead"): "died",
        (2, 3): "stronger", (2, 2): "same", (2, 1): "weaker", (2, 0): "fell", (2, "dead"): "died",
        (1, 3): "stronger", (1, 2): "stronger", (1, 1): "same", (1, 0): "fell", (1, "dead"): "died",
        (0, 3): "back", (0, 2): "back", (0, 1): "back", (0, 0): "lies", (0, "dead"): "died",
    }  # fmt: skip


@pytest.mark.rule("ARENA-R26")
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_wording_is_used_and_follows_from_public_facts(lang: str) -> None:
    def told_line(*case: Any) -> str:
        lines = announcement(SAY[lang], view_of(None), [resolved(), change(*case)])[0].split("\n")
        return lines[2]  # after the round and the side

    cases = list(itertools.product((0, 3), (3, 2, 1, 0), HEALTHS, range(1, 25)))
    told = {case: told_line(*case) for case in cases}
    for kind, number in itertools.product(KINDS, range(1, 5)):
        wordings = {TEXTS.say(lang, f"arena-story-{kind}-{number}", name=f"**{name}**", gender=gender) for name, gender in PEOPLE[lang]}
        assert any(line.startswith(wording) for line in told.values() for wording in wordings), (kind, number)
    assert told == {case: told_line(*case) for case in cases}


@pytest.mark.rule("ARENA-R26")
def test_no_sentence_comes_twice_before_all_of_its_kind_have_come() -> None:
    """Nor does anybody hear the same in the next round, while the same people live."""

    def said(round: int) -> list[str]:
        hurt = [change(seat, 3, 2, round) for seat in range(4)]
        told = announcement(SAY["en"], view_of(None), [resolved(), *hurt])[0]
        return [line.split("**")[2] for line in told.split("\n") if "→" in line]

    rounds = [said(1), said(2)]
    assert [len(set(lines)) for lines in rounds] == [4, 4]
    assert all(before != after for before, after in zip(*rounds, strict=True))


def test_those_whom_scripts_play_from_now_on_are_told_in_one_line() -> None:
    events = [SeatScripted(seat=seat, on=on) for seat, on in ((0, True), (1, True), (2, False))]
    assert narrate(SAY["en"], view_of(None), events)[0].split("\n") == [
        "Sherlock Holmes and Robin Hood are played by scripts from now on.",
        "Don Quixote is played by a person again.",
    ]
    assert narrate(SAY["ru"], view_of(None), events[:1]) == ["За этого героя теперь играет скрипт: Шерлок Холмс."]


@pytest.mark.rule("ARENA-R26", "ARENA-CLASS-b", "ARENA-ORDER-b")
def test_the_announcement_is_the_same_whatever_is_hidden() -> None:
    """Every order of classes, one public history."""
    events: list[Event] = [resolved(), *(change(seat, before, after) for seat, before, after in ((0, 3, 2), (2, 0, "dead"), (4, 1, 0)))]
    told: set[tuple[str, ...]] = set()
    for classes in itertools.permutations(("conductor", "vocal", "drummer")):
        mix: list[Cls] = [*classes, "drummer", *classes, "vocal"]  # pyright: ignore[reportAssignmentType]
        told |= {tuple(narrate(SAY[lang], build_view(state_of(classes=mix), None), events)) for lang in ("en", "ru")}
    assert len(told) == 2


@pytest.mark.rule("ARENA-R26")
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_death_tells_no_cause(lang: str) -> None:
    """Finished off or Last Spurt: one set of sentences for who was down and who stood."""
    stories = [TEXTS.say(lang, f"arena-story-died-{number}", name="X", gender="m") for number in range(1, 5)]
    assert not any(word in " ".join(stories).casefold() for word in ("finish", "spurt", "blow", "добит", "рывок", "удар"))


@pytest.mark.rule("ARENA-R26", "ARENA-R27")
@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize(
    "name", ["W" * 32, "Ё" * 32, "*" * 32, "|_~`*[]\\" * 4, "@everyone <@1> http://a.b/_c_"[:32], "🐉" * 16], ids=range(6)
)
def test_twelve_long_names_fit_one_message(lang: str, name: str) -> None:
    view = big_view(name)
    for before, after in itertools.product((3, 1, 0), HEALTHS):
        events: list[Event] = [resolved(quiet=2, good=-18, evil=-18), *(change(seat, before, after) for seat in range(12))]
        [told] = announcement(SAY[lang], view, events)
        assert length(told) <= 1800 < CONTENT


@pytest.mark.rule("ARENA-R26")
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_ordinary_long_names_get_whole_stories(lang: str) -> None:
    events: list[Event] = [resolved(quiet=2), *(change(seat, 3, 0) for seat in range(12))]
    [told] = announcement(SAY[lang], big_view("Wolfgang Amadeus Mozart the Elder"[:32]), events)
    assert told.count("**") == 2 * 14


def big_view(name: str) -> ArenaView:
    """Twelve characters of one name: the rules would not let them, which makes the longest message."""
    joinings = [figure.joining("drummer").model_copy(update=named(name)) for figure in figures()]
    return build_view(new_battle(ArenaOptions(size=6), joinings), None)


@pytest.mark.rule("ARENA-R27")
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_states_show_no_number(lang: str) -> None:
    events: list[Event] = [resolved(good=None, evil=None)]
    pairs = ((0, 3, 2), (1, 2, 3), (2, 0, 1), (3, 1, "dead"), (4, 3, 0))
    events += [as_states(change(seat, before, after)) for seat, before, after in pairs]
    [told] = announcement(SAY[lang], view_of(None), events)
    assert re.findall(r"\d", told) == ["3"]  # the round


@pytest.mark.rule("ARENA-R27", "ARENA-R26")
def test_states_tell_a_wound_and_a_healing_alike() -> None:
    events = [[resolved(good=None, evil=None), as_states(change(0, *health))] for health in ((3, 1), (1, 3), (2, 2))]
    assert len({announcement(SAY["en"], view_of(None), one)[0] for one in events}) == 1


GENDERED = {
    "m": ("ранен,", "погиб.", "вернулся"),
    "f": ("ранена,", "погибла.", "вернулась"),
    "n": ("получает рану,", "смерть.", "снова в строю"),
}


@pytest.mark.parametrize("gender", ["m", "f", "n"])
def test_russian_bends_with_the_character(gender: str) -> None:
    told = [TEXTS.say("ru", key, name="Х", gender=gender) for key in ("arena-story-weaker-1", "arena-story-died-1", "arena-story-back-1")]
    assert all(form in sentence for form, sentence in zip(GENDERED[gender], told, strict=True))


def test_nobody_of_unknown_gender_is_bent() -> None:
    keys = [f"arena-story-{kind}-{number}" for kind in KINDS for number in range(1, 5)]
    told = " ".join(TEXTS.say("ru", key, name="Х", gender="n") for key in keys)
    assert not re.search(r"\b(ранена?|погиб(ла)?|вернул(ся|ась)|рухнула?)\b", told)


@pytest.mark.rule("ARENA-R38")
def test_rounds_without_change_are_counted_from_the_second_on() -> None:
    view = view_of(None)
    assert "2 раунда подряд" in announcement(SAY["ru"], view, [resolved(quiet=2)])[0]
    assert "подряд" not in announcement(SAY["ru"], view, [resolved(quiet=0)])[0]


@pytest.mark.rule("ARENA-R26", "ARENA-R25", "ARENA-R28")
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_battle_is_told_to_its_end(lang: str) -> None:
    told = play(4, seed=3)
    for part in told:
        for seat in (None, 0, 3, 5):
            over = part is told[-1]
            paragraphs = narrate(SAY[lang], view_at(part, seat), meant_for(part.events, seat, over=over))
            assert paragraphs
            assert all(0 < length(paragraph) <= 1800 for paragraph in paragraphs)
    assert GAME.outcome(told[-1].state) is not None


@pytest.mark.rule("ARENA-CLASS-b", "ARENA-R26")
def test_no_public_word_of_a_running_battle_names_a_class_a_die_or_an_order() -> None:
    for part in play(6, seed=5)[:-1]:
        told = " ".join(narrate(SAY["en"], view_at(part), meant_for(part.events)))
        told = told.replace("and a class that nobody else knows", "").replace("nobody names their own class", "")
        assert not re.search(r"conductor|vocal|drummer|\bd(6|8|10)\b|furious|cautious|hail|ward|curse|inspir", told, re.IGNORECASE)


@pytest.mark.rule("ARENA-R26")
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_blows_are_told_where_the_table_announces_them(lang: str) -> None:
    told = play(3, seed=2, announce="blows")[1]
    blows = [event for event in told.events if event.kind == "blow_told"]
    text = "\n".join(narrate(SAY[lang], view_at(told), meant_for(told.events)))
    assert len(re.findall(r": \d (?:wound|ранени)", text)) == len(blows) > 0


def test_the_dead_of_earlier_rounds_are_named() -> None:
    told = announcement(SAY["ru"], view_of(None), [resolved(), change(ALICE, 1, 1)])[0]
    assert told.splitlines()[-1] == "Уже нет в живых: Граф Дракула, Баба-Яга, Кощей Бессмертный и Мефистофель."
