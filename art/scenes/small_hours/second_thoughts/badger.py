"""Parts of Second Thoughts: the old badger's body in its travelling coat, short legs, the arm laid on the jaw."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import smoothstep
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb

from .brush import sweeps

_CLOTH: Final = (0.37, 0.06, 164)
_DARK: Final = (0.5, 0.06, 170)
_LIGHT: Final = (0.52, 0.065, 155)
_FUR: Final = (0.27, 0.02, 200)
_CLAW: Final = (0.85, 0.025, 90)
_COAT: Final[Points] = (
    *((150, 560), (96, 610), (58, 680), (34, 770), (18, 870), (8, 970), (-4, 1076, CORNER), (70, 1094), (160, 1096)),
    *((284, 1080, CORNER), (290, 1000), (282, 910), (262, 840), (240, 790), (226, 740), (220, 640)),
)


def legs(c: Canvas) -> None:
    """Two short dark legs under the hem, the feet flat."""
    for x, tone in ((170.0, 0.23), (64.0, 0.29)):
        leg = c.mask(
            curve([(x - 14, 1060, CORNER), (x - 20, 1120), (x - 18, 1150), (x + 30, 1158), (x + 96, 1156),
                   (x + 108, 1140), (x + 84, 1122), (x + 66, 1104), (x + 66, 1060, CORNER)])
        )  # fmt: skip
        c.fill(leg, (tone, 0.02, 200), detail=0.6)
        c.glaze(leg.edge(3, -5, 4), (0.4, 0.02, 190), 0.5)


def coat(c: Canvas) -> None:
    """The coat: bowed back, long skirt, a vent, the collar turned up."""
    m = c.mask(curve(_COAT), wobble=1)
    c.multiply(m.blur(12).move(14, 4) & c.full(smoothstep(280, 330, c.x)), (0.5, 0.11, 5), 0.5)
    c.fill(m, _CLOTH, detail=0.6)
    low = np.asarray(smoothstep(900, 1090, c.y), np.float32)
    c.multiply(m * low[m.where], _DARK, 0.5)
    sweeps(
        c,
        m,
        (
            ([(84, 690, 8), (58, 780, 16), (36, 900, 14), (20, 1020, 8)], 14, 0.7),
            ([(150, 980, 4), (140, 1040, 12), (140, 1092, 14)], 10, 0.4),
        ),
        _LIGHT,
        pale=True,
    )
    sweeps(
        c,
        m,
        (
            ([(200, 730, 14), (240, 850, 24), (262, 960, 22), (264, 1070, 16)], 16, 0.7),
            ([(96, 880, 4), (92, 980, 10), (100, 1090, 12)], 9, 0.6),
            ([(190, 930, 4), (196, 1010, 10), (200, 1090, 12)], 9, 0.5),
        ),
        (0.5, 0.06, 175),
    )

    def seams(pen: Pen) -> None:
        pen.stroke([(60, 930), (54, 1010), (52, 1090)], (0.24, 0.04, 170), 2.4, 0.8)
        pen.stroke([(6, 1056), (80, 1074), (160, 1076), (282, 1062)], (0.27, 0.045, 170), 2, 0.6)

    c.draw(seams, clip=m, detail=0.6)
    flap = c.mask(curve([(150, 1012, CORNER), (232, 1008, CORNER), (236, 1036, CORNER), (194, 1044),
                         (150, 1040, CORNER)], pull=0.2))  # fmt: skip
    c.multiply(flap.blur(4).move(2, 6) & m, (0.4, 0.05, 170), 0.6)
    c.fill(flap, (0.385, 0.06, 163), detail=0.65)
    c.glaze(flap.edge(-2, -4, 3), _LIGHT, 0.5)


def arm(c: Canvas) -> None:
    """The near arm: shoulder, elbow low, forearm up to the jaw; the paw lies flat on it."""
    paw = c.mask(
        curve([(318, 908), (330, 878), (356, 858), (384, 854), (398, 868), (396, 890), (378, 910), (350, 926),
               (328, 930)])
    )  # fmt: skip
    c.multiply(paw.blur(7).move(4, 10), (0.5, 0.12, 5), 0.6)
    c.fill(paw, _FUR, detail=0.75)
    c.glaze(paw.edge(-4, -7, 5), (0.45, 0.02, 200), 0.7)

    def claws(pen: Pen) -> None:
        for (x, y), (u, v) in (((380, 857), (396, 848)), ((394, 868), (413, 864)), ((395, 884), (413, 887)),
                               ((383, 900), (400, 909))):  # fmt: skip
            pen.fill(limb([(x, y, 4), (0.5 * (x + u), 0.5 * (y + v) - 1.5, 3), (u, v, 0.8)], 12), _CLAW)

    c.draw(claws, detail=0.8)
    m = c.mask(
        curve([(112, 740), (84, 800), (82, 880), (110, 950), (160, 990), (216, 986), (272, 962), (320, 938),
               (346, 920, CORNER), (326, 876, CORNER), (284, 890), (236, 904), (222, 880), (218, 820), (200, 756),
               (156, 722)])
    )  # fmt: skip
    c.multiply(m.blur(9).move(4, 10), (0.4, 0.06, 170), 0.7)
    c.fill(m, (0.4, 0.062, 162), detail=0.65)
    sweeps(c, m, (([(102, 820, 8), (112, 910, 12), (164, 962, 8)], 10, 0.5),
                  ([(240, 922, 6), (290, 904, 8), (326, 890, 6)], 7, 0.6)), _LIGHT, pale=True)  # fmt: skip
    sweeps(c, m, (([(160, 986, 8), (230, 976, 12), (336, 926, 8)], 9, 0.6),
                  ([(226, 902, 2), (202, 930, 6), (172, 938, 2)], 4, 0.6),
                  ([(234, 916, 2), (216, 950, 5), (194, 962, 2)], 4, 0.5)), (0.5, 0.06, 172))  # fmt: skip
    cuff = c.mask(limb([(310, 880, 6), (322, 904, 7), (334, 928, 6)], 14)) & m.grow(6)
    c.fill(cuff, (0.31, 0.055, 166), detail=0.7)
