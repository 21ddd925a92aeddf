"""R18: until the last one is in, whoever has given or voted may change their mind, and nobody else learns of it."""

import msgspec

from moonhare.rules.commands import CastVotes, GiveCards, NameGiver
from moonhare.rules.events import CardsGiven, CardsLaidOut, RoundScored, VotesCast
from moonhare.rules.ids import SeatId
from moonhare.rules.log import read_log, replay_log, settled, write_log
from moonhare.rules.state import Giving
from moonhare.rules.views import NOTHING
from tests.rules.table import Table, kinds


def seen_by_others(table: Table, seat: int) -> list[bytes]:
    """What everybody but a seat sees."""
    others = [other for other in (None, *range(table.game.players)) if other != seat]
    return [msgspec.json.encode(table.view(other)) for other in others]


def test_a_given_card_comes_back_to_the_hand_for_another_one() -> None:
    table = Table("standard", 5)
    table.tell(0)
    first, second, *_ = hand = table.hand(2)
    table.do(2, GiveCards(cards=(first,)))
    before = seen_by_others(table, 2)
    assert kinds(table.do(2, GiveCards(cards=(second,)))) == [CardsGiven]
    assert table.own(2).given == (second,)
    assert table.own(2).hand == tuple(card for card in hand if card != second)
    assert seen_by_others(table, 2) == before


def test_one_of_two_given_cards_may_stay_where_it_is() -> None:
    table = Table("standard", 3)
    table.tell(0)
    hand = table.hand(1)
    table.do(1, GiveCards(cards=hand[:2]))
    table.do(1, GiveCards(cards=(hand[1], hand[4])))
    assert table.own(1).given == (hand[1], hand[4])
    assert table.own(1).hand == tuple(card for card in hand if card not in (hand[1], hand[4]))
    assert table.refusal(1, GiveCards(cards=(hand[4], hand[1]))).code == "already-given", "in whatever order"


def test_nothing_is_laid_out_before_the_last_card_is_in_however_often_others_are_exchanged() -> None:
    table = Table("standard", 4)
    table.tell(0)
    table.give(1)
    table.give(2)
    for _ in range(3):
        assert kinds(table.do(1, GiveCards(cards=table.hand(1)[-1:]))) == [CardsGiven]
    mine = table.own(1).given
    assert kinds(table.do(3, GiveCards(cards=table.hand(3)[:1]))) == [CardsGiven, CardsLaidOut]
    assert table.own(1).given == mine
    assert table.refusal(1, GiveCards(cards=table.hand(1)[:1])).code == "wrong-phase"


def test_whoever_has_given_the_whole_hand_has_nothing_else_to_give() -> None:
    table = Table("standard", 4, hand_size=3, cards_given=3)
    table.tell(0)
    table.give(1)
    assert table.own(1).hand == ()
    assert table.own(1).may == NOTHING


def test_a_vote_moves_until_the_last_one_is_in_and_the_last_word_counts() -> None:
    table = Table("standard", 4)
    table.tell(0)
    table.give_all()
    table.vote(1, 2)
    before = seen_by_others(table, 1)
    assert kinds(table.vote(1, 0)) == [VotesCast]
    assert seen_by_others(table, 1) == before
    table.vote(2, 1)
    assert kinds(table.vote(1, 3)) == [VotesCast]
    assert kinds(table.vote(1, 0)) == [VotesCast]
    assert kinds(table.vote(3, 1)) == [VotesCast, RoundScored]
    assert table.game.scores == (3, 3 + 2, 0, 0)


def test_what_a_vote_may_not_be_a_new_one_may_not_be_either() -> None:
    table = Table("standard", 4)
    table.tell(0)
    table.give_all()
    table.vote(1, 0)
    assert table.refusal(1, CastVotes(slots=table.slots_of(1))).code == "own-card"
    assert table.refusal(1, CastVotes(slots=())).code == "vote-missing"


def test_the_storytellers_card_stays_where_the_clue_is_from_it() -> None:
    table = Table("standard", 4)
    table.tell(0)
    assert table.refusal(0, GiveCards(cards=table.hand(0)[:1])).code == "already-given"


def test_in_party_the_storyteller_exchanges_card_and_votes_as_all_do() -> None:
    table = Table("odyssey-party", 6)
    table.tell(0)
    hand = table.hand(0)
    table.do(0, GiveCards(cards=hand[:1]))
    table.do(0, GiveCards(cards=hand[1:2]))
    assert table.own(0).given == hand[1:2]
    table.give_all()
    table.vote(0, 1, red=2)
    table.vote(0, 1, red=0)
    assert (table.own(0).votes, table.own(0).red) == (table.slots_of(1), table.slots_of(0)[0])


def test_in_teams_the_giver_exchanges_the_card_and_who_gives_stays() -> None:
    table = Table("odyssey-team", 6)
    table.tell(0)
    table.do(1, NameGiver(giver=SeatId(4)))
    hand = table.hand(4)
    table.do(4, GiveCards(cards=hand[:1]))
    before = seen_by_others(table, 4)
    table.do(4, GiveCards(cards=hand[2:3]))
    assert table.own(4).given == hand[2:3]
    assert seen_by_others(table, 4) == before
    assert table.refusal(1, GiveCards(cards=table.hand(1)[:1])).code == "partner-gave"
    assert table.refusal(1, NameGiver(giver=SeatId(1))).code == "already-given"


def test_a_log_keeps_every_exchange_and_an_exported_one_tells_none() -> None:
    table = Table("odyssey", 7, cards=60)
    table.play(rounds=4)
    exchanged = len(table.log) - len(settled(table.log))
    assert exchanged > 0
    told = settled(table.log)
    for events in (table.log, told):
        assert replay_log(read_log(write_log(events)))[-1].game == table.game
    gifts = [event.seat for event in told if isinstance(event, CardsGiven)]
    assert len(gifts) == 6 * (table.game.round - 1) + sum(
        bool(gift) for gift in (table.game.phase.gifts if isinstance(table.game.phase, Giving) else ())
    )
