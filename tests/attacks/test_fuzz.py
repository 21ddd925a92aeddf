"""A flood of made-up messages at a table where people sit: honest answers to every one of them, and nothing else.

What an honest answer is, the schema alone decides: what is a message of it is answered as the document says, whatever
is none is refused, with its id where one can be read; nothing happens at the table but by what was accepted.
"""

import asyncio
import json
import os
import random
import statistics
import time
from collections import Counter
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import pytest
import structlog
from msgspec.structs import replace

from moonhare.rules.state import Game
from moonhare.rules.views import PublicView, public_view
from moonhare.server.live import patience
from moonhare.server.live.runtime import LiveTable
from moonhare.server.messages import MOST_MESSAGE_BYTES, Accepted
from moonhare.server.table import viewing
from tests.attacks.fuzzing import Fuzzer
from tests.attacks.lines import TEXT, a_socket
from tests.attacks.lines import Line as RawLine
from tests.server.net import Seat, Server, a_server
from tests.server.schema_client import FROM_CLIENT, FROM_TABLE

WHOLE: Final = os.environ.get("MOONHARE_ATTACKS") == "whole"
SHARDS, MESSAGES = (20, 50_000) if WHOLE else (1, 2_000)
BATCH: Final = 40
ROUNDS_OF_A_TABLE: Final = 60
"""Batches after which everybody moves on to another table."""

NO_MESSAGE: Final = {"malformed", "not-json", "not-utf-8", "key-twice", "too-large"}
STILL: Final = {"announce_seconds": 3600.0, "showing_seconds": 3600.0, "away_seconds": 3600.0, "pace": 100.0}
"""The table does nothing by itself."""
FREE: Final = {"limit_commands": 1_000_000, "limit_tables": "", "limit_seats": "", "limit_guesses": ""}
MOST_GROWTH: Final = 48
"""Megabytes that the process may gain from the first fifth to the end."""


