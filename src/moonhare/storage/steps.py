"""How far a database is, whichever it is: the steps that it has taken, and those that a program has to know."""

import time
from typing import Self

import msgspec

from moonhare.storage.errors import StorageError


class Moved(msgspec.Struct, frozen=True, kw_only=True):
    """That a database has been brought to this program's form, and how."""

    before: int
    """The steps that it had taken."""
    now: int
    seconds: float
    """How long that took."""

    @classmethod
    def since(cls, began: float, *, before: int, now: int) -> Self | None:
        """Tell of it, `began` by the monotonic clock; None where there was nothing, or nothing left to do."""
        return cls(before=before, now=now, seconds=time.monotonic() - began) if 0 < before < now else None


class Steps(msgspec.Struct, frozen=True, kw_only=True):
    """How far a database is; see `storage/sqlite/migrations.py` and its sister."""

    taken: int
    """0: there is nothing in it."""
    needed: int
    """How many a program has to know that uses it."""
    known: int
    """How many this program knows."""

    def checked(self) -> Self:
        """Give it back. Raises `StorageError` where this program would go wrong with such a database."""
        if self.needed > self.known:
            raise StorageError(
                f"the data was written by a newer Moonhare (its step {self.needed}, here {self.known} are known)",
                "update this one first",
            )
        return self
