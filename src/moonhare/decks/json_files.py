"""Reading the JSON files of a set strictly: their bytes from disk, and what stands in them.

Owns how much is read and what is no JSON of ours. What the values mean is others' affair.
"""

import json
import stat
from codecs import BOM_UTF8
from collections import Counter
from functools import partial
from pathlib import Path
from typing import Any, NoReturn

from moonhare.decks.errors import DeckError


def read_bytes(path: Path, most: int) -> bytes | None:
    """Read a file; None where there is none of this name. Raises `DeckError` for one that cannot be read.

    `most`: bytes that it may have; of a larger one, one byte more comes back, which tells without reading all of it.
    """
    try:
        if not stat.S_ISREG(path.stat().st_mode):
            return None
        with path.open("rb") as file:
            return file.read(most + 1)
    except FileNotFoundError:
        return None
    except OSError as error:
        raise DeckError("unreadable", f"{path} cannot be read: {error.strerror}") from None


def decode(data: bytes, name: str, most: int) -> object:
    """Turn the bytes of the file of this name into what stands in it.

    Raises `DeckError`, whose sentence names the file: larger than `most` bytes, not UTF-8, not JSON, a doubled key.
    """
    if len(data) > most:
        raise DeckError("too-large", f"larger than {most:,} bytes", where=name)
    if data.startswith(BOM_UTF8):
        raise DeckError("not-json", "begins with a byte order mark; save it as UTF-8 without one", where=name)
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise DeckError("not-utf8", f"not UTF-8 at byte {error.start}", where=name) from None
    try:
        raw: object = json.loads(text, object_pairs_hook=partial(_no_doubled_keys, name), parse_constant=_no_constant)
        # A lone surrogate ("\ud800") passes the parser but could never be sent to anyone; only an escape can bring one.
        if "\\u" in text:
            json.dumps(raw, ensure_ascii=False).encode("utf-8")
    except UnicodeEncodeError:
        raise DeckError("not-utf8", "an escape names half a character", where=name) from None
    except (ValueError, RecursionError) as error:
        reason = "nested too deeply" if isinstance(error, RecursionError) else str(error)
        raise DeckError("not-json", f"not JSON: {reason}", where=name) from None
    return raw


def _no_doubled_keys(name: str, pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        doubled = next(key for key, count in Counter(key for key, _ in pairs).items() if count > 1)
        raise DeckError("doubled-key", f"the key {doubled[:60]!r} stands twice in one object", where=name)
    return found


def _no_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is no number")
