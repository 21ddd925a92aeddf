"""Somebody else's seat, view and powers: by their cookie's neighbours, by what was overheard, by a role one has not."""

import asyncio
import json
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import aiohttp
import pytest

from moonhare.server.messages import Accepted, Gone, Refused, TableView
from moonhare.server.web.entering import BROWSER
from moonhare.server.web.site import COOKIE
from tests.server.net import QUICK, Seat, Server, Tab, a_server
from tests.server.test_bots import connected, invited, seated

OF_THE_HOST: Final = {
    "password": {"password": "mine"},
    "listed": {"listed": True},
    "bot-links": {},
    "album-link": {"game": 1, "shared": True},
    "forget": {},
}
"""What is posted at the doors that are the host's."""


async def post(server: Server, path: str, body: Any, headers: dict[str, str] | None = None) -> tuple[int, Any, str]:
    async with server.session.post(server.base / path, json=body, headers=headers) as answer:
        cookie = answer.cookies.get(COOKIE)
        return answer.status, await answer.json(), "" if cookie is None else cookie.value


async def key_at(server: Server, code: str, headers: dict[str, str]) -> int | None:
    """Whose seat a socket with these headers shows; None for nobody's."""
    async with server.session.ws_connect(server.base / f"t/{code}/ws", headers=headers) as socket:
        message = json.loads((await socket.receive()).data)
        return message["own"]["key"] if message.get("own") else None


async def test_nothing_but_its_secret_opens_a_seat(tmp_path: Path) -> None:
    """Not its number, a piece of the secret, its digest, the browser's name, a program's header, another table's."""
    async with a_server(tmp_path, limit_guesses="") as server:
        await try_all_but_the_secret(server)


async def try_all_but_the_secret(server: Server) -> None:
    host, elsewhere = await server.open(), await server.open()
    guest = await server.sit(host.code, "Bo")
    assert host.secret is not None
    assert guest.secret is not None
    async with server.session.post(server.base / f"t/{host.code}/seats", json={"name": "Cy"}) as answer:
        browser = answer.cookies[BROWSER].value
    tries: tuple[dict[str, str], ...] = (
        {"Cookie": f"{COOKIE}=1"},
        {"Cookie": f"{COOKIE}={host.secret[:-1]}"},
        {"Cookie": f"{COOKIE}={host.secret} "[:-1] + "x"},
        {"Cookie": f"{COOKIE}={host.secret.swapcase()}"},
        {"Cookie": f"{COOKIE}={elsewhere.secret}"},
        {"Cookie": f"{COOKIE}={browser}"},
        {"Cookie": f"{BROWSER}={host.secret}"},
        {"Cookie": f"moonhare_key={host.secret}"},
        {"Authorization": f"Bearer {host.secret}"},
        {"Authorization": f"Basic {host.secret}"},
        {"X-Moonhare-Seat": host.secret},
    )
    for headers in tries:
        assert await key_at(server, host.code, headers) is None, headers
        for body in OF_THE_HOST.items():
            status, _, _ = await post(server, f"t/{host.code}/{body[0]}", body[1], headers)
            assert status in (400, 403), (headers, body)
    for query in (f"?{COOKIE}={host.secret}", "?key=1", "?seat=0", f"?secret={host.secret}"):
        status, card, _ = await server.get(f"/t/{host.code}/card{query}")
        assert (status, card["seated"]) == (200, False)
    assert await key_at(server, host.code, guest.headers) == guest.key
    # Of two cookies of one name one counts, and gives nothing of the other's.
    both = {"Cookie": f"{COOKIE}={guest.secret}; {COOKIE}={host.secret}"}
    assert await key_at(server, host.code, both) in (host.key, guest.key)


async def test_a_program_s_secret_opens_its_socket_and_no_door_of_people_s(server: Server) -> None:
    host = await server.open()
    key, headers = await seated(server, host)
    secret = headers["Authorization"].removeprefix("Bearer ")
    async with connected(server, host.code, headers) as tab:
        assert tab.view.own is not None
        assert tab.view.own.key == key
    as_a_person = {"Cookie": f"{COOKIE}={secret}"}
    assert await key_at(server, host.code, as_a_person) is None
    for claimed in (headers, as_a_person):
        for path, body in (OF_THE_HOST | {"moves": {}, "calls": {}}).items():
            status, _, _ = await post(server, f"t/{host.code}/{path}", body, claimed)
            assert status in (400, 403), path


