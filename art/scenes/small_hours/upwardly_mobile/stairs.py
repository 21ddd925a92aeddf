"""Parts of Upwardly Mobile: the steps, over each of which water falls in a streaked curtain."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import pick, ramp, smoothstep
from art.painting.shapes import limb, polygon

from .shaft import DEEP, FAR, LEFT, RIGHT, VX, VY, spot

_FALL = ramp([(0.64, 0.072, 190), (0.77, 0.062, 182), (0.86, 0.045, 172), (0.95, 0.02, 160)])
_TREAD = ramp([(0.71, 0.07, 187), (0.81, 0.055, 179), (0.88, 0.04, 170)])
_LIP: Final = (0.97, 0.014, 150)
_ZS: Final = tuple(0.74 + 0.27 * k + 0.006 * k * k for k in range(45))


def stairs(c: Canvas) -> None:
    """Paint step after step, the far ones first: the curtain, the lip over it, the flat water below it."""
    bed = c.mask(polygon([spot(LEFT, 0.6), spot(LEFT, FAR), spot(RIGHT, FAR), spot(RIGHT, 0.6)]))
    c.fill(bed, (0.9, 0.035, 165), detail=0.2)
    for k in range(len(_ZS) - 1, 0, -1):
        if _ZS[k] < FAR:
            _step(c, _ZS[k], _ZS[k - 1], k)


def _step(c: Canvas, z: float, before: float, k: int) -> None:
    """One step whose lip is at distance `z`; the lip below it at `before`."""
    top, bottom = VY + DEEP / z, VY + DEEP / before
    tread = top + (bottom - top) * (0.68 + 0.2 * float(smoothstep(1, 5, z)))
    left, right = spot(LEFT, z)[0], spot(RIGHT, z)[0]
    near = (spot(LEFT, before)[0], spot(RIGHT, before)[0])
    m = c.mask(polygon([(left, top), (right, top), (right, tread), (left, tread)]))
    u = ((c.x - VX) * z)[m.where]
    v = ((c.y - top) / (tread - top))[m.where]
    streak = c.noise.at(f"fall{k}", u / 26, v * 0.5 + 0 * u, 1.0, 3)
    wide = c.noise.at(f"wide{k}", u / 150, 0 * u, 1.0, 2)
    share = (
        0.5 + 0.9 * (streak - 0.5) + 0.7 * (wide - 0.5) + 0.24 * smoothstep(0.35, 0, v) - 0.22 * smoothstep(0.1, 0.9, v)
    )
    share = share + 0.5 * smoothstep(2.0, 9.0, z)
    c.fill(m, pick(_FALL, np.asarray(np.clip(share, 0, 1), np.float32)), detail=0.35)
    flat = c.mask(polygon([(left, tread), (right, tread), (near[1], bottom), (near[0], bottom)]))
    x, y = ((c.x - VX) * z)[flat.where], ((c.y - tread) / (bottom - tread))[flat.where]
    wave = c.noise.at(f"flat{k}", x / 90, y * 2.4, 1.0, 2)
    t = 0.3 + 0.8 * (wave - 0.4) + 0.4 * smoothstep(2.0, 9.0, z)
    c.fill(flat, pick(_TREAD, np.asarray(np.clip(t, 0, 1), np.float32)), detail=0.3)
    for at, q in ((top, 8.0), (tread, 10.0)):
        line = [(x, at, q / z) for x in np.linspace(left, right, 9)]
        c.fill(c.mask(limb(line, 60), wobble=7 / z, cell=40 / z, soft=1.6 / z), _LIP, 0.95, detail=0.4)
