"""Starting and stopping a server, for the command line and for tests, which hand in what it is run with."""

import asyncio
import errno
import logging
import secrets
import socket
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import Final, Protocol

import msgspec
import structlog
from aiohttp import web
from aiohttp.http_exceptions import HttpProcessingError

from moonhare.decks import Shelf
from moonhare.decks.library import Library
from moonhare.rules.errors import Refusal
from moonhare.server.folder import keep_private, make_room_for_sets
from moonhare.server.greeting import local_host
from moonhare.server.live.board import Board
from moonhare.server.live.clock import LoopClock
from moonhare.server.live.company import Company
from moonhare.server.live.house import House
from moonhare.server.live.lease import Lease
from moonhare.server.live.locks import Locks
from moonhare.server.live.strain import Strain
from moonhare.server.live.world import Times, World
from moonhare.server.messages import MOST_MESSAGE_BYTES
from moonhare.server.process import spare_collections, until_told
from moonhare.server.push.courier import Caller, Courier
from moonhare.server.push.sealing import signature_of
from moonhare.server.settings import ServerSettings
from moonhare.server.stock import library_of
from moonhare.server.web.address import names_of
from moonhare.server.web.app import make_app
from moonhare.server.web.limits import Limits, counted_as
from moonhare.server.web.site import Site
from moonhare.server.web.unreadable import answer_in_our_words
from moonhare.storage import ReadOnlyError, StorageError, Store

DAY: Final = 86_400
GRACE: Final = 2.0
"""Seconds that open requests have when the server stops; sockets are closed at once."""

MOST_HEADERS: Final = 64
"""Of a request; browsers and proxies together send some thirty. Each may have eight kilobytes, which are kept."""

IDLE: Final = 30.0
"""Seconds in which a connection has to bring a request, whole but for its body: at first, and after each answer."""

PROXY_IDLE: Final = 3600.0
"""The same for a reverse proxy, which keeps connections and itself ends those that say nothing. It is to close them
first: what it sends into one that we are closing is lost."""

BACKLOG: Final = 4096
"""Connections that may wait to be taken, or as many as the system is set to (`net.core.somaxconn`): after a restart
everybody comes at once, and who finds no room tries again in 1, 3 and 7 seconds (RFC 6298)."""

SPARE: Final = 200
"""Connections that an address may have open at least, besides its WebSockets: for pages, pictures, downloads of thirty
browsers, which open six each. Where it may have more WebSockets it may have as many of these too: every one begins so,
and after a restart all come at once."""

THINNING: Final = 1.0
"""Seconds between two looks at how many connections each address has open."""

LOOK: Final = 60.0
"""Seconds between two looks for tables that have been removed beside the server."""

WAKE: Final = 60.0
"""Seconds between two looks for tables over days whose clocks have run out though nobody looks at them."""

SETS: Final = 5.0
"""Seconds between two looks for sets of cards that were added, changed or taken away."""

POSTING: Final = 2.0
"""Seconds between two looks for what has changed of the tables that strangers are shown."""

log = structlog.get_logger(__name__)


class CannotServe(Exception):  # noqa: N818 - it reads as what it says
    """The server cannot start; the sentence says why, in one line."""


class PortTaken(CannotServe):
    """Somebody listens there already."""


class Outfit(msgspec.Struct, frozen=True, kw_only=True):
    """What a server is run with."""

    open_store: Callable[[ServerSettings], Awaitable[Store]]
    """Opens the store of tables. Raises `StorageError`."""
    company: Callable[[Library, ServerSettings], Company]
    """Makes the computer players, who may know the sets of cards, as they are at each moment. Raises `Refusal`."""


def times_of(settings: ServerSettings) -> Times:
    """How long tables wait, from what the host has set."""
    usual = Times()
    announce, showing = settings.announce_seconds, settings.showing_seconds
    return Times(
        away=settings.away_seconds,
        breath=min(usual.breath, settings.away_seconds / 3),
        think=(usual.think[0] * settings.pace, usual.think[1] * settings.pace),
        reason=usual.reason * min(1, settings.pace),
        announce=usual.announce if announce is None else announce,
        announce_alone=usual.announce_alone if announce is None else announce,
        showing=usual.showing if showing is None else showing,
        showing_alone=usual.showing_alone if showing is None else showing,
        glance=usual.glance * settings.pace,
    )


