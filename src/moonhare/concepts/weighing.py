"""Weighing cards: how well each of several cards fits what a text says."""

import math
from collections.abc import Mapping, Sequence
from typing import Final

from moonhare.concepts.reading import Sense
from moonhare.concepts.table import ConceptId, Relation, neighbours

Card = Mapping[ConceptId, float]
"""What a card says to people: concepts with weights above 0 and up to 1."""

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
"""How much of a concept is thought of with its neighbour, by what joins them; opposites call each other up a little."""

FAR: Final = 0.35
"""The same for a second step, of what the first one left."""


def spread(sense: Sense) -> dict[ConceptId, float]:
    """All that is thought of with a sense, with weights: what it says, and what one and two steps lead to."""
    joined = neighbours()
    thought: dict[ConceptId, float] = {}
    first = {one: weight for one, weight in sense.concepts.items() if one in joined}
    if sense.negated:
        first = {
            other: weight
            for one, weight in first.items()
            for other, relation in joined[one].items()
            if relation == "not"
        }
    for one, weight in first.items():
        _add(thought, one, weight)
        for other, relation in joined[one].items():
            step = weight * NEAR[relation] / math.sqrt(1 + len(joined[one]) / 12)
            _add(thought, other, step)
            for third, beyond in joined[other].items():
                if third != one and beyond != "not":
                    _add(thought, third, step * FAR * NEAR[beyond] / math.sqrt(1 + len(joined[other]) / 12))
    return thought


def _add(thought: dict[ConceptId, float], one: ConceptId, weight: float) -> None:
    # The strongest way counts, others a little beside it.
    before = thought.get(one, 0.0)
    thought[one] = max(before, weight) + 0.25 * min(before, weight)


class Scale:
    """Weighs cards by what is rare among many of them: a thing that half of all cards have tells little."""

    def __init__(self, cards: Sequence[Card]) -> None:
        """Take all cards that could turn up."""
        count: dict[ConceptId, float] = {}
        for card in cards:
            for one in card:
                count[one] = count.get(one, 0.0) + 1
        self._rare = {one: math.log((1 + len(cards)) / (0.5 + many)) for one, many in count.items()}

    def fit(self, senses: Sequence[Sense], card: Card) -> float:
        """How well a card fits what a text says: 0 not at all; no upper bound, comparable for one text only."""
        return sum(self._one(spread(sense), card) for sense in senses)

    def fits(self, senses: Sequence[Sense], cards: Sequence[Card]) -> list[float]:
        """The same for several cards."""
        thoughts = [spread(sense) for sense in senses]
        return [sum(self._one(thought, card) for thought in thoughts) for card in cards]

    def _one(self, thought: Mapping[ConceptId, float], card: Card) -> float:
        total = 0.0
        for one, weight in thought.items():
            there = card.get(one)
            if there is not None:
                total += weight * there * self._rare[one]
        return total
