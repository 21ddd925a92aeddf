"""Parts of Relocation: the terrier's head in profile: flat skull, a stop, a folded ear, whiskers and beard."""

from __future__ import annotations

from typing import Final

from art.painting.canvas import Canvas
from art.painting.coats import fringe, locks
from art.painting.marks import sweep
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, oval, place

from .ink import GOLD, INK, PLUM, crease

COAT: Final = (0.58, 0.14, 50)
DEEP: Final = (0.4, 0.115, 36)
PALE: Final = (0.78, 0.125, 68)
SADDLE: Final = (0.24, 0.05, 315)
SADDLE_PALE: Final = (0.4, 0.075, 345)
_BEARD: Final = (0.88, 0.085, 78)
_TURN: Final = -13.0
_HEAD: Final[Points] = (
    *((80, -8), (72, -15), (50, -17), (30, -19), (22, -25), (12, -35), (-8, -41), (-30, -40), (-48, -30), (-58, -8)),
    *((-54, 18), (-36, 34), (-8, 36), (16, 36), (34, 44), (54, 44), (68, 32), (76, 14)),
)
_EAR: Final[Points] = (
    *((-40, -30), (-38, -45), (-22, -51), (-4, -47), (4, -36), (8, -20), (6, -4, CORNER), (-10, -10), (-26, -18)),
)
_FLAP: Final[Points] = ((-38, -43), (-20, -51), (-4, -47), (4, -36), (-10, -39), (-24, -38))
"""The fold of the near ear, where it turns over."""
_FAR_EAR: Final[Points] = ((0, -38), (2, -50), (14, -52), (23, -42), (26, -27, CORNER), (16, -34))


def at(points: Points) -> list[tuple[float, ...]]:
    """Return points of the head (skull at 0, 0, nose to the right) where they lie on the card."""
    return place(points, 435, 490, 1.1, _TURN)


def _ways(*ways: Points) -> tuple[Points, ...]:
    return tuple(tuple(at(way)) for way in ways)


def muzzle(c: Canvas, body: Mask) -> None:
    """Paint the head on the neck of the `body`."""
    m = c.mask(curve(at(_HEAD)), wobble=1)
    c.multiply(m.blur(7).move(-4, 12) & body, INK, 0.55)
    far = c.mask(curve(at(_FAR_EAR)), wobble=0.6)
    c.form(far, DEEP, thickness=6, rim=0.2, detail=0.8, bias=-0.1)
    c.form(c.relief(m, 30, 3), COAT, rim=0.2, mottle=0.03, detail=0.75, gain=0.9)
    sweep(c, m, at(((-56, 22, 12), (-30, 36, 12), (6, 36, 9))), 9, DEEP, 0.7)
    sweep(c, m, at(((18, -20, 6), (24, -8, 7), (20, 6, 6))), 6, DEEP, 0.45)
    skull = _ways(
        ((14, -36), (-10, -44), (-36, -38), (-60, -8)),
        ((12, -22), (-14, -24), (-38, -12), (-60, 16)),
        ((12, -4), (-8, 2), (-30, 14), (-48, 34)),
        ((14, 14), (-4, 20), (-20, 30), (-34, 44)),
    )
    locks(c, skull, 190, (0.16, 2.0), (COAT, PALE), seed="skull", share=0.6, clip=m, shade=DEEP)
    fringe(c, at(((-58, -8), (-54, 18), (-36, 34), (-8, 36))), 46, (13, 2.0), 0.55, "ruff", (COAT, DEEP, PALE), 3)
    beard = _ways(
        ((22, -8), (42, 2), (60, 14), (72, 30)),
        ((12, 6), (30, 16), (46, 30), (58, 48)),
        ((2, 16), (16, 26), (30, 38), (40, 54)),
    )
    locks(c, beard, 130, (0.3, 2.1), (PALE, _BEARD), seed="whiskers", share=0.7, clip=m, shade=DEEP)
    bridge = _ways(((22, -22), (42, -17), (60, -15), (76, -12)), ((26, -12), (44, -8), (60, -5), (74, 0)))
    locks(c, bridge, 50, (0.26, 1.6), (COAT, PALE), seed="bridge", share=0.7, clip=m, shade=DEEP)
    edge = at(((74, 18), (66, 34), (52, 44), (32, 44), (16, 36)))
    fringe(c, edge, 70, (17, 1.9), -0.75, "beard", (PALE, _BEARD, _BEARD), 4)
    c.glaze(m.edge(-2, -4, 1.5), GOLD, 0.5)
    _ear(c)
    _face(c)


def _ear(c: Canvas) -> None:
    """A button ear: it rises a little from the skull and folds over, its tip towards the eye."""
    m = c.mask(curve(at(_EAR)), wobble=0.7)
    c.multiply(m.blur(4).move(2, 6) - m, PLUM, 0.6)
    c.form(c.relief(m, 9, 2), DEEP, rim=0.15, mottle=0.02, detail=0.8)
    hair = _ways(((-36, -40), (-22, -26), (-8, -12)), ((-18, -46), (-6, -28), (4, -8)), ((0, -42), (6, -24), (7, -8)))
    locks(c, hair, 60, (0.34, 1.6), (DEEP, COAT), seed="ear", share=0.6, clip=m, shade=SADDLE)
    fold = c.mask(curve(at(_FLAP)), soft=1.5) & m
    c.glaze(fold, COAT, 0.75)
    c.multiply(fold.edge(0, 3, 2), SADDLE, 0.4)
    c.glaze(m.edge(-2, -3, 1.2), GOLD, 0.55)


def _face(c: Canvas) -> None:
    """Nose, closed mouth, a small dark eye below its brow."""

    def work(pen: Pen) -> None:
        pen.fill(curve(at(((64, -15), (76, -16), (84, -9), (83, 0), (75, 5), (67, -1)))), INK)
        pen.fill(limb(at(((70, -12, 1), (76, -12.5, 2), (80, -9, 1))), 10), (0.72, 0.05, 300), 0.9)
        crease(pen, at(((78, 3), (73, 11), (60, 15), (44, 15), (30, 10))), 1.9, INK, 0.85)
        x, y = at(((20, -13),))[0][:2]
        pen.fill(limb(at(((10, -11, 1), (20, -11, 8.2), (29, -10, 1))), 16), DEEP, 0.9)
        pen.fill(oval(x, y, 7.6, 7.2), INK)
        pen.fill(oval(x + 0.8, y + 2.8, 4.4, 2.4), (0.36, 0.09, 46), 0.8)
        pen.dot(x - 1.4, y - 2.8, 2.1, (0.995, 0.015, 90))

    c.draw(work, detail=0.95, soft=0.2)
    fringe(c, at(((8, -24), (16, -25), (25, -21))), 16, (10, 1.6), 0.35, "brow", (PALE, _BEARD), 1.5)
