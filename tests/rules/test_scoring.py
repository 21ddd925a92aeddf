"""Scoring, line by line, cited by edition and rule of `docs/rules.md`."""

from collections.abc import Mapping
from typing import Any

import pytest

from moonhare.rules.editions import edition, resolve
from moonhare.rules.events import Found, ScoreLine
from moonhare.rules.ids import SeatId, Slot
from moonhare.rules.scoring import Count, Score, score, totals, winners
from moonhare.rules.state import Ballot

Lines = dict[tuple[int, str], int]


def count(
    name: str,
    players: int,
    votes: Mapping[int, tuple[int, ...]],
    /,
    *,
    owners: tuple[int, ...] | None = None,
    teller: int = 0,
    red: tuple[int, int] | None = None,
    **overrides: object,
) -> tuple[Score, tuple[int, ...]]:
    """Score a round: `owners` by slot (default: seat i's card in slot i + 1), `red` as (seat, slot)."""
    settings = resolve(edition(name), players, overrides)
    ballots: list[Ballot | None] = [None] * players
    for seat, slots in votes.items():
        bears = red[1] if red is not None and red[0] == seat else None
        ballots[seat] = Ballot(slots=tuple(map(Slot, sorted(slots))), red=None if bears is None else Slot(bears))
    laid_out = tuple(map(SeatId, owners or range(players)))
    counted = score(Count(settings=settings, storyteller=SeatId(teller), owners=laid_out, ballots=tuple(ballots)))
    return counted, totals(settings, players, counted.lines)


def by_reason(counted: Score) -> Lines:
    found = {(line.seat, line.reason): line.points for line in counted.lines}
    assert len(found) == len(counted.lines), "no seat has two lines with one reason"
    return {(int(seat), reason): points for (seat, reason), points in found.items()}


STORYTELLER_EDITIONS = [
    ("classic", 4),
    ("classic", 6),
    ("standard", 4),
    ("standard", 8),
    ("odyssey", 4),
    ("odyssey", 6),
]


@pytest.mark.parametrize(("name", "players"), STORYTELLER_EDITIONS)
def test_all_find_it_two_for_each_but_the_storyteller(name: str, players: int) -> None:
    counted, points = count(name, players, dict.fromkeys(range(1, players), (1,)))
    assert counted.found == "all"
    assert by_reason(counted) == {(seat, "all-found"): 2 for seat in range(1, players)}
    assert points == (0, *[2] * (players - 1))


@pytest.mark.parametrize(("name", "players"), STORYTELLER_EDITIONS)
def test_none_finds_it_two_for_each_but_the_storyteller_and_bonuses_besides(name: str, players: int) -> None:
    # Seat 2 votes for seat 1's card, all others for seat 2's.
    votes = {seat: (3,) for seat in range(1, players) if seat != 2} | {2: (2,)}
    counted, points = count(name, players, votes)
    received = min(players - 2, 3) if name == "odyssey" else players - 2
    assert counted.found == "none"
    assert by_reason(counted) == {(seat, "none-found"): 2 for seat in range(1, players)} | {
        (1, "votes-received"): 1,
        (2, "votes-received"): received,
    }
    assert points[:3] == (0, 3, 2 + received)


@pytest.mark.parametrize(("name", "players"), STORYTELLER_EDITIONS)
def test_some_find_it_three_for_the_storyteller_and_each_finder(name: str, players: int) -> None:
    votes = {1: (1,), 2: (2,)} | dict.fromkeys(range(3, players), (1,))
    counted, points = count(name, players, votes)
    assert counted.found == "some"
    assert points == (3, 4, 0, *[3] * (players - 3))


def test_classic_three_players_r1_exactly_one_finder_gets_four_and_so_does_the_storyteller() -> None:
    counted, points = count("classic", 3, {1: (1,), 2: (2,)}, owners=(0, 1, 1, 2, 2))
    assert by_reason(counted) == {(0, "some-found"): 4, (1, "found"): 4, (1, "votes-received"): 1}
    assert points == (4, 5, 0)


