"""Parts of Planning Permission: her good coat from behind, its collar, its skirt over her knees."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import smoothstep
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve

from .cloth import cloth, sweeps

CLOTH: Final = (0.48, 0.125, 36)
DEEP: Final = (0.42, 0.11, 20)
PALE: Final = (0.66, 0.13, 48)
INK: Final = (0.22, 0.06, 25)


def coat(c: Canvas) -> None:
    """Paint the back: one large calm mass."""
    m = c.mask(
        curve(
            [
                *((186, 742, CORNER), (140, 770), (84, 796), (46, 846), (34, 930), (32, 1040), (34, 1230, CORNER)),
                *(
                    (420, 1230, CORNER),
                    (392, 1090),
                    (372, 1000),
                    (366, 900),
                    (360, 830),
                    (336, 788),
                    (296, 760, CORNER),
                ),
            ]
        ),
        wobble=1.2,
    )
    cloth(c, m, CLOTH, 110)
    c.multiply(m * np.asarray(smoothstep(230, 400, c.x + 0.12 * (c.y - 900))[m.where], np.float32), DEEP, 0.6)
    sweeps(
        c,
        m,
        (
            (((214, 800, 3), (222, 900, 9), (216, 1040, 6)), 6, 0.6),
            (((66, 860, 4), (84, 940, 12), (80, 1040, 6)), 9, 0.5),
            (((300, 850, 4), (276, 920, 14), (250, 990, 4)), 9, 0.6),
            (((120, 790, 3), (160, 812, 8), (196, 806, 3)), 6, 0.4),
        ),
        DEEP,
    )
    sweeps(
        c,
        m,
        (
            (((64, 846, 6), (116, 800, 13), (184, 774, 6)), 8, 0.75),
            (((150, 850, 8), (156, 930, 26), (150, 1020, 8)), 16, 0.45),
            (((44, 880, 3), (32, 960, 7), (26, 1060, 4)), 5, 0.5),
        ),
        PALE,
        pale=True,
    )

    def seam(pen: Pen) -> None:
        pen.stroke([(208, 790), (214, 880), (208, 980), (202, 1100)], INK, 2.4, 0.6)
        pen.stroke([(82, 800), (110, 850), (118, 930), (108, 1010)], INK, 2.0, 0.35)

    c.draw(seam, soft=0.5, detail=0.5)


def collar(c: Canvas) -> None:
    """Lay the collar round the nape."""
    m = c.mask(
        curve(
            [
                *(
                    (178, 742, CORNER),
                    (196, 722),
                    (232, 734),
                    (276, 732),
                    (306, 712, CORNER),
                    (330, 738),
                    (346, 786, CORNER),
                ),
                *((300, 800), (240, 812), (190, 804), (152, 784, CORNER)),
            ]
        ),
        wobble=0.8,
    )
    c.multiply(m.blur(8).move(0, 10), DEEP, 0.8)
    cloth(c, m, (0.34, 0.09, 28), 20)
    sweeps(c, m, ((((196, 734, 3), (240, 746, 6), (300, 732, 3)), 4, 0.6),), PALE, pale=True)


def skirt(c: Canvas) -> None:
    """The coat's skirt over thigh and knee, down out of the card."""
    m = c.mask(
        curve(
            [
                *((240, 1060, CORNER), (290, 1014), (350, 1000), (420, 1004), (470, 1020), (492, 1056), (490, 1120)),
                *((480, 1230, CORNER), (220, 1230, CORNER)),
            ]
        ),
        wobble=1.2,
    )
    c.multiply(m.blur(10).move(6, -4), DEEP, 0.4)
    cloth(c, m, CLOTH, 60)
    sweeps(
        c,
        m,
        (
            (((480, 1060, 4), (440, 1080, 12), (410, 1150, 14), (404, 1230, 14)), 8, 0.7),
            (((260, 1100, 8), (330, 1090, 18), (400, 1120, 10), (430, 1230, 20)), 14, 0.7),
            (((484, 1080, 10), (478, 1160, 14), (470, 1230, 16)), 9, 0.6),
        ),
        DEEP,
    )
    sweeps(
        c,
        m,
        (
            (((280, 1026, 4), (360, 1014, 9), (450, 1026, 8), (476, 1056, 4)), 7, 0.55),
            (((452, 1080, 4), (444, 1150, 9), (440, 1230, 8)), 7, 0.4),
        ),
        PALE,
        pale=True,
    )