def world_of(
    settings: ServerSettings, store: Store, library: Library, outfit: Outfit, caller: Caller | None = None
) -> World:
    """What the tables of a server share."""
    return World(
        store=store,
        lease=Lease(store),
        clock=LoopClock(store.now),
        times=times_of(settings),
        decks=library.decks,
        company=outfit.company(library, settings),
        caller=caller,
        rng=secrets.SystemRandom(),
    )


def _tell_tables(house: House, before: Shelf, now: Shelf) -> None:
    if (before.sets, before.known) != (now.sets, now.known):
        house.tell_of_other_sets()


class Door(Protocol):
    """Where a server gets its connections from."""

    @property
    def port(self) -> int:
        """The one that people connect to."""
        ...

    @property
    def speaks(self) -> bool:
        """Whether its process is the one of several that logs what all of them find alike."""
        ...

    async def open(self, runner: web.AppRunner) -> None:
        """Let a site answer those that come, until the runner ends."""
        ...

    def close(self) -> None:
        """Let nobody else in."""
        ...


class OwnDoor:
    """An address that this process itself listens on."""

    speaks = True

    def __init__(self, settings: ServerSettings) -> None:
        """Listen. Raises `CannotServe`."""
        self._listener = listen(settings.host, settings.port)
        self.port: int = self._listener.getsockname()[1]

    async def open(self, runner: web.AppRunner) -> None:
        """Let a site answer."""
        await web.SockSite(runner, self._listener, backlog=BACKLOG).start()

    def close(self) -> None:
        """Listen no more."""
        self._listener.close()


@asynccontextmanager
async def running(
    settings: ServerSettings, outfit: Outfit, door: Door | None = None
) -> AsyncIterator[tuple[Site, int]]:
    """Run a server as long as the block lasts; gives the site and the port that people connect to.

    Without a door of another kind it listens by itself. Raises `CannotServe` with a sentence for the host.
    """
    door = door or OwnDoor(settings)
    store: Store | None = None
    courier: Courier | None = None
    try:
        names = names_of(settings)
        if settings.behind_proxy and not (settings.address or settings.hosts):
            log.warning("behind a proxy the server has to be told its name: set address or hosts")
        store = await outfit.open_store(settings)
        await _look_whether_it_stores(store, speaks=door.speaks)
        limits = Limits(settings, store)
        keep_private(settings.folder)
        make_room_for_sets(settings.folder)
        library = await asyncio.to_thread(library_of, settings, speaks=door.speaks)
        if settings.calls:
            courier = Courier(await signature_of(store), store.now)
        house = House(world_of(settings, store, library, outfit, courier), sets=library.default)
        library.follow(partial(_tell_tables, house))
        site = Site(
            settings=settings,
            house=house,
            locks=Locks(store),
            board=Board(house),
            library=library,
            limits=limits,
            strain=Strain(settings.full_seconds),
            names=names,
            local_host=local_host(settings.host, door.port),
        )
        async with _answering(site, door):
            yield site, door.port
    except StorageError as error:
        raise CannotServe(f"{error}.") from None
    except Refusal as refusal:
        raise CannotServe(refusal.message) from None
    finally:
        door.close()
        if courier is not None:
            await courier.close()
        if store is not None:
            await store.close()


async def _look_whether_it_stores(store: Store, *, speaks: bool) -> None:
    """Say at the start what every move would meet. Raises `ReadOnlyError` for what no waiting mends."""
    try:
        await store.check()
    except ReadOnlyError:
        raise
    except StorageError as error:
        # A disk that is full may have room again before anybody plays, and games can be looked at meanwhile.
        if speaks:
            log.error("nothing that happens at tables can be stored now", error=str(error))


def listen(host: str, port: int) -> socket.socket:
    """Take an address to listen on.

    Raises `CannotServe` if it is not this machine's or not allowed, `PortTaken` if it is in use.
    """
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0][0]
        dual = host == "::" and socket.has_dualstack_ipv6()
        return socket.create_server((host, port), family=family, backlog=BACKLOG, dualstack_ipv6=dual)
    except OSError as error:
        elsewhere = "choose another one with --host or MOONHARE_HOST"
        if isinstance(error, socket.gaierror):
            raise CannotServe(f"Cannot listen on {host}: no address is known by that name; {elsewhere}.") from None
        reason = {
            errno.EADDRINUSE: f"port {port} is in use already; choose another one with --port or MOONHARE_PORT",
            errno.EADDRNOTAVAIL: f"this machine has no such address; {elsewhere}",
            errno.EACCES: f"port {port} is not allowed to you; choose one from 1024 on with --port or MOONHARE_PORT",
        }.get(error.errno or 0, error.strerror or str(error))
        refused = PortTaken if error.errno == errno.EADDRINUSE else CannotServe
        raise refused(f"Cannot listen on {host}: {reason}.") from None


