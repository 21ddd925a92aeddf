"""Commands: what a seat asks for. Whose seat it is stands beside the command, never inside it."""

from typing import Annotated, Final

import msgspec
from msgspec import Meta

from moonhare.rules.ids import CardId, SeatId, Slot
from moonhare.rules.settings import MOST_SLOTS, Medium

LONGEST_CLUE: Final = 240
"""Characters of a clue's text, at most."""

CardName = Annotated[CardId, Meta(min_length=1, max_length=120)]
SlotNumber = Annotated[Slot, Meta(ge=1, le=MOST_SLOTS)]
SeatNumber = Annotated[SeatId, Meta(ge=0, le=11)]


class Command(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type", gc=False):
    """The base of all commands."""


class TellClue(Command, frozen=True, tag="tell-clue"):
    """Give the clue, and with it the card it is from. In the first round this also announces the storyteller."""

    medium: Medium = "text"
    text: Annotated[str, Meta(max_length=LONGEST_CLUE)] = ""
    """May be empty where the medium is not `text`."""
    card: CardName | None = None
    """Of one's hand; None where the clue is told before seeing it (R5)."""


class NameGiver(Command, frozen=True, tag="name-giver"):
    """Teams: propose which of the two partners gives; naming the one already proposed agrees."""

    giver: SeatNumber


class GiveCards(Command, frozen=True, tag="give-cards"):
    """Give the cards of one's hand that fit the clue."""

    cards: Annotated[tuple[CardName, ...], Meta(min_length=1, max_length=3)]


class CastVotes(Command, frozen=True, tag="cast-votes"):
    """Cast all of one's votes at once, on different cards; the red vote may lie on any card (R12)."""

    slots: Annotated[tuple[SlotNumber, ...], Meta(min_length=1, max_length=3)]
    red: SlotNumber | None = None


class GoOn(Command, frozen=True, tag="go-on"):
    """The points have been seen. The next storyteller's ends the round at once."""


class EndShowing(Command, frozen=True, tag="end-showing"):
    """The table's own: enough have seen the points, or long enough. No seat may ask for it."""


SeatCommand = TellClue | NameGiver | GiveCards | CastVotes | GoOn
"""What a person or a computer player may send."""

AnyCommand = SeatCommand | EndShowing
