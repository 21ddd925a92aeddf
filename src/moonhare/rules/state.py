"""The state of a game: what lasts through it, and one class a phase with only what is valid in it."""

from typing import ClassVar, Final, Literal

import msgspec

from moonhare.rules.events import Clue, Found, ScoreLine
from moonhare.rules.ids import SEATS, CardId, SeatId, Slot
from moonhare.rules.settings import Settings

PhaseName = Literal["announcing", "telling", "giving", "voting", "showing", "over"]


class Ballot(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """All the votes of a seat; `slots` ascending."""

    slots: tuple[Slot, ...]
    red: Slot | None = None


class Naming(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """Teams: who is to give, who proposed it, whether the partner agreed."""

    giver: SeatId
    by: SeatId
    agreed: bool


class Announcing(msgspec.Struct, frozen=True, kw_only=True, tag_field="name", tag="announcing"):
    """The first round before anybody has told a clue: whoever does is the storyteller."""

    name: ClassVar[PhaseName] = "announcing"


class Telling(msgspec.Struct, frozen=True, kw_only=True, tag_field="name", tag="telling"):
    """The storyteller looks for a clue."""

    storyteller: SeatId
    name: ClassVar[PhaseName] = "telling"


class Giving(msgspec.Struct, frozen=True, kw_only=True, tag_field="name", tag="giving"):
    """The others look for cards that fit the clue."""

    storyteller: SeatId
    clue: Clue
    gifts: tuple[tuple[CardId, ...], ...]
    """By seat; empty until given."""
    namings: tuple[Naming | None, ...] = ()
    """Teams: by team (the lower of its two seats). Empty elsewhere."""
    name: ClassVar[PhaseName] = "giving"


class Voting(msgspec.Struct, frozen=True, kw_only=True, tag_field="name", tag="voting"):
    """The cards lie face up; the voters look for the storyteller's."""

    storyteller: SeatId
    clue: Clue
    slots: tuple[CardId, ...]
    owners: tuple[SeatId, ...]
    """By slot."""
    voters: tuple[SeatId, ...]
    ballots: tuple[Ballot | None, ...]
    """By seat."""
    name: ClassVar[PhaseName] = "voting"


class Outcome(msgspec.Struct, frozen=True, kw_only=True):
    """A scored round, whole, as everyone may see it."""

    round: int
    storyteller: SeatId
    clue: Clue
    slots: tuple[CardId, ...]
    owners: tuple[SeatId, ...]
    ballots: tuple[Ballot | None, ...]
    """By seat; None for those who do not vote."""
    lines: tuple[ScoreLine, ...]
    found: Found | None
    before: tuple[int, ...]
    """Points by seat before this round."""
    after: tuple[int, ...]


class Showing(msgspec.Struct, frozen=True, kw_only=True, tag_field="name", tag="showing"):
    """The points are shown until the next storyteller goes on, or enough have, or long enough."""

    outcome: Outcome
    gone_on: tuple[SeatId, ...] = ()
    """Ascending."""
    cleared: bool = False
    """Whether the cards have left the table already, on the way to the next round."""
    name: ClassVar[PhaseName] = "showing"


class Over(msgspec.Struct, frozen=True, kw_only=True, tag_field="name", tag="over"):
    """Somebody has won."""

    winners: tuple[SeatId, ...]
    name: ClassVar[PhaseName] = "over"


Phase = Announcing | Telling | Giving | Voting | Showing | Over

WITH_STORYTELLER: Final = (Telling, Giving, Voting)
"""The phases that name their storyteller. A tuple: a union would be built anew each time it is asked for."""


class Game(msgspec.Struct, frozen=True, kw_only=True):
    """A game at a moment: the fold of its events."""

    edition: str
    settings: Settings
    round: int
    """From 1."""
    hands: tuple[tuple[CardId, ...], ...]
    """By seat, sorted: the order in a hand tells nothing, even when hands are passed."""
    pile: tuple[CardId, ...]
    discards: tuple[CardId, ...]
    """Sorted: who played what, and when, is not to be read from it."""
    scores: tuple[int, ...]
    """By seat; in teams both partners bear their team's points."""
    last: Outcome | None
    """The last scored round."""
    phase: Phase

    @property
    def players(self) -> int:
        """The number of seats."""
        return len(self.hands)


def partner(game: Game, seat: SeatId) -> SeatId:
    """The seat opposite: in teams the partner."""
    half = len(game.hands) // 2
    return SeatId(seat + half if seat < half else seat - half)


def same_team(players: int, one: SeatId, other: SeatId) -> bool:
    """Whether two seats are one team: opposite each other, or the same."""
    return (one - other) % (players // 2) == 0


def storyteller_of(game: Game) -> SeatId | None:
    """The storyteller of the round, or the last round's after scoring; None before the first announcement."""
    phase = game.phase
    if isinstance(phase, WITH_STORYTELLER):
        return phase.storyteller
    return game.last.storyteller if game.last is not None else None


def next_storyteller(game: Game) -> SeatId:
    """The seat to the left of the round's storyteller. Only after a clue has been told."""
    now = storyteller_of(game)
    if now is None:
        raise ValueError("nobody has told a clue yet, so nobody is next")
    return SeatId((now + 1) % game.players)


def awaited(game: Game) -> tuple[SeatId, ...]:
    """The seats that the game waits for, ascending; in `showing` the next storyteller, when over nobody."""
    phase = game.phase
    if isinstance(phase, Giving):
        return _awaited_to_give(game, phase)
    if isinstance(phase, Voting):
        ballots = phase.ballots
        return tuple([seat for seat in phase.voters if ballots[seat] is None])
    if isinstance(phase, Telling):
        return (phase.storyteller,)
    if isinstance(phase, Announcing):
        return SEATS[: game.players]
    if isinstance(phase, Showing):
        return (next_storyteller(game),)
    return ()


def _awaited_to_give(game: Game, phase: Giving) -> tuple[SeatId, ...]:
    gifts = phase.gifts
    if not game.settings.teams:
        return tuple([seat for seat, gift in zip(SEATS, gifts, strict=False) if not gift])
    seats: list[SeatId] = []
    half = game.players // 2
    for team, naming in enumerate(phase.namings):
        if gifts[team] or gifts[team + half]:
            continue
        if naming is not None and naming.agreed:
            seats.append(naming.giver)
        else:
            seats += (SeatId(team), SeatId(team + half))
    return tuple(sorted(seats))
