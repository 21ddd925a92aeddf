"""What each viewer may see, built up from nothing: never the whole cut down.

A view has two parts: the public one, the same for everybody at the table and for spectators, and a seat's own.
Nothing in either depends on what the viewer may not know: not by content, order, presence or size
(`docs/rules.md`, "What each person may know").
"""

from functools import cache
from typing import Literal

import msgspec
from msgspec.structs import replace

from moonhare.rules.deciding import own_slots
from moonhare.rules.ending import Ending, ended_by
from moonhare.rules.events import Clue
from moonhare.rules.ids import SEATS, CardId, SeatId, Slot
from moonhare.rules.settings import Medium, Settings
from moonhare.rules.state import (
    Announcing,
    Game,
    Giving,
    Naming,
    Outcome,
    Over,
    PhaseName,
    Showing,
    Standing,
    Telling,
    Voting,
    gift_size,
    may_exchange_gift,
    naming_of,
    next_storyteller,
    partner,
    same_team,
    standings,
    storyteller_of,
)

Role = Literal["storyteller", "gives", "votes", "partner", "sits-out", "undecided"]


class PublicView(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """The public table: the same bytes for every viewer."""

    edition: str
    round: int
    phase: PhaseName
    storyteller: SeatId | None
    """Of this round; None before the first announcement. In `showing` and `over` the last round's."""
    next_storyteller: SeatId | None = None
    """In `showing` only."""
    clue: Clue | None
    points: tuple[int, ...]
    """By seat."""
    cards: tuple[int, ...]
    """By seat: how many they have in hand."""
    roles: tuple[Role, ...]
    """By seat: in teams `undecided` until a giver is named, then `gives` and `partner` (who will vote)."""
    standings: tuple[Standing, ...]
    """By seat: `done` having told, given, voted or gone on in this phase."""
    namings: tuple[Naming | None, ...] = ()
    """Teams, while giving: by team, the lower of its two seats."""
    slots: tuple[CardId, ...]
    """The cards face up, slot 1 first; empty unless voting or showing."""
    outcome: Outcome | None
    """The last scored round, whole."""
    pile: int
    discards: tuple[CardId, ...]
    winners: tuple[SeatId, ...] = ()
    ended_by: Ending | None = None
    """In `over` only: why, `pile` also where a house rule meant it to end otherwise."""


class TellOptions(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """One may tell a clue."""

    media: tuple[Medium, ...]
    with_card: bool
    words: int | None = None
    """How many words the clue may have, at most; null where any number will do."""


class GiveOptions(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """One may give this many cards of one's hand."""

    count: int


class VoteOptions(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """One may vote: up to `most` different slots, none of `forbidden`; `red` tells whether a red vote is due too."""

    most: int
    forbidden: tuple[Slot, ...]
    red: bool


class Exchange(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """One has given or voted, and may do so anew as long as somebody else is awaited: other cards, other votes (R18).

    Nobody else learns of it.
    """

    give: GiveOptions | None = None
    """Of one's hand and of the cards that one has given."""
    vote: VoteOptions | None = None


class Options(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """What a seat may do now; what is absent it may not. The client needs no rules of its own."""

    tell: TellOptions | None = None
    name_giver: tuple[SeatId, ...] = ()
    give: GiveOptions | None = None
    vote: VoteOptions | None = None
    go_on: bool = False
    exchange: Exchange | None = None
    """For those who are done: nobody waits for them."""


class OwnView(msgspec.Struct, frozen=True, kw_only=True, gc=False):
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


class View(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """A game as one viewer sees it; `own` is None for spectators and the shared screen."""

    public: PublicView
    own: OwnView | None
    settings: Settings
    """What is played by, house rules and all. Not in the public part: it never changes, and a table tells it beside."""


def view_for(game: Game, seat: SeatId | None) -> View:
    """Build the view of a seat, or of a spectator (None)."""
    own = None if seat is None else own_view(game, seat)
    return View(public=public_view(game), own=own, settings=game.settings)


def public_view(game: Game) -> PublicView:
    """Build what everybody may see."""
    phase = game.phase
    teller: SeatId | None
    clue: Clue | None = None
    namings: tuple[Naming | None, ...] = ()
    slots: tuple[CardId, ...] = ()
    if isinstance(phase, Giving):
        teller, clue, namings = phase.storyteller, phase.clue, phase.namings
    elif isinstance(phase, Voting):
        teller, clue, slots = phase.storyteller, phase.clue, phase.slots
    elif isinstance(phase, Showing):
        teller, slots = phase.outcome.storyteller, phase.outcome.slots
    else:
        teller = storyteller_of(game)
    if game.settings.teams:
        roles = _team_roles(game, teller)
    else:
        roles = _roles(len(game.hands), teller, "votes" if slots else "gives")
    # With more than fifteen of them CPython would pass the fields in a dictionary, which takes four times as long.
    view = PublicView(
        edition=game.edition,
        round=game.round,
        phase=phase.name,
        storyteller=teller,
        clue=clue,
        points=game.scores,
        cards=tuple(map(len, game.hands)),
        roles=roles,
        standings=standings(game),
        slots=slots,
        outcome=game.last,
        pile=len(game.pile),
        discards=game.discards,
    )
    if clue is not None:
        return replace(view, namings=namings) if namings else view
    if isinstance(phase, Showing):
        return replace(view, next_storyteller=next_storyteller(game))
    return replace(view, winners=phase.winners, ended_by=ended_by(game)) if isinstance(phase, Over) else view


@cache
def _roles(players: int, teller: SeatId | None, others: Role) -> tuple[Role, ...]:
    roles: list[Role] = [others] * players
    if teller is not None:
        roles[teller] = "storyteller"
    return tuple(roles)


def _team_roles(game: Game, teller: SeatId | None) -> tuple[Role, ...]:
    undecided: Role = "undecided"
    if teller is None:
        return (undecided,) * game.players
    roles = [_team_role(game, seat, teller) for seat in SEATS[: game.players]]
    roles[teller] = "storyteller"
    return tuple(roles)


def _team_role(game: Game, seat: SeatId, teller: SeatId) -> Role:
    phase = game.phase
    if same_team(game.players, seat, teller):
        return "sits-out"
    if isinstance(phase, Giving):
        naming = naming_of(game, seat)
        if naming is None:
            return "undecided"
        return "gives" if naming.giver == seat else "partner"
    if isinstance(phase, Voting):
        return "votes" if seat in phase.voters else "gives"
    if isinstance(phase, Showing):
        return "votes" if phase.outcome.ballots[seat] is not None else "gives"
    return "undecided"


def own_grounds(game: Game, seat: SeatId) -> tuple[object, ...]:
    """All that `own_view` makes a seat's view of: while this is alike, so is the view, whatever the others do."""
    phase, hand, settings = game.phase, game.hands[seat], game.settings
    if isinstance(phase, Voting):
        return (Voting, settings, hand, phase.storyteller, phase.slots, phase.owners, phase.voters, phase.ballots[seat])
    if isinstance(phase, Giving):
        others = phase if settings.teams else None
        return (Giving, settings, hand, phase.storyteller, phase.gifts[seat], others)
    if isinstance(phase, Showing):
        return (Showing, settings, hand, seat in phase.gone_on)
    return (phase, settings, hand)


def own_view(game: Game, seat: SeatId) -> OwnView:
    """Build what a seat alone may see."""
    phase = game.phase
    if isinstance(phase, Voting):
        return _own_while_voting(game, phase, seat)
    hand = game.hands[seat]
    # R5: everyone's hand until the first clue, then the next teller's.
    tells = isinstance(phase, Announcing) or (isinstance(phase, Telling) and phase.storyteller == seat)
    hidden = tells and game.settings.clue_from == "unseen"
    return OwnView(
        seat=seat,
        hand=() if hidden else hand,
        face_down=len(hand) if hidden else 0,
        given=phase.gifts[seat] if isinstance(phase, Giving) else (),
        votes=(),
        red=None,
        may=_options(game, seat),
    )


def _own_while_voting(game: Game, phase: Voting, seat: SeatId) -> OwnView:
    settings, ballot, mine = game.settings, phase.ballots[seat], own_slots(phase, seat)
    may = NOTHING
    if seat in phase.voters:
        # A team's voter gave nothing, so nothing is forbidden: a refusal would tell them their own team's card (R6).
        forbidden = () if settings.own_card_votable else mine
        red = settings.red_vote and seat == phase.storyteller
        may = _may_vote(settings.votes, forbidden, red, again=ballot is not None)
    return OwnView(
        seat=seat,
        hand=game.hands[seat],
        face_down=0,
        given=tuple([phase.slots[slot - 1] for slot in mine]),
        votes=() if ballot is None else ballot.slots,
        red=None if ballot is None else ballot.red,
        may=may,
    )


NOTHING = Options()
MAY_GO_ON = Options(go_on=True)


def _options(game: Game, seat: SeatId) -> Options:
    """What a seat may do now, in all phases but voting."""
    phase, settings = game.phase, game.settings
    if isinstance(phase, Giving):
        # Whoever has given their whole hand has no other card.
        if game.hands[seat] and may_exchange_gift(game, phase, seat):
            return _may_give(gift_size(game, phase, seat), again=True)
        if phase.gifts[seat]:
            return NOTHING
        if settings.teams:
            return _giving_in_teams(game, phase, seat)
        return _may_give(gift_size(game, phase, seat), again=False)
    if isinstance(phase, Showing):
        return NOTHING if seat in phase.gone_on else MAY_GO_ON
    if isinstance(phase, Announcing) or (isinstance(phase, Telling) and phase.storyteller == seat):
        return _may_tell(settings.clue_media, settings.clue_from == "hand", settings.clue_words)
    return NOTHING


# Few of these differ (three forbidden slots at the most), so each is made once.


@cache
def _may_tell(media: tuple[Medium, ...], with_card: bool, words: int | None) -> Options:
    return Options(tell=TellOptions(media=media, with_card=with_card, words=words))


@cache
def _may_give(count: int, *, again: bool) -> Options:
    give = GiveOptions(count=count)
    return Options(exchange=Exchange(give=give)) if again else Options(give=give)


@cache
def _may_vote(most: int, forbidden: tuple[Slot, ...], red: bool, *, again: bool) -> Options:
    vote = VoteOptions(most=most, forbidden=forbidden, red=red)
    return Options(exchange=Exchange(vote=vote)) if again else Options(vote=vote)


def _giving_in_teams(game: Game, phase: Giving, seat: SeatId) -> Options:
    other = partner(game, seat)
    if phase.gifts[other]:
        return NOTHING
    naming = naming_of(game, seat)
    if naming is None:
        return Options(name_giver=tuple(sorted((seat, other))))
    give = GiveOptions(count=game.settings.cards_given) if naming.giver == seat else None
    # One may agree to what the partner proposed, or change one's mind to the other of the two.
    may_repeat = not naming.agreed and naming.by != seat
    names = tuple(s for s in sorted((seat, other)) if s != naming.giver or may_repeat)
    return Options(name_giver=names, give=give)
