"""Parts of Close Shave: its few inks: honey, cream, faded blue."""

from __future__ import annotations

from typing import Final

CREAM: Final = (0.95, 0.03, 88)
LINEN_DEEP: Final = (0.8, 0.05, 78)
GOLD: Final = (0.83, 0.118, 80)
GOLD_DEEP: Final = (0.68, 0.125, 64)
GOLD_PALE: Final = (0.95, 0.062, 90)
AMBER: Final = (0.6, 0.115, 58)
BEECH: Final = (0.74, 0.095, 70)
BLUE: Final = (0.66, 0.058, 238)
BLUE_DEEP: Final = (0.53, 0.066, 248)
BLUE_PALE: Final = (0.78, 0.045, 230)
SKIN: Final = (0.735, 0.072, 54)
SKIN_PALE: Final = (0.85, 0.05, 66)
FLUSH: Final = (0.68, 0.125, 34)
GREY: Final = (0.83, 0.01, 240)
GREY_DEEP: Final = (0.64, 0.02, 255)
RED: Final = (0.64, 0.14, 34)
INK: Final = (0.33, 0.06, 45)
SHADE: Final = (0.72, 0.085, 48)
"""What shadows are multiplied with: a warm honey, so that nothing goes to mud."""
