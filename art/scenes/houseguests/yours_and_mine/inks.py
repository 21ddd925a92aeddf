"""Yours and Mine: what its papers are, and whose flesh."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import Array, ribbon
from art.cutpaper.sheet import Ink, Sheet
from art.cutpaper.skin import Skin

CHALK, STRAW, POWDER, LINEN, SAGE = "#f6f2e9", "#f0dfa4", "#bcd3df", "#e9dfcf", "#b3c6ad"
CLAY, INK, RED = "#c4836a", "#2c2a34", "#c8402f"
BLUE: Final = "#8fb0c4"
"""Her wool."""
GOLD: Final = "#dcb24e"
"""His wool."""
CURLS: Final = "#4a2a28"
HERS: Final = Skin("#efc9ae", "#d9a689", "#2d1f2c", lip="#c06a5c", blush="#e39d86")
HIS: Final = Skin("#a8714e", "#855439", "#2d1f2c", lip="#7c4238", blush="#a4603f")
CHILD: Final = Skin("#d0a07a", "#b17d5b", "#2d1f2c", lip="#b8473a", blush="#c4836a")


def stroke(
    card: Sheet, spec: str, widths: tuple[float, ...], ink: Ink, at: Array | None = None, size: float = 1.0
) -> None:
    """Lay a cut line, its widths in units of `size`."""
    card.paint(ribbon(spec, widths, at, size), ink, wobble=0.3, grain=0.15)
