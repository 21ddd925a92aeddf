"""The card's inks: white and blue china on a pale floor, and red for whoever talks or burns."""

from __future__ import annotations

from typing import Final

from art.cutpaper.sheet import mix

FLOOR: Final = "#f0cdb0"
GROUT: Final = "#f7dfc8"
CHINA: Final = "#fdfaf2"
TILE: Final = "#b3cbd6"
BONE: Final = "#e7dccb"
COBALT: Final = "#3d5f94"
NIGHT: Final = "#23243a"
RED: Final = "#c8452f"
HAIR: Final = "#2a1d20"
SKIN: Final = "#d39c74"
SHADE: Final = "#b0764f"

WELL: Final = mix(TILE, CHINA, 0.35)
PALE: Final = mix(COBALT, CHINA, 0.55)
CAST: Final = mix(FLOOR, NIGHT, 0.3)
"""What falls on the floor."""
DEEP: Final = mix(FLOOR, NIGHT, 0.62)
"""Between two pieces that lie close."""
