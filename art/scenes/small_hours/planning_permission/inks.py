"""Parts of Planning Permission: its inks, the waterline, fur combed along drawn ways, one feather."""

from __future__ import annotations

from functools import partial
from typing import Final

from art.painting import combing, marks

WATER: Final = 664.0
"""The mirror: what stands above it by so much hangs below it by as much."""
FOOT: Final = 590.0
"""Where the twig meets the water, and the axis of the palace."""

COAT: Final = (0.5, 0.09, 52)
DEEP: Final = (0.3, 0.06, 40)
PALE: Final = (0.68, 0.1, 64)
TAN: Final = (0.76, 0.085, 70)
INK: Final = (0.16, 0.03, 40)
PAW: Final = (0.33, 0.05, 38)
SHADE: Final = (0.46, 0.06, 175)
"""What fur is darkened with: the cool of the bank."""
SUN: Final = (0.965, 0.05, 100)
GOLD: Final = (0.86, 0.14, 78)
FLAME: Final = (0.96, 0.1, 90)
ABYSS: Final = (0.17, 0.04, 190)
BLUE: Final = (0.58, 0.145, 248)
BLUE_DEEP: Final = (0.36, 0.11, 258)
CYAN: Final = (0.82, 0.115, 218)
ORANGE: Final = (0.69, 0.17, 50)
ORANGE_DEEP: Final = (0.54, 0.15, 40)
ORANGE_PALE: Final = (0.84, 0.12, 70)

crease: Final = partial(marks.crease, ends=0.2)


comb: Final = partial(combing.comb, tones=(DEEP, PALE), alpha=0.36)
