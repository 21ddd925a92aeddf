"""What the tests of card sets share."""

from collections.abc import Callable
from pathlib import Path

import pytest

from moonhare.decks import shelf
from moonhare.decks.library import Library
from tests.decks.making import make_set

__all__ = ["make_set"]


@pytest.fixture
def nothing_bundled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Have a host's sets alone."""
    monkeypatch.setattr(shelf, "BUNDLED_FOLDER", tmp_path / "bundled")


@pytest.fixture
def sets(tmp_path: Path) -> Path:
    """The folder into which a host puts sets."""
    folder = tmp_path / "sets"
    folder.mkdir()
    return folder


@pytest.fixture
def copies(tmp_path: Path) -> Path:
    """The folder in which a library keeps what it plays from."""
    return tmp_path / "copies"


@pytest.fixture
def open_library(sets: Path, copies: Path) -> Callable[..., Library]:
    """What opens a library of these, at a moment."""

    def open_it(*, now: float = 0) -> Library:
        return Library([sets], keep_in=copies, days=30, now=now)

    return open_it
