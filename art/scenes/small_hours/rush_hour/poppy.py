"""The poppy as it would stand on the kerb; the street mirrors it."""

from __future__ import annotations

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import pick, ramp, smoothstep
from art.painting.motifs.poppies import Poppy, heart, petals
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, limb


def poppy(c: Canvas) -> None:
    """Paint stem, leaves, a bud, the flower."""
    _stem(c)
    flower = Poppy(414, 318, 220, seed="mirrored")
    petals(c, flower)
    heart(c, flower)


def _stem(c: Canvas) -> None:
    greens = ramp([(0.22, 0.05, 160), (0.4, 0.08, 145), (0.6, 0.09, 125)])
    stem = c.mask(limb([(408, 642, 10), (398, 580, 8.5), (412, 500, 8), (416, 400, 9)]))
    t = np.asarray(0.8 - smoothstep(394, 424, c.x + 8 * np.sin(c.y / 40)), np.float32)
    side = c.mask(
        limb([(404, 606, 6), (360, 560, 4.6), (318, 500, 4), (290, 476, 3.6), (268, 486, 3.4), (262, 506, 3.6)])
    )
    c.fill(side, (0.4, 0.075, 140), detail=0.6)
    bud = c.mask(curve([(262, 500), (282, 520), (282, 556), (266, 582), (248, 566), (242, 530)]))
    c.fill(bud, pick(greens, np.asarray(smoothstep(290, 240, c.x), np.float32)), detail=0.6)
    split = c.mask(curve([(258, 548), (264, 562), (267, 584, CORNER), (256, 574)]))
    c.fill(split, (0.46, 0.17, 26), detail=0.6)
    c.fill(stem, pick(greens, t), detail=0.7)
    r = c.rng("down")

    def hairs(pen: Pen) -> None:
        for _ in range(70):
            y = float(r.uniform(410, 600))
            x = float(np.interp(y, [400, 500, 580, 642], [416, 412, 398, 408]))
            s = float(r.choice([-1, 1]))
            pen.stroke([(x + 8 * s, y), (x + 17 * s, y - 4)], (0.3, 0.04, 150), 1.1, 0.7)

    c.draw(hairs, detail=0.6)
