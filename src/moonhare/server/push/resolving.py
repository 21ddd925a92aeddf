"""Finds what the names of push services lead to, in threads of its own.

Whoever asks to be called chooses the name, and with it how long its servers take to be found: a look-up cannot be
ended from here. In the threads that everything else is done in, a few that last would hold up passwords and tables.
"""

import asyncio
import socket
from contextlib import suppress
from functools import partial
from threading import BoundedSemaphore, Thread
from typing import Final

from aiohttp.abc import AbstractResolver, ResolveResult

MOST_LOOKUPS: Final = 32
"""Look-ups at a time, given up ones that still last among them."""


class OwnThreads(AbstractResolver):
    """The system's resolver, a thread for each look-up, none of which keeps the server from ending."""

    def __init__(self) -> None:
        """Look for nothing yet."""
        self._free = BoundedSemaphore(MOST_LOOKUPS)

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:
        """Find the addresses of a name. Raises `OSError`, also where too many are looked for."""
        if not self._free.acquire(blocking=False):
            raise OSError("too many names are looked for")
        loop = asyncio.get_running_loop()
        found: asyncio.Future[list[ResolveResult]] = loop.create_future()
        try:
            Thread(target=self._look, args=(loop, found, host, port, family), name="resolver", daemon=True).start()
        except (RuntimeError, MemoryError):
            self._free.release()
            raise OSError("the system has no thread left") from None
        return await found

    def _look(
        self,
        loop: asyncio.AbstractEventLoop,
        found: "asyncio.Future[list[ResolveResult]]",
        host: str,
        port: int,
        family: socket.AddressFamily,
    ) -> None:
        try:
            put = partial(found.set_result, _addresses(host, port, family))
        except (OSError, UnicodeError) as failure:
            put = partial(found.set_exception, OSError(str(failure)))
        finally:
            self._free.release()
        # The server may have ended meanwhile.
        with suppress(RuntimeError):
            loop.call_soon_threadsafe(lambda: found.done() or put())

    async def close(self) -> None:
        """What is still looked for is nobody's affair any more."""


def _addresses(host: str, port: int, family: socket.AddressFamily) -> list[ResolveResult]:
    found = socket.getaddrinfo(host, port, family=family, type=socket.SOCK_STREAM, flags=socket.AI_ADDRCONFIG)
    return [
        ResolveResult(
            hostname=host,
            host=str(address[0]),
            port=port,
            family=kind,
            proto=proto,
            flags=socket.AI_NUMERICHOST | socket.AI_NUMERICSERV,
        )
        for kind, _, proto, _, address in found
    ]
