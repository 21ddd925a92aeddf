"""The fox's head in profile, lifted, its eye shut."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import smoothstep
from art.painting.marks import sweep
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, place

from .brush import CREAM, DEEP, GREY, INK, PALE, RED, crease, locks, tufts
from .fox import trunk

_TOP: Final[Points] = ((-172, 30), (-166, 12), (-124, -2), (-86, -20), (-54, -54), (-8, -84), (40, -92), (92, -76))
_NAPE: Final[Points] = (
    (128, -36),
    (150, 24),
    (164, 90),
    (150, 132),
    (120, 108),
    (104, 138, CORNER),
    (78, 120),
    (56, 146, CORNER),
)
_JAW: Final[Points] = ((14, 108), (-26, 90), (-70, 84), (-122, 72), (-162, 60))
_LIP: Final[Points] = ((-176, 26), (-130, 22), (-96, 20), (-66, 30), (-34, 26), (6, 34), (48, 30), (90, 50))
_RUFF: Final[Points] = ((116, 66), (126, 84), (104, 122), (40, 134), (-60, 100), (-176, 70))
_EAR: Final[Points] = ((4, -84), (14, -150), (52, -226, CORNER), (96, -160), (112, -96), (92, -66), (40, -64))
_FAR_EAR: Final[Points] = ((-38, -70), (-44, -130), (-22, -200, CORNER), (22, -150), (44, -96), (10, -64))
_INNER: Final[Points] = ((16, -84), (26, -146), (50, -196, CORNER), (66, -150), (66, -90), (40, -72))


def at(points: Points) -> list[tuple[float, ...]]:
    """Return points of the head (skull at 0, 0, nose to the left) where they lie on the card."""
    return place(points, 428, 440, 1.08, 15)


def _mass(c: Canvas) -> Mask:
    return c.mask(curve(at([*_TOP, *_NAPE, *_JAW])), wobble=0.8)


def head(c: Canvas) -> None:
    """Far ear, skull, near ear; cream below."""
    far = c.mask(curve(at(_FAR_EAR)), wobble=0.8)
    c.fill(far, DEEP, detail=0.6)
    sweep(c, far, at([(-30, -206, 18), (-20, -170, 14)]), 8, INK, 0.9, pale=True)
    whole = _mass(c)
    under = np.asarray(smoothstep(545, 465, c.x), np.float32)
    c.multiply(whole.blur(10).move(-4, 18) * under & trunk(c), DEEP, 0.55)
    m = whole * np.asarray(1 - smoothstep(490, 530, c.x) * smoothstep(480, 560, c.y), np.float32)
    c.fill(m, RED, detail=0.6, mottle=0.03)
    ways: tuple[Points, ...] = (
        tuple(at([(-160, 6), (-100, -10), (-50, -54), (30, -90), (110, -60), (160, 40)])),
        tuple(at([(-160, 16), (-90, 4), (-30, -30), (40, -50), (100, -10), (150, 90)])),
        tuple(at([(-160, 26), (-80, 24), (-20, 0), (40, 0), (100, 50), (140, 120)])),
        tuple(at([(-150, 34), (-70, 40), (-10, 30), (40, 40), (80, 80), (100, 120)])),
    )
    locks(c, ways, 330, (50, 4.6), (RED, PALE), seed="skull", clip=m.grow(2), share=0.42)
    sweep(c, m, at([(-40, -56, 6), (10, -78, 10), (70, -74, 8)]), 10, PALE, 0.5, pale=True)
    _cheek(c, whole)
    _ear(c)


def _cheek(c: Canvas, m: Mask) -> None:
    """Cream from the upper lip to the ruff's points."""
    white = c.mask(curve(at([*_LIP, *_RUFF])), soft=3)
    c.fill(white & m, CREAM, detail=0.6)
    ways: tuple[Points, ...] = (
        tuple(at([(-60, 34), (0, 40), (60, 46), (110, 66), (150, 84)])),
        tuple(at([(-70, 52), (0, 66), (50, 80), (90, 104), (118, 130)])),
        tuple(at([(-80, 66), (-30, 82), (10, 100), (40, 126), (58, 146)])),
    )
    locks(c, ways, 90, (58, 5.5), (CREAM, (0.92, 0.03, 95)), seed="cheek", clip=m.grow(5), shade=GREY, share=0.85,
          until=0.75)  # fmt: skip
    edge = at([(112, 76), (122, 90), (106, 106), (76, 116), (44, 124)])
    tufts(c, edge, 11, (40, 7.5), (0.62, 0.8), CREAM, "ruff")
    sweep(c, m, at([(-120, 60, 6), (-60, 78, 10), (0, 104, 10), (40, 126, 6)]), 9, GREY, 0.55)


