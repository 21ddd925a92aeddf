"""What an outcome says beside the points: the votes that a line pays for, what a cap took, why there are none."""

from collections.abc import Mapping
from typing import Any

import msgspec
import pytest

from moonhare.rules.editions import edition, resolve
from moonhare.rules.ids import SEATS, SeatId, Slot
from moonhare.rules.scoring import Count, explain, marks, score, totals, why_nothing
from moonhare.rules.state import Ballot, Nothing, Showing
from tests.rules.table import Table


def outcome(
    name: str,
    players: int,
    votes: Mapping[int, tuple[int, ...]],
    /,
    *,
    owners: tuple[int, ...] | None = None,
    red: int | None = None,
    **overrides: object,
) -> tuple[dict[tuple[int, str], tuple[int, int, bool]], tuple[Nothing | None, ...]]:
    """Explain a round that seat 0 told: points, votes and cut by seat and reason; why nothing, by seat."""
    settings = resolve(edition(name), players, overrides)
    ballots: list[Ballot | None] = [None] * players
    for seat, slots in votes.items():
        bears = Slot(red) if red is not None and seat == 0 else None
        ballots[seat] = Ballot(slots=tuple(map(Slot, sorted(slots))), red=bears)
    laid_out = tuple(map(SeatId, owners or range(players)))
    count = Count(settings=settings, storyteller=SeatId(0), owners=laid_out, ballots=tuple(ballots))
    counted = score(count)
    told = explain(count, counted.lines)
    lines = {(int(one.seat), str(one.reason)): (one.points, one.votes, one.cut) for one in told}
    return lines, why_nothing(count, counted.found, totals(settings, players, counted.lines))


def test_a_line_for_votes_says_how_many_and_no_other_line_does() -> None:
    lines, _ = outcome("standard", 5, {1: (1,), 2: (2,), 3: (2,), 4: (3,)})
    assert lines == {
        (0, "some-found"): (3, 0, False),
        (1, "found"): (3, 0, False),
        (1, "votes-received"): (2, 2, False),
        (2, "votes-received"): (1, 1, False),
    }


@pytest.mark.parametrize(("votes_on_it", "cut"), [(2, False), (3, False), (4, True), (5, True)])
def test_odyssey_a_cap_is_told_where_it_took_something(votes_on_it: int, cut: bool) -> None:
    votes = dict.fromkeys(range(2, 2 + votes_on_it), (2,)) | dict.fromkeys(range(2 + votes_on_it, 8), (1,)) | {1: (1,)}
    lines, _ = outcome("odyssey", 8, votes)
    assert lines[1, "votes-received"] == (min(votes_on_it, 3), votes_on_it, cut)


def test_a_vote_worth_several_points_is_still_one_vote() -> None:
    lines, _ = outcome("standard", 4, {1: (1,), 2: (2,), 3: (2,)}, points_vote_received=3, bonus_cap=6)
    assert lines[1, "votes-received"] == (6, 2, False)
    lines, _ = outcome("standard", 4, {1: (1,), 2: (2,), 3: (2,)}, points_vote_received=3, bonus_cap=5)
    assert lines[1, "votes-received"] == (5, 2, True)


def test_team_r6_the_own_teams_vote_is_counted_only_where_it_pays() -> None:
    # Seat 5 votes for the card of seat 1, its own team's; so does seat 6.
    votes = {5: (2,), 6: (2,), 7: (1,)}
    lines, _ = outcome("odyssey-team", 8, votes, owners=(0, 1, 2, 3))
    assert lines[1, "votes-received"] == (1, 1, False)
    lines, _ = outcome("odyssey-team", 8, votes, owners=(0, 1, 2, 3), own_team_bonus=True)
    assert lines[1, "votes-received"] == (2, 2, False)


def test_party_a_line_says_how_many_chose_the_picture_oneself_included() -> None:
    votes = dict.fromkeys(range(6), (3,)) | {6: (2,), 7: (2,)}
    lines, _ = outcome("odyssey-party", 8, votes, red=1)
    assert lines[0, "same-image"] == (5, 6, True)
    assert lines[6, "same-image"] == (2, 2, False)


