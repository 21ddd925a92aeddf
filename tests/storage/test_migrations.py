"""How databases of before become those of now."""

import asyncio
import sqlite3
import sys
from pathlib import Path

import pytest

from moonhare.storage import Append, CommandId, SqliteStore, StorageError
from moonhare.storage.sqlite import FILE_NAME, migrations
from moonhare.storage.sqlite.migrations import NEEDED, STEPS
from tests.storage.places import Hands

FIRST = """
INSERT INTO tables VALUES ('LUMO-0001', 1000, 2000, 2), ('LUMO-0002', 3000, 4000, 1);
INSERT INTO events VALUES ('LUMO-0001', 1, 1, 1000, x'61'), ('LUMO-0001', 2, 1, 2000, x'62'),
    ('LUMO-0002', 1, 1, 4000, x'63');
INSERT INTO commands VALUES ('LUMO-0001', 1, 'done');
INSERT INTO seats VALUES ('LUMO-0001', 1, x'01'), ('LUMO-0001', 4, x'04');
PRAGMA user_version = 1;
"""
"""What a server of the first step had written."""

OPEN = """
import asyncio, sys
from pathlib import Path
from moonhare.storage import SqliteStore

async def main():
    print("ready", flush=True)
    sys.stdin.readline()
    store = SqliteStore(Path(sys.argv[1]))
    print(await store.join(), len(await store.tables()), flush=True)
    await store.close()

asyncio.run(main())
"""


def of_the_first_step(folder: Path) -> None:
    connection = sqlite3.connect(folder / FILE_NAME)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.executescript(STEPS[0] + FIRST)
    connection.close()


async def test_tables_of_the_first_step_are_read_and_played_on_and_have_rested_since(tmp_path: Path) -> None:
    of_the_first_step(tmp_path)
    hands = Hands()
    store = SqliteStore(tmp_path, clock=hands)
    began = hands.ms
    tail = await store.read("LUMO-0001")
    assert [(entry.n, entry.at, entry.data) for entry in tail.entries] == [(1, 1000, b"a"), (2, 2000, b"b")]
    assert dict(tail.seats) == {b"\x01": 1, b"\x04": 4}
    assert (tail.beside.holder, tail.beside.present, tail.beside.absent) == (None, (), {1: began, 4: began})
    assert await store.knows("LUMO-0001", CommandId(seat=1, id="done"))
    assert [(record.opened, record.touched) for record in await store.tables()] == [(1000, 2000), (3000, 4000)]

    hands.now += 100
    server = await store.join()
    beside = await store.attend(server, "LUMO-0001", frozenset({1}))
    assert beside.absent == {4: hands.ms}, "no time has passed for who is not there"
    append = Append(table="LUMO-0001", after=2, events=(b"c",), command=CommandId(seat=1, id="more"))
    assert await store.append(append) == "appended"
    numbers = await store.numbers(["LUMO-0001", "LUMO-0002"])
    assert {code: number.head for code, number in numbers.items()} == {"LUMO-0001": 3, "LUMO-0002": 1}
    await store.close()


async def test_what_has_been_moved_is_as_what_is_made_anew(tmp_path: Path) -> None:
    def shape(folder: Path) -> list[tuple[str, list[tuple[object, ...]]]]:
        connection = sqlite3.connect(folder / FILE_NAME)
        names = [name for (name,) in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")]
        found = [(name, connection.execute(f"PRAGMA table_xinfo({name})").fetchall()) for name in sorted(names)]
        connection.close()
        return found

    for name in ("old", "new"):
        (tmp_path / name).mkdir()
    of_the_first_step(tmp_path / "old")
    for name in ("old", "new"):
        await SqliteStore(tmp_path / name).close()
    assert shape(tmp_path / "old") == shape(tmp_path / "new")


async def test_a_step_that_fails_leaves_the_data_as_it_was(tmp_path: Path) -> None:
    of_the_first_step(tmp_path)
    connection = sqlite3.connect(tmp_path / FILE_NAME)
    connection.execute("CREATE TABLE attachments (in_the_way TEXT)")
    connection.close()
    with pytest.raises(StorageError, match="attachments"):
        SqliteStore(tmp_path)
    connection = sqlite3.connect(tmp_path / FILE_NAME)
    assert connection.execute("PRAGMA user_version").fetchone() == (1,)
    assert connection.execute("SELECT * FROM sqlite_schema WHERE name IN ('servers', 'clocks')").fetchall() == []
    assert connection.execute("SELECT * FROM tables").fetchall()[0] == ("LUMO-0001", 1000, 2000, 2)
    connection.close()


@pytest.mark.parametrize("needed", [len(STEPS) + 1, None])
async def test_data_is_left_alone_that_only_a_newer_program_can_use(tmp_path: Path, needed: int | None) -> None:
    await SqliteStore(tmp_path).close()
    connection = sqlite3.connect(tmp_path / FILE_NAME)
    connection.execute(f"PRAGMA user_version = {len(STEPS) + 1}")
    connection.execute("DROP TABLE needed" if needed is None else f"UPDATE needed SET steps = {needed}")
    connection.commit()
    connection.close()
    for create in (True, False):
        with pytest.raises(StorageError, match="newer Moonhare"):
            SqliteStore(tmp_path, create=create)


async def test_data_to_which_a_newer_program_only_added_is_used_by_both(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    of_the_first_step(tmp_path)
    with monkeypatch.context() as newer:
        newer.setattr(migrations, "STEPS", (*STEPS, "ALTER TABLE tables ADD COLUMN mood TEXT"))
        theirs = SqliteStore(tmp_path)
    ours = SqliteStore(tmp_path)
    assert await ours.append(Append(table="LUMO-0002", after=1, events=(b"d",))) == "appended"
    assert await theirs.append(Append(table="LUMO-0002", after=2, events=(b"e",))) == "appended"
    assert [entry.data for entry in (await ours.read("LUMO-0002")).entries] == [b"c", b"d", b"e"]
    for store in (ours, theirs):
        await store.close()
    connection = sqlite3.connect(tmp_path / FILE_NAME)
    assert connection.execute("PRAGMA user_version").fetchone() == (len(STEPS) + 1,)
    assert connection.execute("SELECT steps FROM needed").fetchone() == (NEEDED,)
    connection.close()


@pytest.mark.parametrize("old", [False, True])
async def test_servers_that_start_at_the_same_moment_move_the_data_once(tmp_path: Path, old: bool) -> None:
    if old:
        of_the_first_step(tmp_path)
    pipe = asyncio.subprocess.PIPE
    command = (sys.executable, "-c", OPEN, str(tmp_path))
    servers = [await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe) for _ in range(4)]
    for server in servers:
        assert server.stdout is not None
        assert await server.stdout.readline() == b"ready\n"
    told = await asyncio.gather(*(server.communicate(b"\n") for server in servers))
    assert [server.returncode for server in servers] == [0] * 4
    tables = 2 if old else 0
    assert sorted(out.split() for out, _ in told) == [[b"%d" % number, b"%d" % tables] for number in range(1, 5)]
