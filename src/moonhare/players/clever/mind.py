"""What players of one language make of words and pictures; one mind for all of them, for it grows with use."""

from collections.abc import Mapping, Sequence
from functools import cached_property, lru_cache
from heapq import nlargest
from threading import Lock
from typing import Final

from moonhare.concepts import ConceptId, Scale, Sense, Words, concepts, gather, neighbours, reader, words
from moonhare.players.knowledge import Knowledge
from moonhare.rules.ids import CardId

FAINT: Final = 0.5
"""Weight below which even what fits best fits hardly: little evidence leaves people undecided."""

MOST_HEARD: Final = 3000
"""Texts that a mind remembers."""

MOST_READ: Final = 500
"""Texts of which it remembers what they say: whoever explains a vote has read its clue a while ago."""

APT: Final = 1 / 6
"""The share of all pictures for which a concept is apt: about as good as the best of a hand of six."""

KEPT: Final = 8
"""Minds that stay: one a language, and those of sets that have just changed."""

Heard = Sequence[float]
"""How well each picture fits a text, by its place: 0 not at all, 1 better than any."""


class Mind:
    """Hears clues as somebody who knows the cards, and knows what may be said of them."""

    def __init__(self, knowledge: Knowledge) -> None:
        """Take what is known of the cards. Raises `ValueError` for a language that the game lacks."""
        self.language = knowledge.language
        self.patterns = knowledge.patterns
        self.words: Words = words(knowledge.language)
        # A card that had another id before has all that is known of it under both.
        places: dict[int, int] = {}
        self.at: dict[CardId, int] = {}
        """By card, its place among all pictures."""
        known: list[Mapping[ConceptId, float]] = []
        for card, said in knowledge.concepts.items():
            if not said or id(said) not in places:
                places[id(said)] = len(known)
                known.append(said or _gathered(knowledge, card))
            self.at[card] = places[id(said)]
        self.said: Sequence[Mapping[ConceptId, float]] = tuple(
            {one: weight for one, weight in said.items() if one in self.words.words} for said in known
        )
        """What each picture says to people, as far as there are words for it."""
        self._scale = Scale(known)
        self._read = lru_cache(maxsize=MOST_READ)(reader(self.language).read)
        self.hear = lru_cache(maxsize=MOST_HEARD)(self._hear)

    @cached_property
    def apt(self) -> Sequence[Sequence[ConceptId]]:
        """By picture, the concepts that fit few others better: what others, too, might give it for.

        Whether people named a concept when they saw the picture, or it fits by association, makes no difference: a
        clue taken from what was named would tell the picture to whoever has read it.
        """
        found: list[list[ConceptId]] = [[] for _ in self.said]
        many = max(1, round(len(found) * APT))
        for one in self.words.words:
            fits = self._scale.fits([Sense(text=one, concepts={one: 1.0})])
            for at in nlargest(many, range(len(found)), key=fits.__getitem__):
                if fits[at] > 0:
                    found[at].append(one)
        return found

    @cached_property
    def sayings(self) -> Mapping[ConceptId, Sequence[str]]:
        """The sayings that carry a concept."""
        about: dict[ConceptId, list[str]] = {}
        for saying, carried in self.words.sayings.items():
            for one in carried:
                about.setdefault(one, []).append(saying)
        return about

    def _hear(self, text: str) -> Heard:
        fits = self._scale.fits(self._read(text))
        most = max(fits, default=0.0) + FAINT
        return tuple([fit / most for fit in fits])

    def fits(self, text: str, cards: Sequence[CardId]) -> list[float]:
        """How well several cards fit a text; one that nobody has said anything of does not."""
        heard = self.hear(text)
        return [heard[self.at[card]] if card in self.at else 0.0 for card in cards]

    def speaks(self, text: str, card: CardId) -> Sequence[tuple[ConceptId, float]]:
        """What a card says for a text, as far as there are words for it, with weights; the strongest first."""
        if card not in self.at:
            return ()
        explained = self._scale.explain(self._read(text), self.at[card])
        return [(one, weight) for one, weight in explained if one in self.words.words]

    def near(self, one: ConceptId) -> Sequence[ConceptId]:
        """The concepts one step from another, opposites left out."""
        return [other for other, relation in neighbours()[one].items() if relation != "not"]

    def kind(self, one: ConceptId) -> str:
        """What kind of concept it is."""
        return concepts().concepts[one].kind


def _gathered(knowledge: Knowledge, card: CardId) -> Mapping[ConceptId, float]:
    written = knowledge.written.get(card)
    return gather(written.title, written.description, written.language) if written else {}


_making = Lock()
_minds: dict[Knowledge, Mind] = {}


def mind(knowledge: Knowledge) -> Mind:
    """The one mind of all players who are handed the same knowledge; made in a second, when it is first asked for."""
    with _making:
        if knowledge not in _minds:
            made = Mind(knowledge)
            if len(_minds) >= KEPT:
                # The oldest goes: it is most likely one of sets that have changed since.
                del _minds[next(iter(_minds))]
            _minds[knowledge] = made
        return _minds[knowledge]


def mind_at_hand(knowledge: Knowledge) -> Mind | None:
    """The same where it has been made already: nobody waits for it."""
    return _minds.get(knowledge)
