"""Events: what happened. A game is the fold of its events; chance is in them, so a replay draws nothing.

Events are stored for ever: a change to one of these needs a new tag and a reader for the old one.
"""

from typing import TYPE_CHECKING, Literal

import msgspec

from moonhare.rules.ids import CardId, SeatId, Slot
from moonhare.rules.reading import union_of
from moonhare.rules.settings import Medium, Settings

Reason = Literal["some-found", "found", "all-found", "none-found", "votes-received", "single-vote", "same-image"]
Found = Literal["all", "some", "none"]


class Clue(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """A clue as told; its text may be empty where it was said, sung or mimed at the table."""

    medium: Medium
    text: str
    attachment: str | None = None
    """The id of what was recorded with it, kept beside the log (`storage.Attachment`). Nothing makes one yet."""


class ScoreLine(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, gc=False):
    """Points and why; in teams `seat` is the one who earned them for both. Never 0 points."""

    seat: SeatId
    points: int
    reason: Reason


class Event(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type", gc=False):
    """The base of all events."""


class GameStarted(Event, frozen=True, tag="game-started"):
    """Cards are shuffled and dealt; the resolved settings stand here, so that no later edition changes them."""

    edition: str
    settings: Settings
    hands: tuple[tuple[CardId, ...], ...]
    """By seat."""
    pile: tuple[CardId, ...]
    """The next card to be drawn first."""
    storyteller: SeatId | None
    """None: whoever announces a clue first."""


class ClueTold(Event, frozen=True, tag="clue-told"):
    """The storyteller gave a clue, and the card it is from (none where it was told unseen)."""

    seat: SeatId
    clue: Clue
    cards: tuple[CardId, ...]


class GiverNamed(Event, frozen=True, tag="giver-named"):
    """One of two partners named who gives; `agreed` once the other has named the same."""

    seat: SeatId
    giver: SeatId
    agreed: bool


class CardsGiven(Event, frozen=True, tag="cards-given"):
    """A seat gave cards, face down; given before, it took those back into the hand (R18)."""

    seat: SeatId
    cards: tuple[CardId, ...]


class CardsLaidOut(Event, frozen=True, tag="cards-laid-out"):
    """All cards given lie face up; slot 1 first."""

    slots: tuple[CardId, ...]


class VotesCast(Event, frozen=True, tag="votes-cast"):
    """A seat voted, in secret until the last has; what it had voted before counts no more (R18)."""

    seat: SeatId
    slots: tuple[Slot, ...]
    red: Slot | None


class RoundScored(Event, frozen=True, tag="round-scored"):
    """The storyteller's card, owners and votes are shown and the points counted, line by line."""

    lines: tuple[ScoreLine, ...]
    found: Found | None
    """None where no card is the storyteller's."""


class WentOn(Event, frozen=True, tag="went-on"):
    """A seat has seen the points."""

    seat: SeatId


class TableCleared(Event, frozen=True, tag="table-cleared"):
    """The cards on the table went to the discard pile."""


class PileShuffled(Event, frozen=True, tag="pile-shuffled"):
    """What was left of the pile and the discards were shuffled into a new pile (R13)."""

    pile: tuple[CardId, ...]


class HandsRefilled(Event, frozen=True, tag="hands-refilled"):
    """Cards drawn from the pile, by seat."""

    drawn: tuple[tuple[CardId, ...], ...]


class HandsPassed(Event, frozen=True, tag="hands-passed"):
    """Every hand went to the left."""


class RoundStarted(Event, frozen=True, tag="round-started"):
    """The next round, with its storyteller."""

    storyteller: SeatId


class GameEnded(Event, frozen=True, tag="game-ended"):
    """The game is over; ties are shared wins (R4)."""

    winners: tuple[SeatId, ...]
    """Ascending; in teams both seats of a team."""


if TYPE_CHECKING:
    AnyEvent = Event
else:
    AnyEvent = union_of(Event)
