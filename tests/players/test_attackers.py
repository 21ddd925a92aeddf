"""What somebody finds who knows every file but the seeds."""

import math
import sys
from statistics import fmean, stdev

import pytest

from benchmarks.players import attack
from benchmarks.players.attack import measure, rounds, share
from moonhare.arena.bounds import student
from moonhare.cli.knowing import knowledge
from moonhare.decks import default_sets


def test_who_looks_phrases_up_finds_every_card_of_a_player_who_says_them() -> None:
    found = measure("simple", "en", seats=4, games=3, seed=1)
    assert found["phrase look-up"].mean > 0.9
    assert found["player"].mean < 0.6


@pytest.mark.long
def test_who_knows_how_clues_are_chosen_finds_the_card_of_one_who_hides_it_little_more_often_than_its_equals() -> None:
    found = measure("sharp", "en", seats=4, games=5, seed=1)
    best = max(found[name].mean for name in ("phrase look-up", "concept match", "Bayes"))
    # Nine of ten where clues are simply those with the best prospects.
    assert best < 0.75
    assert best - found["player"].mean < 0.25


def test_an_interval_is_of_rounds_whose_votes_go_alike_and_stays_between_0_and_1() -> None:
    found = measure("simple", "en", seats=4, games=3, seed=1)["player"]
    known = knowledge(default_sets(), "en")
    shares = []
    for outcome in rounds("simple", known, 4, 3, 1):
        meant = outcome.owners.index(outcome.storyteller) + 1
        shares.append(sum(meant in ballot.slots for ballot in outcome.ballots if ballot is not None) / 3)
    assert found.mean == pytest.approx(fmean(shares), abs=1e-3)
    error = stdev(shares) / math.sqrt(len(shares))
    half = (found.high - found.low) / 2
    assert half == pytest.approx(student(len(shares)) * error, abs=1e-3)
    # By votes, as if each were a round of its own, it would be narrower.
    assert half > 1.96 * math.sqrt(found.mean * (1 - found.mean) / (3 * len(shares))) + 0.003
    assert share([0.0, 1.0]) == (0.5, 0.0, 1.0)


@pytest.mark.parametrize(
    ("asked", "why"),
    [
        (("--games", "0"), "a whole number from 1 up was expected, not 0"),
        (("--games", "-3"), "a whole number from 1 up was expected, not -3"),
        (("--seats", "99"), "invalid choice: 99"),
        (("--language", "xx"), "invalid choice: 'xx'"),
    ],
)
def test_what_cannot_be_measured_is_refused_in_words(
    asked: tuple[str, ...], why: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["attack", *asked])
    with pytest.raises(SystemExit) as ended:
        attack.main()
    assert ended.value.code == 2
    assert why in capsys.readouterr().err
