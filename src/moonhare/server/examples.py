"""A round made up for each edition, counted by the rules: what the page that tells them draws.

Owns who gives and votes what; knows no words. The points are the rules' own, so that no picture can tell others.
"""

from typing import Final

import msgspec

from moonhare.rules.editions import Edition, resolve
from moonhare.rules.ids import SeatId, Slot
from moonhare.rules.scoring import Count, score, totals
from moonhare.rules.state import Ballot

PLAYERS: Final = 6
STORYTELLER: Final = SeatId(0)


class ExampleRound(msgspec.Struct, frozen=True, kw_only=True):
    """A round of six that nobody played, as the edition counts it; seat 0 tells."""

    owners: tuple[SeatId, ...]
    """By slot, slot 1 first."""
    ballots: tuple[Ballot | None, ...]
    """By seat; null for those who do not vote."""
    points: tuple[int, ...]
    """By seat; in teams partners have the same."""


def example_of(edition: Edition) -> ExampleRound | None:
    """Make up the round: some find the storyteller's card, one card misleads two; or three agree, where that counts.

    None for an edition that six cannot play.
    """
    if PLAYERS not in edition.players:
        return None
    settings = resolve(edition, PLAYERS)
    agreeing = settings.scoring == "agreement"
    ballots: tuple[Ballot | None, ...]
    if settings.teams:
        # Seats 4 and 5 give for their teams, 1 and 2 look; partners sit opposite.
        owners = _seats(0, 4, 5)
        ballots = (None, _votes(1), _votes(2), None, None, None)
    else:
        owners = _seats(5, 1, 3, 0, 4, 2)
        ballots = (None, _votes(4), _votes(4), _votes(2), _votes(2), _votes(3))
    if agreeing:
        ballots = (_votes(4, red=4), _votes(2), _votes(4), _votes(2), _votes(2), _votes(3))
    count = Count(settings=settings, storyteller=STORYTELLER, owners=owners, ballots=ballots)
    points = totals(settings, PLAYERS, score(count).lines)
    return ExampleRound(owners=owners, ballots=ballots, points=points)


def _seats(*seats: int) -> tuple[SeatId, ...]:
    return tuple(map(SeatId, seats))


def _votes(*slots: int, red: int | None = None) -> Ballot:
    return Ballot(slots=tuple(map(Slot, slots)), red=None if red is None else Slot(red))
