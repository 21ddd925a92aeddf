"""Where a computer player's clues come from: what is said of a card where somebody wrote it, else of anything."""

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from moonhare.rules.commands import LONGEST_CLUE
from moonhare.rules.ids import CardId
from moonhare.rules.words import words_of

SEVERAL: Final = 12
"""Clues that come to mind before one is cut short."""

Clues = Callable[[CardId | None, random.Random], str]
"""A clue for a card (None: for a card not yet seen), drawn with the generator handed in; never empty."""


class PhraseBook:
    """Clues of one language: a card's own phrases, else those that might be said of any picture.

    >>> book = PhraseBook({CardId("set:owl"): ("Wide awake",)}, ("Long ago",))
    >>> book(CardId("set:owl"), random.Random(1)), book(None, random.Random(1))
    ('Wide awake', 'Long ago')
    """

    def __init__(self, phrases: Mapping[CardId, Sequence[str]], generic: Sequence[str]) -> None:
        """Take the phrases by card, and those for any card.

        Phrases that cannot be clues are left out: sets of cards are written by many hands. Raises `ValueError` if
        nothing is left for cards of which nothing is said.
        """
        self._generic = tuple(filter(_is_clue, generic))
        if not self._generic:
            raise ValueError("a phrase book needs a clue for cards of which nothing is said")
        self._phrases = phrases

    def __call__(self, card: CardId | None, rng: random.Random) -> str:
        """Draw a clue for a card."""
        written = () if card is None else self._phrases.get(card, ())
        # Looked at where one is drawn: a server begins with thousands, of which hardly any is ever said.
        return rng.choice(tuple(filter(_is_clue, written)) or self._generic)


def draw_clue(clues: Clues, card: CardId | None, rng: random.Random, most: int | None) -> str:
    """Draw a clue of no more words than are allowed: one that has so few, else what says most of one that has more."""
    text, words = "", tuple[str, ...]()
    for _ in range(SEVERAL):
        text = clues(card, rng)
        words = words_of(text)
        if most is None or len(words) <= most:
            return text
    longest = sorted(sorted(range(len(words)), key=lambda at: -len(words[at]))[:most])
    return " ".join(words[at] for at in longest)


def _is_clue(text: str) -> bool:
    return bool(text.strip()) and len(text) <= LONGEST_CLUE
