"""A set of cards as its page, and all sets as their list: made once for each language that they have, whatever is asked
for.
"""

from typing import Final

import msgspec
from aiohttp import web

from moonhare.decks import CardSet
from moonhare.decks.public import language_of
from moonhare.rules.errors import Refusal
from moonhare.server.catalogue import set_info, set_list
from moonhare.server.web.pressed import Pressed, press, pressed_answer
from moonhare.server.web.site import SITE

MOST_KEPT: Final = 64
"""Pages of sets at hand, some 20 KB each; with more, all are made anew as they are asked for."""

_encode: Final = msgspec.json.Encoder().encode


class Page(msgspec.Struct, frozen=True, kw_only=True):
    """A set in a language, under one of its names."""

    of: CardSet
    body: Pressed


class Listing(msgspec.Struct, frozen=True, kw_only=True):
    """All sets in the languages that they have."""

    of: tuple[CardSet, ...]
    body: msgspec.Raw


PAGES: Final = web.AppKey("pages", dict[tuple[str, str], Page])
"""By name and language."""

LISTINGS: Final = web.AppKey("listings", dict[tuple[str, ...], Listing])
"""By the language of each set."""


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


def listed(request: web.Request) -> msgspec.Raw:
    """Give the list of sets as JSON, in the language that is asked for."""
    sets, language = request.app[SITE].library.now.sets, request.query.get("lang", "en")
    listings, key = request.app[LISTINGS], tuple([language_of(one, language) for one in sets])
    found = listings.get(key)
    if found is None or found.of is not sets:
        if len(listings) >= MOST_KEPT:
            listings.clear()
        found = listings[key] = Listing(of=sets, body=msgspec.Raw(_encode(set_list(sets, language))))
    return found.body
