"""How the generator speaks to Colyseus: its patches are not read, so its game is played along here.

The same shuffles as in `colyseus/server.mjs`, from the same seed a table.
"""

import http.client
import json
import random
from collections.abc import Iterable
from typing import Any, Final, Literal

import msgspec

SEATS: Final = 6
HAND: Final = 6
DECK: Final = 84
TARGET: Final = 200
CLUE: Final = "moonlight over a quiet harbour, hare"
JOINED, REFUSED, FULL, PATCH, TYPE = 10, 13, 14, 15, 0x1F
"""The first byte of Colyseus' frames, below its flags: joined, a message, the whole state, a patch."""


class Game:
    """One table's game, as the server has it."""

    def __init__(self, table: int) -> None:
        self._seed = 1000 + table
        self._deal()

    def _shuffle(self, cards: list[str]) -> list[str]:
        for last in range(len(cards) - 1, 0, -1):
            self._seed = (self._seed * 1103515245 + 12345) & 0x7FFFFFFF
            other = (self._seed >> 8) % (last + 1)
            cards[last], cards[other] = cards[other], cards[last]
        return cards

    def _deal(self) -> None:
        cards = self._shuffle([f"set:{card:02d}" for card in range(DECK)])
        self._hands = [sorted(cards[HAND * seat : HAND * (seat + 1)]) for seat in range(SEATS)]
        self._pile, self._discards = cards[HAND * SEATS :], list[str]()
        self._scores, self._phase, self._teller = [0] * SEATS, "announcing", -1
        self._begin_round()

    def _begin_round(self) -> None:
        self._gifts: list[str | None] = [None] * SEATS
        self._ballots: list[int | None] = [None] * SEATS
        self._slots, self._owners = list[str](), list[int]()

    def move(self, rng: random.Random) -> tuple[int, str, dict[str, Any]]:
        """Draw and make the next move: whose, which, and what it bears."""
        if self._phase in ("announcing", "telling"):
            seat = rng.randrange(SEATS) if self._phase == "announcing" else self._teller
            self._teller, self._phase = seat, "giving"
            return seat, "tell", {"text": CLUE, "card": self._give(seat, rng)}
        if self._phase == "giving":
            seat = rng.choice([seat for seat in range(SEATS) if self._gifts[seat] is None])
            card = self._give(seat, rng)
            given = [gift for gift in self._gifts if gift is not None]
            if len(given) == SEATS:
                self._slots = self._shuffle(sorted(given))
                self._owners = [self._gifts.index(card) for card in self._slots]
                self._phase = "voting"
            return seat, "give", {"card": card}
        if self._phase == "voting":
            voters = [seat for seat in range(SEATS) if seat != self._teller]
            seat = rng.choice([voter for voter in voters if self._ballots[voter] is None])
            slot = rng.choice([slot for slot in range(1, SEATS + 1) if self._owners[slot - 1] != seat])
            self._ballots[seat] = slot
            if None not in [self._ballots[voter] for voter in voters]:
                self._score(voters)
            return seat, "vote", {"slot": slot}
        return self._go_on(), "goOn", {}

    def _give(self, seat: int, rng: random.Random) -> str:
        card = rng.choice(self._hands[seat])
        self._gifts[seat] = card
        self._hands[seat].remove(card)
        return card

    def _score(self, voters: list[int]) -> None:
        votes = [self._owners[(self._ballots[voter] or 0) - 1] for voter in voters]
        found = [voter for voter, owner in zip(voters, votes, strict=True) if owner == self._teller]
        if len(found) in (0, len(voters)):
            for voter in voters:
                self._scores[voter] += 2
        else:
            for seat in (self._teller, *found):
                self._scores[seat] += 3
        for voter in voters:
            self._scores[voter] += votes.count(voter)
        self._phase = "showing"

    def _go_on(self) -> int:
        seat = (self._teller + 1) % SEATS
        if max(self._scores) >= TARGET:
            self._deal()
            return seat
        self._discards = sorted(self._discards + self._slots)
        if len(self._pile) < SEATS:
            self._pile, self._discards = self._shuffle(sorted(self._pile + self._discards)), []
        self._hands = [sorted([*hand, self._pile.pop(0)]) for hand in self._hands]
        self._teller, self._phase = seat, "telling"
        self._begin_round()
        return seat


class Patches:
    """What comes is counted, not read."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._here = False

    def take(self, data: bytes) -> tuple[Literal["view", "refused", "other"], Iterable[bytes]]:
        kind = data[0] & TYPE
        if kind == JOINED:
            return "other", (bytes([JOINED]),)
        if kind == FULL and not self._here:
            self._here = True
            return "view", ()
        return "view" if kind == PATCH and self._here else "refused" if kind == REFUSED else "other", ()


class Colyseus:
    """Colyseus 0.18 over its own protocol, a patch after each move."""

    greets, binary = True, True

    def __init__(self) -> None:
        self._games: dict[int, Game] = {}

    def seen(self, table: int, seat: int) -> Patches:
        return Patches(self._games.setdefault(table, Game(table)))

    def join(self, port: int, table: int) -> Iterable[tuple[str, dict[str, str]]]:
        room = ""
        for seat in range(SEATS):
            path = f"/matchmake/joinById/{room}" if room else "/matchmake/create/table"
            told = _post(port, path, {"seat": seat, "table": table})
            made = told.get("room", told)
            room = made["roomId"]
            yield f"ws://127.0.0.1:{port}/{made['processId']}/{room}?sessionId={told['sessionId']}", {}

    def begin(self) -> Iterable[bytes]:
        return ()

    def choose(self, seats: list[Patches], rng: random.Random) -> tuple[int, bytes]:
        seat, name, body = seats[0].game.move(rng)
        return seat, bytes([REFUSED]) + msgspec.msgpack.encode(name) + msgspec.msgpack.encode(body)


def _post(port: int, path: str, body: dict[str, Any]) -> Any:
    connection = http.client.HTTPConnection("127.0.0.1", port)
    connection.request("POST", path, json.dumps(body), {"content-type": "application/json"})
    return json.loads(connection.getresponse().read())
