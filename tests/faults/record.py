"""A pytest plugin (`-p tests.faults.record`): notes each long test that held, with what it printed, and skips it the next time."""

import re
import time
from collections.abc import Iterator
from typing import Any

import pytest

from tests.faults import results

_LOGGED = re.compile(r"\d{4}-\d\d-\d\d ")


class Recorder:
    def __init__(self) -> None:
        self.held = {one["test"] for one in results.held("test")}

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_setup(self, item: pytest.Item) -> None:
        if item.nodeid in self.held:
            pytest.skip("held at this commit already")

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(self, item: pytest.Item, call: pytest.CallInfo[None]) -> Iterator[Any]:
        report: pytest.TestReport = yield
        if report.when == "call" and not report.skipped:
            said = [line for line in report.capstdout.splitlines() if not _LOGGED.match(line)]
            took = {"seconds": round(report.duration, 1), "cpu": round(time.process_time() - self.began, 1)}
            results.note({"suite": "test", "test": item.nodeid, "held": report.passed, **took, "said": said})
        return report

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_call(self, item: pytest.Item) -> None:
        self.began = time.process_time()


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(Recorder(), "longtable-record")
