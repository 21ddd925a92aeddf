"""What opens a seat, kept in a file for a program that is started again."""

from contextlib import suppress
from pathlib import Path

import msgspec

from moonhare.rules.errors import Refusal


class KeptSeat(msgspec.Struct, frozen=True, kw_only=True):
    """A seat at somebody's table, or the wish for one."""

    table: str
    """Its address."""
    link: str
    """The token of the link that it was taken by."""
    request: str
    """The name of the wish: asked again under it, the server gives the same seat."""
    secret: str = ""
    """What opens the seat; empty until the server has answered."""


class SeatFile:
    """A file that keeps one seat, for its owner alone."""

    def __init__(self, path: Path) -> None:
        """Take where it lies, or is to lie."""
        self._path = path

    def __str__(self) -> str:
        """Where it lies."""
        return str(self._path)

    def read(self) -> KeptSeat | None:
        """The seat; None where there is no such file. Raises `Refusal` ("seat-unreadable")."""
        try:
            return msgspec.json.decode(self._path.read_bytes(), type=KeptSeat)
        except FileNotFoundError:
            return None
        except (OSError, msgspec.MsgspecError, UnicodeError) as error:
            why = error.strerror if isinstance(error, OSError) else "it keeps no seat"
            sentence = f"{self._path} cannot be read: {why}. A file that `bot run` has written, or none, was expected."
            raise Refusal("seat-unreadable", sentence, file=str(self._path)) from None

    def write(self, seat: KeptSeat) -> None:
        """Keep a seat, whole or not at all. Raises `Refusal` ("seat-unwritable")."""
        beside = self._path.with_name(f".{self._path.name}.new")
        try:
            beside.touch(mode=0o600)
            beside.write_bytes(msgspec.json.encode(seat))
            beside.replace(self._path)
        except (OSError, ValueError) as error:
            why = error.strerror if isinstance(error, OSError) else str(error)
            sentence = f"The seat cannot be kept in {self._path}: {why}."
            raise Refusal("seat-unwritable", sentence, file=str(self._path)) from None

    def forget(self) -> None:
        """Keep it no more."""
        with suppress(OSError):
            self._path.unlink()
