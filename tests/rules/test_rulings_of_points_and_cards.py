"""Rulings of `docs/rules.md` on points, cards and the end: R1–R4, R8, R9, R13, R15. Points alone: `test_scoring.py`."""

import random
from typing import Any, get_args

import pytest
from msgspec.structs import replace

from moonhare.rules.commands import CastVotes
from moonhare.rules.editions import EDITIONS, Edition, edition, resolve
from moonhare.rules.ending import WHY, Ending, ended_by, pile_rounds
from moonhare.rules.engine import replay, start
from moonhare.rules.events import (
    GameEnded,
    GameStarted,
    HandsRefilled,
    PileShuffled,
    RoundScored,
    RoundStarted,
    TableCleared,
    VotesCast,
)
from moonhare.rules.ids import CardId
from moonhare.rules.log import read_log, replay_log, write_log
from moonhare.rules.state import Over, Showing, cards_in
from tests.rules.table import Table, kinds


class TestR1ClassicThreePlayers:
    def test_exactly_one_of_two_finds_it_four_and_four(self) -> None:
        assert Table("classic", 3).round({1: 0, 2: 1}) == (4, 5, 0)

    def test_both_find_it_and_none_finds_it_stay_at_two(self) -> None:
        assert Table("classic", 3).round({1: 0, 2: 0}) == (0, 2, 2)
        assert Table("classic", 3).round({1: 2, 2: 1}) == (0, 3, 3)


class TestR2SingleVote:
    def test_below_seven_players_a_second_vote_is_refused_and_at_seven_it_is_accepted(self) -> None:
        for players in (6, 7):
            table = Table("odyssey", players)
            table.tell(0)
            table.give_all()
            two = CastVotes(slots=(table.slots_of(0)[0], table.slots_of(2)[0]))
            if players == 6:
                assert table.refusal(1, two).code == "too-many-votes"
            else:
                assert kinds(table.do(1, two)) == [VotesCast]

    def test_two_votes_go_on_two_different_cards(self) -> None:
        table = Table("odyssey", 7)
        table.tell(0)
        table.give_all()
        slot = table.slots_of(0)[0]
        assert table.refusal(1, CastVotes(slots=(slot, slot))).code == "slot-twice"

    def test_the_point_is_paid_too_when_all_find_it(self) -> None:
        assert Table("odyssey", 7).round({1: 0} | dict.fromkeys(range(2, 7), (0, 1)))[1] == 6

    @pytest.mark.parametrize("players", range(7, 13))
    @pytest.mark.parametrize("more", [{}, {"points_single_vote": 5}])
    def test_where_a_house_rule_leaves_one_vote_each_nobody_gets_the_point(
        self, players: int, more: dict[str, Any]
    ) -> None:
        table = Table("odyssey", players, votes=1, **more)
        assert table.game.settings.points_single_vote == 0
        table.round({1: 0} | dict.fromkeys(range(2, players), 1))
        assert table.game.scores[:3] == (3, 3 + 3, 0)

    @pytest.mark.parametrize(("votes", "points"), [(2, 2), (3, 2), (1, 0)])
    def test_a_house_rule_pays_it_wherever_more_votes_than_one_are_allowed(self, votes: int, points: int) -> None:
        assert resolve(edition("standard"), 5, {"votes": votes, "points_single_vote": 2}).points_single_vote == points

    def test_a_game_that_began_with_the_point_for_the_only_vote_is_played_again_as_it_was(self) -> None:
        """So were games of `odyssey` with one vote each, before it was looked at."""
        table = Table("odyssey", 7, votes=1, target_score=4)
        dealt = table.log[0]
        assert isinstance(dealt, GameStarted)
        table.log[0] = replace(dealt, settings=replace(dealt.settings, points_single_vote=1))
        table.game = replay(table.log)
        assert table.round({1: 0} | dict.fromkeys(range(2, 7), 1)) == (3, 3 + 1 + 3, 0, 0, 0, 0, 0)
        assert replay_log(read_log(write_log(table.log)))[-1].game == table.game


