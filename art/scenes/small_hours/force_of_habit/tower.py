"""The stair that still climbs, and the tower that only the water shows."""

from __future__ import annotations

import math

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import mix, smoothstep
from art.painting.motifs.buildings import lit_window
from art.painting.pen import Pen
from art.painting.shapes import CORNER, box, curve, limb, oval, polygon

X = 400.0
LINE = 640.0
"""Where the rock's foot meets its mirror image."""
LAMP = (X, 190.0)
_FOOT, _HEAD = LINE - 62, 252.0
_TURNS, _STEPS = 5.5, 124


def _winding(t: float) -> tuple[float, float, float]:
    """Return the stair's angle, height and radius at `t`, 0 at its foot and 1 at its head."""
    return t * _TURNS * 2 * math.pi + 0.6, _FOOT + (_HEAD - _FOOT) * t, 92 - 34 * t


def stair(c: Canvas) -> None:
    """Paint the bare spiral: far treads first, dim; near ones after, a rail, the little floor on top."""
    for near in (False, True):

        def treads(pen: Pen, front: bool = near) -> None:
            for k in range(_STEPS):
                t = k / (_STEPS - 1)
                a, y, r = _winding(t)
                b = a + _TURNS * 2 * math.pi / _STEPS * 1.5
                if (math.sin((a + b) / 2) > 0) != front:
                    continue
                squash = 0.2
                inner = 0.14
                points = [
                    (X + math.cos(v) * r * q, y + math.sin(v) * r * q * squash)
                    for v, q in ((a, inner), (a, 1), (b, 1), (b, inner))
                ]
                light = 0.34 + 0.66 * t**1.2
                tone = mix((0.3, 0.06, 205), (0.93, 0.1, 85), light * (1.0 if front else 0.55))
                edge = mix((0.16, 0.05, 225), (0.6, 0.12, 65), light * (0.9 if front else 0.5))
                pen.fill(
                    polygon([points[1], points[2], (points[2][0], points[2][1] + 6), (points[1][0], points[1][1] + 6)]),
                    edge,
                )
                pen.fill(polygon(points), tone)

        def rail(pen: Pen, front: bool = near) -> None:
            n = 420
            for k in range(n):
                t0, t1 = k / n, (k + 1) / n
                a0, y0, r0 = _winding(t0)
                a1, y1, r1 = _winding(t1)
                if (math.sin((a0 + a1) / 2) > 0) != front:
                    continue
                p0 = (X + math.cos(a0) * r0, y0 + math.sin(a0) * r0 * 0.2 - 26)
                p1 = (X + math.cos(a1) * r1, y1 + math.sin(a1) * r1 * 0.2 - 26)
                tone = mix((0.4, 0.07, 200), (0.95, 0.1, 88), (0.28 + 0.72 * t0) * (1 if front else 0.5))
                pen.stroke([p0, p1], tone, 2.6 if front else 1.8)
                if k % 7 == 0:
                    pen.stroke([p0, (p0[0], p0[1] + 26)], tone, 1.2, 0.8)

        c.draw(treads, relief=1.0 if near else 0.0, detail=0.8)
        if not near:
            pole = c.mask(limb([(X, _FOOT, 4.5), (X, _HEAD - 60, 3.5)]))
            c.form(pole, (0.36, 0.06, 195), rim=0.8, detail=0.7)
        c.draw(rail, detail=0.85)
    floor = c.mask(oval(X, _HEAD - 20, 66, 13))
    c.form(floor, (0.7, 0.1, 75), thickness=5, rim=0.9, detail=0.8)


def tower(c: Canvas) -> None:
    """Paint the lighthouse upright about its lamp, as the water turns it over."""
    head = 250.0
    trunk = c.mask(
        curve(
            [
                (X - 118, LINE, CORNER),
                (X - 100, 540),
                (X - 84, 400),
                (X - 70, head, CORNER),
                (X + 70, head, CORNER),
                (X + 84, 400),
                (X + 100, 540),
                (X + 118, LINE, CORNER),
            ]
        )
    )
    body = c.relief(trunk, 70, smooth=2)
    c.form(body, (0.64, 0.045, 195), mottle=0.06, rim=0.5, depth=0.9, bias=-0.06, detail=0.5)
    at = trunk.where
    v = c.y[at] + 0.0016 * (c.x[at] - X) ** 2
    for top, foot in ((300, 372), (470, 552)):
        band = smoothstep(top - 2, top + 2, v) * smoothstep(foot + 2, foot - 2, v)
        c.form(body.within(trunk * np.asarray(band, np.float32)), (0.44, 0.16, 26), mottle=0.08, rim=0.5, detail=0.5)
    c.multiply(trunk * np.asarray(smoothstep(20, 90, c.x - X)[at] * 0.8, np.float32), (0.3, 0.07, 225), 0.7)
    for x, y in ((-16, 346), (14, 438), (-12, 526)):
        lit_window(c, X + x, y, 34, 52, glow=0.9)
        c.glow(X + x, y - 22, 34, (0.95, 0.13, 78), 0.5)
    lit_window(c, X, 612, 50, 66, glow=0.9)

    gallery = c.mask(box(X - 94, head - 6, 188, 18, 4))
    c.form(gallery, (0.4, 0.05, 210), thickness=7, rim=0.7, detail=0.6)
    lamp = c.mask(box(X - 46, head - 96, 92, 92, 3))
    c.fill(lamp, (0.9, 0.12, 86), detail=0.7)
    c.emit(lamp, 0.5)

    def bars(pen: Pen) -> None:
        for k in (-46, -16, 16, 46):
            pen.stroke([(X + k, head - 96), (X + k, head - 4)], (0.3, 0.06, 60), 3)
        for k in range(-6, 7):
            pen.stroke([(X + k * 14, head - 30), (X + k * 14, head - 4)], (0.45, 0.05, 205), 2)
        pen.stroke([(X - 88, head - 30), (X + 88, head - 30)], (0.5, 0.05, 200), 3)

    c.draw(bars, detail=0.6)
    dome = c.mask(
        curve(
            [
                (X - 58, head - 94, CORNER),
                (X - 44, head - 124),
                (X, head - 142),
                (X + 44, head - 124),
                (X + 58, head - 94, CORNER),
            ]
        ),
        limb([(X, head - 138, 6), (X, head - 160, 2)]),
    )
    c.form(dome, (0.46, 0.15, 26), rim=0.6, detail=0.6)
