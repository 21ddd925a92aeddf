"""What a player would say of a card."""

from collections.abc import Sequence

import pytest

from moonhare.arena.hint_bench import hint
from moonhare.cli.knowing import knowledge
from moonhare.decks import default_sets, mix
from moonhare.players import ROSTER
from moonhare.rules.errors import Refusal
from moonhare.rules.ids import CardId

SETS = [one for one in default_sets() if one.id == "small-hours"]
DECK = mix(SETS)
KNOWN = knowledge(SETS, "en")


def test_a_player_says_something_else_by_each_seed_and_the_card_stands_high_for_a_listener() -> None:
    different = 0
    # How much there is to say differs from card to card, so several are asked about.
    for at in range(3):
        card, beside = DECK[at], DECK[at + 3 : at + 6]
        report = hint(ROSTER["sharp"], KNOWN, card, beside, DECK, player="sharp", players=6, seeds=range(30))
        different += len({one.clue for one in report.hints})
        places = sorted(one.place for one in report.hints if one.place is not None)
        assert len(places) == 30
        assert places[15] <= 8
    assert different >= 66


def test_who_knows_nothing_of_the_card_leaves_it_to_chance_and_how_far_it_is_is_told() -> None:
    done: list[tuple[int, int]] = []
    report = hint(
        ROSTER["simple"],
        KNOWN,
        DECK[0],
        (),
        DECK,
        player="simple",
        players=6,
        seeds=range(3),
        progress=lambda *how: done.append(how),
    )
    assert all(one.clue for one in report.hints)
    assert done == [(1, 3), (2, 3), (3, 3)]


def test_an_impossible_table_is_refused() -> None:
    with pytest.raises(Refusal):
        hint(ROSTER["sharp"], KNOWN, DECK[0], (), DECK, player="sharp", players=2, seeds=range(1))


@pytest.mark.parametrize(
    ("hand", "why"),
    [
        (DECK[:1], f"A hand holds each card once; {DECK[0]} was named twice."),
        ((DECK[2], DECK[2]), f"A hand holds each card once; {DECK[2]} was named twice."),
        (DECK[1:8], "A hand is of 6 cards: the card and at most 5 others were expected, not 7."),
    ],
)
def test_what_is_no_hand_is_refused(hand: Sequence[CardId], why: str) -> None:
    with pytest.raises(Refusal) as caught:
        hint(ROSTER["simple"], KNOWN, DECK[0], hand, DECK, player="simple", players=6, seeds=range(1))
    assert (caught.value.code, caught.value.message) == ("not-a-hand", why)
