"""A table that asks for a password: whoever does not give it learns that it asks for one, and nothing else."""

import json
from functools import partial
from pathlib import Path
from typing import Any, Final

import pytest

from moonhare.server.live.locks import SHELF, key_of
from moonhare.server.messages import Accepted, Gone, TableView
from moonhare.server.screen_messages import AsScreen
from moonhare.server.table.locking import choose_password
from moonhare.server.table.screens import screen_of
from moonhare.server.web.app import ROUTES
from moonhare.server.web.pictures import qr_code
from moonhare.server.web.site import COOKIE, KEY_COOKIE
from moonhare.storage.sqlite import FILE_NAME
from tests.server.doors import BOT, CALL, MOVE
from tests.server.net import Seat, Server, Tab, a_server
from tests.server.worlds import Town

PASSWORD: Final = "Großer Bär 7"
BODIES: Final[dict[str, dict[str, Any]]] = {
    "seats": {"name": "Eve"},
    "guests": {"name": "Eve"},
    "album-link": {"game": 1, "shared": True},
    "password": {"password": "owls"},
    "listed": {"listed": True},
    "key": {"password": "wrong"},
    "moved": MOVE,
    "bots": BOT,
    "calls": CALL,
    "calls-end": {"endpoint": CALL["endpoint"]},
}
"""What is posted where it is not an empty object."""

OTHERWISE: Final = {
    "key": "password-wrong",
    "moved": "link-used-up",
    "bots": "link-used-up",
}
"""What the doors say for which the password is not needed; pages are told apart by their bytes alone."""


async def post(
    server: Server, path: str, body: dict[str, Any], headers: dict[str, str] | None = None
) -> tuple[int, Any, str | None]:
    """Status, body, and the lock's key where one is given."""
    async with server.session.post(server.base / path, json=body, headers=headers) as answer:
        cookie = answer.cookies.get(KEY_COOKIE)
        if cookie is not None:
            facts = (cookie["path"], cookie["httponly"], cookie["samesite"])
            assert facts == (f"/t/{path.split('/')[1]}", True, "Lax")
        return answer.status, await answer.json(), None if cookie is None else cookie.value


async def lock(server: Server, host: Seat, password: str | None = PASSWORD) -> dict[str, Any]:
    status, card, _ = await post(server, f"t/{host.code}/password", {"password": password}, host.headers)
    assert status == 200
    return dict(card)


def with_key(key: str | None) -> dict[str, str]:
    return {"Cookie": f"{KEY_COOKIE}={key}"}


async def seen_outside(server: Server, code: str) -> dict[str, tuple[int, bytes]]:
    """All that a stranger is answered at every door of a table, its code taken out."""
    seen = {}
    for method, path, _ in ROUTES:
        if "{code}" not in path or path.endswith("/ws"):
            continue
        url = server.base / path.replace("{code}", code).replace("{game}", "1").lstrip("/")
        body = BODIES.get(path.rpartition("/")[2], {}) if method == "POST" else None
        async with server.session.request(method, url, json=body) as answer:
            assert not answer.cookies
            seen[f"{method} {path}"] = (answer.status, (await answer.read()).replace(code.encode(), b"CODE"))
    for query in ("", "screen", "watch"):
        async with server.session.ws_connect((server.base / f"t/{code}/ws").with_query(query)) as socket:
            frames = [message.data async for message in socket]
            seen[f"socket {query}"] = (101, "".join(frames).encode())
    return seen


