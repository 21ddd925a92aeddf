"""The inks of She Would Have Wanted It."""

from __future__ import annotations

from typing import Final

from art.cutpaper.sheet import mix

BLACK: Final = "#2b2524"
UMBER: Final = "#5e4a3d"
OLIVE: Final = "#72704a"
MUSTARD: Final = "#b2954f"
CREAM: Final = "#d9ccb0"
BRICK: Final = "#8f4c3d"
SLATE: Final = "#5c6163"
LINEN: Final = "#ebe2cb"
CLOTH: Final = mix(BLACK, UMBER, 0.12)
"""Her dress."""
LIGHT: Final = mix(MUSTARD, LINEN, 0.45)
"""A room with a lamp in it."""
