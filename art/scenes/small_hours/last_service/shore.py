"""Parts of Last Service: a pale morning by flat water, where a tram line ends in the sand."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import pick, ramp, smoothstep
from art.painting.pen import Pen
from art.painting.shapes import box, oval, polygon

SEA: Final = 952.0
SAND: Final = 1030.0


def sky(c: Canvas) -> None:
    """A sky that goes from sea green to a warm white over the water."""
    c.wash(
        [
            (0, (0.82, 0.058, 190)),
            (0.3, (0.89, 0.04, 165)),
            (0.5, (0.945, 0.045, 95)),
            (0.78, (0.95, 0.065, 76)),
            (1, (0.95, 0.045, 80)),
        ],
        34,
        turn=-9,
    )
    veil = c.noise.at("veil", (c.x + 0.7 * c.y) / 420, (c.y - 0.2 * c.x) / 100, 1.0, 3)
    c.glaze(smoothstep(0.5, 0.86, veil) * smoothstep(900, 300, c.y), (0.965, 0.02, 120), 0.4)


def land(c: Canvas) -> None:
    """A strip of still water, then the sand."""
    m = c.full(smoothstep(-1.5, 1.5, c.y - SEA))
    t = np.clip((c.y - SEA) / 80 + 0.3 * (c.field("sea", 50, 3, (6, 1)) - 0.5), 0, 1)
    table = ramp([(0, (0.8, 0.05, 190)), (0.5, (0.86, 0.045, 178)), (1, (0.93, 0.03, 130))])
    c.fill(m, pick(table, np.asarray(t, np.float32)), detail=0.1)
    x = c.x[:1]
    edge = SAND + 26 * (c.noise.at("shore", x / 260, 0 * x, 1.0, 3) - 0.5) - 0.02 * x
    m = c.full(smoothstep(-2, 2, c.y - edge))
    t = np.clip((c.y - SAND) / 170 + 0.34 * (c.field("sand", 70, 3, (3, 1)) - 0.5), 0, 1)
    table = ramp([(0, (0.93, 0.04, 84)), (0.4, (0.87, 0.06, 76)), (1, (0.78, 0.075, 66))])
    c.fill(m, pick(table, np.asarray(t, np.float32)), detail=0.15)


def rail(c: Canvas) -> None:
    """The last length of rail, seen from the side, on its sleepers."""

    def sleepers(pen: Pen) -> None:
        for k, x in enumerate((-30, 96, 226, 352, 482, 604, 730)):
            y = 1177 + (3, -1, 2, 0, -2, 2, 1)[k]
            pen.fill(box(x, y, 84, 26, 4, (1, -1.4, 0.6, -0.7, 1.2, -1, 0.5)[k]), (0.5, 0.06, 50))
            pen.fill(box(x + 3, y + 1, 78, 7, 3), (0.64, 0.06, 60), 0.8)

    c.multiply(c.mask(box(-30, 1184, 860, 24), soft=9), (0.7, 0.07, 50), 0.5)
    c.draw(sleepers, relief=3, detail=0.5)
    m = c.mask(polygon([(-20, 1156), (820, 1150), (820, 1177), (-20, 1183)]), wobble=0.8)
    c.fill(m, (0.4, 0.05, 215), detail=0.5, mottle=0.05)
    top = c.mask(polygon([(-20, 1154), (820, 1148), (820, 1157), (-20, 1163)]))
    c.fill(top, (0.74, 0.04, 200), detail=0.5)
    c.multiply(c.mask(oval(400, 1190, 500, 26), soft=16), (0.75, 0.07, 55), 0.3)
