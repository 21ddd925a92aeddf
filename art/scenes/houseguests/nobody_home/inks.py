"""The card's inks."""

from __future__ import annotations

from typing import Final

PLUM: Final = "#3a2340"
INK: Final = "#191a29"
BLUE: Final = "#2c3654"
BRASS: Final = "#a98a4a"
BONE: Final = "#e3d9c6"
ASH: Final = "#7c7a80"
SKIN: Final = "#c99a78"
