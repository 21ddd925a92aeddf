"""Parts of Finders: the long head, bent down along a diagonal: skull, snout, jaw, the plates on them."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.coats import nap
from art.painting.colour import smoothstep
from art.painting.marks import sweep
from art.painting.mask import Mask
from art.painting.shapes import Points, curve, limb, place

from .body import torso
from .brush import BACK, CREAM, HIDE, HIDE_DEEP, HIDE_PALE, SEAM, cells, plates

TURN: Final = -38.0
_SNOUT: Final[Points] = (
    *((-10, -16), (2, -52), (30, -80), (64, -84), (92, -66), (140, -60), (220, -68), (300, -84)),
    *((370, -102), (412, -124), (444, -160)),
)
_SKULL: Final[Points] = ((484, -186), (528, -182), (566, -160), (628, -150), (690, -138), (730, -100), (750, -30))
_JAW: Final[Points] = (
    *((728, 50), (684, 116), (612, 142), (524, 130), (430, 104), (330, 84), (230, 74), (150, 70)),
    *((80, 68), (36, 58), (6, 36)),
)
MOUTH: Final[Points] = (
    *((-8, 8), (26, 14), (60, 8), (92, -12), (122, 0), (168, 16), (216, 12), (266, 0)),
    *((320, 4), (376, 18), (426, 22), (474, 10), (518, 2), (556, 12), (578, 42)),
)


def at(points: Points) -> list[tuple[float, ...]]:
    """Return points of the level head (tip of the snout at 0, 0, facing left) where they lie on the card."""
    return place(points, 118, 770, 1.0, TURN)


def mask(c: Canvas) -> Mask:
    """The head's silhouette."""
    return c.mask(curve(at((*_SNOUT, *_SKULL, *_JAW))), wobble=0.8)


def head(c: Canvas) -> None:
    """Paint the head's mass, its plates, its planes; behind the cheek it runs into the neck."""
    m = mask(c)
    below = torso(c)
    c.multiply((m.blur(16).move(10, 26) - m) & below, HIDE_DEEP, 0.9)
    with c.group() as g:
        c.fill(m, HIDE, detail=0.6)
        _plates(c, m)
        _planes(c, m)
        nap(c, m, 2600, -0.66, "nap/head", 12, vary=(0.06, 0.015), alpha=0.4)
    a = np.radians(TURN)
    x, y = c.x - 118, c.y - 770
    u, v = x * np.cos(a) + y * np.sin(a), -x * np.sin(a) + y * np.cos(a)
    gone = smoothstep(630, 735, u) * smoothstep(60, -10, v - 0.25 * (u - 640))
    c.paste(g, clip=c.full(1 - gone))


def _plates(c: Canvas, m: Mask) -> None:
    """Plates above the mouth and below it, small on the snout, larger on the cheek."""
    upper = at(((20, -66), (120, -58), (220, -64), (320, -86), (400, -112), (440, -130)))
    lip = at(((20, 6), (110, -14), (210, 2), (320, -6), (420, 10), (480, -2)))
    soft = (HIDE, (0.55, 0.1, 148))
    plates(c, m, cells(upper, lip, 26, 4, 0.2), soft, "snout", share=0.34)
    cheek = at(((500, -70), (560, -60), (620, -80), (690, -100)))
    low = at(((480, 90), (560, 110), (640, 110), (720, 40)))
    plates(c, m, cells(cheek, low, 10, 6, 0.2), soft, "cheek", share=0.5)
    jaw = at(((30, 22), (150, 24), (260, 14), (370, 28), (480, 30), (590, 74)))
    chin = at(((40, 60), (150, 68), (270, 76), (380, 92), (490, 122), (600, 140)))
    pale = c.mask(curve([*jaw, *chin[::-1]]), soft=7) & m
    c.glaze(pale, CREAM, 0.72)
    plates(c, m, cells(jaw, chin, 26, 3, 0.2), ((0.85, 0.075, 104), (0.78, 0.085, 112)), "jaw", share=0.45)


def _planes(c: Canvas, m: Mask) -> None:
    """The snout's lit bridge, the dark skull, the jaw's underside, hollows before the eye and below it."""
    top = at(((36, -80, 10), (120, -60, 12), (240, -72, 14), (340, -96, 14), (420, -130, 12)))
    sweep(c, m, top, 9, HIDE_PALE, 0.85, pale=True)
    sweep(c, m, at(((560, -150, 10), (640, -140, 14), (720, -110, 16))), 12, HIDE_PALE, 0.45, pale=True)
    sweep(c, m, at(((580, -110, 8), (650, -92, 16), (720, -60, 22))), 14, BACK, 0.55, pale=True)
    under = at(((40, 70, 6), (180, 80, 10), (320, 94, 12), (460, 124, 14), (600, 156, 22), (700, 110, 20)))
    sweep(c, m, under, 10, HIDE_DEEP, 0.95)
    sweep(c, m, at(((380, -70, 4), (430, -50, 12), (490, -46, 14), (560, -76, 8))), 11, HIDE_DEEP, 0.75)
    sweep(c, m, at(((610, -110, 8), (650, -40, 14), (640, 60, 10))), 16, HIDE_DEEP, 0.55)
    sweep(c, m, at(((610, 40, 12), (650, 10, 22), (660, -40, 12))), 14, HIDE_PALE, 0.55, pale=True)
    sweep(c, m, at(((120, -30, 8), (240, -26, 12), (350, -40, 10))), 12, HIDE_PALE, 0.35, pale=True)
    nostril = c.mask(limb(at(((30, -64, 2), (46, -68, 7), (62, -60, 2))), 16), soft=1)
    c.fill(nostril & m, SEAM, 0.95, detail=0.85)
    sweep(c, m, at(((22, -54, 3), (46, -50, 5), (72, -50, 2))), 4, HIDE_DEEP, 0.8)
    sweep(c, m, at(((0, -30, 6), (6, 20, 6), (30, 54, 6))), 7, HIDE_PALE, 0.5, pale=True)
    c.glaze(m.edge(-3, -4, 3), HIDE_PALE, 0.4)
