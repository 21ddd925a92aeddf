"""Checks that the results which an arena's file states are what the events of its games add up to.

Owns the sums alone, and reads no more of a line than they need: whether the rules allow the moves is `rules.log`'s.
"""

from collections.abc import Iterator
from operator import add
from typing import Final

import msgspec

from moonhare.arena.pairing import Setup
from moonhare.rules.editions import edition, resolve
from moonhare.rules.events import GameEnded, RoundScored, ScoreLine
from moonhare.rules.ids import SeatId
from moonhare.rules.reading import tag_of
from moonhare.rules.scoring import totals
from moonhare.rules.settings import Settings

SCORED: Final = tag_of(RoundScored)
ENDED: Final = tag_of(GameEnded)


class _Tally(msgspec.Struct, frozen=True):
    points: int = 0
    won: float = 0.0


class _Event(msgspec.Struct, frozen=True):
    type: str
    lines: tuple[ScoreLine, ...] = ()
    winners: tuple[SeatId, ...] = ()


class _Game(msgspec.Struct, frozen=True):
    scores: tuple[int, ...]
    winners: tuple[SeatId, ...]
    rounds: int
    seats: tuple[_Tally, ...]
    events: tuple[_Event, ...] = ()
    """Empty where they were not kept."""


class _Evening(msgspec.Struct, frozen=True):
    games: tuple[_Game, ...]


def contradiction(line: bytes, setup: Setup, number: int) -> str | None:
    """Tell what contradicts itself in an evening's line, the first thing; None where all of it adds up.

    `number`: the evening's, from 0. Raises `msgspec.DecodeError` for what is no evening's line.
    """
    settings = resolve(edition(setup.edition), setup.seats, setup.overrides)
    games = msgspec.json.decode(line, type=_Evening).games
    for at, game in enumerate(games, number * setup.evening + 1):
        if not {line.seat for event in game.events for line in event.lines} <= {*range(setup.seats)}:
            return f"game {at} has points of a seat that there is not"
        for what, said, found in _compared(game, settings, setup.seats):
            if said != found:
                return f"the {what} of game {at} are said to be {_told(said)} and come to {_told(found)}"
    return None


def _compared(
    game: _Game, settings: Settings, seats: int
) -> Iterator[tuple[str, tuple[float, ...], tuple[float, ...]]]:
    """What there is, what is said of it, and what it comes to."""
    if game.events:
        rounds = [event for event in game.events if event.type == SCORED]
        scores = (0,) * seats
        for event in rounds:
            scores = tuple(map(add, scores, totals(settings, seats, event.lines)))
        yield "scores", game.scores, scores
        yield "winners", game.winners, next((one.winners for one in game.events if one.type == ENDED), ())
        yield "rounds", (game.rounds,), (len(rounds),)
    yield "seats' points", tuple(seat.points for seat in game.seats), game.scores
    won = tuple((seat in game.winners) / max(1, len(game.winners)) for seat in range(seats))
    yield "seats' wins", tuple(seat.won for seat in game.seats), won


def _told(values: tuple[float, ...]) -> str:
    return ", ".join(f"{value:.4g}" for value in values) or "none"
