"""Parts of Upstairs Neighbour: the giraffe's head in profile, its chin on the knees, asleep."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.coats import nap
from art.painting.colour import smoothstep
from art.painting.marks import sweep
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb

from .brush import HONEY_DEEP, HONEY_PALE, INK, OCHRE, PLUM, crease

_TOP: Final[Points] = (
    *((640, 786), (618, 762), (588, 748), (556, 746), (530, 754), (508, 772), (470, 793), (428, 810)),
    *((386, 820), (350, 822), (322, 828), (302, 842)),
)
_JAW: Final[Points] = (
    *((292, 862), (296, 884), (310, 897), (324, 902), (338, 913), (364, 918), (400, 911), (440, 906), (484, 913)),
    *((530, 925), (576, 926), (618, 912), (652, 880), (664, 830)),
)
_MOUTH: Final[Points] = ((304, 893), (330, 890), (360, 887), (388, 884), (410, 876))
_SPOTS: Final[tuple[tuple[Points, float], ...]] = (
    (((596, 800), (622, 792), (640, 812), (632, 838), (606, 838)), 0.9),
    (((570, 852), (596, 852), (612, 872), (600, 902), (572, 908), (556, 882)), 0.9),
    (((528, 866), (546, 870), (548, 898), (532, 912), (512, 900), (510, 878)), 0.85),
    (((484, 872), (498, 876), (498, 894), (484, 900), (472, 888)), 0.75),
    (((452, 874), (462, 878), (460, 890), (450, 892), (443, 883)), 0.6),
    (((426, 874), (433, 876), (432, 884), (425, 886), (420, 880)), 0.45),
    (((626, 850), (648, 850), (650, 872), (630, 880), (618, 866)), 0.9),
)


def mask(c: Canvas) -> Mask:
    """The head's silhouette."""
    return c.mask(curve((*_TOP, *_JAW)), wobble=0.8)


def head(c: Canvas) -> None:
    """Paint the far horn, the head on the lap, its spots, muzzle, eye, the near ear and horn."""
    _horn(c, ((556, 758, 12), (558, 722, 10), (564, 692, 9.5)), far=True)
    m = mask(c)
    c.multiply(m.blur(9).move(2, 12) & c.full(smoothstep(880, 905, c.y) * smoothstep(520, 500, c.x)), INK, 0.75)
    c.multiply((m.blur(8).move(-5, 6) - m) & c.full(smoothstep(560, 500, c.x)), INK, 0.35)
    c.fill(m, OCHRE, detail=0.7)
    _planes(c, m)
    for outline, share in _SPOTS:
        c.fill(c.mask(curve(outline), wobble=1.2) & m, PLUM, share, detail=0.7)
    _muzzle(c, m)
    nap(c, m, 1500, float(np.pi * 0.97), "nap/head", 10, vary=(0.07, 0.015), alpha=0.55)
    _lips(c)
    _eye(c, m)
    _ear(c)
    _horn(c, ((588, 764, 14), (597, 726, 11.5), (609, 695, 11)), far=False)


def _planes(c: Canvas, m: Mask) -> None:
    """Bridge of the nose, brow, cheekbone and jowl, the jaw in shade."""
    sweep(c, m, ((540, 764, 8), (480, 798, 9), (410, 824, 9), (340, 834, 8)), 8, HONEY_PALE, 0.75, pale=True)
    sweep(c, m, ((450, 846, 8), (510, 846, 13), (570, 834, 12)), 11, HONEY_PALE, 0.6, pale=True)
    jaw: Points = ((350, 922, 6), (420, 914, 8), (490, 922, 10), (560, 934, 13), (630, 916, 14), (668, 850, 10))
    sweep(c, m, jaw, 9, HONEY_DEEP, 1.0)
    sweep(c, m, ((470, 832, 4), (432, 852, 7), (404, 868, 5)), 8, HONEY_DEEP, 0.55)
    sweep(c, m, ((596, 786, 6), (560, 830, 4), (548, 860, 4)), 10, HONEY_DEEP, 0.4)


def _muzzle(c: Canvas, m: Mask) -> None:
    """The soft pale muzzle, its long upper lip over the lower one."""
    front = m * np.asarray(smoothstep(410, 318, c.x + 0.3 * (c.y - 860))[m.where], np.float32)
    c.glaze(front, (0.88, 0.045, 52), 0.85)
    sweep(c, m, ((318, 912, 4), (350, 910, 7), (386, 902, 5)), 6, (0.74, 0.06, 20), 0.75)
    sweep(c, m, ((330, 838, 3), (342, 852, 5), (338, 868, 3)), 6, (0.76, 0.06, 20), 0.6)
    sweep(c, m, ((302, 856, 4), (308, 874, 5), (322, 884, 4)), 5, (0.95, 0.03, 60), 0.7, pale=True)


