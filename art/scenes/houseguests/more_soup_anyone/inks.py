"""The card's inks: one red, and what a dining room has beside it."""

from typing import Final

from art.cutpaper.sheet import shift

RED: Final = "#c8392b"
DEEP_RED: Final = shift(RED, -0.07)
BONE: Final = "#e8dfcd"
UMBER: Final = "#4a3930"
TAN: Final = "#b98a66"
GREEN: Final = "#8a9a5b"
"""The soup, of peas."""
SLATE: Final = "#56616a"
CHALK: Final = "#f4efe4"
BLACK: Final = "#2a2422"
SKIN: Final = "#b98a66"
SHADE: Final = "#936648"