class TestR3ClassicNeverReshuffles:
    @pytest.mark.parametrize(("players", "rounds"), [(3, 13), (4, 15), (5, 11), (6, 8)])
    @pytest.mark.parametrize("seed", range(4))
    def test_a_game_with_84_cards_has_this_many_rounds(self, players: int, rounds: int, seed: int) -> None:
        table = Table("classic", players, seed=seed)
        table.play()
        assert table.game.round == rounds
        assert not any(isinstance(event, PileShuffled) for event in table.log)
        assert table.game.pile == ()

    @pytest.mark.parametrize("cards", range(28, 45))
    def test_rounds_are_what_is_beyond_the_hands_by_the_cards_of_a_round_rounded_up(self, cards: int) -> None:
        table = Table("classic", 4, cards=cards)
        table.play()
        assert table.game.round == -((24 - cards) // 4)

    @pytest.mark.no_cover  # whole games of what others cover: counting lines costs them three times their time
    @pytest.mark.parametrize("chosen", EDITIONS, ids=lambda chosen: chosen.id)
    @pytest.mark.parametrize("cards", [84, 168])
    def test_without_shuffling_a_game_of_any_edition_ends_with_the_pile_after_the_rounds_that_are_told_before(
        self, chosen: Edition, cards: int
    ) -> None:
        for players in chosen.players:
            rules: dict[str, Any] = {"reshuffle": False, "target_score": 200, "turns_each": 10}
            table = Table(chosen.id, players, cards=cards, **rules)
            told = pile_rounds(table.game.settings, players=players, deck=cards)
            while not isinstance(table.game.phase, Over):
                assert told == pile_rounds(table.game.settings, players=players, deck=cards_in(table.game))
                table.step()
            assert table.game.round == told
            assert (ended_by(table.game), table.view(0).public.ended_by) == ("pile", "pile")

    def test_party_with_twelve_and_without_shuffling_has_two_rounds(self) -> None:
        settings = resolve(edition("odyssey-party"), 12, {"reshuffle": False})
        assert pile_rounds(settings, players=12, deck=84) == 2
        assert pile_rounds(settings, players=12, deck=168) == 9
        assert pile_rounds(settings, players=12, deck=60 + 11 * 12) == 11
        assert pile_rounds(settings, players=12, deck=60 + 11 * 12 + 1) is None, "all have told by then"
        assert pile_rounds(settings, players=12, deck=71) is None, "there is not even one"

    @pytest.mark.parametrize("chosen", EDITIONS, ids=lambda chosen: chosen.id)
    def test_where_the_discards_are_shuffled_in_the_pile_ends_no_game(self, chosen: Edition) -> None:
        for players in chosen.players:
            rounds = pile_rounds(resolve(chosen, players), players=players, deck=84)
            assert (rounds is None) == (chosen.id != "classic")

    def test_cards_are_counted_wherever_they_lie(self) -> None:
        for name, players in (("standard", 3), ("odyssey-party", 6), ("odyssey-team", 6)):
            table = Table(name, players, cards=60)
            table.play()
            games = [replay(table.log[:count]) for count in range(1, len(table.log) + 1)]
            assert {cards_in(game) for game in games} == {60}

    def test_the_last_refill_deals_what_is_left_from_the_storytellers_left(self) -> None:
        # 30 cards: 24 dealt, 4 drawn after the first round, 2 left for the second.
        table = Table("classic", 4, cards=30)
        table.round({1: 0, 2: 0, 3: 1})
        table.next_round()
        table.tell(1)
        table.give_all()
        left = table.game.pile
        table.vote_all({0: 1, 2: 1, 3: 0})
        events = table.next_round()
        assert kinds(events) == [TableCleared, HandsRefilled, GameEnded]
        refilled = events[1]
        assert isinstance(refilled, HandsRefilled)
        # Seat 1 told: seats 2 and 3 draw, seats 0 and 1 find the pile empty.
        assert refilled.drawn == ((), (), left[:1], left[1:])
        assert isinstance(table.game.phase, Over)

    def test_three_players_the_last_refill_may_leave_somebody_with_half_of_what_is_due(self) -> None:
        # 26 cards: 21 dealt, 5 used; then exactly 5 are drawn. With 29: 5 drawn, then 3 are left for 2 + 2 + 1.
        table = Table("classic", 3, cards=29)
        table.round({1: 0, 2: 1})
        table.next_round()
        table.tell(1)
        table.give_all()
        table.vote_all({0: 1, 2: 1})
        refilled = table.next_round()[1]
        assert isinstance(refilled, HandsRefilled)
        assert [len(drawn) for drawn in refilled.drawn] == [1, 0, 2]


class TestR4SharedWins:
    def test_a_tie_is_won_by_all_who_tie(self) -> None:
        table = Table("standard", 3, target_score=2)
        table.round({1: 0, 2: 0})
        assert table.view(None).public.winners == (1, 2)

    def test_both_partners_win_and_so_do_teams_that_tie(self) -> None:
        table = Table("odyssey-team", 6, end="score", target_score=3)
        table.tell(0)
        table.give_all(givers=(1, 2))
        table.vote_all({4: 0, 5: 2})
        assert table.game.scores == (3, 3, 0, 3, 3, 0)
        assert table.view(None).public.winners == (0, 1, 3, 4)


class TestR8ThreePlayersRefill:
    @pytest.mark.parametrize("name", ["classic", "standard", "odyssey"])
    def test_the_two_who_gave_two_draw_two_and_the_storyteller_draws_one(self, name: str) -> None:
        table = Table(name, 3)
        table.round({1: 0, 2: 1})
        assert [len(hand) for hand in table.game.hands] == [6, 5, 5]
        refilled = table.next_round()[1]
        assert isinstance(refilled, HandsRefilled)
        assert [len(drawn) for drawn in refilled.drawn] == [1, 2, 2]
        assert [len(hand) for hand in table.game.hands] == [7, 7, 7]


class TestR9WhenTheEndIsChecked:
    @pytest.mark.parametrize(("name", "players"), [("standard", 4), ("odyssey", 7)])
    def test_thirty_points_end_the_game_at_the_scoring_before_any_refill(self, name: str, players: int) -> None:
        table = Table(name, players)
        table.play()
        scored = [event for event in table.log if isinstance(event, RoundScored)]
        assert max(table.game.scores) >= 30
        assert table.game.last is not None
        assert max(table.game.last.before) < 30
        assert len(scored) == table.game.round
        assert kinds(table.log[-3:]) == [RoundScored, TableCleared, GameEnded]
        assert {len(hand) for hand in table.game.hands} == {5}

    def test_points_beyond_the_target_count(self) -> None:
        table = Table("standard", 4, target_score=4)
        assert table.round({1: 0, 2: 1, 3: 1}) == (3, 5, 0, 0)
        assert table.view(None).public.winners == (1,)

    @pytest.mark.parametrize(
        ("name", "players"),
        [("odyssey-party", n) for n in range(6, 13)] + [("odyssey-team", n) for n in (6, 8, 10, 12)],
    )
    def test_party_and_team_have_a_round_for_each_player_and_no_refill_after_the_last(
        self, name: str, players: int
    ) -> None:
        table = Table(name, players)
        table.play()
        assert table.game.round == players
        tellers = [event.storyteller for event in table.log if isinstance(event, RoundStarted)]
        assert len({*tellers, (tellers[0] - 1) % players}) == players, "each player has told once"
        assert kinds(table.log[-3:]) == [RoundScored, TableCleared, GameEnded]
        size = table.game.settings.hand_size
        assert {len(hand) for hand in table.game.hands} <= {size - 1, size}

    @pytest.mark.parametrize("turns", [2, 3])
    def test_several_turns_each_are_a_house_rule(self, turns: int) -> None:
        table = Table("odyssey-team", 6, turns_each=turns)
        table.play()
        assert table.game.round == 6 * turns

    def test_classic_ends_after_the_refill(self) -> None:
        table = Table("classic", 6)
        table.play()
        assert kinds(table.log[-3:]) == [TableCleared, HandsRefilled, GameEnded]
        assert {len(hand) for hand in table.game.hands} == {6}

    @pytest.mark.parametrize(
        ("name", "rules", "why"),
        [
            ("standard", {"target_score": 5}, "score"),
            ("standard", {"target_score": 5, "reshuffle": False}, "score"),
            ("odyssey-team", {}, "turns"),
            ("odyssey-party", {"end": "score", "target_score": 5}, "score"),
            ("classic", {}, "pile"),
            ("standard", {"target_score": 200, "reshuffle": False}, "pile"),
            ("odyssey-party", {"turns_each": 10, "reshuffle": False}, "pile"),
        ],
    )
    def test_the_end_says_why_and_nothing_says_it_before(self, name: str, rules: dict[str, Any], why: str) -> None:
        table = Table(name, 6, **rules)
        while not isinstance(table.game.phase, Over):
            assert (ended_by(table.game), table.view(None).public.ended_by) == (None, None)
            table.step()
        assert (ended_by(table.game), table.view(None).public.ended_by) == (why, why)

    def test_every_reason_to_end_has_its_sentence(self) -> None:
        assert set(WHY) == set(get_args(Ending))

    def test_whoever_reaches_the_points_with_the_last_cards_has_ended_the_game(self) -> None:
        table = Table("standard", 4, cards=28, reshuffle=False, target_score=4)
        assert table.round({1: 0, 2: 1, 3: 1}) == (3, 5, 0, 0)
        assert ended_by(table.game) == "score"


class TestR13Reshuffle:
    @pytest.mark.parametrize(
        ("name", "players", "cards"),
        [("standard", 4, 30), ("odyssey", 7, 51), ("odyssey-party", 6, 38), ("odyssey-team", 6, 28)],
    )
    def test_a_short_pile_is_shuffled_with_the_discards_before_anyone_draws(
        self, name: str, players: int, cards: int
    ) -> None:
        table = Table(name, players, cards=cards)
        table.play(rounds=1)
        table.play(until=Showing)
        used, left, discards = table.game.last, table.game.pile, table.game.discards
        assert used is not None
        assert 0 < len(left) < len(used.slots), "some are left, and not enough for all"
        events = table.next_round()
        assert kinds(events)[:3] == [TableCleared, PileShuffled, HandsRefilled]
        shuffled = events[1]
        assert isinstance(shuffled, PileShuffled)
        assert sorted(shuffled.pile) == sorted((*left, *discards, *used.slots))
        assert table.game.discards == ()
        assert {len(hand) for hand in table.game.hands} == {table.game.settings.hand_size}

    def test_a_pile_that_just_suffices_is_not_shuffled(self) -> None:
        table = Table("standard", 4, cards=28)
        table.play(until=Showing)
        assert PileShuffled not in kinds(table.next_round())
        assert table.game.pile == ()
        assert len(table.game.discards) == 4
        table.play(until=Showing)
        assert PileShuffled in kinds(table.next_round())

    def test_the_new_order_is_the_generators(self) -> None:
        piles = set()
        for seed in range(30):
            table = Table("standard", 4, cards=50, seed=1, target_score=200)
            table.play(rounds=6)
            table.play(until=Showing)
            table.rng.seed(seed)
            piles |= {event.pile for event in table.next_round() if isinstance(event, PileShuffled)}
        assert len(piles) == 30


class TestR15MixedSetsAndOpenDiscards:
    def test_cards_of_several_sets_are_one_deck(self) -> None:
        mixed = [*(CardId(f"one:{i}") for i in range(40)), *(CardId(f"two:{i}") for i in range(40))]
        begun = start(edition("standard"), players=4, deck=mixed, rng=random.Random(3))
        everything = sorted(card for pile in (*begun.hands, begun.pile) for card in pile)
        assert everything == sorted(mixed)
        assert {card.split(":")[0] for card in begun.pile[:20]} == {"one", "two"}

    @pytest.mark.parametrize("chosen", EDITIONS, ids=lambda chosen: chosen.id)
    def test_everyone_may_look_at_the_discards_in_every_edition(self, chosen: Edition) -> None:
        table = Table(chosen.id, chosen.players[-1])
        table.play(rounds=1)
        used = table.game.last
        assert used is not None
        for viewer in (None, *range(table.game.players)):
            assert table.view(viewer).public.discards == tuple(sorted(used.slots))
