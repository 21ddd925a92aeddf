"""The event log in SQLite: compare-and-append, group commit, nothing lost, nothing twice."""

import asyncio
import os
import sqlite3
import stat
import sys
import time
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace

import pytest

from moonhare.storage import Append, CommandId, Outcome, SqliteLog, StorageError, locking, read_table, remove_table
from moonhare.storage.migrations import STEPS
from moonhare.storage.sqlite import FEW_TABLES, FILE_NAME, MOST_AT_ONCE


@pytest.fixture
async def log(tmp_path: Path) -> AsyncIterator[SqliteLog]:
    opened = SqliteLog(tmp_path)
    yield opened
    await opened.close()


def one(table: str, after: int, *, data: bytes = b"{}", command: CommandId | None = None) -> Append:
    return Append(table=table, after=after, events=(data,), command=command)


def named(seat: int, name: str) -> CommandId:
    return CommandId(seat=seat, id=name)


async def test_events_are_numbered_from_one_and_read_back_in_order(log: SqliteLog) -> None:
    assert await log.append(Append(table="LUMO-0001", after=0, events=(b"a", b"b"))) == "appended"
    assert await log.append(one("LUMO-0001", 2, data=b"c")) == "appended"
    tail = await log.read("LUMO-0001")
    assert [(entry.n, entry.data, entry.format) for entry in tail.entries] == [(1, b"a", 1), (2, b"b", 1), (3, b"c", 1)]
    assert abs(tail.entries[0].at / 1000 - time.time()) < 60
    assert [entry.n for entry in (await log.read("LUMO-0001", 2)).entries] == [3]


@pytest.mark.parametrize("after", [0, 1, 3, 99])
async def test_only_the_number_after_the_last_can_be_appended(log: SqliteLog, after: int) -> None:
    await log.append(Append(table="LUMO-0001", after=0, events=(b"a", b"b")))
    before = await log.read("LUMO-0001")
    conflicting = Append(
        table="LUMO-0001", after=after, events=(b"x",), command=named(1, "command"), admit=((7, b"secret"),)
    )
    assert await log.append(conflicting) == "conflict"
    assert await log.read("LUMO-0001") == before
    assert not await log.knows("LUMO-0001", named(1, "command"))


async def test_no_table_is_opened_but_by_its_first_event(log: SqliteLog) -> None:
    assert await log.append(one("LUMO-0001", 5)) == "conflict"
    assert (await log.read("LUMO-0001")).entries == ()
    assert await log.tables() == ()


async def test_of_many_who_append_the_same_number_at_once_one_wins(log: SqliteLog) -> None:
    await log.append(one("LUMO-0001", 0))
    outcomes: list[Outcome] = await asyncio.gather(
        *(log.append(one("LUMO-0001", 1, data=b"%d" % number)) for number in range(50))
    )
    assert sorted(outcomes) == ["appended"] + ["conflict"] * 49
    assert len((await log.read("LUMO-0001")).entries) == 2


async def test_appends_of_many_tables_are_committed_together(log: SqliteLog, monkeypatch: pytest.MonkeyPatch) -> None:
    sizes: list[int] = []
    commit = log._commit

    def counted(batch: list[Append]) -> list[Outcome | StorageError]:
        sizes.append(len(batch))
        time.sleep(0.02)  # a slow disk: the others queue up meanwhile
        return commit(batch)

    monkeypatch.setattr(log, "_commit", counted)
    many = MOST_AT_ONCE + 100
    outcomes = await asyncio.gather(*(log.append(one(f"T-{number}", 0)) for number in range(many)))
    assert outcomes == ["appended"] * many
    assert len(sizes) <= 4
    assert max(sizes) == MOST_AT_ONCE


async def test_two_appends_of_one_table_in_one_batch_follow_each_other(log: SqliteLog) -> None:
    outcomes = await asyncio.gather(*(log.append(one("LUMO-0001", number)) for number in range(20)))
    assert outcomes == ["appended"] * 20
    assert [entry.n for entry in (await log.read("LUMO-0001")).entries] == list(range(1, 21))


