"""Secrets of seats: drawn, given to their owner once, kept as digests."""

import hashlib
import secrets
from typing import Final

SECRET_BYTES: Final = 24


def new_secret() -> tuple[str, bytes]:
    """Make a seat's secret: as its owner keeps it, and as the log does."""
    secret = secrets.token_urlsafe(SECRET_BYTES)
    return secret, hashed(secret)


def hashed(secret: str) -> bytes:
    """What the log keeps of a secret. Drawn, not chosen, so a plain digest cannot be guessed back."""
    return hashlib.sha256(secret.encode(errors="surrogateescape")).digest()
