"""The second set is told in full, in words that name neither what is plainly seen nor what a card means."""

import re
from collections import Counter
from pathlib import Path

import pytest

from moonhare.decks import Card, load_set
from moonhare.decks.checking import LANGUAGES, check
from moonhare.decks.loading import BUNDLED_FOLDER, FULL_DECK

FOLDER = BUNDLED_FOLDER / "houseguests"
CARDS = load_set(FOLDER, bundled=True).manifest.cards
MOST_BYTES_OF_A_CARD = 160_000
LONGEST_CLUE = 60


def test_the_set_is_a_full_deck_in_both_sizes() -> None:
    assert len(CARDS) == FULL_DECK
    for card in CARDS:
        assert card.files.large is not None, card.id
        assert (card.files.small.width, card.files.small.height) == (400, 600)
        assert (card.files.large.width, card.files.large.height) == (800, 1200)
        size = sum((Path(FOLDER) / file.name).stat().st_size for file in card.files.all)
        assert size <= MOST_BYTES_OF_A_CARD, card.id
    assert check(FOLDER).bytes <= 12_000_000


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_a_card_says_enough_in_each_language(card: Card) -> None:
    assert len(card.concepts) >= 70
    assert max(card.concepts.values()) == 1
    for language in LANGUAGES:
        text = card.texts[language]
        assert len({phrase.casefold() for phrase in text.phrases}) == 6, language
        assert 200 <= len(text.description) <= 560, language
        for phrase in (text.title, *text.phrases):
            assert phrase == phrase.strip()
            assert len(phrase) <= LONGEST_CLUE, phrase
            assert not set(phrase) & set("'\""), phrase
            if phrase is not text.title:
                assert phrase.casefold() != text.title.casefold()
    for number, language in enumerate(LANGUAGES):
        for other in LANGUAGES[number + 1 :]:
            assert not set(card.texts[language].phrases) & set(card.texts[other].phrases)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_phrase_is_said_of_two_cards(language: str) -> None:
    said = Counter(phrase.casefold() for card in CARDS for phrase in card.texts[language].phrases)
    assert [phrase for phrase, often in said.items() if often > 1] == []


def test_descriptions_do_not_interpret() -> None:
    for card in CARDS:
        told = card.texts["en"].description
        assert not re.search(r"\b(seems?|symboli[sz]es?|as if|reminds?|means?|represents?|perhaps)\b", told), card.id
