"""A seat goes on at another device: once by each link, and the device before sees no hand from then on."""

from pathlib import Path
from typing import Any

import pytest

from moonhare.rules.errors import Refusal
from moonhare.server.bodies import MoveHere
from moonhare.server.live import moving
from moonhare.server.messages import Accepted, Gone, TableView
from moonhare.server.web.site import COOKIE
from moonhare.storage import StorageError
from tests.server.net import Seat, Server, Tab, a_server
from tests.server.worlds import Hall, Town

ONE, OTHER = "a-request-of-one-device", "a-request-of-another"


async def post(
    server: Server, path: str, body: dict[str, Any], seat: Seat | None = None
) -> tuple[int, Any, str | None]:
    headers = {} if seat is None else seat.headers
    async with server.session.post(server.base / path, json=body, headers=headers) as answer:
        cookie = answer.cookies.get(COOKIE)
        return answer.status, await answer.json(), None if cookie is None else cookie.value


def hand_of(tab: Tab) -> tuple[str, ...]:
    own = tab.view.own
    assert own is not None
    assert own.game is not None
    return own.game.hand or ()


async def link_of(server: Server, seat: Seat) -> str:
    status, link, _ = await post(server, f"t/{seat.code}/moves", {}, seat)
    assert (status, link["seconds"]) == (201, 600)
    address, _, token = link["address"].partition("#move=")
    assert address.endswith(f"/t/{seat.code}")
    assert link["qr"].startswith("<svg")
    return str(token)


async def test_a_seat_moves_and_the_old_device_loses_the_hand_at_once(tmp_path: Path) -> None:
    async with a_server(tmp_path, pace=0.0) as server:
        old = await server.open(computers=3, start=True)
        async with old.connect() as tab:
            hand = hand_of(tab)
            token = await link_of(server, old)
            status, seated, secret = await post(server, f"t/{old.code}/moved", {"link": token, "request": ONE})
            assert (status, seated) == (201, {"code": old.code, "key": old.key})
            assert (await tab.until(Gone)).reason == "moved"
        new = Seat(server, old.code, old.key, secret)
        async with new.connect() as tab:
            assert hand_of(tab) == hand
            answer = await tab.do({"type": "tell-clue", "medium": "text", "text": "moon", "card": hand[0]})
            assert isinstance(answer, Accepted)
        # The old one is told where its seat is as often as it comes back, and may look on.
        url = server.base / f"t/{old.code}/ws"
        async with server.session.ws_connect(url, headers=old.headers) as socket:
            assert await socket.receive_json() == {"type": "gone", "reason": "moved", "by_host": False, "key": None}
        async with server.session.ws_connect(url.with_query("watch"), headers=old.headers) as socket:
            assert (await socket.receive_json())["own"] is None


async def test_a_link_works_once_and_its_user_is_answered_as_often_as_they_ask(tmp_path: Path) -> None:
    async with a_server(tmp_path) as server:
        old = await server.open()
        path = f"t/{old.code}/moved"
        first, second = await link_of(server, old), await link_of(server, old)
        status, body, _ = await post(server, path, {"link": first, "request": ONE})
        assert (status, body["error"]["code"]) == (400, "link-used-up"), "the newer one took its place"
        once = await post(server, path, {"link": second, "request": ONE})
        again = await post(server, path, {"link": second, "request": ONE})
        assert once[0] == 201
        assert once == again
        status, body, cookie = await post(server, path, {"link": second, "request": OTHER})
        assert (status, body["error"]["code"], cookie) == (400, "link-used-up", None)
        status, body, _ = await post(server, f"t/{old.code}/moves", {}, old)
        assert (status, body["error"]["code"]) == (400, "no-seat"), "who has moved away makes no more links"


async def test_who_has_no_seat_makes_no_link(tmp_path: Path) -> None:
    async with a_server(tmp_path) as server:
        host = await server.open()
        status, body, _ = await post(server, f"t/{host.code}/moves", {})
        assert (status, body["error"]["code"]) == (400, "no-seat")


async def test_after_ten_minutes_a_link_is_dead(hall: Hall) -> None:
    await hall.open()
    token = await moving.offer(hall.house.world.store, hall.live.code, 1, hall.secrets[1])
    await hall.clock.go_on(moving.VALID)
    with pytest.raises(Refusal, match="link"):
        await hall.live.entrance.move(MoveHere(link=token, request=ONE))
    assert hall.live.key_of(hall.secrets[1]) == 1


async def test_a_device_at_another_server_loses_the_hand_too(town: Town) -> None:
    here, there = town.hall(), town.hall()
    (host,) = await here.open(computers=3, start=True)
    there.live = await there.house.find(here.table.code)
    watcher = there.connect(None)
    await town.clock.go_on(1)
    token = await moving.offer(there.house.world.store, there.live.code, 1, here.secrets[1])
    key, secret = await there.live.entrance.move(MoveHere(link=token, request=ONE))
    later = there.connect(key)
    await town.clock.go_on(1)
    assert host.ended == Gone(reason="moved")
    assert (here.live.key_of(secret), here.live.key_of(here.secrets[1])) == (1, None)
    assert later.ended is None
    assert later.view.own is not None
    assert isinstance(watcher.view, TableView)
    assert watcher.presence(0) == "here"


async def test_a_link_of_a_seat_that_was_given_up_moves_nothing(hall: Hall) -> None:
    host, guest = await hall.open(persons=2)
    assert guest.key is not None
    token = await moving.offer(hall.house.world.store, hall.live.code, guest.key, hall.secrets[guest.key])
    await hall.do_type(host, "remove-seat", key=guest.key)
    with pytest.raises(Refusal, match="no more"):
        await hall.live.entrance.move(MoveHere(link=token, request=ONE))


async def test_a_link_is_not_used_up_where_the_move_could_not_be_stored(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    await hall.open()
    store = hall.house.world.store
    token = await moving.offer(store, hall.live.code, 1, hall.secrets[1])

    async def full(*_: object) -> bool:
        raise StorageError("the disk is full")

    with monkeypatch.context() as patch:
        patch.setattr(store, "readmit", full, raising=False)
        with pytest.raises(Refusal, match="cannot store"):
            await hall.live.entrance.move(MoveHere(link=token, request=ONE))
    assert (await hall.live.entrance.move(MoveHere(link=token, request=ONE)))[0] == 1


async def test_the_device_before_cannot_take_the_seat_back(hall: Hall) -> None:
    await hall.open()
    store, code = hall.house.world.store, hall.live.code
    first = await moving.offer(store, code, 1, hall.secrets[1])
    # Asked for by the old device while the seat is on its way.
    await hall.live.entrance.move(MoveHere(link=first, request=ONE))
    late = await moving.offer(store, code, 1, hall.secrets[1])
    with pytest.raises(Refusal, match="no more"):
        await hall.live.entrance.move(MoveHere(link=late, request=OTHER))


async def test_who_has_a_seat_takes_no_other_by_a_link(tmp_path: Path) -> None:
    async with a_server(tmp_path) as server:
        host = await server.open()
        guest = await server.sit(host.code, "Bo")
        token = await link_of(server, host)
        status, body, _ = await post(server, f"t/{host.code}/moved", {"link": token, "request": ONE}, guest)
        assert (status, body["error"]["code"]) == (409, "seated-already")
        status, *_ = await post(server, f"t/{host.code}/moved", {"link": token, "request": ONE})
        assert status == 201, "the link is still good"
