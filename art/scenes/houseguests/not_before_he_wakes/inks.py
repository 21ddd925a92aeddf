"""The inks of the card, and how small things are placed in the measure of a head."""

from typing import Final

import numpy as np

from art.cutpaper.contour import Array, ribbon

BONE, CHALK, MINT, PINK, OCHRE, AUB = "#f3ecdf", "#f8f4ea", "#b9cabf", "#e3b4a6", "#cfa24e", "#2f2030"
COAT: Final = "#b4b0c2"
HIS: Final = "#74483a"
HERS: Final = "#c98f70"
ROSE: Final = "#d0928a"
CHILD: Final = "#8f5c47"


def within(at: Array, x: float, y: float, wide: float, high: float | None = None) -> Array:
    """A place inside of another: its middle, and what is 1 there."""
    inner: Array = at @ np.array([[wide, 0, x], [0, high or wide, y], [0, 0, 1]])
    return inner


def line(spec: str, widths: tuple[float, ...], at: Array) -> Array:
    """A ribbon whose widths are in the measure of the place, too."""
    return ribbon(spec, widths, at, float(np.hypot(at[0, 0], at[1, 0])))
