"""What is PostgreSQL's own: many writers, a database that goes and comes back, and what nobody is told."""

import asyncio
import re
import signal
import time
from typing import Any

import pytest

from moonhare.storage import Append, News, Slip, StorageError
from moonhare.storage.base import MOST_NEWS
from moonhare.storage.committing import Committed
from moonhare.storage.postgres import PostgresStore, connecting, migrations, writing
from moonhare.storage.postgres.migrations import NEEDED, STEPS
from scripts.postgres import Database
from tests.storage.places import TABLE, Hands, PostgresPlace, clock, named, one, opening
from tests.storage.test_news import CHANGED, LOOK, Ear, heard, two

# ---- whether it stands


class Cut:
    """Cuts a store's connection at the next COMMIT: before the database hears of it, or before its answer comes."""

    def __init__(self, store: PostgresStore, monkeypatch: pytest.MonkeyPatch, *, heard: bool) -> None:
        self.cuts = 0
        ending = store._writer._ending

        def cut(done: Committed) -> str:
            said = ending(done)
            if self.cuts:
                return said
            self.cuts += 1
            # An error in its own transaction, or after it.
            kill = "SELECT pg_terminate_backend(pg_backend_pid())"
            return f"{said}; {kill}" if heard else f"{kill}; {said}"

        monkeypatch.setattr(store._writer, "_ending", cut)


@pytest.mark.parametrize("committed", [True, False])
async def test_a_move_whose_answer_was_lost_is_stored_once_and_told_as_what_it_was(
    database: PostgresPlace, monkeypatch: pytest.MonkeyPatch, committed: bool
) -> None:
    store, other = database.open(), database.open()
    await store.append(opening(1))
    await store.lay(TABLE, Slip(shelf="s", name="n", data=b"the only one"))
    cut = Cut(store, monkeypatch, heard=committed)
    outcomes = await asyncio.gather(
        store.append(one(TABLE, 1, data=b"by name", command=named(1, "a"))),
        store.append(one(TABLE, 2, data=b"by nobody")),
        store.append(one(TABLE, 2, data=b"too late")),
        store.take(TABLE, "s", "n"),
        store.count(b"a", 60),
    )
    assert cut.cuts == 1
    assert list(outcomes[:3]) == ["appended", "appended", "conflict"]
    assert outcomes[3] == Slip(shelf="s", name="n", data=b"the only one")
    assert outcomes[4][0] == 1
    assert [entry.data for entry in (await other.read(TABLE)).entries] == [b"{}", b"by name", b"by nobody"]


async def test_what_an_old_connection_has_begun_is_undone_before_a_new_one_looks(database: PostgresPlace) -> None:
    store = database.open()
    await store.append(opening(1))
    old = await store._line.connected(0)
    await old.execute("BEGIN")
    await old.execute("UPDATE tables SET head = 7")
    store._line._connection = None  # the network is gone, and the database does not know
    async with asyncio.timeout(10):
        assert await store.append(one(TABLE, 1)) == "appended"
    with pytest.raises(connecting.LOST):
        await old.execute("COMMIT")


