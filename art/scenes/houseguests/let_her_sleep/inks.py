"""The card's inks."""

from typing import Final

from art.cutpaper.sheet import Ink, mix, shift

CHALK: Final = "#f9f5ed"
PEACH: Final = "#e4b08c"
MINT: Final = "#c3dacf"
STRAW: Final = "#edd9a8"
SLATE: Final = "#7f9aa3"
ROSE: Final = "#d98082"
PLUM: Final = "#2b2132"

FOLD: Final[Ink] = mix(PEACH, PLUM, 0.42)
"""Lines in her skin."""
SHADE: Final[Ink] = mix(PEACH, "#b8694f", 0.34)
"""The side of her face that is turned to the pillow."""
CREASE: Final[Ink] = mix(CHALK, SLATE, 0.42)
"""Folds of pillow and sheet."""
LINES: Final[Ink] = mix(SLATE, CHALK, 0.35)
"""The stripe that is woven into the sheet, and so into whoever comes out of it."""
STRAND: Final[Ink] = shift(PLUM, 0.2)
"""Single hairs."""