async def test_without_the_password_every_door_says_the_same_whatever_happens_at_the_table(tmp_path: Path) -> None:
    async with a_server(tmp_path, pace=0.0, announce_seconds=0.0, limit_passwords="", public_tables=True) as server:
        one = await server.open()
        other = await server.open(name="Zoe", edition="classic", language="pl", computers=4, start=True)
        await lock(server, one)
        await lock(server, other, "another")
        outside = await seen_outside(server, one.code)
        for door, (status, body) in outside.items():
            name = door.rpartition("/")[2]
            if door.startswith("socket"):
                assert json.loads(body) == {"type": "gone", "reason": "locked", "by_host": False, "key": None}
            elif body.startswith(b"{"):
                wanted = OTHERWISE.get(name, "password-needed")
                assert (door, json.loads(body)["error"]["code"]) == (door, wanted)
            else:
                assert (door, status) == (door, 200)
                assert b"Ana" not in body
        assert await seen_outside(server, other.code) == outside
        # The same frames and answers once somebody has come, a game runs, and the host has gone.
        _, _, key = await post(server, f"t/{one.code}/key", {"password": PASSWORD})
        status, _, _ = await post(server, f"t/{one.code}/seats", {"name": "Bo"}, with_key(key))
        assert status == 201
        async with one.connect() as tab:
            for _ in range(2):
                assert isinstance(await tab.do({"type": "add-computer"}), Accepted)
            assert isinstance(await tab.do({"type": "start-game"}), Accepted)
        assert await seen_outside(server, one.code) == outside


async def test_whoever_gives_the_password_or_has_the_link_is_in_until_there_is_another(tmp_path: Path) -> None:
    async with a_server(tmp_path) as server:
        host = await server.open()
        stranger, path = server.watcher(host.code), f"t/{host.code}/key"
        assert (await server.get(f"/t/{host.code}/card"))[1]["invite"].endswith(host.code)
        async with stranger.connect() as looking, server.screen(host.code).connect() as screen, host.connect() as tab:
            card = await lock(server, host)
            # Who looked on before is shown out, at once; who has a seat stays.
            assert ((await looking.until(Gone)).reason, (await screen.until(Gone)).reason) == ("locked", "locked")
            view: TableView = await tab.until(TableView)
            assert view.public.lock is not None
        status, failure, key = await post(server, path, {"password": "großer bär 7"})
        assert (status, failure["error"]["code"], key) == (403, "password-wrong", None)
        # Typed with other keys: the two dots apart, and a space at its end.
        status, told, key = await post(server, path, {"password": "Großer Ba\u0308r 7 "})
        assert (status, told["members"][0]["name"], told["invite"]) == (200, "Ana", card["invite"])
        assert card["invite"] == f"{server.base / 't' / host.code}#key={key}"
        _, _, by_link = await post(server, path, {"key": card["invite"].partition("#key=")[2]})
        assert by_link == key
        async with server.session.ws_connect(server.base / f"t/{host.code}/ws", headers=with_key(key)) as socket:
            inside = Tab(socket)
            await inside.until(TableView)
            again = await lock(server, host, "moon")
            assert (await inside.until(Gone)).reason == "locked"
        status, failure, _ = await server.get(f"/t/{host.code}/card", headers=with_key(key))
        assert (status, failure["error"]["code"]) == (403, "password-needed")
        assert (await post(server, path, {"key": key}))[0] == 403
        assert (await post(server, path, {"password": PASSWORD}))[0] == 403
        assert (await post(server, path, {"key": again["invite"].partition("#key=")[2]}))[0] == 200
        # A seat needs none, and its screen in the same browser needs none.
        assert (await server.get(f"/t/{host.code}/card", headers=host.headers))[0] == 200
        async with server.screen(host.code, host.secret).connect() as screen:
            assert screen.view.own is None
        opened = await lock(server, host, None)
        assert opened["invite"].endswith(host.code)
        async with stranger.connect() as looking:
            assert looking.view.public.lock is None
        assert await server.site.house.world.store.slips(host.code, SHELF) == ()


