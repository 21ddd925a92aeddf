"""The second set is told in full, in words that name neither what is plainly seen nor what a card means."""

import pytest

from moonhare.decks import Card, load_set
from moonhare.decks.loading import BUNDLED_FOLDER, FULL_DECK
from moonhare.locales import LANGUAGES

FOLDER = BUNDLED_FOLDER / "houseguests"
CARDS = load_set(FOLDER, bundled=True).manifest.cards
LONGEST_CLUE = 60


def test_the_set_is_a_full_deck() -> None:
    assert len(CARDS) == FULL_DECK


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_a_card_says_enough_in_each_language(card: Card) -> None:
    assert len(card.concepts) >= 70
    assert max(card.concepts.values()) == 1
    for language in LANGUAGES:
        text = card.texts[language]
        assert len({phrase.casefold() for phrase in text.phrases}) == 6, language
        assert 200 <= len(text.description) <= 560, language
        for phrase in (text.title, *text.phrases):
            assert len(phrase) <= LONGEST_CLUE, phrase
            assert not set(phrase) & set("'\""), phrase
