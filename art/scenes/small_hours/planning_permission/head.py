"""Parts of Planning Permission: her head in a lost profile, chin up; dark hair pinned to a bun with a pencil."""

from __future__ import annotations

from typing import Final

from art.painting.canvas import Canvas
from art.painting.colour import Colour, mix
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, place, polygon

from .cloth import combed, sweeps

SKIN: Final[Colour] = (0.57, 0.085, 48)
SHADE: Final[Colour] = (0.42, 0.09, 34)
_HAIR: Final[Colour] = (0.24, 0.035, 45)
_TONES: Final = ((0.13, 0.025, 40), (0.6, 0.03, 80))


def at(points: Points) -> list[tuple[float, ...]]:
    """Return places on the card of points of the head: from its ear, `u` towards the nose, `v` down."""
    return place(points, 252, 596, 1.02, -9)


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


def head(c: Canvas) -> None:
    """Paint nose and lashes beyond the cheek, the skull, the hair drawn back, the ear."""
    far = c.mask(curve(at([(66, -40), (80, -34), (87, -14), (97, 8), (96, 17), (84, 22), (60, 20)])))
    lips = c.mask(curve(at([(58, 34), (70, 38), (77, 45), (73, 50), (76, 57), (68, 64), (54, 60)])))
    c.fill(lips, (0.5, 0.1, 32), detail=0.85)
    c.fill(far, SKIN, detail=0.85)

    def lashes(pen: Pen) -> None:
        for u, v in ((90, -27), (92, -22)):
            pen.fill(limb(at([(70, -19, 1.4), (82, -20, 1.2), (u, v, 0.3)])), (0.14, 0.03, 35))

    c.draw(lashes, detail=0.85)
    skull = c.mask(
        curve(
            at(
                [
                    *(
                        (-40, 110, CORNER),
                        (-70, 50),
                        (-92, -20),
                        (-86, -84),
                        (-40, -122),
                        (14, -124),
                        (56, -102),
                        (78, -66),
                    ),
                    *(
                        (83, -46),
                        (77, -28),
                        (75, -16),
                        (82, 4),
                        (80, 26),
                        (70, 50),
                        (64, 70),
                        (54, 88),
                        (32, 97),
                        (8, 88),
                    ),
                    (0, 110, CORNER),
                ]
            )
        )
    )
    c.multiply(skull.blur(4).move(3, 0) & (far | lips), SHADE, 0.5)
    c.fill(skull, SKIN, detail=0.8, mottle=0.03)
    sweeps(
        c,
        skull,
        (
            (at([(64, 88, 10), (34, 94, 16), (4, 78, 18), (-20, 60, 16)]), 9, 0.7),
            (at([(86, -30, 5), (70, -26, 7), (56, -22, 3)]), 5, 0.5),
            (at([(20, 0, 8), (24, 40, 10), (20, 70, 8)]), 9, 0.35),
        ),
        SHADE,
    )
    sweeps(c, skull, ((at([(58, 16, 14), (56, 30, 14)]), 9, 0.55),), (0.56, 0.13, 30), pale=True)
    sweeps(c, skull, ((at([(72, 0, 6), (74, 12, 6)]), 6, 0.5),), mix(SKIN, (0.8, 0.07, 60), 0.7), pale=True)
    _hair(c)
    ear = c.mask(curve(at([(10, -14), (-2, -20), (-12, -10), (-10, 10), (-2, 26), (6, 24), (10, 8)])))
    c.multiply(ear.blur(4).move(0, 4), SHADE, 0.6)
    c.fill(ear, mix(SKIN, (0.6, 0.1, 36), 0.6), detail=0.85)
    c.multiply(c.mask(limb(at([(2, -10, 3), (-4, 0, 4), (0, 14, 2)])), soft=2) & ear, SHADE, 0.8)
    x, y = at([(2, 32)])[0]
    pearl = c.mask(limb([(x, y, 5.5), (x, y + 1, 5.5)], 6))
    c.fill(pearl, (0.93, 0.03, 90), detail=0.9)
    c.multiply(pearl.edge(2, 3, 2), (0.7, 0.04, 80), 0.6)


def _hair(c: Canvas) -> None:
    outline = [
        *((72, -70, CORNER), (56, -106), (14, -130), (-42, -128), (-92, -94), (-104, -40), (-98, 6), (-84, 44)),
        *((-69, 72, CORNER), (-46, 62), (-24, 42), (-12, 26, CORNER), (-16, -2), (-6, -26), (14, -32, CORNER)),
        *((22, -14), (24, 10, CORNER), (30, -16), (36, -38), (56, -54)),
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
