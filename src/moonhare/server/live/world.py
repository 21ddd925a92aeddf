"""What all tables of a server share: where they are kept, time, cards, players, chance."""

import random

import msgspec

from moonhare.server.live.clock import Clock
from moonhare.server.live.company import Company, Think, in_a_thread
from moonhare.server.live.lease import Lease
from moonhare.server.push.courier import Caller
from moonhare.server.table.resolving import Decks
from moonhare.storage import Store


class Times(msgspec.Struct, frozen=True, kw_only=True):
    """All waiting of a table, in seconds; tests and impatient hosts make it shorter."""

    away: float = 60
    """A connection gone for so long makes its seat away, and passes the host's role on for a while."""
    breath: float = 20
    """A connection gone for so long is told to the others: their clock for it begins to be seen."""
    seat: float = 600
    """A connection gone for so long loses a seat in the lobby, and a lent host's role for good."""
    idle: float = 60
    """Somebody who is there is awaited for so long without a sign before others may have the computer act for them."""
    think: tuple[float, float] = (0.6, 2.5)
    """A computer player takes from … to …, to look alive."""
    remote: float = 15
    """A program that is connected to its seat has so long for each move; then a computer player moves in its place."""
    announce: float = 20
    """In the first round computer players wait for people to announce a clue."""
    announce_alone: float = 45
    """The same where one person plays with computers alone: they hurry nobody else, and may be reading the rules."""
    choosing: float = 20
    """Computer players wait for so long after the last sign that somebody writes a clue …"""
    choosing_most: float = 120
    """… and for so long in all."""
    sign: float = 15
    """A sign that somebody writes a clue holds for so long unless it comes again."""
    showing: float = 30
    """The points stay so long, unless people go on earlier."""
    showing_alone: float | None = None
    """The same where one person plays with computers alone; None: until they go on."""
    reason: float = 1
    """So long after the points computer players say why they voted as they did."""
    glance: float = 4
    """The points stay so long where nobody at the table but computer players is left to see them."""
    unwatched: float = 180
    """A table that nobody looks at leaves memory; its log stays."""


class World(msgspec.Struct, frozen=True, kw_only=True):
    """What all tables of a server share."""

    store: Store
    lease: Lease
    clock: Clock
    times: Times
    decks: Decks
    company: Company
    caller: Caller | None = None
    """Who calls people whose turn it is; None where nobody does."""
    think: Think = in_a_thread
    """How players that take a while are asked."""
    rng: random.Random
    """The operating system's generator, except in tests."""
