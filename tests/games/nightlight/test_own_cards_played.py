"""An owner's own set is played like the shipped one: odd cards, every verb at every moment that the loader allows, nights to their end."""

from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from cogs.nightlight import own_sets
from cogs.nightlight.own_sets import keep_sets_in
from cogs.nightlight.playing import play_night
from cogs.nightlight.rules.content_checks import IN_ATTACK, NEED_USER, OF_DEFENDER, TARGETS, VERBS, WITH_DEFENDER
from cogs.nightlight.rules.options import NightlightOptions

FIELDS = {
    "wound": "n = 1",
    "heal": "n = 2",
    "deal": "n = 1",
    "stat": 'stat = "defense", n = 1',
    "dice": 'pool = "attack", n = 2',
    "reroll": 'pool = "any", n = 2',
    "peek": 'deck = "toy_chest", n = 2, bottom = 1',
}


def verbs(moment: str) -> Iterator[str]:
    """Every verb with every target that may stand at a moment, every third one left to its user."""
    owned = moment not in ("reveal", "loom", "fall")
    for verb in sorted(VERBS[moment]):
        for target in sorted(TARGETS.get(verb, {""})):
            if target in OF_DEFENDER and moment not in WITH_DEFENDER:
                continue
            if target == "that_animal" or target in ({"each_own_card"} if owned else NEED_USER):
                continue
            aim = [f'target = "{target}"'] if target else []
            yield ", ".join([f'verb = "{verb}"', *aim, *([FIELDS[verb]] if verb in FIELDS else [])])


def card(kind: str, name: str, lines: list[str], effects: list[str]) -> str:
    head = [f"[[{kind}]]", f'id = "{name}"', f'name = {{ en = "{name}", ru = "{name}" }}', *lines]
    return "\n".join([*head, "effects = [", *(f"  {{ {effect} }}," for effect in effects), "]"])


def odd_cards() -> str:
    """Weapons for every moment of their own attack, gadgets for every window, Dreams that do something when they are turned up."""
    number = count(1)
    found = ['replaces = ["weapon", "gadget", "dream"]']
    icons = 'icons = ["BEA", "RAB", "OWL", "TUR", "FOX", "DRA"]'
    for moment in sorted(IN_ATTACK):
        for place, verb in enumerate(verbs(moment)):
            may = ", may = true" if place % 3 == 0 else ""
            found.append(
                card("weapon", f"V{next(number)}", ["copies = 1", "bonus = 1", icons], [f'when = "{moment}", do = [{{ {verb}{may} }}]'])
            )
    for window in ("open", "declared", "rolled"):
        for verb in verbs("rolled window" if window == "rolled" else window):
            free = f'when = "free", window = "{window}", cost = "discard", do = [{{ {verb} }}]'
            found.append(card("gadget", f"V{next(number)}", ["copies = 1"], [free]))
    for deck in ("spidipede", "hushmoth", "zordo"):
        for verb in verbs("reveal"):
            may_else = ', else = [{ verb = "wound", target = "that_animal", n = 1 }]' if "each_own_card" in verb else ""
            found.append(card("dream", f"V{next(number)}", [f'deck = "{deck}"'], [f'when = "reveal", do = [{{ {verb}{may_else} }}]']))
    return "\n\n".join(found)


@pytest.fixture
def odd(tmp_path: Path) -> Iterator[str]:
    (tmp_path / "odd").mkdir()
    (tmp_path / "odd" / "cards.toml").write_text(odd_cards(), encoding="utf-8")
    keep_sets_in(tmp_path)
    yield "odd"
    own_sets._sets.clear()  # pyright: ignore[reportPrivateUsage]


@pytest.mark.rule("NL-CON-a", "NL-CON-b")
@pytest.mark.parametrize("policies", ["asked", "default"])
@pytest.mark.parametrize("level", ["team", "careless"])
def test_every_card_that_the_loader_takes_can_be_played(odd: str, level: str, policies: str):
    for seed in range(12):
        options = NightlightOptions.model_validate(
            {"cards": odd, "dream": ("spidipede", "zordo")[seed % 2], "boss": ("deck", "nyx")[seed % 2]}
        )
        done = play_night(options, 1 + seed % 4, level, seed, None if policies == "asked" else ())
        assert done.won == (done.round == 3 and done.alive > 0)
        assert done.turns >= 1
