"""What is shown of those at a table without a seat: part of the protocol's views (`messages`)."""

from typing import Literal

import msgspec

from moonhare.rules.ids import SeatId
from moonhare.server.bases import Key


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


class Kept(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who may not come to this table any more."""

    key: Key
    name: str
