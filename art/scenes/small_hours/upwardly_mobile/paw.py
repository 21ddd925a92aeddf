"""Parts of Upwardly Mobile: a bear's paw at the top edge, and the ticket punch it holds out."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import rgb
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, place
from art.painting.stamps import jittered, scatter, strew

_FUR: Final = (0.33, 0.05, 50)
_STEEL: Final = (0.5, 0.035, 215)


def _at(points: Points) -> list[tuple[float, ...]]:
    return place(points, 380, 50, 0.92, -8)


def paw(c: Canvas) -> None:
    """Paint the punch, then the forearm and the paw shut about it, claw by claw."""
    slip = c.mask(
        curve(_at([(-150, -12, CORNER), (-96, -10, CORNER), (-98, 26, CORNER), (-152, 24, CORNER)]), pull=0.05)
    )
    c.fill(slip - c.mask(limb(_at([(-137, 6, 5), (-135, 6, 5)]), 6)), (0.86, 0.075, 38), detail=0.75)
    for jaw in (
        [(-4, -14, 7), (-40, -14, 6.5), (-66, 2, 7), (-88, -16, 8), (-112, -14, 10), (-124, -6, 8)],
        [(-4, 22, 7), (-36, 28, 6.5), (-62, 8, 7), (-88, 28, 8), (-112, 28, 10), (-124, 20, 8)],
    ):
        m = c.mask(limb(_at(jaw), 40))
        c.multiply(m.blur(4).move(2, 6), (0.6, 0.06, 190), 0.4)
        c.fill(m, _STEEL, detail=0.7)
        c.glaze(m.edge(0, -4, 2), (0.92, 0.01, 160), 0.6)

    def rivet(pen: Pen) -> None:
        x, y = _at([(-64, 5)])[0][:2]
        pen.dot(x, y, 5, (0.4, 0.03, 210))

    c.draw(rivet, detail=0.8)
    arm = c.mask(
        curve(
            _at(
                [
                    *((10, -150, CORNER), (8, -90), (0, -54), (-18, -28), (-26, -4), (-22, 24), (0, 42), (36, 42)),
                    *((66, 22), (84, -20), (100, -80), (116, -150, CORNER)),
                ]
            )
        )
    )
    c.fill(arm, _FUR, detail=0.5)
    r = c.rng("paw")
    x, y = scatter(arm.grow(-2), 1500, r, "down")
    tone = jittered(np.asarray(rgb(_FUR) + np.zeros((len(x), 1)), np.float32), r, 0.06, 0.01)
    strew(c, "hair", x, y, r.uniform(8, 16, len(x)), 2.0 + r.normal(0, 0.3, len(x)), tone, seed="paw", detail=0.6)
    for k, (u, v) in enumerate(((-24, -8), (-27, 8), (-22, 24), (-6, 36))):
        toe = c.mask(limb(_at([(u + 26, v - 6, 12), (u + 6, v, 11)]), 12))
        c.multiply(toe.blur(3).move(-1, 3) & arm, (0.4, 0.05, 45), 0.5)
        c.fill(toe, (0.4 + 0.01 * k, 0.055, 52), detail=0.6)
        c.fill(
            c.mask(limb(_at([(u, v, 4.4), (u - 12, v + 4, 3), (u - 20, v + 12, 0.6)]), 20)),
            (0.16, 0.02, 50),
            detail=0.8,
        )
