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

OWN: Final = 6.0
"""How much sooner one says a remark in one's own manner than one in another's."""

ANYBODY_S: Final = 2.0
"""The same of what belongs to nobody: a saying, a word, a pattern of one's own."""

NOUNS: Final = frozenset({"thing", "creature", "person", "place", "time", "stuff", "idea", "work"})
"""The kinds of what one sees in a picture, or calls by a noun."""

QUALITY: Final = "quality"
"""What the patterns call those that are made for adjectives."""

DEED: Final = "deed"
"""The same of those for verbs."""

ALONE: Final = frozenset({QUALITY, DEED, "air"})
"""The patterns for these are all that fit them: those for any noun are about one of several."""

BARE: Final = frozenset({"idea", "feeling", "situation", "time", "work"})
"""The kinds of nouns that say something by themselves; people seldom tell a thing, or a deed, as one word."""

TOLD_WHOLE: Final = frozenset({"feeling", "situation"})
"""The kinds of what is told whole, where it takes several words: losing your home, fear of heights."""

CARRIED: Final = 0.5
"""The share of what a saying or remark is about that has to be apt for a picture: it is not meant by one word alone."""

GROUPS: Final = {
    "quality": "",
    "creature": "being",
    "person": "being",
    "thing": "thing",
    "stuff": "thing",
    "place": "place",
    "idea": "air",
    "time": "time",
    "feeling": "air",
    "situation": "air",
}
"""What the patterns for nouns call the kinds that they are made for; a work is said as it is."""


def compose(
    mind: Mind, pictures: Sequence[int], character: Character, rng: random.Random, most: int | None
) -> Iterator[str]:
    """Give clues without end that may do for some of several pictures, or none where nothing is said of them.

    `most`: words that each may have, at most.
    """
    about = [_Thoughts(mind, picture, character) for picture in pictures if mind.apt[picture]]
    while about:
        thoughts = rng.choice(about)
        text = _put(mind, thoughts, thoughts.some(rng), character, rng)
        text = text[:1].upper() + text[1:]
        if text and len(text) <= LONGEST_CLUE and (most is None or len(words_of(text)) <= most):
            yield text


def fondness(mind: Mind, text: str, character: Character) -> float:
    """How gladly a character says a clue, beside others that would do as well."""
    manners = mind.manners.get(text.casefold(), ())
    if character.name in manners:
        return OWN
    return 1.0 if manners else ANYBODY_S


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
        self._mind, self._all = mind, mind.apt[picture]
        self._apt = frozenset(self._all)
        self._weights = list(accumulate(LIKED if mind.kind(one) in character.likes else 1.0 for one in self._all))

    def some(self, rng: random.Random) -> ConceptId:
        return rng.choices(self._all, cum_weights=self._weights)[0]

    def phrases(self, about: ConceptId) -> Sequence[str]:
        """The sayings and remarks that carry a concept and are apt for the picture as a whole."""
        every = self._mind.phrases
        return [
            one
            for one in self._mind.phrases_about.get(about, ())
            if len(self._apt.intersection(every[one])) >= CARRIED * len(every[one])
        ]


def _put(mind: Mind, thoughts: _Thoughts, about: ConceptId, character: Character, rng: random.Random) -> str:
    """Put a thought into words: a saying or a remark that carries it, or a pattern; empty where there is none."""
    way = rng.random()
    if way < character.phrases:
        return rng.choice(thoughts.phrases(about) or ("",))
    name, group = mind.label(about), _group(mind, about)
    # What has a name of its own is said as it is, and so are adverbs, and what is told whole: no pattern sounds right
    # with them all.
    if group is None or is_name(name) or (" " in name and mind.kind(about) in TOLD_WHOLE):
        return name
    # Of what is done to something, half would be missing.
    if group == DEED and " " in name:
        return ""
    if way < character.phrases + character.plain and mind.kind(about) in BARE:
        return _joined(mind, about, name, rng) if rng.random() < JOINED else name
    own = character.name
    if pairs := mind.patterns.get(f"{own}-pair") if rng.random() < JOINED and mind.pairs.get(about) else None:
        return rng.choice(pairs).format(a=name, b=mind.label(rng.choice(mind.pairs[about])))
    fitting = mind.patterns.get(f"{own}-{group}", ())
    if group not in ALONE:
        fitting = (*fitting, *mind.patterns.get(own, ()))
    return rng.choice(fitting or ("",)).format(a=name)


def _joined(mind: Mind, about: ConceptId, name: str, rng: random.Random) -> str:
    """Something and what people say in one breath with it; empty where there is nothing of the kind."""
    after = mind.follows.get(about, ())
    others, manner = (after, "then") if after and rng.random() < 1 / 2 else (mind.pairs.get(about, ()), "pair")
    if not others:
        return ""
    other = mind.label(rng.choice(others))
    return rng.choice(mind.patterns.get(manner, ("{a}, {b}",))).format(a=name, b=other)


def _group(mind: Mind, one: ConceptId) -> str | None:
    """What the patterns call those that its label fits in; None where it is neither noun, adjective nor verb."""
    match mind.word_class(one):
        case "adjective":
            return QUALITY
        case "verb":
            return DEED
        case "noun":
            return GROUPS.get(mind.kind(one))
        case _:
            return None
