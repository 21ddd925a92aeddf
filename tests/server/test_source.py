"""The source that a server offers: whole, its own, and nothing that is not source."""

import io
import shutil
import tarfile
from pathlib import Path

import pytest

import hatch_build
from moonhare import __version__
from moonhare.server.source import BESIDE, PACKAGE, archive
from tests.project.tree import ROOT
from tests.server.net import QUICK, Server, a_server

TOP = f"moonhare-{__version__}/"
ART = ("art/README.md", "art/easel.py", "art/scenes/a/__init__.py")
SECRETS = (
    "src/moonhare/server/static/main.js",
    "src/moonhare/server/data/moonhare.sqlite3",
    "src/moonhare/server/moonhare.toml",
    "src/moonhare/server/.env",
    "src/moonhare/__pycache__/x.py",
    "client/node_modules/preact/index.js",
    "client/.npmrc",
    "docs/key.pem",
    "secret.md",
    "data/moonhare.sqlite3",
)


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


def test_what_is_no_source_stays_where_it_is(checkout: Path) -> None:
    packed = members(archive(checkout / "src/moonhare"))
    assert sorted(packed) == ["LICENSE", *ART, "client/src/main.tsx", "pyproject.toml", "src/moonhare/__init__.py"]
    assert packed["client/src/main.tsx"] == b"client/src/main.tsx"


def test_the_same_files_make_the_same_archive(checkout: Path) -> None:
    first = archive(checkout / "src/moonhare")
    (checkout / "LICENSE").touch()
    assert archive(checkout / "src/moonhare") == first
    (checkout / "LICENSE").write_text("changed")
    assert archive(checkout / "src/moonhare") != first


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
    status, body, answer = await server.get("/source.tar.gz")
    assert (status, answer.headers["Content-Type"]) == (200, "application/gzip")
    assert "Content-Encoding" not in answer.headers
    packed = members(body)
    for name in ("LICENSE", "LICENSE-ART", "README.md", "pyproject.toml", "Makefile", "client/build.mjs"):
        assert packed[name] == (ROOT / name).read_bytes(), name
    own = {path for path in PACKAGE.rglob("*.py") if "static" not in path.parts}
    own |= set((ROOT / "art").rglob("*.py"))
    assert {path.relative_to(ROOT).as_posix() for path in own} <= set(packed)
    assert not [name for name in packed if name.endswith((".sqlite3", ".pyc")) or "/static/" in name]


async def test_asking_whether_there_is_a_source_sends_none_of_it(server: Server) -> None:
    async with server.session.head(server.base / "source.tar.gz") as answer:
        assert answer.status == 200
        assert int(answer.headers["Content-Length"]) > 100_000
        assert await answer.read() == b""


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
