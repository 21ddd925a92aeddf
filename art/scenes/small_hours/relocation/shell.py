"""Parts of Relocation: the great shell, every plate of it with the rings that it has grown by."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import smoothstep
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import Points, curve, oval

from .ink import GOLD, HORN, INK, PLUM, cells

_OUTLINE: Final[Points] = (
    *((46, 846), (58, 790), (86, 730), (130, 684), (200, 656), (300, 644), (400, 652), (486, 682), (546, 720)),
    *((594, 752), (626, 778), (640, 804), (634, 830), (612, 858), (582, 886), (538, 912), (440, 936), (280, 942)),
    *((150, 926), (76, 894)),
)
_SEEDS: Final[Points] = (
    *((120, 690), (230, 652), (350, 648), (460, 668)),
    *((62, 800), (156, 804), (274, 800), (400, 802), (516, 792)),
    *((40, 888), (88, 928), (146, 954), (210, 968), (278, 972), (346, 972), (412, 968), (476, 958), (536, 938)),
    *((594, 910), (638, 866), (668, 800), (610, 730)),
)


def rim(c: Canvas) -> Mask:
    """Return the shell's silhouette, for what comes out from under it."""
    return c.mask(curve(_OUTLINE))


def shell(c: Canvas) -> Mask:
    """One dark dome, ring within ring on each plate, wet and lit along its top."""
    m = c.mask(curve(_OUTLINE), wobble=1.2)
    c.form(c.relief(m, 90, 4), HORN, rim=0.3, mottle=0.06, detail=0.6, gain=0.9, gloss=0.2)
    edge, mine = cells(c, m, _SEEDS, 6)
    bent = edge + 3 * (c.field("rings", 30, 3)[m.where] - 0.5)
    rings = np.asarray(0.5 + 0.5 * np.sin(bent * 0.95 + 0.012 * bent * bent), np.float32)
    grown = rings * smoothstep(3, 8, edge) * smoothstep(64, 24, edge)
    c.multiply(m * np.asarray(grown, np.float32), (0.5, 0.1, 330), 0.6)
    heart = np.asarray(smoothstep(16, 46, edge) * (0.5 + 0.5 * np.sin(mine * 7.1) ** 2), np.float32)
    c.glaze(m * heart, (0.68, 0.13, 48), 0.4)
    c.multiply(m * np.asarray(smoothstep(4.5, 1.2, edge), np.float32), INK, 0.85)
    lip = np.asarray(smoothstep(3, 5, edge) * smoothstep(9, 6, edge), np.float32)
    c.glaze(m * lip, (0.75, 0.11, 52), 0.4)
    c.glaze(m.edge(2, -4, 1.6), GOLD, 0.65)
    c.multiply(m * np.asarray(smoothstep(150, 40, c.x) * 0.8, np.float32), PLUM, 0.7)
    _barnacles(c, m)
    return m


def _barnacles(c: Canvas, m: Mask) -> None:
    """What has settled on it in a hundred years: small pale cones in clusters."""
    r = c.rng("barnacles")

    def work(pen: Pen) -> None:
        for x0, y0, n in ((514, 738, 10), (236, 906, 8)):
            for k in range(n):
                x, y = x0 + float(r.normal(0, 13)), y0 + float(r.normal(0, 7))
                q = float(r.uniform(3.2, 7.2)) * (1.1 - 0.5 * k / n)
                pen.fill(oval(x + 0.5, y + 0.3 * q, 1.2 * q, q), INK, 0.5)
                pen.fill(oval(x, y, q, 0.84 * q), (0.62, 0.08, 55))
                pen.fill(oval(x - 0.25 * q, y - 0.25 * q, 0.62 * q, 0.5 * q), (0.78, 0.075, 68))
                pen.fill(oval(x, y - 0.12 * q, 0.34 * q, 0.26 * q), (0.4, 0.09, 20))

    c.draw(work, clip=m, detail=0.8, soft=0.35)
