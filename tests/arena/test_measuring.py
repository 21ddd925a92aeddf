"""What is counted of a round: by hand, for one that can be read at a glance."""

from collections.abc import Sequence
from typing import Any

import pytest

from moonhare.arena.measuring import Tally, Yardstick, measure
from moonhare.arena.pairing import Sitting
from moonhare.arena.seating import Seated
from moonhare.arena.sitting import GameRecord, Record
from moonhare.arena.summing import interval, roles
from moonhare.players import Knowledge, PhraseBook, SimplePlayer, Written
from moonhare.rules.events import Clue
from moonhare.rules.ids import CardId, SeatId, Slot
from moonhare.rules.state import Ballot, Outcome, OutcomeLine

THINGS = ("owl", "boat", "bread", "clock", "mountain", "violin")
DECK = tuple(CardId(f"full:{number:02}") for number in range(48))
KNOWLEDGE = Knowledge(
    language="en",
    concepts={card: {THINGS[at % 6]: 1 - at / 100} for at, card in enumerate(DECK)},
    clues=PhraseBook({}, ("Almost home",)),
)
OWLS = DECK[::6]
"""The best first."""


class Hearing(SimplePlayer):
    """Always hears the cards in the order of their ids."""

    def rank(self, clue: str, language: str, cards: Sequence[CardId]) -> Sequence[float]:
        return [-DECK.index(card) for card in cards]


def outcome(slots: Sequence[int], owners: Sequence[int], votes: Sequence[tuple[int, ...]], **more: Any) -> Outcome:
    facts: dict[str, Any] = {
        "round": 1,
        "storyteller": SeatId(0),
        "clue": Clue(medium="text", text="An owl"),
        "slots": tuple(DECK[at] for at in slots),
        "owners": tuple(map(SeatId, owners)),
        "ballots": tuple(Ballot(slots=tuple(map(Slot, those))) if those else None for those in votes),
        "lines": (OutcomeLine(seat=SeatId(0), points=3, reason="some-found"),),
        "nothing": (),
        "found": "some",
        "marks": (),
        "before": (),
        "after": (),
    }
    return Outcome(**{**facts, **more})


def seats(many: int) -> list[Seated]:
    simple = SimplePlayer(1, KNOWLEDGE.clues)
    return [Seated(Hearing(1, KNOWLEDGE.clues) if seat == 1 else simple, simple) for seat in range(many)]


def test_a_round_is_counted_for_every_role() -> None:
    # The storyteller's card lies on 2. Seat 1 finds it, seat 2 votes for seat 1's card, seat 3 for seat 2's.
    played = outcome([1, 0, 2, 3], [1, 0, 2, 3], [(), (2,), (1,), (3,)])
    teller, finder, second, third = measure([played], seats(4), Yardstick(KNOWLEDGE, DECK), "en")
    assert (teller.some, teller.all, teller.none, teller.teller_points, teller.clues) == (1, 0, 0, 3, ("An owl",))
    assert (teller.gave, teller.guesses) == (0, {})
    assert [one.gave for one in (finder, second, third)] == [1, 1, 1]
    assert [one.lured for one in (finder, second, third)] == [1, 1, 0]
    # Two votes missed; each could have lain on two decoys that were not the voter's.
    assert [one.fair for one in (finder, second, third)] == [1 / 2 + 1 / 2, 1 / 2, 1 / 2]
    guesses = finder.guesses["weak"]
    assert (guesses.rounds, guesses.found) == (1, 1)
    assert guesses.chance == pytest.approx(1 / 3)
    assert (guesses.ranked, guesses.first, guesses.reciprocal) == (1, 1, 1)
    assert (second.guesses["weak"].found, second.guesses["weak"].ranked) == (0, 0)


