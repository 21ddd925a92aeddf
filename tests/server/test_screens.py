"""A screen shows a table to a room: it has no seat, sees what everybody sees, and all know that it is there."""

import asyncio
from functools import partial
from pathlib import Path

import msgspec
import pytest

from moonhare.server.messages import Pong, Refused, TableView
from moonhare.server.screen_messages import AnswerScreen, AsScreen, ScreenAsks
from moonhare.server.table.locking import choose_password
from moonhare.server.table.screens import MOST_ANSWERED, screen_of, short
from moonhare.server.web import socket as socket_module
from moonhare.storage import SCREEN
from tests.server.net import Seat, Server, Tab, a_server
from tests.server.worlds import FakeViewer, Hall, Town

WHOLE = msgspec.json.Decoder()


def knows_of_a_screen(viewer: FakeViewer) -> bool:
    return viewer.view.public.screens


async def test_everybody_is_told_that_a_screen_is_there_as_long_as_one_is(hall: Hall) -> None:
    host, *_ = await hall.open()
    assert not knows_of_a_screen(host)
    screen = hall.connect(None, screen=SCREEN)
    assert knows_of_a_screen(host)
    assert knows_of_a_screen(screen)
    second = hall.connect(None, screen=SCREEN)
    hall.live.disconnect(screen)
    await hall.clock.go_on(1)
    assert knows_of_a_screen(host)
    hall.live.disconnect(second)
    await hall.clock.go_on(1)
    assert not knows_of_a_screen(host)


async def test_who_only_watches_is_no_screen(hall: Hall) -> None:
    host, *_ = await hall.open()
    hall.connect(None)
    await hall.clock.go_on(1)
    assert not knows_of_a_screen(host)


async def test_a_screen_at_one_server_is_known_at_the_others_until_it_is_lost_or_its_server_is(town: Town) -> None:
    here, there = town.hall(), town.hall()
    host, *_ = await here.open()
    there.live = await there.house.find(here.table.code)
    screen = there.connect(None, screen=SCREEN)
    await here.clock.go_on(1)
    assert knows_of_a_screen(host)
    there.live.disconnect(screen)
    await here.clock.go_on(1)
    assert not knows_of_a_screen(host)
    there.connect(None, screen=SCREEN)
    await here.clock.go_on(1)
    assert knows_of_a_screen(host)
    await town.kill(there)
    await here.clock.go_on(10)
    assert not knows_of_a_screen(host)


ONE, OTHER = screen_of("LUMO-0001", "the-one-in-the-room"), screen_of("LUMO-0001", "somewhere-else-indeed")


def asked(viewer: FakeViewer) -> list[int]:
    """The screens of which somebody is asked."""
    own = viewer.view.own
    return [] if own is None else [one.screen for one in own.screens]


def told(screen: FakeViewer) -> list[bool | None]:
    """What a screen was told of itself."""
    return [answer.shown for answer in screen.answers if isinstance(answer, AsScreen)]


async def test_a_screen_that_no_seat_vouches_for_is_none_until_somebody_with_a_seat_says_so(hall: Hall) -> None:
    host, guest = await hall.open(persons=2)
    watcher, knocking = hall.connect(None), await hall.knock("Gus", ask=False)
    screen = hall.connect(None, screen=-ONE)
    await hall.clock.go_on(1)
    everybody = (host, guest, watcher, knocking, screen)
    assert not any(map(knows_of_a_screen, everybody))
    assert [asked(viewer) for viewer in everybody] == [[ONE], [ONE], [], [], []]
    assert (told(screen), told(watcher)) == ([None], [])
    for viewer in (knocking, watcher, screen):
        answer = await hall.do(viewer, AnswerScreen(screen=ONE, shown=True))
        assert isinstance(answer, Refused)
        assert answer.code == "no-seat"
    await hall.do_type(guest, "answer-screen", screen=ONE, shown=True)
    assert all(map(knows_of_a_screen, everybody))
    assert not any(map(asked, everybody))
    assert told(screen) == [None, True]
    # Who has said the same a moment later has not said anything wrong; a screen that comes back is known.
    await hall.do_type(host, "answer-screen", screen=ONE, shown=True)
    hall.live.disconnect(screen)
    await hall.clock.go_on(1)
    assert not knows_of_a_screen(host)
    back = hall.connect(None, screen=-ONE)
    await hall.clock.go_on(1)
    assert (knows_of_a_screen(host), asked(host), told(back)) == (True, [], [True])


