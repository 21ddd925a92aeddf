"""What a bug of the server's may not do: take a connection or a table with it, leave a command without its answer."""

import asyncio
import itertools
import json
import re
import time
from pathlib import Path
from typing import Any

import aiohttp
import pytest
import structlog

from moonhare.server.live import journal, runtime, steward
from moonhare.server.live.acting import Actor
from moonhare.server.live.audience import Audience
from moonhare.server.live.clock import LoopClock
from moonhare.server.live.house import House
from moonhare.server.live.runtime import LiveTable
from moonhare.server.live.steward import LONGEST_PAUSE
from moonhare.server.logs import configure_logs
from moonhare.server.messages import Accepted, AddComputer, Refused, Rename
from moonhare.server.settings import ServerSettings
from moonhare.server.web import conversation
from moonhare.storage import StorageError
from tests.server.net import Server, a_server
from tests.server.worlds import Hall


def broken(*_: object, **__: object) -> Any:
    raise RuntimeError("a bug of ours")


RENAME = {"type": "rename", "name": "Zoe"}


@pytest.mark.parametrize(("module", "where"), [(runtime, "decide_message"), (runtime, "apply"), (journal, "encode")])
async def test_a_command_that_meets_a_bug_is_refused_and_the_table_goes_on(
    server: Server, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], module: Any, where: str
) -> None:
    configure_logs(ServerSettings())  # to the stream that is captured from here on
    host = await server.open()
    live = server.site.house.awake[0]
    async with host.connect() as tab, server.watcher(host.code).connect() as other:
        before = live.table
        with monkeypatch.context() as patch:
            patch.setattr(module, where, broken)
            answer = await tab.do(RENAME)
        assert isinstance(answer, Refused)
        assert answer.code == "internal"
        assert "bug" not in answer.message
        number = str(answer.arguments["id"])
        assert re.fullmatch(r"[0-9a-f]{8}", number)
        logged = capsys.readouterr().err
        assert number in logged
        assert "Traceback" in logged
        assert live.table is before
        assert isinstance(await tab.do(RENAME), Accepted)
        await other.until(type(other.view))
        assert other.view.public.members[0].name == "Zoe"
    assert server.site.house.awake == (live,)


