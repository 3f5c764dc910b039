"""Set-up shared by all tests: the repaired simulator and what a browser test needs."""

import os
import shutil

import pytest
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
