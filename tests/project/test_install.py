"""A stranger's way: a wheel that was built, an empty environment, a server, a page, a game.

What a person's tools do with the built file is in the long tests, as is what the source archive is good for.
"""

import asyncio
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import tomllib
import venv
import zipfile
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path

import aiohttp
import pytest

from moonhare.server import source
from scripts import build_client, ready, release
from tests.project.tree import ROOT
from tests.server.released.evenings import Inn

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
PATIENCE = 30
OURS = ("PYTHON", "VIRTUAL_ENV", "MOONHARE_")
"""What a stranger's shell does not have."""


def stranger(folder: Path) -> dict[str, str]:
    """Give the environment of a shell that knows nothing of this checkout."""
    own = {name: value for name, value in os.environ.items() if not name.startswith(OURS)}
    return own | {"HOME": str(folder), "MOONHARE_PACE": "0"}


def run(*command: str | Path, folder: Path, status: int = 0, settings: Mapping[str, str] | None = None) -> str:
    """Run a program in a folder as a stranger would; gives what it said: where all is well, to standard output."""
    shell = stranger(folder) | dict(settings or {})
    done = subprocess.run(command, check=False, capture_output=True, cwd=folder, env=shell, text=True)
    assert done.returncode == status, done.stdout + done.stderr
    return done.stderr if status else done.stdout


@asynccontextmanager
async def hosted(program: Path, folder: Path) -> AsyncIterator[tuple[aiohttp.ClientSession, str]]:
    """Have an installed program serve; gives a session and the address that it told."""
    process = await asyncio.create_subprocess_exec(
        *(program, "serve", "--port", "0", "--data", folder / "data", "--no-open"),
        stdout=asyncio.subprocess.PIPE,
        cwd=folder,
        env=stranger(folder),
    )
    assert process.stdout is not None
    try:
        told = ""
        async with asyncio.timeout(PATIENCE):
            while not (found := re.search(r"http://127\.0\.0\.1:\d+", told)):
                line = await process.stdout.readline()
                assert line, f"the server did not start, but said: {told}"
                told += line.decode()
        async with aiohttp.ClientSession(cookie_jar=aiohttp.DummyCookieJar()) as session:
            yield session, found[0]
    finally:
        process.terminate()
        await process.wait()


async def shows_every_file_and_plays(program: Path, folder: Path, files: set[str]) -> None:
    """Have an installed program show its home page with all files of its client, and play into a second round."""
    async with hosted(program, folder) as (session, address):
        async with session.get(f"{address}/") as answer:
            page = await answer.text()
        named = set(re.findall(r'"/static/([^"?#]+)"', page))
        assert {name.rpartition(".")[2] for name in named} >= {"js", "css"}
        assert named <= files
        for name in files - {"index.html"}:
            async with session.get(f"{address}/static/{name}") as answer:
                assert answer.status == 200, name
                assert await answer.read()
        table = await Inn(session, address).table(2, computers=2)
        await table.start()
        await table.play(lambda public: public["game"]["round"] == 2)
        assert sum(public_points(table.host.view["public"])) > 0
        for person in table.people:
            await person.go()


def public_points(public: dict[str, object]) -> list[int]:
    """Give each player's points as everybody sees them."""
    game = public["game"]
    assert isinstance(game, dict)
    return [int(points) for points in game["points"]]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel of what stands here."""
    build_client.build()
    return release.build("wheel", ROOT, tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="module")
def held(wheel: Path) -> set[str]:
    """What the wheel holds."""
    with zipfile.ZipFile(wheel) as packed:
        return set(packed.namelist())


def client_files(held: set[str]) -> set[str]:
    """Give the client's files of a wheel, as its pages name them."""
    start = "moonhare/server/static/"
    return {name.removeprefix(start) for name in held if name.startswith(start) and not name.endswith((".br", ".gz"))}


