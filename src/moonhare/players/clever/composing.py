"""Composing clues: what somebody of a character might say of a picture, none of it written for that picture."""

import random
from collections.abc import Iterator, Sequence
from itertools import accumulate
from typing import Final

from moonhare.concepts import ConceptId
from moonhare.players.clever.characters import CHARACTERS, Character
from moonhare.players.clever.mind import Mind, is_name, mind
from moonhare.players.clues import Clues
from moonhare.players.knowledge import Knowledge
from moonhare.rules.commands import LONGEST_CLUE
from moonhare.rules.ids import CardId
from moonhare.rules.words import words_of

LIKED: Final = 3.0
"""How much sooner one thinks of a kind of concept that one likes."""

JOINED: Final = 0.35
"""The share of clues without a character's own pattern that join two things, where people join these."""

NOUNS: Final = frozenset({"thing", "creature", "person", "place", "time", "stuff", "idea", "work"})
"""The kinds of what one sees in a picture, or calls by a noun."""

QUALITY: Final = "quality"
"""What the patterns call those that are made for adjectives."""

GROUPS: Final = {
    "quality": "",
    "creature": "being",
    "person": "being",
    "thing": "thing",
    "stuff": "thing",
    "place": "place",
    "idea": "air",
    "time": "time",
    "feeling": "",
    "situation": "",
}
"""What the patterns for nouns call the kinds that they are made for; a deed and a work are said as they are."""


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

    def some(self, rng: random.Random) -> ConceptId:
        return rng.choices(self._all, cum_weights=self._weights)[0]


def _put(mind: Mind, about: ConceptId, character: Character, rng: random.Random) -> str:
    """Put a thought into words: a saying that carries it, or a pattern; empty where there is none."""
    way = rng.random()
    if way < character.sayings:
        return rng.choice(mind.sayings.get(about, ("",)))
    name, group = mind.label(about), _group(mind, about)
    # What has a name of its own is said as it is, and so are deeds, and adverbs: no pattern sounds right with them all.
    if way < character.sayings + character.plain or group is None or is_name(name):
        return _joined(mind, about, name, rng) if rng.random() < JOINED else name
    own = character.name
    if pairs := mind.patterns.get(f"{own}-pair") if rng.random() < JOINED and mind.pairs.get(about) else None:
        return rng.choice(pairs).format(a=name, b=mind.label(rng.choice(mind.pairs[about])))
    fitting = mind.patterns.get(f"{own}-{group}", ())
    if group != QUALITY:
        fitting = (*fitting, *mind.patterns.get(own, ()))
    return rng.choice(fitting or ("{a}",)).format(a=name)


def _joined(mind: Mind, about: ConceptId, name: str, rng: random.Random) -> str:
    """Something and what people say in one breath with it; empty where there is nothing of the kind."""
    after = mind.follows.get(about, ())
    others, manner = (after, "then") if after and rng.random() < 1 / 2 else (mind.pairs.get(about, ()), "pair")
    if not others:
        return ""
    other = mind.label(rng.choice(others))
    return rng.choice(mind.patterns.get(manner, ("{a}, {b}",))).format(a=name, b=other)


def _group(mind: Mind, one: ConceptId) -> str | None:
    """What the patterns call those that its label fits in; None where it is neither noun nor adjective."""
    match mind.word_class(one):
        case "adjective":
            return QUALITY
        case "noun":
            return GROUPS.get(mind.kind(one))
        case _:
            return None
