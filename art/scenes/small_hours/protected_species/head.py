"""Parts of Protected Species: the leopardess' bowed head in large profile, lids closed, her brow to the glass."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import mix
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import Points, curve, limb, place, sample
from art.painting.stamps import jittered, sampled, strew

from .coat import CREAM, GOLD, INK, SPOT, TAWNY, nap, spot, sweep

_TURN: Final = -57.0
_SIZE: Final = 1.45
_BROW: Final = (-6.0, -62.0)
_TOUCH: Final = (421.0, 668.0)
_HEAD: Final[Points] = (
    *((-140, 34), (-152, 46), (-153, 62), (-150, 74), (-157, 88), (-154, 104), (-143, 113), (-143, 128)),
    *((-128, 145), (-98, 147), (-52, 134), (-6, 134), (44, 148), (92, 146), (140, 120), (186, 40), (170, -60)),
    *((110, -98), (60, -96), (20, -82), (-12, -60), (-36, -34), (-66, -6), (-104, 16)),
)


def _at(points: Points) -> list[tuple[float, ...]]:
    x, y = place([_BROW], 0, 0, _SIZE, _TURN)[0]
    return place(points, _TOUCH[0] - x, _TOUCH[1] - y, _SIZE, _TURN)


def head_mask(c: Canvas) -> Mask:
    """Return the head, going softly over into the neck."""
    face = c.mask(limb(_at([(-170, 60, 170), (40, 40, 128)]), 20), soft=26)
    return c.mask(curve(_at(_HEAD)), wobble=1) & face


def head(c: Canvas) -> None:
    """Paint the head, from the far ear to the whiskers."""
    _ear(c, 92, -92, 0.86, far=True)
    m = head_mask(c)
    c.multiply(m.blur(12).move(-6, 8), INK, 0.5)
    c.fill(m, GOLD, detail=0.6, mottle=0.03)
    sweep(
        c,
        m,
        (
            ((_at([(-150, 90, 14), (-120, 92, 26), (-84, 92, 20)])), 9, 0.95),
            ((_at([(-140, 136, 12), (-90, 138, 14), (-20, 130, 14), (50, 134, 16)])), 12, 0.9),
            ((_at([(-52, 26, 5), (-20, 30, 8), (14, 22, 4)])), 5, 0.8),
            ((_at([(-30, -28, 4), (-8, -28, 7), (14, -18, 4)])), 5, 0.7),
            ((_at([(-60, 84, 10), (0, 86, 20), (50, 70, 12)])), 14, 0.5),
        ),
        CREAM,
        pale=True,
    )
    sweep(
        c,
        m,
        (
            ((_at([(-130, 36, 5), (-80, 18, 8), (-44, -6, 5)])), 7, 0.3),
            ((_at([(-60, 108, 4), (-30, 96, 8), (10, 110, 6), (70, 116, 8)])), 10, 0.4),
            ((_at([(124, -30, 4), (134, 20, 10), (118, 76, 12), (78, 124, 6)])), 12, 0.5),
        ),
        TAWNY,
        pale=False,
    )
    nap(c, m, 1800, 0.0, "cheek", 13)
    _ruff(c)
    _marks(c)
    _features(c)
    _ear(c, 100, -52, 1.0, far=False)
    _whiskers(c)


def _marks(c: Canvas) -> None:
    r = c.rng("marks")

    def work(pen: Pen) -> None:
        for x, y, q in (
            *(
                (6, -64, 6),
                (26, -74, 7),
                (48, -80, 8),
                (14, -48, 6),
                (36, -56, 8),
                (60, -62, 9),
                (28, -34, 7),
                (54, -36, 9),
            ),
            *(
                (44, -12, 8),
                (70, -14, 9),
                (40, 14, 8),
                (66, 14, 9),
                (92, 0, 10),
                (30, 42, 8),
                (58, 42, 9),
                (86, 34, 10),
            ),
            *(
                (112, 24, 11),
                (14, 66, 7),
                (42, 72, 8),
                (72, 66, 10),
                (102, 58, 11),
                (132, 50, 12),
                (60, 100, 9),
                (92, 92, 10),
            ),
            *((112, -66, 9), (136, -50, 9), (114, -36, 8), (144, -18, 9), (124, -8, 8), (148, 20, 9)),
            *((124, 86, 12), (30, 104, 7), (-14, 56, 6), (0, 92, 6), (-30, 80, 5)),
        ):
            ((u, v),) = _at([(x + float(r.normal(0, 2.6)), y + float(r.normal(0, 2.6)))])
            spot(pen, r, u, v, q * float(r.uniform(1.0, 1.4)), _TURN + float(r.normal(10, 30)))
        for k in range(4):
            for j in range(4):
                ((u, v),) = _at([(-140 + 15 * j + 3 * k, 78 + 10 * k - 1.5 * j)])
                pen.dot(u, v, 2.6, SPOT, 0.85)

    c.draw(work, clip=c.mask(curve(_at(_HEAD))), detail=0.8, soft=0.3)


def _ruff(c: Canvas) -> None:
    """Let the cheek's hair stand out over the throat."""
    r = c.rng("ruff")
    way = np.array(
        _at([(u, v) for u, v in sample([(-74, 136), (-40, 130), (0, 129), (44, 142), (84, 140), (112, 128)], 200)])
    )
    x, y = (way + r.normal(0, 3.5, way.shape)).T
    inward = np.array(_at([(0, -10)])[0]) - np.array(_at([(0, 0)])[0])
    tone = jittered(sampled(c, c.layer.rgb, x + inward[0], y + inward[1]), r, 0.05, 0.01)
    turns = np.radians(_TURN) + 0.5 + r.normal(0, 0.16, len(x))
    strew(c, "hair", x, y, r.uniform(18, 34, len(x)), turns, tone, seed="ruff", alpha=0.9, detail=0.6)


