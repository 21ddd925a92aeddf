"""A frame within a frame."""

from __future__ import annotations

import numpy as np

from art.cutpaper.contour import Array, affine


def within(frame: Array, x: float, y: float, size: float = 1.0, tilt: float = 0.0) -> Array:
    """Place a smaller frame by the measure of a larger one."""
    return np.asarray(frame @ np.vstack([affine(x, y, size, tilt), (0.0, 0.0, 1.0)]))
