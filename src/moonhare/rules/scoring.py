"""Points, line by line. One pure function for each way of scoring, in one table; used by games and referee alike."""

from collections.abc import Callable, Iterable
from typing import Final

import msgspec

from moonhare.rules.events import Found, Reason, ScoreLine
from moonhare.rules.ids import SEATS, SeatId, Slot
from moonhare.rules.settings import Settings
from moonhare.rules.state import Ballot, Mark, Nothing, OutcomeLine, same_team


class Count(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """All that the points of one round depend on."""

    settings: Settings
    storyteller: SeatId
    owners: tuple[SeatId, ...]
    """By slot, slot 1 first: who gave the card there."""
    ballots: tuple[Ballot | None, ...]
    """By seat; None for those who do not vote."""


Cast = list[tuple[SeatId, tuple[Slot, ...]]]
"""Who voted for what, by seat."""


class Score(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """The lines of a round, and how many found the storyteller's card (None where no card is)."""

    lines: tuple[ScoreLine, ...]
    found: Found | None


def score(count: Count) -> Score:
    """Count a round's points by the settings' way of scoring."""
    return SCORING[count.settings.scoring](count)


def totals(settings: Settings, players: int, lines: tuple[ScoreLine, ...]) -> tuple[int, ...]:
    """Add lines up by seat; in teams both seats get what either earned.

    >>> from moonhare.rules.editions import ODYSSEY_TEAM, STANDARD
    >>> lines = (
    ...     ScoreLine(seat=SeatId(0), points=3, reason="some-found"),
    ...     ScoreLine(seat=SeatId(4), points=3, reason="found"),
    ... )
    >>> totals(STANDARD.settings, 6, lines)
    (3, 0, 0, 0, 3, 0)
    >>> totals(ODYSSEY_TEAM.settings, 6, lines)
    (3, 3, 0, 3, 3, 0)
    """
    points = [0] * players
    for line in lines:
        points[line.seat] += line.points
    if settings.teams:
        half = players // 2
        teams = [points[seat] + points[seat + half] for seat in range(half)]
        return tuple(teams + teams)
    return tuple(points)


def winners(scores: tuple[int, ...]) -> tuple[SeatId, ...]:
    """All seats with the most points: ties are shared wins (R4).

    >>> winners((31, 24, 31))
    (0, 2)
    """
    best = max(scores)
    return tuple(SeatId(seat) for seat, points in enumerate(scores) if points == best)


def score_storyteller(count: Count) -> Score:
    """Score by finding the storyteller's card: `docs/rules.md`, "The points", for all editions but Party."""
    rules, teller = count.settings, count.storyteller
    target = count.owners.index(teller) + 1
    cast = _cast(count)
    finders = [seat for seat, slots in cast if target in slots]
    found: Found = "none" if not finders else "all" if len(finders) == len(cast) else "some"
    due: list[tuple[SeatId, int, Reason]]
    if found == "some":
        due = [(teller, rules.points_storyteller, "some-found")]
        due += [(seat, rules.points_finder, "found") for seat in finders]
    else:
        # In teams one seat for each other team, its voter, who are those with a ballot.
        paid = [seat for seat, _ in cast] if rules.teams else SEATS[: len(count.ballots)]
        reason: Reason = "all-found" if found == "all" else "none-found"
        due = [(seat, rules.points_all_or_none, reason) for seat in paid if seat != teller]
    # R2: beside the other points, outside the cap, also when all find it.
    due += [(seat, rules.points_single_vote, "single-vote") for seat, slots in cast if slots == (target,)]
    pays, cap = rules.points_vote_received, rules.bonus_cap
    for seat, votes in zip(SEATS, _votes_received(count, cast), strict=False):
        due.append((seat, votes * pays if cap is None else min(votes * pays, cap), "votes-received"))
    # No line says nothing.
    lines = tuple([ScoreLine(seat=seat, points=points, reason=why) for seat, points, why in due if points])
    return Score(lines=lines, found=found)


def explain(count: Count, lines: Iterable[ScoreLine]) -> tuple[OutcomeLine, ...]:
    """Say of each line how many votes it pays for, and whether a cap cut it."""
    cast, pays = _cast(count), count.settings.points_vote_received
    received = _votes_received(count, cast)
    explained = []
    for line in lines:
        seat, points, reason = line.seat, line.points, line.reason
        votes, due = 0, 0
        if reason == "votes-received":
            votes = received[seat]
            due = votes * pays
        elif reason == "same-image":
            due = votes = [slots for _, slots in cast].count(dict(cast)[seat])
        explained.append(OutcomeLine(seat=seat, points=points, reason=reason, votes=votes, cut=points < due))
    return tuple(explained)


def why_nothing(count: Count, found: Found | None, points: tuple[int, ...]) -> tuple[Nothing | None, ...]:
    """Say by seat why `points`, the round's `totals`, are none: in teams of a team's voter or storyteller alone."""
    seats = zip(SEATS, points, count.ballots, strict=False)
    if found is None:
        return tuple([None if gained else _why_not_agreed(count, ballot) for _, gained, ballot in seats])
    why: list[Nothing | None] = [None] * len(points)
    for seat, gained, ballot in seats:
        if not gained and seat == count.storyteller:
            why[seat] = "all-found" if found == "all" else "none-found" if found == "none" else "unpaid"
        elif not gained and ballot is not None:
            why[seat] = "unpaid" if found != "some" else _why_not_found(count, seat, ballot)
    return tuple(why)


def marks(count: Count) -> tuple[Mark | None, ...]:
    """Say by slot what came of the votes there, where they are paid for agreeing; elsewhere nothing."""
    if count.settings.scoring != "agreement":
        return (None,) * len(count.owners)
    votes, red = _agreements(count)
    slots = map(Slot, range(1, len(count.owners) + 1))
    return tuple(["spoiled" if slot in red else "paid" if votes.get(slot, 0) > 1 else None for slot in slots])


def _why_not_found(count: Count, seat: SeatId, ballot: Ballot) -> Nothing:
    owners = [count.owners[slot - 1] for slot in ballot.slots]
    if count.storyteller in owners:
        return "unpaid"
    own = count.settings.teams and all(same_team(len(count.ballots), seat, owner) for owner in owners)
    return "own-team" if own else "missed"


def _why_not_agreed(count: Count, ballot: Ballot | None) -> Nothing:
    if ballot is None:
        return "unpaid"
    red = any(other is not None and other.red in ballot.slots for other in count.ballots)
    return "red-vote" if red else "alone"


def _cast(count: Count) -> Cast:
    return [(seat, ballot.slots) for seat, ballot in zip(SEATS, count.ballots, strict=False) if ballot is not None]


def _votes_received(count: Count, cast: Cast) -> list[int]:
    """Votes on the cards of each giver but the storyteller, by seat; R6: an own team's vote only where it pays."""
    owners, players = count.owners, len(count.ballots)
    received = [0] * players
    unpaid_in_teams = count.settings.teams and not count.settings.own_team_bonus
    for voter, slots in cast:
        for slot in slots:
            owner = owners[slot - 1]
            if not unpaid_in_teams or not same_team(players, voter, owner):
                received[owner] += 1
    received[count.storyteller] = 0
    return received


def score_agreement(count: Count) -> Score:
    """Score by agreeing on an image (Party, R12): as many points as votes on it; none alone or under the red vote."""
    cap = count.settings.agreement_cap
    votes, red = _agreements(count)
    lines: list[ScoreLine] = []
    for seat, (slot, *_) in _cast(count):
        if votes[slot] > 1 and slot not in red:
            points = votes[slot] if cap is None else min(votes[slot], cap)
            lines.append(ScoreLine(seat=seat, points=points, reason="same-image"))
    return Score(lines=tuple(lines), found=None)


def _agreements(count: Count) -> tuple[dict[Slot, int], set[Slot]]:
    """How many voted for each image, and which the red vote lies on."""
    ballots = [ballot for ballot in count.ballots if ballot is not None]
    votes: dict[Slot, int] = {}
    for ballot in ballots:
        votes[ballot.slots[0]] = votes.get(ballot.slots[0], 0) + 1
    return votes, {ballot.red for ballot in ballots if ballot.red is not None}


SCORING: Final[dict[str, Callable[[Count], Score]]] = {
    "storyteller": score_storyteller,
    "agreement": score_agreement,
}
