"""The card's inks."""

from __future__ import annotations

from typing import Final

CHALK: Final = "#f7f3ea"
LINEN: Final = "#ebe2d3"
STRAW: Final = "#e9cf96"
SKIN: Final = "#d9ad8a"
MINT: Final = "#cbd8c9"
HENNA: Final = "#a9542f"
PLUM: Final = "#33283a"
