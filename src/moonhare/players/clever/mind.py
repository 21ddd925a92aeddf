"""What players of one language make of words and pictures; one mind for all of them, for it grows with use."""

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cached_property, lru_cache
from heapq import nlargest
from threading import Lock
from typing import Final

from moonhare.concepts import (
    USUAL_CLASSES,
    ConceptId,
    Echoes,
    Manner,
    Relation,
    Scale,
    Sense,
    WordClass,
    Words,
    concepts,
    neighbours,
    reader,
    words,
)
from moonhare.players.knowledge import Knowledge
from moonhare.rules.ids import CardId

FAINT: Final = 0.5
"""Weight below which even what fits best fits hardly: little evidence leaves people undecided."""

LITTLE: Final = 0.05
"""The same for what pictures show at a text's word."""

NAMED_SO: Final = 0.2
"""How much a picture has to say something itself, that people see it there: some who looked named it, and early."""

PLAINLY: Final = 0.5
"""How much more it fits then, compared to the best: what can be seen is meant sooner than what one may think of."""

MOST_HEARD: Final = 3000
"""Texts that a mind remembers."""

MOST_READ: Final = 500
"""Texts of which it remembers what they say: whoever explains a vote has read its clue a while ago."""

ECHO: Final = 0.12
"""How much it fits where people have said the same for a picture, beside what fits it best by what it shows: a rare
word that one of them used counts some 5 times that."""

APT: Final = 1 / 6
"""The share of all pictures for which a concept is apt: about as good as the best of a hand of six."""

SAID: Final = 3
"""Pictures that say a concept, at least, for it to come to everybody's mind."""

CONNECTED: Final = 10
"""The concepts that one is joined to, at least, to come to mind even where few pictures say it: rare ones have few."""

KEPT: Final = 8
"""Minds that stay: one a language, and those of sets that have just changed."""

NAMED: Final = frozenset({"idea", "situation", "time"})
"""The kinds of what follows upon each other: called by nouns, and not seen."""

