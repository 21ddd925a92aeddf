"""The card's inks."""

from __future__ import annotations

from typing import Final

from art.cutpaper.faces import Face, feel
from art.cutpaper.skin import Skin

UMBER: Final = "#6b503c"
OLIVE: Final = "#6f6b45"
CLAY: Final = "#94755a"
SLATE: Final = "#5c5f5e"
CREAM: Final = "#d8cbb0"
BLACK: Final = "#2c2522"
BRICK: Final = "#9b4a34"

SKIN: Final = Skin("#cb9670", "#b57f5c", BLACK, lip="#a0634b", blush="#cb9670", white="#cb9670")
CAST: Final = {
    "bridegroom": Face(
        SKIN,
        30,
        "oval",
        "straight",
        "dot",
        "plain",
        "one",
        "quiff",
        BLACK,
        feels=feel("shouting", tilt=0, part=0.2, teeth=False, bag=0),
        plane="none",
    ),
}
