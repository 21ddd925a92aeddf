"""Teams: who gives and who votes, with ruling R17 of `docs/rules.md`."""

import pytest

from moonhare.rules.commands import CastVotes, GiveCards, NameGiver
from moonhare.rules.editions import edition
from moonhare.rules.events import CardsGiven, GiverNamed
from moonhare.rules.ids import SeatId, Slot
from moonhare.rules.state import awaited, naming_of, opposite, same_team, teams_of
from moonhare.rules.views import NOTHING, Exchange, GiveOptions, Options
from tests.rules.table import Table, kinds


@pytest.mark.parametrize("players", range(3, 13))
def test_partners_sit_opposite_each_other_and_only_pairs_make_teams(players: int) -> None:
    half = players // 2
    pairs = tuple((seat, seat + half) for seat in range(half)) if players in (6, 8, 10, 12) else ()
    assert teams_of(edition("odyssey-team").settings, players) == pairs
    assert teams_of(edition("odyssey").settings, players) == ()
    assert all(same_team(players, SeatId(one), SeatId(other)) for one, other in pairs)
    assert all(
        (opposite(players, SeatId(one)), opposite(players, SeatId(other))) == (other, one) for one, other in pairs
    )


class TestR17OneCardATeam:
    @pytest.mark.parametrize("players", [6, 8, 10, 12])
    def test_as_many_cards_lie_on_the_table_as_there_are_teams(self, players: int) -> None:
        table = Table("odyssey-team", players)
        table.tell(0)
        half = players // 2
        table.give_all(givers=range(1, half))
        assert len(table.voting.slots) == half
        assert sorted(table.voting.owners) == list(range(half))
        assert table.voting.voters == tuple(range(half + 1, players)), "the partners of those who gave"

    def test_the_other_of_the_two_gives_nothing_more(self) -> None:
        table = Table("odyssey-team", 6)
        table.tell(0)
        table.do(1, NameGiver(giver=SeatId(1)))
        table.give(1)
        assert table.refusal(4, GiveCards(cards=table.hand(4)[:1])).code == "partner-gave"
        assert table.refusal(4, NameGiver(giver=SeatId(4))).code == "already-given"

    def test_the_storytellers_team_gives_nothing_more_and_does_not_vote(self) -> None:
        table = Table("odyssey-team", 6)
        table.tell(0)
        assert table.refusal(3, GiveCards(cards=table.hand(3)[:1])).code == "gives-nothing"
        assert table.refusal(3, NameGiver(giver=SeatId(3))).code == "gives-nothing"
        table.give_all(givers=(1, 5))
        for seat in (0, 3):
            assert table.refusal(seat, CastVotes(slots=(Slot(1),))).code == "does-not-vote"
        assert table.voting.voters == (2, 4)


class TestTeamsAgreeOnTheGiver:
    """`docs/rules.md`, "Team": it stands once the partner agrees, or once the one named gives."""

    def table(self) -> Table:
        table = Table("odyssey-team", 6)
        table.tell(0)
        return table

    def test_nobody_gives_before_a_giver_is_named(self) -> None:
        table = self.table()
        assert table.refusal(1, GiveCards(cards=table.hand(1)[:1])).code == "giver-not-named"
        assert table.own(1).may.give is None
        assert table.own(1).may.name_giver == (1, 4)

    def test_the_partner_agrees_by_naming_the_same(self) -> None:
        table = self.table()
        table.do(1, NameGiver(giver=SeatId(4)))
        assert table.own(1).may.name_giver == (1,), "the proposer may only change their mind"
        assert table.own(4).may.name_giver == (1, 4), "the partner may agree or propose the other"
        (named,) = table.do(4, NameGiver(giver=SeatId(4)))
        assert named == GiverNamed(seat=SeatId(4), giver=SeatId(4), agreed=True)
        assert awaited(table.game) == (2, 4, 5)

    def test_naming_the_same_again_is_refused(self) -> None:
        table = self.table()
        table.do(1, NameGiver(giver=SeatId(4)))
        assert table.refusal(1, NameGiver(giver=SeatId(4))).code == "already-named"
        table.do(4, NameGiver(giver=SeatId(4)))
        for seat in (1, 4):
            assert table.refusal(seat, NameGiver(giver=SeatId(4))).code == "already-named"

    @pytest.mark.parametrize("agreed", [False, True])
    @pytest.mark.parametrize("seat", [1, 4])
    def test_both_may_change_their_minds_until_a_card_is_given(self, agreed: bool, seat: int) -> None:
        table = self.table()
        table.do(1, NameGiver(giver=SeatId(4)))
        if agreed:
            table.do(4, NameGiver(giver=SeatId(4)))
        assert 1 in table.own(seat).may.name_giver
        (named,) = table.do(seat, NameGiver(giver=SeatId(1)))
        assert named == GiverNamed(seat=SeatId(seat), giver=SeatId(1), agreed=False), "the other has to agree anew"
        assert table.refusal(4, GiveCards(cards=table.hand(4)[:1])).code == "partner-gives"

    def test_whom_a_team_has_named_both_partners_find_and_nobody_else(self) -> None:
        table = self.table()
        table.do(1, NameGiver(giver=SeatId(4)))
        named = [naming_of(table.game, SeatId(seat)) for seat in range(6)]
        assert named[1] == named[4] is not None
        assert [named[seat] for seat in (0, 2, 3, 5)] == [None] * 4
        table.do(4, GiveCards(cards=table.hand(4)[:1]))
        table.give_all(givers=(2,))
        assert naming_of(table.game, SeatId(1)) is None, "all have given"

    @pytest.mark.parametrize("namer", [1, 4])
    def test_it_stands_once_the_named_one_gives(self, namer: int) -> None:
        table = self.table()
        table.do(namer, NameGiver(giver=SeatId(4)))
        assert kinds(table.do(4, GiveCards(cards=table.hand(4)[:1]))) == [CardsGiven]
        for seat in (1, 4):
            assert table.refusal(seat, NameGiver(giver=SeatId(1))).code == "already-given"
        assert table.own(1).may == NOTHING
        assert table.own(4).may == Options(exchange=Exchange(give=GiveOptions(count=1)))

    def test_the_one_who_is_not_named_does_not_give(self) -> None:
        table = self.table()
        table.do(1, NameGiver(giver=SeatId(4)))
        refusal = table.refusal(1, GiveCards(cards=table.hand(1)[:1]))
        assert refusal.code == "partner-gives"
        assert refusal.arguments == {"seat": 1, "giver": 4}

    @pytest.mark.parametrize("giver", [0, 2, 3, 5, 7, -5])
    def test_one_names_of_ones_own_team_only(self, giver: int) -> None:
        assert self.table().refusal(1, NameGiver(giver=SeatId(giver))).code == "not-your-team"

    def test_there_is_nobody_to_name_without_teams(self) -> None:
        table = Table("standard", 6)
        table.tell(0)
        assert table.refusal(1, NameGiver(giver=SeatId(1))).code == "no-teams"

    def test_givers_may_differ_from_round_to_round_and_voters_are_their_partners(self) -> None:
        table = self.table()
        table.give_all(givers=(4, 2))
        assert table.voting.voters == (1, 5)
        table.vote_all({1: 0, 5: 0})
        table.next_round()
        table.tell(1)
        table.give_all(givers=(5, 3))
        assert table.voting.voters == (0, 2)
