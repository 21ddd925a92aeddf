"""What a process that serves is: its event loop, its signals, its files, and how seldom it looks for garbage."""

import asyncio
import gc
import signal
import sys
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, Final

from moonhare.server.logs import configure_logs
from moonhare.server.settings import ServerSettings

MOST_FILES: Final = 65_536
"""Open files, connections among them, that the server allows itself where the system lets it."""

COLLECTIONS: Final = (20_000, 50, 50)
"""How many more objects there have to be than at the last look for garbage before the next one, and how many of those
come before an older generation is looked at."""


def until_told(
    settings: ServerSettings, work: Callable[[asyncio.Event], Coroutine[Any, Any, None]], *, worker: int | None = None
) -> bool:
    """Do a process's work until SIGINT or SIGTERM, of which the event tells; returns whether it was SIGINT.

    `worker`: which of several it is.
    """
    configure_logs(settings, worker)
    allow_files()
    interrupted = False

    async def main() -> None:
        stop = asyncio.Event()
        loop = asyncio.get_running_loop()

        def told(number: signal.Signals) -> None:
            nonlocal interrupted
            interrupted = number == signal.SIGINT
            stop.set()

        for number in (signal.SIGINT, signal.SIGTERM):
            try:
                loop.add_signal_handler(number, told, number)
            except NotImplementedError:  # Windows: there, Ctrl+C raises KeyboardInterrupt instead
                break
        await work(stop)

    try:
        with asyncio.Runner(loop_factory=_new_loop) as runner:
            runner.run(main())
    except KeyboardInterrupt:
        return True
    return interrupted


def allow_files() -> None:
    """Let this process open as many files as the system grants it; a usual limit would end at some hundred people."""
    if sys.platform != "win32":  # which has no such limit
        import resource  # noqa: PLC0415 - there is none on Windows

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(MOST_FILES, hard)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            with suppress(OSError, ValueError):
                resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def spare_collections() -> None:
    """Look for garbage as seldom as a server needs: what it has loaded stays, and what moves leave is no garbage.

    Nearly all that a table is made of is values in values, which are gone when nobody has them any more. As Python
    sets out, every seventh of a server's work was looking through them for circles that are not there.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTIONS)


def _new_loop() -> asyncio.AbstractEventLoop:
    try:
        import uvloop  # noqa: PLC0415 - there is none on Windows
    except ImportError:
        return asyncio.new_event_loop()
    return uvloop.new_event_loop()
