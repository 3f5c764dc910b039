"""What a seat is asked and shown: one shape for all, secrets to their owner alone, labels that fit."""

import re

import pytest

from bot.kernel.walk import paths
from bot.ui.limits import BUTTON_LABEL, FORM_LABEL, FORM_TITLE, length
from cogs.arena.narrate_end import reckoning
from cogs.arena.room import ROOM
from cogs.arena.rules.actions import Attack, Hail
from cogs.arena.rules.events import HealthReckoned
from cogs.arena.rules.state import ArenaState
from tests.games.arena.words.battle import SAY, TEXTS, play, view_at
from tests.games.arena.words.position import ALICE, DRACULA, HOLMES, KOSCHEI, QUIXOTE, ROBIN, named, state_of, view_of
from tests.hostile import HOSTILE_NAMES

GAME = ROOM.game
LANGS = ("en", "ru")


def prompt(seat: int, lang: str = "en", ask: str = "order", **options: str) -> str:
    state = state_of(**options)
    decision = next(one for one in GAME.decisions(state) if one.ask == ask and one.asked == (seat,))
    return ROOM.prompt(SAY[lang], GAME.view(state, seat), decision, {})


@pytest.mark.rule("ARENA-R29", "ARENA-CLASS-b")
@pytest.mark.parametrize("lang", LANGS)
def test_every_seat_is_asked_in_one_shape(lang: str) -> None:
    """Standing in one, down in another: what a head says is as public as the state it follows from."""
    classes = ("conductor", "vocal", "drummer")
    for health in ((3,) * 8, (0,) * 3 + (3,) * 5):
        heads: set[str] = set()
        for seat, name in enumerate(NAMES[lang]):
            for cls in classes:
                state = state_of(classes=(cls,) * 8, health=health)
                decision = next(one for one in GAME.decisions(state) if one.ask == "order" and one.asked == (seat,))
                text = ROOM.prompt(SAY[lang], GAME.view(state, seat), decision, {})
                heads.add(text.split("\n")[0].replace(name, "X"))
        assert len(heads) == 1


@pytest.mark.rule("ARENA-WOUND-e")
def test_a_down_seat_isnt_told_that_it_may_attack_or_pass() -> None:
    state = state_of(health=(0,) * 2 + (3,) * 6, classes=("vocal",) * 8)
    decision = next(one for one in GAME.decisions(state) if one.ask == "order" and one.asked == (HOLMES,))
    text = ROOM.prompt(SAY["en"], GAME.view(state, HOLMES), decision, {})
    assert "is down" in text.split("\n")[0]
    assert "attack" not in text
    assert "pass" not in text.lower()


@pytest.mark.rule("ARENA-R29", "ARENA-R30")
@pytest.mark.parametrize(("lang", "says"), [("en", "is dead: no order is asked"), ("ru", "погиб, и заявок от тебя не ждут")])
def test_the_dead_are_told_so_before_they_are_asked_for_a_text(lang: str, says: str) -> None:
    state = state_of(health=(-1,) + (3,) * 7)
    decision = next(one for one in GAME.decisions(state) if one.ask == "post" and one.asked == (HOLMES,))
    assert says in ROOM.prompt(SAY[lang], GAME.view(state, HOLMES), decision, {})


@pytest.mark.rule("ARENA-R25")
def test_an_order_on_somebody_who_is_dead_by_now_is_told_by_name() -> None:
    state = state_of(health=(3,) * 4 + (-1,) + (3,) * 3)
    sentence = ROOM.action_text(SAY["en"], GAME.view(state, HOLMES), Attack(decision="r3.order.s0", target=4, stance="furious"))
    assert sentence == "attack Count Dracula, furious"


NAMES = {"en": ("Sherlock Holmes", "Robin Hood", "Don Quixote"), "ru": ("Шерлок Холмс", "Робин Гуд", "Дон Кихот")}


@pytest.mark.rule("ARENA-R29", "ARENA-WOUND-e", "ARENA-DRUM-c")
def test_a_down_seat_may_lie_still_and_a_down_drummer_may_act() -> None:
    vocal = prompt(QUIXOTE)
    assert "lie still" in vocal
    assert "ARENA-DRUM-c" not in vocal
    assert "d8" not in vocal
    state = state_of(classes=("conductor", "drummer", "drummer", "vocal", "drummer", "vocal", "conductor", "drummer"))
    decision = next(one for one in GAME.decisions(state) if one.ask == "order" and one.asked == (QUIXOTE,))
    drummer = ROOM.prompt(SAY["en"], GAME.view(state, QUIXOTE), decision, {})
    assert "lie still" in drummer
    assert "ARENA-DRUM-c" in drummer