def test_a_wheel_brings_the_built_client_the_words_the_pictures_and_the_licences(wheel: Path, held: set[str]) -> None:
    assert wheel.stat().st_size <= release.MOST_BYTES
    static = "moonhare/server/static"
    assert {f"{static}/index.html", f"{static}/fonts/fraunces-latin.woff2", "moonhare/locales/pl/common.ftl"} <= held
    assert {name.rsplit("/", 1)[-1] for name in held if "/licenses/" in name} == {"LICENSE", "LICENSE-ART"}
    assert any(name.startswith("moonhare/decks/sets/") and name.endswith("/set.json") for name in held)
    assert {name for name in held if name.startswith(("art/", "client/")) or name.endswith(".stamp")} == set()
    assert [name for name in held if "/art/" in name] == [f"moonhare/{source.BESIDE}/art/README.md"]


async def test_a_wheel_in_an_environment_of_its_own_serves_its_pages_and_a_game(
    wheel: Path, held: set[str], tmp_path: Path
) -> None:
    own = tmp_path / "own"
    venv.create(own, symlinks=True)
    program = own / "bin" / "moonhare"
    install = ("--python", own / "bin" / "python", "install", "--quiet", "--no-deps", "--no-index", "--no-compile")
    run(sys.executable, "-m", "pip", *install, wheel, folder=tmp_path)
    # What it needs is lent from here; of itself it has what the wheel brought.
    packages = own / "lib" / f"python{sysconfig.get_python_version()}" / "site-packages"
    (packages / "lent.pth").write_text(sysconfig.get_path("purelib"), "utf-8")
    assert run(program, "--version", folder=tmp_path) == f"moonhare {version_of(wheel)}\n"
    assert "odyssey-team" in run(program, "editions", folder=tmp_path)
    await shows_every_file_and_plays(program, tmp_path, client_files(held))


def version_of(wheel: Path) -> str:
    """Give the version that a wheel's name tells."""
    return wheel.name.split("-")[1]


