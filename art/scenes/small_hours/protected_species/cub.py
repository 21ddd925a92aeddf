"""Parts of Protected Species: the small snow leopard in the globe, up on its hind legs against the glass."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.coats import fringe, locks
from art.painting.colour import Array, Colour
from art.painting.marks import crease, sweeps
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Path, Points, curve, limb, oval, sample

from .globe import inside
from .ink import BLUE, INK, SNOW, comb, spot

_FUR: Final = (0.95, 0.018, 90)
_SHADE: Final = (0.72, 0.055, 248)
_LIT: Final = (0.985, 0.045, 90)
_MARK: Final = (0.36, 0.035, 265)
_BODY: Final[Points] = (
    *((404, 690), (378, 700), (356, 726), (338, 762), (330, 796), (338, 824), (362, 832), (388, 822), (404, 800)),
    *((416, 770), (432, 746), (444, 720), (440, 696)),
)
_HEAD: Final[Points] = (
    *((485, 688), (482, 680), (475, 674), (468, 664), (458, 646), (440, 634), (416, 632), (394, 642), (382, 664)),
    *((378, 690), (386, 712), (402, 726), (426, 732), (450, 732), (468, 724), (478, 714), (480, 702), (484, 695)),
)
_TAIL: Final[Points] = (
    *((350, 806, 15), (322, 822, 16), (292, 826, 16), (268, 812, 16), (258, 788, 16), (264, 766, 15), (276, 756, 11)),
)


def cub(c: Canvas) -> None:
    """Paint it from the far arm to its face."""
    g = inside(c)
    c.multiply(c.mask(oval(352, 838, 66, 9), soft=5) & g, BLUE, 0.85)
    fall = c.mask(curve([(388, 764), (430, 746), (470, 760), (452, 806), (420, 836), (384, 846)]), soft=5) & g
    c.multiply(fall, (0.5, 0.1, 245), 0.85)
    _tail(c)
    _limb(c, ((426, 716, 15), (454, 684, 14), (472, 644, 12), (478, 622, 11)), g, "far arm", far=True)
    _far_thigh(c)
    _leg(c, 19, -3, far=True)
    m = _mass(c, curve(_BODY), g, "body", 1.75)
    sweeps(
        c,
        m,
        (([(446, 722, 8), (426, 764, 12), (410, 810, 9)], 7, 1.0), ([(350, 828, 8), (388, 822, 8)], 6, 0.6)),
        _SHADE,
    )
    sweeps(c, m, (([(372, 706, 5), (346, 750, 8), (338, 800, 7)], 6, 0.9),), _LIT, pale=True)
    ways: tuple[Points, ...] = (
        ((384, 700), (352, 736), (334, 786), (340, 826)),
        ((402, 706), (376, 744), (360, 790), (364, 830)),
        ((424, 712), (404, 748), (388, 790), (384, 826)),
        ((442, 712), (432, 740), (414, 772), (404, 804)),
    )
    fringe(c, [(380, 704), (358, 728), (340, 764), (332, 800)], 60, (10, 1.2), 0.35, "cub back", (_FUR, _LIT), 1.5, 0.9)
    locks(c, ways, 90, (0.2, 1.5), (SNOW, _SHADE), seed="cub", share=0.26, clip=m, lean=1.6)
    _spots(
        c,
        m,
        (
            (374, 724, 6),
            (358, 746, 7),
            (380, 752, 7),
            (348, 774, 7),
            (370, 780, 8),
            (396, 734, 6),
            (400, 762, 5),
            (344, 804, 6),
            (366, 808, 6),
            (388, 792, 5),
        ),
    )
    _leg(c, 0, 0, far=False)
    head = _head(c, g)
    c.multiply((head.blur(4).move(0, 7) & m) - head, BLUE, 0.5)
    _limb(c, ((410, 738, 17), (436, 752, 14), (458, 752, 12), (467, 745, 12)), g, "near arm", far=False)


def _mass(c: Canvas, path: Path, clip: Mask, seed: str, turn: float, tone: Colour = _FUR) -> Mask:
    m = c.mask(path, wobble=1) & clip
    c.multiply(m.blur(4).move(0, 3) & clip, BLUE, 0.5)
    c.fill(m, tone, detail=0.75, mottle=0.02)

    def way(x: Array, y: Array) -> Array:
        return np.full(len(np.asarray(x)), turn)

    comb(c, m, 420, way, seed, 8, vary=(0.05, 0.008))
    return m


def _spots(c: Canvas, m: Mask, places: tuple[tuple[float, float, float], ...]) -> None:
    r = c.rng(f"spots/{places[0][0]:.0f}")

    def work(pen: Pen) -> None:
        for x, y, q in places:
            spot(pen, r, x, y, q, 1.8 + float(r.normal(0, 0.4)), _MARK, 0.8)
            pen.dot(x, y, 0.3 * q, (0.66, 0.03, 250), 0.8)

    c.draw(work, clip=m, detail=0.8, soft=0.7)


def _tail(c: Canvas) -> None:
    m = c.mask(limb(_TAIL, 60), wobble=1)
    c.multiply(m.blur(4).move(0, 4) & inside(c), BLUE, 0.6)
    c.fill(m, _FUR, detail=0.75)
    s = sample(_TAIL, 60)
    sweeps(c, m, (([(float(x), float(y + 0.7 * q), 6) for x, y, q in s[::8]], 5, 0.75),), _SHADE)
    sweeps(c, m, (([(float(x - 0.4 * q), float(y - 0.3 * q), 4) for x, y, q in s[24::8]], 4, 0.8),), _LIT, pale=True)
    r = c.rng("cub tail")

    def work(pen: Pen) -> None:
        for k in range(6, 58, 8):
            x, y, q = s[k]
            d = s[min(k + 1, 59)] - s[k - 1]
            n = np.array((-d[1], d[0])) / np.hypot(d[0], d[1])
            band = [
                (float(x + n[0] * q * t), float(y + n[1] * q * t), 2.6 + float(r.uniform(0, 1)))
                for t in (-0.95, -0.3, 0.3)
            ]
            pen.fill(limb(band, 14), _MARK, 0.8)

    c.draw(work, clip=m, detail=0.8, soft=0.6)
    fringe(c, [(float(x), float(y)) for x, y, _ in s[10:]], 90, (13, 1.0), 1.9, "cub tail", (_FUR, SNOW), 5.0, 0.5)


def _limb(c: Canvas, way: Points, clip: Mask, seed: str, *, far: bool) -> None:
    """An arm, its paw flat on the glass."""
    m = c.mask(limb(way, 30), wobble=0.6) & clip
    c.multiply(m.blur(4).move(-1, 4) & clip, BLUE, 0.5)
    c.fill(m, _FUR if not far else (0.9, 0.028, 240), detail=0.8)
    s = sample(way, 20)
    sweeps(c, m, (([(float(x), float(y + 0.7 * q), 4) for x, y, q in s[::3]], 4, 0.7),), _SHADE)
    x, y = s[-1][:2]
    paw = c.mask(oval(float(x) + 2, float(y) - 4, 10.5, 15, 14 if not far else -4)) & clip
    c.multiply(paw.blur(3).move(-3, 2) & m, BLUE, 0.45)
    c.fill(paw, _FUR if not far else (0.94, 0.02, 240), detail=0.85)

    def work(pen: Pen) -> None:
        for k in (-8, -1, 6):
            crease(
                pen,
                [(float(x) + 4, float(y) + k - 3), (float(x) + 9, float(y) + k - 2), (float(x) + 13, float(y) + k - 1)],
                1.0,
                _MARK,
                0.75,
            )
        r = c.rng(seed)
        for k in (5, 9, 13):
            spot(pen, r, float(s[k][0]) - 1, float(s[k][1]) - 3, 4.2, 0.6, _MARK, 0.7)

    c.draw(work, clip=(m | paw), detail=0.85, soft=0.4)


def _leg(c: Canvas, dx: float, dy: float, *, far: bool) -> None:
    """A hind leg: thigh, hock, a long foot flat in the snow."""
    g = inside(c)
    tone = (0.84, 0.035, 238) if far else _FUR
    foot = (
        c.mask(
            limb(
                [
                    (352 + 1.6 * dx, 832 + dy - 2 * far, 10),
                    (374 + 1.6 * dx, 834 + dy - 2 * far, 10.5),
                    (388 + 1.6 * dx, 835 + dy - 2 * far, 9),
                ],
                20,
            )
        )
        & g
    )
    c.fill(foot, tone, detail=0.8)
    if far:
        return
    thigh = (
        c.mask(
            curve([(340, 776), (362, 764), (384, 776), (392, 800), (380, 822), (368, 836), (346, 838), (334, 812)]),
            wobble=0.6,
        )
        & g
    )
    c.multiply((thigh | foot).blur(4).move(2, 2) & g, BLUE, 0.35)
    c.fill(thigh | foot, tone, detail=0.8)
    sweeps(
        c,
        thigh | foot,
        (([(392, 790, 4), (384, 814, 5), (374, 830, 3)], 3, 0.95), ([(350, 843, 3), (390, 845, 3)], 3, 0.8)),
        _SHADE,
    )
    _spots(c, thigh, ((356, 784, 5), (372, 790, 6), (352, 806, 6), (370, 812, 5)))

    def work(pen: Pen) -> None:
        for x in (378, 386):
            crease(pen, [(x, 828), (x + 3, 834), (x + 2, 842)], 0.9, _MARK, 0.75)

    c.draw(work, detail=0.85)


def _far_thigh(c: Canvas) -> None:
    """The far thigh, in shade before the belly."""
    m = c.mask(curve([(392, 776), (412, 778), (420, 798), (412, 818), (402, 834), (386, 830)]), wobble=0.6) & inside(c)
    c.fill(m, (0.84, 0.035, 238), detail=0.8)
    c.multiply(m.edge(6, 3, 4), _SHADE, 0.7)


def _head(c: Canvas, g: Mask) -> Mask:
    for x, y, q, turn in ((432, 634, 15, 14), (396, 646, 17, -22)):
        ear = c.mask(oval(x, y, q, q * 1.05, turn), wobble=0.6)
        c.fill(ear & g, _FUR, detail=0.8)
        c.fill(c.mask(oval(x + 2, y + 2, 0.6 * q, 0.65 * q, turn), soft=1.5), (0.62, 0.06, 20), detail=0.8)
    m = _mass(c, curve(_HEAD), g, "head", 2.9)
    ways: tuple[Points, ...] = (
        ((462, 654), (440, 640), (414, 638), (390, 654)),
        ((462, 672), (436, 660), (410, 664), (382, 684)),
        ((462, 692), (436, 694), (412, 700), (390, 714)),
        ((470, 708), (448, 716), (430, 722), (412, 732)),
    )
    locks(c, ways, 80, (0.2, 1.2), (SNOW, _SHADE), seed="cub head", share=0.26, clip=m, lean=1.8)
    fringe(
        c, [(378, 684), (382, 704), (392, 719), (410, 729)], 46, (15, 1.7), 1.0, "cheek", (_FUR, SNOW, _LIT), 2.5, 0.95
    )
    sweeps(
        c,
        m,
        (([(478, 716, 5), (450, 730, 6), (416, 726, 6)], 6, 0.7), ([(470, 668, 2), (462, 676, 4)], 3, 0.4)),
        _SHADE,
    )
    sweeps(c, m, (([(384, 668, 5), (402, 642, 5), (436, 638, 4)], 5, 0.9),), _LIT, pale=True)
    _spots(
        c,
        m,
        (
            (424, 644, 4),
            (440, 648, 3.6),
            (410, 654, 4.4),
            (428, 658, 3.4),
            (396, 672, 4.6),
            (414, 672, 3.6),
            (400, 696, 4.4),
            (394, 708, 3.6),
            (414, 712, 4),
        ),
    )

    def work(pen: Pen) -> None:
        eye: Points = (
            (463, 683, CORNER),
            (459, 674),
            (449, 668),
            (439, 670),
            (433, 677, CORNER),
            (439, 684),
            (449, 687),
            (457, 687),
        )
        pen.fill(
            curve([(x + 1.16 * (u - x), y + 1.2 * (v - y)) for (u, v, *_), x, y in ((p, 447, 677) for p in eye)]), INK
        )
        with pen.clipped(curve(eye)):
            pen.radiate(curve(eye), 451, 680, 15, [(0.9, 0.07, 180), (0.78, 0.09, 200), (0.52, 0.09, 225)])
            pen.dot(453, 678.5, 5.8, INK)
        pen.dot(450, 674.5, 2.2, (0.995, 0.01, 95))
        pen.dot(456, 681.5, 1.1, (0.99, 0.01, 95), 0.9)
        pen.fill(curve([(474, 675), (480, 680), (485, 688), (483, 695), (476, 692), (471, 684)]), (0.58, 0.1, 20))
        pen.fill(limb([(474, 688, 0.6), (478, 690, 1.6), (481, 690, 0.6)], 10), INK)
        crease(pen, [(480, 696), (477, 706), (466, 712), (454, 709)], 1.5, INK, 0.9)
        crease(pen, [(464, 684), (467, 692), (466, 698)], 1.2, _MARK, 0.6)
        for k in range(3):
            pen.dot(466 - 5 * k, 700 + 2 * k, 1.0, _MARK, 0.7)
        for u, v in ((432, 712), (436, 722), (448, 730)):
            pen.fill(
                limb([(465, 703, 0.7), (0.5 * (465 + u), 0.5 * (703 + v) + 3, 0.6), (u, v, 0.2)], 20),
                (0.99, 0.01, 95),
                0.9,
            )

    c.draw(work, detail=0.95, soft=0.2)
    return m
