"""The shadow that wants to get away: lifted off the ground by its feet, its hands in the sand."""

from __future__ import annotations

import math

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Colour, smoothstep
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Path, curve, limb, oval, place

DARK: Colour = (0.4, 0.1, 312)
_NEAR = (590.0, 1146.0)
_FAR = (744.0, 992.0)


def _hand(x: float, y: float, turn: float, s: float, flat: float) -> list[Path]:
    """Return a hand that claws: five hooked fingers, spread, in ground perspective."""
    out = []
    for k, a in enumerate((-58, -24, -4, 18, 44)):
        long = (26, 42, 46, 42, 34)[k] * s
        q = math.radians(turn + a)
        bx, by = math.cos(q) * 13 * s, math.sin(q) * 13 * s * flat
        mx, my = math.cos(q) * long * 0.7, math.sin(q) * long * 0.7 * flat - 6 * s
        ex, ey = math.cos(q) * long, math.sin(q) * long * flat + 2 * s
        out.append(limb([(x + bx, y + by, 7 * s), (x + mx, y + my, 6 * s), (x + ex, y + ey, 3.4 * s)], 14))
    out.append(oval(x, y, 19 * s, 17 * s * (0.4 + 0.6 * flat), turn))
    return out


def _figure() -> list[Path]:
    legs = [
        limb([(428, 569, 9), (448, 590, 15), (458, 630, 15), (514, 734, 20), (572, 844, 25), (616, 930, 30)]),
        limb([(405, 606, 9), (426, 624, 15), (438, 656, 15), (468, 776, 21), (512, 900, 27), (562, 972, 32)]),
        curve([(434, 604), (418, 566), (424, 534), (441, 528), (454, 556), (466, 602)]),
        curve([(416, 638), (392, 608), (384, 572), (402, 564), (422, 588), (446, 634)]),
    ]
    skirt = curve(
        [
            (488, 962, CORNER),
            (520, 934),
            (560, 898),
            (606, 876),
            (650, 858, CORNER),
            (652, 920),
            (664, 968),
            (686, 1010),
            (650, 1048),
            (600, 1026),
            (548, 996),
        ]
    )
    trunk = limb([(646, 1006, 36), (672, 1034, 36), (694, 1052, 40), (706, 1058, 32)])
    arms = [
        limb([(700, 1040, 24), (728, 1024, 18), (730, 1006, 15), (_FAR[0], _FAR[1], 14)]),
        limb([(676, 1080, 25), (636, 1094, 20), (596, 1108, 18), (_NEAR[0] - 6, _NEAR[1], 15)]),
    ]
    x, y, s, turn = 732.0, 1084.0, 124.0, 8.0
    profile = [(-0.02, -0.5), (0.26, -0.43), (0.38, -0.24), (0.4, -0.1), (0.38, -0.02), (0.47, 0.08), (0.42, 0.13)]
    mouth = [(0.44, 0.18), (0.36, 0.22, CORNER), (0.4, 0.33), (0.37, 0.42), (0.22, 0.44), (0.0, 0.36)]
    back = [(-0.2, 0.36), (-0.42, 0.1), (-0.4, -0.24), (-0.22, -0.44)]
    skull = curve(place([*profile, *mouth, *back], x, y, s, turn))
    braid = [
        oval(px, py, q, q * 0.84, a)
        for px, py, q, a in (
            (686, 1118, 17, 80),
            (688, 1136, 16, 70),
            (695, 1153, 15, 60),
            (706, 1168, 13, 40),
        )
    ]
    braid.append(curve([(706, 1162), (724, 1170), (748, 1186), (736, 1192, CORNER), (718, 1188), (704, 1178)]))
    return [
        *legs,
        skirt,
        trunk,
        *arms,
        skull,
        *braid,
        *_hand(*_FAR, -6, 1.0, 0.55),
        *_hand(*_NEAR, 16, 1.16, 0.62),
    ]


def shape(c: Canvas) -> Mask:
    """Return the shadow's silhouette."""
    out = None
    for path in _figure():
        part = c.mask(path)
        out = part if out is None else out | part
    assert out is not None  # noqa: S101 - a figure has parts
    return c.wobble(out, 1.2)


