"""A round from the clue to the next storyteller (`docs/rules.md`, "A round, step by step")."""

from moonhare.rules.commands import CastVotes, EndShowing, GiveCards, GoOn
from moonhare.rules.editions import edition, resolve
from moonhare.rules.events import (
    CardsGiven,
    CardsLaidOut,
    GameStarted,
    RoundScored,
    VotesCast,
    WentOn,
)
from moonhare.rules.state import Showing, Telling, awaited
from tests.rules.table import Table, kinds


class TestARound:
    def test_the_next_storyteller_is_to_the_left_and_after_the_last_comes_the_first(self) -> None:
        table = Table("standard", 4)
        table.round({0: 3, 1: 0, 2: 1}, teller=3)
        assert table.view(None).public.next_storyteller == 0
        table.next_round()
        assert table.view(None).public.storyteller == 0

    def test_the_cards_are_laid_out_when_the_last_one_has_given(self) -> None:
        table = Table("standard", 4)
        table.tell(0)
        for seat in (3, 1):
            assert kinds(table.do(seat, GiveCards(cards=table.hand(seat)[:1]))) == [CardsGiven]
        assert kinds(table.do(2, GiveCards(cards=table.hand(2)[:1]))) == [CardsGiven, CardsLaidOut]

    def test_votes_are_shown_all_at_once_when_the_last_is_in(self) -> None:
        table = Table("standard", 4)
        table.tell(0)
        table.give_all()
        assert kinds(table.vote(1, 0)) == [VotesCast]
        assert kinds(table.vote(3, 0)) == [VotesCast]
        assert kinds(table.vote(2, 1)) == [VotesCast, RoundScored]

    def test_own_cards_may_not_be_voted_for(self) -> None:
        table = Table("standard", 3)
        table.tell(0)
        table.give_all()
        for slot in table.slots_of(1):
            refusal = table.refusal(1, CastVotes(slots=(slot,)))
            assert refusal.code == "own-card"
            assert refusal.arguments == {"seat": 1, "slot": slot}
        may = table.own(1).may.vote
        assert may is not None
        assert may.forbidden == table.slots_of(1)

    def test_the_points_stay_until_the_next_storyteller_goes_on(self) -> None:
        table = Table("standard", 4)
        table.round({1: 0, 2: 0, 3: 1})
        for seat in (0, 3):
            table.do(seat, GoOn())
            assert isinstance(table.game.phase, Showing)
        assert table.refusal(3, GoOn()).code == "already-gone-on"
        table.do(1, GoOn())
        assert isinstance(table.game.phase, Telling)

    def test_however_many_others_have_gone_on_the_points_stay_for_the_next_storyteller(self) -> None:
        table = Table("standard", 4)
        table.round({1: 0, 2: 0, 3: 1})
        for seat in (0, 2, 3):
            assert kinds(table.do(seat, GoOn())) == [WentOn]
        assert awaited(table.game) == (1,)
        assert kinds(table.do(1, GoOn()))[0] is WentOn
        assert isinstance(table.game.phase, Telling)

    def test_the_table_may_end_the_showing_and_no_seat_can_ask_for_it(self) -> None:
        table = Table("standard", 4)
        table.round({1: 0, 2: 0, 3: 1})
        assert table.refusal(1, EndShowing()).code == "table-only"
        table.do(None, EndShowing())
        assert isinstance(table.game.phase, Telling)

    def test_scores_start_at_nothing_and_run_past_the_target(self) -> None:
        table = Table("standard", 4, target_score=200, cards=30)
        assert table.game.scores == (0, 0, 0, 0)
        table.play(rounds=40)
        assert max(table.game.scores) > 30

    def test_settings_at_the_start_stand_in_the_first_event(self) -> None:
        table = Table("odyssey", 7, bonus_cap=5)
        first = table.log[0]
        assert isinstance(first, GameStarted)
        assert first.settings == resolve(edition("odyssey"), 7, {"bonus_cap": 5})
