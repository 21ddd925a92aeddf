"""Parts of Back in Five: the stall whose cover has flown: bare poles, a heap of oranges, a glass of tea that steams."""

from __future__ import annotations

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import pick, ramp
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, box, circle, curve, limb, oval, polygon

from .brush import CAST, CREAM, SHADE, TEAL, TEAL_PALE, crease

_ORANGE = (0.735, 0.16, 58)


def _wood(c: Canvas, m: Mask, bias: float = 0.0) -> None:
    tone = c.field("plank", 30, 4, (8.0, 0.5))
    table = ramp([(0.64, 0.09, 60), (0.72, 0.09, 66), (0.79, 0.08, 72)])
    c.fill(m, pick(table, np.clip(bias + tone, 0, 1)), detail=0.6)
    c.glaze(m.edge(-3, -3, 2), (0.93, 0.05, 84), 0.55)
    c.multiply(m.edge(3, 3, 3), SHADE, 0.5)


def poles(c: Canvas) -> None:
    """Two poles and a bar pulled askew in the going; nothing on them any more."""
    for x, top in ((136, 874), (318, 924)):
        _wood(c, c.mask(limb([(x, top, 5.4), (x + 1, 960, 5.8), (x, 1050, 6.2)], 16), wobble=0.7))
    _wood(c, c.mask(limb([(118, 882, 5), (230, 906, 5.2), (338, 938, 5)], 16), wobble=0.7))


def stall(c: Canvas) -> None:
    """The counter: a plank over a cloth of faded teal."""
    c.multiply(c.mask(oval(240, 1158, 140, 14), soft=6), CAST, 0.7)
    front = c.mask(curve([(120, 1046, CORNER), (334, 1046, CORNER), (338, 1100), (336, 1158, CORNER), (280, 1162),
                          (228, 1158), (170, 1162), (118, 1158, CORNER), (116, 1100)], pull=0.3), wobble=1)  # fmt: skip
    c.fill(front, TEAL_PALE, detail=0.5, mottle=0.03)
    c.multiply(front.edge(9, 2, 8), TEAL, 0.6)
    c.multiply(front & c.mask(box(100, 1040, 260, 22), soft=7), TEAL, 0.8)

    def folds(pen: Pen) -> None:
        for x, h in ((146, 60), (178, 90), (216, 70), (254, 94), (292, 66), (318, 86)):
            crease(pen, ((x, 1058), (x + 3, 1058 + h / 2), (x - 1, 1058 + h)), 3, TEAL, 0.8)

    c.draw(folds, clip=front, detail=0.5, soft=0.8)
    top = c.mask(polygon([(116, 1030), (334, 1030), (346, 1048), (104, 1048)]))
    _wood(c, top, 0.3)
    _wood(c, c.mask(box(104, 1046, 242, 11, 3), wobble=0.6))


def oranges(c: Canvas) -> None:
    """A heap in rows; the topmost place is just being filled."""
    for row, n in enumerate((6, 5, 4, 3, 2)):
        for k in range(n):
            x, y = 176 + 23 * k + 11.5 * row, 1030 - 20 * row
            m = c.mask(circle(x, y, 12.6))
            c.multiply(m.blur(3).move(2, 5), (0.66, 0.13, 45), 0.6)
            c.fill(m, _ORANGE, detail=0.75)
            c.multiply(m.edge(5, 6, 4), (0.7, 0.14, 45), 0.7)
            c.glaze(m.edge(-4, -5, 3), (0.88, 0.11, 76), 0.8)


def tea(c: Canvas) -> None:
    """A glass on its saucer, at the counter's right end; its steam goes straight up."""
    c.multiply(c.mask(oval(326, 1042, 20, 5), soft=2), SHADE, 0.7)

    def glass(pen: Pen) -> None:
        pen.fill(oval(322, 1040, 18, 4.6), CREAM)
        body = curve([(310, 1006, CORNER), (334, 1006, CORNER), (331, 1020), (330, 1040, CORNER), (314, 1040, CORNER),
                      (313, 1020)])  # fmt: skip
        pen.fill(body, CREAM, 0.8)
        pen.fill(curve([(311.5, 1014, CORNER), (332.5, 1014, CORNER), (330, 1022), (329, 1038, CORNER),
                        (315, 1038, CORNER), (314, 1022)]), (0.63, 0.14, 52))  # fmt: skip
        pen.fill(limb([(315, 1010, 1), (316, 1024, 1.4), (317, 1036, 0.8)], 10), CREAM, 0.8)

    c.draw(glass, detail=0.8, soft=0.3)

    def steam(pen: Pen) -> None:
        for x, h, w in ((318, 72, 7), (328, 54, -6)):
            crease(
                pen, ((x, 1000), (x + w, 1000 - h * 0.3), (x - w, 1000 - h * 0.65), (x + w, 1000 - h)), 3.6, CREAM, 0.85
            )

    c.draw(steam, detail=0.5, soft=1.4)
