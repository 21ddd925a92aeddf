"""Parts of Planning Permission: the kingfisher that comes down on the twig's tip, a tiny twig in its bill."""

from __future__ import annotations

import math
from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.coats import fringe, locks
from art.painting.marks import sweep
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, oval, place

from .inks import BLUE, BLUE_DEEP, CYAN, GOLD, INK, ORANGE, ORANGE_DEEP, ORANGE_PALE, SUN, comb, crease
from .plumage import far_wing, near_wing, tail

_BODY: Final[Points] = (
    *((580, 150), (571, 196), (578, 240), (598, 276), (626, 300), (652, 312), (680, 284), (682, 240), (668, 190)),
    *((650, 140), (610, 120)),
)
_HEAD: Final[Points] = (
    *((-47, -4), (-40, -26), (-18, -44), (14, -49), (46, -38), (66, -6), (66, 34), (36, 50), (-4, 44), (-34, 26)),
    (-48, 10),
)
_PERCH: Final = (607.0, 292.0)
"""Where its feet close on the twig; it is painted larger and set in from here."""
_SCALE: Final = 0.9


def at(points: Points) -> list[tuple[float, ...]]:
    """Return points of its head (skull at 0, 0, bill to the left) where they lie on the card."""
    return place(points, 608, 122, 1.0, -22)


def bird(c: Canvas) -> None:
    """Paint it from the far wing to the bill, whole, and set it on the twig's tip."""
    with c.group() as whole:
        behind = far_wing(c)
        tail(c)
        _feet(c)
        near_wing(c, _body(c), behind)
        _head(c)
        _bill(c)
        _eye(c)
    x, y = _PERCH
    c.paste(
        whole,
        bend=(
            np.asarray(x + (c.x - x) / _SCALE + 0 * c.y, np.float32),
            np.asarray(y + (c.y - y) / _SCALE + 0 * c.x, np.float32),
        ),
    )


def _feet(c: Canvas) -> None:
    """Short red legs, toes closed about the tip."""

    def work(pen: Pen) -> None:
        for x, y, tone in ((624, 296, ORANGE_DEEP), (606, 286, (0.6, 0.17, 36))):
            pen.fill(limb([(x, y - 18, 6), (x - 5, y, 5), (x - 9, y + 8, 4.6)], 12), tone)
            for dx, dy in ((-24, 3), (-22, 14), (8, 12)):
                pen.fill(
                    limb(
                        [
                            (x - 8, y + 6, 3.6),
                            (x - 8 + 0.6 * dx, y + 2 + 0.6 * dy, 2.9),
                            (x - 8 + 0.85 * dx, y + 6 + dy, 2),
                        ],
                        12,
                    ),
                    tone,
                )
                pen.fill(limb([(x - 8 + 0.85 * dx, y + 6 + dy, 1.7), (x - 8 + dx, y + 12 + dy, 0.4)], 8), INK)

    c.draw(work, detail=0.85, soft=0.2)


def _body(c: Canvas) -> Mask:
    """Orange breast in small feathers, lit a little from below."""
    m = c.mask(curve(_BODY), wobble=1)
    c.fill(m, ORANGE, detail=0.75)
    sweep(c, m, ((672, 180, 20), (676, 250, 24), (650, 310, 24)), 16, ORANGE_DEEP, 0.9, pale=True)
    sweep(c, m, ((584, 150, 10), (578, 200, 14), (590, 250, 12)), 10, ORANGE_PALE, 0.75, pale=True)
    ways: tuple[Points, ...] = (
        ((582, 140), (574, 196), (582, 244), (610, 292)),
        ((604, 150), (600, 200), (612, 250), (640, 304)),
        ((640, 160), (640, 210), (650, 260), (668, 306)),
    )
    locks(
        c,
        ways,
        200,
        (0.16, 3.8),
        (ORANGE_PALE, ORANGE_DEEP),
        seed="breast",
        share=0.5,
        clip=m.grow(2),
        drift=2,
        shade=ORANGE_DEEP,
    )
    comb(c, m.grow(2.5), ways, 460, "down", long=12, tones=(ORANGE_DEEP, ORANGE_PALE), alpha=0.5)
    c.multiply(c.mask(limb(at(((-20, 50, 10), (20, 60, 14), (60, 44, 14))), 16), soft=8) & m, ORANGE_DEEP, 0.7)
    c.glaze(m.edge(-3, 3, 3), GOLD, 0.55)
    return m


