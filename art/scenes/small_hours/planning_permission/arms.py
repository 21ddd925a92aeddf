"""Parts of Planning Permission: both arms reach out; fingertips close on the one young twig and let it stand."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import mix, smoothstep
from art.painting.marks import sweep
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, place, union

from .inks import BARK, COAT, DEEP, PALE, PAW, TWIG, fur

_X: Final = TWIG
_NEAR: Final[Points] = ((316, 372, 66), (372, 446, 56), (456, 484, 40), (536, 472, 29), (586, 460, 23))
_FAR: Final[Points] = ((440, 372, 36), (510, 392, 30), (566, 394, 23), (596, 392, 19))


def _fingers(c: Canvas, ways: tuple[Points, ...], tone: tuple[float, float, float]) -> Mask:
    """Lay short fingers one beside the other, a soft shade between them."""
    whole = c.mask(*(limb(way, 20) for way in ways))
    for way in ways:
        m = c.mask(limb(way, 20))
        c.multiply(m.blur(2.5).move(0, 3) & whole.grow(1), (0.3, 0.04, 40), 0.5)
        c.fill(m, tone, detail=0.85)
        c.glaze(m.edge(2, -4, 2), (0.62, 0.06, 52), 0.5)
    return whole


def far_arm(c: Canvas) -> None:
    """The far arm in the shade, behind the breast."""
    m = c.mask(limb(_FAR, 40), wobble=1.5, cell=10)
    c.fill(m, mix(COAT, DEEP, 0.55), detail=0.5)
    fur(c, m.grow(2), 220, lambda x, y: np.asarray(0.25 + 0 * x, np.float32), "far")


def far_paw(c: Canvas) -> None:
    """The far paw's palm and fingers, behind the twig."""
    palm = c.mask(limb([(584, 392, 18), (602, 390, 17), (614, 388, 10)], 16))
    palm = palm * np.asarray(smoothstep(564, 592, c.x), np.float32)
    c.fill(palm, mix(PAW, DEEP, 0.2), detail=0.8)
    ways: tuple[Points, ...] = (
        ((606, 378, 8), (626, 368, 7.5), (642, 370, 5)),
        ((608, 388, 8), (630, 381, 7.5), (646, 384, 5)),
        ((606, 399, 8), (628, 396, 7.5), (642, 400, 5)),
    )
    _fingers(c, ways, (0.42, 0.055, 40))


def near_arm(c: Canvas) -> None:
    """The near arm, heavy at the shoulder, slender at the wrist."""
    m = c.mask(limb(_NEAR, 50), wobble=2, cell=10)
    fade = np.asarray(np.clip((c.x + 0.9 * (c.y - 372) - 300) / 70, 0, 1), np.float32)
    shade = m.blur(12).move(4, 16)
    below = shade * np.asarray(np.clip((500 - c.x) / 20, 0, 1), np.float32)
    c.multiply(below, DEEP, 0.5)
    c.fill(m * fade, COAT, detail=0.5)
    sweep(c, m, ((340, 480, 16), (430, 520, 18), (540, 496, 12)), 14, DEEP, 0.6)
    sweep(c, m, ((350, 390, 14), (420, 452, 16), (520, 456, 12)), 14, PALE, 0.75, pale=True)
    fur(
        c,
        m.grow(2) * fade,
        700,
        lambda x, y: np.asarray(np.clip(1.0 - (x - 320) / 190, -0.25, 1.0), np.float32),
        "near",
    )


def near_paw(c: Canvas) -> None:
    """The near paw's palm, its thumb behind the twig."""
    palm = c.mask(
        union(limb([(580, 460, 21), (600, 456, 20), (613, 454, 13)], 16), limb([(600, 446, 9), (618, 434, 7)], 8))
    )
    palm = palm * np.asarray(smoothstep(556, 588, c.x), np.float32)
    c.fill(palm, PAW, detail=0.8)
    c.glaze(palm.edge(2, -6, 4), (0.58, 0.06, 52), 0.5)


def twig(c: Canvas) -> None:
    """The one twig: upright, three side shoots, three fresh leaves."""
    stem: Points = (
        (_X - 1, 578, 6),
        (_X + 1, 500, 5.4),
        (_X - 1, 420, 4.8),
        (_X + 2, 350, 4),
        (_X + 1, 290, 3),
        (_X + 6, 244, 1.4),
    )
    shoots: tuple[Points, ...] = (
        ((_X + 1, 342, 3.2), (_X + 18, 312, 2.6), (_X + 44, 282, 1.3)),
        ((_X + 1, 310, 2.8), (_X - 10, 288, 2.2), (_X - 14, 262, 1.2)),
        ((_X, 540, 3), (_X + 14, 524, 2.4), (_X + 20, 514, 1.4)),
    )
    m = c.mask(*(limb(way, 40) for way in (stem, *shoots)), wobble=0.8, cell=12)
    c.fill(m, BARK, detail=0.9)
    c.glaze(m.edge(2.4, -1, 1), (0.66, 0.07, 62), 0.7)

    def marks(pen: Pen) -> None:
        for y in (530, 486, 420, 350, 318):
            pen.stroke([(_X - 4, y), (_X, y + 2), (_X + 4, y)], (0.28, 0.05, 45), 1.4, 0.6)

    c.draw(marks, clip=m, detail=0.9)
    for x, y, long, turn in ((_X + 42, 284, 42, -34), (_X + 5, 249, 40, -98), (_X + 19, 516, 34, -40)):
        _leaf(c, x, y, long, turn)


def _leaf(c: Canvas, x: float, y: float, long: float, turn: float) -> None:
    """A small fresh leaf, its upper half in the light."""
    outline: Points = ((0, 0, CORNER), (0.3, -0.2), (0.62, -0.2), (1, 0.02, CORNER), (0.66, 0.22), (0.3, 0.21))
    m = c.mask(curve(place(outline, x, y, long, turn)))
    c.fill(m, (0.66, 0.16, 132), detail=0.9)
    upper: Points = ((0, 0, CORNER), (0.3, -0.2), (0.62, -0.2), (1, 0.02, CORNER), (0.5, 0.02))
    c.glaze(c.mask(curve(place(upper, x, y, long, turn)), soft=0.6) & m, (0.82, 0.15, 122), 0.6)
    vein = place(((0.02, 0, 1.3), (0.5, 0.02, 1.0), (0.88, 0.02, 0.4)), x, y, long, turn)
    c.fill(c.mask(limb([(vx, vy, w) for (vx, vy, *_), w in zip(vein, (1.3, 1.0, 0.4), strict=True)], 12)),
           (0.5, 0.13, 140), 0.7, detail=0.9)  # fmt: skip


def fingers(c: Canvas) -> None:
    """The near fingers and the far thumb, in front of the twig."""
    _fingers(c, (((600, 403, 6.5), (618, 408, 6.5), (633, 405, 4.5)),), (0.42, 0.055, 40))
    ways: tuple[Points, ...] = (
        ((598, 446, 9), (622, 440, 8.5), (639, 446, 5.5)),
        ((600, 458, 9), (626, 455, 8.5), (643, 460, 5.5)),
        ((598, 470, 9), (622, 470, 8.5), (638, 475, 5.5)),
    )
    _fingers(c, ways, PAW)
