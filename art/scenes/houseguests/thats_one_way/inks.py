"""The colours of That's One Way, and who has the lake."""

from __future__ import annotations

from typing import Final

from art.cutpaper.faces import Face, feel
from art.cutpaper.sheet import mix
from art.cutpaper.skin import Skin

PISTACHIO, ROSE, LILAC, STRAW, CHALK, SKY, CORAL, PLUM = (
    "#bccaa0",
    "#e6bfb2",
    "#bcb1ca",
    "#e8d9a2",
    "#f4efe4",
    "#b9d3de",
    "#c96f62",
    "#36243a",
)
DAWN: Final = mix(ROSE, CHALK, 0.4)
HERS: Final = Skin("#bd8563", "#a06a50", "#2a1a2a", lip="#94483f", blush="#c5785e", white="#f1e8d8")
CAST: Final = {
    "woman": Face(
        HERS,
        53,
        "moon",
        "broad",
        "smooth",
        "wide",
        "short",
        "drawn_back",
        "#d8d2cc",
        feels=feel("smug", lids=(0.34, 0.52), gaze=(-0.5, 0.25), corners=(0.42, 0.12), tilt=0),
        plane="none",
        jaw=0.06,
        mouth=0.9,
    ),
}
