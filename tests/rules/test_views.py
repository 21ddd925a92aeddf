"""What a view says, field by field; what it must not say: `test_secrets.py`."""

import pytest

from moonhare.rules.commands import GoOn, NameGiver
from moonhare.rules.events import Clue
from moonhare.rules.ids import SeatId
from moonhare.rules.state import Over, Showing
from moonhare.rules.views import NOTHING, Exchange, GiveOptions, Options, OwnView, TellOptions, VoteOptions, own_grounds
from tests.rules.table import Table


def roles(table: Table) -> list[str]:
    return list(table.view(None).public.roles)


def states(table: Table) -> list[str]:
    return list(table.view(None).public.standings)


def test_a_spectator_sees_the_public_table_only() -> None:
    table = Table("standard", 4)
    assert table.view(None).own is None
    assert table.view(None).public == table.view(2).public


def test_before_anybody_has_told_a_clue() -> None:
    table = Table("standard", 4)
    public = table.view(None).public
    assert (public.edition, public.round, public.phase) == ("standard", 1, "announcing")
    assert (public.storyteller, public.next_storyteller, public.clue, public.outcome) == (None, None, None, None)
    assert (public.namings, public.slots, public.discards, public.winners) == ((), (), (), ())
    assert public.pile == 84 - 24
    assert public.cards == (6, 6, 6, 6)
    assert roles(table) == ["gives"] * 4
    assert states(table) == ["awaited"] * 4
    own = table.own(1)
    assert (own.seat, own.hand, own.face_down) == (1, table.hand(1), 0)
    assert (own.given, own.votes, own.red) == ((), (), None)
    assert own.may == Options(tell=TellOptions(media=("text", "said", "sung", "mimed"), with_card=True))


def test_while_cards_are_given() -> None:
    table = Table("standard", 4)
    card = table.hand(2)[0]
    table.tell(2, "a lantern")
    table.give(0)
    public = table.view(None).public
    assert (public.phase, public.storyteller) == ("giving", 2)
    assert public.clue == Clue(medium="text", text="a lantern")
    assert public.cards == (5, 6, 5, 6)
    assert roles(table) == ["gives", "gives", "storyteller", "gives"]
    assert states(table) == ["done", "awaited", "done", "awaited"]
    assert public.slots == ()
    assert table.own(2).given == (card,)
    assert table.own(2).may == NOTHING
    assert table.own(0).may == Options(exchange=Exchange(give=GiveOptions(count=1)))
    assert table.own(1).may == Options(give=GiveOptions(count=1))


def test_while_votes_are_cast() -> None:
    table = Table("standard", 4)
    table.tell(2)
    table.give_all()
    table.vote(0, 2)
    public = table.view(None).public
    assert (public.phase, public.storyteller, len(public.slots)) == ("voting", 2, 4)
    assert roles(table) == ["votes", "votes", "storyteller", "votes"]
    assert states(table) == ["done", "awaited", "idle", "awaited"]
    assert table.own(0).votes == table.slots_of(2)
    again = VoteOptions(most=1, forbidden=table.slots_of(0), red=False)
    assert table.own(0).may == Options(exchange=Exchange(vote=again))
    assert table.own(2).may == NOTHING
    assert table.own(1).given == (public.slots[table.slots_of(1)[0] - 1],)
    assert table.own(1).may == Options(vote=VoteOptions(most=1, forbidden=table.slots_of(1), red=False))


def test_while_the_points_are_shown() -> None:
    table = Table("standard", 4)
    table.round({0: 2, 1: 2, 3: 1}, teller=2)
    table.do(0, GoOn())
    public = table.view(None).public
    assert (public.phase, public.storyteller, public.next_storyteller) == ("showing", 2, 3)
    assert public.clue is None, "it stands in the outcome"
    outcome = public.outcome
    assert outcome is not None
    assert outcome.clue.text == "a clue"
    assert outcome.slots == public.slots
    assert (outcome.before, outcome.after) == ((0, 0, 0, 0), (3, 4, 3, 0))
    assert public.points == (3, 4, 3, 0)
    assert roles(table) == ["votes", "votes", "storyteller", "votes"]
    assert states(table) == ["done", "idle", "idle", "awaited"], "it is the next storyteller's to go on"
    assert [table.own(seat).may for seat in range(4)] == [NOTHING, *[Options(go_on=True)] * 3]
    assert table.own(1).given == (), "all cards are in the outcome now"


