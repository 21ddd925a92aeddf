"""The boat of Off Duty and who sleeps in it: one arm in the soup, one leg over the side, a hat on the face."""

from __future__ import annotations

import math

import numpy as np

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import smoothstep
from art.painting.mask import Mask
from art.painting.materials import wood
from art.painting.pen import Pen
from art.painting.relief import Relief
from art.painting.shapes import CORNER, circle, curve, limb, place, polygon

BOAT = (352.0, 772.0, -31.0, 188.0)
_CREAM = (0.93, 0.03, 82)
_RED = (0.5, 0.195, 26)
_INK = (0.3, 0.07, 268)
_SKIN = (0.63, 0.105, 50)


def at(points: list[tuple[float, ...]]) -> list[tuple[float, ...]]:
    """Return places of the card for places of the boat: along to the bow, across to starboard."""
    x, y, turn, s = BOAT
    return place(points, x, y, s, turn)


def _outline(grow: float) -> list[tuple[float, ...]]:
    g = grow
    return at(
        [
            (-0.93 - g, -0.27 - g, CORNER),
            (-0.5, -0.4 - g),
            (0.05, -0.43 - g),
            (0.6, -0.3 - g),
            (1.12 + 1.4 * g, 0, CORNER),
            (0.6, 0.3 + g),
            (0.05, 0.43 + g),
            (-0.5, 0.4 + g),
            (-0.93 - g, 0.27 + g, CORNER),
        ]
    )


def under(c: Canvas, soup: Mask) -> None:
    """Paint the shade that the boat throws on the soup."""
    hull = c.mask(curve(_outline(0.03)))
    c.multiply(hull.grow(5).blur(4) & soup, (0.16, 0.08, 8), 0.8)
    c.multiply(hull.blur(7).move(28, 36) & soup, (0.13, 0.07, 355), 0.9)


def boat(c: Canvas, soup: Mask) -> None:
    """Paint the boat on the soup, and its sleeper."""
    hull = c.mask(curve(_outline(0.03)))
    _oar(c, at([(0.28, -0.14), (-0.02, -0.43), (-0.62, -0.98)]), soup)
    c.form(hull, _CREAM, thickness=26, rim=0.6, gloss=0.25, mottle=0.05, detail=0.9)
    c.form(hull - c.mask(curve(_outline(0.005))), (0.52, 0.18, 26), thickness=6, rim=0.5, detail=0.9)
    gunwale = c.mask(curve(_outline(-0.012)))
    wood(c, gunwale, (0.78, 0.09, 68), angle=BOAT[2], thickness=10, grain=4, detail=0.9)
    inner = c.mask(curve(_outline(-0.058)))
    _inside(c, inner)
    _sleeper(c)


def _inside(c: Canvas, inner: Mask) -> None:
    turn = BOAT[2]
    wood(c, inner, (0.46, 0.095, 42), angle=turn, thickness=5, bias=-0.08, detail=0.9)

    def boards(pen: Pen) -> None:
        for k in (-0.3, -0.2, -0.1, 0.0, 0.1, 0.2, 0.3):
            seam = at([(-1, k * 0.75), (-0.3, k * 1.05), (0.3, k), (1.1, k * 0.25)])
            pen.stroke(seam, (0.22, 0.07, 25), 2.2, 0.8)
            pen.stroke([(p[0] + 1.6, p[1] + 2) for p in seam], (0.72, 0.11, 58), 1.2, 0.45)
        for k in (-0.78, -0.3, 0.1, 0.45, 0.78):
            for f in (-1.0, 1.0):
                pen.stroke(at([(k, 0.45 * f), (k + 0.015, 0.2 * f)]), (0.7, 0.1, 60), 5.5, 0.9)

    c.draw(boards, detail=0.9, clip=inner)
    c.multiply(inner - inner.blur(3).move(15, 17), (0.14, 0.06, 15), 0.85)
    for u, wide in ((0.66, 0.13), (-0.88, 0.16)):
        bench = c.mask(polygon(at([(u, -0.5), (u + wide, -0.5), (u + wide, 0.5), (u, 0.5)]))) & inner
        c.multiply(bench.blur(3).move(7, 9) & inner, (0.14, 0.06, 15), 0.8)
        wood(c, bench, (0.74, 0.1, 62), angle=turn + 90, thickness=6, grain=4, detail=0.9)
    towel = c.mask(
        curve(
            at([(-0.5, -0.26), (-0.1, -0.29), (0.4, -0.25, CORNER), (0.42, 0.25, CORNER), (-0.1, 0.28), (-0.5, 0.25)])
        ),
        wobble=2,
    )
    c.multiply(towel.blur(3).move(5, 6) & inner, (0.14, 0.06, 15), 0.7)
    rumple = (c.field("rumple", 26, 3) - 0.5) * 9
    body = c.form(towel & inner, (0.9, 0.03, 82), thickness=6, bump=np.asarray(rumple, np.float32), detail=0.9)
    a = math.radians(turn)
    along = ((c.x - BOAT[0]) * math.cos(a) + (c.y - BOAT[1]) * math.sin(a)) / BOAT[3] + 0.0015 * rumple
    stripe = smoothstep(0.55, 0.75, np.sin(along * 58))
    c.form(body.within(c.full(np.asarray(stripe, np.float32))), _INK, bump=np.asarray(rumple, np.float32), detail=0.9)


