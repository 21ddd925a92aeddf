"""The soup of Off Duty: calm pea green, one broad light, nothing in it."""

from __future__ import annotations

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Array, pick, ramp, smoothstep
from art.painting.mask import Mask
from art.painting.shapes import oval
from art.painting.strokes import repaint

from .bowl import RX, RY, X, Y

SURFACE = (X, Y + 16, RX - 40, RY - 30)


def soup(c: Canvas) -> Mask:
    """Paint the soup; return where it lies open."""
    x, y, rx, ry = SURFACE
    inside = c.mask(oval(x, y, rx, ry)) & c.mask(oval(X, Y + 3, RX - 26, RY - 17))
    n = c.field("calm", 150, 3, (4, 1)) - 0.5
    t = 0.55 + 0.34 * (c.x - x) / rx - 0.4 * (c.y - y) / ry + 0.5 * n
    table = ramp(
        [(0, (0.6, 0.135, 128)), (0.4, (0.69, 0.145, 124)), (0.75, (0.76, 0.145, 120)), (1, (0.84, 0.13, 112))]
    )
    with c.group() as green:
        c.layer.cover[:] = 1
        c.fill(c.full(), pick(table, np.asarray(np.clip(t, 0, 1), np.float32)), detail=0.1)
        repaint(c, 1.0, seed="soup", loose=0.9)
    c.paste(green, clip=inside)
    brim = inside - c.mask(oval(x, y + 1, rx - 7, ry - 4), soft=2)
    c.screen(brim, (0.85, 0.13, 112), 0.4)
    return inside


def mirror(c: Canvas, before: Array, inside: Mask) -> None:
    """Lay a dull broken image on the soup of all that was painted since `before`."""
    now = c.layer.rgb.copy()
    fresh = smoothstep(0.03, 0.08, np.abs(now - before).max(axis=-1))
    wave = (c.field("sway", 26, 2, (5, 1)) - 0.5) * 34
    with c.group() as twin:
        c.fill(c.full(np.asarray(fresh * smoothstep(727, 724, c.y), np.float32)), now)
    below = inside & c.full(smoothstep(730, 742, c.y) * smoothstep(850, 760, c.y))
    up = np.asarray(726 - (c.y - 726) * 1.35, np.float32)
    c.paste(twin, alpha=0.3, clip=below, bend=(np.asarray(c.x + wave, np.float32), up))
