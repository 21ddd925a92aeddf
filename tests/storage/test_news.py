"""What servers that share a store hear of each other; in a folder by wire at once, by the database in any case."""

import asyncio
import socket
import sys
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from moonhare.storage import LEASE, Append, News, OwnMove, SqliteStore, StorageError, Store
from moonhare.storage.base import MOST_NEWS
from moonhare.storage.sqlite import store as store_module
from moonhare.storage.sqlite.wire import SocketWire
from tests.storage.places import TABLE, Hands, Opened, Place, Places, one, opening

CHANGED = News(table=TABLE)
LOOK = News(table=None)
unix = pytest.mark.skipif(not hasattr(socket, "AF_UNIX"), reason="there are no such sockets here")


@pytest.fixture
async def folder(tmp_path: Path, hands: Hands) -> AsyncIterator[Place]:
    """A folder that several servers share."""
    place = Place(tmp_path, hands)
    yield place
    await place.close()


@pytest.fixture(params=["folder", "database"])
def place(request: pytest.FixtureRequest) -> Places:
    """What several servers share."""
    shared: Places = request.getfixturevalue(request.param)
    return shared


class Ear:
    """Somebody who listens to a store."""

    def __init__(self, store: Store, place: Places | None = None) -> None:
        self.heard: list[News] = []
        self._place = place
        store.subscribe(self.heard.append)

    async def news(self) -> list[News]:
        """What was heard since the last time."""
        assert self._place is not None
        await self._place.settle()
        heard, self.heard[:] = list(self.heard), []
        return heard


async def two(place: Places) -> tuple[Opened, int, Ear, Opened, int, Ear]:
    """Two servers with ears, of which both know."""
    here, there = place.open(), place.open()
    first, second = await here.join(), await there.join()
    ears = Ear(here, place), Ear(there, place)
    await here.renew(first)
    for ear in ears:
        await ear.news()
    return here, first, ears[0], there, second, ears[1]


async def test_others_hear_of_each_change_at_once_and_its_maker_does_not(place: Places) -> None:
    here, first, ear, there, _, far = await two(place)
    for change in (
        lambda: here.append(opening(1)),
        lambda: here.append(one(TABLE, 1)),
        lambda: here.attend(first, TABLE, frozenset({1})),
        lambda: here.plan(first, TABLE, ()),
        lambda: here.renew(first),
        lambda: here.append(one(TABLE, 1)),
        lambda: here.remove(TABLE),
        lambda: here.remove(TABLE),
    ):
        await change()
    assert await far.news() == [CHANGED] * 4, "two changed nothing, one was a conflict, one removed nothing"
    assert await ear.news() == []
    await there.append(opening(1))
    assert (await ear.news(), await far.news()) == ([CHANGED], [])


async def test_what_is_written_together_is_told_together(folder: Place) -> None:
    here, _, _, _, _, far = await two(folder)
    folder.exchange.sent.clear()
    tables = [f"LUMO-{number:04d}" for number in range(MOST_NEWS)]
    await asyncio.gather(*(here.append(opening(1, table=table)) for table in tables))
    assert await far.news() == [News(table=table) for table in tables]
    assert len(folder.exchange.sent) == 1
    await asyncio.gather(*(here.append(one(table, 1)) for table in tables), here.append(opening(1, table="MORE-0001")))
    assert await far.news() == [LOOK]


async def test_a_dying_server_s_tables_are_told_to_all_and_to_whoever_buries_it(place: Places, hands: Hands) -> None:
    here, first, _, there, second, far = await two(place)
    third = place.open()
    await third.join()
    ear = Ear(third, place)
    await here.append(opening(1))
    await here.append(opening(1, table="LUMO-0002"))
    await here.attend(first, TABLE, frozenset({1}))
    hands.now += LEASE - 1
    for number in (second, 3):
        await there.renew(number)
    hands.now += 1
    await ear.news()
    await far.news()
    await there.renew(second)
    assert (await far.news(), await ear.news()) == ([CHANGED], [CHANGED])


