"""The card's inks, and the two who live one above the other."""

from __future__ import annotations

from typing import Final

from art.cutpaper.faces import Face, feel
from art.cutpaper.skin import Skin

CHALK: Final = "#f6f1e7"
STRAW: Final = "#f1e6c0"
ROSE: Final = "#f3dbd0"
BLUE: Final = "#cfdee4"
CLOTH: Final = "#a0b2ca"
BUTTER: Final = "#f3dc8c"
LINEN: Final = "#ece2d1"
DARK: Final = "#2a2024"
GERANIUM: Final = "#c9453b"
LEAF: Final = "#62835c"
BRASS: Final = "#94641a"

HERS: Final = Skin("#b67f5e", "#97644a", DARK, lip="#8f4038", blush="#b96a52", white=CHALK)
HIS: Final = Skin("#b98865", "#97684c", DARK, lip="#8f4f41", blush="#b9745a")
CAST: Final = {
    "listener": Face(
        HERS,
        52,
        "heavy",
        "hook",
        "almond",
        "full",
        "plain",
        "parted",
        "#2d2227",
        feels=feel("dreaming", gaze=(-0.6, 0.05), lids=(0.5, 0.66), corners=(0.36, 0.2), part=0.0, tilt=0),
        plane="none",
        eye=1.15,
    ),
    "gardener": Face(
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
        feels=feel("plain", gaze=(0.1, 0.6), tilt=0),
        plane="cheek",
        ears=1.2,
    ),
}
