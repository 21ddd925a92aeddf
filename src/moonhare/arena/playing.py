"""One game, played out by players who sit in one process."""

import random
from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from moonhare.players import Player, Rememberer, Told, told
from moonhare.rules.commands import SeatCommand
from moonhare.rules.engine import apply, decide
from moonhare.rules.errors import Refusal
from moonhare.rules.events import AnyEvent, GameStarted, RoundScored
from moonhare.rules.evolving import begin
from moonhare.rules.ids import SeatId
from moonhare.rules.state import Outcome, Over, awaited
from moonhare.rules.views import View, view_for

MOST_ROUNDS: Final = 5000
"""No game that ends takes so long; house rules that give hardly any points may never end."""

MOST_MOVES: Final = 500
"""No round takes so many; partners who never agree on who gives would go on for ever."""


class Played(msgspec.Struct, frozen=True, kw_only=True):
    """A game that is over."""

    rounds: int
    scores: tuple[int, ...]
    """By seat."""
    winners: tuple[SeatId, ...]
    events: tuple[AnyEvent, ...]
    """All of them, `GameStarted` first."""
    outcomes: tuple[Outcome, ...]
    """Of every round."""


StandIn = Callable[[SeatId, View, Refusal], SeatCommand]
"""Moves for a seat whose player asked for what the rules do not allow, and is told why."""


def play(
    dealt: GameStarted,
    players: Sequence[Player],
    rng: random.Random,
    *,
    evening: Sequence[Told] = (),
    stand_in: StandIn | None = None,
) -> Played:
    """Play a dealt game to its end.

    `players`: by seat. `rng`: draws the order of cards and which of those awaited moves first. `evening`: the clues of
    earlier games at this table, for those who remember. Raises `Refusal` as the rules do for what a player should not
    have done, unless somebody stands in; "game-endless" after `MOST_ROUNDS`, and after `MOST_MOVES` in a round, from
    which on somebody stands in.
    """
    if len(players) != len(dealt.hands):
        raise ValueError(f"{len(dealt.hands)} seats need as many players, not {len(players)}")
    game = begin(dealt)
    log: list[AnyEvent] = [dealt]
    outcomes: list[Outcome] = []
    heard = list(evening)
    moves = 0
    recalls = [player.recall if isinstance(player, Rememberer) else None for player in players]
    while not isinstance(phase := game.phase, Over):
        if game.round > MOST_ROUNDS:
            raise Refusal(
                "game-endless",
                f"With these settings a game does not end: {MOST_ROUNDS} rounds have been played.",
                rounds=MOST_ROUNDS,
            )
        seat = rng.choice(awaited(game))
        if recall := recalls[seat]:
            recall(tuple(heard))
        view = view_for(game, seat)
        moves += 1
        try:
            _refuse_endless(game.round, moves)
            events = decide(game, seat, players[seat].act(view), rng)
        except Refusal as refusal:
            if stand_in is None:
                raise
            events = decide(game, seat, stand_in(seat, view, refusal), rng)
        game = apply(game, events)
        log += events
        if game.last is not None and any(isinstance(event, RoundScored) for event in events):
            outcomes.append(game.last)
            heard.append(told(game.last))
            moves = 0
    return Played(
        rounds=game.round,
        scores=game.scores,
        winners=phase.winners,
        events=tuple(log),
        outcomes=tuple(outcomes),
    )


def _refuse_endless(number: int, moves: int) -> None:
    if moves > MOST_MOVES:
        raise Refusal("game-endless", f"Round {number} does not end: {MOST_MOVES} moves have been made.")