async def test_a_program_that_has_left_comes_back_as_nobody(tmp_path: Path) -> None:
    """Its secret and the name of its request, at people's doors: no seat unasked, nobody known again."""
    async with a_server(tmp_path, **(QUICK | {"pace": 1.0, "away_seconds": 100.0})) as server:
        host = await server.open(computers=3)
        link = (await invited(server, host)).partition("#bot=")[2]
        request = "a-request-of-a-program"
        _, bot, _ = await post(server, f"t/{host.code}/bots", {"link": link, "name": "Bolt", "request": request})
        headers = {"Authorization": f"Bearer {bot['secret']}"}
        async with host.connect() as tab, connected(server, host.code, headers) as program:
            assert isinstance(await tab.do({"type": "start-game"}), Accepted)
            while tab.view.public.game is None:
                await tab.until(TableView)
            assert tab.view.own is not None
            assert tab.view.own.game is not None
            clue = {"type": "tell-clue", "medium": "text", "text": "Long ago", "card": tab.view.own.game.hand[0]}
            assert isinstance(await tab.do(clue), Accepted)
            while program.phase != "giving":
                await program.until(TableView)
            assert isinstance(await program.do({"type": "leave"}), Accepted)
        as_a_person = {"Cookie": f"{COOKIE}={bot['secret']}"}
        _, card, _ = await server.get(f"/t/{host.code}/card", headers=as_a_person)
        assert (card["seated"], card["back"]) == (False, None)
        body = {"name": "Eve", "request": request}
        for wish, given in ((body, None), ({"name": "Mallory"}, as_a_person)):
            status, told, secret = await post(server, f"t/{host.code}/guests", wish, given)
            assert status == 201
            assert told["key"] != bot["key"]
            assert secret not in ("", bot["secret"])
        table = server.site.house.awake[0].table
        assert [(guest.name, guest.promised) for guest in table.guests] == [("Eve", None), ("Mallory", None)]


async def test_what_a_host_may_a_guest_a_guest_at_the_door_and_another_table_s_host_may_not(tmp_path: Path) -> None:
    async with a_server(tmp_path, public_tables=True) as server:
        host, stranger = await server.open(), await server.open()
        guest = await server.sit(host.code, "Bo")
        _, _, secret = await post(server, f"t/{host.code}/guests", {"name": "Cy"})
        before = server.site.house.awake
        for who in (guest.headers, {"Cookie": f"{COOKIE}={secret}"}, stranger.headers, {}):
            for path, body in OF_THE_HOST.items():
                status, told, _ = await post(server, f"t/{host.code}/{path}", body, who)
                assert (status, told["error"]["code"]) in ((400, "host-only"), (400, "no-seat")), (who, path)
        assert server.site.house.awake == before
        async with host.connect() as tab:
            assert tab.view.public.lock is None


async def test_a_command_overheard_and_sent_again_by_another_does_nothing(server: Server) -> None:
    """The same bytes, id and all: what they may do depends on the seat that sends them and on the moment alone."""
    host = await server.open()
    guest = await server.sit(host.code, "Bo")
    async with host.connect() as one, guest.connect() as two, server.watcher(host.code).connect() as watcher:
        overheard = one.message({"type": "choose-edition", "edition": "odyssey"}, name="overheard-1")
        await one.send(**overheard)
        assert isinstance(await one.until((Accepted, Refused)), Accepted)
        for tab, code in ((two, "host-only"), (watcher, "no-seat")):
            await tab.send(**overheard)
            refused = await tab.until((Accepted, Refused))
            assert isinstance(refused, Refused)
            assert refused.code == code
        # By the same seat: answered again, and done once.
        stays = [live.table for live in server.site.house.awake]
        await one.send(**overheard)
        assert isinstance(await one.until((Accepted, Refused)), Accepted)
        assert [live.table for live in server.site.house.awake] == stays


async def test_a_link_works_once_at_its_own_table_and_for_nobody_after(server: Server) -> None:
    host, elsewhere = await server.open(), await server.open()
    _, link, _ = await post(server, f"t/{host.code}/moves", {}, host.headers)
    moving = link["address"].partition("#move=")[2]
    seating = (await invited(server, host)).partition("#bot=")[2]
    wish = {"link": moving, "request": "a-request-of-my-own"}
    # At another table, as the other kind of link, cut, and as a code of the table.
    for path, body in (
        (f"t/{elsewhere.code}/moved", wish),
        (f"t/{elsewhere.code}/bots", {"link": seating, "name": "Eve"}),
        (f"t/{host.code}/moved", wish | {"link": seating}),
        (f"t/{host.code}/bots", {"link": moving, "name": "Eve"}),
        (f"t/{host.code}/moved", wish | {"link": moving[:-1]}),
        (f"t/{host.code}/moved", wish | {"link": moving.swapcase()}),
    ):
        status, told, secret = await post(server, path, body)
        assert (status, told["error"]["code"], secret) == (400, "link-used-up", ""), (path, body)
    async with host.connect() as tab:
        # Many at once: one has it.
        tries = [
            post(server, f"t/{host.code}/moved", {"link": moving, "request": f"request-of-device-{number}"})
            for number in range(8)
        ]
        told = await asyncio.gather(*tries)
        assert sorted(status for status, _, _ in told) == [201] + [400] * 7
        assert (await tab.until(Gone)).reason == "moved"
    tries = [post(server, f"t/{host.code}/bots", {"link": seating, "name": f"Bolt {n}"}) for n in "ABCDEFG"]
    assert sorted(status for status, _, _ in await asyncio.gather(*tries)) == [201] + [400] * 6
    # The cookie of the device before opens nothing any more, not even for a new link.
    status, told_off, _ = await post(server, f"t/{host.code}/moves", {}, host.headers)
    assert (status, told_off["error"]["code"]) == (400, "no-seat")