def _oar(c: Canvas, path: list[tuple[float, ...]], soup: Mask, off: float = 14.0) -> None:
    """Paint an oar along three places: grip, lock and neck of the blade."""
    (x0, y0), (x1, y1), (x2, y2) = (p[:2] for p in path)
    n = math.hypot(x2 - x1, y2 - y1)
    du, dv = (x2 - x1) / n, (y2 - y1) / n
    shaft = limb([(x0, y0, 4.6), (x1, y1, 4.1), (x2, y2, 3.9)], 24)
    blade = limb([(x2, y2, 4.2), (x2 + 22 * du, y2 + 22 * dv, 10.5), (x2 + 60 * du, y2 + 60 * dv, 12)], 24)
    whole = c.mask(shaft, blade)
    c.multiply(whole.blur(3).move(off, off * 1.2) & soup, (0.14, 0.07, 355), 0.8)
    grain = math.degrees(math.atan2(dv, du))
    wood(c, whole, (0.84, 0.08, 74), angle=grain, thickness=6, grain=3, detail=0.9)
    tip = c.mask(blade) & c.mask(circle(x2 + 56 * du, y2 + 56 * dv, 25))
    c.form(tip, _RED, thickness=5, detail=0.9)


def adrift(c: Canvas, soup: Mask) -> None:
    """The other oar has slipped away."""
    _oar(c, [(704.0, 574.0), (664.0, 622.0), (632.0, 668.0)], soup, 6)


def _sleeper(c: Canvas) -> None:
    x, y, _, s = BOAT
    clay = Clay(c, (x - 1.2 * s, y - 1.2 * s, x + 1.2 * s, y + 1.2 * s), melt=7)
    parts = {
        "torso": [(-0.37, 0.0, 0.145, 14), (-0.24, 0.0, 0.155, 18), (-0.06, 0.0, 0.13, 14), (0.1, 0.005, 0.135, 12)],
        "shoulders": [(-0.36, -0.15, 0.075, 12), (-0.37, 0.0, 0.09, 14), (-0.35, 0.16, 0.075, 12)],
        "leg": [
            (0.12, 0.075, 0.098, 12),
            (0.32, 0.145, 0.084, 20),
            (0.45, 0.185, 0.066, 22),
            (0.58, 0.12, 0.066, 20),
            (0.72, 0.02, 0.04, 18),
        ],
        "foot": [
            (0.69, 0.055, 0.034, 18),
            (0.74, 0.0, 0.044, 24),
            (0.82, -0.05, 0.046, 20),
            (0.855, -0.075, 0.036, 16),
        ],
        "hung": [
            (0.12, -0.07, 0.098, 12),
            (0.27, -0.2, 0.086, 24),
            (0.39, -0.36, 0.068, 30),
            (0.46, -0.47, 0.068, 16),
            (0.56, -0.58, 0.042, 6),
            (0.63, -0.65, 0.034, 4),
        ],
        "arm": [
            (-0.35, -0.17, 0.064, 12),
            (-0.44, -0.3, 0.055, 16),
            (-0.53, -0.39, 0.047, 20),
            (-0.62, -0.25, 0.048, 20),
            (-0.68, -0.1, 0.036, 20),
        ],
        "trail": [
            (-0.34, 0.18, 0.064, 12),
            (-0.26, 0.32, 0.055, 18),
            (-0.17, 0.44, 0.046, 22),
            (-0.04, 0.53, 0.048, 14),
            (0.1, 0.585, 0.03, 6),
            (0.16, 0.605, 0.037, 4),
        ],
    }
    _ring(c)
    for name in ("torso", "shoulders", "hung", "leg", "foot", "arm", "trail"):
        clay.limb([(*p[:3], q[3]) for p, q in zip(at([r[:3] for r in parts[name]]), parts[name], strict=True)])
    for k, (u, v) in enumerate(((0.19, 0.572), (0.2, 0.592), (0.2, 0.614), (0.19, 0.634))):
        tip = (u + 0.1 - 0.012 * abs(k - 1.5), v + 0.02 + 0.022 * (k - 1.5))
        clay.limb([(*a[:3], 3.0) for a in at([(0.16, v, 0.016), (u, v, 0.0145), (*tip, 0.012)])], melt=1.5)
    clay.limb([(*a[:3], 5.0) for a in at([(0.12, 0.57, 0.017), (0.165, 0.535, 0.015), (0.205, 0.535, 0.012)])], melt=2)
    for k in range(5):
        u, v = 0.845 + 0.032 * math.cos(k * 0.6 - 0.9), -0.075 - 0.025 + 0.022 * (k - 1.5)
        clay.limb(
            [
                (*a[:3], 17.0)
                for a in at([(u - 0.02, v + 0.012, 0.015), (u + 0.022, v - 0.006, 0.016 if k == 4 else 0.0125)])
            ],
            melt=1.2,
        )
    body = clay.relief()
    c.multiply(body.mask.blur(4).move(9, 11) & c.mask(curve(_outline(0.03))), (0.14, 0.06, 15), 0.75)
    c.form(body, _SKIN, shadow=26, mottle=0.05, rim=0.6, depth=0.7, gloss=0.15, detail=0.95)
    _trunks(c, body)

    def marks(pen: Pen) -> None:
        pen.stroke(at([(-0.3, 0.0), (-0.1, 0.01), (0.0, 0.008)]), (0.42, 0.1, 38), 2.2, 0.5)
        navel = at([(-0.03, 0.01)])[0]
        pen.dot(navel[0], navel[1], 2.4, (0.34, 0.09, 35), 0.8)
        for f in (-1, 1):
            pen.stroke(at([(-0.23, 0.03 * f), (-0.215, 0.08 * f), (-0.25, 0.13 * f)]), (0.42, 0.1, 38), 2.4, 0.5)

    c.draw(marks, detail=0.95, soft=0.8)
    _hat(c)


