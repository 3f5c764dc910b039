"""The story of a night in both languages: what happened and no more, and nothing of a draft before its turn closes."""

from typing import Any

import pytest

from bot.kernel.game import Event
from cogs.night_class.room import ROOM
from cogs.night_class.rules.actions import Move, Punch, Train
from cogs.night_class.rules.enemies import Attack, Outlook
from cogs.night_class.rules.events import (
    BoxChecked,
    Committed,
    Drafted,
    HeroDiceShown,
    HeroJoined,
    HeroLeft,
    Hit,
    NightOver,
    Rerolled,
    SheetClosed,
    SixesDiscarded,
    TakenBack,
    TurnOpened,
    TurnTold,
    WonAtOnce,
)
from cogs.night_class.rules.score import Score
from tests.games.night_class.night import Evening, night
from tests.speech import SPEECH

MOVE, TRAIN = Move(decision="d", die=5, to="J7"), Train(decision="d", die=3, hex="leg_kit")
ATTACKS = (Attack("twister", 3, 4, 2, 1, 1, 3), Attack("J4", 2, 3, 1, 0, 0, 1))


def story(evening: Evening, *events: Event, seat: int | None = None) -> tuple[str, str]:
    view = evening.look(seat)
    english, russian = ("\n\n".join(ROOM.narrate(say, view, events, {})) for say in SPEECH)
    return english, russian


def test_the_opening_tells_city_heroes_dice_and_the_house_rules_that_differ():
    english, russian = story(night("start", people=2, options={"obstacles": "open"}), TurnOpened(turn=1, plot=4))
    assert "**Kestrel Bay, Standard.** 7 Stamina" in english
    assert "- **Hero 2** (star)" in english
    assert "Everybody has the same rolls" in english
    assert "Obstacles may be walked over" in english
    assert "**4**" in english.splitlines()[-1]
    assert "**Кестрел-Бей, Стандарт.**" in russian
    assert "Через преграды можно ходить" in russian


def test_heroes_with_the_same_box_share_a_line_and_a_beaten_enemys_box_is_harmless():
    english, russian = story(
        night(people=3),
        BoxChecked(turn=2, seat=0, column="goo", box=1),
        BoxChecked(turn=2, seat=2, column="goo", box=1),
        BoxChecked(turn=2, seat=1, column="drake", box=4, harmless=True),
        SixesDiscarded(seat=0, count=2),
    )
    assert english.splitlines()[0] == "**Hero 1** and **Hero 3** check The Goo, box 1: Range 7."
    assert english.splitlines()[1] == "**Hero 2** checks Drake Ling, box 4: harmless, the enemy is defeated."
    assert "burns 2 sixes of Hero 1" in english
    assert russian.splitlines()[0] == "**Hero 1** и **Hero 3** отмечают: Слизень, клетка 1 — дальность 7."
    assert "сжигает 2 шестёрки" in russian


def test_a_turn_is_told_in_the_notation_with_its_end_of_round():
    told = TurnTold(
        turn=2, seat=0, deeds=(MOVE, TRAIN, Punch(decision="d", die=6, target="J4")), fallen=("J4",), hero="J7",
        outlook=Outlook(ATTACKS, None, "twister", 1, 3), life=4, circles=7,
    )  # fmt: skip
    english, russian = story(night(), told)
    assert english == (
        "**Hero 1**: 5 move J7; 3 train Leg Kit; 6 punch Thug J4. Defeated: Thug J4. End of Round on J7: Twister −3, Thug J4 −1. "
        "3 Stamina lost, 4 of 7 left. Shrug Off takes 1 off Twister."
    )
    assert russian == (
        "**Hero 1**: 5 движение J7; 3 тренировка «Ножные протезы»; 6 удар: Громила J4. На счету героя: Громила J4. "
        "Конец раунда на J7: Вихрь −3, Громила J4 −1. Потеряно 3, осталось 4 из 7. «Хоть бы что» снимает 1: Вихрь."
    )


def test_an_idle_turn_and_a_calm_end_are_told_without_inventing_anything():
    told = TurnTold(turn=1, seat=0, deeds=(), fallen=(), hero="K9", outlook=Outlook((), None, None, 0, 0), life=7, circles=7)
    english, russian = story(night(), told)
    assert english.endswith("Nobody reaches K9: Stamina 7 of 7.")
    assert russian.endswith("До K9 никто не достаёт: выносливость 7 из 7.")