async def test_a_screen_that_its_people_know_for_theirs_stays_and_is_given_what_opens_the_table(tmp_path: Path) -> None:
    async with a_server(tmp_path) as server:
        host = await server.open()
        names = ("the-one-in-this-room", "one-that-was-refused", "one-of-nobody-at-all")
        ours, refused, unknown = [Seat(server, host.code, None, None, query=f"?screen={name}") for name in names]
        numbers = [screen_of(host.code, name) for name in names]
        async with (
            host.connect() as tab,
            ours.connect() as on_the_wall,
            refused.connect() as no,
            unknown.connect() as who,
        ):
            for number, shown in zip(numbers, (True, False), strict=False):
                assert isinstance(await tab.do({"type": "answer-screen", "screen": number, "shown": shown}), Accepted)
            given = ""
            for password in (PASSWORD, "another"):
                given = (await lock(server, host, password))["invite"].partition("#key=")[2]
                while (await on_the_wall.until(AsScreen)).key != given:
                    pass
                while tab.view.public.lock is None:
                    await tab.until(TableView)
                assert tab.view.public.screens
            assert [(await out.until(Gone)).reason for out in (no, who)] == ["locked", "locked"]
            assert on_the_wall.view.public.lock is not None
        # Its line is lost: it comes back by the cookie, and by its name alone nobody does.
        status, _, key = await post(server, f"t/{host.code}/key", {"key": given})
        assert (status, key) == (200, given)
        url = (server.base / f"t/{host.code}/ws").with_query(screen=names[0])
        async with server.session.ws_connect(url, headers=with_key(key)) as socket:
            back = Tab(socket)
            assert (await back.until(TableView)).public.screens
            assert not any(b'"gone"' in frame for frame in back.raw)
        async with server.session.ws_connect(url) as socket:
            assert (await Tab(socket).until(Gone)).reason == "locked"


async def test_at_another_server_too_a_screen_stays_and_is_given_the_key_of_the_new_lock(town: Town) -> None:
    here, there = town.hall(), town.hall()
    host, *_ = await here.open()
    there.live = await there.house.find(here.table.code)
    known, unknown = there.connect(None, screen=-5000), there.connect(None, screen=-6000)
    await town.clock.go_on(1)
    await here.do_type(host, "answer-screen", screen=5000, shown=True)
    await here.live.change(partial(choose_password, key=host.key, lock="a lock"))
    await town.clock.go_on(1)
    assert (known.reason(), unknown.reason()) == (None, "locked")
    keys = [answer.key for answer in known.answers if isinstance(answer, AsScreen)]
    assert keys == [None, None, await key_of(town.store(), here.table.code, "a lock")]


async def test_who_came_to_the_door_before_the_password_stays_there_and_is_not_handed_what_opens_it(
    tmp_path: Path,
) -> None:
    async with a_server(tmp_path) as server:
        host = await server.open(computers=3, start=True)
        url, knocking = server.base / f"api/tables/{host.code}/guests", {"name": "Gus", "ask": True}
        async with server.session.post(url, json=knocking) as answer:
            gus = Seat(server, host.code, (await answer.json())["key"], answer.cookies[COOKIE].value)
        key = (await lock(server, host))["invite"].partition("#key=")[2]

        async def handed(headers: dict[str, str]) -> tuple[bool, bool]:
            """Whether the invitation bears the key, and whether the browser is given it to keep."""
            async with server.session.get(server.base / f"t/{host.code}/card", headers=headers) as answer:
                assert answer.status == 200
                return key in (await answer.json())["invite"], KEY_COOKIE in answer.cookies

        async with gus.connect() as waiting:
            assert waiting.view.public.lock is not None
        assert await handed(gus.headers) == (False, False)
        drawn = [await server.get(f"/t/{host.code}/qr.svg", headers=one.headers) for one in (gus, host)]
        assert [status for status, _, _ in drawn] == [200, 200]
        assert drawn[0][1] == qr_code(str(server.base / f"t/{host.code}"))
        assert drawn[1][1] == qr_code(str(server.base / f"t/{host.code}") + f"#key={key}")
        # Who gives the password has it, at the door too; and so has whoever gets a seat.
        _, card, given = await post(server, f"t/{host.code}/key", {"password": PASSWORD}, gus.headers)
        assert (card["invite"].endswith(f"#key={key}"), given) == (True, key)
        assert await handed({"Cookie": f"{COOKIE}={gus.secret}; {KEY_COOKIE}={key}"}) == (True, True)
        async with host.connect() as tab, gus.connect():
            assert isinstance(await tab.do({"type": "back-to-lobby"}), Accepted)
        assert await handed(gus.headers) == (True, True)


