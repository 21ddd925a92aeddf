"""Parts of Finders: the near arm, its hand laid on the heart; the far hand, which comes out behind the back."""

from __future__ import annotations

from typing import Final

from art.painting.canvas import Canvas
from art.painting.colour import smoothstep
from art.painting.marks import sweep
from art.painting.pen import Pen
from art.painting.shapes import Points, curve, limb

from .body import torso
from .brush import HIDE, HIDE_DEEP, HIDE_PALE, SEAM, cells, crease, plates
from .fingers import finger

_UPPER: Final[Points] = (
    *((566, 684), (584, 634), (624, 614), (664, 636), (684, 694), (696, 760), (704, 824), (698, 856)),
    *((662, 868), (632, 850), (620, 806), (606, 760), (584, 722)),
)
"""Shoulder and upper arm, down to the elbow."""
_FORE: Final[Points] = (
    *((690, 796), (705, 832), (714, 868), (704, 883), (684, 882), (648, 872), (612, 856), (586, 838), (562, 814)),
    *((552, 792), (558, 772), (574, 768), (600, 774), (628, 784), (652, 786), (672, 782)),
)
"""The forearm: a pointed elbow, a round of muscle, a slender wrist."""
_FINGERS: Final[tuple[Points, ...]] = (
    ((551, 800, 14), (532, 809, 12), (513, 812, 11), (496, 811, 7)),
    ((547, 790, 15), (523, 790, 13), (501, 782, 12), (480, 772, 7)),
    ((547, 777, 15), (525, 768, 13), (506, 754, 12), (491, 737, 7)),
    ((554, 767, 15), (537, 751, 13), (525, 731, 12), (516, 710, 7)),
    ((570, 765, 14), (565, 747, 12), (563, 731, 11), (566, 716, 7)),
)
_BACK: Final[Points] = ((582, 770), (565, 758), (546, 765), (535, 779), (537, 798), (551, 811), (571, 814), (587, 802))
"""The back of the near hand."""
_GRIP: Final[tuple[Points, ...]] = (
    ((724, 902, 14), (744, 912, 13), (762, 906, 11), (773, 895, 7)),
    ((726, 888, 15), (748, 890, 13), (766, 881, 11), (777, 869, 7)),
    ((730, 870, 15), (748, 866, 12), (764, 855, 10), (773, 842, 6)),
)


def far_arm(c: Canvas) -> None:
    """Paint the far wrist, which comes out from behind the back, and three fingers round the onion."""
    spine: Points = ((660, 916, 34), (700, 902, 30), (728, 888, 27), (738, 884, 24))
    m = c.mask(limb(spine, 30), wobble=0.6)
    for k, way in enumerate(_GRIP):
        finger(c, way, ("grip", k))
    c.fill(m, HIDE, detail=0.6)
    plates(c, m, cells([(p[0], p[1] - p[2]) for p in spine], [(p[0], p[1] + p[2]) for p in spine], 6, 4, 0.4),
           (HIDE, (0.53, 0.1, 150)), "wrist", share=0.5)  # fmt: skip
    c.multiply(m.edge(2, 12, 9), HIDE_DEEP, 0.8)
    c.multiply(m * smoothstep(748, 716, c.x), HIDE_DEEP, 0.85)
    sweep(c, m, ((716, 868, 3), (736, 868, 6), (752, 876, 3)), 5, HIDE_PALE, 0.5, pale=True)


def near_arm(c: Canvas) -> None:
    """Paint the near arm: shoulder, upper arm, bent elbow, forearm, and the hand laid on the heart."""
    _upper(c)
    _fore(c)
    _hand(c)


