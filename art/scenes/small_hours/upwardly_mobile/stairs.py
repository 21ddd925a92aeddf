"""Parts of Upwardly Mobile: the steps, over each of which the river falls in a streaked curtain."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import pick, ramp, smoothstep
from art.painting.shapes import limb, polygon

from .brush import FOAM, SUN
from .shaft import DEEP, FAR, LEFT, RIGHT, VX, VY, spot

_FALL: Final = ramp([(0.34, 0.075, 216), (0.5, 0.09, 202), (0.68, 0.09, 188), (0.86, 0.06, 172), (0.96, 0.025, 150)])
_TREAD: Final = ramp([(0.46, 0.085, 206), (0.62, 0.09, 192), (0.78, 0.08, 178), (0.93, 0.055, 120)])
_ZS: Final = tuple(0.72 + 0.25 * k + 0.008 * k * k for k in range(34))


def stairs(c: Canvas) -> None:
    """Paint step after step, the far ones first: the curtain, the lip over it, the flat water below it."""
    bed = c.mask(polygon([spot(LEFT, 0.6), spot(LEFT, FAR), spot(RIGHT, FAR), spot(RIGHT, 0.6)]))
    tones = ramp([(0.0, (0.92, 0.06, 115)), (0.3, (0.74, 0.08, 170)), (1.0, (0.48, 0.085, 204))])
    c.fill(bed, pick(tones, np.asarray(np.clip((c.y - 300) / 360, 0, 1), np.float32)), detail=0.2)
    for k in range(len(_ZS) - 1, 0, -1):
        if _ZS[k] < FAR:
            _step(c, _ZS[k], _ZS[k - 1], k)


def _step(c: Canvas, z: float, before: float, k: int) -> None:
    """One step whose lip is at distance `z`; the lip below it at `before`."""
    top, bottom = VY + DEEP / z, VY + DEEP / before
    tread = top + (bottom - top) * (0.62 + 0.16 * float(smoothstep(1, 5, z)))
    left, right = spot(LEFT, z)[0], spot(RIGHT, z)[0]
    near = (spot(LEFT, before)[0], spot(RIGHT, before)[0])
    far = 0.5 * float(smoothstep(2.0, 9.0, z))
    m = c.mask(polygon([(left, top), (right, top), (right, tread), (left, tread)]))
    u = ((c.x - VX) * z)[m.where]
    v = ((c.y - top) / (tread - top))[m.where]
    streak = c.noise.at(f"fall{k}", u / 24, v * 0.5 + 0 * u, 1.0, 3)
    wide = c.noise.at(f"wide{k}", u / 150, 0 * u, 1.0, 2)
    lane = 0.2 * np.exp(-(((u - 120) / 420) ** 2))
    share = 0.34 + lane + 0.85 * (streak - 0.5) + 0.7 * (wide - 0.5)
    share = share + 0.34 * smoothstep(0.35, 0, v) - 0.26 * smoothstep(0.1, 0.8, v) + far
    c.fill(m, pick(_FALL, np.asarray(np.clip(share, 0, 1), np.float32)), detail=0.35)
    flat = c.mask(polygon([(left, tread), (right, tread), (near[1], bottom), (near[0], bottom)]))
    x, y = ((c.x - VX) * z)[flat.where], ((c.y - tread) / (bottom - tread))[flat.where]
    wave = c.noise.at(f"flat{k}", x / 90, y * 2.4, 1.0, 2)
    path = np.exp(-(((x - 60) / 330) ** 2))
    t = 0.18 + 0.8 * (wave - 0.4) + 0.34 * path + far
    c.fill(flat, pick(_TREAD, np.asarray(np.clip(t, 0, 1), np.float32)), detail=0.3)
    for side, nearby, way in ((left, near[0], 1.0), (right, near[1], -1.0)):
        inner = (side + way * 46 / z, nearby + way * 46 / before)
        mark = c.mask(polygon([(side, tread), (inner[0], tread), (inner[1], bottom), (nearby, bottom)]))
        c.fill(mark, (0.84, 0.135, 90), 0.85, detail=0.5)
    for at, q, tone in ((top, 7.0, SUN if z > 2.2 else FOAM), (tread, 11.0, FOAM)):
        line = [(x, at, q / z) for x in np.linspace(left, right, 9)]
        c.fill(c.mask(limb(line, 60), wobble=8 / z, cell=40 / z, soft=1.8 / z), tone, 0.92, detail=0.4)
