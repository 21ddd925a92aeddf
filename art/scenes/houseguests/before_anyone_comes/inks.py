"""Inks and skins of the card."""

from __future__ import annotations

from typing import Final

from art.cutpaper.sheet import mix, shift
from art.cutpaper.skin import Skin

SHELL, MARBLE, MIST, LEMON, SILVER, ALMOND, CORAL, PINE = (
    "#f4cdb6",
    "#faf6ec",
    "#c3d8d6",
    "#f3da8c",
    "#dedad6",
    "#c2866a",
    "#dc4f3d",
    "#15383a",
)
LINE: Final = "#20282c"
STONE: Final = "#a9bfc0"
"""The shaded side of the marble."""
VEIN: Final = mix(STONE, PINE, 0.3)
"""The marble's drawn lines."""
SKIN: Final = Skin(ALMOND, "#a2664f", LINE, lip=CORAL, blush="#d0795f", white=MARBLE)
FOLD: Final = mix(SKIN.shade, LINE, 0.3)
GREY: Final = shift(SILVER, -0.2)
