"""Composing clues: what somebody of a character might say of a picture, none of it written for that picture."""

import random
from collections.abc import Iterator, Sequence
from itertools import accumulate
from typing import Final

from moonhare.concepts import ConceptId
from moonhare.players.clever.characters import CHARACTERS, Character
from moonhare.players.clever.mind import Mind, mind
from moonhare.players.clues import Clues
from moonhare.players.knowledge import Knowledge
from moonhare.rules.commands import LONGEST_CLUE
from moonhare.rules.ids import CardId
from moonhare.rules.words import words_of

LIKED: Final = 3.0
"""How much sooner one thinks of a kind of concept that one likes."""

USUAL: Final = (0.8, 0.15, 0.05)
"""How often one takes the usual word for a thing, the next one, and the one after that."""

NOUNS: Final = frozenset({"thing", "creature", "person", "place", "time", "stuff", "idea", "work"})
"""The kinds whose words may stand beside each other in a pattern."""


def compose(
    mind: Mind, pictures: Sequence[int], character: Character, rng: random.Random, most: int | None
) -> Iterator[str]:
    """Give clues without end that may do for some of several pictures, or none where nothing is said of them.

    `most`: words that each may have, at most.
    """
    about = [_Thoughts(mind, picture, character) for picture in pictures if mind.apt[picture]]
    while about:
        text = _put(mind, rng.choice(about).some(rng), character, rng)
        text = text[:1].upper() + text[1:]
        if text and len(text) <= LONGEST_CLUE and (most is None or len(words_of(text)) <= most):
            yield text


def composed_clues(knowledge: Knowledge) -> Clues:
    """What the clever players, of any character, might say of a card; of one unseen, what they might of any."""

    def clue(card: CardId | None, rng: random.Random) -> str:
        known = mind(knowledge)
        pictures = range(len(known.said)) if card is None else [known.at[card]] if card in known.at else []
        texts = compose(known, pictures, rng.choice(CHARACTERS), rng, None)
        # Where nothing is known of it, as the set says.
        return next(texts, None) or knowledge.clues(card, rng)

    return clue


class _Thoughts:
    """What comes to a character's mind when it sees a picture."""

    def __init__(self, mind: Mind, picture: int, character: Character) -> None:
        self._all = mind.apt[picture]
        self._weights = list(accumulate(LIKED if mind.kind(one) in character.likes else 1.0 for one in self._all))

    def some(self, rng: random.Random) -> Sequence[ConceptId]:
        return rng.choices(self._all, cum_weights=self._weights, k=3)


def _put(mind: Mind, about: Sequence[ConceptId], character: Character, rng: random.Random) -> str:
    """Put thoughts into words: a saying that carries the first, or a pattern; empty where that would not sound."""
    way = rng.random()
    if way < character.sayings:
        return rng.choice(mind.sayings.get(about[0], ("",)))
    manner = "plain" if way < character.sayings + character.plain else character.name
    pattern = rng.choice(mind.patterns.get(manner, ("{a}",)))
    if "{b}" in pattern and not all(mind.kind(one) in NOUNS for one in about):
        return ""
    first, second, third = (_name(mind, one, rng) for one in about)
    return pattern.format(a=first, b=second, c=third)


def _name(mind: Mind, one: ConceptId, rng: random.Random) -> str:
    names = mind.words.words[one][: len(USUAL)]
    return rng.choices(names, USUAL[: len(names)])[0]
