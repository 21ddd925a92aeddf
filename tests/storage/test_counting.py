"""Counts in memory and on the disk: forgotten in time, no more than so many, and on no disk for a server alone."""

import sqlite3
from pathlib import Path
from typing import Any

import pytest

from moonhare.storage import SqliteStore
from moonhare.storage.base import FORGETTING
from moonhare.storage.sqlite import FILE_NAME, sharing, windows
from moonhare.storage.sqlite.windows import Windows
from tests.storage.places import Hands, Place, go_on


def on_disk(folder: Path) -> list[tuple[bytes, int]]:
    connection = sqlite3.connect(folder / FILE_NAME)
    rows = connection.execute("SELECT what, count FROM counts ORDER BY what").fetchall()
    connection.close()
    return rows


@pytest.fixture
async def place(tmp_path: Path, hands: Hands) -> Any:
    place = Place(tmp_path, hands)
    yield place
    await place.close()


async def test_what_a_server_counts_alone_is_on_no_disk(place: Place, hands: Hands, tmp_path: Path) -> None:
    store = place.open()
    server = await store.join()
    await store.count(b"a", 10)
    assert on_disk(tmp_path) == []
    other = place.open()
    second = await other.join()
    await store.renew(server)
    await store.count(b"b", 10, 3)
    assert on_disk(tmp_path) == [(b"a", 1), (b"b", 3)]
    await other.leave(second)
    await store.renew(server)
    assert (await store.count(b"b", 10, 0))[0] == 3
    await go_on(hands, 1, store, server)
    assert on_disk(tmp_path) == []


async def test_workers_count_together_before_they_have_seen_each_other_and_whoever_is_left_too(
    tmp_path: Path, hands: Hands
) -> None:
    here, there = (SqliteStore(tmp_path, clock=hands, poll=None, together=True) for _ in range(2))
    try:
        counts = [(await store.count(b"a", 10))[0] for store in (here, there, here)]
        server = await here.join()
        await go_on(hands, 1, here, server)
        counts += [(await store.count(b"a", 10))[0] for store in (there, here)]
    finally:
        for store in (here, there):
            await store.close()
    assert counts == [1, 2, 3, 4, 5]


async def test_what_has_ended_is_forgotten_within_a_minute_though_nobody_counts(
    place: Place, hands: Hands, tmp_path: Path
) -> None:
    alone = place.open()
    server = await alone.join()
    await alone.count(b"a", 10)
    await go_on(hands, FORGETTING, alone, server)
    assert len(alone._windows) == 0

    other = place.open()
    second = await other.join()
    await alone.renew(server)
    await alone.count(b"short", 10)
    await alone.count(b"long", 1000)
    for _ in range(round(FORGETTING)):
        await other.renew(second)
        await go_on(hands, 1, alone, server)
    assert on_disk(tmp_path) == [(b"long", 1)]


def test_more_than_can_be_kept_push_out_the_oldest(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(windows, "MOST_WINDOWS", 100)
    counts = Windows()
    for number in range(1000):
        counts.count(b"%d" % number, 10_000, 1, float(number))
        assert len(counts) <= 100
    assert counts.count(b"999", 1, 0, 1000).count == 1
    assert counts.count(b"0", 1, 0, 1000).count == 0


async def test_more_than_can_be_kept_on_the_disk_push_out_the_oldest(
    place: Place, hands: Hands, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sharing, "MOST_WINDOWS", 3)
    here, there = place.open(), place.open()
    servers = await here.join(), await there.join()
    await here.renew(servers[0])
    for number in range(6):
        await here.count(b"%d" % number, 1000 + number)
    for _ in range(round(FORGETTING)):
        await there.renew(servers[1])
        await go_on(hands, 1, here, servers[0])
    assert [what for what, _ in on_disk(tmp_path)] == [b"3", b"4", b"5"]


def test_a_change_costs_the_same_however_many_counts_there_are(monkeypatch: pytest.MonkeyPatch) -> None:
    counts = Windows()
    for number in range(1000):
        counts.count(b"%d" % number, 10, 1, 0)

    class Watched(dict[bytes, windows.Window]):
        def items(self) -> Any:
            raise AssertionError("all were looked at")

    monkeypatch.setattr(counts, "_windows", Watched(counts._windows))
    assert counts.count(b"5", 10, 1, 1).count == 2
    assert counts.count(b"5", 10, 0, 1).count == 2


async def test_counts_that_cannot_be_shared_harm_nothing_else(tmp_path: Path, hands: Hands) -> None:
    place = Place(tmp_path, hands)
    here, there = place.open(), place.open()
    server = await here.join()
    await here.count(b"a", 10)
    await there.join()
    connection = sqlite3.connect(tmp_path / FILE_NAME)
    connection.execute("DROP TABLE counts")
    connection.close()
    assert await here.renew(server)
    await place.close()
