"""How the generator speaks to each contender: joining, what a frame is, and the next command at a table.

The next mover's view is read and no other: the generator has to be quicker than those whom it measures.
"""

import http.client
import itertools
import json
import random
from collections.abc import Iterable
from typing import Any, Literal
from typing import Protocol as Shape

import msgspec

SEATS = 6
CLUE = "moonlight over a quiet harbour, hare"
Kind = Literal["view", "refused", "ping", "greeting", "open", "other"]
_ids = itertools.count(10_000_000)


class Protocol(Shape):
    """A contender's language."""

    greets: bool
    """Whether a new connection is sent a view."""
    hello: bytes
    """What to say to a greeting."""

    def join(self, port: int, table: int) -> Iterable[tuple[str, dict[str, str]]]:
        """Address and headers of each seat's connection."""
        ...

    def opened(self, table: int, seat: int) -> Iterable[bytes]:
        """What to say when the other side has opened its session."""
        ...

    def begin(self) -> Iterable[bytes]:
        """What the first seat says once all are there."""
        ...

    def kind(self, data: bytes) -> Kind:
        """What a frame is."""
        ...

    def choose(self, views: list[bytes], rng: random.Random) -> tuple[int, bytes]:
        """The next mover and what they say."""
        ...


class _Public(msgspec.Struct):
    round: int
    phase: str
    standings: list[str]
    slots: list[str]


class _Vote(msgspec.Struct):
    forbidden: list[int]


class _May(msgspec.Struct):
    vote: _Vote | None = None


class _Own(msgspec.Struct):
    hand: list[str]
    may: _May


class _Self(msgspec.Struct):
    game: _Own | None


class _TablePublic(msgspec.Struct):
    stage: str
    game_number: int
    game: _Public | None


class _View(msgspec.Struct):
    public: _TablePublic
    own: _Self


class Moonhare:
    """This project's server: tables opened over HTTP, seats by cookie."""

    greets = True
    hello = b""

    def __init__(self) -> None:
        self._view = msgspec.json.Decoder(_View).decode

    def join(self, port: int, table: int) -> Iterable[tuple[str, dict[str, str]]]:
        code = ""
        for seat in range(SEATS):
            path = f"/api/tables/{code}/seats" if code else "/api/tables"
            body, cookie = _post(port, path, {"name": f"Player {seat}"})
            code = body["code"]
            yield f"ws://127.0.0.1:{port}/t/{code}/ws", {"Cookie": cookie}

    def opened(self, table: int, seat: int) -> Iterable[bytes]:
        return ()

    def begin(self) -> Iterable[bytes]:
        yield _do(b'{"type":"change-setting","setting":"target_score","value":200}')
        yield _do(b'{"type":"start-game"}')

    def kind(self, data: bytes) -> Kind:
        if data.startswith(b'{"type":"view"'):
            return "view"
        return "refused" if data.startswith(b'{"type":"refused"') else "other"

    def choose(self, views: list[bytes], rng: random.Random) -> tuple[int, bytes]:
        public = self._view(views[0]).public
        game = public.game
        if game is None or public.stage == "over":
            return 0, _do(b'{"type":"start-game"}')
        seat = rng.choice(_awaited(game.standings))
        own = self._view(views[seat]).own.game
        assert own is not None
        if game.phase in ("announcing", "telling"):
            command = b'{"type":"tell-clue","text":"%b","card":"%b"}' % (CLUE.encode(), rng.choice(own.hand).encode())
        elif game.phase == "giving":
            command = b'{"type":"give-cards","cards":["%b"]}' % rng.choice(own.hand).encode()
        elif game.phase == "voting":
            assert own.may.vote is not None
            slots = [slot for slot in range(1, len(game.slots) + 1) if slot not in own.may.vote.forbidden]
            command = b'{"type":"cast-votes","slots":[%d]}' % rng.choice(slots)
        else:
            command = b'{"type":"go-on"}'
        return seat, _do(command, public.game_number, game.round, b'"%b"' % game.phase.encode())


def _awaited(standings: list[str]) -> list[int]:
    return [seat for seat, standing in enumerate(standings) if standing == "awaited"]


def _do(command: bytes, game: int = 0, number: int = 0, phase: bytes = b"null") -> bytes:
    shape = b'{"type":"do","id":"%d","game":%d,"round":%d,"phase":%b,"command":%b}'
    return shape % (next(_ids), game, number, phase, command)