async def test_a_link_for_a_program_goes_with_its_maker_and_with_the_password_before(server: Server) -> None:
    """Whoever was host for a while and is kept out lets nobody in by what they have kept, nor does the host before."""
    host = await server.open()
    guest = await server.sit(host.code, "Bo")
    before = (await invited(server, host)).partition("#bot=")[2]
    async with host.connect() as tab, guest.connect() as other:
        assert isinstance(await tab.do({"type": "pass-host", "key": guest.key}), Accepted)
        kept = (await invited(server, guest)).partition("#bot=")[2]
        assert isinstance(await other.do({"type": "pass-host", "key": host.key}), Accepted)
        assert isinstance(await tab.do({"type": "keep-out", "key": guest.key}), Accepted)
    status, told, _ = await post(server, f"t/{host.code}/bots", {"link": kept, "name": "Spy"})
    assert (status, told["error"]["code"]) == (400, "link-used-up")
    status, _, _ = await post(server, f"t/{host.code}/password", {"password": "of today"}, host.headers)
    assert status == 200
    status, told, _ = await post(server, f"t/{host.code}/bots", {"link": before, "name": "Spy"})
    assert (status, told["error"]["code"]) == (400, "link-used-up")
    anew = (await invited(server, host)).partition("#bot=")[2]
    status, _, _ = await post(server, f"t/{host.code}/bots", {"link": anew, "name": "Bolt"})
    assert status == 201
    assert [member.name for member in server.site.house.awake[0].table.members] == ["Ana", "Bolt"]


async def test_whoever_was_removed_or_left_has_no_power_left(server: Server) -> None:
    host = await server.open()
    guest = await server.sit(host.code, "Bo")
    async with host.connect() as tab, guest.connect() as other:
        message = other.message({"type": "rename", "name": "Zed"})
        assert isinstance(await tab.do({"type": "remove-seat", "key": guest.key}), Accepted)
        await other.until(Gone)
        with suppress(aiohttp.ClientError):
            await other.send(**message)
        with pytest.raises(ConnectionError):
            await other.until(Accepted)
    status, told, _ = await post(server, f"t/{host.code}/moves", {}, guest.headers)
    assert (status, told["error"]["code"]) == (400, "no-seat")
    assert [member.name for member in server.site.house.awake[0].table.members] == ["Ana"]


def hidden(view: TableView) -> set[str]:
    assert view.own is not None
    assert view.own.game is not None
    return set(view.own.game.hand)


async def test_no_way_of_connecting_shows_another_s_hand(tmp_path: Path) -> None:
    """As a screen, as one who watches, as a guest, as a program, by two cookies, by a query: one's own hand or none."""
    async with a_server(tmp_path, **(QUICK | {"pace": 1.0, "away_seconds": 100.0})) as server:
        host = await server.open()
        others = [await server.sit(host.code, name) for name in ("Bo", "Cy")]
        async with host.connect() as tab, others[0].connect() as bo, others[1].connect() as cy:
            assert isinstance(await tab.do({"type": "add-computer"}), Accepted)
            assert isinstance(await tab.do({"type": "start-game"}), Accepted)
            hands = {}
            for seat, one in ((host, tab), (others[0], bo), (others[1], cy)):
                while one.view.public.game is None or not one.view.own or not one.view.own.game:
                    await one.until(TableView)
                hands[seat.key] = hidden(one.view)
            game = server.site.house.awake[0].table.game
            assert game is not None
            every = {card for hand in game.hands for card in hand} | set(game.pile)
            _, _, door = await post(server, f"t/{host.code}/guests", {"name": "Di"})
            ways: list[tuple[str, dict[str, str], set[str]]] = [
                (query, {}, set()) for query in ("", "?watch", "?screen", "?screen=" + "x" * 20, "?key=1", "?seat=0")
            ]
            ways += [("", {"Cookie": f"{COOKIE}={door}"}, set()), ("?screen", host.headers, set())]
            ways += [("?watch", seat.headers, hands[seat.key]) for seat in others]
            for query, headers, own in ways:
                seen = await all_that_is_seen(Seat(server, host.code, None, None, query=query), headers)
                assert {card for card in every if f'"{card}"' in seen} <= own, (query, headers)
                for path in ("card", "games", "rounds", "replay", "qr.svg", "album-link"):
                    _, body, _ = await server.get(f"/t/{host.code}/{path}", headers=headers)
                    told = body.decode() if isinstance(body, bytes) else json.dumps(body)
                    assert not {card for card in every if f'"{card}"' in told}, path


async def all_that_is_seen(seat: Seat, headers: dict[str, str]) -> str:
    url = (seat.server.base / f"t/{seat.code}/ws").with_query(seat.query.removeprefix("?"))
    async with seat.server.session.ws_connect(url, headers=headers, max_msg_size=0) as socket:
        tab = Tab(socket)
        await tab.until(TableView)
        await tab.send(type="ping")
        while b'"pong"' not in tab.raw[-1]:
            await tab.next()
        return b"".join(tab.raw).decode()