async def test_a_bug_after_a_command_is_durable_leaves_its_one_answer_accepted(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    (host,) = await hall.open()
    with monkeypatch.context() as patch:
        patch.setattr(Audience, "show", broken)
        assert await hall.do(host, Rename(name="Bo"), name="once-only") == Accepted(id="once-only")
    assert host.answers == [Accepted(id="once-only")]
    await hall.do_type(host, "add-computer")
    assert host.view.public.members[0].name == "Bo"


async def test_a_bug_in_looking_ahead_leaves_an_alarm_behind(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    host, *_ = await hall.open(computers=2)
    with monkeypatch.context() as patch:
        patch.setattr(steward, "look_ahead", broken)
        await hall.do_type(host, "start-game")
        assert host.phase == "announcing"
    # The host announces nothing: without an alarm the computer players would never do it either.
    await hall.clock.go_on(60)
    assert host.phase != "announcing"


async def test_a_bug_in_showing_by_itself_leaves_an_alarm_behind(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    host, *_ = await hall.open(computers=2, start=True)
    with monkeypatch.context() as patch:
        patch.setattr(Audience, "show", broken)
        await hall.clock.go_on(60)
    await hall.clock.go_on(60)
    assert host.phase != "announcing"


async def test_what_fails_by_itself_again_and_again_is_tried_ever_more_seldom(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    host, *_ = await hall.open(computers=2, start=True)
    await hall.act(host)
    tried: list[float] = []

    def fails(*_: object, **__: object) -> Any:
        tried.append(hall.clock.now())
        raise RuntimeError("a bug of ours")

    with monkeypatch.context() as patch:
        patch.setattr(Actor, "act", fails)
        await hall.clock.go_on(600)
    gaps = [late - early for early, late in itertools.pairwise(tried)]
    assert gaps[0] < 5
    assert 30 < len(gaps) < 60
    assert min(gaps[10:]) >= LONGEST_PAUSE
    # Once it can be done, it is.
    await hall.clock.go_on(LONGEST_PAUSE + 6)
    assert host.phase in ("voting", "showing")


async def test_a_message_that_cannot_be_read_for_a_bug_of_ours_is_refused(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with (await server.open()).connect() as tab:
        with monkeypatch.context() as patch:
            patch.setattr(conversation, "_read", broken)
            await tab.send(type="ping")
            answer = await tab.next()
        assert isinstance(answer, Refused)
        assert (answer.id, answer.code) == (None, "internal")
        assert isinstance(await tab.do(RENAME), Accepted)


@pytest.mark.parametrize("where", ["do", "connect", "disconnect"])
async def test_nothing_but_frames_is_ever_written_into_a_socket(
    server: Server, monkeypatch: pytest.MonkeyPatch, where: str
) -> None:
    """Whatever else fails ends this connection with the code for it; the next one finds the table as it was."""
    host = await server.open()
    url = server.base / f"t/{host.code}/ws"
    with monkeypatch.context() as patch:
        patch.setattr(LiveTable, where, broken)
        async with server.session.ws_connect(url, headers=host.headers) as socket:
            await socket.send_json(
                {"type": "do", "id": "abcdefgh", "game": 0, "round": 0, "phase": None, "command": RENAME}
            )
            if where == "disconnect":
                await socket.close()
            async for message in socket:
                assert message.type is aiohttp.WSMsgType.TEXT, message
            assert socket.exception() is None
            assert socket.close_code == (1000 if where == "disconnect" else aiohttp.WSCloseCode.INTERNAL_ERROR)
    async with host.connect() as tab:
        assert isinstance(await tab.do({"type": "add-computer"}), Accepted)


async def test_a_table_that_has_gone_while_the_handshake_was_on_its_way_is_told_as_gone(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = await server.open()
    url = server.base / f"t/{host.code}/ws"
    find, asked = House.find, 0

    async def found_until_then(house: House, code: str) -> LiveTable:
        nonlocal asked
        asked += 1
        return await find(house, code if asked <= 2 else "LUMO-0000")

    monkeypatch.setattr(House, "find", found_until_then)
    async with server.session.ws_connect(url, headers=host.headers) as socket:
        assert await socket.receive_json() == {"type": "gone", "reason": "expired", "by_host": False, "key": None}
        await socket.receive()
        assert socket.close_code == aiohttp.WSCloseCode.OK


async def test_a_decision_without_events_is_answered_too(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    (host,) = await hall.open()
    monkeypatch.setattr(runtime, "decide_message", lambda *_: ())
    assert await hall.do(host, AddComputer(), name="nothing-new") == Accepted(id="nothing-new")


async def test_what_is_logged_bears_the_name_of_the_request_by_which_somebody_came(
    server: Server, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    configure_logs(ServerSettings(log_format="json"))
    host = await server.open()
    async with host.connect() as tab, server.watcher(host.code).connect() as other:
        with monkeypatch.context() as patch:
            patch.setattr(runtime, "decide_message", broken)
            for _ in range(2):
                await tab.do(RENAME)
        monkeypatch.setattr(conversation, "_read", broken)
        await other.socket.send_str("{}")
        await other.until(Refused)
    lines = [json.loads(line) for line in capsys.readouterr().err.splitlines()]
    first, again, others = [line["request"] for line in lines if line["level"] == "error"]
    assert re.fullmatch(r"[0-9a-f]{16}", first)
    assert first == again != others


async def test_what_happens_by_itself_is_not_logged_under_the_name_of_a_request(
    capsys: pytest.CaptureFixture[str],
) -> None:
    configure_logs(ServerSettings(log_format="json"))
    log, done = structlog.get_logger(), asyncio.Event()

    async def chore() -> None:
        log.info("a chore")
        done.set()

    with structlog.contextvars.bound_contextvars(request="somebody-s"):
        LoopClock(time.time).at(0, chore)
    await done.wait()
    (line,) = capsys.readouterr().err.splitlines()
    assert "request" not in json.loads(line)


@pytest.mark.parametrize(
    ("behind_proxy", "given", "kept"),
    [(True, "from-the-proxy_1", True), (True, 'a"b', False), (False, "from-the-proxy_1", False)],
)
async def test_a_request_is_named_by_a_proxy_of_ours_or_anew(
    tmp_path: Path, behind_proxy: bool, given: str, kept: bool
) -> None:
    names = []
    async with a_server(tmp_path, behind_proxy=behind_proxy) as server:
        for _ in range(2):
            _, _, answer = await server.get("/api/editions", headers={"X-Request-Id": given})
            names.append(answer.headers["X-Request-Id"])
    if kept:
        assert names == [given, given]
    else:
        assert len({*names}) == 2
        assert all(re.fullmatch(r"[0-9a-f]{16}", name) for name in names)


async def test_a_store_that_fails_while_talk_is_looked_after_is_one_line_of_the_log(
    server: Server, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    configure_logs(ServerSettings())  # to the stream that is captured from here on
    host = await server.open()
    async with host.connect() as tab:
        (live,) = server.site.house.awake

        async def closed(*_: object) -> None:
            raise StorageError("the store is closed")

        with monkeypatch.context() as patch:
            patch.setattr(live.talk.hearers, "look", closed)
            await server.site.house.look_around()
        logged = capsys.readouterr().err
        assert "the store is closed" in logged
        assert "Traceback" not in logged
        assert isinstance(await tab.do(RENAME), Accepted)
