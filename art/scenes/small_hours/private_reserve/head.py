"""Parts of Private Reserve: the camel's head in large profile, lids lowered, its upper lip on the water."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import smoothstep
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, place, sample

from .coat import DARK, INK, MID, PALE, SHADE, WOOL, locks, nap, sweep
from .neck import NECK

_TURN: Final = 50.0
_SIZE: Final = 1.3
_POLL: Final = (320.0, 240.0)
_HEAD: Final[Points] = (
    *((-6, 6), (30, -22), (66, -36), (98, -38), (124, -24), (150, -6), (196, 6), (240, 14), (270, 26), (290, 48)),
    *((302, 72), (300, 92), (286, 98, CORNER), (250, 88), (214, 88, CORNER), (180, 106), (140, 122), (96, 134)),
    *((50, 138), (10, 124), (-20, 84)),
)
_LIP: Final[Points] = (
    *((212, 80, CORNER), (240, 88), (268, 94), (280, 104), (276, 122), (254, 130), (226, 122), (190, 112), (176, 100)),
)


def _at(points: Points) -> list[tuple[float, ...]]:
    return place(points, *_POLL, _SIZE, _TURN)


def _eye(points: Points) -> list[tuple[float, ...]]:
    return _at(place([(p[0] - 104, p[1] - 14, *p[2:]) for p in points], 104, 10, 0.86))


def head(c: Canvas) -> None:
    """Paint the head, from the far ear to the lashes."""
    _ear(c, 10, -2, -16, far=True)
    low = c.mask(curve(_at(_LIP)), wobble=1)
    m = c.mask(curve(_at(_HEAD)), wobble=1.5)
    free = np.asarray(smoothstep(575, 600, c.y), np.float32)
    cast = (m | low).blur(9).move(12, 8)
    c.multiply(cast * free[cast.where], INK, 0.5)
    c.fill(low, WOOL, detail=0.7)
    c.multiply(low, SHADE, 0.3)
    c.multiply(low.edge(-6, -2, 8), SHADE, 0.6)
    c.fill(m, WOOL, detail=0.5, mottle=0.03)
    sweep(
        c,
        m,
        (
            ((_at([(190, 78, 8), (140, 100, 18), (80, 118, 20), (10, 104, 16)])), 12, 0.6),
            ((_at([(128, 10, 3), (150, 34, 9), (170, 66, 5)])), 8, 0.4),
            ((_at([(66, 30, 4), (88, 46, 8), (120, 40, 4)])), 8, 0.4),
        ),
        SHADE,
        pale=False,
    )
    sweep(
        c,
        m,
        (
            ((_at([(140, -2, 6), (200, 20, 13), (256, 34, 10)])), 9, 0.6),
            ((_at([(280, 60, 8), (284, 80, 10), (270, 86, 6)])), 7, 0.55),
            ((_at([(60, -22, 6), (100, -24, 8), (120, -12, 4)])), 6, 0.5),
        ),
        PALE,
        pale=True,
    )
    muzzle = c.mask(limb(_at([(214, 44, 14), (244, 60, 28), (276, 76, 22)]), 24), soft=12) & m
    c.glaze(muzzle, (0.8, 0.05, 70), 0.6)
    nap(c, m, 1200, 1.0, "cheek", 17)
    _features(c)
    _halter(c, m.grow(2) | c.mask(limb(NECK, 110)).grow(13))
    locks(c, _at([(-38, -14), (-52, -8), (-72, 10)]), 40, (36, 3.4), -0.35, "poll", (MID, WOOL, DARK), 5)
    _ear(c, -4, 14, 0, far=False)
    locks(c, _at([(-30, 24), (0, -6), (40, -28), (60, -36)]), 90, (40, 4.6), -0.2, "tuft", (MID, DARK), 6)


def _ear(c: Canvas, x: float, y: float, turn: float, *, far: bool) -> None:
    ear = place([(0, 6), (-16, -20), (-14, -46), (-2, -60), (10, -44), (14, -18), (10, 6)], x, y, 1.0, -34 + turn)
    m = c.mask(curve(_at(ear)), wobble=1.5)
    c.fill(m, DARK if far else WOOL, detail=0.6)
    if not far:
        hollow = place([(0, 0, 2), (-3, -22, 7), (-2, -46, 2)], x, y, 1.0, -34 + turn)
        c.multiply(c.mask(limb(_at(hollow), 20), soft=3) & m, DARK, 0.85)


def _features(c: Canvas) -> None:
    socket = limb(_eye([(60, 4, 6), (84, -18, 9), (116, -18, 9), (138, 0, 5)]), 30)
    c.multiply(c.mask(socket, soft=6), SHADE, 0.5)
    lid = c.mask(curve(_eye([(72, 16), (84, 0), (106, -6), (126, 2), (136, 14), (104, 26)])))
    c.glaze(lid.blur(3), PALE, 0.55)
    c.multiply(c.mask(limb(_eye([(78, 34, 4), (104, 44, 7), (132, 32, 4)]), 24), soft=6), SHADE, 0.6)

    def work(pen: Pen) -> None:
        seam = [(66, 8, 0.8), (84, 21, 2.6), (106, 26, 3.2), (126, 22, 2.6), (142, 12, 0.8)]
        pen.fill(limb(_eye(seam), 40), INK)
        s = sample(seam, 17)
        for k, (x, y, _) in enumerate(s[2:-1]):
            long = 17 + 9 * float(np.sin(np.pi * (k + 1) / 15)) + 3 * (k % 3)
            lean = 0.35 + 0.035 * k
            tip = (x + lean * long, y + 0.84 * long, 0.3)
            pen.fill(limb(_eye([(x, y, 1.3), (x + 0.3 * lean * long, y + 0.5 * long, 1.1), tip]), 14), INK, 0.9)
        for fold, share in (
            (((70, -6, 0.6), (92, -16, 1.6), (116, -14, 1.6), (134, -2, 0.6)), 0.5),
            (((60, 16, 0.5), (48, 22, 1.3), (38, 20, 0.5)), 0.5),
            (((62, 22, 0.5), (52, 31, 1.3), (42, 32, 0.5)), 0.5),
            (((74, 48, 0.6), (98, 60, 1.6), (126, 52, 0.6)), 0.4),
        ):
            pen.fill(limb(_eye(fold), 24), DARK, share)
        nostril = [(246, 40, 1.2), (258, 36, 3.6), (270, 42, 4), (278, 54, 1.4)]
        pen.fill(limb(_at(nostril), 24), INK)
        pen.fill(limb(_at([(276, 56, 1), (286, 72, 1.8), (290, 92, 1)]), 20), INK, 0.7)
        mouth = [(300, 92, 1), (282, 98, 1.8), (250, 90, 2.2), (214, 88, 2.5), (198, 80, 2), (192, 70, 0.7)]
        pen.fill(limb(_at(mouth), 40), INK)

    c.draw(work, detail=0.9)
    c.glaze(c.mask(limb(_at([(248, 28, 2), (264, 26, 4), (280, 40, 2)]), 20), soft=2), PALE, 0.5)


def _halter(c: Canvas, worn: Mask) -> None:
    red, deep, hemp = (0.56, 0.175, 27), (0.45, 0.12, 15), (0.86, 0.055, 75)
    for way in (
        ((184, -14, 7), (192, 36, 7.5), (186, 84, 7.5), (168, 126, 7)),
        ((188, 58, 6.5), (130, 86, 7), (66, 84, 7), (6, 54, 7), (-32, 16, 7), (-60, -20, 7)),
    ):
        m = c.mask(limb(_at(way), 40), wobble=0.6) & worn
        c.multiply(m.blur(4).move(2, 5), INK, 0.5)
        c.fill(m, red, detail=0.8)
        c.multiply(m.edge(-3, 4, 4), deep, 0.7)
    x, y = _at([(188, 58)])[0]

    def knot(pen: Pen) -> None:
        rope = [(x, y, 4.2), (x - 34, y + 36, 4.2), (x - 52, y + 90, 4), (x - 52, y + 146, 4)]
        pen.fill(limb(rope, 40), hemp)
        for k in range(2, 38):
            a, b = sample(rope, 40)[[k, k + 1], :2]
            pen.stroke([(a[0] - 3.5, a[1] - 1), (b[0] + 3.5, b[1])], (0.6, 0.07, 50), 1.2, 0.7)
        for k in range(-3, 4):
            tip = [(x - 52, y + 142, 1.8), (x - 52 + 3 * k, y + 156, 1.5), (x - 52 + 5 * k, y + 174 - abs(k) * 3, 0.4)]
            pen.fill(limb(tip, 12), hemp)
        pen.fill(limb([(x - 3, y - 2, 12), (x + 3, y + 2, 12)], 12), deep)
        pen.fill(limb([(x - 4, y - 4, 8), (x + 1, y, 8)], 12), red)

    c.draw(knot, detail=0.8)
