"""What a server says when it is ready: its address, the one for phones in the same network, and a QR code."""

import io
from collections.abc import Iterator
from ipaddress import IPv4Address, ip_address
from pathlib import PurePath
from typing import Final

import ifaddr
import segno

ANYWHERE: Final = ("0.0.0.0", "::", "")  # noqa: S104 - compared with, not listened on
_TUNNELS: Final = ("docker", "br-", "veth", "virbr", "tun", "tap", "wg", "utun", "tailscale", "zt")
"""Interfaces that a phone in the room is hardly ever behind."""


def local_addresses() -> tuple[str, ...]:
    """This machine's IPv4 addresses in local networks, the likeliest first; read off, nothing is connected to."""
    return tuple(address for _, address in sorted(_ranked()))


def _ranked() -> Iterator[tuple[tuple[bool, int], str]]:
    for adapter in ifaddr.get_adapters():
        for ip in adapter.ips:
            if not isinstance(ip.ip, str):
                continue
            address = IPv4Address(ip.ip)
            if not address.is_private or address.is_loopback or address.is_link_local:
                continue
            # Homes mostly have 192.168, offices 10; 172.16 is often a machine's own containers.
            first = int(ip.ip.partition(".")[0])
            yield (str(adapter.name).startswith(_TUNNELS), {192: 0, 10: 1}.get(first, 2)), ip.ip


def local_host(host: str, port: int) -> str | None:
    """How other devices in the network reach a server that listens on `host`; None where they do not."""
    if host in ANYWHERE:
        addresses = local_addresses()
        return f"{addresses[0]}:{port}" if addresses else None
    try:
        loopback = ip_address(host).is_loopback
    except ValueError:
        loopback = host == "localhost"
    return None if loopback else f"{_bracketed(host)}:{port}"


def own_address(host: str, port: int) -> str:
    """The server's address for a browser on the same machine."""
    return f"http://{'localhost' if host in ANYWHERE else _bracketed(host)}:{port}/"


def _bracketed(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def greeting(host: str, port: int, *, qr: bool, data: PurePath | None = None, database: str = "") -> str:
    """Word the greeting; `qr`: with a code for phones, as a terminal can show it; `data`: the data folder.

    `database`: where tables are, if not there; no address, which may hold a password.
    """
    lines = ["", f"  Moonhare runs at   {own_address(host, port)}"]
    other = local_host(host, port)
    if other is not None:
        lines.append(f"  in your network    http://{other}/")
        if qr:
            drawn = io.StringIO()
            segno.make(f"http://{other}/", error="l", micro=False).terminal(drawn, border=2, compact=True)
            lines += ["", *("  " + line for line in drawn.getvalue().rstrip("\n").splitlines())]
    if database:
        lines += ["", f"  Its tables are in the database at {database}"]
    if data is not None:
        lines += ["", f"  Its data folder is {data} (card sets of your own: in sets/)"]
    return "\n".join([*lines, "", "  Ctrl+C stops it; tables and their games stay.", ""])
