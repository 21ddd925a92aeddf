"""The painted set is as varied as promised, and told in full."""

import re
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

import pytest

from moonhare.decks import Brief, Card, load_set
from moonhare.decks.checking import LANGUAGES, check
from moonhare.decks.loading import BUNDLED_FOLDER, FULL_DECK

FOLDER = BUNDLED_FOLDER / "small-hours"
SET = load_set(FOLDER, bundled=True).manifest
CARDS = SET.dealt

SET_BYTES = 12_000_000
MOST_BYTES_OF_A_CARD = 160_000
"""Both sizes: one that is full of small things may take more than its share, the whole set may not."""
MOST_OF_AN_IDEA = MOST_OF_A_PALETTE = 7
MOST_OF_A_COMPOSITION = 9
MOST_OF_A_SYMBOL = 6
RETIRED = 13
"""Cards of before, which tables and albums of then still show."""
MOST_MOONS = 10
DAYLIGHT = ("morning", "noon", "afternoon", "overcast")
LONGEST_CLUE = 80


def brief(card: Card) -> Brief:
    assert card.brief is not None, card.id
    return card.brief


def repeated(values: Iterable[object], most: int = 1) -> list[object]:
    return [value for value, count in Counter(values).items() if count > most]


def test_the_set_is_a_full_deck() -> None:
    assert len(CARDS) == FULL_DECK


def test_a_card_that_gave_way_to_a_new_picture_is_still_told_and_shown() -> None:
    gone = [card for card in SET.cards if card.retired]
    assert len(gone) == RETIRED
    assert all(card.texts[language].description for card in gone for language in LANGUAGES)


def test_no_hero_and_no_idea_at_a_kind_of_place_comes_twice() -> None:
    assert not repeated(brief(card).hero.casefold() for card in CARDS)
    assert not repeated((brief(card).idea, brief(card).place.partition(",")[0]) for card in CARDS)


def test_ideas_palettes_compositions_and_symbols_are_spread() -> None:
    assert not repeated((brief(card).idea for card in CARDS), MOST_OF_AN_IDEA)
    assert not repeated((brief(card).palette for card in CARDS), MOST_OF_A_PALETTE)
    assert not repeated((brief(card).composition for card in CARDS), MOST_OF_A_COMPOSITION)
    assert not repeated((symbol for card in CARDS for symbol in brief(card).symbols), MOST_OF_A_SYMBOL)
    for card in CARDS:
        assert 2 <= len(set(brief(card).symbols)) <= 4, card.id


def test_nights_moons_and_people_are_not_too_many() -> None:
    times = [brief(card).time_of_day for card in CARDS]
    assert sum(time.startswith("night") for time in times) <= max(2, len(CARDS) // 3)
    assert times.count("night moon") <= MOST_MOONS
    assert sum(brief(card).person for card in CARDS) <= len(CARDS) // 2
    assert sum(time in DAYLIGHT for time in times) >= 30


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_a_card_says_as_much_as_computer_players_need(card: Card) -> None:
    assert len(card.concepts) >= 150
    assert max(card.concepts.values()) == 1
    assert min(card.concepts.values()) < 0.2, "what it evokes is weighed"
    for language in LANGUAGES:
        text = card.texts[language]
        assert len(text.phrases) >= 5, language
        assert not repeated(phrase.casefold() for phrase in text.phrases), language
        for phrase in (text.title, *text.phrases):
            assert phrase == phrase.strip()
            assert len(phrase) <= LONGEST_CLUE, phrase
    assert len({len(card.texts[language].phrases) for language in LANGUAGES}) == 1


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_no_phrase_is_the_title_or_names_a_symbol(card: Card) -> None:
    text = card.texts["en"]
    for phrase in text.phrases:
        assert phrase.casefold() != text.title.casefold()
        words = set(re.findall(r"[a-z]+", phrase.casefold()))
        for symbol in brief(card).symbols:
            last = symbol.split()[-1]
            assert not words & {last, f"{last}s"}, f"{phrase!r} names {symbol!r}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_phrase_is_said_of_two_cards(language: str) -> None:
    assert not repeated(phrase.casefold() for card in SET.cards for phrase in card.texts[language].phrases)


def test_phrases_are_said_in_each_language_on_its_own() -> None:
    for card in CARDS:
        for number, language in enumerate(LANGUAGES):
            for other in LANGUAGES[number + 1 :]:
                assert not set(card.texts[language].phrases) & set(card.texts[other].phrases), card.id


def test_descriptions_do_not_interpret() -> None:
    for card in CARDS:
        told = card.texts["en"].description
        assert not re.search(r"\b(seems?|symboli[sz]es?|as if|reminds?|means?|represents?|perhaps)\b", told), card.id


def test_every_card_has_both_sizes_and_the_set_will_fit() -> None:
    report = check(FOLDER)
    assert report.ok
    for card in SET.cards:
        assert card.files.large is not None, card.id
        assert (card.files.small.width, card.files.small.height) == (400, 600)
        assert (card.files.large.width, card.files.large.height) == (800, 1200)
        size = sum((Path(FOLDER) / file.name).stat().st_size for file in card.files.all)
        assert size <= MOST_BYTES_OF_A_CARD, card.id
    assert report.bytes <= SET_BYTES
