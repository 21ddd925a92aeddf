"""Parts of I Didn't Touch Anything: a dark hen with white specks, who leans down from the bough and asks."""

from __future__ import annotations

import math
from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Colour, mix, smoothstep
from art.painting.marks import sweep
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, oval, place, sample

from .ink import GOLD, INK, crease

_SLATE: Final = (0.3, 0.04, 235)
_DEEP: Final = (0.17, 0.03, 250)
_WHITE: Final = (0.96, 0.015, 90)
_COMB: Final = (0.6, 0.215, 27)
_BILL: Final = (0.82, 0.13, 80)

_BODY: Final[Points] = (
    *(
        (276, 480),
        (289, 440),
        (291, 396),
        (281, 346),
        (255, 300),
        (210, 264),
        (150, 240),
        (90, 218),
        (44, 176),
        (0, 168),
    ),
    *((-10, 230), (14, 300), (60, 352), (112, 388), (150, 408), (184, 420), (204, 440), (212, 464), (208, 488)),
    *((216, 508), (240, 530), (270, 512)),
)
_TAIL: Final[tuple[Points, ...]] = (
    ((80, 250, 14), (84, 190, 20), (96, 140, 21), (118, 96, 17), (150, 66, 2)),
    ((66, 254, 14), (58, 190, 22), (62, 130, 24), (78, 76, 20), (108, 34, 2)),
    ((52, 258, 14), (32, 196, 22), (28, 130, 25), (36, 70, 21), (56, 16, 2)),
    ((40, 264, 14), (8, 206, 22), (-6, 144, 24), (-6, 84, 20), (2, 30, 2)),
    ((30, 270, 14), (-14, 220, 20), (-36, 170, 22), (-46, 110, 18), (-50, 60, 2)),
)
_BACKS: Final[tuple[Points, ...]] = (
    ((280, 474), (290, 436), (290, 394), (279, 346), (253, 302), (208, 266), (150, 243), (80, 220), (20, 170)),
    ((264, 476), (272, 440), (270, 402), (256, 360), (230, 324), (190, 292), (140, 272), (80, 252), (14, 214)),
    ((246, 480), (254, 446), (250, 412), (234, 376), (208, 348), (172, 322), (130, 304), (80, 290), (20, 256)),
    ((228, 484), (234, 456), (230, 424), (214, 394), (188, 370), (156, 350), (120, 338), (84, 326), (36, 292)),
    ((210, 494), (211, 466), (203, 442), (185, 423), (160, 408), (134, 396), (108, 384), (84, 362), (52, 332)),
)
_CREST: Final[Points] = (
    *((-30, -26), (-40, -34), (-42, -46), (-30, -46, CORNER), (-30, -60), (-20, -68), (-13, -52, CORNER)),
    *((-8, -72), (4, -74), (9, -54, CORNER), (18, -68), (29, -64), (28, -46, CORNER), (38, -50), (44, -38)),
    *((40, -22), (30, -10), (0, -26)),
)
_UPPER: Final[Points] = ((30, -16), (50, -13), (68, -4), (82, 13, CORNER), (58, 8), (32, 6))
_LOWER: Final[Points] = ((30, 5), (56, 8), (73, 12, CORNER), (54, 19), (30, 18))
_WATTLE: Final[Points] = ((12, 24), (26, 14), (40, 20), (48, 34), (42, 56), (28, 60), (18, 44))
_MASK: Final[Points] = ((-20, -14), (-4, -26), (18, -26), (34, -14), (34, 14), (18, 26), (-4, 22), (-18, 8))
_FEET: Final = ((120, 430), (174, 412))


def at(points: Points) -> list[tuple[float, ...]]:
    """Return points of the head (skull at 0, 0, bill to the right) where they lie on the card."""
    return place(points, 246, 496, 1.2, 42)


