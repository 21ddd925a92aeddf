"""Stores to try, one of each kind."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from moonhare.storage import Store
from moonhare.storage.sqlite import SqliteStore
from tests.storage.places import Hands, Place


@pytest.fixture
def hands() -> Hands:
    return Hands()


@pytest.fixture(params=["sqlite", "memory"])
async def place(request: pytest.FixtureRequest, tmp_path: Path, hands: Hands) -> AsyncIterator[Place]:
    """Where a store may be, for what every store has to do; by a clock that the test turns."""
    place = Place(tmp_path if request.param == "sqlite" else None, hands)
    yield place
    await place.close()


@pytest.fixture
async def store(place: Place) -> Store:
    return place.open()


@pytest.fixture
async def sqlite(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    """A store as it stands on a disk, by the real clock."""
    opened = SqliteStore(tmp_path)
    yield opened
    await opened.close()
