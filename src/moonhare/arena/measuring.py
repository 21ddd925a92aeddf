"""What a seat did in a game, counted: as storyteller, as one who gives, as one who votes.

Owns the counts that a file of games keeps, and how strong the decoys of a round were. Knows nothing of other games.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Final, Literal

import msgspec

from moonhare.arena.listen_bench import place
from moonhare.arena.seating import Seated
from moonhare.players import ConceptListener, Knowledge
from moonhare.rules.ids import CardId, SeatId
from moonhare.rules.state import Ballot, Outcome

Strength = Literal["weak", "close", "strong", "unheard"]
STRENGTHS: Final[tuple[Strength, ...]] = ("weak", "close", "strong", "unheard")
"""Of a round's decoys, by the share of all other cards that would have fitted the clue better than the best of them, as
the table of concepts hears it: more than `CLOSE`, no more, no more than `STRONG`; and where it hears nothing at all.

The storyteller's card does not count in it: whoever hears by the same table would be measured by their own mistakes.
"""

CLOSE: Final = 0.1
STRONG: Final = 0.025

KEPT: Final = 10_000
"""Clues of which it is kept how all cards fit."""


class Guesses(msgspec.Struct, kw_only=True, omit_defaults=True):
    """Votes in rounds of one strength."""

    rounds: int = 0
    found: int = 0
    chance: float = 0.0
    """How many would have been found by voting without looking."""
    ranked: int = 0
    """Rounds of which the player told how well each card fits."""
    first: float = 0.0
    """In how many of these the storyteller's card stood first; a share of it where others stood there too."""
    reciprocal: float = 0.0
    """The sum of the reciprocals of its places."""


class Tally(msgspec.Struct, kw_only=True, omit_defaults=True):
    """What one seat did in one game."""

    points: int = 0
    won: float = 0.0
    """A shared win is divided among the winners."""
    moves: int = 0
    refused: int = 0
    failed: int = 0
    unranked: int = 0
    """Rounds in which it was asked how well each card fits, and had no numbers for it."""
    failure: str = ""
    """The first error with which it failed."""
    refusal: str = ""
    """Why the rules refused the first move that they did."""
    clues: tuple[str, ...] = ()
    """All that it wrote."""
    repeated: int = 0
    """Those that it had said before at this table."""
    all: int = 0
    """Rounds as storyteller in which the card was found by all, some, none."""
    some: int = 0
    none: int = 0
    teller_points: int = 0
    """That it got in these rounds."""
    gave: int = 0
    """Rounds in which it gave cards to mislead."""
    lured: int = 0
    """Votes of others that lay on them."""
    fair: float = 0.0
    """How many had lain there, had the same votes been spread evenly over all cards given to mislead."""
    guesses: dict[Strength, Guesses] = {}


class Yardstick:
    """Tells how strong decoys are; the same for everybody, whatever they hear."""

    def __init__(self, knowledge: Knowledge, deck: Sequence[CardId]) -> None:
        """Take what is known of the cards, and those that are played with."""
        listener = ConceptListener({card: knowledge.gathered.get(card, {}) for card in deck})

        def fits(clue: str) -> Mapping[CardId, float]:
            return dict(zip(deck, listener.rank(clue, knowledge.language, deck), strict=True))

        # Clues come up again: a deal is played from every seat.
        self._fits = lru_cache(maxsize=KEPT)(fits)

    def strength(self, clue: str, card: CardId, decoys: Iterable[CardId]) -> Strength:
        """Look for the best decoy among all cards but the storyteller's."""
        fits = self._fits(clue)
        if not any(fits.values()):
            return "unheard"
        best = max(fits[one] for one in decoys)
        better = sum(fit > best for one, fit in fits.items() if one != card) / len(fits)
        return "weak" if not best or better > CLOSE else "close" if better > STRONG else "strong"


def measure(
    outcomes: Sequence[Outcome], seats: Sequence[Seated], yardstick: Yardstick, language: str
) -> tuple[Tally, ...]:
    """Count what each seat did in all rounds of a game. Points, wins and repetitions are whoever's who knows them."""
    tallies = tuple(Tally(guesses={}) for _ in seats)
    for outcome in outcomes:
        teller = outcome.storyteller
        told = tallies[teller]
        if outcome.clue.text:
            told.clues = (*told.clues, outcome.clue.text)
        _lures(outcome, tallies)
        if outcome.found is None:
            continue
        setattr(told, outcome.found, getattr(told, outcome.found) + 1)
        told.teller_points += sum(line.points for line in outcome.lines if line.seat == teller)
        _guess(outcome, tallies, seats, yardstick, language)
    for tally, seat in zip(tallies, seats, strict=True):
        tally.moves, tally.refused, tally.failed = seat.moves, seat.refused, seat.failed
        tally.unranked, tally.failure = seat.unranked, seat.failure
        tally.refusal = seat.refusal
    return tallies


def _lures(outcome: Outcome, tallies: Sequence[Tally]) -> None:
    # Where no card is to be found, every card may draw votes.
    decoys = [
        slot for slot, owner in enumerate(outcome.owners, 1) if outcome.found is None or owner != outcome.storyteller
    ]
    for owner in {outcome.owners[slot - 1] for slot in decoys}:
        tallies[owner].gave += 1
    for seat, ballot in _ballots(outcome):
        theirs = [outcome.owners[slot - 1] for slot in decoys if outcome.owners[slot - 1] != seat]
        for slot in ballot.slots:
            owner = outcome.owners[slot - 1]
            if slot not in decoys or owner == seat:
                continue
            tallies[owner].lured += 1
            for other in theirs:
                tallies[other].fair += 1 / len(theirs)


def _guess(
    outcome: Outcome, tallies: Sequence[Tally], seats: Sequence[Seated], yardstick: Yardstick, language: str
) -> None:
    meant = outcome.owners.index(outcome.storyteller) + 1
    card = outcome.slots[meant - 1]
    clue = outcome.clue.text
    strength = yardstick.strength(clue, card, [one for one in outcome.slots if one != card])
    for seat, ballot in _ballots(outcome):
        if seat == outcome.storyteller:
            continue
        guesses = tallies[seat].guesses.setdefault(strength, Guesses())
        options = [one for one, owner in zip(outcome.slots, outcome.owners, strict=True) if owner != seat]
        guesses.rounds += 1
        guesses.found += meant in ballot.slots
        guesses.chance += min(1.0, len(ballot.slots) / len(options))
        fits = seats[seat].rank(clue, language, options)
        if fits is not None:
            first, reciprocal = place(fits, card)
            guesses.ranked += 1
            guesses.first += first
            guesses.reciprocal += reciprocal


def _ballots(outcome: Outcome) -> Iterable[tuple[SeatId, Ballot]]:
    return ((SeatId(seat), ballot) for seat, ballot in enumerate(outcome.ballots) if ballot is not None)
