"""The rope walker from behind: flesh, spangled trunks, bald head."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import Colour, mix
from moonhare.painting.light import Lamp
from moonhare.painting.mask import Mask
from moonhare.painting.materials import fur, skin
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import curve, limb, oval

VX = 372.0

VY = 372.0

_MAN = (414.0, 694.0)

_SKIN: Colour = (0.7, 0.09, 52)


def _at(x: float, y: float) -> tuple[float, float]:
    return _MAN[0] + x * 1.12, _MAN[1] + y * 1.12


def _spine(*points: tuple[float, ...]) -> list[tuple[float, ...]]:
    return [(*_at(p[0], p[1]), p[2] * 1.12, *(v * 1.12 for v in p[3:])) for p in points]


def _flesh(c: Canvas, clay: Clay, bias: float = -0.07) -> Mask:
    body = clay.relief(2.2)
    skin(c, body, _SKIN, bias=bias, detail=0.82)
    m = body.mask
    # The sun behind him: a hot edge to the left, a plum one to the right.
    c.screen(m.edge(-5, -3, 1.8), (0.95, 0.11, 72), 0.75)
    c.screen(m.edge(4, -2, 1.6), (0.82, 0.12, 20), 0.5)
    return m


def man(c: Canvas) -> None:
    """Paint the walker, his pole first: it lies before him."""
    around = (180.0, 240.0, 680.0, 790.0)
    c.lamps.append(Lamp(x=VX - 30, y=VY + 40, z=20, reach=150, colour=(0.9, 0.12, 65), power=0.45))

    # The pole lies before him: it comes first.
    left, right = (-60.0, 566.0), (872.0, 520.0)
    bow = [(*left, 4.0), (180, 516, 5.5), (*_at(0, -190), 6.5), (640, 486, 5.5), (*right, 4.0)]
    pole = c.mask(limb(bow, 60))
    c.form(pole, (0.86, 0.06, 85), rim=0.6, gloss=0.4, detail=0.8)
    bands = c.full(np.where(np.mod(c.x + 12, 84) < 26, 1.0, 0.0)) & pole
    c.form(bands, (0.55, 0.16, 350), thickness=6, rim=0.5, detail=0.8)

    far_leg = Clay(c, around, melt=10)
    far_leg.limb(_spine((-38, -126, 46), (-46, -82, 32), (-44, -60, 27), (-42, -40, 22), (-38, -24, 13)))
    foot = c.mask(limb(_spine((-38, -24, 13), (-37, -12, 15), (-38, -7, 15))))
    _flesh(c, far_leg, -0.14)
    c.form(foot, (0.84, 0.05, 85), rim=0.6, detail=0.8)
    near_leg = Clay(c, around, melt=10)
    near_leg.limb(_spine((36, -126, 46), (36, -78, 33), (28, -50, 29), (22, -20, 24), (16, 6, 14)))
    slipper = Clay(c, around, melt=5)
    slipper.limb(_spine((15, 8, 15), (13, 22, 15), (10, 34, 17)))
    c.form(slipper.relief(1.5), (0.9, 0.04, 85), rim=0.6, mottle=0.05, detail=0.8)
    sole = c.mask(limb(_spine((13, 24, 9), (10, 36, 11))))
    c.form(sole, (0.6, 0.07, 55), thickness=6, detail=0.8)
    _flesh(c, near_leg, -0.04)

    arms = Clay(c, around, melt=8)
    for f in (-1, 1):
        arms.limb(
            _spine(
                (f * 70, -284, 31), (f * 100, -250, 29), (f * 118, -226, 25), (f * 124, -206, 20), (f * 120, -190, 15)
            )
        )
    _flesh(c, arms)
    hands = Clay(c, around, melt=3)
    for f in (-1, 1):
        for i in range(4):
            x, y = f * (112 + i * 8), -193 + (1.2 * i if f < 0 else -1.2 * i) - f * 3
            hands.limb(_spine((x, y - 9, 5.4), (x, y, 6.2, 4), (x, y + 9, 5)))
    _flesh(c, hands)

    trunk = Clay(c, around, melt=26)
    trunk.limb(_spine((0, -300, 40), (0, -264, 66), (0, -220, 78), (0, -186, 84), (0, -166, 76)), flat=0.75)
    for f in (-1, 1):
        trunk.ball(*_at(f * 54, -270), 46, 40, turn=f * 34)
        trunk.ball(*_at(f * 66, -182), 44, 38)
        trunk.limb(_spine((f * 26, -306, 20), (f * 62, -290, 27)))
    trunk.ball(*_at(0, -322), 34, 26)
    trunk.press(_spine((0, -292, 6), (3, -250, 6), (1, -204, 6)), 9)
    for f in (-1, 1):
        trunk.press(_spine((f * 34, -280, 10), (f * 44, -252, 11), (f * 62, -236, 8)), 5)
        trunk.press(_spine((f * 96, -208, 6), (f * 66, -202, 7), (f * 30, -206, 4)), 6)
    _flesh(c, trunk)
    _trunks(c, around)
    _head(c, around)


def _trunks(c: Canvas, around: tuple[float, float, float, float]) -> None:
    seat = Clay(c, around, melt=16)
    seat.ball(*_at(0, -152), 98, 40)
    for f in (-1, 1):
        seat.ball(*_at(f * 38, -132), 54, 54)
        seat.limb(_spine((f * 40, -128, 50), (f * 38, -104, 43)))
    seat.press(_spine((0, -158, 6), (1, -132, 7), (0, -100, 7)), 14)
    seat.cut(_at(0, -92), (0, 1), 3)
    seat.cut(_at(0, -172), (0, -1))
    body = seat.relief(1.6)
    c.shadow(body.mask, 0, 7, 5, 0.4)
    c.form(body, (0.5, 0.1, 195), gloss=0.3, rim=0.5, mottle=0.05, detail=0.8)
    c.screen(body.mask.edge(-5, -2, 1.6), (0.94, 0.1, 85), 0.7)
    r = c.rng("spangles")
    spots: list[tuple[float, float, float]] = []
    for row in range(9):
        for i in range(26):
            x = -100 + 8.2 * i + 4 * (row % 2)
            y = -168 + row * 8.6 + 5 * math.sin(x / 30)
            spots.append((x, y, float(r.random())))

    def sequins(pen: Pen) -> None:
        for x, y, q in spots:
            tone = mix((0.62, 0.1, 195), (0.93, 0.1, 90), q**1.5)
            pen.dot(*_at(x, y), 2.0 + 1.2 * q, tone, 0.85)

    c.draw(sequins, relief=1.5, detail=0.85, clip=body.mask)
    belt = c.mask(
        curve(
            [
                (*_at(-88, -176),),
                (*_at(0, -164),),
                (*_at(88, -176),),
                (*_at(88, -162),),
                (*_at(0, -150),),
                (*_at(-88, -162),),
            ]
        )
    ) & (body.mask | c.mask(limb(_spine((-88, -168, 7), (0, -158, 7), (88, -168, 7)))))
    belt = Mask(belt.a * (body.mask.grow(3).on(belt.box)), belt.box, belt.frame, belt.scale)
    c.form(belt, (0.82, 0.13, 85), gloss=0.6, rim=0.6, thickness=8, detail=0.85)
    for x, y, q in spots:
        if q > 0.93:
            c.glow(*_at(x, y), 6, (0.97, 0.08, 90), 0.7)


def _head(c: Canvas, around: tuple[float, float, float, float]) -> None:
    skull = Clay(c, around, melt=8)
    skull.ball(*_at(-2, -354), 32, 36)
    skull.limb(_spine((-16, -328, 18), (0, -322, 20), (16, -328, 18)))
    skull.press(_spine((-15, -322, 3), (0, -319, 3), (12, -322, 3)), 1.6)
    m = _flesh(c, skull, -0.02)
    x, y = _at(-2, -342)
    band = c.mask(
        curve([(x - 44, y - 20), (x, y - 9), (x + 44, y - 20), (x + 36, y + 22), (x, y + 27), (x - 36, y + 22)])
    )
    band = (band.blur(6) & c.mask(oval(*_at(-2, -354), 36, 40))) & m
    relief = skull.relief(2)
    c.form(relief.within(band), (0.56, 0.045, 50), rim=0.4, mottle=0.12, detail=0.85)
    fur(c, relief.within(band), 1.57, seed="fringe", length=(5, 10), spacing=1.7, spread=0.5, light=0.12, detail=0.85)
    ears = Clay(c, around, melt=2)
    for f in (-1, 1):
        ears.ball(*_at(-2 + f * 33, -348), 8, 13, turn=f * 12)
    _flesh(c, ears, 0.02)
    c.glow(*_at(-12, -376), 13, (0.98, 0.07, 85), 0.6)
