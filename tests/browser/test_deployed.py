"""Three servers on one PostgreSQL behind Caddy, as `deploy/` has them: killed one by one while browsers play on."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
import urllib.request
from contextlib import ExitStack, suppress
from typing import TYPE_CHECKING

import pytest

from moonhare.rules.engine import replay
from moonhare.rules.log import read_log
from scripts.guests import free_port
from tests.exporting import exported
from tests.project.test_deploy import DEPLOY

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from scripts.postgres import Database
    from tests.browser.people import Party

pytestmark = [
    pytest.mark.browser,
    pytest.mark.timeout(600),
    pytest.mark.skipif(shutil.which("caddy") is None, reason="there is no Caddy"),
]

SETTINGS = {
    "behind_proxy": "true",
    "pace": "0.05",
    "announce_seconds": "0.5",
    "showing_seconds": "600",
    "away_seconds": "600",
    "full_seconds": "0",
    "limit_tables": "",
    "limit_seats": "",
    "limit_guesses": "",
}


class Started:
    """A program that is started, killed and started again, and listens on one port."""

    def __init__(self, *command: str, port: int, environment: dict[str, str], ready: str) -> None:
        """Start it; `ready` is the path that answers once it is."""
        self.command, self.port, self.environment, self.ready = command, port, environment, ready
        self.start()

    def start(self) -> None:
        """Start it; it answers after a while."""
        self.process = subprocess.Popen(self.command, env=os.environ | self.environment, stderr=subprocess.DEVNULL)

    def wait(self) -> None:
        """Wait until it answers."""
        give_up = time.monotonic() + 60
        while time.monotonic() < give_up:
            assert self.process.poll() is None, f"{self.command[0]} ended with {self.process.returncode}"
            with suppress(OSError), urllib.request.urlopen(f"http://localhost:{self.port}{self.ready}", timeout=5):
                return
            time.sleep(0.05)
        raise AssertionError(f"{self.command[0]} does not answer")

    def kill(self) -> None:
        """End it at once."""
        self.process.kill()
        self.process.wait()


class Site:
    """What the compose file starts, without its containers; the database stands already."""

    def __init__(self, folder: Path, database: Database, until_closed: ExitStack) -> None:
        """Start the servers, then Caddy before them with the file that is handed out."""
        front, *ports = _free_ports(4)
        self.address = f"http://localhost:{front}"
        self.settings = SETTINGS | {"address": self.address, "database": database.address}
        self.servers = []
        for port in ports:
            data = folder / str(port)
            environment = {f"MOONHARE_{name.upper()}": value for name, value in self.settings.items()}
            serve = (sys.executable, "-m", "moonhare.cli", "serve", "--port", str(port), "--data", str(data))
            self.servers.append(Started(*serve, port=port, environment=environment, ready="/readyz"))
            until_closed.callback(self.servers[-1].kill)
        own = {
            "HOME": str(folder),
            "MOONHARE_ADDRESS": self.address,
            "MOONHARE_SERVERS": " ".join(f"localhost:{port}" for port in ports),
        }
        config = folder / "caddy.json"
        config.write_text(_adapted(own), "utf-8")
        caddy = Started("caddy", "run", "--config", str(config), port=front, environment=own, ready="/api/health")
        until_closed.callback(caddy.kill)
        for program in (*self.servers, caddy):
            program.wait()


def _adapted(environment: dict[str, str]) -> str:
    """Caddy's own form of the file, without the port by which a running one is told to change."""
    command = ["caddy", "adapt", "--adapter", "caddyfile", "--config", str(DEPLOY / "Caddyfile")]
    done = subprocess.run(command, capture_output=True, check=True, env=os.environ | environment)
    return json.dumps(json.loads(done.stdout) | {"admin": {"disabled": True}})


def _free_ports(many: int) -> list[int]:
    """Ports that nothing listens on, all different."""
    found: set[int] = set()
    while len(found) < many:
        found.add(free_port())
    return sorted(found)


@pytest.fixture
def site(built: None, tmp_path: Path, postgres: Database) -> Iterator[Site]:
    """Three servers, Caddy, and an empty database."""
    postgres.empty()
    with ExitStack() as until_closed:
        yield Site(tmp_path, postgres, until_closed)


def test_a_game_goes_on_to_its_end_while_each_server_is_killed_in_turn(
    site: Site, gather: Callable[..., Party], tmp_path: Path
) -> None:
    # Nobody has so many after three rounds, of at most five each.
    party = gather(site.address, "Ada Bo", edition="standard", computers=2, target_score=16)
    party.start()
    for server in site.servers:
        party.play(until=lambda: party.host.phase == "points")
        server.kill()
        party.play(until=lambda: party.host.phase in {"give", "vote"})
        server.start()
        server.wait()
    party.play_to_the_end()
    (log,) = exported(tmp_path, party.code, database=site.settings["database"])
    game = replay(read_log(log).events)
    for person in party.people:
        assert person.points() == sorted(game.scores, reverse=True)
