"""Calls push services: off every table's lock, a few at a time, each for a few seconds, and reads nothing they say."""

import asyncio
from collections.abc import Callable
from ssl import SSLContext
from typing import Final, Literal, Protocol
from urllib.parse import urlsplit

import aiohttp
import msgspec
import structlog
from aiohttp.abc import AbstractResolver

from moonhare.rules.errors import Refusal
from moonhare.server.push.addresses import PublicOnly, checked
from moonhare.server.push.resolving import OwnThreads
from moonhare.server.push.sealing import Signature, seal

PATIENCE: Final = 10.0
"""Seconds that a call may take in all."""

AT_ONCE: Final = 8
MOST: Final = 256
"""Calls that are made at a time, and those that may wait for it; more are given up."""

UNKNOWN_AT_ONCE: Final = 2
MOST_UNKNOWN: Final = 64
"""The same of services that have not answered before, or not the last time: anybody may name one that never does."""

MOST_KNOWN: Final = 500
"""Services of which it is remembered that they answer."""

GONE: Final = (404, 410)
"""What a service says of a browser that is to be called no more."""

Urgency = Literal["normal", "high"]
Outcome = Literal["handed over", "gone", "failed"]

log = structlog.get_logger(__name__)


class Call(msgspec.Struct, frozen=True, kw_only=True):
    """One message for one browser."""

    endpoint: str
    p256dh: str
    auth: str
    contact: str
    """Where whoever runs the service finds us."""
    message: bytes
    topic: str
    """A later message of the same topic takes this one's place, where it has not arrived."""
    seconds: int
    """For how long the service keeps it for a browser that is not there."""
    urgency: Urgency


class Caller(Protocol):
    """Who calls."""

    @property
    def public(self) -> str:
        """The public key by which push services know us."""
        ...

    async def call(self, call: Call) -> Outcome:
        """Hand a message over to a push service; never raises."""
        ...


class _Queue:
    """Calls that are made so many at a time."""

    def __init__(self, at_once: int, most: int) -> None:
        self.turns, self.most, self.waiting = asyncio.Semaphore(at_once), most, 0


class Courier:
    """This server's way to push services."""

    def __init__(
        self,
        signature: Signature,
        now: Callable[[], float],
        *,
        resolver: AbstractResolver | None = None,
        trust: SSLContext | bool = True,
        check: Callable[[str], str] = checked,
    ) -> None:
        """Sign with a key; `resolver`, `trust` and `check`: tests have a service of their own."""
        self._signature, self._now = signature, now
        self._resolver, self._trust, self._check = resolver, trust, check
        self._session: aiohttp.ClientSession | None = None
        self._known = _Queue(AT_ONCE, MOST)
        self._unknown = _Queue(UNKNOWN_AT_ONCE, MOST_UNKNOWN)
        self._answers: dict[str, None] = {}
        """The services that answer, those that did last at the end."""

    @property
    def public(self) -> str:
        """The public key by which push services know us."""
        return self._signature.public

    async def call(self, call: Call) -> Outcome:
        """Hand a message over to a push service; never raises."""
        service = urlsplit(call.endpoint).hostname or ""
        queue = self._known if service in self._answers else self._unknown
        if queue.waiting >= queue.most:
            log.warning("too many calls to push services wait; one is given up")
            return "failed"
        queue.waiting += 1
        try:
            async with queue.turns:
                status = await self._post(call)
        except (aiohttp.ClientError, OSError, TimeoutError, Refusal, ValueError) as error:
            # Its name alone: the address is its browser's own.
            log.info("a push service could not be reached", error=type(error).__name__)
            self._answers.pop(service, None)
            return "failed"
        finally:
            queue.waiting -= 1
        self._remember(service)
        if status in GONE:
            return "gone"
        if not 200 <= status < 300:  # noqa: PLR2004 - success
            log.info("a push service refused a message", status=status)
            return "failed"
        return "handed over"

    def _remember(self, service: str) -> None:
        self._answers.pop(service, None)
        self._answers[service] = None
        if len(self._answers) > MOST_KNOWN:
            del self._answers[next(iter(self._answers))]

    async def _post(self, call: Call) -> int:
        endpoint = self._check(call.endpoint)
        headers = {
            "Authorization": self._signature.header(endpoint, call.contact, self._now()),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(call.seconds),
            "Topic": call.topic,
            "Urgency": call.urgency,
        }
        body = seal(call.message, call.p256dh, call.auth)
        async with self._sessions().post(endpoint, data=body, headers=headers, allow_redirects=False) as answer:
            return answer.status

    def _sessions(self) -> aiohttp.ClientSession:
        if self._session is None:
            resolver = self._resolver or PublicOnly(OwnThreads())
            self._session = aiohttp.ClientSession(
                connector=aiohttp.TCPConnector(
                    resolver=resolver,
                    ssl=self._trust,
                    use_dns_cache=False,
                    limit=AT_ONCE + UNKNOWN_AT_ONCE,
                    force_close=True,
                ),
                timeout=aiohttp.ClientTimeout(total=PATIENCE),
                cookie_jar=aiohttp.DummyCookieJar(),
                auto_decompress=False,
                trust_env=False,
            )
        return self._session

    async def close(self) -> None:
        """Call nobody any more."""
        if self._session is not None:
            await self._session.close()
