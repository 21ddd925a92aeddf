"""A browser is known again at a table's own address: who left, who has seen a hand, who was asked to stay out."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from moonhare.server.messages import Gone, TableView
from moonhare.server.web.entering import BROWSER
from moonhare.server.web.site import COOKIE
from tests.server.net import Seat, Server, a_server


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Server]:
    async with a_server(tmp_path, limit_guesses="", limit_seats="", pace=60.0) as opened:
        yield opened


class Browser:
    """A browser at one table: it keeps the cookies that it is given, and sends them to that table's address alone."""

    def __init__(self, server: Server, code: str) -> None:
        self.server, self.code = server, code
        self.cookies: dict[str, str] = {}
        self.key: int | None = None

    async def come(self, to: str, name: str, **wish: Any) -> tuple[int, dict[str, Any]]:
        url = self.server.base / f"t/{self.code}/{to}"
        async with self.server.session.post(url, json={"name": name} | wish, headers=self.headers()) as answer:
            body: dict[str, Any] = await answer.json()
            self.cookies |= {one: answer.cookies[one].value for one in (COOKIE, BROWSER) if one in answer.cookies}
            if answer.status == 201:
                self.key = body["key"]
            return answer.status, body

    def headers(self) -> dict[str, str]:
        return {"Cookie": "; ".join(f"{name}={value}" for name, value in self.cookies.items())}

    async def card(self) -> dict[str, Any]:
        status, body, _ = await self.server.get(f"/t/{self.code}/card", headers=self.headers())
        assert status == 200
        card: dict[str, Any] = body
        return card

    @property
    def seat(self) -> Seat:
        return Seat(self.server, self.code, self.key, self.cookies[COOKIE])

    async def first_frame(self) -> str:
        url = self.server.base / f"t/{self.code}/ws"
        async with self.server.session.ws_connect(url, headers=self.headers()) as socket:
            message = await socket.receive(timeout=20)
            assert message.type is aiohttp.WSMsgType.TEXT
            return str(message.data)


async def a_table(server: Server, *, playing: bool = True) -> tuple[Seat, Browser]:
    """A table with its host, two computer players and somebody in a browser; a game runs if that is wished."""
    host = await server.open(computers=2)
    zita = Browser(server, host.code)
    assert (await zita.come("seats", "Zita"))[0] == 201
    if playing:
        async with host.connect() as tab:
            await tab.do({"type": "start-game"})
    return host, zita


async def test_who_left_a_game_is_offered_the_seat_and_is_promised_it_by_the_cookie(server: Server) -> None:
    host, zita = await a_table(server)
    before = zita.key
    async with zita.seat.connect() as tab:
        await tab.send(**tab.message({"type": "leave"}))
        assert (await tab.until(Gone)).reason == "left"
    assert ((await zita.card())["back"], (await zita.card())["seated"]) == (before, False)
    old = zita.cookies[COOKIE]
    assert (await zita.come("guests", "Zita"))[0] == 201
    assert zita.key == before
    assert zita.cookies[COOKIE] != old
    async with zita.seat.connect() as tab, host.connect():
        assert tab.view.own is not None
        assert tab.view.own.game is None
        assert [(one.key, one.promised) for one in tab.view.public.guests] == [(before, before)]
    # The secret of before lets nobody in.
    zita.cookies[COOKIE] = old
    assert not (await zita.card())["seated"]


@pytest.mark.parametrize("lost", [COOKIE, BROWSER, None])
async def test_who_is_kept_out_stays_out_though_one_of_two_cookies_is_gone(server: Server, lost: str | None) -> None:
    host, zita = await a_table(server)
    async with host.connect() as tab, zita.seat.connect() as other:
        await tab.do({"type": "keep-out", "key": zita.key})
        assert (await other.until(Gone)).reason == "barred"
    if lost is not None:
        del zita.cookies[lost]
    assert (await zita.card())["barred"]
    for to in ("seats", "guests"):
        status, body = await zita.come(to, "Somebody")
        assert (status, body["error"]["code"]) == (403, "barred")
    assert '"barred"' in await zita.first_frame()
    assert (await Browser(server, host.code).come("guests", "Noor"))[0] == 201


async def test_a_browser_without_its_secret_is_told_that_its_seat_is_elsewhere(server: Server) -> None:
    _, zita = await a_table(server)
    del zita.cookies[COOKIE]
    status, body = await zita.come("guests", "Somebody else")
    assert (status, body["error"]["code"]) == (409, "seat-elsewhere")


async def test_a_guest_s_cookie_opens_what_a_guest_may_see(server: Server) -> None:
    host, _ = await a_table(server)
    noor = Browser(server, host.code)
    assert (await noor.come("guests", "Noor", ask=False))[0] == 201
    async with noor.seat.connect() as tab, server.watcher(host.code).connect() as watcher:
        assert isinstance(tab.view, TableView)
        assert tab.view.own is not None
        assert tab.view.own.guest is not None
        # The first view may have come before the store had the table's clock.
        while tab.view.public != watcher.view.public:
            await tab.next()
    # The same browser is the same guest.
    before = noor.key
    assert (await noor.come("guests", "Nora"))[0] == 201
    assert noor.key == before


async def test_who_left_the_game_sits_in_the_lobby_where_they_sat(server: Server) -> None:
    host, zita = await a_table(server)
    before = zita.key
    async with zita.seat.connect() as tab:
        await tab.send(**tab.message({"type": "leave"}))
        await tab.until(Gone)
    async with host.connect() as tab:
        await tab.do({"type": "back-to-lobby"})
        assert (await zita.come("seats", "Zita"))[0] == 201
        assert zita.key == before
        while [one.kind for one in tab.view.public.members].count("person") < 2:
            await tab.until(TableView)
