"""Inks of It Has to Be Ready by Six."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import Array, affine
from art.cutpaper.faces import Face

CLOTH, SUN, BLACK, SKIN, SHADE, MOSS, CHALK = (
    "#dcdcd0",
    "#f28c18",
    "#1c1a1f",
    "#b97f60",
    "#95604a",
    "#66736c",
    "#f4f0e4",
)
EMBER: Final = "#d5730f"
LIP: Final = "#8d4a40"
CAST: Final[dict[str, Face]] = {}
BOWED: Final[Array] = affine(486, 606, 1.07, -5)
"""Her face's own measure: (0, 0) lies between the brows."""
CRUMB: Final = "-1,.2 -.7,-.7! .1,-1 .9,-.6! 1,.3 .4,.9! -.5,.8"
