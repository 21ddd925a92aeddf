"""Reading a text: which concepts a clue is about, and how surely.

Words are compared by their stems (Snowball's stemmers), so that their endings do not matter; a misspelled word is taken
for the word most like it. Where a saying and its single words are both known, the saying wins, the longest first.

*Small* words are a language's function words (stop words): articles, prepositions, pronouns. Alone they mean nothing
here; in a phrase they may mean all ("look up" is not "look").
"""

import re
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, lru_cache
from threading import Lock
from typing import Final

import msgspec
import Stemmer
from rapidfuzz import fuzz, process

from moonhare.concepts.table import ConceptId, words
from moonhare.concepts.table import forms as forms_of
from moonhare.concepts.table import lemmas as lemmas_of

_STEMMERS: Final = {"da": "danish", "en": "english", "it": "italian", "pl": "polish", "pt": "portuguese"}

LONGEST: Final = 9
"""The most words of a saying, small words not counted."""

FORGIVEN: Final = 84
"""How alike, of 100, a misspelled word has to be to the one that it is taken for."""

MOST_FORMS: Final = 4000
"""Words whose stems are cached: the same ones come again and again."""

SHORTEST: Final = 5
"""The fewest letters of a word in which a mistake is forgiven: shorter words are too much alike."""

ELIDED: Final = 3
"""The fewest letters after an apostrophe that are a word by themselves (l'elefante): it’s and we’ll are one word."""

BEGUN: Final = 0.8
"""How much a saying counts where only its beginning is said, up to a comma: everybody knows how it goes on."""

BEGINNING: Final = 2
"""The fewest words of such a beginning, small words and negations not counted."""

TURNED: Final = 3
"""The fewest words of a saying, small words not counted, that is known in any order of its words."""

SPELLED_OUT: Final = 5
"""The fewest letters left of a word without its prefix (`DENYING`, `HEIGHTENING`): nie-pokonany, but not nie-bo."""

DENYING: Final = {"da": "u", "pl": "nie"}
"""By language, the prefix that turns a word into its opposite, looked for where the whole word is not known."""

HEIGHTENING: Final = {"pl": "naj"}
"""The same for the prefix that heightens a word: najcieplejszy, the warmest."""

ALIKE: Final = 0.5
"""How much a meaning counts whose word shares only its stem with what is said, where another is written just so."""

_PAUSE: Final = re.compile(r"[,;:]\s|\s[–—-]\s")
"""Where the beginning of a saying ends."""

_WORD: Final = re.compile(r"[^\W\d_]+(?:['’][^\W\d_]+)*")

_WORD_OR_NUMBER: Final = re.compile(_WORD.pattern + r"|\d+")

_BARE: Final = str.maketrans({"ł": "l", "ø": "o", "æ": "ae"})
"""Letters that people write plainly where their keyboard lacks them, and that Unicode does not decompose."""

Stems = tuple[str, ...]


class Sense(msgspec.Struct, frozen=True, kw_only=True):
    """One thing that a text says: the concepts that may be meant by it, each with a weight up to 1."""

    text: str
    """The words of the text, as they were read."""
    concepts: dict[ConceptId, float]
    negated: bool = False
    """Whether the text says that it is not so."""


