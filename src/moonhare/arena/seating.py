"""A player in its seat: how long it takes, and what becomes of a move that nobody may make.

The only module of self-play that looks at a clock, and nothing depends on what it says.
"""

import math
from collections import Counter
from collections.abc import Sequence
from time import perf_counter
from typing import Final, Literal

from moonhare.players import FAILURES, Player, Rememberer, SimplePlayer, Told, as_sent, heard, is_listener, what_failed
from moonhare.rules.commands import SeatCommand
from moonhare.rules.errors import Refusal
from moonhare.rules.ids import CardId
from moonhare.rules.views import View

Move = Literal["tell", "give", "vote", "other"]

STEPS: Final = 4
"""In how many steps a duration doubles: a figure is right within a tenth."""

Latency = dict[Move, Counter[int]]
"""How often a move took so long: 2 to the power of a number of `STEPS`, in microseconds."""


class Seated:
    """Sits in for a player whose moves are counted; the simple player of the same seed makes those that it cannot."""

    def __init__(self, player: Player | None, simple: SimplePlayer, failure: str = "") -> None:
        """Take the player, and who moves where it makes a move that is not allowed.

        None, with the failure in words: one that could not be made, in whose place all moves are made.
        """
        self._player, self._simple = player, simple
        self._recall = player.recall if isinstance(player, Rememberer) else None
        self._listener = player if is_listener(player) else None
        self.moves = self.refused = self.failed = self.unranked = 0
        """All its moves; those that the rules refused; those that it did not make, for an error of its own; and how
        often it was asked how well cards fit, and had no numbers."""
        self.failure = failure
        """The first of its errors, in words; empty where there was none."""
        self.refusal = ""
        """Why the first move that the rules refused was so; empty where none was."""
        self._lost = False
        """Whether it failed as it was told of the evening."""
        self.latency: Latency = {}

    def recall(self, evening: Sequence[Told]) -> None:
        """Tell it of the evening, if it remembers."""
        if self._recall is None:
            return
        try:
            self._recall(evening)
            self._lost = False
        except FAILURES as error:
            # Its next move is not made by somebody who knows half.
            self._lost = True
            self._note_failure(error)

    def act(self, view: View) -> SeatCommand:
        """Let it move, by the clock."""
        self.moves += 1
        if self._lost or self._player is None:
            self.failed += 1
            return self._simple.act(view)
        began = perf_counter()
        try:
            command = self._player.act(view)
        except FAILURES as error:
            # Whoever wrote it: a player that fails does not end the evening.
            self.failed += 1
            self._note_failure(error)
            return self._simple.act(view)
        finally:
            self._note_time(view, perf_counter() - began)
        try:
            # As a person could have sent it: what the rules do not look at, its type alone bounds.
            return as_sent(command)
        except Refusal as refusal:
            return self.corrected(view, refusal)

    def corrected(self, view: View, refusal: Refusal) -> SeatCommand:
        """Move in its place: what it asked for is not allowed."""
        self.refused += 1
        self.refusal = self.refusal or refusal.message
        return self._simple.act(view)

    def rank(self, clue: str, language: str, cards: Sequence[CardId]) -> dict[CardId, float] | None:
        """How well each card fits, as it hears the clue; None if it does not tell."""
        if self._listener is None:
            return None
        try:
            return heard(self._listener, clue, language, cards)
        except FAILURES as error:
            self.unranked += 1
            self._note_failure(error)
            return None

    def _note_failure(self, error: BaseException) -> None:
        self.failure = self.failure or what_failed(error)

    def _note_time(self, view: View, seconds: float) -> None:
        may = view.own.may if view.own else None
        move: Move = "other"
        if may is not None:
            move = "tell" if may.tell else "give" if may.give else "vote" if may.vote else "other"
        step = round(STEPS * math.log2(max(1.0, seconds * 1e6)))
        self.latency.setdefault(move, Counter())[step] += 1
