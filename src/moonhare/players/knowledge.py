"""What computer players are handed beside their view: what is known of the cards, in their language."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from types import MappingProxyType
from typing import NamedTuple

from moonhare.concepts import gather
from moonhare.players.clues import Clues
from moonhare.rules.ids import CardId


class Written(NamedTuple):
    """What stands beside a picture."""

    language: str
    title: str
    description: str


class Said(NamedTuple):
    """What people have said for cards."""

    clues: Mapping[CardId, Sequence[str]] = MappingProxyType({})
    """By card, in one language."""
    themes: Mapping[CardId, Mapping[str, int]] = MappingProxyType({})
    """By card, of how many clues that were said for it, in all languages, each concept is a theme."""


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
    hear: Callable[[], Said] = Said
    """Reads what people have said for cards: to understand others by, and never said by a player. It is much, so it is
    asked for by whoever begins to think, and not kept."""
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

    @property
    def said(self) -> Mapping[CardId, Sequence[str]]:
        """What people have said for cards in this language, read each time."""
        return self.hear().clues

    def seen_in(self, card: CardId) -> Sequence[str]:
        """What is seen in a card, as it is told in this language to people who cannot see it; nothing in another."""
        told = self.described.get(card)
        return () if told is None or told.language != self.language else (told.description,)

    def _told(self, card: CardId) -> Mapping[str, float]:
        written = self.written.get(card)
        return {} if written is None else gather(written.title, written.description, written.language)

    @property
    def feelings(self) -> Sequence[str]:
        """What may be said of any vote."""
        return [text for kind, texts in self.reasons.items() if kind.startswith("feeling-") for text in texts]
