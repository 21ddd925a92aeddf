"""The inks of a flat that is being divided, and how its plan lies on the card: a little askew."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import affine
from art.cutpaper.faces import Face, feel
from art.cutpaper.sheet import mix, shift
from art.cutpaper.skin import Skin

CHALK, LINEN, POWDER, STRAW, CLAY, INK, TAPE = (
    "#f6f2e9",
    "#e9e0d1",
    "#c5d3d8",
    "#e3d3a1",
    "#b98a72",
    "#36343c",
    "#c2463a",
)
WALL: Final = "#fffdf6"
WATER: Final = mix("#6d919f", POWDER, 0.18)
LEAF: Final = mix("#7f9a78", STRAW, 0.2)
PINK: Final = Skin("#e6bfa9", "#c3937f", INK, lip="#b0675e", blush="#d79c88")
FAIR: Final = Skin("#e8c8b3", "#c59d88", INK, lip="#b56a60")
BROWN: Final = Skin("#a9775d", "#875b48", INK)
MIXED: Final = Skin("#c99c7d", "#a2775d", INK, lip="#9c5b50", blush="#b9806a")
PLAN: Final = affine(600, 900, 1.0, -7)
"""From the plan, whose middle is 0,0, to the card."""

CAST: Final = {
    "grandad": Face(
        PINK,
        80,
        "heavy",
        "bulb",
        "almond",
        "thin",
        "bushy",
        "ring",
        shift("#e9e4da", -0.02),
        "walrus",
        wide=0.02,
        eye=1.15,
        feels=feel("smug", lids=(0.42, 0.5), gaze=(-0.1, 0.75), corners=(0.1, 0.02), tilt=0),
        plane="cheek",
    ),
    "girl": Face(
        MIXED,
        6,
        "round",
        "snub",
        "round",
        "bow",
        "short",
        "curls",
        "#4d3a36",
        feels=feel("puzzled", lids=(0.85, 0.68), gaze=(0.35, -0.3), brows=(0.0, 0.07), tilt=0),
        plane="none",
    ),
}


def pt(u: float, v: float) -> tuple[float, float]:
    """Return a place of the plan on the card."""
    x, y = PLAN[:, :2] @ (u, v) + PLAN[:, 2]
    return float(x), float(y)
