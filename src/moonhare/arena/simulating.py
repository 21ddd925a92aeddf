"""Many games by simple players, and what comes of them: rounds, points, wins, how often the card is found."""

import random
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from statistics import fmean
from typing import Final

import msgspec

from moonhare.arena.playing import Played, play
from moonhare.arena.progress import Progress
from moonhare.players import Clues, SimplePlayer
from moonhare.rules.editions import Edition, resolve
from moonhare.rules.engine import start
from moonhare.rules.events import AnyEvent, Found, RoundScored
from moonhare.rules.ids import CardId
from moonhare.rules.settings import Settings

DECK_SIZE: Final = 84
"""Cards of one set."""

DIGITS: Final = 4
"""Of every share and mean in a report."""


class Spread(msgspec.Struct, frozen=True, kw_only=True):
    """Numbers of a kind, over all games."""

    min: int
    mean: float
    max: int


class Points(Spread, frozen=True, kw_only=True):
    """Final points of a seat, over all seats of all games."""

    by_seat: tuple[float, ...]
    """The mean of each seat."""


class FoundShares(msgspec.Struct, frozen=True, kw_only=True):
    """In which share of the rounds the storyteller's card was found by all, some, none; they add up to 1."""

    all: float
    some: float
    none: float


class SimulationReport(msgspec.Struct, frozen=True, kw_only=True):
    """What came of a simulation; the same for the same arguments."""

    edition: str
    players: int
    games: int
    seed: int
    settings: Settings
    rounds: Spread
    """Of a game."""
    points: Points
    wins: tuple[float, ...]
    """By seat: the share of the wins, a shared one divided among the winners; they add up to 1."""
    found: FoundShares | None
    """None where no card is the storyteller's (Party)."""


def simulate(
    edition: Edition,
    *,
    players: int,
    games: int,
    seed: int,
    clues: Clues,
    overrides: Mapping[str, object] | None = None,
    deck_size: int = DECK_SIZE,
    progress: Progress | None = None,
    keep_log: Callable[[tuple[AnyEvent, ...]], object] | None = None,
) -> SimulationReport:
    """Play `games` games among `players` simple players and count.

    `deck_size`: cards. `keep_log`: is handed the first game's events. Raises `Refusal` for what cannot be played,
    and `ValueError` for fewer games than one.
    """
    if games < 1:
        raise ValueError(f"{games} games are none to count")
    deck = [CardId(f"plain:{number:04}") for number in range(1, deck_size + 1)]
    tally = _Tally(players)
    for number in range(games):
        # Each game has a generator of its own, so that the seventh is the same however many there are.
        rng = random.Random(f"{seed}/{number}")  # noqa: S311 - a simulation is to be repeatable
        dealt = start(edition, players=players, deck=deck, rng=rng, overrides=overrides)
        played = play(dealt, [SimplePlayer(rng.getrandbits(64), clues) for _ in range(players)], rng)
        tally.add(played)
        if number == 0 and keep_log is not None:
            keep_log(played.events)
        if progress is not None:
            progress(number + 1, games)
    return SimulationReport(
        edition=edition.id,
        players=players,
        games=games,
        seed=seed,
        settings=resolve(edition, players, overrides),
        rounds=_spread(tally.rounds),
        points=tally.points(),
        wins=tuple(_rounded(float(share / games)) for share in tally.wins),
        found=tally.found_shares(),
    )


class _Tally:
    """Counts that grow game by game."""

    def __init__(self, players: int) -> None:
        self.rounds: list[int] = []
        self.scores: list[tuple[int, ...]] = []
        self.wins = [Fraction(0)] * players
        self.found: Counter[Found] = Counter()

    def add(self, played: Played) -> None:
        self.rounds.append(played.rounds)
        self.scores.append(played.scores)
        for seat in played.winners:
            self.wins[seat] += Fraction(1, len(played.winners))
        self.found.update(
            event.found for event in played.events if isinstance(event, RoundScored) and event.found is not None
        )

    def points(self) -> Points:
        overall = _spread([points for scores in self.scores for points in scores])
        by_seat = tuple(_rounded(fmean(column)) for column in zip(*self.scores, strict=True))
        return Points(min=overall.min, mean=overall.mean, max=overall.max, by_seat=by_seat)

    def found_shares(self) -> FoundShares | None:
        rounds = self.found.total()
        if not rounds:
            return None
        return FoundShares(**{how: _rounded(self.found[how] / rounds) for how in ("all", "some", "none")})


def _spread(numbers: Sequence[int]) -> Spread:
    return Spread(min=min(numbers), mean=_rounded(fmean(numbers)), max=max(numbers))


def _rounded(number: float) -> float:
    return round(number, DIGITS)
