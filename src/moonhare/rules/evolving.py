"""How each event changes the game. Never refuses: what is in an event has happened."""

from collections.abc import Callable, Iterable
from operator import add
from typing import Any, Final

from msgspec.structs import replace

from moonhare.rules.events import (
    AnyEvent,
    CardsGiven,
    CardsLaidOut,
    ClueTold,
    GameEnded,
    GameStarted,
    GiverNamed,
    HandsPassed,
    HandsRefilled,
    PileShuffled,
    RoundScored,
    RoundStarted,
    TableCleared,
    VotesCast,
    WentOn,
)
from moonhare.rules.ids import SEATS, CardId, SeatId
from moonhare.rules.scoring import Count, explain, marks, totals, why_nothing
from moonhare.rules.state import (
    Announcing,
    Ballot,
    Game,
    Giving,
    Naming,
    Outcome,
    Over,
    Showing,
    Telling,
    Voting,
    team_of,
    voters_of,
)

Hands = tuple[tuple[CardId, ...], ...]


def begin(event: GameStarted) -> Game:
    """The game as dealt."""
    players = len(event.hands)
    return Game(
        edition=event.edition,
        settings=event.settings,
        round=1,
        hands=tuple(tuple(sorted(hand)) for hand in event.hands),
        pile=event.pile,
        discards=(),
        scores=(0,) * players,
        last=None,
        phase=Announcing() if event.storyteller is None else Telling(storyteller=event.storyteller),
    )


def _without(hands: Hands, seat: SeatId, cards: tuple[CardId, ...]) -> Hands:
    rest, changed = list(hands[seat]), list(hands)
    for card in cards:
        rest.remove(card)
    changed[seat] = tuple(rest)
    return tuple(changed)


