"""Inks and skin of a hot night with an evening kept in it."""

from __future__ import annotations

from typing import Final

from art.cutpaper.sheet import mix, shift
from art.cutpaper.skin import Skin

BLUE, INDIGO, CLAY, DUSK, CHALK, MELON = "#1c2238", "#323a5e", "#cdb59a", "#544d6c", "#efe8da", "#c9564b"
LINE, LIP = "#1f1a2a", "#8a3a38"
BROWN: Final = Skin(shift("#9a6547"), shift("#7a4c38"), LINE, lip=LIP, white=CHALK)
GOWN: Final = mix(BLUE, LINE, 0.55)
HAIR: Final = mix(BLUE, LINE, 0.8)
LINING: Final = mix(DUSK, CHALK, 0.3)
SKY: Final = mix(CHALK, CLAY, 0.3)
"""Of the evening in the nightdress."""
