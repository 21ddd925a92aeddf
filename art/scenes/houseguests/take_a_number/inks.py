"""The card's inks."""

from __future__ import annotations

from typing import Final

from art.cutpaper.sheet import shift

CHALK, BONE, LILAC, SAGE, BLUE, STRAW, UMBER = (
    "#f7f1e2",
    "#ece0c8",
    "#b9b2c2",
    "#9fa886",
    "#bfd0d4",
    "#dcc78e",
    "#55433a",
)
PAPER: Final = "#fffaf0"
DEEP: Final = shift(LILAC, -0.09)