def _lips(c: Canvas) -> None:
    """A slit of a nostril, a quiet mouth that turns up at its corner, a few hairs on the lip."""

    def lines(pen: Pen) -> None:
        pen.fill(limb([(318, 854, 1), (325, 845, 4), (337, 841, 3.4), (343, 846, 1)], 20), INK, 0.9)
        crease(pen, _MOUTH, 2.2, INK, 0.85)
        crease(pen, ((404, 866), (412, 873), (413, 882)), 1.6, INK, 0.5)
        for x, y, u, v in ((308, 874, -5, 5), (320, 874, -2, 7), (332, 876, 0, 7), (344, 902, 1, 6)):
            pen.fill(limb([(x, y, 0.9), (x + u, y + v, 0.4)], 6), INK, 0.4)

    c.draw(lines, detail=0.9, soft=0.25)


def _eye(c: Canvas, m: Mask) -> None:
    """The big closed lid; one soft line with a few short lashes."""
    lid = c.mask(curve([(480, 814), (488, 796), (508, 784), (532, 786), (546, 802), (536, 818), (512, 826),
                        (492, 824)]), soft=1.2)  # fmt: skip
    socket = c.mask(limb([(476, 800, 4), (502, 776, 6), (536, 776, 6), (554, 796, 4)], 24), soft=5)
    c.multiply(socket & m, HONEY_DEEP, 0.6)
    c.fill(lid & m, (0.745, 0.1, 60), detail=0.8)
    c.glaze(lid.edge(-3, -8, 5) & m, HONEY_PALE, 0.8)
    sweep(c, m, ((478, 826, 3), (508, 838, 5), (544, 828, 3)), 5, HONEY_DEEP, 0.7)

    def lashes(pen: Pen) -> None:
        line = ((477, 815, 0.5), (490, 824, 2.1), (514, 829, 3.0), (536, 821, 2.3), (551, 803, 0.7))
        pen.fill(limb(line, 40), INK)
        for x, y, u, v in ((492, 825, -9, 8), (501, 828, -7.5, 10), (511, 829.5, -5.5, 11), (521, 829, -3, 10)):
            pen.fill(limb([(x, y - 1.5, 1.7), (x + 0.4 * u, y + 0.6 * v, 1.1), (x + u, y + v, 0.2)], 12), INK)
        crease(pen, ((484, 786), (508, 771), (536, 774), (552, 790)), 1.5, (0.5, 0.09, 40), 0.7)

    c.draw(lashes, detail=0.95, soft=0.25)


def _ear(c: Canvas) -> None:
    """The near ear, fallen back and down."""
    outline: Points = ((612, 790, CORNER), (626, 772), (656, 772), (690, 796), (716, 838, CORNER), (684, 844),
                       (648, 832), (622, 812))  # fmt: skip
    m = c.mask(curve(outline), wobble=0.6)
    c.multiply(m.blur(7).move(3, 9), INK, 0.45)
    c.fill(m, OCHRE, detail=0.75)
    inner = c.mask(curve([(630, 794), (656, 792), (684, 814), (702, 832, CORNER), (676, 830), (646, 816)]), soft=2)
    c.fill(inner & m, (0.68, 0.09, 25), 0.8, detail=0.7)
    c.multiply(c.mask(limb([(632, 796, 3), (664, 806, 4), (696, 828, 2)], 16), soft=3) & m, (0.6, 0.09, 10), 0.5)
    c.glaze(m.edge(-2, -5, 3), HONEY_PALE, 0.8)
    c.multiply(m.edge(2, 6, 4), HONEY_DEEP, 0.7)
    nap(c, m, 260, 0.7, "nap/ear", 9, vary=(0.08, 0.015), alpha=0.6)


def _horn(c: Canvas, spine: Points, *, far: bool) -> None:
    """One of the two horns: skin all the way up, a dark tuft on the knob."""
    m = c.mask(limb(spine, 30))
    c.fill(m, OCHRE, detail=0.75)
    if far:
        c.multiply(m, HONEY_DEEP, 0.65)
    else:
        c.multiply(m.edge(6, 2, 5), HONEY_DEEP, 0.9)
    x, y, q = spine[-1][:3]
    tuft = c.mask(curve([(x - q - 3, y + 4), (x - q - 1, y - 9), (x + 3, y - 17), (x + q + 5, y - 9),
                         (x + q + 3, y + 4), (x + 1, y + 9)]), wobble=1.2)  # fmt: skip
    c.fill(tuft, (0.36, 0.075, 348), detail=0.8)
    c.glaze(tuft.edge(-3, -4, 3), (0.56, 0.08, 348), 0.6)
