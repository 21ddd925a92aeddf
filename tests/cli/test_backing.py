"""Backups: written beside a server, proved by replaying, brought back without losing what was there."""

import errno
import json
import os
import random
import shutil
import sqlite3
import sys
import tarfile
from contextlib import closing
from pathlib import Path

import pytest

from tests.cli.console import Console, process

RELEASED = Path(__file__).parent.parent / "server" / "released" / "before-0.1.0" / "data"


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A data folder as an early version left it, with a set of the host's own."""
    folder = tmp_path / "data"
    shutil.copytree(RELEASED, folder)
    with closing(sqlite3.connect(folder / "moonhare.sqlite3", isolation_level=None)) as database:
        database.execute("PRAGMA foreign_keys = ON")
        # A few of its tables are enough here.
        database.execute("DELETE FROM tables WHERE code NOT IN (SELECT code FROM tables ORDER BY code LIMIT 3)")
    (folder / "sets" / "ours").mkdir(parents=True)
    (folder / "sets" / "ours" / "card.webp").write_bytes(b"a picture")
    return folder


def logs(folder: Path) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(folder / "moonhare.sqlite3")) as database:
        return database.execute("SELECT code, n, data FROM events ORDER BY code, n").fetchall()


def test_what_was_backed_up_while_somebody_writes_comes_back_as_of_one_moment(
    moonhare: Console, data: Path, tmp_path: Path
) -> None:
    file, again = tmp_path / "kept.tar.gz", tmp_path / "again"
    with closing(sqlite3.connect(data / "moonhare.sqlite3", isolation_level=None)) as server:
        server.execute("PRAGMA journal_mode = WAL")
        before = logs(data)
        server.execute("BEGIN IMMEDIATE")  # in the midst of a move that is not durable yet
        server.execute("DELETE FROM tables")
        report = moonhare("backup", str(file), "--data", str(data), "--json").report
        server.execute("ROLLBACK")
    assert (report["events"], report["bytes"]) == (len(before), file.stat().st_size)
    assert file.stat().st_mode & 0o077 == 0
    told = moonhare("restore", str(file), "--data", str(again))
    assert told.status == 0, told.err
    assert logs(again) == before
    assert (again / "sets" / "ours" / "card.webp").read_bytes() == b"a picture"
    assert sorted(path.name for path in again.iterdir()) == ["moonhare.sqlite3", "sets"]


def test_a_backup_goes_through_pipes_and_back_and_what_is_said_of_it_beside(data: Path, tmp_path: Path) -> None:
    piped = process("backup", "-", "--data", str(data), "--json", cwd=tmp_path)
    assert piped.returncode == 0, piped.stderr
    report = json.loads(piped.stderr)
    assert (report["file"], report["bytes"], report["events"]) == ("-", len(piped.stdout), len(logs(data)))
    told = process("restore", "-", "--data", "again", input=piped.stdout, cwd=tmp_path)
    assert told.returncode == 0, told.stderr
    assert logs(tmp_path / "again") == logs(data)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["again", "data"]
    told = process("restore", "-", "--data", "third", input=piped.stdout[:-2000], cwd=tmp_path)
    assert (told.returncode, b"What standard input holds is no backup" in told.stderr) == (2, True)


