"""A server of several processes: who plays at one table meets in one, and one that dies takes nothing with it."""

import asyncio
import json
import os
import random
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Final

import aiohttp
import pytest

from moonhare.server.messages import TableView
from moonhare.server.settings import ServerSettings
from moonhare.server.web.site import COOKIE
from moonhare.server.workers.crew import Briefing
from moonhare.server.workers.front import Front
from moonhare.server.workers.receiving import briefing_from
from moonhare.server.workers.sorting import code_in, order_for
from tests.server.net import Tab
from tests.server.test_killed import TABLES, Process, check, sit_down

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="connections are handed over as files")

WORKERS: Final = 2
LONGEST: Final = 90.0
"""Seconds in which all games have to end."""


def workers_of(process: Process) -> list[int]:
    assert process.process is not None
    return children_of(process.process.pid)


def children_of(parent: int) -> list[int]:
    children = Path(f"/proc/{parent}/task/{parent}/children")
    if children.exists():
        return [int(number) for number in children.read_text().split()]
    found = subprocess.run(["pgrep", "-P", str(parent)], capture_output=True, text=True, check=False)
    return [int(number) for number in found.stdout.split()]


async def workers(folder: Path) -> Process:
    process = Process(folder, workers=WORKERS)
    await process.start()
    return process


async def kill_workers(folder: Path, *, kills: int, seed: int) -> None:
    """Play tables of every edition while workers are killed, and look into the log afterwards."""
    rng = random.Random(seed)
    process = await workers(folder)
    async with aiohttp.ClientSession(cookie_jar=aiohttp.DummyCookieJar()) as session:
        try:
            people = [person for table in TABLES for person in await sit_down(process, session, *table)]
            games = asyncio.gather(*(person.play() for person in people))
            killed = 0
            for _ in range(kills):
                await asyncio.sleep(rng.uniform(0.05, 1.6))  # who dies often waits before beginning again
                if working := workers_of(process):
                    os.kill(rng.choice(working), signal.SIGKILL)
                    killed += 1
            assert killed > kills // 2
            async with asyncio.timeout(LONGEST):
                await games
        finally:
            await process.stop()
    check(folder, people)


# A sample of it is in every run: tests/faults.
@pytest.mark.long
@pytest.mark.parametrize("seed", range(1, 5))
async def test_workers_killed_again_and_again_take_nothing_with_them(tmp_path: Path, seed: int) -> None:
    await kill_workers(tmp_path, kills=20, seed=seed)


async def test_all_people_of_a_table_meet_in_one_process_whatever_they_connect_by(tmp_path: Path) -> None:
    handed: list[tuple[bytes, str | None]] = []

    def hand(connection: socket.socket, code: str | None) -> None:
        # What was looked at is still there to be read.
        handed.append((connection.recv(100), code))

    def came(line: bytes) -> bool:
        return bool(handed) and handed[-1][0] == line

    front = Front(socket.create_server(("127.0.0.1", 0)), hand)
    port = front.port
    front.open()
    try:
        for line in (
            b"GET /t/LUMO-4821/ws HTTP/1.1\r\n",
            b"POST /api/tables/lumo4821/seats HTTP/1.1\r\n",
            b"GET / HTT",
        ):
            _, writer = await asyncio.open_connection("127.0.0.1", port)
            await asyncio.sleep(0.02)
            writer.write(line)
            await until(partial(came, line))
            writer.close()
    finally:
        front.close()
    assert [code for _, code in handed] == ["LUMO-4821", "LUMO-4821", None]


