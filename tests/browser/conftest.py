"""A server of its own for whole games, and people who play them in real browsers."""

from __future__ import annotations

import re
import subprocess
import sys
from typing import TYPE_CHECKING, Any

import pytest

from scripts import build_client
from tests.browser.people import DESKTOP, PHONE, Party, Person

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from playwright.sync_api import Browser

SERVE = """
import sys
from moonhare.cli.outfit import usual_outfit
from moonhare.server.serving import serve
from moonhare.server.settings import ServerSettings
limits = {"limit_tables": "", "limit_seats": "", "limit_guesses": ""}
settings = ServerSettings(port=int(sys.argv[2]), data=sys.argv[1], pace=0.05, announce_seconds=0.5, showing_seconds=600,
                          away_seconds=float(sys.argv[3]), full_seconds=0, hosts="table.test", **limits)
serve(settings, usual_outfit(), ready=lambda port: print("port", port, flush=True))
"""


class House:
    """A server as a process of its own, with its data folder; it can be killed and started again."""

    def __init__(self, data: Path, *, away: float = 600) -> None:
        self.data, self.away, self.port = data, away, 0
        self._process: subprocess.Popen[str] | None = None
        self.start()

    def start(self) -> None:
        """Start, on the port that it had before."""
        command = [sys.executable, "-c", SERVE, str(self.data), str(self.port), str(self.away)]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        said = re.fullmatch(r"port (\d+)\n", self._process.stdout.readline())
        assert said is not None, "the server did not start"
        self.port = int(said[1])

    def stop(self) -> None:
        """End the process at once."""
        assert self._process is not None
        assert self._process.stdout is not None
        self._process.kill()
        self._process.wait()
        self._process.stdout.close()

    @property
    def address(self) -> str:
        """Where browsers find it."""
        return f"http://localhost:{self.port}"


@pytest.fixture(scope="session")
def built() -> None:
    """The client as it is now."""
    build_client.build()


@pytest.fixture(scope="session")
def house(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server where nobody is taken for away within a test."""
    house = House(tmp_path_factory.mktemp("house"))
    yield house
    house.stop()


@pytest.fixture(scope="session")
def hasty_house(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that takes people for away after two seconds."""
    house = House(tmp_path_factory.mktemp("hasty"), away=2)
    yield house
    house.stop()


@pytest.fixture
def gather(chromium: Browser) -> Iterator[Callable[..., Party]]:
    """Seat people at a new table, each with a browser of their own; at the end no page may have complained."""
    people: list[Person] = []

    def seat(address: str, names: str, *, languages: str = "en", **rules: Any) -> Party:
        tongues = languages.split()
        for at, name in enumerate(names.split()):
            size = DESKTOP if at % 2 == 0 else PHONE
            people.append(Person(chromium, name, size=size, language=tongues[at % len(tongues)]))
        party = Party(people)
        party.sit_down(address, **rules)
        return party

    yield seat
    complaints = [line for person in people for line in person.complaints]
    for person in people:
        person.close()
    assert not complaints
