"""Parts of Upwardly Mobile: the pale vault, the way out, both balustrades with their rails, foam at his shoes."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import pick, ramp, smoothstep
from art.painting.shapes import Points, box, circle, limb, polygon

VX: Final = 176.0
VY: Final = 246.0
"""Where everything runs to."""
DEEP: Final = 960.0
"""How far below that the steps lie at distance 1."""
HIGH: Final = 430.0
"""How high the rails are above the steps at distance 1."""
LEFT: Final = -150.0
RIGHT: Final = 1120.0
"""The escalator's borders at distance 1."""
FAR: Final = 24.0
RAIL: Final = (0.36, 0.05, 196)
_WALL = ramp([(0.93, 0.025, 150), (0.875, 0.042, 165), (0.8, 0.055, 176), (0.73, 0.062, 184)])


def spot(across: float, z: float, height: float = 0.0) -> tuple[float, float]:
    """Return where a place of the escalator lies on the card."""
    return VX + across / z, VY + (DEEP - height) / z


def walls(c: Canvas) -> None:
    """Lay the vault: arch behind arch about the way out, each a little paler."""
    dx, dy = c.x - VX, c.y - (VY - 60)
    r = np.hypot(dx, dy) + 0.05 * np.abs(dx)
    ring = np.log(np.maximum(r, 60) / 120) * 1.75
    step, part = np.floor(ring), np.mod(ring, 1)
    t = 0.12 + 0.12 * step + 0.08 * smoothstep(0.16, 0.0, part) * (step > 0) + 0.1 * (c.field("damp", 120, 3) - 0.5)
    t = t - 0.1 * smoothstep(380, 800, c.x)
    c.fill(c.full(), pick(_WALL, np.asarray(np.clip(t, 0, 1), np.float32)), detail=0.1)


def opening(c: Canvas) -> None:
    """The way out: an arch of pale morning."""
    sill = VY + 40
    arch = (c.mask(circle(VX, 176, 108)) & c.mask(box(VX - 120, 40, 240, 140))) | c.mask(
        box(VX - 108, 176, 216, sill - 176)
    )
    frame = arch.grow(15) & c.mask(box(VX - 140, 30, 280, sill - 30))
    c.fill(frame, (0.76, 0.055, 182), detail=0.7)
    c.glaze(frame * np.asarray(smoothstep(VX - 40, VX + 130, c.x)[frame.where], np.float32), (0.6, 0.065, 190), 0.7)
    dawn = ramp([(0.985, 0.025, 110), (0.965, 0.035, 85), (0.9, 0.06, 45)])
    c.fill(arch, pick(dawn, np.asarray(np.clip((c.y - 90) / 190, 0, 1), np.float32)), detail=0.7)


def _panel(c: Canvas, edge: float, colour: tuple[float, float, float], shade: tuple[float, float, float]) -> None:
    low = [spot(edge, z) for z in (0.7, FAR)]
    top = [spot(edge, z, HIGH) for z in (FAR, 0.7)]
    m = c.mask(polygon([*low, *top]))
    c.fill(m, colour, detail=0.2, mottle=0.03)
    z = (edge / np.where(np.abs(c.x - VX) < 1, 1, c.x - VX))[m.where]
    down = ((c.y - VY)[m.where] * z - (DEEP - HIGH)) / HIGH
    c.multiply(m * np.asarray(smoothstep(0.55, 1.0, down), np.float32), shade, 0.5)
    seam = np.asarray(smoothstep(0.035, 0.015, np.abs(np.mod(z * 1.25 + 0.3, 1) - 0.5)), np.float32)
    c.multiply(m * seam, shade, 0.45)


def rails(c: Canvas) -> None:
    """Set the balustrades beside the steps and lay the dark rails on them."""
    _panel(c, LEFT, (0.8, 0.055, 178), (0.62, 0.07, 190))
    _panel(c, RIGHT, (0.83, 0.05, 172), (0.66, 0.07, 188))
    for edge, out in ((LEFT, -1.0), (RIGHT, 1.0)):
        zs = (FAR, 14.0, 9.0, 6.0, 4.0, 2.8, 2.0, 1.5, 1.15, 0.9, 0.7)
        rail: Points = [(*spot(edge + 14 * out, z, HIGH), 25 / z) for z in zs]
        m = c.mask(limb(rail, 90))
        c.multiply(m.blur(6).move(0, 10), (0.6, 0.06, 190), 0.5)
        c.fill(m, RAIL, detail=0.85)
        shine = [(x - 0.1 * q, y - 0.42 * q, 0.22 * q) for x, y, q in rail]
        c.glaze(c.mask(limb(shine, 90), soft=2), (0.62, 0.05, 186), 0.6)


def foam(c: Canvas) -> None:
    """The water parts behind his shoes."""
    for spine in (
        ((366, 1170, 1.5), (410, 1173, 4), (460, 1174, 4), (520, 1175, 2)),
        ((500, 1191, 2), (540, 1194, 5), (610, 1194, 5), (700, 1193, 5), (744, 1192, 2)),
    ):
        m = c.mask(limb(spine, 40), wobble=3, cell=16, soft=1.5)
        c.fill(m, (0.955, 0.018, 160), 0.95, detail=0.5)
