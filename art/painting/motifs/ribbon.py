"""Ribbons: long winding bands (roads, serpents, scarves) with coordinates along and across them, so that a
pattern can follow every bend; knows nothing of what is painted on them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Array
from art.painting.mask import Mask
from art.painting.shapes import sample


@dataclass(frozen=True)
class Ribbon:
    """A band on the card: arrays of its mask's box."""

    mask: Mask
    along: Array
    """Card units from the ribbon's start."""
    across: Array
    """-1 (left of the way) to 1 (right)."""
    radius: Array
    """Half the band's width there."""
    length: float
    """Of the whole ribbon."""


def ribbon(
    canvas: Canvas,
    spine: Sequence[Sequence[float]],
    *,
    n: int = 420,
    overlap: float = 1.6,
    box: tuple[float, float, float, float] | None = None,
) -> Ribbon:
    """Lay a band along points (x, y, half width); what comes later in `spine` lies over what came before.

    `overlap` (in half widths) says from which distance along the band counts as another turn of it.
    """
    s = canvas.scale
    path = sample(spine, n)
    left, top, right, bottom = box or (
        float((path[:, 0] - path[:, 2]).min()) - 2,
        float((path[:, 1] - path[:, 2]).min()) - 2,
        float((path[:, 0] + path[:, 2]).max()) + 2,
        float((path[:, 1] + path[:, 2]).max()) + 2,
    )
    x0, y0 = max(0, int(left * s)), max(0, int(top * s))
    x1, y1 = min(canvas.w, int(right * s) + 1), min(canvas.h, int(bottom * s) + 1)
    shape = (max(0, y1 - y0), max(0, x1 - x0))
    near, cover = np.full(shape, 9.0, np.float32), np.zeros(shape, np.float32)
    along, across, radius = np.zeros(shape, np.float32), np.zeros(shape, np.float32), np.ones(shape, np.float32)
    steps = np.hypot(np.diff(path[:, 0]), np.diff(path[:, 1]))
    so_far = np.concatenate([[0.0], np.cumsum(steps)])
    for i in range(n - 1):
        ax, ay, ra = (float(v) for v in path[i, :3])
        bx, by, rb = (float(v) for v in path[i + 1, :3])
        q = max(ra, rb) + 2
        u0, v0 = max(x0, int((min(ax, bx) - q) * s)) - x0, max(y0, int((min(ay, by) - q) * s)) - y0
        u1, v1 = min(x1, int((max(ax, bx) + q) * s) + 1) - x0, min(y1, int((max(ay, by) + q) * s) + 1) - y0
        if u1 <= u0 or v1 <= v0:
            continue
        at = (slice(v0, v1), slice(u0, u1))
        px = canvas.x[v0 + y0 : v1 + y0, u0 + x0 : u1 + x0] - ax
        py = canvas.y[v0 + y0 : v1 + y0, u0 + x0 : u1 + x0] - ay
        dx, dy = bx - ax, by - ay
        t = np.clip((px * dx + py * dy) / (dx * dx + dy * dy + 1e-6), 0, 1)
        ex, ey = px - t * dx, py - t * dy
        d = np.hypot(ex, ey)
        rad = ra + (rb - ra) * t
        share = d / rad
        place = so_far[i] + steps[i] * t
        other = (place - along[at]) > overlap * rad
        inside = np.clip((rad - d) * s + 0.5, 0, 1)
        better = (inside > 0) & ((share < near[at]) | (other & (share < 1)))
        side = np.where(ex * dy - ey * dx > 0, -1.0, 1.0)
        near[at] = np.where(better, share, near[at])
        along[at] = np.where(better, place, along[at])
        across[at] = np.where(better, np.clip(share * side, -1, 1), across[at])
        radius[at] = np.where(better, rad, radius[at])
        cover[at] = np.maximum(cover[at], inside)
    mask = Mask(cover, (x0, y0, x0 + shape[1], y0 + shape[0]), (canvas.w, canvas.h), s)
    return Ribbon(mask=mask, along=along, across=across, radius=radius, length=float(so_far[-1]))
