"""Whatever is drawn for a person to press, in any game at any moment: no empty select, no value twice, nothing too long.

Discord refuses a message with such a control, and a phone shows an empty list.
"""

from collections.abc import Iterator, Sequence
from random import Random
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.games import rooms
from bot.i18n.languages import LANGS, Lang
from bot.i18n.texts import texts
from bot.kernel.game import Picks
from bot.kernel.table import Table
from bot.ui.controls import Menu, Press, Tree, board_of
from bot.ui.desk import Speech
from bot.ui.limits import BUTTON_LABEL, SELECT_DESCRIPTION, SELECT_LABEL, SELECT_OPTIONS, fits
from bot.ui.spread import spread_of, spread_rows
from tests.kernel.contract import Play

PLAYS = 2
EACH = 12  # of so many moments one is looked at
PAGES = 3
VALUE = 100

Rows = Sequence[Sequence[Press] | Menu]


def tree_of(table: Table, room: Any, say: Any, seat: int, decision: Any) -> Tree:
    """The controls of a decision without a table around them."""
    look: Any = SimpleNamespace(
        game=table.game,
        head="HEAD",
        row=SimpleNamespace(id="t", private=False),
        view=lambda of: table.game.view(table.state, of),
        choices=lambda seat, decision, picks: table.game.choices(table.state, seat, decision, picks),
    )
    return Tree(say, room, look, seat, decision)


def boards(tree: Tree, rng: Random) -> Iterator[Rows]:
    """What is drawn for a decision at first, on its later pages, and on one way down its tree."""
    spread = spread_of(tree.room, tree.decision)
    if spread is not None:
        yield from (spread_rows(tree, spread, page) for page in range(PAGES))
    picks: Picks = tree.advanced(())
    for _ in range(40):
        yield from (tree.rows(picks, page) for page in range(PAGES if len(picks) < 3 else 1))
        choices = tree.next(picks)
        if choices is None or choices.form == "note" or not (values := tree.spoken(choices)):
            return
        picks = tree.advanced((*picks, (choices.field, rng.choice(values))))


def check(rows: Rows) -> None:
    view = board_of(*rows)
    ids = [item.custom_id for item in view.children] if view is not None else []  # pyright: ignore[reportAttributeAccessIssue]
    assert len(set(ids)) == len(ids)
    for item in view.children if view is not None else ():
        if isinstance(item, discord.ui.Button):
            assert item.label
            assert fits(item.label, BUTTON_LABEL)
            continue
        assert isinstance(item, discord.ui.Select)
        values = [option.value for option in item.options]
        assert 1 <= len(values) <= SELECT_OPTIONS, item.custom_id
        assert len(set(values)) == len(values), values
        for option in item.options:
            assert option.label.strip()
            assert fits(option.label, SELECT_LABEL)
            assert fits(option.description or "", SELECT_DESCRIPTION)
            assert fits(option.value, VALUE), option.value


@pytest.mark.lesson("E4")
@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("key", rooms())
def test_no_select_is_ever_empty_or_offers_a_value_twice(key: str, lang: Lang):
    room, say, seen = rooms()[key], Speech(texts(), lang), 0
    for seed in range(PLAYS):
        rng, play = Random(seed), Play(room.game, 300 + seed, scripted=seed % 2 == 0)
        for moment, table in enumerate(play.to_the_end()):
            if moment % EACH != seed:
                continue
            for decision in table.decisions:
                for seat in decision.asked:
                    for rows in boards(tree_of(table, room, say, seat, decision), rng):
                        check(rows)
                        seen += any(isinstance(row, Menu) for row in rows)
    assert seen > 5
