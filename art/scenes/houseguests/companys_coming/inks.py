"""The inks of Company's Coming."""

from __future__ import annotations

from typing import Final

from art.cutpaper.sheet import mix

SKY: Final = "#cbdfe6"
CHALK: Final = "#fcf9f2"
ROCK: Final = "#cdbdbb"
FLANK: Final = "#93a5b6"
BLUSH: Final = "#e2a296"
BUTTER: Final = "#f3e3bd"
SLATE: Final = "#394656"
RED: Final = "#c8352d"
CAST_ON_SNOW: Final = mix(CHALK, FLANK, 0.42)
"""What a shadow makes of snow."""
