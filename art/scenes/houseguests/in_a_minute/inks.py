"""The card's inks, its two people."""

from __future__ import annotations

from typing import Final

from art.cutpaper.faces import Face, feel
from art.cutpaper.skin import Skin

CHALK: Final = "#f6f1e7"
STRAW: Final = "#ece0b6"
ROSE: Final = "#edcfc2"
BLUE: Final = "#b3c6d1"
LINEN: Final = "#e6dac7"
EARTH: Final = "#5c4033"
GERANIUM: Final = "#c9453b"
DARK: Final = "#2c1f1e"

HIS: Final = Skin("#b98865", "#97684c", DARK, lip="#8f4f41", blush="#b9745a")
HERS: Final = Skin("#7d543f", "#60402f", DARK, lip="#6f342d", blush="#8f5944", white=CHALK)
CAST: Final = {
    "suitor": Face(
        HIS,
        34,
        "square",
        "broad",
        "round",
        "wide",
        "bushy",
        "slick",
        "#33241f",
        beard="pencil",
        feels=feel("wanting", gaze=(0.5, -0.6), part=0.06, brows=(0.1, 0.12), tilt=0),
        plane="cheek",
        ears=1.2,
    ),
    "packer": Face(
        HERS,
        31,
        "long",
        "hook",
        "almond",
        "full",
        "arched",
        "ringlets",
        "#231a1b",
        feels=feel("smug", lids=(0.44, 0.36), gaze=(0.15, 0.6), corners=(0.4, 0.2), tilt=0),
        plane="none",
    ),
}