def test_the_end_tells_score_rank_cause_and_ranking():
    won = SheetClosed(turn=15, seat=0, won=True, cause="NC-END-a", score=Score(46, 2, 6, 4), total=58, rank="street_champion")
    lost = SheetClosed(turn=9, seat=1, won=False, cause="NC-R10", score=Score(10, 1, 8, 0), total=19, rank=None)
    english, russian = story(night(people=2), won, lost, NightOver(turn=15, places=(1, 2)), seat=0)
    assert (
        "**Hero 1 has won** in turn 15 with **58** points (villains 46, Thugs 2, clean Distrust boxes 6, relics 4): Street Champion."
        in english
    )
    assert "**Hero 2 has lost** in turn 9: no Stamina is left (NC-R10). Tally 19" in english
    assert "ranking (NC-POST-n)" in english
    assert "Звание: Защитник улиц" in russian
    # Under what everybody reads the outcome stands in a message of its own: it isn't told twice.
    assert "ranking" not in story(night(people=2), won, lost, NightOver(turn=15, places=(1, 2)))[0]


@pytest.mark.rule("NC-DISTRUST-a")
def test_the_last_box_of_distrust_is_told_as_what_it_is():
    english, russian = story(night(), BoxChecked(turn=16, seat=0, column="distrust", box=6))
    assert english == "**Hero 1** checks Public Distrust, box 6: the last one, so the game is lost."
    assert russian == "**Hero 1** отмечает: Недоверие горожан, клетка 6 — последняя, игра проиграна."


def test_people_who_come_and_go_are_told():
    english, russian = story(night(people=2), HeroJoined(seat=1, name="Hero 2", emblem="owl"), HeroLeft(seat=0))
    assert english.splitlines() == ["**Hero 2** (owl) joins the night.", "**Hero 1** leaves the night (NC-POST-s)."]
    assert "сова" in russian


@pytest.mark.rule("NC-POST-o")
def test_a_commit_tells_everybody_nothing_of_what_was_drafted():
    assert story(night(people=2), Committed(turn=1, seat=1)) == ("", "")


def test_the_owner_hears_what_blows_and_rerolls_did():
    evening = night()
    own: dict[str, Any] = {"audience": (0,), "seat": 0}
    mine = (
        Drafted(deed=MOVE, **own), TakenBack(deed=MOVE, **own), Hit(enemy="goo", left=5, **own), Hit(enemy="J4", left=0, **own),
        Rerolled(faces=(4, 6), discarded=1, **own), WonAtOnce(**own),
    )  # fmt: skip
    english, _ = story(evening, *mine, seat=0)
    assert english.splitlines() == [
        "The Goo has 5 Stamina left.",
        "Thug J4 is defeated.",
        "Rolled again: **4** and **6**. 1 six is discarded.",
        "The third villain has fallen: you have won. The others hear of it when the turn closes (NC-R24).",
    ]


def test_dice_of_ones_own_are_told_by_name():
    english, _ = story(
        night(people=2, options={"rolls": "own"}),
        TurnOpened(turn=3, plot=None, own=((0, 4), (1, 2))),
        HeroDiceShown(turn=3, faces=(1, 5, 6), seat=1),
    )
    assert english.splitlines() == ["**Turn 3.** Plot dice: Hero 1 4 and Hero 2 2.", "Hero 2 rolls **1** and **5**, Hero die 3: 6."]


def test_a_heros_name_can_do_nothing_in_a_story():
    evening = night(people=2)
    evening.state.heroes[0] = evening.state.heroes[0].model_copy(update={"name": "**@everyone** `x`"})
    english, _ = story(evening, HeroLeft(seat=0))
    assert "@everyone" not in english.replace("@\u200b", "")
    assert "**@" not in english


def test_all_of_a_night_is_told_in_pages_that_fit():
    evening = night(people=8)
    events: list[Any] = [
        TurnTold(
            turn=5,
            seat=seat,
            deeds=(MOVE, TRAIN) * 3,
            fallen=("J4", "I8"),
            hero="J7",
            outlook=Outlook(ATTACKS, None, None, 0, 4),
            life=4,
            circles=7,
        )
        for seat in range(8)
    ]
    for say in SPEECH:
        pages = ROOM.narrate(say, evening.look(None), events, {})
        assert all(0 < len(page) <= 1_800 for page in pages)
        assert sum(page.count("Hero ") for page in pages) == 8
