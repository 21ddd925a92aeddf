"""Parts of Relocation: the old dog of the house, sitting on its doorstep, its forehead laid against the turtle's."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import mix, rgb
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import Points, curve, limb
from art.painting.stamps import jittered, scatter, strew

from .brush import crease, sweep

_COAT: Final = (0.37, 0.05, 32)
_DEEP: Final = (0.24, 0.04, 20)
_PALE: Final = (0.5, 0.055, 42)
_GREY: Final = (0.86, 0.02, 75)
_INK: Final = (0.17, 0.03, 20)
_BODY: Final[Points] = (
    *((330, 392), (302, 432), (284, 474), (252, 520), (230, 574), (208, 630), (194, 680), (198, 708), (228, 716)),
    *((320, 714), (340, 704), (350, 650), (352, 610), (356, 566), (372, 500), (366, 440)),
)
_HEAD: Final[Points] = (
    *((304, 470), (306, 418), (330, 382), (368, 366), (406, 374), (432, 402), (442, 436), (434, 466), (418, 494)),
    *((404, 528), (393, 566), (387, 594), (374, 612), (352, 612), (336, 590), (328, 554), (316, 514)),
)


def dog(c: Canvas) -> None:
    """Tail, far leg, body, near legs, then the bowed head."""
    tail = c.mask(limb([(214, 694, 16), (176, 708, 13), (142, 704, 10), (122, 690, 4)], 30))
    c.fill(tail, _COAT, detail=0.6)
    far = c.mask(
        curve([(340, 600), (372, 600), (380, 650), (382, 690), (400, 698), (406, 712), (394, 718), (356, 716)])
    )
    c.fill(far, mix(_DEEP, _COAT, 0.35), detail=0.5)
    body = c.mask(curve(_BODY), wobble=1)
    c.fill(body, _COAT, detail=0.6)
    sweep(c, body, ((320, 560, 12), (310, 630, 26), (290, 704, 24)), 18, _DEEP, 0.6)
    sweep(c, body, ((306, 430, 6), (270, 500, 11), (232, 580, 11), (206, 650, 6)), 10, _PALE, 0.75, pale=True)
    sweep(c, body, ((330, 540, 12), (344, 590, 14), (350, 630, 8)), 12, _PALE, 0.45, pale=True)
    _hair(c, body, 900, (1.9, 0.16), "back")
    _legs(c, body)
    _bowed(c, body)


def _hair(c: Canvas, m: Mask, n: int, turn: tuple[float, float], seed: str) -> None:
    """Short hair, combed one way (radians, and how much it strays)."""
    r = c.rng(f"hair/{seed}")
    x, y = scatter(m.grow(-2), n, r, "down")
    tone = rgb(_DEEP) + (rgb(_PALE) - rgb(_DEEP)) * r.random((len(x), 1))
    way = turn[0] + r.normal(0, turn[1], len(x))
    colours = jittered(np.asarray(tone, np.float32), r, 0.03, 0.01)
    strew(c, "hair", x, y, r.uniform(12, 24, len(x)), way, colours, seed=seed, alpha=0.4, detail=0.5)


def _legs(c: Canvas, body: Mask) -> None:
    """The near foreleg, straight below the shoulder; the thigh with its foot flat on the step."""
    leg = c.mask(curve([(286, 600), (304, 552), (344, 544), (366, 590), (362, 640), (356, 686), (376, 696), (386, 710),
                        (376, 720), (332, 720), (324, 704), (322, 660)]))  # fmt: skip
    c.multiply(leg.blur(8).move(-7, 3) & body, _INK, 0.55)
    c.fill(leg, _COAT, detail=0.6)
    sweep(c, leg, ((318, 570, 8), (340, 566, 12), (352, 600, 8), (346, 670, 4)), 8, _PALE, 0.55, pale=True)
    _hair(c, leg, 240, (1.6, 0.16), "leg")
    thigh = c.mask(curve([(198, 706), (192, 652), (214, 606), (258, 596), (294, 622), (298, 664), (278, 694),
                          (316, 702), (326, 714), (314, 722), (210, 722)]))  # fmt: skip
    c.multiply(thigh.blur(8).move(7, -3) & body, _INK, 0.55)
    c.fill(thigh, _COAT, detail=0.6)
    sweep(c, thigh, ((208, 660, 8), (230, 622, 12), (264, 614, 8)), 10, _PALE, 0.7, pale=True)
    sweep(c, thigh, ((220, 716, 8), (300, 718, 8)), 6, _DEEP, 0.6)
    _hair(c, thigh, 320, (1.9, 0.2), "thigh")

    def toes(pen: Pen) -> None:
        for x, y in ((370, 702), (358, 701), (308, 706), (296, 705), (394, 701)):
            crease(pen, ((x, y), (x + 3, y + 7), (x + 2, y + 15)), 1.7, _INK, 0.7)

    c.draw(toes, detail=0.7, soft=0.3)


def _bowed(c: Canvas, body: Mask) -> None:
    """The head, its brow on the turtle's, its grey muzzle hanging along the beak."""
    m = c.mask(curve(_HEAD), wobble=0.6)
    c.multiply(m.blur(10).move(-6, 9) & body, _INK, 0.6)
    c.fill(m, _COAT, detail=0.8)
    sweep(c, m, ((334, 388, 6), (372, 376, 10), (410, 392, 7)), 8, _PALE, 0.7, pale=True)
    _hair(c, m, 420, (1.75, 0.2), "skull")
    grey = c.mask(
        curve([(412, 508), (402, 540), (396, 590), (376, 620), (348, 618), (330, 590), (338, 556), (372, 526)]), soft=6
    )
    c.glaze(grey & m, _GREY, 0.85)
    sweep(c, m, ((324, 530, 8), (334, 580, 8), (350, 606, 5)), 8, _DEEP, 0.4)
    _ear(c)
    _face(c, m)


def _ear(c: Canvas) -> None:
    m = c.mask(
        curve(
            [(334, 402), (310, 408), (288, 446), (276, 504), (282, 548), (304, 556), (326, 524), (346, 470), (352, 426)]
        )
    )
    c.multiply(m.blur(7).move(5, 6), _INK, 0.5)
    c.fill(m, _DEEP, detail=0.8)
    sweep(c, m, ((328, 416, 6), (302, 456, 8), (288, 510, 4)), 7, _COAT, 0.9, pale=True)
    _hair(c, m, 160, (1.85, 0.12), "ear")


def _face(c: Canvas, m: Mask) -> None:
    """Nose, mouth, the shut eye with its pale brow."""
    nose = c.mask(curve([(389, 582), (398, 590), (395, 606), (382, 617), (369, 611), (374, 594)]))
    c.fill(nose, _INK, detail=0.9)
    c.glaze(c.mask(limb([(390, 590, 2), (393, 597, 3), (389, 604, 2)], 12), soft=2) & nose, _PALE, 0.7)
    c.glaze(c.mask(limb([(388, 442, 3), (402, 436, 7), (416, 440, 4)], 12), soft=4) & m, _GREY, 0.6)

    def work(pen: Pen) -> None:
        pen.fill(limb([(384, 458, 1), (392, 471, 3.4), (406, 475, 3.6), (420, 468, 1)], 24), _INK)
        crease(pen, ((374, 608), (362, 600), (353, 584), (350, 566)), 2, _INK, 0.75)
        crease(pen, ((380, 484), (394, 490), (408, 487)), 1.4, _INK, 0.5)

    c.draw(work, clip=m, detail=0.9, soft=0.3)
