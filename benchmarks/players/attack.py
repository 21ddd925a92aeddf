"""How often who knows every file but the seeds finds a computer storyteller's card, beside computer players.

python -m benchmarks.players.attack --games 40 --seats 6
"""

import argparse
import json
import math
import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from statistics import fmean
from typing import NamedTuple

from moonhare.arena.bounds import within
from moonhare.arena.playing import play
from moonhare.arena.progress import Progress
from moonhare.cli.knowing import knowledge
from moonhare.cli.saying import bar
from moonhare.decks import cards_by_id, default_sets, mix
from moonhare.locales import LANGUAGES
from moonhare.players import ROSTER, Knowledge
from moonhare.players.clever import mind
from moonhare.players.clever.hinting import WITHIN, Sight, deals, deepest, rank, rivals, worth
from moonhare.rules.editions import edition, resolve
from moonhare.rules.engine import start
from moonhare.rules.ids import CardId
from moonhare.rules.state import Outcome

Attack = Callable[[str, Sequence[CardId]], Sequence[float]]
"""How likely each card on the table is the storyteller's, up to a factor, for who knows how clues are chosen."""

DEALS = 12
PATIENCE = 0.1
"""How much less a clue may be worth than the best one, for a storyteller to take it nearly as often."""

DEEPER = 0.02
"""How much seldomer a card is told that stands lower than its storyteller means it to: there was no other clue."""


UNSEEN = 0.02
"""The same for one that does not say itself what the clue says."""


class Share(NamedTuple):
    """A share, with what holds the true one 95 times of 100."""

    mean: float
    low: float
    high: float


def attacks(known: Knowledge, phrases: Mapping[str, frozenset[CardId]], seats: int) -> Mapping[str, Attack]:
    """The attackers, by name."""
    thinks, hand = mind(known), resolve(edition("standard"), seats).hand_size
    sight = Sight(givers=seats - 1, gift=1, votes=1, hand_size=hand, unseen=thinks.dealt_at)
    dealt, most = deals(sight, random.Random(0), DEALS), deepest(sight)

    def concepts(clue: str, cards: Sequence[CardId]) -> Sequence[float]:
        return thinks.fits(clue, cards)

    def phrase(clue: str, cards: Sequence[CardId]) -> Sequence[float]:
        written = phrases.get(clue.casefold(), frozenset())
        return [2.0 * (card in written) + fit for card, fit in zip(cards, concepts(clue, cards), strict=True)]

    def bayes(clue: str, cards: Sequence[CardId]) -> Sequence[float]:
        heard = thinks.hear(clue)
        places, among = [thinks.at[card] for card in cards], rivals(heard, sight)
        return [
            (1.0 if rank(heard[place], among) <= most * (1 + WITHIN) else DEEPER)
            * (1.0 if thinks.names(clue)[place] else UNSEEN)
            * math.exp(worth(heard, place, sight, dealt) / PATIENCE)
            for place in places
        ]

    return {"phrase look-up": phrase, "concept match": concepts, "Bayes": bayes}


def rounds(
    name: str, known: Knowledge, seats: int, games: int, seed: int, *, progress: Progress | None = None
) -> Iterator[Outcome]:
    """The rounds of games among players of one kind."""
    deck = mix(default_sets())
    for number in range(games):
        rng = random.Random(f"{seed}/{seats}/{number}")
        dealt = start(edition("standard"), players=seats, deck=deck, rng=rng)
        players = [ROSTER[name](known, rng.getrandbits(60)) for _ in range(seats)]
        yield from play(dealt, players, rng).outcomes
        if progress is not None:
            progress(number + 1, games)


def measure(
    name: str, language: str, seats: int, games: int, seed: int, *, progress: Progress | None = None
) -> Mapping[str, Share]:
    """How often players of a kind, and each attacker in their place, find a storyteller's card of that kind.

    Intervals are of rounds: the votes of one round are over the same clue and cards, and go alike.
    """
    sets = default_sets()
    cards, known = cards_by_id(sets), knowledge(sets, language)
    phrases: dict[str, frozenset[CardId]] = {}
    for card_id, card in cards.items():
        for phrase in card.texts[language].phrases if language in card.texts else ():
            phrases[phrase.casefold()] = phrases.get(phrase.casefold(), frozenset()) | {card_id}
    tries = attacks(known, phrases, seats)
    found: dict[str, list[float]] = {"player": [], **{attack: [] for attack in tries}}
    some: list[float] = []
    for outcome in rounds(name, known, seats, games, seed, progress=progress):
        some.append(outcome.found == "some")
        meant = outcome.owners.index(outcome.storyteller)
        votes = {seat: ballot.slots for seat, ballot in enumerate(outcome.ballots) if ballot is not None}
        found["player"].append(fmean(meant + 1 in slots for slots in votes.values()))
        for attack, how in tries.items():
            scores = how(outcome.clue.text, outcome.slots)
            found[attack].append(fmean(_sure(scores, outcome, seat, meant) for seat in votes))
    return {"sweet spot": share(some), **{attack: share(shares) for attack, shares in found.items()}}


def _sure(scores: Sequence[float], outcome: Outcome, seat: int, meant: int) -> float:
    """How surely a voter in this seat finds the card, who votes for what has the best score; chance decides ties."""
    others = [slot for slot, owner in enumerate(outcome.owners) if owner != seat]
    top = [slot for slot in others if scores[slot] == max(scores[other] for other in others)]
    return (meant in top) / len(top)


def share(values: Sequence[float]) -> Share:
    """The mean of what is independent of each other, between 0 and 1, with what holds the true one 95 times of 100."""
    low, high = within(values)
    return Share(round(fmean(values), 3), round(max(0.0, low), 3), round(min(1.0, high), 3))


def positive(text: str) -> int:
    """Read a number of games. Raises what argparse tells for none."""
    if (number := int(text)) < 1:
        raise argparse.ArgumentTypeError(f"a whole number from 1 up was expected, not {number}")
    return number


def main() -> None:
    """Measure, and print it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--player", default="sharp", choices=ROSTER)
    parser.add_argument("--language", default="en", choices=LANGUAGES)
    parser.add_argument("--seats", type=int, default=6, choices=edition("standard").players)
    parser.add_argument("--games", type=positive, default=40)
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    with bar("Playing") as told:
        found = measure(asked.player, asked.language, asked.seats, asked.games, asked.seed, progress=told)
    print(json.dumps({name: share._asdict() for name, share in found.items()}, indent=2))


if __name__ == "__main__":
    main()
