"""The inks of a flat that is being divided, and who lives in it."""

from __future__ import annotations

from typing import Final

from art.cutpaper.faces import Face, feel
from art.cutpaper.sheet import mix, shift
from art.cutpaper.skin import Skin

CHALK, LINEN, POWDER, STRAW, KNIT, INK, TAPE = (
    "#f6f2e9",
    "#e9e0d1",
    "#c5d3d8",
    "#fbf3da",
    "#14241f",
    "#2b2930",
    "#ffc400",
)
WALL: Final = "#fffdf6"
TILE: Final = mix(POWDER, WALL, 0.4)
LIP: Final = "#b0675e"
FAIR: Final = Skin("#ecc9b1", "#cf9f86", INK, lip=LIP)
BROWN: Final = Skin("#9c6a50", "#754a3a", INK)
PINK: Final = Skin("#e6bfa9", "#c3937f", INK, lip=LIP, blush="#d79c88")
BEHIND_GLASS: Final = Skin(mix(PINK.base, POWDER, 0.42), mix(PINK.shade, POWDER, 0.3), INK, lip=LIP, blush="#d3aca0")

AUBURN: Final = "#5b241c"

CAST: Final = {
    "grandad": Face(
        PINK,
        80,
        "heavy",
        "bulb",
        "almond",
        "thin",
        "bushy",
        "ring",
        shift("#e9e4da", -0.02),
        "walrus",
        wide=0.02,
        eye=1.15,
        feels=feel("smug", lids=(0.62, 0.7), gaze=(0.1, 0.0), corners=(0.1, 0.02), tilt=0),
        plane="cheek",
    ),
}
