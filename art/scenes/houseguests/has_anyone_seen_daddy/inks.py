"""The card's inks and its two skins."""

from __future__ import annotations

from typing import Final

from art.cutpaper.sheet import mix
from art.cutpaper.skin import Skin

SAND, WHITE, AQUA, LEMON, CORAL, BURN, NIGHT = (
    "#f7efdf",
    "#faf6ed",
    "#c4e0dc",
    "#efdf9b",
    "#df6f52",
    "#c47350",
    "#1f2a33",
)
SPARED: Final = "#f7dfc6"
"""What the sun has not seen."""
STRAW: Final = "#f2e8bd"
"""Her suit, which is dotted."""
SEAM: Final = mix(STRAW, BURN, 0.3)
WET: Final = mix(SAND, BURN, 0.24)
LIP, BLUSH = "#8c3f38", "#cf6a4c"
HERS: Final = Skin(BURN, "#a65c41", NIGHT, white=WHITE)
CHILD: Final = Skin("#7f523e", "#633d31", NIGHT, white=WHITE)
