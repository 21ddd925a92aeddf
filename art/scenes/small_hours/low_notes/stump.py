"""Parts of Low Notes: the mossy stump whose rings are a record's."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.coats import fringe
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, limb, oval

from .coat import DARK
from .horn import STALK
from .mist import MOSS

FACE: Final = (176.0, 1084.0, 216.0, 56.0)
_WOOD: Final = (0.78, 0.085, 75)
_BARK: Final = (0.31, 0.05, 60)


def root(c: Canvas) -> None:
    """Widen the stalk's foot where it stands on the record's middle."""
    x, y = FACE[0] - 2, FACE[1] - 4
    m = c.mask(
        curve(
            [
                *((110, 990, CORNER), (126, 1030), (116, 1062), (x - 82, y, CORNER), (x - 40, y + 17), (x, y + 21)),
                *((x + 40, y + 17), (x + 82, y, CORNER), (234, 1062), (210, 1028), (186, 986, CORNER)),
            ]
        ),
        wobble=1,
    )
    c.multiply(m.blur(6).move(10, 5) & c.mask(oval(*FACE)), DARK, 0.6)
    c.fill(m, STALK, detail=0.5)
    c.multiply(m.edge(12, 4, 12), (0.6, 0.08, 140), 0.55)
    veins = [
        limb([(147 + 8 * k, 1006, 0.2), (152 + 13 * k, 1046, 1.6), (x + 30 * k, y + 14, 0.6)], 20) for k in range(-2, 3)
    ]
    c.multiply(c.mask(*veins) & m, (0.5, 0.08, 135), 0.5)


def stump(c: Canvas) -> None:
    """Paint bark, the cut face, its rings, and moss over the rim."""
    x, y, rx, ry = FACE
    side = c.mask(
        curve(
            [
                *((x - rx, y, CORNER), (x, y - 20), (x + rx, y, CORNER), (x + rx + 8, y + 70)),
                *((x + rx + 70, y + 160, CORNER), (-60, 1260, CORNER)),
            ]
        ),
        wobble=3,
    )
    c.multiply(side.blur(12).move(14, 8), (0.5, 0.07, 140), 0.5)
    c.fill(side, _BARK, detail=0.5)
    r = c.rng("bark")

    def bark(pen: Pen) -> None:
        for k in range(46):
            a = np.pi * (k + float(r.uniform(0, 0.7))) / 46
            px = x - rx * 1.02 * np.cos(a)
            py = y + ry * np.sin(a)
            way = [(px, py + 6, 1), (px + 2, py + 60, 3.4), (px + 8 - 40 * np.cos(a), 1230, 4)]
            pen.fill(limb(way, 20), DARK, 0.7)

    c.draw(bark, clip=side, detail=0.7)
    face = c.mask(oval(x, y, rx, ry), wobble=1.5)
    c.fill(face, _WOOD, detail=0.5)

    def rings(pen: Pen) -> None:
        for k in range(1, 19):
            f = 1 - 0.045 * k - 0.006 * ((k * 5) % 3)
            dark = k in (1, 9)
            n = 48
            way = [
                (x + f * rx * np.cos(2 * np.pi * j / n), y + f * ry * np.sin(2 * np.pi * j / n) + (k % 3 - 1) * 0.4)
                for j in range(n + 1)
            ]
            pen.stroke(way, DARK if dark else (0.5, 0.08, 55), 2.6 if dark else 1.5, 0.85)

    c.draw(rings, clip=face, detail=0.8)
    c.multiply(face.edge(0, 5, 4), (0.6, 0.08, 60), 0.5)
    front = [(x - rx * np.cos(a), y + ry * np.sin(a) + 8) for a in np.linspace(0.1, np.pi, 12)]
    fringe(c, [(p[0], p[1] + 16) for p in front], 330, (40, 5), -1.5, "moss-low", MOSS[1:], 8)
    fringe(c, front, 300, (24, 4), 1.4 - np.pi, "moss", MOSS, 5)