Fits = Sequence[float]
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
        self.dealt: Sequence[CardId] = tuple(card for card in knowledge.concepts if card not in knowledge.retired)
        """Those that may turn up in anybody's hand."""
        known: list[Mapping[ConceptId, float]] = []
        clues: list[Sequence[str]] = []
        themes: list[Mapping[ConceptId, int]] = []
        heard = knowledge.hear()
        for card, said in knowledge.concepts.items():
            if not said or id(said) not in places:
                places[id(said)] = len(known)
                known.append(knowledge.gathered[card])
                clues.append((*heard.clues.get(card, ()), *knowledge.seen_in(card)))
                themes.append(heard.themes.get(card, {}))
            self.at[card] = places[id(said)]
        self.said: Sequence[Mapping[ConceptId, float]] = tuple(
            {one: weight for one, weight in said.items() if one in self.words.words} for said in known
        )
        """What each picture says to people, as far as there are words for it."""
        self._scale = Scale(known)
        self._echoes = Echoes(reader(self.language), clues, themes)
        self._read = lru_cache(maxsize=MOST_READ)(reader(self.language).read)
        self.names = lru_cache(maxsize=MOST_HEARD)(self._names)
        """Of a text, for each picture by its place: whether it says it itself, so that people see it there."""
        self.hear = lru_cache(maxsize=MOST_HEARD)(self._hear)
        self.at_its_word = lru_cache(maxsize=MOST_READ)(self._at_its_word)
        """Of a text, how well each picture shows what it names, associations left out: 0 not at all, 1 at most."""

    @cached_property
    def dealt_at(self) -> Sequence[int]:
        """The places of those, ascending: a card that had another id before is one picture."""
        return sorted({self.at[card] for card in self.dealt})

    @cached_property
    def apt(self) -> Sequence[Sequence[ConceptId]]:
        """By picture, the concepts that fit few others better: what others, too, might give it for.

        Whether people named a concept when they saw the picture, or it fits by association, makes no difference: a
        clue taken from what was named would tell the picture to whoever has read it.
        """
        found: list[list[ConceptId]] = [[] for _ in self.said]
        many = max(1, round(len(found) * APT))
        for one in self.words.words:
            if not self.current(one):
                continue
            fits = self._scale.fits([Sense(text=one, concepts={one: 1.0})])
            for at in nlargest(many, range(len(found)), key=fits.__getitem__):
                if fits[at] > 0:
                    found[at].append(one)
        return found

    def current(self, one: ConceptId) -> bool:
        """Whether a concept comes to everybody's mind, and may be said.

        What few pictures say and little is joined to is for experts.
        """
        often = self._often[one] >= SAID or len(neighbours()[one]) >= CONNECTED
        return often and not self.is_heard_only(one)

    def is_heard_only(self, one: ConceptId) -> bool:
        """Whether a concept is understood, and never said."""
        return concepts().concepts[one].heard_only

    @cached_property
    def _often(self) -> Counter[ConceptId]:
        return Counter(one for said in self.said for one in said)

    @cached_property
    def pairs(self) -> Mapping[ConceptId, Sequence[ConceptId]]:
        """What people say in one breath with a concept, of its kind and class: opposites."""
        return self._joined(("not",), ("not",), alike=True)

    @cached_property
    def follows(self) -> Mapping[ConceptId, Sequence[ConceptId]]:
        """What follows upon a concept, told by a noun as it is."""
        return self._joined(("leads",), ("from",), alike=False)

    def _joined(
        self, onward: Sequence[Relation], back: Sequence[Relation], *, alike: bool
    ) -> Mapping[ConceptId, Sequence[ConceptId]]:
        found: dict[ConceptId, list[ConceptId]] = {}
        for one, concept in concepts().concepts.items():
            for relation, others in concept.edges.items():
                for other in others:
                    if not self._go_together(one, other, alike=alike):
                        continue
                    if relation in onward:
                        found.setdefault(one, []).append(other)
                    if relation in back:
                        found.setdefault(other, []).append(one)
        return found

    def _go_together(self, one: ConceptId, other: ConceptId, *, alike: bool) -> bool:
        kinds = self.kind(one), self.kind(other)
        if not (kinds[0] == kinds[1] if alike else NAMED.issuperset(kinds)):
            return False
        # No adjective with a noun, nothing with a name of its own, and no light with the light of a window.
        labels = self.label(one), self.label(other)
        return (
            self.word_class(one) == self.word_class(other)
            and self.current(one)
            and self.current(other)
            and not any(map(is_name, labels))
            and not any(f" {a} " in f" {b} " for a, b in (labels, labels[::-1]))
        )

    @cached_property
    def phrases(self) -> Mapping[str, Sequence[ConceptId]]:
        """The sayings and remarks that may be said, with what they carry."""
        unsaid = frozenset(self.words.heard_only)
        every = {**self.words.sayings, **{text: remark.about for text, remark in self.words.remarks.items()}}
        return {text: carried for text, carried in every.items() if text not in unsaid}

    @cached_property
    def phrases_about(self) -> Mapping[ConceptId, Sequence[str]]:
        """By concept, those that carry it."""
        about: dict[ConceptId, list[str]] = {}
        for text, carried in self.phrases.items():
            for one in carried:
                about.setdefault(one, []).append(text)
        return about

    @cached_property
    def manners(self) -> Mapping[str, Sequence[Manner]]:
        """Of each remark, in small letters, in whose manner it is said."""
        return {text.casefold(): remark.by for text, remark in self.words.remarks.items()}

    def label(self, one: ConceptId) -> str:
        """What a concept is usually called."""
        return self.words.label(one)

    def word_class(self, one: ConceptId) -> WordClass:
        """What its label is to grammar."""
        return self._classes.get(one) or USUAL_CLASSES.get(concepts().concepts[one].kind, "noun")

    @cached_property
    def _classes(self) -> Mapping[ConceptId, WordClass]:
        return {one: name for name, ones in self.words.classes.items() for one in ones}

    def _hear(self, text: str) -> Fits:
        weighed = self._scale.fits(self._read(text))
        plain = PLAINLY * max(weighed, default=0.0)
        fits = [fit + plain * named for fit, named in zip(weighed, self.names(text), strict=True)]
        most = max(fits, default=0.0) + FAINT
        heard = [fit / most for fit in fits]
        if not self.is_composed(text):
            echoes = self._echoes.fits(text, self._read(text))
            heard = [fit + ECHO * said for fit, said in zip(heard, echoes, strict=True)]
        most = max([1.0, *heard])
        return tuple([fit / most for fit in heard])

    def is_composed(self, text: str) -> bool:
        """Whether a computer player could have put a clue so: a label, a saying, a remark, or a pattern with labels.

        What people have said tells nothing of such a clue: its words were chosen by what several pictures show.
        """
        plain = text.casefold()
        if plain in self._sayable:
            return True
        parts = self._fillings(text)
        return bool(parts) and all(part.casefold() in self._sayable for part in parts)

    @cached_property
    def _sayable(self) -> frozenset[str]:
        """Labels, sayings and remarks, in small letters."""
        words = self.words
        return frozenset(map(str.casefold, [*map(self.label, words.words), *words.sayings, *words.remarks]))

    def _at_its_word(self, text: str) -> Fits:
        named = [found for sense in self._read(text) if not sense.negated for found in sense.concepts.items()]
        shown = [sum([weight * said.get(one, 0.0) for one, weight in named]) for said in self.said]
        most = max(shown, default=0.0) + LITTLE
        return tuple([one / most for one in shown])

    def _names(self, text: str) -> Sequence[bool]:
        return tuple([most >= NAMED_SO for most in self._scale.named(self._read(text))])

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

    def filling(self, clue: str) -> str:
        """What fills the pattern that a clue is put in; the clue itself where it is in none."""
        return " ".join(self._fillings(clue)) or clue

    def _fillings(self, clue: str) -> Sequence[str]:
        """What stands in the places of the pattern that a clue is put in; nothing where it is in none."""
        found = next(filter(None, (pattern.fullmatch(clue) for pattern in self._filled)), None)
        return () if found is None else found.groups()

    @cached_property
    def _filled(self) -> Sequence[re.Pattern[str]]:
        """The patterns as they are found in clues, the longest first."""
        texts = sorted({text for texts in self.patterns.values() for text in texts}, key=len, reverse=True)
        return [re.compile(re.sub(r"\\\{[ab]\\\}", "(.+)", re.escape(text)), re.IGNORECASE) for text in texts]

    def near(self, one: ConceptId) -> Sequence[ConceptId]:
        """The concepts one step from another, opposites left out."""
        return [other for other, relation in neighbours()[one].items() if relation != "not"]

    def kind(self, one: ConceptId) -> str:
        """What kind of concept it is."""
        return concepts().concepts[one].kind


def is_name(text: str) -> bool:
    """Whether a word of the table is a name of its own, which is told by its capitals."""
    return text != text.lower()


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
