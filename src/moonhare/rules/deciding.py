"""What each command makes happen in each phase, or why it is refused. The phase × command table stands here."""

import random
import unicodedata
from collections.abc import Callable
from itertools import chain
from operator import add
from typing import Any, Final

import msgspec

from moonhare.rules.commands import (
    CastVotes,
    EndShowing,
    GameCommand,
    GiveCards,
    GoOn,
    NameGiver,
    OwnCommand,
    SeatCommand,
    TellClue,
)
from moonhare.rules.ending import reached
from moonhare.rules.errors import Refusal
from moonhare.rules.events import (
    AnyEvent,
    CardsGiven,
    CardsLaidOut,
    Clue,
    ClueTold,
    Event,
    GameEnded,
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
from moonhare.rules.ids import SLOTS, CardId, SeatId, Slot
from moonhare.rules.reading import tag_of
from moonhare.rules.scoring import Count, score, totals, winners
from moonhare.rules.state import (
    Announcing,
    Ballot,
    Game,
    Giving,
    Phase,
    Showing,
    Telling,
    Voting,
    gift_size,
    may_exchange_gift,
    naming_of,
    next_storyteller,
    partner,
    same_team,
)
from moonhare.rules.words import words_of

Events = tuple[AnyEvent, ...]


def _tell(game: Game, seat: SeatId, command: TellClue, rng: random.Random) -> Events:
    phase = game.phase
    if isinstance(phase, Telling) and seat != phase.storyteller:
        raise Refusal(
            "not-storyteller",
            f"Seat {seat} cannot tell the clue: seat {phase.storyteller} is the storyteller.",
            seat=seat,
            storyteller=phase.storyteller,
        )
    settings = game.settings
    if command.medium not in settings.clue_media:
        raise Refusal(
            "medium-not-allowed",
            f"A clue may not be {command.medium} at this table; allowed: {', '.join(settings.clue_media)}.",
            medium=command.medium,
            allowed=tuple(settings.clue_media),
        )
    clue = Clue(medium=command.medium, text=_clean(command.text))
    if command.medium == "text" and not any(unicodedata.category(character)[0] in "LNPSM" for character in clue.text):
        raise Refusal("clue-empty", "A written clue needs at least one word.")
    words, most = len(words_of(clue.text)), settings.clue_words
    if most is not None and words > most:
        raise Refusal(
            "clue-too-long", f"The clue has {words} words; at this table the most is {most}.", words=words, most=most
        )
    if settings.clue_from == "unseen":
        if command.card is not None:
            raise Refusal("clue-takes-no-card", "Here the clue is told before seeing the hand, without a card.")
        return (ClueTold(seat=seat, clue=clue, cards=()),)
    if command.card is None:
        raise Refusal("clue-needs-card", "A clue needs the card that it is from.")
    _check_cards(seat, (command.card,), game.hands[seat])
    return (ClueTold(seat=seat, clue=clue, cards=(command.card,)),)


def _clean(text: str) -> str:
    text = unicodedata.normalize("NFC", " ".join(text.split()))
    # What can be printed has none of them; what cannot may still be an emoji's joiner.
    if not text.isprintable() and any(unicodedata.category(character) in ("Cc", "Cs") for character in text):
        raise Refusal("clue-unprintable", "A clue is plain text, without control characters.")
    return text


def _check_cards(seat: SeatId, cards: tuple[CardId, ...], hand: tuple[CardId, ...]) -> None:
    for card in cards:
        if card not in hand:
            raise Refusal("card-not-in-hand", f"Seat {seat} has no card {card!r} in hand.", seat=seat, card=card)
    if len(cards) > 1 and len(set(cards)) != len(cards):
        raise Refusal("card-twice", "The same card cannot be given twice.", seat=seat)


def _name_giver(game: Game, seat: SeatId, command: NameGiver, rng: random.Random) -> Events:
    phase: Giving = game.phase  # type: ignore[assignment]  # the table below admits no other phase
    if not game.settings.teams:
        raise Refusal("no-teams", "Nobody names a giver at this table: everyone gives for themselves.")
    _check_other_team(game, phase, seat)
    if not 0 <= command.giver < game.players or not same_team(game.players, seat, command.giver):
        raise Refusal(
            "not-your-team",
            f"Seat {seat} cannot name seat {command.giver}: not the same team.",
            seat=seat,
            giver=command.giver,
        )
    if phase.gifts[seat] or phase.gifts[partner(game, seat)]:
        raise Refusal("already-given", f"The team of seat {seat} has given its card.", seat=seat)
    naming = naming_of(game, seat)
    if naming is None or naming.giver != command.giver:
        # A proposal, or a change of mind: the partner has to agree (anew).
        return (GiverNamed(seat=seat, giver=command.giver, agreed=False),)
    if naming.agreed or naming.by == seat:
        raise Refusal("already-named", f"Seat {command.giver} is named already.", seat=seat, giver=command.giver)
    return (GiverNamed(seat=seat, giver=command.giver, agreed=True),)


def _give(game: Game, seat: SeatId, command: GiveCards, rng: random.Random) -> Events:
    phase: Giving = game.phase  # type: ignore[assignment]  # the table below admits no other phase
    settings, before = game.settings, phase.gifts[seat]
    if before and not may_exchange_gift(game, phase, seat):
        raise Refusal("already-given", f"Seat {seat} has given the card that the clue is from.", seat=seat)
    if settings.teams and not before:
        _check_giver(game, phase, seat)
    expected = gift_size(game, phase, seat)
    if len(command.cards) != expected:
        raise Refusal(
            "wrong-number-of-cards",
            f"Seat {seat} gives {expected}, not {len(command.cards)}.",
            seat=seat,
            expected=expected,
            given=len(command.cards),
        )
    _check_cards(seat, command.cards, (*game.hands[seat], *before))
    cards = command.cards if expected == 1 else tuple(sorted(command.cards))
    given = CardsGiven(seat=seat, cards=cards)
    if before:
        if cards == before:
            raise Refusal("already-given", f"Seat {seat} has given just that already.", seat=seat)
        # Somebody else is still awaited, or this phase would be over.
        return (given,)
    # In teams one of two gives, so half of the seats stay without a gift.
    if phase.gifts.count(()) - 1 > (len(phase.gifts) // 2 if settings.teams else 0):
        return (given,)
    # From a sorted row, so that nothing but the generator decides the order.
    on_table = sorted(chain(*phase.gifts, cards))
    rng.shuffle(on_table)
    return (given, CardsLaidOut(slots=tuple(on_table)))


def _check_other_team(game: Game, phase: Giving, seat: SeatId) -> None:
    if same_team(game.players, seat, phase.storyteller):
        raise Refusal(
            "gives-nothing", f"Seat {seat} is of the storyteller's team, which gives nothing more.", seat=seat
        )


def _check_giver(game: Game, phase: Giving, seat: SeatId) -> None:
    _check_other_team(game, phase, seat)
    if phase.gifts[partner(game, seat)]:
        raise Refusal("partner-gave", f"The partner of seat {seat} has given the team's card.", seat=seat)
    naming = naming_of(game, seat)
    if naming is None:
        raise Refusal("giver-not-named", "The two partners first name which of them gives.", seat=seat)
    if naming.giver != seat:
        raise Refusal(
            "partner-gives",
            f"Seat {naming.giver} is named to give for this team.",
            seat=seat,
            giver=naming.giver,
        )


def _vote(game: Game, seat: SeatId, command: CastVotes, rng: random.Random) -> Events:
    phase: Voting = game.phase  # type: ignore[assignment]  # the table below admits no other phase
    _check_voter(game, phase, seat, command)
    slots, red, most = command.slots, command.red, len(phase.slots)
    for slot in slots if red is None else (*slots, red):
        if not 1 <= slot <= most:
            raise Refusal("no-such-slot", f"There is no card {slot}: the slots are 1 to {most}.", slot=slot, most=most)
    if len(slots) > 1:
        slots = tuple(sorted(slots))
        if len(set(slots)) != len(slots):
            raise Refusal("slot-twice", "Two votes of one player go on two different cards.", seat=seat)
    if not game.settings.own_card_votable:
        for slot in slots:
            # A team's voter gave nothing, so a vote for their own team's card passes: a refusal would tell (R6).
            if phase.owners[slot - 1] == seat:
                raise Refusal(
                    "own-card", f"Card {slot} is seat {seat}'s own: vote for another one.", seat=seat, slot=slot
                )
    cast = VotesCast(seat=seat, slots=slots, red=red)
    before = phase.ballots[seat]
    if before is not None:
        if before == Ballot(slots=slots, red=red):
            raise Refusal("already-voted", f"Seat {seat} has voted just so already.", seat=seat)
        return (cast,)
    if phase.ballots.count(None) > len(phase.ballots) - len(phase.voters) + 1:
        return (cast,)
    ballots = list(phase.ballots)
    ballots[seat] = Ballot(slots=slots, red=red)
    return (cast, *_score_round(game, phase, tuple(ballots)))


def _check_voter(game: Game, phase: Voting, seat: SeatId, command: CastVotes) -> None:
    settings = game.settings
    if seat not in phase.voters:
        raise Refusal("does-not-vote", f"Seat {seat} does not vote in this round.", seat=seat)
    if not command.slots:
        raise Refusal("vote-missing", f"Seat {seat} has to cast a vote: nobody abstains.", seat=seat)
    if len(command.slots) > settings.votes:
        raise Refusal(
            "too-many-votes",
            f"Seat {seat} may cast {settings.votes} at the most, not {len(command.slots)}.",
            seat=seat,
            most=settings.votes,
        )
    bears_red = settings.red_vote and seat == phase.storyteller
    if bears_red and command.red is None:
        raise Refusal("red-vote-missing", "The storyteller casts a red vote as well.", seat=seat)
    if not bears_red and command.red is not None:
        raise Refusal("red-vote-not-yours", f"Seat {seat} has no red vote.", seat=seat)


def own_slots(phase: Voting, seat: SeatId) -> tuple[Slot, ...]:
    """The slots of a seat's own cards, ascending."""
    owners = phase.owners
    if owners.count(seat) == 1:
        # By far the most frequent case, and quicker than going along all of them.
        return (SLOTS[owners.index(seat)],)
    return tuple([slot for slot, owner in zip(SLOTS, owners, strict=False) if owner == seat])


def _score_round(game: Game, phase: Voting, ballots: tuple[Ballot | None, ...]) -> Events:
    settings, players = game.settings, len(game.scores)
    counted = score(Count(settings=settings, storyteller=phase.storyteller, owners=phase.owners, ballots=ballots))
    event = RoundScored(lines=counted.lines, found=counted.found)
    after = tuple(map(add, game.scores, totals(settings, players, counted.lines)))
    # R9: here, before any refill.
    if reached(settings, players=players, rounds=game.round, scores=after):
        return (event, TableCleared(), GameEnded(winners=winners(after)))
    return (event,)


def _go_on(game: Game, seat: SeatId, command: GoOn, rng: random.Random) -> Events:
    phase: Showing = game.phase  # type: ignore[assignment]  # the table below admits no other phase
    if seat in phase.gone_on:
        raise Refusal("already-gone-on", f"Seat {seat} has gone on already.", seat=seat)
    if seat == next_storyteller(game):
        return (WentOn(seat=seat), *_end_round(game, rng))
    return (WentOn(seat=seat),)


def _end_showing(game: Game, seat: None, command: EndShowing, rng: random.Random) -> Events:
    return _end_round(game, rng)


def _end_round(game: Game, rng: random.Random) -> Events:
    """Clear the table, refill and pass the hands, start the next round; or end with the pile (R3, R9, R13)."""
    settings, phase = game.settings, game.phase
    assert isinstance(phase, Showing)  # noqa: S101 - both callers are in this phase by the table below
    needs = [settings.hand_size - len(hand) for hand in game.hands]
    pile = game.pile
    events: list[AnyEvent] = [TableCleared()]
    if settings.reshuffle and len(pile) < sum(needs):
        cards = sorted((*pile, *game.discards, *phase.outcome.slots))
        rng.shuffle(cards)
        pile = tuple(cards)
        events.append(PileShuffled(pile=pile))
    teller = phase.outcome.storyteller
    players = len(game.hands)
    drawn: list[tuple[CardId, ...]] = [()] * players
    at = 0
    for step in range(1, players + 1):
        seat = (teller + step) % players
        drawn[seat] = pile[at : at + needs[seat]]
        at += len(drawn[seat])
    events.append(HandsRefilled(drawn=tuple(drawn)))
    if not settings.reshuffle and at == len(pile):
        # The last card of the pile has been drawn.
        return (*events, GameEnded(winners=winners(game.scores)))
    if settings.pass_hands:
        events.append(HandsPassed())
    events.append(RoundStarted(storyteller=next_storyteller(game)))
    return tuple(events)


Decision = Callable[[Game, Any, Any, random.Random], Events]


class Move(msgspec.Struct, frozen=True, kw_only=True):
    """All that the rules know of a command beside its type."""

    phases: tuple[type[Phase], ...]
    """When it may come; in every other phase it is refused as `wrong-phase`."""
    decision: Decision
    event: type[Event]
    """What it makes happen first: where a log says so, this command was carried out."""
    again: Callable[[Any], GameCommand]
    """The command that this event answers."""


MOVES: Final[dict[type[GameCommand], Move]] = {
    TellClue: Move(
        phases=(Announcing, Telling),
        decision=_tell,
        event=ClueTold,
        again=lambda e: TellClue(medium=e.clue.medium, text=e.clue.text, card=e.cards[0] if e.cards else None),
    ),
    NameGiver: Move(phases=(Giving,), decision=_name_giver, event=GiverNamed, again=lambda e: NameGiver(giver=e.giver)),
    GiveCards: Move(phases=(Giving,), decision=_give, event=CardsGiven, again=lambda e: GiveCards(cards=e.cards)),
    CastVotes: Move(
        phases=(Voting,), decision=_vote, event=VotesCast, again=lambda e: CastVotes(slots=e.slots, red=e.red)
    ),
    GoOn: Move(phases=(Showing,), decision=_go_on, event=WentOn, again=lambda e: GoOn()),
    EndShowing: Move(phases=(Showing,), decision=_end_showing, event=TableCleared, again=lambda e: EndShowing()),
}

Decisions = dict[tuple[type, type], Decision]


def _decisions(family: type[GameCommand]) -> Decisions:
    found = {command: move for command, move in MOVES.items() if issubclass(command, family)}
    return {(phase, command): move.decision for command, move in found.items() for phase in move.phases}


OF_SEATS: Final = _decisions(SeatCommand)
OF_THE_TABLE: Final = _decisions(OwnCommand)
"""The same by phase and command, apart by who asks: looked up at every move, so nothing else need be asked."""


def decide(game: Game, seat: SeatId | None, command: GameCommand, rng: random.Random) -> Events:
    """Say what a seat's command makes happen; None for `seat` is the table itself.

    Raises `Refusal` and leaves the game as it was if the rules do not allow it. At least one event otherwise.
    """
    found = OF_THE_TABLE if seat is None else OF_SEATS
    decision = found.get((type(game.phase), type(command)))
    if decision is None:
        raise _refusal(game, seat, command)
    if seat is not None and not 0 <= seat < len(game.hands):
        raise Refusal("no-such-seat", f"There is no seat {seat} in this game.", seat=seat)
    return decision(game, seat, command, rng)


def _refusal(game: Game, seat: SeatId | None, command: GameCommand) -> Refusal:
    """Say why a command is none of this moment, or none of whoever asks."""
    at = (type(game.phase), type(command))
    if at in OF_THE_TABLE:
        return Refusal("table-only", f"No seat may {command.phrase}: the table does so by itself.", seat=seat)
    if at in OF_SEATS:
        return Refusal("no-such-seat", f"Only a seat may {command.phrase}.", seat=seat)
    return Refusal(
        "wrong-phase",
        f"Nobody can {command.phrase} now: the phase is {game.phase.name}.",
        phase=game.phase.name,
        command=tag_of(command),
    )
