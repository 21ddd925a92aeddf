"""The notes of pairs of eyes, and what they come to: concepts with weights, for each card.

A card's notes are lines of entries, each line of a kind, in the order in which they came to mind.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Final

from moonhare.concepts import reader

HERE: Final = Path(__file__).parent

EARLY: Final[Mapping[str, tuple[float, float]]] = {
    "F": (1.0, 0.65),
    "T": (0.6, 0.35),
    "D": (0.55, 0.3),
    "M": (0.55, 0.3),
    "S": (0.5, 0.25),
    "L": (0.5, 0.2),
    "B": (0.45, 0.25),
    "Y": (0.5, 0.2),
}
"""How much the first and the last entry of a line count: what came to mind first; things; deeds; moods and qualities;
situations that it could stand for; what is not in the picture; what came before and comes next; sayings."""

MOST: Final = 220
"""Concepts that a card has: what comes after those is hardly more than chance."""

LEAST: Final = 0.3
"""A concept that an entry is about less than this is left out."""

Notes = Mapping[str, Mapping[str, Sequence[str]]]
"""By card and kind of line, the entries."""

Seen = Mapping[str, Mapping[str, float]]
"""By card, its concepts with weights up to 1."""


def notes(path: Path) -> Notes:
    """Read the notes of one pair of eyes. Raises OSError, and ValueError for a line that belongs to no card."""
    cards: dict[str, dict[str, list[str]]] = {}
    lines: dict[str, list[str]] | None = None
    for line in path.read_text(encoding="utf-8").splitlines():
        kind, colon, entries = line.partition(":")
        if kind in EARLY and colon:
            if lines is None:
                raise ValueError(f"{path.name}: a line of entries before any card")
            lines[kind] = [re.sub(r"^(a|an|the|to) ", "", one.strip().lower()) for one in entries.split(";")]
        elif line.strip():
            lines = cards.setdefault(line.strip(), {})
    return cards


def seen(of: Notes) -> Seen:
    """What one pair of eyes saw in each card: how early it came to mind, from 1 downwards."""
    found: dict[str, dict[str, float]] = {}
    for card, lines in of.items():
        weights = found.setdefault(card, {})
        for kind, entries in lines.items():
            for entry, early in zip(entries, _falling(*EARLY[kind], len(entries)), strict=True):
                for concept, share in about(entry).items():
                    weights[concept] = max(weights.get(concept, 0.0), share * early)
    return found


def together(pairs: Sequence[Seen]) -> Seen:
    """What several pairs of eyes saw: how many of them came to it, and how early; the chief concepts of each card.

    What most came to earliest weighs 1.
    """
    cards: dict[str, dict[str, float]] = {}
    for card in sorted({card for pair in pairs for card in pair}):
        total: dict[str, float] = {}
        for pair in pairs:
            for concept, weight in pair.get(card, {}).items():
                total[concept] = total.get(concept, 0.0) + weight / len(pairs)
        chief = sorted(total.items(), key=lambda one: (-one[1], one[0]))[:MOST]
        most = chief[0][1]
        cards[card] = {concept: max(0.01, round(weight / most, 2)) for concept, weight in chief}
    return cards


def pairs_of(name: str) -> list[Seen]:
    """Every pair of eyes that saw a set. Raises ValueError where nobody did."""
    paths = sorted((HERE / name).glob("*.txt"))
    if not paths:
        raise ValueError(f"nobody's notes in {HERE / name}")
    return [seen(notes(path)) for path in paths]


@cache
def about(entry: str) -> Mapping[str, float]:
    """Which concepts an entry is about; of several words each carries less."""
    senses = [sense for sense in reader("en").read(entry) if not sense.negated]
    share = {0: 0.0, 1: 1.0, 2: 0.6}.get(len(senses), 0.4)
    found: dict[str, float] = {}
    for sense in senses:
        for concept, weight in sense.concepts.items():
            if weight >= LEAST:
                found[concept] = max(found.get(concept, 0.0), weight * share)
    return found


def _falling(first: float, last: float, count: int) -> Iterator[float]:
    for at in range(count):
        yield first - (first - last) * at / max(1, count - 1)
