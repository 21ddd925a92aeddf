"""Parts of Preserves: the great jar of blue glass, its cloth lid tied with red yarn, the light on the glass."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import pick, ramp, smoothstep
from art.painting.mask import Mask
from art.painting.shapes import CORNER, Points, curve, limb

RED: Final = (0.55, 0.19, 26)
MIDDLE: Final = 288.0
_LID: Final = (0.5, 0.12, 256)
_CREASE: Final = (0.5, 0.09, 260)
_DEEP: Final = (0.36, 0.09, 258)
_HALF: Final[Points] = (
    *((0, 384), (146, 386, CORNER), (150, 410), (150, 436), (170, 464), (206, 496), (225, 548), (228, 640)),
    *((226, 860), (222, 1060), (214, 1120), (186, 1152), (120, 1160), (0, 1160)),
)


def _outline() -> Points:
    right = [(MIDDLE + p[0], *p[1:]) for p in _HALF[1:-1]]
    left = [(MIDDLE - p[0], *p[1:]) for p in reversed(_HALF[1:-1])]
    return [*right, *left]


def inside(c: Canvas) -> Mask:
    """Return where the glass is."""
    return c.mask(curve(_outline()), wobble=0.8)


def glass(c: Canvas) -> None:
    """Paint the body of the jar, with her far sleeve seen dimly through it."""
    m = inside(c)
    c.multiply(m.blur(14).move(10, 10), (0.6, 0.08, 255), 0.5)
    fall = np.clip((c.y - 400) / 720 + 0.3 * (c.field("glass", 150, 3) - 0.5), 0, 1)
    tone = pick(ramp([(0.7, 0.085, 240), (0.63, 0.095, 246), (0.57, 0.1, 252)]), np.asarray(fall, np.float32))
    c.fill(m, tone, detail=0.3)
    far = c.mask(limb([(560, 740, 90), (460, 800, 78), (350, 834, 62), (230, 828, 50), (60, 786, 44)], 40), soft=2)
    c.multiply(far & m, (0.52, 0.085, 256), 0.55)
    side = smoothstep(150, 226, np.abs(c.x - MIDDLE))
    c.multiply(m * np.asarray(side[m.where], np.float32), (0.62, 0.09, 252), 0.55)


def shine(c: Canvas) -> None:
    """Lay the window's flat light on the glass, the line of its wall and of its neck."""
    m = inside(c)
    rim = m - m.grow(-7)
    c.multiply(rim, _DEEP, 0.55)
    c.glaze(rim.edge(4, 2, 1.5) & rim, (0.9, 0.04, 230), 0.5)
    for spine, share in (
        (((104, 566, 1), (98, 640, 9), (97, 780, 11), (100, 920, 9), (106, 1010, 1)), 0.75),
        (((130, 540, 1), (122, 600, 4), (121, 700, 4), (123, 770, 0.6)), 0.6),
        (((164, 478, 1), (140, 496, 6), (114, 534, 2)), 0.7),
        (((496, 770, 0.6), (498, 860, 4), (496, 980, 0.6)), 0.5),
    ):
        c.glaze(c.mask(limb(spine, 50)) & m, (0.965, 0.014, 225), share)
    for y in (440.0, 452.0):
        way: Points = [(MIDDLE - 152, y, 1), (MIDDLE - 70, y + 14, 2.2), (MIDDLE + 70, y + 14, 2.2), (440, y, 1)]
        c.glaze(c.mask(limb(way, 50)) & m, (0.92, 0.03, 230), 0.6)


_DOME: Final[Points] = (
    *((132, 372, CORNER), (128, 340), (146, 308), (200, 292), (288, 286), (376, 292), (430, 308), (448, 340)),
    *((444, 372, CORNER), (288, 388)),
)
_SKIRT: Final[Points] = (
    *((136, 366, CORNER), (120, 398), (92, 434, CORNER), (122, 438), (150, 452), (176, 442), (206, 458), (238, 448)),
    *((270, 464), (302, 450), (336, 462), (366, 446), (396, 456), (424, 440), (484, 436, CORNER), (456, 398)),
    *((440, 366, CORNER), (288, 384)),
)


def lid(c: Canvas) -> None:
    """Tie the cloth over the mouth."""
    skirt, dome = c.mask(curve(_SKIRT), wobble=1), c.mask(curve(_DOME), wobble=1)
    c.multiply(skirt.blur(8).move(4, 12), (0.42, 0.09, 256), 0.65)
    c.fill(skirt, _LID, detail=0.7)
    for k in range(12):
        u = -1 + 2 * (k + 0.5) / 12
        way: Points = [(MIDDLE + 146 * u, 374, 1.4), (MIDDLE + 160 * u, 408, 5), (MIDDLE + 184 * u, 450, 7)]
        c.multiply(c.mask(limb(way, 20), soft=2.5) & skirt, _CREASE, 0.8)
    hem: Points = [(p[0], p[1] - 12, 2.6) for p in _SKIRT[2:15]]
    c.glaze(c.mask(limb(hem, 80)) & skirt, (0.95, 0.02, 225), 0.9)
    c.fill(dome, _LID, detail=0.7)
    low = smoothstep(318, 376, c.y + 0.1 * (c.x - MIDDLE))
    c.multiply(dome * np.asarray(low[dome.where], np.float32), _CREASE, 0.4)
    for k in range(11):
        u = -1 + 2 * (k + 0.5) / 11
        fold: Points = [(MIDDLE + 142 * u, 376, 3.4), (MIDDLE + 132 * u, 350, 2.4), (MIDDLE + 112 * u, 326, 0.5)]
        c.multiply(c.mask(limb(fold, 20), soft=2) & dome, _CREASE, 0.75)
    for dy in (0.0, 7.0):
        yarn = c.mask(limb([(131, 366 + dy, 4), (200, 377 + dy, 4), (376, 377 + dy, 4), (445, 366 + dy, 4)], 50))
        c.multiply(yarn.blur(3).move(0, 4), (0.5, 0.09, 256), 0.5)
        c.fill(yarn, RED, detail=0.8)
        c.multiply(yarn.edge(0, -3, 2), (0.45, 0.14, 20), 0.6)
