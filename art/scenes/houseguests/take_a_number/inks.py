"""The card's inks."""

from __future__ import annotations

from typing import Final

CHALK: Final = "#f7f1e2"
BONE: Final = "#ece0c8"
LILAC: Final = "#c4bccd"
MIST: Final = "#cbd8da"
STRAW: Final = "#dfc687"
VERMILION: Final = "#d2452f"
BROWN: Final = "#75492f"
SOOT: Final = "#2a2328"