async def test_of_a_screen_that_was_refused_nobody_is_asked_again_nor_of_any_after_many(hall: Hall) -> None:
    (host,) = await hall.open()
    screen = hall.connect(None, screen=-OTHER)
    await hall.do_type(host, "answer-screen", screen=OTHER, shown=False)
    hall.live.disconnect(screen)
    hall.connect(None, screen=-OTHER)
    real = hall.connect(None, screen=-ONE)
    await hall.clock.go_on(1)
    assert (asked(host), knows_of_a_screen(host)) == ([ONE], False)
    await hall.do_type(host, "answer-screen", screen=ONE, shown=True)
    for number in range(MOST_ANSWERED):
        await hall.do_type(host, "answer-screen", screen=9000 + number, shown=False)
    hall.connect(None, screen=-9999)
    await hall.clock.go_on(1)
    assert (asked(host), knows_of_a_screen(host), told(real)) == ([], True, [None, True])
    # It was no screen of theirs after all.
    await hall.do_type(host, "answer-screen", screen=ONE, shown=False)
    assert (knows_of_a_screen(host), told(real)) == (False, [None, True, False])


async def test_after_many_refusals_people_are_asked_again_with_the_next_game_or_behind_a_password(hall: Hall) -> None:
    (host,) = await hall.open(computers=3)
    for number in range(MOST_ANSWERED + 2):
        hall.connect(None, screen=-(9000 + number))
    await hall.clock.go_on(1)
    assert len(asked(host)) == MOST_ANSWERED
    for number in range(MOST_ANSWERED):
        await hall.do_type(host, "answer-screen", screen=9000 + number, shown=False)
    real = hall.connect(None, screen=-ONE)
    await hall.clock.go_on(1)
    assert (asked(host), told(real)) == ([], [False])
    await hall.do_type(host, "start-game")
    assert set(asked(host)) == {9000 + MOST_ANSWERED, 9001 + MOST_ANSWERED, ONE}, "not those that were refused"
    assert told(real) == [False, None]
    for number in range(MOST_ANSWERED):
        await hall.do_type(host, "answer-screen", screen=8000 + number, shown=False)
    assert asked(host) == []
    await hall.live.change(partial(choose_password, key=host.key, lock="a lock"))
    assert real.reason() == "locked"
    await hall.clock.go_on(1)
    assert asked(host) == []
    hall.connect(None, screen=-ONE)
    assert asked(host) == [ONE]


async def test_people_are_asked_of_screens_as_they_came_those_where_they_are_first_and_some_of_each_other_place(
    hall: Hall,
) -> None:
    (host,) = await hall.open(computers=3)
    for number in range(5):
        hall.connect(None, screen=-(9005 - number), place="a stranger's")
    assert asked(host) == [9005, 9004, 9003]
    hall.connect(None, screen=-9009, place="another's")
    assert asked(host) == [9005, 9009, 9004, 9003]
    hall.connect(None, screen=-OTHER)
    hall.connect(None, screen=-ONE)
    assert asked(host) == [OTHER, ONE, 9005, 9009, 9004, 9003]
    # Who looks on without a seat makes no place one of the table's people.
    hall.connect(None, place="a stranger's")
    await hall.knock("Gus", ask=False)
    assert asked(host)[:3] == [OTHER, ONE, 9005]
    for number in (9005, 9004, 9003):
        await hall.do_type(host, "answer-screen", screen=number, shown=False)
    assert asked(host) == [OTHER, ONE, 9009], "nobody is asked of a fourth one there"
    await hall.do_type(host, "start-game")
    assert asked(host) == [OTHER, ONE, 9002, 9009, 9001], "nor of those that were refused"


async def test_who_goes_and_comes_with_another_name_is_no_other_place(hall: Hall) -> None:
    (host,) = await hall.open()
    for number in (9000, 9001, 9002):
        screen = hall.connect(None, screen=-number, place="a stranger's")
        assert asked(host) == [number]
        await hall.do_type(host, "answer-screen", screen=number, shown=False)
        hall.live.disconnect(screen)
        await hall.clock.go_on(1)
    hall.connect(None, screen=-9003, place="a stranger's")
    assert asked(host) == []
    hall.connect(None, screen=-9004, place="another's")
    assert asked(host) == [9004]


