"""The door in its frame, a little open, and the summer that is seen in the gap."""

from __future__ import annotations

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import pick, ramp, smoothstep
from art.painting.mask import Mask
from art.painting.materials import wood
from art.painting.pen import Pen
from art.painting.shapes import curve, oval, polygon

_EYE = 581.0
_AWAY = -123.0


def on(x: float, f: float) -> tuple[float, float]:
    """Return the place on the door's plane at card x, `f` of its height above the sill."""
    near = 1120 - f * 1010
    return x, _EYE + (near - _EYE) * (x - _AWAY) / (640 - _AWAY)


def _slab(c: Canvas, x0: float, x1: float, f0: float, f1: float) -> Mask:
    return c.mask(polygon([on(x0, f1), on(x1, f1), on(x1, f0), on(x0, f0)]))


def _side(c: Canvas, x: float, w: float, f0: float, f1: float) -> Mask:
    (_, a), (_, b) = on(x, f1), on(x, f0)
    k = (1950 - x - w) / (1950 - x)
    return c.mask(polygon([(x, a), (x + w, _EYE + (a - _EYE) * k), (x + w, _EYE + (b - _EYE) * k), (x, b)]))


_OAK = (0.56, 0.05, 70)


def door(c: Canvas) -> None:
    """Paint the frame, the gap, the leaf."""
    _fallen_shadow(c)
    _gap(c)
    # Frame: far post, near post, lintel; then what of them faces us.
    far = _slab(c, 438, 466, -0.03, 1.04)
    wood(c, far, (0.6, 0.05, 75), angle=90, grain=4, thickness=6, seed="far", detail=0.4)
    lintel = _slab(c, 438, 676, 0.995, 1.05)
    wood(c, lintel, (0.62, 0.05, 75), angle=-31, grain=4, thickness=6, seed="lintel", detail=0.4)
    near = _slab(c, 640, 676, -0.05, 1.05)
    wood(c, near, (0.64, 0.055, 75), angle=90, grain=4, thickness=6, seed="near", detail=0.4)
    front = _side(c, 676, 58, -0.05, 1.05)
    wood(c, front, _OAK, angle=90, grain=5, thickness=8, seed="front", bias=-0.1, detail=0.4)
    c.multiply(front * smoothstep(676, 740, c.x), (0.6, 0.08, 262), 0.45)
    c.multiply(front, (0.72, 0.06, 260), 0.4)

    def marks(pen: Pen) -> None:
        for y, n in ((300, 16), (520, 12), (860, 20)):
            pen.stroke([(704, y), (706, y + 3 * n), (702, y + 5 * n)], (0.3, 0.04, 50), 2.2, 0.7)
        for y in (226, 980):
            pen.dot(704, y, 4, (0.3, 0.03, 260))

    c.draw(marks, detail=0.4)
    _leaf(c)
    _snowcap(c)


def _fallen_shadow(c: Canvas) -> None:
    """The frame's own shadow on the snow: a hollow oblong, for there is nothing behind it."""
    outer = polygon([(690, 1120), (452, 1000), (560, 886), (1010, 960), (900, 1140)])
    m = c.mask(outer, soft=3)
    c.multiply(m, (0.66, 0.09, 254), 0.75)


def _gap(c: Canvas) -> None:
    slit = c.mask(polygon([on(590, 1.0), on(644, 1.0), on(644, -0.02), on(590, -0.02)]))
    at = slit.where
    y = c.y[at]
    t = np.asarray((y - 100) / 1020, np.float32)
    table = ramp(
        [
            (0.74, 0.1, 235),
            (0.84, 0.07, 215),
            (0.95, 0.07, 95),
            (0.86, 0.15, 112),
            (0.76, 0.17, 122),
            (0.62, 0.16, 132),
        ]
    )
    c.fill(slit, pick(table, t), detail=0.6)
    c.emit(slit, 0.25)


def _leaf(c: Canvas) -> None:
    r = c.rng("boards")
    whole = _slab(c, 466, 606, 0.0, 1.0)
    edges = [466.0, 490.0, 516.0, 544.0, 574.0, 606.0]
    for k in range(5):
        board = _slab(c, edges[k], edges[k + 1] - 1.2, 0.0, 1.0)
        tone = (0.72 + float(r.uniform(-0.03, 0.03)), 0.075, 192 + float(r.uniform(-6, 6)))
        wood(c, board, tone, angle=90, grain=7, thickness=7, seed=f"board{k}", gloss=0.05, bias=0.06, detail=0.42)
    at = whole.where
    worn = smoothstep(0.6, 0.72, c.noise.at("worn", c.x[at] / 14, c.y[at] / 70, 1.0, 4))
    low = smoothstep(800, 1080, c.y[at]) * 0.25
    c.glaze(whole * np.clip(worn * (0.5 + low) + low * worn, 0, 1), (0.68, 0.045, 70), 0.85)
    for f0, f1, s in ((0.13, 0.19, "low"), (0.8, 0.86, "high")):
        ledge = _slab(c, 470, 603, f0, f1)
        c.shadow(ledge, 4, 7, 4, 0.4)
        wood(c, ledge, (0.64, 0.075, 192), angle=-10, grain=4, thickness=6, seed=f"ledge{s}", detail=0.45)
    edge = c.mask(polygon([on(605, 1.0), on(614, 1.0), on(614, 0.0), on(605, 0.0)]))
    wood(c, edge, (0.8, 0.08, 100), angle=90, grain=4, thickness=4, seed="edge", detail=0.5)

    def iron(pen: Pen) -> None:
        pen.fill(polygon([on(580, 0.5), on(600, 0.5), on(600, 0.4), on(580, 0.4)]), (0.34, 0.03, 265))
        pen.fill(oval(590, 600, 7, 9), (0.5, 0.04, 265))
        pen.stroke([(590, 600), (578, 604), (570, 620)], (0.4, 0.03, 265), 6)
        pen.fill(oval(590, 652, 3.4, 4), (0.9, 0.13, 110))
        pen.fill(polygon([(588, 654), (592, 654), (594, 668), (586, 668)]), (0.9, 0.13, 110))

    c.draw(iron, relief=3, detail=0.8)


def _snowcap(c: Canvas) -> None:
    a, b = on(436, 1.05), on(678, 1.05)
    top = [(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) for t in (0, 0.2, 0.4, 0.62, 0.8, 1.0)]
    lift = (10, 24, 20, 31, 26, 34)
    over = [(x, y - h) for (x, y), h in zip(top, lift, strict=True)]
    end = [(738, 84), (730, 62), (704, 44)]
    under = [(x, y + 6 + 3 * (k % 2)) for k, (x, y) in enumerate(reversed(top))]
    cap = c.mask(curve([*over, *reversed(end), *under], pull=0.3), wobble=1.5)
    c.shadow(cap, 3, 8, 4, 0.35, (0.5, 0.09, 258))
    c.form(cap, (0.95, 0.015, 90), thickness=22, rim=0.2, mottle=0.03, detail=0.4)
    foot = c.mask(
        curve([(628, 1128), (664, 1104), (712, 1098), (770, 1112), (812, 1150), (780, 1190), (690, 1194)]), wobble=3
    )
    c.form(foot, (0.94, 0.02, 235), thickness=26, rim=0.1, mottle=0.03, detail=0.3, gain=0.7)
