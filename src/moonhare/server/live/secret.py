"""Secrets of seats: drawn, given to their owner once, kept as digests."""

import base64
import hashlib
import hmac
import secrets
from typing import Final

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
