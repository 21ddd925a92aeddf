"""What somebody who only watches costs the server, beside somebody who plays; the socket apart.

    .venv/bin/python -m benchmarks.server.watchers [--passes N]

At tables of six, all that happens between a message that has been read and the bytes that are handed to a transport:
deciding, storing (in memory, so that no disk is measured), showing, framing. What a player costs is a move's whole cost
by six; what a watcher costs is what a move costs more with them, by their number. Both in one process, in turns. Ends
with 1 where a watcher costs more than a third of a player, in time or in memory.
"""

import argparse
import asyncio
import gc
import itertools
import json
import random
import statistics
import sys
import tempfile
import time
import tracemalloc
from pathlib import Path
from typing import Any, Final

from msgspec.structs import replace

from moonhare.cli.outfit import usual_outfit
from moonhare.rules.legal import draw
from moonhare.rules.views import view_for
from moonhare.server.bodies import OpenTable, TakeSeat
from moonhare.server.live.house import House
from moonhare.server.live.runtime import LiveTable
from moonhare.server.messages import ChangeSetting, Do, HostCommand, Key, StartGame
from moonhare.server.serving import world_of
from moonhare.server.settings import ServerSettings
from moonhare.server.stock import library_of
from moonhare.server.web.outbox import Outbox
from moonhare.storage import SqliteStore

SEATS: Final = 6
WATCHERS: Final = 60
MOVES: Final = 400
TABLES: Final = 20
"""In memory at once, where memory is weighed."""

MOST: Final = 1 / 3

_ids = itertools.count(10_000_000)


class Nowhere:
    """A transport and a WebSocket that take all and keep nothing."""

    closed = False

    def __init__(self) -> None:
        self.bytes = 0

    def writelines(self, data: list[bytes]) -> None:
        """Send it nowhere."""
        self.bytes += sum(map(len, data))

    def get_write_buffer_size(self) -> int:
        """Nothing waits."""
        return 0

    def is_closing(self) -> bool:
        """It stays open."""
        return False

    def abort(self) -> None:
        """Nothing ends."""

    def close(self, *, code: int) -> None:
        """Nothing is there to close."""


class Bench:
    """A house without a network."""

    def __init__(self, folder: Path, *, changes: bool = True, durable: bool = False) -> None:
        """`changes`: whether viewers ask for what has changed, as the browser does, rather than for whole views.

        `durable`: whether moves are stored in the folder.
        """
        settings = ServerSettings(data=str(folder), pace=20, showing_seconds=3600, announce_seconds=3600)
        library = library_of(settings)
        self.store = SqliteStore(folder if durable else None)
        self.house = House(world_of(settings, self.store, library, usual_outfit()), sets=library.default)
        self._rng, self._changes = random.Random(1), changes
        self.lines: list[Nowhere] = []

    def viewer(self, key: Key | None) -> Outbox:
        """Somebody's end of a connection."""
        nowhere = Nowhere()
        self.lines.append(nowhere)
        return Outbox(nowhere, nowhere, key, self.house.world.clock.now, changes=self._changes)

    async def table(self, *, start: bool = True) -> tuple[LiveTable, list[Outbox]]:
        """A table of six people who look at it and play, or are about to."""
        live, _, _ = await self.house.open(OpenTable(name="Player 1"))
        for number in range(2, SEATS + 1):
            await live.entrance.sit(TakeSeat(name=f"Player {number}"))
        players = [self.viewer(key) for key in range(1, SEATS + 1)]
        for player in players:
            live.connect(player)
        if start:
            await self.host(live, players, ChangeSetting(setting="target_score", value=200))
            await self.host(live, players, StartGame())
        return live, players

    @staticmethod
    async def host(live: LiveTable, players: list[Outbox], command: HostCommand) -> None:
        """Let the host, who plays too, say something of the table's life."""
        await live.do(players[0], Do(id=str(next(_ids)), game=0, round=0, phase=None, command=command))

    async def play(self, live: LiveTable, players: list[Outbox], moves: int) -> float:
        """Make some moves; gives the processor's seconds that one takes. What is drawn is not measured."""
        took = 0.0
        for _ in range(moves):
            if live.table.stage == "over":
                await self.host(live, players, StartGame())
            game = live.table.game
            assert game is not None
            seats = [seat for seat in range(SEATS) if _is_awaited(live, seat)]
            seat = self._rng.choice(seats)
            command = draw(view_for(game, live.table.seat(seat + 1)), self._rng, lambda medium: "far away")
            message = Do(
                id=str(next(_ids)),
                game=live.table.game_number,
                round=game.round,
                phase=game.phase.name,
                command=command,
            )
            begun = time.process_time()
            await live.do(players[seat], message)
            await asyncio.sleep(0)
            took += time.process_time() - begun
        return took / moves


