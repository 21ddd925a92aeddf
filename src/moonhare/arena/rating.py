"""Ratings: who is how much better, over all tables (Plackett and Luce's model, as OpenSkill has it).

A match is a game; its order is by points, those of a player who has several seats averaged. All games over one deal,
with the seats rotated, stay together.

The model goes from match to match, and what one counts depends on when it comes: so a rating is the mean over several
runs, each through deals in an order of its own and none longer than `LONGEST`. Neither the order in which games were
played nor, from `LONGEST` on, their number is in it then.
"""

import math
import random
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from itertools import chain
from statistics import fmean
from typing import Final

import msgspec
from openskill.models import PlackettLuce

from moonhare.arena.progress import Progress
from moonhare.arena.sitting import Record
from moonhare.arena.summing import DRAWS, interval

LONGEST: Final = 1000
"""Matches of a run, about. However many were played, to find the intervals takes some twelve seconds."""

RUNS: Final = 8
"""Of which a rating is the mean, at least."""

MU: Final = 25.0
"""Where everybody begins, and the mean of all."""

Match = dict[str, float]
"""Points a seat, by player."""


class Rating(msgspec.Struct, frozen=True, kw_only=True):
    """How good a player is among those that it met."""

    player: str
    rating: float
    low: float
    high: float
    """The middle 95 % of what would have come of other deals, in other orders."""
    sigma: float
    """What the model itself is unsure of at a run's end."""
    matches: int


def rate(records: Sequence[Record], seed: int, progress: Progress | None = None) -> tuple[Rating, ...]:
    """Rate the players, the best first; none where there is only one. The same for the same records and seed."""
    deals = _matches(records)
    players = sorted({name for match in chain.from_iterable(deals) for name in match})
    if len(players) < 2:  # noqa: PLR2004 - nobody to compare with
        return ()
    rng = random.Random(f"{seed}/ratings")  # noqa: S311 - to be repeatable
    parts = min(len(deals), math.ceil(sum(map(len, deals)) / LONGEST))
    size = math.ceil(len(deals) / parts)
    orders = math.ceil(RUNS / parts)
    runs = [*_runs(deals, parts, orders, rng), *(rng.choices(deals, k=size) for _ in range(DRAWS))]
    rated = []
    for at, run in enumerate(runs, 1):
        rated.append(_rated(players, list(chain.from_iterable(run))))
        if progress is not None:
            progress(at, len(runs))
    whole, again = rated[:-DRAWS], rated[-DRAWS:]
    # As much narrower as there are more deals than a run has.
    scale = math.sqrt(size / len(deals))
    found = []
    for name in players:
        mean, middle = (fmean(one[name][0] for one in those) for those in (whole, again))
        low, high = (mean + (end - middle) * scale for end in interval(one[name][0] for one in again))
        found.append(
            Rating(
                player=name,
                rating=round(mean, 2),
                low=round(low, 2),
                high=round(high, 2),
                sigma=round(fmean(one[name][1] for one in whole), 2),
                matches=sum(name in match for match in chain.from_iterable(deals)),
            )
        )
    return tuple(sorted(found, key=lambda one: (-one.rating, one.player)))


def _runs(
    deals: Sequence[Sequence[Match]], parts: int, orders: int, rng: random.Random
) -> Iterator[Sequence[Sequence[Match]]]:
    """Put all deals into so many orders, and cut each into parts that differ by a deal at most."""
    for _ in range(orders):
        order = rng.sample(deals, k=len(deals))
        for part in range(parts):
            yield order[len(deals) * part // parts : len(deals) * (part + 1) // parts]


def _matches(records: Sequence[Record]) -> list[list[Match]]:
    deals: dict[int, list[Match]] = defaultdict(list)
    for record in records:
        for game in record.games:
            points: dict[str, list[int]] = defaultdict(list)
            for name, tally in zip(record.sitting.players, game.seats, strict=True):
                points[name].append(tally.points)
            deals[record.sitting.deal].append({name: fmean(its) for name, its in points.items()})
    return [matches for _, matches in sorted(deals.items())]


def _rated(players: Sequence[str], matches: Sequence[Match]) -> Mapping[str, tuple[float, float]]:
    """Rate by one match after the other: of each player the rating, on a mean of `MU`, and what is unsure of it."""
    # Players do not change from match to match, so nothing is to be forgotten (tau).
    model = PlackettLuce(mu=MU, tau=0.0)
    ratings = {name: model.rating() for name in players}
    for match in matches:
        if len(match) > 1:
            teams = [[ratings[name]] for name in match]
            rated = model.rate(teams, scores=list(match.values()))
            ratings.update(zip(match, (one for [one] in rated), strict=True))
    # What the one gains is not quite what the others lose: all drift together, and it says nothing of any.
    drift = fmean(one.mu for one in ratings.values()) - MU
    return {name: (one.mu - drift, one.sigma) for name, one in ratings.items()}
