"""What the tests of the command line share."""

from collections.abc import Iterator

import pytest
import structlog

from tests.cli.console import Console
from tests.decks.making import make_set

__all__ = ["make_set", "moonhare"]


@pytest.fixture
def moonhare(monkeypatch: pytest.MonkeyPatch, capsysbinary: pytest.CaptureFixture[bytes]) -> Iterator[Console]:
    """The command line, in this process."""
    for name in ("MOONHARE_HOST", "MOONHARE_PORT", "MOONHARE_DATA"):
        monkeypatch.delenv(name, raising=False)
    yield Console(monkeypatch, capsysbinary)
    structlog.reset_defaults()  # a command that logs does so to the standard error of its test
