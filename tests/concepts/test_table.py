"""The table is whole: nothing stands alone, every language has as much as the others, every word its one label."""

from collections import Counter
from typing import get_args

import msgspec
import pytest

from moonhare.concepts.reading import Reader, reader
from moonhare.concepts.table import TABLE, USUAL_CLASSES, Manner, Words, concepts, forms, lemmas, neighbours, words
from moonhare.decks.loading import BUNDLED_FOLDER, parse_manifest
from moonhare.decks.manifest import MANIFEST_NAME
from moonhare.locales import LANGUAGES, hint_patterns, reason_patterns

POORER = 0.9
"""Of the richest language's words, sayings and remarks each other one has this share at least."""


def test_there_are_three_thousand_concepts_and_each_is_joined_to_another() -> None:
    assert len(concepts().concepts) >= 3000
    assert [one for one, others in neighbours().items() if not others] == []


def test_edges_lead_to_other_concepts_once_each() -> None:
    known = concepts().concepts
    for one, concept in known.items():
        ends = [end for found in concept.edges.values() for end in found]
        assert len(ends) == len(set(ends)), one
        assert one not in ends
        assert set(ends) <= set(known), one


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_concept_has_words_in_every_language_and_a_label_of_its_own(language: str) -> None:
    found = words(language)
    assert (found.language, set(found.words)) == (language, set(concepts().concepts))
    assert [one for one, names in found.words.items() if not names or len(names) != len(set(names))] == []
    labels = Counter(names[0].casefold() for names in found.words.values())
    assert [label for label, count in labels.items() if count > 1] == []
    for phrases in (found.sayings, {text: remark.about for text, remark in found.remarks.items()}):
        assert {one for about in phrases.values() for one in about} <= set(concepts().concepts)
        assert all(phrases.values())


def test_no_language_is_poorer_than_another_by_more_than_a_tenth() -> None:
    names = {language: sum(map(len, words(language).words.values())) for language in LANGUAGES}
    sayings = {language: len(words(language).sayings) for language in LANGUAGES}
    remarks = {language: len(words(language).remarks) for language in LANGUAGES}
    for count in (names, sayings, remarks):
        assert min(count.values()) >= POORER * max(count.values()), count


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_said_of_the_table_has_the_apostrophe_of_print(language: str) -> None:
    names = [name for found in words(language).words.values() for name in found]
    patterns = [
        text for found in (hint_patterns, reason_patterns) for texts in found(language).values() for text in texts
    ]
    assert [
        text for text in (*names, *words(language).sayings, *words(language).remarks, *patterns) if "'" in text
    ] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_said_instead_of_a_label_is_another_word_for_the_same_without_a_gloss(language: str) -> None:
    found = words(language)
    assert [one for one, said in found.said.items() if said not in found.words[one][1:]] == []
    assert [said for one in found.words if "(" in (said := found.label(one))] == []
    lost = [
        one
        for one, said in found.said.items()
        if not any(one in sense.concepts for sense in reader(language).read(said))
    ]
    assert lost == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_forms_of_two_words_are_heard_as_the_word_that_they_are_listed_after(language: str) -> None:
    read = reader(language).read
    for word, others in words(language).homographs.items():
        (meant,) = read(word)
        chief = max(meant.concepts, key=meant.concepts.__getitem__)
        assert [form for form in others.split() if not any(chief in sense.concepts for sense in read(form))] == [], word


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_of_another_class_than_their_kind_s_stand_there_once(language: str) -> None:
    classes = words(language).classes
    assert max(Counter(one for ones in classes.values() for one in ones).values()) == 1
    for name, ones in classes.items():
        assert [one for one in ones if USUAL_CLASSES.get(concepts().concepts[one].kind, "noun") == name] == []


@pytest.mark.parametrize(
    ("language", "one", "expected"),
    [
        *((language, one, "other") for language in LANGUAGES for one in ("far", "everywhere", "today", "seven")),
        *(("pl", one, "noun") for one in ("solitude", "celebration", "honeymoon", "death", "presence")),
        *((language, "standing-your-ground", "verb") for language in ("it", "da", "pl", "pt")),
        *((language, "blue", "adjective") for language in ("it", "da", "pl", "pt")),
        ("pt", "bad-luck", "noun"),
    ],
)
def test_a_label_is_said_as_what_it_is_to_grammar(language: str, one: str, expected: str) -> None:
    found = {one: name for name, ones in words(language).classes.items() for one in ones}
    assert found.get(one, USUAL_CLASSES.get(concepts().concepts[one].kind, "noun")) == expected


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_remark_is_no_word_and_no_saying_and_is_read_as_what_it_carries(language: str) -> None:
    found, read = words(language), reader(language).read
    others = {text.casefold() for text in (*found.sayings, *(one for names in found.words.values() for one in names))}
    assert [text for text in found.remarks if text.casefold() in others] == []
    assert len({text.casefold() for text in found.remarks}) == len(found.remarks)
    for text, remark in found.remarks.items():
        (sense,) = read(text)
        assert list(sense.concepts) == list(remark.about), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_manner_has_its_share_of_the_remarks(language: str) -> None:
    by = Counter(manner for remark in words(language).remarks.values() for manner in remark.by)
    assert set(by) == set(get_args(Manner))
    assert min(by.values()) >= len(words(language).remarks) / 8


@pytest.mark.parametrize("language", LANGUAGES)
def test_sayings_that_are_heard_only_are_sayings(language: str) -> None:
    found = words(language)
    assert set(found.heard_only) < set(found.sayings)
    assert len(found.heard_only) == len(set(found.heard_only))


def test_a_language_s_file_may_lack_what_is_for_saying_alone() -> None:
    file = {"format": 1, "language": "en", "words": {"owl": ["owl"]}, "sayings": {}, "small": [], "negations": []}
    assert msgspec.convert(file, type=Words).label("owl") == "owl"


@pytest.mark.parametrize("language", LANGUAGES)
def test_irregular_forms_lead_to_words_of_the_table(language: str) -> None:
    known = Reader(language, forms={})
    found = forms(language)
    assert found, language
    assert set(found.values()) <= known.stems
    assert not set(found) & known.stems


@pytest.mark.parametrize("language", LANGUAGES)
def test_forms_that_share_the_stem_of_another_word_have_one_of_the_table(language: str) -> None:
    written = {name.lower() for found in (words(language).sayings, *words(language).words.values()) for name in found}
    found = lemmas(language)
    assert set(found.values()) <= written
    assert not set(found) & (written | set(words(language).small))


def test_a_language_that_the_game_does_not_have_is_refused_by_name() -> None:
    with pytest.raises(ValueError, match="no words in 'xx': one of"):
        words("xx")


def test_the_files_of_the_table_are_these() -> None:
    expected = {"concepts.json", *(f"{start}{one}.json" for one in LANGUAGES for start in ("", "forms-", "lemmas-"))}
    assert {path.name for path in TABLE.iterdir()} == expected


def test_every_card_of_the_bundled_set_says_a_hundred_and_fifty_things_of_the_table() -> None:
    manifest = parse_manifest((BUNDLED_FOLDER / "small-hours" / MANIFEST_NAME).read_bytes())
    for card in manifest.cards:
        assert len(card.concepts) >= 150, card.id
        assert set(card.concepts) <= set(concepts().concepts), card.id
