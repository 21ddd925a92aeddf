"""Why a computer player voted as it did, in one short sentence: of what everybody has seen, once the points are there.

Made of the clue and of what the picture says to people, and put as its character puts things. Taste is left out: it
cannot be told in words, and nobody is to read it.
"""

from collections.abc import Mapping, Sequence
from operator import itemgetter
from typing import Final

from moonhare.concepts import ConceptId
from moonhare.players.clever.composing import NOUNS
from moonhare.players.clever.mind import Mind, is_name
from moonhare.rules.ids import CardId
from moonhare.rules.words import words_of

LONGEST_REASON: Final = 80
"""Letters of a reason, at most."""

HEARD: Final = 0.12
"""The weight from which on a concept is worth mentioning: below, it was a feeling."""

BESIDE: Final = 0.3
"""How much the second has to weigh, of the first, to be mentioned beside it."""


HEARD_BEFORE: Final = 0.2
"""How much less is worth telling what the clue has said already."""

STEM: Final = 4
"""Letters by which two forms of a word are taken for one."""


def speaking(mind: Mind, clue: str, cards: Sequence[CardId]) -> Sequence[ConceptId]:
    """The one or two things that speak most for one of several cards, with one clue; none where nothing does.

    What the clue has said itself counts for less: everybody has heard that. Two are nouns; any other stands alone. Of
    a clue in a computer player's pattern speaks what fills it, and the rest only where that says nothing.
    """
    filling = mind.filling(clue)
    spoken = [mind.speaks(filling, card) for card in cards]
    if not any(spoken):
        spoken = [mind.speaks(clue, card) for card in cards]
    best = max(spoken, key=lambda one: sum(weight for _, weight in one), default=())
    said = words_of(clue.casefold())
    things = [(one, weight) for one, weight in best if weight >= HEARD and not mind.is_heard_only(one)]
    weighed = [(weight * (HEARD_BEFORE if _is_said(mind.label(one), said) else 1), one) for one, weight in things]
    weighed.sort(key=itemgetter(0), reverse=True)
    chosen = [one for weight, one in weighed[:2] if weight >= BESIDE * weighed[0][0]]
    return chosen if all(is_nameable(mind, one) for one in chosen) else chosen[:1]


def _is_said(label: str, said: Sequence[str]) -> bool:
    """Whether a clue has a word of a label, in whatever form: their beginnings tell."""
    return any(word[:STEM] == one[:STEM] for word in words_of(label.casefold()) for one in said)


def is_nameable(mind: Mind, one: ConceptId) -> bool:
    """Whether a pattern for nouns sounds right with what a concept is called."""
    return mind.kind(one) in NOUNS and mind.word_class(one) == "noun" and not is_name(mind.label(one))


def put(
    patterns: Mapping[str, Sequence[str]], character: str, names: Sequence[str], turn: int, *, nouns: bool = True
) -> str | None:
    """Put one or two names of things, or none, into a sentence; None where there are no words for it.

    `turn`: another one from one to the next, until all that fit have been said; `nouns`: whether they are.
    """
    for count in range(len(names), -1, -1):
        kind = ("feeling", "one" if nouns else "word", "two")[count]
        fitting = [
            text[:1].upper() + text[1:]
            for pattern in patterns.get(f"{kind}-{character}", ())
            if len(text := pattern.format(a=(*names, "")[0], b=(*names, "", "")[1])) <= LONGEST_REASON
        ]
        if fitting:
            return fitting[turn % len(fitting)]
    return None
