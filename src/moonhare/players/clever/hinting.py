"""Choosing a clue by simulating those who will hear it: rational speech acts (doi 10.1126/science.1218633).

What the others hold is not known, so hands are dealt at random many times; each gives what fits the clue best, a model
of listeners votes, and the clue is worth the share of deals in which some find the card, but not all. The model is
modest: its listeners are of two minds about how sure they are, for a mismatch with the real ones costs most.

The clue that is worth most would give its card away to whoever knows how it was chosen: of the cards on the table it
would be the only one that could have made anybody say it. So first it is drawn, by chance, how many of all cards are to
fit the clue better than one's own: none or a few of those that the others may give, each number as likely as another,
so that what fits best on the table is seldom more likely the storyteller's than a guess. And a clue has to be open: so
many cards fit it nearly as well as the best that several of them will lie on the table. What it says, though, is there
to be seen on one's own card: that is hidden among others of its kind, not behind what only one mind thinks of.
"""

import math
import random
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from moonhare.players.clever.mind import Heard

SURENESS: Final = (3.5, 9.0)
"""How sure listeners are: that of people who hardly care, and of those who nearly always take what fits best."""

DEEP: Final = 7.0
"""How many of what the others hold may fit a clue better than one's own card, at most; less for each of them, for the
more cards lie on the table, the seldomer anybody finds one that others hide."""

CROWD: Final = 1.0
"""How many less for each giver."""

SHALLOW: Final = 3.1
"""How many at most, however many give."""

WITHIN: Final = 0.3
"""By how much of the place that was drawn one's own may differ from it: more to choose from makes better clues."""

OPEN: Final = 0.6
"""How well, compared to the best, as many cards have to fit an open clue as several that will lie on the table."""

EVIDENT: Final = 0.5
"""How well the best card has to fit, that a clue says anything at all."""

LEAST: Final = 1e-200
"""How likely a card is taken that fits not at all, up to a factor: less than any that whoever takes clues at their word
may take, of which most are below 1e-100."""

Hand = Sequence[int]


@dataclass(frozen=True)
class Sight:
    """A table as its storyteller sees it."""

    givers: int
    """Those who give cards, and vote."""
    gift: int
    """Cards that each of them gives."""
    votes: int
    """That each of them has."""
    hand_size: int
    unseen: Sequence[int]
    """The cards that the others may hold."""

    @property
    def held(self) -> float:
        """The share of the unseen cards that the others hold."""
        return min(1.0, self.givers * self.hand_size / max(1, len(self.unseen)))


def deals(sight: Sight, rng: random.Random, many: int) -> list[list[Hand]]:
    """Deal hands to the givers, over and over."""
    size = min(sight.hand_size, len(sight.unseen) // sight.givers)
    return [
        [dealt[at * size : (at + 1) * size] for at in range(sight.givers)]
        for dealt in (rng.sample(sight.unseen, size * sight.givers) for _ in range(many))
    ]


def deepest(sight: Sight) -> int:
    """How low one's own card may stand among all that may turn up, from 1."""
    better = max(SHALLOW, DEEP - CROWD * sight.givers)
    return max(1, min(len(sight.unseen), 1 + round(better / sight.held)))


def draw_rank(sight: Sight, rng: random.Random, openly: float = 0.0) -> int:
    """Draw how high one's card is to stand among all that may turn up, from 1; `openly`, of 1: not hidden so deep."""
    return rng.randint(1, max(1, round(1 + (deepest(sight) - 1) * (1 - openly))))


def rivals(heard: Heard, sight: Sight) -> list[float]:
    """How well those that may turn up fit, ascending."""
    return sorted([heard[one] for one in sight.unseen])


def rank(fit: float, among: Sequence[float]) -> int:
    """How high a card that fits so well stands among `rivals`, from 1."""
    return 1 + len(among) - bisect_right(among, fit)


def is_open(among: Sequence[float], sight: Sight) -> bool:
    """Whether enough of the `rivals` fit a clue nearly as well as the best: some two of them will lie on the table."""
    many = max(3, round(2.2 / sight.held))
    return bool(among) and among[-1] > EVIDENT and among[-min(many, len(among))] >= OPEN * among[-1]


def worth(heard: Heard, card: int, sight: Sight, dealt: Sequence[Sequence[Hand]], sureness: float = 1.0) -> float:
    """How good a clue is for a card: at most 1, where some but not all find it in every deal.

    `sureness`: how much surer listeners are than usual, as this evening has shown.
    """
    some = 0.0
    # How likely each card is taken, up to a factor, by listeners of each mind.
    taken = [[math.exp(sureness * beta * (fit - 1)) for fit in heard] for beta in SURENESS]
    for hands in dealt:
        gifts = [_gift(heard, hand, sight.gift) for hand in hands]
        every = none = 1.0
        for found in _found(taken, card, gifts, sight.votes):
            every *= found
            none *= 1 - found
        some += 1 - every - none
    return some / len(dealt)


def worth_to(
    taken: Sequence[Sequence[float]],
    card: int,
    sight: Sight,
    dealt: Sequence[Sequence[Hand]],
    ways: Sequence[Sequence[int]],
) -> float:
    """The same among listeners of whom more is known.

    `taken`: by way to listen, how likely each card is taken, up to a factor; `ways`: by deal and giver, how it listens.
    """
    some = 0.0
    for hands, way in zip(dealt, ways, strict=True):
        gifts = [_gift(taken[one], hand, sight.gift) for one, hand in zip(way, hands, strict=True)]
        every = none = 1.0
        for giver, one in enumerate(way):
            likely = taken[one]
            mine = likely[card] + LEAST
            whole = mine + sum([sum([likely[at] for at in gift]) for at, gift in enumerate(gifts) if at != giver])
            found = 1 - (1 - mine / whole) ** sight.votes
            every *= found
            none *= 1 - found
        some += 1 - every - none
    return some / len(dealt)


def agreement(heard: Heard, dealt: Sequence[Sequence[Hand]]) -> float:
    """How good a clue is where all vote for what most will vote for (Party): the share who do, at most 1."""
    total = 0.0
    for hands in dealt:
        likely = [math.exp(SURENESS[-1] * max([heard[card] for card in hand])) for hand in hands]
        total += max(likely) / sum(likely)
    return total / len(dealt)


def _gift(heard: Heard, hand: Hand, many: int) -> Hand:
    if many == 1:
        return (max(hand, key=heard.__getitem__),)
    return sorted(hand, key=heard.__getitem__)[-many:]


def _found(taken: Sequence[Sequence[float]], card: int, gifts: Sequence[Hand], votes: int) -> Iterator[float]:
    """How likely each giver, who does not vote for a card of their own, finds the one that is meant."""
    ways = []
    for likely in taken:
        own = [sum([likely[one] for one in gift]) for gift in gifts]
        mine = likely[card]
        whole = mine + sum(own)
        ways.append([mine / (whole - one) for one in own])
    for found in zip(*ways, strict=True):
        once = sum(found) / len(found)
        yield 1 - (1 - once) ** votes if votes > 1 else once
