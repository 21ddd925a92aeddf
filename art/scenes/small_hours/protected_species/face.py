"""Parts of Protected Species: the leopardess' eye, nose and mouth, the snow on her nose, her whiskers."""

from __future__ import annotations

import numpy as np

from art.painting.canvas import Canvas
from art.painting.marks import crease
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb

from .ink import CREAM, INK, SNOW, SPOT, UMBER
from .skull import at


def eye(c: Canvas) -> None:
    """The eye, amber, wide open, the lamp in it."""
    rim: Points = (
        (96, -54, CORNER),
        (103, -71),
        (118, -82),
        (137, -84),
        (152, -76),
        (160, -66, CORNER),
        (148, -55),
        (130, -49),
        (112, -51),
    )
    lid: Points = (
        (92, -50, CORNER),
        (99, -73),
        (116, -87),
        (138, -89),
        (156, -79),
        (167, -66, CORNER),
        (151, -53),
        (130, -46),
        (111, -48),
    )
    c.multiply(c.mask(curve(at(lid))).grow(4).blur(5), UMBER, 0.7)
    c.glaze(c.mask(limb(at([(100, -36, 4), (128, -30, 7), (160, -42, 3)]), 20), soft=4), CREAM, 0.6)

    def work(pen: Pen) -> None:
        pen.fill(curve(at(lid)), INK)
        white = curve(at(rim))
        pen.fill(white, (0.66, 0.13, 68))
        with pen.clipped(white):
            x, y = at([(122, -66)])[0][:2]
            pen.radiate(
                white, x - 8, y + 8, 38, [(0.92, 0.15, 94), (0.82, 0.16, 80), (0.6, 0.145, 58), (0.38, 0.1, 45)]
            )
            for k in range(36):
                b = 0.1745 * k
                way = [(x + 12 * np.cos(b), y + 12 * np.sin(b), 0.6), (x + 22 * np.cos(b), y + 22 * np.sin(b), 0.3)]
                pen.fill(limb(way, 4), (0.96, 0.13, 95), 0.35)
            pen.dot(x - 5, y + 2.5, 10.8, INK)
            pen.fill(limb(at([(92, -58, 4), (104, -76, 6), (120, -87, 8), (140, -86, 8), (160, -70, 4)]), 30), INK, 0.5)
            pen.fill(limb(at([(106, -52, 1), (126, -50, 1.6), (146, -56, 0.8)]), 20), (0.96, 0.12, 94), 0.6)
            pen.fill(limb([(x - 11, y - 7, 3.8), (x - 10, y - 1, 2.9)], 8), (0.995, 0.02, 95))
            pen.dot(x + 7, y + 7, 1.8, (0.97, 0.05, 95), 0.8)
        pen.fill(limb(at([(97, -52, 2.6), (87, -40, 3.0), (78, -22, 2.2), (73, -4, 0.5)]), 24), INK)
        pen.fill(limb(at([(160, -67, 3), (172, -65, 2.2), (182, -60, 0.6)]), 20), INK, 0.9)
        crease(pen, at([(92, -84), (112, -101), (140, -103), (164, -92)]), 2.0, SPOT, 0.5)

    c.draw(work, detail=0.95, soft=0.25)


def features(c: Canvas, m: Mask) -> None:
    """Nose, mouth, the fold of the lip."""
    nose = c.mask(
        curve(
            at(
                [
                    (25, -38),
                    (12, -27),
                    (2, -13),
                    (-2, 2),
                    (3, 16),
                    (10, 20),
                    (18, 12),
                    (28, 6),
                    (37, -6),
                    (38, -20),
                    (33, -32),
                ]
            )
        )
    )
    c.fill(nose & m.grow(1), (0.42, 0.09, 25), detail=0.9)
    c.glaze(
        c.mask(limb(at([(24, -30, 3), (10, -20, 5.5), (4, -4, 4)]), 16), soft=2.5) & nose & m, (0.8, 0.09, 40), 0.85
    )
    under = c.mask(limb(at([(4, 78, 5), (24, 94, 8), (66, 106, 10), (108, 104, 8)]), 30), soft=6)
    c.multiply(under.move(0, 6) & m, UMBER, 0.6)

    def work(pen: Pen) -> None:
        pen.fill(limb(at([(8, 4, 1), (15, 4, 3.6), (24, -2, 3.2), (30, -10, 1)]), 24), INK)
        pen.fill(limb(at([(9, 17, 1.6), (10, 30, 1.2), (7, 44, 0.5)]), 20), INK, 0.7)
        pen.fill(
            limb(
                at(
                    [
                        (3, 71, 0.7),
                        (16, 82, 1.2),
                        (40, 92, 1.6),
                        (66, 96, 2.0),
                        (88, 97, 2.8),
                        (101, 94, 2.2),
                        (110, 87, 0.6),
                    ]
                ),
                50,
            ),
            INK,
        )

    c.draw(work, clip=m.grow(2), detail=0.9, soft=0.25)


def snow(c: Canvas, m: Mask) -> None:
    """The snow upon her nose, though the glass is whole."""
    upper: Points = (
        (8, -26),
        (10, -38),
        (22, -47),
        (32, -54),
        (40, -66),
        (54, -72),
        (62, -83),
        (76, -90),
        (86, -100),
        (98, -104),
    )
    lower: Points = (
        (96, -94),
        (84, -82),
        (76, -80),
        (70, -66),
        (60, -66),
        (54, -52),
        (42, -50),
        (36, -36),
        (24, -36),
        (18, -24),
    )
    cap = c.mask(curve(at((*upper, *lower))), wobble=1.2, cell=9)
    c.multiply(cap.blur(3).move(2, 6) & m, UMBER, 0.6)
    c.fill(cap, (0.99, 0.012, 95), detail=0.92)
    c.multiply(cap.edge(5, 6, 4), (0.74, 0.07, 235), 0.55)
    r = c.rng("nose snow")

    def work(pen: Pen) -> None:
        for _ in range(34):
            t, off = float(r.uniform(0, 1)), abs(float(r.normal(0, 15)))
            ((x, y),) = at([(24 + 84 * t + 0.6 * off, -34 - 72 * t + 0.9 * off)])
            pen.dot(x, y, float(r.uniform(0.8, 2.4)), SNOW, 0.95)

    c.draw(work, clip=m.grow(3), detail=0.9, soft=0.25)


def whiskers(c: Canvas) -> None:
    """Draw long pale whiskers and two hairs above the eye."""

    def work(pen: Pen) -> None:
        for x, y, p, q, u, v in (
            (42, 44, 110, 46, 196, 84),
            (40, 54, 104, 74, 172, 132),
            (34, 62, 84, 104, 122, 172),
            (26, 66, 50, 118, 62, 184),
            (52, 38, 132, 22, 220, 40),
            (20, 62, 8, 110, -16, 150),
        ):
            pen.fill(limb(at([(x, y, 1.4), (p, q, 1.2), (u, v, 0.3)]), 40), (0.97, 0.03, 92), 0.95)
        for x, y, u, v in ((112, -112, 96, -160), (122, -118, 122, -172)):
            pen.fill(
                limb(at([(x, y, 1.1), (0.5 * (x + u) - 3, 0.5 * (y + v), 0.9), (u, v, 0.3)]), 24),
                (0.97, 0.03, 92),
                0.85,
            )

    c.draw(work, detail=0.85)
