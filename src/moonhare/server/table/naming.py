"""What people and computer players may be called.

A name is one line of visible text, and looks like no other at the table.
"""

import itertools
import random
import unicodedata
from collections.abc import Collection, Iterable
from typing import Final

from moonhare.rules.errors import Refusal
from moonhare.server.messages import LONGEST_NAME
from moonhare.server.table.looks import BLANKS, are_alike, is_plain, is_visible

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


def clean_name(raw: str, *, taken: Iterable[str] = ()) -> str:
    """Trim a name and bring it into one form.

    Raises `Refusal`: "name-empty", "name-unprintable", "name-too-long", "name-taken".
    """
    name = unicodedata.normalize("NFC", " ".join(raw.translate(BLANKS).split()))
    if not is_plain(name):
        raise Refusal("name-unprintable", "A name is plain text, without control characters.")
    if not is_visible(name):
        raise Refusal("name-empty", "A name needs at least one letter.")
    if len(name) > LONGEST_NAME:
        raise Refusal(
            "name-too-long", f"A name has {LONGEST_NAME} characters at the most, not {len(name)}.", most=LONGEST_NAME
        )
    for other in taken:
        if are_alike(name, other):
            raise Refusal("name-taken", f"Somebody at this table is called {other!r} already.", name=other)
    return name


def numbered_name(name: str, *, taken: Collection[str]) -> str:
    """Tell a name apart from those that are taken by the first number, from 2 on, that does it."""
    ends = (f" {number}" for number in itertools.count(2))
    names = (unicodedata.normalize("NFC", name[: LONGEST_NAME - len(end)].rstrip() + end) for end in ends)
    return next(other for other in names if not any(are_alike(other, one) for one in taken))


def computer_name(taken: Iterable[str], rng: random.Random) -> str:
    """Draw a name for a computer player that nobody at the table has or is called by: no Alma beside Alma Reed.

    There are more names than seats, and each at the table rules out one at the most.
    """
    words = [word for name in taken for word in name.split()[:1]]
    return rng.choice([name for name in COMPUTER_NAMES if not any(are_alike(name, word) for word in words)])
