"""How much one address or connection may ask for, so that codes cannot be tried out and nobody is flooded."""

import asyncio
import re
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from functools import partial
from hashlib import blake2b
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Final, Literal
from weakref import WeakValueDictionary

from limits import RateLimitItem

from moonhare.rules.errors import Refusal
from moonhare.server.setting_texts import limits_in
from moonhare.server.settings import ServerSettings
from moonhare.storage import Store

IPV6_HOME: Final = 64
"""Bits of an IPv6 address that stand for one household; the rest it may choose as it likes."""

IPV6_SITE: Final = 48
"""Bits of what one customer may have at the most: whoever has that may be sixty thousand households."""

SITE_TIMES: Final = 8
"""So many times what a household may, all of such a network may together."""

PASSWORDS_OF_A_TABLE: Final = "300/hour"
"""Passwords that may be tried at one table, from however many addresses; invitations open it all the same."""

_WITH_PORT: Final = re.compile(r"(?:\[(?P<six>[^\]]+)\]|(?P<four>[0-9.]+))(?::[0-9]+)?")
"""An address as some proxies write it: each connection has another port."""

Guess = Literal["code", "secret", "album"]
"""What one may try out. They are counted apart: wrong codes are not to keep out those who have a seat."""


def household(address: str) -> str:
    """Whom to count: an IPv4 address, or the network of an IPv6 one."""
    ip = _read(address)
    if ip is None:
        return address
    return str(ip if isinstance(ip, IPv4Address) else IPv6Network((int(ip), IPV6_HOME), strict=False))


def neighbourhood(address: str) -> str:
    """What a household belongs to: for IPv6 the network that one customer may have, else itself."""
    ip = _read(address)
    return str(IPv6Network((int(ip), IPV6_SITE), strict=False)) if isinstance(ip, IPv6Address) else household(address)


def counted_as(address: str) -> Iterator[tuple[str, int]]:
    """Under which names an address is counted, and how many times a limit holds for each."""
    home, around = household(address), neighbourhood(address)
    yield home, 1
    if around != home:
        yield around, SITE_TIMES


def _read(address: str) -> IPv4Address | IPv6Address | None:
    """Read an address with or without a port; None if it is none."""
    try:
        parts = _WITH_PORT.fullmatch(address)
        ip = ip_address(address if parts is None else parts["six"] or parts["four"])
    except ValueError:
        return None
    # A server that listens on :: sees IPv4 addresses written as IPv6 ones, all of them in one network.
    return ip if isinstance(ip, IPv4Address) else ip.ipv4_mapped or ip


def is_loopback(address: str) -> bool:
    """Whether it is this machine that asks.

    >>> [is_loopback(one) for one in ("127.0.0.1", "::1", "::ffff:127.0.0.1", "203.0.113.9", "unknown")]
    [True, True, True, False, False]
    """
    ip = _read(address)
    return ip is not None and ip.is_loopback


