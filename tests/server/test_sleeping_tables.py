"""A table that sleeps is loaded for whoever comes; nobody else waits for that, not even under the same address."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from moonhare.storage import Tail
from tests.server.net import a_server


async def test_who_comes_to_another_table_from_the_same_house_does_not_wait_for_the_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with a_server(tmp_path) as server:
        asleep, awake = await server.open(), await server.open()
        house = server.site.house
        house._let_go(await house.find(asleep.code))
        store, loading, loaded = house.world.store, asyncio.Event(), asyncio.Event()
        read: Any = store.read

        async def slowly(table: str, after: int = 0) -> Tail:
            if table == asleep.code and after == 0:
                loading.set()
                await loaded.wait()
            tail: Tail = await read(table, after)
            return tail

        monkeypatch.setattr(store, "read", slowly)
        for headers in (asleep.headers, {}):
            coming = asyncio.create_task(server.get(f"/t/{asleep.code}/card", headers=headers))
            async with asyncio.timeout(10):
                await loading.wait()
                for seat in (awake.headers, {}):
                    status, body, _ = await server.get(f"/t/{awake.code}/card", headers=seat)
                    assert (status, body["seated"]) == (200, bool(seat))
                status, _, _ = await server.get("/t/LUMO-0000/card")
                assert status == 404
            assert not coming.done()
            loaded.set()
            status, body, _ = await coming
            assert (status, body["seated"]) == (200, bool(headers))
            house._let_go(await house.find(asleep.code))
            loading.clear()
            loaded.clear()
