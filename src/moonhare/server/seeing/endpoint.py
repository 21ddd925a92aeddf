"""Has a model answer: within a time, so many times an hour, and after a failure not at once again.

What is sent and what comes back is neither logged nor kept; what fails is named by its kind alone. Used by the threads
in which players think, each with an event loop of its own.
"""

import asyncio
import time
from collections import deque
from collections.abc import Callable, Sequence
from threading import BoundedSemaphore, Lock
from typing import Final, NamedTuple

import aiohttp
import msgspec

from moonhare.players.seeing import Ask, Message, UnansweredError
from moonhare.server.seeing.terms import Terms

HOUR: Final = 3600.0
MOST_BYTES: Final = 256 * 1024
"""Of an answer."""

AT_ONCE: Final = 16
"""Requests at a time: fewer than players may think at once, so that others still do while an endpoint hangs."""

FIRST_REST: Final = 5.0
"""Seconds without a request after a failure; twice as many after each one more, up to …"""

LONGEST_REST: Final = 600.0

FINE: Final = 200
WRONG: Final = 400

NEWER: Final = "max_completion_tokens"
"""What some models want the bound of an answer to be called; they say so."""


class _Said(msgspec.Struct, frozen=True):
    content: str | None = None


class _Choice(msgspec.Struct, frozen=True):
    message: _Said


class _Completion(msgspec.Struct, frozen=True):
    """What is read of an answer."""

    choices: tuple[_Choice, ...]


class _Answer(NamedTuple):
    status: int
    body: bytes
    wish: float
    """Seconds for which the endpoint would be left alone."""


class Endpoint:
    """A model of the host's choosing."""

    def __init__(self, terms: Terms, now: Callable[[], float] = time.monotonic) -> None:
        """Ask by these terms; `now`: a clock in seconds."""
        self._terms, self._now = terms, now
        self._lock = Lock()
        self._free = BoundedSemaphore(AT_ONCE)
        self._asked: deque[float] = deque()
        self._failures = 0
        self._rests_until = 0.0
        self._bound = "max_tokens"

    def converse(self) -> Ask:
        """Begin a conversation for one move."""
        until = self._now() + self._terms.seconds
        return lambda messages: self._ask(messages, until)

    def _ask(self, messages: Sequence[Message], until: float) -> str:
        """Have the model answer. Raises `UnansweredError`."""
        if not self._free.acquire(blocking=False):
            raise UnansweredError("too many ask at once")
        try:
            self._count()
            said = asyncio.run(self._said(messages, until))
        except UnansweredError:
            raise
        except TimeoutError:
            raise self._failed("no answer in time") from None
        except (aiohttp.ClientError, OSError) as error:
            # Its name alone: what it says may hold what was sent.
            raise self._failed(f"cannot be reached: {type(error).__name__}") from None
        except (msgspec.MsgspecError, ValueError):
            raise self._failed("what came is no completion") from None
        finally:
            self._free.release()
        self._failures = 0
        if not said:
            raise UnansweredError("the model says nothing")
        return said

    def _count(self) -> None:
        """Take one of the hour's requests. Raises `UnansweredError`."""
        now = self._now()
        with self._lock:
            if now < self._rests_until:
                raise UnansweredError("the endpoint has failed and is left alone for a while")
            while self._asked and self._asked[0] <= now - HOUR:
                self._asked.popleft()
            if len(self._asked) >= self._terms.requests:
                raise UnansweredError("the hour's requests are used up")
            self._asked.append(now)

    def _failed(self, reason: str, wish: float = 0.0) -> UnansweredError:
        """Leave the endpoint alone for a while; `wish`: for so long at least, if that is not too long."""
        with self._lock:
            rest = max(FIRST_REST * 2 ** min(self._failures, 10), wish)
            self._failures += 1
            self._rests_until = max(self._rests_until, self._now() + min(rest, LONGEST_REST))
        return UnansweredError(reason)

    async def _said(self, messages: Sequence[Message], until: float) -> str:
        left = until - self._now()
        if left <= 0:
            raise UnansweredError("no time left")
        async with (
            asyncio.timeout(left),
            aiohttp.ClientSession(
                headers={**self._terms.headers, "Content-Type": "application/json", "Accept-Encoding": "identity"},
                cookie_jar=aiohttp.DummyCookieJar(),
                auto_decompress=False,
                trust_env=False,
            ) as session,
        ):
            answer = await self._post(session, messages)
            if answer.status == WRONG and self._bound != NEWER and NEWER.encode() in answer.body:
                self._bound = NEWER
                self._count()
                answer = await self._post(session, messages)
        if answer.status != FINE:
            raise self._failed(f"status {answer.status}", answer.wish)
        choices = msgspec.json.decode(answer.body, type=_Completion).choices
        return "".join(choice.message.content or "" for choice in choices[:1])

    async def _post(self, session: aiohttp.ClientSession, messages: Sequence[Message]) -> _Answer:
        asked = {"model": self._terms.model, "messages": messages, self._bound: self._terms.tokens}
        async with session.post(self._terms.url, data=msgspec.json.encode(asked), allow_redirects=False) as answer:
            body = bytearray()
            async for some in answer.content.iter_any():
                body += some
                if len(body) > MOST_BYTES:
                    raise self._failed("what came is too long")
            wish = answer.headers.get("Retry-After", "")
            return _Answer(answer.status, bytes(body), float(wish) if wish.isascii() and wish.isdigit() else 0.0)
