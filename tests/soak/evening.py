"""A soak: one real server, many tables, people who come and go on whole and on lossy lines, and what is held to."""

import asyncio
import json
import random
import tempfile
import time
from collections import deque
from collections.abc import Coroutine
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from moonhare.rules.log import read_log, replay_log
from tests.browser.wire import Wire
from tests.exporting import exported
from tests.server.net import a_session
from tests.server.test_killed import Process
from tests.soak.place import Place
from tests.soak.souls import Soul

if TYPE_CHECKING:
    import aiohttp

KINDS: Final = (("standard", 4), ("odyssey-team", 6), ("odyssey", 7), ("odyssey-party", 6), ("classic", 4))
"""Editions, and how many seats are taken as a game begins."""

PACES: Final = (
    {"pace": "own", "limits": {"clue": 8, "give": 6, "vote": 6, "points": 5}, "hard": True},
    {"pace": "own", "limits": {"clue": 6, "give": 5, "vote": 7, "points": 5}, "hard": False},
    {"pace": "quick", "hard": True},
)

ENOUGH: Final = 5
"""Faults after which an evening ends early."""

MOST_TOLD: Final = 12

SETTINGS: Final[dict[str, Any]] = {
    "away_seconds": 4,
    "showing_seconds": 5,
    "announce_seconds": 1,
    "log_format": "json",
    "limit_tables": "",
    "limit_seats": "",
    "limit_guesses": "",
    "limit_recalls": "",
    "limit_sockets": 5000,
}


