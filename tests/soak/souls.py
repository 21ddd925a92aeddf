"""People as they are: they come late, leave, return, reload, watch, change device, idle, talk, guess, lose lines.

Each is a client of its own that speaks to the server over a socket; what it does next is drawn from a seeded taste.
"""

import asyncio
import itertools
import json
import random
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

import aiohttp
import msgspec

from moonhare.rules.legal import draw
from moonhare.rules.views import NOTHING, View
from moonhare.server.messages import TableView
from moonhare.server.web.entering import BROWSER
from moonhare.server.web.site import COOKIE
from tests.server.net import OF_A_SEAT
from tests.soak.hosting import HELD, as_host
from tests.soak.place import Place

if TYPE_CHECKING:
    from tests.soak.evening import Evening

SILENCE: Final = 10.0
"""Seconds without a word after which a client drops its connection."""

BREATH: Final = 3.0
"""Seconds between two signs of life."""

HABITS: Final = ("plays", "plays", "plays", "plays", "chats", "wanders", "idles")
FACES: Final = ("hello", "laugh", "wow", "hm", "love", "zzz")
PHRASES: Final = ("take-your-time", "well-told", "too-hard", "nearly-there", "one-moment", "good-night")
_view = msgspec.json.Decoder(TableView).decode
_ids = itertools.count(1)


