"""Parts of Finders: the magpie's folded wing: white shoulder, blue secondaries, long dark primaries."""

from __future__ import annotations

from typing import Final

from art.painting.canvas import Canvas
from art.painting.coats import locks
from art.painting.colour import mix
from art.painting.marks import sweep
from art.painting.pen import Pen
from art.painting.shapes import Points, curve, limb, place, sample

from .brush import BLACK, BLUE, INK, WHITE, crease

_SHOULDER: Final[Points] = ((216, 470), (226, 500), (208, 530), (166, 546), (120, 552), (146, 516), (176, 480))
_LOBE: Final[Points] = ((-14, -12), (6, -14), (24, -8), (30, 0), (24, 8), (6, 14), (-14, 12))
_ROWS: Final[tuple[tuple[Points, int, float], ...]] = (
    (((128, 532), (138, 546)), 2, 0.72),
    (((148, 514), (158, 530), (166, 544)), 3, 0.84),
    (((170, 494), (182, 512), (188, 534)), 3, 0.92),
    (((190, 478), (204, 498), (208, 520)), 3, 0.92),
)
_COVERT: Final[Points] = (
    (236, 484),
    (244, 520),
    (226, 552),
    (196, 566),
    (160, 560),
    (150, 544),
    (196, 524),
    (216, 490),
)
_QUILLS: Final[tuple[Points, ...]] = (
    ((196, 560, 12), (140, 584, 12), (86, 600, 10), (44, 608, 2)),
    ((196, 552, 13), (138, 574, 13), (80, 584, 11), (30, 588, 2)),
    ((194, 544, 13), (136, 562, 14), (82, 568, 12), (40, 568, 2)),
    ((200, 536, 14), (150, 550, 15), (106, 552, 13), (70, 550, 2)),
    ((206, 528, 14), (166, 538, 15), (130, 538, 13), (98, 534, 2)),
)


def wing(c: Canvas) -> None:
    """Paint quills from below up, coverts, then the white shoulder."""
    for k, spine in enumerate(_QUILLS):
        m = c.mask(limb(spine, 40), wobble=0.5)
        c.multiply(m.blur(3).move(1, 4), (0.4, 0.05, 270), 0.5)
        c.fill(m, mix(BLACK, BLUE, 0.16 * k), detail=0.7)
        sweep(c, m, [(x, y - 4, 3.5) for x, y, _ in spine[:3]], 3, BLUE, 0.8, pale=True)
        c.glaze(m.edge(-1, -3, 2), (0.7, 0.09, 240), 0.7)

        def shaft(pen: Pen, spine: Points = spine) -> None:
            crease(pen, [(p[0], p[1] + 1) for p in spine], 1.2, INK, 0.8)

        c.draw(shaft, clip=m, detail=0.7, soft=0.2)
    covert = c.mask(curve(_COVERT), wobble=0.8)
    c.multiply(covert.blur(4).move(0, 5), (0.45, 0.05, 270), 0.5)
    c.fill(covert, mix(BLACK, BLUE, 0.3), detail=0.7)
    sweep(c, covert, ((234, 500, 4), (226, 534, 7), (190, 556, 6)), 5, BLUE, 0.7, pale=True)
    _shoulder(c)


def _shoulder(c: Canvas) -> None:
    """The white shoulder: rounded feathers in rows, those behind first, each with a blue foot."""
    m = c.mask(curve(_SHOULDER), wobble=0.6)
    c.multiply(m.blur(4).move(0, 4), (0.5, 0.05, 265), 0.5)
    c.fill(m, WHITE, detail=0.75)
    for row, (line, n, size) in enumerate(_ROWS):
        s = sample(line, 2 * n + 1)
        for k in range(n):
            x, y = float(s[2 * k + 1][0]), float(s[2 * k + 1][1])
            turn = 152 - 4 * row
            lobe = c.mask(curve(place(_LOBE, x, y, size, turn)))
            c.multiply(lobe.blur(2).move(-1, 3), (0.74, 0.05, 262), 0.7)
            c.fill(lobe, WHITE, detail=0.75)
            tip = place(((8, -6, 2), (22, 0, 5), (8, 7, 2)), x, y, size, turn)
            sweep(c, lobe, tip, 3, (0.86, 0.035, 262), 0.8)
    top = c.mask(limb(((212, 476, 10), (222, 492, 12), (216, 512, 9)), 20), soft=4)
    c.fill(top & m, WHITE, detail=0.75)
    _blend(c)


def _blend(c: Canvas) -> None:
    """Feathers that cross the white's border: white ones run out over the wing, dark ones of the back lie on it."""
    out: tuple[Points, ...] = (
        ((160, 520), (136, 540), (112, 556), (84, 564)),
        ((190, 520), (164, 544), (136, 560), (104, 570)),
        ((216, 512), (196, 538), (170, 558), (136, 570)),
        ((228, 496), (220, 526), (204, 550), (176, 566)),
    )
    smoke = (WHITE, (0.84, 0.03, 258))
    locks(c, out, 46, (0.34, 5.2), smoke, seed="out", share=0.85, until=0.62, drift=2.0, shade=(0.42, 0.07, 262))
    over: tuple[Points, ...] = (
        ((222, 446), (190, 470), (156, 502), (112, 544)),
        ((232, 452), (204, 474), (166, 508), (118, 552)),
    )
    tones = (BLACK, mix(BLACK, BLUE, 0.5))
    locks(c, over, 40, (0.26, 5.0), tones, seed="over", share=0.95, drift=3.0, shade=(0.5, 0.05, 262))
    front: tuple[Points, ...] = (
        ((226, 462), (232, 482), (226, 504), (206, 524)),
        ((240, 470), (244, 498), (236, 524), (212, 546)),
    )
    locks(c, front, 26, (0.4, 4.6), tones, seed="front", share=0.95, drift=2.4, shade=(0.5, 0.05, 262))
    under: tuple[Points, ...] = (
        ((236, 520), (214, 546), (180, 562), (130, 572)),
        ((232, 538), (204, 560), (170, 570), (118, 580)),
    )
    blues = (mix(BLACK, BLUE, 0.35), mix(BLACK, BLUE, 0.75))
    locks(c, under, 34, (0.3, 4.4), blues, seed="under", share=0.85, drift=2.4, shade=INK)
