"""The card's inks, and the two skins of those in the pram."""

from __future__ import annotations

from typing import Final

from art.cutpaper.sheet import mix
from art.cutpaper.skin import Skin

SKY: Final = "#b4d0da"
CHALK: Final = "#f4f0e6"
PINK: Final = "#e9bdb5"
BUTTER: Final = "#ebdba0"
LILAC: Final = "#bdb1cb"
BROWN: Final = "#8a5b45"
PLUM: Final = "#533756"
DARK: Final = "#2a1b2e"
GREY: Final = "#c9c3c4"
HOOD: Final = mix(PLUM, DARK, 0.78)
DEEP: Final = mix(SKY, "#6f98ad", 0.5)

ROSY: Final = Skin("#e3ae95", "#c58d77", DARK, lip="#a85c50", blush="#d99f88", white=CHALK)
UMBER: Final = Skin(BROWN, "#6a4235", DARK, lip="#743c34", blush="#a3634a", white=CHALK)
