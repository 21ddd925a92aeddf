"""Parts of Last Service: the jellyfish that is the tram: its bell from below, ruffled arms, long threads."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Array, pick, ramp
from art.painting.marks import sweep
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import Points, curve, limb, place, polygon, sample

from .brush import JELLY, JELLY_DARK, JELLY_DEEP, JELLY_PALE, SHADE, crease

_AT: Final = (470.0, 214.0)
_TILT: Final = 11.0
_SIZE: Final = 0.97
_WIDE: Final = 318.0
_DOME: Final[Points] = (
    *((-318, 62), (-312, -6), (-276, -84), (-206, -148), (-104, -186), (0, -196), (104, -186), (206, -148)),
    *((276, -84), (312, -6), (318, 62)),
)


def at(points: Points) -> list[tuple[float, ...]]:
    """Return points of the level bell (its rim's middle near 0, 60) where they lie on the card."""
    return place(points, *_AT, _SIZE, _TILT)


def _rim(low: float, lobe: float, count: int, phase: float = 0.0) -> list[tuple[float, ...]]:
    """Return the rim from right to left: half an ellipse `low` units deep, in lobes."""
    out: list[tuple[float, ...]] = []
    steps = count * 8
    for k in range(steps + 1):
        a = math.pi * k / steps
        wave = lobe * abs(math.sin(count * a + phase)) * (0.35 + 0.65 * math.sin(a))
        out.append((_WIDE * math.cos(a), 62 + low * math.sin(a) + wave))
    return out


def _dome(c: Canvas) -> Mask:
    return c.mask(curve(at([*_DOME, *_rim(-40, 15, 9)[1:-1]]), pull=0.33))


def _cave(c: Canvas) -> Mask:
    return c.mask(curve(at([*_rim(-52, 0, 9), *_rim(56, 11, 11)[::-1][1:-1]]), pull=0.33))


def cave(c: Canvas) -> None:
    """The inside of the bell, as one sees it from below: deep rose, glowing towards its far rim."""
    m = _cave(c)
    c.fill(m, JELLY_DARK, detail=0.5, mottle=0.04)
    sweep(
        c, m, at([(-260, 84, 10), (-120, 106, 18), (40, 112, 20), (200, 98, 14)]), 14, (0.74, 0.13, 22), 0.8, pale=True
    )

    def ribs(pen: Pen) -> None:
        for k in range(15):
            a = math.pi * (k + 0.5) / 15
            x = math.cos(a)
            pts = at([(40 * x, 44), (180 * x, 60 + 30 * math.sin(a)), (304 * x, 64 + 54 * math.sin(a))])
            crease(pen, pts, 2.6, (0.45, 0.13, 8), 0.5)

    c.draw(ribs, clip=m, detail=0.5, soft=1)
    c.multiply(m.edge(-3, -22, 14), (0.55, 0.12, 350), 0.5)


def dome(c: Canvas) -> None:
    """The dome: light goes through it; canals run from its crown to each lobe."""
    m = _dome(c)
    c.multiply(m.blur(9).move(2, 12) & _cave(c), (0.5, 0.12, 355), 0.7)
    x, y = c.x[m.where] - _AT[0], c.y[m.where] - _AT[1]
    t = math.radians(_TILT)
    u, v = (x * math.cos(t) + y * math.sin(t)) / _WIDE, (y * math.cos(t) - x * math.sin(t)) / 200
    out: Array = np.sqrt(np.clip(1 - u * u - np.clip(v - 0.3, -1.3, 0) ** 2 / 1.7, 0, 1))
    level = 0.5 - 0.26 * u - 0.3 * v + 0.16 * out + 0.18 * (c.field("jelly", 90, 3)[m.where] - 0.5)
    table = ramp([(0, JELLY_DARK), (0.22, JELLY_DEEP), (0.55, JELLY), (0.82, (0.9, 0.055, 26)), (1, JELLY_PALE)])
    c.fill(m, pick(table, np.asarray(np.clip(level, 0, 1), np.float32)), detail=0.5)
    _marks(c, m)
    sweep(
        c, m, at([(-268, -40, 4), (-220, -112, 14), (-120, -160, 16), (-20, -176, 6)]), 12, JELLY_PALE, 0.85, pale=True
    )
    _frill(c)


def _way(a: float, start: float, stop: float, wide: float) -> Points:
    """Return a mark's spine along the meridian at angle `a`, from `start` to `stop` (0 crown, 1 rim)."""
    e, s = math.cos(a), math.sin(a)
    foot = 62 - 40 * s
    out: list[tuple[float, ...]] = []
    for k in range(9):
        f = k / 8
        t = 0.5 * math.pi * (start + (stop - start) * f)
        x, y = _WIDE * e * math.sin(t), -190 + (foot + 190) * (1 - math.cos(t))
        out.append((x, y, wide * (0.35 + 0.65 * s) * (0.12 + 0.88 * math.sin(math.pi * f**1.5) ** 0.8)))
    return at(out)


def _marks(c: Canvas, m: Mask) -> None:
    """Marks in a strict measure: a long petal down each lobe, a short one between, a pale vein beside each."""
    for k in range(9):
        a = math.pi * (k + 0.5) / 9
        sweep(c, m, _way(a, 0.2, 0.9, 21), 3, JELLY_DEEP, 0.55)
        sweep(c, m, _way(a, 0.32, 0.85, 11), 3, JELLY_DEEP, 0.6)
        sweep(c, m, _way(a, 0.36, 0.8, 2.6), 1.2, JELLY_PALE, 0.7, pale=True)
    for k in range(1, 9):
        a = math.pi * k / 9
        sweep(c, m, _way(a, 0.7, 0.94, 8), 2, JELLY_DEEP, 0.7)
        sweep(c, m, _way(a, 0.12, 0.62, 3), 2, JELLY_PALE, 0.6, pale=True)


def _hem(t: float, out: float) -> tuple[float, float]:
    """Return a point of the rim (`t` 0 at its right end, 1 at its left), `out` units below its lobes."""
    a = math.pi * t
    s = math.sin(a)
    return _WIDE * math.cos(a), 62 - 40 * s + 15 * abs(math.sin(9 * a)) * (0.35 + 0.65 * s) + out * (0.45 + 0.55 * s)


def _beat(t: float) -> float:
    """Return how far the ruffle has run at `t`: 25 folds, not quite of one width."""
    return 25 * math.pi * t + 0.9 * math.sin(23 * t) - 0.9 * math.sin(23) * t


def _frill(c: Canvas) -> None:
    """The frilled edge: a narrow pale ruffle below the lobes, gathered close."""
    steps = [k / 540 for k in range(541)]
    low = [_hem(t, 9 + 11 * abs(math.sin(_beat(t))) ** 0.75) for t in steps]
    m = c.mask(polygon(at([*(_hem(t, -3) for t in steps), *low[::-1]])), wobble=0.5)
    c.multiply(m.blur(4).move(1, 7) & _cave(c), (0.5, 0.12, 355), 0.6)
    c.fill(m, (0.87, 0.075, 20), detail=0.6)
    notches = [t for t, u in pairwise(steps) if int(_beat(t) / math.pi) != int(_beat(u) / math.pi)]

    def gathers(pen: Pen) -> None:
        for t, u in pairwise([0.0, *notches, 1.0]):
            f, g = t + 0.3 * (u - t), t + 0.62 * (u - t)
            pen.fill(limb([(*p, q) for p, q in zip(at([_hem(f, 0), _hem(f, 12)]), (1, 4.5), strict=True)], 12),
                     JELLY_DEEP, 0.5)  # fmt: skip
            pen.fill(limb([(*p, q) for p, q in zip(at([_hem(g, 1), _hem(g, 14)]), (0.8, 3.6), strict=True)], 12),
                     JELLY_PALE, 0.8)  # fmt: skip
            crease(pen, at([_hem(u, -4), _hem(u - 0.003, 3), _hem(u, 11)]), 1.5, JELLY_DARK, 0.5)

    c.draw(gathers, clip=m, detail=0.6, soft=0.8)
    seam = c.mask(limb([(*p, 1.6) for p in at([_hem(t, -3) for t in steps[::6]])], 300), soft=0.8)
    c.glaze(seam, JELLY_DEEP, 0.6)


def threads(c: Canvas) -> None:
    """The long thin threads of the rim, all drawn after by the way it goes."""
    ways: tuple[Points, ...] = (
        ((-297, 38), (-304, 130), (-270, 196), (-288, 260)),
        ((-240, 22), (-236, 170), (-206, 240), (-222, 330)),
        ((-168, 14), (-158, 160), (-140, 200), (-150, 240)),
        ((292, 34), (312, 120), (300, 160), (318, 214)),
    )
    for way in ways:
        n = len(way) - 1
        spine = [(*p, 4.6 - 3.6 * k / n) for k, p in enumerate(at(way))]
        m = c.mask(limb(spine, 60))
        c.fill(m, JELLY_DEEP, 0.9, detail=0.5)
        c.glaze(m.edge(-1.5, 0, 1), JELLY_PALE, 0.6)


def _frilled(spine: Points, long: float, deep: float, phase: float) -> Points:
    """Return the outline of a ribbon with two ruffled borders."""
    s = sample(spine, 260)
    d = np.gradient(s[:, :2], axis=0)
    step = np.hypot(d[:, 0], d[:, 1])[:, None] + 1e-9
    d = d / step
    run = np.cumsum(step[:, 0])
    part = s[:, 2] / s[:, 2].max()
    one = s[:, 2] + part * deep * np.sin(2 * np.pi * run / long + phase)
    two = s[:, 2] + part * deep * np.sin(2 * np.pi * run / (1.18 * long) + 2.1 * phase + 1)
    left = [(p[0] - v[1] * r, p[1] + v[0] * r) for p, v, r in zip(s, d, one, strict=True)]
    right = [(p[0] + v[1] * r, p[1] - v[0] * r) for p, v, r in zip(s, d, two, strict=True)]
    return [(float(x), float(y)) for x, y in [*left, *right[::-1]]]


def _arm(c: Canvas, spine: Points, phase: float, dim: float = 0.0) -> None:
    """Paint one arm: ruffle, gathers across it, the smooth pale band that bears the weight."""
    frill = c.mask(polygon(_frilled(spine, 52, 8, phase)))
    c.multiply(frill.blur(7).move(8, 8), SHADE, 0.25)
    c.fill(frill, JELLY, detail=0.55)
    c.multiply(frill.edge(5, 3, 5), JELLY_DEEP, 0.7)
    s = sample(spine, 90)
    d = np.gradient(s[:, :2], axis=0)
    d = d / (np.hypot(d[:, 0], d[:, 1])[:, None] + 1e-9)

    def gathers(pen: Pen) -> None:
        for k in range(2, 88):
            (x, y, r), (dx, dy) = s[k], d[k]
            for side in (-1.0, 1.0):
                if (k + int(side)) % 3 == 0:
                    continue
                a = (x - side * dy * 0.4 * r, y + side * dx * 0.4 * r)
                b = (x - side * dy * 1.15 * r + 4 * dx, y + side * dx * 1.15 * r + 4 * dy)
                crease(pen, (a, ((a[0] + b[0]) / 2 + dx, (a[1] + b[1]) / 2 + dy), b), 1.3, JELLY_DARK, 0.4)

    c.draw(gathers, clip=frill, detail=0.5, soft=0.5)
    band = c.mask(limb([(p[0], p[1], 0.42 * p[2]) for p in spine], 80))
    c.multiply(band.blur(3).move(3, 2) & frill, JELLY_DEEP, 0.7)
    c.fill(band, (0.9, 0.05, 26), detail=0.55)
    c.glaze(band.edge(-5, -1, 3), JELLY_PALE, 0.8)
    if dim:
        c.multiply(frill, JELLY_DEEP, dim)


def arms(c: Canvas) -> None:
    """The free arms, curling at their ends."""
    _arm(
        c,
        ((508, 232, 30), (456, 322, 26), (404, 356, 20), (362, 392, 13), (356, 422, 8), (372, 430, 5), (380, 418, 3)),
        0.3,
        0.35,
    )
    _arm(c, ((580, 236, 30), (668, 346, 29), (752, 440, 25), (770, 540, 21), (748, 622, 16), (742, 682, 11),
             (764, 702, 7), (778, 688, 3)), 1.7, 0.15)  # fmt: skip


def strap(c: Canvas) -> None:
    """The arm that he holds on by; its end hangs on below his fist."""
    _arm(
        c,
        (
            (540, 230, 32),
            (578, 316, 28),
            (618, 370, 22),
            (640, 420, 17),
            (644, 466, 13),
            (638, 492, 9),
            (630, 508, 6),
            (627, 518, 3),
        ),
        0.9,
    )