async def test_passwords_are_tried_a_few_times_by_an_address_and_some_more_at_a_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("moonhare.server.web.limits.PASSWORDS_OF_A_TABLE", "3/hour")
    async with a_server(tmp_path, limit_passwords="2/hour", behind_proxy=True, address="http://127.0.0.1") as server:
        first, second = await server.open(), await server.open()
        card = await lock(server, first)
        await lock(server, second)

        async def said(seat: Seat, address: str, **wish: str) -> str:
            headers = {"X-Forwarded-For": address}
            status, answer, _ = await post(server, f"t/{seat.code}/key", wish, headers)
            return "in" if status == 200 else str(answer["error"]["code"])

        # Right ones are not counted: a whole household comes in.
        assert [await said(first, "192.0.2.1", password=PASSWORD) for _ in range(4)] == ["in"] * 4
        wrong = [await said(first, "192.0.2.1", password="x") for _ in range(3)]
        assert wrong == ["password-wrong", "password-wrong", "too-many"]
        assert await said(second, "192.0.2.1", password=PASSWORD) == "too-many"
        assert await said(first, "192.0.2.2", password="x") == "password-wrong"
        # Three at this table: nobody tries another one, but the invitation opens it.
        assert await said(first, "192.0.2.3", password=PASSWORD) == "too-many"
        assert await said(second, "192.0.2.3", password=PASSWORD) == "in"
        assert await said(first, "192.0.2.3", key=card["invite"].partition("#key=")[2]) == "in"


async def test_no_password_is_written_down_anywhere(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    secret = "correct-horse-battery"
    async with a_server(tmp_path, metrics="all") as server:
        host = await server.open()
        async with host.connect() as tab:
            await lock(server, host, secret)
            await tab.until(TableView)
            assert secret not in b"".join(tab.raw).decode()
        await post(server, f"t/{host.code}/key", {"password": secret})
        await post(server, f"t/{host.code}/key", {"password": secret + "!"})
        _, failure, _ = await post(server, f"t/{host.code}/key", {"password": [secret]})
        assert secret not in json.dumps(failure)
        _, metrics, _ = await server.get("/metrics")
        assert secret.encode() not in metrics
        slip = (await server.site.house.world.store.slips(host.code, SHELF))[0]
        assert slip.data.startswith(b"$argon2id$")
        entries = (await server.site.house.world.store.read(host.code)).entries
        assert slip.data not in b"".join(entry.data for entry in entries)
    kept = b"".join(path.read_bytes() for path in tmp_path.glob(f"{FILE_NAME}*"))
    assert secret.encode() not in kept
    told = capfd.readouterr()
    assert secret not in told.out + told.err


async def test_whoever_has_or_had_a_seat_needs_no_password_and_only_the_host_chooses_one(tmp_path: Path) -> None:
    async with a_server(tmp_path, public_tables=True) as server:
        host = await server.open()
        guest = await server.sit(host.code, "Bo")
        for door, wish in (("password", {"password": "mine"}), ("listed", {"listed": True})):
            status, failure, _ = await post(server, f"t/{host.code}/{door}", wish, guest.headers)
            assert (status, failure["error"]["code"]) == (400, "host-only")
        status, failure, _ = await post(server, f"t/{host.code}/password", {"password": "  "}, host.headers)
        assert (status, failure["error"]["code"]) == (400, "password-empty")
        await lock(server, host)
        # Freed, in the lobby: the browser was let in before, and was given the key.
        async with server.session.get(server.base / f"t/{host.code}/card", headers=guest.headers) as answer:
            key = answer.cookies[KEY_COOKIE].value
        async with host.connect() as tab:
            assert isinstance(await tab.do({"type": "remove-seat", "key": guest.key}), Accepted)
        headers = {"Cookie": f"{COOKIE}={guest.secret}; {KEY_COOKIE}={key}"}
        assert (await server.get(f"/t/{host.code}/card", headers=headers))[1]["seated"] is False
        assert (await server.get(f"/t/{host.code}/card", headers=guest.headers))[0] == 403
        # A seat goes on at another device by its link alone.
        _, link, _ = await post(server, f"t/{host.code}/moves", {}, host.headers)
        moving = {"link": link["address"].partition("#move=")[2], "request": "a-request-of-one-device"}
        async with server.session.post(server.base / f"t/{host.code}/moved", json=moving) as answer:
            assert answer.status == 201
            moved = Seat(server, host.code, host.key, answer.cookies[COOKIE].value)
        async with moved.connect() as tab:
            assert tab.view.own is not None
            assert tab.view.own.host
