"""Parts of Relocation: the turtle's old head, bent back to the dog: beak, plates, a wide amber eye."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Array, smoothstep
from art.painting.marks import sweep
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, oval, place

from .ink import AMBER, CREAM, GOLD, INK, NIGHT, SEAM, TEAL_DEEP, crease, plates

_TURN: Final = -7.0
_HEAD: Final[Points] = (
    *((-131, 34, CORNER), (-138, 6), (-126, -26), (-96, -54), (-66, -76), (-24, -98), (28, -108), (80, -98)),
    *((122, -70), (146, -20), (140, 50), (110, 96), (50, 104), (-6, 100), (-56, 90), (-94, 72), (-114, 50), (-122, 38)),
)
_BEAK: Final[Points] = (
    *((-131, 36, CORNER), (-142, 4), (-128, -30), (-106, -48), (-94, -30), (-90, 0), (-76, 16), (-50, 28)),
    *((-64, 36), (-98, 28), (-118, 26), (-126, 32)),
)
_CHIN: Final[Points] = (
    *((-124, 32, CORNER), (-98, 37), (-70, 42), (-44, 42), (-58, 54), (-82, 64), (-102, 62), (-118, 46)),
)
_SEEDS: Final[Points] = (
    *((-82, -52), (-48, -80), (6, -92), (66, -92), (122, -62)),
    *((-78, -14), (-22, -36), (38, -50), (88, -38), (136, -6)),
    *((44, -10), (94, 14), (26, 24), (-58, 14), (-26, 32), (10, 50), (58, 48), (104, 56)),
    *((-70, 68), (-30, 74), (22, 86), (70, 90), (-110, 60)),
)


def at(points: Points) -> list[tuple[float, ...]]:
    """Return points of the head (skull at 0, 0, beak to the left) where they lie on the card."""
    return place(points, 664, 468, 1.0, _TURN)


def skull(c: Canvas) -> Mask:
    """Return the head's silhouette, to be modelled with the neck."""
    return c.mask(curve(at(_HEAD)), wobble=0.8)


def cap(c: Canvas) -> Array:
    """Return where the head's plates are, 0–1: behind the jaw they give way to the neck's wrinkles."""
    x, y = at(((30, -22),))[0][:2]
    back = smoothstep(1.02, 0.8, np.hypot((c.x - x) / 122, (c.y - y) / 100))
    return np.asarray(np.clip(back + smoothstep(x - 10, x - 70, c.x), 0, 1), np.float32)


def head(c: Canvas) -> None:
    """Plates, beak, eye; warm light from the door on its face."""
    m = skull(c)
    jx, jy = at(((20, 96),))[0][:2]
    bare = m * cap(c)
    c.glaze(bare, (0.55, 0.075, 180), 0.55)
    plates(c, bare, at(_SEEDS), 3.0, (0.42, 0.085, 200), 0.78, 0.62)
    jowl = c.mask(limb(at(((-60, 96, 6), (0, 106, 14), (70, 100, 16), (118, 62, 12), (140, 10, 6))), 40), soft=9)
    c.multiply(
        jowl * np.asarray(smoothstep(jx - 120, jx - 20, c.x) * smoothstep(jy - 190, jy - 60, c.y), np.float32),
        NIGHT,
        0.6,
    )
    warm = np.asarray(smoothstep(690, 560, c.x), np.float32)
    c.glaze(m * warm, AMBER, 0.26)
    c.multiply(bare * np.asarray(smoothstep(500, 580, c.y), np.float32), (0.5, 0.09, 255), 0.5)
    sweep(c, m, at(((-80, -74, 8), (-20, -104, 10), (50, -108, 8), (110, -84, 6))), 8, (0.8, 0.11, 40), 0.5, pale=True)
    _beak(c, m)
    _eye(c, m)


