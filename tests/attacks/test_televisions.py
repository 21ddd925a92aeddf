"""Televisions of strangers: they keep nobody's own from being asked about."""

from contextlib import AsyncExitStack
from pathlib import Path

from moonhare.server.live.screening import OF_A_PLACE
from moonhare.server.messages import TableView
from moonhare.server.table.screens import MOST_ANSWERED, screen_of
from tests.server.net import Seat, Server, Tab, a_server

HOME, AWAY, CABIN = "198.51.100.7", "203.0.113.9", "192.0.2.55"


def highest(code: str, many: int = MOST_ANSWERED) -> list[str]:
    """Names that were chosen so that their numbers are the highest of many hundred."""
    names = [f"a-stranger-s-screen-{trial}" for trial in range(600)]
    return sorted(names, key=lambda name: -screen_of(code, name))[:many]


async def opened(server: Server, stack: AsyncExitStack, seat: Seat, query: str, address: str) -> Tab:
    """A socket from an address, with somebody's seat or without one."""
    url = (server.base / f"t/{seat.code}/ws").with_query(query)
    headers = {"X-Forwarded-For": address} | seat.headers
    tab = Tab(await stack.enter_async_context(server.session.ws_connect(url, headers=headers)))
    await tab.until(TableView)
    return tab


async def asked(tab: Tab, many: int) -> list[int]:
    """The screens that somebody with a seat is asked about, once there are so many."""
    while tab.view.own is None or len(tab.view.own.screens) != many:
        await tab.until(TableView)
    return [one.screen for one in tab.view.own.screens]


async def test_the_television_in_the_room_is_asked_about_however_many_a_stranger_connects(tmp_path: Path) -> None:
    async with (
        a_server(tmp_path, behind_proxy=True, address="http://127.0.0.1") as server,
        AsyncExitStack() as stack,
    ):
        host = await server.open()
        stranger = server.watcher(host.code)
        tab = await opened(server, stack, host, "", HOME)
        names = highest(host.code, MOST_ANSWERED * 2)
        for name in names:
            await opened(server, stack, stranger, f"screen={name}", AWAY)
        strange = [screen_of(host.code, name) for name in names]
        assert await asked(tab, OF_A_PLACE) == strange[:OF_A_PLACE]
        ours, friends = (screen_of(host.code, f"the-one-at-{place}-itself") for place in ("home", "the-cabin"))
        await opened(server, stack, stranger, "screen=the-one-at-the-cabin-itself", CABIN)
        assert await asked(tab, OF_A_PLACE + 1) == [strange[0], friends, *strange[1:OF_A_PLACE]]
        await opened(server, stack, stranger, "screen=the-one-at-home-itself", HOME)
        assert (await asked(tab, OF_A_PLACE + 2))[:3] == [ours, strange[0], friends]
        # However often they are told no, come with other names, and it is another one's turn.
        for number in strange[:OF_A_PLACE]:
            await tab.do({"type": "answer-screen", "screen": number, "shown": False})
        for name in highest(host.code, MOST_ANSWERED * 3)[-MOST_ANSWERED:]:
            await opened(server, stack, stranger, f"screen={name}", AWAY)
        await tab.send(type="ping")
        assert await asked(tab, 2) == [ours, friends]
        for number in (ours, friends):
            await tab.do({"type": "answer-screen", "screen": number, "shown": True})
        assert tab.view.public.screens
