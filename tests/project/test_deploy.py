"""What hosts copy from `deploy/` is whole: it names what there is, shuts what it can, and the tools take it."""

import re
import shutil
import subprocess
from configparser import RawConfigParser
from pathlib import Path

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
    for name in ("NoNewPrivileges", "PrivateDevices", "PrivateTmp", "ProtectHome", "RestrictNamespaces", "DynamicUser"):
        assert service[name] == "true"
    assert service["ProtectSystem"] == "strict"
    assert service["CapabilityBoundingSet"] == ""


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


@pytest.mark.skipif(shutil.which("caddy") is None, reason="there is no Caddy")
def test_caddy_takes_its_file(tmp_path: Path) -> None:
    command = ["caddy", "validate", "--adapter", "caddyfile", "--config", str(DEPLOY / "Caddyfile")]
    done = subprocess.run(command, capture_output=True, text=True, check=False, env={"HOME": str(tmp_path)})
    assert done.returncode == 0, done.stderr
