"""The papers of the card."""

from __future__ import annotations

from typing import Final

from art.cutpaper.sheet import mix
from art.cutpaper.skin import Skin

ROSE, PISTACHIO, SKY, CREAM, LILAC, PLUM = "#e3b4a8", "#b9c79d", "#c3d6da", "#f1e8d8", "#a99bb8", "#42263f"
RED, LINE = "#b0584c", "#33202f"
LIP, BLUSH = "#84433f", "#a3604e"
BROWN: Final = Skin("#96664f", "#77493c", LINE, lip=LIP, blush=BLUSH, white=CREAM)
FOLD: Final = mix(BROWN.shade, LINE, 0.35)
FAR: Final = mix(BROWN.shade, LINE, 0.42)
"""Her far arm, in the shade of the near one."""
