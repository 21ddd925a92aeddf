"""The referee: scores one round of a table of cardboard, told as JSON, and refuses what cannot have happened.

Owns the shapes of what it is told and what it answers, and the checks between them. The points themselves are
`scoring`'s, the same as in a game at the screen.
"""

from collections import Counter
from typing import Annotated, Any, Final

import msgspec
from msgspec import UNSET, Meta, UnsetType

from moonhare.rules.commands import SlotNumber
from moonhare.rules.editions import edition, resolve
from moonhare.rules.errors import Refusal
from moonhare.rules.events import Reason
from moonhare.rules.ids import SeatId, Slot
from moonhare.rules.reading import convert, read_json
from moonhare.rules.scoring import Count, score, totals
from moonhare.rules.settings import MOST_SLOTS, Settings, cards_a_round, check_playable
from moonhare.rules.state import Ballot, opposite, same_team, voters_of

LONGEST_NAME: Final = 60
"""Characters of a seat's name, at most."""


class Shape(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The base of what the referee is told: no key that it does not know."""


class LaidCard(Shape, frozen=True, kw_only=True):
    """A card on the table and who gave it."""

    slot: SlotNumber
    owner: str


class RoundSheet(Shape, frozen=True, kw_only=True):
    """A round as the people at the table tell it."""

    edition: str
    settings: dict[str, Any] = {}
    """House rules: overrides by name."""
    seats: tuple[Annotated[str, Meta(max_length=LONGEST_NAME)], ...]
    """Names in table order; in teams the partners sit opposite each other."""
    storyteller: str
    cards: tuple[LaidCard, ...]
    votes: dict[str, tuple[SlotNumber, ...]]
    """By name: the slots voted for."""
    red_vote: SlotNumber | UnsetType = UNSET
    """The storyteller's, where the settings have one."""


class NamedLine(msgspec.Struct, frozen=True, kw_only=True):
    """Points and why, by name; in teams the seat that earned them for both."""

    seat: str
    points: int
    reason: Reason


class TeamPoints(msgspec.Struct, frozen=True, kw_only=True):
    """A team and its points."""

    seats: tuple[str, str]
    points: int


class Verdict(msgspec.Struct, frozen=True, kw_only=True):
    """What the round is worth."""

    points: dict[str, int]
    """By name, in table order; in teams each seat's are its team's."""
    lines: tuple[NamedLine, ...]
    teams: tuple[TeamPoints, ...] | UnsetType = UNSET
    """Only in teams."""


class _Table(msgspec.Struct, frozen=True, kw_only=True):
    """A sheet whose names are known seats and whose cards fit the settings."""

    settings: Settings
    seats: tuple[str, ...]
    storyteller: SeatId
    owners: tuple[SeatId, ...]
    """By slot, slot 1 first."""

    def seat(self, name: str, what: str) -> SeatId:
        return _seat(self.seats, name, what)


def referee(data: bytes | str) -> Verdict:
    """Score a round told as JSON in the shape of `RoundSheet`.

    Raises `Refusal` for text that is no such JSON, and for what the edition, its settings or common sense forbid;
    its sentence names the seat and the rule.
    """
    told = read_json(data)
    try:
        sheet = convert(told, RoundSheet)
    except Refusal:
        _refuse_votes(told)
        raise
    return judge(sheet)


def _refuse_votes(told: Any) -> None:
    """Refuse votes that are no list of slots by their seat, which nobody learns who only hears of the shape."""
    votes = told.get("votes") if isinstance(told, dict) else None
    for seat, slots in votes.items() if isinstance(votes, dict) else ():
        try:
            convert(slots, tuple[SlotNumber, ...])
        except Refusal:
            expected = f"a list of slots, each a whole number from 1 to {MOST_SLOTS}, such as [4]"
            sentence = f"The votes of {seat[:LONGEST_NAME]} have to be {expected}."
            raise Refusal("malformed", sentence, seat=seat[:LONGEST_NAME], expected=expected) from None


def judge(sheet: RoundSheet) -> Verdict:
    """Score a round. Raises `Refusal` as `referee` does."""
    table = _seated(sheet)
    ballots = _ballots(table, sheet)
    counted = score(Count(settings=table.settings, storyteller=table.storyteller, owners=table.owners, ballots=ballots))
    seats = table.seats
    points = totals(table.settings, len(seats), counted.lines)
    half = len(seats) // 2
    return Verdict(
        points=dict(zip(seats, points, strict=True)),
        lines=tuple(NamedLine(seat=seats[line.seat], points=line.points, reason=line.reason) for line in counted.lines),
        teams=tuple(TeamPoints(seats=(seats[s], seats[s + half]), points=points[s]) for s in range(half))
        if table.settings.teams
        else UNSET,
    )


def _seated(sheet: RoundSheet) -> _Table:
    seats = sheet.seats
    for name, times in Counter(seats).items():
        if not name or name != " ".join(name.split()):
            raise Refusal(
                "name-malformed",
                f"The seat {name!r} is no name: names are not empty and have no needless spaces.",
                seat=name,
            )
        if times > 1:
            raise Refusal("name-twice", f"The name {name} stands twice among the seats: names differ.", seat=name)
    settings = resolve(edition(sheet.edition), len(seats), sheet.settings)
    # Whatever lies in the box: enough for the deal and this round.
    enough = len(seats) * settings.hand_size + cards_a_round(settings, len(seats))
    check_playable(settings, players=len(seats), deck=enough)
    teller = _seat(seats, sheet.storyteller, "storyteller")
    owners = _owners(sheet)
    table = _Table(settings=settings, seats=seats, storyteller=teller, owners=owners)
    _check_gifts(table)
    return table


def _seat(seats: tuple[str, ...], name: str, what: str) -> SeatId:
    if name not in seats:
        raise Refusal("seat-unknown", f"{name!r}, named as {what}, has no seat: {', '.join(seats)} have.", seat=name)
    return SeatId(seats.index(name))


def _owners(sheet: RoundSheet) -> tuple[SeatId, ...]:
    """Who gave the card in each slot, slot 1 first; the slots are 1 to n, each once."""
    owners: dict[int, SeatId] = {}
    for card in sheet.cards:
        owner = _seat(sheet.seats, card.owner, "a card's owner")
        if card.slot in owners:
            raise Refusal(
                "slot-taken",
                f"Slot {card.slot} holds a card of {sheet.seats[owners[card.slot]]} and one of {card.owner}: "
                "a slot holds one card.",
                seat=card.owner,
                slot=card.slot,
            )
        owners[card.slot] = owner
    for slot in range(1, len(owners) + 1):
        if slot not in owners:
            last = max(owners)
            raise Refusal(
                "slot-empty",
                f"Slot {slot} is empty though {sheet.seats[owners[last]]}'s card lies in slot {last}: "
                "cards fill the slots from 1 on.",
                seat=sheet.seats[owners[last]],
                slot=slot,
            )
    return tuple(owners[slot] for slot in sorted(owners))


def _check_gifts(table: _Table) -> None:
    """Everyone gave as many cards as the settings ask for; in teams one of two did."""
    gave = Counter(table.owners)
    players, settings = len(table.seats), table.settings
    _check_number(table, table.storyteller, gave[table.storyteller], 1)
    for seat in (SeatId(s) for s in range(players) if s != table.storyteller):
        if not settings.teams:
            _check_number(table, seat, gave[seat], settings.cards_given)
            continue
        name, other = table.seats[seat], opposite(players, seat)
        if other == table.storyteller:
            if gave[seat]:
                raise Refusal(
                    "gives-nothing",
                    f"{name} gave a card, and the storyteller's partner gives none.",
                    seat=name,
                )
        elif gave[seat] and gave[other]:
            raise Refusal(
                "partner-gave",
                f"{name} and {table.seats[other]} both gave a card, and one of two partners gives.",
                seat=name,
            )
        elif not gave[other]:
            _check_number(table, seat, gave[seat], settings.cards_given)


def _check_number(table: _Table, seat: SeatId, given: int, expected: int) -> None:
    if given != expected:
        name = table.seats[seat]
        whose = "the storyteller" if seat == table.storyteller else "each other team" if table.settings.teams else name
        raise Refusal(
            "wrong-number-of-cards",
            f"{name} has {given} on the table, and {whose} gives {expected} here.",
            seat=name,
            given=given,
            expected=expected,
        )


def _ballots(table: _Table, sheet: RoundSheet) -> tuple[Ballot | None, ...]:
    voters = voters_of(table.settings, len(table.seats), table.storyteller, table.owners)
    cast = {table.seat(name, "a voter"): slots for name, slots in sheet.votes.items()}
    for seat in cast:
        if seat not in voters:
            raise _no_voter(table, seat)
    ballots: list[Ballot | None] = [None] * len(table.seats)
    for voter in voters:
        slots = cast.get(voter, ())
        _check_votes(table, voter, slots)
        ballots[voter] = Ballot(
            slots=tuple(sorted(slots)), red=_red(table, sheet) if _bears_red(table, voter) else None
        )
    if sheet.red_vote is not UNSET and not table.settings.red_vote:
        name = table.seats[table.storyteller]
        raise Refusal("red-vote-not-yours", f"{name} cast a red vote, and there is none at this table.", seat=name)
    return tuple(ballots)


def _no_voter(table: _Table, seat: SeatId) -> Refusal:
    name = table.seats[seat]
    if seat == table.storyteller:
        why = "the storyteller does not vote"
    elif same_team(len(table.seats), seat, table.storyteller):
        why = "the storyteller's partner does not vote"
    else:
        why = "who gave the team's card does not vote"
    return Refusal("does-not-vote", f"{name} voted, and {why}.", seat=name)


def _check_votes(table: _Table, voter: SeatId, slots: tuple[Slot, ...]) -> None:
    name, settings = table.seats[voter], table.settings
    if not slots:
        raise Refusal("vote-missing", f"{name} has no vote, and nobody abstains (R10).", seat=name)
    if len(slots) > settings.votes:
        raise Refusal(
            "too-many-votes",
            f"{name} cast {len(slots)} votes, and the most here is {settings.votes}.",
            seat=name,
            most=settings.votes,
        )
    if len(set(slots)) != len(slots):
        raise Refusal("slot-twice", f"{name} voted twice for one card: votes go on different cards.", seat=name)
    for slot in slots:
        _check_slot(table, name, slot)
        if table.owners[slot - 1] == voter and not settings.own_card_votable:
            raise Refusal(
                "own-card",
                f"{name} voted for card {slot}, which is {name}'s own: nobody votes for a card of their own.",
                seat=name,
                slot=slot,
            )


def _check_slot(table: _Table, name: str, slot: Slot) -> None:
    if slot > len(table.owners):
        raise Refusal(
            "no-such-slot",
            f"{name} voted for card {slot}, and the slots are 1 to {len(table.owners)}.",
            seat=name,
            slot=slot,
            most=len(table.owners),
        )


def _bears_red(table: _Table, voter: SeatId) -> bool:
    return table.settings.red_vote and voter == table.storyteller


def _red(table: _Table, sheet: RoundSheet) -> Slot:
    name = table.seats[table.storyteller]
    if sheet.red_vote is UNSET:
        raise Refusal("red-vote-missing", f"{name} has no red vote, and the storyteller casts one (R12).", seat=name)
    _check_slot(table, name, sheet.red_vote)
    return sheet.red_vote
