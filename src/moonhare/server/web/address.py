"""How the server was reached: under which name and scheme, and whether from a page of its own.

A browser lets the pages of a site ask whatever its name leads to, and whoever owns a name may let it lead to a machine
in somebody's home. So the server answers only to names that it knows for its own, and to those that no stranger can
have: numbers, one word without a dot, and what is set apart for local networks. Whoever can make one of these lead here
is in the same network already.
"""

import html
import re
from collections.abc import Awaitable, Callable, Iterator
from ipaddress import IPv6Address, ip_address
from typing import Final
from urllib.parse import urlsplit

from aiohttp import web

from moonhare.rules.errors import Refusal
from moonhare.server.live.runtime import LiveTable
from moonhare.server.setting_texts import host_of, hosts_in
from moonhare.server.settings import ServerSettings
from moonhare.server.web.site import SITE

_HOST: Final = re.compile(r"(?P<name>[A-Za-z0-9_.-]+|\[[0-9A-Fa-f:.]+\])(?::[0-9]{1,5})?")
LONGEST_HOST: Final = 261
"""A name of the domain system has 253 characters at most, brackets and a port a few more."""

LOOPBACK: Final = ("127.0.0.1", "::1", "localhost")

LOCAL: Final = (".localhost", ".local", ".home.arpa", ".internal")
"""Set apart for machines and networks of one's own (RFC 6761, 6762, 8375; ICANN's board, 2024): nobody can buy one."""

FOREIGN: Final = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Moonhare</title></head>
<body><h1>Not under this name</h1>
<p>This is a Moonhare server, but it does not know that it is called <strong>{name}</strong>.</p>
<p>Do you run it? Then name it in the setting <code>address</code> or <code>hosts</code>, or open it by its number.</p>
</body></html>
"""


def names_of(settings: ServerSettings) -> frozenset[str]:
    """Read off the settings which names the server goes by."""
    return frozenset({settings.host.lower(), host_of(settings.address), *hosts_in(settings.hosts)}) - {""}


def is_nobody_else_s(name: str) -> bool:
    """Whether no stranger can have a name, small letters without a port.

    >>> [is_nobody_else_s(name) for name in ("192.168.1.7", "::1", "livingroom-pc", "hare.local", "evil.example")]
    [True, True, True, True, False]
    """
    if "." not in name or name.endswith(LOCAL):
        return True
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


@web.middleware
async def by_its_own_name(
    request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
) -> web.StreamResponse:
    """Answer only who asked for this server by a name of its own."""
    for host in _hosts(request):
        name = _name_in(host)
        if name in request.app[SITE].names or is_nobody_else_s(name):
            continue
        if request.method in {"GET", "HEAD"} and "text/html" in request.headers.get("Accept", ""):
            return web.Response(text=FOREIGN.format(name=html.escape(name)), status=421, content_type="text/html")
        raise Refusal("foreign-host", f"This server does not go by the name {name}.", host=name)
    return await handler(request)


def _hosts(request: web.Request) -> Iterator[str]:
    """What was asked for: by the browser, as a proxy has it, and by the proxy. A program of old names nothing."""
    if request.app[SITE].settings.behind_proxy:
        forwarded = ",".join(request.headers.getall("X-Forwarded-Host", [])).rpartition(",")[2].strip()
        if forwarded:
            yield forwarded
    yield from request.headers.getall("Host", [])


def _name_in(host: str) -> str:
    """The name of a host, small and without its port. Raises `Refusal` ("malformed") for one that cannot be."""
    found = _HOST.fullmatch(host) if len(host) <= LONGEST_HOST else None
    if found is None or (host.startswith("[") and not _is_number(found["name"].strip("[]"))):
        raise Refusal("malformed", "The Host header names no host.")
    return found["name"].lower().strip("[]").removesuffix(".")


def _is_number(name: str) -> bool:
    try:
        IPv6Address(name)
    except ValueError:
        return False
    return True


def asked_host(request: web.Request) -> str:
    """The host, with port, that was asked for. Raises `Refusal` ("malformed") for one that cannot be."""
    host = next(_hosts(request), "")
    _name_in(host)
    return host


def is_secure(request: web.Request) -> bool:
    """Whether the browser asks over https."""
    settings = request.app[SITE].settings
    if settings.address:
        return settings.address.startswith("https:")
    proto = request.headers.get("X-Forwarded-Proto", "") if settings.behind_proxy else ""
    return request.scheme == "https" or proto.strip().lower() == "https"


def origin(request: web.Request) -> str:
    """The address of this server as it was asked for, `https://example.org`."""
    settings = request.app[SITE].settings
    if settings.address:
        return settings.address.rstrip("/")
    return f"{'https' if is_secure(request) else 'http'}://{asked_host(request)}"


def invitation(request: web.Request, code: str) -> str:
    """The address of a table to hand on: one that other devices reach, where this machine has such a one."""
    site, base = request.app[SITE], origin(request)
    if site.local_host is not None and urlsplit(base).hostname in LOOPBACK:
        base = f"http://{site.local_host}"
    return f"{base}/t/{code}"


def check_origin(request: web.Request) -> None:
    """Refuse ("foreign-origin") what another site's page makes a browser send; programs send no Origin."""
    claimed = request.headers.get("Origin")
    if claimed is None:
        return
    own = {f"http://{asked_host(request)}", f"https://{asked_host(request)}", origin(request)}
    if claimed not in own:
        raise Refusal("foreign-origin", "This request comes from another site's page.")


async def invitation_to(request: web.Request, live: LiveTable, *, with_key: bool) -> str:
    """The address of a table that whoever asks is let in to; `with_key`: with what opens it where it asks for a
    password, so that friends need not type that.
    """
    address, lock = invitation(request, live.code), live.table.lock
    if lock is None or not with_key:
        return address
    return f"{address}#key={await request.app[SITE].locks.key(live.code, lock)}"
