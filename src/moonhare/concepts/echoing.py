"""What people have said for cards, and how much of it a text says again: by its words, and by what it is about.

Okapi BM25 (Robertson and Zaragoza, "The Probabilistic Relevance Framework: BM25 and Beyond", 2009), with cards for
documents and two kinds of terms. The stems of words, in the language of the text, find what the table of concepts has
no word for. Themes, the concepts that clues in all languages were about, find what a picture calls up in people where
no association leads.
"""

import math
from array import array
from collections import Counter
from collections.abc import Iterator, Mapping, MutableSequence, Sequence
from typing import Final

from moonhare.concepts.reading import Reader, Sense, meant
from moonhare.concepts.table import ConceptId

SATED: Final = 1.2
"""How soon a word that is said again and again tells no more (BM25's k1)."""

SATED_WITH_THEMES: Final = 4.0
"""The same for themes, which come up more often: clues in every language add to them."""

LONG: Final = 0.5
"""How much less a word tells of a card that more has been said for (BM25's b)."""

THEMES: Final = 1.25
"""How much more a theme tells than a word."""

PART: Final = 4
"""The fewest letters that two words have to share for one to stand for the other: hav in havfrue is mere chance."""


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
        """Take what was said for each card, and how many of its clues each concept was a theme of.

        Both have one entry a card, in the same order, empty where nobody has said anything; `themes` may be left out.
        """
        self._reader, self._cards = reader, len(said)
        self._words = _Documents(
            [Counter(stem for text in texts for stem in set(reader.stems_in(text))) for texts in said], SATED
        )
        self._themes = _Documents(themes, SATED_WITH_THEMES)

    def fits(self, text: str, senses: Sequence[Sense] = ()) -> Sequence[float]:
        """How much of a text was said for each card: 0 where nothing was; one rare word counts some 5, without a bound.

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
        """Score a word that nobody has said by the known words that contain it or are part of it, for each card the
        most telling one.
        """
        most = [0.0] * self._cards
        for known in self._words.having:
            if min(len(known), len(stem)) >= PART and (known in stem or stem in known):
                for at, weight in self._words.weights(known):
                    most[at] = max(most[at], weight)
        for at, weight in enumerate(most):
            total[at] += weight


class _Documents:
    """An inverted index: by term, the cards that have it and its BM25 weight for each."""

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
