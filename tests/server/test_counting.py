"""Counts of what addresses did: windows of time, and no more of them than so many."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from limits import parse
from limits.aio.strategies import FixedWindowRateLimiter

from moonhare.server import serving
from moonhare.server.web import counting
from moonhare.server.web.counting import Counts
from tests.server.net import a_server


class Hands:
    """A clock whose hands the test turns."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


async def test_a_limit_holds_for_its_window_and_not_longer() -> None:
    hands = Hands()
    limiter = FixedWindowRateLimiter(Counts(hands))
    item = parse("3/minute")
    assert [await limiter.hit(item, "code", "here") for _ in range(5)] == [True] * 3 + [False] * 2
    assert not await limiter.test(item, "code", "here")
    assert await limiter.test(item, "secret", "here")
    assert await limiter.test(item, "code", "there")
    hands.now += 59
    assert not await limiter.test(item, "code", "here")
    hands.now += 2
    assert await limiter.test(item, "code", "here")
    assert await limiter.hit(item, "code", "here")


async def test_what_has_expired_is_forgotten() -> None:
    hands = Hands()
    counts = Counts(hands)
    for number in range(100):
        await counts.incr(f"short {number}", 10)
        await counts.incr(f"long {number}", 10_000)
    hands.now += 11
    counts.forget()
    assert len(counts) == 100
    assert await counts.get("short 1") == 0
    assert await counts.get("long 1") == 1


async def test_more_addresses_than_can_be_kept_push_out_the_oldest(monkeypatch) -> None:
    monkeypatch.setattr(counting, "MOST_COUNTS", 100)
    counts = Counts(Hands())
    for number in range(1000):
        await counts.incr(f"address {number}", 10_000)
        assert len(counts) <= 100
    assert await counts.get("address 999") == 1
    assert await counts.get("address 0") == 0


async def test_the_server_forgets_addresses_by_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serving, "FORGETTING", 0.1)
    async with a_server(tmp_path, limit_guesses="5/second", limit_tables="5/second") as server:
        await server.open()
        await server.get("/api/tables/LUMO-0000")
        counts = server.site.limits._counts
        assert len(counts) == 2
        await asyncio.sleep(1.4)
        assert len(counts) == 0


async def test_a_change_costs_the_same_however_many_counts_there_are(monkeypatch) -> None:
    """Nothing is looked at but the count itself."""
    counts = Counts(Hands())
    for number in range(1000):
        await counts.incr(f"address {number}", 10)

    class Watched(dict[str, tuple[int, float]]):
        def items(self) -> Any:
            raise AssertionError("all were looked at")

    monkeypatch.setattr(counts, "_windows", Watched(counts._windows))
    assert await counts.incr("address 5", 10) == 2
    assert await counts.get("address 5") == 2
