"""A sheet on which everything is laid at another size and elsewhere: for what was typed larger than its place bears."""

from __future__ import annotations

from typing import Any

import numpy as np

from art.cutpaper import contour
from art.cutpaper.contour import Array, Box
from art.cutpaper.sheet import Ink, Outlines, Patch, Sheet


class Moved(Sheet):
    """The same sheet of paper; what is laid through this goes by ``size`` and then to (x, y)."""

    def __init__(self, card: Sheet, x: float, y: float, size: float) -> None:
        """Share all that the sheet has."""
        self.__dict__.update(card.__dict__)
        self.to = contour.affine(x, y, size)

    def paint(self, outlines: Outlines, ink: Ink, *args: Any, at: Array | None = None, **how: Any) -> Patch | None:
        """Lay outlines where they come to lie."""
        one = isinstance(outlines, str | np.ndarray) or isinstance(outlines[0], tuple)
        several: list[Any] = [outlines] if one else list(outlines)
        polys = [o if isinstance(o, np.ndarray) else contour.curve(o, at) for o in several]
        return super().paint([p @ self.to[:, :2].T + self.to[:, 2] for p in polys], ink, *args, **how)

    def box(self, patch: Patch) -> Box:
        """Return where a patch lies, as one types on this sheet."""
        a, b, c, d = super().box(patch)
        size, x, y = float(self.to[0, 0]), float(self.to[0, 2]), float(self.to[1, 2])
        return (a - x) / size, (b - y) / size, (c - x) / size, (d - y) / size
