"""Parts of Night Rounds: small things far away: the foot in its sock, the letter box, firs, the lit hut."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import smoothstep
from art.painting.marks import sweep
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, box, curve, limb, polygon

from .inks import CAST, CREAM, GLOW, RED, RED_DEEP

_WOOL: Final = (0.78, 0.135, 66)
_WOOL_DEEP: Final = (0.63, 0.13, 48)
_WOOL_PALE: Final = (0.89, 0.09, 82)
_SOCK: Final[Points] = (
    *((606, 332, CORNER), (600, 296), (586, 256), (579, 226), (585, 202), (602, 189), (624, 189), (646, 197)),
    *((668, 206), (690, 220), (706, 240), (711, 264), (700, 292), (692, 332, CORNER)),
)
_POST: Final = 545.0
_FIRS: Final[Points] = (
    *((92, 352, 26), (112, 346, 34), (72, 378, 24), (520, 434, 34), (498, 452, 44), (476, 470, 32)),
    *((744, 470, 40), (720, 500, 50), (766, 512, 44), (60, 600, 60), (96, 622, 76), (34, 650, 66)),
)


def foot(c: Canvas) -> None:
    """The forefoot, upright at the bed's far end in a thick warm sock, its toes one rounded shape."""
    m = c.mask(curve(_SOCK), wobble=0.8)
    c.fill(m, _WOOL, detail=0.8, mottle=0.03)
    bent = c.y - 0.0045 * (c.x - 640) ** 2
    for y in (232, 256):
        band = smoothstep(y - 7, y - 5, bent) * smoothstep(y + 7, y + 5, bent)
        c.fill(m * np.asarray(band, np.float32), CREAM, 0.95, detail=0.8)
    sweep(c, m, ((704, 226, 7), (712, 258, 10), (696, 320, 10)), 8, _WOOL_DEEP, 0.55)
    sweep(c, m, ((606, 316, 8), (650, 308, 9), (694, 314, 8)), 8, _WOOL_DEEP, 0.4)
    sweep(c, m, ((638, 192, 1), (634, 204, 3), (635, 216, 1)), 3, _WOOL_DEEP, 0.45)
    sweep(c, m, ((604, 300, 6), (592, 262, 7), (586, 236, 6)), 6, _WOOL_PALE, 0.7, pale=True)

    def stitches(pen: Pen) -> None:
        for row in range(14):
            for k in range(15):
                x = 584 + 9.2 * k
                y = 188 + 10.5 * row + 0.0045 * (x - 640) ** 2
                pen.stroke([(x, y), (x + 4.6, y + 5.5), (x + 9.2, y)], _WOOL_DEEP, 1.4, 0.5)
                pen.stroke([(x + 1, y - 3.2), (x + 4.6, y + 1.6)], _WOOL_PALE, 1.6, 0.6)

    c.draw(stitches, clip=m, detail=0.85, soft=0.25)
    fold = c.mask(
        curve([(574, 309, CORNER), (606, 292), (650, 283), (688, 284), (736, 304, CORNER), (690, 301), (646, 303)])
    )
    c.fill(fold, CREAM, 0.95, detail=0.7)


def letter_box(c: Canvas) -> None:
    """A red box on its own short post in the last ridge's snow; a white corner looks out of it."""
    x = _POST
    foot = c.mask(limb([(x - 2, 310, 3), (x + 34, 316, 1.5)], 10), soft=1.5)
    c.multiply(foot, CAST, 0.6)
    post = c.mask(box(x - 4, 272, 8, 38, 1))
    c.fill(post, (0.5, 0.07, 48), detail=0.85)
    c.glaze(post.edge(-3, 0, 1.5) & post, (0.68, 0.07, 62), 0.6)
    body = c.mask(curve([(x - 21, 284, CORNER), (x - 21, 248), (x - 15, 238), (x, 234), (x + 15, 238), (x + 21, 248),
                         (x + 21, 284, CORNER)]))  # fmt: skip
    c.fill(body, RED, detail=0.85)
    c.multiply(body.edge(6, 2, 3) & body, RED_DEEP, 0.6)

    def slot(pen: Pen) -> None:
        pen.fill(curve([(x - 23, 250), (x - 18, 236), (x, 228), (x + 18, 235), (x + 22, 246), (x + 13, 242),
                        (x + 1, 240), (x - 10, 243), (x - 18, 252)]), CREAM)  # fmt: skip
        pen.fill(box(x - 14, 255, 28, 5, 2), (0.3, 0.1, 20))
        pen.fill(polygon([(x - 9, 258), (x - 8, 247), (x + 12, 244), (x + 11, 258)]), (0.985, 0.01, 95))
        pen.stroke([(x - 8, 247), (x + 3, 254), (x + 12, 244)], (0.68, 0.07, 262), 1.4)
        pen.fill(curve([(x - 24, 314, CORNER), (x - 10, 305), (x + 3, 303), (x + 14, 308), (x + 28, 313, CORNER),
                        (x, 317)]), CREAM)  # fmt: skip

    c.draw(slot, detail=0.85)


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
