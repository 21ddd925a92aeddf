"""A server that has more to do than it can: it opens no more tables, and those that play go on."""

import asyncio
import time
from pathlib import Path

import pytest

from moonhare.server.live import strain as strain_module
from moonhare.server.live.strain import LOOK, OVER, Strain
from moonhare.server.messages import Accepted
from tests.server.net import Server, a_server

LOOKS = int(OVER / LOOK)
"""In the time over which lateness is smoothed."""


def test_one_long_moment_fills_nobody_and_being_late_for_long_does() -> None:
    strain = Strain(0.25)
    strain.note(3.0)
    assert not strain.full
    for _ in range(LOOKS):
        strain.note(0.0)
    for _ in range(2 * LOOKS):
        strain.note(0.2)
    assert not strain.full
    for _ in range(LOOKS):
        strain.note(0.5)
    assert strain.full


def test_who_was_full_has_room_again_once_half_as_late() -> None:
    strain = Strain(0.25)
    for _ in range(3 * LOOKS):
        strain.note(0.5)
    for _ in range(5 * LOOKS):
        strain.note(0.2)
    assert strain.full
    for _ in range(5 * LOOKS):
        strain.note(0.1)
    assert not strain.full


def test_at_0_nothing_fills_it() -> None:
    strain = Strain(0)
    for _ in range(9 * LOOKS):
        strain.note(60)
    assert not strain.full


async def test_lateness_is_that_of_what_is_due(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strain_module, "LOOK", 0.01)
    strain = Strain(1)
    watching = asyncio.create_task(strain.watch())
    await asyncio.sleep(0.02)
    before = strain.late
    time.sleep(0.3)
    await asyncio.sleep(0.02)
    assert strain.late > before + 0.0001
    watching.cancel()


async def test_a_full_server_opens_no_table_says_when_and_keeps_those_it_has(server: Server) -> None:
    host = await server.open()
    server.site.strain.full = True
    async with server.session.post(server.base / "api/tables", json={"name": "Late"}) as answer:
        told = await answer.json()
        assert (answer.status, told["error"]["code"], answer.headers["Retry-After"]) == (503, "server-full", "120")
    guest = await server.sit(host.code, "Bo")
    async with host.connect() as tab, guest.connect():
        assert isinstance(await tab.do({"type": "rename", "name": "Ida"}), Accepted)
    server.site.strain.full = False
    await server.open()


async def test_a_server_of_so_many_tables_opens_one_more_when_one_has_left_memory(tmp_path: Path) -> None:
    async with a_server(tmp_path, most_tables=2) as server:
        await server.open()
        await server.open()
        async with server.session.post(server.base / "api/tables", json={"name": "Late"}) as answer:
            assert (await answer.json())["error"]["code"] == "server-full"
        server.site.house.awake[0].leave_memory()
        await server.open()
