"""What lets somebody in: codes of tables, which one can say aloud, and secrets of seats, which nobody says.

A code is two syllables and four digits, `LUMO-4821`. A secret is drawn, given to its owner once, kept as a digest.
"""

import base64
import hashlib
import hmac
import random
import re
import secrets
from typing import Final

CONSONANTS: Final = "BDFGHJKLMNPRSTVWZ"
VOWELS: Final = "AEIOU"

_UNKIND: Final = re.compile(
    "BOBO|DUPA|FIGA|HOMO|KAKA|KUPA|NAZI|NEGA|NEGO|PIKA|PIPI|PITO|POPO|PUTA|PUTO|RAPE|SUKA|TETA|TITI|ZUPA"
)
"""Words that nobody wants to say aloud in one of the languages of the game."""

_PATTERN: Final = re.compile(r"[A-Z]{4}[0-9]{4}")
_LETTERS: Final = str.maketrans("01", "OI")
_DIGITS: Final = str.maketrans("OIL", "011")


def draw_code(rng: random.Random) -> str:
    """Draw a code; which come before and after it is not to be guessed."""
    while True:
        word = "".join(rng.choice(CONSONANTS) + rng.choice(VOWELS) for _ in range(2))
        if not _UNKIND.match(word):
            return f"{word}-{rng.randrange(10_000):04d}"


def read_code(text: str) -> str | None:
    """Read a code as people type it: case, spaces, dashes and mistaken noughts are forgiven; None if it is none.

    >>> read_code(" lumo 4821"), read_code("LUM0–482l"), read_code("moon")
    ('LUMO-4821', 'LUMO-4821', None)
    """
    plain = "".join(character for character in text.upper() if character.isalnum())
    word, digits = plain[:4].translate(_LETTERS), plain[4:].translate(_DIGITS)
    return f"{word}-{digits}" if _PATTERN.fullmatch(word + digits) else None


SECRET_BYTES: Final = 24


def new_secret() -> tuple[str, bytes]:
    """Make a seat's secret: as its owner keeps it, and as the log does."""
    secret = secrets.token_urlsafe(SECRET_BYTES)
    return secret, hashed(secret)


def secret_for(seed: int, request: str | None) -> tuple[str, bytes]:
    """Make a seat's secret; for a request with a name always the same one, so that its answer can be given again.

    `seed`: the table's, which nobody is told. The name of the request is its client's alone; both together are needed.
    """
    if request is None:
        return new_secret()
    drawn = hmac.digest(str(seed).encode(), request.encode(), "sha256")[:SECRET_BYTES]
    secret = base64.urlsafe_b64encode(drawn).decode()
    return secret, hashed(secret)


def hashed(secret: str) -> bytes:
    """What the log keeps of a secret. Drawn, not chosen, so a plain digest cannot be guessed back."""
    return hashlib.sha256(secret.encode(errors="surrogateescape")).digest()
