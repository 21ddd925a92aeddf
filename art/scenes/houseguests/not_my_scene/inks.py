"""The card's papers."""

from __future__ import annotations

from typing import Final

from art.cutpaper.sheet import mix

NAVY, INK, PLUM, SLATE, BONE, GOLD, ROSE, RED = (
    "#1c2645",
    "#15141f",
    "#43263f",
    "#4a5a78",
    "#ece2cd",
    "#c2913f",
    "#cf9b80",
    "#d93f2e",
)
SHADE: Final = "#a0655a"
LINE: Final = "#3a1c2a"
"""Folds of the skin, lids, lashes."""
FOLD: Final = mix(SHADE, LINE, 0.4)
LIP: Final = "#a04a45"
LINEN: Final = mix(BONE, SLATE, 0.28)
"""Linen turned from the light."""
