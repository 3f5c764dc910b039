"""What goes with a message besides its words."""

from pathlib import Path
from typing import Any, cast

import pytest

from bot.store.rows import OutboxRow
from bot.ui.courier import DiscordCourier
from bot.ui.limits import NONCE_CHARACTERS
from tests.ui.stage import stage


def row(number: int) -> OutboxRow:
    return OutboxRow(number, "t", "place:1", "news", None, None, 0, 0, 1, "", {}, due=0, created=0)


@pytest.mark.lesson("B13")
async def test_a_nonce_tells_no_number_and_is_the_same_for_every_try(tmp_path: Path):
    """It reaches everybody in the channel; the numbers of rows would count the private ones between."""
    async with stage(tmp_path) as on:
        courier = on.bot.courier
        made = [courier._nonce(row(number), piece) for number in range(1, 40) for piece in range(3)]
        assert len(set(made)) == len(made)
        assert {len(one) for one in made} == {NONCE_CHARACTERS}
        assert made[0] == courier._nonce(row(1), 0)
        other = cast(Any, DiscordCourier)(type("Bot", (), {"http": type("Http", (), {"token": "another"})}), on.bot.desk, None)
        assert not {other._nonce(row(number)) for number in range(1, 40)} & set(made)
