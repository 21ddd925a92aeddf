"""Her head from behind: the dotted scarf, its tails on the wind, the edge of a cheek."""

from __future__ import annotations

import math
from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import smoothstep
from art.painting.mask import Mask
from art.painting.motifs.garments import Fold, garment
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, oval

_SKIN: Final = (0.6, 0.1, 46)
_SCARF: Final = (0.45, 0.115, 255)
DUSK: Final = (0.42, 0.1, 312)
"""What shadows lean to."""


def head(c: Canvas) -> None:
    """Her head from behind: the scarf, its knot and its tails on the wind; a cheek's edge and an earring, no more."""
    neck = c.mask(limb([(662, 490, 34), (670, 450, 32)]))
    garment(c, neck, _SKIN, thickness=30, rim=0.0, bias=-0.12, weave=0, detail=0.7)
    cheek = c.mask(
        curve(
            [(634, 372, CORNER), (620, 396), (618, 414), (624, 434), (644, 454), (680, 460, CORNER), (680, 390, CORNER)]
        )
    )
    garment(c, cheek, _SKIN, thickness=20, rim=0.0, weave=0, gain=0.7, detail=0.8)
    c.glaze(c.mask(oval(628, 418, 10, 12), soft=6) & cheek, (0.6, 0.15, 28), 0.45)
    c.multiply(c.mask(oval(660, 456, 34, 14, 10), soft=6) & (cheek | neck), (0.45, 0.1, 20), 0.7)
    for tail in (
        [(726, 452, CORNER), (772, 452), (800, 482), (846, 470, CORNER), (842, 520, CORNER), (788, 516), (744, 484)],
        [(722, 456, CORNER), (748, 496), (756, 548), (790, 590, CORNER), (752, 598, CORNER), (722, 552), (708, 490)],
    ):
        m = c.mask(curve(tail))
        c.multiply(m.blur(6).move(4, 10), DUSK, 0.35)
        x0, y0, x1, y1 = tail[0][0], tail[0][1], tail[3][0], tail[3][1]
        mid = ((tail[1][0] + tail[5][0]) / 2, (tail[1][1] + tail[5][1]) / 2, 9)
        garment(
            c,
            m,
            _SCARF,
            [(((x0, y0, 4), mid, (x1 - 10, y1 + 16, 7)), 5.0)],
            thickness=14,
            rim=0.0,
            gain=0.9,
            detail=0.7,
        )
        _dots(c, m, 21.0)
    scarf = c.mask(
        curve(
            [
                *(
                    (612, 388, CORNER),
                    (616, 352),
                    (642, 318),
                    (684, 304),
                    (726, 322),
                    (752, 364),
                    (752, 416),
                    (738, 458),
                ),
                *((712, 472, CORNER), (690, 468), (668, 448), (652, 426), (636, 404)),
            ]
        )
    )
    c.multiply(scarf.blur(6).move(2, 10) & (neck | cheek), (0.4, 0.1, 20), 0.6)
    folds: list[Fold] = [
        (((640, 404, 3), (680, 424, 8), (724, 454, 4)), -4.0),
        (((630, 360, 3), (680, 382, 9), (730, 446, 5)), -4.0),
        (((660, 330, 3), (706, 362, 9), (738, 440, 5)), -4.0),
        (((664, 444, 3), (696, 452, 7), (724, 460, 4)), 4.0),
        (((706, 318, 3), (738, 368, 8), (744, 440, 4)), -3.0),
    ]
    garment(c, scarf, _SCARF, folds, thickness=70, rim=0.0, gain=0.75, crumple=0.8, depth=0.65, detail=0.75)
    _dots(c, scarf, 23.0)
    _creases(c, scarf)
    c.multiply(scarf * np.asarray(smoothstep(664, 760, c.x + (c.y - 400) * 0.35), np.float32), (0.4, 0.1, 285), 0.6)
    knot = c.mask(oval(726, 456, 20, 16, 40))
    c.multiply(knot.blur(4).move(-2, 4), (0.3, 0.1, 280), 0.5)
    garment(c, knot, _SCARF, thickness=12, rim=0.0, bias=-0.06, detail=0.75)

    def ring(pen: Pen) -> None:
        pen.stroke(oval(656, 462, 8, 11), (0.84, 0.14, 85), 3.4)

    c.draw(ring, relief=1.6, detail=0.9)


def _dots(c: Canvas, m: Mask, gap: float) -> None:
    def work(pen: Pen) -> None:
        for i in range(-2, 16):
            for j in range(16):
                x, y = 600 + gap * (i + 0.5 * (j % 2)), 310 + gap * 0.86 * j
                r = 3.6 * (1 - 0.3 * abs(math.sin((x - 690) / 90)))
                pen.fill(oval(x, y, r, r * 0.9), (0.9, 0.03, 240), 0.85)

    c.draw(work, clip=m, detail=0.8)


def _creases(c: Canvas, scarf: Mask) -> None:
    """Cloth pulled from brow and crown to the knot: long soft creases, each with its lit side."""
    ways: tuple[Points, ...] = (
        ((616, 372, 2), (662, 396, 6), (708, 442, 3)),
        ((628, 344, 2), (684, 372, 7), (718, 438, 3)),
        ((660, 316, 2), (712, 362, 7), (728, 436, 3)),
        ((714, 318, 2), (744, 374, 6), (738, 436, 3)),
        ((640, 410, 2), (670, 432, 5), (706, 456, 3)),
    )
    for k, way in enumerate(ways):
        c.multiply(c.mask(limb(list(way)), soft=3.5) & scarf, (0.34, 0.11, 275), 0.6)
        c.screen(
            c.mask(limb([(x - 4, y - 8, r * 0.8) for x, y, r in way]), soft=3) & scarf, (0.6, 0.1, 245), 0.45 - 0.07 * k
        )
    hem = c.mask(limb([(614, 390, 2), (638, 406, 2.4), (654, 428, 2.4), (670, 450, 2.4), (692, 468, 2)]), soft=1)
    c.multiply(hem & scarf, (0.3, 0.1, 275), 0.7)
    c.screen(c.mask(limb([(612, 378, 2), (640, 392, 4), (660, 420, 3)]), soft=2) & scarf, (0.6, 0.1, 245), 0.3)
