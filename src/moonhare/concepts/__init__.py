"""What words mean to people: a table of language-neutral concepts, and how a text is read by it.

Owns the table (concepts with typed edges; in every language of the game words, sayings and forms) and the reading of
a clue. Knows nothing of games, tables or sets of cards: a card comes in as concepts with weights. The format, and how
to add to the table: `docs/concepts.md`.
"""

from moonhare.concepts.echoing import Echoes
from moonhare.concepts.gathering import gather, gather_themes
from moonhare.concepts.reading import Reader, Sense, reader
from moonhare.concepts.table import (
    RELATIONS,
    USUAL_CLASSES,
    ConceptId,
    Concepts,
    Manner,
    Relation,
    WordClass,
    Words,
    concepts,
    neighbours,
    words,
)
from moonhare.concepts.weighing import Scale

__all__ = [
    "RELATIONS",
    "USUAL_CLASSES",
    "ConceptId",
    "Concepts",
    "Echoes",
    "Manner",
    "Reader",
    "Relation",
    "Scale",
    "Sense",
    "WordClass",
    "Words",
    "concepts",
    "gather",
    "gather_themes",
    "neighbours",
    "reader",
    "words",
]
