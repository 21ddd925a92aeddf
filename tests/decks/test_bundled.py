"""The sets that come with the product keep what is promised of them, whichever they are."""

import hashlib
import re
from collections import Counter
from itertools import combinations
from pathlib import Path

import msgspec
import pytest
from PIL import Image

from moonhare.decks import CardSet, default_sets, find_sets, mix, public_manifest
from moonhare.decks.checking import check
from moonhare.decks.comparing import common
from moonhare.decks.loading import BUNDLED_FOLDER
from moonhare.locales import LANGUAGES

BUNDLED = [card_set for card_set in find_sets().sets if card_set.bundled]
MOST_BYTES_OF_A_CARD = 160_000
"""Both sizes: one that is full of small things may take more than its share, the whole set may not."""
LONGEST_CLUE = 80
each_set = pytest.mark.parametrize("card_set", BUNDLED, ids=[card_set.id for card_set in BUNDLED])


def test_every_bundled_folder_is_a_set_and_a_game_can_begin() -> None:
    found = find_sets()
    assert found.problems == ()
    assert {Path(card_set.folder).name for card_set in BUNDLED} == {path.name for path in BUNDLED_FOLDER.iterdir()}
    assert len(mix(default_sets())) >= 84


@each_set
def test_a_bundled_set_passes_its_check_without_a_near_pair(card_set: CardSet) -> None:
    report = check(Path(card_set.folder))
    assert report.problems == ()
    assert report.near_pairs == ()
    assert not [finding.message for finding in report.warnings if finding.code == "wrong-name"]
    assert report.bytes <= 12_000_000


def test_no_two_bundled_sets_have_a_picture_a_title_or_a_phrase_in_common() -> None:
    for between in common([Path(card_set.folder) for card_set in BUNDLED]):
        assert (between.problems, between.warnings) == ((), ())


@each_set
def test_a_bundled_set_lies_in_a_folder_of_its_id(card_set: CardSet) -> None:
    assert Path(card_set.folder).name == card_set.id


@each_set
def test_a_bundled_set_s_hashes_and_sizes_are_those_of_its_files(card_set: CardSet) -> None:
    for where, file in card_set.manifest.pictures:
        path = Path(card_set.folder) / file.name
        assert hashlib.sha256(path.read_bytes()).hexdigest() == file.sha256, where
        assert file.name.partition(".")[0] == file.sha256[: len(file.name.partition(".")[0])], where
        with Image.open(path) as picture:
            assert picture.size == (file.width, file.height), where


@each_set
def test_a_bundled_set_has_a_back_and_a_cover_of_its_own(card_set: CardSet) -> None:
    manifest = card_set.manifest
    assert manifest.back is not None
    assert manifest.cover is not None
    assert len({file.sha256 for _, file in manifest.pictures}) == len(manifest.pictures)


@each_set
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bundled_set_tells_each_card_apart_in_every_language(card_set: CardSet, language: str) -> None:
    manifest = card_set.manifest
    assert set(manifest.languages) == set(LANGUAGES)
    texts = [card.texts[language] for card in manifest.cards]
    assert len({text.title.casefold() for text in texts}) == len(texts)
    assert len({text.description.casefold() for text in texts}) == len(texts)
    for text in texts:
        assert text.description.endswith((".", "!")), text
        assert len(text.description) >= 40, text
        assert text.title != text.description
        assert text.title.strip() == text.title


@each_set
def test_no_text_of_a_bundled_set_was_left_in_english(card_set: CardSet) -> None:
    for card in card_set.manifest.cards:
        said = [card.texts[language].description for language in LANGUAGES]
        assert len(set(said)) == len(said), card.id


@each_set
def test_every_card_of_a_bundled_set_has_both_sizes(card_set: CardSet) -> None:
    for card in card_set.manifest.cards:
        assert card.files.large is not None, card.id
        assert (card.files.small.width, card.files.small.height) == (400, 600)
        assert (card.files.large.width, card.files.large.height) == (800, 1200)
        size = sum((Path(card_set.folder) / file.name).stat().st_size for file in card.files.all)
        assert size <= MOST_BYTES_OF_A_CARD, card.id


@each_set
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_phrase_of_a_bundled_set_is_said_once_and_is_no_title(card_set: CardSet, language: str) -> None:
    texts = [card.texts[language] for card in card_set.manifest.cards]
    said = Counter(phrase.casefold() for text in texts for phrase in text.phrases)
    assert [phrase for phrase, often in said.items() if often > 1] == []
    for text in texts:
        assert text.title.casefold() not in {phrase.casefold() for phrase in text.phrases}, text.title
        for phrase in (text.title, *text.phrases):
            assert phrase == phrase.strip()
            assert len(phrase) <= LONGEST_CLUE, phrase


@each_set
def test_phrases_of_a_bundled_set_are_said_in_each_language_on_its_own(card_set: CardSet) -> None:
    for card in card_set.manifest.cards:
        for one, other in combinations(LANGUAGES, 2):
            assert not set(card.texts[one].phrases) & set(card.texts[other].phrases), card.id


@each_set
def test_descriptions_of_a_bundled_set_do_not_interpret(card_set: CardSet) -> None:
    interpreting = re.compile(r"\b(seems?|symboli[sz]es?|as if|reminds?|means?|represents?|perhaps)\b")
    for card in card_set.manifest.cards:
        assert not interpreting.search(card.texts["en"].description), card.id


@each_set
def test_every_card_of_a_bundled_set_evokes_something(card_set: CardSet) -> None:
    for card in card_set.manifest.cards:
        assert len(card.concepts) >= 4, card.id
        assert max(card.concepts.values()) >= 0.7, card.id
    kinds = [frozenset(card.concepts) for card in card_set.manifest.cards]
    assert len(set(kinds)) == len(kinds)


@each_set
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_browser_gets_a_bundled_set_without_what_players_might_guess_by(card_set: CardSet, language: str) -> None:
    sent = msgspec.json.decode(msgspec.json.encode(public_manifest(card_set, language)))
    assert set(sent) == {"id", "title", "author", "licence", "languages", "cards", "cover", "back"}
    assert [card["id"] for card in sent["cards"] if not card["retired"]] == list(mix([card_set]))
    for card in sent["cards"]:
        assert set(card) == {"id", "picture", "title", "description", "language", "retired"}
        assert card["language"] == language
