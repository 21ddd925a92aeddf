"""What a text looks like, whatever characters it is made of: what cannot be seen, and which characters look alike."""

import json
import unicodedata
from functools import cache, lru_cache
from importlib import resources
from itertools import groupby
from typing import Final

import confusable_homoglyphs

BLANKS: Final = dict.fromkeys((0x115F, 0x1160, 0x2800, 0x3164, 0xFFA0, 0x1D159), " ")
"""Letters and signs that show nothing but their width: for `str.translate`, to spaces."""

UNSEEN: Final = dict.fromkeys(
    (0x34F, 0x17B4, 0x17B5, *range(0x180B, 0x1810), 0x200C, 0x200D, *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))
)
"""Joiners and selectors, which show nothing, yet belong to how some scripts and emoji are written: for
`str.translate`, to nothing."""

_MOST_MARKS: Final = 4
"""So many accents and vowel signs may follow a letter; no language needs more, and they reach into other lines."""


@cache
def _prototypes() -> dict[int, str]:
    """What stands for each character and for all that look like it; read when the first name is compared."""
    file = resources.files(confusable_homoglyphs) / "confusables.json"
    table: dict[str, list[dict[str, str]]] = json.loads(file.read_bytes())
    looks = {character: [found["c"] for found in alike] for character, alike in table.items()}
    found: dict[int, str] = {}
    for character, (other, *more) in looks.items():
        if len(character) == 1 and not more:
            # The one that many look like stands for them all. Of two that look like each other alone, either may.
            stands = len(looks[other]) > 1 or len(other) > 1 or other < character
            found[ord(character)] = other if stands else character
    return found


def is_visible(text: str) -> bool:
    """Whether a text shows anything."""
    shown = text.translate(BLANKS).translate(UNSEEN)
    return any(unicodedata.category(character)[0] in "LNPS" for character in shown)


def is_plain(text: str) -> bool:
    """Whether a text holds no control characters, nothing that is no character, and no towers of accents."""
    for character in text:
        kind = unicodedata.category(character)
        if kind in ("Cc", "Cs", "Co", "Cn") or (kind == "Cf" and ord(character) not in UNSEEN):
            return False
    return not has_towers(text)


def has_towers(text: str) -> bool:
    """Whether more accents follow a letter than any language has: they would be drawn across all that is near.

    >>> has_towers("e\u0323\u0301"), has_towers("e" + "\u0301" * 9), has_towers("e" + "\u0301\u200d" * 9)
    (False, True, True)
    """
    # A joiner between them shows nothing, and keeps nothing apart.
    marks = groupby(unicodedata.category(character) in ("Mn", "Me") for character in text.translate(UNSEEN))
    return any(mark and len(tuple(run)) > _MOST_MARKS for mark, run in marks)


def are_alike(one: str, other: str) -> bool:
    """Whether two texts are hardly told apart by eye: in other capitals, in letters of other scripts (UTS #39).

    >>> are_alike("Ana", "ANA"), are_alike("Ana", "\u0410n\u0430"), are_alike("Alan", "AIan"), are_alike("Ian", "Lan")
    (True, True, True, False)
    """
    # In other capitals a letter may look like another one than in its own, so both are compared.
    return any(a == b for a, b in zip(_looks(one), _looks(other), strict=True))


@lru_cache(maxsize=1024)
def _looks(text: str) -> tuple[str, str]:
    return _skeleton(text.casefold()).casefold(), _skeleton(text)


def _skeleton(text: str) -> str:
    plain = unicodedata.normalize("NFKD", text).translate(UNSEEN)
    return unicodedata.normalize("NFKD", plain.translate(_prototypes()))
