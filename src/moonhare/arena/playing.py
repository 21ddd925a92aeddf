"""One game, played out by players who sit in one process."""

import random
from collections.abc import Sequence
from typing import Final

import msgspec

from moonhare.players import Player
from moonhare.rules.engine import apply, decide
from moonhare.rules.errors import Refusal
from moonhare.rules.events import AnyEvent, GameStarted
from moonhare.rules.evolving import begin
from moonhare.rules.ids import SeatId
from moonhare.rules.state import Over, awaited
from moonhare.rules.views import view_for

MOST_ROUNDS: Final = 5000
"""No game that ends takes so long; house rules that give hardly any points may never end."""


class Played(msgspec.Struct, frozen=True, kw_only=True):
    """A game that is over."""

    rounds: int
    scores: tuple[int, ...]
    """By seat."""
    winners: tuple[SeatId, ...]
    events: tuple[AnyEvent, ...]
    """All of them, `GameStarted` first."""


def play(dealt: GameStarted, players: Sequence[Player], rng: random.Random) -> Played:
    """Play a dealt game to its end.

    `players`: by seat. `rng`: draws the order of cards and which of those awaited moves first. Raises `Refusal`
    as the rules do for what a player should not have done, and "game-endless" after `MOST_ROUNDS`.
    """
    if len(players) != len(dealt.hands):
        raise ValueError(f"{len(dealt.hands)} seats need as many players, not {len(players)}")
    game = begin(dealt)
    log: list[AnyEvent] = [dealt]
    while not isinstance(phase := game.phase, Over):
        if game.round > MOST_ROUNDS:
            raise Refusal(
                "game-endless",
                f"With these settings a game does not end: {MOST_ROUNDS} rounds have been played.",
                rounds=MOST_ROUNDS,
            )
        seat = rng.choice(awaited(game))
        events = decide(game, seat, players[seat].act(view_for(game, seat)), rng)
        game = apply(game, events)
        log += events
    return Played(rounds=game.round, scores=game.scores, winners=phase.winners, events=tuple(log))
