"""The papers of Go and Stand Outside, and cut lines."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import Array, affine, ribbon
from art.cutpaper.sheet import Ink, Sheet
from art.cutpaper.skin import Skin

ROSE, LILAC, CREAM, SKY, PISTACHIO, CARROT, BROWN, PLUM = (
    "#e8bdb0",
    "#bdb0cb",
    "#f6efe0",
    "#b9d0da",
    "#b9c9a0",
    "#e08652",
    "#6b4635",
    "#452c44",
)
COAL: Final = "#2a1d2b"
HERS: Final = Skin("#d9a888", "#bb866a", COAL, lip="#a5534a", blush="#cf8168", white=CREAM)
HIS: Final = Skin("#9a6a4e", "#7d523d", COAL, lip="#7c3c38", blush="#b06f56", white=CREAM)


def stroke(
    card: Sheet, spec: str, widths: tuple[float, ...], ink: Ink, at: Array | None = None, size: float = 1.0
) -> None:
    """Lay a cut line, its widths in units of `size`."""
    card.paint(ribbon(spec, widths, at, size), ink, wobble=0.3, grain=0.15)


def on(at: Array, x: float, y: float, size: float) -> Array:
    """Place something round on a head."""
    p = at[:, :2] @ (x, y) + at[:, 2]
    return affine(float(p[0]), float(p[1]), size * float((at[0, 0] ** 2 + at[1, 0] ** 2) ** 0.5))
