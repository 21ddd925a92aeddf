"""Ratings: who is how much better, over all tables (Plackett and Luce's model, as OpenSkill has it).

A match is a game; its order is by points, those of a player who has several seats averaged. All games over one deal,
with the seats rotated, are drawn together when intervals are found.
"""

from collections import defaultdict
from collections.abc import Sequence
from statistics import fmean
from typing import Final

import msgspec
from openskill.models import PlackettLuce, PlackettLuceRating

from moonhare.arena.sitting import Record
from moonhare.arena.summing import draws, interval

MOST_MATCHES: Final = 200_000
"""That are rated to find the intervals: some twelve seconds."""

FEWEST_DRAWS: Final = 40

MU: Final = 25.0
"""Where everybody begins; the mean of all, since what one gains others lose."""

Match = dict[str, float]
"""Points a seat, by player."""


class Rating(msgspec.Struct, frozen=True, kw_only=True):
    """How good a player is among those that it met."""

    player: str
    rating: float
    low: float
    high: float
    """The middle 95 % of what would have come of other deals."""
    sigma: float
    """What the model itself is unsure of."""
    matches: int


def rate(records: Sequence[Record], seed: int) -> tuple[Rating, ...]:
    """Rate the players, the best first; none where there is only one. The same for the same records and seed."""
    deals = _matches(records)
    matches = [match for deal in deals for match in deal]
    players = sorted({name for match in matches for name in match})
    if len(players) < 2:  # noqa: PLR2004 - nobody to compare with
        return ()
    whole = _rated(players, matches)
    drawn = draws(len(deals), seed)[: max(FEWEST_DRAWS, MOST_MATCHES // len(matches))]
    again = [_rated(players, [match for at in sorted(one.elements()) for match in deals[at]]) for one in drawn]
    found = []
    for name in players:
        low, high = interval(one[name].mu for one in again)
        found.append(
            Rating(
                player=name,
                rating=round(whole[name].mu, 2),
                low=round(low, 2),
                high=round(high, 2),
                sigma=round(whole[name].sigma, 2),
                matches=sum(name in match for match in matches),
            )
        )
    return tuple(sorted(found, key=lambda one: (-one.rating, one.player)))


def _matches(records: Sequence[Record]) -> list[list[Match]]:
    deals: dict[int, list[Match]] = defaultdict(list)
    for record in records:
        for game in record.games:
            points: dict[str, list[int]] = defaultdict(list)
            for name, tally in zip(record.sitting.players, game.seats, strict=True):
                points[name].append(tally.points)
            deals[record.sitting.deal].append({name: fmean(its) for name, its in points.items()})
    return [matches for _, matches in sorted(deals.items())]


def _rated(players: Sequence[str], matches: Sequence[Match]) -> dict[str, PlackettLuceRating]:
    # Players do not change from match to match, so nothing is to be forgotten (tau).
    model = PlackettLuce(mu=MU, tau=0.0)
    ratings = {name: model.rating() for name in players}
    for match in matches:
        if len(match) > 1:
            teams = [[ratings[name]] for name in match]
            rated = model.rate(teams, scores=list(match.values()))
            ratings.update(zip(match, (one for [one] in rated), strict=True))
    return ratings
