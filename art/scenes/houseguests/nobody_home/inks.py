"""The card's inks."""

from __future__ import annotations

from typing import Final

from art.cutpaper.sheet import mix

BLUE: Final = "#2c3654"
INK: Final = "#191a29"
PLUM: Final = "#4a2747"
GOLD: Final = "#c9a052"
STRAW: Final = "#f2d284"
BONE: Final = "#ece3d6"
LILAC: Final = "#a99bb4"
SKIN: Final = "#d9a98a"
SHADE: Final = "#a8705a"
PALE: Final = "#cf9f80"
LIP: Final = "#7a3a3a"
FOLD: Final = mix(BONE, LILAC, 0.62)
"""A crease of the gown."""