@pytest.fixture(scope="module")
def pins(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The versions that are locked for playing, as a list of constraints."""
    lock = (ROOT / "requirements" / "runtime.txt").read_text("utf-8")
    path = tmp_path_factory.mktemp("pins") / "constraints.txt"
    path.write_text("\n".join(re.findall(r"(?m)^\S+==[^\s\\]+", lock)), "utf-8")
    return path


@pytest.mark.long
@pytest.mark.parametrize("tool", ["pip", "pipx", "uv"])
async def test_installers_put_the_wheel_with_all_it_needs_into_an_empty_environment(
    tool: str, wheel: Path, held: set[str], pins: Path, tmp_path: Path
) -> None:
    bins = tmp_path / "bin"
    settings = {
        "PIP_CONSTRAINT": str(pins),
        "UV_CONSTRAINT": str(pins),
        "PIPX_HOME": str(tmp_path / "pipx"),
        "PIPX_BIN_DIR": str(bins),
        "UV_TOOL_DIR": str(tmp_path / "uv"),
        "UV_TOOL_BIN_DIR": str(bins),
        "UV_PYTHON": sys.executable,
    }
    if tool == "pip":
        venv.create(tmp_path / "own", symlinks=True, with_pip=True)
        bins = tmp_path / "own" / "bin"
        run(bins / "python", "-m", "pip", "install", "--quiet", wheel, folder=tmp_path, settings=settings)
    elif tool == "pipx":
        pipx = (sys.executable, "-m", "pipx", "install", "--python", sys.executable)
        run(*pipx, wheel, folder=tmp_path, settings=settings)
    else:
        run(sys.executable, "-m", "uv", "--quiet", "tool", "install", wheel, folder=tmp_path, settings=settings)
    program = bins / "moonhare"
    assert run(program, "--version", folder=tmp_path) == f"moonhare {version_of(wheel)}\n"
    lacking = run(program, "serve", "--database", "postgresql://nowhere.example/x", folder=tmp_path, status=2)
    adds = {"pip": "-m pip install asyncpg`", "pipx": "`pipx inject moonhare asyncpg`", "uv": "`uv pip install --p"}
    assert adds[tool] in lacking
    assert lacking.count("\n") == 1
    await shows_every_file_and_plays(program, tmp_path, client_files(held))


def without_hash(name: str) -> str:
    """Give the name of a file in a wheel, without the hash in it."""
    return re.sub(r"-[A-Z0-9]{8}\.", ".", name)


@pytest.fixture(scope="module")
def archive(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source archive of what stands here."""
    return release.build("sdist", ROOT, tmp_path_factory.mktemp("archive"))


@pytest.mark.long
def test_the_wheel_that_a_source_archive_builds_is_the_one_that_the_checkout_builds(
    archive: Path, held: set[str], tmp_path: Path
) -> None:
    built = release.build("wheel", release.unpack(archive, tmp_path / "source"), tmp_path / "built")
    with zipfile.ZipFile(built) as packed:
        # The client's builder puts into its files' names where they were built.
        assert set(map(without_hash, packed.namelist())) == set(map(without_hash, held))
    assert version_of(built) == release.version_of(archive)
    release.check(archive, built)


@pytest.mark.long
def test_whoever_has_the_source_archive_alone_makes_a_wheel_of_it(archive: Path, tmp_path: Path) -> None:
    venv.create(tmp_path / "own", symlinks=True, with_pip=True)
    source, made = release.unpack(archive, tmp_path / "source"), tmp_path / "made"
    command = ("-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", made, source)
    run(tmp_path / "own" / "bin" / "python", *command, folder=tmp_path)
    (built,) = made.iterdir()
    assert version_of(built) == release.version_of(archive)


def test_what_a_host_keeps_in_deploy_gets_into_no_source_archive(tmp_path: Path) -> None:
    checkout = tmp_path / "checkout"
    brought = (".gitignore", "LICENSE", "LICENSE-ART", "README.md", "hatch_build.py", "pyproject.toml")
    for name in (*brought, "deploy/compose.yaml"):
        (checkout / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, checkout / name)
    for name in ("deploy/.env", "deploy/sets/ours/set.json"):
        (checkout / name).parent.mkdir(parents=True, exist_ok=True)
        (checkout / name).write_text("MOONHARE_PASSWORD=secret", "utf-8")
    with tarfile.open(release.build("sdist", checkout, tmp_path / "archive")) as tar:
        held = tar.getnames()
    assert sorted(name.partition("/")[2] for name in held) == sorted([*brought, "PKG-INFO", "deploy/compose.yaml"])
    assert release.unknown(held, {*brought, "deploy/compose.yaml"}) == []
    assert release.unknown([*held, "moonhare-1.2.3/notes.txt"], {*brought, "deploy/compose.yaml"}) == ["notes.txt"]


@pytest.mark.long
def test_the_tests_of_a_source_archive_pass_where_it_is_unpacked(archive: Path, tmp_path: Path) -> None:
    unpacked = release.unpack(archive, tmp_path)
    command = ("-m", "pytest", "--quiet", "--numprocesses=2", "-m", "not long and not browser")
    own = {"PYTHONPATH": str(unpacked / "src")}
    run(sys.executable, *command, "tests/cli", "tests/project", folder=unpacked, settings=own)


@pytest.mark.parametrize(
    ("version", "lacks"),
    [("0.1.dev3+gabcdef", ["no release", "CHANGELOG", "no games"]), ("98.7.6", ["CHANGELOG", "no games"])],
)
def test_what_a_release_lacks_is_told(version: str, lacks: list[str]) -> None:
    told = release.missing(version)
    assert len(told) == len(lacks)
    assert all(word in sentence for word, sentence in zip(lacks, told, strict=True))


def test_checksums_are_those_that_the_usual_program_checks(tmp_path: Path) -> None:
    for name in ("a.whl", "b.tar.gz"):
        (tmp_path / name).write_text(name, "utf-8")
    release.write_sums((tmp_path / "a.whl", tmp_path / "b.tar.gz"))
    assert run("sha256sum", "--check", release.SUMS, folder=tmp_path) == "a.whl: OK\nb.tar.gz: OK\n"


def test_every_python_from_the_oldest_on_is_named() -> None:
    named = re.findall(r"Programming Language :: Python :: 3\.(\d+)", "\n".join(PROJECT["classifiers"]))
    major, oldest = ready.OLDEST
    assert PROJECT["requires-python"] == f">={major}.{oldest}"
    assert [int(minor) for minor in named] == list(range(oldest, 15))
