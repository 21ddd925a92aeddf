"""The card's inks, dry and under water."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from art.cutpaper.sheet import Ink, mix

BONE, DARK, CLAY, MOSS, SLATE, GOLD, MUD = "#dccfb6", "#332620", "#a9714f", "#6d7048", "#575c5b", "#c99a3c", "#8c7a62"

BLACK: Final = "#231a17"
POND: Final = "#2c3632"
SKIN: Final = mix(CLAY, DARK, 0.16)
SHADE: Final = mix(CLAY, DARK, 0.46)
WHITE: Final = mix(BONE, "#ffffff", 0.35)
FIRE: Final = mix(GOLD, "#f3c65a", 0.55)

Tone = Callable[[Ink], Ink]
"""What becomes of an ink where it is laid."""


def dry(ink: Ink) -> Ink:
    """Leave an ink as it is."""
    return ink


def deep(ink: Ink) -> Ink:
    """Sink an ink of hers into the pond: darker, as warm as it was."""
    return mix(ink, "#3a1c10", 0.47)


def wet(ink: Ink) -> Ink:
    """Sink an ink into the pond."""
    return mix(ink, POND, 0.5)
