"""A request that is made again, since its answer got lost, makes nothing twice."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from moonhare.server.bodies import OpenTable, TakeSeat
from moonhare.server.web.site import COOKIE
from moonhare.storage.sqlite import FILE_NAME
from tests.server.net import Seat, Server
from tests.server.worlds import Hall, OtherStore, a_town, make_hall

REQUEST = "drawn-at-random-by-bo"
OTHER = "drawn-at-random-by-cy"


async def test_a_seat_is_taken_once_however_often_it_is_asked_for(hall: Hall) -> None:
    host, *_ = await hall.open()
    wish = TakeSeat(name="Bo", symbol="anchor", request=REQUEST)
    answers = await asyncio.gather(*(hall.live.entrance.sit(wish) for _ in range(3)))
    answers += [await hall.live.entrance.sit(wish)]
    assert len(set(answers)) == 1
    assert [member.name for member in host.view.public.members] == ["Ana", "Bo"]
    key, secret = answers[0]
    assert hall.live.key_of(secret) == key
    other, _ = await hall.live.entrance.sit(TakeSeat(name="Cy", request=OTHER))
    assert other == key + 1


async def test_without_a_name_each_request_is_another_one(hall: Hall) -> None:
    host, *_ = await hall.open()
    keys = [(await hall.live.entrance.sit(TakeSeat(name=name)))[0] for name in ("Bo", "Cy")]
    assert keys == [2, 3]
    assert len(host.view.public.members) == 3


async def test_the_same_seat_is_given_after_a_restart_and_at_another_server(tmp_path: Path) -> None:
    wish = TakeSeat(name="Bo", request=REQUEST)
    async with a_town(tmp_path) as town:
        hall = town.hall()
        await hall.open()
        there = town.hall()
        there.live = await there.house.find(hall.table.code)
        first = await hall.live.entrance.sit(wish)
        assert await there.live.entrance.sit(wish) == first
    async with a_town(tmp_path) as town:
        later = town.hall()
        later.live = await later.house.find(hall.table.code)
        assert await later.live.entrance.sit(wish) == first
        assert len(later.table.members) == 2


async def test_a_seat_that_was_given_up_meanwhile_is_taken_anew(hall: Hall) -> None:
    await hall.open()
    wish = TakeSeat(name="Bo", request=REQUEST)
    key, secret = await hall.live.entrance.sit(wish)
    await hall.do_type(hall.connect(key), "leave")
    assert hall.live.key_of(secret) is None
    again, secret = await hall.live.entrance.sit(wish)
    assert again != key
    assert hall.live.key_of(secret) == again
    assert [member.name for member in hall.table.members] == ["Ana", "Bo"]


async def test_the_same_name_of_a_request_opens_another_seat_at_each_table(hall: Hall) -> None:
    await hall.open()
    _, here = await hall.live.entrance.sit(TakeSeat(name="Bo", request=REQUEST))
    await hall.open()
    _, there = await hall.live.entrance.sit(TakeSeat(name="Bo", request=REQUEST))
    assert here != there


async def test_a_table_is_opened_once_however_often_it_is_asked_for(hall: Hall) -> None:
    wish = OpenTable(name="Ana", computers=3, start=True, request=REQUEST)
    opened = await asyncio.gather(*(hall.house.open(wish) for _ in range(4)))
    opened += [await hall.house.open(wish)]
    assert len({(live.table.code, key, secret) for live, key, secret in opened}) == 1
    assert len({id(live) for live, *_ in opened}) == 1
    assert len(hall.house.awake) == 1
    live, key, secret = opened[0]
    assert live.key_of(secret) == key
    other, *_ = await hall.house.open(OpenTable(name="Ana", request=OTHER))
    assert other.table.code != live.table.code


@pytest.mark.parametrize("quicker", ["who opens it", "who looks for it"])
async def test_a_table_that_is_looked_for_while_it_is_being_opened_is_one_table(
    store: OtherStore, quicker: str
) -> None:
    house = make_hall(store).house
    store.open.clear()
    store.readable.clear()
    opening = asyncio.create_task(house.open(OpenTable(name="Ana", request=REQUEST)))
    while not store.appended:
        await asyncio.sleep(0)
    (record,) = await store.tables()
    finding = asyncio.create_task(house.find(record.code))
    await asyncio.sleep(0.1)
    gates = [store.open, store.readable]
    for gate in gates if quicker == "who opens it" else gates[::-1]:
        gate.set()
        await asyncio.sleep(0.05)
    live, _, secret = await opening
    assert await finding is live
    assert house.awake == (live,)
    assert live.key_of(secret) == 1


async def test_a_table_that_has_left_memory_is_found_by_its_request(hall: Hall) -> None:
    wish = OpenTable(name="Ana", computers=3, start=True, request=REQUEST)
    live, key, secret = await hall.house.open(wish)
    await hall.clock.go_on(1000)
    assert hall.house.awake == ()
    again, *rest = await hall.house.open(wish)
    assert (again.table.code, rest) == (live.table.code, [key, secret])


async def test_whoever_has_left_the_table_that_they_opened_opens_another_one(hall: Hall) -> None:
    wish = OpenTable(name="Ana", request=REQUEST)
    hall.live, key, secret = await hall.house.open(wish)
    await hall.do_type(hall.connect(key), "leave")
    other, _, another = await hall.house.open(wish)
    assert other.table.code != hall.table.code
    assert other.key_of(another) == 1
    assert hall.live.key_of(another) is None
    assert secret != another


async def test_no_client_can_choose_a_table_s_code(tmp_path: Path) -> None:
    """The same request opens another one where other data are, and the same one at another server of the same data."""
    wish = OpenTable(name="Ana", request=REQUEST)
    async with a_town(tmp_path / "one") as one, a_town(tmp_path / "two") as two:
        opened = [await town.hall().house.open(wish) for town in (one, one, two)]
    assert [live.code == opened[0][0].code for live, *_ in opened] == [True, True, False]
    assert opened[0][1:] == opened[1][1:]


async def test_a_repeated_request_is_answered_with_the_same_cookie(server: Server) -> None:
    async def post(path: str, **body: Any) -> tuple[Any, str]:
        async with server.session.post(server.base / path, json=body) as answer:
            assert answer.status == 201
            return await answer.json(), answer.cookies[COOKIE].value

    opened = [await post("api/tables", name="Ana", request=REQUEST) for _ in range(2)]
    assert opened[0] == opened[1]
    code = opened[0][0]["code"]
    seated = [await post(f"api/tables/{code}/seats", name="Bo", request=OTHER) for _ in range(2)]
    assert seated[0] == seated[1]
    body, secret = seated[0]
    async with Seat(server, code, body["key"], secret).connect() as tab:
        assert tab.view.own is not None
        assert tab.view.own.key == body["key"] == 2
        assert len(tab.view.public.members) == 2


async def test_neither_a_request_nor_the_secret_that_it_gives_is_stored(tmp_path: Path) -> None:
    async with a_town(tmp_path) as town:
        hall = town.hall()
        await hall.open()
        _, secret = await hall.live.entrance.sit(TakeSeat(name="Bo", request=REQUEST))
    stored = b"".join(path.read_bytes() for path in tmp_path.glob(f"{FILE_NAME}*"))
    assert b'"Bo"' in stored
    assert REQUEST.encode() not in stored
    assert secret.encode() not in stored
