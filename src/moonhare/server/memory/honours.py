"""The honours of a game: what no points tell, counted from scored rounds alone. Pure; left out where nobody earned it.

`docs/rules.md`, "What is remembered", says them in words.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from fractions import Fraction
from itertools import combinations
from typing import Final

import msgspec

from moonhare.rules.ids import SLOTS, SeatId, Slot
from moonhare.rules.state import Outcome
from moonhare.server.messages import Key

HALF: Final = Fraction(1, 2)
MOST_SHARING: Final = 2
"""An honour that more share is none."""

FEW_VOTERS: Final = 2
LEAST_ASTRAY: Final = 2
"""Votes on a card that misled, and on a picture that people agreed on; one is enough where only two people vote."""

LEAST_TIMES: Final = 2
"""Clues found between two who are named for it."""

LEAST_GUESSES: Final = 2
"""Rounds in which the best guesser voted: one find of one is luck."""

Sitters = tuple[Key, ...]
"""Who sat in each seat of a round, by seat."""


class Finest(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """The clue that was found by the most nearly half; of equals the one whose other votes lay on the most cards,
    then the later one."""

    round: int
    slot: Slot
    found: int
    """How many of those who voted found the storyteller's card."""
    voters: int


class Acclaimed(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """A card with the most votes of its kind: of two with equally many the later one."""

    round: int
    slot: Slot
    votes: int
    voters: int
    """How many voted in that round."""


class Guesser(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """Whoever found the most, of those who voted twice or more; of equals the one who had fewer to find."""

    keys: tuple[Key, ...]
    """One, or two who share it."""
    found: int
    of: int
    """In how many rounds they voted."""


class Bond(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """How often two understood each other: found each other's clue, or where no card is to be found, chose alike."""

    keys: tuple[Key, ...]
    """The two, ascending."""
    times: int
    found: tuple[int, ...]
    """How often the first found the clue of the second, then the second that of the first; neither where they chose
    alike."""
    best: bool = False
    """Whether they are the two who understood each other best."""


class Honours(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """What is told of a game besides its points."""

    finest: Finest | None
    misled: Acclaimed | None
    """The card that misled most: votes on a card that was not the storyteller's, of others than its owner and their
    partner."""
    agreed: Acclaimed | None
    """Where no card is to be found: the picture that the most chose, and no red vote."""
    guesser: Guesser | None
    bonds: tuple[Bond, ...]
    """Between all who understood each other at least once, by their keys."""


def honours_of(rounds: Sequence[tuple[Sitters, Outcome]], teams: Sequence[tuple[SeatId, ...]] = ()) -> Honours:
    """Count a game's scored rounds, in their order; `teams`: who plays together, if any do."""
    return Honours(
        finest=_finest([outcome for _, outcome in rounds]),
        misled=_most(card for _, outcome in rounds if outcome.found is not None for card in _astray(outcome, teams)),
        agreed=_most(card for _, outcome in rounds if outcome.found is None for card in _agreements(outcome)),
        guesser=_guesser(rounds),
        bonds=_bonds(rounds),
    )


def finders(outcome: Outcome) -> tuple[SeatId, ...]:
    """Who found the storyteller's card, ascending; nobody where none is to be found."""
    return () if outcome.found is None else voters_for(outcome, target(outcome))


def target(outcome: Outcome) -> Slot:
    """The slot of the storyteller's card."""
    return SLOTS[outcome.owners.index(outcome.storyteller)]


def voters_for(outcome: Outcome, slot: Slot) -> tuple[SeatId, ...]:
    """Who voted for a card, ascending; a red vote is none for it."""
    return tuple([SeatId(seat) for seat, ballot in enumerate(outcome.ballots) if ballot and slot in ballot.slots])


def _voters(outcome: Outcome) -> int:
    return sum(ballot is not None for ballot in outcome.ballots)


def _finest(outcomes: Iterable[Outcome]) -> Finest | None:
    best: tuple[Fraction, int, int] | None = None
    finest = None
    for outcome in outcomes:
        if outcome.found != "some":
            continue
        slot, voters = target(outcome), _voters(outcome)
        found = len(voters_for(outcome, slot))
        elsewhere = {slot for ballot in outcome.ballots if ballot for slot in ballot.slots} - {slot}
        worth = (-abs(Fraction(found, voters) - HALF), len(elsewhere), outcome.round)
        if best is None or worth > best:
            best, finest = worth, Finest(round=outcome.round, slot=slot, found=found, voters=voters)
    return finest


def _astray(outcome: Outcome, teams: Sequence[tuple[SeatId, ...]]) -> list[Acclaimed]:
    """The cards that misled somebody of another team in a round."""
    voters, counted = _voters(outcome), []
    for slot, owner in zip(SLOTS, outcome.owners, strict=False):
        side = next((team for team in teams if owner in team), (owner,))
        votes = len([seat for seat in voters_for(outcome, slot) if seat not in side])
        if owner != outcome.storyteller and votes >= (LEAST_ASTRAY if voters > FEW_VOTERS else 1):
            counted.append(Acclaimed(round=outcome.round, slot=slot, votes=votes, voters=voters))
    return counted


def _agreements(outcome: Outcome) -> list[Acclaimed]:
    """The pictures that some agreed on in a round, and no red vote spoilt."""
    red = {ballot.red for ballot in outcome.ballots if ballot}
    counted = []
    for slot in SLOTS[: len(outcome.slots)]:
        votes = len(voters_for(outcome, slot))
        if slot not in red and votes >= LEAST_ASTRAY:
            counted.append(Acclaimed(round=outcome.round, slot=slot, votes=votes, voters=_voters(outcome)))
    return counted


def _most(cards: Iterable[Acclaimed]) -> Acclaimed | None:
    return max(cards, key=lambda card: (card.votes, card.round, card.slot), default=None)


def _guesser(rounds: Sequence[tuple[Sitters, Outcome]]) -> Guesser | None:
    found: Counter[Key] = Counter()
    could: Counter[Key] = Counter()
    for keys, outcome in rounds:
        if outcome.found is None:
            continue
        could.update(key for key, ballot in zip(keys, outcome.ballots, strict=True) if ballot)
        found.update(keys[seat] for seat in finders(outcome))
    found = Counter({key: count for key, count in found.items() if could[key] >= LEAST_GUESSES})
    if not found:
        return None
    most = max(found.values())
    least = min(could[key] for key in found if found[key] == most)
    keys = tuple(sorted(key for key in found if found[key] == most and could[key] == least))
    return Guesser(keys=keys, found=most, of=least) if len(keys) <= MOST_SHARING else None


def _bonds(rounds: Sequence[tuple[Sitters, Outcome]]) -> tuple[Bond, ...]:
    understood: Counter[tuple[Key, Key]] = Counter()
    """By who found whose clue."""
    alike: Counter[tuple[Key, Key]] = Counter()
    for keys, outcome in rounds:
        understood.update((keys[seat], keys[outcome.storyteller]) for seat in finders(outcome))
        if outcome.found is None:
            for slot in SLOTS[: len(outcome.slots)]:
                alike.update(combinations(sorted(keys[seat] for seat in voters_for(outcome, slot)), 2))
    pairs = {(min(pair), max(pair)) for pair in (*understood, *alike)}
    bonds = []
    for one, other in sorted(pairs):
        found = (understood[one, other], understood[other, one])
        bonds.append(Bond(keys=(one, other), times=sum(found) + alike[one, other], found=found))
    most = max((bond.times for bond in bonds), default=0)
    best = [bond for bond in bonds if bond.times == most]
    if most < LEAST_TIMES or len(best) > 1:
        return tuple(bonds)
    return tuple(msgspec.structs.replace(bond, best=bond is best[0]) for bond in bonds)
