"""Storytellers and listeners who know the cards from different people's eyes.

Three of the six who wrote down what they saw in the cards of Small Hours teach the storyteller, the other three
those who give and vote: what one half alone thought of tells them nothing. Each of the three halves is a player:

    moonhare arena --sets small-hours --players benchmarks.players.eyes:first --seats 4
    python -m benchmarks.players.eyes    # all halves, four and six players: some minutes
"""

import argparse
import json
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from statistics import fmean

from benchmarks.players.attack import positive
from moonhare.players import Knowledge, Player
from moonhare.players.clever import STRENGTHS, CleverPlayer
from moonhare.players.roster import Mixed
from moonhare.rules.editions import edition
from scripts.associations.eyes import pairs_of, together

SET = "small-hours"
HALVES: dict[str, Sequence[int]] = {"first": (0, 1, 2), "odd": (0, 2, 4), "outer": (0, 3, 5)}
"""Who of the six teach the storyteller."""


@cache
def _known(knowledge: Knowledge, eyes: tuple[int, ...]) -> Knowledge:
    pairs = pairs_of(SET)
    seen = together([pairs[one] for one in eyes])
    return replace(knowledge, concepts={card: seen[card.partition(":")[2]] for card in knowledge.concepts})


def _player(half: str, knowledge: Knowledge, seed: int) -> Player:
    tells = tuple(HALVES[half])
    hears = tuple(sorted({*range(6)} - {*tells}))
    one, other = (CleverPlayer(seed, _known(knowledge, eyes), STRENGTHS["sharp"]) for eyes in (tells, hears))
    return Mixed(one, other)


def first(knowledge: Knowledge, seed: int) -> Player:
    """Make a player who tells by what the first three saw."""
    return _player("first", knowledge, seed)


def odd(knowledge: Knowledge, seed: int) -> Player:
    """Make a player who tells by what the first, third and fifth saw."""
    return _player("odd", knowledge, seed)


def outer(knowledge: Knowledge, seed: int) -> Player:
    """Make a player who tells by what the first, fourth and sixth saw."""
    return _player("outer", knowledge, seed)


def some(half: str, seats: int, games: int, seed: int) -> float:
    """Play among one kind; gives the share of rounds in which some but not all find the card."""
    command = (
        *(sys.executable, "-m", "moonhare", "arena", "--players", f"{__spec__.name}:{half}", "--sets", SET),
        *("--seats", str(seats), "--games", str(games), "--seed", str(seed), "--no-replays", "--json"),
    )
    # What it says on standard error, how far it is or why it refuses, is for whoever waits.
    done = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True)
    value: float = json.loads(done.stdout)["players"][0]["figures"]["some"]["value"]
    return value


def main() -> None:
    """Play all halves and print the shares."""
    wanted = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    wanted.add_argument("--games", type=positive, default=120, help="of each half and table size")
    wanted.add_argument("--seats", type=int, nargs="+", default=[4, 6], choices=edition("standard").players)
    wanted.add_argument("--seed", type=int, default=1)
    asked = wanted.parse_args()
    for seats in asked.seats:
        shares = [some(half, seats, asked.games, asked.seed) for half in HALVES]
        print(f"{seats}: {fmean(shares):.2f} ({', '.join(f'{share:.2f}' for share in shares)})", flush=True)


if __name__ == "__main__":
    main()
