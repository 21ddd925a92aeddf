"""What the tests of the command line share."""

import pytest

from tests.cli.console import Console
from tests.decks.making import make_set

__all__ = ["make_set", "moonhare"]


@pytest.fixture
def moonhare(monkeypatch: pytest.MonkeyPatch, capsysbinary: pytest.CaptureFixture[bytes]) -> Console:
    """The command line, in this process."""
    for name in ("MOONHARE_HOST", "MOONHARE_PORT", "MOONHARE_DATA"):
        monkeypatch.delenv(name, raising=False)
    return Console(monkeypatch, capsysbinary)
