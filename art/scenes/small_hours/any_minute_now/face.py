"""The child's face in profile, deep in its hood, chin on its knees."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import smoothstep
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, limb, oval

_SKIN: Final = (0.66, 0.085, 54)
_WARM: Final = (0.58, 0.13, 34)
_HAIR: Final = (0.2, 0.03, 40)
_BROW: Final = ((370, 330), (414, 340), (442, 372), (447, 408), (438, 438), (447, 458), (462, 471), (464, 486))
_MOUTH: Final = ((455, 497), (453, 506), (460, 516), (453, 526), (457, 537), (446, 550), (444, 574), (418, 606))
_BACK: Final = ((370, 620), (330, 560), (330, 400))


def face(c: Canvas) -> None:
    """Paint it: flat light, one flush, an eye that does not leave the bud."""
    m = c.mask(curve([*_BROW, *_MOUTH, *_BACK]))
    c.fill(m, _SKIN, detail=0.85, mottle=0.03)
    c.multiply(m * np.asarray(smoothstep(428, 376, c.x), np.float32), (0.5, 0.09, 34), 0.65)
    c.multiply(m * np.asarray(smoothstep(548, 610, c.y), np.float32), (0.5, 0.09, 34), 0.6)
    c.glaze(c.mask(oval(418, 506, 26, 22), soft=10) & m, _WARM, 0.42)
    c.glaze(c.mask(oval(460, 482, 9, 9), soft=5) & m, _WARM, 0.35)
    c.glaze(
        m.edge(3, -2, 3) * np.asarray(smoothstep(420, 440, c.x) * smoothstep(486, 470, c.y), np.float32),
        (0.82, 0.065, 64),
        0.5,
    )
    white = c.mask(curve([(412, 448, CORNER), (422, 440), (433, 443, CORNER), (432, 455), (422, 457)]))
    c.fill(white, (0.9, 0.02, 80), detail=0.9)
    c.fill(c.mask(oval(427.5, 450, 5.2, 8)) & white.grow(1), (0.16, 0.03, 40), detail=0.95)

    def lines(pen: Pen) -> None:
        pen.fill(limb([(406, 450, 1), (414, 442, 2.2), (425, 438.5, 2.8), (437, 441, 2), (443, 439, 0.6)], 24), _HAIR)
        pen.fill(limb([(404, 416, 1), (418, 408, 3.4), (434, 412, 1.6)], 24), _HAIR, 0.9)
        pen.stroke([(455, 527), (445, 528.5), (435, 529)], (0.4, 0.1, 28), 2.2, 0.9)
        pen.stroke([(455, 497), (448, 494), (446, 487)], (0.46, 0.1, 32), 2, 0.7)

    c.draw(lines, detail=0.92)
    hair = c.mask(
        curve([(340, 320, CORNER), (416, 326), (440, 352), (438, 384, CORNER), (420, 376), (412, 398), (398, 402),
               (398, 440), (386, 470), (390, 510), (376, 540), (340, 520)]),
        wobble=5,
        cell=12,
    )  # fmt: skip
    c.fill(hair, _HAIR, detail=0.7, mottle=0.1)
    c.glaze(hair.edge(4, -3, 4), (0.42, 0.05, 50), 0.5)
