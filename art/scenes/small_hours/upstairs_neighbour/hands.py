"""Parts of Upstairs Neighbour: two brown hands, two long needles, the thread."""

from __future__ import annotations

from typing import Final

from art.painting.canvas import Canvas
from art.painting.marks import sweep
from art.painting.pen import Pen
from art.painting.shapes import Points, curve, limb, oval

from .brush import SKIN, SKIN_DEEP, SKIN_LINE, SKIN_PALE, TEAL, crease
from .scarf import loops

_NEEDLE: Final = (0.72, 0.1, 66)
_NEEDLE_PALE: Final = (0.9, 0.07, 82)
_NEEDLE_DEEP: Final = (0.45, 0.09, 45)
FAR: Final = ((422, 596), (446, 756))
"""The needle that carries the work."""
NEAR: Final = ((300, 806), (456, 632))
"""The one that knits the next stitch."""


def _needle(c: Canvas, ends: tuple[tuple[float, float], tuple[float, float]], tip: int) -> None:
    (ax, ay), (bx, by) = ends if tip else ends[::-1]

    def work(pen: Pen) -> None:
        mx, my = bx + 0.12 * (ax - bx), by + 0.12 * (ay - by)
        pen.fill(limb([(ax, ay, 4.2), (mx, my, 4.2), (bx, by, 1.0)], 30), _NEEDLE)
        pen.fill(limb([(ax + 1.6, ay + 1.6, 1.4), (mx + 1.6, my + 1.6, 1.4), (bx, by, 0.4)], 30), _NEEDLE_DEEP, 0.6)
        pen.fill(limb([(ax - 1.2, ay - 1.4, 1.0), (mx - 1.2, my - 1.4, 1.0), (bx, by, 0.4)], 30), _NEEDLE_PALE, 0.9)
        pen.dot(ax, ay, 8.5, _NEEDLE)
        pen.dot(ax - 2, ay - 2, 3.4, _NEEDLE_PALE)

    c.draw(work, detail=0.85, soft=0.2)


def far_hand(c: Canvas) -> None:
    """The far hand holds the needle with the work from beyond: its back, then over the needle thumb and finger."""
    back = c.mask(curve([(404, 720), (420, 706), (444, 700), (464, 708), (470, 728), (458, 746), (436, 752),
                         (412, 746)]))  # fmt: skip
    c.fill(back, SKIN, detail=0.85)
    c.multiply(back, SKIN_DEEP, 0.45)
    _needle(c, FAR, 0)
    loops(c, ((427, 628), (439, 706)))
    fingers: tuple[Points, ...] = (
        ((470, 722, 11), (450, 730, 11), (434, 738, 9)),
        ((466, 738, 10.5), (448, 746, 10.5), (434, 752, 8.5)),
        ((458, 752, 10), (444, 758, 10), (432, 762, 8)),
    )
    _fingers(c, fingers)
    _fingers(c, (((470, 720, 11), (462, 700, 10.5), (448, 686, 9), (438, 678, 7)),))


def _fingers(c: Canvas, fingers: tuple[Points, ...]) -> None:
    for f in fingers:
        m = c.mask(limb(f, 24))
        c.multiply(m.blur(3).move(1, 3), SKIN_DEEP, 0.6)
        c.fill(m, SKIN, detail=0.85)
        c.multiply(m.edge(2, 5, 4), SKIN_DEEP, 0.6)
        c.glaze(m.edge(-2, -4, 3), SKIN_PALE, 0.7)
        x, y, q = f[-1][:3]
        nail = c.mask(oval(x, y - 1.5, 0.5 * q, 0.42 * q), soft=0.6)
        c.glaze(nail & m, (0.82, 0.06, 45), 0.75)


def near_hand(c: Canvas) -> None:
    """The near hand lies over its needle, forefinger stretched along it, thumb below."""
    _needle(c, NEAR, 1)
    thumb: Points = ((352, 774, 14), (376, 764, 13), (398, 746, 11), (412, 730, 8.5))
    _fingers(c, (thumb,))
    rest: tuple[Points, ...] = (
        ((356, 756, 13), (380, 758, 12.5), (392, 774, 10), (384, 784, 8.5)),
        ((362, 742, 14), (392, 742, 13.5), (404, 760, 11), (396, 772, 9)),
    )
    _fingers(c, rest)
    back = c.mask(curve([(326, 760), (336, 740), (360, 724), (386, 720), (396, 732), (390, 750), (366, 764), (344, 778),
                         (332, 776)]))  # fmt: skip
    c.multiply(back.blur(3).move(2, 4), SKIN_DEEP, 0.5)
    c.fill(back, SKIN, detail=0.85)
    sweep(c, back, ((338, 746, 6), (362, 732, 8), (386, 726, 6)), 6, SKIN_PALE, 0.7, pale=True)
    sweep(c, back, ((336, 774, 6), (364, 762, 7)), 6, SKIN_DEEP, 0.5)
    _fingers(c, (((372, 728, 14), (396, 706, 12.5), (416, 686, 10.5), (430, 674, 8)),))

    def work(pen: Pen) -> None:
        for x, y in ((392, 736), (384, 748)):
            crease(pen, ((x - 6, y - 4), (x, y - 2), (x + 3, y + 5)), 1.2, SKIN_LINE, 0.5)
        for x, y in ((400, 702), (416, 686)):
            crease(pen, ((x - 6, y - 4), (x, y - 1), (x + 5, y + 5)), 1.1, SKIN_LINE, 0.5)
        crease(pen, ((346, 758), (358, 748), (372, 744)), 1.2, SKIN_LINE, 0.3)

    c.draw(work, detail=0.85, soft=0.3)


def thread(c: Canvas) -> None:
    """The thread from the work over the forefinger down to the ball in the pocket."""

    def work(pen: Pen) -> None:
        way = [(438, 664), (422, 664), (398, 690), (366, 744), (338, 796), (306, 846), (272, 904)]
        pen.stroke([(x + 1.2, y + 2) for x, y in way], (0.4, 0.07, 205), 3.0, 0.5)
        pen.stroke(way, TEAL, 3.2)

    c.draw(work, detail=0.85, soft=0.2)
