"""What cards say is made from their effects, in both languages; every shipped text has been read by people and lies here."""

from pathlib import Path
from typing import get_args

import pytest

from bot.i18n.languages import LANGS, Lang
from cogs.nightlight.cardtext import card_lines, effect_line
from cogs.nightlight.library import cards
from cogs.nightlight.rules.content_checks import TARGETS as ALLOWED
from cogs.nightlight.rules.vocabulary import Cost, Count, Deck, Effect, Free, FreeAttack, OwnAttack, Side, Static, Verb, Whom, Window
from tests.games.nightlight.boards import verb
from tests.games.nightlight.test_cards_effects import VERBS


def approved(lang: Lang) -> str:
    return (Path(__file__).parent / f"card_texts.{lang}.txt").read_text("utf-8")


def all_texts(lang: Lang) -> str:
    """A paragraph a card: name, then its lines."""
    told = ((getattr(card.name, lang), card_lines(lang, cards(), card)) for card in cards().every)
    return "\n\n".join("\n".join((name, *lines)) for name, lines in told if lines) + "\n"


@pytest.mark.parametrize("lang", LANGS)
def test_every_shipped_card_says_what_was_approved(lang: Lang):
    assert all_texts(lang) == approved(lang)


def lines_of(lang: Lang, card: str) -> tuple[str, ...]:
    return card_lines(lang, cards(), next(one for one in cards().every if getattr(one, "id", "") == card))


@pytest.mark.rule("NL-CARD5-a", "NL-CARD5-b", "NL-CARD5-c", "NL-CARD5-f")
def test_an_item_says_its_cost_its_target_its_bonus_and_whose_ability_it_is():
    assert lines_of("en", "W01") == (
        "Exhaust: attack an enemy in front of this animal, +1 to its Attack.",
        "Before the dice: the target gets 2 wounds.",
        "Ability only for Lantern Owl, Thimble Fox, Quilt Turtle.",
    )
    assert lines_of("ru", "W01")[:2] == ("Карта устаёт: атакуй врага перед этим зверем, +1 к атаке.", "До броска: цель получает 2 раны.")


@pytest.mark.rule("NL-CON-v", "NL-CARD4-b")
def test_a_dream_of_a_crowded_deck_says_its_crowd_line_too():
    assert lines_of("en", "DS1") == (
        "Each 6 rolled, by anybody, is 1 success more.",
        "Denizens attack with 1 die more if at least 2 animals are in the game.",
    )
    assert len(lines_of("en", "DZ1")) == 1


def test_animals_and_denizens_have_no_text():
    assert lines_of("en", "FOX") == lines_of("ru", "Z05") == ()


def every_effect() -> list[Effect]:
    moments = ("use", "rolled", "hit", "miss", "banish", "after")
    verbs: list[Verb] = [verb(text) for text in VERBS]
    verbs += [verb(f"pool({side}, {whom}, {n})") for side in get_args(Side) for whom in get_args(Whom) for n in (1, -2)]
    verbs += [verb(f"peek({deck}, {n}, {k})") for deck in get_args(Deck) for n, k in ((1, 0), (1, 1), (3, 2), (5, 1))]
    verbs += [verb(f"wound(user, {n}) if {count} >= {least}") for count in get_args(Count) for n, least in ((1, 1), (2, 2), (5, 4))]
    verbs += [verb(f"{name}(user, {n})") for name in ("wound", "heal", "deal") for n in (1, 2, 5, 11)]
    verbs += [verb(f"dice({pool}, {n})") for pool in ("attack", "defense") for n in (1, 2, 5, -1, -2, -5)]
    verbs += [verb(f"face({face}, {n})") for face in (1, 6) for n in (1, 2, 5)]
    effects: list[Effect] = [OwnAttack(when=moments[n % len(moments)], do=(one, verbs[-n])) for n, one in enumerate(verbs)]
    effects += [Free(window=window, cost=cost, do=(verbs[0],)) for window in get_args(Window) for cost in get_args(Cost)]
    for only in ("user_defends", "other_defends", "animal_defends"):
        effects += [Free(window=window, cost="exhaust", only=only, do=(verbs[0],)) for window in ("declared", "rolled")]
    return [*effects, FreeAttack(window="open", cost="discard"), Static(do=(verb("no_heal"),))]


@pytest.mark.parametrize("lang", LANGS)
def test_everything_the_vocabulary_can_say_reads_like_a_card(lang: Lang):
    for effect in every_effect():
        line = effect_line(lang, effect)
        assert line[0].isupper(), line
        assert line.endswith("."), line
        assert not [part for part in ("_", "{", "[", "  ", "..", ",,", ",.", "nightlight") if part in line], line


@pytest.mark.parametrize(("n", "said"), [(1, "1 рану"), (2, "2 раны"), (5, "5 ран"), (11, "11 ран")], ids=str)
def test_russian_counts_wounds_in_its_three_forms(n: int, said: str):
    assert effect_line("ru", OwnAttack(when="use", do=(verb(f"wound(user, {n})"),))) == f"До броска: этот зверь получает {said}."


def test_the_targets_have_words_of_their_own():
    lines = [effect_line("ru", OwnAttack(when="use", do=(verb(f"wound({target}, 1)"),))) for target in sorted(ALLOWED["wound"])]
    assert len(set(lines)) == len(ALLOWED["wound"])
