"""The papers of the card."""

from __future__ import annotations

from typing import Final

from art.cutpaper.sheet import mix, shift
from art.cutpaper.skin import Skin

CELADON, CHALK, STRAW, PEACH, SAND = "#c3d9d3", "#fbf7ee", "#f3e6c4", "#f0d2bf", "#e6cfa6"
INK, BROWN, RED = "#2a2227", "#b27c58", "#c8432f"
GREY: Final = mix(CHALK, CELADON, 0.75)
"""Folds of white cloth."""
CREASE: Final = shift(GREY, -0.12)
SHADE: Final = "#935f44"
FOLD: Final = mix(SHADE, INK, 0.4)
LIP: Final = "#8c4a41"
SKIN: Final = Skin(BROWN, SHADE, INK, lip=LIP, blush="#bd6f52", white=CHALK)
WOOD: Final = "#c39150"