def _clue_told(game: Game, event: ClueTold) -> Game:
    gifts: list[tuple[CardId, ...]] = [()] * game.players
    gifts[event.seat] = event.cards
    namings = (None,) * (game.players // 2) if game.settings.teams else ()
    phase = Giving(storyteller=event.seat, clue=event.clue, gifts=tuple(gifts), namings=namings)
    return replace(game, hands=_without(game.hands, event.seat, event.cards), phase=phase)


def _giver_named(game: Game, event: GiverNamed) -> Game:
    phase: Giving = game.phase  # type: ignore[assignment]  # an event of this phase alone
    team = team_of(game.players, event.seat)
    naming = Naming(giver=event.giver, by=event.seat, agreed=event.agreed)
    return replace(game, phase=replace(phase, namings=(*phase.namings[:team], naming, *phase.namings[team + 1 :])))


def _cards_given(game: Game, event: CardsGiven) -> Game:
    phase: Giving = game.phase  # type: ignore[assignment]  # an event of this phase alone
    seat = event.seat
    hands, before = game.hands, phase.gifts[seat]
    if before:
        hands = (*hands[:seat], tuple(sorted((*hands[seat], *before))), *hands[seat + 1 :])
    gifts = (*phase.gifts[:seat], event.cards, *phase.gifts[seat + 1 :])
    return replace(game, hands=_without(hands, seat, event.cards), phase=replace(phase, gifts=gifts))


def _cards_laid_out(game: Game, event: CardsLaidOut) -> Game:
    phase: Giving = game.phase  # type: ignore[assignment]  # an event of this phase alone
    owner = {card: seat for seat, gift in zip(SEATS, phase.gifts, strict=False) for card in gift}
    owners = tuple(map(owner.__getitem__, event.slots))
    voting = Voting(
        storyteller=phase.storyteller,
        clue=phase.clue,
        slots=event.slots,
        owners=owners,
        voters=voters_of(game.settings, game.players, phase.storyteller, owners),
        ballots=(None,) * game.players,
    )
    return replace(game, phase=voting)


def _votes_cast(game: Game, event: VotesCast) -> Game:
    phase: Voting = game.phase  # type: ignore[assignment]  # an event of this phase alone
    ballot = Ballot(slots=event.slots, red=event.red)
    ballots = (*phase.ballots[: event.seat], ballot, *phase.ballots[event.seat + 1 :])
    return replace(game, phase=replace(phase, ballots=ballots))


def _round_scored(game: Game, event: RoundScored) -> Game:
    phase: Voting = game.phase  # type: ignore[assignment]  # an event of this phase alone
    points = totals(game.settings, len(game.scores), event.lines)
    after = tuple(map(add, game.scores, points))
    count = Count(settings=game.settings, storyteller=phase.storyteller, owners=phase.owners, ballots=phase.ballots)
    outcome = Outcome(
        round=game.round,
        storyteller=phase.storyteller,
        clue=phase.clue,
        slots=phase.slots,
        owners=phase.owners,
        ballots=phase.ballots,
        lines=explain(count, event.lines),
        nothing=why_nothing(count, event.found, points),
        found=event.found,
        marks=marks(count),
        before=game.scores,
        after=after,
    )
    return replace(game, scores=after, last=outcome, phase=Showing(outcome=outcome))


def _went_on(game: Game, event: WentOn) -> Game:
    phase: Showing = game.phase  # type: ignore[assignment]  # an event of this phase alone
    return replace(game, phase=replace(phase, gone_on=tuple(sorted((*phase.gone_on, event.seat)))))


def _table_cleared(game: Game, event: TableCleared) -> Game:
    phase: Showing = game.phase  # type: ignore[assignment]  # an event of this phase alone
    discards = tuple(sorted((*game.discards, *phase.outcome.slots)))
    return replace(game, discards=discards, phase=replace(phase, cleared=True))


def _pile_shuffled(game: Game, event: PileShuffled) -> Game:
    return replace(game, pile=event.pile, discards=())


def _hands_refilled(game: Game, event: HandsRefilled) -> Game:
    hands = tuple(map(tuple, map(sorted, map(add, game.hands, event.drawn))))
    return replace(game, hands=hands, pile=game.pile[sum(map(len, event.drawn)) :])


def _hands_passed(game: Game, event: HandsPassed) -> Game:
    # To the left: seat s + 1 now holds what seat s held.
    return replace(game, hands=(game.hands[-1], *game.hands[:-1]))


def _round_started(game: Game, event: RoundStarted) -> Game:
    return replace(game, round=game.round + 1, phase=Telling(storyteller=event.storyteller))


def _game_ended(game: Game, event: GameEnded) -> Game:
    return replace(game, phase=Over(winners=event.winners))


CHANGES: Final[dict[type, Callable[[Game, Any], Game]]] = {
    ClueTold: _clue_told,
    GiverNamed: _giver_named,
    CardsGiven: _cards_given,
    CardsLaidOut: _cards_laid_out,
    VotesCast: _votes_cast,
    RoundScored: _round_scored,
    WentOn: _went_on,
    TableCleared: _table_cleared,
    PileShuffled: _pile_shuffled,
    HandsRefilled: _hands_refilled,
    HandsPassed: _hands_passed,
    RoundStarted: _round_started,
    GameEnded: _game_ended,
}
"""All events but `GameStarted`, which `begin` turns into a game."""


def evolve(game: Game, event: AnyEvent) -> Game:
    """Apply what happened."""
    return CHANGES[type(event)](game, event)


def apply(game: Game, events: Iterable[AnyEvent]) -> Game:
    """Apply several events in order."""
    for event in events:
        game = CHANGES[type(event)](game, event)
    return game


def replay(events: Iterable[AnyEvent]) -> Game:
    """Fold a whole game's events, `GameStarted` first. Raises `ValueError` if it is not."""
    iterator = iter(events)
    first = next(iterator, None)
    if not isinstance(first, GameStarted):
        raise ValueError(f"a game's log begins with game-started, not with {first!r}")  # noqa: TRY004 - a log's content
    return apply(begin(first), iterator)
