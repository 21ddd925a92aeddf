"""Passwords of tables: how they are kept and tried, and the keys by which browsers need to give them but once.

A table's log knows which lock it has, and nothing else. The password's hash lies beside the log under the lock's name.
A lock's key is worked out from its name and a secret of the store's, so it is kept nowhere, and no other lock has it.
"""

import asyncio
import base64
import hmac
import secrets
import unicodedata
from collections.abc import Callable
from typing import Final, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from moonhare.rules.errors import Refusal
from moonhare.server.live.answering import gone
from moonhare.server.live.credentials import SECRET_BYTES
from moonhare.storage import Slip, Store

SHELF: Final = "password"
KEPT: Final = 2
"""Hashes of a table: the one before opens until everybody has heard of the new one."""

MOST_AT_ONCE: Final = 2
"""Hashes that are worked out at the same time: each takes 64 MB for a moment."""

LOCK_BYTES: Final = 8

T = TypeVar("T")


class Locks:
    """The locks of all tables of a store."""

    def __init__(self, store: Store) -> None:
        """Take the store that hashes lie in."""
        self._store = store
        self._hasher = PasswordHasher()
        self._turns = asyncio.Semaphore(MOST_AT_ONCE)

    async def make(self, code: str, password: str) -> str:
        """Make a lock for a password; it holds once the table's log has its name. Raises `Refusal` ("table-gone")."""
        typed = _typed(password)
        kept = await self._aside(lambda: self._hasher.hash(typed))
        lock = secrets.token_hex(LOCK_BYTES)
        if not await self._store.lay(code, Slip(shelf=SHELF, name=lock, data=kept.encode()), most=KEPT):
            raise gone()
        return lock

    async def throw_away(self, code: str) -> None:
        """Forget every password of a table."""
        await self._store.clear(code, SHELF)

    async def is_right(self, code: str, lock: str, password: str) -> bool:
        """Whether a password opens a lock. One that does, and was hashed with less work than today, is hashed anew."""
        typed = _typed(password)
        kept = next((slip.data.decode() for slip in await self._store.slips(code, SHELF) if slip.name == lock), None)
        if kept is None:
            return False
        right, anew = await self._aside(lambda: self._fits(kept, typed))
        if anew is not None:
            await self._store.lay(code, Slip(shelf=SHELF, name=lock, data=anew.encode()), most=KEPT)
        return right

    def _fits(self, kept: str, password: str) -> tuple[bool, str | None]:
        """Whether a password is the one of a hash, and its hash of today where that is another kind."""
        try:
            self._hasher.verify(kept, password)
        except (VerificationError, InvalidHashError):
            return False, None
        return True, self._hasher.hash(password) if self._hasher.check_needs_rehash(kept) else None

    async def key(self, code: str, lock: str) -> str:
        """The key of a lock: whoever has it need not know the password."""
        return await key_of(self._store, code, lock)

    async def opens(self, code: str, lock: str, key: str) -> bool:
        """Whether a key is a lock's."""
        right = await self.key(code, lock)
        return hmac.compare_digest(right.encode(), key.encode(errors="surrogateescape"))

    async def _aside(self, work: Callable[[], T]) -> T:
        """Do what takes a while where nobody waits for it."""
        async with self._turns:
            return await asyncio.to_thread(work)


async def key_of(store: Store, code: str, lock: str) -> str:
    """The key of a table's lock."""
    drawn = hmac.digest(await store.secret("locks"), f"{code} {lock}".encode(), "sha256")
    return base64.urlsafe_b64encode(drawn[:SECRET_BYTES]).decode()


def _typed(password: str) -> str:
    """A password as every keyboard types it."""
    typed = unicodedata.normalize("NFKC", password).strip()
    if not typed:
        raise Refusal("password-empty", "A password has at least one letter or digit.")
    return typed