def _is_awaited(live: LiveTable, seat: int) -> bool:
    game = live.table.game
    assert game is not None
    own = view_for(game, live.table.seat(seat + 1)).own
    assert own is not None
    may = replace(own.may, exchange=None)
    return own.may.exchange is None and may != type(may)()


async def times(bench: Bench, passes: int) -> tuple[float, float]:
    """Microseconds that a player and a watcher cost in a move, medians over passes."""
    live, players = await bench.table()
    await bench.play(live, players, MOVES)
    ours, theirs = [], []
    for _ in range(passes):
        alone = await bench.play(live, players, MOVES)
        watchers = [bench.viewer(None) for _ in range(WATCHERS)]
        for watcher in watchers:
            live.connect(watcher)
        watched = await bench.play(live, players, MOVES)
        for watcher in watchers:
            live.disconnect(watcher)
        ours.append(alone / SEATS * 1e6)
        theirs.append((watched - alone) / WATCHERS * 1e6)
    return statistics.median(ours), statistics.median(theirs)


async def weights(bench: Bench) -> tuple[float, float]:
    """Bytes that a player and a watcher take in memory, at tables in the middle of a game."""
    await bench.play(*await bench.table(), 50)
    gc.collect()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    tables = [await bench.table() for _ in range(TABLES)]
    for live, players in tables:
        await bench.play(live, players, 40)
    gc.collect()
    played = tracemalloc.get_traced_memory()[0]
    watchers = [(live, bench.viewer(None)) for live, _ in tables for _ in range(WATCHERS)]
    for live, watcher in watchers:
        live.connect(watcher)
    gc.collect()
    watched = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return (played - before) / (TABLES * SEATS), (watched - played) / len(watchers)


async def measure(passes: int) -> dict[str, Any]:
    """Measure both, and give the shares."""
    with tempfile.TemporaryDirectory() as folder:
        bench = Bench(Path(folder))
        try:
            gc.collect()
            player_us, watcher_us = await times(bench, passes)
            player_bytes, watcher_bytes = await weights(bench)
        finally:
            await bench.house.close()
            await bench.store.close()
    return {
        "player_us_a_move": round(player_us, 1),
        "watcher_us_a_move": round(watcher_us, 1),
        "of_the_time": round(watcher_us / player_us, 3),
        "player_bytes": round(player_bytes),
        "watcher_bytes": round(watcher_bytes),
        "of_the_memory": round(watcher_bytes / player_bytes, 3),
    }


def main() -> int:
    """Measure, tell, and give 1 where it is too much."""
    parser = argparse.ArgumentParser(description="What a watcher costs beside a player.")
    parser.add_argument("--passes", type=int, default=7)
    asked = parser.parse_args()
    told = asyncio.run(measure(asked.passes))
    sys.stdout.write(json.dumps(told) + "\n")
    return int(max(told["of_the_time"], told["of_the_memory"]) > MOST)


if __name__ == "__main__":
    sys.exit(main())
