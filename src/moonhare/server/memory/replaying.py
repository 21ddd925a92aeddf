"""A game that is over, step by step: what everybody saw, and now the hands too.

What was taken back for another card or vote is not told, nor a shuffle, the pile or a seed; who named whom as a team's
giver neither. A round that was never scored is left out.
"""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final, Literal

import msgspec

from moonhare.rules.events import (
    AnyEvent,
    CardsGiven,
    CardsLaidOut,
    Clue,
    ClueTold,
    GameEnded,
    GameStarted,
    RoundScored,
    RoundStarted,
    VotesCast,
)
from moonhare.rules.evolving import CHANGES, begin
from moonhare.rules.ids import CardId, SeatId, Slot
from moonhare.rules.reading import union_of
from moonhare.rules.state import Game
from moonhare.server.memory.chronicle import Chronicle
from moonhare.server.table.events import AnyTableEvent, InGame

FORMAT: Final = 1


class Step(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", gc=False):
    """The base of all steps."""


class Dealt(Step, frozen=True, tag="dealt"):
    """A round begins with these hands; what lies in them till the next such step is less what is told and given."""

    round: int
    hands: tuple[tuple[CardId, ...], ...]
    """By seat."""


class Told(Step, frozen=True, tag="told"):
    """The storyteller told a clue, and gave the card that it is from (none where it was told unseen)."""

    seat: SeatId
    clue: Clue
    cards: tuple[CardId, ...]


class Given(Step, frozen=True, tag="given"):
    """A seat gave cards: in the order in which all gave first, the cards that it left there."""

    seat: SeatId
    cards: tuple[CardId, ...]


class LaidOut(Step, frozen=True, tag="laid-out"):
    """All cards given lie face up; slot 1 first."""

    slots: tuple[CardId, ...]


class Voted(Step, frozen=True, tag="voted"):
    """A seat voted: in the order in which all voted first, the votes that it left there."""

    seat: SeatId
    slots: tuple[Slot, ...]
    red: Slot | None


class Scored(Step, frozen=True, tag="scored"):
    """The points of a round were counted: its `ChronicleRound` says which."""

    round: int


class Ended(Step, frozen=True, tag="ended"):
    """The game was won."""

    winners: tuple[SeatId, ...]


if TYPE_CHECKING:
    AnyStep = Step
else:
    AnyStep = union_of(Step)


class Replay(msgspec.Struct, frozen=True, kw_only=True):
    """GET /api/tables/CODE/replay: a game that is over, whole, as everybody may know it from then on."""

    format: Literal[1] = FORMAT
    chronicle: Chronicle
    steps: tuple[AnyStep, ...]


def replay_of(log: Iterable[AnyTableEvent], chronicle: Chronicle) -> Replay:
    """Tell a game that is over step by step.

    `log`: all events of its table; `chronicle`: of that game. Raises `ValueError` for one that is not over.
    """
    if not chronicle.over:
        raise ValueError(f"game {chronicle.game} is still being played")
    games: list[list[AnyEvent]] = []
    for event in log:
        if isinstance(event, InGame):
            if isinstance(event.event, GameStarted):
                games.append([])
            games[-1].append(event.event)
    return Replay(chronicle=chronicle, steps=steps_of(games[chronicle.game - 1]))


def steps_of(events: Iterable[AnyEvent]) -> tuple[Step, ...]:
    """Tell a game's events, `GameStarted` first, as steps up to its last scored round, and its end."""
    told: list[Step] = []
    passing: list[Step] = []
    """Of the round that has not been scored yet."""
    order: list[SeatId] = []
    game: Game | None = None
    for event in events:
        game = begin(event) if isinstance(event, GameStarted) or game is None else CHANGES[type(event)](game, event)  # type: ignore[arg-type]  # a log begins with it
        match event:
            case GameStarted() | RoundStarted():
                passing = [Dealt(round=game.round, hands=game.hands)]
            case ClueTold(seat=seat, clue=clue, cards=cards):
                passing.append(Told(seat=seat, clue=clue, cards=cards))
                order = []
            case CardsGiven(seat=seat) | VotesCast(seat=seat) if seat not in order:
                order.append(seat)
            case CardsLaidOut(slots=slots):
                passing += [Given(seat=seat, cards=_left(game, seat)) for seat in order]
                passing.append(LaidOut(slots=slots))
                order = []
            case RoundScored():
                told += [*passing, *_votes(game, order), Scored(round=game.round)]
                passing, order = [], []
            case GameEnded(winners=winners):
                told.append(Ended(winners=winners))
    return tuple(told)


def _left(game: Game, seat: SeatId) -> tuple[CardId, ...]:
    """What a seat has on the table once all lie there."""
    phase = game.phase
    slots, owners = phase.slots, phase.owners  # type: ignore[union-attr]  # the cards lie there
    return tuple([card for card, owner in zip(slots, owners, strict=True) if owner == seat])


def _votes(game: Game, order: Iterable[SeatId]) -> list[Step]:
    ballots = game.last.ballots if game.last is not None else ()
    cast = [(seat, ballots[seat]) for seat in order]
    return [Voted(seat=seat, slots=ballot.slots, red=ballot.red) for seat, ballot in cast if ballot is not None]
