"""Parts of Against the Drops: the old mother in her window, in profile, and the enamel tub that she empties."""

from __future__ import annotations

from typing import Final

from art.painting.canvas import Canvas
from art.painting.motifs.garments import garment
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, oval, place

from .night import sill

_SKIN: Final = (0.7, 0.075, 52)
_SHADE: Final = (0.6, 0.1, 36)
_HAIR: Final = (0.84, 0.015, 80)
_CLOTH: Final = (0.36, 0.1, 18)
_ENAMEL: Final = (0.92, 0.02, 90)
_COOL: Final = (0.68, 0.04, 265)
_RED: Final = (0.56, 0.19, 27)

_FACE: Final[Points] = (
    *((40, -66), (0, -74), (-36, -64), (-54, -40), (-58, -20), (-58, -8), (-66, 6), (-80, 24), (-81, 33), (-70, 38)),
    *((-66, 42), (-71, 48), (-69, 53), (-63, 55), (-68, 60), (-66, 66), (-60, 70), (-64, 80), (-60, 92), (-44, 98)),
    *((-16, 92), (20, 76), (50, 50)),
)
_HAIR_AT: Final[Points] = (
    *(
        (-54, -34, CORNER),
        (-52, -62),
        (-22, -88),
        (24, -92),
        (62, -66),
        (76, -20),
        (66, 30),
        (44, 56, CORNER),
        (22, 44),
    ),
    *((10, 14), (-8, -8), (-34, -22)),
)


def _at(points: Points) -> list[tuple[float, ...]]:
    return place(points, 694, 124, 0.8, -16)


def mother(c: Canvas) -> None:
    """Paint her back and shoulder, neck, head."""
    back = c.mask(
        curve(
            [
                *((654, 286, CORNER), (652, 262), (664, 226), (690, 200), (730, 168), (770, 150), (830, 156, CORNER)),
                (830, 286, CORNER),
            ]
        ),
        wobble=0.8,
    )
    neck = c.mask(limb([(704, 150, 27), (728, 190, 34)], 20))
    c.fill(neck, _SHADE, detail=0.7)
    garment(c, back, _CLOTH, thickness=60, weave=0.05, rim=0.0, gain=0.4, depth=0.6, mottle=0.03, detail=0.6)
    _head(c)
    sill(c)


def _head(c: Canvas) -> None:
    bun = c.mask(oval(766, 100, 27, 26))
    c.fill(bun, (0.77, 0.02, 80), detail=0.8)
    face = c.mask(curve(_at(_FACE)))
    c.fill(face, _SKIN, detail=0.85, mottle=0.015)
    for spine, soft, share in (
        (((-40, 104, 8), (0, 92, 12), (40, 66, 12)), 8, 0.7),
        (((-40, 66, 1), (-46, 48, 3), (-54, 34, 1)), 2, 0.6),
    ):
        c.multiply(c.mask(limb(_at(spine), 24), soft=soft) & face, _SHADE, share)
    c.glaze(c.mask(limb(_at([(-34, 34, 12), (-28, 40, 12)]), 12), soft=8) & face, (0.64, 0.14, 28), 0.5)
    hair = c.mask(curve(_at(_HAIR_AT)))
    c.multiply(hair.blur(3).move(-1, 4) & face, _SHADE, 0.5)
    c.fill(hair, _HAIR, detail=0.8)

    def work(pen: Pen) -> None:
        grey, ink = (0.6, 0.02, 80), (0.24, 0.05, 30)
        for line in (
            [(-48, -50), (-10, -66), (30, -50), (64, -22)],
            [(-46, -38), (-8, -44), (30, -26), (62, 0)],
            [(-30, -24), (0, -22), (30, -2), (56, 22)],
        ):
            pen.stroke(_at(line), grey, 1.5, 0.8)
        pen.stroke([(750, 88), (768, 84), (782, 100), (772, 114), (758, 106)], grey, 1.5, 0.8)
        ear = curve(_at([(16, 0), (4, -4), (-2, 8), (4, 26), (12, 32), (20, 16)]))
        pen.fill(ear, (0.67, 0.09, 42))
        pen.stroke(_at([(12, 4), (5, 8), (9, 20)]), _SHADE, 1.5)
        lid = [(-26, 5, 0.6), (-34, 11, 1.6), (-43, 12, 1.8), (-52, 6, 0.6)]
        pen.fill(limb(_at(lid), 24), ink)
        pen.stroke(_at([(-22, 2), (-14, 6)]), _SHADE, 1.3)
        pen.stroke(_at([(-22, 7), (-15, 13)]), _SHADE, 1.3)
        pen.fill(limb(_at([(-28, -12, 0.6), (-40, -18, 2), (-52, -15, 1)]), 20), grey)
        pen.fill(limb(_at([(-70, 54, 0.8), (-60, 56, 1.5), (-52, 53, 0.6)]), 20), (0.45, 0.12, 25))

    c.draw(work, detail=0.9)


def tub(c: Canvas) -> None:
    """The tub, mouth down, pale enamel with a red rim; her sleeve, her two fists."""
    far = c.mask(oval(510, 162, 15, 13, -20))
    c.fill(far, _SHADE, detail=0.8)
    body = c.mask(
        curve(
            [
                *((448, 204, CORNER), (472, 166), (514, 146), (566, 152), (608, 180), (624, 220), (620, 258)),
                *((602, 294, CORNER), (522, 260)),
            ]
        )
    )
    c.fill(body, _ENAMEL, detail=0.7, mottle=0.015)
    for spine, soft, share in (
        (((462, 230, 10), (532, 260, 10), (602, 292, 10)), 8, 0.45),
        (((602, 184, 8), (626, 234, 12), (612, 294, 10)), 10, 0.7),
        (((490, 166, 1), (552, 180, 3), (608, 210, 1)), 2, 0.6),
    ):
        c.multiply(c.mask(limb(spine, 24), soft=soft) & body, _COOL, share)

    def rim(pen: Pen) -> None:
        pen.stroke([(448, 206), (478, 236), (524, 264), (568, 284), (603, 295)], _RED, 9)

    c.draw(rim, detail=0.8)
    sleeve = c.mask(limb([(748, 196, 42), (722, 244, 36), (700, 270, 31), (664, 268, 25), (630, 254, 21)], 60))
    c.shadow(sleeve, -3, 6, soft=5, share=0.6, colour=(0.3, 0.08, 20))
    garment(c, sleeve, _CLOTH, thickness=36, weave=0.05, rim=0.0, gain=0.45, depth=0.6, mottle=0.03, detail=0.6)
    fist = c.mask(
        curve([(634, 236), (618, 222), (598, 222), (586, 234), (590, 252), (606, 264), (624, 270), (636, 264)])
    )
    c.shadow(fist, -2, 4, soft=4, share=0.5, colour=_COOL)
    c.fill(fist, _SKIN, detail=0.85)
    c.multiply(fist.edge(2, 6, 4), _SHADE, 0.6)

    def knuckles(pen: Pen) -> None:
        for a, b in (((592, 232), (604, 236)), ((590, 242), (603, 245)), ((596, 253), (607, 254))):
            pen.stroke([a, b], _SHADE, 1.8, 0.9)

    c.draw(knuckles, detail=0.85)