async def test_a_screen_at_one_server_is_asked_of_and_answered_for_at_another(town: Town) -> None:
    here, there = town.hall(), town.hall()
    host, *_ = await here.open()
    there.live = await there.house.find(here.table.code)
    screen = there.connect(None, screen=-ONE)
    await town.clock.go_on(1)
    assert (asked(host), knows_of_a_screen(host)) == ([ONE], False)
    await here.do_type(host, "answer-screen", screen=ONE, shown=True)
    await town.clock.go_on(1)
    assert (knows_of_a_screen(host), knows_of_a_screen(screen), told(screen)) == (True, True, [None, True])
    await town.kill(there)
    await town.clock.go_on(10)
    assert not knows_of_a_screen(host)


async def test_a_screen_counts_at_once_where_a_seat_of_that_table_vouches_for_it_and_no_other_cookie_does(
    server: Server,
) -> None:
    host, elsewhere = await server.open(), await server.open()
    joining = {"name": "Gus", "ask": False}
    async with server.session.post(server.base / f"api/tables/{host.code}/guests", json=joining) as answer:
        at_the_door = answer.cookies["moonhare_seat"].value
    async with host.connect() as tab:
        for secret in (None, elsewhere.secret, at_the_door, "x" * 32):
            for name in ("", "a-name-that-it-drew"):
                screen = Seat(server, host.code, None, secret, query=f"?screen={name}")
                async with screen.connect() as on_the_wall:
                    assert on_the_wall.view.own is None
                    assert not on_the_wall.view.public.screens
                    number = screen_of(host.code, name)
                    asks = ScreenAsks(screen=number, number=short(number))
                    while tab.view.own is not None and (
                        asks not in tab.view.own.screens if name else not tab.view.own.screens
                    ):
                        await tab.until(TableView)
                    assert not tab.view.public.screens
                while tab.view.own is not None and tab.view.own.screens:
                    await tab.until(TableView)
        async with server.screen(host.code, host.secret).connect():
            while not tab.view.public.screens:
                await tab.until(TableView)


async def test_a_table_that_only_a_screen_looks_at_goes_on(hall: Hall) -> None:
    host, *_ = await hall.open(computers=3)
    await hall.do_type(host, "start-game")
    screen = hall.connect(None, screen=SCREEN)
    hall.live.disconnect(host)
    # The computer steps in for whoever is away, and the room sees what comes of it.
    await hall.clock.go_on(600)
    assert screen.stage() == "over" or screen.view.public.game is not None
    assert screen.phase != "announcing"


async def test_a_screen_is_shown_byte_by_byte_what_a_watcher_is_even_where_its_browser_has_a_seat(
    server: Server,
) -> None:
    host = await server.open(computers=3)
    screen, watcher = server.screen(host.code, host.secret), server.watcher(host.code)
    async with host.connect() as tab, screen.connect() as on_the_wall, watcher.connect() as beside:
        await quiet(on_the_wall, beside)
        seen = len(on_the_wall.raw), len(beside.raw)
        await tab.do({"type": "start-game"})
        for _ in range(3):
            await asyncio.sleep(0.05)
            await quiet(on_the_wall, beside)
        wall, other = on_the_wall.raw[seen[0] :], beside.raw[seen[1] :]
        views = [one for one in wall if WHOLE.decode(one)["type"] == "view"]
        assert views
        assert views == [one for one in other if WHOLE.decode(one)["type"] == "view"]
        assert on_the_wall.view.own is None
        assert isinstance(await on_the_wall.do({"type": "leave"}), Refused)
        assert tab.view.own is not None


async def quiet(*tabs: Tab) -> None:
    """Hear out what comes, as long as anything does."""
    for tab in tabs:
        await tab.send(type="ping")
        await tab.until(Pong)


async def test_a_screen_that_falls_silent_is_lost_sooner_than_a_phone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(socket_module, "SCREEN_SILENCE", 0.3)
    monkeypatch.setattr(socket_module, "SWEEP", 0.05)
    async with a_server(tmp_path) as server:
        host = await server.open()
        async with host.connect() as tab, server.screen(host.code, host.secret).connect() as screen:
            assert (await tab.until(TableView)).public.screens is True
            with pytest.raises(ConnectionError, match="CLOSE 1001"):
                await screen.until(Pong)  # which nobody has asked for
            while (await tab.until(TableView)).public.screens:
                pass
