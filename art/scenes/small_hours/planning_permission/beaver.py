"""Parts of Planning Permission: the beaver's weight, waist-deep: bowed back, full breast, coat clumped by the wet."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.coats import fringe, locks
from art.painting.colour import ramp, smoothstep
from art.painting.marks import sweep
from art.painting.pen import Pen
from art.painting.relief import Relief
from art.painting.shapes import Points, limb, oval, place

from .inks import COAT, DEEP, INK, PALE, SHADE, TAN, WATER, comb

PELT: Final = ramp(
    [
        (0.0, (0.15, 0.035, 45)),
        (0.25, (0.28, 0.06, 42)),
        (0.5, (0.45, 0.088, 50)),
        (0.72, (0.61, 0.1, 60)),
        (1.0, (0.82, 0.09, 80)),
    ]
)
"""Fur from shade to sun."""
_BACK: Final[tuple[Points, ...]] = (
    ((214, 240), (140, 330), (88, 430), (56, 540), (48, 690)),
    ((250, 330), (180, 410), (130, 500), (108, 590), (100, 690)),
    ((300, 380), (250, 450), (206, 530), (180, 610), (170, 690)),
    ((350, 400), (320, 470), (286, 550), (266, 620), (256, 690)),
)
BREAST: Final[tuple[Points, ...]] = (
    ((300, 380), (290, 470), (290, 560), (300, 690)),
    ((360, 390), (364, 470), (372, 560), (370, 690)),
    ((410, 380), (424, 450), (440, 540), (436, 690)),
    ((440, 360), (470, 440), (490, 540), (480, 690)),
)


def at(points: Points) -> list[tuple[float, ...]]:
    """Return points of the head (skull at 0, 0, nose to the right) where they lie on the card."""
    return place(points, 288, 286, 1.02, -15)


def _trunk(clay: Clay) -> Clay:
    clay.ball(246, 590, 204, 290, thick=180)
    clay.limb(((226, 440, 138), (262, 360, 128), (292, 296, 116)), 20)
    clay.limb(((346, 400, 86, 30), (362, 490, 110, 30), (370, 590, 138, 24), (356, 690, 150, 20)), 26)
    return clay


def skull(clay: Clay) -> Clay:
    """Model the head: skull, blunt muzzle, full cheek, brow."""
    (x, y), (u, v), (p, q), (bx, by) = (p[:2] for p in at(((-8, -4), (44, 58), (-60, 60), (52, -62))))
    clay.ball(x, y, 128, 112, turn=-10, thick=100)
    clay.ball(p, q, 84, 70, z=10, turn=10, thick=70)
    clay.limb(
        [(*s[:2], s[2], z) for s, z in zip(at(((30, 0, 92), (100, -2, 70), (140, 2, 57))), (20, 40, 44), strict=True)],
        24,
    )
    clay.limb([(*s[:2], s[2], 30) for s in at(((30, 74, 58), (100, 58, 44), (142, 54, 35)))], 20)
    clay.ball(u, v, 84, 62, z=52, turn=-14, thick=56)
    clay.ball(bx, by, 44, 26, z=66, turn=-20, thick=30)
    return clay


def modelled(c: Canvas) -> Relief:
    """Return trunk and head in one relief."""
    return skull(_trunk(Clay(c, (20, 80, 540, WATER + 30), melt=26))).relief(3)


def body(c: Canvas) -> None:
    """Trunk and breast in one mass, its coat in wet locks."""
    clay = _trunk(Clay(c, (20, 80, 540, WATER + 30), melt=40))
    relief = clay.relief(4)
    m = relief.mask
    c.form(relief, PELT, rim=0.12, mottle=0.05, detail=0.5, gain=1.05, gloss=0.14, gloss_sharpness=14)
    c.multiply(m * np.asarray(smoothstep(330, 60, c.x), np.float32), SHADE, 0.6)
    sweep(c, m, ((420, 400, 24), (446, 480, 34), (456, 570, 40), (446, 670, 40)), 24, TAN, 0.5, pale=True)
    c.multiply(m * np.asarray(smoothstep(560, WATER, c.y), np.float32), SHADE, 0.45)
    ways = (*_BACK, *BREAST)
    locks(c, _BACK, 420, (0.17, 6.0), (DEEP, PALE), seed="back", share=0.42, clip=m, drift=4, lean=0.8, shade=DEEP)
    locks(c, BREAST, 300, (0.17, 5.6), (COAT, TAN), seed="breast", share=0.5, clip=m, drift=4, lean=1.0, shade=DEEP)
    low = m * np.asarray(smoothstep(420, 560, c.y), np.float32)
    locks(c, _BACK, 130, (0.14, 9.0), (DEEP, (0.36, 0.07, 46)), seed="clump", share=0.5, clip=low, drift=5, until=0.8)
    locks(c, BREAST, 90, (0.13, 8.0), (COAT, DEEP), seed="bib", share=0.42, clip=low, drift=5, until=0.8)
    for way, seed in ((_BACK, "tuft"), (BREAST, "rill")):
        locks(c, way, 74, (0.15, 9.5), ((0.36, 0.07, 46), PALE), seed=seed, share=0.46, clip=m, drift=9, shade=INK)
    comb(c, m, ways, 1900, "body", long=26, alpha=0.36)
    c.glaze(m.edge(-5, -4, 4) * np.asarray(smoothstep(250, 200, c.x), np.float32), (0.66, 0.1, 80), 0.35)
    edge: Points = ((196, 270), (134, 350), (90, 430), (60, 510), (46, 590), (44, 650))
    fringe(c, edge, 150, (26, 2.6), 0.3, "spine", (COAT, DEEP, (0.4, 0.08, 48)), 4, bend=(0.1, 0.2))
    fringe(c, edge, 30, (34, 5.4), 0.3, "spikes", (DEEP, (0.4, 0.08, 48)), 4, bend=(0.1, 0.2))
    front: Points = ((430, 408), (468, 470), (492, 540), (506, 610), (506, 660))
    fringe(c, front, 120, (18, 2.2), -0.32, "bosom", (COAT, TAN, (0.6, 0.1, 60)), 4, bend=(-0.05, 0.2))
    fringe(c, front, 22, (28, 5), -0.32, "drip", (COAT, TAN), 3, bend=(-0.05, 0.2))


def wet(c: Canvas) -> None:
    """The sheen of water on back and breast, points of locks that drip."""
    m = modelled(c).mask
    bright = (PALE, (0.86, 0.07, 88))
    locks(c, _BACK, 34, (0.1, 1.8), bright, seed="sheen", share=0.4, clip=m, drift=3, until=0.7)
    locks(c, BREAST, 28, (0.1, 1.8), bright, seed="gleam", share=0.4, clip=m, drift=3, until=0.8)
    dark = np.asarray(smoothstep(630, WATER, c.y) * smoothstep(430, 330, c.x), np.float32)
    c.multiply(m * dark, DEEP, 0.6)

    def drops(pen: Pen) -> None:
        for x, y, w in ((466, 588, 3.8), (436, 606, 3.0)):
            pen.fill(limb([(x, y - 3.2 * w, 0.3), (x, y - w, 0.7 * w), (x, y, w)], 10), (0.8, 0.08, 120), 0.9)
            pen.fill(oval(x - 0.3 * w, y - 0.3 * w, 0.3 * w, 0.4 * w), (0.99, 0.02, 95))

    c.draw(drops, detail=0.8, soft=0.2)
