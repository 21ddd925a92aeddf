"""What every computer player is, whatever it thinks with."""

from typing import Protocol, runtime_checkable

from moonhare.rules.commands import SeatCommand
from moonhare.rules.views import View


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

    takes: tuple[float, float]
    """The seconds from … to … after which its moves appear, drawn anew for each from what everybody knows."""
