"""The papers of the card, and where its sleeper lies."""

from __future__ import annotations

from typing import Final

from art.cutpaper.sheet import mix
from art.cutpaper.skin import Skin

NAVY, SLATE, NIGHT, LILAC, CHALK, TAN, RED = "#18203a", "#37496b", "#21152b", "#beb6c9", "#efe7d8", "#b5835f", "#cf4d36"
LINE: Final = "#2a1826"
FIBRE: Final = "#f8f2e6"
"""Where paper is torn."""
ROAD: Final = mix(LILAC, CHALK, 0.42)
DASH: Final = mix(SLATE, LILAC, 0.12)
UNDER: Final = mix(LILAC, SLATE, 0.45)
"""The road's other side, in the shade."""
SLEEPER: Final = (262.0, 780.0)
"""Where he lies."""
LIP, BLUSH = "#8c463f", "#c47a5d"
HERS: Final = Skin(TAN, "#8f5f48", LINE, lip=LIP, blush=BLUSH, white=CHALK)
FOLD: Final = mix(HERS.shade, LINE, 0.35)
