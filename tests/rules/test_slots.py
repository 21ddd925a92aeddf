"""Where a card lies tells nothing of who gave it, or when."""

import random
from collections import Counter
from itertools import permutations

import pytest
from msgspec.structs import replace

from moonhare.rules.commands import GiveCards, TellClue
from moonhare.rules.ids import CardId
from moonhare.rules.state import Giving, awaited
from tests.rules.table import Table

# Of a chi-squared distribution with so many degrees of freedom, what one in a million exceeds.
ONE_IN_A_MILLION = {16: 60.9, 25: 74.6}

DEALS = 3000


def chi_squared(counts: Counter[tuple[int, int]], rows: int, columns: int) -> float:
    """How far counts by (row, column) are from all being alike."""
    expected = sum(counts.values()) / (rows * columns)
    return sum((counts[row, column] - expected) ** 2 / expected for row in range(rows) for column in range(columns))


@pytest.mark.no_cover  # thousands of deals of what others cover once: counting lines costs them three times their time
@pytest.mark.parametrize(("name", "players"), [("classic", 6), ("standard", 5), ("odyssey-party", 6)])
def test_every_seats_card_lies_in_every_slot_equally_often(name: str, players: int) -> None:
    """Counted by seat, by distance from the storyteller, and by the order of giving."""
    rng = random.Random(20)
    by_seat: Counter[tuple[int, int]] = Counter()
    by_distance: Counter[tuple[int, int]] = Counter()
    by_order: Counter[tuple[int, int]] = Counter()
    for deal in range(DEALS):
        table = Table(name, players, seed=deal)
        teller = rng.randrange(players)
        table.tell(teller)
        order = [] if name == "odyssey-party" else [teller]
        while isinstance(table.game.phase, Giving):
            seat = rng.choice(awaited(table.game))
            order.append(seat)
            table.give(seat)
        for slot, owner in enumerate(table.voting.owners):
            by_seat[owner, slot] += 1
            by_distance[(owner - teller) % players, slot] += 1
            by_order[order.index(owner), slot] += 1
    for counts in (by_seat, by_distance, by_order):
        assert chi_squared(counts, players, players) < ONE_IN_A_MILLION[(players - 1) ** 2]


def test_the_statistics_would_notice_a_row_that_is_not_shuffled() -> None:
    """Cards laid out in the order of their names, or with the storyteller's never first, are noticed."""
    rng = random.Random(20)
    sorted_by_seat: Counter[tuple[int, int]] = Counter()
    never_first: Counter[tuple[int, int]] = Counter()
    for _ in range(DEALS):
        for slot, owner in enumerate(sorted(range(5), key=lambda seat: seat + rng.random() * 4)):
            sorted_by_seat[owner, slot] += 1
        row = [0, 1, 2, 3, 4]
        while row[0] == 0:
            rng.shuffle(row)
        for slot, owner in enumerate(row):
            never_first[owner, slot] += 1
    assert chi_squared(sorted_by_seat, 5, 5) > ONE_IN_A_MILLION[16]
    assert chi_squared(never_first, 5, 5) > ONE_IN_A_MILLION[16]


@pytest.mark.parametrize("order", list(permutations((1, 2, 3))))
def test_the_order_of_giving_has_no_part_in_it_at_all(order: tuple[int, ...]) -> None:
    """With one state of the generator the same cards lie in the same row, whoever gave first."""
    table = Table("standard", 4, seed=9)
    table.tell(0)
    for seat in order:
        table.give(seat)
    assert table.voting.slots == ordered_by_1_2_3()


def ordered_by_1_2_3() -> tuple[CardId, ...]:
    table = Table("standard", 4, seed=9)
    table.tell(0)
    for seat in (1, 2, 3):
        table.give(seat)
    return table.voting.slots


@pytest.mark.parametrize("owners", list(permutations(range(4))))
def test_who_gave_which_card_has_no_part_in_it_at_all(owners: tuple[int, ...]) -> None:
    """The same cards given by others lie in the same row."""
    table = Table("standard", 4, seed=9)
    cards = [hand[0] for hand in table.game.hands]
    # Deal these four cards to the seats in another way.
    hands = [(cards[which], *hand[1:]) for which, hand in zip(owners, table.game.hands, strict=True)]
    table.game = replace(table.game, hands=tuple(hands))
    table.do(0, TellClue(text="a clue", card=hands[0][0]))
    for seat in (1, 2, 3):
        table.do(seat, GiveCards(cards=hands[seat][:1]))
    assert table.voting.slots == ordered_by_1_2_3()
