"""What a decision needs to know besides the table, and what it comes to."""

import random
from collections.abc import Collection

import msgspec

from moonhare.server.messages import Key
from moonhare.server.table.events import AnyTableEvent
from moonhare.server.table.resolving import Decks
from moonhare.server.table.state import USUAL_PLAYER

Events = tuple[AnyTableEvent, ...]


class Around(msgspec.Struct, frozen=True, kw_only=True):
    """What a decision needs to know besides the table."""

    decks: Decks
    rng: random.Random
    present: Collection[Key] = ()
    """Those whose connection stands."""
    away: tuple[Key, ...] = ()
    """The persons, with a seat or without one, whose connection has been gone for long."""
    now: float = 0.0
    """In seconds since 1970, by the store's clock."""
    host_idle: bool = False
    """Whether the host has given no sign for long."""
    players: tuple[str, ...] = (USUAL_PLAYER,)
    """The computer players that this server has."""
