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
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from moonhare.rules.commands import GameCommand
from moonhare.rules.deciding import OF_SEATS, OF_THE_TABLE
from moonhare.rules.editions import Edition, resolve
from moonhare.rules.errors import Refusal
from moonhare.rules.events import AnyEvent, GameStarted
from moonhare.rules.evolving import CHANGES, begin
from moonhare.rules.ids import CardId, SeatId
from moonhare.rules.reading import tag_of
from moonhare.rules.settings import check_playable
from moonhare.rules.state import Game


def start(
    edition: Edition,
    *,
    players: int,
    deck: Iterable[CardId],
    rng: random.Random,
    overrides: Mapping[str, object] | None = None,
    host: SeatId = SeatId(0),  # noqa: B008 - a NewType of a constant
) -> GameStarted:
    """Shuffle and deal a new game.

    `deck`: the cards of all sets chosen, in any order, each once. `host`: the seat that tells first where the
    settings say so. Raises `Refusal` for players, settings or a deck that cannot be played.
    """
    settings = resolve(edition, players, overrides)
    cards = sorted(set(deck))
    check_playable(settings, players=players, deck=len(cards))
    rng.shuffle(cards)
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


def decide(game: Game, seat: SeatId | None, command: GameCommand, rng: random.Random) -> tuple[AnyEvent, ...]:
    """Say what a seat's command makes happen; None for `seat` is the table itself.

    Raises `Refusal` and leaves the game as it was if the rules do not allow it. At least one event otherwise.
    """
    found = OF_THE_TABLE if seat is None else OF_SEATS
    decision = found.get((type(game.phase), type(command)))
    if decision is None:
        raise _refusal(game, seat, command)
    if seat is not None and not 0 <= seat < len(game.hands):
        raise Refusal("no-such-seat", f"There is no seat {seat} in this game.", seat=seat)
    return decision(game, seat, command, rng)


def _refusal(game: Game, seat: SeatId | None, command: GameCommand) -> Refusal:
    """Say why a command is none of this moment, or none of whoever asks."""
    at = (type(game.phase), type(command))
    if at in OF_THE_TABLE:
        return Refusal("table-only", f"No seat may {command.phrase}: the table does so by itself.", seat=seat)
    if at in OF_SEATS:
        return Refusal("no-such-seat", f"Only a seat may {command.phrase}.", seat=seat)
    return Refusal(
        "wrong-phase",
        f"Nobody can {command.phrase} now: the phase is {game.phase.name}.",
        phase=game.phase.name,
        command=tag_of(command),
    )


def evolve(game: Game, event: AnyEvent) -> Game:
    """Apply what happened."""
    change: Callable[[Game, Any], Game] = CHANGES[type(event)]
    return change(game, event)


def apply(game: Game, events: Iterable[AnyEvent]) -> Game:
    """Apply several events in order."""
    for event in events:
        game = CHANGES[type(event)](game, event)
    return game


def replay(events: Iterable[AnyEvent]) -> Game:
    """Fold a whole game's events, `GameStarted` first. Raises `ValueError` if it is not."""
    iterator = iter(events)
    first = next(iterator, None)
    if not isinstance(first, GameStarted):
        raise ValueError(f"a game's log begins with game-started, not with {first!r}")  # noqa: TRY004 - a log's content
    return apply(begin(first), iterator)
