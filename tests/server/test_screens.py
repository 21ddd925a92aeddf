"""A screen shows a table to a room: it has no seat, sees what everybody sees, and all know that it is there."""

import asyncio
from pathlib import Path

import msgspec
import pytest

from moonhare.server.messages import Pong, Refused, TableView
from moonhare.server.web import socket as socket_module
from tests.server.net import Server, Tab, a_server
from tests.server.worlds import FakeViewer, Hall, Town

WHOLE = msgspec.json.Decoder()


def knows_of_a_screen(viewer: FakeViewer) -> bool:
    return viewer.view.public.screens


async def test_everybody_is_told_that_a_screen_is_there_as_long_as_one_is(hall: Hall) -> None:
    host, *_ = await hall.open()
    assert not knows_of_a_screen(host)
    screen = hall.connect(None, screen=True)
    assert knows_of_a_screen(host)
    assert knows_of_a_screen(screen)
    second = hall.connect(None, screen=True)
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
    screen = there.connect(None, screen=True)
    await here.clock.go_on(1)
    assert knows_of_a_screen(host)
    there.live.disconnect(screen)
    await here.clock.go_on(1)
    assert not knows_of_a_screen(host)
    there.connect(None, screen=True)
    await here.clock.go_on(1)
    assert knows_of_a_screen(host)
    await town.kill(there)
    await here.clock.go_on(10)
    assert not knows_of_a_screen(host)


async def test_a_table_that_only_a_screen_looks_at_goes_on(hall: Hall) -> None:
    host, *_ = await hall.open(computers=3)
    await hall.do_type(host, "start-game")
    screen = hall.connect(None, screen=True)
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
        async with host.connect() as tab, server.screen(host.code).connect() as screen:
            assert (await tab.until(TableView)).public.screens is True
            with pytest.raises(ConnectionError, match="CLOSE 1001"):
                await screen.until(Pong)  # which nobody has asked for
            while (await tab.until(TableView)).public.screens:
                pass
