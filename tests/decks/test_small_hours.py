"""The painted set is as varied as promised, and told in full."""

import re
from collections import Counter
from collections.abc import Iterable

import pytest

from moonhare.decks import Brief, Card, load_set
from moonhare.decks.loading import BUNDLED_FOLDER, FULL_DECK
from moonhare.locales import LANGUAGES

FOLDER = BUNDLED_FOLDER / "small-hours"
SET = load_set(FOLDER, bundled=True).manifest
CARDS = SET.dealt

MOST_OF_AN_IDEA = 7
MOST_OF_A_PALETTE = 8
"""A picture is called by the colours that it has, even where it is the eighth in them."""
MOST_OF_A_COMPOSITION = 9
MOST_OF_A_SYMBOL = 6
RETIRED = 13
"""Cards of before, which tables and albums of then still show."""
MOST_MOONS = 10
MOST_PEOPLE = 50
"""More than half since the cards that stood lowest were staged anew around somebody whom one feels for."""
DAYLIGHT = ("morning", "noon", "afternoon", "overcast")


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
    assert sum(brief(card).person for card in CARDS) <= MOST_PEOPLE
    assert sum(time in DAYLIGHT for time in times) >= 30


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_a_card_says_as_much_as_computer_players_need(card: Card) -> None:
    assert len(card.concepts) >= 150
    assert max(card.concepts.values()) == 1
    assert min(card.concepts.values()) < 0.2, "what it evokes is weighed"
    for language in LANGUAGES:
        text = card.texts[language]
        assert len(text.phrases) >= 5, language
    assert len({len(card.texts[language].phrases) for language in LANGUAGES}) == 1


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_no_phrase_names_a_symbol(card: Card) -> None:
    for phrase in card.texts["en"].phrases:
        words = set(re.findall(r"[a-z]+", phrase.casefold()))
        for symbol in brief(card).symbols:
            last = symbol.split()[-1]
            assert not words & {last, f"{last}s"}, f"{phrase!r} names {symbol!r}"