async def test_signs_are_told_to_the_others_and_kept_nowhere(place: Places) -> None:
    here, _, ear, there, _, far = await two(place)
    await there.look()
    await far.news()
    here.tell(TABLE, b"writes")
    assert (await ear.news(), await far.news()) == ([], [News(table=TABLE, sign=b"writes")])
    await there.look()
    assert await far.news() == [], "the database has not changed"


async def test_what_the_wire_has_lost_is_noticed_by_looking(folder: Place) -> None:
    here, _, ear, there, second, far = await two(folder)
    await there.look()
    await far.news()
    folder.exchange.dead = True
    await here.append(opening(1))
    assert await far.news() == []
    await there.look()
    assert await far.news() == [LOOK]
    await there.look()
    await there.attend(second, TABLE, frozenset({1}))
    await there.look()
    assert await far.news() == [], "one's own changes are no news"
    await here.look()
    assert await ear.news() == [LOOK]


async def test_a_tool_s_removing_is_heard(folder: Place) -> None:
    here, _, ear, _, _, far = await two(folder)
    await here.append(opening(1))
    await far.news()
    assert folder.folder is not None
    tool = SqliteStore(folder.folder, create=False, wire=folder.exchange.wire(), poll=None)
    await tool.remove(TABLE)
    await tool.close()
    assert (await ear.news(), await far.news()) == ([CHANGED], [CHANGED])


async def test_a_message_that_cannot_be_read_means_that_something_has_changed(folder: Place) -> None:
    _, _, _, there, _, far = await two(folder)
    assert isinstance(there, SqliteStore)
    assert there._address is not None
    folder.exchange.wire().send([there._address], b"\xc1 from a server of another time")
    assert await far.news() == [LOOK]


async def test_who_hears_nothing_any_more_is_in_nobody_s_way(place: Places) -> None:
    here, _, ear, there, second, far = await two(place)
    await there.leave(second)
    await there.close()
    here.tell(TABLE, b"writes")
    await here.append(opening(1))
    assert (await ear.news(), await far.news()) == ([], [])


async def test_an_ear_that_fails_does_not_keep_anybody_waiting(place: Places) -> None:
    here, first, _, there, _, _ = await two(place)
    failed: list[object] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, context: failed.append(context["exception"]))

    def fail(_: News) -> None:
        raise RuntimeError("a bug of the listener's")

    there.subscribe(fail)
    await here.append(opening(1))
    await asyncio.sleep(0)
    assert await there.append(one(TABLE, 1)) == "appended"
    await asyncio.sleep(0)
    assert [str(error) for error in failed] == ["a bug of the listener's"]
    assert await here.renew(first)


# ---- real sockets, real time


async def heard(ear: Ear, expected: Callable[[list[News]], bool], seconds: float = 20) -> None:
    async with asyncio.timeout(seconds):
        while not expected(ear.heard):
            await asyncio.sleep(0.005)


@unix
async def test_sockets_tell_at_once_and_leave_nothing_behind(tmp_path: Path) -> None:
    here, there = SqliteStore(tmp_path / "data", poll=None), SqliteStore(tmp_path / "data", poll=None)
    await here.join()
    await there.join()
    ear, far = Ear(here), Ear(there)
    await here.append(opening(1))
    there.tell(TABLE, b"writes")
    await heard(far, lambda news: news == [CHANGED])
    await heard(ear, lambda news: news == [News(table=TABLE, sign=b"writes")])
    assert there._address is not None
    folder = Path(there._address).parent
    assert folder.stat().st_mode & 0o777 == 0o700
    await there.close()
    assert not folder.exists()
    here.tell(TABLE, b"to nobody")
    await here.append(one(TABLE, 1))
    await here.close()


@unix
async def test_a_reader_who_is_slow_holds_up_nobody(tmp_path: Path) -> None:
    wire, slow = SocketWire(), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
    address = str(tmp_path / "slow")
    slow.bind(address)
    for _ in range(5000):
        wire.send([address], bytes(1000))
    wire.send([address], bytes(10_000_000))
    slow.close()
    wire.close()


