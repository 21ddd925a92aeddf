"""Choosing a clue by simulating those who will hear it: rational speech acts (doi 10.1126/science.1218633).

What the others hold is not known, so hands are dealt at random many times (Monte Carlo). In each deal everybody gives
what fits the clue best, a model of listeners votes, and the clue is worth the share of deals in which some find the
card, but not all. The model mixes listeners of two degrees of sureness: a clue made for the wrong degree costs most.

The clue of the highest worth would give its card away to whoever knows how clues are chosen: of the cards on the table
only that one would make anybody say it. So three things bound the choice. First a rank is drawn: how many of the cards
that the others may give are to fit the clue better than one's own, none or a few, each number equally likely. So the
card that fits best on the table is seldom likelier to be the storyteller's than a guess. Second, a clue has to be open:
so many cards fit it nearly as well as the best one that several of them will lie on the table. Third, what the clue
says can be seen on one's own card: it is hidden among others of its kind, not behind what only one mind thinks of.
"""

import math
import random
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from moonhare.players.clever.mind import Fits

SURENESS: Final = (3.5, 9.0)
"""How sure listeners are: that of people who hardly care, and of those who nearly always take what fits best."""

DEEP: Final = 7.0
"""How many of the cards that the others hold may fit a clue better than one's own, at most, before `CROWD` is taken
off: the more cards lie on the table, the seldomer anybody finds one that others hide."""

CROWD: Final = 1.0
"""How many fewer for each giver."""

SHALLOW: Final = 3.1
"""What `DEEP` never falls below, however many give."""

WITHIN: Final = 0.3
"""How far, as a share of the rank that was drawn, a card's rank may be from it: more to choose from, better clues."""

OPEN: Final = 0.6
"""How well, compared to the best card, others have to fit a clue for it to be open."""

EVIDENT: Final = 0.5
"""How well the best card has to fit a clue for it to say anything at all."""

LEAST: Final = 1e-200
"""The weight, before it is normalised, of a card that does not fit at all. Those of listeners who take clues at their
word are mostly below 1e-100 already, and it has to be less."""

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
    """The lowest rank, from 1, that one's own card may have among all that may turn up."""
    better = max(SHALLOW, DEEP - CROWD * sight.givers)
    return max(1, min(len(sight.unseen), 1 + round(better / sight.held)))


def draw_rank(sight: Sight, rng: random.Random, openly: float = 0.0) -> int:
    """Draw the rank, from 1, that one's card is to have among all that may turn up; less deep with `openly`, of 1."""
    return rng.randint(1, max(1, round(1 + (deepest(sight) - 1) * (1 - openly))))


def rivals(heard: Fits, sight: Sight) -> list[float]:
    """How well the cards that may turn up fit, ascending."""
    return sorted([heard[one] for one in sight.unseen])


def rank(fit: float, among: Sequence[float]) -> int:
    """The rank, from 1, of a card that fits so well among `rivals`."""
    return 1 + len(among) - bisect_right(among, fit)


def is_open(among: Sequence[float], sight: Sight) -> bool:
    """Whether enough of the `rivals` fit a clue nearly as well as the best: some two of them will lie on the table."""
    many = max(3, round(2.2 / sight.held))
    return bool(among) and among[-1] > EVIDENT and among[-min(many, len(among))] >= OPEN * among[-1]


def worth(heard: Fits, card: int, sight: Sight, dealt: Sequence[Sequence[Hand]], sureness: float = 1.0) -> float:
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


def agreement(heard: Fits, dealt: Sequence[Sequence[Hand]]) -> float:
    """How good a clue is where all vote for what most will vote for (Party): the share who do, at most 1."""
    total = 0.0
    for hands in dealt:
        likely = [math.exp(SURENESS[-1] * max([heard[card] for card in hand])) for hand in hands]
        total += max(likely) / sum(likely)
    return total / len(dealt)


def _gift(heard: Fits, hand: Hand, many: int) -> Hand:
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
