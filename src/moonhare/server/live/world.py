"""What all tables of a server share."""

import random

import msgspec

from moonhare.server.live.clock import Clock
from moonhare.server.live.sitting_in import PlayerOf
from moonhare.server.live.times import Times
from moonhare.server.table.resolving import Decks
from moonhare.storage import EventLog


class World(msgspec.Struct, frozen=True, kw_only=True):
    """What all tables of a server share."""

    log: EventLog
    clock: Clock
    times: Times
    decks: Decks
    player_of: PlayerOf
    rng: random.Random
    """The operating system's generator, except in tests."""
