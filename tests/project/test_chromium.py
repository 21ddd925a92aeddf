"""Where no Chromium is on the path, Playwright is asked for its own; where that fails, one is told what to do."""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from scripts import check, chromium
from scripts.ready import NotReadyError

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[list[str]]:
    """A machine without a Chromium; gives what was run."""
    runs: list[list[str]] = []

    def run(command: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        runs.append(command)
        return subprocess.CompletedProcess(command, returncode=int((tmp_path / "offline").exists()))

    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(subprocess, "run", run)
    return runs


def test_playwright_is_asked_for_a_chromium_where_there_is_none(asked: list[list[str]]) -> None:
    assert chromium.program() is None
    chromium.ensure()
    assert asked == [[sys.executable, "-m", "playwright", "install", "chromium"]]


def test_a_chromium_on_the_path_is_taken_as_it_is(asked: list[list[str]], tmp_path: Path) -> None:
    # The one without windows is preferred: it costs less.
    for name in ("chromium-browser", "chromium-headless-shell"):
        own = tmp_path / name
        own.write_text("#!/bin/sh\n", "utf-8")
        own.chmod(0o755)
        chromium.ensure()
        assert (chromium.program(), asked) == (str(own), [])


def test_browser_tests_fail_with_a_way_out_where_none_can_be_fetched(
    asked: list[list[str]], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "offline").touch()
    with pytest.raises(NotReadyError, match="apt install chromium-headless-shell"):
        chromium.ensure()
    outcome = check.browsers(whole=False)
    assert (outcome.passed, outcome.failed) == (0, 1)
    assert "apt install chromium-headless-shell" in capsys.readouterr().out
    assert len(asked) == 2