async def test_where_it_cannot_be_found_out_nobody_is_told_that_it_was_not_stored(
    database: PostgresPlace, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = database.open()
    await store.append(opening(1))
    Cut(store, monkeypatch, heard=True)
    monkeypatch.setattr(writing, "PATIENCE", 0.2)

    async def gone(until: float) -> Any:
        raise StorageError("the database cannot be reached")

    connected = store._line.connected
    opened = await connected(0)
    monkeypatch.setattr(store._line, "connected", lambda until: gone(until) if opened.is_closed() else connected(until))
    with pytest.raises(StorageError, match="not known"):
        await store.append(one(TABLE, 1, command=named(1, "a")))
    monkeypatch.setattr(store._line, "connected", connected)
    # Whoever sends it again learns it.
    assert await store.append(one(TABLE, 1, command=named(1, "a"))) == "known"


# ---- a database that goes and comes back


async def test_a_database_that_is_started_again_loses_nothing_that_was_told_and_is_found_again(
    real: PostgresPlace, postgres: Database
) -> None:
    store, other = real.open(), real.open()
    ear = Ear(other)
    await store.append(opening(1))
    server = await store.join()
    told: list[int] = []
    going = True

    async def play() -> None:
        while going:
            number = len(told)
            outcome = await store.append(one(TABLE, 1 + number, data=b"%d" % number, command=named(1, str(number))))
            assert outcome == "appended"
            told.append(number)

    playing = asyncio.create_task(play())
    for how in (signal.SIGINT, signal.SIGQUIT):
        before = len(told)
        async with asyncio.timeout(10):
            while len(told) < before + 20:
                await asyncio.sleep(0.01)
        await asyncio.to_thread(postgres.stop, how)
        ear.heard.clear()
        await asyncio.to_thread(postgres.start)
        await heard(ear, lambda news: LOOK in news)
    before = len(told)
    async with asyncio.timeout(10):
        while len(told) < before + 20:
            await asyncio.sleep(0.01)
    going = False
    await playing
    entries = (await other.read(TABLE)).entries
    assert [entry.data for entry in entries[1:]] == [b"%d" % number for number in told]
    assert await store.renew(server) in {True, False}
    await heard(ear, lambda news: CHANGED in news)


async def test_while_the_database_is_away_nobody_waits_for_long_and_afterwards_all_goes_on(
    real: PostgresPlace, postgres: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connecting, "AWAY", 0.1)
    monkeypatch.setattr(writing, "PATIENCE", 0.3)
    store = real.open()
    await store.append(opening(1))
    await asyncio.to_thread(postgres.stop)
    with pytest.raises(StorageError):
        await store.append(one(TABLE, 1))
    began = time.monotonic()
    asked = [store.append(one(TABLE, 1)) for _ in range(100)] + [store.read(TABLE), store.check()]
    results = await asyncio.gather(*asked, return_exceptions=True)
    assert all(isinstance(result, StorageError) for result in results), results
    assert time.monotonic() - began < 3
    await asyncio.to_thread(postgres.start)
    async with asyncio.timeout(10):
        while True:
            try:
                assert await store.append(one(TABLE, 1)) == "appended"
            except StorageError:
                await asyncio.sleep(0.05)
            else:
                break
    assert len((await store.read(TABLE)).entries) == 2


@pytest.mark.long
async def test_a_server_that_is_paused_in_the_middle_keeps_nobody_waiting(real: PostgresPlace) -> None:
    paused, other = real.open(), real.open()
    await paused.append(opening(1))
    await (await paused._line.connected(0)).execute(f"BEGIN; SELECT pg_advisory_xact_lock({writing.HOUSE})")
    began = time.monotonic()
    assert await other.append(one(TABLE, 1)) == "appended"
    assert time.monotonic() - began < 5
    assert await paused.append(one(TABLE, 2)) == "appended"


async def test_the_time_is_the_database_s_own_whatever_this_machine_s_clock_says(
    real: PostgresPlace, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(time, "time", lambda: 1.0)
    store = real.open()
    await store.begin()
    async with real.connected() as connection:
        told = await connection.fetchval("SELECT extract(epoch FROM clock_timestamp())::float8")
    assert abs(store.now() - told) < 1
    store._ahead += 100  # the database's clock was set back
    await store.renew(1)
    assert abs(store.now() - told) < 10


# ---- news


async def test_what_is_written_together_is_told_together_and_too_much_as_something(database: PostgresPlace) -> None:
    here, _, _, _, _, far = await two(database)
    tables = [f"LUMO-{number:04d}" for number in range(MOST_NEWS + 1)]
    await asyncio.gather(*(here.append(opening(1, table=table)) for table in tables[:3]))
    assert await far.news() == [News(table=table) for table in tables[:3]]
    await asyncio.gather(
        *(here.append(opening(1, table=table)) for table in tables[3:]), here.append(one(tables[0], 1))
    )
    await asyncio.gather(*(here.append(one(table, 1)) for table in tables[1:]), here.append(one(tables[0], 2)))
    assert LOOK in await far.news()


async def test_what_was_told_and_not_heard_is_noticed_by_its_number(database: PostgresPlace) -> None:
    here, _, ear, there, _, far = await two(database)
    assert isinstance(here, PostgresStore)
    await here.append(opening(1))
    await far.news()
    await there.look()
    assert await far.news() == [], "all was heard"
    async with database.connected() as connection:
        await connection.execute("UPDATE writers SET told = told + 1 WHERE name = $1", here._name)
    await there.look()
    assert await far.news() == [LOOK]
    await there.look()
    assert await far.news() == []
    here._writer._number += 1
    here._writer._told += 5
    await here.append(one(TABLE, 1))
    assert await far.news() == [LOOK, CHANGED], "the one before it is missing"
    assert await ear.news() == []


async def test_an_ear_that_was_cut_off_listens_again_and_looks(database: PostgresPlace) -> None:
    here, _, _, there, _, far = await two(database)
    assert isinstance(there, PostgresStore)
    async with database.connected() as connection:
        listening = (await there._ear._line.connected(0)).get_server_pid()
        await connection.execute("SELECT pg_terminate_backend($1)", listening)
    await heard(far, lambda news: LOOK in news)
    await here.append(opening(1))
    await heard(far, lambda news: CHANGED in news)


async def test_a_message_that_cannot_be_read_means_that_something_has_changed(database: PostgresPlace) -> None:
    _, _, _, _, _, far = await two(database)
    async with database.connected() as connection:
        for message in ("", "of another time", "wQ=="):
            await connection.execute("SELECT pg_notify('moonhare', $1)", message)
    assert await far.news() == [LOOK] * 3


async def test_a_sign_that_is_too_long_for_the_database_sends_the_others_to_look(database: PostgresPlace) -> None:
    here, _, _, _, _, far = await two(database)
    here.tell(TABLE, b"x" * 6000)
    assert await far.news() == [CHANGED]


# ---- how it is opened


async def test_of_servers_that_start_at_the_same_moment_one_makes_the_tables(real: PostgresPlace) -> None:
    async with real.connected() as connection:
        await connection.execute("DROP SCHEMA moonhare CASCADE")
    stores = [real.open() for _ in range(4)]
    await asyncio.gather(*(store.begin() for store in stores))
    async with real.connected() as connection:
        assert [tuple(row) for row in await connection.fetch("SELECT taken FROM steps")] == [(len(STEPS),)]
    numbers = await asyncio.gather(*(store.join() for store in stores))
    assert sorted(numbers) == [1, 2, 3, 4]


async def test_a_step_that_fails_leaves_the_database_as_it_was(
    real: PostgresPlace, monkeypatch: pytest.MonkeyPatch
) -> None:
    await real.open().append(opening(1))
    monkeypatch.setattr(migrations, "STEPS", (*STEPS, "CREATE TABLE more (n INTEGER); CREATE TABLE more (n INTEGER)"))
    with pytest.raises(StorageError, match="more"):
        await real.open().begin()
    monkeypatch.undo()
    async with real.connected() as connection:
        assert await connection.fetchval("SELECT taken FROM steps") == len(STEPS)
        assert await connection.fetchval("SELECT to_regclass('more')") is None
    assert len((await real.open().read(TABLE)).entries) == 1


async def test_data_to_which_a_newer_program_only_added_is_used_by_both(
    real: PostgresPlace, monkeypatch: pytest.MonkeyPatch
) -> None:
    ours = real.open()
    assert await ours.append(opening()) == "appended"
    with monkeypatch.context() as newer:
        newer.setattr(migrations, "STEPS", (*STEPS, "ALTER TABLE tables ADD COLUMN mood TEXT"))
        theirs = real.open()
        await theirs.begin()
    assert theirs.moved is not None
    assert (theirs.moved.before, theirs.moved.now, ours.moved) == (len(STEPS), len(STEPS) + 1, None)
    late = real.open()
    await late.begin()
    for n, store in enumerate((ours, theirs, late), start=1):
        assert await store.append(one(TABLE, n)) == "appended"
    assert len((await ours.read(TABLE)).entries) == 4
    async with real.connected() as connection:
        assert await connection.fetchval("SELECT taken - needed FROM steps") == len(STEPS) + 1 - NEEDED
        await connection.execute("UPDATE steps SET taken = $1", len(STEPS))
        await connection.execute("ALTER TABLE tables DROP COLUMN mood")


async def test_data_is_left_alone_that_only_a_newer_program_can_use_and_a_database_without_any_too(
    real: PostgresPlace,
) -> None:
    async with real.connected() as connection:
        for needed in ("taken + 1", "NULL"):
            await connection.execute(f"UPDATE steps SET taken = {len(STEPS) + 1}, needed = {needed}")
            with pytest.raises(StorageError, match="newer Moonhare"):
                await real.open().begin()
        await connection.execute("DROP SCHEMA moonhare CASCADE")
        with pytest.raises(StorageError, match="no data"):
            await PostgresStore(real.address, create=False).begin()
        assert not await connection.fetchval("SELECT EXISTS (SELECT FROM pg_namespace WHERE nspname = 'moonhare')")


SECRET = "tell-nobody"


@pytest.mark.parametrize("secret", ["qq/zz", "qq@zz", "qq?zz", "qq#zz", "qq[zz", "12/zz#qq", "12?zz"])
async def test_a_password_that_ends_its_address_too_early_is_told_with_what_to_write(secret: str) -> None:
    address = f"postgresql://moonhare:{secret}@127.0.0.1:9/moonhare"
    assert connecting.place_of(address) == "an address that cannot be read"
    store = PostgresStore(address)
    with pytest.raises(StorageError, match="write % as %25") as told:
        await store.begin()
    await store.close()
    assert not {"qq", "zz", "12"} & set(re.findall(r"[a-z]+|\d+", str(told.value)))


@pytest.mark.parametrize(
    "address",
    [
        f"postgresql://moonhare:{SECRET}@127.0.0.1:1/postgres",
        f"postgresql://moonhare:{SECRET}@[127.0.0.1:1/postgres",
        f"postgresql://moonhare:{SECRET}@127.0.0.1:port/postgres",
        f"postgresql://moonhare:{SECRET}@%00/postgres",
        f"nonsense {SECRET}",
    ],
)
async def test_a_password_is_in_no_sentence(
    monkeypatch: pytest.MonkeyPatch, address: str, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("moonhare.storage.postgres.store.PATIENCE", 0.1)
    store = PostgresStore(address)
    with pytest.raises(StorageError) as told:
        await store.begin()
    chain: BaseException | None = told.value
    while chain is not None:
        assert SECRET not in str(chain)
        chain = None if chain.__suppress_context__ else chain.__context__
    assert SECRET not in repr(store._line)
    assert SECRET not in "".join(capsys.readouterr())


async def test_a_database_that_is_not_there_is_told_at_once(postgres: Database, hands: Hands) -> None:
    store = PostgresStore(postgres.address.replace("/postgres?", "/another?"), clock=hands)
    began = time.monotonic()
    with pytest.raises(StorageError, match=r"another.*; `createdb NAME`"):
        await store.begin()
    nobody = PostgresStore(postgres.address.replace("moonhare@", "nobody-here@"), clock=hands)
    with pytest.raises(StorageError, match=r"nobody-here.*; `createuser"):
        await nobody.begin()
    assert time.monotonic() - began < 2


async def test_moves_are_on_the_disk_though_the_database_is_set_not_to_wait_and_presence_makes_no_disk_turn(
    real: PostgresPlace,
) -> None:
    async with real.connected() as connection:
        await connection.execute("ALTER ROLE moonhare SET synchronous_commit = off")
    store = real.open()

    async def level(transaction: writing.Transaction) -> str:
        found: str = await transaction.connection.fetchval("SHOW synchronous_commit")
        return found

    assert await store._writer.do(level, TABLE) == "on"
    assert await store._writer.do(level, TABLE, durable=False) == "off"
    assert await store._writer.do(level, None) == "on"
    async with real.connected() as connection:
        await connection.execute("ALTER ROLE moonhare RESET synchronous_commit")


async def test_what_belongs_to_a_table_goes_with_it(real: PostgresPlace) -> None:
    store = real.open()
    server = await store.join()
    for table in ("LUMO-0001", "LUMO-0002"):
        await store.append(
            Append(
                table=table,
                after=0,
                events=(b"a",),
                command=named(1, "c"),
                admit=((1, b"x"),),
                clocks=(clock("a", 0, 1),),
            )
        )
        await store.attend(server, table, frozenset({1}))
    await store.remove("LUMO-0001")
    async with real.connected() as connection:
        for kind in ("tables", "events", "seats", "clocks", "attending"):
            found = await connection.fetch(f"SELECT DISTINCT code FROM {kind}")
            assert [code for (code,) in found] == ["LUMO-0002"]


async def test_a_store_that_closes_leaves_no_writer_behind(real: PostgresPlace) -> None:
    store = real.open()
    await store.append(opening(1))
    await store.close()
    async with real.connected() as connection:
        assert await connection.fetchval("SELECT count(*) FROM writers") == 0
