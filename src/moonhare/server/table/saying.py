"""What may be said at a table, and to whom: words as they are cleaned, words that are held, partners that may whisper.

Pure: knows a table and texts, no shelves and no viewers.
"""

import re
import unicodedata
from collections.abc import Iterable
from typing import Final

from moonhare.rules.errors import Refusal
from moonhare.rules.state import teams_of
from moonhare.server.bases import Key
from moonhare.server.table.looks import BLANKS, is_plain, is_visible
from moonhare.server.table.state import Table

_WORDS: Final = re.compile(r"\w+")


def clean_line(raw: str) -> str:
    """Trim what somebody says to one line in one form. Raises `Refusal`: "line-empty", "line-unprintable"."""
    line = unicodedata.normalize("NFC", " ".join(raw.translate(BLANKS).split()))
    if not is_plain(line):
        raise Refusal("line-unprintable", "What is said is plain text, without control characters.")
    if not is_visible(line):
        raise Refusal("line-empty", "Nothing was said.")
    return line


def is_held(line: str, words: Iterable[str]) -> bool:
    """Whether one of the words, or several in their order, stands in a line: in any capitals, with any accents.

    >>> is_held("Was it a MOÚNTAIN?", ["mountain"]), is_held("mountains", ["mountain"]), is_held("a b", ["a b"])
    (True, False, True)
    """
    said = f" {_spelled(line)} "
    return any(f" {word} " in said for word in map(_spelled, words) if word)


def _spelled(text: str) -> str:
    plain = unicodedata.normalize("NFKD", text.casefold())
    return " ".join(_WORDS.findall("".join(letter for letter in plain if not unicodedata.combining(letter))))


def partner_of(table: Table, key: Key) -> Key | None:
    """The person to whom a member may whisper; None where there is none, or nobody may."""
    if table.stage != "playing" or table.game is None or not table.game.settings.whisper:
        return None
    for pair in teams_of(table.game.settings, table.game.players):
        keys = [table.members[seat].key for seat in pair]
        if key in keys:
            partner = table.member(keys[1 - keys.index(key)])
            return partner.key if partner is not None and partner.kind == "person" else None
    return None
