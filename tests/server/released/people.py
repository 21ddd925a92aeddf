"""People at the tables of a server of any release: they speak the protocol in plain JSON and know nothing of `src`.

A person is a seat's secret and a socket. What a person does is drawn from what the view allows.
"""

import asyncio
import json
import random
import secrets
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Any, Final

import aiohttp

COOKIE: Final = "moonhare_seat"
GAME_COMMANDS: Final = ("tell-clue", "name-giver", "give-cards", "cast-votes", "go-on")
TOO_LATE: Final = ("stale", "wrong-phase", "already-gone-on")
"""Refusals of what somebody else, a computer player above all, was quicker with."""

PATIENCE: Final = 30.0
CLUES: Final = (
    "the last ferry",
    "żyrafa śpi",
    "og så kom regnen",
    "perché no?",
    "o comboio das três",
    "who left the light on?",
    "👩‍🚀 a promise, kept late",
)

View = dict[str, Any]
Command = dict[str, Any]


class RefusedError(Exception):
    """The table refused a command; the code is its text."""


class Person:
    """A seat (or, without a secret, a place to look from) and its socket."""

    def __init__(self, session: aiohttp.ClientSession, address: str, code: str, secret: str = "", key: int = 0) -> None:
        self.code, self.secret, self.key = code, secret, key
        self.view: View = {}
        self.gone: str | None = None
        """Why the seat is no more."""
        self.here = False
        """Whether the socket is open."""
        self.accepted: dict[str, Any] | None = None
        """The last message that was accepted, as it was sent."""
        self.clues = iter(CLUES)
        self.rng = random.Random(f"{code} {key}")
        self._session, self._address = session, address
        self._socket: aiohttp.ClientWebSocketResponse | None = None
        self._listening: asyncio.Task[None] | None = None
        self._news = asyncio.Event()
        self._answers: dict[str, asyncio.Future[dict[str, Any]]] = {}

    async def connect(self) -> None:
        """Open the socket and wait for the first view."""
        headers = {"Cookie": f"{COOKIE}={self.secret}"} if self.secret else {}
        url = f"{self._address}/t/{self.code}/ws"
        self.view = {}
        self._socket = await self._session.ws_connect(url, headers=headers, max_msg_size=0)
        self._listening = asyncio.create_task(self._listen(self._socket))
        await self.until(bool)

    async def go(self) -> None:
        """Close the socket without a word."""
        if self._socket is not None and self._listening is not None:
            await self._socket.close()
            await self._listening

    async def _listen(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.here = True
        alive = asyncio.create_task(_stay_alive(socket))
        async for frame in socket:
            message = frame.json()
            if message["type"] == "view":
                self.view = message
            elif message["type"] == "gone":
                self.gone = message["reason"]
            elif waiting := self._answers.pop(message.get("id"), None):
                waiting.set_result(message)
            self._news.set()
        alive.cancel()
        self.here = False
        self._news.set()

    async def until(self, fits: Callable[[View], bool]) -> View:
        """Wait for a view that fits. Raises `TimeoutError`."""
        async with asyncio.timeout(PATIENCE):
            while not fits(self.view):
                self._news.clear()
                await self._news.wait()
        return self.view

    async def do(self, command: Command) -> None:
        """Send a command for this moment and wait for its answer. Raises `RefusedError`."""
        public = self.view["public"]
        game = public["game"] if command["type"] in GAME_COMMANDS else None
        message = {
            "type": "do",
            "id": secrets.token_urlsafe(12),
            "game": public["game_number"] if game else 0,
            "round": game["round"] if game else 0,
            "phase": game["phase"] if game else None,
            "command": command,
        }
        answer = await self.send(message)
        if answer["type"] == "refused":
            raise RefusedError(answer["code"])
        self.accepted = message

    async def send(self, message: dict[str, Any]) -> dict[str, Any]:
        """Send a message with an id and give its answer."""
        assert self._socket is not None
        self._answers[message["id"]] = waiting = asyncio.get_running_loop().create_future()
        await self._socket.send_json(message)
        async with asyncio.timeout(PATIENCE):
            return await waiting

    @property
    def game(self) -> View:
        """The game as everybody sees it."""
        game: View = self.view["public"]["game"]
        return game

    @property
    def own(self) -> View:
        """What this seat alone sees of its game; empty without a seat or a game."""
        own: View = (self.view["own"] or {}).get("game") or {}
        return own

    @property
    def awaited(self) -> bool:
        """Whether the game waits for this seat."""
        return bool(self.own) and self.game["standings"][self.own["seat"]] == "awaited"

    def choose(self) -> Command | None:
        """What this person would do now; None where nothing is to be done."""
        if not self.own:
            return None
        may, rng = self.own["may"], self.rng
        if tell := may.get("tell"):
            medium = rng.choice(tell["media"])
            text = next(self.clues, "the same again") if medium == "text" or rng.random() < 0.5 else ""
            card = rng.choice(self.own["hand"]) if tell["with_card"] else None
            return {"type": "tell-clue", "medium": medium, "text": text, "card": card}
        if give := may.get("give"):
            return {"type": "give-cards", "cards": rng.sample(self.own["hand"], give["count"])}
        if names := may.get("name_giver"):
            return self._name(names)
        if vote := may.get("vote"):
            slots = range(1, len(self.game["slots"]) + 1)
            open_slots = [slot for slot in slots if slot not in vote["forbidden"]]
            chosen = sorted(rng.sample(open_slots, rng.randint(1, vote["most"])))
            return {"type": "cast-votes", "slots": chosen, "red": rng.choice(slots) if vote["red"] else None}
        return {"type": "go-on"} if may.get("go_on") else None

    def _name(self, names: list[int]) -> Command | None:
        namings = self.game["namings"]
        naming = namings[self.own["seat"] % len(namings)]
        if naming and not naming["agreed"]:
            agree = {"type": "name-giver", "giver": naming["giver"]}
            return agree if naming["giver"] in names else None
        return None if naming else {"type": "name-giver", "giver": self.rng.choice(names)}


async def _stay_alive(socket: aiohttp.ClientWebSocketResponse) -> None:
    """Say something now and then, as a browser does: a slow machine is not to make somebody look gone."""
    with suppress(ConnectionError):
        while True:
            await asyncio.sleep(4)
            await socket.send_json({"type": "ping"})


async def settle(people: Iterable[Person]) -> None:
    """Wait until everybody who is here has seen the same."""
    people = tuple(people)
    async with asyncio.timeout(PATIENCE):
        while len({json.dumps(person.view["public"]) for person in people if person.here}) > 1:
            await asyncio.sleep(0.005)


async def play(people: Iterable[Person], *, until: Callable[[View], bool]) -> None:
    """Let people play, one move at a time, until the table's public part fits. Raises `TimeoutError`."""
    people = tuple(people)
    async with asyncio.timeout(PATIENCE):
        while True:
            await settle(people)
            if until(next(person.view["public"] for person in people if person.here)):
                return
            if not await _one_moves(people):
                # Somebody else is about to: a computer player, or the table itself.
                await asyncio.sleep(0.005)


async def _one_moves(people: tuple[Person, ...]) -> bool:
    # The next storyteller last: they end the showing of the points, which the others are to see as well.
    for person in sorted(people, key=lambda person: person.awaited and person.game["phase"] == "showing"):
        if person.here and (command := person.choose()):
            try:
                await person.do(command)
            except RefusedError as refusal:
                if str(refusal) not in TOO_LATE:
                    raise
            return True
    return False
