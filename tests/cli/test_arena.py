"""`moonhare arena`: measuring computer players against each other."""

import json
import os
import sys
from pathlib import Path

import pytest

from moonhare.cli import arena
from moonhare.cli.extras import how_to_add
from tests.cli.console import Console, process

ASKED = ("--players", "simple", "thing, mood", "--games", "8", "--workers", "1")


def test_arena_reports_in_words_and_in_json(moonhare: Console) -> None:
    told = moonhare("arena", *ASKED)
    assert (told.status, told.err) == (0, "")
    assert "standard, 4 seats, en, seed 0: 8 games over 2 deals" in told.out
    for title in ("Ratings", "As storyteller", "Listening", "Giving", "Clues", "Milliseconds a move"):
        assert f"{title}" in told.out
    report = moonhare("arena", *ASKED, "--json").report
    assert list(report) == ["format", "setup", "settings", "games", "deals", "rounds", "ratings", "players", "basis"]
    assert report["setup"]["players"] == ["simple", "thing", "mood"]
    assert report["setup"]["sets"] == list(report["basis"]["sets"]) == ["houseguests", "small-hours"]
    assert [one["player"] for one in report["players"]] == [one["player"] for one in report["ratings"]]


def test_arena_goes_on_in_its_folder_and_replay_tells_its_games(moonhare: Console, tmp_path: Path) -> None:
    begun = moonhare("arena", *ASKED[:3], "--games", "7", "--workers", "1", "-o", str(tmp_path), "--json").report
    more = moonhare("arena", *ASKED, "-o", str(tmp_path), "--json")
    assert more.err == "7 of 8 games were there already, 1 more was played.\n"
    whole = more.report
    assert (begun["games"], whole["games"]) == (7, 8)
    again = moonhare("arena", *ASKED, "-o", str(tmp_path), "--json")
    assert (again.err, again.report) == ("8 of 8 games were there already, none was played.\n", whole)
    assert json.loads((tmp_path / "report.json").read_bytes()) == whole
    assert whole == moonhare("arena", *ASKED, "--json").report
    told = moonhare("replay", str(tmp_path / "games.jsonl"), "--game", "8")
    assert "standard, 4 players" in told.out
    assert " won with " in told.out
    asked_for = moonhare("replay", str(tmp_path / "games.jsonl"), "--json").refusal
    assert asked_for["code"] == "game-expected"
    assert "--game N, from 1, says which" in asked_for["message"]
    assert moonhare("replay", str(tmp_path / "report.json"), "--json").refusal["code"] != "game-expected"
    refused = moonhare("replay", str(tmp_path / "games.jsonl"), "--game", "9", "--json").refusal
    assert (refused["code"], refused["args"]) == ("no-such-game", {"game": 9, "games": 8})
    assert refused["message"] == "There is no game 9 in this file, which has 8."
    assert moonhare("arena", *ASKED, "--seed", "2", "-o", str(tmp_path), "--json").refusal["code"] == "arena-differs"


def test_a_folder_without_a_name_is_not_the_one_where_one_works(
    moonhare: Console, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    told = moonhare("arena", *ASKED, "-o", "")
    assert (told.status, told.err) == (2, "moonhare: --output was given no name: a folder was expected.\n")
    assert list(tmp_path.iterdir()) == []


def test_what_is_named_wrongly_is_named_in_the_refusal(moonhare: Console) -> None:
    twice = moonhare("arena", "--players", "thing", "simple,thing", "--json").refusal
    assert (twice["code"], twice["args"]) == ("player-twice", {"player": "thing"})
    assert twice["message"].startswith("thing is named twice; ")
    strange = moonhare("arena", "--players", "thing", "--language", "klingon", "--json").refusal
    assert (strange["code"], strange["args"]) == ("language-unknown", {"language": "klingon"})
    third = moonhare("arena", "--players", "thing+simple+mood", "--json").refusal
    assert (third["code"], third["args"]) == ("player-unknown", {"player": "thing+simple+mood"})
    assert third["message"].endswith("is of more than two: HINTS+REST was expected.")


def test_an_option_that_stands_where_a_player_was_to_be_is_called_no_player(moonhare: Console) -> None:
    told = moonhare("arena", "--players", "--games", "4")
    assert (told.status, told.err) == (2, "moonhare: A player was expected before --games.\n")


def test_a_set_that_is_given_as_a_house_rule_is_told_its_option(moonhare: Console) -> None:
    told = moonhare("arena", "--players", "simple", "--set", "small-hours")
    assert "Expected name=value, got 'small-hours'. A set of cards is named by --sets." in told.err


def test_games_without_their_moves_are_not_told_and_few_games_are_told_with_what_they_lack(
    moonhare: Console, tmp_path: Path
) -> None:
    out = moonhare("arena", *ASKED, "--games", "1", "--no-replays", "-o", str(tmp_path)).out
    assert out.endswith(f"{tmp_path / 'report.html'}: this report with plots\n")
    assert "1 game over 1 deal, " in out
    assert "The last deal was played from 1 of 4 seats; --games 4 plays it from all.\nIntervals need more" in out
    for more in ((), ("--game", "1")):
        told = moonhare("replay", str(tmp_path / "games.jsonl"), *more)
        assert (told.status, "kept without their moves (--no-replays)" in told.err) == (2, True)


def test_what_is_not_installed_is_named_with_how_to_get_it(moonhare: Console, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena, "find_spec", lambda name: None)
    told = moonhare("arena", *ASKED)
    assert (told.status, told.out) == (2, "")
    way = f"{sys.executable} -m pip install openskill pygal"
    assert told.err == f"moonhare: This needs openskill, which is not installed; `{way}` adds it.\n"


@pytest.mark.parametrize(
    ("left", "way"),
    [("pipx_metadata.json", "pipx inject moonhare asyncpg"), ("uv-receipt.toml", "uv pip install --python {} asyncpg")],
)
def test_where_an_installer_made_the_environment_it_is_told_to_add_to_it(left: str, way: str, tmp_path: Path) -> None:
    place = tmp_path / "moonhare"
    place.mkdir()
    (place / left).touch()
    assert how_to_add("postgres", place=place) == way.format(place)


@pytest.mark.parametrize("workers", ["1", "2"])
def test_what_a_player_prints_does_not_stand_in_the_report(workers: str, tmp_path: Path) -> None:
    (tmp_path / "talker.py").write_text(
        "from moonhare.players import SimplePlayer\n\nprint('here')\n\n\nclass Talker(SimplePlayer):\n"
        "    def __init__(self, knowledge, seed):\n        super().__init__(seed, knowledge.clues)\n"
        "    def act(self, view):\n        print('thinking')\n        return super().act(view)\n"
    )
    places = os.pathsep.join(filter(None, (str(tmp_path), os.environ.get("PYTHONPATH"))))
    asked = ("arena", "--players", "talker:Talker", "--games", "1", "--json", "--workers", workers)
    told = process(*asked, env=os.environ | {"PYTHONPATH": places})
    assert json.loads(told.stdout)["games"] == 1
    assert set(told.stderr.splitlines()) == {b"here", b"thinking"}
