"""What a table's people show of how they take clues and tell them: some at their word, some by what comes to mind.

There are a few ways to take a clue. How likely each is somebody's follows by Bayes from what everybody saw of the
rounds before: where one's card stood among those on the table when one told, what one gave, what one voted for. Who
takes clues plainly mostly tells them plainly too, so that a few votes say what to expect of a storyteller.
"""

import math
import random
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from moonhare.players.clever.mind import Mind
from moonhare.players.player import Told
from moonhare.rules.ids import CardId


class Way(NamedTuple):
    """A way to take a clue, as a listener and as a storyteller who reckons with such."""

    literally: bool
    """At its word, or by what comes to mind."""
    sure: float
    """How much what fits better is preferred: not at all (0), or always."""
    telling: float
    """How many tell so, as far as one knows before a game."""
    listening: float
    """How many give and vote so."""
    plain: bool
    """Whether the best is taken for what is meant."""


WAYS: Final = (
    Way(literally=False, sure=4.0, telling=0.6, listening=0.05, plain=False),
    Way(literally=False, sure=8.0, telling=0.0, listening=0.6, plain=False),
    Way(literally=False, sure=20.0, telling=0.08, listening=0.08, plain=True),
    Way(literally=True, sure=12.0, telling=0.06, listening=0.07, plain=True),
    Way(literally=True, sure=300.0, telling=0.18, listening=0.15, plain=True),
    Way(literally=False, sure=0.0, telling=0.08, listening=0.05, plain=False),
)

ALIKE: Final = 8.0
"""How much likelier somebody listens as they tell, plainly or not."""

SLIP: Final = 0.05
"""How often somebody does what fits no way."""

HANDS: Final = 10
"""Hands that are imagined, to see what a gift tells."""

MOST_WATCHED: Final = 500
"""Rounds of which it is kept what they tell: the players of a table all ask for the same ones."""

MOST_TAKEN: Final = 200
"""Clues and ways of which it is kept how each picture is taken."""

Chances = Sequence[float]
"""How likely each way is, in the order of `WAYS`; together 1."""


class Habits(NamedTuple):
    """How somebody tells and listens, as far as the table has seen."""

    telling: Chances
    listening: Chances


def plain(chances: Chances) -> float:
    """How likely one takes the best for what is meant."""
    return sum(chance for chance, way in zip(chances, WAYS, strict=True) if way.plain)


def average(some: Sequence[Chances]) -> Chances:
    """What is to be expected of somebody among several; at least one."""
    return [sum(chances) / len(some) for chances in zip(*some, strict=True)]


def this_game(evening: Sequence[Told], now: int) -> Sequence[Told]:
    """The rounds of the game that is in round `now`: seats of earlier games may have been others'."""
    first = len(evening)
    while first and 0 < evening[first - 1].round < now:
        first -= 1
        now = evening[first].round
    return evening[first:]


def habits(mind: Mind, rounds: Sequence[Told], seats: int) -> Sequence[Habits]:
    """How each seat tells and listens, by what everybody saw of a game's rounds."""
    telling = [[0.0] * len(WAYS) for _ in range(seats)]
    listening = [[0.0] * len(WAYS) for _ in range(seats)]
    for told in rounds:
        if not told.clue or len(told.ballots) != seats:
            continue
        shown = _shown(mind, told)
        # Party's storyteller has no card when the clue is told, and gives and votes as all do.
        for seat, kept in enumerate(shown):
            _add((telling if told.card is not None and seat == told.storyteller else listening)[seat], kept)
    return [_weighed(told, heard) for told, heard in zip(telling, listening, strict=True)]


def taken(mind: Mind, text: str, way: int) -> Sequence[float]:
    """How likely each picture is taken for what a clue means, up to a factor, by who hears it in a way of `WAYS`."""
    heard = mind.at_its_word(text) if WAYS[way].literally else mind.hear(text)
    return [math.exp(WAYS[way].sure * (fit - 1)) for fit in heard]


def chosen(mind: Mind, text: str, cards: Sequence[CardId], chances: Chances) -> Sequence[float]:
    """How likely each of several cards is taken by somebody with these chances; one that nobody knows hardly ever."""
    total = [0.0] * len(cards)
    for way, chance in enumerate(chances):
        if chance:
            for at, one in enumerate(_shares(mind, text, cards, way)):
                total[at] += chance * one
    return total


def _shares(mind: Mind, text: str, cards: Iterable[CardId], way: int) -> Sequence[float]:
    likely = _taken(mind, text, way)
    # Where nothing fits, or nothing is known of a card, all are as good.
    some = [(likely[mind.at[card]] if card in mind.at else 0.0) + 1e-200 for card in cards]
    whole = sum(some)
    return [one / whole for one in some]


_taken = lru_cache(maxsize=MOST_TAKEN)(taken)


@lru_cache(maxsize=MOST_WATCHED)
def _shown(mind: Mind, told: Told) -> Sequence[Sequence[float]]:
    """By seat, the logarithm of how likely what it did in a round is in each way."""
    rng = random.Random(told.clue)  # noqa: S311 - hands to compare with, not a secret
    hands = [[rng.choice(mind.dealt) for _ in range(5)] for _ in range(HANDS)]
    shown = [[0.0] * len(WAYS) for _ in told.ballots]
    for way in range(len(WAYS)):
        for card, owner in zip(told.slots, told.owners, strict=True):
            if owner == told.storyteller and told.card is not None:
                shown[owner][way] += _log(_shares(mind, told.clue, told.slots, way)[told.slots.index(card)], told.slots)
            else:
                # A gift is the best of a hand, more or less; six times as likely as any of six where it always is.
                often = sum(_shares(mind, told.clue, (card, *hand), way)[0] for hand in hands) / HANDS
                shown[owner][way] += math.log(SLIP + (1 - SLIP) * 6 * often)
        for seat, slots in enumerate(told.ballots):
            others = [slot for slot, owner in enumerate(told.owners, 1) if owner != seat or slot in slots]
            shares = _shares(mind, told.clue, [told.slots[slot - 1] for slot in others], way) if slots else ()
            for slot in slots:
                shown[seat][way] += _log(shares[others.index(slot)], others)
    return shown


def _log(share: float, among: Sequence[object]) -> float:
    return math.log((1 - SLIP) * share + SLIP / len(among))


def _add(total: list[float], more: Sequence[float]) -> None:
    for at, one in enumerate(more):
        total[at] += one


def _weighed(telling: Sequence[float], listening: Sequence[float]) -> Habits:
    """The chances of each way, from how likely each makes what was seen (logarithms)."""
    both = [
        [way.telling * other.listening * (ALIKE if way.plain == other.plain else 1.0) for other in WAYS] for way in WAYS
    ]
    most = max(telling) + max(listening)
    for at, told in enumerate(telling):
        for place, heard in enumerate(listening):
            both[at][place] *= math.exp(told + heard - most)
    whole = sum(map(sum, both))
    return Habits([sum(row) / whole for row in both], [sum(column) / whole for column in zip(*both, strict=True)])
