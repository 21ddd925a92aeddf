"""The card's inks, its skins, and whose faces one sees from above."""

from __future__ import annotations

from typing import Final

from art.cutpaper.faces import Face, feel
from art.cutpaper.sheet import mix
from art.cutpaper.skin import Skin

SAND, WHITE, AQUA, LEMON, CORAL, TAN, PETROL = (
    "#f4ead6",
    "#faf6ed",
    "#b7d6d3",
    "#efdf9b",
    "#df7f63",
    "#b98766",
    "#2f5560",
)
WET: Final = mix(SAND, TAN, 0.22)
LINE: Final = "#2a2a30"
FAIR: Final = Skin("#e2b295", "#c18c70", LINE, lip="#b0584a", blush="#e29a80", white=WHITE)
BROWN: Final = Skin("#9a6a4f", "#78503c", LINE, lip="#7a4038", blush="#a87458", white=WHITE)
BURNT: Final = Skin("#d08a6c", "#ad6a50", LINE, lip="#9a4d40", white=WHITE)
CAST: Final = {
    "melon": Face(
        FAIR,
        45,
        "moon",
        "button",
        "smooth",
        "full",
        "none",
        "swept",
        "#c9924f",
        feels=feel("laughing", lids=(-0.5, 0.34), corners=(0.6, 0.45), part=0.17, broad=1.2, tilt=0, gaze=(0.2, 0.2)),
        plane="none",
        jaw=0.08,
    ),
}
