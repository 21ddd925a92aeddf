"""Parts of Running Late: its few inks."""

from __future__ import annotations

from typing import Final

INK: Final = (0.27, 0.03, 232)
COAT: Final = (0.42, 0.052, 222)
COAT_PALE: Final = (0.55, 0.05, 212)
COAT_DEEP: Final = (0.62, 0.06, 232)
"""What dark cloth is darkened with; never black, so that it stays a colour."""
TROUSER: Final = (0.6, 0.03, 218)
GREY: Final = (0.66, 0.018, 210)
WHITE: Final = (0.955, 0.012, 92)
AIR: Final = (0.868, 0.03, 198)
AIR_DEEP: Final = (0.78, 0.045, 205)
TEAL: Final = (0.62, 0.075, 193)
TEAL_PALE: Final = (0.76, 0.06, 188)
TEAL_DEEP: Final = (0.68, 0.07, 205)
SAND: Final = (0.915, 0.045, 88)
SAND_PALE: Final = (0.96, 0.026, 92)
SAND_DEEP: Final = (0.83, 0.06, 74)
WOOD: Final = (0.74, 0.075, 66)
WOOD_PALE: Final = (0.84, 0.065, 76)
WOOD_DEEP: Final = (0.68, 0.085, 48)
RED: Final = (0.66, 0.175, 28)
RED_DEEP: Final = (0.54, 0.165, 24)