@pytest.mark.rule("ARENA-CLASS-b", "ARENA-R32")
def test_an_own_prompt_names_the_own_abilities_alone() -> None:
    assert ("Inspiration" in prompt(HOLMES), "Healing" in prompt(HOLMES), "Hail" in prompt(HOLMES)) == (True, False, False)
    assert ("Inspiration" in prompt(ALICE), "Healing" in prompt(ALICE), "Hail" in prompt(ALICE)) == (False, True, False)
    assert ("Inspiration" in prompt(ROBIN), "Healing" in prompt(ROBIN), "Hail" in prompt(ROBIN)) == (False, False, True)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("ask", ["post", "concede"])
def test_texts_and_votes_are_asked_for(lang: str, ask: str) -> None:
    assert NAMES[lang][0] in prompt(HOLMES, lang, ask)


@pytest.mark.rule("ARENA-R34")
def test_a_host_without_a_seat_is_asked_for_rulings() -> None:
    state = state_of()
    master = next(one for one in GAME.decisions(state) if one.ask == "master")
    assert "ARENA-R22" in ROOM.prompt(SAY["en"], GAME.view(state, None), master, {})


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("name", ["Графиня фон Мюнхгаузен-Тмутараканская", *HOSTILE_NAMES[::9]])
def test_every_label_fits_a_button(lang: str, name: str) -> None:
    state = state_of(health=(3,) * 8, people={seat: named(name) for seat in range(8)})
    say = SAY[lang]
    for decision in GAME.decisions(state):
        seat = decision.asked[0]
        view = GAME.view(state, seat if seat >= 0 else None)
        seen = set[tuple[str, object]]()
        for path in paths(GAME, state, seat, decision):
            for place, (field, value) in enumerate(path):
                if (field, value) not in seen and field != "text":
                    seen.add((field, value))
                    assert 0 < length(ROOM.value_label(say, view, decision, path[:place], field, value)) <= BUTTON_LABEL
                    assert 0 < length(ROOM.field_label(say, decision, field)) <= FORM_LABEL


@pytest.mark.parametrize("lang", LANGS)
def test_every_action_has_a_sentence(lang: str) -> None:
    from bot.kernel.walk import legal_actions

    state = state_of()
    for decision in GAME.decisions(state):
        seat = decision.asked[0]
        view = GAME.view(state, seat if seat >= 0 else None)
        for action in legal_actions(GAME, state, seat, decision):
            assert 0 < length(ROOM.action_text(SAY[lang], view, action)) < 200


@pytest.mark.parametrize("lang", LANGS)
def test_the_form_fits_discord(lang: str) -> None:
    assert length(TEXTS.say(lang, "arena-form-title-entry", round=20)) <= FORM_TITLE
    assert all(length(TEXTS.say(lang, f"arena-form-label-{field}")) <= FORM_LABEL for field in ("order", "text"))


# ---- numbers


@pytest.mark.rule("ARENA-WOUND-b", "ARENA-STANCE-b")
def test_chances_stand_beside_an_attack() -> None:
    view = view_of(ROBIN)
    attack = Attack(decision="r3.order.s1", target=DRACULA, stance="balanced")
    decision = next(one for one in GAME.decisions(state_of()) if one.id == attack.decision)
    told = ROOM.preview_text(SAY["en"], view, decision, attack).replace("\u00a0", " ")
    assert told == "Before what others add: 0 wounds 30 %, 1 wound 40 %, 2 wounds 30 %, 3 or more 0 %. Mean 1."
    hail = ROOM.preview_text(SAY["ru"], view, decision, Hail(decision=attack.decision, number=2)).replace("\u00a0", " ")
    assert hail.endswith("0 ранений 50 %, 1 ранение 40 %, 2 ранения 10 %, 3 и больше 0 %. Весь град в среднем 1,2.")


@pytest.mark.rule("ARENA-DRUM-d")
def test_last_spurt_names_its_price() -> None:
    state = state_of(health=(3, 0, 0, 1, 3, 1, 0, -1))
    view = GAME.view(state, ROBIN)
    attack = Attack(decision="r3.order.s1", target=DRACULA)
    decision = next(one for one in GAME.decisions(state) if one.id == attack.decision)
    assert "ARENA-DRUM-d" in ROOM.preview_text(SAY["en"], view, decision, attack)


# ---- boards


@pytest.mark.rule("ARENA-CLASS-b", "ARENA-CLASS-d", "ARENA-R32", "ARENA-TEAM-b")
@pytest.mark.parametrize("lang", LANGS)
def test_the_board_is_public_and_the_sheet_is_its_owners(lang: str) -> None:
    public = ROOM.board_text(SAY[lang], view_of(None), {})
    own = ROOM.board_text(SAY[lang], view_of(ALICE), {})
    assert own.startswith(public)
    assert not re.search(r"ARENA-(COND|VOCAL|DRUM)|vocal|вокал", public, re.IGNORECASE)
    assert "ARENA-VOCAL-a" in own
    assert "ARENA-VOCAL-c" in own
    assert "ARENA-DRUM" not in own


