"""Parts of Overdue: the child in dotted coral pyjamas, asleep in the hollow, its cheek on the feathers."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Colour, mix
from art.painting.marks import sweep
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, oval, place, sample

from .inks import CORAL, CREAM, DEEP, INK, MINT, SAND, SEA, TEAL, crease
from .shelf import Surface, lay, shelve

_SKIN: Final = (0.68, 0.085, 52)
_FLESH: Final = (0.55, 0.09, 40)
_HAIR: Final = (0.31, 0.04, 40)
_CLOTH: Final = (0.95, 0.025, 85)
_CORAL: Final = (0.715, 0.14, 34)
_TORSO: Final[Points] = ((434, 876, 44), (458, 950, 55), (490, 1026, 57), (504, 1046, 50))
_NEAR_LEG: Final[Points] = ((492, 1048, 47), (546, 1056, 42), (602, 1066, 34), (652, 1077, 22))
_FAR_THIGH: Final[Points] = ((516, 1030, 36), (562, 974, 36), (602, 932, 33))
_FAR_SHIN: Final[Points] = ((606, 934, 32), (620, 990, 29), (624, 1050, 25))
_NEAR_ARM: Final[Points] = ((414, 890, 27), (428, 948, 26), (456, 986, 23), (500, 990, 18))
_FAR_ARM: Final[Points] = ((474, 884, 24), (516, 930, 22), (552, 950, 17))
_BLANKET: Final[tuple[Points, ...]] = (
    ((322, 812), (356, 832), (404, 838)),
    ((308, 926), (364, 950), (424, 944)),
    ((322, 1030), (392, 1058), (466, 1044)),
    ((346, 1096), (416, 1114), (490, 1100)),
)


def _dotted(c: Canvas, m: Mask, spine: Points, step: float) -> None:
    """Small cream dots strewn over a limb of cloth, loosely in turn, never in rows."""
    s = sample(spine, 120)
    d = np.gradient(s[:, :2], axis=0)
    along = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(s[:, :2], axis=0).T))])
    ways = d / (np.hypot(d[:, 0], d[:, 1])[:, None] + 1e-6)
    r = c.rng(f"dots/{spine[0][0]:.0f}/{spine[0][1]:.0f}")

    def work(pen: Pen) -> None:
        for k, q in enumerate(np.arange(-step, along[-1] + step, 0.5 * step)):
            n = int(np.clip(np.searchsorted(along, q), 0, 119))
            (x, y, wide), (tx, ty) = s[n], ways[n]
            beyond = min(q, 0.0) + max(q - along[-1], 0.0)
            for t in (-0.9, -0.3, 0.3, 0.9) if k % 2 else (-0.6, 0.0, 0.6):
                u = wide * (t + float(r.uniform(-0.1, 0.1)))
                v = beyond + float(r.uniform(-3, 3))
                pen.dot(float(x + v * tx - u * ty), float(y + v * ty + u * tx), float(r.uniform(2.6, 3.6)), _CLOTH, 0.9)

    c.draw(work, clip=m, detail=0.85, soft=0.4)


def _cloth(c: Canvas, spine: Points, step: float, *, shade: float = 0.5, dim: float = 0.0) -> Mask:
    """One sleeve, leg or trunk of pyjamas: coral, its dots, its soft side in the shade."""
    m = c.mask(limb(spine, 60), wobble=0.8)
    c.multiply(m.blur(7).move(3, 6), (0.5, 0.08, 40), 0.42)
    c.fill(m, _CORAL, detail=0.8, mottle=0.02)
    c.glaze(m.edge(-2, -6, 5) & m, (0.83, 0.1, 45), 0.6)
    _dotted(c, m, spine, step)
    if dim:
        c.multiply(m, (0.72, 0.06, 60), dim)
    low = [(x + 0.25 * r, y + 0.72 * r, 0.3 * r) for x, y, r in spine]
    sweep(c, m, low, 9, (0.62, 0.08, 45), shade)
    return m


def _foot(c: Canvas) -> None:
    """The near foot, bare: its heel on the floor, toes up."""
    m = c.mask(curve([(648, 1060), (664, 1054), (676, 1038), (688, 1030), (699, 1038), (698, 1058), (694, 1084),
                      (680, 1096), (658, 1094), (646, 1080)]))  # fmt: skip
    c.multiply(m.blur(5).move(2, 6), (0.5, 0.07, 50), 0.5)
    c.fill(m, _SKIN, detail=0.85)
    sweep(c, m, ((652, 1092, 5), (678, 1094, 6), (694, 1076, 5), (698, 1050, 4)), 5, _FLESH, 0.6)

    def toes(pen: Pen) -> None:
        crease(pen, ((680, 1040), (686, 1044), (692, 1043)), 1.5, _FLESH, 0.8)
        crease(pen, ((676, 1046), (682, 1050), (688, 1050)), 1.4, _FLESH, 0.6)

    c.draw(toes, clip=m, detail=0.85, soft=0.3)


def legs(c: Canvas) -> None:
    """Far arm, the far knee drawn up, trunk, the near leg along the floor."""
    ground = c.mask(limb([(400, 1096, 12), (540, 1108, 14), (690, 1100, 10)], 30), soft=8)
    c.multiply(ground, (0.5, 0.08, 50), 0.45)
    _cloth(c, _FAR_SHIN, 40, dim=0.3)
    _cloth(c, _FAR_THIGH, 40, dim=0.3)
    _cloth(c, _FAR_ARM, 34, dim=0.2)
    trunk = _cloth(c, _TORSO, 42)
    sweep(c, trunk, ((396, 890, 10), (404, 960, 14), (440, 1050, 16)), 12, (0.62, 0.08, 45), 0.6)
    _foot(c)
    _cloth(c, _NEAR_LEG, 42)
    c.multiply(c.mask(limb([(520, 1004, 4), (532, 1030, 6), (556, 1040, 4)], 16), soft=5), (0.6, 0.08, 45), 0.4)


def blanket(c: Canvas) -> None:
    """The breast's nearest spines, which have slipped over the sleeper's back and hip."""
    s = Surface(_BLANKET)
    lay(c, s, shelve(c, "blanket1", 1.25, 4, (MINT, CREAM, SEA, SAND), long=1.4, ragged=0.14))
    lay(c, s, shelve(c, "blanket0", 0.0, 3, (CREAM, SEA, MINT, SAND), long=1.62, ragged=0.12))


def book(c: Canvas) -> None:
    """The open book across the knees, and the near arm that has sunk down on its page."""

    def b(points: Points) -> list[tuple[float, ...]]:
        return place(points, 546, 960, 0.92, -16)

    cover = c.mask(curve(b([(-88, -10, CORNER), (-40, -24), (0, 4, CORNER), (46, -28), (96, -18, CORNER),
                            (104, 26, CORNER), (50, 20), (2, 46, CORNER), (-46, 26), (-98, 36, CORNER)])))  # fmt: skip
    c.multiply(cover.blur(7).move(0, 12), (0.5, 0.08, 40), 0.55)
    c.fill(cover, TEAL, detail=0.9)
    for side in (
        b([(-84, -16, CORNER), (-40, -32), (0, -4, CORNER), (2, 38, CORNER), (-46, 16), (-92, 28, CORNER)]),
        b([(0, -4, CORNER), (46, -36), (92, -24, CORNER), (98, 18, CORNER), (50, 10), (2, 38, CORNER)]),
    ):
        m = c.mask(curve(side))
        c.fill(m, (0.965, 0.022, 92), detail=0.9)
        sweep(c, m, b([(0, -8, 6), (2, 20, 8), (2, 40, 6)]), 6, SAND, 0.9)

    def lines(pen: Pen) -> None:
        for k in range(4):
            y = -14 + 9 * k
            pen.stroke([p[:2] for p in b([(-74, y), (-42, y - 10), (-12, y + 8)])], mix(SAND, DEEP, 0.35), 1.6, 0.6)
            if k > 2:
                pen.stroke(
                    [p[:2] for p in b([(14, y + 8), (46, y - 12), (82, y - 2)])], mix(SAND, DEEP, 0.35), 1.6, 0.6
                )
        owl = [(30, -6), (28, -30, CORNER), (37, -26), (50, -28), (58, -34, CORNER), (64, -12), (56, 0), (40, 2)]
        pen.fill(curve(b(owl)), TEAL, 0.9)
        for x, y in ((38, -19), (52, -21)):
            pen.dot(*_first(b([(x, y)])), 4.4, CREAM)

    c.draw(lines, detail=0.9, soft=0.3)
    arm = _cloth(c, _NEAR_ARM, 34)
    sweep(c, arm, ((400, 900, 4), (414, 958, 6), (450, 1004, 5)), 7, (0.62, 0.08, 45), 0.5)
    hand = c.mask(
        curve([(494, 976), (516, 972), (538, 978), (548, 988), (538, 996), (524, 1004), (502, 1006), (492, 994)])
    )
    c.multiply(hand.blur(4).move(1, 5), (0.5, 0.08, 40), 0.5)
    c.fill(hand, _SKIN, detail=0.9)

    def fingers(pen: Pen) -> None:
        crease(pen, ((524, 984), (534, 986), (545, 988)), 1.5, _FLESH, 0.8)
        crease(pen, ((520, 993), (528, 995), (538, 995)), 1.5, _FLESH, 0.8)

    c.draw(fingers, clip=hand, detail=0.9, soft=0.3)


def _first(points: list[tuple[float, ...]]) -> tuple[float, float]:
    return points[0][0], points[0][1]


def _h(points: Points) -> list[tuple[float, ...]]:
    """Return points of the head (its middle at 0, 0, upright) where they lie on the card."""
    return place(points, 408, 788, 1.12, -33)


def _xy(points: Points) -> list[tuple[float, float]]:
    return [(p[0], p[1]) for p in _h(points)]


def head(c: Canvas) -> None:
    """The sleeping head: hair on the feathers, face turned down towards the book."""
    neck = c.mask(limb([(428, 832, 24), (440, 864, 24)], 12))
    c.fill(neck, mix(_SKIN, _FLESH, 0.45), detail=0.8)
    collar = c.mask(
        curve([(404, 862), (438, 868), (474, 844), (488, 856), (470, 882), (442, 892), (412, 892), (394, 876)])
    )
    c.fill(collar, _CLOTH, detail=0.85)
    c.multiply(collar.edge(0, 5, 3), (0.7, 0.08, 50), 0.6)
    back = c.mask(
        curve(_h([(-58, 34), (-68, -8), (-52, -52), (-8, -72), (36, -62), (58, -30), (54, 0), (20, 30), (-30, 52)]))
    )
    c.multiply(back.blur(9).move(-8, 8), (0.42, 0.06, 215), 0.6)
    c.fill(back, _HAIR, detail=0.85)
    skull = c.mask(
        curve(_h([(-40, -28), (0, -52), (44, -38), (56, 0), (54, 26), (38, 50), (12, 60), (-18, 50), (-38, 22)]))
    )
    c.fill(skull, _SKIN, detail=0.9)
    sweep(c, skull, _h([(-36, 10, 8), (-22, 44, 10), (10, 60, 6)]), 9, _FLESH, 0.55)
    for x, y in _xy([(-10, 30), (46, 26)]):
        c.glaze(c.mask(oval(x, y, 13, 9), soft=5) & skull, CORAL, 0.42)
    fringe = c.mask(curve(_h([(-52, 30), (-60, -20), (-36, -60), (10, -70), (50, -44), (60, -8, CORNER), (40, -26),
                              (24, -22), (8, -30), (-14, -20), (-28, -4), (-30, 18), (-38, 40)])))  # fmt: skip
    c.multiply(fringe.blur(4).move(2, 5) & skull, _FLESH, 0.6)
    c.fill(fringe, _HAIR, detail=0.9)
    for way in (
        [(-50, 6, 2), (-44, -34, 4), (-8, -58, 3)],
        [(-34, 0, 2), (-22, -36, 4), (14, -54, 2)],
        [(14, -34, 2), (34, -46, 3), (50, -30, 2)],
    ):
        sweep(c, fringe, _h(way), 3, (0.45, 0.05, 45), 0.7, pale=True)
    ((x, y),) = _xy([(-32, 18)])
    ear = c.mask(oval(x, y, 9, 13, -20))
    c.fill(ear, _SKIN, detail=0.9)
    c.multiply(ear.edge(4, 3, 2), _FLESH, 0.6)
    _features(c)


def _features(c: Canvas) -> None:
    def work(pen: Pen) -> None:
        ink: Colour = mix(_HAIR, INK, 0.3)
        crease(pen, _xy([(-12, 10), (-2, 17), (8, 17), (15, 11)]), 2.6, ink)
        crease(pen, _xy([(32, 10), (39, 16), (46, 15), (51, 9)]), 2.4, ink)
        crease(pen, _xy([(-10, -8), (2, -13), (14, -10)]), 1.9, ink, 0.75)
        crease(pen, _xy([(32, -11), (42, -14), (52, -9)]), 1.8, ink, 0.75)
        crease(pen, _xy([(28, 18), (32, 27), (27, 31), (20, 29)]), 1.8, _FLESH)
        crease(pen, _xy([(16, 42), (23, 45), (32, 41)]), 2.0, (0.48, 0.11, 30))

    c.draw(work, detail=0.95, soft=0.25)