class Reader:
    """Reads texts of one language.

    >>> [sense.concepts for sense in Reader("en").read("The owls")]
    [{'owl': 1.0}]
    """

    def __init__(
        self, language: str, forms: Mapping[str, str] | None = None, lemmas: Mapping[str, str] | None = None
    ) -> None:
        """Learn a language's words. Raises `ValueError` for one that the game does not have.

        `forms`: by the stem of an irregular form, the stem of its lemma (its dictionary form). `lemmas`: by a form
        whose stem is another word's too, its lemma. None: those that the table has.
        """
        known = words(language)
        self._denying, self._heightening = DENYING.get(language), HEIGHTENING.get(language)
        self._forms = forms_of(language) if forms is None else forms
        self._lemmas = lemmas_of(language) if lemmas is None else lemmas
        self._stem = Stemmer.Stemmer(_STEMMERS[language]).stemWord
        self._alone = Lock()
        self.form = lru_cache(maxsize=MOST_FORMS)(self._form)
        # Compared as they are written, since their stems may be other words': noi (we) has that of noia (boredom).
        self._small, self._negations = frozenset(known.small), frozenset(known.negations)
        # Numbers that belong to a name, and are read for it alone: Rok 1984 is not rok, a year.
        self._numbers: set[str] = set()
        self._meant: dict[Stems, dict[ConceptId, float]] = {}
        """What words and sayings mean, by their stems in their order."""
        # Sayings by their beginnings, and by their stems sorted: in speech their words change places.
        self._begun: dict[Stems, dict[ConceptId, float]] = {}
        self._turned: dict[Stems, dict[ConceptId, float]] = {}
        # Single words as they are written, and by their stems with accents: noget (something) is not nøgen (naked).
        self._written: dict[str, dict[ConceptId, float]] = {}
        self._accented: dict[str, dict[ConceptId, float]] = {}
        # Phrases of small words and at most one other, as they are written and by all their stems: look up is not look.
        self._phrases: dict[tuple[str, ...], dict[ConceptId, float]] = {}
        self._phrases_by_stems: dict[Stems, dict[ConceptId, float]] = {}
        for saying, about in known.sayings.items():
            weights = _weighed(about)
            self._note(saying, weights)
            self._note_loosely(saying, weights)
        self._remarks = {
            tuple(map(self.form, _words_and_numbers(text))): _weighed(remark.about)
            for text, remark in known.remarks.items()
        }
        """What remarks mean, by the stems of all their words; nobody knows how they go on, as of sayings."""
        for one, names in known.words.items():
            for at, name in enumerate(names):
                self._note(name, {one: 1.0 if at == 0 else 0.8})
        # Forms that stand in the table for another word's sake only, not as words of their own.
        self._lent: set[str] = set()
        for lemma, written in known.homographs.items():
            for form in written.split():
                self._note_form(form, self._written.get(lemma) or self._meant[(self.form(lemma),)])
        self.stems = frozenset(stems[0] for stems in self._meant if len(stems) == 1)
        """The stems of all words that mean something by themselves."""
        # Grouped by their first letters, which people hardly ever get wrong.
        self._vocabulary: dict[str, list[str]] = {}
        for stem in sorted(self.stems):
            self._vocabulary.setdefault(stem[0], []).append(stem)

    def read(self, text: str) -> list[Sense]:
        """Find what a text says, in its order; words that nothing is known of are passed over."""
        found = _words_and_numbers(text)
        if (remark := self._remarks.get(tuple(map(self.form, found)))) is not None:
            return [Sense(text=text, concepts=remark)]
        said = [one for one in found if not one.isdigit() or one in self._numbers]
        if senses := list(self._senses(said)):
            return senses
        # A small word means something only where it is the whole text.
        alone = self._written.get(self._core(said[0]), {}) if len(said) == 1 else {}
        return [Sense(text=" ".join(said), concepts=alone)] if alone else []

    def stems_in(self, text: str) -> list[str]:
        """The stems of a text's words in their order, whether they are known or not; small words are left out."""
        words = map(self._core, _WORD.findall(unicodedata.normalize("NFC", text.replace("’", "'"))))
        return [self.form(word) for word in words if word not in self._small]

    def strays(self, form: str, lemma: str) -> bool:
        """Whether a form, in lower case, is taken for another word at least as surely as for its own lemma."""
        meant, found = self._written.get(lemma), self._meant.get((self.form(form),))
        if not meant or not found or form in self._written or {form, lemma} & (self._small | self._lent):
            return False
        heard = self._surely(form, found)
        other = max((weight for one, weight in heard.items() if one not in meant), default=0.0)
        return other > ALIKE and other >= max(heard.get(one, 0.0) for one in meant)

    def _senses(self, said: Sequence[str]) -> Iterator[Sense]:
        at, negated = 0, False
        while at < len(said):
            word = self._core(said[at])
            # A small word only matters where a phrase begins with it; negations are no small words.
            if word in self._small and not self._phrase(said[at:])[1]:
                at += 1
                continue
            found, taken = self._longest(said[at:])
            # A negation denies what comes next, unless it begins a saying (out of breath) or ends the text (never).
            if word in self._negations and taken <= 1 and at + 1 < len(said):
                negated = True
                at += 1
                continue
            if not found and word not in self._small:
                found, denied = self._made_of(word)
                negated ^= denied
                found, taken = found or self._forgive(word), 1
            if found:
                yield Sense(text=" ".join(said[at : at + taken]), concepts=found, negated=negated)
                negated = False
            at += max(1, taken)

    def _longest(self, said: Sequence[str]) -> tuple[dict[ConceptId, float], int]:
        """The longest saying or word that a text begins with, and how many words of the text it takes."""
        stems: list[str] = []
        best: tuple[dict[ConceptId, float], int] = ({}, 0)
        for taken, word in enumerate(said, 1):
            if (core := self._core(word)) in self._small:
                continue
            stems.append(self.form(word))
            if len(stems) > LONGEST:
                break
            if found := self._known(tuple(stems)):
                best = self._surely(core, found) if len(stems) == 1 else found, taken
        found, taken = self._phrase(said)
        if taken < max(1, best[1]):
            return best
        # A phrase with a meaning of its own (look up) weakens that of its one word (look).
        alone = best[0] if max(found.values()) < 1 else _less(best[0])
        return {one: max(alone.get(one, 0.0), found.get(one, 0.0)) for one in (*found, *alone)}, taken

    def _known(self, stems: Stems) -> dict[ConceptId, float] | None:
        """What stems mean: as the table has them, as a saying in another order, or as the beginning of one."""
        if found := self._meant.get(stems):
            return found
        if len(stems) >= TURNED and (found := self._turned.get(tuple(sorted(stems)))):
            return found
        return self._begun.get(stems) if len(stems) >= BEGINNING else None

    def _phrase(self, said: Sequence[str]) -> tuple[dict[ConceptId, float], int]:
        """The longest phrase of small words, and at most one other, that a text begins with; as `_longest` returns."""
        for taken in range(min(len(said), LONGEST), 1, -1):
            words = tuple(map(self._core, said[:taken]))
            if found := self._phrases.get(words):
                return found, taken
            if found := self._phrases_by_stems.get(tuple(map(self.form, words))):
                return _less(found), taken
        return {}, 0

    def _surely(self, word: str, found: dict[ConceptId, float]) -> dict[ConceptId, float]:
        """Weigh all that share a word's stem, most what is written just so: solo is not sole, nor nogen nøgen."""
        akin = self._accented.get(self._stemmed(word), {})
        if written := self._written.get(word) or self._written.get(self._lemmas.get(word, "")):
            return {**_less(akin), **written}
        if not akin:
            return found
        # A word without accents may be meant for one that has some.
        return {**(_less(found) if word == _bare(word) else {}), **akin}

    def _made_of(self, word: str) -> tuple[dict[ConceptId, float], bool]:
        """What a word means without its prefix (`DENYING`, `HEIGHTENING`), if any, and whether that denies it."""
        for before in filter(None, (self._denying, self._heightening)):
            rest = word.removeprefix(before)
            if rest != word and len(rest) >= SPELLED_OUT and (found := self._meant.get((self.form(rest),))):
                return self._surely(rest, found), before == self._denying
        return {}, False

    def _forgive(self, word: str) -> dict[ConceptId, float]:
        if len(word) < SHORTEST:
            return {}
        form = self.form(word)
        alike = self._vocabulary.get(form[0], ())
        near = process.extractOne(form, alike, scorer=fuzz.ratio, score_cutoff=FORGIVEN)
        if near is None:
            return {}
        return {one: weight * near[1] / 100 for one, weight in self._meant[(near[0],)].items()}

    def _note(self, text: str, about: dict[ConceptId, float]) -> None:
        found = _WORD.findall(text.replace("’", "'"))
        kept = [one for one in found if self._core(one) not in self._small]
        if len(kept) <= 1 and (numbered := _WORD_OR_NUMBER.findall(text.replace("’", "'"))) != found:
            found, kept = numbered, [one for one in numbered if one in kept or one.isdigit()]
            self._numbers.update(filter(str.isdigit, found))
        key = tuple(map(self.form, kept or found))
        if not key or len(key) > LONGEST:
            return
        # Stemmers know endings by their accents: a word that is written without them may have another stem.
        for one_key in {key, tuple(self.form(_bare(word)) for word in found)} if len(found) == 1 else {key}:
            _add(self._meant.setdefault(one_key, {}), about)
        if len(found) == 1:
            word = self._core(found[0])
            _add(self._written.setdefault(word, {}), about)
            _add(self._accented.setdefault(self._stemmed(word), {}), about)
        elif len(kept) <= 1:
            _add(self._phrases.setdefault(tuple(map(self._core, found)), {}), about)
            _add(self._phrases_by_stems.setdefault(tuple(map(self.form, found)), {}), about)

    def _note_form(self, form: str, about: dict[ConceptId, float]) -> None:
        """Learn a form that two words share (a homograph): drogi is "roads", and "dear"."""
        if form not in self._written:
            self._lent.add(form)
            self._written[form] = {**self._surely(form, self._meant.get((self.form(form),), {}))}
        _add(self._written[form], about)
        _add(self._meant.setdefault((self.form(form),), {}), about)

    def _note_loosely(self, saying: str, about: dict[ConceptId, float]) -> None:
        """Learn in what other ways a saying is known: in another order of its words, and by its beginning."""
        parts = [
            [word for word in _WORD.findall(part.replace("’", "'")) if self._core(word) not in self._small]
            for part in _PAUSE.split(saying)
        ]
        stems = [self.form(word) for part in parts for word in part]
        if TURNED <= len(stems) <= LONGEST:
            _add(self._turned.setdefault(tuple(sorted(stems)), {}), about)
        if len(parts) > 1 and sum(self._core(word) not in self._negations for word in parts[0]) >= BEGINNING:
            begun = {one: BEGUN * weight for one, weight in about.items()}
            _add(self._begun.setdefault(tuple(map(self.form, parts[0])), {}), begun)

    def _form(self, word: str) -> str:
        """The stem that a word is compared by: of its lower case, and without accents, which people often leave out."""
        plain = _bare(self._stemmed(self._core(word)))
        return self._forms.get(plain, plain)

    def _core(self, word: str) -> str:
        """A word in lower case, without a small word that is elided before it: elefante of l'elefante."""
        word = word.lower()
        before, _, after = word.partition("'")
        return after if before in self._small and len(after) >= ELIDED and word not in self._small else word

    def _stemmed(self, word: str) -> str:
        # A stemmer is not safe to use from several threads at a time, and players think in several.
        with self._alone:
            stem: str = self._stem(word)
        return stem