class Limits:
    """What each address has asked for lately, counted by the store for all servers that share it."""

    def __init__(self, settings: ServerSettings, store: Store) -> None:
        """Nobody has asked for anything yet."""
        self._store = store
        self._tables = limits_in(settings.limit_tables)
        self._seats = limits_in(settings.limit_seats)
        self._guesses = limits_in(settings.limit_guesses)
        self._passwords = limits_in(settings.limit_passwords)
        self._of_a_table = limits_in(PASSWORDS_OF_A_TABLE if self._passwords else "")
        self._listings = limits_in(settings.limit_listings)
        self._downloads = limits_in(settings.limit_downloads)
        self._drawings = limits_in(settings.limit_drawings)
        self._recalls = limits_in(settings.limit_recalls)
        self._most_sockets = settings.limit_sockets
        self._sockets: Counter[str] = Counter()
        # Kept by those who hold it or wait for it.
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def open_table(self, address: str) -> None:
        """Count a table that is being opened. Raises `Refusal` ("too-many")."""
        await self._hit(self._tables, "table", address)

    async def take_seat(self, address: str) -> None:
        """Count a seat that is being taken. Raises `Refusal` ("too-many")."""
        await self._hit(self._seats, "seat", address)

    async def choose_password(self, address: str) -> None:
        """Count a password that is being chosen. Raises `Refusal` ("too-many")."""
        await self._hit(self._passwords, "password chosen", address)

    async def check_passwords(self, address: str, code: str) -> None:
        """Refuse ("too-many") whoever has tried too many passwords, and all where too many were tried at a table."""
        for item, what, who in self._tried(address, code):
            if await self._is_full(item, what, who):
                raise _too_many()

    async def wrong_password(self, address: str, code: str) -> None:
        """Count a password that does not open a table, for its address and for the table."""
        for item, what, who in self._tried(address, code):
            await self._add(item, what, who)

    def _tried(self, address: str, code: str) -> Iterator[tuple[RateLimitItem, str, str]]:
        yield from [(item, "password by", address) for item in self._passwords]
        yield from [(item, "password of", code) for item in self._of_a_table]

    async def list_table(self, address: str) -> None:
        """Count a table that is being listed. Raises `Refusal` ("too-many")."""
        await self._hit(self._listings, "listing", address)

    async def download(self, address: str) -> None:
        """Count a fetching of the source. Raises `Refusal` ("too-many")."""
        await self._hit(self._downloads, "download", address)

    async def draw(self, address: str) -> None:
        """Count a QR code that is being drawn. Raises `Refusal` ("too-many")."""
        await self._hit(self._drawings, "drawing", address)

    async def recall(self, address: str) -> None:
        """Count a look into a table's past. Raises `Refusal` ("too-many")."""
        await self._hit(self._recalls, "recall", address)

    @asynccontextmanager
    async def one_at_a_time(self, address: str) -> AsyncIterator[None]:
        """Let an address guess one after the other: many at once would all be tried before the first is counted."""
        home = neighbourhood(address)
        turn = self._turns.get(home)
        if turn is None:
            turn = self._turns[home] = asyncio.Lock()
        async with turn:
            yield

    async def check_guesses(self, address: str, of: Guess = "code") -> None:
        """Refuse ("too-many") whoever has guessed wrong too often: before telling whether this guess is right."""
        for item in self._guesses:
            if await self._is_full(item, of, address):
                raise _too_many()

    async def missed(self, address: str, of: Guess = "code") -> None:
        """Count a code without a table, or a secret that opens nothing there."""
        for item in self._guesses:
            await self._add(item, of, address)

    def socket(self, address: str) -> Callable[[], None]:
        """Count a WebSocket until what is given back is called, once. Raises `Refusal` ("too-many")."""
        names = list(counted_as(address))
        if any(self._sockets[name] >= self._most_sockets * times for name, times in names):
            raise _too_many()
        self._sockets.update(name for name, _ in names)
        return partial(self._closed, names)

    def _closed(self, names: list[tuple[str, int]]) -> None:
        for name, _ in names:
            self._sockets[name] -= 1
            if not self._sockets[name]:
                del self._sockets[name]

    async def _hit(self, items: list[RateLimitItem], what: str, address: str) -> None:
        for item in items:
            # Whoever has had enough is counted no further: a flood of them is looked at, and writes nothing.
            if await self._is_full(item, what, address) or await self._add(item, what, address):
                raise _too_many()

    async def _is_full(self, item: RateLimitItem, what: str, address: str) -> bool:
        """Whether an address, or the network that it belongs to, has had all of a limit."""
        for name, times in counted_as(address):
            if await self._count(item, what, name, 0) >= item.amount * times:
                return True
        return False

    async def _add(self, item: RateLimitItem, what: str, address: str) -> bool:
        """Count on; whether that was more than a limit allows."""
        return any(
            [await self._count(item, what, name, 1) > item.amount * times for name, times in counted_as(address)]
        )

    async def _count(self, item: RateLimitItem, what: str, name: str, amount: int) -> int:
        """Count on, or only look, in the window of a limit."""
        key = await self._store.secret("limits")
        counted = blake2b(f"{what} {item} {name}".encode(), key=key, digest_size=16)
        count, _ = await self._store.count(counted.digest(), item.get_expiry(), amount)
        return count


def _too_many() -> Refusal:
    return Refusal("too-many", "That was too often; try again in a while.")
