"""Who is called when it is their turn: once, when nobody of that seat is there, and nobody else learns of it."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from moonhare.server.bodies import CallMe
from moonhare.server.live import herald
from moonhare.server.messages import Key
from moonhare.server.push import asked
from moonhare.server.push.courier import Call, Outcome
from moonhare.server.time_messages import ChooseTime
from moonhare.server.web.site import COOKIE
from tests.server.net import Seat, Server, a_server
from tests.server.push_service import Browser
from tests.server.worlds import FakeViewer, Hall, Town, a_town

LONG = herald.PAUSE + 1


class Calls:
    """A caller that notes whom it was to call."""

    public = "a key"

    def __init__(self) -> None:
        self.made: list[Call] = []
        self.outcome: Outcome = "handed over"

    async def call(self, call: Call) -> Outcome:
        self.made.append(call)
        return self.outcome

    def told(self) -> list[tuple[str, str]]:
        """Whom, and of what; forgotten with the asking."""
        told = [(call.endpoint.rpartition("/")[2], json.loads(call.message)["kind"]) for call in self.made]
        self.made.clear()
        return told


def calling(hall: Hall, calls: Calls | None = None) -> Calls:
    """Have a server's tables call; before any is opened."""
    calls = calls or Calls()
    msgspec.structs.force_setattr(hall.house.world, "caller", calls)
    return calls


async def ask(hall: Hall, key: Key, name: str | None = None) -> None:
    wish = msgspec.convert(Browser(name or str(key)).wish, CallMe)
    store, secret = hall.house.world.store, hall.secrets[key]
    await asked.ask(store, hall.table.code, key, secret, wish, contact="https://hare.example")


async def kept(hall: Hall) -> list[Key]:
    return [one.key for one in await asked.all_of(hall.house.world.store, hall.table.code)]


async def a_game(hall: Hall, *, persons: int = 3, days: bool = False) -> list[FakeViewer]:
    """A running game in whose first round somebody has told a clue; all have asked to be called."""
    viewers = await hall.open(persons=persons)
    if days:
        await hall.do(viewers[0], ChooseTime(pace="days"))
    for viewer in viewers:
        assert viewer.key is not None
        await ask(hall, viewer.key)
    await hall.do_type(viewers[0], "start-game")
    await hall.clock.go_on(LONG)
    return viewers


async def test_whose_page_is_closed_is_called_once_a_phase_and_whose_is_open_is_not(hall: Hall) -> None:
    calls = calling(hall)
    host, guest, other = await a_game(hall)
    assert calls.told() == [], "all of them see the table"
    hall.live.disconnect(guest)
    await hall.act(host)
    await hall.clock.go_on(herald.PAUSE - 1)
    assert calls.told() == [], "a page that is only loaded anew is given the time"
    await hall.clock.go_on(2)
    (call,) = calls.made
    assert calls.told() == [("2", "your-turn")]
    assert json.loads(call.message) == {"kind": "your-turn", "code": hall.table.code}, "no clue, no name"
    assert (call.contact, call.seconds, call.urgency) == ("https://hare.example", herald.EVENING, "high")
    assert len(call.topic) == 32
    await hall.act(other)
    await hall.clock.go_on(20)
    assert calls.told() == [], "that others go on is no turn of theirs"


async def test_who_is_back_in_time_is_not_called(hall: Hall) -> None:
    calls = calling(hall)
    host, guest, _ = await a_game(hall)
    hall.live.disconnect(guest)
    await hall.act(host)
    await hall.clock.go_on(5)
    back = hall.connect(guest.key)
    await hall.clock.go_on(LONG)
    assert calls.told() == []
    assert back.asked


async def test_who_closes_the_page_just_after_the_turn_began_has_seen_nothing_yet(hall: Hall) -> None:
    calls = calling(hall)
    host, guest, _ = await a_game(hall)
    await hall.act(host)
    await hall.clock.go_on(5)
    hall.live.disconnect(guest)
    await hall.clock.go_on(LONG)
    assert calls.told() == [("2", "your-turn")]


async def test_over_days_the_points_call_too_and_a_message_waits_a_day(hall: Hall) -> None:
    calls = calling(hall)
    viewers = await a_game(hall, days=True)
    for viewer in viewers[1:]:
        hall.live.disconnect(viewer)
    await hall.act(viewers[0])
    await hall.clock.go_on(LONG)
    assert {call.seconds for call in calls.made} == {herald.DAY}
    assert {call.urgency for call in calls.made} == {"normal"}
    assert len({call.topic for call in calls.made}) == 2
    assert sorted(calls.told()) == [("2", "your-turn"), ("3", "your-turn")]
    for phase, kind in (("giving", "your-turn"), ("voting", "points")):
        for viewer in viewers[1:]:
            back = hall.connect(viewer.key)
            assert back.phase == phase
            await hall.act(back)
            hall.live.disconnect(back)
        await hall.clock.go_on(LONG)
        assert sorted(calls.told()) == [("2", kind), ("3", kind)]
    assert viewers[0].phase == "showing"


async def test_nobody_is_called_for_a_seat_that_is_another_s_and_its_browser_is_forgotten(hall: Hall) -> None:
    calls = calling(hall)
    host, guest, other = await a_game(hall)
    await hall.do_type(host, "remove-seat", key=guest.key)
    await hall.clock.go_on(1)
    assert await kept(hall) == [host.key, other.key], "it goes with the seat"
    assert other.key is not None
    store = hall.house.world.store
    await store.readmit(hall.table.code, other.key, b"x" * 32)
    await hall.live.look()
    await hall.act(host)
    await hall.clock.go_on(LONG)
    assert (calls.told(), await kept(hall)) == ([], [host.key])