def test_the_last_round_stays_in_the_view_until_the_next_is_scored() -> None:
    table = Table("standard", 4)
    table.round({1: 0, 2: 0, 3: 1})
    shown = table.view(None).public.outcome
    table.next_round()
    public = table.view(None).public
    assert (public.phase, public.round, public.slots) == ("telling", 2, ())
    assert public.outcome == shown
    assert states(table) == ["idle", "awaited", "idle", "idle"]
    table.tell(1)
    assert table.view(3).public.outcome == shown


def test_when_it_is_over() -> None:
    table = Table("standard", 4, target_score=3)
    table.round({1: 0, 2: 0, 3: 1})
    public = table.view(None).public
    assert (public.phase, public.winners, public.next_storyteller) == ("over", (1,), None)
    assert public.storyteller == 0, "of the last round"
    assert public.slots == ()
    assert public.outcome is not None
    assert public.discards == tuple(sorted(public.outcome.slots))
    assert states(table) == ["idle"] * 4
    assert all(table.own(seat).may == NOTHING for seat in range(4))


def test_party_says_who_still_owes_a_card_the_storyteller_too() -> None:
    table = Table("odyssey-party", 6)
    table.tell(0)
    assert states(table) == ["awaited"] * 6
    table.give(0)
    assert states(table) == ["done", *["awaited"] * 5]
    assert roles(table) == ["storyteller", *["gives"] * 5]
    table.give_all()
    may = table.own(0).may.vote
    assert may == VoteOptions(most=1, forbidden=(), red=True)
    assert table.own(1).may.vote == VoteOptions(most=1, forbidden=(), red=False)


def test_teams_say_who_gives_and_who_will_vote() -> None:
    table = Table("odyssey-team", 6)
    assert roles(table) == ["undecided"] * 6
    table.tell(0)
    assert roles(table) == ["storyteller", "undecided", "undecided", "sits-out", "undecided", "undecided"]
    assert table.view(None).public.namings == (None, None, None)
    table.do(4, NameGiver(giver=SeatId(1)))
    assert roles(table) == ["storyteller", "gives", "undecided", "sits-out", "partner", "undecided"]
    assert states(table) == ["done", "awaited", "awaited", "idle", "awaited", "awaited"]
    table.give(1)
    assert states(table) == ["done", "done", "awaited", "idle", "idle", "awaited"]
    table.give_all(givers=(5,))
    assert roles(table) == ["storyteller", "gives", "votes", "sits-out", "votes", "gives"]
    assert states(table) == ["idle", "idle", "awaited", "idle", "awaited", "idle"]
    table.vote_all({4: 0, 2: 1})
    assert isinstance(table.game.phase, Showing)
    assert roles(table) == ["storyteller", "gives", "votes", "sits-out", "votes", "gives"]
    table.next_round()
    assert roles(table) == ["undecided", "storyteller", "undecided", "undecided", "sits-out", "undecided"]
    assert table.view(None).public.points == (3, 4, 0, 3, 4, 0)


@pytest.mark.parametrize("name", ["classic", "odyssey-team", "odyssey-party"])
def test_views_hold_to_the_end_of_a_game(name: str) -> None:
    table = Table(name, 6, cards=50)
    table.play()
    assert isinstance(table.game.phase, Over)
    public = table.view(None).public
    assert public.winners
    assert max(public.points) == public.points[public.winners[0]]


@pytest.mark.parametrize("name", ["classic", "standard", "odyssey", "odyssey-party", "odyssey-team"])
def test_whose_view_stands_on_the_same_grounds_sees_the_same_to_the_end_of_a_game(name: str) -> None:
    table = Table(name, 6, cards=50)
    before: dict[SeatId, tuple[tuple[object, ...], OwnView]] = {}
    kept = changed = 0
    while not isinstance(table.game.phase, Over):
        table.step()
        for seat in map(SeatId, range(6)):
            now = own_grounds(table.game, seat), table.own(seat)
            grounds, view = before.get(seat, now)
            assert grounds != now[0] or view == now[1]
            kept, changed = kept + (grounds == now[0]), changed + (view != now[1])
            before[seat] = now
    assert min(kept, changed) > 0, "what others do leaves some views as they are"
