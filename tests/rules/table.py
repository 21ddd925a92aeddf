"""A table to try the rules at: a game, its log and its generator, and short ways to play a round.

It knows the engine's surface only; what a test expects is never computed here.
"""

import copy
import random
from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations

import msgspec

from moonhare.rules.commands import (
    LONGEST_CLUE,
    CastVotes,
    EndShowing,
    GameCommand,
    GiveCards,
    GoOn,
    NameGiver,
    SeatCommand,
    TellClue,
)
from moonhare.rules.editions import edition
from moonhare.rules.engine import apply, decide, start
from moonhare.rules.errors import Refusal
from moonhare.rules.events import AnyEvent, RoundScored, ScoreLine
from moonhare.rules.evolving import begin
from moonhare.rules.ids import CardId, SeatId, Slot
from moonhare.rules.legal import draw
from moonhare.rules.settings import MEDIA
from moonhare.rules.state import Game, Giving, Over, Showing, Telling, Voting, awaited
from moonhare.rules.views import NOTHING, OwnView, View, view_for

CLUES = ("Once, upon a time", "żółw i łódź", "Wonder", "🐇", "")
"""The empty one is for clues that are not written."""

ENOUGH = 10_000
"""Moves after which a test gives a game up as endless."""


def deck(size: int = 84) -> tuple[CardId, ...]:
    """A deck of short names: `d:00`, `d:01`, …"""
    return tuple(CardId(f"d:{number:02d}") for number in range(size))


class Table:
    """A game being played."""

    def __init__(self, name: str, players: int, *, cards: int = 84, seed: int = 1, host: int = 0, **overrides: object):
        """Start a game of an edition, with overrides of its settings."""
        self.rng = random.Random(seed)
        first = start(
            edition(name), players=players, deck=deck(cards), rng=self.rng, overrides=overrides, host=SeatId(host)
        )
        self.log: list[AnyEvent] = [first]
        self.game: Game = begin(first)

    def branch(self) -> "Table":
        """This table, to go on by itself; the generator stays shared."""
        other = copy.copy(self)
        other.log = list(self.log)
        return other

    def do(self, seat: int | None, command: GameCommand) -> tuple[AnyEvent, ...]:
        """Carry a command out; give its events."""
        events = decide(self.game, None if seat is None else SeatId(seat), command, self.rng)
        self.log += events
        self.game = apply(self.game, events)
        return events

    def refusal(self, seat: int | None, command: GameCommand) -> Refusal:
        """Expect a refusal that leaves the game and the generator as they were; give it."""
        return refusal(self.game, seat, command, self.rng)

    def view(self, seat: int | None) -> View:
        """What a seat sees."""
        return view_for(self.game, None if seat is None else SeatId(seat))

    def own(self, seat: int) -> OwnView:
        """What a seat alone sees."""
        own = self.view(seat).own
        assert own is not None
        return own

    def hand(self, seat: int) -> tuple[CardId, ...]:
        """A seat's hand, whether or not it lies face down."""
        return self.game.hands[seat]

    @property
    def voting(self) -> Voting:
        """The phase, which has to be voting."""
        assert isinstance(self.game.phase, Voting)
        return self.game.phase

    @property
    def lines(self) -> tuple[ScoreLine, ...]:
        """The lines of the last scored round."""
        assert self.game.last is not None
        return self.game.last.lines

    def tell(self, seat: int, text: str = "a clue") -> None:
        """Tell a clue, with the first card of the hand where the clue is from one."""
        card = self.hand(seat)[0] if self.game.settings.clue_from == "hand" else None
        self.do(seat, TellClue(text=text, card=card))

    def give(self, seat: int) -> None:
        """Give the first cards of the hand, as many as are due."""
        due = self.own(seat).may.give
        assert due is not None
        self.do(seat, GiveCards(cards=self.hand(seat)[: due.count]))

    def give_all(self, givers: Iterable[int] = ()) -> None:
        """Let everyone give; in teams these givers, each naming itself."""
        for giver in givers:
            self.do(giver, NameGiver(giver=SeatId(giver)))
            self.give(giver)
        while isinstance(self.game.phase, Giving):
            self.give(awaited(self.game)[0])

    def slots_of(self, owner: int) -> tuple[Slot, ...]:
        """Where the cards of a seat lie."""
        return tuple(Slot(index + 1) for index, seat in enumerate(self.voting.owners) if seat == owner)

    def vote(self, seat: int, *owners: int, red: int | None = None) -> tuple[AnyEvent, ...]:
        """Vote for the (first) cards of these seats."""
        slots = tuple(self.slots_of(owner)[0] for owner in owners)
        return self.do(seat, CastVotes(slots=slots, red=None if red is None else self.slots_of(red)[0]))

    def vote_all(self, votes: Mapping[int, int | Sequence[int]], red: Mapping[int, int] | None = None) -> RoundScored:
        """Let each of these seats vote for the cards of these owners; the last vote has to score the round."""
        events: tuple[AnyEvent, ...] = ()
        for voter, owners in votes.items():
            wanted = (owners,) if isinstance(owners, int) else owners
            events = self.vote(voter, *wanted, red=(red or {}).get(voter))
        scored = events[1]
        assert isinstance(scored, RoundScored)
        return scored

    def round(self, votes: Mapping[int, int | Sequence[int]], *, teller: int = 0) -> tuple[int, ...]:
        """Play a first round; give the points by seat."""
        self.tell(teller)
        self.give_all()
        self.vote_all(votes)
        return self.game.scores

    def next_round(self) -> tuple[AnyEvent, ...]:
        """End the showing of the points."""
        return self.do(None, EndShowing())

    def play(self, *, until: type = Over, rounds: int = ENOUGH) -> None:
        """Let everybody play at random until a phase (or the end), or that many rounds more, have been reached."""
        last = self.game.round + rounds
        for _ in range(ENOUGH):
            if isinstance(self.game.phase, until | Over) or self.game.round >= last:
                return
            self.step()
        raise AssertionError("the game does not end")

    def step(self) -> tuple[AnyEvent, ...]:
        """Let one of those awaited, or one who may do something besides, do something at random."""
        seat = self.rng.choice(awaited(self.game))
        if isinstance(self.game.phase, Showing | Giving):
            seat = self.rng.choice([SeatId(s) for s in range(self.game.players) if self.own(s).may != NOTHING])
        return self.do(seat, a_command(self.view(seat), self.rng))


