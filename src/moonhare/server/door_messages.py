"""What the protocol says of those at a table without a seat: the commands about them, and how they are seen."""

from typing import Literal

import msgspec

from moonhare.rules.ids import SeatId
from moonhare.server.bases import HostCommand, Key, MemberCommand


class AskSeat(MemberCommand, frozen=True, tag="ask-seat"):
    """Without a seat: ask for one of the running game, from its next round on; between two games, for any.

    Whoever may be let in without being asked for is promised it at once.
    """

    seat: Key | None = None
    """The member whose seat it is (`GuestSelf.seats`); null: any."""


class StopAsking(MemberCommand, frozen=True, tag="stop-asking"):
    """Without a seat: ask no more."""


class LetIn(MemberCommand, frozen=True, tag="let-in"):
    """Host: give a guest who asks a seat, from the next round on. Everybody with a seat may say so once the host has
    given no sign for a minute; it happens when most of those who are there have.
    """

    key: Key
    seat: Key | None = None
    """The member whose seat it is; null: the one asked for, or the first that is free for them."""


class HandSeat(MemberCommand, frozen=True, tag="hand-seat"):
    """Give one's own seat to a guest who asks, and go: in the lobby at once, in a running game from its next round on;
    until then the computer plays.
    """

    key: Key
    """The guest's."""


class TurnAway(HostCommand, frozen=True, tag="turn-away"):
    """Host: say no to a guest who asks; in a running game they may ask again in its next round."""

    key: Key


class OpenDoor(HostCommand, frozen=True, tag="open-door"):
    """Host: give guests the seats that are free for them without being asked, or not any longer."""

    open: bool


class KeepOut(HostCommand, frozen=True, tag="keep-out"):
    """Host: remove somebody for good: their browser does not come to this table any more."""

    key: Key


class LetBack(HostCommand, frozen=True, tag="let-back"):
    """Host: let somebody come again."""

    key: Key


class GuestView(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody at the table without a seat."""

    key: Key
    name: str
    presence: Literal["here", "away"]
    asks: bool
    """For a seat of the running game."""
    wants: Key | None
    """The member whose seat; null: any."""
    promised: Key | None
    """The member whose seat they have from the next round on."""
    claim: Key | None
    """The member who has their seat until they are back, and the round is over."""
    agreed: tuple[Key, ...]
    """Who would let them in where the host gives no sign, ascending."""
    ready: bool
    """For the next game."""


class GuestSelf(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody without a seat alone is told."""

    seats: tuple[Key, ...]
    """The members whose seats of the running game they could have, the likeliest first."""
    may_ask: bool
    """Whether they may ask now; not again in the round in which the host has said no."""
    had: SeatId | None
    """The seat of the running game that they have had: they can have no other one in it."""


class Removed(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody whose seat was taken away, and who may come again."""

    key: Key
    name: str


class Kept(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who may not come to this table any more."""

    key: Key
    name: str