async def test_a_command_is_known_once_it_made_events_and_makes_none_again(log: SqliteLog) -> None:
    await log.append(one("LUMO-0001", 0))
    command = named(2, "do-it-once")
    assert not await log.knows("LUMO-0001", command)
    assert await log.append(one("LUMO-0001", 1, command=command)) == "appended"
    assert await log.knows("LUMO-0001", command)
    # Known comes before conflict: whoever sends again need not know what else has happened.
    for after in (1, 2, 7):
        assert await log.append(one("LUMO-0001", after, command=command)) == "known"
    assert len((await log.read("LUMO-0001")).entries) == 2


async def test_another_seat_or_table_may_use_the_same_id(log: SqliteLog) -> None:
    for table in ("LUMO-0001", "LUMO-0002"):
        await log.append(one(table, 0))
        for after, seat in ((1, 1), (2, 2)):
            assert await log.append(one(table, after, command=named(seat, "the-same"))) == "appended"


async def test_one_bad_append_does_not_take_the_others_of_its_batch_with_it(log: SqliteLog) -> None:
    bad = Append(table="LUMO-0002", after=0, events=(b"a",), admit=((1, b"x"), (1, b"y")))
    results = await asyncio.gather(
        log.append(one("LUMO-0001", 0)), log.append(bad), log.append(one("LUMO-0003", 0)), return_exceptions=True
    )
    assert [results[0], results[2]] == ["appended", "appended"]
    assert isinstance(results[1], StorageError)
    assert [record.code for record in await log.tables()] == ["LUMO-0001", "LUMO-0003"]
    assert await log.append(one("LUMO-0002", 0)) == "appended"


async def test_whoever_stops_waiting_leaves_the_events_stored_and_the_others_told(log: SqliteLog) -> None:
    waiting = asyncio.create_task(log.append(one("LUMO-0001", 0)))
    other = asyncio.create_task(log.append(one("LUMO-0002", 0)))
    await asyncio.sleep(0)
    waiting.cancel()
    assert await other == "appended"
    assert len((await log.read("LUMO-0001")).entries) == 1


async def test_secrets_of_seats_come_and_go_with_the_events(log: SqliteLog) -> None:
    await log.append(Append(table="LUMO-0001", after=0, events=(b"a",), admit=((1, b"one"), (2, b"two"))))
    assert dict((await log.read("LUMO-0001")).seats) == {b"one": 1, b"two": 2}
    await log.append(Append(table="LUMO-0001", after=1, events=(b"b",), dismiss=(1,)))
    assert dict((await log.read("LUMO-0001", 99)).seats) == {b"two": 2}


async def test_what_was_appended_is_there_after_opening_again(tmp_path: Path) -> None:
    first = SqliteLog(tmp_path)
    await first.append(one("LUMO-0001", 0, data=b"kept", command=None))
    await first.append(one("LUMO-0001", 1, command=named(1, "command")))
    await first.close()
    again = SqliteLog(tmp_path)
    assert [entry.data for entry in (await again.read("LUMO-0001")).entries] == [b"kept", b"{}"]
    assert await again.append(one("LUMO-0001", 2, command=named(1, "command"))) == "known"
    await again.close()


async def test_closing_waits_for_what_was_begun_and_lets_nothing_in_afterwards(tmp_path: Path) -> None:
    log = SqliteLog(tmp_path)
    begun = [asyncio.create_task(log.append(one(f"T-{number}", 0))) for number in range(30)]
    await asyncio.sleep(0)
    await log.close()
    await log.close()
    assert [await task for task in begun] == ["appended"] * 30
    with pytest.raises(StorageError):
        await log.append(one("T-30", 0))
    assert len(read_table(tmp_path, "T-29")) == 1


async def test_tables_untouched_since_a_time_go_with_all_that_is_theirs(tmp_path: Path) -> None:
    now = 1_000_000.0
    log = SqliteLog(tmp_path, clock=lambda: now)
    for table in ("OLDE-0001", "YOUN-0001"):
        await log.append(Append(table=table, after=0, events=(b"a",), admit=((1, table.encode()),)))
    now += 100
    await log.append(one("YOUN-0001", 1, command=named(1, "command")))
    (old, young) = await log.tables()
    assert (old.opened, old.touched, old.events) == (1_000_000_000, 1_000_000_000, 1)
    assert (young.touched, young.events) == (1_000_100_000, 2)
    assert await log.expire(1_000_050_000) == ("OLDE-0001",)
    assert await log.expire(1_000_050_000) == ()
    await log.close()
    with sqlite3.connect(tmp_path / FILE_NAME) as connection:
        for kind in ("tables", "events", "commands", "seats"):
            rows = connection.execute(f"SELECT DISTINCT code FROM {kind}").fetchall()
            assert rows == [("YOUN-0001",)]
    connection.close()


