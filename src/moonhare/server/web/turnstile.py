"""The way in: of one address only so much begins each time that the loop comes round.

Whoever has hundreds of connections can send as many requests at one moment, and messages over each. Every one is a few
milliseconds' work at most, but all of them together would be many seconds in which nobody's move is heard. So they come
in turn, and between two turns everybody else's messages are read.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from time import perf_counter
from typing import Final

from aiohttp import web

from moonhare.server.web.limits import neighbourhood
from moonhare.server.web.site import asker

AT_ONCE: Final = 16
"""Requests and messages of an address that begin in one round of the loop."""

LONGEST: Final = 0.005
"""Seconds of a round after which no other one of an address begins that has begun one in it."""


class Turnstile:
    """Lets in what comes, that of each address more or less in the order in which it came."""

    def __init__(self) -> None:
        """Nobody has come yet."""
        self._begun: dict[str, tuple[float, int]] = {}
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}
        self._comes_round = False

    async def enter(self, home: str) -> None:
        """Wait until it is somebody's turn; mostly it is at once."""
        if home not in self._waiting and self._may_begin(home):
            return
        loop, first = asyncio.get_running_loop(), False
        while True:
            turn = loop.create_future()
            turns = self._waiting.setdefault(home, deque())
            (turns.appendleft if first else turns.append)(turn)
            self._come_round_soon()
            await turn
            if self._may_begin(home):
                return
            first = True  # woken in vain: still before those who came later

    def _may_begin(self, home: str) -> bool:
        now = perf_counter()
        since, number = self._begun.get(home, (now, 0))
        if number >= AT_ONCE or now - since > LONGEST:
            return False
        self._begun[home] = since, number + 1
        self._come_round_soon()
        return True

    def _come_round_soon(self) -> None:
        if not self._comes_round:
            self._comes_round = True
            asyncio.get_running_loop().call_soon(self._come_round)

    def _come_round(self) -> None:
        self._comes_round = False
        self._begun.clear()
        for home, turns in list(self._waiting.items()):
            woken = 0
            while turns and woken < AT_ONCE:
                turn = turns.popleft()
                if not turn.done():  # whoever asked may have gone meanwhile
                    turn.set_result(None)
                    woken += 1
            if not turns:
                del self._waiting[home]


TURNSTILE: Final = web.AppKey("turnstile", Turnstile)


@web.middleware
async def in_turn(
    request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
) -> web.StreamResponse:
    """Answer each request in its turn."""
    await request.app[TURNSTILE].enter(neighbourhood(asker(request)))
    return await handler(request)