@pytest.fixture(autouse=True)
def at_any_pace(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is refused for its pace has tests of its own; here as much as possible shall be done."""
    monkeypatch.setattr(patience, "PEOPLES_PACE", 1_000_000.0)


def framed(data: bytes) -> bytes:
    """A frame under a mask of noughts."""
    size = len(data)
    head = bytes((0x81, 0x80 | size)) if size < 126 else bytes((0x81, 0xFE)) + size.to_bytes(2)
    return head + b"\0\0\0\0" + data


def strictly(data: bytes) -> Any:
    """JSON as the document has it. Raises `ValueError`."""

    def pairs(found: list[tuple[str, Any]]) -> dict[str, Any]:
        if len(dict(found)) != len(found):
            raise ValueError("a key twice")
        return dict(found)

    def constant(name: str) -> Any:
        raise ValueError(name)

    def point(written: str) -> Any:
        # A number with a point is whole for the schema's language, and for the document never.
        return {"point": written}

    value = json.loads(data.decode(), object_pairs_hook=pairs, parse_constant=constant, parse_float=point)
    json.dumps(value, ensure_ascii=False).encode()
    return value


def name_in(data: bytes) -> str | None:
    """The id that a refusal bears: of any JSON that has one of the right form."""
    try:
        value = json.loads(data)
    except (ValueError, RecursionError):
        return None
    name = value.get("id") if isinstance(value, dict) else None
    letters = isinstance(name, str) and name.isascii() and name.replace("-", "x").replace("_", "x").isalnum()
    return name if isinstance(name, str) and letters and 8 <= len(name) <= 64 else None


def expected(data: bytes) -> tuple[str, str | None]:
    """How a message has to be answered, and under which id."""
    try:
        value: Any = strictly(data) if len(data) <= MOST_MESSAGE_BYTES else None
        if FROM_CLIENT.is_valid(value):
            kind = {"ping": "pong", "sign": "silence", "guess": "silence"}.get(value["type"], "answer")
            return kind, value.get("id")
    except (ValueError, RecursionError):
        pass
    return "refusal", name_in(data)


class Actor:
    """Somebody at the table who sends what a fuzzer makes."""

    def __init__(self, line: RawLine, fuzzer: Fuzzer, key: int | None) -> None:
        self.line, self.fuzzer, self.key = line, fuzzer, key
        self.gone = False
        self.heard = b""
        """All frames of the present batch."""

    async def batch(self, number: int, many: int) -> tuple[list[bytes], list[dict[str, Any]]]:
        """Send some messages, and hear all that is said until the last one is answered."""
        last = f"the-last-of-batch-{number:08d}"
        sent = [self.fuzzer.message() for _ in range(many)]
        ending = json.dumps({"type": "nothing", "id": last}).encode()
        writing = asyncio.create_task(self.line.send(b"".join(map(framed, [*sent, ending]))))
        told: list[dict[str, Any]] = []
        self.heard = b""
        try:
            while not told or told[-1].get("id") != last:
                opcode, payload = await self.line.receive()
                if opcode != TEXT:
                    self.gone = True
                    break
                self.heard += payload + b"\n"
                message = json.loads(payload)
                told.append(message)
                if message["type"] == "view":
                    self.fuzzer.view = message
                self.gone |= message["type"] == "gone"
        except EOFError:
            self.gone = True
        await writing
        return sent, told[:-1] if told and told[-1].get("id") == last else told


def judge(sent: list[bytes], told: list[dict[str, Any]], *, gone: bool) -> int:
    """Hold what was told against what was sent; how many commands were accepted."""
    wanted = Counter(expected(data) for data in sent)
    named, nameless, pongs, accepted = Counter[str](), 0, 0, 0
    refusable = {name for (kind, name) in wanted if kind == "answer"}
    for message in told:
        FROM_TABLE.validate(message)
        kind, name = str(message["type"]), message.get("id")
        if kind == "pong":
            pongs += 1
        elif kind == "accepted":
            accepted += 1
            named[str(name)] += 1
            assert name in refusable, f"accepted, and is no message: {name}"
        elif kind == "refused":
            assert message["code"] not in ("internal", "not-stored"), message
            assert message["code"] in NO_MESSAGE or name in refusable, message
            if name is None:
                nameless += 1
            else:
                named[name] += 1
    due = Counter[str]()
    for (kind, name), many in wanted.items():
        if name is not None and kind in ("answer", "refusal"):
            due[name] += many
    silent = wanted[("refusal", None)]
    if gone:
        assert named <= due
        assert nameless <= silent
    else:
        assert named == due, (named - due, due - named)
        assert nameless == silent
        assert pongs == sum(many for (kind, _), many in wanted.items() if kind == "pong")
    return accepted


def hidden_from(live: LiveTable, key: int | None) -> set[str]:
    """Cards that a seat may not know: other hands and the pile, but for what has been seen of them."""
    game = live.table.game
    if game is None:
        return set()
    seats = [
        None if not 0 <= at < len(live.table.members) else live.table.members[at].key for at in range(game.players)
    ]
    return {str(card) for at, hand in enumerate(game.hands) if seats[at] != key for card in hand} | set(
        map(str, game.pile)
    )


def leaked(live: LiveTable, key: int | None, told: list[dict[str, Any]], own: str) -> list[str]:
    """What was shown of the present round that this seat may not know, but for what it said itself."""
    game, found = live.table.game, []
    if game is None:
        return []
    for message in told:
        shown = message
        if message["type"] == "view":
            public = message["public"]
            if public["game"] is None or (public["game_number"], public["game"]["round"]) != (
                live.table.game_number,
                game.round,
            ):
                continue
            # The round before lay open; its cards may be in hands again.
            shown = message | {"public": public | {"game": public["game"] | {"outcome": None}}}
        text = json.dumps(shown)
        found += [card for card in hidden_from(live, key) if f'"{card}"' in text and card not in own]
    return found


async def a_party(server: Server, number: int) -> tuple[Seat, list[Seat]]:
    """A table with a host, three others and one who only looks; every other one plays, for rubbish seldom begins."""
    host = await server.open(edition=("odyssey-team", "standard", "odyssey-party", "classic")[number % 4])
    seats = [await server.sit(host.code, name) for name in ("Bo", "Cy", "Di")]
    if number % 2:
        async with host.connect() as tab:
            assert isinstance(await tab.do({"type": "start-game"}), Accepted)
    return host, [host, *seats, server.watcher(host.code)]


async def attack(server: Server, seed: int, most: int) -> dict[str, int]:
    """Send so many messages, table after table; what came of them."""
    rng, sent, number, told_of = random.Random(seed), 0, 0, Counter[str]()
    grown_from, fifth = 0, most // 5
    while sent < most:
        number += 1
        host, seats = await a_party(server, number)
        live = next(one for one in server.site.house.awake if one.code == host.code)
        secrets = [str(seat.secret).encode() for seat in seats if seat.secret] + [str(live.table.seed).encode()]
        actors: dict[int, Actor] = {}
        out = set[int]()  # whose seat is gone
        async with _lines() as lines:
            for batch in range(ROUNDS_OF_A_TABLE):
                if sent >= most:
                    break
                at = rng.randrange(len(seats))
                if at in out:
                    continue
                actor = actors.get(at)
                if actor is None:
                    seat = seats[at]
                    try:
                        line, view = await lines.open(server, seat)
                    except ConnectionError:
                        out.add(at)
                        continue
                    actor = actors[at] = Actor(line, Fuzzer(rng, f"s{seed}t{number}a{at}b{batch}"), seat.key)
                    actor.fuzzer.view = view
                before = live.table
                messages, told = await actor.batch(sent, BATCH)
                sent += len(messages)
                accepted = judge(messages, told, gone=actor.gone)
                told_of["accepted"] += accepted
                told_of.update(one["code"] for one in told if one["type"] == "refused")
                computers = any(member.kind == "computer" for member in live.table.members)
                if not accepted and not actor.gone and not computers:
                    assert live.table is before, "something happened that nobody was told to have done"
                mine = str(seats[at].secret).encode()
                for secret in secrets:
                    assert secret not in actor.heard or secret == mine
                assert not leaked(live, actor.key, told, b"".join(messages).decode(errors="replace"))
                if actor.gone:
                    del actors[at]
        if server.site.house.is_awake(host.code):
            await server.site.house.forget(host.code)
        if sent >= fifth and not grown_from:
            grown_from = resident()
    told_of["megabytes"] = resident() - (grown_from or resident())
    return dict(told_of)


class _lines:  # noqa: N801 - used like a function
    """Sockets that are closed together."""

    def __init__(self) -> None:
        self._open: list[Any] = []

    async def __aenter__(self) -> "_lines":
        return self

    async def open(self, server: Server, seat: Seat) -> tuple[RawLine, dict[str, Any]]:
        """A socket for a seat, and what it shows. Raises `ConnectionError` where it is not let in."""
        opening = a_socket(server, f"/t/{seat.code}/ws", seat.headers)
        try:
            line = await opening.__aenter__()
        except AssertionError:
            raise ConnectionError("not let in") from None
        self._open.append(opening)
        opcode, payload = await line.receive()
        if opcode != TEXT or not payload.startswith(b'{"type":"view"'):
            raise ConnectionError("turned back")
        return line, json.loads(payload)

    async def __aexit__(self, *_: object) -> None:
        for opening in self._open:
            with suppress(Exception):
                await opening.__aexit__(None, None, None)


def resident() -> int:
    """Megabytes of memory that this process has."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") // 1_000_000


