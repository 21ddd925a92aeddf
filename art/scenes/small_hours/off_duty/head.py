"""Parts of Off Duty: her head in profile, laid on its side: the face looks down the card, the crown is to the left."""

from __future__ import annotations

from typing import Final

from art.painting.canvas import Canvas
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, place

from .arms import CLOTH
from .table import CREAM

SKIN: Final = (0.735, 0.085, 50)
SHADE: Final = (0.55, 0.1, 34)
_BLUSH: Final = (0.63, 0.155, 26)
_DARK: Final = (0.25, 0.05, 35)


def at(points: Points) -> list[tuple[float, ...]]:
    """Return places of the card: `u` from nose (-) to nape (+), `v` from crown (-) to chin (+), before she lay down."""
    return place(points, 378, 322, 1.68, -79)


def neck(c: Canvas) -> None:
    """Paint the neck that goes into the collar."""
    m = c.mask(limb(at([(18, 30, 50), (24, 64, 46), (26, 82, 44)]), 30))
    c.multiply(m.blur(9).move(-3, 9), (0.35, 0.1, 340), 0.6)
    c.fill(m, SKIN, detail=0.75)
    c.multiply(c.mask(limb(at([(-40, 90, 16), (-4, 78, 18), (26, 50, 20)])), soft=12) & m, SHADE, 0.7)
    c.multiply(c.mask(limb(at([(30, 160, 60), (30, 136, 30)])), soft=14) & m, SHADE, 0.5)


def face(c: Canvas) -> None:
    """Paint the profile, asleep: lid, lashes, parted lips, a nose that has had sun."""
    m = c.mask(
        curve(
            at(
                [
                    *((-28, -112), (-56, -100), (-74, -76), (-80, -50), (-77, -33), (-80, -18), (-88, -3), (-98, 8)),
                    *((-100, 15), (-95, 21), (-85, 24, CORNER), (-86, 31), (-91, 38), (-86, 43, CORNER), (-88, 49)),
                    *((-81, 57), (-82, 63)),
                    *((-84, 70), (-80, 84), (-64, 92), (-36, 84), (-8, 66), (22, 44), (34, -60)),
                ]
            )
        ),
        wobble=0.6,
    )
    c.multiply(m.blur(10).move(4, 14), (0.28, 0.1, 345), 0.85)
    c.multiply(m.blur(4).move(1, 5), (0.3, 0.1, 345), 0.6)
    c.fill(m, SKIN, detail=0.9, mottle=0.02)
    for spine, soft, tone, share in (
        (((-76, 96, 5), (-40, 92, 12), (-6, 68, 15), (14, 30, 12)), 10, SHADE, 0.6),
        (((-72, -28, 5), (-52, -22, 8), (-40, -20, 5)), 7, SHADE, 0.32),
        (((-84, 27, 2.5), (-76, 25, 3)), 4, SHADE, 0.5),
        (((-84, 60, 2), (-76, 61, 3.4)), 4, SHADE, 0.45),
        (((-84, -14, 2), (-76, 4, 4), (-80, 22, 3)), 6, SHADE, 0.35),
        (((-82, -60, 2), (-58, -92, 3), (-30, -106, 3)), 7, SHADE, 0.3),
    ):
        c.multiply(c.mask(limb(at(spine)), soft=soft) & m, tone, share)
    c.glaze(c.mask(limb(at([(-44, 24, 17), (-58, 18, 14)])), soft=16) & m, _BLUSH, 0.5)
    c.glaze(c.mask(limb(at([(-97, 8, 7), (-94, 15, 6), (-84, -4, 3)])), soft=7) & m, _BLUSH, 0.5)
    c.glaze(c.mask(limb(at([(-62, -78, 8), (-70, -56, 6)])), soft=9) & m, (0.85, 0.055, 62), 0.55)

    def features(pen: Pen) -> None:
        pen.fill(limb(at([(-74, -44, 0.9), (-64, -50, 2.6), (-50, -50, 2.4), (-36, -43, 0.6)])), _DARK, 0.9)
        pen.fill(limb(at([(-73, -19, 0.9), (-67, -12, 1.9), (-57, -9, 2.2), (-46, -13, 1.8), (-38, -19, 0.5)])), _DARK)
        for u, v, du, dv in (
            (-70, -15, -5, 4),
            (-66, -11, -5, 6),
            (-61, -9, -4, 7),
            (-55, -8, -2, 7),
            (-50, -10, 0, 6),
        ):
            pen.fill(
                limb(at([(u, v, 1.1), (u + 0.7 * du, v + 0.6 * dv, 0.8), (u + 1.5 * du, v + dv, 0.2)])), _DARK, 0.9
            )
        pen.fill(limb(at([(-71, -26, 0.4), (-62, -20, 0.9), (-52, -19, 0.9), (-42, -24, 0.4)])), SHADE, 0.75)
        pen.fill(curve(at([(-86, 31), (-94, 38), (-86, 43, CORNER), (-73, 42.5, CORNER), (-80, 36)])), _BLUSH, 0.48)
        pen.fill(curve(at([(-86, 43, CORNER), (-90, 49), (-83, 54), (-78, 50), (-73, 42.5, CORNER)])), _BLUSH, 0.42)
        pen.fill(limb(at([(-90, 43, 1.3), (-80, 43.6, 1.2), (-71, 42, 0.5)])), (0.33, 0.1, 25), 0.9)
        pen.fill(limb(at([(-91, 20.5, 0.5), (-87, 18.6, 1.5), (-84, 14, 0.5)])), (0.4, 0.1, 30), 0.8)
        pen.fill(limb(at([(-82, 6, 0.3), (-78, 11, 0.8), (-79, 19, 0.3)])), SHADE, 0.55)

    c.draw(features, clip=m, detail=0.92, soft=0.35)


def collar(c: Canvas) -> None:
    """Stand the jacket's collar about her neck, cream inside, open at the throat."""
    inner = c.mask(
        curve(
            [
                *(
                    (540, 170, CORNER),
                    (520, 230),
                    (524, 300),
                    (540, 370),
                    (566, 430, CORNER),
                    (580, 410),
                    (584, 300),
                    (568, 180),
                ),
            ]
        )
    )
    c.multiply(inner.blur(7).move(-9, 3), SHADE, 0.75)
    c.fill(inner, CREAM, detail=0.6)
    c.multiply(inner.edge(7, 0, 7), (0.6, 0.08, 30), 0.7)
    m = c.mask(
        curve(
            [
                *((548, 150, CORNER), (534, 220), (540, 300), (556, 374), (576, 440, CORNER), (602, 416), (614, 370)),
                *((612, 300), (604, 220), (590, 128, CORNER), (570, 134)),
            ]
        ),
        wobble=0.8,
    )
    c.multiply(m.blur(9).move(12, 5), (0.35, 0.1, 350), 0.7)
    c.fill(m, CLOTH, detail=0.5, mottle=0.03)
    c.multiply(m.edge(9, 0, 9), (0.42, 0.13, 10), 0.7)
    c.glaze(c.mask(limb([(548, 190, 4), (552, 290, 8), (574, 400, 4)]), soft=7) & m, (0.57, 0.19, 29), 0.6)
    for spine in (((592, 180, 1), (576, 236, 5), (580, 296, 1)), ((606, 300, 1), (592, 350, 5), (594, 404, 1))):
        c.multiply(c.mask(limb(spine), soft=5) & m, (0.42, 0.13, 10), 0.7)
