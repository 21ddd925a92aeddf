"""Starting, applying and replaying a game."""

import pickle
import random

import pytest

from moonhare.rules.editions import edition
from moonhare.rules.engine import apply, evolve, replay, start
from moonhare.rules.errors import Refusal
from moonhare.rules.events import GameStarted, WentOn
from moonhare.rules.evolving import begin
from moonhare.rules.ids import SeatId
from moonhare.rules.log import write_log
from moonhare.rules.state import Announcing, Telling, next_storyteller
from tests.rules.table import Table, deck


@pytest.mark.parametrize(
    ("name", "players", "hand"),
    [("classic", 3, 7), ("classic", 6, 6), ("odyssey", 12, 6), ("odyssey-party", 8, 5), ("odyssey-team", 8, 4)],
)
def test_a_new_game_deals_full_hands_and_leaves_the_rest_as_the_pile(name: str, players: int, hand: int) -> None:
    begun = start(edition(name), players=players, deck=deck(), rng=random.Random(1))
    assert [len(cards) for cards in begun.hands] == [hand] * players
    assert len(begun.pile) == 84 - players * hand
    assert sorted(card for row in (*begun.hands, begun.pile) for card in row) == sorted(deck())
    assert begun.storyteller is None
    assert begun.edition == name


def test_the_order_in_which_the_deck_comes_has_no_part_in_the_deal() -> None:
    deals = {
        start(edition("standard"), players=4, deck=cards, rng=random.Random(1)).pile
        for cards in (deck(), tuple(reversed(deck())), (*deck(), *deck()))
    }
    assert len(deals) == 1


def test_a_start_that_cannot_be_is_refused_before_anything_is_drawn() -> None:
    rng = random.Random(1)
    before = rng.getstate()
    for name, players, cards, overrides, code in (
        ("classic", 7, 84, {}, "edition-players"),
        ("standard", 4, 27, {}, "deck-too-small"),
        ("standard", 4, 84, {"teams": True}, "teams-need-pairs"),
        ("standard", 4, 84, {"votes": 9}, "setting-invalid"),
    ):
        with pytest.raises(Refusal) as refused:
            start(edition(name), players=players, deck=deck(cards), rng=rng, overrides=overrides)
        assert refused.value.code == code
    assert rng.getstate() == before


def test_whose_the_first_clue_is_stands_in_the_first_event() -> None:
    assert isinstance(Table("standard", 4).game.phase, Announcing)
    table = Table("standard", 4, first_storyteller="host", host=2)
    assert table.game.phase == Telling(storyteller=SeatId(2))


def test_a_replay_draws_nothing() -> None:
    table = Table("odyssey", 5, cards=45)
    table.play()
    state = random.getstate()
    assert replay(table.log) == table.game
    assert random.getstate() == state


def test_events_are_applied_one_by_one_or_together() -> None:
    table = Table("standard", 4)
    table.play(rounds=3)
    first = table.log[0]
    assert isinstance(first, GameStarted)
    game = begin(first)
    for event in table.log[1:]:
        game = evolve(game, event)
    assert game == table.game == apply(begin(first), table.log[1:])


def test_a_log_begins_with_the_start() -> None:
    for log in ([], [WentOn(seat=SeatId(0))]):
        with pytest.raises(ValueError, match="begins with game-started"):
            replay(log)
        with pytest.raises(ValueError, match="begins with game-started"):
            write_log(log)


def test_nobody_is_next_before_a_round_is_scored() -> None:
    with pytest.raises(ValueError, match="nobody is next"):
        next_storyteller(Table("standard", 4).game)


def test_a_later_change_to_an_edition_does_not_touch_a_game() -> None:
    """The settings of a game are those of its first event, not its edition's."""
    table = Table("classic", 4, points_finder=9)
    game = replay(table.log)
    assert game.settings.points_finder == 9
    assert game.edition == "classic"


def test_a_refusal_goes_from_one_process_to_another_whole() -> None:
    refusal = Refusal("does-not-vote", "Seat 2 does not vote in this round.", seat=2)
    sent = pickle.loads(pickle.dumps(refusal))
    assert (sent.code, sent.arguments, str(sent)) == (refusal.code, refusal.arguments, str(refusal))