@pytest.mark.rule("ARENA-R27")
def test_states_on_the_board_hold_no_number_of_health() -> None:
    board = ROOM.board_text(SAY["en"], view_of(None, health=(3, 2, 0, 1, 3, 1, 0, -1)), {})
    hidden = ROOM.board_text(SAY["en"], GAME.view(with_states(), None), {})
    assert "♥" in board
    assert "♥" not in hidden
    assert " of 3" not in hidden


def with_states() -> object:
    state = state_of()
    state.options = state.options.model_copy(update={"health": "states"})
    return state


@pytest.mark.rule("ARENA-R28")
@pytest.mark.parametrize("lang", LANGS)
def test_the_end_opens_every_class(lang: str) -> None:
    last = play(3, seed=4)[-1]
    board = ROOM.board_text(SAY[lang], view_at(last), {})
    words = {"en": ("Conductor", "Backing vocal", "Drummer"), "ru": ("Дирижёр", "Бэк-вокал", "Ударник")}[lang]
    assert [board.count(word) for word in words] == [2, 2, 2]
    outcome = GAME.outcome(last.state)
    assert outcome is not None
    assert length(ROOM.outcome_text(SAY[lang], view_at(last), outcome, {})) > 10


@pytest.mark.parametrize("lang", LANGS)
def test_hostile_names_do_nothing_in_sentences(lang: str) -> None:
    for name in HOSTILE_NAMES:
        view = view_of(None, people={KOSCHEI: named(name)})
        assert "@everyone" not in ROOM.board_text(SAY[lang], view, {})


@pytest.mark.rule("ARENA-CLASS-b", "ARENA-R26")
@pytest.mark.parametrize("lang", LANGS)
def test_a_picture_is_drawn_from_public_facts(lang: str) -> None:
    hidden = [GAME.view(state_of(classes=mix), None) for mix in (("drummer",) * 8, ("vocal",) * 8)]
    drawn = [ROOM.picture(SAY[lang], view, {}, {}, "7c1e") for view in hidden]
    assert drawn[0] == drawn[1]
    assert drawn[0] is not None
    assert NAMES[lang][0] in drawn[0].alt
    ended = ROOM.picture(SAY[lang], view_at(play(2, seed=2)[-1]), {}, {}, "7c1e")
    assert ended is not None
    assert ended.name == "end.png"


@pytest.mark.parametrize("lang", LANGS)
def test_help_gives_the_advice_of_the_simulation(lang: str) -> None:
    told = ROOM.help_text(SAY[lang])
    assert len(told) == 4
    assert all(length(paragraph) < 1000 for paragraph in told)


@pytest.mark.rule("ARENA-R20")
@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("absent", ["idle", "balanced_attack_random", "scripted_player_at_once"])
def test_what_silence_means_is_the_same_for_every_class(lang: str, absent: str) -> None:
    state = state_of(absent=absent)
    orders = [one for one in GAME.decisions(state) if one.ask == "order"]
    told = {ROOM.silence(SAY[lang], GAME.view(state, one.asked[0]), one) for one in orders}
    assert len(told) == 1
    assert "ARENA-R20" in told.pop()


@pytest.mark.rule("ARENA-DRUM-f")
def test_a_hail_that_can_fall_on_two_alone_says_two() -> None:
    text = prompt_of(state_of(health=(3,) * 6 + (-1, -1), classes=("drummer",) * 8))
    assert "on 2 enemies" in text
    assert "2 to 4 enemies" in prompt_of(state_of(health=(3,) * 8, classes=("drummer",) * 8))


def prompt_of(state: ArenaState) -> str:
    decision = next(one for one in GAME.decisions(state) if one.ask == "order" and one.asked == (HOLMES,))
    return ROOM.prompt(SAY["en"], GAME.view(state, HOLMES), decision, {})


@pytest.mark.rule("ARENA-R28")
@pytest.mark.parametrize(
    ("lang", "before", "wounds", "told"),
    [("en", 3, 1, "3 − 1 wound = 2"), ("en", 1, 3, "1 − 3 wounds = −2"), ("ru", 3, 1, "3 − 1 ранение = 2")],
)
def test_a_reckoning_counts_wounds_and_writes_minus_as_everywhere(lang: str, before: int, wounds: int, told: str) -> None:
    event = HealthReckoned(
        round=1, seat=0, before=before, wounds=wounds, spurt=0, healing=0, after=max(before - wounds, -1), rule="ARENA-R5"
    )
    (page,) = reckoning(SAY[lang], GAME.view(state_of(), None), [event])
    assert told in page
