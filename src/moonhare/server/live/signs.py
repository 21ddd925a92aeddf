"""What is going on at a table and no event: what servers tell each other of it, and who writes a clue.

That is told, never stored, and forgotten in a moment. A sign says on or off and nothing more: no length, no rhythm. It
holds for a while unless it comes again, so that nobody writes for ever whose device has gone to sleep.
"""

import msgspec

from moonhare.server.bases import Key
from moonhare.server.talk_messages import Held, Said, Shown, TakenBack


class Sign(msgspec.Struct, frozen=True, kw_only=True, gc=False, tag="sign"):
    """Somebody writes a clue, or has stopped."""

    key: Key
    choosing: bool


class TalkSign(msgspec.Struct, frozen=True, kw_only=True, gc=False, tag="told"):
    """Something that viewers hear of the talk."""

    news: Said | Held | Shown | TakenBack | None
    """None: what may be said has changed, and stands in the store."""
    keys: tuple[Key, ...] | None = None
    """Whom it concerns; None: everybody who looks."""


class HostSign(msgspec.Struct, frozen=True, kw_only=True, gc=False, tag="heard"):
    """The host has given a sign: whether they are idle is the same at all servers."""

    key: Key


encode = msgspec.json.Encoder().encode
_decoder: msgspec.json.Decoder[Sign | TalkSign | HostSign] = msgspec.json.Decoder(Sign | TalkSign | HostSign)
decode = _decoder.decode


class Signs:
    """Who at one table writes a clue; times in seconds."""

    def __init__(self, holds: float) -> None:
        """Nobody does yet; `holds`: for how long a sign does."""
        self._holds = holds
        self.until: dict[Key, float] = {}
        """Until when each sign holds."""
        self.last = 0.0
        """When somebody last wrote."""

    def note(self, sign: Sign, now: float) -> None:
        """Take a sign, from here or from another server."""
        if sign.choosing or sign.key in self.until:
            self.last = now
        if sign.choosing:
            self.until[sign.key] = now + self._holds
        else:
            self.until.pop(sign.key, None)

    def choosing(self, now: float) -> tuple[Key, ...]:
        """Who writes now, ascending."""
        self.until = {key: until for key, until in self.until.items() if until > now}
        return tuple(sorted(self.until))

    @property
    def next_change(self) -> float | None:
        """When the first of them will be forgotten."""
        return min(self.until.values(), default=None)
