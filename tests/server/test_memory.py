"""The doors to what a table remembers: its rounds, replays, albums under secret links, and forgetting it all."""

import asyncio
import gc
import time
from collections.abc import Iterable, Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from moonhare.rules.events import CardsLaidOut, VotesCast
from moonhare.server.live.credentials import hashed, new_secret
from moonhare.server.memory import recalling
from moonhare.server.memory.chronicle import Chronicle
from moonhare.server.memory.recalling import SHELF
from moonhare.server.memory.replaying import Replay
from moonhare.server.messages import Gone
from moonhare.server.table.events import AnyTableEvent, InGame, LobbyEntered, encode
from moonhare.server.web.site import COOKIE
from moonhare.storage import Append, Slip, Tail
from tests.server.net import Seat, Server, a_server
from tests.server.test_chronicle import played, scored_at

CODE = "LUMO-4821"


async def stored(server: Server, log: Iterable[AnyTableEvent]) -> tuple[Seat, Seat]:
    """A table with this log: the seats of its host and of another person."""
    (secret, digest), (other, other_digest) = new_secret(), new_secret()
    events = tuple(map(encode, log))
    append = Append(table=CODE, after=0, events=events, admit=((1, digest), (2, other_digest)))
    assert await server.site.house.world.store.append(append) == "appended"
    return Seat(server, CODE, 1, secret), Seat(server, CODE, 2, other)


def at(log: Sequence[AnyTableEvent], kind: type) -> int:
    """Where in a log something happens in the second round."""
    after = scored_at(log)[0]
    return next(i for i, one in enumerate(log) if i > after and isinstance(one, InGame) and isinstance(one.event, kind))


async def post(seat: Seat, path: str, **body: Any) -> tuple[int, Any]:
    url = seat.server.base / f"t/{CODE}/{path}"
    async with seat.server.session.post(url, json=body, headers=seat.headers) as answer:
        return answer.status, await answer.json()


async def code_of(server: Server, path: str, **arguments: Any) -> tuple[int, str]:
    status, body, _ = await server.get(path, **arguments)
    return status, body["error"]["code"]


async def test_whoever_has_the_code_is_told_the_scored_rounds_of_a_running_game_and_nothing_else(
    server: Server,
) -> None:
    log = played("standard", 4)
    host, _ = await stored(server, log[: at(log, VotesCast) + 2])
    status, body, answer = await server.get(f"/api/tables/{CODE}/rounds")
    assert status == 200
    assert answer.headers["Cache-Control"] == "no-store"
    chronicle = msgspec.convert(body, Chronicle)
    assert not chronicle.over
    assert [one.outcome.round for one in chronicle.rounds] == [1]
    assert (await server.get(f"/api/tables/{CODE}/rounds", headers=host.headers))[1] == body, "a seat is told no more"
    for path in (f"/api/tables/{CODE}/replay", f"/api/tables/{CODE}/replay?game=1&file"):
        assert await code_of(server, path, headers=host.headers) == (409, "game-not-over")
    assert (await post(host, "album-link", game=1, shared=True))[1]["error"]["code"] == "game-not-over"


async def test_two_tables_that_differ_in_what_nobody_has_seen_yet_tell_the_same_rounds(server: Server) -> None:
    log = played("standard", 4)
    laid = at(log, CardsLaidOut)
    answers = []
    for until in (scored_at(log)[0] + 1, laid - 2, laid, at(log, VotesCast) + 1):
        await stored(server, log[:until])
        answers.append(msgspec.convert((await server.get(f"/api/tables/{CODE}/rounds"))[1], Chronicle))
        await server.site.house.forget(CODE)
    # The moments at which they were stored differ, and nothing else does.
    plain = {
        msgspec.json.encode(
            msgspec.structs.replace(
                told, began=0, rounds=tuple(msgspec.structs.replace(one, at=0) for one in told.rounds)
            )
        )
        for told in answers
    }
    assert len(plain) == 1


async def test_a_game_that_is_over_is_told_step_by_step_and_may_be_kept_as_a_file(server: Server) -> None:
    await stored(server, played("odyssey", 7))
    status, body, answer = await server.get(f"/api/tables/{CODE}/replay?game=1&file")
    assert status == 200
    assert answer.headers["Content-Disposition"] == f'attachment; filename="moonhare-{CODE}-1.json"'
    replay = msgspec.convert(body, Replay)
    assert replay.format == 1
    assert replay.chronicle == msgspec.convert((await server.get(f"/api/tables/{CODE}/rounds?game=1"))[1], Chronicle)
    assert {step["type"] for step in body["steps"]} == {
        "dealt",
        "told",
        "given",
        "laid-out",
        "voted",
        "scored",
        "ended",
    }
    for never in ("seed", "pile-shuffled", "pile", "whisper"):
        assert f'"{never}"' not in msgspec.json.encode(body["steps"]).decode()


