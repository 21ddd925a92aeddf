"""Inks of The Neighbours Will Talk, its two kinds of edge, and frames within frames."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.cutpaper.contour import Array, affine
from art.cutpaper.sheet import Ink, Outlines, Patch, Sheet, mix

BLUE: Final = "#1b2138"
GREEN: Final = "#213a3f"
PLUM: Final = "#4a2b4b"
BONE: Final = "#ece1c9"
RED: Final = "#c0392f"
CLAY: Final = "#a5765b"
ASH: Final = "#8d8b90"
INK: Final = "#12131f"
CHALK: Final = "#fbf7ec"
SKIN: Final = "#8a5642"
DEEP: Final = "#6c3f33"
SHADE: Final = mix(BONE, CLAY, 0.26)
"""The moon where it turns away."""


def torn(
    card: Sheet,
    spec: Outlines,
    ink: Ink,
    at: Array | None = None,
    lift: float = 8,
    angle: float = 80,
    wobble: float = 3,
) -> Patch:
    """Lay a torn piece whose paper shows at its edge."""
    return card.piece(
        spec,
        ink,
        at=at,
        angle=angle,
        laps=80,
        edge="torn",
        core=mix(ink, BONE, 0.4),
        wobble=wobble,
        lift=lift,
        grain=0.26,
    )


def cut(
    card: Sheet,
    spec: Outlines,
    ink: Ink,
    at: Array | None = None,
    lift: float = 0,
    angle: float = 70,
    wobble: float = 0.6,
) -> Patch | None:
    """Lay a piece cut with scissors."""
    return card.paint(spec, ink, at=at, angle=angle, lift=lift, wobble=wobble, grain=0.26)


def within(frame: Array, x: float, y: float, size: float = 1.0, tilt: float = 0.0, flip: bool = False) -> Array:
    """Place a smaller frame by the measure of a larger one."""
    return np.asarray(frame @ np.vstack([affine(x, y, size, tilt, flip), (0.0, 0.0, 1.0)]))
