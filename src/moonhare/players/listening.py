"""Listeners: how well each of several cards fits a clue, as a player hears it.

Owns what a player makes of words. What is known of cards is handed in; nothing of a game is seen.
"""

import math
import random
from collections.abc import Callable, Mapping, Sequence, Set
from typing import Final, Protocol, TypeGuard

from moonhare.concepts import Scale, reader
from moonhare.rules.ids import CardId


class Listener(Protocol):
    """Somebody who hears a clue."""

    def rank(self, clue: str, language: str, cards: Sequence[CardId]) -> Sequence[float]:
        """How well each card fits, in their order: the more, the better; comparable for one clue only.

        Raises `ValueError` for a language that it does not speak.
        """
        ...


def is_listener(player: object) -> TypeGuard[Listener]:
    """Whether it tells how well cards fit: of two who are mixed the one who votes may not."""
    return callable(getattr(player, "rank", None))


def heard(listener: Listener, clue: str, language: str, cards: Sequence[CardId]) -> dict[CardId, float]:
    """How well each of several different cards fits, whoever wrote the listener.

    Raises whatever it raises, and `ValueError` for what is not a number for each card.
    """
    told = listener.rank(clue, language, cards)
    if isinstance(told, Mapping | Set | str):
        # None of these has numbers in the order of the cards, though some would pass for it.
        given = type(told).__name__
        raise ValueError(f"rank gave a {given}; a list of numbers, one for each card in their order, was expected")  # noqa: TRY004 - what a player gave is a value
    fits = [_number(fit) for fit in told]
    if len(fits) != len(cards):
        raise ValueError(f"rank gave {len(fits)} numbers for {len(cards)} cards")
    return dict(zip(cards, fits, strict=True))


def _number(fit: float) -> float:
    # What is no number stands neither before nor behind any other.
    if math.isnan(number := float(fit)):
        raise ValueError("rank gave nan, which is no number")
    return number


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
