"""Parts of Off Duty: the linen under the bowl, a spoon, a torn slice of bread."""

from __future__ import annotations

import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import pick, ramp, smoothstep
from moonhare.painting.materials import cloth, metal
from moonhare.painting.shapes import CORNER, curve, limb, polygon
from moonhare.painting.stamps import strew


def table(c: Canvas) -> None:
    """Dark linen with a woven stripe, a red napkin, noon from the left."""
    x = c.x + 8 * (c.field("pull", 200, 2) - 0.5)
    y = c.y + 8 * (c.field("pull-y", 200, 2) - 0.5)
    weave = 0.5 * np.sin(x * 1.15) + 0.5 * np.sin(y * 1.15)
    stripe = smoothstep(0.86, 0.9, np.abs(np.mod((x * 0.86 + y * 0.5) / 118, 1) - 0.5) * 2)
    folds = c.field("folds", 260, 3, (1, 1)) - 0.5
    t = 0.42 + 0.05 * weave + 0.35 * folds - 0.18 * smoothstep(100, 1300, c.x + c.y)
    base = pick(c.tones((0.3, 0.05, 272), 0.7), np.asarray(t, np.float32))
    red = pick(c.tones((0.46, 0.14, 22), 0.7), np.asarray(t, np.float32))
    a = (stripe * 0.8)[..., None]
    c.fill(c.full(), base * (1 - a) + red * a, detail=0.2)
    napkin = c.mask(polygon([(566, -30), (830, -30), (830, 300), (700, 372), (520, 60)]), wobble=4, cell=60)
    c.shadow(napkin, 8, 14, 12, 0.6)
    cloth(c, napkin, (0.88, 0.03, 75), angle=62, fold=60, depth=5, thickness=10, seed="napkin", detail=0.4)
    at = napkin.where
    u, v = (c.x[at] * 0.86 - c.y[at] * 0.5) / 46, (c.x[at] * 0.5 + c.y[at] * 0.86) / 46
    check = (smoothstep(0.46, 0.5, np.mod(u, 1)) * smoothstep(1.0, 0.96, np.mod(u, 1))) * 0.5 + 0.5 * (
        smoothstep(0.46, 0.5, np.mod(v, 1)) * smoothstep(1.0, 0.96, np.mod(v, 1))
    )
    c.multiply(napkin * check.astype(np.float32), (0.55, 0.17, 25), 0.75)


def spoon(c: Canvas) -> None:
    """A polished spoon, large beside the bowl, red soup mirrored in its hollow."""
    bowl = c.mask(curve([(566, 150), (600, 116), (646, 120), (676, 160), (668, 214), (624, 226), (582, 200)]))
    stem = c.mask(limb([(654, 200, 20), (682, 236, 9), (716, 290, 9), (770, 376, 13), (840, 486, 20)], 40))
    both = bowl | stem
    c.shadow(both, 12, 16, 8, 0.65)
    metal(c, stem, (0.66, 0.03, 262), thickness=10, polish=0.7, detail=0.7)
    body = c.relief(bowl, 30)
    metal(c, body, (0.6, 0.03, 264), polish=0.7, detail=0.75)
    hollow = bowl.grow(-9)
    at = hollow.where
    g = (c.x[at] - 620) * 0.7 + (c.y[at] - 172) * 0.7
    c.fill(
        hollow,
        pick(ramp([(0.28, 0.05, 275), (0.5, 0.06, 270), (0.72, 0.12, 30), (0.95, 0.03, 80)]), smoothstep(-62, 62, g)),
        0.85,
        detail=0.75,
    )
    c.screen(c.mask(curve([(640, 196), (656, 176), (660, 152), (664, 186), (648, 208)]), soft=2), (0.99, 0.02, 85), 0.9)


def bread(c: Canvas) -> None:
    """A torn slice, cut by the edge, and its crumbs."""
    slice_ = c.mask(
        curve([(700, 1216, CORNER), (664, 1150), (690, 1098), (752, 1086), (830, 1096, CORNER), (830, 1216, CORNER)]),
        wobble=5,
    )
    c.shadow(slice_, 8, 12, 9, 0.6)
    c.form(slice_, (0.5, 0.11, 52), thickness=16, detail=0.55)
    crumb = c.mask(
        curve([(716, 1216, CORNER), (684, 1154), (704, 1114), (756, 1102), (830, 1112, CORNER), (830, 1216, CORNER)]),
        wobble=4,
    )
    c.form(crumb, (0.86, 0.06, 78), thickness=10, bump=(c.field("crumb", 9, 3) - 0.5) * 7, detail=0.6)
    r = c.rng("crumbs")
    n = 46
    x, y = r.normal(60, 90, n), r.normal(1150, 40, n)
    strew(
        c,
        "pebble",
        np.abs(x),
        y,
        r.uniform(3, 9, n),
        r.random(n) * 6,
        np.tile(np.array([[0.82, 0.66, 0.42]]), (n, 1)),
        seed="crumbs",
        detail=0.6,
    )
