"""What people and computer players may be called.

A name is one line of visible text, unlike every other at the table, whatever its capitals.
"""

import random
import unicodedata
from collections.abc import Iterable
from typing import Final

from moonhare.rules.errors import Refusal
from moonhare.server.messages import LONGEST_NAME

COMPUTER_NAMES: Final = (
    "Ada",
    "Alma",
    "Bram",
    "Cleo",
    "Dara",
    "Edda",
    "Fern",
    "Gus",
    "Hazel",
    "Ines",
    "Juno",
    "Kit",
    "Linus",
    "Milo",
    "Nell",
    "Otis",
    "Pip",
    "Quill",
    "Rufus",
    "Saga",
    "Tove",
    "Vito",
    "Wren",
    "Yara",
)

_JOINERS: Final = "\u200c\u200d"
"""Invisible, yet part of how some scripts and emoji are written; all other format characters are refused."""

_INVISIBLE: Final = ("Cf", "Mn", "Me", "Zs")


def clean_name(raw: str, *, taken: Iterable[str] = ()) -> str:
    """Trim a name and bring it into one form.

    Raises `Refusal`: "name-empty", "name-unprintable", "name-too-long", "name-taken".
    """
    name = unicodedata.normalize("NFC", " ".join(raw.split()))
    for character in name:
        kind = unicodedata.category(character)
        if kind in ("Cc", "Cs", "Co", "Cn") or (kind == "Cf" and character not in _JOINERS):
            raise Refusal("name-unprintable", "A name is plain text, without control characters.")
    if all(unicodedata.category(character) in _INVISIBLE for character in name):
        raise Refusal("name-empty", "A name needs at least one letter.")
    if len(name) > LONGEST_NAME:
        raise Refusal(
            "name-too-long", f"A name has {LONGEST_NAME} characters at the most, not {len(name)}.", most=LONGEST_NAME
        )
    if _folded(name) in map(_folded, taken):
        raise Refusal("name-taken", f"Somebody at this table is called {name!r} already.", name=name)
    return name


def _folded(name: str) -> str:
    """What two names that look alike have in common."""
    plain = unicodedata.normalize("NFKC", name).casefold()
    return "".join(character for character in plain if character not in _JOINERS)


def computer_name(taken: Iterable[str], rng: random.Random) -> str:
    """Draw a name for a computer player that nobody at the table has or is called by: no Alma beside Alma Reed.

    There are more names than seats, and each at the table rules out one at the most.
    """
    folded = {word for name in taken for word in _folded(name).split()[:1]}
    return rng.choice([name for name in COMPUTER_NAMES if _folded(name) not in folded])
