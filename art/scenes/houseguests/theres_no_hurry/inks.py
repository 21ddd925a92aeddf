"""The card's inks, and the boy who has something to tell."""

from __future__ import annotations

from typing import Final

from art.cutpaper.faces import Face, feel
from art.cutpaper.sheet import mix
from art.cutpaper.skin import Skin

PINK: Final = "#e7b6ab"
SKY: Final = "#b5ccd6"
PISTACHIO: Final = "#c0cda5"
BUTTER: Final = "#ecd99b"
LILAC: Final = "#bfafcb"
CHALK: Final = "#f4eee2"
PLUM: Final = "#4c3046"
BROWN: Final = "#7d4f3c"
HIDE: Final = mix(PLUM, BROWN, 0.62)

HAIR: Final = "#2b1824"
SHE: Final = Skin("#96644b", "#7d4f3c", "#2e1a2a", lip="#7c3f42", white="#f0e6d8")

CAST: Final = {
    "boy": Face(
        SHE,
        7,
        "moon",
        "button",
        "dot",
        "bow",
        "thin",
        "coils",
        HAIR,
        feels=feel("wanting", tilt=0, gaze=(0.1, 0.7)),
        plane="none",
    ),
}
