"""Inks and skins of the card."""

from __future__ import annotations

from typing import Final

from art.cutpaper.sheet import mix, shift
from art.cutpaper.skin import Skin

SHELL, MARBLE, BRONZE, LEMON, SILVER, ALMOND, CORAL, PINE = (
    "#f4cdb6",
    "#faf6ec",
    "#97c5b1",
    "#f3da8c",
    "#dedad6",
    "#c2866a",
    "#dc4f3d",
    "#15383a",
)
LINE: Final = "#20282c"
STONE: Final = "#a9bfc0"
"""The shaded side of the plinth."""
MIST: Final = mix(STONE, MARBLE, 0.35)
"""The sea, and the ferns on her skirt."""
TARNISH: Final = shift(BRONZE, -0.15)
"""The shaded side of the bronze."""
VEIN: Final = "#5f5a40"
"""The bronze's drawn lines: the brown metal below."""
SKIN: Final = Skin(ALMOND, "#a2664f", LINE, lip=CORAL, blush="#d0795f", white=MARBLE)
FOLD: Final = mix(SKIN.shade, LINE, 0.3)
GREY: Final = shift(SILVER, -0.2)
