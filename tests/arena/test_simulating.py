"""Simulations: the rounds that the rules promise, counts that add up, the same again for the same seed."""

import json
import random
from typing import Any

import msgspec
import pytest

from moonhare.arena import SimulationReport, play, simulate
from moonhare.arena import playing as playing_module
from moonhare.players import PhraseBook, SimplePlayer
from moonhare.rules.editions import EDITIONS, edition
from moonhare.rules.engine import start
from moonhare.rules.errors import Refusal
from moonhare.rules.events import AnyEvent, GameStarted, RoundScored
from moonhare.rules.ids import CardId

BOOK = PhraseBook({}, ("The night before", "Almost home", "Small but brave"))


def simulated(name: str, players: int, games: int = 5, seed: int = 1, **more: Any) -> SimulationReport:
    return simulate(edition(name), players=players, games=games, seed=seed, clues=BOOK, **more)


@pytest.mark.parametrize(("players", "rounds"), [(3, 13), (4, 15), (5, 11), (6, 8)])
def test_classic_has_as_many_rounds_as_the_pile_gives(players: int, rounds: int) -> None:
    """docs/rules.md, R3."""
    found = simulated("classic", players).rounds
    assert (found.min, found.mean, found.max) == (rounds, rounds, rounds)


@pytest.mark.parametrize("name", ["odyssey-party", "odyssey-team"])
def test_party_and_team_have_as_many_rounds_as_players(name: str) -> None:
    for players in edition(name).players:
        found = simulated(name, players, games=2).rounds
        assert (found.min, found.max) == (players, players)


@pytest.mark.parametrize("chosen", EDITIONS, ids=lambda e: e.id)
def test_a_report_adds_up(chosen: Any) -> None:
    kept: list[tuple[AnyEvent, ...]] = []
    for players in (chosen.players[0], chosen.players[-1]):
        report = simulated(chosen.id, players, games=10, keep_log=kept.append)
        assert len(report.wins) == len(report.points.by_seat) == players
        assert sum(report.wins) == pytest.approx(1, abs=1e-3)
        assert report.points.mean == pytest.approx(sum(report.points.by_seat) / players, abs=1e-3)
        assert report.rounds.min <= report.rounds.mean <= report.rounds.max
        assert report.points.min <= report.points.mean <= report.points.max
        if report.settings.scoring == "agreement":
            assert report.found is None
        else:
            assert report.found is not None
            assert report.found.all + report.found.some + report.found.none == pytest.approx(1, abs=1e-3)
            # Several tastes at a table: the card is neither always found nor never.
            assert report.found.some > 0.3
    assert len(kept) == 2


def test_team_partners_share_points_and_wins() -> None:
    report = simulated("odyssey-team", 6)
    assert report.points.by_seat[:3] == report.points.by_seat[3:]
    assert report.wins[:3] == report.wins[3:]


def test_one_game_is_counted_exactly() -> None:
    kept: list[tuple[AnyEvent, ...]] = []
    report = simulated("standard", 5, games=1, keep_log=kept.append)
    scored = [event for event in kept[0] if isinstance(event, RoundScored)]
    points = [sum(line.points for event in scored for line in event.lines if line.seat == seat) for seat in range(5)]
    assert list(report.points.by_seat) == points
    assert (report.points.min, report.points.max) == (min(points), max(points))
    assert report.rounds.max == len(scored)
    winners = [seat for seat in range(5) if points[seat] == max(points)]
    assert report.wins == tuple(round(1 / len(winners), 4) if seat in winners else 0 for seat in range(5))
    assert report.found is not None
    assert report.found.none == round(sum(event.found == "none" for event in scored) / len(scored), 4)


def test_the_same_seed_gives_the_same_result_and_another_does_not() -> None:
    assert simulated("odyssey", 7) == simulated("odyssey", 7)
    assert simulated("odyssey", 7) != simulated("odyssey", 7, seed=2)


def test_a_game_does_not_depend_on_how_many_are_played() -> None:
    kept: list[tuple[AnyEvent, ...]] = []
    for games in (1, 4):
        simulated("odyssey", 5, games=games, keep_log=kept.append)
    assert kept[0] == kept[1]


def test_the_json_has_exactly_the_documented_keys() -> None:
    report = json.loads(msgspec.json.encode(simulated("odyssey-party", 6)))
    assert list(report) == [
        "edition", "players", "games", "seed", "settings", "rounds", "points", "wins", "found",
    ]  # fmt: skip
    assert report["found"] is None
    assert list(report["rounds"]) == ["min", "mean", "max"]
    found = json.loads(msgspec.json.encode(simulated("classic", 4)))["found"]
    assert list(found) == ["all", "some", "none"]


def test_house_rules_and_decks_count() -> None:
    report = simulated("standard", 4, overrides={"target_score": 60}, deck_size=200)
    assert report.settings.target_score == 60
    assert report.points.max >= 60
    assert simulated("classic", 4, deck_size=168).rounds.max == 15
    assert simulated("classic", 4, overrides={"deck_size": "none"}, deck_size=168).rounds.max == 36


def test_progress_is_told_after_each_game() -> None:
    told: list[tuple[int, int]] = []
    simulated("classic", 6, games=3, progress=lambda done, total: told.append((done, total)))
    assert told == [(1, 3), (2, 3), (3, 3)]


@pytest.mark.parametrize(
    ("name", "players", "more", "code"),
    [
        ("classic", 7, {}, "edition-players"),
        ("standard", 4, {"deck_size": 27}, "deck-too-small"),
        ("standard", 4, {"overrides": {"luck": 1}}, "setting-unknown"),
        ("odyssey", 6, {"overrides": {"teams": True, "scoring": "agreement", "own_card_votable": True}},
         "teams-need-storyteller-scoring"),
    ],
)  # fmt: skip
def test_what_cannot_be_played_is_refused(name: str, players: int, more: dict[str, Any], code: str) -> None:
    with pytest.raises(Refusal) as caught:
        simulated(name, players, **more)
    assert caught.value.code == code


def test_a_game_that_never_ends_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    # As by house rules under which hardly anybody ever gets a point.
    monkeypatch.setattr(playing_module, "MOST_ROUNDS", 3)
    with pytest.raises(Refusal) as caught:
        simulated("standard", 4, games=1, overrides={"target_score": 200})
    assert caught.value.code == "game-endless"
    assert caught.value.arguments == {"rounds": 3}


def test_no_games_and_the_wrong_number_of_players_are_mistakes() -> None:
    with pytest.raises(ValueError, match="0 games"):
        simulated("standard", 4, games=0)
    rng = random.Random(1)
    dealt = start(edition("classic"), players=4, deck=[CardId(f"a:{n:03}") for n in range(84)], rng=rng)
    assert isinstance(dealt, GameStarted)
    with pytest.raises(ValueError, match="4 seats"):
        play(dealt, [SimplePlayer(1, BOOK)] * 3, rng)
