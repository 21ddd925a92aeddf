"""Parts of Overdue: the owl's body: breast, the folded wing, and the other one held round as a lamp-lit tunnel."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import mix, smoothstep
from art.painting.marks import sweep
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, box, circle, curve, limb, polygon

from .inks import CREAM, DEEP, INK, MINT, PEACH, SAND, SEA, SHADE, TEAL, crease
from .shelf import Surface, lay, shelve

_BODY: Final[Points] = (
    *((230, 380), (150, 470), (104, 600), (86, 760), (96, 920), (126, 1030), (170, 1072), (240, 1084), (330, 1082)),
    *((400, 1050), (600, 1050), (700, 1086), (738, 1040), (760, 920), (762, 780), (736, 640), (684, 520), (600, 420)),
)
_BREAST: Final[tuple[Points, ...]] = (
    ((200, 390), (390, 440), (600, 390)),
    ((186, 500), (380, 566), (590, 520)),
    ((178, 620), (322, 674), (452, 646)),
    ((172, 742), (290, 792), (394, 764)),
    ((182, 862), (276, 906), (359, 876)),
    ((204, 972), (280, 1012), (345, 980)),
    ((240, 1066), (296, 1094), (352, 1080)),
)
_FOLDED: Final[tuple[Points, ...]] = (
    ((206, 410), (240, 392), (276, 400)),
    ((130, 516), (192, 498), (264, 514)),
    ((86, 650), (162, 640), (250, 654)),
    ((68, 790), (146, 784), (236, 794)),
    ((76, 920), (138, 918), (214, 916)),
    ((108, 1030), (146, 1034), (192, 1022)),
    ((146, 1094), (162, 1098), (180, 1092)),
)
_ROUND: Final[tuple[Points, ...]] = (
    ((400, 420), (480, 390), (560, 350)),
    ((486, 574), (560, 518), (640, 452)),
    ((612, 640), (668, 592), (718, 556)),
    ((680, 744), (722, 718), (758, 690)),
    ((702, 868), (740, 858), (772, 850)),
    ((696, 984), (730, 984), (762, 984)),
    ((664, 1092), (696, 1098), (726, 1090)),
)
_ARCH: Final[Points] = (
    *((352, 1094), (342, 970), (360, 830), (408, 704), (500, 612), (606, 612), (676, 704), (704, 850), (700, 980)),
    (670, 1094),
)
_DEPTH: Final = (566.0, 868.0)
"""Where the tunnel runs to."""
_LAMP: Final = (560.0, 842.0)
_STEPS: Final = (1.04, 0.78, 0.57, 0.41, 0.29, 0.2)


def _body(c: Canvas) -> Mask:
    return c.mask(curve(_BODY))


def _hollow(c: Canvas) -> Mask:
    foot = ((668, 1104, CORNER), (510, 1110), (352, 1104, CORNER))
    return c.mask(curve([(*_ARCH[0], CORNER), *_ARCH[1:-1], (*_ARCH[-1], CORNER), *foot]))


def _ring(share: float) -> Points:
    x0, y0 = _DEPTH
    return [(x0 + (x - x0) * share, y0 + (y - y0) * share) for x, y in _ARCH]


def body(c: Canvas) -> None:
    """Fill the body's one mass, its shadow on the floor first."""
    m = _body(c)
    ground = c.mask(limb([(120, 1096, 18), (430, 1106, 28), (740, 1098, 18)], 40), soft=12)
    c.multiply(ground, SHADE, 0.55)
    c.fill(m, DEEP, detail=0.6)


def breast(c: Canvas) -> None:
    """Rows of pale spines over breast and belly, lowest first; one gap, where the child's book stood."""
    m = _body(c) - _hollow(c)
    c.multiply(m.blur(12).move(8, 4) & _hollow(c), SHADE, 0.75)
    c.fill(m, DEEP, detail=0.6)
    s = Surface(_BREAST)
    inks = (CREAM, MINT, CREAM, SAND, CREAM, SEA, MINT)
    for k, n in reversed(tuple(enumerate((8, 7, 5, 5, 4)))):
        books = shelve(c, f"breast{k}", float(k), n, inks)
        if k == 2:
            (gone,) = (b for b in books if b.left < 0.52 <= b.right)
            books.remove(gone)
            c.fill(c.mask(gone.band(s, 0.2, 0.84, 0.04)) & m, mix(DEEP, INK, 0.3), detail=0.7)
        lay(c, s, books, clip=m)
    sweep(c, m, ((246, 500, 16), (226, 720, 20), (222, 960, 18)), 20, SHADE, 0.42)
    sweep(c, m, ((230, 430, 30), (400, 480, 34), (600, 430, 40)), 22, SHADE, 0.45)
    sweep(c, m, ((456, 640, 3), (396, 760, 5), (358, 880, 5), (348, 1080, 5)), 8, SHADE, 0.5)


def folded(c: Canvas) -> None:
    """The wing at rest: teal spines, longer towards its tip."""
    s = Surface(_FOLDED)
    edge = c.mask(polygon([s.at(k % 2 * 1.0, 0) for k in range(2)] + [s.at(1, 6 * k / 20) for k in range(21)]
                          + [s.at(0, 6 - 6 * k / 20) for k in range(21)]))  # fmt: skip
    c.multiply(edge.blur(14).move(14, 6) & _body(c), SHADE, 0.6)
    c.fill(edge, DEEP, detail=0.6)
    for k, n in reversed(tuple(enumerate((3, 3, 4, 4, 3)))):
        lay(c, s, shelve(c, f"folded{k}", float(k), n, (TEAL, DEEP, SEA, TEAL, SAND, DEEP, SEA), long=1.6))
    sweep(c, edge, ((90, 700, 10), (84, 860, 16), (120, 1010, 14)), 18, SHADE, 0.45)


