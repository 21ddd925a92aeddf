"""Inks of Nobody Told Me."""

from __future__ import annotations

from typing import Final

SNOW, ICE, LILAC, PINK, PISTACHIO, MAUVE, BLACK = (
    "#f7f8f3",
    "#e3f0f6",
    "#bba9c6",
    "#e8b9b4",
    "#bccaa4",
    "#8f8798",
    "#382c3b",
)
WHITE: Final = "#f9f8f1"
SKIN: Final = "#dfb39b"
CORAL: Final = "#d9765f"
