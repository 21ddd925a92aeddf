"""Listeners: how well each of several cards fits a clue, as a player hears it.

Owns what a player makes of words. What is known of cards is handed in; nothing of a game is seen.
"""

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Final, Protocol

from moonhare.concepts import Scale, reader
from moonhare.rules.ids import CardId


class Listener(Protocol):
    """Somebody who hears a clue."""

    def rank(self, clue: str, language: str, cards: Sequence[CardId]) -> Sequence[float]:
        """How well each card fits, in their order: the more, the better; comparable for one clue only.

        Raises `ValueError` for a language that it does not speak.
        """
        ...


class ConceptListener:
    """Hears a clue as people mean it: by the table of concepts, and what each card says to people."""

    def __init__(self, cards: Mapping[CardId, Mapping[str, float]]) -> None:
        """Take the concepts of all cards that may turn up; a card without any fits nothing."""
        self._at = {card: at for at, card in enumerate(cards)}
        self._scale = Scale(list(cards.values()))

    def rank(self, clue: str, language: str, cards: Sequence[CardId]) -> Sequence[float]:
        """Weigh the cards against what the clue says. Raises `ValueError` for a language that the game lacks."""
        fits = self._scale.fits(reader(language).read(clue))
        return [fits[self._at[card]] if card in self._at else 0.0 for card in cards]


class TasteListener:
    """Hears nothing: likes cards at random, the same ones for the same clue. What every other one has to beat."""

    def __init__(self, cards: Mapping[CardId, Mapping[str, float]]) -> None:
        """Take the cards, of which it needs to know nothing."""

    def rank(self, clue: str, language: str, cards: Sequence[CardId]) -> Sequence[float]:
        """Like each card as chance has it."""
        return [random.Random(f"{clue}\0{card}").random() for card in cards]  # noqa: S311 - a taste, not a secret


LISTENERS: Final[Mapping[str, Callable[[Mapping[CardId, Mapping[str, float]]], Listener]]] = {
    "concepts": ConceptListener,
    "taste": TasteListener,
}
"""Those that can be measured, by name, the usual one first."""