def _upper(c: Canvas) -> None:
    m = c.mask(curve(_UPPER), wobble=0.8)
    c.multiply((m.blur(9).move(6, 8) & torso(c)) * smoothstep(650, 740, c.y), HIDE_DEEP, 0.85)
    front: Points = ((572, 676), (588, 730), (608, 784), (622, 850))
    rear: Points = ((640, 622), (676, 680), (694, 760), (704, 860))
    with c.group() as g:
        c.fill(m, HIDE, detail=0.6)
        plates(c, m, cells(front, rear, 10, 4, 0.5), (HIDE, (0.54, 0.1, 148)), "near", share=0.6)
        c.multiply(m.edge(14, 4, 12), HIDE_DEEP, 0.75)
        c.glaze(m.edge(-9, -5, 7), HIDE_PALE, 0.6)
        sweep(c, m, ((600, 668, 10), (616, 720, 16), (640, 780, 10)), 12, HIDE_PALE, 0.35, pale=True)
        sweep(c, m, ((606, 766, 4), (634, 776, 9), (668, 772, 5)), 9, HIDE_DEEP, 0.85)
    c.paste(g, clip=c.full(smoothstep(622, 690, c.y + 0.35 * (c.x - 610))))


def _fore(c: Canvas) -> None:
    m = c.mask(curve(_FORE), wobble=0.8)
    upper = c.mask(curve(_UPPER))
    shade = m.blur(8).move(3, 10) & torso(c)
    c.multiply(shade - upper, HIDE_DEEP, 0.85)
    c.multiply(((m | upper).blur(16).move(2, 20) & torso(c)) - upper, HIDE_DEEP, 0.6)
    c.multiply((m.blur(6).move(-2, -6) & upper) * smoothstep(700, 640, c.x), HIDE_DEEP, 0.7)
    above: Points = ((702, 806), (660, 784), (606, 770), (548, 758))
    below: Points = ((700, 876), (650, 884), (596, 858), (536, 806))
    join = smoothstep(782, 812, c.y + 0.5 * (668 - c.x))
    with c.group() as g:
        c.fill(m, HIDE, detail=0.6)
        plates(c, m, cells(above, below, 10, 4, 0.4), (HIDE, (0.54, 0.1, 148)), "fore", share=0.6)
        c.multiply(m.edge(4, 14, 10), HIDE_DEEP, 0.85)
        c.glaze(m.edge(-4, -8, 6) * smoothstep(660, 610, c.x), HIDE_PALE, 0.6)
        sweep(c, m, ((560, 782, 5), (600, 800, 12), (640, 822, 8)), 9, HIDE_PALE, 0.4, pale=True)
    c.paste(g, clip=c.full(1 - (1 - join) * smoothstep(640, 668, c.x)))

    def folds(pen: Pen) -> None:
        crease(pen, [(604, 772), (622, 782), (640, 785), (656, 781)], 2.4, SEAM, 0.7)
        crease(pen, [(616, 764), (630, 771), (644, 770)], 1.5, SEAM, 0.4)
        crease(pen, [(676, 848), (688, 836), (694, 820)], 1.8, SEAM, 0.5)
        crease(pen, [(664, 862), (680, 860), (692, 848)], 1.6, SEAM, 0.45)

    c.draw(folds, clip=m | upper, detail=0.7, soft=0.4)


def _hand(c: Canvas) -> None:
    """Four fingers and a thumb spread on the pale breast, knuckles where they leave the hand."""
    for k, spine in enumerate(_FINGERS):
        finger(c, spine, ("heart", k))
    back = c.mask(curve(_BACK), soft=4)
    c.fill(back, HIDE, 0.95, detail=0.7)
    sweep(c, back, ((586, 810, 5), (565, 811, 7), (548, 806, 5)), 6, HIDE_DEEP, 0.7)
    sweep(c, back, ((578, 778, 4), (558, 772, 6), (544, 779, 3)), 5, HIDE_PALE, 0.6, pale=True)

    def lines(pen: Pen) -> None:
        for u, v in ((546, 799), (541, 787), (544, 774), (555, 765)):
            crease(pen, [(u + 16, v + 2 - (v - 785) * 0.3), (u + 8, v), (u - 3, v)], 1.4, SEAM, 0.4)
        crease(pen, [(582, 776), (588, 790), (584, 806)], 1.6, SEAM, 0.4)
        crease(pen, [(591, 778), (597, 794), (593, 812)], 1.4, SEAM, 0.3)

    c.draw(lines, detail=0.8, soft=0.4)