def hen(c: Canvas) -> None:
    """Tail and comb behind, feet, the body in one contour, wing, hackle, face."""
    _tail(c)
    comb = c.mask(curve(at(_CREST)), wobble=0.5)
    c.fill(comb, _COMB, detail=0.85)
    out = np.hypot(c.x - 246, c.y - 496)
    c.glaze(comb * np.asarray(smoothstep(46, 88, out), np.float32), (0.76, 0.2, 44), 0.9)
    c.glaze(comb.edge(2, -2, 1.5) | comb.edge(0, 4, 2), (0.9, 0.14, 66), 0.85)
    _feet(c)
    m = c.mask(curve(_BODY), wobble=1)
    c.fill(m, _SLATE, detail=0.6)
    _feathers(c, m)
    _wing(c, m)
    _hackle(c, m)
    c.multiply(m * np.asarray(smoothstep(300, 420, c.y) * smoothstep(260, 150, c.x), np.float32), (0.4, 0.05, 240), 0.6)
    c.glaze(m.edge(-7, 4, 5) * np.asarray(smoothstep(350, 420, c.y), np.float32), (0.9, 0.13, 78), 0.3)
    c.glaze(m.edge(-2, 5, 4) * np.asarray(smoothstep(330, 420, c.y), np.float32), GOLD, 0.5)
    c.glaze(m.edge(4, 1, 3) * np.asarray(smoothstep(520, 460, c.y), np.float32), (0.8, 0.06, 120), 0.4)
    _face(c)


def _tail(c: Canvas) -> None:
    for k, spine in enumerate(_TAIL):
        m = c.mask(limb(spine, 50), wobble=1)
        c.multiply(m.blur(4).move(3, 3), (0.5, 0.05, 220), 0.4)
        c.fill(m, mix(_DEEP, _SLATE, 0.15 + 0.2 * (k % 3)), detail=0.6, mottle=0.05)
        s = sample(spine, 30)
        c.glaze(m.edge(-4, -1, 3), (0.6, 0.06, 180), 0.55)

        def quill(pen: Pen, s: np.ndarray = s) -> None:
            crease(pen, [(float(x), float(y)) for x, y, _ in s[3:28]], 1.8, (0.62, 0.03, 200), 0.75)
            x, y, q = (float(v) for v in s[25])
            pen.fill(limb([(x, y + 4, 0.2 * q), (x + 4, y - 10, 0.8 * q), (x + 16, y - 30, 0.4 * q)], 12), _WHITE, 0.9)

        c.draw(quill, clip=m, detail=0.6, soft=0.4)


def _feathers(c: Canvas, m: Mask) -> None:
    """Row upon row from the tail to the shoulders, each feather dark with a pale edge and a white speck at its tip."""
    paths = np.array([sample(w, 80) for w in _BACKS])
    r = c.rng("feathers")

    def work(pen: Pen) -> None:
        rows = 19
        for row in range(rows, 5, -1):
            start = 0.9 * row / rows
            n = 7
            for k in range(n):
                side = min(max((k + 0.5 * (row % 2) + 0.25) * 4 / n + float(r.normal(0, 0.05)), 0.0), 3.98)
                j, f = int(side), side % 1
                lane = paths[j] * (1 - f) + paths[j + 1] * f
                a = lane[int(start * 79)]
                b = lane[min(int((start + 0.1 + 0.012 * row / 6) * 79), 79)]
                long = math.hypot(b[0] - a[0], b[1] - a[1])
                wide = (6.5 + 7 * min(row / 8, 1.0)) * float(r.uniform(0.9, 1.1))
                _feather(pen, a, b, wide, 0.45 * min(row / 10, 1), float(r.uniform(0, 1)), long)

    c.draw(work, clip=m.grow(5), detail=0.7, soft=0.35)