def _trunks(c: Canvas, body: Relief) -> None:
    cut = c.mask(
        curve(
            at(
                [
                    (0.04, -0.17),
                    (0.02, 0.0),
                    (0.04, 0.17),
                    (0.22, 0.25),
                    (0.36, 0.27, CORNER),
                    (0.42, 0.06, CORNER),
                    (0.24, 0.02),
                    (0.42, -0.22, CORNER),
                    (0.26, -0.36, CORNER),
                    (0.12, -0.22),
                ]
            )
        )
    )
    rumple = np.asarray((c.field("trunks", 26, 2) - 0.5) * 7, np.float32)
    c.form(body.within(cut), _RED, bump=rumple, rim=0.5, depth=0.7, detail=0.95, bias=0.03)

    def hems(pen: Pen) -> None:
        pen.stroke(at([(0.05, -0.14), (0.035, 0.0), (0.05, 0.14)]), _CREAM, 4.5, 0.95)
        pen.stroke(at([(0.355, 0.25), (0.41, 0.08)]), _CREAM, 3.4, 0.9)
        pen.stroke(at([(0.41, -0.23), (0.27, -0.34)]), _CREAM, 3.4, 0.9)

    c.draw(hems, detail=0.95, relief=2, clip=body.mask)


def _ring(c: Canvas) -> None:
    """The lifebelt is a pillow."""
    x, y = at([(-0.6, 0.0)])[0][:2]
    r = 0.3 * BOAT[3]
    band = c.mask(circle(x, y, r)) - c.mask(circle(x, y, r * 0.5))
    c.multiply(band.blur(4).move(8, 10) & c.mask(curve(_outline(0.0))), (0.14, 0.06, 15), 0.8)
    body = c.form(band, _CREAM, thickness=22, rim=0.6, gloss=0.3, detail=0.95)
    a = np.arctan2(c.y - y, c.x - x) + 0.3
    c.form(body.within(c.full(smoothstep(0.1, 0.22, np.sin(a * 4)))), _RED, gloss=0.3, detail=0.95)


def _hat(c: Canvas) -> None:
    x, y = at([(-0.54, 0.01)])[0][:2]
    r = 0.215 * BOAT[3]
    brim = c.mask(circle(x, y, r), wobble=2.5, cell=16)
    c.multiply(brim.blur(4).move(10, 12), (0.2, 0.09, 20), 0.75)
    d = np.hypot(c.x - x, c.y - y)
    a = np.arctan2(c.y - y, c.x - x)
    plait = 0.7 * np.sin(d * 1.7) + 0.5 * np.sin(a * 46 + d * 0.9)
    crown = 19 * smoothstep(r * 0.62, r * 0.42, d) - 5 * np.exp(
        -((((c.x - x) + (c.y - y) * 0.4) / 7) ** 2)
    ) * smoothstep(r * 0.5, 0, d)
    wave = 2.4 * np.sin(a * 3 + 0.7) * d / r
    body = Relief(brim, np.asarray(crown + plait + wave + 6 * smoothstep(r, r * 0.8, d), np.float32)[brim.where])
    c.form(body, (0.86, 0.1, 84), mottle=0.05, rim=0.6, depth=0.7, shadow=22, detail=0.95)
    c.multiply(
        brim & c.full(smoothstep(0.78 * r, 0.5 * r, d) * smoothstep(-0.3, 0.8, ((c.x - x) + (c.y - y)) / r)),
        (0.55, 0.12, 45),
        0.45,
    )
    ribbon = c.full(smoothstep(0.5 * r, 0.53 * r, d) * smoothstep(0.67 * r, 0.64 * r, d)) & brim
    c.form(body.within(ribbon), _INK, mottle=0.03, rim=0.5, detail=0.95)
