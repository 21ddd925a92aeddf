"""Builds: how bodies differ, from small to tall, thin to fat, child to old."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Build:
    """How a body is built; all numbers are shares of a plain grown one's."""

    tall: float = 1.0
    girth: float = 1.0
    belly: float = 0.0
    head: float = 1.0
    limb: float = 1.0
    """Thickness of arms and legs."""
    stoop: float = 0.0
    """How far the head hangs forward, in body units."""
    shoulders: float = 1.0
    age: float = 35


BUILDS: Final[dict[str, Build]] = {
    "plain": Build(),
    "thin": Build(1.06, 0.76, 0, 0.94, 0.78),
    "tall": Build(1.16, 0.9, 0, 0.9, 0.86, shoulders=1.05),
    "broad": Build(1.04, 1.16, 0.1, 0.92, 1.15, shoulders=1.2),
    "stout": Build(0.94, 1.28, 0.55, 0.98, 1.15),
    "fat": Build(0.92, 1.52, 0.85, 0.98, 1.3, shoulders=0.95),
    "slight": Build(0.94, 0.84, 0, 0.98, 0.8, shoulders=0.9),
    "pregnant": Build(0.97, 1.0, 0.9, 0.98, 0.95),
    "old": Build(0.9, 1.02, 0.25, 1.0, 0.86, 0.45, 0.88, 74),
    "frail": Build(0.84, 0.8, 0, 1.02, 0.7, 0.7, 0.8, 85),
    "youth": Build(0.9, 0.8, 0, 0.98, 0.8, shoulders=0.9, age=15),
    "child": Build(0.66, 0.82, 0.1, 0.9, 0.8, shoulders=0.8, age=8),
    "small": Build(0.5, 0.86, 0.3, 0.84, 0.86, shoulders=0.75, age=4),
}
"""Builds by name, from tall to small."""
