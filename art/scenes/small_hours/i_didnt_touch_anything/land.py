"""A clear morning over a bare hill; what lies in its grass."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import pick, ramp, smoothstep
from art.painting.pen import Pen
from art.painting.shapes import Points, curve, limb, oval

from .brush import CREAM, LEAF, MOSS, RED

_CREST: Final[Points] = ((-30, 1066), (160, 1052), (400, 1044), (620, 1052), (830, 1078), (830, 1230), (-30, 1230))
_EGG: Final[Points] = ((0, -34), (17, -20), (25, 4), (18, 26), (0, 33), (-18, 26), (-25, 4), (-17, -20))


def sky(c: Canvas) -> None:
    """Sage above, cream along the hill, one long veil."""
    c.wash(
        [
            (0.0, (0.835, 0.056, 168)),
            (0.3, (0.875, 0.052, 152)),
            (0.6, (0.915, 0.052, 125)),
            (0.86, (0.95, 0.048, 98)),
            (1.0, (0.95, 0.048, 98)),
        ],
        24,
        turn=-6,
    )
    veil = c.noise.at("veil", (c.x - 0.5 * c.y) / 480, (c.y + 0.12 * c.x) / 96, 1.0, 3)
    c.glaze(smoothstep(0.54, 0.86, veil) * smoothstep(900, 300, c.y), (0.93, 0.045, 120), 0.4)


def hill(c: Canvas) -> None:
    """One pale green rise, a little deeper towards us; the fox's shade lies on it to the right."""
    m = c.mask(curve(_CREST), wobble=2, cell=20)
    t = np.clip((c.y - 1044) / 150 + 0.5 * (c.field("turf", 90, 3, (3, 0.6)) - 0.5), 0, 1)
    tones = ramp([(0, (0.84, 0.08, 118)), (0.4, MOSS), (1, (0.68, 0.09, 130))])
    c.fill(m, pick(tones, np.asarray(t, np.float32)), detail=0.1)
    r = c.rng("turf")

    def work(pen: Pen) -> None:
        for _ in range(46):
            x, y = float(r.uniform(-10, 810)), float(r.uniform(1080, 1196))
            w = float(r.uniform(16, 44))
            tone = (0.66, 0.095, 128) if r.random() < 0.6 else (0.88, 0.07, 112)
            pen.fill(limb([(x - w, y, 0.3), (x, y - 2, 2.2), (x + w, y, 0.3)], 14), tone, 0.55)

    c.draw(work, clip=m, detail=0.4, soft=0.5)
    shade = c.mask(limb([(330, 1124, 14), (520, 1130, 26), (720, 1122, 22), (800, 1112, 10)], 30), soft=10)
    c.multiply(shade & m, (0.5, 0.08, 165), 0.6)


def egg(c: Canvas) -> None:
    """The egg: fox red, its tip white."""
    x, y = 214, 1108
    m = c.mask(curve([(x + p[0] + 0.3 * p[1], y + p[1] * 0.92) for p in _EGG]), wobble=0.5)
    c.multiply(c.mask(oval(x + 12, y + 28, 34, 8), soft=5), (0.45, 0.08, 160), 0.6)
    c.fill(m, RED, detail=0.7, mottle=0.03)
    tip = c.mask(
        limb([(x - 34, y - 12, 16), (x - 8, y - 30, 16), (x + 16, y - 26, 16)], 16), soft=0.8, wobble=3, cell=7
    )
    c.fill(tip & m, CREAM, detail=0.7)
    c.multiply(m.edge(7, 9, 6), (0.6, 0.13, 30), 0.5)


def grass(c: Canvas) -> None:
    """A few tufts before the paws and the egg."""
    r = c.rng("grass")

    def work(pen: Pen) -> None:
        for x0, y0, n, tall in (
            (204, 1146, 11, 44),
            (342, 1148, 6, 28),
            (616, 1150, 10, 42),
            (664, 1140, 6, 28),
            (42, 1116, 5, 26),
            (744, 1206, 13, 62),
            (96, 1208, 10, 50),
        ):
            for k in range(n):
                x, h = x0 + (k - n / 2) * 8 + float(r.normal(0, 3)), tall * float(r.uniform(0.5, 1.15))
                lean = (k - n / 2) * 2.4 + float(r.normal(0, 5))
                spine = [(x, y0, 3.4), (x + lean * 0.3, y0 - h * 0.55, 2.6), (x + lean, y0 - h, 0.4)]
                tone = (0.62, 0.1, 132) if r.random() < 0.55 else LEAF
                pen.fill(limb(spine, 14), tone)

    c.draw(work, detail=0.5, soft=0.4)