@pytest.mark.parametrize("name", ["standard", "odyssey"])
def test_three_players_of_the_later_editions_keep_three(name: str) -> None:
    assert count(name, 3, {1: (1,), 2: (3,)}, owners=(0, 1, 1, 2, 2))[1] == (3, 4, 0)


@pytest.mark.parametrize("name", ["classic", "standard", "odyssey"])
@pytest.mark.parametrize(("found", "votes"), [("all", {1: (1,), 2: (1,)}), ("none", {1: (4,), 2: (3,)})])
def test_three_players_all_or_none_is_two_and_either_of_ones_two_cards_earns(
    name: str, found: Found, votes: dict[int, tuple[int, ...]]
) -> None:
    counted, points = count(name, 3, votes, owners=(0, 1, 1, 2, 2))
    assert counted.found == found
    assert points == ((0, 2, 2) if found == "all" else (0, 3, 3))


def test_three_players_one_vote_on_each_of_ones_cards_counts_once_each() -> None:
    # A house rule with two votes: seat 2 votes for both of seat 1's cards.
    _, points = count("standard", 3, {1: (4,), 2: (2, 3)}, owners=(0, 1, 1, 2, 2), votes=2)
    assert points == (0, 2 + 2, 2 + 1)


@pytest.mark.parametrize("name", ["classic", "standard"])
def test_bonus_has_no_cap_in_classic_and_standard(name: str) -> None:
    counted, _ = count(name, 6, {1: (3,), 2: (1,), 3: (2,), 4: (2,), 5: (2,)})
    assert by_reason(counted)[1, "votes-received"] == 3
    counted, _ = count(name, 6, {1: (1,), 2: (2,), 3: (2,), 4: (2,), 5: (2,)})
    assert by_reason(counted)[1, "votes-received"] == 4


@pytest.mark.parametrize("players", [6, 7, 12])
def test_odyssey_bonus_is_capped_at_three(players: int) -> None:
    counted, _ = count("odyssey", players, {1: (1,)} | dict.fromkeys(range(2, players), (2,)))
    assert by_reason(counted)[1, "votes-received"] == 3


@pytest.mark.parametrize(("cap", "expected"), [("none", 5), (0, None), (1, 1), (4, 4), (20, 5)])
def test_bonus_cap_is_a_house_rule(cap: object, expected: int | None) -> None:
    votes = {1: (1,)} | dict.fromkeys(range(2, 7), (2,))
    counted, _ = count("odyssey", 7, votes, bonus_cap=cap, points_single_vote=0)
    assert by_reason(counted).get((1, "votes-received")) == expected


def test_bonus_cap_counts_points_and_not_votes() -> None:
    counted, _ = count(
        "standard", 6, {1: (1,), 2: (2,), 3: (2,), 4: (1,), 5: (1,)}, points_vote_received=3, bonus_cap=5
    )
    assert by_reason(counted)[1, "votes-received"] == 5


def test_the_storyteller_gets_no_bonus_for_votes() -> None:
    counted, points = count("standard", 8, dict.fromkeys(range(1, 7), (1,)) | {7: (2,)})
    assert points[0] == 3
    assert (0, "votes-received") not in by_reason(counted)


def test_odyssey_seven_players_r2_a_single_vote_that_finds_is_paid_when_some_find_it() -> None:
    votes: dict[int, tuple[int, ...]] = {1: (1,), 2: (1, 2), 3: (2,), 4: (2, 3), 5: (3,), 6: (3, 4)}
    counted, points = count("odyssey", 7, votes)
    assert counted.found == "some"
    assert by_reason(counted) == {
        (0, "some-found"): 3,
        (1, "found"): 3,
        (2, "found"): 3,
        (1, "single-vote"): 1,
        (1, "votes-received"): 3,
        (2, "votes-received"): 3,
        (3, "votes-received"): 1,
    }
    assert points == (3, 7, 6, 1, 0, 0, 0)


