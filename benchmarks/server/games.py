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

from benchmarks.server.mirror import Colyseus
from moonhare.server.table.difference import changed

SEATS = 6
CLUE = "moonlight over a quiet harbour, hare"
Kind = Literal["view", "refused", "other"]
_ids = itertools.count(10_000_000)


class Seen(Shape):
    """What one connection has been told."""

    def take(self, data: bytes) -> tuple[Kind, Iterable[bytes]]:
        """Take a frame in: what it is, and what to say to it."""
        ...


class Protocol(Shape):
    """A contender's language."""

    greets: bool
    """Whether a new connection is sent a view."""
    binary: bool

    def seen(self, table: int, seat: int) -> Seen:
        """What a new connection has been told: nothing yet."""
        ...

    def join(self, port: int, table: int) -> Iterable[tuple[str, dict[str, str]]]:
        """Address and headers of each seat's connection."""
        ...

    def begin(self) -> Iterable[bytes]:
        """What the first seat says once all are there."""
        ...

    def choose(self, seats: list[Any], rng: random.Random) -> tuple[int, bytes]:
        """The next mover and what they say, from what was seen."""
        ...


class _Changes(msgspec.Struct):
    view: dict[str, msgspec.Raw]


_changes = msgspec.json.Decoder(_Changes).decode
_plain = msgspec.json.Decoder().decode


class MoonhareSeen:
    """A view, and the changes since, which are read only when this seat matters: most never do."""

    def __init__(self) -> None:
        self._view: dict[str, Any] = {}
        self._waiting: dict[str, list[msgspec.Raw]] = {"public": [], "own": []}

    def take(self, data: bytes) -> tuple[Kind, Iterable[bytes]]:
        if data.startswith(b'{"type":"changed"'):
            for name, change in _changes(data).view.items():
                self._waiting.get(name, []).append(change)
            return "view", ()
        if data.startswith(b'{"type":"view"'):
            self._view = _plain(data)
            self._waiting = {"public": [], "own": []}
            return "view", ()
        return "refused" if data.startswith(b'{"type":"refused"') else "other", ()

    def part(self, name: Literal["public", "own"]) -> Any:
        """The public part or this seat's own, as it is now."""
        for change in self._waiting[name]:
            self._view[name] = changed(self._view[name], _plain(change))
        self._waiting[name].clear()
        return self._view[name]


class Moonhare:
    """This project's server, as the browser speaks to it: tables opened over HTTP, seats by cookie, changes."""

    greets, binary = True, False

    def seen(self, table: int, seat: int) -> MoonhareSeen:
        return MoonhareSeen()

    def join(self, port: int, table: int) -> Iterable[tuple[str, dict[str, str]]]:
        code = ""
        for seat in range(SEATS):
            path = f"/api/tables/{code}/seats" if code else "/api/tables"
            body, cookie = _post(port, path, {"name": f"Player {seat}"})
            code = body["code"]
            yield f"ws://127.0.0.1:{port}/t/{code}/ws?views=changes", {"Cookie": cookie}

    def begin(self) -> Iterable[bytes]:
        yield _do(b'{"type":"change-setting","setting":"target_score","value":200}')
        yield _do(b'{"type":"start-game"}')

    def choose(self, seats: list[MoonhareSeen], rng: random.Random) -> tuple[int, bytes]:
        public = seats[0].part("public")
        game = public["game"]
        if game is None or public["stage"] == "over":
            return 0, _do(b'{"type":"start-game"}')
        seat, phase = rng.choice(_awaited(game["standings"])), game["phase"]
        own = seats[seat].part("own")["game"]
        if phase in ("announcing", "telling"):
            command = b'{"type":"tell-clue","text":"%b","card":"%b"}'
            command %= (CLUE.encode(), rng.choice(own["hand"]).encode())
        elif phase == "giving":
            command = b'{"type":"give-cards","cards":["%b"]}' % rng.choice(own["hand"]).encode()
        elif phase == "voting":
            forbidden = own["may"]["vote"]["forbidden"]
            slots = [slot for slot in range(1, len(game["slots"]) + 1) if slot not in forbidden]
            command = b'{"type":"cast-votes","slots":[%d]}' % rng.choice(slots)
        else:
            command = b'{"type":"go-on"}'
        return seat, _do(command, public["game_number"], game["round"], b'"%b"' % phase.encode())


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


class Latest:
    """The view that came last, and how boardgame.io's sessions are opened."""

    def __init__(self, opened: bytes) -> None:
        self._opened = opened
        self.view = b""

    def take(self, data: bytes) -> tuple[Kind, Iterable[bytes]]:
        if data.startswith((b'42/moon,["update"', b'42/moon,["sync"')):
            self.view = data
            return "view", ()
        if data.startswith(b"40/moon"):
            return "other", (self._opened,)
        return "other", {b"0": (b"40/moon,",), b"2": (b"3",)}.get(data[:1], ())


class Boardgame:
    """boardgame.io over socket.io, its own transport."""

    greets, binary = True, False

    def __init__(self) -> None:
        self._update = msgspec.json.Decoder(tuple[str, str, _BoardState, msgspec.Raw]).decode
        self._sync = msgspec.json.Decoder(tuple[str, str, _Synced]).decode

    def seen(self, table: int, seat: int) -> Latest:
        return Latest(b"42/moon,%b" % msgspec.json.encode(["sync", f"m{table}", str(seat), None, SEATS]))

    def join(self, port: int, table: int) -> Iterable[tuple[str, dict[str, str]]]:
        return [(f"ws://127.0.0.1:{port}/socket.io/?EIO=4&transport=websocket", {})] * SEATS

    def begin(self) -> Iterable[bytes]:
        return ()

    def choose(self, seats: list[Latest], rng: random.Random) -> tuple[int, bytes]:
        match, state = self._read(seats[0].view)
        seat = rng.choice(_awaited(state.G.standings))
        state = self._read(seats[seat].view)[1]
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


class Anything:
    """Whatever comes is a view."""

    def take(self, data: bytes) -> tuple[Kind, Iterable[bytes]]:
        return "view", ()


class Ceiling:
    """The raw socket library, which says the same to everything."""

    greets, binary = False, False

    def seen(self, table: int, seat: int) -> Anything:
        return Anything()

    def join(self, port: int, table: int) -> Iterable[tuple[str, dict[str, str]]]:
        return [(f"ws://127.0.0.1:{port}/ws/{table}/{seat}", {}) for seat in range(SEATS)]

    def begin(self) -> Iterable[bytes]:
        return ()

    def choose(self, seats: list[Anything], rng: random.Random) -> tuple[int, bytes]:
        return rng.randrange(SEATS), _do(b'{"type":"give-cards","cards":["set:42"]}', 1, 1, b'"giving"')


PROTOCOLS: dict[str, type[Any]] = {
    "moonhare": Moonhare,
    "boardgame": Boardgame,
    "colyseus": Colyseus,
    "ceiling": Ceiling,
}