async def test_who_says_nothing_is_handed_on_after_a_while_and_who_hangs_up_is_let_go(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("moonhare.server.workers.front.PATIENCE", 0.05)
    handed: list[str | None] = []
    front = Front(socket.create_server(("127.0.0.1", 0)), lambda connection, code: handed.append(code))
    front.open()
    try:
        _, silent = await asyncio.open_connection("127.0.0.1", front.port)
        await until(lambda: handed == [None])
        _, hasty = await asyncio.open_connection("127.0.0.1", front.port)
        hasty.close()
        await until(lambda: handed == [None, None])
        silent.close()
    finally:
        front.close()


@pytest.mark.parametrize(
    ("head", "code"),
    [
        (b"GET /t/LUMO-4821 HTTP/1.1\r\nHost: /t/BATI-1111\r\n", "LUMO-4821"),
        (b"GET /api/tables/lum0%E2%80%93482l/rounds?game=1 HTTP/1.1\r\n", "LUMO-4821"),
        (b"GET /pictures/LUMO-4821-and-more-than-a-code-should-ever-be-long HTTP/1.1", None),
        (b"GET /?t=LUMO-4821 HTTP/1.1\r\n", None),
        (b"\x16\x03\x01\x02\x00\x01", None),
        (b"GET", None),
        (b"\r\n\r\n", None),
        (b"GET /t/%ff%fe%00 HTTP/1.1", None),
    ],
)
def test_a_code_is_read_from_the_first_line_alone_and_nothing_strange_hurts(head: bytes, code: str | None) -> None:
    assert code_in(head) == code


def test_tables_spread_over_all_workers_and_those_of_one_that_is_gone_over_all_others() -> None:
    orders = [order_for(f"LUMO-{number:04d}", 4) for number in range(2000)]
    firsts = [order[0] for order in orders]
    assert all(400 < firsts.count(worker) < 600 for worker in range(4))
    instead = [order[1] for order in orders if order[0] == 2]
    assert all(instead.count(worker) > 100 for worker in (0, 1, 3))


async def test_workers_end_with_their_front_even_where_it_is_killed(tmp_path: Path) -> None:
    process = await workers(tmp_path)
    left = workers_of(process)
    assert len(left) == WORKERS
    await process.kill()
    await until(lambda: not any(runs(number) for number in left))


async def test_what_is_wrong_with_a_set_is_logged_once_by_a_worker_that_is_named(tmp_path: Path) -> None:
    (tmp_path / "data" / "sets" / "hollow").mkdir(parents=True)
    with (tmp_path / "log").open("wb") as log:
        process = Process(tmp_path / "data", errors=log, workers=WORKERS, log_format="json")
        await process.start()
        await process.stop()
    lines = [json.loads(line) for line in (tmp_path / "log").read_text().splitlines() if "hollow" in line]
    assert [(line["worker"], "holds no set.json" in line["problem"]) for line in lines] == [(0, True)]


async def test_a_server_that_is_told_to_stop_stops_with_its_workers(tmp_path: Path) -> None:
    process = await workers(tmp_path)
    left = workers_of(process)
    async with aiohttp.ClientSession() as session:
        people = await sit_down(process, session, "standard", 4, 1)
        url = f"http://127.0.0.1:{process.port}/t/{people[0].code}/ws"
        async with session.ws_connect(url, headers={"Cookie": f"{COOKIE}={people[0].secret}"}) as opened:
            await Tab(opened).until(TableView)
            assert await process.stop() == 0
            while (message := await opened.receive()).type is aiohttp.WSMsgType.TEXT:
                pass
            assert (message.type, message.data) == (aiohttp.WSMsgType.CLOSE, aiohttp.WSCloseCode.GOING_AWAY)
    assert not any(runs(number) for number in left)


def test_where_workers_cannot_begin_their_front_says_so_and_ends(tmp_path: Path) -> None:
    file = tmp_path / "no-folder"
    file.write_text("")
    command = (sys.executable, "-m", "moonhare", "serve", "--port", "0", "--workers", "2", "--data", str(file))
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode != 0
    assert "no-folder is no folder" in done.stderr
    assert "A worker could not begin" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_a_server_that_is_told_to_stop_while_its_workers_begin_stops_without_a_word(
    tmp_path: Path, how: signal.Signals
) -> None:
    command = (sys.executable, "-m", "moonhare", "serve", "--port", "0", "--workers", "2", "--data", str(tmp_path))
    running = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True)
    until_then = time.monotonic() + 60
    # Both of them: what it imports may start a program, too, before it has begun anything.
    while len(beginning := children_of(running.pid)) < 2:
        assert time.monotonic() < until_then
        time.sleep(0.01)
    # As a terminal does: to all that it has started, and they are still importing.
    os.killpg(running.pid, how)
    out, err = running.communicate(timeout=30)
    assert (running.returncode, out, err) == (130 if how is signal.SIGINT else 0, b"", b"")
    assert not any(runs(number) for number in beginning)


def test_a_worker_is_told_the_settings_and_no_command_line_shows_them() -> None:
    ours, theirs = socket.socketpair()
    with ours, theirs:
        briefing = Briefing(settings=ServerSettings(seeing_key="canary", workers=3), port=8080)
        ours.sendall(briefing.message)
        assert briefing_from(theirs) == briefing
        ours.close()
        with pytest.raises(EOFError):
            briefing_from(theirs)


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not holds():
            await asyncio.sleep(0.01)


def runs(number: int) -> bool:
    with suppress(ProcessLookupError):
        os.kill(number, 0)
        state = Path(f"/proc/{number}/stat")
        # One that has ended and that nobody has asked for yet.
        return not state.exists() or state.read_text().rpartition(")")[2].split()[0] != "Z"
    return False
