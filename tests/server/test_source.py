"""The source that a server offers: whole, its own, and nothing that is not source."""

import asyncio
import errno
import io
import os
import random
import shutil
import socket
import struct
import subprocess
import sys
import tarfile
import tempfile
import time
from pathlib import Path
from typing import Any

import aiohttp
import pytest

import hatch_build
from moonhare import version
from moonhare.server import source
from moonhare.server.source import BESIDE, PACKAGE, write_archive
from tests.project.tree import ROOT
from tests.server.net import QUICK, Server, a_server

TOP = f"moonhare-{version()}/"
ART = ("art/README.md", "art/easel.py", "art/scenes/a/__init__.py")
SHEETS = ("docs/houseguests.webp", "docs/small-hours.webp")
LEFT_OUT = (".gitignore", ".ci/", "benchmarks/", "client/.npmrc", "docs/screens/", *SHEETS, "tests/")
"""What is tracked and not offered: checks and pictures of what is built, and names that may hold somebody's keys."""
SECRETS = (
    "src/moonhare/server/static/main.js",
    "src/moonhare/server/data/moonhare.sqlite3",
    "src/moonhare/server/moonhare.toml",
    "src/moonhare/server/.env",
    "src/moonhare/__pycache__/x.py",
    "client/node_modules/preact/index.js",
    "client/.npmrc",
    "deploy/.env",
    "deploy/compose.override.yaml",
    "deploy/sets/harbour/set.json",
    "docs/key.pem",
    "secret.md",
    "data/moonhare.sqlite3",
)


def archive(package: Path) -> bytes:
    packed = io.BytesIO()
    write_archive(packed, package)
    return packed.getvalue()


def tracked() -> set[str]:
    """Files that Git keeps and that are there; none where this is no clone."""
    if shutil.which("git") is None or not (ROOT / ".git").exists():
        return set()
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True).stdout
    return {name for name in listed.decode().split("\0") if name and (ROOT / name).is_file()}


def children_time() -> float:
    """Seconds of work of the processes that this one began and that have ended."""
    spent = os.times()
    return spent.children_user + spent.children_system


def members(packed: bytes) -> dict[str, bytes]:
    with tarfile.open(fileobj=io.BytesIO(packed), mode="r:gz") as tar:
        assert all(entry.isfile() and entry.mtime == 0 and not entry.uname for entry in tar)
        return {
            entry.name.removeprefix(TOP): found.read()
            for entry in tar.getmembers()
            if (found := tar.extractfile(entry)) is not None
        }


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A small checkout with all that must not leave it."""
    for name in ("pyproject.toml", "LICENSE", "src/moonhare/__init__.py", "client/src/main.tsx", *ART, *SECRETS):
        path = tmp_path / "checkout" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(name)
    (tmp_path / "elsewhere.py").write_text("a secret")
    (tmp_path / "checkout/src/moonhare/link.py").symlink_to(tmp_path / "elsewhere.py")
    (tmp_path / "checkout/docs/linked").symlink_to(tmp_path, target_is_directory=True)
    return tmp_path / "checkout"


@pytest.fixture
def small(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that runs from a small checkout, with a picture that is more than a socket takes at once."""
    package = checkout / "src/moonhare"
    shutil.copy(PACKAGE / "__init__.py", package)
    (package / "server/__init__.py").touch()
    shutil.copy(PACKAGE / "server/source.py", package / "server")
    (package / "picture.webp").write_bytes(random.Random(1).randbytes(12_000_000))
    monkeypatch.setattr("moonhare.server.source.PACKAGE", package)


def test_what_is_no_source_stays_where_it_is(checkout: Path) -> None:
    packed = members(archive(checkout / "src/moonhare"))
    kept = ["LICENSE", *ART, "client/src/main.tsx", "pyproject.toml", "src/moonhare/__init__.py"]
    assert sorted(packed) == sorted([*kept, "PKG-INFO"])
    assert f"Version: {version()}\n".encode() in packed["PKG-INFO"], "what is built from it is of the same version"
    assert packed["client/src/main.tsx"] == b"client/src/main.tsx"


def test_the_same_files_make_the_same_archive(checkout: Path) -> None:
    first = archive(checkout / "src/moonhare")
    (checkout / "LICENSE").touch()
    assert archive(checkout / "src/moonhare") == first
    (checkout / "LICENSE").write_text("changed")
    assert archive(checkout / "src/moonhare") != first


def test_where_the_system_allows_no_lower_priority_it_is_packed_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(_: int) -> int:
        raise PermissionError(errno.EPERM, os.strerror(errno.EPERM))

    monkeypatch.setattr(os, "nice", refused)
    monkeypatch.setattr(source, "write_archive", lambda file: file.write(b"packed"))
    monkeypatch.setattr(sys, "argv", ["source", str(tmp_path / "made" / "source.tar.gz")])
    source.main()
    assert (tmp_path / "made" / "source.tar.gz").read_bytes() == b"packed"


