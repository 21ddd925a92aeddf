"""Starting and stopping a server of several processes: the front, and each worker."""

import asyncio
import socket
import sys
from collections.abc import Callable, Sequence

from aiohttp import web

from moonhare.server.process import until_told
from moonhare.server.serving import CannotServe, Outfit, listen, running, until_drained
from moonhare.server.settings import ServerSettings
from moonhare.server.workers.crew import Briefing, Crew, CrewError
from moonhare.server.workers.front import Front
from moonhare.server.workers.receiving import Receiver, briefing_from


def serve_with_workers(
    settings: ServerSettings, command: Sequence[str], *, ready: Callable[[int], None] = lambda port: None
) -> bool:
    """Serve by `settings.workers` processes until SIGINT or SIGTERM; returns whether it was SIGINT.

    `command` starts one of them, with the number of its channel put behind it; `ready` is called with the port once all
    of them answer. Raises `CannotServe`.
    """
    if sys.platform == "win32":
        raise CannotServe("Several workers need what this system has not: leave --workers out, or use 1.")
    return until_told(settings, lambda stop: _front(settings, command, stop=stop, ready=ready))


async def _front(
    settings: ServerSettings, command: Sequence[str], *, stop: asyncio.Event, ready: Callable[[int], None]
) -> None:
    listener = listen(settings.host, settings.port)
    with listener:
        crew = Crew(command, Briefing(settings=settings, port=listener.getsockname()[1]))
        front = Front(listener, crew.hand)
        try:
            if not await _begun(crew, stop):
                return
            front.open()
            ready(front.port)
            await stop.wait()
            # Meanwhile they answer what still comes.
            await crew.end()
        except CrewError as reason:
            raise CannotServe(f"{reason}.") from None
        finally:
            front.close()
            await crew.end()


async def _begun(crew: Crew, stop: asyncio.Event) -> bool:
    """Wait until all workers answer; False where it was told to stop before. Raises `CrewError`."""
    beginning, stopping = asyncio.ensure_future(crew.begin()), asyncio.ensure_future(stop.wait())
    await asyncio.wait((beginning, stopping), return_when=asyncio.FIRST_COMPLETED)
    stopping.cancel()
    if not stop.is_set():
        await beginning
        return True
    beginning.cancel()
    await asyncio.gather(beginning, return_exceptions=True)
    return False


class HandedDoor:
    """Connections that the front hands over."""

    def __init__(self, channel: socket.socket, briefing: Briefing, *, left: Callable[[], None]) -> None:
        """Take them from a channel; `left` is called when the front has gone."""
        self._channel, self._left = channel, left
        self._receiver: Receiver | None = None
        self.port = briefing.port
        self.speaks = briefing.number == 0

    async def open(self, runner: web.AppRunner) -> None:
        """Let a site answer."""
        if runner.server is None:
            raise RuntimeError("a runner that is not set up answers nobody")
        self._receiver = Receiver(self._channel, runner.server, left=self._left)
        self._receiver.open()

    def close(self) -> None:
        """Take no more."""
        if self._receiver is not None:
            self._receiver.close()


def serve_as_worker(channel: int, outfit: Outfit) -> None:
    """Serve what a front hands over, until it tells us to stop or is gone. Raises `CannotServe`."""
    with socket.socket(fileno=channel) as way:
        try:
            briefing = briefing_from(way)
        except EOFError:
            return
        number = briefing.number
        until_told(briefing.settings, lambda stop: _worker(briefing, way, outfit, stop=stop), worker=number)


async def _worker(briefing: Briefing, channel: socket.socket, outfit: Outfit, *, stop: asyncio.Event) -> None:
    door = HandedDoor(channel, briefing, left=stop.set)
    async with running(briefing.settings, outfit, door) as (site, _):
        await until_drained(site, stop)
