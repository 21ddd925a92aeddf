"""Inks of Nobody Told Me."""

from __future__ import annotations

from typing import Final

from art.cutpaper.sheet import mix, shift
from art.cutpaper.skin import Skin

PINK, BLACK, ICE, SNOW, ROSE, LILAC, PISTACHIO, CORAL = (
    "#efbcb8",
    "#382c3b",
    "#dfecf1",
    "#f8f3ec",
    "#d98f92",
    "#bba9c6",
    "#bccaa4",
    "#d9765f",
)
FUR_SHADE: Final = mix(PINK, ROSE, 0.45)
CLOTH: Final = mix(BLACK, LILAC, 0.13)
"""Of who stands in front of other black."""
FOLD: Final = mix(BLACK, LILAC, 0.26)
DEEP: Final = shift(BLACK, -0.05)
HIS: Final = Skin("#c08d6c", "#9c6a50", "#33242e", lip="#95534c", blush="#d0765f", white="#f8f3ec")
HERS: Final = Skin("#e0b193", "#c08f76", "#33242e", lip="#b0605a", blush="#d9866f", white="#f8f3ec")
