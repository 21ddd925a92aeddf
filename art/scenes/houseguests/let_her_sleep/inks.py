"""The card's inks."""

from __future__ import annotations

from typing import Final

MINT: Final = "#d3e3da"
CHALK: Final = "#f8f4ea"
STRAW: Final = "#f1e0b0"
SUN: Final = "#ee8330"
SKIN: Final = "#8f5a3c"
PLUM: Final = "#2a2030"
LINEN: Final = "#e6dccb"