class Evening:
    """All tables of a soak."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.seed, self.folder = seed, folder
        self.rng = random.Random(seed)
        self.places: list[Place] = []
        self.over = asyncio.Event()
        self.ports: list[int] = []
        self.port = 0
        self.session: aiohttp.ClientSession
        self._following: set[asyncio.Task[None]] = set()

    def follow(self, work: Coroutine[Any, Any, None]) -> None:
        """Have something done beside the rest."""
        task = asyncio.create_task(work)
        self._following.add(task)
        task.add_done_callback(self._following.discard)

    async def run(self, tables: int, seconds: float, *, beside: Any = None) -> None:
        """Play at many tables for a while; raises `AssertionError` with whatever went wrong.

        `beside`: is called with this evening once all tables are open, and is done before the server stops.
        """
        with tempfile.TemporaryFile() as errors:
            process = Process(self.folder, pace=0.2, errors=errors, **SETTINGS)
            await process.start()
            self.port = process.port
            wires = [Wire(self.port) for _ in range(3)]
            # Twice as often a whole line as a lossy one.
            self.ports = [self.port] * 6 + [wire.port for wire in wires]
            try:
                async with a_session() as self.session:
                    await self._play(tables, seconds, wires, beside)
                    await self._check_memory()
            finally:
                for wire in wires:
                    wire.close()
                status = await process.stop()
            errors.seek(0)
            faults = self._faults_of_log(errors.read().decode().splitlines(), status)
        for place in self.places:
            self._check_replay(place)
        faults += [fault for place in self.places for fault in place.faults]
        faults += [f"nobody played at {place.code}" for place in self.places if not place.moves or not place.frames]
        assert not faults, f"seed {self.seed}:\n" + "\n".join(faults[:MOST_TOLD])

    async def _play(self, tables: int, seconds: float, wires: list[Wire], beside: Any) -> None:
        lives: list[Soul] = []
        for number in range(tables):
            lives += await self._open(number)
        tasks = [asyncio.create_task(soul.live()) for soul in lives]
        tasks += [asyncio.create_task(self._disturb(wires)), asyncio.create_task(self._watch_over())]
        pages = None if beside is None else asyncio.create_task(beside(self))
        with suppress(TimeoutError):
            await asyncio.wait_for(self.over.wait(), seconds)
        self.over.set()
        for wire in wires:
            wire.mend()
        if pages is not None:
            await pages
        await asyncio.wait_for(asyncio.gather(*tasks, *self._following), 60)

    async def _open(self, number: int) -> list[Soul]:
        """Open a table with some people and computers; others come later, watch, or put up a screen."""
        edition, players = KINDS[number % len(KINDS)]
        rng = random.Random(f"{self.seed} table {number}")
        persons = rng.randint(2, min(4, players - 1))
        body = {"name": f"Host{number}", "edition": edition, "computers": players - persons}
        async with self.session.post(f"http://127.0.0.1:{self.port}/api/tables", json=body) as answer:
            told = await answer.json()
            assert answer.status == 201, told
        place = Place(self.folder, told["code"], f"{self.seed} {number}")
        self.places.append(place)
        host = Soul(self, place, f"Host{number}")
        host.take_seat(told["key"], answer)
        souls = [host]
        for guest in range(1, persons):
            souls.append(Soul(self, place, f"P{number}of{guest}"))
            await souls[-1].come_in()
        await self._set_up(number, edition, host, rng)
        souls += [Soul(self, place, f"Late{number}of{late}") for late in range(rng.randint(0, 2))]
        souls += [Soul(self, place, f"Watch{number}of{one}", looks_on=True) for one in range(rng.randint(0, 2))]
        if rng.random() < 0.4:
            souls.append(Soul(self, place, f"Screen{number}", screen=True))
        return souls

    async def _set_up(self, number: int, edition: str, host: Soul, rng: random.Random) -> None:
        """Choose rules by which several games fit into an evening, and for every other table a clock."""
        wishes: list[dict[str, Any]] = []
        rules = {"standard": ("target_score", 6), "odyssey": ("target_score", 7), "odyssey-team": ("whisper", True)}
        if edition in rules:
            name, value = rules[edition]
            wishes.append({"type": "change-setting", "setting": name, "value": value})
        if number % 2:
            wishes.append({"type": "choose-time", **PACES[number // 2 % len(PACES)]})
        wishes.append({"type": "start-game"})
        url = f"http://127.0.0.1:{self.port}/t/{host.place.code}/ws"
        async with self.session.ws_connect(url, headers=host.cookies) as socket:
            for at, wish in enumerate(wishes):
                about = {"game": 0, "round": 0, "phase": None}
                await socket.send_json({"type": "do", "id": f"{host.name}-set-up-{at}", **about, "command": wish})
                while (told := json.loads((await socket.receive(timeout=10)).data))["type"] != "accepted":
                    assert told["type"] == "view", told

    async def _disturb(self, wires: list[Wire]) -> None:
        """Cut lines, have them fall silent, mend them."""
        rng = random.Random(f"{self.seed} wires")
        while not self.over.is_set():
            await asyncio.sleep(rng.uniform(0.5, 4))
            wire = rng.choice(wires)
            rng.choice((wire.cut, wire.fall_silent, wire.mend, wire.mend))()

    async def _watch_over(self) -> None:
        """Look after all tables, and how late the whole machine is: it may have other things to do."""
        late: deque[float] = deque(maxlen=40)
        while not self.over.is_set():
            begun = time.monotonic()
            await asyncio.sleep(0.5)
            async with self.session.get(f"http://127.0.0.1:{self.port}/api/health") as answer:
                assert answer.status == 200
            late.append(time.monotonic() - begun - 0.5)
            for place in self.places:
                place.check_that_it_goes_on(3 * max(late))
            if sum(len(place.faults) for place in self.places) >= ENOUGH:
                self.over.set()

    # ---- in the end

    async def _check_memory(self) -> None:
        """Compare what the server remembers of each game with what people saw, and with the sum of its lines."""
        for place in self.places:
            place.truth.read_on()
            for game in range(1, place.truth.now.game_number + 1):
                url = f"http://127.0.0.1:{self.port}/api/tables/{place.code}/rounds?game={game}"
                async with self.session.get(url) as answer:
                    assert answer.status == 200, await answer.text()
                    told = await answer.json()
                for one in told["rounds"]:
                    outcome = one["outcome"]
                    sums = list(outcome["before"])
                    for line in outcome["lines"]:
                        seats = next((team for team in told["teams"] if line["seat"] in team), [line["seat"]])
                        for seat in seats:
                            sums[seat] += line["points"]
                    seen = place.points.get((game, outcome["round"]))
                    if sums != outcome["after"] or (seen is not None and list(seen) != outcome["after"]):
                        place.fault(
                            f"game {game}: points {seen} were seen, {sums} are the lines', {outcome['after']} told"
                        )

    @staticmethod
    def _faults_of_log(lines: list[str], status: int) -> list[str]:
        bad = [line for line in lines if not line.startswith("{") or json.loads(line)["level"] in {"error", "critical"}]
        return bad + [f"the server ended with {status}"] * bool(status)

    def _check_replay(self, place: Place) -> None:
        """Play every game of a table again from its exported log, by the rules, and compare the points."""
        place.truth.close()
        for number, log in enumerate(exported(self.folder, place.code), start=1):
            outcomes = [moment.game.last for moment in replay_log(read_log(log)) if moment.game.last is not None]
            counted = {outcome.round: outcome.after for outcome in outcomes}
            seen = {one: points for (game, one), points in place.points.items() if game == number}
            if wrong := [one for one, points in seen.items() if counted.get(one) != points]:
                place.fault(f"game {number} replays to other points than people saw in the rounds {wrong}")

    @property
    def told(self) -> str:
        """How much happened, in a line."""
        frames, moves = (sum(getattr(place, what) for place in self.places) for what in ("frames", "moves"))
        games = sum(place.truth.now.game_number for place in self.places)
        return f"{len(self.places)} tables, {games} games, {moves} moves, {frames} frames looked at"
