"""The card's inks: one red, and what a dining room has beside it."""

from typing import Final

from art.cutpaper.sheet import mix, shift

RED: Final = "#c8392b"
DEEP_RED: Final = shift(RED, -0.07)
BONE: Final = "#e8dfcd"
UMBER: Final = "#4a3930"
TAN: Final = "#b98a66"
GREEN: Final = "#8a9a5b"
"""The radish's leaves."""
SLATE: Final = "#56616a"
CHALK: Final = "#f4efe4"
TEAL: Final = "#1f3c42"
"""Her dress."""
LEAF: Final = mix(TEAL, CHALK, 0.26)
"""What is printed on it."""
BLACK: Final = "#2a2422"
SKIN: Final = TAN
