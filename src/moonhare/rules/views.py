"""What each viewer may see, built up from nothing: never the whole cut down.

A view has two parts: the public one, the same for everybody at the table and for spectators, and a seat's own.
Nothing in either depends on what the viewer may not know: not by content, order, presence or size
(`docs/rules.md`, "What each person may know").
"""

from typing import Literal

import msgspec

from moonhare.rules.deciding import forbidden_slots
from moonhare.rules.events import Clue
from moonhare.rules.ids import CardId, SeatId, Slot
from moonhare.rules.settings import Medium
from moonhare.rules.state import (
    Announcing,
    Game,
    Giving,
    Naming,
    Outcome,
    Over,
    PhaseName,
    Showing,
    Telling,
    Voting,
    awaited,
    next_storyteller,
    partner,
    same_team,
    storyteller_of,
)


class SeatPublic(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """What everyone sees of a seat."""

    points: int
    cards: int
    """In hand."""
    role: Literal["storyteller", "gives", "votes", "partner", "sits-out", "undecided"]
    """In this round: in teams `undecided` until a giver is named, then `gives` and `partner` (who will vote)."""
    state: Literal["awaited", "done", "idle"]
    """`done`: has told, given, voted or gone on in this phase."""


class PublicView(msgspec.Struct, frozen=True, kw_only=True):
    """The public table: the same bytes for every viewer."""

    edition: str
    round: int
    phase: PhaseName
    storyteller: SeatId | None
    """Of this round; None before the first announcement. In `showing` and `over` the last round's."""
    next_storyteller: SeatId | None
    """In `showing` only."""
    clue: Clue | None
    seats: tuple[SeatPublic, ...]
    namings: tuple[Naming | None, ...]
    """Teams, while giving: by team, the lower of its two seats."""
    slots: tuple[CardId, ...]
    """The cards face up, slot 1 first; empty unless voting or showing."""
    outcome: Outcome | None
    """The last scored round, whole."""
    pile: int
    discards: tuple[CardId, ...]
    winners: tuple[SeatId, ...]


class TellOptions(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """One may tell a clue."""

    media: tuple[Medium, ...]
    with_card: bool


class GiveOptions(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """One may give this many cards of one's hand."""

    count: int


class VoteOptions(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """One may vote: up to `most` different slots, none of `forbidden`; `red` tells whether a red vote is due too."""

    most: int
    forbidden: tuple[Slot, ...]
    red: bool


class Options(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a seat may do now; what is absent it may not. The client needs no rules of its own."""

    tell: TellOptions | None = None
    name_giver: tuple[SeatId, ...] = ()
    give: GiveOptions | None = None
    vote: VoteOptions | None = None
    go_on: bool = False


class OwnView(msgspec.Struct, frozen=True, kw_only=True):
    """What a seat alone sees."""

    seat: SeatId
    hand: tuple[CardId, ...]
    """Empty while face down."""
    face_down: int
    """How many cards of one's hand lie face down: all or none (R5)."""
    given: tuple[CardId, ...]
    """One's own cards of this round, the storyteller's included; until the round is scored."""
    votes: tuple[Slot, ...]
    red: Slot | None
    may: Options


class View(msgspec.Struct, frozen=True, kw_only=True):
    """A game as one viewer sees it; `own` is None for spectators and the shared screen."""

    public: PublicView
    own: OwnView | None


def view_for(game: Game, seat: SeatId | None) -> View:
    """Build the view of a seat, or of a spectator (None)."""
    return View(public=public_view(game), own=None if seat is None else own_view(game, seat))


def public_view(game: Game) -> PublicView:
    """Build what everybody may see."""
    phase = game.phase
    return PublicView(
        edition=game.edition,
        round=game.round,
        phase=phase.name,
        storyteller=storyteller_of(game),
        next_storyteller=next_storyteller(game) if isinstance(phase, Showing) else None,
        clue=phase.clue if isinstance(phase, Giving | Voting) else None,
        seats=_seats(game),
        namings=phase.namings if isinstance(phase, Giving) else (),
        slots=_face_up(game),
        outcome=game.last,
        pile=len(game.pile),
        discards=game.discards,
        winners=phase.winners if isinstance(phase, Over) else (),
    )


def _face_up(game: Game) -> tuple[CardId, ...]:
    phase = game.phase
    if isinstance(phase, Voting):
        return phase.slots
    return phase.outcome.slots if isinstance(phase, Showing) else ()


def _seats(game: Game) -> tuple[SeatPublic, ...]:
    waited_for, done, roles = awaited(game), _done(game), _roles(game)
    return tuple(
        SeatPublic(
            points=game.scores[seat],
            cards=len(hand),
            role=roles[seat],
            state="awaited" if seat in waited_for else "done" if seat in done else "idle",
        )
        for seat, hand in enumerate(game.hands)
    )


def _done(game: Game) -> tuple[SeatId, ...]:
    phase = game.phase
    if isinstance(phase, Giving):
        return tuple(
            SeatId(s) for s, gift in enumerate(phase.gifts) if gift or (s == phase.storyteller and not _owes(game))
        )
    if isinstance(phase, Voting):
        return tuple(SeatId(s) for s, ballot in enumerate(phase.ballots) if ballot is not None)
    return phase.gone_on if isinstance(phase, Showing) else ()


def _owes(game: Game) -> bool:
    """Whether the storyteller still gives a card, as all do where the clue is told unseen."""
    return game.settings.clue_from == "unseen"


Role = Literal["storyteller", "gives", "votes", "partner", "sits-out", "undecided"]


def _roles(game: Game) -> list[Role]:
    phase = game.phase
    teller = storyteller_of(game)
    base: Role = "votes" if isinstance(phase, Voting | Showing) else "gives"
    if teller is None:
        return ["undecided" if game.settings.teams else base] * game.players
    roles: list[Role] = [base] * game.players
    if game.settings.teams:
        roles = [_team_role(game, SeatId(seat), teller) for seat in range(game.players)]
    roles[teller] = "storyteller"
    return roles


def _team_role(game: Game, seat: SeatId, teller: SeatId) -> Role:
    phase = game.phase
    if same_team(game.players, seat, teller):
        return "sits-out"
    if isinstance(phase, Giving):
        naming = phase.namings[seat % (game.players // 2)]
        if naming is None:
            return "undecided"
        return "gives" if naming.giver == seat else "partner"
    if isinstance(phase, Voting):
        return "votes" if seat in phase.voters else "gives"
    if isinstance(phase, Showing):
        return "votes" if phase.outcome.ballots[seat] is not None else "gives"
    return "undecided"


def own_view(game: Game, seat: SeatId) -> OwnView:
    """Build what a seat alone may see."""
    phase = game.phase
    hand = game.hands[seat]
    hidden = hand_is_face_down(game, seat)
    given: tuple[CardId, ...] = ()
    votes: tuple[Slot, ...] = ()
    red: Slot | None = None
    if isinstance(phase, Giving):
        given = phase.gifts[seat]
    elif isinstance(phase, Voting):
        given = tuple(card for card, owner in zip(phase.slots, phase.owners, strict=True) if owner == seat)
        ballot = phase.ballots[seat]
        if ballot is not None:
            votes, red = ballot.slots, ballot.red
    return OwnView(
        seat=seat,
        hand=() if hidden else hand,
        face_down=len(hand) if hidden else 0,
        given=given,
        votes=votes,
        red=red,
        may=options(game, seat),
    )


def hand_is_face_down(game: Game, seat: SeatId) -> bool:
    """Whether a seat's hand is hidden from itself (R5): everyone's until the first clue, then the next teller's."""
    if game.settings.clue_from != "unseen":
        return False
    phase = game.phase
    return isinstance(phase, Announcing) or (isinstance(phase, Telling) and phase.storyteller == seat)


NOTHING = Options()


def options(game: Game, seat: SeatId) -> Options:
    """What a seat may do now."""
    phase, settings = game.phase, game.settings
    if isinstance(phase, Announcing) or (isinstance(phase, Telling) and phase.storyteller == seat):
        return Options(tell=TellOptions(media=settings.clue_media, with_card=settings.clue_from == "hand"))
    if isinstance(phase, Giving):
        return _giving_options(game, phase, seat)
    if isinstance(phase, Voting) and seat in phase.voters and phase.ballots[seat] is None:
        red = settings.red_vote and seat == phase.storyteller
        return Options(vote=VoteOptions(most=settings.votes, forbidden=forbidden_slots(game, phase, seat), red=red))
    if isinstance(phase, Showing) and seat not in phase.gone_on:
        return Options(go_on=True)
    return NOTHING


def _giving_options(game: Game, phase: Giving, seat: SeatId) -> Options:
    settings = game.settings
    if phase.gifts[seat]:
        return NOTHING
    teller = seat == phase.storyteller
    if not settings.teams:
        return Options(give=GiveOptions(count=1 if teller else settings.cards_given))
    other = partner(game, seat)
    if phase.gifts[other]:
        return NOTHING
    naming = phase.namings[seat % (game.players // 2)]
    if naming is None:
        return Options(name_giver=tuple(sorted((seat, other))))
    give = GiveOptions(count=settings.cards_given) if naming.giver == seat else None
    # One may agree to what the partner proposed, or change one's mind to the other of the two.
    may_repeat = not naming.agreed and naming.by != seat
    names = tuple(s for s in sorted((seat, other)) if s != naming.giver or may_repeat)
    return Options(name_giver=names, give=give)
