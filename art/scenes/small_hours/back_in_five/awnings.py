"""The awnings that still hang, sun coming through their stripes; the one that has let go at one end."""

from __future__ import annotations

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Array, rgb, smoothstep
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb

from .view import VANISH

CORAL = (0.72, 0.155, 28)
CREAM = (0.96, 0.035, 80)
SHADE = (0.62, 0.13, 10)


def striped(c: Canvas, m: Mask, n: float, sag: Array | float, dim: Array | float = 0.0) -> None:
    """Fill with stripes that run away from us, lit through: bright where thin, deep in the folds."""
    at = m.where
    way = (c.x[at] - VANISH[0]) / np.maximum(VANISH[1] - c.y[at] + np.asarray(sag, np.float32), 40)
    stripe = smoothstep(-0.07, 0.07, np.sin(way * n))
    fold = c.noise.at("fold", way * 5.5, c.y[at] / 170, 1.0, 3) - 0.5
    weave = c.noise.at("weave", c.x[at] / 2.2, c.y[at] / 2.2, 1.0, 2) - 0.5
    colours = rgb(CORAL) + (rgb(CREAM) - rgb(CORAL)) * stripe[..., None]
    light = 1.06 + 0.3 * fold + 0.08 * weave - np.asarray(dim, np.float32)
    cool = np.clip(-fold * 1.0 - 0.06 + np.asarray(dim, np.float32), 0, 1)[..., None] * 0.5
    colours = colours * light[..., None]
    colours = colours + (colours * rgb(SHADE) * 1.3 - colours) * cool
    c.fill(m, np.clip(colours, 0, 1).astype(np.float32), detail=0.7)


def _hung(c: Canvas, top: Points, hem: Points, n: float, sag: float) -> Mask:
    """One awning from its far edge `top` to its near hem, with a scalloped edge."""
    m = c.mask(curve([*top, *hem]))
    at = m.where
    low = np.asarray(smoothstep(0, 1, c.field("billow", 260, 2)[at]), np.float32)
    c.shadow(m, -6, 14, 12, 0.3)
    striped(c, m, n, sag, 0.05 * low)
    c.multiply(m.edge(0, 9, 4), SHADE, 0.4)
    c.screen(m.edge(0, -8, 4), (0.98, 0.05, 85), 0.6)
    band = m.edge(0, 7, 0.6)
    c.fill(band, (0.58, 0.16, 25), 0.9, detail=0.75)
    c.fill(m.edge(0, 9.5, 0.4) - m.edge(0, 8, 0.4), (0.9, 0.09, 82), 0.85, detail=0.75)
    return m


def awnings(c: Canvas) -> None:
    """Two, nearest us: one tied at four corners, one whose right rope has slipped."""
    second = _hung(
        c,
        [(-10, 88, CORNER), (120, 112), (300, 130), (470, 124), (640, 96), (760, 60, CORNER)],
        [
            (818, 92, CORNER),
            (776, 132),
            (724, 116),
            (664, 156),
            (600, 146),
            (540, 178),
            (470, 166),
            (400, 194),
            (330, 172),
            (262, 186),
            (196, 160),
            (130, 168),
            (70, 138),
            (-10, 142, CORNER),
        ],
        11,
        60,
    )
    c.multiply(second & c.mask(limb([(0, 96, 20), (300, 138, 20), (760, 76, 20)], 40), soft=16), SHADE, 0.25)

    def ropes(pen: Pen) -> None:
        pen.stroke([(762, 62), (790, 52), (830, 30)], (0.62, 0.06, 70), 3.4)
        pen.stroke([(816, 94), (800, 140), (806, 190), (788, 226)], (0.62, 0.06, 70), 3.4)

    c.draw(ropes, relief=1.6, detail=0.8)
    first = _hung(
        c,
        [(-20, -30, CORNER), (400, -20), (820, -30, CORNER)],
        [
            (820, 14, CORNER),
            (770, 50),
            (700, 44),
            (640, 84),
            (560, 72),
            (490, 104),
            (410, 86),
            (330, 108),
            (256, 80),
            (180, 90),
            (110, 50),
            (40, 56),
            (-20, 16, CORNER),
        ],
        8.5,
        120,
    )
    c.screen(first & c.mask(limb([(60, -10, 40), (400, 30, 60), (760, -10, 40)], 30), soft=30), (0.98, 0.06, 85), 0.4)


def last_hold(c: Canvas) -> None:
    """The third: at the left still cloth and tied, to the right already wing (the bird is laid first)."""
    near = [(96, 246, CORNER), (150, 254), (220, 274), (290, 316), (336, 352, CORNER)]
    hem = [(318, 380), (296, 374, CORNER), (276, 396), (254, 378, CORNER), (232, 396), (210, 366, CORNER), (186, 382)]
    cloth = c.mask(curve([*near, *hem, (164, 344, CORNER), (138, 356), (118, 316, CORNER), (84, 306, CORNER)]))
    at = cloth.where
    fade = np.asarray(smoothstep(318, 236, c.x + 0.25 * (c.y - 340) + 60 * (c.field("turn", 18, 3) - 0.5)), np.float32)
    body = cloth * fade
    c.shadow(body, -5, 10, 9, 0.25)
    striped(c, body, 24, 20, np.asarray(0.1 * smoothstep(300, 370, c.y[at]), np.float32))
    c.multiply(body.edge(0, 7, 3), SHADE, 0.4)

    def ropes(pen: Pen) -> None:
        pen.stroke([(97, 247), (60, 226), (18, 214)], (0.62, 0.06, 70), 3)
        pen.stroke([(86, 305), (50, 306), (10, 300)], (0.62, 0.06, 70), 3)

    c.draw(ropes, relief=1.6, detail=0.8)