def _features(c: Canvas) -> None:
    """Closed lid, nose, mouth."""
    lid = c.mask(curve(_at([(-48, 16), (-38, -2), (-20, -10), (0, -8), (10, 0), (-4, 12), (-22, 19), (-40, 17)])))
    c.fill(lid.blur(1.5), mix(GOLD, CREAM, 0.3), detail=0.7)
    c.multiply(lid.edge(6, 12, 9), TAWNY, 0.55)
    nose = c.mask(
        curve(
            _at(
                [
                    (-124, 24),
                    (-138, 32),
                    (-152, 45),
                    (-155, 60),
                    (-149, 73),
                    (-142, 71),
                    (-138, 62),
                    (-131, 52),
                    (-127, 38),
                ]
            )
        )
    )
    nose = nose & c.mask(curve(_at(_HEAD))).grow(1)
    c.fill(nose, (0.31, 0.05, 28), detail=0.9)
    c.glaze(
        c.mask(limb(_at([(-136, 34, 1), (-147, 46, 2.4), (-150, 56, 1)]), 16), soft=1.5) & nose, (0.62, 0.06, 30), 0.5
    )

    def work(pen: Pen) -> None:
        seam = [(-52, 20, 0.8), (-40, 17, 3.0), (-22, 20, 3.8), (-4, 14, 3.2), (12, -2, 0.8)]
        pen.fill(limb(_at(seam), 40), INK)
        pen.fill(limb(_at([(-44, 17, 2.2), (-60, 29, 2.8), (-74, 48, 0.6)]), 30), INK)
        pen.fill(limb(_at([(-42, -6, 0.6), (-22, -15, 1.8), (2, -14, 0.6)]), 30), SPOT, 0.7)
        pen.fill(limb(_at([(-6, 24, 0.5), (8, 18, 1.3), (18, 8, 0.5)]), 30), SPOT, 0.5)
        mouth = [
            (-147, 72, 1.6),
            (-150, 88, 1.6),
            (-146, 106, 2.0),
            (-126, 117, 2.6),
            (-100, 115, 2.6),
            (-80, 106, 0.8),
        ]
        pen.fill(limb(_at(mouth), 50), INK)
        pen.fill(limb(_at([(-149, 63, 1.0), (-142, 57, 2.8), (-134, 56, 2.4), (-127, 49, 0.6)]), 24), INK)

    c.draw(work, detail=0.9)


def _ear(c: Canvas, x: float, y: float, size: float, *, far: bool) -> None:
    """A round ear; the near one opens towards us."""
    ear = place([(-30, 16), (-36, -14), (-24, -44), (4, -54), (30, -38), (38, -4), (30, 20)], x, y, size, 24)
    m = c.mask(curve(_at(ear)), wobble=1)
    c.multiply(m.blur(6).move(-3, 5), INK, 0.45)
    c.fill(m, mix(SPOT, GOLD, 0.15) if far else GOLD, detail=0.7)
    if far:
        return
    hollow = c.mask(
        curve(_at(place([(-20, 14), (-24, -12), (-16, -32), (4, -40), (22, -28), (27, -2), (20, 18)], x, y, size, 24))),
        soft=1,
    )
    c.fill(m, SPOT, detail=0.7)
    c.glaze(m.edge(-4, -4, 4), GOLD, 0.6)
    c.fill(hollow, mix(GOLD, CREAM, 0.3), detail=0.7)
    deep = c.mask(limb(_at(place([(6, 12, 6), (8, -8, 13), (8, -26, 8)], x, y, size, 24)), 20), soft=6)
    c.multiply(deep & hollow, (0.42, 0.08, 30), 0.85)
    r = c.rng("ear")

    def tuft(pen: Pen) -> None:
        for k in range(34):
            u = -28 + 0.8 * k
            tip = (u + 20 + float(r.normal(0, 4)), -24 + 0.9 * k + float(r.normal(0, 5)), 0.3)
            root = (u - 4, 22 - 0.2 * k, 1.0)
            mid = (u + 3 + float(r.normal(0, 2)), 2, 1.1)
            pen.fill(limb(_at(place([root, mid, tip], x, y, size, 24)), 14), CREAM if k % 3 else GOLD, 0.6)

    c.draw(tuft, clip=m, detail=0.8)
    base = c.mask(limb(_at(place([(-34, 20, 8), (0, 26, 9), (34, 22, 8)], x, y, size, 24)), 20), soft=5)
    c.fill(base, GOLD, detail=0.6)


def _whiskers(c: Canvas) -> None:
    def work(pen: Pen) -> None:
        for x, y, u, v, b in (
            (-112, 78, -10, 96, -6),
            (-116, 88, -30, 150, 0),
            (-120, 98, -60, 190, 8),
            (-104, 84, 20, 130, -4),
        ):
            pen.fill(
                limb(_at([(x, y, 1.2), (0.5 * (x + u) + b, 0.5 * (y + v) - 8, 1.0), (u, v, 0.3)]), 40), (0.95, 0.03, 90)
            )

    c.draw(work, detail=0.8)
