"""What the protocol says of big screens: which of them show a table to its people's room."""

from typing import Annotated

import msgspec
from msgspec import Meta

from moonhare.server.bases import MemberCommand, Message


class AnswerScreen(MemberCommand, frozen=True, tag="answer-screen"):
    """Say whether a screen that asks (`Self.screens`) is one in this room: then phones may leave the board to it."""

    screen: Annotated[int, Meta(ge=1)]
    shown: bool


class ScreenAsks(msgspec.Struct, frozen=True, kw_only=True):
    """A screen that would show the table to a room, and that no seat vouches for (`answer-screen`)."""

    screen: int
    number: int
    """Which it shows, too."""


class ScreenNews(Message, frozen=True):
    """The base of what a table tells a screen of itself."""


class AsScreen(ScreenNews, frozen=True, tag="as-screen"):
    """What has become of a screen that no seat vouches for: told to it alone, as it connects and when that changes."""

    number: int
    """By which those who are asked of it tell it from others."""
    shown: bool | None
    """Whether it counts (`public.screens`); null: nobody has said so yet, or otherwise."""
    key: str | None = None
    """For one that counts, when the table has got another password: what opens it (`POST /t/CODE/key`)."""
