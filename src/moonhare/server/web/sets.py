"""A set of cards as its page: made and compressed once for each language that it has, whatever is asked for."""

from typing import Final

import msgspec
from aiohttp import web

from moonhare.decks import CardSet
from moonhare.decks.public import language_of
from moonhare.rules.errors import Refusal
from moonhare.server.catalogue import set_info
from moonhare.server.web.pressed import Pressed, press, pressed_answer
from moonhare.server.web.site import SITE

MOST_KEPT: Final = 64
"""Pages of sets at hand, some 20 KB each; with more, all are made anew as they are asked for."""

_encode: Final = msgspec.json.Encoder().encode


class Page(msgspec.Struct, frozen=True, kw_only=True):
    """A set in a language, under one of its names."""

    of: CardSet
    body: Pressed


PAGES: Final = web.AppKey("pages", dict[tuple[str, str], Page])
"""By name and language."""


async def one_set(request: web.Request) -> web.Response:
    """GET /api/sets/ID?lang=xx."""
    wanted = request.match_info["set"]
    card_set = request.app[SITE].library.now.find(wanted)
    if card_set is None:
        raise Refusal("set-unknown", "There is no set of cards of this name.")
    language = language_of(card_set, request.query.get("lang", "en"))
    return pressed_answer(request, _page(request.app[PAGES], card_set, wanted, language).body)


def _page(pages: dict[tuple[str, str], Page], card_set: CardSet, name: str, language: str) -> Page:
    page = pages.get((name, language))
    if page is None or page.of is not card_set:
        if len(pages) >= MOST_KEPT:
            pages.clear()
        body = press(_encode(set_info(card_set, language, name=name)))
        page = pages[name, language] = Page(of=card_set, body=body)
    return page
