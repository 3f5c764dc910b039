"""Set-up shared by all tests: the repaired simulator and what a browser test needs."""

import os
import shutil

import pytest
from hypothesis import settings

from bot.i18n import texts
from bot.local import simfix

settings.register_profile("longtable", deadline=None)  # machines are noisy: speed belongs in benchmarks
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
