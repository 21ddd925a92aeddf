"""The card's inks, and how fur is cut."""

from __future__ import annotations

import math
from typing import Final

from art.cutpaper.skin import Skin

CHARCOAL: Final = "#2c2a2d"
ASH: Final = "#aba49b"
CHALK: Final = "#f0eadf"
PENCIL: Final = "#646164"
BONE: Final = "#d9d0c1"
RUST: Final = "#b3502f"
DARK: Final = "#1d1b1e"

LIPS: Final = "#a04a33"
THIN: Final = "#97594a"

HERS: Final = Skin("#7a5847", "#553c33", DARK, white=CHALK)
KEEPER: Final = Skin("#d8c3ae", "#b09681", DARK, white=CHALK)


def fur(x: float, y: float, a: float, b: float, tufts: int = 30, long: float = 0.08) -> str:
    """Return the outline of something furry: an oval whose edge is combed one way into tufts that differ."""
    points = []
    for i in range(tufts):
        root = 2 * math.pi * (i + 0.3 * math.sin(i * 1.9)) / tufts
        for turn, out, corner in ((0.0, 0.0, "!"), (0.75, 0.75, ""), (1.35, 1.0, "!")):
            at, far = root + 2 * math.pi * turn / tufts * 0.8, 1 + out * long * (0.6 + 0.4 * math.sin(i * 2.4))
            points.append(f"{x + a * far * math.cos(at):.0f},{y + b * far * math.sin(at):.0f}{corner}")
    return " ".join(points)
