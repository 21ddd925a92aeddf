"""What is SQLite's own: group commit, the disk, the folder and its file."""

import asyncio
import math
import sqlite3
import stat
import sys
import threading
import time
from pathlib import Path

import pytest
from structlog.contextvars import bound_contextvars, merge_contextvars
from structlog.testing import capture_logs

from moonhare.storage import Append, Attachment, SqliteStore, StorageError
from moonhare.storage.committing import Committed
from moonhare.storage.sqlite import FILE_NAME, connecting, log, writing
from moonhare.storage.sqlite.writing import MOST_AT_ONCE, Job, Transaction
from tests.storage.places import TABLE, Hands, clock, named, one, opening


def synchronous(store: SqliteStore) -> int:
    level: int = store._writing.execute("PRAGMA synchronous").fetchone()[0]
    return level


NORMAL, FULL = 1, 2


def sizes_on(sqlite: SqliteStore, monkeypatch: pytest.MonkeyPatch, *, disk: float = 0.0) -> list[int]:
    """How many jobs each transaction from now on has; `disk`: seconds that it takes to end one."""
    sizes: list[int] = []
    begin, end = sqlite._writer._begin, sqlite._writer._end

    def counted(batch: list[Job]) -> Committed | None:
        sizes.append(len(batch))
        return begin(batch)

    def slow() -> bool:
        time.sleep(disk)
        ended = end()
        sqlite._writer._end_took += disk
        return ended

    monkeypatch.setattr(sqlite._writer, "_begin", counted)
    monkeypatch.setattr(sqlite._writer, "_end", slow)
    return sizes


async def test_jobs_of_many_tables_are_committed_together(sqlite: SqliteStore, monkeypatch: pytest.MonkeyPatch) -> None:
    sizes = sizes_on(sqlite, monkeypatch, disk=0.02)  # the others queue up meanwhile
    server = await sqlite.join()
    sizes.clear()
    many = MOST_AT_ONCE + 100
    work = [sqlite.append(one(f"T-{number}", 0)) for number in range(many)]
    attending = [sqlite.attend(server, f"T-{number}", frozenset({0})) for number in range(20)]
    outcomes = (await asyncio.gather(*work, *attending))[:many]
    assert outcomes == ["appended"] * many
    assert len(sizes) <= 4
    assert max(sizes) == MOST_AT_ONCE


