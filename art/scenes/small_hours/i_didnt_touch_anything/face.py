"""Parts of I Didn't Touch Anything: the fox's nose and lip, the feather on it, two eyes that look aside."""

from __future__ import annotations

import math
from typing import Final

from art.painting.canvas import Canvas
from art.painting.coats import locks
from art.painting.colour import mix
from art.painting.marks import sweep
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, oval

from .head import at, ways
from .ink import GOLD, INK, RED, RED_DEEP, RED_PALE, crease

_NOSE: Final[Points] = (
    *((-216, 78), (-208, 64), (-190, 60), (-174, 68), (-170, 82), (-180, 96), (-192, 106), (-206, 104), (-215, 94)),
)
_NEAR: Final[Points] = (
    *((-38, 15, CORNER), (-29, -8), (-12, -27), (9, -33), (28, -26), (41, -9, CORNER), (31, 6), (10, 14), (-14, 16)),
)
_FAR: Final[Points] = (
    *((-88, 3, CORNER), (-91, -16), (-100, -30), (-111, -31), (-121, -22), (-126, -8, CORNER), (-119, 4), (-106, 8)),
)


def face(c: Canvas) -> None:
    """Nose, mouth, eyes, whiskers."""
    m = c.mask(curve(at(((-220, 40), (-60, -60), (80, -60), (80, 60), (-60, 160), (-220, 160)))))
    sweep(c, m, at(((-34, 12, 3), (-56, 36, 6), (-84, 60, 6), (-112, 74, 3))), 6, (0.45, 0.1, 30), 0.75)
    sweep(c, m, at(((-86, 0, 3), (-104, 22, 4), (-128, 40, 3))), 5, (0.45, 0.1, 30), 0.6)
    _brows(c, m)
    _mouth(c)
    _eye(c, _NEAR, (-1, -9), (31, 28), 1.0)
    _eye(c, _FAR, (-109, -12), (17, 22), 0.74)
    _lashes(c)
    _feather(c)


def _mouth(c: Canvas) -> None:
    def work(pen: Pen) -> None:
        pen.fill(curve(at(_NOSE)), INK)
        pen.fill(limb(at(((-208, 72, 1.4), (-198, 66, 4), (-184, 67, 1.6))), 14), (0.66, 0.05, 230), 0.9)
        pen.fill(limb(at(((-212, 90, 1), (-206, 93, 3.4), (-202, 97, 1))), 10), (0.07, 0.02, 40))
        crease(pen, at(((-193, 105), (-190, 114), (-186, 119))), 2.0, INK, 0.9)
        crease(pen, at(((-202, 112), (-186, 120), (-156, 123), (-122, 124), (-92, 120), (-72, 108))), 2.9, INK, 0.9)
        crease(pen, at(((-76, 112), (-68, 106), (-64, 98))), 2.0, INK, 0.7)
        for x, y in ((-166, 92), (-150, 98), (-152, 108), (-134, 92), (-136, 104), (-120, 100)):
            px, py = at(((x, y),))[0][:2]
            pen.dot(px, py, 1.9, INK, 0.7)

    c.draw(work, detail=0.95, soft=0.25)


def _eye(c: Canvas, outline: Points, middle: tuple[float, float], half: tuple[float, float], size: float) -> None:
    """One fox's eye, set in its fur: amber from lid to lid, an upright pupil turned to the hen, one small light."""
    socket = c.mask(curve(at(outline), pull=0.32))
    c.multiply(socket.grow(3.5 * size).blur(4 * size), (0.4, 0.1, 34), 0.75)
    x, y = at((middle,))[0][:2]
    w, h = half

    def work(pen: Pen) -> None:
        ball = curve(at(outline), pull=0.32)
        pen.fill(ball, (0.27, 0.075, 48))
        with pen.clipped(ball):
            pen.fill(oval(x, y, w + 1.5, h + 1.5), (0.36, 0.1, 46))
            pen.radiate(oval(x, y, w, h), x - 2, y + 7, w + 3,
                        ((0.84, 0.15, 82), (0.73, 0.16, 67), (0.5, 0.13, 50)))  # fmt: skip
            for k in range(22):
                a = 0.2856 * k
                p, q = (
                    (x + 0.42 * w * math.cos(a), y + 0.5 * h * math.sin(a)),
                    (x + 0.9 * w * math.cos(a), y + 0.9 * h * math.sin(a)),
                )
                pen.fill(limb([(*p, 0.9 * size), (*q, 0.4)], 6), (0.93, 0.13, 92) if k % 2 else (0.5, 0.13, 50), 0.4)
            px = x - 5 * size
            pen.fill(oval(px, y, 0.36 * w, 0.7 * h, 5), (0.1, 0.02, 40))
            pen.fill(limb(at([(p[0], p[1] + 2, 6 * size) for p in outline[:6]]), 30), (0.16, 0.06, 40), 0.5)
            pen.dot(px - 6 * size, y - 8 * size, 5.2 * size, (0.99, 0.012, 90))
            pen.dot(px + 10 * size, y + 9 * size, 1.8 * size, GOLD, 0.7)
        lid = [(p[0], p[1], (1.2, 2.2, 2.7, 2.8, 2.5, 1.0)[k] * size) for k, p in enumerate(outline[:6])]
        pen.fill(limb(at(lid), 40), (0.19, 0.05, 38), 0.92)

    c.draw(work, detail=0.95, soft=0.7)


