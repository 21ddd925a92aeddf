"""What the tests of the server share."""

from collections.abc import AsyncIterator, Iterator
from functools import cache
from pathlib import Path

import pytest
import structlog

from moonhare.decks import CardSet, load_set, shelf
from moonhare.server.live import folding
from moonhare.server.logs import configure_logs
from moonhare.server.settings import ServerSettings
from tests.decks.making import make_set
from tests.server.net import QUICK, Server, a_server
from tests.server.worlds import Hall, OtherStore, Town, a_town

__all__ = ["make_set"]


@pytest.fixture
async def hall() -> AsyncIterator[Hall]:
    """A house on a store in memory and a clock that stands still."""
    async with a_town() as town:
        yield town.hall()


@pytest.fixture
async def town(tmp_path: Path) -> AsyncIterator[Town]:
    """A store on disk for several servers."""
    async with a_town(tmp_path) as opened:
        yield opened


@pytest.fixture
async def store(town: Town) -> OtherStore:
    """A store on disk, which a test may hold up or break."""
    return town.store()


@pytest.fixture(autouse=True)
def logs() -> Iterator[None]:
    """Log to the error stream of the test that runs: the one of an earlier moment is closed by then."""
    configure_logs(ServerSettings())
    yield
    structlog.reset_defaults()


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Server]:
    """A server on a real socket, quick in all that it does by itself."""
    async with a_server(tmp_path, **QUICK) as opened:
        yield opened


@pytest.fixture(autouse=True, scope="session")
def _tables_wake_from_their_last_game() -> Iterator[None]:
    """Games of tests are short; here they are worth a slip too, so that whoever comes back anywhere finds it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(folding, "LEAST", 1)
        yield


@pytest.fixture(autouse=True, scope="session")
def _sets_are_read_once() -> Iterator[None]:
    """Reading a set checks the hash of every picture, which `tests/decks` tries; one of ours is read once."""
    with pytest.MonkeyPatch.context() as patch:
        read = cache(load_set)

        def read_once(folder: Path, *, bundled: bool) -> CardSet:
            return read(folder, bundled=True) if bundled else load_set(folder)

        patch.setattr(shelf, "load_set", read_once)
        yield
