"""The papers of Go and Stand Outside."""

from __future__ import annotations

from typing import Final

from art.cutpaper.sheet import mix
from art.cutpaper.skin import Skin

ROSE, LILAC, CREAM, SKY, PISTACHIO, CARROT, BROWN, PLUM = (
    "#e8bdb0",
    "#bdb0cb",
    "#f6efe0",
    "#b9d0da",
    "#b9c9a0",
    "#e08652",
    "#6b4635",
    "#452c44",
)
SNOW: Final = "#fcf8ee"
SHADE: Final = mix(SNOW, SKY, 0.72)
COAL: Final = "#2a1d2b"
SKIN: Final = Skin("#9a6a4e", "#7d523d", "#2a1a20", lip="#843f3b", blush="#b06f56", white=SNOW)