def _hackle(c: Canvas, m: Mask) -> None:
    """The cape of the neck: long narrow feathers that run with its curve from the nape, over the wing's shoulder."""
    paths = np.array([sample(w, 120) for w in _BACKS])
    r = c.rng("hackle")

    def work(pen: Pen) -> None:
        for row in range(11, -1, -1):
            n = 8 + row // 3
            for k in range(n):
                side = min(max((k + 0.5 * (row % 2) + 0.2) * 4 / n + float(r.normal(0, 0.06)), 0.0), 3.98)
                j, f = int(side), side % 1
                lane = paths[j] * (1 - f) + paths[j + 1] * f
                i = int((0.036 * row + float(r.normal(0, 0.006))) * 119)
                i = max(i, 0)
                reach = int((0.1 + 0.007 * row) * 119)
                spots = [lane[i + round(reach * q)] for q in (0.0, 0.3, 0.62, 1.0)]
                wide = 3.9 + 0.28 * row
                spine = [(float(p[0]), float(p[1]), wide * w) for p, w in zip(spots, (0.5, 1, 0.84, 0.1), strict=True)]
                tone: Colour = mix(_DEEP, (0.42, 0.05, 225), float(r.uniform(0, 0.9)))
                pen.fill(limb([(x - 0.5, y - 1.5, w + 0.9) for x, y, w in spine], 18), (0.1, 0.02, 250), 0.55)
                pen.fill(limb(spine, 18), mix(tone, (0.66, 0.04, 210), 0.3))
                pen.fill(limb([(x, y, 0.68 * w) for x, y, w in spine], 18), tone)
                crease(pen, [(x, y) for x, y, _ in spine[:3]], 0.7, (0.6, 0.04, 215), 0.5)
                if (row + k) % 2 == 0 or row > 8:
                    (u, v, w), (x, y, _) = spine[2], spine[3]
                    tip = [
                        (u + 0.3 * (x - u), v + 0.3 * (y - v), 0.42 * w),
                        (u + 0.8 * (x - u), v + 0.8 * (y - v), 0.3),
                    ]
                    pen.fill(limb(tip, 10), _WHITE, 0.95)

    c.draw(work, clip=m.grow(4), detail=0.75, soft=0.3)


def _feather(pen: Pen, a: np.ndarray, b: np.ndarray, wide: float, round_: float, luck: float, long: float) -> None:
    spine = []
    for t, w in ((0.0, 0.6), (0.45, 1.0), (0.8, 0.7 + round_ * 0.5), (1.0, 0.15 + round_)):
        p = a + (b - a) * t
        spine.append((float(p[0]), float(p[1]), wide * w))
    tone: Colour = mix(_DEEP, (0.4, 0.045, 225), luck)
    pen.fill(limb([(x, y + 2.5, w + 0.8) for x, y, w in spine], 16), (0.1, 0.02, 250), 0.6)
    pen.fill(limb(spine, 16), mix(tone, (0.62, 0.04, 210), 0.28))
    pen.fill(limb([(x, y, 0.76 * w) for x, y, w in spine], 16), tone)
    if luck > 0.22 and long > 8:
        x, y, w = spine[-1]
        u, v, _ = spine[-2]
        pen.fill(
            limb(
                [
                    (u + (x - u) * 0.45, v + (y - v) * 0.45, 0.12 * wide),
                    (x + (x - u) * 0.2, y + (y - v) * 0.2, 0.36 * wide),
                ],
                8,
            ),
            _WHITE,
            0.95,
        )


def _wing(c: Canvas, m: Mask) -> None:
    """The folded wing: long feathers, white at their ends, coverts over them."""
    tips: Points = ((64, 236), (46, 262), (44, 290), (56, 316), (78, 338), (106, 356), (136, 366))
    roots: Points = ((216, 286), (222, 300), (224, 314), (224, 328), (220, 342), (214, 354), (206, 364))
    shape = c.mask(curve([*roots, *tips[::-1]]))
    c.multiply(shape.blur(10).move(-2, 12) & m, (0.25, 0.04, 250), 0.75)

    r = c.rng("coverts")

    def work(pen: Pen) -> None:
        for k in range(6, -1, -1):
            (x, y), (u, v) = roots[k][:2], tips[k][:2]
            spine = [(x, y, 9), (x + 0.5 * (u - x), y + 0.5 * (v - y) - 3, 14), (u + 14, v - 2, 12), (u, v, 7)]
            pen.fill(limb([(a, b + 4, w) for a, b, w in spine], 24), (0.08, 0.02, 250), 0.7)
            pen.fill(limb(spine, 24), mix(_DEEP, (0.4, 0.05, 225), 0.25 + 0.1 * k))
            pen.fill(limb([(a, b - 0.5 * w, 0.35 * w) for a, b, w in spine], 24), (0.5, 0.05, 210), 0.5)
            pen.fill(oval(u + 4, v, 8, 5.5, 20), _WHITE, 0.95)
            crease(pen, [(a, b) for a, b, _ in spine], 1.2, (0.62, 0.03, 210), 0.7)
        for row in range(4):
            for k in range(5):
                x = 150 + 19 * row - 3 * k + float(r.normal(0, 2.6))
                y = 282 + 16 * k + 6 * (row % 2) + float(r.normal(0, 2.6))
                pen.fill(oval(x, y + 3, 16, 11, 18), (0.08, 0.02, 250), 0.6)
                pen.fill(oval(x, y, 16, 11, 18), mix(_DEEP, (0.42, 0.05, 225), 0.3 + 0.12 * ((row + k) % 4)))
                q = float(r.uniform(0.5, 1.25))
                pen.fill(oval(x - 11, y - 2, 4.4 * q, 3 * q, float(r.uniform(-20, 50))), _WHITE, 0.95)

    c.draw(work, clip=m.grow(6), detail=0.75, soft=0.35)


