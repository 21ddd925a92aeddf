"""What a player that plays somewhere else can learn of that server's own cards: what it tells to all, their words.

Knows the two addresses for it (`docs/protocol.md`), and believes no more of an answer than that it is words.
"""

import asyncio
from dataclasses import replace
from typing import Final
from urllib.parse import quote

import aiohttp
import msgspec

from moonhare.locales import LANGUAGES
from moonhare.players import Knowledge, Written
from moonhare.rules.ids import CardId

PATIENCE: Final = 5.0
"""Seconds for all of it; a game can be played without."""

MOST_SETS: Final = 50
MOST_BYTES: Final = 4_000_000
"""Of an answer."""


class _Named(msgspec.Struct):
    id: str


class _Sets(msgspec.Struct):
    sets: tuple[_Named, ...]


class _Card(msgspec.Struct):
    id: str
    title: str
    description: str
    language: str


class _Set(msgspec.Struct):
    cards: tuple[_Card, ...]


async def learn(table: str, known: Knowledge) -> Knowledge:
    """Add what the server of a table tells of sets that are not here; where it tells nothing, `known` as it is.

    `table`: the table's address.
    """
    try:
        async with asyncio.timeout(PATIENCE), aiohttp.ClientSession() as session:
            told = await _told(session, table.rpartition("/t/")[0], known)
    except (aiohttp.ClientError, msgspec.MsgspecError, OSError, ValueError):
        # The table itself tells soon enough of a server that cannot be reached.
        return known
    return replace(
        known,
        concepts={**known.concepts, **{card: {} for card in told}},
        written={**known.written, **told},
        described={**known.described, **told},
    )


async def _told(session: aiohttp.ClientSession, server: str, known: Knowledge) -> dict[CardId, Written]:
    here = {card.partition(":")[0] for card in known.concepts}
    language = known.language
    listed = msgspec.json.decode(await _get(session, f"{server}/api/sets", language), type=_Sets).sets
    found: dict[CardId, Written] = {}
    for name in [one.id for one in listed if one.id not in here][:MOST_SETS]:
        address = f"{server}/api/sets/{quote(name, safe='')}"
        told = msgspec.json.decode(await _get(session, address, language), type=_Set)
        for card in told.cards:
            # Of a card that is here, that is what is known.
            if card.title and card.language in LANGUAGES and CardId(card.id) not in known.concepts:
                found[CardId(card.id)] = Written(card.language, card.title, card.description)
    return found


async def _get(session: aiohttp.ClientSession, address: str, language: str) -> bytes:
    async with session.get(address, params={"lang": language}, raise_for_status=True) as answer:
        data = bytearray()
        async for part in answer.content.iter_any():
            data += part
            if len(data) > MOST_BYTES:
                raise ValueError("no server of Moonhare says so much")
        return bytes(data)
