"""A set of cards as its page: made and compressed once for each language, and sent again only where it has changed."""

import gzip
from collections.abc import Mapping
from hashlib import blake2b
from typing import Final

import msgspec
from aiohttp import ETag, web

from moonhare.decks import CardSet
from moonhare.rules.errors import Refusal
from moonhare.server.catalogue import set_info
from moonhare.server.web.site import SITE

MOST_KEPT: Final = 64
"""Pages of sets at hand, some 20 KB each; with more, all are made anew as they are asked for."""

_encode: Final = msgspec.json.Encoder().encode


class Page(msgspec.Struct, frozen=True, kw_only=True):
    """A set in a language, under one of its names."""

    of: CardSet
    plain: bytes
    small: bytes
    """The same, compressed by gzip."""
    tag: str


PAGES: Final = web.AppKey("pages", dict[tuple[str, str], Page])
"""By name and language."""


async def one_set(request: web.Request) -> web.Response:
    """GET /api/sets/ID?lang=xx."""
    wanted = request.match_info["set"]
    card_set = request.app[SITE].library.now.find(wanted)
    if card_set is None:
        raise Refusal("set-unknown", "There is no set of cards of this name.")
    page = _page(request.app[PAGES], card_set, wanted, request.query.get("lang", "en"))
    response = web.Response(content_type="application/json", headers={"Cache-Control": "no-cache"})
    response.headers["Vary"] = "Accept-Encoding"
    response.etag = ETag(page.tag, is_weak=True)
    if any(known.value in ("*", page.tag) for known in request.if_none_match or ()):
        response.set_status(304)
    elif _takes_gzip(request.headers):
        response.body = page.small
        response.headers["Content-Encoding"] = "gzip"
    else:
        response.body = page.plain
    return response


def _page(pages: dict[tuple[str, str], Page], card_set: CardSet, name: str, language: str) -> Page:
    page = pages.get((name, language))
    if page is None or page.of is not card_set:
        if len(pages) >= MOST_KEPT:
            pages.clear()
        plain = _encode(set_info(card_set, language, name=name))
        tag = blake2b(plain, digest_size=12).hexdigest()
        page = pages[name, language] = Page(of=card_set, plain=plain, small=gzip.compress(plain, mtime=0), tag=tag)
    return page


def _takes_gzip(headers: Mapping[str, str]) -> bool:
    offered = [one.strip().replace(" ", "") for one in headers.get("Accept-Encoding", "").lower().split(",")]
    return any(one.partition(";")[0] in ("gzip", "*") and not one.endswith((";q=0", ";q=0.0")) for one in offered)
