"""What every computer player is, whatever it thinks with."""

from collections.abc import Sequence
from typing import Protocol, runtime_checkable

import msgspec

from moonhare.rules.commands import SeatCommand
from moonhare.rules.events import Found
from moonhare.rules.ids import CardId, SeatId, Slot
from moonhare.rules.state import Outcome
from moonhare.rules.views import View


class Told(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """A clue of an earlier round of this evening, and what became of it: what everybody at the table has seen."""

    clue: str
    """Empty where it was not written."""
    card: CardId | None
    """The storyteller's; None where none is (Party)."""
    found: Found | None
    round: int = 0
    """Of its game, from 1; 0 where the rest is not known."""
    storyteller: SeatId = SeatId(0)
    slots: tuple[CardId, ...] = ()
    """The cards on the table, in the order of their numbers."""
    owners: tuple[SeatId, ...] = ()
    """By slot, who gave it."""
    ballots: tuple[tuple[Slot, ...], ...] = ()
    """By seat, the slots that it voted for; none for those who did not."""


def told(outcome: Outcome) -> Told:
    """What stays of a scored round for whoever remembers the evening."""
    teller = outcome.storyteller
    card = None if outcome.found is None else outcome.slots[outcome.owners.index(teller)]
    return Told(
        clue=outcome.clue.text,
        card=card,
        found=outcome.found,
        round=outcome.round,
        storyteller=teller,
        slots=outcome.slots,
        owners=outcome.owners,
        ballots=tuple([() if ballot is None else ballot.slots for ballot in outcome.ballots]),
    )


class Player(Protocol):
    """Somebody who can take a seat: people's stand-ins and table-mates, simple or clever."""

    def act(self, view: View) -> SeatCommand:
        """Choose one of the things that `view.own.may` allows.

        `view`: what a person in that seat would see, and nothing else. Called only while the seat may do
        something; the command must be one that the view allows. Raises `ValueError` for a view in which the
        seat may do nothing, a spectator's included.
        """
        ...


@runtime_checkable
class Thinker(Player, Protocol):
    """A player that takes its time.

    It thinks in a thread of its own from the moment that its move is awaited. What is not there at the moment drawn for
    it is the simple player's move instead, at that moment: how long it thought tells nothing.
    """

    takes: tuple[float, float] | None
    """The seconds from … to … after which its moves appear, drawn anew for each from what everybody knows; None: as
    long as any computer player.
    """


@runtime_checkable
class Rememberer(Player, Protocol):
    """A player that knows what has been said this evening."""

    def recall(self, evening: Sequence[Told]) -> None:
        """Take the clues of this table's earlier rounds, the oldest first; called before each move.

        All that the player may go by beside the view: the same view and evening give the same command.
        """
        ...


@runtime_checkable
class Explainer(Player, Protocol):
    """A player that says why it voted as it did."""

    def why(self, outcome: Outcome, seat: SeatId) -> str | None:
        """Say it in one short sentence, from what everybody sees once the points are there, and at once.

        None where there is nothing to say, or where finding it would take long.
        """
        ...
