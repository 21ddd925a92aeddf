"""The card's inks: one red wall, and what stands before it in black, slate, brown and white."""

from typing import Final

from art.cutpaper.sheet import mix, shift

RED: Final = "#c8392b"
DEEP_RED: Final = shift(RED, -0.08)
CHALK: Final = "#f8f3e8"
BONE: Final = "#dfd5c4"
TAN: Final = "#c39a6b"
UMBER: Final = "#4a3226"
BLACK: Final = "#211d1f"
SLATE: Final = "#93a0a6"
BROWN: Final = "#6f4129"
ROSE: Final = "#d7a27d"
MIST: Final = mix(BONE, SLATE, 0.3)
"""Folds in the steam."""
