"""Who meets whom, over which cards: the same deal played from every seat, every player at as many tables.

Owns what an arena is set up with and the sittings that follow from it; the first thousand are the same however many
there are.
"""

import random
from collections import Counter
from collections.abc import Iterator
from itertools import count, cycle, islice
from typing import Any

import msgspec


class Setup(msgspec.Struct, frozen=True, kw_only=True):
    """What an arena is asked for. What comes of it depends on this and on what is played with (`basis`) alone."""

    players: tuple[str, ...]
    """Names, each once; `players.maker` knows what they mean."""
    edition: str
    seats: int
    overrides: dict[str, Any] = {}
    """House rules, as `rules.editions.resolve` takes them."""
    sets: tuple[str, ...]
    """Whose cards are played with, as whoever provides them understands it."""
    language: str
    seed: int
    evening: int = 1
    """Games that a table plays in a row, remembered by those who do."""
    replays: bool = True
    """Whether every event is kept."""


class Sitting(msgspec.Struct, frozen=True, kw_only=True):
    """A table and its evening."""

    number: int
    """From 0."""
    deal: int
    """Those with the same number have the same cards and players, each time one seat further."""
    rotation: int
    line_up: tuple[str, ...]
    """By place; a player keeps its place, and its seed, through all rotations."""

    @property
    def places(self) -> tuple[int, ...]:
        """The place of whoever sits there, by seat."""
        size = len(self.line_up)
        return tuple((seat + self.rotation) % size for seat in range(size))

    @property
    def players(self) -> tuple[str, ...]:
        """Their names, by seat."""
        return tuple(self.line_up[place] for place in self.places)


def sittings(setup: Setup) -> Iterator[Sitting]:
    """Go on for ever: deal after deal, each played once from every seat.

    At every table sit as many different players as there is room for, those first who have played least.
    """
    seated: Counter[str] = Counter()
    for deal in count():
        rng = random.Random(f"{setup.seed}/line-up/{deal}")  # noqa: S311 - to be repeatable
        order = sorted(setup.players, key=lambda name: (seated[name], rng.random()))
        line_up = list(islice(cycle(order), setup.seats))
        seated.update(line_up)
        rng.shuffle(line_up)
        for rotation in range(setup.seats):
            yield Sitting(number=deal * setup.seats + rotation, deal=deal, rotation=rotation, line_up=tuple(line_up))
