"""The card's inks."""

from __future__ import annotations

from typing import Final

CHALK: Final = "#f6f2e8"
MINT: Final = "#cfdfd5"
BONE: Final = "#e9dfce"
ROSE: Final = "#e8bfae"
SKY: Final = "#b9d0d4"
BRASS: Final = "#d0a63f"
NAVY: Final = "#1f2437"