def runaway(c: Canvas) -> None:
    """Lay the shadow down: a glaze through which sand and sky are seen, thinner where it is in the air."""
    m = shape(c)
    at = m.where
    high = smoothstep(960, 700, c.y[at])
    # Where it lies it dents the light a little; where it hangs it has a fold and an edge, like wet cloth.
    ground = m * (1 - high)
    c.screen(ground.move(-3, -5).blur(4) - m, (0.95, 0.06, 88), 0.4)
    c.multiply(m, DARK, 0.92)
    cool = c.noise.at("depth", c.x / 90, c.y / 70, 1.0, 3)[at]
    c.glaze(m * np.asarray(0.2 + 0.5 * cool * high, np.float32), (0.52, 0.1, 300), 0.5)
    c.glaze(m * np.asarray((1 - high) * smoothstep(1200, 1000, c.y[at]) * 0.4, np.float32), (0.5, 0.11, 330), 0.4)
    c.screen(m.edge(4, -4, 2) * smoothstep(980, 860, c.y), (0.9, 0.07, 60), 0.5)
    c.multiply(m.edge(-5, 4, 4) * smoothstep(980, 860, c.y), (0.4, 0.11, 300), 0.5)
    c.layer.detail[at] = np.maximum(c.layer.detail[at], m.a * 0.45)

    def folds(pen: Pen) -> None:
        for pts in (
            [(468, 660), (516, 760), (566, 870), (600, 920)],
            [(450, 690), (486, 800), (536, 900), (570, 950)],
            [(560, 930), (600, 960), (640, 1010)],
        ):
            pen.stroke(pts, (0.62, 0.1, 310), 5, 0.4)

    c.draw(folds, clip=m, detail=0.5, soft=3)


def furrows(c: Canvas) -> None:
    """Plough the sand before its fingertips: a groove in shade, a wall that takes the sun, crumbs."""
    r = c.rng("furrows")
    lines: list[list[tuple[float, float]]] = []
    for (x, y), turn, s, flat, ex in ((_FAR, -6.0, 1.0, 0.55, 0.0), (_NEAR, 16.0, 1.16, 0.62, 10.0)):
        for k, a in enumerate((-58, -24, -4, 18, 44)):
            long = (26, 42, 46, 42, 34)[k] * s
            q = math.radians(turn + a)
            x0, y0 = x + math.cos(q) * long, y + math.sin(q) * long * flat
            y1 = y0 + (k - 2) * 5 * s + ex
            lines.append([(x0 - 6, y0), (x0 + 40, y0 + 1), (x0 + 110, (y0 + y1) / 2 + 2), (x0 + 190, y1)])
    for k, pts in enumerate(lines):
        wide = 7.0 if k < 5 else 10.0
        groove = c.mask(
            limb([(px, py, wide * (0.5 + 0.5 * min(i, 1))) for i, (px, py) in enumerate(pts)], 24), wobble=2
        )
        c.screen(groove.move(0, -wide * 0.9).blur(2), (0.97, 0.06, 88), 0.45)
        c.multiply(groove.blur(1.4), (0.56, 0.13, 38), 0.75)
        c.screen(groove.move(0, wide * 0.6).blur(1.6) & groove.move(0, wide * 1.2).blur(1), (0.97, 0.08, 86), 0.7)

    def crumbs(pen: Pen) -> None:
        for pts in lines:
            for _ in range(26):
                t = float(r.random())
                x = pts[0][0] + (pts[-1][0] - pts[0][0]) * t
                y = pts[0][1] + (pts[-1][1] - pts[0][1]) * t + float(r.normal(0, 7))
                q = float(r.uniform(1, 3.4))
                pen.fill(oval(x + q, y + q * 0.5, q * 1.2, q * 0.5), (0.5, 0.1, 330), 0.5)
                pen.fill(oval(x, y, q, q * 0.75), (float(r.uniform(0.74, 0.92)), 0.09, 74))

    c.draw(crumbs, relief=1.2, detail=0.5)


def lizard(c: Canvas) -> None:
    """Paint a small lizard; its shadow looks the other way."""
    x, y = 74.0, 1160.0
    flat = c.mask(
        limb([(x + 40, y + 12, 3), (x + 16, y + 11, 6), (x - 14, y + 14, 6), (x - 36, y + 18, 4)], 20),
        oval(x - 40, y + 18, 10, 5, 10),
        limb([(x + 40, y + 12, 3), (x + 66, y + 20, 1)], 8),
    )
    c.multiply(flat, DARK, 0.85)

    def body(pen: Pen) -> None:
        skin = (0.58, 0.09, 130)
        pen.fill(
            limb([(x + 20, y, 8), (x, y + 1, 9), (x - 20, y + 3, 6), (x - 50, y - 4, 3), (x - 72, y + 4, 1)], 24), skin
        )
        pen.fill(limb([(x + 18, y - 1, 7), (x + 34, y - 6, 8), (x + 46, y - 6, 3.4)], 16), skin)
        for px, f in ((x + 14, 1), (x - 12, -1)):
            pen.stroke([(px, y + 4), (px + 8 * f, y + 9), (px + 5 * f, y + 14)], (0.5, 0.08, 125), 4)
        pen.dot(x + 37, y - 9, 1.8, (0.2, 0.03, 60))
        for k in range(7):
            pen.stroke([(x + 20 - 8 * k, y - 5), (x + 17 - 8 * k, y + 4)], (0.44, 0.08, 130), 1.6, 0.6)

    c.draw(body, relief=4, detail=0.8)
