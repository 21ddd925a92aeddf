"""The llama that has lain down beside the loom and sleeps, the new cloth over its back."""

from __future__ import annotations

import math

import numpy as np

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import Colour, smoothstep
from art.painting.mask import blur
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, limb

from .cloth import weave

_WOOL: Colour = (0.87, 0.04, 82)
_DUSK: Colour = (0.42, 0.09, 310)


def _ear(c: Canvas, x: float, y: float, lean: float, bias: float) -> None:
    """A banana-shaped ear from its root at (x, y), its tip bent inwards."""
    out = [(x - 9, y, CORNER), (x - 13, y - 24), (x - 6 + lean, y - 48), (x + 4 + lean * 1.5, y - 62, CORNER)]
    back = [(x + 9 + lean, y - 40), (x + 11, y - 18), (x + 8, y + 3, CORNER)]
    m = c.mask(curve([*out, *back]))
    c.form(m, _WOOL, thickness=9, rim=0.08, bias=bias, detail=0.8)
    inner = c.mask(limb([(x - 3, y - 6, 2.6), (x - 4, y - 26, 4), (x + 0.8 * lean, y - 46, 1.6)])) & m
    c.glaze(inner, (0.62, 0.08, 30), 0.6)


def llama(c: Canvas) -> None:
    """Paint neck and head, then the cloth that is laid round its shoulders."""
    _ear(c, 690, 772, 4, -0.2)
    neck = Clay(c, (560, 700, 800, 1040), melt=12)
    neck.limb([(716, 1000, 66), (712, 950, 56), (704, 900, 46), (696, 856, 39), (688, 816, 34), (680, 788, 28)])
    neck.ball(668, 783, 34, 29, turn=-8)
    neck.limb([(656, 786, 21), (634, 792, 15.5), (616, 797, 12.5), (608, 800, 10)])
    body = neck.relief(1.4)
    at = body.mask.where
    tufts = blur(c.noise.at("tufts", c.x[at] / 10, c.y[at] / 24, 1.0, 2) - 0.5, 2.0 * c.scale)
    shaggy = smoothstep(640, 680, (c.x + 0.2 * (c.y - 790))[body.mask.where])
    c.form(body, _WOOL, bump=np.asarray(tufts * 9 * shaggy, np.float32), rim=0.08, mottle=0.08, detail=0.75)
    r = c.rng("locks")

    def locks(pen: Pen) -> None:
        for _ in range(230):
            y = float(r.uniform(770, 960))
            x = float(r.uniform(646, 760))
            q = float(r.uniform(9, 20))
            tone = (float(r.uniform(0.72, 0.93)), 0.045, float(r.uniform(70, 90)))
            bow = float(r.normal(0, 4))
            pen.stroke(
                [(x, y), (x + bow, y + q * 0.6), (x + bow * 0.3 - 2, y + q)], tone, float(r.uniform(1.6, 3.2)), 0.4
            )
        for k in range(34):
            # Ruffled edges: the wool stands out a little at nape and throat.
            t = k / 33
            x, y = 712 + 44 * t**1.2, 790 + 150 * t
            pen.stroke(
                [(x - 8, y - 4), (x + 2, y + 3), (x + 1 + float(r.uniform(0, 5)), y + 11)], (0.6, 0.06, 330), 2.4, 0.6
            )

    c.draw(locks, clip=body.mask.grow(4), soft=0.5, detail=0.72)
    c.multiply(body.mask * smoothstep(680, 736, c.x) * smoothstep(770, 830, c.y), _DUSK, 0.6)
    c.multiply(body.mask.edge(-3, -9, 9) * smoothstep(690, 650, c.x), (0.55, 0.08, 20), 0.45)
    _ear(c, 668, 768, -3, 0.02)
    _face(c)
    _wrap(c)


def _face(c: Canvas) -> None:
    def marks(pen: Pen) -> None:
        dark = (0.25, 0.05, 30)
        pen.fill(curve([(602, 796), (606, 789), (616, 788), (614, 796), (606, 802)]), (0.42, 0.06, 20), 0.7)
        pen.stroke([(605, 794), (609, 791), (612, 793)], dark, 1.8, 0.9)
        pen.stroke([(603, 804), (613, 807), (625, 806), (632, 803)], dark, 2.0, 0.8)
        pen.stroke([(604, 803), (603, 809), (609, 811), (618, 810)], (0.5, 0.06, 25), 1.8, 0.6)
        # The lid is down; its lashes are long.
        pen.stroke([(640, 779), (646, 786), (654, 787), (661, 781)], dark, 3.0, 0.95)
        for k in range(5):
            t = k / 4
            x, y = 640 + 15 * t, 781 + 8 * math.sin(2.4 * t)
            pen.stroke([(x, y), (x - 4, y + 5), (x - 8 + 2 * t, y + 8)], dark, 1.3, 0.85)
        pen.stroke([(640, 772), (648, 768), (658, 771)], (0.6, 0.06, 50), 1.8, 0.5)
        r = c.rng("forelock")
        for _ in range(46):
            x = float(r.uniform(654, 696))
            y = 762 + 0.004 * (x - 674) ** 2
            dx = float(r.normal(-10, 5))
            tone = (float(r.uniform(0.76, 0.92)), 0.045, 80)
            pen.stroke([(x, y), (x + dx * 0.5, y - 3), (x + dx, y + float(r.uniform(6, 17)))], tone, 1.8, 0.85)
        # Wool tassels in the ear, as its owner has marked it.
        for k in range(14):
            x = 674 + float(r.normal(0, 2.4))
            tone = ((0.56, 0.19, 18), (0.8, 0.14, 85), (0.56, 0.17, 350))[k % 3]
            pen.stroke([(672, 742), (x + 4, 754), (x + 5 + float(r.normal(0, 3)), 770)], tone, 2.2, 0.95)

    c.draw(marks, relief=1, detail=0.9)


def _wrap(c: Canvas) -> None:
    """A fold of the cloth round the neck's root, thrown over the shoulder."""
    fold = Clay(c, (590, 880, 800, 1130), melt=14)
    fold.limb([(640, 968, 16), (672, 974, 26), (712, 952, 28), (742, 912, 22), (756, 894, 14)], flat=0.75)
    fold.limb([(640, 968, 16), (650, 1010, 34), (640, 1058, 38), (622, 1104, 30)], flat=0.7)
    fold.limb([(690, 980, 30), (690, 1040, 44), (676, 1096, 36)], flat=0.7)
    fold.limb([(726, 950, 30), (748, 1000, 44), (752, 1060, 40), (740, 1100, 30)], flat=0.7)
    body = fold.relief(2.4)
    at = body.mask.where
    c.multiply(body.mask.move(-2, -12).blur(9), (0.4, 0.08, 305), 0.5)
    c.multiply(body.mask.move(8, 6).blur(10), (0.4, 0.08, 305), 0.55)
    crease = np.sin(fold.across / 6.5 + 0.5 * np.sin(fold.along / 26)) * 2.6
    lit = body.bumped(blur(crease.astype(np.float32), 1.0 * c.scale))
    light = 0.42 * (lit.nx * -0.7 + lit.ny * -0.5) + 0.0
    u = (c.x[at] + 0.25 * c.y[at] + 20 * lit.nx) / 50
    v = (c.y[at] - 0.3 * c.x[at] + 16 * lit.ny) / 42
    weave(c, body.mask, u, v, light.astype(np.float32))
