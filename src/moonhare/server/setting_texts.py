"""What some settings hold within their text: names, an address, limits. Read alike where it is checked and used."""

import re
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

if TYPE_CHECKING:
    from limits import RateLimitItem


def words(text: str) -> tuple[str, ...]:
    """List what stands in a text with commas or blanks between.

    >>> words("family, small-hours ours"), words("")
    (('family', 'small-hours', 'ours'), ())
    """
    return tuple(text.replace(",", " ").split())


def hosts_in(text: str) -> tuple[str, ...]:
    """List the names of a server, in small letters. Raises `ValueError` where something is no name.

    >>> hosts_in("pc.lan, Cards.example")
    ('pc.lan', 'cards.example')
    """
    hosts = words(text.lower())
    if not all(re.fullmatch(r"[a-z0-9_.-]+", host) for host in hosts):
        raise ValueError(text)
    return hosts


def host_of(address: str) -> str:
    """Give the name in the address of a server, empty where that is. Raises `ValueError` where it is none.

    >>> host_of("https://Moonhare.example:8443/"), host_of("")
    ('moonhare.example', '')
    """
    if not address:
        return ""
    # Its parts raise themselves where brackets have no number in them, or a port is none.
    parts = urlsplit(address)
    known = parts.scheme in {"https", "http"} and parts.hostname and parts.port != 0
    if not known or "@" in address or parts.path.strip("/") or parts.query or parts.fragment:
        raise ValueError(address)
    return parts.hostname or ""


def limits_in(text: str) -> "list[RateLimitItem]":
    """List the limits that hold together. Raises `ValueError` where something is none.

    >>> limits_in("30/minute;300/hour"), limits_in(" ")
    ([30 per 1 minute, 300 per 1 hour], [])
    """
    from limits import parse_many  # noqa: PLC0415 - slow to import

    return parse_many(text) if text.strip() else []