async def quickness(server: Server) -> float:
    """Seconds that a sign of life takes to be answered, at a table of its own."""
    host, took = await server.open(), []
    async with host.connect() as tab:
        for _ in range(30):
            begun = time.perf_counter()
            await tab.send(type="ping")
            await tab.next()
            took.append(time.perf_counter() - begun)
    return statistics.median(took)


@pytest.mark.timeout(1800)
@pytest.mark.parametrize("shard", range(SHARDS))
async def test_whatever_is_sent_is_answered_honestly_and_nothing_else_happens(tmp_path: Path, shard: int) -> None:
    faults: list[dict[str, Any]] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, context: faults.append(context))
    with structlog.testing.capture_logs() as logged:
        async with a_server(tmp_path, **STILL, **FREE) as server:
            told = await attack(server, shard, MESSAGES)
            assert await quickness(server) < 0.1
            assert (await server.get("/api/health"))[0] == 200
    print(f"shard {shard}: {dict(sorted(told.items(), key=lambda item: -item[1]))}")
    assert [entry for entry in logged if entry["log_level"] in ("error", "critical", "exception")] == []
    assert faults == []
    # The flood was no mere rubbish: much of it was done, and much was refused by the rules and not by its form.
    assert told["accepted"] > MESSAGES * 0.02
    assert len(told) > 20
    assert told["megabytes"] < MOST_GROWTH


async def test_a_leak_planted_on_purpose_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(game: Game) -> PublicView:
        view = public_view(game)
        return replace(view, discards=(*view.discards, *game.pile[:1]))

    monkeypatch.setattr(viewing, "public_view", leaky)
    async with a_server(tmp_path, **STILL, **FREE) as server:
        with pytest.raises(AssertionError, match="leaked"):
            await attack(server, 0, MESSAGES)
