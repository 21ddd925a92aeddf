"""The card's inks."""

from __future__ import annotations

from typing import Final

from art.cutpaper.sheet import mix, shift

UMBER: Final = "#6b503c"
OLIVE: Final = "#6f6b45"
CLAY: Final = "#94755a"
SLATE: Final = "#5c5f5e"
CREAM: Final = "#d8cbb0"
BLACK: Final = "#2c2522"
BRICK: Final = "#9b4a34"

WHITE: Final = shift(CREAM, 0.07)
TORN: Final = mix(CLAY, CREAM, 0.5)
"""The paper's core, where black or brick is torn."""
SKIN: Final = "#c9966f"
SHADE: Final = "#ad7a57"
GREY: Final = mix(CREAM, SLATE, 0.42)