def test_odyssey_seven_players_r2_a_single_vote_that_misses_earns_nothing() -> None:
    counted, points = count("odyssey", 7, {1: (3,), 2: (2,)} | dict.fromkeys(range(3, 7), (1, 2)))
    assert "single-vote" not in {line.reason for line in counted.lines}
    assert points[1] == 3, "bonus only, capped"


def test_odyssey_seven_players_r2_all_find_it_means_one_vote_of_each_voter() -> None:
    counted, _ = count("odyssey", 7, {seat: (1, seat % 6 + 2) for seat in range(1, 7)})
    assert counted.found == "all"
    assert sum(line.points for line in counted.lines if line.reason == "all-found") == 12


def test_odyssey_seven_players_r2_finding_pays_once_with_two_votes() -> None:
    counted, _ = count("odyssey", 7, {1: (1, 3)} | dict.fromkeys(range(4, 7), (2, 3)) | {2: (2,), 3: (2, 4)})
    assert by_reason(counted)[1, "found"] == 3


def test_odyssey_below_seven_players_has_no_single_vote_point() -> None:
    counted, _ = count("odyssey", 6, {1: (1,)} | dict.fromkeys(range(2, 6), (2,)))
    assert "single-vote" not in {line.reason for line in counted.lines}


def test_lines_of_nothing_are_left_out() -> None:
    zero: dict[str, Any] = {
        "points_storyteller": 0,
        "points_finder": 0,
        "points_all_or_none": 0,
        "points_vote_received": 0,
    }
    for votes in ({1: (1,), 2: (2,), 3: (2,)}, {1: (1,), 2: (1,), 3: (1,)}, {1: (3,), 2: (2,), 3: (2,)}):
        counted, points = count("standard", 4, votes, **zero)
        assert counted.lines == ()
        assert points == (0, 0, 0, 0)


def test_every_number_of_points_is_a_house_rule() -> None:
    rules: dict[str, Any] = {
        "points_storyteller": 7,
        "points_finder": 6,
        "points_vote_received": 5,
        "points_single_vote": 4,
        "votes": 2,
    }
    _, points = count("standard", 4, {1: (1,), 2: (2,), 3: (3,)}, **rules)
    assert points == (7, 6 + 4 + 5, 5, 0)
    assert count("standard", 4, {1: (1,), 2: (1,), 3: (1,)}, points_all_or_none=9)[1] == (0, 9, 9, 9)


def test_party_as_many_points_as_votes_on_the_image_ones_own_included() -> None:
    votes = {0: (4,), 1: (4,), 2: (4,), 3: (5,), 4: (5,), 5: (6,)}
    counted, points = count("odyssey-party", 6, votes, red=(0, 1))
    assert counted.found is None, "no card is the storyteller's"
    assert points == (3, 3, 3, 2, 2, 0)


def test_party_r12_the_red_vote_voids_its_image_for_everyone_the_storyteller_included() -> None:
    votes = {0: (4,), 1: (4,), 2: (4,), 3: (5,), 4: (5,), 5: (6,)}
    assert count("odyssey-party", 6, votes, red=(0, 4))[1] == (0, 0, 0, 2, 2, 0)


def test_party_r12_the_red_vote_never_counts_as_a_vote() -> None:
    # Alone on image 6, with the red vote elsewhere or on it: nothing.
    votes = {0: (4,), 1: (4,), 2: (4,), 3: (5,), 4: (5,), 5: (6,)}
    assert count("odyssey-party", 6, votes, red=(0, 6))[1][5] == 0


