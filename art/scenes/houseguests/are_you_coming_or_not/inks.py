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

RED: Final = Skin("#b5684b", "#95503a", BLACK, lip="#7c3527", blush=BRICK, white="#e8dcc4")
CAST: Final = {
    "bridegroom": Face(
        RED,
        30,
        "lantern",
        "straight",
        "dot",
        "plain",
        "one",
        "quiff",
        BLACK,
        feels=feel("shouting", tilt=0, part=0.42),
        plane="none",
    ),
}
