"""The card's inks."""

from __future__ import annotations

from typing import Final

UMBER: Final = "#6b503c"
OLIVE: Final = "#6f6b45"
CLAY: Final = "#94755a"
CREAM: Final = "#d8cbb0"
BLACK: Final = "#2c2522"
BRICK: Final = "#9b4a34"

SKIN: Final = "#c99672"
SHADE: Final = "#b37d5b"
