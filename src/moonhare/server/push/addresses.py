"""Which addresses of push services this server calls: a browser names one, and it might name a machine in this house.

Only https on its own port, only names of the public domain system, and of these only what they lead to at the moment
of the call: every address that a name has must be a public one, and it is these that are connected to. What is answered
is neither followed elsewhere nor read.
"""

import re
import socket
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Final
from urllib.parse import urlsplit

from aiohttp.abc import AbstractResolver, ResolveResult

from moonhare.rules.errors import Refusal

LONGEST: Final = 1024
"""Letters of an address; those of today's services have some two hundred, one of them five hundred."""

_NAME: Final = re.compile(
    r"(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})"
)
"""A name of the public domain system, by its form; a number in any of its forms ends otherwise."""

_OF_ONE_S_OWN: Final = (".localhost", ".local", ".home.arpa", ".internal", ".test", ".invalid", ".onion", ".lan")
"""Names that lead nowhere, or into somebody's own network."""

_TRANSLATED: Final = (IPv6Network("64:ff9b::/96"), IPv6Network("64:ff9b:1::/48"))
"""Other addresses in disguise (RFC 6052, 8215)."""


def checked(endpoint: str) -> str:
    """Give the address of a push service where its form is right. Raises `Refusal` ("push-address").

    >>> checked("https://push.example.org/wpush/v2/abc")
    'https://push.example.org/wpush/v2/abc'
    """
    refusal = Refusal("push-address", "This is no address of a push service: https, by its name, on the usual port.")
    if len(endpoint) > LONGEST or not endpoint.isascii() or re.search(r"[\x00-\x20\x7f\\]", endpoint):
        raise refusal
    try:
        parts = urlsplit(endpoint)
        port = parts.port
    except ValueError:
        raise refusal from None
    name = parts.hostname or ""
    if (
        parts.scheme != "https"
        or port not in (None, 443)
        or "@" in parts.netloc
        or "#" in endpoint
        or not _NAME.fullmatch(name)
        or name.endswith(_OF_ONE_S_OWN)
    ):
        raise refusal
    return endpoint


def is_public(address: str) -> bool:
    """Whether an address belongs to nobody's own network, in whichever disguise.

    >>> [is_public(address) for address in ("9.9.9.9", "10.0.0.1", "::ffff:127.0.0.1", "2620:fe::fe")]
    [True, False, False, True]
    """
    try:
        found: IPv4Address | IPv6Address = ip_address(address.partition("%")[0])
    except ValueError:
        return False
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            found = found.ipv4_mapped
        # Addresses of a site (RFC 3879) are given to nobody any more; where there are some, they are somebody's own.
        elif found.sixtofour or found.teredo or found.is_site_local or any(found in net for net in _TRANSLATED):
            return False
    return found.is_global and not (found.is_multicast or found.is_reserved)


class PublicOnly(AbstractResolver):
    """Finds what a name leads to, and nothing where that is not public through and through."""

    def __init__(self, resolver: AbstractResolver) -> None:
        """Ask another resolver."""
        self._resolver = resolver

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:
        """Find the addresses of a name. Raises `OSError` for a name that leads anywhere else."""
        found = await self._resolver.resolve(host, port, family)
        if not found or not all(is_public(one["host"]) for one in found):
            raise OSError("a push service has public addresses only")
        return found

    async def close(self) -> None:
        """Let go of the other resolver."""
        await self._resolver.close()
