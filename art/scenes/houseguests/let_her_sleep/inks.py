"""The card's inks."""

from __future__ import annotations

from typing import Final

CHALK: Final = "#f8f4ea"
LINEN: Final = "#ede3d2"
STRAW: Final = "#e8c97f"
MINT: Final = "#cbdccf"
SKIN: Final = "#94603f"
HENNA: Final = "#b0532c"
PLUM: Final = "#2a2030"
