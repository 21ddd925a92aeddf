"""A game's log as a file: JSON Lines, a header and then one event a line; written, read, played again.

Owns the file's format, number 1. A replay here trusts nothing: it decides each move anew, with chance taken from the
log, so a log that the rules would not have written is refused by the line that gives it away. (`engine.replay`
folds events that are known to be good.)
"""

import random
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final, Literal

import msgspec

from moonhare.rules.deciding import MOVES
from moonhare.rules.editions import check_players, edition
from moonhare.rules.engine import apply, decide
from moonhare.rules.errors import Refusal
from moonhare.rules.events import (
    AnyEvent,
    CardsGiven,
    CardsLaidOut,
    GameStarted,
    PileShuffled,
    RoundScored,
    TableCleared,
    VotesCast,
    WentOn,
)
from moonhare.rules.evolving import begin
from moonhare.rules.reading import convert, read_json, tag_of
from moonhare.rules.settings import Settings, check_playable
from moonhare.rules.state import Game

if TYPE_CHECKING:
    from moonhare.rules.ids import CardId, SeatId

FORMAT: Final = 1


class Header(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The first line: what a reader wants to know before the events."""

    format: Literal[1] = 1
    edition: str
    settings: Settings
    players: int


class Log(msgspec.Struct, frozen=True, kw_only=True):
    """A log as read: well-formed, not yet played again."""

    header: Header
    events: tuple[AnyEvent, ...]
    """The event at index i stands on line i + 2."""


class Moment(msgspec.Struct, frozen=True, kw_only=True):
    """An event and the game right after it."""

    event: AnyEvent
    game: Game


def write_log(events: Iterable[AnyEvent]) -> bytes:
    """Encode a game's events, `GameStarted` first, as a log. Raises `ValueError` if it is not."""
    events = tuple(events)
    first = events[0] if events else None
    if not isinstance(first, GameStarted):
        raise ValueError(f"a game's log begins with game-started, not with {first!r}")  # noqa: TRY004 - a log's content
    header = Header(edition=first.edition, settings=first.settings, players=len(first.hands))
    # Struct fields are encoded with their defaults, so the format number is always there.
    return b"".join(msgspec.json.encode(line) + b"\n" for line in (header, *events))


def settled(events: Iterable[AnyEvent]) -> tuple[AnyEvent, ...]:
    """Leave out what somebody gave or voted and exchanged for something else (R18): the same game, and nobody's doubts.

    Any of a game's events in order; what is left can be replayed.
    """
    kept: list[AnyEvent] = []
    later: set[tuple[type, SeatId]] = set()
    for event in reversed(tuple(events)):
        if isinstance(event, CardsLaidOut | RoundScored):
            later.clear()
        elif isinstance(event, CardsGiven | VotesCast):
            what = (type(event), event.seat)
            if what in later:
                continue
            later.add(what)
        kept.append(event)
    return tuple(reversed(kept))


def read_log(data: bytes) -> Log:
    """Decode a log, strictly, without playing it.

    Raises `Refusal`: "log-empty", "log-format" for a number other than `FORMAT`, "log-malformed" with the line.
    """
    lines = data.split(b"\n")
    if lines[-1] == b"":
        lines.pop()
    if not lines:
        raise Refusal("log-empty", "The log is empty.")
    values = [_value(line, number) for number, line in enumerate(lines, start=1)]
    stated = values[0].get("format") if isinstance(values[0], dict) else None
    if isinstance(stated, int) and stated != FORMAT:
        raise Refusal("log-format", f"The log is of format {stated}; this version reads {FORMAT}.", format=stated)
    header = _shaped(values[0], Header, 1)
    events = tuple(_shaped(value, AnyEvent, number) for number, value in enumerate(values[1:], start=2))
    return Log(header=header, events=events)


def _value(line: bytes, number: int) -> Any:
    try:
        return read_json(line)
    except Refusal as refusal:
        raise _malformed(number, refusal) from None


def _shaped(value: Any, shape: Any, number: int) -> Any:
    try:
        return convert(value, shape)
    except Refusal as refusal:
        raise _malformed(number, refusal) from None


def _malformed(number: int, refusal: Refusal) -> Refusal:
    expected = " The header of a log was expected." if number == 1 else ""
    return Refusal("log-malformed", f"Line {number}: {refusal.message}{expected}", line=number, reason=refusal.code)


def replay_log(log: Log) -> tuple[Moment, ...]:
    """Play a log again, each event checked against the rules; a game that has not ended is fine.

    Raises `Refusal` ("log-inconsistent") with the line that the rules would not have written.
    """
    if not log.events:
        raise _inconsistent(2, "the game has not begun")
    first = log.events[0]
    game = _begun(log.header, first)
    moments = [Moment(event=first, game=game)]
    at = 1
    while at < len(log.events):
        for event in _decided(game, log.events, at):
            game = apply(game, (event,))
            moments.append(Moment(event=event, game=game))
            at += 1
    return tuple(moments)


def _begun(header: Header, first: AnyEvent) -> Game:
    if not isinstance(first, GameStarted):
        raise _inconsistent(2, "a game begins with game-started")
    if (header.edition, header.settings, header.players) != (first.edition, first.settings, len(first.hands)):
        raise _inconsistent(2, "the game is another one than the header says")
    players, settings = len(first.hands), first.settings
    cards = [card for pile in (*first.hands, first.pile) for card in pile]
    try:
        check_players(edition(first.edition), players)
        check_playable(settings, players=players, deck=len(cards))
    except Refusal as refusal:
        raise _inconsistent(2, refusal.message) from None
    if len(set(cards)) != len(cards):
        raise _inconsistent(2, "a card is in the game twice")
    if any(len(hand) != settings.hand_size for hand in first.hands):
        raise _inconsistent(2, f"a hand is not of {settings.hand_size} cards")
    announced = first.storyteller is None
    if announced != (settings.first_storyteller == "announce") or not 0 <= (first.storyteller or 0) < players:
        raise _inconsistent(2, "this storyteller cannot be the first")
    return begin(first)


def _decided(game: Game, events: Sequence[AnyEvent], at: int) -> tuple[AnyEvent, ...]:
    """The events that the rules make of the move recorded at an index; equal to what the log says."""
    recorded = events[at]
    move = _MOVES.get(type(recorded))
    if move is None:
        raise _inconsistent(at + 2, f"{tag_of(recorded)} is no move of anybody")
    # What the table does by itself names no seat.
    seat: SeatId | None = getattr(recorded, "seat", None)
    try:
        # A command as anybody could have sent it: within the bounds that its type alone does not hold to.
        command = move.again(recorded)
        command = convert(msgspec.to_builtins(command), type(command))
        decided = decide(game, seat, command, _Recorded(events[at:]))
    except Refusal as refusal:
        raise _inconsistent(at + 2, refusal.message) from None
    if isinstance(recorded, WentOn) and not isinstance(next(iter(events[at + 1 :]), None), TableCleared):
        # A table over days waits for the others too, and ends the showing itself.
        decided = decided[:1]
    for index, event in enumerate(decided, start=at):
        if index == len(events):
            raise _inconsistent(index + 2, f"{tag_of(event)} is missing")
        if events[index] != event:
            raise _inconsistent(index + 2, f"the rules make a different {tag_of(event)} of this move")
    return decided


_MOVES: Final = {move.event: move for move in MOVES.values()}
"""By the event that tells that a command was carried out."""


class _Recorded(random.Random):
    """Chance as it fell: a shuffle gives the order that the log tells, if it is one of the same cards."""

    def __init__(self, events: Sequence[AnyEvent]) -> None:
        super().__init__(0)
        self._events = events

    def shuffle(self, x: Any) -> None:
        """Put the cards in the recorded order. What fits no recorded order stays, and is then found to differ."""
        for event in self._events:
            row: tuple[CardId, ...] = ()
            if isinstance(event, CardsLaidOut):
                row = event.slots
            elif isinstance(event, PileShuffled):
                row = event.pile
            if sorted(row) == sorted(x):
                x[:] = row
                return


def _inconsistent(line: int, reason: str) -> Refusal:
    reason = reason.removesuffix(".")
    return Refusal("log-inconsistent", f"Line {line}: {reason[0].lower()}{reason[1:]}.", line=line)