@unix
async def test_where_no_socket_fits_the_database_tells(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    long = tmp_path / ("long" * 40)
    long.mkdir()
    monkeypatch.setattr("tempfile.tempdir", str(long))
    monkeypatch.setattr(store_module, "POLL_DEAF", 0.02)
    await _told_by_the_database(tmp_path / "data")
    assert list(long.iterdir()) == []


async def test_where_there_are_no_such_sockets_the_database_tells(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr(socket, "AF_UNIX")
    monkeypatch.setattr(store_module, "POLL_DEAF", 0.02)
    await _told_by_the_database(tmp_path)


async def _told_by_the_database(folder: Path) -> None:
    here, there = SqliteStore(folder, poll=0.05), SqliteStore(folder, poll=0.05)
    servers = await here.join(), await there.join()
    assert await here.renew(servers[0])
    ear = Ear(there)
    await here.append(opening(1))
    here.tell(TABLE, b"lost")
    await heard(ear, lambda news: LOOK in news)
    assert set(ear.heard) == {LOOK}
    await here.close()
    await there.close()


async def test_the_database_is_looked_at_again_after_a_failure(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    here, there = SqliteStore(tmp_path), SqliteStore(tmp_path, poll=0.01)
    look, failures = there.look, 0

    async def failing() -> None:
        nonlocal failures
        if failures < 3:
            failures += 1
            raise StorageError("the disk is gone")
        await look()

    monkeypatch.setattr(there, "look", failing)
    ear = Ear(there)
    await here.append(opening(1))
    await heard(ear, lambda news: LOOK in news)
    assert failures == 3
    await here.close()
    await there.close()


OTHER = """
import asyncio, sys
from pathlib import Path
from moonhare.storage import Append, OwnMove, SqliteStore

async def main():
    loop, lines = asyncio.get_running_loop(), []
    store = SqliteStore(Path(sys.argv[1]))
    server = await store.join()
    async def renew():
        while True:
            await asyncio.sleep(1)
            await store.renew(server)
    store.subscribe(lambda news: print(news.table, news.sign, flush=True))
    await store.attend(server, "LUMO-0001", frozenset({1}))
    print("attends", server, flush=True)
    task = asyncio.create_task(renew())
    while line := await loop.run_in_executor(None, sys.stdin.readline):
        after = int(line)
        append = Append(table="LUMO-0001", after=after, events=(b"{}",), own=OwnMove(server=server))
        print(await store.append(append), flush=True)
    task.cancel()
    await store.leave(server)
    await store.close()

if sys.argv[2] == "uvloop":
    import uvloop
    uvloop.run(main())
else:
    asyncio.run(main())
"""


@unix
@pytest.mark.parametrize("loop", ["asyncio", "uvloop"])
async def test_two_processes_hear_each_other_and_the_table_of_one_that_is_killed_passes_on(
    tmp_path: Path, loop: str
) -> None:
    if loop == "uvloop":
        pytest.importorskip("uvloop")
    store = SqliteStore(tmp_path)
    await store.append(opening(1, 2))
    pipe = asyncio.subprocess.PIPE
    other = await asyncio.create_subprocess_exec(
        sys.executable, "-c", OTHER, str(tmp_path), loop, stdin=pipe, stdout=pipe
    )
    assert other.stdin is not None
    assert other.stdout is not None

    async def line() -> bytes:
        assert other.stdout is not None
        async with asyncio.timeout(30):
            while (said := (await other.stdout.readline()).strip()) == b"None None":
                pass  # looked at the database: also true, and at any time
            return said

    assert await line() == b"attends 1"
    ear = Ear(store)
    server = await store.join()
    await store.attend(server, TABLE, frozenset({2}))
    assert await line() == b"LUMO-0001 None"
    other.stdin.write(b"1\n")
    assert await line() == b"appended"
    await heard(ear, lambda news: CHANGED in news)
    mine = Append(table=TABLE, after=2, events=(b"{}",), own=OwnMove(server=server, absent=1))
    store.tell(TABLE, b"writes")
    assert await line() == b"LUMO-0001 b'writes'"
    assert (await store.read(TABLE)).beside.holder == 1
    other.kill()
    await other.wait()
    async with asyncio.timeout(20):
        while (await store.read(TABLE)).beside.holder != server:
            await asyncio.sleep(0.2)
            assert await store.renew(server)
    assert (await store.read(TABLE)).beside.present == (2,)
    assert await store.append(mine) == "appended"
    await store.close()