def kinds(events: Iterable[msgspec.Struct]) -> list[type]:
    """The types of events, in order."""
    return [type(event) for event in events]


def refusal(game: Game, seat: int | None, command: GameCommand, rng: random.Random) -> Refusal:
    """Expect a refusal that leaves the game and the generator as they were; give it."""
    before, drawn = msgspec.json.encode(game), rng.getstate()
    try:
        decide(game, None if seat is None else SeatId(seat), command, rng)
    except Refusal as refused:
        assert msgspec.json.encode(game) == before
        assert rng.getstate() == drawn
        return refused
    raise AssertionError(f"{command} by seat {seat} should have been refused")


def a_command(view: View, rng: random.Random) -> SeatCommand:
    """One of all that a seat's own view says it may do, drawn at random."""
    tell = view.own.may.tell if view.own else None
    most = LONGEST_CLUE if tell is None or tell.words is None else tell.words
    short = [clue for clue in CLUES if len(clue.split()) <= most]
    return draw(view, rng, lambda medium: rng.choice(short[:-1] if medium == "text" else short))


def every_command(game: Game) -> list[GameCommand]:
    """Everything that anybody could ask for at this table with its cards, sense or none; one text for all clues."""
    cards = sorted(card for row in (*game.hands, game.pile, game.discards, *on_table(game)) for card in row)
    seats = [SeatId(seat) for seat in range(game.players)]
    slots = [Slot(slot) for slot in range(1, len(on_table_slots(game)) + 2)]
    asked: list[GameCommand] = [TellClue(medium=m, text="a clue", card=card) for m in MEDIA for card in (None, *cards)]
    asked += [NameGiver(giver=seat) for seat in seats]
    asked += [GiveCards(cards=(card,)) for card in cards]
    # Pairs across two hands are all alike: one is enough.
    across = [tuple(hand[0] for hand in game.hands if hand)[:2]]
    own = game.hands
    if isinstance(game.phase, Giving):
        own = tuple(tuple(sorted((*hand, *gift))) for hand, gift in zip(game.hands, game.phase.gifts, strict=True))
    pairs = [*(pair for hand in own for pair in combinations(hand, 2)), *across]
    asked += [GiveCards(cards=pair) for pair in pairs]
    asked += [
        CastVotes(slots=some, red=red)
        for count in range(4)
        for some in combinations(slots, count)
        for red in (None, *slots)
    ]
    return [*asked, GoOn(), EndShowing()]


def on_table(game: Game) -> tuple[tuple[CardId, ...], ...]:
    """The cards that have been given and not yet cleared away, by seat or slot."""
    phase = game.phase
    if isinstance(phase, Giving):
        return phase.gifts
    return (on_table_slots(game),)


def on_table_slots(game: Game) -> tuple[CardId, ...]:
    """The cards that lie face up."""
    phase = game.phase
    if isinstance(phase, Voting):
        return phase.slots
    return phase.outcome.slots if isinstance(phase, Showing) and not phase.cleared else ()


def teller(game: Game) -> SeatId:
    """The storyteller, where there is one."""
    phase = game.phase
    assert isinstance(phase, Telling | Giving | Voting)
    return phase.storyteller
