"""The door in its frame, a little open, and the summer that is seen in the gap."""

from __future__ import annotations

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Colour, pick, ramp, smoothstep
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import curve, place, polygon

_EYE = 581.0
_AWAY = -123.0
_RIGHT = 76.0
"""How far the whole door stands to the right of its own measures."""


def on(x: float, f: float) -> tuple[float, float]:
    """Return the place on the door's plane at card x, `f` of its height above the sill."""
    near = 1120 - f * 1010
    return x + _RIGHT, _EYE + (near - _EYE) * (x - _AWAY) / (640 - _AWAY)


def _slab(c: Canvas, x0: float, x1: float, f0: float, f1: float) -> Mask:
    return c.mask(polygon([on(x0, f1), on(x1, f1), on(x1, f0), on(x0, f0)]), soft=0.6)


def _side(c: Canvas, x: float, w: float, f0: float, f1: float) -> Mask:
    (_, a), (_, b) = on(x, f1), on(x, f0)
    k = (1950 - x - w) / (1950 - x)
    return c.mask(
        polygon(place([(x, a), (x + w, _EYE + (a - _EYE) * k), (x + w, _EYE + (b - _EYE) * k), (x, b)], _RIGHT)),
        soft=0.6,
    )


def _timber(c: Canvas, m: Mask, dark: Colour, light: Colour, seed: str, *, up: bool = True, lift: float = 0.0) -> None:
    """Fill with old wood laid in broad strokes along the grain, no relief."""
    at = m.where
    u, v = (c.x[at], c.y[at]) if up else (c.y[at] + 0.6 * c.x[at], c.x[at])
    n = c.noise.at(f"grain/{seed}", u / 7, v / 170, 1.0, 4)
    w = c.noise.at(f"worn/{seed}", u / 26, v / 90, 1.0, 3)
    t = np.clip(0.5 + 1.3 * (n - 0.5) + 0.7 * (w - 0.5) + lift, 0, 1)
    c.fill(m, pick(ramp([dark, light]), np.asarray(t, np.float32)), detail=0.35)


def spill(c: Canvas) -> None:
    """The frame's hollow shadow on the snow, and the summer's light that falls out of the gap."""
    hollow = c.mask(polygon(place([(752, 1150), (690, 1160), (744, 1000), (830, 1010), (860, 1150)], _RIGHT)), soft=9)
    c.multiply(hollow, (0.66, 0.09, 254), 0.75)
    foot = c.mask(
        curve(place([(440, 1000), (590, 1086), (640, 1120), (560, 1150), (420, 1100), (300, 1100)], _RIGHT)), soft=20
    )
    c.multiply(foot, (0.6, 0.09, 256), 0.6)
    fan = c.mask(polygon(place([(596, 1080), (664, 1126), (700, 1230), (180, 1230), (420, 1150)], _RIGHT)), soft=22)
    c.glaze(fan, (0.92, 0.115, 90), 0.85)


def door(c: Canvas) -> None:
    """Paint the frame, the gap, the leaf."""
    _gap(c)
    _timber(c, _slab(c, 440, 468, -0.03, 1.04), (0.3, 0.04, 60), (0.46, 0.045, 75), "far")
    _timber(c, _slab(c, 440, 700, 0.99, 1.055), (0.26, 0.04, 50), (0.42, 0.045, 70), "lintel", up=False)
    near = _slab(c, 662, 700, -0.04, 1.05)
    _timber(c, near, (0.5, 0.07, 70), (0.74, 0.08, 84), "near")
    c.screen(near * smoothstep(700, 660, c.x - _RIGHT), (0.95, 0.1, 90), 0.5)
    c.multiply(near * smoothstep(500, 100, c.y), (0.5, 0.06, 60), 0.5)
    front = _side(c, 700, 66, -0.04, 1.05)
    _timber(c, front, (0.22, 0.035, 40), (0.4, 0.04, 62), "front")
    c.multiply(front * smoothstep(690, 770, c.x - _RIGHT), (0.45, 0.08, 262), 0.6)
    c.screen(front * smoothstep(900, 1180, c.y), (0.6, 0.05, 240), 0.25)
    _leaf(c)
    _snowcap(c)


