"""Parts of Last Service: the white pup on the platform, its brow against the pane, eyes shut."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import smoothstep
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, oval

from .brush import sweeps
from .brush import tilted as level
from .tram import opening

_FUR: Final = (0.945, 0.02, 88)
_SHADE: Final = (0.74, 0.035, 205)
_INK: Final = (0.24, 0.035, 230)
_PUP: Final[Points] = (
    *((255, 598), (263, 572), (288, 549), (326, 541), (364, 552), (388, 586), (392, 624), (388, 658)),
    *((398, 700), (426, 764), (440, 840), (442, 900, CORNER), (284, 900, CORNER), (286, 840), (286, 780), (298, 730)),
    *((308, 700), (296, 694), (278, 692), (266, 682), (260, 666), (261, 650), (264, 632), (257, 612)),
)


def tilted(points: Points) -> list[tuple[float, ...]]:
    """Return the pup's points as they lie in the picture."""
    return level([(p[0], p[1] - 18, *p[2:]) for p in points])


def _at(x: float, y: float) -> tuple[float, float]:
    """Return one of the pup's points as it lies in the picture."""
    p = tilted([(x, y)])[0]
    return p[0], p[1]


def pup(c: Canvas) -> None:
    """Paint body, flipper and head; all of it stays within the platform's opening."""
    hole = opening(c)
    m = c.mask(curve(tilted(_PUP)), wobble=1.7, cell=7) & hole
    c.multiply(m.blur(9).move(8, 6) & hole, (0.2, 0.04, 215), 0.6)
    c.fill(m, _FUR, detail=0.7)
    dark = (
        (tilted([(396, 640, 8), (412, 730, 18), (428, 860, 20)]), 14, 0.8),
        (tilted([(304, 706, 5), (338, 714, 10), (382, 668, 5)]), 8, 0.75),
        (tilted([(300, 880, 16), (360, 892, 24), (430, 890, 20)]), 16, 0.75),
        (tilted([(302, 740, 6), (298, 800, 12), (306, 870, 12)]), 10, 0.55),
        (tilted([(384, 566, 4), (384, 620, 8), (372, 664, 5)]), 8, 0.4),
    )
    sweeps(c, m, dark, _SHADE)
    c.glaze(c.mask(oval(*_at(322, 650), 20, 14), soft=9) & m, (0.86, 0.06, 30), 0.4)
    _flipper(c)
    _face(c)


def _flipper(c: Canvas) -> None:
    """The near fore flipper, its palm against the pane."""
    m = c.mask(
        curve(tilted([(384, 800), (356, 822), (326, 812), (300, 784), (276, 762), (258, 752), (256, 730), (258, 714),
                      (268, 712), (282, 722), (306, 736), (336, 746), (370, 762)])), wobble=1.2, cell=6
    ) & opening(c)  # fmt: skip
    m = m * np.asarray(smoothstep(386, 336, c.x)[m.where], np.float32)
    c.multiply(m.blur(6).move(2, 8) & opening(c), _SHADE, 0.95)
    c.fill(m, _FUR, detail=0.75)
    c.multiply(m.edge(0, -9, 7), _SHADE, 0.7)

    def claws(pen: Pen) -> None:
        for y in (720, 731, 742):
            pen.stroke(tilted([(257, y), (266, y + 3)]), _INK, 2, 0.6)

    c.draw(claws, clip=m, detail=0.8)


def _face(c: Canvas) -> None:
    """Closed eye, nose, mouth, whisker pad."""
    pad = c.mask(curve(tilted([(264, 652), (280, 646), (296, 658), (300, 680), (284, 690), (268, 680)])), soft=2)
    c.glaze(pad, (0.97, 0.012, 88), 0.8)

    def features(pen: Pen) -> None:
        pen.fill(limb(tilted([(282, 618, 1.2), (291, 629, 2.8), (305, 631, 2.8), (320, 621, 1.2)]), 30), _INK)
        pen.fill(curve(tilted([(259, 652), (270, 648), (276, 656), (270, 667), (261, 668)])), _INK)
        pen.stroke(tilted([(268, 668), (274, 677), (286, 681), (300, 684)]), _INK, 2.2, 0.8)
        for x, y in ((284, 660), (282, 667), (290, 667)):
            pen.dot(*_at(x, y), 1.6, _INK, 0.6)
        for a, mid, b in (((288, 662), (306, 670), (322, 684)), ((286, 668), (300, 682), (308, 698))):
            pen.stroke(tilted([a, mid, b]), _INK, 1.3, 0.5)

    c.draw(features, detail=0.9)
    c.fill(c.mask(oval(*_at(350, 622), 3.5, 5)), _SHADE, 0.9, detail=0.8)
