"""The walker's coat, a great pale bell that the night wind fills, and the legs below it."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Colour, smoothstep
from art.painting.mask import Mask
from art.painting.motifs.garments import Fold, garment
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, sample
from art.painting.strokes import repaint

CLOTH: Colour = (0.87, 0.045, 84)
SHADE: Colour = (0.5, 0.06, 240)
DEEP: Colour = (0.36, 0.06, 242)
_LEG: Colour = (0.19, 0.04, 245)
_SHOE: Colour = (0.36, 0.115, 26)
RED: Colour = (0.52, 0.18, 28)
"""The hem's thread."""
_HEM: Final[Points] = (
    *((282, 880), (332, 868), (394, 892), (458, 910), (520, 894), (590, 908), (658, 900), (738, 864)),
)

_OUTLINE: Final[Points] = (
    *((452, 300, CORNER), (396, 318), (346, 376), (318, 460), (306, 560), (294, 660), (262, 780), (200, 890, CORNER)),
    *(
        (228, 914),
        (272, 902),
        (330, 886),
        (392, 910),
        (458, 928),
        (520, 912),
        (584, 930),
        (664, 916),
        (752, 872, CORNER),
    ),
    *((738, 790), (722, 700), (706, 590), (680, 480), (640, 392), (590, 336), (560, 306, CORNER)),
)
_FOLDS: Final[tuple[Fold, ...]] = (
    (((430, 380, 20), (390, 560, 60), (330, 880, 60)), 14.0),
    (((560, 400, 30), (620, 600, 90), (650, 900, 70)), 18.0),
    (((500, 460, 20), (500, 660, 50), (490, 920, 50)), 10.0),
)


def _dark(c: Canvas, within: Mask, spine: Points, share: float, soft: float) -> None:
    c.multiply(c.mask(limb(spine), soft=soft) & within, SHADE, share)


def coat(c: Canvas) -> Mask:
    """Paint the coat; return its silhouette."""
    whole = c.mask(curve(list(_OUTLINE)))
    with c.group() as inside:
        c.fill(c.full(), CLOTH)
        wide = whole.grow(5)
        garment(c, whole, CLOTH, _FOLDS, thickness=70, rim=0.0, gain=0.5, depth=0.6, mottle=0.04, detail=0.2)
        side = smoothstep(560, 250, c.x + 0.16 * (c.y - 600))
        c.multiply(np.asarray(side * 0.9, np.float32), SHADE)
        far = smoothstep(400, 220, c.x + 0.2 * (c.y - 600))
        c.multiply(np.asarray(far * 0.7, np.float32), DEEP)
        warm = smoothstep(560, 720, c.x - 0.1 * (c.y - 600))
        c.glaze(np.asarray(warm * 0.5, np.float32), (0.94, 0.07, 84))
        falls: tuple[tuple[Points, float, float], ...] = (
            (((392, 400, 2), (352, 560, 10), (330, 720, 17), (286, 920, 24)), 0.6, 5),
            (((430, 520, 2), (416, 660, 10), (400, 800, 16), (366, 940, 22)), 0.5, 5),
            (((470, 620, 2), (474, 740, 10), (474, 840, 16), (476, 950, 22)), 0.45, 5),
            (((520, 640, 2), (552, 740, 12), (570, 840, 22), (580, 960, 30)), 0.6, 6),
            (((400, 380, 2), (470, 440, 12), (540, 470, 4)), 0.3, 8),
            (((470, 520, 2), (440, 600, 12), (420, 700, 3)), 0.4, 7),
        )
        for spine, share, soft in falls:
            _dark(c, wide, spine, share, soft)
            _dark(c, wide, [(p[0] + p[2] * 0.5, p[1] + 16, p[2] * 0.4) for p in spine], share * 0.8, 2)
        knee = c.mask(limb([(600, 660, 20), (644, 770, 44), (672, 900, 40)]), soft=22)
        c.glaze(knee & wide, (0.94, 0.055, 84), 0.55)
        under = c.mask(limb([(220, 900, 20), (400, 930, 26), (560, 936, 24), (750, 900, 14)]), soft=16)
        c.multiply(under & wide, SHADE, 0.6)
        repaint(c, 0.85, seed="coat", loose=1.1)
        _seams(c, whole)
        c.layer.detail[:] = np.maximum(c.layer.detail, 0.6)
    c.paste(inside, clip=whole)
    return whole


def _seams(c: Canvas, whole: Mask) -> None:
    """The front's edge, three buttons, a pocket, the hem's seam."""

    def work(pen: Pen) -> None:
        pen.stroke([(610, 380), (646, 500), (664, 640), (678, 760), (700, 900)], DEEP, 2.6, 0.5)
        for x, y in ((655, 470), (676, 566), (690, 664)):
            pen.dot(x - 2, y + 2, 8.5, DEEP, 0.6)
            pen.dot(x, y, 8, (0.36, 0.12, 28))
        pen.stroke([(530, 606), (560, 598), (602, 574)], DEEP, 3.4, 0.6)
        hem = sample(_HEM, 62)
        for k in range(0, 60, 2):
            pen.stroke([tuple(hem[k]), tuple(hem[k + 1])], RED, 3)

    c.draw(work, clip=whole, soft=0.5, detail=0.6)


def legs(c: Canvas) -> None:
    """Two dark trouser legs and red shoes that tread on nothing."""
    back = c.mask(
        curve(
            [
                *((360, 860, CORNER), (470, 880, CORNER), (440, 950), (404, 1012, CORNER)),
                *((352, 990, CORNER), (362, 930)),
            ]
        )
    )
    front = c.mask(
        curve(
            [
                *((530, 880, CORNER), (664, 880, CORNER), (680, 950), (700, 1012, CORNER)),
                *((644, 1034, CORNER), (598, 970)),
            ]
        )
    )
    heel = c.mask(
        curve(
            [
                *((352, 986, CORNER), (404, 1008, CORNER), (416, 1032), (456, 1058), (462, 1074, CORNER)),
                *((432, 1080), (404, 1068), (380, 1042, CORNER), (366, 1046, CORNER), (338, 1022, CORNER)),
            ]
        )
    )
    toe = c.mask(
        curve(
            [
                *((642, 1026, CORNER), (698, 1004, CORNER), (722, 1010), (754, 998), (770, 1008), (765, 1024, CORNER)),
                *((728, 1040), (690, 1048, CORNER), (688, 1058, CORNER), (660, 1068, CORNER)),
            ]
        )
    )
    for shoe in (heel, toe):
        garment(c, shoe, _SHOE, thickness=12, rim=0.0, gain=0.4, mottle=0.08, detail=0.5)
    for leg in (back, front):
        garment(c, leg, _LEG, thickness=24, rim=0.0, gain=0.5, detail=0.5)

    def soles(pen: Pen) -> None:
        pen.stroke([(384, 1048), (408, 1070), (434, 1081), (462, 1076)], (0.14, 0.03, 250), 4)
        pen.stroke([(692, 1049), (728, 1041), (766, 1025)], (0.14, 0.03, 250), 4)
        pen.stroke([(400, 940), (382, 968), (374, 990)], (0.1, 0.03, 250), 3, 0.7)
        pen.stroke([(618, 930), (642, 972), (660, 1014)], (0.1, 0.03, 250), 3, 0.7)

    c.draw(soles, detail=0.6)
