"""Parts of Planning Permission: her head in profile, chin up; dark hair pinned to a bun with a pencil."""

from __future__ import annotations

from typing import Final

from art.painting.canvas import Canvas
from art.painting.colour import Colour, mix
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, place, polygon

from .cloth import combed, sweeps

SKIN: Final[Colour] = (0.57, 0.085, 48)
SHADE: Final[Colour] = (0.42, 0.09, 34)
_HAIR: Final[Colour] = (0.24, 0.035, 45)
_WHITE: Final[Colour] = (0.93, 0.02, 85)
_TONES: Final = ((0.13, 0.025, 40), (0.6, 0.03, 80))


def at(points: Points) -> list[tuple[float, ...]]:
    """Return places on the card of points of the head: from its ear, `u` towards the nose, `v` down."""
    return place(points, 240, 600, 1.02, -12)


def neck(c: Canvas) -> None:
    """Paint the neck down into the collar."""
    m = c.mask(
        curve(
            at(
                [
                    *((-78, 20), (-68, 70), (-68, 120), (-84, 176), (50, 176), (40, 130), (36, 100), (40, 60)),
                ]
            )
        )
    )
    c.fill(m, SKIN, detail=0.75)
    sweeps(
        c,
        m,
        (
            (at([(40, 80, 20), (20, 96, 18), (-6, 70, 12)]), 10, 0.8),
            (at([(38, 110, 10), (44, 170, 14)]), 9, 0.6),
            (at([(-30, 60, 10), (-10, 84, 16), (30, 104, 20)]), 14, 0.55),
        ),
        SHADE,
    )


def bun(c: Canvas) -> None:
    """The knot of hair, and the pencil through it."""
    m = c.mask(
        curve(
            at([(-60, -52), (-76, -96), (-112, -112), (-144, -94), (-152, -56), (-134, -22), (-100, -12), (-72, -26)])
        ),
        wobble=1.5,
    )
    tip, end = at([(-58, -36)])[0], at([(-166, -128)])[0]
    dx, dy = end[0] - tip[0], end[1] - tip[1]
    long = (dx * dx + dy * dy) ** 0.5
    nx, ny = -dy / long * 5.5, dx / long * 5.5
    stick = c.mask(
        polygon(
            [
                (tip[0] + nx, tip[1] + ny),
                (end[0] + nx, end[1] + ny),
                (end[0] - nx, end[1] - ny),
                (tip[0] - nx, tip[1] - ny),
            ]
        )
    )
    c.fill(stick, (0.76, 0.135, 82), detail=0.85)
    c.multiply(stick.edge(3, -3, 1.5), (0.6, 0.1, 60), 0.6)
    cap = c.mask(limb([(end[0], end[1], 5.5), (end[0] + 0.1 * dx, end[1] + 0.1 * dy, 5.5)], 8))
    c.fill(cap, (0.45, 0.12, 25), detail=0.85)
    c.fill(m, _HAIR, detail=0.6)
    sweeps(c, m, ((at([(-80, -30, 10), (-120, -24, 14), (-146, -60, 8)]), 10, 0.7),), (0.4, 0.04, 40))
    rings = (
        at([(-70, -40), (-80, -84), (-110, -102), (-138, -84), (-142, -52), (-122, -28), (-92, -24)]),
        at([(-76, -44), (-88, -76), (-110, -86), (-126, -72), (-128, -52), (-114, -40), (-94, -40)]),
        at([(-84, -50), (-94, -66), (-108, -72), (-116, -64), (-116, -56), (-108, -50), (-96, -50)]),
    )
    combed(c, m, rings, 60, "bun", _TONES, 1.6)


_FACE: Final[Points] = (
    *((-10, 96), (-56, 66), (-92, -20), (-86, -84), (-40, -122), (14, -124), (60, -106), (82, -82)),
    *((91, -60), (92, -43), (88, -28), (91, -16), (101, 2), (111, 16), (110.5, 23), (103, 27.5), (96, 30), (96, 35)),
    *((103, 42), (104, 47), (97.5, 50.5), (102, 55), (101, 61), (92, 67), (90, 73), (91, 80), (87, 88), (76, 94)),
    *((54, 90), (28, 82), (10, 86)),
)
"""The profile: brow, straight nose, full lips, chin."""


def head(c: Canvas) -> None:
    """Paint the profile, its features, the hair drawn back, the ear."""
    skull = c.mask(curve(at(_FACE)))
    c.fill(skull, SKIN, detail=0.85, mottle=0.03)
    sweeps(
        c,
        skull,
        (
            (at([(74, 99, 4), (46, 94, 9), (14, 82, 15), (-10, 66, 18), (-30, 50, 14)]), 9, 0.6),
            (at([(88, -28, 3), (76, -27, 6), (62, -20, 4)]), 5, 0.4),
            (at([(98, 29, 3), (90, 25, 5)]), 3, 0.45),
            (at([(98, 69, 4), (86, 69, 5)]), 4, 0.45),
        ),
        SHADE,
    )
    sweeps(c, skull, ((at([(60, 26, 15), (50, 40, 13)]), 11, 0.5),), (0.6, 0.125, 32), pale=True)
    sweeps(
        c,
        skull,
        (
            (at([(80, -64, 9), (84, -46, 7)]), 8, 0.5),
            (at([(97, -8, 2.5), (106, 12, 3)]), 3, 0.6),
            (at([(72, 6, 8), (62, 10, 8)]), 8, 0.45),
            (at([(90, 84, 6), (82, 90, 6)]), 6, 0.4),
        ),
        mix(SKIN, (0.82, 0.075, 62), 0.7),
        pale=True,
    )
    _features(c, skull)
    _hair(c)
    ear = c.mask(curve(at([(10, -14), (-2, -20), (-12, -10), (-10, 10), (-2, 26), (6, 24), (10, 8)])))
    c.multiply(ear.blur(4).move(0, 4), SHADE, 0.6)
    c.fill(ear, mix(SKIN, (0.6, 0.1, 36), 0.6), detail=0.85)
    c.multiply(c.mask(limb(at([(2, -10, 3), (-4, 0, 4), (0, 14, 2)])), soft=2) & ear, SHADE, 0.8)
    x, y = at([(2, 32)])[0]
    pearl = c.mask(limb([(x, y, 5.5), (x, y + 1, 5.5)], 6))
    c.fill(pearl, (0.93, 0.03, 90), detail=0.9)
    c.multiply(pearl.edge(2, 3, 2), (0.7, 0.04, 80), 0.6)


