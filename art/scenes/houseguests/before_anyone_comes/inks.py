"""Inks, skins and faces of the card."""

from __future__ import annotations

from typing import Final

from art.cutpaper.faces import Face, feel
from art.cutpaper.skin import Skin

CHALK, LEMON, ROSE, SHELL, MINT, PLUM, BROWN, CORAL = (
    "#faf6ec",
    "#f3da85",
    "#e2a3ac",
    "#ecc7b2",
    "#c6dccb",
    "#371a33",
    "#8b5c45",
    "#d9593f",
)
BONE: Final = "#e5dac6"
INK: Final = "#26232b"
SKIN: Final = Skin(BROWN, "#6f4636", "#2a1a1c", lip="#b5443a", blush="#9a6248", white=CHALK)
PALE: Final = Skin("#e0b597", "#bd8a6e", "#2d1f2c", lip="#a8604f", blush="#cf9478", white=CHALK)
CAST: Final = {
    "dancer": Face(
        SKIN,
        64,
        "diamond",
        "hook",
        "smooth",
        "wide",
        "arched",
        "drawn_back",
        "#b9b3ae",
        feels=feel(
            "smug", lids=(0.0, 0.46), brows=(0.02, 0.1), gaze=(-0.5, 0.25), corners=(0.5, 0.3), broad=1.12, tilt=0
        ),
    )
}
