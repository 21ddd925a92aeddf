"""The card's inks, its people."""

from __future__ import annotations

from typing import Final

from art.cutpaper.faces import Face, feel
from art.cutpaper.skin import Skin

NIGHT: Final = "#161c33"
SLATE: Final = "#3b4a6b"
PLUM: Final = "#402c44"
WOOL: Final = "#d3a23f"
BONE: Final = "#e4dac7"
ASH: Final = "#8b8f98"
WOOD: Final = "#8a4f30"
CHALK: Final = "#f4eee1"

BROWN: Final = Skin("#9a6648", "#7f523d", "#231a26", lip="#7e4038", blush="#a5604a", white=CHALK)
PALE: Final = Skin("#cda283", "#b08468", "#2a2030", lip="#96584c", blush="#c08468", white=CHALK)

CAST: Final = {
    "late": Face(
        BROWN,
        79,
        "round",
        "broad",
        "smooth",
        "full",
        "thin",
        "parted",
        CHALK,
        feels=feel("asleep", corners=(0.85, 0.7), part=0.0, tilt=0),
        plane="cheek",
    ),
    "awake": Face(
        PALE,
        84,
        "long",
        "bent",
        "hooded",
        "thin",
        "bushy",
        "ring",
        BONE,
        beard="walrus",
        feels=feel("plain", lids=(0.0, 0.86), gaze=(0.25, -0.5), brows=(-0.02, 0.12), corners=(0.0, 0.1), tilt=0),
        plane="brow",
    ),
}