def _beak(c: Canvas, m: Mask) -> None:
    chin = c.mask(curve(at(_CHIN)), soft=5) & m
    c.fill(chin, (0.6, 0.1, 66), detail=0.8)
    sweep(c, chin, at(((-114, 58, 7), (-84, 68, 8), (-50, 56, 7))), 8, (0.5, 0.09, 330), 0.7)
    beak = c.mask(curve(at(_BEAK)), soft=1.6) & m
    c.fill(beak, (0.68, 0.12, 62), detail=0.8)
    sweep(c, beak, at(((-128, 4, 4), (-114, -24, 6), (-104, -40, 4))), 5, CREAM, 0.7, pale=True)
    sweep(c, beak, at(((-126, 26, 5), (-84, 30, 7), (-50, 34, 5))), 7, (0.55, 0.12, 40), 0.6)
    sweep(c, beak, at(((-92, -34, 4), (-84, 2, 6), (-58, 22, 4))), 6, (0.5, 0.09, 20), 0.5)

    c.multiply(beak.edge(-4, 1, 1.5), (0.4, 0.13, 30), 0.7)

    def work(pen: Pen) -> None:
        for k in range(5):
            x = -122 + 11 * k
            crease(pen, at(((x, -26 + 3 * k), (x - 1, 0), (x + 6, 24))), 1.0, (0.5, 0.1, 40), 0.45)
        crease(pen, at(((-131, 35), (-122, 27), (-98, 30), (-70, 36), (-50, 36), (-36, 31))), 3.2, INK, 0.95)
        crease(pen, at(((-34, 34), (-25, 44), (-24, 56))), 1.8, NIGHT, 0.6)
        pen.fill(limb(at(((-122, -16, 1.2), (-116, -20, 3.4), (-109, -21, 1.2))), 12), INK, 0.95)

    c.draw(work, clip=m, detail=0.95, soft=0.3)


def _eye(c: Canvas, m: Mask) -> None:
    """Heavy lids of many folds about an eye that looks at the dog."""
    ring = c.mask(
        curve(at(((-74, -20), (-56, -48), (-24, -56), (8, -44), (22, -16), (6, 8), (-26, 18), (-58, 8)))), soft=2
    )
    c.glaze(ring & m, (0.62, 0.075, 150), 0.75)
    c.multiply(ring.edge(6, 10, 7) & m, TEAL_DEEP, 0.6)
    sweep(c, m, at(((-66, -34, 4), (-36, -52, 6), (-2, -46, 5))), 5, SEAM, 0.7, pale=True)

    def work(pen: Pen) -> None:
        ball = curve(at(((-64, -19), (-50, -40), (-24, -46), (0, -36), (8, -12), (-4, 4), (-26, 9), (-52, 0))))
        pen.fill(ball, INK)
        x, y = at(((-29, -17),))[0][:2]
        with pen.clipped(ball):
            pen.fill(oval(x, y, 24, 23), (0.46, 0.11, 52))
            pen.fill(oval(x + 1, y + 5, 19, 15), (0.7, 0.15, 66))
            pen.fill(oval(x + 2, y + 10, 13, 8), (0.86, 0.14, 82))
            pen.fill(oval(x - 3, y - 1, 11.5, 13), (0.1, 0.03, 300))
            lid = at(((-76, -64), (16, -64), (14, -8), (-2, -29), (-26, -38), (-50, -36), (-72, -20)))
            pen.fill(curve([(u + 1, v + 5) for u, v in lid]), INK, 0.55)
            pen.fill(curve(lid), (0.56, 0.08, 165))
            pen.dot(x - 9, y - 7, 5.6, (0.995, 0.015, 90))
            pen.dot(x + 7, y + 8, 2.0, GOLD, 0.8)
        pen.fill(limb(at(((-70, -17, 1), (-50, -36, 2.6), (-26, -38, 3.4), (-2, -29, 3), (13, -6, 1))), 30), INK)
        crease(pen, at(((-64, -6), (-44, 9), (-20, 11), (10, 1))), 2.2, INK, 0.8)
        for k in range(3):
            g = 7 + 7 * k
            crease(pen, at(((-62 + 4 * k, 2 + g), (-40, 10 + g), (-16, 11 + g), (10 + 2 * k, 0 + g))), 1.6, NIGHT, 0.55)
            crease(pen, at(((14, -12 + 6 * k), (28, -14 + 8 * k), (42, -8 + 12 * k))), 1.6, NIGHT, 0.55)
        crease(pen, at(((-76, -30), (-52, -54), (-22, -60), (12, -46), (32, -16))), 2.2, NIGHT, 0.65)

    c.draw(work, detail=0.95, soft=0.25)
