"""The benchmark's own half: its record plays again alike, and a table's state stays small."""

import random

from benchmarks.rules.memory import bytes_a_table
from benchmarks.rules.moonhare_engine import Moonhare, Recorded
from moonhare.rules.state import Over


def test_a_record_plays_to_the_end_again_and_again() -> None:
    contender = Moonhare(3)
    first, second = contender.replay(), contender.replay()
    assert first.turns == second.turns == sum(len(game.moves) for game in contender.games)
    assert first.seconds > 0
    # A clue, five gifts, five votes and one who goes on, in every round but the last, which nobody ends.
    assert first.turns == 12 * contender.rounds - len(contender.games)


def test_a_record_depends_on_its_seed_alone() -> None:
    random.seed(5)
    one = Recorded("odyssey-party", 6, 7)
    assert one.moves == Recorded("odyssey-party", 6, 7).moves
    assert isinstance(one.until(len(one.moves)).phase, Over)


def test_the_state_of_a_table_is_small() -> None:
    assert 2_000 < bytes_a_table() < 16_000
