"""The setting `deck_size` (R3): where the sets chosen have more cards, so many are drawn from all of them."""

import random

import pytest

from moonhare.rules.editions import CLASSIC, EDITIONS, STANDARD
from moonhare.rules.ending import pile_rounds
from moonhare.rules.engine import start
from moonhare.rules.errors import Refusal
from moonhare.rules.events import GameStarted
from moonhare.rules.ids import CardId

WORLDS = [CardId(f"{world}:{card}") for world in ("first", "second") for card in range(84)]


def dealt(started: GameStarted) -> set[CardId]:
    return {card for pile in (*started.hands, started.pile) for card in pile}


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_r3_classic_is_as_long_with_two_sets_as_with_one(players: int) -> None:
    started = start(CLASSIC, players=players, deck=WORLDS, rng=random.Random(players))
    assert len(dealt(started)) == 84
    lengths = {pile_rounds(started.settings, players=players, deck=deck) for deck in (84, 168)}
    assert lengths == {{3: 13, 4: 15, 5: 11, 6: 8}[players]}


def test_the_cards_are_drawn_from_all_sets_by_lot() -> None:
    drawn = [dealt(start(CLASSIC, players=4, deck=WORLDS, rng=random.Random(seed))) for seed in range(200)]
    assert set().union(*drawn) == set(WORLDS)
    # Each game's share of the first set is hypergeometric: mean 42, standard deviation 3.2.
    first = [sum(card.startswith("first:") for card in cards) for cards in drawn]
    assert 41 < sum(first) / len(first) < 43
    assert min(first) > 26
    assert max(first) < 58


def test_all_cards_are_played_with_where_the_number_is_not_reached_or_not_set() -> None:
    few = WORLDS[:60]
    assert dealt(start(CLASSIC, players=4, deck=few, rng=random.Random(1))) == set(few)
    assert dealt(start(STANDARD, players=4, deck=WORLDS, rng=random.Random(1))) == set(WORLDS)
    assert {edition.id for edition in EDITIONS if edition.settings.deck_size} == {"classic"}


def test_a_number_that_one_round_needs_more_than_is_refused_with_both_numbers() -> None:
    with pytest.raises(Refusal) as refused:
        start(STANDARD, players=6, deck=WORLDS, rng=random.Random(1), overrides={"deck_size": 30})
    assert (refused.value.code, refused.value.arguments) == ("deck-too-small", {"deck": 30, "needed": 42})
