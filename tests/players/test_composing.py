"""What computer players say of pictures: words of the class that a pattern is made for, and nothing that hurts."""

import itertools
import random
from dataclasses import replace

import pytest

from moonhare.concepts import concepts, words
from moonhare.locales import LANGUAGES
from moonhare.players.clever import CHARACTERS, mind
from moonhare.players.clever.composing import QUALITY, compose
from moonhare.players.knowledge import Knowledge
from tests.players.test_clever import KNOWN

MANY = 1500
"""Clues that are looked at, of each character."""


def clues(known: Knowledge) -> set[str]:
    here = mind(known)
    said = (compose(here, here.dealt_at, character, random.Random(7), None) for character in CHARACTERS)
    return {clue for texts in said for clue in itertools.islice(texts, MANY)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_patterns_for_adjectives_are_filled_with_adjectives(language: str) -> None:
    known = replace(KNOWN[language], patterns={f"{one.name}-{QUALITY}": ("<{a}>",) for one in CHARACTERS})
    here = mind(known)
    adjectives = {f"<{here.label(one)}>" for one in here.words.words if here.word_class(one) == "adjective"}
    filled = {clue for clue in clues(known) if clue.startswith("<")}
    assert len(filled) > 100
    assert filled <= adjectives


def test_what_happens_is_told_whole_where_it_takes_several_words() -> None:
    known = replace(KNOWN["en"], patterns={f"{one.name}-air": ("<{a}>",) for one in CHARACTERS})
    here = mind(known)
    phrases = {here.label(one) for one in here.words.words if here.kind(one) == "situation" and " " in here.label(one)}
    told = clues(known)
    assert not {f"<{one}>" for one in phrases} & told
    assert {one[:1].upper() + one[1:] for one in phrases} & told


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_words_of_one_kind_and_class_are_opposites(language: str) -> None:
    here = mind(KNOWN[language])
    joined = [(one, other) for one, others in here.pairs.items() for other in others]
    assert len(joined) > 500
    assert [(a, b) for a, b in joined if (here.kind(a), here.word_class(a)) != (here.kind(b), here.word_class(b))] == []
    assert [(a, b) for a, b in joined if here.label(a) == here.label(b)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_heard_only_is_understood_and_never_said(language: str) -> None:
    here, found = mind(KNOWN[language]), words(language)
    unsaid = {one for one, concept in concepts().concepts.items() if concept.heard_only}
    assert all(here.hear(found.label(one)) for one in unsaid)
    assert unsaid.isdisjoint(itertools.chain.from_iterable(here.apt))
    said = {clue.lower() for clue in clues(KNOWN[language])}
    assert said.isdisjoint(saying.lower() for saying in found.heard_only)
    assert said.isdisjoint(here.label(one).lower() for one in unsaid)
