"""The garden before anybody is up: pale air, an orchard lost in it, a plain old wall."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import smoothstep
from art.painting.shapes import CORNER, curve, limb

WALL: Final = 806.0
"""The height of the wall's coping."""
_STONE: Final = (0.77, 0.045, 108)


def orchard(c: Canvas) -> None:
    """Paint the sky and two rows of crowns, the far one hardly there."""
    c.wash(
        [
            (0, (0.84, 0.055, 188)),
            (0.22, (0.89, 0.05, 165)),
            (0.42, (0.945, 0.05, 110)),
            (0.56, (0.965, 0.06, 90)),
            (1, (0.965, 0.06, 90)),
        ],
        30,
        turn=-12,
    )
    far = [(-40, 640), (60, 604), (150, 632), (230, 618), (330, 650), (520, 640), (640, 606), (720, 630), (840, 600)]
    near = [(-40, 690), (40, 664), (110, 704), (190, 716), (300, 740), (600, 742), (690, 712), (760, 676), (850, 660)]
    for tops, tone in ((far, (0.85, 0.055, 130)), (near, (0.7, 0.07, 148))):
        m = c.mask(curve([*tops, (850, 900, CORNER), (-40, 900, CORNER)], pull=0.4), soft=5, wobble=16, cell=34)
        low = smoothstep(560, 820, c.y)[m.where]
        c.fill(m * np.asarray(1 - 0.35 * low, np.float32), tone, detail=0.1, mottle=0.05)


def wall(c: Canvas) -> None:
    """A wall of large pale stones, most of their joints left out."""
    face = c.mask(curve([(-20, WALL, CORNER), (820, WALL, CORNER), (820, 1220, CORNER), (-20, 1220, CORNER)]))
    c.fill(face, _STONE, detail=0.1, mottle=0.06)
    c.multiply(face * np.asarray(smoothstep(860, 1200, c.y)[face.where], np.float32), (0.62, 0.06, 165), 0.6)
    r = c.rng("stones")
    for row in range(5):
        y = WALL + 44 + 82 * row
        shift = float(r.uniform(0, 150))
        joint = [(x, y + float(r.normal(0, 2.5)), 1.8) for x in range(-20, 860, 80)]
        c.multiply(c.mask(limb(joint, 60), soft=2.2, wobble=2), (0.5, 0.05, 165), 0.42)
        for k in range(5):
            x = shift - 60 + 190 * k + float(r.uniform(-24, 24))
            gap = c.mask(limb([(x, y + 4, 1.8), (x + float(r.normal(0, 4)), y + 78, 1.8)]), soft=2.2)
            c.multiply(gap, (0.5, 0.05, 165), 0.4)
            block = c.mask(
                curve([(x, y, CORNER), (x + 180, y, CORNER), (x + 180, y + 82, CORNER), (x, y + 82, CORNER)])
            )
            c.glaze(block, (0.84, 0.05, 105) if r.random() < 0.5 else (0.64, 0.05, 160), float(r.uniform(0, 0.28)))
    top = c.mask(
        curve([(-20, WALL - 16, CORNER), (820, WALL - 20, CORNER), (820, WALL + 22, CORNER), (-20, WALL + 24, CORNER)]),
        wobble=3,
        cell=40,
    )
    c.multiply(top.blur(6).move(-4, 10), (0.45, 0.06, 170), 0.5)
    c.multiply(
        c.mask(limb([(-20, WALL + 26, 4), (400, WALL + 25, 4), (820, WALL + 24, 4)]), soft=3), (0.5, 0.05, 160), 0.6
    )
    c.fill(top, (0.91, 0.055, 94), detail=0.4, mottle=0.05)
    c.glaze(top * np.asarray(smoothstep(WALL - 6, WALL + 18, c.y)[top.where], np.float32), (0.68, 0.05, 140), 0.6)
    for x in (66.0, 700.0):
        c.multiply(c.mask(limb([(x, WALL - 14, 1.6), (x + 3, WALL + 22, 1.6)]), soft=1.5), (0.5, 0.05, 165), 0.5)