def _words_and_numbers(text: str) -> list[str]:
    """All of a text's words and numbers, in its order."""
    return _WORD_OR_NUMBER.findall(unicodedata.normalize("NFC", text.replace("’", "'")))


def _weighed(about: Sequence[ConceptId]) -> dict[ConceptId, float]:
    """What a saying or a remark carries, by weight: most the first."""
    return {one: 1 / (1 + at / 2) for at, one in enumerate(about)}


def meant(senses: Sequence[Sense]) -> Mapping[ConceptId, float]:
    """What a text is about: each concept that one of its senses means, with the most that any gives it, up to 1."""
    found: dict[ConceptId, float] = {}
    for sense in senses:
        for one, weight in sense.concepts.items() if not sense.negated else ():
            found[one] = max(weight, found.get(one, 0.0))
    return found


def _less(found: Mapping[ConceptId, float]) -> dict[ConceptId, float]:
    return {one: ALIKE * weight for one, weight in found.items()}


def _add(kept: dict[ConceptId, float], about: Mapping[ConceptId, float]) -> None:
    for one, weight in about.items():
        kept[one] = max(weight, kept.get(one, 0.0))


def _bare(word: str) -> str:
    plain = "".join(one for one in unicodedata.normalize("NFD", word) if not unicodedata.combining(one))
    return plain.translate(_BARE)


@cache
def reader(language: str) -> Reader:
    """The one reader of a language, made when it is first needed."""
    return Reader(language)