def _brows(c: Canvas, m: Mask) -> None:
    """Innocence: a brow of pale fur over each eye, lifted towards the middle of the forehead; paler fur below."""
    sweep(c, m, at(((-48, -24, 5), (-28, -44, 8), (6, -50, 8), (42, -36, 6))), 9, RED_DEEP, 0.45)
    near: tuple[Points, ...] = (
        ((-34, -14), (-36, -42), (-30, -70), (-16, -92)),
        ((-16, -26), (-10, -48), (2, -68), (20, -84)),
        ((8, -34), (20, -46), (36, -58), (56, -66)),
        ((28, -28), (42, -34), (58, -40), (78, -44)),
    )
    far: tuple[Points, ...] = (
        ((-90, -14), (-86, -38), (-82, -62), (-72, -84)),
        ((-100, -28), (-99, -46), (-95, -64), (-86, -82)),
        ((-112, -30), (-113, -44), (-110, -58), (-104, -70)),
    )
    below: tuple[Points, ...] = (
        ((-30, 22), (-6, 22), (20, 20), (52, 8)),
        ((-34, 30), (-6, 32), (26, 30), (64, 18)),
    )
    pale = (mix(RED, RED_PALE, 0.6), (0.84, 0.125, 70))
    locks(c, ways(near), 95, (0.42, 3.2), pale, seed="brow", share=0.85, until=0.56, shade=RED_DEEP, drift=3)
    locks(c, ways(far), 48, (0.42, 2.4), pale, seed="far brow", share=0.85, until=0.56, shade=RED_DEEP, drift=2)
    locks(c, ways(below), 24, (0.3, 2.4), pale, seed="below", share=0.75, until=0.7, drift=2)


def _lashes(c: Canvas) -> None:
    """Short hairs of the coat that lie over the lids' outer rim, and the dark line from the corner to the muzzle."""

    def work(pen: Pen) -> None:
        crease(pen, at(((-34, 12), (-44, 20), (-56, 28), (-68, 38))), 2.6, (0.24, 0.07, 34), 0.75, ends=0.1)
        crease(pen, at(((-89, 2), (-95, 11), (-102, 18))), 1.6, (0.24, 0.07, 34), 0.6, ends=0.1)
        crease(pen, at(((39, -9), (48, -8), (58, -3))), 1.6, (0.28, 0.08, 34), 0.6, ends=0.1)
        crease(pen, at(((-30, 16), (-10, 16), (12, 14), (32, 6))), 1.5, (0.9, 0.09, 76), 0.6)

    c.draw(work, detail=0.9, soft=0.7)


def _feather(c: Canvas) -> None:
    """One small feather, slate with a white speck like hers, stuck to the lip."""
    x, y = at(((-128, 122),))[0][:2]

    def work(pen: Pen) -> None:
        with pen.at(x, y, 56, 1.25):
            vane: Points = (
                *((4, 0, CORNER), (12, -9), (26, -13), (30, -8, CORNER), (33, -12), (46, -8), (56, 2, CORNER)),
                *((46, 9), (30, 12), (26, 8, CORNER), (22, 12), (12, 8)),
            )
            pen.fill(curve([(u + 1, v + 4) for u, v, *_ in vane]), (0.5, 0.06, 45), 0.45)
            for u, v in ((0, 6), (-3, 3), (2, 8), (0, -7), (-3, -3), (3, -9)):
                pen.fill(limb([(6, 0, 0.8), (4 + 0.4 * u, 0.6 * v, 0.9), (u, v, 0.3)], 8), (0.62, 0.03, 235))
            pen.fill(curve(vane), (0.33, 0.045, 235))
            pen.fill(curve([(44, -7), (57, 2, CORNER), (44, 8), (49, 1)]), (0.985, 0.012, 90))
            for q in range(14, 44, 5):
                for w in (-1.0, 1.0):
                    crease(pen, [(q, 0), (q + 4, w * 4), (q + 8, w * 8)], 0.6, (0.55, 0.04, 225), 0.8)
            crease(pen, [(-8, 1), (20, -1), (48, 1)], 1.1, (0.9, 0.03, 85))

    c.draw(work, detail=0.97, soft=0.2)
