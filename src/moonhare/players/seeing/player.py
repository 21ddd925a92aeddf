"""The player: asks once, once more where the answer cannot be played, and then leaves the move to another player."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from moonhare.players.player import Player, Rememberer, Told
from moonhare.players.seeing.asking import Pictures, ask_again, question
from moonhare.players.seeing.messages import Message
from moonhare.players.seeing.reading import UnfitError, read_answer
from moonhare.rules.commands import SeatCommand
from moonhare.rules.views import View

MOST_REPEATED: Final = 1000
"""Characters of an answer that the model is shown again."""

GRACE: Final = 1.0
"""Seconds in which another player finds a move where there was no answer in time."""

Ask = Callable[[Sequence[Message]], str]
"""Has a model answer within what is left of a conversation's time. Raises `UnansweredError`."""


class UnansweredError(Exception):
    """No answer; what is said names the kind of failure and nothing of what was asked or answered."""


@dataclass(frozen=True)
class Eyes:
    """What all seeing players of a server share."""

    pictures: Pictures
    converse: Callable[[], Ask]
    """Begins a conversation, for one move of one seat; it lasts so many …"""
    seconds: float
    note: Callable[[str], None]
    """Told in a few words, none of them a player's or a model's, why another player moved."""

    @property
    def takes(self) -> tuple[float, float]:
        """From … to … seconds: never before a conversation's time is over, so that nobody tells an answer from none."""
        least = self.seconds + GRACE
        return least, 1.5 * least


class SeeingPlayer:
    """A player that looks at the pictures with a model's eyes, or plays as another one does."""

    def __init__(self, seed: int, language: str, eyes: Eyes, otherwise: Player) -> None:
        """Take a seed (any integer) for its manner, the table's language, and who moves where no answer can be played.

        The other one moves too where nothing is to be seen: naming who gives, a clue that is sung.
        """
        self._seed, self._language, self._eyes, self._otherwise = seed, language, eyes, otherwise
        self._evening: Sequence[Told] = ()
        self.takes: tuple[float, float] | None = eyes.takes

    def recall(self, evening: Sequence[Told]) -> None:
        """Take the clues of this table's earlier rounds."""
        self._evening = evening
        if isinstance(self._otherwise, Rememberer):
            self._otherwise.recall(evening)

    def act(self, view: View) -> SeatCommand:
        """Choose what the model does, or what the other player does. Raises `ValueError` if nothing may be done."""
        try:
            chosen = self._chosen(view)
        except UnansweredError as failure:
            self._eyes.note(str(failure))
            chosen = None
        return chosen or self._otherwise.act(view)

    def _chosen(self, view: View) -> SeatCommand | None:
        asked = question(
            view,
            language=self._language,
            pictures=self._eyes.pictures,
            earlier=self._of_this_game(view.public.round),
            seed=self._seed,
        )
        if asked is None:
            return None
        ask = self._eyes.converse()
        answer = ask(asked.messages)
        try:
            return read_answer(answer, view, asked)
        except UnfitError as unfit:
            answer = ask(ask_again(asked, answer[:MOST_REPEATED], str(unfit)))
        try:
            return read_answer(answer, view, asked)
        except UnfitError as unfit:
            raise UnansweredError(f"the answer cannot be played: {unfit}") from None

    def _of_this_game(self, now: int) -> Sequence[Told]:
        """The clues since this game began: before it people had not been told where they would go."""
        return self._evening[max(0, len(self._evening) - (now - 1)) :]
