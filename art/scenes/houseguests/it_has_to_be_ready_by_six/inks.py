"""The inks of It Has to Be Ready by Six: one loud red, and quiet ones round it."""

from __future__ import annotations

from typing import Final

from art.cutpaper.sheet import mix

LOUD: Final = "#e12848"
FLOOR: Final = "#35333c"
BONE: Final = "#f0e7d5"
COAL: Final = "#25232b"
STEEL: Final = "#8b909a"
SKIN: Final = "#d9b195"
STRAW: Final = "#cbb384"
GONE: Final = mix(LOUD, COAL, 0.3)
"""Where something was woven and is not any more."""
SHADE: Final = mix(SKIN, "#8a5a52", 0.34)
FOLD: Final = mix(SKIN, "#5d3838", 0.6)
