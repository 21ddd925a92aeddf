"""Names of files as people give them, made into ids and titles.

Owns what a card is called before anybody has written a word of it.
"""

import re
import unicodedata
from collections.abc import Container
from typing import Final

LONGEST_ID: Final = 40
LONGEST_TITLE: Final = 200

_UNMARKED: Final = str.maketrans({"ø": "o", "ł": "l", "æ": "ae", "œ": "oe", "ß": "ss", "đ": "d", "ð": "d", "þ": "th"})
"""Letters that Unicode does not take apart into a plain one and its mark."""

_BY_MACHINES: Final = re.compile(
    r"(img|dsc[fn]?|pxl|mvi|gopr|vid|image|photo|picture|screenshot|scan|untitled|wa|p|signal|whatsapp)*", re.IGNORECASE
)
"""What is left of a name that a camera or a program gave, without all that is no letter."""


def as_id(name: str, taken: Container[str] = ()) -> str:
    """Make an id of a name: `Città è notte (1)` becomes `citta-e-notte-1`; numbered where it is taken."""
    plain = unicodedata.normalize("NFKD", name.lower().translate(_UNMARKED)).encode("ascii", "ignore").decode()
    made = re.sub(r"[^a-z0-9]+", "-", plain).strip("-")[:LONGEST_ID].strip("-") or "picture"
    number, numbered = 1, made
    while numbered in taken:
        number += 1
        ending = f"-{number}"
        numbered = made[: LONGEST_ID - len(ending)].strip("-") + ending
    return numbered


def as_title(name: str) -> str:
    """Make a title of a name: `red_boat` becomes `Red boat`."""
    words = " ".join(re.sub(r"[_\-\s]+", " ", unicodedata.normalize("NFC", name)).split())
    printable = "".join(letter for letter in words if letter.isprintable())[:LONGEST_TITLE].strip() or "Picture"
    return printable[0].upper() + printable[1:]


def says_something(name: str) -> bool:
    """Whether somebody chose a name: not so for `IMG_2034` and `20261129_183000`."""
    return _BY_MACHINES.fullmatch("".join(letter for letter in name if letter.isalpha())) is None
