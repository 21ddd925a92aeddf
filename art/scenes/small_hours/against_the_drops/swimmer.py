"""Parts of Against the Drops: the swimmer from above, one long diagonal: an arm ahead, an arm back, red suit, legs."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import smoothstep
from art.painting.mask import Mask
from art.painting.shapes import CORNER, Path, Points, curve, limb, place

from .river import DEEP, HEAD, HEADING, OCHRE, rings

SKIN: Final = (0.69, 0.085, 48)
SHADE: Final = (0.6, 0.11, 34)
PALE: Final = (0.77, 0.07, 58)
RED: Final = (0.56, 0.195, 27)
DARK_RED: Final = (0.5, 0.14, 18)

_ARM_AHEAD: Final[Points] = (
    *((-88, 178, 40), (-104, 120, 46), (-116, 60, 42), (-124, -10, 35), (-126, -66, 32), (-118, -130, 32)),
    *((-106, -196, 26), (-96, -246, 19), (-92, -272, 18)),
)
_HAND_AHEAD: Final[Points] = (
    *((-114, -228), (-113, -262), (-119, -298), (-117, -338), (-107, -372), (-94, -382), (-81, -370), (-74, -342)),
    *((-73, -312, CORNER), (-66, -324), (-56, -325), (-51, -314), (-56, -292), (-69, -266), (-75, -228)),
)
_ARM_BACK: Final[Points] = (
    *((104, 176, 46), (126, 206, 47), (144, 262, 40), (156, 322, 34), (160, 368, 32), (156, 424, 30)),
    *((146, 478, 23), (140, 506, 19)),
)
_HAND_BACK: Final[Points] = (
    *((121, 500), (112, 524), (104, 552), (110, 566), (120, 560), (124, 586), (136, 606), (150, 600), (160, 572)),
    *((162, 536), (158, 502)),
)
_TORSO: Final[Points] = (
    *((-56, 96), (-78, 124), (-128, 142), (-144, 186), (-134, 240), (-112, 296), (-99, 348), (-104, 398)),
    *((-120, 446), (-122, 492), (-96, 520), (0, 530), (96, 520), (120, 494), (117, 446), (100, 398), (93, 348)),
    *((104, 296), (128, 240), (146, 196), (132, 156), (92, 136), (58, 122), (50, 92)),
)
_LEG_LEFT: Final[Points] = (
    (-62, 470, 65),
    (-64, 540, 65),
    (-66, 620, 52),
    (-70, 690, 41),
    (-72, 760, 42),
    (-74, 860, 26),
)
_LEG_RIGHT: Final[Points] = ((62, 470, 63), (60, 540, 63), (50, 620, 51), (44, 690, 40), (42, 760, 41), (40, 860, 26))
_SUIT: Final[Points] = (
    *(
        (-150, 268, CORNER),
        (-112, 270, CORNER),
        (-76, 318),
        (0, 344),
        (72, 318),
        (108, 270, CORNER),
        (150, 268, CORNER),
    ),
    *((140, 400), (140, 450, CORNER), (118, 466, CORNER), (76, 508), (16, 548, CORNER), (-16, 548, CORNER)),
    *((-76, 508), (-124, 466, CORNER), (-150, 420, CORNER)),
)
_STRAPS: Final[tuple[Points, ...]] = (
    ((-86, 124, 10), (-60, 180, 9), (0, 244, 9), (60, 300, 9), (84, 322, 9)),
    ((86, 128, 10), (58, 180, 9), (0, 244, 9), (-62, 300, 9), (-88, 322, 9)),
)


def at(points: Points) -> list[tuple[float, ...]]:
    """Put places of the upright swimmer (the middle of her head is the origin) on the card."""
    return place(points, *HEAD, 0.92, HEADING)


def _body() -> tuple[Path, ...]:
    return (
        limb(at(_ARM_AHEAD), 60),
        curve(at(_HAND_AHEAD)),
        limb(at(_ARM_BACK), 60),
        curve(at(_HAND_BACK)),
        curve(at(_TORSO)),
        limb(at(_LEG_LEFT), 60),
        limb(at(_LEG_RIGHT), 60),
        curve(at([(-84, -40), (-30, -96), (40, -88), (84, -20), (80, 60), (40, 100), (-50, 100)])),
    )


def shaded(
    c: Canvas, m: Mask, parts: tuple[tuple[Points, float, float], ...], tone: tuple[float, float, float]
) -> None:
    """Darken soft strips of a mask, given in the swimmer's own places: spine, softness, share."""
    for spine, soft, share in parts:
        c.multiply(c.mask(limb(at(spine), 40), soft=soft) & m, tone, share)


def wake(c: Canvas) -> None:
    """Water around her: a deeper bed, the ripples she makes."""
    whole = c.mask(*_body())
    c.glaze(whole.grow(14).blur(12).move(6, 10), DEEP, 0.8)
    rings(c, whole)


def _flesh(c: Canvas, m: Mask) -> None:
    c.fill(m, SKIN, detail=0.6, mottle=0.02)


