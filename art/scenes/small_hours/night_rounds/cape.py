"""Parts of Night Rounds: the watchman's cape, dark as the sky and starry towards its hem, its collar and clasp."""

from __future__ import annotations

from typing import Final

from art.painting.canvas import Canvas
from art.painting.colour import mix
from art.painting.marks import sweep, sweeps
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, circle, curve, limb

from .ink import BRASS, CAST, INK, PALE, crease, stitches

_CLOTH: Final = (0.285, 0.085, 266)
_FOLD: Final = (0.44, 0.1, 258)
_EDGE: Final[Points] = (
    *((556, 392), (566, 470), (588, 560), (602, 660), (610, 760), (626, 860), (652, 950), (684, 1040)),
)
_NEAR: Final[Points] = (
    *((548, 360, CORNER), (612, 372), (688, 420), (748, 500), (790, 610), (820, 740, CORNER), (820, 1100, CORNER)),
    *((790, 1072), (764, 1090), (740, 1060), (716, 1070), (684, 1040, CORNER)),
    *((652, 950), (626, 860), (610, 760), (602, 660), (588, 560), (566, 470)),
)
_FAR: Final[Points] = (
    *((380, 360, CORNER), (328, 440), (290, 540), (268, 650), (262, 760), (240, 880, CORNER), (300, 880), (370, 850)),
    *((420, 800, CORNER), (400, 600)),
)


def lining(c: Canvas) -> None:
    """The cape's far side behind the breast: its lining, and the fold that the wind takes."""
    m = c.mask(curve(_FAR), wobble=1)
    c.fill(m, (0.21, 0.07, 272), detail=0.55)
    sweep(c, m, ((340, 430, 4), (300, 540, 5), (280, 650, 6), (272, 780, 8)), 5, _FOLD, 0.9, pale=True)
    back = c.mask(curve([(600, 860, CORNER), (640, 1000), (740, 1130), (820, 1140, CORNER), (820, 800, CORNER)]))
    c.fill(back, (0.18, 0.06, 272), detail=0.5)


def cape(c: Canvas) -> None:
    """The near side: heavy cloth from the shoulder to the hem, folds, a lit front edge; night sky towards its hem."""
    m = c.mask(curve(_NEAR), wobble=1)
    c.multiply(m.blur(16).move(-16, 6), CAST, 0.75)
    c.fill(m, _CLOTH, detail=0.55, mottle=0.03)
    darks: tuple[tuple[Points, float, float], ...] = (
        (((640, 420, 8), (676, 560, 16), (696, 740, 20), (706, 900, 20), (730, 1066, 14)), 14, 0.7),
        (((716, 480, 6), (752, 640, 14), (766, 820, 18), (774, 980, 18), (780, 1084, 12)), 13, 0.7),
        (((800, 640, 8), (812, 800, 16), (806, 1000, 18), (790, 1086, 10)), 12, 0.7),
        (((590, 470, 5), (624, 600, 9), (640, 740, 11), (656, 880, 11), (688, 1030, 7)), 9, 0.6),
    )
    sweeps(c, m, darks, (0.5, 0.09, 275))
    pales: tuple[tuple[Points, float, float], ...] = (
        (((580, 400, 6), (640, 470, 10), (668, 600, 10), (674, 760, 11), (690, 920, 9)), 11, 0.5),
        (((660, 410, 6), (716, 520, 9), (740, 680, 10), (746, 860, 9)), 11, 0.5),
        (((740, 510, 4), (784, 660, 8), (794, 820, 9)), 9, 0.45),
        (((574, 480, 5), (598, 570, 6), (612, 670, 7), (620, 760, 7), (636, 860, 6), (662, 950, 5)), 6, 0.9),
    )
    sweeps(c, m, pales, _FOLD, pale=True)
    sweep(c, m, [(x + 4, y, w) for (x, y), w in zip(_EDGE[2:7], (1.0, 4.0, 4.5, 3.0, 0.6), strict=True)], 3,
          (0.93, 0.06, 90), 0.8, pale=True)  # fmt: skip
    sweep(c, m, ((690, 1080, 24), (760, 1096, 30), (820, 1110, 36)), 26, INK, 0.6)
    r = c.rng("cape")

    def work(pen: Pen) -> None:
        stitches(pen, [(x + 15, y) for x, y in _EDGE], 46, 0.5, 1.5, (0.72, 0.08, 90), 0.75)
        for _ in range(150):
            x, y = float(r.uniform(610, 800)), float(r.uniform(560, 1090))
            q = 0.8 + 2.4 * float(r.uniform(0, 1)) ** 4
            if r.random() < (y - 520) / 520:
                pen.dot(x, y, q, PALE, 0.35 + 0.25 * q)

    c.draw(work, clip=m, detail=0.85)


def collar(c: Canvas) -> None:
    """A short upper cape over the shoulder, its collar turned up; a brass clasp before the throat."""
    m = c.mask(
        curve(
            [
                *((560, 384, CORNER), (596, 356), (640, 330, CORNER), (700, 386), (752, 458), (790, 560, CORNER)),
                *((740, 548), (700, 560), (650, 540), (608, 548), (566, 520, CORNER), (554, 470), (546, 424)),
            ]
        ),
        wobble=0.8,
    )
    c.multiply(m.blur(9).move(-3, 14), INK, 0.65)
    c.fill(m, mix(_CLOTH, INK, 0.15), detail=0.6, mottle=0.03)
    sweep(c, m, ((560, 410, 8), (600, 460, 12), (620, 520, 10)), 9, _FOLD, 0.8, pale=True)
    sweep(c, m, ((550, 440, 2), (558, 480, 4), (570, 514, 2)), 3, (0.9, 0.07, 88), 0.8, pale=True)
    sweep(c, m, ((630, 370, 8), (684, 440, 12), (706, 530, 9)), 10, _FOLD, 0.55, pale=True)
    sweep(c, m, ((600, 400, 5), (650, 460, 9), (662, 530, 8)), 9, INK, 0.5)
    sweep(c, m, ((680, 400, 5), (738, 470, 9), (756, 540, 8)), 9, INK, 0.5)
    hem: Points = ((566, 519), (608, 546), (650, 539), (700, 558), (740, 547), (788, 558))
    flap = c.mask(limb([(534, 402, 10), (572, 384, 17), (624, 350, 20), (664, 306, 12)], 40), wobble=0.8)
    c.multiply(flap.blur(6).move(2, 9), INK, 0.6)
    c.fill(flap, mix(_CLOTH, _FOLD, 0.3), detail=0.65)
    sweep(c, flap, ((538, 404, 3), (574, 390, 6), (620, 360, 6)), 5, (0.62, 0.08, 252), 0.8, pale=True)

    def work(pen: Pen) -> None:
        pen.stroke([(x, y - 3) for x, y in hem], (0.66, 0.08, 85), 1.6, 0.6)
        stitches(pen, [(x, y - 9) for x, y in hem], 30, 0.5, 1.4, (0.72, 0.08, 90), 0.7)
        for x, y, q in ((578, 440, 15.0), (590, 508, 9.0)):
            pen.fill(circle(x, y + 2.5, q + 1), INK, 0.6)
            pen.radiate(circle(x, y, q), x - 4, y + 5, q * 1.5, [PALE, BRASS, (0.5, 0.09, 66)])
            pen.stroke(circle(x, y, q * 0.66), (0.5, 0.09, 66), 1.4, 0.7)
        crease(pen, [(552, 387), (578, 372), (620, 342), (656, 302)], 1.4, (0.7, 0.06, 250), 0.5)

    c.draw(work, detail=0.85, soft=0.2)
