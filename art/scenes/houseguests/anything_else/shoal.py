"""The fish: those that still are in the dress, those that are over, and the places where they have been."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.cutpaper.contour import ROUND, affine, curve, ribbon
from art.cutpaper.sheet import Ink, Sheet
from art.scenes.houseguests.anything_else.inks import CHALK, CORAL, PLUM

_FISH: Final = (
    "1,.02 .66,-.3 .1,-.44 -.42,-.24 -.74,-.06! -1.2,-.44! -1.06,0 -1.2,.42! -.74,.08! -.42,.24 .1,.42 .66,.3"
)
Swim = tuple[float, float, float, float]
"""Where a fish is, which way it swims (degrees, clockwise from the page's right) and its size."""


def fish(card: Sheet, where: Swim, ink: Ink = CORAL, pale: Ink = CHALK) -> None:
    """Lay one fish with its gill, its scales and an eye."""
    x, y, way, size = where
    at = affine(x, y, size, way)
    card.paint(_FISH, ink, at=at, angle=way, lift=2, grain=0.2)
    for line in (".42,-.3 .3,0 .42,.3", ".06,-.26 -.04,0 .06,.26", "-.26,-.16 -.34,0 -.26,.16"):
        card.paint(ribbon(line, (0.03, 0.09, 0.03), at, size), pale, wobble=0.3)
    card.paint(ROUND, pale, at=at @ np.vstack([affine(0.66, -0.06, 0.13), (0, 0, 1)]), wobble=0.2)
    card.paint(ROUND, PLUM, at=at @ np.vstack([affine(0.68, -0.06, 0.075), (0, 0, 1)]), wobble=0.2)


def gone(card: Sheet, places: tuple[Swim, ...], ink: Ink) -> None:
    """Lay the outlines of fish that are no longer there."""
    for x, y, way, size in places:
        at = affine(x, y, size, way)
        line = curve(_FISH, at)
        card.paint(ribbon(line[::3], (3, 4, 3, 4, 3)), ink, wobble=0.3, thin=0.15)