def reaching(c: Canvas) -> None:
    """The left arm, far ahead of her, beyond her head: upper arm, elbow, forearm, a hand like a mitten."""
    arm = c.mask(limb(at(_ARM_AHEAD), 60)) | c.mask(curve(at(_HAND_AHEAD)))
    _flesh(c, arm)
    shaded(
        c,
        arm,
        (
            (((-66, 150, 20), (-76, 40, 22), (-92, -60, 10)), 11, 0.75),
            (((-142, -96, 2), (-126, -78, 5), (-108, -74, 2)), 4, 0.4),
            (((-82, -150, 8), (-76, -236, 7), (-70, -262, 3)), 6, 0.6),
            (((-73, -312, 1.5), (-76, -298, 2.5), (-80, -280, 1)), 2, 0.7),
        ),
        SHADE,
    )
    c.glaze(
        c.mask(limb(at([(-140, 60, 6), (-146, -20, 8), (-138, -120, 7), (-118, -220, 3)]), 30), soft=6) & arm, PALE, 0.7
    )


def swimmer(c: Canvas) -> None:
    """Legs, back, the suit with its low back."""
    for leg, inner in (
        (_LEG_LEFT, ((-4, 520, 12), (-20, 640, 12), (-34, 780, 8))),
        (_LEG_RIGHT, ((112, 520, 10), (94, 640, 12), (80, 780, 8))),
    ):
        m = c.mask(limb(at(leg), 60))
        _flesh(c, m)
        shaded(c, m, ((inner, 9, 0.7),), SHADE)
        knee = leg[3]
        shaded(c, m, ((((knee[0] - 26, 686, 2), (knee[0], 696, 5), (knee[0] + 24, 688, 2)), 3, 0.5),), SHADE)
    torso = c.mask(curve(at(_TORSO)))
    _flesh(c, torso)
    shaded(
        c,
        torso,
        (
            (((-48, 96, 22), (0, 116, 26), (52, 96, 20)), 14, 0.8),
            (((-4, 120, 3), (2, 200, 6), (0, 330, 6)), 5, 0.7),
            (((-52, 178, 2), (-44, 214, 7), (-62, 254, 6), (-94, 262, 2)), 6, 0.65),
            (((56, 178, 2), (48, 214, 7), (64, 254, 6), (94, 262, 2)), 6, 0.65),
            (((120, 240, 14), (100, 330, 16), (112, 470, 12)), 12, 0.7),
        ),
        SHADE,
    )
    straps = c.mask(*(limb(at(strap), 30) for strap in _STRAPS))
    suit = (c.mask(curve(at(_SUIT))) | straps) & torso.grow(2.5)
    c.multiply(suit.blur(3).move(1, 3) & torso, SHADE, 0.5)
    c.fill(suit, RED, detail=0.7, mottle=0.02)
    shaded(
        c,
        suit,
        (
            (((126, 250, 18), (92, 340, 16), (116, 460, 18)), 10, 0.75),
            (((2, 400, 2), (2, 450, 5), (0, 540, 8)), 5, 0.75),
            (((-92, 372, 2), (-50, 388, 5), (-6, 384, 2)), 5, 0.4),
            (((-112, 476, 4), (-60, 512, 8), (-10, 522, 5)), 7, 0.5),
            (((112, 476, 4), (60, 512, 8), (10, 522, 5)), 7, 0.6),
        ),
        DARK_RED,
    )
    c.glaze(c.mask(limb(at([(-116, 280, 4), (-88, 350, 8), (-106, 440, 5)]), 30), soft=6) & suit, (0.64, 0.19, 31), 0.7)


def trailing(c: Canvas) -> None:
    """The right arm, at the end of its pull, back along her side; water that runs over her legs."""
    arm = c.mask(limb(at(_ARM_BACK), 60)) | c.mask(curve(at(_HAND_BACK)))
    torso = c.mask(curve(at(_TORSO)))
    c.multiply(arm.blur(5).move(-4, 4) & torso, SHADE, 0.6)
    _flesh(c, arm)
    shaded(
        c,
        arm,
        (
            (((160, 216, 6), (182, 300, 10), (190, 372, 9), (176, 460, 6)), 8, 0.75),
            (((136, 356, 2), (152, 366, 5), (172, 362, 2)), 3, 0.45),
            (((112, 214, 2), (118, 250, 6), (122, 290, 2)), 5, 0.6),
            (((122, 556, 1), (128, 536, 3), (128, 520, 1)), 2, 0.7),
        ),
        SHADE,
    )
    c.glaze(c.mask(limb(at([(110, 160, 10), (130, 230, 9), (134, 320, 5)]), 30), soft=8) & arm, PALE, 0.7)
    legs = c.mask(limb(at(_LEG_LEFT), 60), limb(at(_LEG_RIGHT), 60))
    turn = np.radians(HEADING)
    behind = (c.y - HEAD[1]) * np.cos(turn) - (c.x - HEAD[0]) * np.sin(turn)
    sunk = smoothstep(500, 720, behind + 40 * (c.field("sunk", 60, 2) - 0.5))
    c.glaze(legs * np.asarray(sunk[legs.where], np.float32), OCHRE, 0.62)