async def test_games_of_an_evening_go_by_their_numbers_and_the_last_one_by_none(server: Server) -> None:
    first = played("standard", 4)
    again = [*first, LobbyEntered(), *[one for one in first if isinstance(one, InGame)][:1]]
    await stored(server, again)
    told = [(await server.get(f"/api/tables/{CODE}/rounds{query}"))[1] for query in ("?game=1", "?game=2", "")]
    assert [one["game"] for one in told] == [1, 2, 2]
    assert [one["over"] for one in told] == [True, False, False]
    assert told[1]["rounds"] == []
    assert await code_of(server, f"/api/tables/{CODE}/rounds?game=3") == (404, "game-unknown")
    listed = (await server.get(f"/api/tables/{CODE}/games"))[1]["games"]
    assert [(one["game"], one["rounds"], one["over"]) for one in listed] == [
        (1, len(scored_at(first)), True),
        (2, 0, False),
    ]
    for line, chronicle in zip(listed, told, strict=False):
        assert all(chronicle[name] == what for name, what in line.items() if name != "rounds")


async def test_the_host_makes_a_secret_link_that_anybody_reads_until_it_is_withdrawn(server: Server) -> None:
    host, other = await stored(server, played("standard", 4))
    asked = f"/t/{CODE}/album-link?game=1"
    assert (await server.get(asked, headers=host.headers))[1] == {
        "game": 1,
        "link": None,
        "yours": True,
        "days": 30,
    }
    assert (await post(other, "album-link", game=1, shared=True))[1]["error"]["code"] == "host-only"
    status, made = await post(host, "album-link", game=1, shared=True)
    assert status == 200
    assert (await post(host, "album-link", game=1, shared=True))[1] == made, (
        "there is one link, however often it is made"
    )
    assert (await server.get(asked, headers=other.headers))[1] == made | {"yours": False}
    assert await code_of(server, asked) == (400, "no-seat")
    async with server.session.post(server.base / f"api/tables/{CODE}/guests", json={"name": "Di"}) as answer:
        at_the_door = {"Cookie": f"{COOKIE}={answer.cookies[COOKIE].value}"}
    assert await code_of(server, asked, headers=at_the_door) == (400, "no-seat")

    path = made["link"].removeprefix(str(server.base).rstrip("/"))
    secret = path.removeprefix("/album/")
    assert CODE not in made["link"]
    assert len(secret) == 32
    status, body, answer = await server.get(f"/api/albums/{secret}")
    assert status == 200
    assert body == (await server.get(f"/api/tables/{CODE}/rounds"))[1]
    assert CODE not in msgspec.json.encode(body).decode(), "the link opens the album, not the table"
    assert answer.headers["X-Robots-Tag"] == "noindex, nofollow"
    status, _, page = await server.get(path, headers={"Accept": "text/html"})
    assert page.headers["X-Robots-Tag"] == "noindex, nofollow"
    assert page.headers["Referrer-Policy"] == "no-referrer"

    assert (await post(other, "album-link", game=1, shared=False))[1]["error"]["code"] == "host-only"
    assert (await post(host, "album-link", game=1, shared=False))[1]["link"] is None
    assert await code_of(server, f"/api/albums/{secret}") == (404, "album-unknown")
    _, anew = await post(host, "album-link", game=1, shared=True)
    assert anew["link"] != made["link"], "what was withdrawn never opens anything again"


async def test_a_link_s_secret_is_nowhere_in_the_data_and_one_of_before_still_opens_its_album(server: Server) -> None:
    host, _ = await stored(server, played("standard", 4))
    _, made = await post(host, "album-link", game=1, shared=True)
    secret, store = made["link"].rpartition("/")[2], server.site.house.world.store
    (slip,) = await store.slips(CODE, SHELF)
    assert secret.encode() not in slip.data
    await store.clear(CODE, SHELF)
    before = Slip(shelf=SHELF, name=hashed("of-before").hex(), data=b'{"game":1,"secret":"of-before"}')
    await store.lay(CODE, before)
    assert (await post(host, "album-link", game=1, shared=True))[1]["link"].endswith("/album/of-before")
    assert (await server.get("/api/albums/of-before"))[0] == 200
    assert (await post(host, "album-link", game=1, shared=False))[0] == 200
    assert await code_of(server, "/api/albums/of-before") == (404, "album-unknown")


