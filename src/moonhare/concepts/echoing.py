"""What people have said for cards, and how much of it a text says again: by its words, and by what it is about.

Okapi BM25 (Robertson and Zaragoza, "The Probabilistic Relevance Framework: BM25 and Beyond", 2009), a card for a
document. The stems of words, in the language of the text, hear what the table of concepts has no word for; what clues
in all languages were about, as concepts, what a picture calls up in people although no association leads there.
"""

import math
from array import array
from collections import Counter
from collections.abc import Iterator, Mapping, MutableSequence, Sequence
from typing import Final

from moonhare.concepts.reading import Reader, Sense, meant
from moonhare.concepts.table import ConceptId

SATED: Final = 1.2
"""How soon it tells no more that a word has been said again (BM25's k1)."""

SATED_WITH_THEMES: Final = 4.0
"""The same of what clues are about, which comes up more often: each language tells of it."""

LONG: Final = 0.5
"""How much less a word tells of a card for which more has been said (BM25's b)."""

THEMES: Final = 1.25
"""How much more it tells that a theme comes again than that a word does."""

PART: Final = 4
"""Letters, at least, of a part by which a word is known that nobody has said: havfrue by hav is mere chance."""


class Echoes:
    """What people have said for each of several cards: texts in one language, and what clues in all were about.

    >>> from moonhare.concepts.reading import reader
    >>> echoes = Echoes(reader("en"), [["Mind the gap", "Last train home"], ["Bread and roses"], []])
    >>> [fit > 0 for fit in echoes.fits("we missed the trains")]
    [True, False, False]
    """

    def __init__(
        self, reader: Reader, said: Sequence[Sequence[str]], themes: Sequence[Mapping[ConceptId, int]] = ()
    ) -> None:
        """Take by card, in any order, what was said for it, and of how many clues each concept was a theme.

        Nothing, where nobody has said anything; no themes at all, where nobody has counted them.
        """
        self._reader, self._cards = reader, len(said)
        self._words = _Documents(
            [Counter(stem for text in texts for stem in set(reader.stems_in(text))) for texts in said], SATED
        )
        self._themes = _Documents(themes, SATED_WITH_THEMES)

    def fits(self, text: str, senses: Sequence[Sense] = ()) -> Sequence[float]:
        """How much of a text was said for each card: 0 nothing; no upper bound, but some 5 for one rare word.

        `senses`: what the text says, as its reader has read it.
        """
        total = [0.0] * self._cards
        for stem in set(self._reader.stems_in(text)):
            if stem in self._words.having:
                self._words.add(stem, 1.0, total)
            else:
                self._add_by_parts(stem, total)
        for one, weight in meant(senses).items():
            self._themes.add(one, THEMES * weight, total)
        return total

    def _add_by_parts(self, stem: str, total: MutableSequence[float]) -> None:
        """Add what was said for each card with the most telling word that is a part of a new one, or has it for one."""
        most = [0.0] * self._cards
        for known in self._words.having:
            if min(len(known), len(stem)) >= PART and (known in stem or stem in known):
                for at, weight in self._words.weights(known):
                    most[at] = max(most[at], weight)
        for at, weight in enumerate(most):
            total[at] += weight


class _Documents:
    """What each of several cards has, and how much each of it tells."""

    def __init__(self, documents: Sequence[Mapping[str, int]], sated: float) -> None:
        often: dict[str, list[tuple[int, int]]] = {}
        for at, terms in enumerate(documents):
            for term, count in terms.items():
                often.setdefault(term, []).append((at, count))
        lengths = [sum(terms.values()) for terms in documents]
        speaking = sum(map(bool, lengths))
        middle = sum(lengths) / speaking if speaking else 1.0
        dulled = [sated * (1 - LONG + LONG * length / middle) for length in lengths]
        # Arrays, for there are some ten thousands of these numbers in each language.
        self.having: Mapping[str, tuple[array[int], array[float]]] = {
            term: (
                array("I", [at for at, _ in many]),
                array("f", [_rare(len(many), speaking) * n * (1 + sated) / (n + dulled[at]) for at, n in many]),
            )
            for term, many in often.items()
        }

    def weights(self, term: str) -> Iterator[tuple[int, float]]:
        """Give the cards that have a term, by their places, and how much it tells of each."""
        return zip(*self.having.get(term, ((), ())), strict=True)

    def add(self, term: str, share: float, total: MutableSequence[float]) -> None:
        """Add so much of what a term tells to what each card has already."""
        for at, weight in self.weights(term):
            total[at] += share * weight


def _rare(having: int, speaking: int) -> float:
    return math.log(1 + (speaking - having + 0.5) / (having + 0.5))
