"""The card's inks; faces are four strokes each."""

from __future__ import annotations

from typing import Final

RED: Final = "#cc2f2b"
BONE: Final = "#e8decb"
UMBER: Final = "#3f302d"
TAN: Final = "#b88d6f"
BROWN: Final = "#74503f"
ASH: Final = "#9a928a"
INK: Final = "#211817"
FAIR: Final = "#d3ab8c"
DARK: Final = "#563a2f"
