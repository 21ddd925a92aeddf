"""Weighing cards: how well each of several cards fits what a text says.

Cards are ranked as search engines rank documents (Robertson and Zaragoza, "The Probabilistic Relevance Framework: BM25
and Beyond", 2009): a rare concept tells more than a common one (inverse document frequency); several words that each
fit a little tell more than one that fits well (saturation); and a card that would fit anything is marked down (length
normalisation). Associations are spreading activation over the table of concepts, two steps deep.
"""

import math
from array import array
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

from moonhare.concepts.reading import Sense
from moonhare.concepts.table import ConceptId, Relation, neighbours

Card = Mapping[ConceptId, float]
"""What a card says to people: concepts with weights above 0 and up to 1."""

Fits = Sequence[float]
"""How well each of several cards fits a text, in their order."""

NEAR: Final[Mapping[Relation, float]] = {
    "is": 0.5,
    "part": 0.35,
    "at": 0.35,
    "does": 0.4,
    "like": 0.45,
    "leads": 0.35,
    "from": 0.35,
    "with": 0.4,
    "not": 0.1,
}
"""How much of a concept's weight goes over to a neighbour, by the relation between them; to opposites a little."""

MOST_KEPT: Final = 6000
"""Senses whose weights are kept, at most: some 400 bytes each with 84 cards."""

FAR: Final = 0.35
"""The share of that which goes on over a second step."""

DENIED: Final = 0.4
"""How much a denied concept still counts: who is told not to look down sees how high it is."""

TOGETHER: Final = 0.7
"""The exponent of the sum over what speaks for a card: each is raised to it, and the sum to its inverse. Below 1, so
that two things that each say something for a card count more than one that says as much as both."""

EASILY: Final = 0.7
"""The exponent of how easily a card comes to mind at all, by which what is said for it is divided."""


def spread(sense: Sense) -> dict[ConceptId, float]:
    """Spread a sense over the table: what it says, and what one and two steps lead to, each with its weight."""
    joined = neighbours()
    first = {one: weight for one, weight in sense.concepts.items() if one in joined}
    if sense.negated:
        first = {one: DENIED * weight for one, weight in first.items()} | {
            other: weight
            for one, weight in first.items()
            for other, relation in joined[one].items()
            if relation == "not"
        }
    thought: dict[ConceptId, float] = {}
    for one, weight in first.items():
        _add(thought, one, weight)
        for other, near in steps(one):
            _add(thought, other, weight * near)
            for third, far in steps(other, opposites=False):
                if third != one:
                    _add(thought, third, weight * near * FAR * far)
    return thought


@cache
def steps(one: ConceptId, *, opposites: bool = True) -> tuple[tuple[ConceptId, float], ...]:
    """The concepts one step from another, with how much each is thought of: less, where there are many."""
    joined = neighbours()[one]
    share = 1 / math.sqrt(1 + len(joined) / 12)
    return tuple(
        [(other, NEAR[relation] * share) for other, relation in joined.items() if opposites or relation != "not"]
    )


@cache
def easily() -> Mapping[ConceptId, float]:
    """How easily each concept comes to mind, whatever is said: by itself, and a step from what it is joined to."""
    found = dict.fromkeys(neighbours(), 1.0)
    for one in neighbours():
        for other, near in steps(one):
            found[other] += near
    return found


def _add(thought: dict[ConceptId, float], one: ConceptId, weight: float) -> None:
    # The strongest way counts, others a little beside it.
    before = thought.get(one, 0.0)
    thought[one] = before + 0.25 * weight if before > weight else weight + 0.25 * before


class Scale:
    """Weighs cards by what is rare among all of them: a concept that half of all cards have tells little.

    What each sense weighs is cached: the same few thousand come again and again.
    """

    def __init__(self, cards: Sequence[Card]) -> None:
        """Take all cards that could turn up; one that says nothing fits nothing."""
        self._cards = cards
        saying = sum(map(bool, cards))
        having: dict[ConceptId, list[tuple[int, float]]] = {}
        for at, card in enumerate(cards):
            for one, weight in card.items():
                having.setdefault(one, []).append((at, weight))
        self._having: Mapping[ConceptId, Sequence[tuple[int, float]]] = {
            one: [(at, weight * math.log((1 + saying) / (0.5 + len(many)))) for at, weight in many]
            for one, many in having.items()
        }
        self._saying: Mapping[ConceptId, Sequence[tuple[int, float]]] = having
        self._easily = self._at_all()
        self._weighed: dict[object, Fits] = {}

    def fits(self, senses: Sequence[Sense]) -> Fits:
        """How well each card fits what a text says: 0 not at all; no upper bound, comparable for one text only."""
        weighed = [self._one(sense) for sense in senses]
        if not weighed:
            return (0.0,) * len(self._cards)
        together = map(sum, zip(*weighed, strict=True))
        return tuple([fit ** (1 / TOGETHER) / at_all for fit, at_all in zip(together, self._easily, strict=True)])

    def named(self, senses: Sequence[Sense]) -> Fits:
        """How much of what a text says each card says itself, association left out: from 0 to 1, of the best thing."""
        most = [0.0] * len(self._cards)
        for sense in senses:
            for one, weight in sense.concepts.items() if not sense.negated else ():
                for at, there in self._saying.get(one, ()):
                    if (said := weight * there) > most[at]:
                        most[at] = said
        return most

    def explain(self, senses: Sequence[Sense], at: int) -> Sequence[tuple[ConceptId, float]]:
        """What a card, by its place, says for a text: of each sense the concept that weighs most there, and its weight.

        The strongest first, none twice; nothing where nothing speaks for the card.
        """
        found: dict[ConceptId, float] = {}
        for sense in senses:
            spoken = [
                (weight * there, one)
                for one, weight in spread(sense).items()
                for place, there in self._having.get(one, ())
                if place == at
            ]
            if spoken:
                most, one = max(spoken)
                found[one] = max(most, found.get(one, 0.0))
        return sorted(found.items(), key=lambda pair: (-pair[1], pair[0]))

    def _at_all(self) -> Sequence[float]:
        """How much of what anybody may say fits each card; 1 in the middle, and where a card says nothing."""
        total = self._summed(easily())
        said = [fit for fit in total if fit > 0]
        middle = sum(said) / len(said) if said else 1.0
        return [(fit / middle) ** EASILY if fit > 0 else 1.0 for fit in total]

    def _summed(self, thought: Mapping[ConceptId, float]) -> list[float]:
        """How much of what is thought of each card says, by how rare it is."""
        total = [0.0] * len(self._cards)
        for one, weight in thought.items():
            for at, there in self._having.get(one, ()):
                total[at] += weight * there
        return total

    def _one(self, sense: Sense) -> Fits:
        key = (tuple(sorted(sense.concepts.items())), sense.negated)
        if (known := self._weighed.get(key)) is None:
            total = [fit**TOGETHER for fit in self._summed(spread(sense))]
            if len(self._weighed) >= MOST_KEPT:
                # The oldest goes: what is said often is soon weighed again.
                del self._weighed[next(iter(self._weighed))]
            known = self._weighed[key] = array("f", total)
        return known