def test_a_folder_that_is_named_is_meant_where_the_environment_has_a_database_and_nobody_takes_it_for_that(
    moonhare: Console, data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MOONHARE_DATABASE", "postgresql://ana:canary@db.example/moonhare")
    monkeypatch.setenv("MOONHARE_DATA", str(data))
    file, again = str(tmp_path / "kept.tar.gz"), tmp_path / "again"
    for refused in (("backup", file), ("restore", file)):
        told = moonhare(*refused)
        assert (told.status, "pg_dump" in told.err, "--data names a folder" in told.err) == (2, True, True)
    for done in (("backup", file, "--data", str(data)), ("restore", file, "--data", str(again))):
        told = moonhare(*done)
        said = f"MOONHARE_DATABASE is set: servers that have it use that database, and not {done[-1]}.\n"
        assert (told.status, told.err) == (0, said)
    assert logs(again) == logs(data)
    (again / "moonhare.toml").write_text("database = 'postgresql://db.example/moonhare'")
    told = moonhare("backup", str(tmp_path / "more.tar.gz"), "--data", str(again))
    assert (told.status, f"{again / 'moonhare.toml'} says so." in told.err) == (2, True)


def test_a_backup_overwrites_no_file(moonhare: Console, data: Path, tmp_path: Path) -> None:
    file = tmp_path / "kept.tar.gz"
    file.write_bytes(b"an older one")
    told = moonhare("backup", str(file), "--data", str(data))
    assert (told.status, file.read_bytes()) == (2, b"an older one")
    assert told.err.endswith("is there already; choose another name.\n")


def test_a_restore_takes_the_place_of_nothing_unless_forced_and_then_keeps_it(
    moonhare: Console, data: Path, tmp_path: Path
) -> None:
    file = tmp_path / "kept.tar.gz"
    assert moonhare("backup", str(file), "--data", str(data)).status == 0
    before = logs(data)
    with closing(sqlite3.connect(data / "moonhare.sqlite3")) as database:
        database.execute("DELETE FROM events WHERE n > 1")
        database.commit()
    changed = logs(data)
    told = moonhare("restore", str(file), "--data", str(data))
    assert (told.status, logs(data)) == (2, changed)
    kept = Path(moonhare("restore", str(file), "--data", str(data), "--force", "--json").report["kept"])
    assert logs(data) == before
    assert logs(kept) == changed
    assert (kept / "sets" / "ours" / "card.webp").is_file()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such owners")
def test_what_root_brings_back_is_its_folder_s_owner_s_and_nobody_else_s(
    moonhare: Console, data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    given: dict[str, tuple[int, int]] = {}

    def chown(path: str | Path, uid: int, gid: int, **_: object) -> None:
        if uid != -1:  # with which unpacking says that it gives nothing away
            given[Path(path).name] = (uid, gid)

    file, owner = tmp_path / "kept.tar.gz", data.stat()
    assert moonhare("backup", str(file), "--data", str(data)).status == 0
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    monkeypatch.setattr(os, "chown", chown)
    assert moonhare("restore", str(file), "--data", str(data), "--force").status == 0
    (kept,) = data.glob("moonhare-before-restore-*")
    assert set(given) == {"moonhare.sqlite3", "sets", "ours", "card.webp", kept.name}
    assert set(given.values()) == {(owner.st_uid, owner.st_gid)}
    assert (data / "moonhare.sqlite3").stat().st_mode & 0o777 == 0o600


def test_nothing_is_restored_under_a_server_that_runs(moonhare: Console, data: Path, tmp_path: Path) -> None:
    file = tmp_path / "kept.tar.gz"
    assert moonhare("backup", str(file), "--data", str(data)).status == 0
    with closing(sqlite3.connect(data / "moonhare.sqlite3")) as server:
        server.execute("PRAGMA journal_mode = WAL")
        server.execute("SELECT * FROM tables").fetchall()
        told = moonhare("restore", str(file), "--data", str(data), "--force")
    assert told.status == 2
    assert "a server runs on" in told.err.lower()
    assert sorted(path.name for path in data.iterdir() if "before" in path.name) == []


def test_a_table_that_cannot_be_replayed_is_named_by_both(moonhare: Console, data: Path, tmp_path: Path) -> None:
    file, again = tmp_path / "kept.tar.gz", tmp_path / "again"
    (code, n, _), *_ = logs(data)
    with closing(sqlite3.connect(data / "moonhare.sqlite3")) as database:
        database.execute("UPDATE events SET data = ? WHERE code = ? AND n = ?", (b'{"type":"luck"}', code, n))
        database.commit()
    told = moonhare("backup", str(file), "--data", str(data))
    assert (told.status, file.is_file()) == (2, True)
    assert f"cannot be replayed: {code}." in told.err
    told = moonhare("restore", str(file), "--data", str(again))
    assert told.status == 2
    assert f"cannot be replayed: {code}." in told.err
    assert not (again / "moonhare.sqlite3").exists()


def test_a_restore_that_cannot_write_names_what_it_cannot_write(
    moonhare: Console, data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert moonhare("backup", "kept.tar.gz", "--data", str(data)).status == 0
    assert moonhare("restore", ".", "--data", "new").err == "moonhare: . cannot be read: it is no file of a backup.\n"
    told = moonhare("restore", "kept.tar.gz", "--data", "kept.tar.gz/again")
    assert (told.status, told.err) == (2, "moonhare: kept.tar.gz/again cannot be used: Not a directory.\n")

    def full(*_: object, **__: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(tarfile.TarFile, "extractfile", full)
    told = moonhare("restore", "kept.tar.gz", "--data", "new/again")
    assert (told.status, told.err) == (2, "moonhare: new/again cannot be used: No space left on device.\n")
    assert not (tmp_path / "new").exists()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such files")
def test_what_is_neither_file_nor_folder_is_left_out_of_a_backup(moonhare: Console, data: Path, tmp_path: Path) -> None:
    os.mkfifo(data / "sets" / "ours" / "pipe")
    assert moonhare("backup", str(tmp_path / "kept.tar.gz"), "--data", str(data)).status == 0
    assert moonhare("restore", str(tmp_path / "kept.tar.gz"), "--data", str(tmp_path / "again")).status == 0
    assert [path.name for path in (tmp_path / "again" / "sets" / "ours").iterdir()] == ["card.webp"]


def test_a_backup_needs_nothing_of_python_that_debian_12_does_not_have(
    moonhare: Console, data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Python 3.11.2, where `tarfile` knows no filters yet."""
    for name in ("FilterError", "SpecialFileError", "data_filter"):
        monkeypatch.delattr(tarfile, name, raising=False)
    monkeypatch.delattr(tarfile.TarFile, "extractall")
    ours = data / "sets" / "ours"
    (ours / "card.webp").chmod(0o640)
    (ours / "again.webp").hardlink_to(ours / "card.webp")
    assert moonhare("backup", str(tmp_path / "kept.tar.gz"), "--data", str(data)).status == 0
    assert moonhare("restore", str(tmp_path / "kept.tar.gz"), "--data", str(tmp_path / "again")).status == 0
    back = tmp_path / "again" / "sets" / "ours"
    assert {path.name for path in back.iterdir()} == {"card.webp", "again.webp"}
    for path in back.iterdir():
        assert path.read_bytes() == (ours / path.name).read_bytes()
        assert int(path.stat().st_mtime) == int((ours / path.name).stat().st_mtime)
    if sys.platform != "win32":
        assert (back / "card.webp").stat().st_mode & 0o777 == 0o640


def test_of_a_damaged_database_no_backup_is_left_that_could_not_be_restored(
    moonhare: Console, data: Path, tmp_path: Path
) -> None:
    with (data / "moonhare.sqlite3").open("r+b") as file:
        file.seek(4096)
        file.write(b"x" * 20_000)
    told = moonhare("backup", str(tmp_path / "kept.tar.gz"), "--data", str(data))
    assert told.status == 2
    assert told.err.startswith(f"moonhare: {tmp_path / 'kept.tar.gz'} is not written: the data")
    assert [path.name for path in tmp_path.iterdir()] == ["data"]


@pytest.mark.parametrize("break_it", ["cut", "tail", "changed", "other", "text", "link", "outside"])
def test_what_is_no_whole_backup_is_refused_and_leaves_nothing(
    moonhare: Console, data: Path, tmp_path: Path, break_it: str
) -> None:
    file, again = tmp_path / "kept.tar.gz", tmp_path / "again"
    why = ""
    if break_it in ("cut", "tail", "changed"):
        # A set's picture: what it shows proves nothing, as what tables hold does.
        (data / "sets" / "ours").mkdir(parents=True, exist_ok=True)
        (data / "sets" / "ours" / "one.webp").write_bytes(random.Random(1).randbytes(1_000_000))
        assert moonhare("backup", str(file), "--data", str(data)).status == 0
        whole = file.read_bytes()
        if break_it == "changed":
            middle = len(whole) - 500_000
            file.write_bytes(whole[:middle] + bytes([whole[middle] ^ 1]) + whole[middle + 1 :])
            why = "it is not as it was written"
        else:
            file.write_bytes(whole[:-5] if break_it == "tail" else whole[: len(whole) // 2])
            why = "its end is missing"
    elif break_it == "other":
        with tarfile.open(file, "w:gz") as archive:
            archive.add(__file__, "something.py")
    elif break_it == "link":
        with tarfile.open(file, "w:gz") as archive:
            archive.add(data / "moonhare.sqlite3", "moonhare.sqlite3")
            link = tarfile.TarInfo("sets")
            # It stays in the folder, as far as its own goes: with some Pythons those that follow did not.
            link.type, link.linkname = tarfile.SYMTYPE, "."
            archive.addfile(link)
        why = "'sets' is neither a file nor a folder."
    elif break_it == "outside":
        with tarfile.open(file, "w:gz") as archive:
            archive.add(data / "moonhare.sqlite3", "moonhare.sqlite3")
            archive.add(data / "moonhare.sqlite3", "sets/../../../outside")
        why = "'sets/../../../outside' would be outside of the folder."
    else:
        file.write_text("no archive", encoding="utf-8")
        why = "it is no archive."
    told = moonhare("restore", str(file), "--data", str(again))
    assert told.status == 2
    assert f"What {file} holds is no backup: {why}" in told.err
    assert not again.exists()
    assert {path.name for path in tmp_path.iterdir()} == {"data", "kept.tar.gz"}
