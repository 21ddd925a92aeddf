"""Parts of Relocation: the wire-haired terrier: hind legs bent, forepaws on the step's edge, its neck stretched."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.coats import fringe, locks
from art.painting.colour import smoothstep
from art.painting.marks import sweep
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import Points, curve, limb, oval

from .ink import INK, PLUM, crease
from .terrier import COAT, DEEP, PALE, SADDLE, SADDLE_PALE, muzzle

_BODY: Final[Points] = (
    *((262, 578), (266, 556), (284, 540), (312, 530), (338, 516), (360, 498), (384, 474), (410, 462), (436, 482)),
    *((446, 514), (448, 546), (446, 574), (430, 598), (402, 606), (374, 600), (346, 594), (320, 598), (280, 598)),
)
_SADDLE: Final[Points] = (
    *((256, 600), (262, 548), (310, 520), (352, 492), (376, 480), (392, 506), (400, 534), (392, 560), (366, 574)),
    *((340, 572), (318, 562), (296, 566), (282, 582)),
)
_THIGH: Final[Points] = (
    *((264, 564), (284, 546), (312, 552), (334, 574), (344, 598), (336, 611), (318, 610), (300, 604), (284, 603)),
    *((268, 594),),
)
_SHANK: Final[Points] = (
    (320, 594, 19),
    (300, 602, 15),
    (274, 611, 9),
    (267, 619, 7.5),
    (274, 634, 7),
    (282, 644, 8),
    (302, 649, 8),
)
"""From the stifle back to the hock, down to the paw."""
_FAR_SHANK: Final[Points] = tuple((x + 46, y - 5, 0.9 * r) for x, y, r in _SHANK)
_FORE: Final[Points] = (
    *((416, 562, 27), (426, 590, 17), (448, 610, 12), (466, 630, 9.5), (474, 641, 9.5), (490, 645, 8.5)),
)
_FAR_FORE: Final[Points] = ((430, 566, 20), (452, 592, 14), (474, 612, 10.5), (488, 628, 8.5), (502, 638, 8))


def dog(c: Canvas) -> None:
    """Paint far legs, tail, trunk, thigh, near legs, head; the door's light lies along its back."""
    _leg(c, _FAR_SHANK, 0.7, "far hind")
    _leg(c, _FAR_FORE, 0.55, "far fore")
    _tail(c)
    body = c.mask(curve(_BODY), wobble=1.5)
    c.form(c.relief(body, 44, 3), COAT, rim=0.2, mottle=0.03, detail=0.7, gain=0.9)
    _trunk(c, body)
    _thigh(c)
    _leg(c, _FORE, 0.0, "fore")
    muzzle(c, body)


def _tail(c: Canvas) -> None:
    """Short, thick at its root, carried up."""
    m = c.mask(limb([(288, 556, 13), (268, 540, 11), (258, 516, 9), (260, 492, 7), (268, 474, 3)], 30), wobble=1)
    c.form(m, SADDLE, thickness=10, rim=0.2, detail=0.7)
    ways: tuple[Points, ...] = (
        ((280, 560), (258, 540), (248, 514), (252, 490), (266, 470)),
        ((294, 548), (276, 534), (267, 514), (268, 494), (270, 472)),
    )
    locks(c, ways, 60, (0.3, 2.2), (SADDLE, SADDLE_PALE), seed="tail", share=0.7, clip=m, shade=INK)
    fringe(c, ((266, 544), (252, 522), (251, 500), (262, 476)), 26, (10, 1.6), -0.5, "plume", (SADDLE, SADDLE_PALE), 2)
    c.glaze(m.edge(-3, -2, 1.4), (0.9, 0.12, 72), 0.5)


def _trunk(c: Canvas, body: Mask) -> None:
    """Saddle over back and ribs, tan on neck and breast: wiry locks that lie as the form runs."""
    saddle = c.mask(curve(_SADDLE), soft=3) & body
    c.glaze(saddle, SADDLE, 0.9)
    sweep(c, body, ((380, 492, 10), (344, 522, 10), (300, 542, 10), (276, 560, 6)), 7, SADDLE_PALE, 0.75, pale=True)
    back: tuple[Points, ...] = (
        ((392, 472), (352, 504), (312, 530), (276, 548), (264, 576)),
        ((396, 496), (360, 528), (322, 548), (290, 562), (272, 592)),
        ((400, 522), (374, 556), (338, 568), (310, 572), (290, 604)),
    )
    locks(c, back, 190, (0.15, 2.3), (SADDLE, SADDLE_PALE), seed="saddle", share=0.6, clip=saddle, shade=INK)
    chest: tuple[Points, ...] = (
        ((384, 478), (398, 512), (398, 552), (376, 602)),
        ((404, 474), (420, 510), (424, 552), (404, 606)),
        ((428, 480), (440, 516), (442, 558), (428, 600)),
    )
    tan = body - saddle.grow(-2)
    locks(c, chest, 170, (0.2, 2.4), (COAT, PALE), seed="chest", share=0.65, clip=tan, shade=DEEP)
    flank: tuple[Points, ...] = (((392, 566), (372, 580), (356, 600)), ((350, 566), (338, 580), (326, 604)))
    locks(c, flank, 50, (0.4, 2.2), (COAT, PALE), seed="flank", share=0.6, clip=tan, shade=DEEP)
    hem = ((400, 528), (394, 560), (366, 574), (340, 572), (318, 564))
    fringe(c, hem, 70, (11, 1.7), 1.9, "hem", (SADDLE, COAT, COAT), 4, share=0.7)
    fringe(c, ((444, 512), (449, 546), (446, 576), (432, 600)), 44, (12, 1.9), 0.3, "bib", (COAT, PALE, COAT), 3)
    fringe(c, ((420, 606), (396, 606), (364, 598), (340, 596)), 30, (9, 1.7), -1.0, "keel", (COAT, DEEP, PALE), 2)
    c.multiply(body * np.asarray(smoothstep(556, 612, c.y), np.float32), (0.5, 0.11, 20), 0.6)
    c.glaze(body.edge(-2, -4, 1.4), (0.9, 0.12, 72), 0.55)