def _feet(c: Canvas) -> None:
    """Toes that clasp the bough."""

    def work(pen: Pen) -> None:
        for x, y in _FEET:
            tone: Colour = (0.74, 0.12, 72)
            pen.fill(limb([(x + 6, y - 26, 8), (x + 2, y - 12, 6), (x, y - 4, 6)], 14), mix(tone, INK, 0.25))
            for dx, dy in ((-20, 14), (-5, 22), (12, 20), (26, 8)):
                toe = [(x, y - 5, 5), (x + 0.7 * dx, y - 6 + 0.3 * dy, 5), (x + dx, y + dy, 3.6)]
                pen.fill(limb([(a, b + 2, w + 1) for a, b, w in toe], 16), INK, 0.6)
                pen.fill(limb(toe, 16), tone)
                pen.fill(limb([(x + dx, y + dy, 3), (x + dx - 1, y + dy + 8, 0.4)], 8), INK)

    c.draw(work, detail=0.8, soft=0.3)


def _face(c: Canvas) -> None:
    """Bare red skin, wattle, bill, one round eye under a stern brow."""
    wattle = c.mask(curve(at(_WATTLE)), wobble=0.4)
    c.fill(wattle, _COMB, detail=0.85)
    c.glaze(wattle * np.asarray(smoothstep(530, 580, c.y), np.float32), (0.76, 0.2, 44), 0.9)
    c.glaze(wattle.edge(2, 3, 2), (0.9, 0.14, 66), 0.8)
    mask = c.mask(curve(at(_MASK)), soft=1.2)
    c.fill(mask, (0.58, 0.205, 27), detail=0.9)
    sweep(c, mask, at(((-14, 14, 4), (8, 20, 5), (26, 12, 4))), 5, (0.75, 0.18, 40), 0.7, pale=True)
    lower = c.mask(curve(at(_LOWER)))
    c.fill(lower, (0.66, 0.12, 62), detail=0.9)
    upper = c.mask(curve(at(_UPPER)))
    c.fill(upper, _BILL, detail=0.9)
    c.multiply(upper.edge(-4, 4, 3), (0.7, 0.13, 60), 0.6)
    c.glaze(upper.edge(3, -4, 2), (0.97, 0.06, 90), 0.8)

    def work(pen: Pen) -> None:
        x, y = at(((5, -3),))[0][:2]
        pen.dot(x, y, 18, (0.12, 0.03, 30))
        pen.radiate(oval(x, y, 16.5, 16.5), x - 3, y + 5, 19, ((0.92, 0.16, 92), (0.8, 0.18, 72), (0.6, 0.17, 50)))
        pen.dot(x + 4, y + 2, 8.6, (0.09, 0.02, 40))
        pen.dot(x + 1, y - 3.5, 3.6, (0.995, 0.01, 90))
        pen.fill(limb(at(((-12, -13, 1.0), (0, -18, 2.4), (14, -16, 2.9), (26, -8, 1.0))), 24), (0.2, 0.06, 25))
        crease(pen, at(((42, -5), (47, -3), (51, -3))), 1.8, INK, 0.7)
        crease(pen, at(((31, 7), (56, 9), (76, 13))), 1.6, INK, 0.7)
        x, y = at(((-24, 14),))[0][:2]
        pen.fill(oval(x, y, 7, 11, 20), (0.9, 0.035, 60), 0.95)

    c.draw(work, detail=0.95, soft=0.2)
