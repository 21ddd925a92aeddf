"""What people have said for the cards of a set: `clues.json`, which lies beside `set.json` where there is one.

Computer players alone are told of it, and once the first of them thinks: it is more than all else that is said of the
cards, and most tables can do without. The format is described for deck makers in `docs/decks.md`.
"""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta

from moonhare.decks.errors import DeckError
from moonhare.decks.json_files import decode, read_bytes
from moonhare.decks.manifest import Id, Language, ShortText, Strict

CLUES_NAME: Final = "clues.json"

MAX_CLUES_BYTES: Final = 8_000_000
"""Three times what the 20,000 clues of a bundled set have, themes and all; more is a mistake or mischief."""

Count: TypeAlias = Annotated[int, Meta(ge=1, le=10_000)]


class Heard(Strict, frozen=True, kw_only=True):
    """What people who saw a card have said for it; computer players understand by it, and none of them says it."""

    clues: dict[Language, tuple[ShortText, ...]] = msgspec.field(default_factory=dict)
    """By language."""
    themes: dict[Id, Count] = msgspec.field(default_factory=dict)
    """Of how many clues, in all languages together, a concept is a theme."""


class CluesFile(Strict, frozen=True, kw_only=True):
    """The whole of `clues.json`."""

    format: Literal[1]
    cards: dict[Id, Heard]


def read_clues(folder: Path) -> Mapping[str, Heard]:
    """Read by card of the set in a folder what people have said for it; nothing where the set has no such file.

    Raises `DeckError`, whose sentence names the file: unreadable, too large, not UTF-8, not JSON, a doubled or unknown
    key, a value outside the format.
    """
    data = read_bytes(folder / CLUES_NAME, MAX_CLUES_BYTES)
    return {} if data is None else parse_clues(data)


def parse_clues(data: bytes) -> Mapping[str, Heard]:
    """Turn the bytes of a `clues.json` into what it says by card; raises `DeckError` as `read_clues` does."""
    try:
        return msgspec.convert(decode(data, CLUES_NAME, MAX_CLUES_BYTES), type=CluesFile).cards
    except msgspec.ValidationError as error:
        raise DeckError("bad-value", str(error), where=CLUES_NAME) from None


def written_clues(cards: Mapping[str, Heard]) -> bytes:
    """Give the bytes of a `clues.json`, always the same for the same cards in the same order.

    Cards of which nothing is said are left out, and so is what a card has none of.
    """
    told: dict[str, dict[str, object]] = {}
    for card, heard in cards.items():
        clues = {language: said for language, said in heard.clues.items() if said}
        told[card] = {key: value for key, value in (("clues", clues), ("themes", heard.themes)) if value}
    file = {"format": 1, "cards": {card: said for card, said in told.items() if said}}
    return (json.dumps(file, ensure_ascii=False, indent=1) + "\n").encode()
