"""The engine: `decide(game, seat, command, rng) -> events` and `evolve(game, event) -> game`, both pure.

`decide` refuses or says what happens, chance included; it never changes the game. `evolve` applies an event and
never refuses: what is in an event has happened. `start` says how a game begins.

A game is the fold of its events. Three people, and the first clue:

>>> from moonhare.rules.commands import TellClue
>>> from moonhare.rules.editions import STANDARD
>>> rng = random.Random(7)
>>> started = start(STANDARD, players=3, deck=[CardId(f"set:{card}") for card in range(84)], rng=rng)
>>> game = replay([started])
>>> game.phase.name, [len(hand) for hand in game.hands], len(game.pile)
('announcing', [7, 7, 7], 63)
>>> clue = TellClue(text="the last ferry", card=game.hands[2][0])
>>> events = decide(game, SeatId(2), clue, rng)
>>> [type(event).__name__ for event in events]
['ClueTold']
>>> apply(game, events).phase.name
'giving'

What the rules do not allow is refused, with a code, and nothing has changed:

>>> decide(apply(game, events), SeatId(1), clue, rng)
Traceback (most recent call last):
moonhare.rules.errors.Refusal: Nobody can tell a clue now: the phase is giving.
"""

import random
from collections.abc import Iterable, Mapping

from moonhare.rules.deciding import decide
from moonhare.rules.editions import Edition, resolve
from moonhare.rules.events import GameStarted
from moonhare.rules.evolving import apply, evolve, replay
from moonhare.rules.ids import CardId, SeatId
from moonhare.rules.settings import cards_in_play, check_playable

__all__ = ["apply", "decide", "evolve", "replay", "start"]


def start(
    edition: Edition,
    *,
    players: int,
    deck: Iterable[CardId],
    rng: random.Random,
    overrides: Mapping[str, object] | None = None,
    host: SeatId = SeatId(0),  # noqa: B008 - a NewType of a constant
) -> GameStarted:
    """Shuffle and deal a new game, with as many of the cards as its settings have it play with.

    `deck`: the cards of all sets chosen, in any order, each once. `host`: the seat that tells first where the
    settings say so. Raises `Refusal` for players, settings or a deck that cannot be played.
    """
    settings = resolve(edition, players, overrides)
    cards = sorted(set(deck))
    check_playable(settings, players=players, deck=len(cards))
    rng.shuffle(cards)
    del cards[cards_in_play(settings, len(cards)) :]
    size = settings.hand_size
    hands = tuple(tuple(cards[seat * size : (seat + 1) * size]) for seat in range(players))
    first: dict[str, SeatId | None] = {"announce": None, "host": host}
    if settings.first_storyteller == "random":
        first["random"] = SeatId(rng.randrange(players))
    return GameStarted(
        edition=edition.id,
        settings=settings,
        hands=hands,
        pile=tuple(cards[players * size :]),
        storyteller=first[settings.first_storyteller],
    )
