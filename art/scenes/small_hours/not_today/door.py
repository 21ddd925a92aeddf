"""The frame, the summer seen through it, and the leaf that has swung out of it."""

from __future__ import annotations

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Colour, pick, ramp, smoothstep
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import curve, oval, polygon

HINGE, FREE, LATCH = 400.0, 542.0, 742.0
_TOP, _FOOT = (200.0, 92.0, 160.0), (986.0, 1112.0, 1040.0)
"""Heights at the hinge, at the leaf's free edge, at the latch."""


def on(t: float, f: float) -> tuple[float, float]:
    """Return the place on the leaf's outer face: `t` from hinge to free edge, `f` from foot to top."""
    q = 0.77 * t / (1 - 0.23 * t)
    top, foot = _TOP[0] + (_TOP[1] - _TOP[0]) * q, _FOOT[0] + (_FOOT[1] - _FOOT[0]) * q
    return HINGE + (FREE - HINGE) * q, foot + (top - foot) * f


def _timber(c: Canvas, m: Mask, dark: Colour, light: Colour, seed: str, *, up: bool = True) -> None:
    """Fill with old wood laid in broad strokes along the grain, no relief."""
    at = m.where
    u, v = (c.x[at], c.y[at]) if up else (c.y[at] + 0.06 * c.x[at], c.x[at])
    n = c.noise.at(f"grain/{seed}", u / 9, v / 190, 1.0, 3)
    w = c.noise.at(f"worn/{seed}", u / 30, v / 110, 1.0, 3)
    t = np.clip(0.5 + 0.9 * (n - 0.5) + 0.8 * (w - 0.5), 0, 1)
    c.fill(m, pick(ramp([dark, light]), np.asarray(t, np.float32)), detail=0.3)


def opening(c: Canvas) -> Mask:
    """Return the doorway's silhouette."""
    return c.mask(polygon([(HINGE, _TOP[0]), (LATCH, _TOP[2]), (LATCH, _FOOT[2]), (HINGE, _FOOT[0])]))


def beyond(c: Canvas) -> None:
    """A June noon: sky, trees, wheat."""
    hole = opening(c)
    y = c.y + 10 * (c.field("beyond", 40, 3) - 0.5)
    table = ramp(
        [
            (0.0, (0.89, 0.115, 90)),
            (0.25, (0.92, 0.11, 94)),
            (0.44, (0.97, 0.085, 98)),
            (0.5, (0.97, 0.1, 95)),
            (0.515, (0.9, 0.14, 98)),
            (0.64, (0.85, 0.155, 98)),
            (0.76, (0.66, 0.15, 118)),
            (1.0, (0.4, 0.11, 138)),
        ]
    )
    c.fill(hole, pick(table, np.asarray(np.clip((y - 160) / 880, 0, 1), np.float32)), detail=0.3)
    trees = smoothstep(0.5, 0.56, c.field("trees", 30, 3) + (c.y - 580) / 90) * (c.y < 612)
    c.glaze(hole * np.asarray(trees, np.float32), (0.6, 0.1, 140), 0.85)
    c.emit(hole * smoothstep(760, 500, c.y), 0.25)
    light = c.mask(polygon([(560, 1060), (742, 1040), (830, 1120), (830, 1230), (400, 1230), (520, 1130)]), soft=26)
    c.glaze(light, (0.93, 0.09, 95), 0.75)


def frame(c: Canvas) -> None:
    """Paint hinge post, lintel, latch post and the snow on top."""
    dark, light = (0.27, 0.04, 55), (0.44, 0.045, 72)
    _timber(c, c.mask(polygon([(366, 176), (404, 172), (404, 990), (366, 994)])), dark, light, "far")
    _timber(c, c.mask(polygon([(346, 160), (820, 110), (820, 160), (346, 206)])), dark, light, "lintel", up=False)
    c.multiply(c.mask(polygon([(346, 198), (820, 152), (820, 166), (346, 212)]), soft=2), (0.4, 0.07, 265), 0.6)
    _timber(
        c,
        c.mask(polygon([(742, 158), (830, 150), (830, 1060), (742, 1046)])),
        (0.36, 0.05, 60),
        (0.58, 0.06, 76),
        "near",
    )
    c.fill(c.mask(polygon([(724, 166), (743, 160), (743, 1046), (724, 1040)])), (0.68, 0.09, 76), detail=0.3)
    c.fill(c.mask(polygon([(727, 606), (740, 604), (740, 660), (727, 660)])), (0.3, 0.04, 60), detail=0.7)
    c.fill(c.mask(polygon([(730, 622), (738, 621), (738, 644), (730, 644)])), (0.85, 0.1, 90), detail=0.7)
    cap = c.mask(curve([(334, 164), (342, 138), (400, 118), (470, 122), (560, 98), (640, 100), (730, 74), (830, 76),
                        (830, 114),
                        (700, 128), (560, 140), (440, 156)]), wobble=2)  # fmt: skip
    c.shadow(cap, 2, 8, 4, 0.4, (0.4, 0.08, 258))
    t = smoothstep(-30, 16, c.y - (164 - 0.105 * (c.x - 346)))
    c.fill(
        cap,
        pick(ramp([(0.985, 0.012, 90), (0.95, 0.02, 235), (0.78, 0.06, 247)]), np.asarray(t, np.float32)),
        detail=0.3,
    )


def leaf(c: Canvas) -> None:
    """Paint the leaf: painted boards, two panels, a brass knob, the bright edge."""
    edge = c.mask(polygon([on(1, 1), (FREE + 27, 96), (FREE + 27, 1107), on(1, 0)]))
    _timber(c, edge, (0.58, 0.075, 70), (0.72, 0.08, 78), "edge")
    face = c.mask(polygon([on(0, 1), on(1, 1), on(1, 0), on(0, 0)]))
    _timber(c, face, (0.5, 0.065, 205), (0.62, 0.06, 198), "leaf")
    for f0, f1 in ((0.07, 0.44), (0.53, 0.93)):
        outer = c.mask(polygon([on(0.16, f1), on(0.84, f1), on(0.84, f0), on(0.16, f0)]))
        inner = c.mask(polygon([on(0.24, f1 - 0.02), on(0.79, f1 - 0.02), on(0.79, f0 + 0.02), on(0.24, f0 + 0.02)]))
        c.multiply(outer - inner, (0.5, 0.06, 235), 0.6)
        c.screen(inner, (0.5, 0.05, 200), 0.18)
    c.multiply(face * smoothstep(700, 1110, c.y), (0.5, 0.07, 250), 0.6)
    c.multiply(face * smoothstep(HINGE + 60, HINGE, c.x), (0.5, 0.07, 250), 0.5)

    def knob(pen: Pen) -> None:
        x, y = on(0.92, 0.48)
        pen.fill(oval(x - 6, y, 13, 15), (0.46, 0.08, 70))
        pen.fill(oval(x - 9, y - 3, 9, 10), (0.76, 0.11, 84))

    c.draw(knob, detail=0.85)