def test_a_player_s_own_cards_are_no_choice_and_two_votes_find_more_easily() -> None:
    played = outcome([0, 1, 2, 3, 4], [1, 0, 1, 2, 2], [(), (2, 4), (3, 1)])
    _, finder, misser = measure([played], seats(3), Yardstick(KNOWLEDGE, DECK), "en")
    [guesses] = finder.guesses.values()
    assert guesses.found == 1
    assert guesses.chance == pytest.approx(2 / 3)
    # Of the cards that are not its own, the storyteller's is the first by their ids.
    assert (guesses.first, guesses.reciprocal) == (1, 1)
    assert (finder.lured, finder.fair) == (2, 2)
    assert (misser.lured, misser.fair) == (1, 1)


def test_where_no_card_is_to_be_found_every_card_draws_votes_but_one_s_own() -> None:
    votes = [(1,), (1,), (3,)]
    played = outcome([0, 1, 2], [0, 1, 2], votes, found=None, lines=())
    first, second, third = measure([played], seats(3), Yardstick(KNOWLEDGE, DECK), "en")
    assert [one.gave for one in (first, second, third)] == [1, 1, 1]
    assert [one.lured for one in (first, second, third)] == [1, 0, 0]
    assert [one.fair for one in (first, second, third)] == [1 / 2, 0, 1 / 2]
    assert first.guesses == {}
    assert first.clues == ("An owl",)


def test_decoys_are_as_strong_as_few_other_cards_would_fit_better() -> None:
    yardstick = Yardstick(KNOWLEDGE, DECK)
    others = [card for card in DECK if card not in OWLS][:4]
    # Without the storyteller's card the second owl is the best that there is, the fifth has three before it.
    assert yardstick.strength("An owl", OWLS[0], [OWLS[1], *others]) == "strong"
    assert yardstick.strength("An owl", OWLS[0], [OWLS[4], *others]) == "close"
    assert yardstick.strength("An owl", OWLS[0], [OWLS[7], *others]) == "weak"
    assert yardstick.strength("An owl", OWLS[0], others) == "weak"
    assert yardstick.strength("Qwrtz", OWLS[0], [OWLS[1]]) == "unheard"
    assert yardstick.strength("", OWLS[0], [OWLS[1]]) == "unheard"


def test_an_interval_holds_the_middle_95_of_a_hundred() -> None:
    assert interval(map(float, range(1001))) == (25, 975)
    assert interval([2.0]) == (2, 2)


def test_what_no_deal_or_every_one_has_is_no_certainty() -> None:
    seats = (Tally(won=0, points=3, moves=9), Tally(won=1, points=5, moves=9))
    records = [
        Record(
            sitting=Sitting(number=deal, deal=deal, rotation=0, line_up=("loses", "wins")),
            games=(GameRecord(scores=(3, 5), winners=(SeatId(1),), rounds=4, seats=seats),),
        )
        for deal in range(10)
    ]
    loses, wins = (one.figures["wins"] for one in roles(records, 1))
    # 30.8 %: of ten deals none shows what comes up as often one time of forty.
    assert (loses.value, loses.low, loses.high) == (0, 0, 0.3085)
    assert (wins.value, wins.low, wins.high) == (1, 0.6915, 1)
    points = roles(records, 1)[0].figures["points"]
    assert (points.low, points.high) == (3, 3)
    [alone, _] = roles(records[:1], 1)
    assert (alone.figures["wins"].low, alone.figures["wins"].high) == (0, 0)


def test_decoys_of_which_only_words_are_known_are_as_strong_as_players_hear_them() -> None:
    words = {card: Written("en", thing, f"A {thing}.") for at, card in enumerate(DECK) for thing in [THINGS[at % 6]]}
    bare = Knowledge(language="en", concepts={card: {} for card in DECK}, clues=KNOWLEDGE.clues, written=words)
    yardstick = Yardstick(bare, DECK)
    assert yardstick.strength("An owl", OWLS[0], [OWLS[1], DECK[1]]) == "strong"
    assert yardstick.strength("An owl", OWLS[0], [DECK[1], DECK[2]]) == "weak"
