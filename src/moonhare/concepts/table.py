"""The table as it lies in files: concepts with what joins them, and their words in each language.

Read once a process, when somebody first needs it: nothing of it is loaded for a table without clever players.
"""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final, Literal, TypeAlias

import msgspec

from moonhare.locales import LANGUAGES

TABLE: Final = Path(__file__).parent / "table"
"""Where its files lie."""

ConceptId: TypeAlias = str
"""In lower case, with hyphens: an English word for the sense, for people who read the table."""

Relation = Literal["is", "part", "at", "does", "like", "leads", "from", "not", "with"]
RELATIONS: Final[tuple[Relation, ...]] = ("is", "part", "at", "does", "like", "leads", "from", "not", "with")
"""A kind of; has or belongs to; where or when; what it does or is done with it; what it is like or wakes; what follows;
what came before; the opposite; what people think of beside it."""

Kind = Literal[
    "thing", "creature", "person", "place", "time", "stuff", "deed", "feeling", "quality", "situation", "idea", "work"
]


WordClass = Literal["noun", "adjective", "verb", "other"]
"""What a label is to grammar; other: an adverb, a clause, or an adjective of which there is no more and no less."""

USUAL_CLASSES: Final[Mapping[Kind, WordClass]] = {"quality": "adjective", "deed": "verb"}
"""By kind of concept, what its label is where its language's file says nothing else; of other kinds a noun."""


Manner = Literal["literal", "dreamy", "musical", "wry", "curious"]
"""How somebody talks: of what is there, of what is far away, as if they sang, with irony, in questions and secrets."""


class Concept(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """One concept: of what kind it is, and the concepts that it is joined to, by relation, the nearest first."""

    kind: Kind
    edges: dict[Relation, tuple[ConceptId, ...]] = {}
    heard_only: bool = False
    """Whether it is understood, and never said by itself: whoever is or believes or suffers it sits at the table, or it
    says next to nothing."""


class Concepts(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The file `concepts.json`."""

    format: Literal[1]
    version: str
    """Of what stands in the table: the year, and a number within it. Ids are never used for another sense."""
    concepts: dict[ConceptId, Concept]


class Remark(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What anybody may say: an excuse, a promise, half of a telephone call."""

    about: tuple[ConceptId, ...]
    """What it carries, the chief concept first."""
    by: tuple[Manner, ...] = ()
    """In whose manner it is said, if in one more than in others."""


class Words(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The file of one language, `LANGUAGE.json`."""

    format: Literal[1]
    language: str
    words: dict[ConceptId, tuple[str, ...]]
    """What a native says for it in dictionary form, the usual word first (its label); others may be shared."""
    sayings: dict[str, tuple[ConceptId, ...]]
    """Proverbs, idioms, titles and fixed phrases, with the concepts that they carry, the chief one first."""
    small: tuple[str, ...]
    """Words that carry nothing by themselves: articles, prepositions, pronouns."""
    negations: tuple[str, ...]
    """Words after which the next one means the opposite."""
    said: dict[ConceptId, str] = {}
    """What is said instead of a label that says more, to be unlike others, or first of all something else."""
    classes: dict[WordClass, tuple[ConceptId, ...]] = {}
    """The labels, as they are said, that are of another class than their kind's usual one."""
    homographs: dict[str, str] = {}
    """Words, each with those of its forms that are another word's, too, or that one alone in the lists of forms."""
    heard_only: tuple[str, ...] = ()
    """The sayings that are understood, and never said: coarse or hurtful ones, other spellings, mere descriptions."""
    remarks: dict[str, Remark] = {}
    """What anybody may say; unlike sayings they are known only as a whole."""

    def label(self, one: ConceptId) -> str:
        """What is said for a concept; shorter, it may be another's too."""
        return self.said.get(one) or self.words[one][0]


@cache
def concepts() -> Concepts:
    """Read the concepts that the game brings. Raises `msgspec.DecodeError` if the file is damaged."""
    return msgspec.json.decode(_file("concepts"), type=Concepts)


@cache
def words(language: str) -> Words:
    """Read a language's words. Raises `ValueError` for a language that the game does not have."""
    if language not in LANGUAGES:
        raise ValueError(f"no words in {language!r}: one of {', '.join(LANGUAGES)} was expected")
    return msgspec.json.decode(_file(language), type=Words)


@cache
def forms(language: str) -> Mapping[str, str]:
    """Read the stems of a language's irregular forms, each with the stem of the word that it is a form of."""
    return msgspec.json.decode(_file(f"forms-{language}"), type=dict[str, str])


@cache
def lemmas(language: str) -> Mapping[str, str]:
    """Read the forms of a language that share their stem with another word, each with the word that it is a form of."""
    found = msgspec.json.decode(_file(f"lemmas-{language}"), type=dict[str, str])
    return {form: lemma for lemma, forms in found.items() for form in forms.split()}


@cache
def neighbours() -> Mapping[ConceptId, Mapping[ConceptId, Relation]]:
    """Give what each concept is joined to, in both directions; where two relations join them, the nearer one."""
    joined: dict[ConceptId, dict[ConceptId, Relation]] = {one: {} for one in concepts().concepts}
    for one, concept in concepts().concepts.items():
        for relation, others in concept.edges.items():
            for other in others:
                joined[one].setdefault(other, relation)
                joined[other].setdefault(one, relation)
    return joined


def _file(name: str) -> bytes:
    return (TABLE / f"{name}.json").read_bytes()
