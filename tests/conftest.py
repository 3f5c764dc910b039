"""Set-up shared by all tests: the repaired simulator and what a browser test needs."""

import os
import shutil
from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio
from hypothesis import settings

from bot.i18n import texts
from bot.local import simfix
from tests.chance import SEED

# No deadline: machines are noisy, and speed belongs in benchmarks. The same examples each time, unless other chances are asked for.
settings.register_profile("longtable", deadline=None, derandomize=not SEED)
settings.load_profile("longtable")
simfix.apply()
texts().strict = True  # a missing sentence or fact fails the test that says it


def pytest_runtest_setup(item: pytest.Item) -> None:
    if item.get_closest_marker("browser") is None or shutil.which("chromium"):
        return
    reason = "no chromium on this machine: apt-get install chromium"
    if os.environ.get("LONGTABLE_REQUIRE_BROWSER") == "1":
        pytest.fail(reason, pytrace=False)
    pytest.skip(reason)


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def chromium() -> AsyncIterator[Any]:
    """One browser for all tests that want one (`tests/local/browser.py`)."""
    from tests.local.browser import one_chromium

    async with one_chromium() as made:
        yield made


LONG = ("tests/journeys/", "tests/local/test_browser.py", "tests/faults/test_matrix.py", "tests/faults/test_hostile.py", "tests/leaks/")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Long tests first, by turns at the head of each half: two workers begin with a half each, and end at the same time."""
    long = [item for prefix in LONG for item in items if item.nodeid.startswith(prefix)]
    taken = {id(item) for item in long}
    short = [item for item in items if id(item) not in taken]
    middle = (len(items) + 1) // 2 - len(long[::2])
    items[:] = [*long[::2], *short[:middle], *long[1::2], *short[middle:]] if middle > 0 else long + short
