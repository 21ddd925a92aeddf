"""The walker's head: chin up, an eye open a little that glances back, a red bowler, the collar turned up."""

from __future__ import annotations

from typing import Final

from art.painting.canvas import Canvas
from art.painting.colour import Colour
from art.painting.motifs.garments import garment
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, place

from .coat import CLOTH, DEEP, SHADE

SKIN: Colour = (0.55, 0.085, 48)
HAT: Colour = (0.5, 0.17, 28)
_HAIR: Colour = (0.15, 0.03, 260)
_TURN: Final = -12.0


def _at(points: Points) -> list[tuple[float, ...]]:
    return place(points, 528, 222, 1.12, _TURN)


def head(c: Canvas) -> None:
    """Paint neck and face, hair, hat, collar."""
    face = c.mask(
        curve(
            _at(
                [
                    *((-60, -60, CORNER), (60, -64, CORNER), (70, -46), (72, -30), (70, -16), (81, 4), (92, 21)),
                    *((89, 30), (75, 35, CORNER), (83, 46), (84, 52), (74, 57, CORNER), (81, 66), (78, 75), (71, 80)),
                    *((77, 92), (75, 106), (60, 114), (36, 110), (14, 98), (6, 112), (8, 126, CORNER)),
                    *((-70, 126, CORNER), (-66, 80), (-74, 20)),
                ]
            )
        )
    )
    garment(c, face, SKIN, thickness=34, rim=0.0, gain=0.5, mottle=0.03, detail=0.6)
    low = c.mask(curve(_at([(70, 118), (30, 116), (4, 96), (-16, 60), (-30, 100), (-40, 160), (40, 160)])), soft=7)
    c.multiply(low & face, (0.4, 0.09, 20), 0.75)
    back = c.mask(limb(_at([(-50, -40, 26), (-52, 30, 30), (-50, 110, 26)])), soft=14)
    c.multiply(back & face, (0.4, 0.08, 330), 0.6)
    cheek = c.mask(limb(_at([(44, 34, 18), (50, 40, 18)])), soft=10)
    c.glaze(cheek & face, (0.6, 0.13, 30), 0.5)
    hair = c.mask(
        curve(
            _at(
                [
                    *((-88, -60, CORNER), (34, -62, CORNER), (20, -36), (8, -8, CORNER), (2, 14), (-8, 30), (-22, 66)),
                    *((-42, 96), (-78, 104), (-104, 84), (-112, 40), (-104, -10)),
                ]
            )
        )
    )
    garment(c, hair, _HAIR, thickness=26, rim=0.0, gain=0.8, detail=0.6)

    def features(pen: Pen) -> None:
        ink = (0.2, 0.04, 30)
        pen.fill(curve(_at([(38, 5, CORNER), (50, 2), (63, 3, CORNER), (58, 11), (48, 12)])), (0.9, 0.025, 80))
        pen.fill(curve(_at([(43, 3), (51, 1), (53, 7), (50, 12), (45, 11)])), ink)
        pen.fill(limb(_at([(33, 6, 0.6), (42, 3, 2.4), (54, 1, 3.2), (66, 3, 1.4)])), ink)
        pen.stroke(_at([(42, 11), (50, 14), (58, 12)]), (0.36, 0.08, 25), 1.6, 0.8)
        pen.fill(limb(_at([(28, -20, 1), (42, -27, 3.2), (58, -24, 2.2), (66, -18, 0.8)])), ink, 0.9)
        pen.stroke(_at([(78, 57), (66, 57), (56, 52)]), (0.3, 0.08, 20), 2.6)
        pen.stroke(_at([(82, 32), (74, 30), (71, 24)]), (0.36, 0.08, 25), 2.2, 0.8)
        pen.fill(curve(_at([(10, 0), (0, -8), (-12, 0), (-12, 18), (-2, 34), (6, 24)])), (0.5, 0.085, 40))
        pen.stroke(_at([(4, 4), (-4, 2), (-6, 14), (-1, 22)]), (0.34, 0.07, 25), 2, 0.8)
        px, py = _at([(0, 42)])[0][:2]
        pen.dot(px, py, 4.5, (0.8, 0.13, 82))

    c.draw(features, soft=0.4, detail=0.75)
    _hat(c)
    _collar(c)


def _hat(c: Canvas) -> None:
    crown = c.mask(
        curve(
            _at([(-100, -42, CORNER), (-98, -104), (-66, -152), (-8, -166), (48, -150), (74, -104), (76, -44, CORNER)])
        )
    )
    garment(c, crown, HAT, thickness=50, rim=0.0, gain=0.55, mottle=0.04, detail=0.55)
    shade = c.mask(limb(_at([(-92, -60, 22), (-86, -110, 22), (-40, -150, 10)])), soft=14)
    c.multiply(shade & crown, (0.36, 0.1, 350), 0.7)
    band = c.mask(
        curve(
            _at(
                [(-100, -82, CORNER), (-12, -70), (76, -84, CORNER), (78, -42, CORNER), (-12, -30), (-100, -40, CORNER)]
            )
        )
    )
    c.fill(band & crown, (0.17, 0.04, 262), detail=0.6)
    brim = c.mask(
        curve(
            _at(
                [
                    (-136, -70, CORNER),
                    (-90, -56),
                    (-10, -48),
                    (70, -58),
                    (112, -78, CORNER),
                    (96, -46),
                    (-10, -30),
                    (-110, -44),
                ]
            )
        )
    )
    c.multiply(brim.move(2, 12).blur(5), (0.4, 0.08, 20), 0.4)
    garment(c, brim, HAT, thickness=9, rim=0.0, gain=0.55, bias=0.02, detail=0.6)


def _collar(c: Canvas) -> None:
    collar = c.mask(
        curve(
            [
                *((424, 276, CORNER), (480, 306), (540, 322), (584, 326, CORNER), (622, 362), (646, 414, CORNER)),
                *((590, 398), (560, 372), (500, 384), (440, 366), (400, 330, CORNER)),
            ]
        )
    )
    c.multiply(collar.move(-4, 12).blur(7), SHADE, 0.6)
    garment(c, collar, CLOTH, thickness=18, rim=0.0, gain=0.55, detail=0.55)
    c.multiply(c.mask(limb([(396, 290, 50), (450, 360, 40), (520, 380, 12)]), soft=18) & collar.grow(2), SHADE, 0.75)
    chin = c.mask(limb([(440, 300, 8), (520, 326, 12), (580, 330, 8)]), soft=7)
    c.multiply(chin & collar, SHADE, 0.55)

    def line(pen: Pen) -> None:
        pen.stroke([(404, 330), (442, 363), (500, 380), (558, 369), (592, 396), (642, 412)], DEEP, 2.2, 0.45)

    c.draw(line, soft=0.5, detail=0.6)