@pytest.mark.parametrize(("outcome", "browsers", "tries"), [("gone", 0, 1), ("failed", 1, 3), ("handed over", 1, 1)])
async def test_a_browser_that_is_gone_is_forgotten_and_a_service_out_of_reach_tried_again(
    hall: Hall, outcome: Outcome, browsers: int, tries: int
) -> None:
    calls = calling(hall)
    calls.outcome = outcome
    viewers = await hall.open(persons=3)
    await hall.do(viewers[0], ChooseTime(pace="days"))
    await ask(hall, 2)
    await hall.do_type(viewers[0], "start-game")
    await hall.clock.go_on(LONG)
    hall.live.disconnect(viewers[1])
    await hall.act(viewers[0])
    await hall.clock.go_on(3600)
    assert (len(calls.made), len(await kept(hall))) == (tries, browsers)


async def test_of_two_servers_one_calls_wherever_the_move_was_made(town: Town) -> None:
    calls = Calls()
    first, second = town.hall(), town.hall()
    calling(first, calls)
    calling(second, calls)
    viewers = await first.open(persons=3)
    for key in (1, 2, 3):
        await ask(first, key)
    second.live = await second.house.find(first.table.code)
    at_second = second.connect(viewers[2].key)
    first.live.disconnect(viewers[2])
    await first.do_type(viewers[0], "start-game")
    await town.clock.go_on(LONG)
    assert calls.told() == [], "whoever is at another server is there"
    first.live.disconnect(viewers[1])
    await second.act(at_second)
    await town.clock.go_on(LONG)
    assert calls.told() == [("2", "your-turn")]


async def test_a_seat_has_few_browsers_and_the_one_that_asked_first_gives_way(hall: Hall) -> None:
    await hall.open(persons=1)
    for number in range(asked.MOST_OF_A_SEAT + 2):
        await ask(hall, 1, f"browser-{number}")
    await ask(hall, 1, "browser-3")
    ends = [one.endpoint[-1] for one in await asked.all_of(hall.house.world.store, hall.table.code)]
    assert ends == ["2", "4", "5", "3"]


async def test_whether_somebody_is_called_shows_in_nothing_that_anybody_sees() -> None:
    """Twins: at one table nobody has asked, at the other one somebody has, whose push service is out of reach."""
    seen = []
    for someone in (False, True):
        async with a_town() as town:
            twin = town.hall()
            calls = calling(twin)
            calls.outcome = "failed"
            viewers = await twin.open(persons=3)
            if someone:
                await ask(twin, 2)
            await twin.do_type(viewers[0], "start-game")
            await twin.clock.go_on(LONG)
            twin.live.disconnect(viewers[1])
            await twin.act(viewers[0])
            await twin.clock.go_on(1000)
            assert bool(calls.made) == someone
            seen.append([(viewer.frames, viewer.told) for viewer in viewers])
    assert seen[0] == seen[1]


# ---- over HTTP


async def post(server: Server, seat: Seat, path: str, body: dict[str, Any]) -> tuple[int, Any]:
    url = server.base / f"t/{seat.code}/{path}"
    async with server.session.post(url, json=body, headers=seat.headers) as answer:
        return answer.status, await answer.json()


async def test_a_browser_asks_and_asks_no_more_and_its_cookie_decides_for_which_seat(tmp_path: Path) -> None:
    async with a_server(tmp_path, address="https://hare.example") as server:
        seat = await server.open()
        async with server.session.get(server.base / f"t/{seat.code}/calls", headers=seat.headers) as answer:
            key = (await answer.json())["key"]
        wish = Browser().wish
        assert await post(server, seat, "calls", wish) == (201, {"key": key})
        store = server.site.house.world.store
        (one,) = await asked.all_of(store, seat.code)
        assert (one.key, one.endpoint, one.contact) == (seat.key, wish["endpoint"], "https://hare.example")
        for changed, code in (
            ({"endpoint": "https://127.0.0.1/x"}, "push-address"),
            ({"endpoint": "http://push.example.org/x"}, "push-address"),
            ({"auth": "A"}, "push-keys"),
        ):
            status, body = await post(server, seat, "calls", wish | changed)
            assert (status, body["error"]["code"]) == (400, code)
        assert await post(server, seat, "calls-end", {"endpoint": wish["endpoint"]}) == (200, {"key": key})
        assert await asked.all_of(store, seat.code) == ()
        assert COOKIE in seat.headers["Cookie"]
    async with a_server(tmp_path) as server:
        again = await server.open()
        async with server.session.get(server.base / f"t/{again.code}/calls", headers=again.headers) as answer:
            assert (await answer.json())["key"] == key, "the key is kept"


async def test_a_host_may_have_nobody_called(tmp_path: Path) -> None:
    async with a_server(tmp_path, calls=False) as server:
        seat = await server.open()
        async with server.session.get(server.base / f"t/{seat.code}/calls", headers=seat.headers) as answer:
            assert await answer.json() == {"key": None}
        status, body = await post(server, seat, "calls", Browser().wish)
        assert (status, body["error"]["code"]) == (400, "no-calls")
        assert server.site.house.world.caller is None
