"""The clues that a storyteller may choose from, where clues are chosen and not written."""

import random
import unicodedata
from collections.abc import Iterable, Sequence
from typing import Final

from moonhare.players import Clues, draw_clue
from moonhare.rules.ids import CardId

THOUGHTS: Final = 8
"""Clues that come to mind for a card, at most; as many for each card of a hand that lies face down."""


class Vocabulary:
    """All clues that may ever be on offer, and for which cards."""

    def __init__(self, clues: Clues, deck: Iterable[CardId], *, hand: int, words: int | None) -> None:
        """Draw clues for each card of a deck, and for a `hand` of unseen ones; `words`: of a clue, at most."""
        # A seed of its own: the numbers of clues are the same in every game with these cards.
        rng = random.Random("vocabulary")  # noqa: S311 - to be repeatable

        def said(card: CardId | None, many: int) -> tuple[str, ...]:
            return tuple(sorted({_clean(draw_clue(clues, card, rng, words)) for _ in range(many)}))

        self._of = {card: said(card, THOUGHTS) for card in deck}
        self._unseen = said(None, THOUGHTS * hand)
        self.texts: tuple[str, ...] = tuple(
            sorted({*self._unseen, *(text for some in self._of.values() for text in some)})
        )
        """Each once, sorted: where a clue stands here is its number."""

    def offer(self, hand: Sequence[CardId], each: int, most: int, rng: random.Random) -> tuple[str, ...]:
        """Draw up to `each` clues for every card of a hand, or up to `most` where it lies face down; sorted."""
        some = [(self._of[card], each) for card in hand] or [(self._unseen, most)]
        return tuple(sorted({text for texts, many in some for text in rng.sample(texts, min(many, len(texts)))}))


def _clean(text: str) -> str:
    # As the rules keep it, so that it is found again.
    return unicodedata.normalize("NFC", " ".join(text.split()))
