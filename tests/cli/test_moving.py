"""Data that moves: to the form of this version, and from a folder into a database for several servers."""

import asyncio
import shutil
from contextlib import closing
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from moonhare.cli.outfit import stored
from moonhare.server.settings import ServerSettings
from moonhare.storage import CommandId, Slip, SqliteStore, Store
from moonhare.storage.sqlite.copying import alone
from moonhare.storage.sqlite.migrations import NEEDED, STEPS
from scripts.postgres import Database
from tests.cli.console import Console

RELEASED = Path(__file__).parent.parent / "server" / "released" / "before-0.1.0" / "data"


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A data folder as an early version left it."""
    return shutil.copytree(RELEASED, tmp_path / "data")


def test_the_data_of_an_early_version_is_looked_at_and_then_moved(moonhare: Console, data: Path) -> None:
    before = (data / "moonhare.sqlite3").read_bytes()
    told = moonhare("migrate", "--check", "--data", str(data), "--json")
    assert told.report == {"from": 1, "step": 1, "known": len(STEPS), "needed": 1}
    assert (data / "moonhare.sqlite3").read_bytes() == before
    report = moonhare("migrate", "--data", str(data), "--json").report
    assert (report["step"], report["tables"]) == (len(STEPS), 24)
    told = moonhare("migrate", "--check", "--data", str(data))
    assert told.out == f"{data}: this version's form (step {len(STEPS)}).\n"
    assert moonhare("migrate", "--check", "--data", str(data), "--json").report["needed"] == NEEDED


async def everything(store: Store, commands: list[tuple[str, CommandId]]) -> dict[str, object]:
    """All that has to arrive; what rests goes on at its next guest alone, and has no clock that runs."""
    found: dict[str, object] = {}
    for table in await store.tables():
        tail = await store.read(table.code)
        found[table.code] = (table, tail, await store.slips(table.code, "talk"))
    found["known"] = [await store.knows(code, command) for code, command in commands]
    found["secret"] = await store.secret("limits")
    return found


async def prepared(data: Path) -> tuple[list[tuple[str, CommandId]], dict[str, object]]:
    """Data with a slip and a secret, and what stands in it."""
    store = SqliteStore(data)
    codes = [table.code for table in await store.tables()]
    for n in range(3):
        await store.lay(codes[0], Slip(shelf="talk", name=f"{n}", data=b"said"))
    await store.secret("limits")
    await store.close()
    with alone(data) as database:
        commands = [
            (code, CommandId(seat=seat, id=name))
            for code, seat, name in database.execute("SELECT code, seat, id FROM commands ORDER BY code, seat, id")
        ]
    store = SqliteStore(data)
    try:
        return commands, await everything(store, commands)
    finally:
        await store.close()


def test_a_folder_moves_into_a_database_with_all_that_people_would_miss(
    moonhare: Console, data: Path, postgres: Database
) -> None:
    postgres.empty()
    commands, before = asyncio.run(prepared(data))
    told = moonhare("migrate", "--to", postgres.address, "--data", str(data), "--json")
    assert told.report == {"data": str(data), "tables": 24, "events": 1271}

    async def moved() -> dict[str, object]:
        async with stored(ServerSettings(database=postgres.address)) as store:
            found = await everything(store, commands)
            code = str(next(iter(found)))
            await store.lay(code, Slip(shelf="talk", name="more", data=b"said later"))
            assert [slip.name for slip in await store.slips(code, "talk")] == ["0", "1", "2", "more"]
            return found

    assert len(commands) > 500
    assert asyncio.run(moved()) == before
    again = moonhare("migrate", "--to", postgres.address, "--data", str(data))
    assert (again.status, again.out) == (2, "")
    assert "There are tables in that database already" in again.err
    told = moonhare("migrate", "--check", "--database", postgres.address)
    assert told.out.startswith("the database: this version's form")


def test_nothing_moves_while_a_server_runs_here_or_there(moonhare: Console, data: Path, postgres: Database) -> None:
    postgres.empty()

    async def beside(settings: ServerSettings) -> str:
        from moonhare.cli.outfit import usual_outfit  # noqa: PLC0415 - in the loop

        with capture_logs():
            store = await usual_outfit().open_store(settings)  # without a lease, as nobody is at a table
        try:
            told = await asyncio.to_thread(moonhare, "migrate", "--to", postgres.address, "--data", str(data))
        finally:
            await store.close()
        assert (told.status, told.out) == (2, "")
        return told.err

    assert "a server runs on" in asyncio.run(beside(ServerSettings(data=str(data)))).lower()
    assert "a server runs on that database" in asyncio.run(beside(ServerSettings(database=postgres.address))).lower()


def test_what_is_no_database_is_told_of_the_option_that_named_it(moonhare: Console, data: Path) -> None:
    told = moonhare("migrate", "--to", "foo", "--data", str(data))
    assert told.status == 2
    assert told.err.startswith("moonhare: --to has to be the address of a PostgreSQL, postgresql://")


def test_a_folder_that_somebody_has_for_themselves_is_opened_by_nobody_else(data: Path) -> None:
    import sqlite3  # noqa: PLC0415 - for this one look

    with (
        alone(data),
        closing(sqlite3.connect(data / "moonhare.sqlite3", timeout=0)) as other,
        pytest.raises(sqlite3.OperationalError, match="locked"),
    ):
        other.execute("SELECT count(*) FROM tables")
