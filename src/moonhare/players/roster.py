"""The computer players that there are, by name, and what each of them is handed."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from moonhare.players.clues import Clues
from moonhare.players.player import Player
from moonhare.players.simple import SimplePlayer
from moonhare.rules.ids import CardId


@dataclass(frozen=True)
class Knowledge:
    """What players of one language know of the cards that may turn up; handed to all of them alike."""

    language: str
    concepts: Mapping[CardId, Mapping[str, float]]
    """By card, what it says to people, with weights up to 1; nothing for cards of which nobody has said it."""
    clues: Clues
    """Clues that sets and languages bring along."""


Maker = Callable[[Knowledge, int], Player]
"""Makes a player of a seed (any integer): those of one kind with different seeds differ."""

ROSTER: Final[Mapping[str, Maker]] = {
    "simple": lambda knowledge, seed: SimplePlayer(seed, knowledge.clues),
}
"""By name, the usual one first."""
