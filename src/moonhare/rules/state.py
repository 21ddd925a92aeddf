"""The state of a game: what lasts through it, and one class a phase with only what is valid in it.

All structs of the rules are `gc=False`: frozen values made of values, they cannot be part of a cycle, and the
garbage collector need not go through them again and again.
"""

from typing import ClassVar, Final, Literal

import msgspec

from moonhare.rules.events import Clue, Found, ScoreLine
from moonhare.rules.ids import SEATS, CardId, SeatId, Slot
from moonhare.rules.settings import FEWEST_IN_TEAMS, Settings

PhaseName = Literal["announcing", "telling", "giving", "voting", "showing", "over"]


Standing = Literal["awaited", "done", "idle"]
"""What a seat is in a phase: waited for; `done`, having told, given, voted or gone on; neither."""


class Ballot(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """All the votes of a seat; `slots` ascending."""

    slots: tuple[Slot, ...]
    red: Slot | None = None


class Naming(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """Teams: who is to give, who proposed it, whether the partner agreed."""

    giver: SeatId
    by: SeatId
    agreed: bool


class Announcing(msgspec.Struct, frozen=True, kw_only=True, tag_field="name", tag="announcing", gc=False):
    """The first round before anybody has told a clue: whoever does is the storyteller."""

    name: ClassVar[PhaseName] = "announcing"


class Telling(msgspec.Struct, frozen=True, kw_only=True, tag_field="name", tag="telling", gc=False):
    """The storyteller looks for a clue."""

    storyteller: SeatId
    name: ClassVar[PhaseName] = "telling"


class Giving(msgspec.Struct, frozen=True, kw_only=True, tag_field="name", tag="giving", gc=False):
    """The others look for cards that fit the clue."""

    storyteller: SeatId
    clue: Clue
    gifts: tuple[tuple[CardId, ...], ...]
    """By seat; empty until given."""
    namings: tuple[Naming | None, ...] = ()
    """Teams: by team (the lower of its two seats). Empty elsewhere."""
    name: ClassVar[PhaseName] = "giving"


class Voting(msgspec.Struct, frozen=True, kw_only=True, tag_field="name", tag="voting", gc=False):
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


class OutcomeLine(ScoreLine, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """A line of points, and what it pays for: made of what was stored, and never stored itself."""

    votes: int = 0
    """How many votes it pays for: on one's cards, or on the picture that one voted for. Left out where none count."""
    cut: bool = False
    """Whether a cap left less than those votes were worth. Left out where not."""


Mark = Literal["paid", "spoiled"]
"""Votes that agree, and are paid for it; or the red vote lies with them (R12)."""

Nothing = Literal["all-found", "none-found", "missed", "own-team", "alone", "red-vote", "unpaid"]
"""Why somebody got no points: all or none found the storyteller's card; a vote for another card, for the own team's
(R6), for a picture that nobody else or that the red vote chose; or what they did pays nothing at this table."""


class Outcome(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """A scored round, whole, as everyone may see it."""

    round: int
    storyteller: SeatId
    clue: Clue
    slots: tuple[CardId, ...]
    owners: tuple[SeatId, ...]
    ballots: tuple[Ballot | None, ...]
    """By seat; None for those who do not vote."""
    lines: tuple[OutcomeLine, ...]
    nothing: tuple[Nothing | None, ...]
    """By seat: why it got no points; None where it got some. In teams a team's voter or storyteller says it."""
    found: Found | None
    marks: tuple[Mark | None, ...]
    """By slot, where votes are paid for agreeing: what came of those that lie there."""
    before: tuple[int, ...]
    """Points by seat before this round."""
    after: tuple[int, ...]


class Showing(msgspec.Struct, frozen=True, kw_only=True, tag_field="name", tag="showing", gc=False):
    """The points are shown until the next storyteller goes on, or enough have, or long enough."""

    outcome: Outcome
    gone_on: tuple[SeatId, ...] = ()
    """Ascending."""
    cleared: bool = False
    """Whether the cards have left the table already, on the way to the next round."""
    name: ClassVar[PhaseName] = "showing"


class Over(msgspec.Struct, frozen=True, kw_only=True, tag_field="name", tag="over", gc=False):
    """Somebody has won."""

    winners: tuple[SeatId, ...]
    name: ClassVar[PhaseName] = "over"


Phase = Announcing | Telling | Giving | Voting | Showing | Over

WITHOUT_STORYTELLER: Final = (Showing, Over, Announcing)
"""The phases that name no storyteller. A tuple: a union would be built anew each time it is asked for."""


class Game(msgspec.Struct, frozen=True, kw_only=True, gc=False):
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


def opposite(players: int, seat: SeatId) -> SeatId:
    """The seat across the table: in teams the partner's. For an even number of players."""
    half = players // 2
    return SeatId(seat + half if seat < half else seat - half)


def partner(game: Game, seat: SeatId) -> SeatId:
    """The seat opposite, in a game: in teams the partner."""
    return opposite(len(game.hands), seat)


def team_of(players: int, seat: SeatId) -> int:
    """The number of a seat's team: the lower of its two seats."""
    return seat % (players // 2)


def naming_of(game: Game, seat: SeatId) -> Naming | None:
    """Teams, while giving: whom a seat's team has named to give, and whether both agree; None elsewhere."""
    phase = game.phase
    if not isinstance(phase, Giving) or not game.settings.teams:
        return None
    return phase.namings[team_of(game.players, seat)]


def same_team(players: int, one: SeatId, other: SeatId) -> bool:
    """Whether two seats are one team: opposite each other, or the same."""
    return team_of(players, one) == team_of(players, other)


def voters_of(settings: Settings, players: int, storyteller: SeatId, owners: tuple[SeatId, ...]) -> tuple[SeatId, ...]:
    """Who votes on the cards of these owners, ascending: in teams the partners of those who gave."""
    seats = SEATS[:players]
    if settings.teams:
        return tuple(s for s in seats if s not in owners and not same_team(players, s, storyteller))
    return seats if settings.voters == "all" else (*seats[:storyteller], *seats[storyteller + 1 :])


def teams_of(settings: Settings, players: int) -> tuple[tuple[SeatId, SeatId], ...]:
    """Who plays together, the lower seat first; nobody outside teams, nor where so many make no teams."""
    if not settings.teams or players % 2 or players < FEWEST_IN_TEAMS:
        return ()
    half = players // 2
    return tuple(zip(SEATS[:half], SEATS[half:players], strict=True))


def storyteller_of(game: Game) -> SeatId | None:
    """The storyteller of the round, or the last round's after scoring; None before the first announcement."""
    phase = game.phase
    if isinstance(phase, WITHOUT_STORYTELLER):
        return game.last.storyteller if game.last is not None else None
    return phase.storyteller


def next_storyteller(game: Game) -> SeatId:
    """The seat to the left of the storyteller whose round was scored last. Raises `ValueError` before any was."""
    if game.last is None:
        raise ValueError("no round has been scored yet, so nobody is next")
    return SeatId((game.last.storyteller + 1) % len(game.hands))


def awaited(game: Game) -> tuple[SeatId, ...]:
    """The seats that the game waits for, ascending; in `showing` the next storyteller until they
    have gone on, when over nobody.
    """
    return tuple([seat for seat, now in zip(SEATS, standings(game), strict=False) if now == "awaited"])


def may_exchange_gift(game: Game, phase: Giving, seat: SeatId) -> bool:
    """Whether a seat that has given may give others instead (R18): all but the card that the clue is from."""
    return bool(phase.gifts[seat]) and (seat != phase.storyteller or game.settings.clue_from == "unseen")


def gift_size(game: Game, phase: Giving, seat: SeatId) -> int:
    """How many cards a seat gives that gives any: the storyteller always one."""
    return 1 if seat == phase.storyteller else game.settings.cards_given


def standings(game: Game) -> tuple[Standing, ...]:
    """Whom the game waits for and who has done their part, by seat."""
    phase = game.phase
    if isinstance(phase, Giving):
        if game.settings.teams:
            return _standings_of_givers(game, phase)
        # The storyteller's card lies there with the clue; where it was told unseen, they give as all do.
        given: list[Standing] = ["done" if gift else "awaited" for gift in phase.gifts]
        return tuple(given)
    found: list[Standing] = ["idle"] * len(game.hands)
    if isinstance(phase, Voting):
        ballots = phase.ballots
        for seat in phase.voters:
            found[seat] = "awaited" if ballots[seat] is None else "done"
    elif isinstance(phase, Showing):
        found[(phase.outcome.storyteller + 1) % len(found)] = "awaited"
        for seat in phase.gone_on:
            found[seat] = "done"
    elif isinstance(phase, Telling):
        found[phase.storyteller] = "awaited"
    elif isinstance(phase, Announcing):
        found = ["awaited"] * len(found)
    return tuple(found)


def _standings_of_givers(game: Game, phase: Giving) -> tuple[Standing, ...]:
    gifts, half = phase.gifts, len(game.hands) // 2
    found: list[Standing] = ["done" if gift else "idle" for gift in gifts]
    for team, naming in enumerate(phase.namings):
        if gifts[team] or gifts[team + half]:
            continue
        for seat in (team, team + half):
            if naming is None or not naming.agreed or naming.giver == seat:
                found[seat] = "awaited"
    return tuple(found)


def cards_in(game: Game) -> int:
    """Count the cards of a game, wherever they lie."""
    phase, on_table = game.phase, 0
    if isinstance(phase, Giving):
        on_table = sum(map(len, phase.gifts))
    elif isinstance(phase, Voting):
        on_table = len(phase.slots)
    elif isinstance(phase, Showing) and not phase.cleared:
        on_table = len(phase.outcome.slots)
    return sum(map(len, game.hands)) + len(game.pile) + len(game.discards) + on_table