def hollow(c: Canvas) -> None:
    """The tunnel under the wing: ring after ring of spines, teal to its end, where a niche holds a reading lamp."""
    m = _hollow(c)
    c.fill(m * np.asarray(smoothstep(1108, 1070, c.y), np.float32), mix(SEA, MINT, 0.35), detail=0.6)
    s = Surface([_ring(q) for q in _STEPS])
    inks = (
        (SEA, TEAL, mix(SEA, SAND, 0.4)),
        (MINT, SEA, mix(SEA, SAND, 0.45)),
        (SEA, MINT, mix(MINT, SAND, 0.5)),
        (TEAL, SEA, mix(SEA, MINT, 0.5)),
    )
    _niche(c, m)
    for k in range(3, -1, -1):
        lay(c, s, shelve(c, f"hollow{k}", float(k), 15, inks[k], long=1.25, ragged=0.08), clip=m, drop=2)
    _lamp(c, m)
    sweep(c, m, ((356, 1080, 14), (350, 900, 18), (420, 700, 16)), 16, SHADE, 0.6)
    sweep(c, m, ((420, 700, 10), (510, 620, 20), (610, 624, 20), (680, 720, 18), (700, 900, 16), (680, 1080, 14)), 15,
          SHADE, 0.5)  # fmt: skip


def _niche(c: Canvas, m: Mask) -> None:
    """The tunnel's end: a small teal niche."""
    end = c.mask(curve([(x, y) for x, y, *_ in _ring(0.42)]), soft=2) & m
    c.fill(end, mix(TEAL, DEEP, 0.3), detail=0.7)
    board = _LAMP[1] + 47
    c.fill(end & c.full(smoothstep(board - 1, board + 1, c.y)), mix(SEA, SAND, 0.35), detail=0.7)


def _lamp(c: Canvas, m: Mask) -> None:
    """A reading lamp on a pile of two books; its light lies on the niche and on the nearest spines."""
    x, y = _LAMP
    for reach, share in ((104, 0.2), (64, 0.32), (38, 0.4)):
        c.glaze(c.mask(circle(x, y + 4, reach), soft=0.42 * reach) & m, (0.9, 0.1, 80), share)

    def work(pen: Pen) -> None:
        pen.fill(box(x - 20, y + 40, 42, 9, 2), DEEP)
        pen.fill(box(x - 17, y + 32, 36, 9, 2), PEACH)
        pen.stroke([(x, y + 6), (x, y + 30)], DEEP, 3)
        pen.fill(curve([(x - 10, y + 32, CORNER), (x - 5, y + 27), (x + 5, y + 27), (x + 10, y + 32, CORNER)]), DEEP)
        pen.fill(polygon([(x - 9, y - 17), (x + 9, y - 17), (x + 19, y + 10), (x - 19, y + 10)]), (0.93, 0.1, 84))
        pen.fill(polygon([(x + 2, y - 17), (x + 9, y - 17), (x + 19, y + 10), (x + 8, y + 10)]), (0.85, 0.12, 68), 0.6)
        pen.stroke([(x - 19, y + 10), (x, y + 12), (x + 19, y + 10)], (0.74, 0.13, 55), 2)

    c.draw(work, clip=m, detail=0.9, soft=0.3)


def round_wing(c: Canvas) -> None:
    """The wing held round: what one sees of its outside, from the shoulder down to the floor."""
    s = Surface(_ROUND)
    edge = c.mask(polygon([s.at(1, 6 * k / 24) for k in range(25)] + [s.at(0, 6 - 6 * k / 24) for k in range(25)]))
    c.multiply(edge.blur(9).move(-10, 6) & _body(c), SHADE, 0.6)
    c.fill(edge, DEEP, detail=0.6)
    for k in range(4, -1, -1):
        lay(
            c,
            s,
            shelve(
                c, f"round{k}", float(k), 4 if k == 0 else 3 - (k > 3), (TEAL, DEEP, SEA, SAND, TEAL, DEEP), long=1.55
            ),
        )
    sweep(c, edge, ((768, 760, 6), (776, 880, 10), (756, 1010, 8)), 12, SHADE, 0.45)


def feet(c: Canvas) -> None:
    """Three broad toes that look out from under the belly."""
    tone = (0.8, 0.07, 74)
    for x, y, w in ((228, 1088, 19), (268, 1094, 21), (309, 1089, 19)):
        m = c.mask(limb([(x + 2, y - 10, w - 1), (x + 1, y, w), (x - 1, y + 6, w - 4)], 24))
        c.multiply(m.blur(5).move(2, 5), SHADE, 0.6)
        claw = c.mask(limb([(x - 2, y + 14, 8), (x - 3, y + 23, 6), (x - 5, y + 30, 2)], 16))
        c.fill(claw, mix(INK, DEEP, 0.4), detail=0.8)
        c.fill(m, tone, detail=0.7)
        sweep(c, m, ((x - 8, y - 28, 9), (x + 8, y - 28, 9)), 7, SHADE, 0.75)

        def folds(pen: Pen, x: float = x, y: float = y) -> None:
            for q in (-2, 6):
                crease(pen, ((x - 9, y + q), (x, y + q + 4), (x + 10, y + q)), 1.7, (0.6, 0.07, 60), 0.7)

        c.draw(folds, clip=m, detail=0.8, soft=0.4)
