"""Yours and Mine: what its papers are, and whose flesh; lines and closed eyes."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import Array, affine, ribbon
from art.cutpaper.sheet import Ink, Sheet
from art.cutpaper.skin import Skin

CHALK, STRAW, POWDER, LINEN = "#f6f2e9", "#ead9a6", "#bcd3df", "#e9dfcf"
DEEP, INK, RED, GOLD = "#2f5068", "#2c2a34", "#c8402f", "#dcb24e"
MID: Final = "#4b728c"
"""Water where the light comes through."""
HERS: Final = Skin("#e6b896", "#c9936f", "#2d1f2c", lip="#a85a50", blush="#d98f78")
GIRL: Final = Skin("#d59c74", "#b57a55", "#2d1f2c", lip="#a5493c", blush="#c9765c")
HIS: Final = Skin("#d3c4b6", "#a9b3ba", "#2b3f52", lip="#a98b8c", blush="#c3a9a4")
"""Seen through water."""


def stroke(
    card: Sheet, spec: str, widths: tuple[float, ...], ink: Ink, at: Array | None = None, size: float = 1.0
) -> None:
    """Lay a cut line, its widths in units of `size`."""
    card.paint(ribbon(spec, widths, at, size), ink, wobble=0.3, grain=0.15)


def on(at: Array, x: float, y: float, size: float) -> Array:
    """Place something round on a head."""
    p = at[:, :2] @ (x, y) + at[:, 2]
    return affine(float(p[0]), float(p[1]), size * float((at[0, 0] ** 2 + at[1, 0] ** 2) ** 0.5))
