"""What runs now, told to whoever hosts: codes and numbers, nobody's name or words."""

import asyncio
import shutil
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest

from moonhare.cli import outfit
from moonhare.cli.outfit import stored
from moonhare.server import overview
from moonhare.server.overview import servers
from moonhare.server.settings import ServerSettings
from moonhare.storage import NO_SEAT, Store
from moonhare.storage.sqlite.connecting import WHICH
from tests.cli.console import Console, Told

RELEASED = Path(__file__).parent.parent / "server" / "released" / "before-0.1.0" / "data"


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return shutil.copytree(RELEASED, tmp_path / "data")


def test_tables_are_listed_without_a_name_a_clue_or_a_card(moonhare: Console, data: Path) -> None:
    found = moonhare("admin", "tables", "--data", str(data), "--json").report["tables"]
    assert len(found) == 24
    assert [line["touched"] for line in found] == sorted((line["touched"] for line in found), reverse=True)
    assert {line["stage"] for line in found} == {"lobby", "playing", "over"}
    assert all(line["round"] > 0 for line in found if line["stage"] == "playing")
    assert sum(line["people"] for line in found) > 24
    assert sum(line["events"] for line in found) == 1271
    shown = moonhare("admin", "tables", "--data", str(data))
    assert all(line["code"] in shown.out for line in found)
    with closing(sqlite3.connect(data / "moonhare.sqlite3")) as database:
        said = "".join(row[0].decode() for row in database.execute("SELECT data FROM events"))
    names = {part.split('"')[0] for part in said.split('"name":"')[1:]}
    clues = {part.split('"')[0] for part in said.split('"text":"')[1:]} - {""}
    assert len(names) > 3
    assert len(clues) > 15
    for secret in names | clues:
        assert f" {secret} " not in f" {shown.out} "
    assert len(moonhare("admin", "tables", "--data", str(data), "--most", "2", "--json").report["tables"]) == 2
    nobody = moonhare("admin", "tables", "--data", str(data), "--here")
    assert nobody.out == "Nobody looks at a table now.\n"


def test_a_table_that_cannot_be_read_is_listed_all_the_same(moonhare: Console, data: Path) -> None:
    moonhare("migrate", "--data", str(data))
    with closing(sqlite3.connect(data / "moonhare.sqlite3", isolation_level=None)) as database:
        code = database.execute("SELECT min(code) FROM tables").fetchone()[0]
        database.execute("UPDATE events SET data = x'00' WHERE code = ? AND n = 2", (code,))
    found = moonhare("admin", "tables", "--data", str(data), "--json").report["tables"]
    assert [line["code"] for line in found if line["stage"] is None] == [code]


def test_a_table_that_a_bug_of_ours_keeps_from_being_told_is_listed_and_logged(
    moonhare: Console, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def failing(*_: object) -> None:
        raise KeyError("what somebody said")

    moonhare("migrate", "--data", str(data))
    monkeypatch.setattr(overview, "_told", failing)
    answer = moonhare("admin", "tables", "--data", str(data), "--json", "--most", "2")
    codes = [line["code"] for line in answer.report["tables"] if line["stage"] is None]
    logged = [line for line in answer.err.splitlines() if "KeyError at test_admin.py" in line]
    assert [code in line for code, line in zip(codes, logged, strict=True)] == [True, True]
    assert "what somebody said" not in answer.err


@asynccontextmanager
async def looked_after(data: Path, code: str) -> AsyncIterator[None]:
    """A server at which somebody with a seat and somebody without one look at a table."""
    async with stored(ServerSettings(data=str(data))) as store:
        server = await store.join()
        await store.attend(server, code, frozenset({1, NO_SEAT}))
        yield
        await store.leave(server)


def test_servers_are_listed_with_what_they_look_after(moonhare: Console, data: Path) -> None:
    code = moonhare("admin", "tables", "--data", str(data), "--json").report["tables"][0]["code"]

    async def asked(*arguments: str) -> Told:
        async with looked_after(data, code):
            return await asyncio.to_thread(moonhare, "admin", *arguments, "--data", str(data), "--json")

    (server,) = asyncio.run(asked("servers")).report["servers"]
    assert (server["alive"], server["tables"], server["people"]) == (True, 1, 1)
    (table,) = asyncio.run(asked("tables", "--here")).report["tables"]
    assert (table["code"], table["here"]) == (code, 1)
    none = moonhare("admin", "servers", "--data", str(data))
    assert none.out == "No server runs on these tables now.\n"


def test_a_server_that_has_just_given_a_sign_gave_it_no_less_than_no_seconds_ago(data: Path) -> None:
    async def listed() -> list[float]:
        async with stored(ServerSettings(data=str(data))) as store:
            server = await store.join()
            (record,) = await store.servers()
            # Two clocks that differ by a little.
            store.now = lambda: record.renewed / 1000 - 0.04  # type: ignore[method-assign]
            found = await servers(store)
            await store.leave(server)
        return [line.seconds for line in found]

    assert [str(seconds) for seconds in asyncio.run(listed())] == ["0.0"]


@pytest.mark.parametrize("code", ["ABCD", "LUMO-4821"])
def test_where_there_is_no_data_nobody_looks_for_a_table(moonhare: Console, tmp_path: Path, code: str) -> None:
    told = moonhare("forget", code, "--data", str(tmp_path))
    assert (told.status, told.err) == (2, f"moonhare: There is no data in {tmp_path}; {WHICH}.\n")


def test_a_table_that_is_not_in_a_database_is_not_looked_for_in_the_folder_s_name(
    moonhare: Console, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    @asynccontextmanager
    async def elsewhere(settings: ServerSettings) -> AsyncIterator[Store]:
        async with stored(ServerSettings(data=str(data))) as store:
            yield store

    monkeypatch.setattr(outfit, "stored", elsewhere)
    for command in ("export", "forget"):
        told = moonhare(command, "LUMO-4821", "--database", "postgresql://host/tables")
        assert told.err == "moonhare: There is no table 'LUMO-4821' in the database.\n"


def test_limits_are_those_of_the_settings_here(moonhare: Console, data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MOONHARE_LIMIT_SEATS", "7/hour")
    limits = moonhare("admin", "limits", "--data", str(data), "--json").report["limits"]
    assert limits["limit_seats"] == {"value": "7/hour", "usual": "600/hour"}
    assert "7/hour" in moonhare("admin", "limits", "--data", str(data)).out
    monkeypatch.setenv("MOONHARE_FULL_SECONDS", "0")
    lines = moonhare("admin", "limits", "--data", str(data)).out.splitlines()
    (tables,), (late,) = ([line for line in lines if name in line] for name in ("most_tables", "full_seconds"))
    assert tables.count("any number") == 2
    assert "however late" in late
    monkeypatch.setenv("MOONHARE_LIMIT_SEATS", "many")
    assert "limit_seats" in moonhare("admin", "limits", "--data", str(data)).err
