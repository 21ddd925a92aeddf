"""Commands: what somebody asks for. Who asks stands beside the command, never inside it; who may is its family.

A family is a base type: `SeatCommand` and `OwnCommand` here, others where they are decided. A command of a game is
added by its type in one of these two and its row in `deciding.MOVES`; all else is read off the types.
"""

from typing import TYPE_CHECKING, Annotated, ClassVar, Final

import msgspec
from msgspec import Meta

from moonhare.rules.ids import CardId, SeatId, Slot
from moonhare.rules.reading import union_of
from moonhare.rules.settings import MOST_SLOTS, Medium

LONGEST_CLUE: Final = 240
"""Characters of a clue's text, at most."""

CardName = Annotated[CardId, Meta(min_length=1, max_length=120)]
SlotNumber = Annotated[Slot, Meta(ge=1, le=MOST_SLOTS)]
SeatNumber = Annotated[SeatId, Meta(ge=0, le=11)]


class Command(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type", gc=False):
    """The base of all commands."""


class GameCommand(Command, frozen=True):
    """The base of what the rules decide."""

    phrase: ClassVar[str]
    """What is asked for, as a sentence says it: "Nobody can … now."."""


class SeatCommand(GameCommand, frozen=True):
    """The base of what a seat may ask for in a game, be it a person's or a computer player's."""


class OwnCommand(GameCommand, frozen=True):
    """The base of what a table does by itself in a game. No seat may ask for it."""


class TellClue(SeatCommand, frozen=True, tag="tell-clue"):
    """Give the clue, and with it the card it is from. In the first round this also announces the storyteller."""

    phrase: ClassVar[str] = "tell a clue"
    medium: Medium = "text"
    text: Annotated[str, Meta(max_length=LONGEST_CLUE)] = ""
    """May be empty where the medium is not `text`."""
    card: CardName | None = None
    """Of one's hand; None where the clue is told before seeing it (R5)."""


class NameGiver(SeatCommand, frozen=True, tag="name-giver"):
    """Teams: propose which of the two partners gives; naming the one already proposed agrees."""

    phrase: ClassVar[str] = "name who gives"
    giver: SeatNumber


class GiveCards(SeatCommand, frozen=True, tag="give-cards"):
    """Give the cards of one's hand that fit the clue; again, until the last one has given: others in their place."""

    phrase: ClassVar[str] = "give cards"
    cards: Annotated[tuple[CardName, ...], Meta(min_length=1, max_length=3)]


class CastVotes(SeatCommand, frozen=True, tag="cast-votes"):
    """Cast all of one's votes at once, on different cards; the red vote may lie on any card (R12).

    Again, until the last one has voted: others in their place.
    """

    phrase: ClassVar[str] = "vote"
    slots: Annotated[tuple[SlotNumber, ...], Meta(min_length=1, max_length=3)]
    red: SlotNumber | None = None


class GoOn(SeatCommand, frozen=True, tag="go-on"):
    """The points have been seen. The next storyteller's ends the round at once."""

    phrase: ClassVar[str] = "go on"


class EndShowing(OwnCommand, frozen=True, tag="end-showing"):
    """The table's own: enough have seen the points, or long enough."""

    phrase: ClassVar[str] = "end the showing of the points"


if TYPE_CHECKING:
    AnySeatCommand = SeatCommand
else:
    AnySeatCommand = union_of(SeatCommand)
"""`SeatCommand`, to be read from outside."""