async def test_a_long_log_is_read_once_however_often_its_rounds_and_its_replay_are_asked_for(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    log = played("standard", 4)
    await stored(server, log)
    store, read = server.site.house.world.store, []
    reading = store.read

    async def counted(table: str, after: int = 0) -> Tail:
        tail = await reading(table, after)
        read.append(len(tail.entries))
        return tail

    monkeypatch.setattr(store, "read", counted)
    asked = [f"/api/tables/{CODE}/rounds", f"/api/tables/{CODE}/replay"]
    first = [(await server.get(path))[1] for path in asked]
    assert sum(read) >= len(log)
    read.clear()
    again = [(await server.get(path))[1] for path in asked * 3]
    assert again == first * 3
    assert sum(read) <= len(again), "the last event each time, to see whether there is a new one"
    append = Append(table=CODE, after=len(log), events=(encode(LobbyEntered()),))
    await store.append(append)
    read.clear()
    assert (await server.get(asked[0]))[1] == first[0]
    assert sum(read) <= 3


def remembered() -> int:
    gc.collect()
    return sum(isinstance(one, Replay | Chronicle) for one in gc.get_objects())


async def test_what_a_table_remembers_leaves_memory_with_it(server: Server) -> None:
    host, _ = await stored(server, played("standard", 4))
    before = remembered()
    assert (await server.get(f"/api/tables/{CODE}/replay"))[0] == 200
    assert remembered() > before
    assert (await post(host, "forget")) == (200, {})
    async with asyncio.timeout(5):
        # What was answered may be on its way for a moment.
        while remembered() > before:
            await asyncio.sleep(0.05)


async def test_what_many_ask_for_at_once_is_packed_once_and_says_the_same_unpacked(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    await stored(server, played("standard", 4))
    packed, pack = list[str](), recalling._pack

    def packing(told: Chronicle | Replay) -> recalling.Packed:
        packed.append(type(told).__name__)
        return pack(told)

    monkeypatch.setattr(recalling, "_pack", packing)
    paths = [f"/api/tables/{CODE}/{what}" for what in ("replay", "rounds")] * 20
    asked = await asyncio.gather(*[server.get(path) for path in paths])
    plain = [await server.get(path, headers={"Accept-Encoding": "identity"}) for path in paths[:2]]
    assert [status for status, _, _ in (*asked, *plain)] == [200] * 42
    assert [body for _, body, _ in asked] == [body for _, body, _ in plain] * 20
    assert [answer.headers.get("Content-Encoding") for _, _, answer in (asked[0], plain[0])] == ["gzip", None]
    assert {answer.headers["Cache-Control"] for _, _, answer in asked} == {"no-store"}
    assert sorted(packed) == ["Chronicle", "Replay"]


async def test_the_past_of_many_tables_leaves_threads_for_all_else() -> None:
    """Logs of long evenings are half a second's work each; passwords and sleeping tables need the same threads."""
    working, most = [0], [0]

    def work() -> None:
        working[0] += 1
        most[0] = max(most[0], working[0])
        time.sleep(0.01)
        working[0] -= 1

    memory = recalling.Memory(SimpleNamespace(world=SimpleNamespace(store=None)))  # type: ignore[arg-type]
    await asyncio.gather(*[memory._aside(work) for _ in range(20)])
    assert most[0] <= recalling.MOST_AT_ONCE


async def test_an_address_may_look_into_the_past_only_so_often(tmp_path: Path) -> None:
    async with a_server(tmp_path, limit_recalls="3/hour") as server:
        await stored(server, played("standard", 4))
        answers = [(await server.get(f"/api/tables/{CODE}/{what}"))[0] for what in ("rounds", "replay") * 2]
    assert answers == [200, 200, 200, 429]


async def test_whoever_tries_one_secret_after_the_other_is_stopped(server: Server) -> None:
    answers = [await code_of(server, f"/api/albums/guess{number}") for number in range(60)]
    assert answers[0] == (404, "album-unknown")
    assert answers[-1] == (429, "too-many")


async def test_a_table_is_forgotten_by_its_host_with_its_album_and_whoever_sits_there_is_told(server: Server) -> None:
    host, other = await stored(server, played("standard", 4))
    _, made = await post(host, "album-link", game=1, shared=True)
    secret = made["link"].rpartition("/")[2]
    async with other.connect() as tab:
        assert (await post(other, "forget"))[1]["error"]["code"] == "host-only"
        assert (await server.get(f"/api/albums/{secret}"))[0] == 200
        assert (await post(host, "forget")) == (200, {})
        assert (await tab.until(Gone)).reason == "expired"
    assert await code_of(server, f"/api/albums/{secret}") == (404, "album-unknown")
    assert await code_of(server, f"/api/tables/{CODE}/rounds") == (404, "table-unknown")
    assert await server.site.house.world.store.slips(CODE, "albums") == ()