async def test_answered_means_written_to_the_disk_before(log: SqliteLog) -> None:
    modes = {name: log._writing.execute(f"PRAGMA {name}").fetchone()[0] for name in ("journal_mode", "synchronous")}
    full = 2
    assert modes == {"journal_mode": "wal", "synchronous": full}


async def test_one_server_a_folder(tmp_path: Path) -> None:
    log = SqliteLog(tmp_path)
    with pytest.raises(StorageError, match="another Moonhare server"):
        SqliteLog(tmp_path)
    assert await log.append(one("LUMO-0001", 0)) == "appended"
    await log.close()
    again = SqliteLog(tmp_path)
    await again.close()


def test_on_windows_its_own_lock_is_taken_on_one_byte_and_a_second_server_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    held: list[int] = []

    def lock(file: int, mode: int, count: int) -> None:
        assert (mode, count) == (2, 1)
        os.fstat(file)  # it is open
        if held:
            raise PermissionError(13, "Permission denied")
        held.append(file)

    monkeypatch.setitem(sys.modules, "msvcrt", SimpleNamespace(locking=lock, LK_NBLCK=2))
    monkeypatch.setattr(locking, "sys", SimpleNamespace(platform="win32"))
    first = locking.FolderLock(tmp_path)
    with pytest.raises(StorageError, match="another Moonhare server"):
        locking.FolderLock(tmp_path)
    first.release()
    with pytest.raises(OSError, match="descriptor"):
        os.fstat(held.pop())


async def test_many_tables_that_expire_at_once_all_go(tmp_path: Path) -> None:
    now = 1_000_000.0
    log = SqliteLog(tmp_path, clock=lambda: now)
    codes = tuple(f"OLDE-{number:04d}" for number in range(2 * FEW_TABLES + 1))
    for code in codes:
        await log.append(one(code, 0))
    now += 100
    await log.append(one("YOUN-0001", 0))
    assert await log.expire(1_000_050_000) == codes
    assert [table.code for table in await log.tables()] == ["YOUN-0001"]
    await log.close()


async def test_whether_something_can_be_stored_is_tried_out_and_leaves_nothing_behind(log: SqliteLog) -> None:
    log._writing.execute("PRAGMA query_only = ON")
    with pytest.raises(StorageError, match="readonly"):
        await log.check()
    log._writing.execute("PRAGMA query_only = OFF")
    await log.check()
    assert await log.tables() == ()
    assert await log.append(one("LUMO-0001", 0)) == "appended"


async def test_what_was_stored_proves_that_more_can_be_until_something_fails(
    log: SqliteLog, monkeypatch: pytest.MonkeyPatch
) -> None:
    proofs, prove = [], log._prove

    def counted() -> None:
        proofs.append(1)
        prove()

    monkeypatch.setattr(log, "_prove", counted)
    await asyncio.gather(*(log.check() for _ in range(50)))
    assert len(proofs) == 1
    await log.append(one("LUMO-0001", 0))
    await log.check()
    assert len(proofs) == 1
    log._writing.execute("PRAGMA query_only = ON")
    with pytest.raises(StorageError):
        await log.append(one("LUMO-0001", 1))
    with pytest.raises(StorageError):
        await log.check()
    log._writing.execute("PRAGMA query_only = OFF")
    await log.append(one("LUMO-0001", 7))
    await log.check()
    assert len(proofs) == 3, "a conflict stores nothing and so proves nothing"
    await log.close()
    with pytest.raises(StorageError, match="closed"):
        await log.check()