async def test_what_comes_soon_after_a_transaction_waits_a_moment_for_more_and_the_first_after_a_rest_does_not(
    sqlite: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    sizes = sizes_on(sqlite, monkeypatch)
    monkeypatch.setattr(writing, "PAUSE", 0.5)
    await sqlite.append(one("T-0", 0))
    later = []
    for number in range(1, 6):
        later.append(asyncio.ensure_future(sqlite.append(one(f"T-{number}", 0))))
        await asyncio.sleep(0.005)
    await asyncio.gather(*later)
    assert sizes == [1, 5]


async def test_a_quick_disk_is_waited_for_and_a_slow_one_left_to_the_thread(
    sqlite: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    end, ended = sqlite._writer._end, list[tuple[bool, float]]()

    def noted() -> bool:
        ended.append((threading.current_thread() is threading.main_thread(), sqlite._writer._end_took))
        return end()

    monkeypatch.setattr(sqlite._writer, "_end", noted)
    for number, quick in enumerate([0.0, 60.0, 60.0, 0.0, 60.0]):
        monkeypatch.setattr(writing, "QUICK", quick)
        assert await sqlite.append(one(TABLE, number)) == "appended"
    assert [here for here, _ in ended] == [False, True, True, False, True]
    assert ended[0][1] == math.inf
    assert all(0 < took < 60 for _, took in ended[1:])


async def test_what_was_appended_is_there_after_opening_again(tmp_path: Path) -> None:
    first = SqliteStore(tmp_path)
    await first.append(one(TABLE, 0, data=b"kept", command=None))
    await first.append(one(TABLE, 1, command=named(1, "command")))
    await first.close()
    again = SqliteStore(tmp_path)
    assert [entry.data for entry in (await again.read(TABLE)).entries] == [b"kept", b"{}"]
    assert await again.append(one(TABLE, 2, command=named(1, "command"))) == "known"
    await again.close()


async def test_what_belongs_to_a_table_goes_with_it(sqlite: SqliteStore, tmp_path: Path) -> None:
    server = await sqlite.join()
    for table in ("LUMO-0001", "LUMO-0002"):
        append = Append(
            table=table,
            after=0,
            events=(b"a",),
            command=named(1, "c"),
            admit=((1, b"x"),),
            clocks=(clock("a", 0, 1),),
        )
        await sqlite.append(append)
        await sqlite.attend(server, table, frozenset({1}))
        await sqlite.keep(table, Attachment(id="a", kind="audio/webm", data=b"sound"))
    await sqlite.remove("LUMO-0001")
    connection = sqlite3.connect(tmp_path / FILE_NAME)
    for kind in ("tables", "events", "commands", "seats", "clocks", "attending", "attachments"):
        assert connection.execute(f"SELECT DISTINCT code FROM {kind}").fetchall() == [("LUMO-0002",)]
    connection.close()


async def test_answered_means_written_to_the_disk_before(sqlite: SqliteStore) -> None:
    assert sqlite._writing.execute("PRAGMA journal_mode").fetchone()[0] == "wal"
    await sqlite.append(opening(1))
    assert synchronous(sqlite) == FULL


async def test_leases_and_presence_make_no_disk_turn_but_never_keep_an_append_from_it(sqlite: SqliteStore) -> None:
    server = await sqlite.join()
    assert synchronous(sqlite) == FULL, "a number that was given must not be given again"
    await sqlite.append(opening(1))
    for light in (
        sqlite.renew(server),
        sqlite.attend(server, TABLE, frozenset({1})),
        sqlite.plan(server, TABLE, (clock("a", 0, 1),)),
    ):
        await light
        assert synchronous(sqlite) == NORMAL
    await asyncio.gather(sqlite.renew(server), sqlite.append(one(TABLE, 1)), sqlite.renew(server))
    assert synchronous(sqlite) == FULL


async def test_leases_are_looked_at_by_the_moment_at_which_the_database_could_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hands = Hands()
    store = SqliteStore(tmp_path, clock=hands)
    server = await store.join()
    other = sqlite3.connect(tmp_path / FILE_NAME, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    renewing = asyncio.create_task(store.renew(server))
    await asyncio.sleep(0.1)
    hands.now += 100
    other.execute("ROLLBACK")
    other.close()
    assert not await renewing
    await store.close()


async def test_a_tool_reads_and_removes_beside_a_running_server(sqlite: SqliteStore, tmp_path: Path) -> None:
    await sqlite.append(one("LUMO-0001", 0, data=b"now"))
    server = await sqlite.join()
    await sqlite.attend(server, "LUMO-0001", frozenset({0}))
    tool = SqliteStore(tmp_path, create=False)
    tail = await tool.read("LUMO-0001")
    assert [entry.data for entry in tail.entries] == [b"now"]
    assert tail.beside.holder == server
    assert (await tool.read("LUMO-0002")).entries == ()
    assert await tool.remove("LUMO-0001")
    await tool.close()
    assert await sqlite.renew(server)


async def test_a_tool_where_there_is_no_data_says_so_and_makes_none(tmp_path: Path) -> None:
    for folder in (tmp_path / "nowhere", tmp_path):
        with pytest.raises(StorageError, match="no data"):
            SqliteStore(folder, create=False)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has other ways")
async def test_others_on_the_machine_may_not_read_the_data(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "data"
    await SqliteStore(folder).close()
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    assert stat.S_IMODE((folder / FILE_NAME).stat().st_mode) == 0o600


async def test_a_file_that_is_no_database_is_told_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).write_bytes(b"something else entirely" * 100)
    with pytest.raises(StorageError, match="not a database") as told:
        SqliteStore(tmp_path)
    assert "\n" not in str(told.value)
    assert told.value.mend == connecting.RESTORE


async def test_a_folder_that_cannot_be_made_is_told_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(StorageError, match="cannot be used") as told:
        SqliteStore(tmp_path / "file" / "data")
    assert told.value.mend == "choose another with --data"
    (tmp_path / FILE_NAME).mkdir()
    with pytest.raises(StorageError, match=f"{FILE_NAME} is no file; move it away, or choose another with --data"):
        SqliteStore(tmp_path)
    with pytest.raises(StorageError, match="file is no folder; choose another with --data"):
        SqliteStore(tmp_path / "file")


async def test_a_disk_that_fails_is_told_to_those_who_wait_and_the_store_goes_on_when_it_can(
    sqlite: SqliteStore,
) -> None:
    await sqlite.append(one(TABLE, 0))
    sqlite._writing.execute("PRAGMA query_only = ON")
    with capture_logs([merge_contextvars]) as logged, bound_contextvars(request="one-of-those-who-wait"):
        for _ in range(2):
            with pytest.raises(StorageError):
                await sqlite.append(one(TABLE, 1))
        sqlite._writing.execute("PRAGMA query_only = OFF")
        for n in (1, 2):
            assert await sqlite.append(one(TABLE, n)) == "appended"
    (line,) = logged
    assert line["event"] == "what happens at tables is stored again"
    assert "request" not in line, "it is no single one's affair"


@pytest.mark.skipif(sys.platform == "win32", reason="Windows deletes nothing that is open")
async def test_what_would_be_written_to_a_file_that_is_gone_is_told_to_nobody_as_stored(
    sqlite: SqliteStore, tmp_path: Path
) -> None:
    await sqlite.append(one(TABLE, 0))
    (tmp_path / FILE_NAME).rename(tmp_path / "elsewhere")
    for replaced in (False, True):
        if replaced:
            (tmp_path / FILE_NAME).touch()
        with pytest.raises(StorageError, match="deleted, moved or replaced"):
            await sqlite.append(one(TABLE, 1))
        with pytest.raises(StorageError, match="deleted, moved or replaced"):
            await sqlite.check()
    (tmp_path / "elsewhere").replace(tmp_path / FILE_NAME)
    assert await sqlite.append(one(TABLE, 1)) == "appended"


async def test_a_database_that_another_program_keeps_locked_is_told_to_all_who_wait(
    sqlite: SqliteStore, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await sqlite.append(one(TABLE, 0))
    monkeypatch.setattr(connecting, "PATIENCE", 0.05)
    other = sqlite3.connect(tmp_path / FILE_NAME, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    began = time.monotonic()
    appends = (sqlite.append(one(f"T-{number}", 0)) for number in range(40))
    results = await asyncio.gather(*appends, return_exceptions=True)
    assert all(isinstance(result, StorageError) for result in results)
    assert time.monotonic() - began < 2
    other.execute("ROLLBACK")
    other.close()
    assert await sqlite.append(one(TABLE, 1)) == "appended"


async def test_whatever_goes_wrong_in_writing_nobody_waits_for_ever(
    sqlite: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise sqlite3.OperationalError("disk I/O error")

    told = Append(table="LUMO-4821", after=0, events=(b"{}",))
    with monkeypatch.context() as patch:
        patch.setattr(sqlite._writer, "_end", broken)
        with pytest.raises(StorageError, match="disk I/O error"):
            await asyncio.wait_for(sqlite.append(told), 5)
        patch.setattr(sqlite._writer, "_commit", broken)
        with pytest.raises(StorageError, match="disk I/O error"):
            await asyncio.wait_for(sqlite.remove(told.table), 5)
    assert await sqlite.append(told) == "appended"


async def test_a_transaction_whose_end_fails_is_tried_once_more_as_a_whole(
    sqlite: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    end = sqlite._writer._end

    def undone_first() -> bool:
        # As SQLite itself undoes what it could not write.
        sqlite._writing.execute("ROLLBACK")
        return end()

    monkeypatch.setattr(sqlite._writer, "_end", undone_first)
    outcomes = await asyncio.gather(*[sqlite.append(one(f"T-{number}", 0)) for number in range(3)])
    assert outcomes == ["appended"] * 3
    assert [table.code for table in await sqlite.tables()] == ["T-0", "T-1", "T-2"]


async def test_a_job_at_fault_costs_the_others_nothing(sqlite: SqliteStore) -> None:
    def faulty(transaction: Transaction) -> None:
        transaction.execute("INSERT INTO nothing VALUES (1)")

    work = [sqlite._writer.do(faulty, quick=True), sqlite.append(one(TABLE, 0)), sqlite.append(one("T-2", 0))]
    failed, *outcomes = await asyncio.gather(*work, return_exceptions=True)
    assert isinstance(failed, StorageError)
    assert outcomes == ["appended"] * 2


async def test_whether_something_can_be_stored_is_tried_out_and_leaves_nothing_behind(sqlite: SqliteStore) -> None:
    sqlite._writing.execute("PRAGMA query_only = ON")
    with pytest.raises(StorageError, match="readonly"):
        await sqlite.check()
    sqlite._writing.execute("PRAGMA query_only = OFF")
    await sqlite.check()
    assert await sqlite.tables() == ()
    assert await sqlite.append(one("LUMO-0001", 0)) == "appended"


async def test_what_was_stored_proves_that_more_can_be_until_something_fails(
    sqlite: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    proofs, prove = [], log.prove

    def counted(transaction: Transaction) -> None:
        proofs.append(1)
        prove(transaction)

    monkeypatch.setattr(log, "prove", counted)
    await asyncio.gather(*(sqlite.check() for _ in range(50)))
    assert len(proofs) == 1
    await sqlite.append(one("LUMO-0001", 0))
    await sqlite.check()
    assert len(proofs) == 1
    sqlite._writing.execute("PRAGMA query_only = ON")
    with pytest.raises(StorageError):
        await sqlite.append(one("LUMO-0001", 1))
    with pytest.raises(StorageError):
        await sqlite.check()
    sqlite._writing.execute("PRAGMA query_only = OFF")
    assert await sqlite.append(one("LUMO-0001", 7)) == "conflict"
    await sqlite.check()
    assert len(proofs) == 2, "a conflict stores nothing and so proves nothing"
    await sqlite.close()
    with pytest.raises(StorageError, match="closed"):
        await sqlite.check()


async def test_appends_that_are_done_together_say_of_each_what_they_would_say_alone(sqlite: SqliteStore) -> None:
    for table in ("T-1", "T-2", "T-3", "T-4"):
        await sqlite.append(one(table, 0, command=None))
    assert await sqlite.append(one("T-2", 1, command=named(1, "again"))) == "appended"
    assert await sqlite.append(one("T-3", 1, command=named(1, "other"))) == "appended"
    first = [sqlite.append(one(table, 1, command=named(1, "go"))) for table in ("T-1", "T-4")]
    assert await asyncio.gather(*first) == ["appended"] * 2
    mixed = [
        sqlite.append(one("T-1", 2, command=named(1, "on"))),
        sqlite.append(one("T-2", 1, command=named(1, "again"))),  # carried out already
        sqlite.append(one("T-2", 2, command=named(1, "again"))),  # the same, by who has read on
        sqlite.append(one("T-3", 1, command=named(1, "late"))),  # others were quicker
        sqlite.append(one("T-9", 1, command=named(1, "gone"))),  # no table any more
        sqlite.append(one("T-4", 2, command=named(1, "on"))),
    ]
    assert await asyncio.gather(*mixed) == ["appended", "known", "known", "conflict", "conflict", "appended"]
    for table, events in (("T-1", 3), ("T-2", 2), ("T-3", 2), ("T-4", 3)):
        tail = await sqlite.read(table)
        assert [entry.n for entry in tail.entries] == list(range(1, events + 1))
    # Who was told "known" or "conflict" has left nothing behind.
    assert not await sqlite.knows("T-3", named(1, "late"))
    assert await sqlite.append(one("T-2", 2, command=named(1, "new"))) == "appended"