@asynccontextmanager
async def _answering(site: Site, door: Door) -> AsyncIterator[None]:
    app = make_app(site)
    runner = web.AppRunner(
        app,
        access_log=None,
        logger=_http_log(),
        shutdown_timeout=GRACE,
        handle_signals=False,
        max_headers=MOST_HEADERS,
        # A few hundred bytes can be unpacked for seconds, even while nobody wants them any more.
        auto_decompress=False,
        # Nobody has more to say; what comes in pieces of a byte is a second's work for each megabyte of it.
        read_bufsize=MOST_MESSAGE_BYTES,
        # What of a body nobody wants is `web.reading`'s affair: here it would be read for as long as it comes.
        lingering_time=0,
        keepalive_timeout=PROXY_IDLE if site.settings.behind_proxy else IDLE,
    )
    await runner.setup()
    if runner.server is not None:
        answer_in_our_words(app, runner.server)
    await door.open(runner)
    house, settings = site.house, site.settings
    house.stay()
    chores = [
        asyncio.create_task(_ever_again(partial(house.expire, settings.retention_days), DAY)),
        asyncio.create_task(_ever_again(house.look_around, LOOK)),
        asyncio.create_task(_ever_again(house.wake, WAKE)),
        asyncio.create_task(_ever_again(site.library.refresh, SETS)),
        asyncio.create_task(site.strain.watch()),
    ]
    if settings.public_tables:
        chores.append(asyncio.create_task(_ever_again(site.board.refresh, POSTING)))
    if runner.server is not None and not settings.behind_proxy:
        thin_out = partial(_thin_out, runner.server, max(settings.limit_sockets, SPARE))
        chores.append(asyncio.create_task(_ever_again(thin_out, THINNING)))
    try:
        yield
    finally:
        for chore in chores:
            chore.cancel()
        await asyncio.gather(*chores, return_exceptions=True)
        await runner.cleanup()
        await site.house.close()


class _Bridge(logging.Handler):
    """Brings what aiohttp logs to our log; whoever sends what is hardly HTTP is no news and was answered."""

    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info[1] if record.exc_info else None
        if not isinstance(error, HttpProcessingError | web.RequestPayloadError):
            # The message without its values: whose request it was is among them.
            log.error(str(record.msg), error=repr(error))


def _http_log() -> logging.Logger:
    logger = logging.Logger("moonhare.http")
    logger.addHandler(_Bridge())
    return logger


async def _ever_again(work: Callable[[], Awaitable[object]], pause: float) -> None:
    """Do some work, and again after each pause, whatever becomes of it."""
    while True:
        try:
            await work()
        except StorageError as error:
            log.error("a chore could not reach the stored tables", error=str(error))
        except Exception:
            log.exception("a chore failed")
        await asyncio.sleep(pause)


async def _thin_out(server: web.Server, most: int) -> None:
    """End what an address has open beyond a number, the newest first, whatever it is at."""
    # WebSockets are not among them: the HTTP server lets go of those, and `Limits` counts them.
    lines = server.connections
    if len(lines) <= most:
        return
    counted: Counter[str] = Counter()
    for line in lines:
        names = list(counted_as(str(line.peername[0]))) if line.peername else [("", 1)]
        counted.update(name for name, _ in names)
        if any(counted[name] > most * times for name, times in names):
            line.force_close()


async def serve_until(
    settings: ServerSettings, outfit: Outfit, *, stop: asyncio.Event, ready: Callable[[int], None]
) -> None:
    """Serve until told to stop; `ready` is called with the port once the server answers. Raises `CannotServe`."""
    async with running(settings, outfit) as (site, port):
        if not stop.is_set():
            ready(port)
            await until_drained(site, stop)


async def until_drained(site: Site, stop: asyncio.Event) -> None:
    """Wait for the signal to stop, and for as long after it as whoever balances needs to notice."""
    spare_collections()
    await stop.wait()
    site.stopping.set()
    await asyncio.sleep(site.settings.drain_seconds)


def serve(settings: ServerSettings, outfit: Outfit, *, ready: Callable[[int], None] = lambda port: None) -> bool:
    """Serve until SIGINT or SIGTERM; returns whether it was SIGINT.

    `ready` is called with the port once the server answers. Raises `CannotServe`.
    """
    return until_told(settings, lambda stop: serve_until(settings, outfit, stop=stop, ready=ready))
