"""How much an address or a connection may ask for: counted in windows of time, by all servers that share a store."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest

from moonhare.rules.errors import Refusal
from moonhare.server.live.patience import BURST, Bucket
from moonhare.server.settings import ServerSettings
from moonhare.server.web.limits import SITE_TIMES, Limits, household
from moonhare.storage import Store
from moonhare.storage.sqlite import FILE_NAME, SqliteStore
from tests.server.net import a_server
from tests.storage.places import Hands

HERE, THERE = "203.0.113.9", "198.51.100.7"


@pytest.fixture
def hands() -> Hands:
    return Hands()


@pytest.fixture
async def store(hands: Hands) -> AsyncIterator[Store]:
    opened = SqliteStore(None, clock=hands)
    yield opened
    await opened.close()


async def refused(asked: Callable[[str], Awaitable[None]], address: str = HERE) -> bool:
    try:
        await asked(address)
    except Refusal as refusal:
        return refusal.code == "too-many"
    return False


async def test_a_limit_holds_for_its_window_and_not_longer(store: Store, hands: Hands) -> None:
    limits = Limits(ServerSettings(limit_tables="3/minute;4/hour"), store)
    assert [await refused(limits.open_table) for _ in range(5)] == [False] * 3 + [True] * 2
    assert not await refused(limits.open_table, THERE)
    assert not await refused(limits.take_seat), "something else is counted apart"
    hands.now += 59
    assert await refused(limits.open_table)
    hands.now += 2
    assert [await refused(limits.open_table) for _ in range(2)] == [False, True], "the longer limit holds on"
    hands.now += 3600
    assert not await refused(limits.open_table)


async def test_who_has_guessed_too_often_is_refused_before_the_next_guess(store: Store, hands: Hands) -> None:
    limits = Limits(ServerSettings(limit_guesses="2/minute"), store)
    for _ in range(2):
        assert not await refused(limits.check_guesses)
        await limits.missed(HERE)
    for _ in range(3):
        assert await refused(limits.check_guesses), "looking does not count"
    await limits.check_guesses(HERE, "secret")
    hands.now += 61
    assert not await refused(limits.check_guesses)


async def test_limits_that_are_empty_let_everybody_in(store: Store) -> None:
    limits = Limits(ServerSettings(limit_tables="", limit_guesses=" "), store)
    for _ in range(1000):
        await limits.open_table(HERE)
        await limits.missed(HERE)
        await limits.check_guesses(HERE)


async def test_a_flood_of_those_who_have_had_enough_is_counted_no_further(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    limits, counted, count = Limits(ServerSettings(limit_seats="3/minute"), store), [], store.count

    async def counting(what: bytes, seconds: float, amount: int = 1) -> tuple[int, float]:
        counted.append(amount)
        return await count(what, seconds, amount)

    monkeypatch.setattr(store, "count", counting)
    assert [await refused(limits.take_seat) for _ in range(100)] == [False] * 3 + [True] * 97
    assert sum(counted) == 3


async def test_servers_that_share_their_data_share_their_limits_and_write_down_no_address(tmp_path: Path) -> None:
    async with a_server(tmp_path, limit_tables="2/hour") as one, a_server(tmp_path, limit_tables="2/hour") as other:
        await one.open()
        async with asyncio.timeout(20):
            # They know of each other soon, though nobody is at any table.
            while not all(server.site.house.world.store._sharing for server in (one, other)):  # type: ignore[attr-defined]
                await asyncio.sleep(0.02)
        await other.open()
        for server in (one, other):
            async with server.session.post(server.base / "api/tables", json={"name": "Eve"}) as answer:
                assert answer.status == 429
    for file in tmp_path.glob(f"{FILE_NAME}*"):
        assert b"127.0.0.1" not in file.read_bytes()


def test_limits_count_households_and_not_addresses_that_cost_nothing() -> None:
    assert household("192.168.1.7") == "192.168.1.7"
    assert household("2001:db8:1:2:3:4:5:6") == household("2001:db8:1:2::9") == "2001:db8:1:2::/64"
    assert household("::ffff:192.168.1.7") == "192.168.1.7"
    assert household("fe80::1%eth0") == "fe80::/64"
    assert household("unknown") == "unknown"
    for written in ("192.168.1.7:50123", "[::ffff:192.168.1.7]:50123", "[::ffff:192.168.1.7]"):
        assert household(written) == "192.168.1.7"
    assert household("[2001:db8:1:2::9]:50123") == "2001:db8:1:2::/64"


async def test_a_network_of_many_households_may_guess_some_times_as_often_as_one(store: Store) -> None:
    """A customer of IPv6 may have sixty thousand networks of the size that a home has, and guess from each."""
    limits, wrong = Limits(ServerSettings(limit_guesses="3/minute", limit_tables="2/minute", limit_sockets=1), store), 0
    for number in range(100):
        address = f"2001:db8:1:{number:x}::1"
        if not await refused(limits.check_guesses, address):
            await limits.missed(address)
            wrong += 1
    assert wrong == 3 * SITE_TIMES
    assert not await refused(limits.check_guesses, "2001:db8:2::1"), "the neighbours are others"
    assert not await refused(limits.check_guesses, HERE)
    tables = [await refused(limits.open_table, f"2001:db8:1:{number:x}::1") for number in range(100)]
    assert tables.count(False) == 2 * SITE_TIMES
    leave = [limits.socket(f"2001:db8:1:{number:x}::1") for number in range(SITE_TIMES)]
    with pytest.raises(Refusal):
        limits.socket("2001:db8:1:ffff::1")
    for one in leave:
        one()
    limits.socket("2001:db8:1:ffff::1")()
    assert not limits._sockets


def test_a_bucket_fills_again_with_time() -> None:
    now = 0.0
    bucket = Bucket(2, lambda: now)
    assert sum(bucket.take() for _ in range(100)) == 2 * BURST
    now = 1.0
    assert sum(bucket.take() for _ in range(100)) == 2
    now = 1000.0
    assert sum(bucket.take() for _ in range(100)) == 2 * BURST