def _features(c: Canvas, skull: Mask) -> None:
    ink, lip = (0.17, 0.035, 35), (0.47, 0.115, 25)
    part = ((96, 50.5), (82, 49.3, CORNER))
    upper = c.mask(
        curve(at([(108, 36, CORNER), (100, 38), (91, 42), (82, 49.3, CORNER), (96, 50.5), (108, 51, CORNER)]))
    )
    lower = c.mask(curve(at([(108, 51, CORNER), *part, (88, 59), (98, 64), (110, 61, CORNER)])))
    c.fill(upper & skull, lip, 0.9, detail=0.9)
    c.fill(lower & skull, mix(lip, (0.64, 0.12, 32), 0.55), 0.9, detail=0.9)

    white = at([(80, -19, CORNER), (74, -22), (65, -17), (56, -9, CORNER), (66, -7), (77, -8, CORNER)])

    def work(pen: Pen) -> None:
        pen.fill(limb(at([(100, 50.6, 0.8), (92, 50, 1.1), (81, 49, 1.3), (78, 47.5, 0.4)])), (0.3, 0.08, 28), 0.9)
        pen.fill(limb(at([(100, 26, 0.6), (95, 22, 1.8), (91, 23, 0.7)])), (0.32, 0.08, 30), 0.75)
        pen.fill(limb(at([(95, 13, 0.4), (88, 16, 1.0), (87, 23, 1.0), (90, 28, 0.4)])), SHADE, 0.6)
        pen.fill(curve(white), _WHITE)
        pen.fill(curve(at([(80, -20), (75, -22), (71, -19), (71.5, -13), (76, -11), (80, -14)])), (0.24, 0.05, 50))
        pen.fill(limb(at([(76.5, -18.5, 1.2), (76.5, -18, 1.2)])), (0.97, 0.01, 90))
        pen.fill(limb(at([(81, -20, 1.2), (74, -23, 1.9), (65, -18.5, 1.7), (53, -7.5, 0.4)])), ink)
        pen.fill(limb(at([(77, -7.5, 0.7), (66, -6, 0.9), (56, -8, 0.4)])), ink, 0.5)
        pen.fill(limb(at([(78, -29, 0.4), (69, -26.5, 1.0), (57, -16, 0.4)])), SHADE, 0.8)
        for u, v, x, y in ((80, -20, 89, -26), (76, -22, 84, -30)):
            pen.fill(limb(at([(u, v, 1.2), (0.5 * (u + x) + 1, 0.5 * (v + y) + 1.5, 0.9), (x, y, 0.3)])), ink)
        pen.fill(limb(at([(87, -46, 1.2), (77, -49, 2.4), (64, -46, 2.2), (47, -35, 0.5)])), ink, 0.7)

    c.draw(work, clip=skull.grow(14), detail=0.9, soft=0.3)


def _hair(c: Canvas) -> None:
    outline = [
        *((80, -82, CORNER), (60, -110), (14, -130), (-42, -128), (-92, -94), (-104, -40), (-98, 6), (-84, 44)),
        *((-69, 72, CORNER), (-46, 62), (-24, 42), (-12, 26, CORNER), (-16, -2), (-6, -26), (14, -32, CORNER)),
        *((22, -14), (24, 10, CORNER), (30, -16), (38, -40), (58, -62)),
    ]
    m = c.mask(curve(at(outline)), wobble=1.2)
    c.multiply(m.blur(4).move(1, 5), SHADE, 0.5)
    c.fill(m, _HAIR, detail=0.6)
    sweeps(c, m, ((at([(-60, 60, 8), (-84, 10, 14), (-98, -50, 10)]), 10, 0.6),), (0.4, 0.04, 40))
    ways = (
        at([(24, 0), (26, -30), (0, -40), (-40, -44), (-90, -56)]),
        at([(56, -58), (24, -64), (-10, -68), (-50, -66), (-92, -62)]),
        at([(66, -74), (34, -98), (-4, -102), (-50, -92), (-92, -68)]),
        at([(56, -100), (16, -124), (-36, -122), (-76, -98), (-94, -72)]),
    )
    combed(c, m, ways, 110, "cap", _TONES, 1.7)
    nape = (
        at([(-14, 20), (-24, -4), (-50, -30), (-84, -50)]),
        at([(-30, 48), (-48, 10), (-70, -20), (-92, -48)]),
        at([(-56, 70), (-76, 30), (-90, -10), (-98, -46)]),
    )
    combed(c, m, nape, 60, "nape", _TONES, 1.6)

    def wisps(pen: Pen) -> None:
        for line in (
            ((-56, 62), (-50, 82), (-56, 100)),
            ((-44, 56), (-36, 72), (-39, 84)),
            ((24, 4), (29, 20), (26, 34)),
        ):
            (u, v), middle, tip = line
            pen.fill(limb(at([(u, v, 2.2), (*middle, 1.3), (*tip, 0.3)])), _HAIR, 0.75)

    c.draw(wisps, detail=0.7, soft=0.3)
