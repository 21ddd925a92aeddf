"""What hosts copy from `deploy/` is whole: it names what there is, shuts what it can, and the tools take it."""

import re
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from configparser import RawConfigParser
from contextlib import suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from urllib.error import URLError
from urllib.request import Request, urlopen

import pytest

from moonhare.server.settings import PREFIX, ServerSettings
from tests.project.tree import ROOT

DEPLOY = ROOT / "deploy"
CONTAINER = (DEPLOY / "Containerfile").read_text("utf-8")
COMPOSE = (DEPLOY / "compose.yaml").read_text("utf-8")
CADDY = (DEPLOY / "Caddyfile").read_text("utf-8")

OF_THE_FILES = {"PASSWORD", "SERVERS"}
"""Variables that only these files know."""


@pytest.mark.parametrize(
    "path", sorted(path for path in DEPLOY.iterdir() if path.is_file()), ids=lambda path: path.name
)
def test_what_is_set_is_a_setting(path: Path) -> None:
    named = set(re.findall(rf"\b{PREFIX}([A-Z_]+)", path.read_text("utf-8")))
    known = {name.upper() for name in ServerSettings.__struct_fields__} | OF_THE_FILES
    assert named - known == set()


def test_the_container_installs_by_hash_runs_as_nobody_in_particular_and_says_how_it_is() -> None:
    installs = re.findall(r"pip install [^\\&\n]*(?:\\\n[^\\&\n]*)*", CONTAINER)
    assert len(installs) == 2
    for install in installs:
        assert "--require-hashes" in install or ("--no-deps" in install and "--no-index" in install), install
    locks = re.findall(r"-r (\S+)", CONTAINER)
    assert locks
    assert all((ROOT / lock).is_file() for lock in locks)
    last = CONTAINER[CONTAINER.rindex("\nFROM ") :]
    assert re.search(r"(?m)^USER moonhare$", last)
    assert re.search(r"(?m)^HEALTHCHECK .*", last)
    assert "/api/health" in last


def test_images_go_by_their_plain_names() -> None:
    images = re.findall(r"(?m)^FROM (\S+)|^ +image: (\S+)", CONTAINER + COMPOSE)
    for name in [one or other for one, other in images]:
        assert re.fullmatch(r"[a-z]+(:[\w.-]+)?", name), name


def test_every_server_of_the_three_is_shut_alike_and_known_to_the_balancer() -> None:
    servers = re.findall(r"(?m)^  (\w+):\n    <<: \*server$", COMPOSE)
    assert len(servers) == 3
    (known,) = re.findall(r"\{\$MOONHARE_SERVERS:([^}]+)\}", CADDY)
    assert known.split() == [f"{server}:8080" for server in servers]
    shared = COMPOSE[COMPOSE.index("x-server") : COMPOSE.index("\nservices:")]
    for word in ("read_only: true", "cap_drop: [ALL]", "no-new-privileges:true"):
        assert word in shared
    assert "ports:" not in shared
    assert COMPOSE.count("ports:") == 1, "only the balancer is reached from outside"


def test_the_unit_is_shut_where_it_can_be() -> None:
    unit = RawConfigParser(strict=False)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read(DEPLOY / "moonhare.service", "utf-8")
    service = unit["Service"]
    assert unit["Unit"]["StartLimitIntervalSec"] == "0", "a database that is long in coming back is waited for"
    for name in ("NoNewPrivileges", "PrivateDevices", "PrivateTmp", "ProtectHome", "RestrictNamespaces", "DynamicUser"):
        assert service[name] == "true"
    assert service["ProtectSystem"] == "strict"
    assert service["CapabilityBoundingSet"] == ""
    assert service["SystemCallErrorNumber"] == "EPERM", "what is not allowed is refused, and its process goes on"


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd-analyze")
def test_systemd_takes_the_unit(tmp_path: Path) -> None:
    program = tmp_path / "moonhare"
    program.write_text("#!/bin/sh\n", "utf-8")
    program.chmod(0o755)
    unit = (DEPLOY / "moonhare.service").read_text("utf-8").replace("/opt/moonhare/bin/moonhare", str(program))
    (tmp_path / "moonhare.service").write_text(unit, "utf-8")
    done = subprocess.run(
        ["systemd-analyze", "verify", str(tmp_path / "moonhare.service")], capture_output=True, text=True, check=False
    )
    assert [line for line in done.stderr.splitlines() if "moonhare.service" in line] == []


class Dummy(BaseHTTPRequestHandler):
    """Stands for a server: ready, and answers with its own port, after what it was told of the table."""

    def do_GET(self) -> None:
        said = f"{self.headers.get('X-Moonhare-Table')} {self.connection.getsockname()[1]}".encode()
        self.send_response(200)
        self.send_header("Content-Length", str(len(said)))
        self.end_headers()
        self.wfile.write(said)

    def log_message(self, *_: object) -> None: ...


@pytest.fixture
def balanced(tmp_path: Path) -> Iterator[str]:
    """The address of the balancer, before two dummies."""
    servers = [ThreadingHTTPServer(("127.0.0.1", 0), Dummy) for _ in range(2)]
    with socket.create_server(("127.0.0.1", 0)) as free:
        address = f"http://127.0.0.1:{free.getsockname()[1]}"
    # Others on this machine may have the port by which a Caddy is told what to do.
    (tmp_path / "Caddyfile").write_text(f"{{\n\tadmin off\n}}\n{CADDY}", "utf-8")
    names = " ".join(f"127.0.0.1:{server.server_address[1]}" for server in servers)
    env = {"HOME": str(tmp_path), "MOONHARE_ADDRESS": address, "MOONHARE_SERVERS": names}
    command = ["caddy", "run", "--adapter", "caddyfile", "--config", str(tmp_path / "Caddyfile")]
    with subprocess.Popen(command, env=env, stderr=subprocess.DEVNULL) as caddy:
        for server in servers:
            Thread(target=server.serve_forever, daemon=True).start()
        try:
            yield address
        finally:
            caddy.terminate()
            for server in servers:
                server.shutdown()
                server.server_close()


def asked(address: str, **headers: str) -> str:
    """Ask, and wait for a balancer that has just begun; gives what was answered."""
    for _ in range(100):
        with suppress(URLError), urlopen(Request(address, headers=headers), timeout=10) as answer:
            return answer.read().decode()
        time.sleep(0.1)
    raise TimeoutError(address)


@pytest.mark.skipif(shutil.which("caddy") is None, reason="there is no Caddy")
def test_the_people_of_a_table_come_to_one_server_and_choose_none(balanced: str) -> None:
    paths = ("/t/LUMO-4821/card", "/t/LUMO-4821/ws", "/tv/LUMO-4821", "/api/tables/LUMO-4821")
    one = {asked(balanced + path) for path in paths * 5}
    assert len(one) == 1
    assert one.pop().startswith("None ")
    others = {asked(f"{balanced}/t/LUMO-{number}/card") for number in range(1000, 1030)}
    assert len(others) == 2
    chosen = {asked(f"{balanced}/api/sets", **{"X-Moonhare-Table": "LUMO-4821"}) for _ in range(30)}
    assert len(chosen) == 2


@pytest.mark.skipif(shutil.which("caddy") is None, reason="there is no Caddy")
def test_caddy_takes_its_file(tmp_path: Path) -> None:
    command = ["caddy", "validate", "--adapter", "caddyfile", "--config", str(DEPLOY / "Caddyfile")]
    done = subprocess.run(command, capture_output=True, text=True, check=False, env={"HOME": str(tmp_path)})
    assert done.returncode == 0, done.stderr
