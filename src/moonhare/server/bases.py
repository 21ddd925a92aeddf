"""What messages of every kind are made of: their base, and the types that several of them use."""

from typing import TYPE_CHECKING, Annotated, Final, Literal

import msgspec
from msgspec import Meta

from moonhare.locales import LANGUAGES
from moonhare.rules.commands import Command

Symbol = Literal[
    "leaf",
    "star",
    "drop",
    "feather",
    "key",
    "shell",
    "flame",
    "bell",
    "mushroom",
    "cloud",
    "anchor",
    "flower",
]

if TYPE_CHECKING:
    Language = str
else:
    Language = Literal[LANGUAGES]
"""The code of a language, as it is read from outside: one of these."""

Key = Annotated[int, Meta(ge=1)]
"""A member's number at this table: public, stable, never used twice, no credential."""

LETTERS: Final = r"^[A-Za-z0-9_-]+(?!\n)$"
"""Of names that clients draw. For Python `$` alone would let a line's end follow."""

CommandName = Annotated[str, Meta(min_length=8, max_length=64, pattern=LETTERS)]


class Message(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type"):
    """The base of all messages."""


class MemberCommand(Command, frozen=True):
    """The base of what every member may ask for."""


class HostCommand(Command, frozen=True):
    """The base of what only the host may ask for."""
