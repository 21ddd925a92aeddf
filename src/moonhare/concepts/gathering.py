"""What a picture says, where nobody has written it down: gathered from what stands beside it, and what people said."""

from collections.abc import Mapping, Sequence
from typing import Final

from moonhare.concepts.reading import meant, reader
from moonhare.concepts.table import ConceptId

TITLE, DESCRIPTION = 1.0, 0.6
"""The weight of what a title says, and of what a description says."""

SURELY: Final = 0.75
"""Clues, at least, that a concept is a theme of: one that several words might have meant is none."""


def gather(title: str, description: str, language: str) -> Mapping[ConceptId, float]:
    """Give the concepts of a picture by its words in one language; raises `ValueError` for one that the game lacks."""
    found: dict[ConceptId, float] = {}
    for text, weight in ((title, TITLE), (description, DESCRIPTION)):
        for sense in reader(language).read(text):
            for one, surely in sense.concepts.items():
                found[one] = max(found.get(one, 0.0), 0.0 if sense.negated else weight * surely)
    return {one: weight for one, weight in found.items() if weight}


def gather_themes(clues: Mapping[str, Sequence[str]]) -> Mapping[ConceptId, int]:
    """Count of how many clues that people have said for a picture, by language, each concept is a theme.

    One that a clue means less surely counts for less. Raises `ValueError` for a language that the game lacks.
    """
    found: dict[ConceptId, float] = {}
    for language, said in clues.items():
        for clue in said:
            for one, surely in meant(reader(language).read(clue)).items():
                found[one] = found.get(one, 0.0) + surely
    return {one: max(1, round(many)) for one, many in sorted(found.items()) if many >= SURELY}
