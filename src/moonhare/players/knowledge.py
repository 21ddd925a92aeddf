"""What computer players are handed beside their view: what is known of the cards, in their language."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import NamedTuple

from moonhare.concepts import gather
from moonhare.players.clues import Clues
from moonhare.rules.ids import CardId


class Written(NamedTuple):
    """What stands beside a picture."""

    language: str
    title: str
    description: str


@dataclass(frozen=True, eq=False)
class Knowledge:
    """What players of one language know of the cards that may turn up; handed to all of them alike."""

    language: str
    concepts: Mapping[CardId, Mapping[str, float]]
    """By card, what it says to people, with weights up to 1; nothing for cards of which nobody has said it."""
    clues: Clues
    """Clues that sets and languages bring along."""
    written: Mapping[CardId, Written] = field(default_factory=dict)
    """What is written of cards, for those of which nobody has said anything else."""
    described: Mapping[CardId, Written] = field(default_factory=dict)
    """What is written of every card, as it is told to people who cannot see it: in this language, else in another one
    that its set has. For players that think in words; those of this package go by concepts."""
    said: Mapping[CardId, Sequence[str]] = field(default_factory=dict)
    """What people have said for cards, in this language: to understand others by, and never said by a player."""
    patterns: Mapping[str, Sequence[str]] = field(default_factory=dict)
    """How clues are put, by character; `{a}`, `{b}`, `{c}` stand for words. Without any, words are said as they are."""
    retired: frozenset[CardId] = frozenset()
    """Those of the cards that are dealt no more: known for the games that still have them."""
    reasons: Mapping[str, Sequence[str]] = field(default_factory=dict)
    """How votes are explained: `one-`, `two-` and `feeling-` with a character, with as many words as that says."""

    @cached_property
    def gathered(self) -> Mapping[CardId, Mapping[str, float]]:
        """By card, what it says to people: as somebody has said it, else as its title and description tell."""
        return {card: said or self._told(card) for card, said in self.concepts.items()}

    def _told(self, card: CardId) -> Mapping[str, float]:
        written = self.written.get(card)
        return {} if written is None else gather(written.title, written.description, written.language)

    @property
    def feelings(self) -> Sequence[str]:
        """What may be said of any vote."""
        return [text for kind, texts in self.reasons.items() if kind.startswith("feeling-") for text in texts]
