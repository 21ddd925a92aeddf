"""Parts of Night Rounds: small things far away: the five toes, the letter box, firs, the lit hut."""

from __future__ import annotations

from typing import Final

from art.painting.canvas import Canvas
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, box, curve, limb, oval, polygon

from .inks import BLUSH, CREAM, GLOW, INK, RED, RED_DEEP, SKIN, SKIN_INK, SKIN_PALE, SKIN_SHADE, line, sweep

_TOES: Final = (
    (606, 212, 17, 25),
    (637, 207, 11.5, 20),
    (659, 213, 10.5, 18),
    (679, 222, 9.5, 16),
    (697, 235, 8.5, 14),
)
_FIRS: Final[Points] = (
    *((92, 352, 26), (112, 346, 34), (72, 378, 24), (520, 434, 34), (498, 452, 44), (476, 470, 32)),
    *((744, 470, 40), (720, 500, 50), (766, 512, 44), (60, 600, 60), (96, 622, 76), (34, 650, 66)),
)


def foot(c: Canvas) -> None:
    """The forefoot, upright at the bed's far end, five round toes in a falling row."""
    sole = c.mask(curve([(590, 330, CORNER), (586, 270), (592, 232), (618, 222), (660, 226), (698, 244), (712, 270),
                         (708, 330, CORNER)]))  # fmt: skip
    toes = c.mask(*(oval(x, y, rx, ry, 6) for x, y, rx, ry in _TOES))
    c.fill(sole | toes, SKIN, detail=0.8, mottle=0.03)
    sweep(c, sole, ((604, 246, 8), (650, 246, 10), (700, 262, 6)), 6, SKIN_SHADE, 0.6)
    sweep(c, sole, ((700, 250, 6), (704, 290, 10)), 6, SKIN_SHADE, 0.6)
    for x, y, rx, ry in _TOES:
        one = c.mask(oval(x, y, rx, ry, 6))
        c.multiply(one.edge(4, 3, 3) & one, SKIN_SHADE, 0.75)
        c.glaze(c.mask(oval(x - 0.25 * rx, y - 0.4 * ry, 0.5 * rx, 0.4 * ry), soft=2.5) & one, SKIN_PALE, 0.7)
        c.glaze(c.mask(oval(x, y + 0.3 * ry, 0.6 * rx, 0.4 * ry), soft=3) & one, BLUSH, 0.25)


def letter_box(c: Canvas) -> None:
    """A red box on a loop of string about the big toe; a white corner looks out of it."""

    def string(pen: Pen) -> None:
        line(pen, ((591, 222), (604, 231), (622, 223)), 2.6, INK)
        line(pen, ((592, 222), (584, 238), (578, 254)), 2.0, INK)
        line(pen, ((604, 230), (598, 242), (596, 254)), 2.0, INK)

    c.draw(string, detail=0.85)
    body = c.mask(curve([(566, 300, CORNER), (566, 264), (572, 254), (587, 250), (602, 254), (608, 264),
                         (608, 300, CORNER)]))  # fmt: skip
    c.multiply(body.blur(3).move(4, 5), SKIN_INK, 0.35)
    c.fill(body, RED, detail=0.85)
    c.multiply(body.edge(6, 2, 3) & body, RED_DEEP, 0.6)

    def slot(pen: Pen) -> None:
        pen.fill(box(573, 268, 28, 5, 2), (0.3, 0.1, 20))
        pen.fill(polygon([(578, 271), (580, 257), (600, 252), (598, 271)]), (0.985, 0.01, 95))
        pen.stroke([(580, 258), (591, 264), (600, 253)], (0.68, 0.07, 262), 1.4)

    c.draw(slot, detail=0.85)
    fold = c.mask(
        curve(
            [
                (584, 306, CORNER),
                (612, 294),
                (650, 287),
                (690, 287),
                (738, 303, CORNER),
                (690, 300),
                (646, 302),
                (612, 306),
            ]
        )
    )
    c.fill(fold - body, CREAM, 0.95, detail=0.7)


def firs(c: Canvas) -> None:
    """A few firs in threes, slate blue, snow on their left."""

    def work(pen: Pen) -> None:
        for x, y, h in _FIRS:
            pen.fill(
                limb([(x - 0.1 * h, y + 1, 0.05 * h), (x + 0.5 * h, y + 0.14 * h, 0.02 * h)], 8), (0.66, 0.08, 266), 0.6
            )
            pen.fill(box(x - 0.04 * h, y - 0.14 * h, 0.08 * h, 0.16 * h), (0.4, 0.06, 280))
            for k, (low, wide) in enumerate(((0.1, 0.3), (0.34, 0.24), (0.58, 0.17))):
                top = y - h * (low + 0.42)
                tone = (0.46 + 0.03 * k, 0.075, 245)
                pen.fill(
                    curve(
                        [
                            (x, top, CORNER),
                            (x + 0.6 * wide * h, y - h * (low + 0.1)),
                            (x + wide * h, y - low * h, CORNER),
                            (x, y - h * (low - 0.03)),
                            (x - wide * h, y - low * h, CORNER),
                            (x - 0.6 * wide * h, y - h * (low + 0.1)),
                        ],
                        pull=0.2,
                    ),
                    tone,
                )
                pen.fill(curve([(x, top, CORNER), (x - 0.3 * wide * h, y - h * (low + 0.14)),
                                (x - wide * h, y - low * h, CORNER), (x - 0.6 * wide * h, y - h * (low + 0.12))],
                               pull=0.2), CREAM, 0.9)  # fmt: skip

    c.draw(work, detail=0.7, soft=0.3)


def hut(c: Canvas) -> None:
    """The hut on the hip, no larger than a button, somebody still up in it."""

    def work(pen: Pen) -> None:
        pen.fill(limb([(640, 476, 3), (700, 486, 2)], 8), (0.66, 0.08, 266), 0.6)
        pen.fill(polygon([(622, 446), (668, 446), (668, 477), (622, 477)]), (0.5, 0.07, 268))
        pen.fill(polygon([(660, 446), (668, 446), (668, 477), (656, 477)]), (0.42, 0.07, 270))
        pen.fill(box(652, 414, 8, 20), (0.42, 0.07, 270))
        pen.fill(curve([(612, 450, CORNER), (628, 426), (644, 418), (662, 426), (678, 450, CORNER), (645, 447)]), CREAM)
        pen.fill(limb([(616, 450, 1.6), (645, 448, 2), (676, 450, 1.6)], 10), (0.72, 0.07, 262), 0.8)
        pen.fill(box(630, 455, 12, 12, 1.5), GLOW)
        pen.fill(box(650, 456, 9, 21, 1.5), (0.36, 0.07, 272))
        pen.stroke([(636, 455), (636, 467)], (0.42, 0.07, 270), 1.4)

    c.draw(work, detail=0.85, soft=0.2)
