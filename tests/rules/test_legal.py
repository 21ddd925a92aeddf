"""What a view offers, listed or drawn; `tests/properties/test_legal.py` tries it in random games."""

import random
from itertools import islice

import pytest

from moonhare.rules.commands import CastVotes, GiveCards, NameGiver, TellClue
from moonhare.rules.ids import SeatId, Slot
from moonhare.rules.legal import commands, draw, open_slots
from moonhare.rules.settings import MEDIA
from tests.rules.table import Table


def test_a_spectator_and_a_seat_with_nothing_to_do_are_offered_nothing() -> None:
    table = Table("standard", 4)
    table.tell(0)
    for viewer in (None, 0):
        assert list(commands(table.view(viewer))) == []
        with pytest.raises(ValueError, match="nothing to do"):
            draw(table.view(viewer), random.Random(1))


def test_the_words_of_a_clue_are_the_caller_s() -> None:
    view = Table("standard", 4).view(2)
    told = list(commands(view, lambda medium: f"{medium}!"))
    assert {(one.medium, one.text) for one in told if isinstance(one, TellClue)} == {(m, f"{m}!") for m in MEDIA}
    drawn = draw(view, random.Random(3), lambda medium: "mine")
    assert isinstance(drawn, TellClue)
    assert drawn.text == "mine"


def test_the_plainest_comes_first() -> None:
    table = Table("odyssey-party", 6)
    assert list(islice(commands(table.view(3)), 1)) == [TellClue(text="…")]
    table.tell(0)
    assert next(commands(table.view(3))) == GiveCards(cards=table.hand(3)[:1])
    table.give_all()
    # Green on the first, red as far from it as can be.
    assert next(commands(table.view(0))) == CastVotes(slots=(Slot(1),), red=Slot(6))
    assert next(commands(table.view(1))) == CastVotes(slots=(Slot(1),))


def test_every_kind_is_drawn_where_there_are_several() -> None:
    table = Table("odyssey-team", 6)
    table.tell(0)
    table.do(1, NameGiver(giver=SeatId(1)))
    assert {type(draw(table.view(1), random.Random(seed))) for seed in range(30)} == {NameGiver, GiveCards}


def test_one_s_own_cards_are_not_among_the_slots_to_vote_for() -> None:
    table = Table("standard", 3)
    table.tell(0)
    table.give_all()
    vote = table.own(1).may.vote
    assert vote is not None
    assert open_slots(table.view(1).public, vote) == tuple(s for s in (1, 2, 3, 4, 5) if s not in table.slots_of(1))
