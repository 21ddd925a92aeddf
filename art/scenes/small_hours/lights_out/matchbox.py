"""Parts of Lights Out: the box's own frame on the floor, its drawer and sleeve, and the moth."""

from __future__ import annotations

import math

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Array, pick, ramp, smoothstep
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, limb, oval, polygon, star

_X, _Y = 366.0, 706.0
_TURN = math.radians(9)
WIDE = 226.0
"""Half the drawer's width."""
SLEEVE = 214.0
"""Where the sleeve begins."""
_STARS = (
    (-178.0, 74.0, 11.0),
    (-120.0, 102.0, 5.0),
    (-62.0, 62.0, 6.0),
    (74.0, 70.0, 7.0),
    (138.0, 58.0, 5.0),
    (176.0, 106.0, 10.0),
    (-190.0, 160.0, 5.0),
    (186.0, 196.0, 6.0),
)
"""Printed stars: across, below the sleeve's edge, size."""


def spot(u: float, v: float) -> tuple[float, float]:
    """Return the card place of a place in the box's frame: `u` across, `v` along towards the sleeve."""
    return _X + u * math.cos(_TURN) - v * math.sin(_TURN), _Y + u * math.sin(_TURN) + v * math.cos(_TURN)


def local(c: Canvas, m: Mask) -> tuple[Array, Array]:
    """Return the box's coordinates on a mask's box."""
    x, y = c.x[m.where] - _X, c.y[m.where] - _Y
    return (
        np.asarray(x * math.cos(_TURN) + y * math.sin(_TURN), np.float32),
        np.asarray(-x * math.sin(_TURN) + y * math.cos(_TURN), np.float32),
    )


def slab(c: Canvas, left: float, top: float, right: float, bottom: float) -> Mask:
    """Return a rectangle of the box's frame."""
    return c.mask(polygon([spot(left, top), spot(right, top), spot(right, bottom), spot(left, bottom)]), wobble=0.8)


def drawer(c: Canvas) -> None:
    """The card drawer, half open."""
    outer = slab(c, -WIDE - 16, -330, WIDE + 16, SLEEVE + 60)
    c.shadow(outer, 0, 34, 26, 0.85)
    c.form(outer, (0.62, 0.085, 72), thickness=9, mottle=0.06, rim=0.5, detail=0.6)
    inner = slab(c, -WIDE, -314, WIDE, SLEEVE + 60)
    c.form(inner, (0.3, 0.06, 55), thickness=3, mottle=0.06, detail=0.6)
    u, v = local(c, inner)
    c.multiply(inner * np.asarray(smoothstep(46, 0, np.minimum(u + WIDE, WIDE - u)), np.float32), c.palette.deep, 0.6)
    c.multiply(inner * np.asarray(smoothstep(40, 0, v + 314), np.float32), c.palette.deep, 0.5)


def sleeve(c: Canvas) -> None:
    """The sleeve: night-blue paper with a golden star that nobody has lit."""
    shade = slab(c, -WIDE - 14, SLEEVE - 24, WIDE + 14, SLEEVE + 24)
    c.multiply(shade.blur(14), c.palette.deep, 0.8)
    body = slab(c, -WIDE - 24, SLEEVE, WIDE + 24, 720)
    c.shadow(body, 0, 26, 24, 0.7)
    c.form(body, (0.34, 0.085, 238), thickness=9, mottle=0.1, rim=0.9, detail=0.6)
    u, v = local(c, body)
    frame = np.minimum(np.minimum(u + WIDE + 24, WIDE + 24 - u), v - SLEEVE)
    gold = smoothstep(15, 17, frame) * smoothstep(24, 22, frame) + 0.8 * smoothstep(30, 31, frame) * smoothstep(
        34, 33, frame
    )
    worn = 0.4 + 0.6 * smoothstep(0.3, 0.55, c.field("worn", 14, 3)[body.where])
    c.glaze(body * np.asarray(np.clip(gold, 0, 1) * worn, np.float32), (0.84, 0.13, 82), 0.9)
    scuff = smoothstep(0.62, 0.74, c.field("scuff", 30, 4)[body.where]) * smoothstep(16, 0, frame)
    c.glaze(body * np.asarray(scuff, np.float32), (0.8, 0.06, 80), 0.6)
    x, y = spot(0, SLEEVE + 226)
    turn = math.degrees(_TURN)
    for k in range(24):
        a = math.radians(turn + 15 * k)
        long = (168, 112, 136, 112)[k % 4]
        ray = [(x + math.cos(a) * q, y + math.sin(a) * q, w) for q, w in ((60, 7), (long * 0.66, 6), (long, 0.6))]
        if k % 2:
            ray = [
                (px - math.sin(a) * e, py + math.cos(a) * e, w) for (px, py, w), e in zip(ray, (0, 7, -5), strict=True)
            ]
        c.form(c.mask(limb(ray)), (0.88, 0.135, 82), thickness=4, mottle=0.1, rim=0.4, detail=0.75)
    disc = c.mask(oval(x, y, 56, 56), wobble=0.8)
    c.form(disc, (0.9, 0.125, 82), thickness=8, mottle=0.1, rim=0.5, detail=0.75)

    def dots(pen: Pen) -> None:
        for du, dv, q in _STARS:
            pen.fill(star(*spot(du, SLEEVE + dv), q, 4, 0.28, -81), (0.88, 0.12, 82), 0.95)
        # the sun sleeps: two lowered lids and a mouth
        for f in (-1.0, 1.0):
            pen.stroke(
                [spot(f * 32, SLEEVE + 218), spot(f * 21, SLEEVE + 226), spot(f * 9, SLEEVE + 219)], (0.36, 0.1, 40), 3
            )
        pen.stroke([spot(-10, SLEEVE + 246), spot(0, SLEEVE + 250), spot(10, SLEEVE + 245)], (0.36, 0.1, 40), 3)

    c.draw(dots, detail=0.85)


def flame(c: Canvas, x: float, y: float, s: float) -> None:
    """A match's flame that rises from (x, y)."""
    table = ramp([(0, (0.66, 0.18, 42)), (0.3, (0.84, 0.17, 66)), (0.6, (0.95, 0.13, 88)), (1, (0.995, 0.03, 95))])
    shape = c.mask(
        curve(
            [
                (x, y + 0.2 * s),
                (x - 0.27 * s, y - 0.05 * s),
                (x - 0.26 * s, y - 0.42 * s),
                (x - 0.06 * s, y - 0.86 * s),
                (x + 0.07 * s, y - 1.3 * s, CORNER),
                (x + 0.18 * s, y - 0.8 * s),
                (x + 0.3 * s, y - 0.36 * s),
                (x + 0.26 * s, y - 0.04 * s),
            ]
        ),
        soft=1.6,
    )
    at = shape.where
    d = np.hypot((c.x[at] - x - 0.02 * s) / 0.3, (c.y[at] - y + 0.24 * s) / 0.82) / s
    c.fill(shape, pick(table, np.asarray(1.05 - d * 0.95, np.float32)), detail=0.95)
    c.emit(shape, 1.0)
    c.glow(x, y - 0.4 * s, 0.8 * s, (0.95, 0.13, 76), 0.7, 1.3)
