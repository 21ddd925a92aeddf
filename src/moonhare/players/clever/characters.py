"""Characters: what kind of clue comes to somebody's mind, and how they put it."""

from dataclasses import dataclass, field
from typing import Final

from moonhare.concepts import Manner


@dataclass(frozen=True)
class Character:
    """A way to talk; its patterns stand in the languages' `hints.ftl`, by its name."""

    name: Manner
    phrases: float
    """The share of clues that are sayings, titles and remarks, as they stand."""
    plain: float
    """The share that are a word or two as they stand; the character's own patterns are the rest."""
    likes: frozenset[str] = field(default_factory=frozenset)
    """The kinds of concepts that it thinks of first; all alike where none stands here."""


CHARACTERS: Final[tuple[Character, ...]] = (
    Character("literal", phrases=0.6, plain=0.28, likes=frozenset({"thing", "creature", "person", "place"})),
    Character("dreamy", phrases=0.65, plain=0.15, likes=frozenset({"feeling", "idea", "time", "situation"})),
    Character("musical", phrases=0.65, plain=0.13, likes=frozenset({"work", "feeling", "time"})),
    Character("wry", phrases=0.7, plain=0.09, likes=frozenset({"situation", "person", "idea"})),
    Character("curious", phrases=0.6, plain=0.13),
)