def _thigh(c: Canvas) -> None:
    """The bent hind leg: its thigh a rounded mass, the shank back to the hock, the paw flat on the step."""
    _leg(c, _SHANK, 0.0, "hind")
    m = c.mask(curve(_THIGH), wobble=1)
    front = np.asarray(smoothstep(262, 300, c.x + 0.5 * (c.y - 560)), np.float32)
    c.multiply(m.blur(6).move(7, 3) & c.mask(curve(_BODY)), INK, 0.5)
    c.form(c.relief(m, 24, 4), COAT, rim=0.15, mottle=0.03, detail=0.7, gain=0.9)
    top = m * np.asarray(smoothstep(590, 556, c.y + 0.35 * (c.x - 290)), np.float32)
    c.glaze(top, SADDLE, 0.9)
    ways: tuple[Points, ...] = (
        ((274, 554), (268, 572), (272, 592), (284, 606)),
        ((292, 550), (298, 570), (302, 590), (304, 608)),
        ((308, 553), (328, 574), (338, 594), (328, 612)),
    )
    locks(c, ways, 110, (0.24, 2.3), (COAT, PALE), seed="thigh", share=0.6, clip=m - top.grow(-1), shade=DEEP)
    locks(c, ways, 90, (0.2, 2.2), (SADDLE, SADDLE_PALE), seed="croup", share=0.6, clip=top, until=0.5, shade=INK)
    c.multiply((m - top) * np.asarray(smoothstep(584, 610, c.y), np.float32), (0.5, 0.11, 20), 0.5)
    c.glaze(m.edge(-3, -1, 1.4) * (1 - front), (0.9, 0.12, 72), 0.6)
    fringe(c, ((266, 590), (272, 602), (280, 608)), 14, (8, 1.5), 0.5, "breech", (COAT, PALE), 2)


def _leg(c: Canvas, spine: Points, dim: float, seed: str) -> None:
    """A leg with its paw at the end of the spine, furnished behind, three toes parted."""
    m = c.mask(limb(spine, 44), wobble=1)
    top = spine[0][1]
    shown = m * np.asarray(smoothstep(top - 12, top + 16, c.y), np.float32)
    u, v, q = spine[-1]
    paw = c.mask(oval(u - 1, v + 0.5, 1.6 * q, q), wobble=0.6)
    below = c.full(np.asarray(smoothstep(v - 1, v + 3, c.y) * smoothstep(516, 506, c.x), np.float32))
    c.multiply(c.mask(oval(u - 4, v + 0.9 * q, 22, 3.6), soft=3) & below, PLUM, 0.7)
    shown = shown | paw
    c.form(c.relief(shown, 11, 1.5), COAT, rim=0.15, mottle=0.03, detail=0.75, gain=0.9)
    ways: tuple[Points, ...] = tuple(tuple((x + f * r, y + 1) for x, y, r in spine) for f in (-0.8, 0.0, 0.8))
    locks(c, ways, 80, (0.22, 1.9), (COAT, PALE), seed=f"leg/{seed}", share=0.65, clip=shown, shade=DEEP)
    back = [(x - 0.8 * r, y + 0.3 * r) for x, y, r in spine[1:-1]]
    if len(back) > 2 and dim < 0.1:
        fringe(c, back, 22, (8, 1.5), 0.7, f"feather/{seed}", (COAT, PALE, DEEP), 1.5)
    c.multiply(shown, (0.45, 0.12, 10), dim)

    def toes(pen: Pen) -> None:
        for dx in (0.1, 0.85):
            x = u + dx * q
            crease(pen, ((x - 2, v - 0.5 * q), (x + 1.5, v + 0.1 * q), (x + 1, v + 0.9 * q)), 1.1, INK, 0.75)

    c.draw(toes, clip=shown, detail=0.8, soft=0.25)
