"""Stores to try, one of each kind."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from moonhare.storage import Store
from moonhare.storage.sqlite import SqliteStore
from scripts.postgres import Database
from tests.storage.places import Hands, Place, Places, PostgresPlace


@pytest.fixture
def hands() -> Hands:
    return Hands()


@pytest.fixture(params=["sqlite", "memory", "postgres"])
async def place(request: pytest.FixtureRequest, tmp_path: Path, hands: Hands) -> AsyncIterator[Places]:
    """Where a store may be, for what every store has to do; by a clock that the test turns."""
    place: Places
    if request.param == "postgres":
        place = PostgresPlace(request.getfixturevalue("postgres").address, hands)
    else:
        place = Place(tmp_path if request.param == "sqlite" else None, hands)
    await place.begin()
    yield place
    await place.close()


@pytest.fixture
async def store(place: Places) -> Store:
    return place.open()


@pytest.fixture
async def database(postgres: Database, hands: Hands) -> AsyncIterator[PostgresPlace]:
    """A PostgreSQL that several servers share."""
    place = PostgresPlace(postgres.address, hands)
    await place.begin()
    yield place
    await place.close()


@pytest.fixture
async def real(postgres: Database) -> AsyncIterator[PostgresPlace]:
    """The same, by the database's own clock."""
    place = PostgresPlace(postgres.address, None)
    await place.begin()
    yield place
    await place.close()


@pytest.fixture
async def sqlite(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    """A store as it stands on a disk, by the real clock."""
    opened = SqliteStore(tmp_path)
    yield opened
    await opened.close()
