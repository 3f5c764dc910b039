"""A stage for every test that asks for one."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from tests.ui.stage import Stage, stage


@pytest.fixture
async def staged(tmp_path: Path) -> AsyncIterator[Stage]:
    async with stage(tmp_path) as made:
        yield made


@pytest.fixture
def staged_env(staged: Stage) -> Any:
    """The simulator by itself: its plugin looks for it among a test's fixtures and sets the clock of the test by it."""
    return staged.env


@pytest.fixture
def on(staged: Stage, staged_env: Any) -> Stage:
    return staged
