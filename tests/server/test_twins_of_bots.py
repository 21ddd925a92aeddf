"""Non-interference for programs: what one is sent tells it no more than its seat may know, whatever the others hold."""

import random
from contextlib import AsyncExitStack

import pytest

from tests.properties.test_secrets import EDITION_IDS, PHASES, arrived
from tests.rules.table import Table
from tests.rules.twins import twin_log
from tests.server.net import Seat, Server
from tests.server.test_secrets import World, ask, lay, leak_in_a_view, pair, play_on, secret_of

__all__ = ["pair"]


class Program(Seat):
    """A program's seat, which its secret opens in a header."""

    @property
    def headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.secret}"}


async def difference(servers: tuple[Server, Server], table: Table, seat: int, rng: random.Random, code: str) -> object:
    """Let a program look at a moment of a game and at its twin, ask, see the others play on, and come back."""
    key = seat + 1
    both: list[World] = []
    logs = (table.log, twin_log(table, seat, rng))
    async with AsyncExitStack() as stack:
        for server, log in zip(servers, logs, strict=True):
            live = await lay(server, code, log, program=key)
            # With nobody but programs a table rests.
            person = await stack.enter_async_context(Seat(server, code, 1, secret_of(1)).connect())
            # Before the program comes: else chance would say whether it sees the clocks being set.
            await World(live, person).settle()
            tab = await stack.enter_async_context(Program(server, code, key, secret_of(key)).connect())
            assert tab.view.own is not None
            assert tab.view.own.key == key
            both.append(World(live, tab))
        for world in both:
            await world.settle()
        one, other = both
        if one.tab.raw != other.tab.raw:
            return one.tab.raw, other.tab.raw
        found = await ask((one, other), seat, rng) or await play_on((one, other), seat, rng)
        again = []
        for server in servers:
            async with Program(server, code, key, secret_of(key)).connect() as tab:
                again.append(tab.raw[0])
    return found or (None if again[0] == again[1] else again)


async def differences(servers: tuple[Server, Server], name: str) -> list[object]:
    """All that a program at any moment of an edition could tell two tables apart by."""
    found = []
    for number, phase in enumerate(PHASES):
        table = arrived(name, phase, 1)
        # Never the host's seat: a program has none of their rights.
        seat = random.Random(number).randrange(1, table.game.players)
        found.append(await difference(servers, table, seat, random.Random(1), f"TWIN-7{number:03d}"))
    return [one for one in found if one is not None]


@pytest.mark.parametrize("name", EDITION_IDS)
async def test_no_program_can_tell_two_tables_apart_by_what_its_seat_may_not_see(
    pair: tuple[Server, Server],
    name: str,
) -> None:
    assert await differences(pair, name) == []


async def test_a_leak_to_a_program_planted_on_purpose_is_found(
    pair: tuple[Server, Server],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    leak_in_a_view(monkeypatch)
    assert await differences(pair, "standard")
