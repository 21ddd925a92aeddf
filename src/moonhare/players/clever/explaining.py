"""Why a computer player voted as it did, in one short sentence: of what everybody has seen, once the points are there.

Made of the clue and of what the picture says to people, and put as its character puts things. Taste is left out: it
cannot be told in words, and nobody is to read it.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from moonhare.concepts import ConceptId
from moonhare.players.clever.composing import NOUNS
from moonhare.players.clever.mind import Mind
from moonhare.rules.ids import CardId

LONGEST_REASON: Final = 80
"""Letters of a reason, at most."""

HEARD: Final = 0.12
"""The weight from which on a concept is worth mentioning: below, it was a feeling."""

BESIDE: Final = 0.3
"""How much the second has to weigh, of the first, to be mentioned beside it."""


def speaking(mind: Mind, clue: str, cards: Sequence[CardId]) -> Sequence[ConceptId]:
    """The one or two things that speak most for one of several cards, with one clue; none where nothing does."""
    spoken = [mind.speaks(clue, card) for card in cards]
    best = max(spoken, key=lambda one: sum(weight for _, weight in one), default=())
    things = [(one, weight) for one, weight in best if weight >= HEARD and _is_nameable(mind, one)]
    return [one for one, weight in things[:2] if weight >= BESIDE * things[0][1]]


def _is_nameable(mind: Mind, one: ConceptId) -> bool:
    return mind.kind(one) in NOUNS and mind.word_class(one) == "noun" and not mind.is_heard_only(one)


def put(patterns: Mapping[str, Sequence[str]], character: str, names: Sequence[str], turn: int) -> str | None:
    """Put one or two names of things, or none, into a sentence; None where there are no words for it.

    `turn`: another one from one to the next, until all that fit have been said.
    """
    for count in range(len(names), -1, -1):
        fitting = [
            text[:1].upper() + text[1:]
            for pattern in patterns.get(f"{('feeling', 'one', 'two')[count]}-{character}", ())
            if len(text := pattern.format(a=(*names, "")[0], b=(*names, "", "")[1])) <= LONGEST_REASON
        ]
        if fitting:
            return fitting[turn % len(fitting)]
    return None