def _head(c: Canvas) -> None:
    """Blue crown in fine bars, orange ear, white throat and white at the side of the neck."""
    m = c.mask(curve(at(_HEAD)), wobble=0.8)
    c.fill(m, BLUE, detail=0.85)
    sweep(c, m, at(((-44, -22, 6), (-10, -46, 9), (30, -48, 9))), 7, (0.74, 0.12, 226), 0.8, pale=True)
    sweep(c, m, at(((66, -20, 12), (76, 20, 14), (40, 50, 14))), 9, BLUE_DEEP, 0.7, pale=True)

    def bars(pen: Pen) -> None:
        for i in range(9):
            for j in range(4):
                a = math.radians(196 + 19 * i + 5 * (j % 2))
                q = 44 - 8.5 * j
                x, y = at(((q * math.cos(a) * 1.15 + 8, q * math.sin(a) + 2),))[0][:2]
                pen.fill(oval(x, y, 3.0, 1.7, math.degrees(a) + 68), CYAN, 0.85)

    c.draw(bars, clip=m, detail=0.85, soft=0.25)

    def patches(pen: Pen) -> None:
        pen.fill(curve(at(((-46, 8), (-20, 14), (4, 24), (14, 40), (0, 52), (-30, 34)))), (0.975, 0.025, 90))
        pen.fill(
            curve(at(((-44, -3), (-20, -8), (10, -8), (36, -2), (44, 10), (28, 20), (4, 18), (-20, 12), (-44, 8)))),
            ORANGE,
        )
        pen.fill(curve(at(((34, 2), (56, 4), (66, 20), (58, 36), (42, 26), (32, 16)))), (0.975, 0.025, 90))
        pen.fill(limb(at(((-46, 2, 2), (-34, 0, 4.4), (-22, -1, 3))), 12), INK)

    c.draw(patches, clip=m, detail=0.9, soft=0.5)
    ear = at(((16, 6),))[0]
    cheek: tuple[Points, ...] = (at(((-24, -2), (10, 0), (44, 8))), at(((-20, 8), (8, 12), (38, 18))))
    comb(
        c,
        m & c.mask(oval(ear[0], ear[1], 28, 12, -22)),
        cheek,
        70,
        "ear",
        long=11,
        tones=(ORANGE_DEEP, ORANGE_PALE),
        alpha=0.6,
    )
    way: tuple[Points, ...] = (
        at(((-40, -26), (0, -46), (50, -36), (70, 10))),
        at(((-36, -14), (0, -24), (40, -16), (60, 6))),
    )
    comb(
        c,
        m & c.mask(curve(at(((-44, -10), (-40, -60), (60, -60), (80, 0), (40, -8), (0, -14))))),
        way,
        120,
        "crown",
        long=10,
        tones=(BLUE_DEEP, CYAN),
        alpha=0.4,
    )
    c.glaze(m.edge(-2, -4, 2), SUN, 0.45)
    white = ((0.97, 0.025, 90), (0.86, 0.04, 230))
    fringe(c, at(((-26, 34), (-12, 46), (4, 52))), 30, (10, 1.4), 0.2, "throat", white, 3)
    fringe(c, at(((46, 10), (58, 22), (56, 32))), 26, (11, 1.4), 0.4, "collar", white[:1], 2)
    fringe(c, at(((66, -4), (70, 16), (64, 32))), 26, (11, 1.7), 0.5, "hindneck", (BLUE, BLUE_DEEP), 3)
    fringe(c, at(((30, -44), (50, -32), (62, -12))), 26, (11, 1.4), 0.3, "crest", (BLUE, CYAN), 2)


def _bill(c: Canvas) -> None:
    """The long bill and the tiny twig across it."""
    upper: Points = ((-44, -10, CORNER), (-76, -5), (-118, 8, CORNER), (-78, 7), (-44, 4, CORNER))
    lower: Points = ((-44, 4, CORNER), (-78, 7), (-112, 9, CORNER), (-78, 14), (-42, 14, CORNER))

    def work(pen: Pen) -> None:
        pen.fill(curve(at(lower)), (0.58, 0.16, 40))
        pen.fill(curve(at(upper)), (0.19, 0.03, 260))
        pen.fill(limb(at(((-50, -6, 1.0), (-76, -1, 1.6), (-104, 6, 0.6))), 14), (0.66, 0.06, 240), 0.8)
        x, y = at(((-92, 6),))[0][:2]
        pen.fill(
            limb([(x - 13, y - 38, 1.8), (x - 4, y - 8, 2.8), (x + 3, y + 16, 2.8), (x + 10, y + 40, 1.6)], 20),
            (0.36, 0.07, 48),
        )
        pen.fill(limb([(x - 12, y - 34, 0.5), (x - 4, y - 8, 1.0), (x + 3, y + 14, 0.6)], 16), (0.8, 0.09, 80))
        pen.fill(limb([(x - 8, y - 20, 2), (x - 19, y - 29, 1)], 10), (0.36, 0.07, 48))
        for u, v, turn in ((x - 13, y - 38, -110), (x - 19, y - 29, 200)):
            pen.fill(
                curve(place(((0, 0, CORNER), (0.4, -0.24), (1, 0, CORNER), (0.4, 0.24)), u, y + (v - y), 17, turn)),
                (0.68, 0.17, 128),
            )
        crease(pen, at(((-48, 2), (-78, 7), (-108, 8))), 1.1, INK, 0.8)

    c.draw(work, detail=0.95, soft=0.2)


def _eye(c: Canvas) -> None:
    x, y = at(((-17, -9),))[0][:2]

    def work(pen: Pen) -> None:
        pen.fill(oval(x, y, 12.4, 11.6), INK)
        pen.dot(x - 1, y + 1, 9, (0.34, 0.07, 50))
        pen.dot(x - 2, y + 1, 7, (0.07, 0.02, 280))
        pen.dot(x - 4.6, y - 3.6, 3.4, (0.995, 0.005, 90))
        crease(pen, [(x - 13, y + 1), (x - 8, y - 10), (x + 3, y - 13), (x + 13, y - 4)], 1.8, BLUE_DEEP, 0.9)

    c.draw(work, detail=0.95, soft=0.2)
