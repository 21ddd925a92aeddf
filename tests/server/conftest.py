"""What the tests of the server share."""

import pytest

from moonhare.server.serving import configure_logs
from moonhare.server.settings import ServerSettings
from tests.server.worlds import Hall, MemoryLog, make_hall


@pytest.fixture
async def hall() -> Hall:
    """A house on a log in memory and a clock that stands still."""
    return make_hall(MemoryLog())


configure_logs(ServerSettings())
