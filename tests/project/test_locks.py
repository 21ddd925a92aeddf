"""Locks name versions and hashes, and nothing of the machine that made them."""

import json
import re

import pytest

from tests.project.tree import ROOT

LOCKS = sorted((ROOT / "requirements").glob("*.txt")) + sorted((ROOT / "benchmarks").rglob("requirements*.txt"))
PLACE = re.compile(
    r"(?i)[a-z][a-z0-9+.-]*://|--(?:index-url|extra-index-url|find-links|trusted-host)|(?:^|[\s\"'=@])/\w"
)


def places_named(lock: str) -> list[str]:
    """Give the lines of a lock that name an address or an absolute path."""
    return [line for line in lock.splitlines() if PLACE.search(line)]


def pins(lock: str) -> dict[str, str]:
    """Give each package of a lock and its version."""
    return dict(re.findall(r"(?m)^([a-z0-9][a-z0-9.-]*)==([^\s;]+)", lock))


@pytest.mark.parametrize("path", LOCKS, ids=lambda path: path.name)
def test_a_lock_names_no_address_and_no_folder_of_a_machine(path):
    assert places_named(path.read_text("utf-8")) == []


@pytest.mark.parametrize(
    "line",
    [
        "--find-links /srv/wheels",
        "--extra-index-url https://packages.example/simple",
        "thing @ file:///srv/thing.whl",
        "    # via -r /opt/somewhere/dev.in",
        "thing @ https://packages.example/thing.whl",
    ],
)
def test_a_place_in_a_lock_would_be_noticed(line):
    assert places_named(f"msgspec==0.22.0 \\\n{line}\n    # via -r dev.in\n") == [line]


@pytest.mark.parametrize("path", LOCKS, ids=lambda path: path.name)
def test_every_version_in_a_lock_has_a_hash(path):
    blocks = re.split(r"(?m)^(?=[a-z0-9])", path.read_text("utf-8"))
    versions = [block for block in blocks if re.match(r"[a-z0-9.-]+==", block)]
    assert versions
    assert [block.splitlines()[0] for block in versions if "--hash=sha256:" not in block] == []


def test_two_locks_never_ask_for_different_versions_of_one_package():
    chosen: dict[str, set[str]] = {}
    for path in sorted((ROOT / "requirements").glob("*.txt")):
        for name, version in pins(path.read_text("utf-8")).items():
            chosen.setdefault(name, set()).add(version)
    assert {name: versions for name, versions in chosen.items() if len(versions) > 1} == {}


@pytest.mark.parametrize("path", sorted((ROOT / "requirements").glob("*.in")), ids=lambda path: path.name)
def test_every_list_is_locked(path):
    wanted = re.findall(r"(?m)^([A-Za-z0-9][A-Za-z0-9._-]*)", path.read_text("utf-8"))
    locked = pins(path.with_suffix(".txt").read_text("utf-8"))
    assert [name for name in wanted if name.lower().replace(".", "-") not in locked] == []


def test_the_lock_of_the_client_names_no_address():
    lock = json.loads((ROOT / "client" / "package-lock.json").read_text("utf-8"))
    assert [name for name, package in lock["packages"].items() if "resolved" in package] == []


def test_the_lock_of_the_client_has_a_hash_for_every_package():
    lock = json.loads((ROOT / "client" / "package-lock.json").read_text("utf-8"))
    packages = {name: package for name, package in lock["packages"].items() if name}
    assert packages
    assert [name for name, package in packages.items() if not package.get("integrity", "").startswith("sha512-")] == []
