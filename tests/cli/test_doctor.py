"""A set-up that is looked over: what is wrong is said with what to do about it, and nothing is changed."""

import asyncio
import errno
import os
import shutil
import socket
import sqlite3
import sys
import time
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

from moonhare.cli import doctor
from moonhare.server import checkup
from moonhare.server.settings import ServerSettings
from moonhare.server.web.pages import SHELL
from moonhare.storage import SqliteStore
from moonhare.storage.sqlite import FILE_NAME, connecting
from scripts.postgres import Database
from tests.cli.console import Console

RELEASED = Path(__file__).parent.parent / "server" / "released" / "before-0.1.0" / "data"


@pytest.fixture(autouse=True)
def built(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A page, whether or not the client has been built here; and a port that nobody else has."""
    (tmp_path / "static").mkdir()
    (tmp_path / "static" / SHELL).write_text("page")
    monkeypatch.setattr(checkup, "STATIC", tmp_path / "static")
    monkeypatch.setenv("MOONHARE_PORT", "0")


@pytest.fixture
def data(tmp_path: Path) -> Path:
    folder = shutil.copytree(RELEASED, tmp_path / "data")
    folder.chmod(0o700)
    return folder


def told(moonhare: Console, *arguments: str) -> dict[str, list[tuple[str, str, str]]]:
    """What was found by name: state, finding, how to mend it; the status is what the states say."""
    answer = moonhare("doctor", *arguments, "--json")
    found: dict[str, list[tuple[str, str, str]]] = {}
    for check in answer.report["checks"]:
        found.setdefault(check["name"], []).append((check["state"], check["found"], check["mend"]))
    wrong = any(state == "error" for checks in found.values() for state, _, _ in checks)
    assert (answer.report["ok"], answer.status) == (not wrong, int(wrong))
    assert all(mend for checks in found.values() for state, _, mend in checks if state != "ok")
    return found


def states(found: Mapping[str, list[tuple[str, str, str]]], name: str) -> list[str]:
    return [state for state, _, _ in found[name]]


def test_a_good_set_up_is_good_before_the_first_server_and_after_it(
    moonhare: Console, data: Path, tmp_path: Path
) -> None:
    new = told(moonhare, "--data", str(tmp_path / "new"))
    assert {state for checks in new.values() for state, _, _ in checks} == {"ok"}
    assert new["tables"] == [("ok", "none yet", "")]
    assert not (tmp_path / "new").exists()
    moonhare("migrate", "--data", str(data))
    before = (data / "moonhare.sqlite3").read_bytes()
    found = told(moonhare, "--data", str(data))
    assert found["tables"] == [("ok", "24, every one of which can be replayed", "")]
    assert (data / "moonhare.sqlite3").read_bytes() == before
    text = moonhare("doctor", "--data", str(data), "--quick")
    assert (text.status, text.err) == (0, "")
    assert text.out.endswith("Good to serve.\n")


def test_what_is_wrong_with_settings_is_said_with_what_was_meant(
    moonhare: Console, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MOONHARE_RETENTION_DAY", "3")
    found = told(moonhare, "--data", str(tmp_path))
    mend = "Did you mean MOONHARE_RETENTION_DAYS?"
    assert found["settings"][0] == ("warning", "MOONHARE_RETENTION_DAY in the environment is no setting", mend)
    file = tmp_path / "moonhare.toml"
    file.write_text('seeing_key = "canary"\nbehind_proxy = true\n')
    file.chmod(0o644)
    found = told(moonhare, "--data", str(tmp_path))
    assert states(found, "settings") == ["warning", "warning", "error"]
    assert "canary" not in str(found)
    assert found["settings"][1][2] == f"chmod 600 {file}"
    assert "seeing_url" in found["settings"][2][1]
    assert states(found, "address") == ["error"]
    file.write_text("port = 'none'")
    (told_at_once,) = told(moonhare, "--data", str(tmp_path))["settings"]
    assert told_at_once[0] == "error"
    file.write_text("limit_seats = 'many'")
    assert "limit_seats" in told(moonhare, "--data", str(tmp_path))["settings"][-1][1]


def test_settings_that_may_not_be_read_are_a_matter_of_whose_they_are(
    moonhare: Console, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def forbidden(*_: object, **__: object) -> str:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))

    monkeypatch.setattr(Path, "read_text", forbidden)  # as root may read whatever there is
    ((_, found, mend),) = told(moonhare, "--data", str(tmp_path))["settings"]
    assert found == f"{tmp_path / 'moonhare.toml'} cannot be read by this user."
    assert "belong to them" in mend


@pytest.mark.parametrize(
    ("settings", "name", "state"),
    [
        ({"address": "http://moonhare.example", "behind_proxy": True}, "address", "warning"),
        ({"address": "https://moonhare.example", "host": "0.0.0.0"}, "address", "warning"),
        ({"address": "https://moonhare.example", "behind_proxy": True}, "address", "ok"),
        ({"metrics": "all"}, "metrics", "warning"),
        ({"workers": 64}, "workers", "warning"),
        ({"first_sets": "small-hours"}, "sets", "ok"),
    ],
)
def test_what_a_server_would_be_surprised_by_is_said(
    tmp_path: Path, settings: dict[str, Any], name: str, state: str
) -> None:
    checks = list(checkup.examine(ServerSettings(data=str(tmp_path), port=0, **settings), {}))
    assert [check.state for check in checks if check.name == name] == [state]


def test_a_set_that_tables_are_to_begin_with_and_that_is_not_there_is_named(tmp_path: Path) -> None:
    settings = ServerSettings(data=str(tmp_path), port=0, first_sets="small-hours, family")
    (warning,) = [check for check in checkup.examine(settings, {}) if check.state == "warning" and check.name == "sets"]
    assert "family" in warning.found
    assert "small-hours" not in warning.found


def test_a_server_warns_of_what_its_host_hardly_meant(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = ServerSettings(data=str(tmp_path), first_sets="small-hours, family")
    (tmp_path / "moonhare.toml").write_text("data = '/srv/elsewhere'")
    monkeypatch.setattr(checkup, "STATIC", tmp_path / "nowhere")
    variable, data, first, page = checkup.hardly_meant(settings, {"MOONHARE_PROT": "1"})
    assert variable.found == "MOONHARE_PROT in the environment is no setting"
    assert data.mend == "Take it out, or choose /srv/elsewhere."
    assert first.found == "no set family, with which tables are to begin"
    assert page.found.startswith("the game's page is not built")


def test_folders_that_will_not_do_are_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def looked(folder: Path) -> list[checkup.Check]:
        checks = checkup.examine(ServerSettings(data=str(folder), port=0), {})
        return [check for check in checks if check.name in ("folder", "page", "sets")]

    file = tmp_path / "file"
    file.write_text("")
    for folder in (file, file / "data"):
        assert (looked(folder)[0].state, looked(folder)[0].found) == ("error", f"{file} is no folder")
    (tmp_path / "other" / FILE_NAME).mkdir(parents=True, mode=0o700)
    (tmp_path / "other").chmod(0o700)
    assert looked(tmp_path / "other")[0].found.endswith(f"{FILE_NAME} is no file")
    tmp_path.chmod(0o755)
    assert looked(tmp_path)[0].mend == f"chmod 700 {tmp_path}"
    (tmp_path / "sets" / "ours").mkdir(parents=True)
    (tmp_path / "sets" / "ours" / "set.json").write_text("{")
    assert [check.state for check in looked(tmp_path) if check.name == "sets"] == ["warning", "ok"]
    monkeypatch.setattr(checkup, "STATIC", tmp_path / "nowhere")
    assert looked(tmp_path)[-1].mend.startswith("In a clone: make build")
    monkeypatch.setattr(checkup, "LITTLE", 1 << 62)
    monkeypatch.setattr(checkup, "_file_system", lambda _: "nfs4")
    assert [check.state for check in looked(tmp_path) if check.name == "folder"] == ["warning", "error", "warning"]


def test_nobody_is_told_to_give_away_what_a_folder_would_be_made_in(
    moonhare: Console, data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("os.access", lambda *_: False)
    (new,) = told(moonhare, "--data", str(tmp_path / "new" / "data"), "--quick")["folder"]
    assert new[1] == f"{tmp_path / 'new' / 'data'} cannot be made by this user"
    assert new[2].startswith("Make it and chown it")
    (there,) = told(moonhare, "--data", str(data), "--quick")["folder"]
    assert there[2].startswith("chown it")


def test_whoever_may_not_write_to_the_tables_is_not_told_to_restore_them(
    moonhare: Console, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(folder: Path) -> None:
        with (
            connecting.storage_errors(),
            closing(sqlite3.connect(f"{folder.as_uri()}/{FILE_NAME}?mode=ro", uri=True)) as found,
        ):
            found.execute("PRAGMA user_version = 1")

    monkeypatch.setattr("moonhare.storage.sqlite.copying.check_database", refused)
    ((state, found, mend),) = told(moonhare, "--data", str(data))["tables"]
    assert (state, found) == ("error", "the data cannot be read or written: attempt to write a readonly database")
    assert mend.startswith("See that the folder and all in it belong to whoever serves, who may write to it, or ")


@pytest.mark.skipif(sys.platform == "win32" or os.geteuid() != 0, reason="only root gives files away")
def test_a_database_that_the_folder_s_owner_cannot_write_to_is_found_by_root(moonhare: Console, data: Path) -> None:
    os.chown(data, 65_534, 65_534)
    (found, *_) = told(moonhare, "--data", str(data), "--quick")["folder"]
    assert (found[0], found[2]) == ("error", f"chown -R 65534:65534 {data}")
    os.chown(data / "moonhare.sqlite3", 65_534, 65_534)
    assert states(told(moonhare, "--data", str(data), "--quick"), "folder") == ["ok"]
    (data / "moonhare.sqlite3").chmod(0o400)
    (found, *_) = told(moonhare, "--data", str(data), "--quick")["folder"]
    assert (found[0], found[2]) == ("error", f"chmod u+rw {data / 'moonhare.sqlite3'}")


def test_what_a_restore_moved_aside_is_named_once_its_tables_would_be_gone(moonhare: Console, data: Path) -> None:
    (kept := data / "moonhare-before-restore-20270131-101010").mkdir()
    assert states(told(moonhare, "--data", str(data), "--quick"), "folder") == ["ok"]
    os.utime(kept, (time.time() - 31 * 86_400,) * 2)
    (found, *_) = told(moonhare, "--data", str(data), "--quick")["folder"]
    assert (found[0], found[2]) == ("warning", f"rm -r {kept}, if nothing of it is missed")


def test_the_file_system_of_this_machine_is_known() -> None:
    assert checkup._file_system(Path("/proc/self")) in ("proc", "")


@pytest.mark.parametrize(
    ("said", "runs", "state"),
    [('{"status":"ok"}', True, "ok"), ('{"status":"ok"}', False, "error"), ("Welcome to my printer", True, "error")],
)
def test_whoever_has_the_port_is_told_from_a_server_on_these_tables(
    tmp_path: Path, said: str, runs: bool, state: str
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:

        def answer() -> None:
            connection, _ = other.accept()
            with connection:
                connection.recv(1000)
                connection.sendall(f"HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n{said}".encode())

        thread = Thread(target=answer)
        thread.start()
        settings = ServerSettings(data=str(tmp_path), port=other.getsockname()[1])
        checks = checkup.examine(settings, {}, runs=lambda: runs)
        (check,) = [check for check in checks if check.name == "port"]
        thread.join()
    assert check.state == state
    assert ("in use" in check.found) == (said == "Welcome to my printer")
    assert ("none on these tables" in check.found) == (not runs)


def test_whether_a_server_runs_on_these_tables_is_read_off_its_lease(tmp_path: Path) -> None:
    async def runs(create: bool) -> list[bool]:
        settings = ServerSettings(data=str(tmp_path))
        found = [await doctor._runs(settings)]
        store = SqliteStore(tmp_path, create=create)
        server = await store.join()
        found.append(await doctor._runs(settings))
        await store.leave(server)
        await store.close()
        return [*found, await doctor._runs(settings)]

    assert asyncio.run(runs(create=True)) == [False, True, False]


@pytest.mark.parametrize("host", ["192.0.2.1", "no.such.invalid"])
def test_an_address_that_cannot_be_listened_on_is_not_somebody_s_to_end(tmp_path: Path, host: str) -> None:
    checks = list(checkup.examine(ServerSettings(data=str(tmp_path), port=0, host=host), {}))
    (check,) = [check for check in checks if check.name == "port"]
    assert check.state == "error"
    assert check.mend.startswith("Set host to an address of this machine")


def test_data_that_the_file_names_and_nobody_uses_is_said(moonhare: Console, tmp_path: Path) -> None:
    (tmp_path / "moonhare.toml").write_text('data = "elsewhere"')
    (tmp_path / "moonhare.toml").chmod(0o600)
    first, *_ = told(moonhare, "--data", str(tmp_path), "--quick")["settings"]
    assert first[0] == "warning"
    assert "is not used" in first[1]


def test_an_address_that_cannot_be_is_told_of_once(
    moonhare: Console, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MOONHARE_ADDRESS", "ftp://x.y")
    ((state, found, _),) = told(moonhare, "--data", str(tmp_path))["settings"]
    assert (state, "of the environment" in found) == ("error", True)


def test_what_postgres_needs_is_told_where_it_is_missing(
    moonhare: Console, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in [name for name in sys.modules if name.startswith(("asyncpg", "moonhare.storage.postgres"))]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    found = told(moonhare, "--data", str(tmp_path), "--database", "postgresql://127.0.0.1/tables")
    (_, missing, mend) = found["tables"][0]
    assert missing == "PostgreSQL needs asyncpg, which is not installed"
    assert "pip install asyncpg" in mend


def test_a_role_that_may_not_make_the_tables_is_told_by_doctor_and_server_alike(
    moonhare: Console, tmp_path: Path, postgres: Database
) -> None:
    import asyncpg  # noqa: PLC0415 - not always there

    async def prepare() -> None:
        connection = await asyncpg.connect(postgres.address)
        try:
            if not await connection.fetchval("SELECT EXISTS (SELECT FROM pg_roles WHERE rolname = 'weak')"):
                await connection.execute("CREATE ROLE weak LOGIN")
        finally:
            await connection.close()

    postgres.empty()
    asyncio.run(prepare())
    weak = postgres.address.replace("moonhare@", "weak@")
    found = told(moonhare, "--data", str(tmp_path), "--database", weak)
    ((state, _, mend),) = [check for check in found["database"] if "schema" in check[1]]
    assert (state, mend.startswith("GRANT CREATE ON DATABASE")) == ("error", True)
    serving = moonhare("serve", "--port", "0", "--data", str(tmp_path), "--database", weak)
    assert serving.status == 2
    assert "GRANT CREATE ON DATABASE" in serving.err
    # Where tables are it needs no schema, though these are another's.
    moonhare("migrate", "--to", postgres.address, "--data", str(shutil.copytree(RELEASED, tmp_path / "data")))
    found = told(moonhare, "--data", str(tmp_path), "--database", weak, "--quick")
    assert [check for check in found["database"] if "schema" in check[1]] == []
    assert "permission denied" in found["tables"][0][1]


def test_data_of_a_newer_version_asks_for_that_version_and_for_no_backup(moonhare: Console, data: Path) -> None:
    moonhare("migrate", "--data", str(data))
    with closing(sqlite3.connect(data / FILE_NAME, isolation_level=None)) as database:
        database.execute("UPDATE needed SET steps = 99")
        database.execute("PRAGMA user_version = 99")
    ((_, found, mend),) = told(moonhare, "--data", str(data))["tables"]
    assert "a newer Moonhare (its step 99" in found
    assert mend == "Update this one first."


def test_tables_that_cannot_be_replayed_and_databases_that_are_damaged_are_found(moonhare: Console, data: Path) -> None:
    moonhare("migrate", "--data", str(data))
    with closing(sqlite3.connect(data / "moonhare.sqlite3")) as database:
        code = database.execute("SELECT min(code) FROM tables").fetchone()[0]
        database.execute("DELETE FROM events WHERE code = ? AND n = 3", (code,))
        database.commit()
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    (found,) = told(moonhare, "--data", str(data))["tables"]
    assert (found[0], code in found[1]) == ("error", True)
    assert told(moonhare, "--data", str(data), "--quick").get("tables") is None
    with (data / "moonhare.sqlite3").open("r+b") as file:
        file.seek(4096)
        file.write(b"x" * 20_000)
    ((state, _, mend),) = told(moonhare, "--data", str(data))["tables"]
    assert (state, mend) == ("error", f"{connecting.RESTORE}.")


def test_a_database_is_looked_at_and_its_password_told_to_nobody(
    moonhare: Console, tmp_path: Path, postgres: Database, data: Path
) -> None:
    postgres.empty()
    found = told(moonhare, "--data", str(tmp_path), "--database", postgres.address)
    # That of the tests waits for no disk.
    assert [line[1].partition(" ")[0] for line in found["database"]] == ["fsync", "full_page_writes", "PostgreSQL"]
    assert states(found, "database") == ["error", "error", "ok"]
    assert found["tables"] == [("ok", "none yet", "")]
    moonhare("migrate", "--to", postgres.address, "--data", str(data))
    found = told(moonhare, "--data", str(tmp_path), "--database", postgres.address)
    assert found["tables"] == [("ok", "24, every one of which can be replayed", "")]
    address = "postgresql://moonhare:canary@127.0.0.1:port/tables"
    found = told(moonhare, "--data", str(tmp_path), "--database", address)
    assert states(found, "tables") == ["error"]
    assert "canary" not in str(found)
