"""A kept game's results are those of its own events, and what was changed by hand is refused."""

from itertools import islice
from pathlib import Path
from typing import Any

import msgspec
import pytest

from moonhare.arena.adding import contradiction
from moonhare.arena.journal import GAMES, Journal, read_replay
from moonhare.arena.pairing import sittings
from moonhare.arena.sitting import play_sittings
from moonhare.cli.knowing import provide
from moonhare.rules.editions import EDITIONS
from moonhare.rules.errors import Refusal
from tests.arena.test_contest import played, setup


@pytest.mark.parametrize("chosen", EDITIONS, ids=lambda chosen: chosen.id)
def test_what_is_played_adds_up(chosen: Any) -> None:
    mine = setup("simple", "random", edition=chosen.id, seats=chosen.players[-1], evening=2)
    for at, finished in enumerate(play_sittings(mine, provide, tuple(islice(sittings(mine), 2)))):
        assert contradiction(finished.line, mine, at) is None


def _scores(game: Any) -> None:
    game["scores"][0] += 1


def _winners(game: Any) -> None:
    game["winners"] = [seat for seat in range(4) if seat not in game["winners"]]


def _rounds(game: Any) -> None:
    game["rounds"] = 1


def _points(game: Any) -> None:
    game["seats"][2]["points"] = 99


def _wins(game: Any) -> None:
    game["seats"][game["winners"][0]]["won"] = 0.25


def _lines(game: Any) -> None:
    next(one for one in game["events"] if one["type"] == "round-scored")["lines"][0]["points"] += 2


def _nobody(game: Any) -> None:
    next(one for one in game["events"] if one["type"] == "round-scored")["lines"][0]["seat"] = 9


def _alone(game: Any) -> None:
    del game["events"]
    game["winners"] = []


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (_scores, "the scores of game 4 are said to be "),
        (_winners, "the winners of game 4 are said to be "),
        (_rounds, "the rounds of game 4 are said to be 1 and come to "),
        (_points, "the seats' points of game 4 are said to be "),
        (_wins, "the seats' wins of game 4 are said to be "),
        (_lines, "the scores of game 4 are said to be "),
        (_nobody, "game 4 has points of a seat that there is not"),
        (_alone, "the seats' wins of game 4 are said to be "),
    ],
)
def test_what_was_changed_by_hand_is_refused_by_its_line(tmp_path: Path, change: Any, why: str) -> None:
    mine = setup("simple", "thing", evening=2)
    basis = played(mine, 4, folder=tmp_path).basis
    assert basis is not None
    *before, last = (tmp_path / GAMES).read_bytes().splitlines()
    evening = msgspec.json.decode(last)
    change(evening["games"][1])
    lines = [*before, msgspec.json.encode(evening)]
    (tmp_path / GAMES).write_bytes(b"\n".join(lines) + b"\n")
    with pytest.raises(Refusal, match=f"is damaged at line 3: {why}"):
        Journal(tmp_path, mine, basis)
    with pytest.raises(Refusal) as caught:
        read_replay(iter(lines), 4)
    assert caught.value.code == ("no-such-game" if change is _alone else "log-inconsistent")
    assert change is _alone or caught.value.message.startswith(f"Line 3: {why}")
