"""Inks and skins of a hot night with snow in it."""

from __future__ import annotations

from typing import Final

from art.cutpaper.sheet import mix, shift
from art.cutpaper.skin import Skin

BLUE, INDIGO, CLAY, DUSK, CHALK, MELON = "#1c2238", "#323a5e", "#cdb59a", "#544d6c", "#efe8da", "#c9564b"
LINE, LIP = "#1f1a2a", "#8a3a38"
BROWN: Final = Skin(shift("#9a6547"), shift("#7a4c38"), LINE, lip=LIP, white=CHALK)
TAN: Final = Skin(shift("#b98a68"), shift("#946a52"), LINE, lip="#8c4a40", white=CHALK)
SNOW: Final = shift(CHALK, 0.03)
THAW: Final = mix(CHALK, INDIGO, 0.24)
"""Snow where it lies in its own shade."""
