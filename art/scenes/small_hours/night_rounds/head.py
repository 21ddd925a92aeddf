"""Parts of Night Rounds: the owl's head, bent to its left over the town: crown, nape, tufts."""

from __future__ import annotations

from typing import Final

from art.painting.canvas import Canvas
from art.painting.coats import fringe
from art.painting.colour import Colour, mix, smoothstep
from art.painting.marks import sweep
from art.painting.mask import Mask
from art.painting.shapes import CORNER, Points, curve, limb, place

from .body import BROWN
from .ink import CAST, INK, PALE, lit, tract

_AT: Final = (440.0, 272.0, -14.0)
"""The middle of the head and how far it is bent (degrees)."""
_OUTLINE: Final[Points] = (
    *((-30, -146), (40, -150), (110, -126), (164, -66), (184, 10), (178, 90), (150, 140), (90, 164), (20, 176)),
    *((-60, 162), (-120, 136), (-160, 84), (-176, 16), (-166, -56), (-130, -112), (-84, -138)),
)
_NEAR_TUFT: Final[Points] = (
    *((36, -100, CORNER), (78, -146), (132, -196), (192, -236, CORNER), (190, -180), (172, -120), (148, -70, CORNER)),
)
_FAR_TUFT: Final[Points] = (
    *((-64, -112, CORNER), (-96, -150), (-128, -190), (-164, -214, CORNER), (-164, -170), (-154, -120)),
    (-134, -80, CORNER),
)


def turned(points: Points) -> list[tuple[float, ...]]:
    """Return points of the head's own frame where they lie on the card."""
    return place(points, _AT[0], _AT[1], 1.0, _AT[2])


def skull(c: Canvas) -> Mask:
    """Return the head's silhouette."""
    return c.mask(curve(turned(_OUTLINE)), wobble=1.2)


def _plume(x: float, y: float, chance: float) -> tuple[Colour, Colour]:
    light = 0.2 + 0.8 * lit(x, y, 470)
    vane = mix(mix((0.25, 0.07, 282), (0.6, 0.085, 66), light), BROWN, 0.35 * chance)
    return vane, mix(INK, vane, 0.25)


def _dark(x: float, y: float, chance: float) -> tuple[Colour, Colour]:
    vane = mix(_plume(x, y, chance)[0], (0.2, 0.06, 285), 0.45)
    return mix(vane, (0.5, 0.08, 262), 0.2 * chance), INK


def _chin(x: float, y: float, chance: float) -> tuple[Colour, Colour]:
    vane = mix(mix((0.4, 0.075, 290), (0.84, 0.06, 76), lit(x, y, 330)), BROWN, 0.35 * chance)
    return vane, mix(BROWN, vane, 0.4)


def head(c: Canvas) -> None:
    """Paint tufts, the round of the skull, the feathers of crown and nape."""
    m = skull(c)
    far, near = c.mask(curve(turned(_FAR_TUFT)), wobble=1), c.mask(curve(turned(_NEAR_TUFT)), wobble=1)
    c.fill(far, (0.24, 0.06, 285), detail=0.6)
    ways: tuple[Points, ...] = (
        tuple(turned(((-128, -76), (-142, -130), (-162, -206)))),
        tuple(turned(((-96, -90), (-124, -150), (-164, -212)))),
        tuple(turned(((-66, -104), (-104, -160), (-166, -214)))),
    )
    tract(c, ways, (8, 5), (36, 34), _dark, seed="far", streak=0.5)
    c.multiply(m.blur(12).move(4, 18), INK, 0.65)
    c.fill(m, (0.32, 0.065, 290), detail=0.6)
    crown: tuple[Points, ...] = (
        tuple(turned(((-40, -60), (-110, -80), (-150, -40), (-176, 40), (-150, 110)))),
        tuple(turned(((-30, -70), (-80, -120), (-120, -118), (-160, -70), (-176, -10)))),
        tuple(turned(((-20, -70), (-30, -120), (-34, -146), (-40, -150), (-44, -156)))),
        tuple(turned(((0, -70), (30, -120), (70, -140), (100, -132), (130, -110)))),
        tuple(turned(((20, -60), (90, -110), (140, -80), (172, -20), (186, 50)))),
        tuple(turned(((60, -40), (130, -50), (164, 10), (172, 80), (150, 140)))),
        tuple(turned(((100, 60), (130, 80), (130, 110), (100, 150), (40, 176)))),
    )
    tract(c, crown, (12, 16), (30, 36), _plume, seed="crown", clip=m.grow(2), streak=0.6, bars=1)
    c.fill(near - m, (0.24, 0.06, 285), detail=0.6)
    ways = (
        tuple(turned(((40, -92), (96, -150), (192, -232)))),
        tuple(turned(((80, -76), (130, -140), (194, -236)))),
        tuple(turned(((118, -62), (156, -120), (190, -228)))),
        tuple(turned(((148, -60), (172, -110), (190, -214)))),
    )
    tract(c, ways, (9, 6), (38, 40), _dark, seed="near", streak=0.5)
    throat = m.grow(10) & c.full(smoothstep(344, 364, c.x))
    chin: tuple[Points, ...] = (
        tuple(turned(((-60, 90), (-100, 124), (-130, 134)))),
        tuple(turned(((-46, 90), (-64, 130), (-80, 166)))),
        tuple(turned(((-30, 90), (-24, 140), (-16, 180)))),
        tuple(turned(((-10, 90), (20, 136), (40, 182)))),
        tuple(turned(((10, 80), (60, 130), (110, 164)))),
        tuple(turned(((40, 80), (110, 120), (150, 140)))),
    )
    tract(c, chin, (6, 12), (30, 34), _chin, seed="chin", clip=throat, streak=0.3)
    sweep(c, near | far, turned(((150, -90, 3), (174, -140, 4), (190, -220, 2))), 4, (0.6, 0.08, 250), 0.6, pale=True)
    sweep(c, m, turned(((110, -120, 8), (168, -60, 10), (184, 20, 10), (170, 100, 12))), 12, CAST, 0.6)
    sweep(c, m, turned(((-110, 146, 6), (-50, 168, 7), (20, 178, 7), (90, 168, 5))), 8, PALE, 0.25, pale=True)


def bib(c: Canvas) -> None:
    """Loose feathers of the chin that hang over throat and collar."""
    edge: Points = ((366, 428), (400, 436), (440, 440), (484, 436), (510, 428), (530, 414))
    tones: tuple[Colour, ...] = ((0.62, 0.07, 66), (0.74, 0.07, 72), (0.84, 0.055, 78), (0.91, 0.04, 84))
    shadow = c.mask(limb([(x, y + 22, 14) for x, y in edge], 30), soft=10)
    c.multiply(shadow, INK, 0.35)
    fringe(c, edge, 90, (30, 5.0), 1.6, "bib-low", tones[:3], 7.0, 0.92)
    high: Points = tuple((x, y - 16) for x, y in edge)
    fringe(c, high, 80, (28, 4.6), 1.6, "bib", tones[1:], 7.0, 0.92)
