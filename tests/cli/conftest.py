"""A terminal of its own for each test: an empty folder, English, no settings from outside."""

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def _alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    for name in ("LONGTABLE_TOKEN", "LONGTABLE_DATABASE", "LONGTABLE_ZONE"):
        monkeypatch.delenv(name, raising=False)
