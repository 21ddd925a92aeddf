"""What the best storyteller there could be would win, where hints alone differ.

    python -m benchmarks.players.bound [--games N] [--seed S]

Two kinds of players, half of the seats each, give and vote alike. Of whom one kind tells, some but not all find the
card as often as is possible where listeners are alike and vote each for themselves: with `n` of them
`1 - 2 * (1/2)**n`. Of the other kind as often as was measured of a baseline (README.md). In such rounds each listener
finds it with a probability of one half; in the others all do, or nobody. Whoever does not find it votes for anybody
else's card. Points and the game's end are the rules' own. Printed: wins as a multiple of an equal share; what is aimed
at is 1.5.
"""

import argparse
import random
from typing import Final

from benchmarks.players.attack import positive
from moonhare.rules.editions import STANDARD
from moonhare.rules.ids import SEATS, Slot
from moonhare.rules.scoring import Count, score, totals, winners
from moonhare.rules.state import Ballot

SOME: Final = {
    4: {"thing": 0.31, "phrase": 0.45, "mood": 0.52, "random": 0.55},
    6: {"thing": 0.51, "phrase": 0.42, "mood": 0.68, "random": 0.55},
}
"""By seats: in how many of a baseline's rounds some but not all found its card, where it differed in hints alone."""


def finders(listeners: list[int], some: float, rng: random.Random) -> set[int]:
    """Draw who finds the card."""
    if rng.random() >= some:
        return set(listeners) if rng.random() < 1 / 2 else set()
    while True:
        found = {one for one in listeners if rng.random() < 1 / 2}
        if 0 < len(found) < len(listeners):
            return found


def a_round(seats: int, teller: int, some: float, rng: random.Random) -> tuple[int, ...]:
    """Play a round; gives its points by seat. The card of a seat lies in the slot of its number."""
    found = finders([seat for seat in range(seats) if seat != teller], some, rng)
    ballots: list[Ballot | None] = []
    for seat in range(seats):
        others = [slot for slot in range(seats) if slot not in (seat, teller)]
        choice = teller if seat in found else rng.choice(others)
        ballots.append(None if seat == teller else Ballot(slots=(Slot(choice + 1),)))
    owners = SEATS[:seats]
    count = Count(settings=STANDARD.settings, storyteller=SEATS[teller], owners=owners, ballots=tuple(ballots))
    return totals(STANDARD.settings, seats, score(count).lines)


def share(seats: int, best: float, other: float, games: int, rng: random.Random) -> float:
    """Play games; gives what the better half wins, as a multiple of an equal share."""
    goal, won = STANDARD.settings.target_score or 0, 0.0
    for _ in range(games):
        better = set(rng.sample(range(seats), seats // 2))
        points, teller = (0,) * seats, 0
        while max(points) < goal:
            gained = a_round(seats, teller, best if teller in better else other, rng)
            points = tuple(map(sum, zip(points, gained, strict=True)))
            teller = (teller + 1) % seats
        first = winners(points)
        won += len(better.intersection(first)) / len(first)
    return 2 * won / games


def main() -> None:
    """Print a line for each baseline and table size."""
    wanted = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    wanted.add_argument("--games", type=positive, default=4000)
    wanted.add_argument("--seed", type=int, default=1)
    asked = wanted.parse_args()
    rng = random.Random(asked.seed)
    print("| seats | against | at best | if it never failed |\n|---|---|---|---|")
    for seats, baselines in SOME.items():
        best = 1 - 2 * (1 / 2) ** (seats - 1)
        for name, some in baselines.items():
            bounds = [share(seats, highest, some, asked.games, rng) for highest in (best, 1.0)]
            print(f"| {seats} | `{name}` | {bounds[0]:.2f} | {bounds[1]:.2f} |", flush=True)


if __name__ == "__main__":
    main()
