"""What an arena found, whole: ratings, roles, and, apart from them, how long moves took."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from typing import Final, Literal

import msgspec

from moonhare.arena.basis import Basis
from moonhare.arena.contest import Contest
from moonhare.arena.pairing import Setup
from moonhare.arena.progress import Progress
from moonhare.arena.rating import Rating, rate
from moonhare.arena.seating import STEPS
from moonhare.arena.summing import Roles, roles
from moonhare.rules.editions import edition, resolve
from moonhare.rules.settings import Settings

MOVES: Final = ("tell", "give", "vote", "other")


class ArenaReport(msgspec.Struct, frozen=True, kw_only=True):
    """What came of it; the same for the same setup and number of games, wherever they were played."""

    format: Literal[1] = 1
    setup: Setup
    settings: Settings
    games: int
    deals: int
    rounds: int
    """Of all games."""
    ratings: tuple[Rating, ...]
    """The best first; empty where there is one player only."""
    players: tuple[Roles, ...]
    """In the order of their ratings, else of their names."""
    basis: Basis | None = None
    """With what they were played."""


class Pace(msgspec.Struct, frozen=True, kw_only=True):
    """How long a player's moves of one kind took, in milliseconds; right within a tenth."""

    player: str
    move: str
    moves: int
    median: float
    most: float
    """What 19 of 20 took at most."""
    longest: float


def report(setup: Setup, played: Contest, progress: Progress | None = None) -> ArenaReport:
    """Sum up. `progress` is told how far the ratings are, which take the longest. Needs OpenSkill."""
    ratings = rate(played.records, setup.seed, progress)
    order = {one.player: at for at, one in enumerate(ratings)}
    return ArenaReport(
        setup=setup,
        settings=resolve(edition(setup.edition), setup.seats, setup.overrides),
        games=sum(len(record.games) for record in played.records),
        deals=len({record.sitting.deal for record in played.records}),
        rounds=sum(game.rounds for record in played.records for game in record.games),
        ratings=ratings,
        players=tuple(sorted(roles(played.records, setup.seed), key=lambda one: order.get(one.player, 0))),
        basis=played.basis,
    )


def paces(latency: Iterable[Mapping[str, Mapping[str, Mapping[int, int]]]]) -> tuple[Pace, ...]:
    """Sum up how long moves took, by player and kind of move."""
    steps: dict[tuple[str, str], Counter[int]] = defaultdict(Counter)
    for evening in latency:
        for name, its in evening.items():
            for move, counted in its.items():
                steps[name, move].update(counted)
    return tuple(
        Pace(
            player=name,
            move=move,
            moves=counted.total(),
            median=_below(counted, 0.5),
            most=_below(counted, 0.95),
            longest=_milliseconds(max(counted)),
        )
        for (name, move), counted in sorted(steps.items(), key=lambda one: (one[0][0], MOVES.index(one[0][1])))
    )


def _below(counted: Counter[int], share: float) -> float:
    passed = 0
    for step in sorted(counted):
        passed += counted[step]
        if passed >= share * counted.total():
            return _milliseconds(step)
    return 0.0


def _milliseconds(step: int) -> float:
    return float(f"{2 ** (step / STEPS) / 1000:.3g}")
