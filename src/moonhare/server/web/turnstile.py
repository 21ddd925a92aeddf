"""The way in: of one address only so many requests begin each time that the loop comes round.

Whoever has hundreds of connections can send as many requests at one moment. Each is a few milliseconds' work at most,
but all of them together would be seconds in which nobody's move is heard. So they come in turn, and between two turns
everybody else's messages are read.
"""

import asyncio
from collections import Counter, deque
from collections.abc import Awaitable, Callable
from typing import Final

from aiohttp import web

from moonhare.server.web.limits import neighbourhood
from moonhare.server.web.site import asker

AT_ONCE: Final = 4
"""Requests of an address that begin in one round of the loop."""


class Turnstile:
    """Lets requests in, those of each address in the order in which they came."""

    def __init__(self) -> None:
        """Nobody has come yet."""
        self._begun: Counter[str] = Counter()
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}

    async def enter(self, home: str) -> None:
        """Wait until it is a request's turn; mostly it is at once."""
        if not self._begun and not self._waiting:
            asyncio.get_running_loop().call_soon(self._come_round)
        if home not in self._waiting and self._begun[home] < AT_ONCE:
            self._begun[home] += 1
            return
        turn = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(home, deque()).append(turn)
        await turn

    def _come_round(self) -> None:
        self._begun.clear()
        for home, turns in list(self._waiting.items()):
            while turns and self._begun[home] < AT_ONCE:
                turn = turns.popleft()
                if not turn.done():  # whoever asked may have gone meanwhile
                    turn.set_result(None)
                    self._begun[home] += 1
            if not turns:
                del self._waiting[home]
        if self._begun or self._waiting:
            asyncio.get_running_loop().call_soon(self._come_round)


TURNSTILE: Final = web.AppKey("turnstile", Turnstile)


@web.middleware
async def in_turn(
    request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
) -> web.StreamResponse:
    """Answer each request in its turn."""
    await request.app[TURNSTILE].enter(neighbourhood(asker(request)))
    return await handler(request)