def _gap(c: Canvas) -> None:
    """A June noon: sky, far trees, a field of wheat, the path's grass."""
    slit = _slab(c, 586, 666, -0.02, 1.0)
    y = c.y + 10 * (c.field("gap", 30, 3) - 0.5)
    table = ramp(
        [
            (0.0, (0.82, 0.075, 215)),
            (0.16, (0.9, 0.05, 190)),
            (0.32, (0.96, 0.06, 100)),
            (0.46, (0.97, 0.085, 92)),
            (0.5, (0.72, 0.1, 130)),
            (0.54, (0.9, 0.13, 98)),
            (0.7, (0.88, 0.15, 103)),
            (0.84, (0.7, 0.16, 122)),
            (1.0, (0.48, 0.13, 136)),
        ]
    )
    c.fill(slit, pick(table, np.asarray(np.clip((y - 90) / 1040, 0, 1), np.float32)), detail=0.5)
    trees = slit * np.asarray(smoothstep(0.5, 0.58, c.field("trees", 26, 3) + (y - 590) / 130) * (y < 622), np.float32)
    c.glaze(trees, (0.55, 0.1, 145), 0.8)
    c.emit(slit, 0.42)
    c.glow(632 + _RIGHT, 520, 100, (0.97, 0.1, 90), 0.62, 3.0)


def _leaf(c: Canvas) -> None:
    whole = _slab(c, 468, 592, 0.0, 1.0)
    _timber(c, whole, (0.4, 0.055, 205), (0.62, 0.06, 195), "leaf")
    worn = smoothstep(0.6, 0.72, c.noise.at("bare", c.x / 12, c.y / 80, 1.0, 4))
    c.glaze(whole * worn * smoothstep(500, 1060, c.y), (0.5, 0.05, 60), 0.7)

    def seams(pen: Pen) -> None:
        for x in (490.0, 514.0, 540.0, 566.0):
            pen.stroke([on(x, 0.0), on(x, 0.5), on(x, 1.0)], (0.22, 0.04, 220), 2.6, 0.85)
        for f in (0.87, 0.8):
            pen.stroke([on(470, f), on(590, f)], (0.3, 0.045, 210), 3, 0.8)

    c.draw(seams, detail=0.5)
    c.glaze(_slab(c, 470, 590, 0.8, 0.87), (0.55, 0.06, 195), 0.5)
    c.multiply(
        whole * smoothstep(0.3, 1.0, (c.x - 440 - _RIGHT) / 130) * smoothstep(300, 520, c.y), (0.42, 0.07, 250), 0.55
    )
    edge = c.mask(polygon([on(590, 1.0), on(600, 1.0), on(600, 0.0), on(590, 0.0)]))
    c.fill(edge, (0.9, 0.09, 95), detail=0.5)


def _snowcap(c: Canvas) -> None:
    a, b = on(434, 1.055), on(702, 1.055)
    top = [(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) for t in (0, 0.2, 0.4, 0.62, 0.8, 1.0)]
    lift = (12, 26, 22, 34, 28, 36)
    over = [(x, y - h) for (x, y), h in zip(top, lift, strict=True)]
    end = place([(770, 66), (764, 42), (730, 26)], _RIGHT)
    under = [(x, y + 6 + 4 * (k % 2)) for k, (x, y) in enumerate(reversed(top))]
    cap = c.mask(curve([*over, *reversed(end), *under], pull=0.3), wobble=1.5)
    c.shadow(cap, 3, 8, 4, 0.35, (0.4, 0.08, 258))
    c.form(cap, (0.93, 0.02, 240), thickness=26, rim=0.0, mottle=0.03, detail=0.35, gain=0.8)
    c.multiply(cap * smoothstep(-6, 14, c.y - (on(0, 1.055)[1] + (c.x - _RIGHT) * (b[1] - a[1]) / (b[0] - a[0]) - 6)),
               (0.72, 0.07, 250), 0.7)  # fmt: skip
    foot = c.mask(
        curve(
            place([(640, 1150), (690, 1128), (740, 1124), (800, 1134), (840, 1170), (820, 1230), (650, 1230)], _RIGHT)
        ),
        soft=2,
    )
    c.fill(foot, pick(ramp([(0.96, 0.015, 90), (0.8, 0.05, 248)]),
           np.asarray(smoothstep(1126, 1200, c.y + 0.2 * (c.x - 740)), np.float32)), detail=0.3)  # fmt: skip
