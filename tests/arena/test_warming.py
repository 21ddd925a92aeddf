"""What a player thinks with is loaded before anybody moves: no move is timed with it."""

from functools import partial
from itertools import islice
from typing import ClassVar

import pytest

from moonhare.arena.pairing import sittings
from moonhare.arena.sitting import play_sittings
from moonhare.cli.knowing import provide
from moonhare.players import Knowledge, SimplePlayer
from moonhare.players.clever.mind import mind_at_hand
from tests.arena.test_contest import setup


class Looking(SimplePlayer):
    """Sees whether there is a mind yet."""

    seen: ClassVar[list[bool]] = []

    def __init__(self, knowledge: Knowledge, seed: int) -> None:
        super().__init__(seed, knowledge.clues)
        self.seen.append(mind_at_hand(knowledge) is not None)


@pytest.mark.parametrize(("name", "loads"), [("thing+gentle", True), ("thing", False)])
def test_what_a_player_thinks_with_is_loaded_before_its_first_move(name: str, loads: bool) -> None:
    Looking.seen.clear()
    mine = setup(f"{__name__}:Looking", name)
    # What is provided is kept by whoever provides it: this one has provided nothing yet.
    play_sittings(mine, partial(provide), tuple(islice(sittings(mine), 1)))
    assert Looking.seen[0] == loads
