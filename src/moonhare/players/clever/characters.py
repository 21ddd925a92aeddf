"""Characters: what kind of clue comes to somebody's mind, and how they put it."""

from dataclasses import dataclass, field
from typing import Final


@dataclass(frozen=True)
class Character:
    """A way to talk; its patterns stand in the languages' `hints.ftl`, by its name."""

    name: str
    sayings: float
    """The share of clues that are sayings, titles and fixed phrases as they stand."""
    plain: float
    """The share that are a word or two as they stand; the character's own patterns are the rest."""
    likes: frozenset[str] = field(default_factory=frozenset)
    """The kinds of concepts that it thinks of first; all alike where none stands here."""


CHARACTERS: Final[tuple[Character, ...]] = (
    Character("literal", sayings=0.45, plain=0.4, likes=frozenset({"thing", "creature", "person", "place"})),
    Character("dreamy", sayings=0.5, plain=0.2, likes=frozenset({"feeling", "idea", "time", "situation"})),
    Character("musical", sayings=0.55, plain=0.15, likes=frozenset({"work", "feeling", "time"})),
    Character("wry", sayings=0.6, plain=0.1, likes=frozenset({"situation", "person", "idea"})),
    Character("curious", sayings=0.45, plain=0.15),
)
