"""Open tables: strangers see what their hosts want, at every server of a store, and none that nobody can join."""

from functools import partial
from pathlib import Path
from typing import Any

from moonhare.server.bodies import ListedTable
from moonhare.server.live.board import FRESH, SHELF, Board
from moonhare.server.table.locking import choose_password, list_table
from tests.server.net import Seat, a_server
from tests.server.worlds import Hall, Town


async def list_it(hall: Hall, *, since: int | None = 1_000_000) -> None:
    await hall.live.change(partial(list_table, key=1, since=since))


async def shown(*boards: Board) -> list[ListedTable]:
    """What each board shows, once all have looked; the same at all."""
    for board in boards:
        await board.refresh()
    found = [await board.tables() for board in boards]
    assert all(tables == found[0] for tables in found)
    return list(found[0])


async def test_a_listed_table_stands_on_the_board_of_every_server_as_long_as_somebody_could_join(town: Town) -> None:
    here, there = town.hall(), town.hall()
    boards = (Board(here.house), Board(there.house))

    async def now() -> list[ListedTable]:
        await town.clock.go_on(FRESH)
        return await shown(*boards)

    host, _ = await here.open(persons=2, edition="classic", language="it")
    assert await now() == []
    await list_it(here)
    free = here.table.most - 2
    entry = ListedTable(
        code=here.table.code,
        host="Ana",
        language="it",
        edition="classic",
        stage="lobby",
        people=2,
        free=free,
        password=False,
        since=1_000_000,
    )
    assert await now() == [entry]
    await here.live.change(partial(choose_password, key=1, lock="0123456789abcdef"))
    assert [table.password for table in await now()] == [True]
    # Full, and with a seat again.
    for _ in range(free):
        await here.do_type(host, "add-computer")
    assert await now() == []
    await here.do_type(host, "remove-seat", key=here.table.members[-1].key)
    assert [table.free for table in await now()] == [1]
    # Running: the computer players' seats can be asked for.
    await here.do_type(host, "start-game")
    assert [(table.stage, table.free, table.people) for table in await now()] == [("playing", free - 1, 2)]
    # The host alone has gone: a minute later nobody is there to let anybody in; back again, it is there again.
    here.live.disconnect(host)
    assert await now() == []
    host = here.connect(1)
    assert len(await now()) == 1
    await list_it(here, since=None)
    assert await now() == []


async def test_a_table_at_rest_is_on_no_board_and_a_server_that_dies_leaves_none_there(town: Town) -> None:
    here, there = town.hall(), town.hall()
    board = Board(here.house)
    viewers = await here.open()
    await list_it(here)
    await town.clock.go_on(FRESH)
    assert len(await shown(board)) == 1
    there.live = await there.house.find(here.table.code)
    await town.clock.go_on(FRESH)
    for viewer in viewers:
        here.live.disconnect(viewer)
    await town.clock.go_on(FRESH)
    assert await board.tables() == ()
    here.connect(1)
    await town.clock.go_on(FRESH)
    assert len(await shown(board)) == 1
    await town.kill(here)
    # A server that is there finds it dead.
    await there.house.world.lease.take()
    await town.clock.go_on(10)
    assert await Board(there.house).tables() == ()
    assert len(await there.house.world.store.slips(here.table.code, SHELF)) == 1


async def test_a_table_that_is_taken_off_before_a_new_server_has_looked_is_on_no_board(town: Town) -> None:
    here, there = town.hall(), town.hall()
    await here.open()
    await list_it(here)
    await Board(here.house).refresh()
    await town.kill(here)
    there.live = await there.house.find(here.table.code)
    there.connect(1)
    await list_it(there, since=None)
    await town.clock.go_on(FRESH)
    assert await shown(Board(there.house)) == []
    assert await there.house.world.store.slips(here.table.code, SHELF) == ()


async def test_open_tables_are_found_by_language_edition_and_seats_where_the_server_has_a_list(tmp_path: Path) -> None:
    async def listed(seat: Seat, **wish: Any) -> tuple[int, str]:
        url = seat.server.base / f"t/{seat.code}/listed"
        async with seat.server.session.post(url, json={"listed": True} | wish, headers=seat.headers) as answer:
            body = await answer.json()
            return answer.status, "" if answer.status == 200 else body["error"]["code"]

    async with a_server(tmp_path / "one") as server:
        seat = await server.open()
        assert await listed(seat) == (400, "no-list")
        assert (await server.get("/api/tables"))[1] == {"listing": False, "tables": []}
    async with a_server(tmp_path / "two", public_tables=True, limit_listings="2/hour") as server:
        polish = await server.open(name="Ola", language="pl", edition="classic", computers=3)
        english = await server.open(name="Ann")
        async with polish.connect(), english.connect():
            assert await listed(polish) == (200, "")
            assert await listed(english) == (200, "")
            assert await listed(english, listed=False) == (200, "")
            assert await listed(english) == (429, "too-many")
            await english.server.site.board.refresh()

            async def hosts(query: str) -> list[str]:
                body = (await server.get(f"/api/tables?{query}"))[1]
                assert body["listing"]
                return [table["host"] for table in body["tables"]]

            assert await hosts("") == ["Ola"]
            assert await hosts("language=pl&edition=classic&free=2") == ["Ola"]
            assert await hosts("language=en") == await hosts("edition=standard") == await hosts("free=9") == []
            assert await hosts("free=lots&language=&colour=red") == ["Ola"]
            assert await hosts("edition=party") == []
            # What is told is what the protocol says, and no name but the host's.
            entry = (await server.get("/api/tables"))[1]["tables"][0]
            assert set(entry) == set(ListedTable.__struct_fields__)
