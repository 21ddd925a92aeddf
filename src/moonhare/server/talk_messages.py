"""What people say to each other at a table, and what its host makes of it: the part of the protocol that is no game.

Never in the log, never in a view, so that a word causes no frame but its own.
"""

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from moonhare.server.bases import CommandName, Key, Message, Symbol

LONGEST_LINE: Final = 200
MOST_HELD_WORDS: Final = 100

Face = Literal["hello", "laugh", "wow", "hm", "love", "zzz"]
Phrase = Literal["take-your-time", "well-told", "too-hard", "nearly-there", "one-moment", "good-night"]
"""What everybody reads in their own language."""
LineId = Annotated[str, Meta(max_length=32)]
HeldWord = Annotated[str, Meta(min_length=1, max_length=40)]


class Speaker(msgspec.Struct, frozen=True, kw_only=True):
    """Who said something, as they were called then."""

    key: Key
    name: str
    symbol: Symbol


class Line(msgspec.Struct, frozen=True, kw_only=True):
    """Something that was said: words or a phrase."""

    id: LineId
    by: Speaker
    at: int
    """When, in milliseconds since 1970."""
    text: str | None = None
    """Plain text, one line."""
    phrase: Phrase | None = None
    to: Key | None = None
    """Whispered to this member; null: said to everybody."""


# ---- from client to table; each is answered by its `id`, as a command is


class TalkMessage(Message, frozen=True):
    """The base of what somebody says, or does about what is said."""

    id: CommandName
    """The client's own name for this message. Said again with the same one, it is the same line, in its first words."""


class Say(TalkMessage, frozen=True, tag="say"):
    """Say something to everybody who looks at the table; for whoever has a seat."""

    text: Annotated[str, Meta(max_length=LONGEST_LINE)] | None = None
    phrase: Phrase | None = None
    """Instead of a text."""
    to_partner: bool = False
    """Whispered to one's partner, where a game is played in teams with `whisper`."""


class React(TalkMessage, frozen=True, tag="react"):
    """Show a face; for everybody who looks at the table. It is kept nowhere."""

    face: Face


class TakeBack(TalkMessage, frozen=True, tag="take-back"):
    """Take a line away, one's own; the host anybody's but what is whispered."""

    line: LineId


class HostTalk(TalkMessage, frozen=True):
    """The base of what only the host may do about the talk."""


class SwitchTalk(HostTalk, frozen=True, tag="switch-talk"):
    """Host: let people talk at this table, or not; faces neither."""

    on: bool


class Mute(HostTalk, frozen=True, tag="mute"):
    """Host: let somebody say nothing for now, or speak again. They play on; their faces only they see.

    A host is muted by nobody, and one who was muted before is heard.
    """

    key: Key
    muted: bool


class ClearTalk(HostTalk, frozen=True, tag="clear-talk"):
    """Host: take away all that was said to everybody."""


class HoldWords(HostTalk, frozen=True, tag="hold-words"):
    """Host: hold lines in which one of these words stands, until they are let through."""

    words: Annotated[tuple[HeldWord, ...], Meta(max_length=MOST_HELD_WORDS)]
    """Instead of those before."""


class LetThrough(HostTalk, frozen=True, tag="let-through"):
    """Host: show everybody a line that was held."""

    line: LineId


# ---- from table to client


class TalkRules(msgspec.Struct, frozen=True, kw_only=True):
    """What may be said at this table, as far as it concerns the one who is told."""

    on: bool = True
    muted: tuple[Key, ...] = ()
    """Ascending; the host is told of all, anybody else of themselves."""
    words: tuple[str, ...] = ()
    """That are held; the host is told."""


class TalkNews(Message, frozen=True):
    """The base of what a table tells of its talk."""


class Talked(TalkNews, frozen=True, tag="talked"):
    """What has been said so far: when the connection begins; when the host changes, for the one before and the new one;
    and where several servers share a table and one of them finds out that word of something was lost.

    When the connection begins, nothing comes where nothing has been said. What is told meanwhile comes after it.

    It takes the place of all that the client knew.
    """

    rules: TalkRules
    lines: tuple[Line, ...]
    """In their order: of the last hundred, and of what was whispered by or to this seat and its partner of now, as
    many of the newest as fit 24 KB."""
    held: tuple[Line, ...]
    """Lines of one's own that wait for the host, the newest that fit; the host is given everybody's."""


class TalkRuled(TalkNews, frozen=True, tag="talk-ruled"):
    """The host has changed what may be said."""

    rules: TalkRules


class Said(TalkNews, frozen=True, tag="said"):
    """Somebody says something. A line of the same id takes the place of the one before."""

    line: Line


class Held(TalkNews, frozen=True, tag="held"):
    """A line is held for one of the host's words; its speaker and the host are told."""

    line: Line


class Shown(TalkNews, frozen=True, tag="shown"):
    """Somebody shows a face."""

    face: Face
    key: Key | None
    """Null: somebody without a seat."""


class TakenBack(TalkNews, frozen=True, tag="taken-back"):
    """A line, said or held, is no more; null: all that was said to everybody."""

    line: LineId | None
