"""Counts of legal commands on small fixed positions, worked out by hand: what a move generator must never get wrong."""

import pytest

from moonhare.rules.commands import NameGiver
from moonhare.rules.ids import SeatId
from moonhare.rules.legal import commands
from moonhare.rules.state import Voting
from tests.rules.table import Table


def moves(table: Table) -> list[tuple[int, object]]:
    """All that any seat may do."""
    return [(seat, command) for seat in range(table.game.players) for command in commands(table.view(seat))]


def anew(table: Table, seat: int) -> int:
    """In how many ways a seat may change its mind (R18)."""
    return len(list(commands(table.view(seat)))) if table.own(seat).may.exchange else 0


def sequences(table: Table, depth: int) -> int:
    """How many sequences of that many commands there are, each carried out, if nobody gives or votes anew."""
    if depth == 0:
        return 1
    count = 0
    for seat in range(table.game.players):
        if table.own(seat).may.exchange:
            continue
        for command in commands(table.view(seat)):
            following = table.branch()
            following.do(seat, command)
            count += sequences(following, depth - 1)
    return count


def test_standard_three_players_from_the_first_clue_on() -> None:
    table = Table("standard", 3, clue_media=["text"])
    # Each of three seats may announce with each of seven cards.
    assert sequences(table, 1) == 3 * 7
    # Then each of the two others may give two of seven cards.
    assert sequences(table, 2) == 3 * 7 * 2 * 21
    # Then the one who has not given. The other may give another two of their seven instead.
    table.tell(0)
    table.give(1)
    assert [anew(table, seat) for seat in range(3)] == [0, 21 - 1, 0]
    table = Table("standard", 3, clue_media=["text"])
    assert sequences(table, 3) == 3 * 7 * (2 * 21) * 21


@pytest.mark.parametrize("media", [["text"], ["text", "said"], ["text", "said", "sung", "mimed"]])
def test_a_clue_in_each_medium_with_each_card(media: list[str]) -> None:
    assert len(moves(Table("standard", 4, clue_media=media))) == 4 * 6 * len(media)


def test_standard_three_players_from_the_laying_out_to_the_next_clue() -> None:
    table = Table("standard", 3, clue_media=["text"])
    table.tell(0)
    table.give_all()
    # Two voters, three cards that are not their own.
    assert sequences(table, 1) == 2 * 3
    assert sequences(table, 2) == (2 * 3) * 3
    # Then each of the three may go on. The next storyteller's ends the round; after another's, two are left.
    assert sequences(table, 3) == 18 * 3
    assert sequences(table, 4) == 18 * (7 + 2 + 2), "seat 1 went on and tells one of seven; or two may go on"
    # Of those two the next storyteller's ends the round (7 clues), the other's leaves the storyteller's (1).
    assert sequences(table, 5) == 18 * (7 * (2 * 21) + 2 * (7 + 1))


def test_odyssey_seven_players_one_or_two_votes() -> None:
    table = Table("odyssey", 7)
    table.tell(0)
    assert len(moves(table)) == 6 * 6
    table.give_all()
    # Six voters; of six cards that are not their own, one (6) or two (15); and all but that one anew.
    voted = table.branch()
    voted.vote(1, 0)
    assert [anew(voted, seat) for seat in range(7)] == [0, 6 + 15 - 1, 0, 0, 0, 0, 0]
    assert sequences(table, 1) == 6 * (6 + 15)
    assert sequences(table, 2) == 6 * 21 * 5 * 21


def test_odyssey_twelve_players_three_votes_by_a_house_rule() -> None:
    table = Table("odyssey", 12, votes=3)
    table.tell(0)
    table.give_all()
    assert len(moves(table)) == 11 * (11 + 55 + 165)


def test_party_six_players() -> None:
    table = Table("odyssey-party", 6, clue_media=["text"])
    assert sequences(table, 1) == 6, "no card belongs to the clue"
    assert sequences(table, 2) == 6 * (6 * 5), "all give one of five, the storyteller too"
    table.tell(0)
    table.give(0)
    assert [anew(table, seat) for seat in range(6)] == [4, 0, 0, 0, 0, 0], "the storyteller's is like all others"
    table.give_all()
    # Five with a green vote on any of six cards, the storyteller with a red one besides.
    assert sequences(table, 1) == 5 * 6 + 6 * 6
    # Two different seats: both of the five, or the storyteller and one of the five, in either order.
    assert sequences(table, 2) == (5 * 4) * 6 * 6 + 2 * 5 * 6 * 36


def test_team_six_players() -> None:
    table = Table("odyssey-team", 6, clue_media=["text"])
    assert sequences(table, 1) == 6 * 4
    table.tell(0)
    # Two teams, each with two who may name either of the two.
    assert sequences(table, 1) == 2 * 2 * 2
    table.do(1, NameGiver(giver=SeatId(1)))
    # Team 1: seat 1 may give one of four cards or name seat 4; seat 4 may agree or name itself. Team 2: four namings.
    assert sequences(table, 1) == (4 + 1) + 2 + 4
    table.do(4, NameGiver(giver=SeatId(1)))
    # Agreed: seat 1 gives or changes its mind, seat 4 may change its own.
    assert sequences(table, 1) == (4 + 1) + 1 + 4
    table.give(1)
    assert sequences(table, 1) == 4, "team 1 has nothing more to do"
    assert [anew(table, seat) for seat in range(6)] == [0, 3, 0, 0, 0, 0], "but seat 1 may give another one"
    table.give_all(givers=(5,))
    assert isinstance(table.game.phase, Voting)
    # Two voters, any of three cards, their own team's included.
    assert sequences(table, 1) == 2 * 3
    assert sequences(table, 2) == 2 * 3 * 3


def test_when_it_is_over_nobody_may_do_anything() -> None:
    table = Table("standard", 3, target_score=1)
    table.round({1: 0, 2: 0})
    assert moves(table) == []