def test_an_installed_package_offers_as_much_as_its_checkout_but_of_the_art_only_where_it_is_to_be_had(
    checkout: Path, tmp_path: Path
) -> None:
    installed = tmp_path / "site-packages/moonhare"
    shutil.copytree(checkout / "src/moonhare", installed, symlinks=True)
    for name in ("LICENSE", "pyproject.toml", "client/src/main.tsx", "art/README.md"):
        (installed / BESIDE / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(checkout / name, installed / BESIDE / name)
    whole = members(archive(checkout / "src/moonhare"))
    assert members(archive(installed)) == {name: data for name, data in whole.items() if name not in ART[1:]}


def test_a_wheel_keeps_what_its_package_is_built_from() -> None:
    kept = hatch_build.source_of_the_rest()
    assert kept[str(ROOT / "client/build.mjs")] == f"moonhare/{BESIDE}/client/build.mjs"
    assert kept[str(ROOT / "scripts/build_client.py")] == f"moonhare/{BESIDE}/scripts/build_client.py"
    assert not [path for path in kept if "node_modules" in path]
    assert [path for path in kept.values() if "/art/" in path] == [f"moonhare/{BESIDE}/art/README.md"]


async def test_the_server_hands_out_the_source_that_it_runs_from(server: Server) -> None:
    async with server.session.head(server.base / "source.tar.gz") as answer:
        assert answer.status == 200
        size = int(answer.headers["Content-Length"])
        assert await answer.read() == b""
    status, body, answer = await server.get("/source.tar.gz")
    assert len(body) == size
    assert (status, answer.headers["Content-Type"]) == (200, "application/gzip")
    assert "Content-Encoding" not in answer.headers
    packed = members(body)
    for name in ("LICENSE", "LICENSE-ART", "README.md", "pyproject.toml", "Makefile", "client/build.mjs"):
        assert packed[name] == (ROOT / name).read_bytes(), name
    assert sorted(name for name in tracked() - set(packed) if not name.startswith(LEFT_OUT)) == []
    assert not [name for name in packed if name.endswith((".sqlite3", ".pyc")) or "/static/" in name]


async def test_packing_is_done_once_for_all_who_wish_and_not_by_the_server_itself(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, begin = [], asyncio.create_subprocess_exec

    async def counted(*arguments: str, **how: Any) -> Any:
        begun.append(arguments)
        return await begin(*arguments, **how)

    monkeypatch.setattr(asyncio, "create_subprocess_exec", counted)
    turns, busy = 0, True

    async def spin() -> None:
        nonlocal turns
        while busy:
            turns += 1
            # Seldom enough to be no work, for a machine may be busy elsewhere, and the packing take a minute.
            await asyncio.sleep(0.01)

    spinning = asyncio.create_task(spin())
    before, before_children = time.process_time(), children_time()
    async with asyncio.TaskGroup() as wishes:
        for _ in range(12):
            wishes.create_task(server.session.head(server.base / "source.tar.gz"))
    own, children = time.process_time() - before, children_time() - before_children
    busy = False
    await spinning
    assert len(begun) == 1
    assert turns > 50
    assert own < children / 2, "the seconds of it are another process's"


@pytest.mark.usefixtures("small")
async def test_what_was_packed_and_cleared_away_is_packed_anew_and_goes_with_the_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    beside = tmp_path / "tmp"
    beside.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(beside))
    async with a_server(tmp_path / "data") as server:
        _, first, _ = await server.get("/source.tar.gz")
        (packed,) = beside.glob("*/source.tar.gz")
        assert packed.read_bytes() == first
        shutil.rmtree(packed.parent)
        assert (await server.get("/source.tar.gz"))[:2] == (200, first)
    assert not list(beside.iterdir())


@pytest.mark.usefixtures("small")
async def test_a_server_that_stops_while_it_packs_leaves_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    beside = tmp_path / "tmp"
    beside.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(beside))
    begun, begin = asyncio.Event(), asyncio.create_subprocess_exec
    packing: list[asyncio.subprocess.Process] = []

    async def endless(*_: str, **how: Any) -> Any:
        packing.append(await begin(sys.executable, "-c", "import time; time.sleep(600)", **how))
        begun.set()
        return packing[0]

    monkeypatch.setattr(asyncio, "create_subprocess_exec", endless)
    async with a_server(tmp_path / "data") as server:
        wish = asyncio.create_task(server.get("/source.tar.gz"))
        await begun.wait()
    assert packing[0].returncode not in (None, 0)
    assert not list(beside.iterdir())
    with pytest.raises(aiohttp.ClientError):
        await wish


@pytest.mark.usefixtures("small")
async def test_an_address_cannot_fetch_the_source_or_have_codes_drawn_without_end(tmp_path: Path) -> None:
    async with a_server(tmp_path, limit_downloads="2/hour", limit_drawings="3/hour") as server:
        host = await server.open()
        for path, most in (("/source.tar.gz", 2), (f"/t/{host.code}/qr.svg", 3)):
            statuses = [(await server.get(path))[0] for _ in range(most + 1)]
            assert statuses == [200] * most + [429]


@pytest.mark.usefixtures("small")
async def test_whoever_goes_in_the_middle_of_an_answer_leaves_nothing_in_the_log(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with a_server(tmp_path, limit_downloads="") as server:
        files = server.site.library.now.pictures
        largest = max(files, key=lambda name: files[name].stat().st_size)
        await server.get("/source.tar.gz")
        for path in ("/source.tar.gz", f"/sets/{largest[0]}/{largest[1]}", "/preview.png", "/api/sets"):
            for number in range(20):
                _, writer = line = await asyncio.open_connection("127.0.0.1", server.port)
                writer.write(f"GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
                if number % 2:
                    await line[0].read(100)
                # Ends it at once, with what is on its way thrown away.
                writer.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
                writer.transport.abort()
        assert (await server.get("/api/health"))[0] == 200
    assert capsys.readouterr() == ("", "")


@pytest.mark.parametrize(
    ("source", "link"), [("", "/source.tar.gz"), ("https://code.example/hare", "https://code.example/hare")]
)
async def test_the_page_links_to_the_source_of_what_runs_here(
    source: str, link: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shell = '<meta name="moonhare-source" content="{{source}}">'
    monkeypatch.setattr("moonhare.server.web.pages._template", lambda site: shell)
    async with a_server(tmp_path, **QUICK | {"source": source}) as server:
        _, body, _ = await server.get("/about")
    assert body.decode() == f'<meta name="moonhare-source" content="{link}">'