def _post(port: int, path: str, body: dict[str, Any]) -> tuple[Any, str]:
    connection = http.client.HTTPConnection("127.0.0.1", port)
    connection.request("POST", path, json.dumps(body), {"Content-Type": "application/json"})
    answer = connection.getresponse()
    told = json.loads(answer.read())
    assert answer.status == 201, told
    return told, answer.headers["Set-Cookie"].partition(";")[0]


class _BoardOwn(msgspec.Struct):
    hand: list[str]
    forbidden: list[int]


class _BoardGame(msgspec.Struct):
    phase: str
    standings: list[str]
    slots: list[str]
    own: _BoardOwn


class _BoardState(msgspec.Struct):
    G: _BoardGame
    state_id: int = msgspec.field(name="_stateID")


class _Synced(msgspec.Struct):
    state: _BoardState


class Boardgame:
    """boardgame.io over socket.io, its own transport."""

    greets = True
    hello = b"40/moon,"

    def __init__(self) -> None:
        self._update = msgspec.json.Decoder(tuple[str, str, _BoardState, msgspec.Raw]).decode
        self._sync = msgspec.json.Decoder(tuple[str, str, _Synced]).decode

    def join(self, port: int, table: int) -> Iterable[tuple[str, dict[str, str]]]:
        return [(f"ws://127.0.0.1:{port}/socket.io/?EIO=4&transport=websocket", {})] * SEATS

    def opened(self, table: int, seat: int) -> Iterable[bytes]:
        yield b"42/moon,%b" % msgspec.json.encode(["sync", f"m{table}", str(seat), None, SEATS])

    def begin(self) -> Iterable[bytes]:
        return ()

    def kind(self, data: bytes) -> Kind:
        if data.startswith((b'42/moon,["update"', b'42/moon,["sync"')):
            return "view"
        if data.startswith(b"40/moon"):
            return "open"
        return {b"0": "greeting", b"2": "ping"}.get(data[:1], "other")  # type: ignore[return-value]  # kinds

    def choose(self, views: list[bytes], rng: random.Random) -> tuple[int, bytes]:
        match, state = self._read(views[0])
        seat = rng.choice(_awaited(state.G.standings))
        state = self._read(views[seat])[1]
        game = state.G
        arguments: list[Any] = []
        if game.phase in ("announcing", "telling"):
            name, arguments = "tell", [CLUE, rng.choice(game.own.hand)]
        elif game.phase == "giving":
            name, arguments = "give", [rng.choice(game.own.hand)]
        elif game.phase == "voting":
            slots = [slot for slot in range(1, len(game.slots) + 1) if slot not in game.own.forbidden]
            name, arguments = "vote", [rng.choice(slots)]
        else:
            name = "goOn"
        payload = {"type": name, "args": arguments, "playerID": str(seat), "credentials": None}
        action = {"type": "MAKE_MOVE", "payload": payload}
        return seat, b"42/moon,%b" % msgspec.json.encode(["update", action, state.state_id, match, str(seat)])

    def _read(self, view: bytes) -> tuple[str, _BoardState]:
        data = view[len(b"42/moon,") :]
        if data.startswith(b'["sync"'):
            _, match, synced = self._sync(data)
            return match, synced.state
        _, match, state, _ = self._update(data)
        return match, state


class Ceiling:
    """The raw socket library, which says the same to everything."""

    greets = False
    hello = b""

    def join(self, port: int, table: int) -> Iterable[tuple[str, dict[str, str]]]:
        return [(f"ws://127.0.0.1:{port}/ws/{table}/{seat}", {}) for seat in range(SEATS)]

    def opened(self, table: int, seat: int) -> Iterable[bytes]:
        return ()

    def begin(self) -> Iterable[bytes]:
        return ()

    def kind(self, data: bytes) -> Kind:
        return "view"

    def choose(self, views: list[bytes], rng: random.Random) -> tuple[int, bytes]:
        return rng.randrange(SEATS), _do(b'{"type":"give-cards","cards":["set:42"]}', 1, 1, b'"giving"')


PROTOCOLS: dict[str, type[Any]] = {"moonhare": Moonhare, "boardgame": Boardgame, "ceiling": Ceiling}