def test_r12_each_picture_tells_what_came_of_its_votes_where_agreeing_pays_and_elsewhere_none_does() -> None:
    settings = resolve(edition("odyssey-party"), 6, {})
    slots = (3, 3, 2, 2, 1, 3)
    ballots = tuple(Ballot(slots=(Slot(slot),), red=Slot(2) if seat == 2 else None) for seat, slot in enumerate(slots))
    count = Count(settings=settings, storyteller=SeatId(2), owners=SEATS[:6], ballots=ballots)
    assert marks(count) == (None, "spoiled", "paid", None, None, None)
    others = msgspec.structs.replace(count, settings=resolve(edition("standard"), 6, {}))
    assert marks(others) == (None,) * 6


FOUND: dict[str, tuple[dict[int, tuple[int, ...]], tuple[Nothing | None, ...]]] = {
    "some": ({1: (1,), 2: (4,), 3: (3,)}, (None, None, None, None)),
    "some, one without": ({1: (1,), 2: (1,), 3: (2,)}, (None, None, None, "missed")),
    "all": ({1: (1,), 2: (1,), 3: (1,)}, ("all-found", None, None, None)),
    "none": ({1: (3,), 2: (2,), 3: (2,)}, ("none-found", None, None, None)),
}


@pytest.mark.parametrize("case", FOUND)
def test_whoever_gets_nothing_is_told_why_and_nobody_else(case: str) -> None:
    votes, nothing = FOUND[case]
    assert outcome("standard", 4, votes)[1] == nothing


def test_team_one_of_two_says_why_the_voter_or_the_storyteller() -> None:
    # Seat 5 misses, seat 6 votes for the own team's card, seat 7 finds.
    _, nothing = outcome("odyssey-team", 8, {5: (4,), 6: (3,), 7: (1,)}, owners=(0, 1, 2, 3))
    assert nothing == (None, None, None, None, None, "missed", "own-team", None)
    _, nothing = outcome("odyssey-team", 6, {4: (1,), 5: (1,)}, owners=(0, 1, 2))
    assert nothing == ("all-found", None, None, None, None, None)


def test_party_alone_on_a_picture_and_under_the_red_vote_are_told_apart() -> None:
    votes = {0: (4,), 1: (4,), 2: (5,), 3: (5,), 4: (1,), 5: (6,)}
    _, nothing = outcome("odyssey-party", 6, votes, red=4)
    assert nothing == ("red-vote", "red-vote", None, None, "alone", "alone")
    _, nothing = outcome("odyssey-party", 6, votes, red=6)
    assert nothing[5] == "red-vote", "alone under it, it is the red vote that is told"
    votes = {1: (3,), 2: (3,), 3: (3,), 4: (1,), 5: (1,)}
    _, nothing = outcome("odyssey-party", 6, votes, voters="others", red_vote=False)
    assert nothing == ("unpaid", None, None, None, None, None), "a storyteller who does not vote has nothing to win"


@pytest.mark.parametrize("case", ["some", "all", "none"])
def test_where_a_house_rule_pays_nothing_that_is_the_reason(case: str) -> None:
    nothing_pays: dict[str, Any] = {
        "points_storyteller": 0,
        "points_finder": 0,
        "points_all_or_none": 0,
        "points_vote_received": 0,
    }
    votes = {1: (1,), 2: (4,), 3: (3,)} if case == "some" else FOUND[case][0]
    teller: Nothing = {"some": "unpaid", "all": "all-found", "none": "none-found"}[case]  # type: ignore[assignment]
    others: tuple[Nothing, ...] = ("unpaid", "missed", "missed") if case == "some" else ("unpaid",) * 3
    assert outcome("standard", 4, votes, **nothing_pays) == ({}, (teller, *others))


@pytest.mark.parametrize("name", ["classic", "standard", "odyssey", "odyssey-party", "odyssey-team"])
def test_in_a_game_every_seat_or_team_has_points_or_one_reason_for_none(name: str) -> None:
    table = Table(name, 6, seed=4)
    for number in range(1, 5):
        table.play(until=Showing)
        last = table.game.last
        assert last is not None
        gained = [after - before for before, after in zip(last.before, last.after, strict=True)]
        half = 3 if table.game.settings.teams else 6
        for seat in range(half):
            side = range(seat, 6, half)
            told = [last.nothing[one] for one in side if last.nothing[one] is not None]
            assert len(told) == (0 if gained[seat] else 1), (number, seat)
        assert sum(line.points for line in last.lines) == sum(gained[:half])
        table.next_round()
