"""What people have said for cards, and how much of it a text says again, by the stems of its words.

Okapi BM25 (Robertson and Zaragoza, "The Probabilistic Relevance Framework: BM25 and Beyond", 2009), a card for a
document, without its weight for length: as much is asked for each card. It hears what the table of concepts has no
word for, and what a picture calls up in people although no association leads there.
"""

import math
from collections import Counter
from collections.abc import Sequence
from typing import Final

from moonhare.concepts.reading import Reader

SATED: Final = 1.2
"""How soon it tells no more that a word has been said again (BM25's k1)."""


class Echoes:
    """What people have said in one language for each of several cards.

    >>> from moonhare.concepts.reading import reader
    >>> echoes = Echoes(reader("en"), [["Mind the gap", "Last train home"], ["Bread and roses"], []])
    >>> [fit > 0 for fit in echoes.fits("we missed the trains")]
    [True, False, False]
    """

    def __init__(self, reader: Reader, said: Sequence[Sequence[str]]) -> None:
        """Take by card, in any order, what was said for it; nothing, where nobody has said anything."""
        self._reader, self._cards = reader, len(said)
        often: dict[str, list[tuple[int, int]]] = {}
        for at, texts in enumerate(said):
            for stem, count in Counter(stem for text in texts for stem in set(reader.stems_in(text))).items():
                often.setdefault(stem, []).append((at, count))
        saying = sum(map(bool, said))
        self._having = {
            stem: [(at, _rare(len(having), saying) * count * (1 + SATED) / (count + SATED)) for at, count in having]
            for stem, having in often.items()
        }

    def fits(self, text: str) -> Sequence[float]:
        """How much of a text was said for each card: 0 nothing; no upper bound, but some 5 for one rare word."""
        total = [0.0] * self._cards
        for stem in set(self._reader.stems_in(text)):
            for at, weight in self._having.get(stem, ()):
                total[at] += weight
        return total


def _rare(having: int, saying: int) -> float:
    return math.log(1 + (saying - having + 0.5) / (having + 0.5))
