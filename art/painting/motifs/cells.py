"""Cells: a net of irregular polygons over any two coordinates (cracked mud, insect wings, broken shell);
knows nothing of what is painted in them.
"""

from __future__ import annotations

import numpy as np

from art.painting.colour import Array


def cells(u: Array, v: Array) -> tuple[Array, Array]:
    """Return how far each place is from the nearest border between cells about 1 wide, and a tint 0–1 a cell."""
    iu, iv = np.floor(u), np.floor(v)
    first = np.full(u.shape, 9.0, np.float32)
    second, tint = first.copy(), np.zeros_like(first)
    for du in (-1, 0, 1):
        for dv in (-1, 0, 1):
            a, b = iu + du, iv + dv
            h1 = np.mod(np.sin(a * 127.1 + b * 311.7) * 43758.5453, 1.0)
            h2 = np.mod(np.sin(a * 269.5 + b * 183.3) * 43758.5453, 1.0)
            d = np.hypot(a + 0.12 + 0.76 * h1 - u, b + 0.12 + 0.76 * h2 - v).astype(np.float32)
            nearer = d < first
            second = np.where(nearer, first, np.minimum(second, d))
            tint = np.where(nearer, h1, tint)
            first = np.where(nearer, d, first)
    return np.asarray(second - first, np.float32), np.asarray(tint, np.float32)
