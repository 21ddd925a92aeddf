"""What a picture says, where nobody has written it down: gathered from its title and from what is seen in it."""

from collections.abc import Mapping

from moonhare.concepts.reading import reader
from moonhare.concepts.table import ConceptId

TITLE, DESCRIPTION = 1.0, 0.6
"""The weight of what a title says, and of what a description says."""


def gather(title: str, description: str, language: str) -> Mapping[ConceptId, float]:
    """Give the concepts of a picture by its words in one language; raises `ValueError` for one that the game lacks."""
    found: dict[ConceptId, float] = {}
    for text, weight in ((title, TITLE), (description, DESCRIPTION)):
        for sense in reader(language).read(text):
            for one, surely in sense.concepts.items():
                found[one] = max(found.get(one, 0.0), 0.0 if sense.negated else weight * surely)
    return {one: weight for one, weight in found.items() if weight}