def test_party_votes_for_ones_own_card_count() -> None:
    assert count("odyssey-party", 6, {seat: (1 + seat // 2 * 2,) for seat in range(6)}, red=(0, 2))[1] == (2,) * 6


@pytest.mark.parametrize(("cap", "expected"), [(5, 5), (2, 2), ("none", 12), (12, 12)])
def test_party_agreement_is_capped_at_five_or_at_the_house_rule(cap: object, expected: int) -> None:
    _, points = count("odyssey-party", 12, dict.fromkeys(range(12), (1,)), red=(0, 2), agreement_cap=cap)
    assert points == (expected,) * 12


def test_agreement_without_the_storytellers_votes_is_a_house_rule() -> None:
    votes = {1: (3,), 2: (3,), 3: (3,), 4: (1,), 5: (1,)}
    assert count("odyssey-party", 6, votes, voters="others", red_vote=False)[1] == (0, 3, 3, 3, 2, 2)


def test_team_points_belong_to_both_partners() -> None:
    _, points = count("odyssey-team", 8, {5: (1,), 6: (2,), 7: (2,)}, owners=(0, 1, 2, 3))
    assert points == (3, 3 + 2, 0, 0) * 2


@pytest.mark.parametrize("slot", [1, 2])
def test_team_all_or_none_gives_two_to_each_other_team_whoever_votes(slot: int) -> None:
    counted, points = count("odyssey-team", 6, {4: (slot,), 2: (slot if slot == 1 else 2,)}, owners=(0, 1, 5), teller=0)
    assert counted.found == ("all" if slot == 1 else "none")
    assert {line.seat for line in counted.lines if line.reason.endswith("found")} == {2, 4}
    # Seat 2's vote for slot 2 is a bonus for team 1; seat 4's for slot 2 is one for its own team.
    assert points == ((0, 2, 2) * 2 if slot == 1 else (0, 3, 2) * 2)


def test_team_r6_the_own_teams_vote_pays_only_where_the_switch_is_on() -> None:
    votes = {4: (2,), 5: (1,)}
    assert count("odyssey-team", 6, votes, owners=(0, 1, 2))[1] == (3, 0, 3) * 2
    assert count("odyssey-team", 6, votes, owners=(0, 1, 2), own_team_bonus=True)[1] == (3, 1, 3) * 2


def test_team_bonus_is_capped_at_three_a_team() -> None:
    votes = {7: (1,)} | dict.fromkeys((8, 9, 10, 11), (2,))
    counted, points = count("odyssey-team", 12, votes, owners=(0, 1, 2, 3, 4, 5))
    assert by_reason(counted)[1, "votes-received"] == 3
    assert points[1] == points[7] == 6
    counted, _ = count("odyssey-team", 12, votes | {7: (2,)}, owners=(0, 1, 2, 3, 4, 5), own_team_bonus=True)
    assert by_reason(counted)[1, "votes-received"] == 3, "the own team's vote pays within the same cap"


def test_team_ignores_the_rules_for_seven_and_more() -> None:
    counted, _ = count("odyssey-team", 8, {5: (1,), 6: (2,), 7: (2,)}, owners=(0, 1, 2, 3))
    assert "single-vote" not in {line.reason for line in counted.lines}


def test_the_order_of_the_slots_changes_no_points() -> None:
    forward, points = count("standard", 5, {1: (1,), 2: (2,), 3: (2,), 4: (3,)})
    backward, mirrored = count("standard", 5, {1: (5,), 2: (4,), 3: (4,), 4: (3,)}, owners=(4, 3, 2, 1, 0))
    assert points == mirrored
    assert forward == backward


def test_totals_add_the_lines_of_a_seat() -> None:
    lines = (
        ScoreLine(seat=SeatId(1), points=3, reason="found"),
        ScoreLine(seat=SeatId(1), points=2, reason="votes-received"),
        ScoreLine(seat=SeatId(3), points=1, reason="votes-received"),
    )
    assert totals(resolve(edition("standard"), 4), 4, lines) == (0, 5, 0, 1)
    assert totals(resolve(edition("odyssey-team"), 6), 6, lines) == (1, 5, 0, 1, 5, 0)


def test_winners_r4_ties_are_shared() -> None:
    assert winners((7, 30, 30, 12)) == (1, 2)
    assert winners((0, 0, 0)) == (0, 1, 2)
    assert winners((31, 30, 30)) == (0,)
