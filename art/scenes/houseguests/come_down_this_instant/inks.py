"""Inks of Come Down This Instant, its one kind of edge, and frames within frames."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.cutpaper.contour import Array, affine
from art.cutpaper.sheet import Ink, Outlines, Patch, Sheet, mix, shift

RED: Final = "#cf3b22"
BONE: Final = "#eee6d6"
UMBER: Final = "#5a4436"
BLUE: Final = "#9fb0b4"
SAND: Final = "#c6b795"
ROSE: Final = "#cfa083"
BLACK: Final = "#25201f"
CHALK: Final = "#f7f1e4"
SLATE: Final = "#83888a"
BARK: Final = "#40342f"
DARK: Final = shift(RED, -0.11)
"""The red where it turns away from us."""


def torn(
    card: Sheet,
    spec: Outlines,
    ink: Ink,
    angle: float = 80,
    laps: float = 60,
    lift: float = 8,
    at: Array | None = None,
    wobble: float = 3,
) -> Patch:
    """Lay a torn piece whose paper shows at its edge."""
    return card.piece(
        spec,
        ink,
        at=at,
        angle=angle,
        laps=laps,
        edge="torn",
        core=mix(ink, BONE, 0.5),
        wobble=wobble,
        lift=lift,
        grain=0.26,
    )


def small(
    card: Sheet,
    spec: Outlines,
    ink: Ink,
    at: Array | None = None,
    lift: float = 0,
    angle: float = 60,
    wobble: float = 1,
) -> None:
    """Lay a small torn piece, too small for its paper to show."""
    card.paint(spec, ink, at=at, angle=angle, edge="torn", wobble=wobble, lift=lift)


def within(frame: Array, x: float, y: float, size: float = 1.0, tilt: float = 0.0, flip: bool = False) -> Array:
    """Place a smaller frame by the measure of a larger one."""
    return np.asarray(frame @ np.vstack([affine(x, y, size, tilt, flip), (0.0, 0.0, 1.0)]))