async def test_an_export_reads_beside_a_running_server(log: SqliteLog, tmp_path: Path) -> None:
    await log.append(one("LUMO-0001", 0, data=b"now"))
    assert [entry.data for entry in read_table(tmp_path, "LUMO-0001")] == [b"now"]
    assert read_table(tmp_path, "LUMO-0002") == ()


def test_an_export_without_data_says_so(tmp_path: Path) -> None:
    with pytest.raises(StorageError, match="no data"):
        read_table(tmp_path / "nowhere", "LUMO-0001")


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has other ways")
async def test_others_on_the_machine_may_not_read_the_data(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "data"
    log = SqliteLog(folder)
    await log.close()
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    assert stat.S_IMODE((folder / FILE_NAME).stat().st_mode) == 0o600


async def test_data_of_a_newer_program_is_left_alone(tmp_path: Path) -> None:
    await SqliteLog(tmp_path).close()
    connection = sqlite3.connect(tmp_path / FILE_NAME)
    connection.execute(f"PRAGMA user_version = {len(STEPS) + 1}")
    connection.close()
    for _ in range(2):  # the folder is free again after the first failure
        with pytest.raises(StorageError, match="newer Moonhare"):
            SqliteLog(tmp_path)


async def test_a_file_that_is_no_database_is_told_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).write_bytes(b"something else entirely" * 100)
    with pytest.raises(StorageError, match="not a database") as told:
        SqliteLog(tmp_path)
    assert "\n" not in str(told.value)


async def test_a_folder_that_cannot_be_made_is_told_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(StorageError, match="cannot be used"):
        SqliteLog(tmp_path / "file" / "data")


async def test_a_disk_that_fails_is_told_to_those_who_wait_and_the_log_goes_on_when_it_can(
    log: SqliteLog,
) -> None:
    await log.append(one("LUMO-0001", 0))
    log._writing.execute("PRAGMA query_only = ON")
    with pytest.raises(StorageError):
        await log.append(one("LUMO-0001", 1))
    log._writing.execute("PRAGMA query_only = OFF")
    assert await log.append(one("LUMO-0001", 1)) == "appended"


async def test_a_database_that_another_program_keeps_locked_is_told_to_all_who_wait(
    log: SqliteLog, tmp_path: Path
) -> None:
    await log.append(one("LUMO-0001", 0))
    log._writing.execute("PRAGMA busy_timeout = 50")
    other = sqlite3.connect(tmp_path / FILE_NAME, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    began = time.monotonic()
    results = await asyncio.gather(*(log.append(one(f"T-{number}", 0)) for number in range(40)), return_exceptions=True)
    assert all(isinstance(result, StorageError) for result in results)
    assert time.monotonic() - began < 2
    other.execute("ROLLBACK")
    other.close()
    assert await log.append(one("LUMO-0001", 1)) == "appended"


async def test_a_host_may_remove_a_table_beside_a_running_server(log: SqliteLog, tmp_path: Path) -> None:
    for table in ("LUMO-0001", "LUMO-0002"):
        await log.append(
            Append(table=table, after=0, events=(b"a",), command=named(1, "open-it"), admit=((1, table.encode()),))
        )
    assert remove_table(tmp_path, "LUMO-0001")
    assert not remove_table(tmp_path, "LUMO-0001")
    assert [record.code for record in await log.tables()] == ["LUMO-0002"]
    assert not await log.knows("LUMO-0001", named(1, "open-it"))
    # A server that had it in memory learns it here.
    assert await log.append(one("LUMO-0001", 1)) == "conflict"
    assert (await log.read("LUMO-0001")).entries == ()


def test_nothing_can_be_removed_where_there_is_no_data(tmp_path: Path) -> None:
    with pytest.raises(StorageError, match="no data"):
        remove_table(tmp_path, "LUMO-0001")


async def test_whatever_goes_wrong_in_writing_nobody_waits_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(_: object) -> None:
        raise sqlite3.OperationalError("disk I/O error")

    log = SqliteLog(tmp_path)
    told = Append(table="LUMO-4821", after=0, events=(b"{}",))
    with monkeypatch.context() as patch:
        patch.setattr(log, "_commit", broken)
        with pytest.raises(StorageError, match="disk I/O error"):
            await asyncio.wait_for(log.append(told), 5)
    assert await log.append(told) == "appended"
    await log.close()