def _ear(c: Canvas) -> None:
    """The near ear, dark at its tip, cream within."""
    m = c.mask(curve(at(_EAR)), wobble=0.8)
    c.multiply(m.blur(7).move(6, 6) & _mass(c), DEEP, 0.5)
    c.fill(m, RED, detail=0.6, mottle=0.03)
    sweep(c, m, at([(100, -150, 8), (112, -100, 10), (96, -70, 10)]), 10, DEEP, 0.6)
    inner = c.mask(curve(at(_INNER)), soft=2) & m
    c.fill(inner, (0.85, 0.06, 60), detail=0.6)
    sweep(c, inner, at([(64, -160, 8), (62, -110, 12), (56, -80, 10)]), 8, DEEP, 0.6)
    ways: tuple[Points, ...] = (
        tuple(at([(18, -70), (24, -110), (38, -150)])),
        tuple(at([(52, -66), (54, -100), (54, -130)])),
    )
    locks(c, ways, 22, (46, 4.5), (CREAM, CREAM), seed="ear", shade=GREY, share=0.9, until=0.3, clip=m)
    sweep(c, m, at([(52, -232, 20), (56, -206, 17), (62, -186, 8)]), 6, INK, 0.95, pale=True)


def face(c: Canvas) -> None:
    """Nose, mouth, the shut eye, whiskers."""
    m = _mass(c)
    nose = c.mask(curve(at([(-150, 6), (-166, 2), (-182, 12), (-184, 28), (-174, 38), (-160, 30)])))
    c.fill(nose, INK, detail=0.9)
    c.glaze(c.mask(limb(at([(-176, 14, 2), (-168, 9, 4), (-158, 11, 2)]), 16), soft=1.5) & nose, (0.6, 0.03, 60), 0.7)
    sweep(c, m, at([(-96, 6, 6), (-70, 10, 8), (-44, 4, 6)]), 8, DEEP, 0.45)

    def work(pen: Pen) -> None:
        crease(pen, at([(-86, -6), (-76, 8), (-58, 14), (-38, 8), (-22, -8)]), 5, INK)
        crease(pen, at([(-38, 8), (-20, 3), (-6, -8)]), 2.6, INK, 0.9)
        crease(pen, at([(-82, -20), (-62, -30), (-36, -26)]), 2, DEEP, 0.8)
        crease(pen, at([(-173, 36), (-167, 45), (-148, 46), (-120, 50), (-98, 49), (-82, 40)]), 2.8, INK, 0.9)
        for x, y in ((-138, 28), (-128, 36), (-122, 26), (-113, 34)):
            px, py = at([(x, y)])[0][:2]
            pen.dot(px, py, 1.9, (0.6, 0.04, 60), 0.8)

    c.draw(work, detail=0.9, soft=0.3)

    def whiskers(pen: Pen) -> None:
        for way in (
            ((-116, 26), (-80, 26), (-34, 46)),
            ((-114, 34), (-82, 40), (-46, 68)),
        ):
            (a, b), (d, e), (f, g) = at(way)
            pen.fill(limb([(a, b, 1.1), (d, e, 1.0), (f, g, 0.3)], 16), INK, 0.5)

    c.draw(whiskers, detail=0.9, soft=0.2)