class Soul:
    """Somebody at a table: with a seat or asking for one, only looking on, or a screen for a room."""

    def __init__(
        self, evening: "Evening", place: Place, name: str, *, looks_on: bool = False, screen: bool = False
    ) -> None:
        self.evening, self.place, self.name = evening, place, name
        self.rng = random.Random(f"{evening.seed} {name}")
        self.looks_on, self.screen = looks_on or screen, screen
        self.key: int | None = None
        self.secret: str | None = None
        self.browser: str | None = None
        self.raw = b""
        """The latest view."""
        self.frame: dict[str, Any] = {}
        self.asked: dict[str, dict[str, Any]] = {}
        """Commands without an answer yet."""
        self.lines: list[str] = []
        """Ids of lines that one has heard."""
        self._socket: aiohttp.ClientWebSocketResponse | None = None
        self._heard_at = self._idle_until = 0.0
        self._moving = False
        place.souls.append(self)

    # ---- who one is

    @property
    def cookies(self) -> dict[str, str]:
        kept = [(COOKIE, self.secret), (BROWSER, self.browser)]
        return {"Cookie": "; ".join(f"{name}={value}" for name, value in kept if value is not None)}

    @property
    def seated(self) -> bool:
        """Whether one was shown a seat of the table last."""
        own = self.frame.get("own")
        return own is not None and own["guest"] is None

    @property
    def is_there(self) -> bool:
        """Whether the line to the server is whole, as far as one knows."""
        return self._socket is not None and not self._socket.closed and time.time() - self._heard_at < BREATH + 2

    def is_seated_here(self) -> bool:
        """Whether a seat may be shown at this device."""
        return self.secret is not None and not self.screen

    def take_seat(self, key: int, answer: aiohttp.ClientResponse) -> None:
        """Keep what lets one in."""
        self.key = key
        for name in (COOKIE, BROWSER):
            if name in answer.cookies:
                self.place.keep_secret(answer.cookies[name].value)
        self.secret = answer.cookies[COOKIE].value if COOKIE in answer.cookies else self.secret
        self.browser = answer.cookies[BROWSER].value if BROWSER in answer.cookies else self.browser

    async def post(
        self, path: str, body: dict[str, Any], *, cookies: bool = True
    ) -> tuple[int, Any, aiohttp.ClientResponse]:
        url = f"http://127.0.0.1:{self.evening.port}{path}"
        async with self.evening.session.post(url, json=body, headers=self.cookies if cookies else {}) as answer:
            told = await answer.json()
            if answer.status >= 500:
                self.place.fault(f"POST {path} by {self.name} was answered with {answer.status}: {told}")
            return answer.status, told, answer

    # ---- a life

    async def live(self) -> None:
        """Come and go until the evening is over."""
        while not self.evening.over.is_set():
            try:
                if not self.looks_on and self.secret is None:
                    await self.come_in()
                await self.visit()
            except (aiohttp.ClientError, ConnectionError, TimeoutError) as error:
                self.place.note(self.name, f"lost the line: {type(error).__name__}")
            away = self.rng.choice((0.1, 0.1, 0.5, 1.0, 4.0, 9.0))
            while self._moving:
                await asyncio.sleep(0.1)
            with suppress(TimeoutError):
                await asyncio.wait_for(self.evening.over.wait(), away)

    async def come_in(self) -> None:
        """Ask for a seat: at the table itself where it is free, else at the door."""
        body = {"name": self.name}
        place = self.place.code
        status, told, answer = await self.post(f"/t/{place}/seats", body)
        if status != 201:
            status, told, answer = await self.post(f"/t/{place}/guests", body | {"ask": self.rng.random() < 0.8})
        if status == 201:
            self.take_seat(told["key"], answer)
        self.place.note(self.name, f"comes in: {status} {told.get('key', told)}")

    async def visit(self) -> None:
        """Look at the table for a while, and do there what comes to mind."""
        rng = self.rng
        query = f"?screen=a-screen-named-{self.name}" if self.screen else "" if self.secret is not None else "?watch"
        url = f"http://127.0.0.1:{rng.choice(self.evening.ports)}/t/{self.place.code}/ws{query}"
        timeout = aiohttp.ClientWSTimeout(ws_close=0.3)
        async with asyncio.timeout(BREATH):
            socket = await self.evening.session.ws_connect(url, headers=self.cookies, timeout=timeout)
        self._socket, self._heard_at = socket, time.time()
        self.frame = {}
        self.place.note(self.name, f"comes{query} as {self.key}")
        stay = rng.choice((3.0, 10.0, 30.0, 60.0))
        acting = asyncio.create_task(self._act_for(stay))
        try:
            await self._read()
        finally:
            self._socket = None
            acting.cancel()
            with suppress(asyncio.CancelledError, ConnectionError):
                await acting
            await socket.close()
            self.place.note(self.name, "goes")

    async def _read(self) -> None:
        socket = self._socket
        shown_by = self.secret
        assert socket is not None
        while True:
            message = await socket.receive(timeout=SILENCE)
            if message.type is not aiohttp.WSMsgType.TEXT:
                return
            self._heard_at = time.time()
            raw = message.data.encode()
            told = self.place.check(self, raw)
            kind = told["type"]
            if kind == "view":
                self.raw, self.frame = raw, told
                self.place.saw(self, told)
            elif kind in {"accepted", "refused"}:
                self._take_answer(told)
            elif kind in {"said", "held"}:
                self.lines.append(told["line"]["id"])
            elif kind == "gone":
                self.place.note(self.name, f"is told to go: {told['reason']}")
                if self.secret == shown_by:
                    self.secret = self.key = None
                return

    def _take_answer(self, told: dict[str, Any]) -> None:
        command = self.asked.pop(told["id"] or "", None)
        if command is None:
            return
        if told["type"] == "refused":
            self.place.note(self.name, f"refused: {command['type']}: {told['code']}")
        elif command["type"] == "act-for":
            self.place.acted[command["key"]] = command["moment"]
        elif command["type"] == "move-on" and command["as_host"]:
            self.place.moved_on = command["moment"]
        elif command["type"] == "mute":
            self.place.mute(command["key"], muted=command["muted"])

    # ---- saying something

    async def send(self, message: dict[str, Any]) -> None:
        if self._socket is not None and not self._socket.closed:
            await self._socket.send_str(json.dumps(message))

    async def do(self, command: dict[str, Any]) -> None:
        """Send a command for the moment that one sees."""
        public = self.frame["public"]
        game = public["game"] if command["type"] in OF_A_SEAT else None
        name = f"{self.name}-{next(_ids)}-command"
        moment = (public["game_number"], public["game"]["round"], public["game"]["phase"]) if public["game"] else None
        self.asked[name] = command | {"moment": moment, "as_host": self.frame["own"]["host"]}
        self.place.note(self.name, json.dumps(command)[:120])
        about = {"game": public["game_number"] if game else 0, "round": game["round"] if game else 0}
        await self.send(
            {"type": "do", "id": name, **about, "phase": game["phase"] if game else None, "command": command}
        )

    async def say(self, message: dict[str, Any]) -> None:
        """Send a message that is no command of the table's."""
        name = f"{self.name}-{next(_ids)}-message"
        self.asked[name] = message
        await self.send(message | {"id": name})

    # ---- doing something

    async def _act_for(self, stay: float) -> None:
        rng, until, breath = self.rng, time.time() + stay, 0.0
        habit = rng.choice(HABITS)
        if habit == "idles":
            self._idle_until = time.time() + rng.choice((5.0, 15.0, 80.0))
        while time.time() < until and not self.evening.over.is_set():
            await asyncio.sleep(rng.uniform(0.15, 1.0))
            if time.time() > breath + BREATH:
                breath = time.time()
                await self.send({"type": "ping"})
            if self.frame and time.time() > self._idle_until:
                await self._act(habit)
        if self._socket is not None:
            await self._socket.close()

    async def _act(self, habit: str) -> None:
        rng, own, public = self.rng, self.frame["own"], self.frame["public"]
        chatty = 0.25 if habit == "chats" else 0.02
        if rng.random() < chatty:
            await self._talk()
        if own is None:
            await self._look_on()
            return
        if own["host"] and await as_host(self):
            return
        if own["game"] is not None and public["stage"] == "playing":
            await self._play(habit)
        elif rng.random() < 0.1:
            await self.do({"type": "ready", "ready": rng.random() < 0.7})
        for asks in own["screens"]:
            if rng.random() < 0.2:
                shown = rng.random() < 0.7
                await self.do({"type": "answer-screen", "screen": asks["screen"], "shown": shown})
        if own["guest"] is not None and own["guest"]["may_ask"] and rng.random() < 0.2:
            await self.do({"type": "ask-seat"})
        if rng.random() < (0.02 if habit == "wanders" else 0.004):
            await rng.choice((self._pack, self._leave, self._rename))()

    async def _play(self, habit: str) -> None:
        rng, view = self.rng, _view(self.raw)
        own, game = view.own, view.public.game
        if own is None or own.game is None or game is None:
            return
        if own.game.may.tell is not None and rng.random() < 0.4:
            await self.send({"type": "sign", "choosing": rng.random() < 0.7})
        elif own.game.may.exchange is not None:
            if rng.random() < 0.1:
                await self._move(view)
        elif own.game.may != NOTHING and rng.random() < (0.8 if habit == "plays" else 0.4):
            await self._move(view)
        elif self.frame["public"]["time"] is not None and self._is_over() and rng.random() < 0.5:
            await self.do({"type": "move-on"})

    async def _move(self, view: TableView) -> None:
        assert view.own is not None
        assert view.public.game is not None
        with suppress(ValueError):
            command = draw(View(public=view.public.game, own=view.own.game, settings=view.public.settings), self.rng)
            self.place.moves += 1
            await self.do(msgspec.to_builtins(command))

    def _is_over(self) -> bool:
        clocks = self.frame["public"]["clocks"]
        return any(clock["what"] == "limit" and clock["until"] / 1000 < time.time() for clock in clocks)

    async def _look_on(self) -> None:
        public, rng = self.frame["public"], self.rng
        game = public["game"]
        if game is not None and game["phase"] == "voting" and rng.random() < 0.3:
            slot = rng.randint(1, len(game["slots"]))
            moment = {"game": public["game_number"], "round": game["round"]}
            await self.send({"type": "guess", **moment, "slot": slot, "by": f"a-browser-of-{self.name}"})

    async def _talk(self) -> None:
        rng = self.rng
        words = rng.choice(("well done", f"a {HELD} pie", "hm", "who told that?", "<b>bold</b>"))
        partner = self.frame["public"]["settings"]["whisper"] and rng.random() < 0.5
        choices: list[dict[str, Any]] = [
            {"type": "say", "text": words, "to_partner": partner},
            {"type": "say", "phrase": rng.choice(PHRASES)},
            {"type": "react", "face": rng.choice(FACES)},
        ]
        if self.lines:
            choices.append({"type": "take-back", "line": rng.choice(self.lines[-5:])})
        await self.say(rng.choice(choices))

    async def _rename(self) -> None:
        await self.do({"type": "rename", "name": f"{self.name} {self.rng.randint(1, 99)}"})

    async def _leave(self) -> None:
        await self.do({"type": "leave"})

    async def _pack(self) -> None:
        if self.secret is not None and self.seated and not self._moving:
            self._moving = True
            self.evening.follow(self._move_house())

    async def _move_house(self) -> None:
        """Go on at another device; this one sees the hand no longer."""
        try:
            await self._use_a_link()
        except (aiohttp.ClientError, TimeoutError):
            self.place.note(self.name, "cannot move")
        finally:
            self._moving = False

    async def _use_a_link(self) -> None:
        ghost, old = self.secret, self.browser
        status, told, _ = await self.post(f"/t/{self.place.code}/moves", {})
        if status != 201:
            return
        link = told["address"].rpartition("#move=")[2]
        self.place.keep_secret(link)
        body = {"link": link, "request": f"{self.rng.getrandbits(120):032x}"}
        status, told, answer = await self.post(f"/t/{self.place.code}/moved", body, cookies=False)
        self.place.note(self.name, f"moves to another device: {status}")
        if status == 201:
            self.browser = None
            self.take_seat(told["key"], answer)
            self.evening.follow(self._haunt(str(ghost), str(old)))

    async def _haunt(self, secret: str, browser: str) -> None:
        """Look through the device that was left: it shows no seat, and its link opens nothing again."""
        headers = {"Cookie": f"{COOKIE}={secret}; {BROWSER}={browser}"}
        url = f"http://127.0.0.1:{self.evening.port}/t/{self.place.code}/ws"
        # A line that is cut meanwhile gives no text.
        with suppress(aiohttp.ClientError, TimeoutError, TypeError):
            async with asyncio.timeout(BREATH), self.evening.session.ws_connect(url, headers=headers) as socket:
                told = await socket.receive_json()
                if told["type"] != "gone":
                    self.place.fault(f"the device that {self.name} left is shown {told}"[:600])
            url += "?watch"
            async with asyncio.timeout(BREATH), self.evening.session.ws_connect(url, headers=headers) as socket:
                while True:
                    told = await socket.receive_json()
                    if told["type"] == "view" and told["own"] is not None:
                        self.place.fault(f"the device that {self.name} left is shown their seat")
