"""Parts of Last Service: his legs: one knee up, its shoe held out to her; the other leg hangs straight down."""

from __future__ import annotations

from typing import Final

from art.painting.canvas import Canvas
from art.painting.coats import nap
from art.painting.marks import sweep, sweeps
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, oval

from .brush import LEATHER, MUSTARD, SHADE, crease

_CLOTH: Final = (0.5, 0.055, 335)
_DEEP: Final = (0.62, 0.07, 320)
_PALE: Final = (0.66, 0.05, 345)
_INK: Final = (0.3, 0.05, 320)
_NEAR: Final[Points] = (
    *((500, 770, CORNER), (466, 780), (432, 782), (406, 794), (393, 815), (391, 842), (396, 876), (399, 906)),
    *((398, 930, CORNER), (456, 931, CORNER), (463, 904), (470, 884), (484, 872), (516, 884), (560, 902)),
    *((604, 908), (640, 890), (656, 850), (652, 806), (640, 770, CORNER)),
)
_FAR: Final[Points] = (
    *((556, 850, CORNER), (558, 900), (559, 946), (567, 986), (574, 1034, CORNER), (629, 1036, CORNER)),
    *((639, 1000), (640, 966), (646, 904), (652, 850, CORNER)),
)
_NEAR_SHOE: Final[Points] = (
    *((448, 950, CORNER), (455, 976), (452, 998), (454, 1014, CORNER), (424, 1016, CORNER), (412, 1008), (376, 1014)),
    *((338, 1018), (312, 1012), (306, 998), (318, 984), (348, 976), (378, 964), (402, 944, CORNER), (424, 940)),
)
_FAR_SHOE: Final[Points] = (
    *((624, 1058, CORNER), (633, 1080), (626, 1096), (606, 1100), (582, 1112), (556, 1122), (539, 1118), (537, 1104)),
    *((554, 1088), (572, 1072), (580, 1056, CORNER), (602, 1051)),
)


def cast(c: Canvas) -> None:
    """His shadow on the sand below: he hangs in the air."""
    c.multiply(c.mask(oval(604, 1141, 118, 8), soft=6), SHADE, 0.5)


def _shoe(c: Canvas, outline: Points) -> Mask:
    m = c.mask(curve(outline), wobble=0.5)
    c.fill(m, LEATHER, detail=0.75, mottle=0.04)
    c.glaze(m.edge(-4, -7, 6), (0.58, 0.1, 48), 0.7)
    c.multiply(m.edge(2, 9, 5), (0.5, 0.08, 20), 0.7)
    c.fill(m - m.move(0, -5), (0.25, 0.05, 35), detail=0.75)
    return m


def _turnup(c: Canvas, line: Points, below: Mask, dim: float) -> None:
    cuff = c.mask(limb(line, 14), wobble=0.6)
    c.multiply(cuff.blur(3).move(0, 5) & below, (0.6, 0.1, 40), 0.6)
    c.fill(cuff, _CLOTH, detail=0.6)
    c.glaze(cuff.edge(-2, -4, 3), _PALE, 0.7)
    c.multiply(cuff, _DEEP, dim)


def far_leg(c: Canvas) -> None:
    """The far leg hangs straight down from the hip, its shoe's toe down."""
    sock = c.mask(limb([(602, 1036, 19), (603, 1074, 19)], 12))
    c.fill(sock, MUSTARD, detail=0.6)
    c.multiply(sock, (0.7, 0.12, 50), 0.5)
    m = _shoe(c, _FAR_SHOE)
    c.multiply(m, (0.6, 0.07, 330), 0.3)
    leg = c.mask(curve(_FAR), wobble=0.8)
    c.fill(leg, _CLOTH, detail=0.5, mottle=0.03)
    c.multiply(leg, _DEEP, 0.5)
    sweep(c, leg, ((572, 930, 4), (582, 980, 7), (584, 1036, 6)), 6, _PALE, 0.55, pale=True)
    sweeps(
        c,
        leg,
        (
            (((640, 900, 14), (630, 970, 12), (622, 1040, 9)), 9, 0.8),
            (((556, 896, 22), (610, 916, 18), (650, 900, 16)), 12, 0.9),
        ),
        _DEEP,
    )

    def folds(pen: Pen) -> None:
        crease(pen, ((570, 962), (590, 972), (618, 966)), 1.8, _INK, 0.5)
        crease(pen, ((640, 974), (616, 986), (592, 984)), 1.8, _INK, 0.5)
        crease(pen, ((632, 1026), (612, 1034), (588, 1028)), 1.6, _INK, 0.5)
        crease(pen, ((602, 926), (600, 980), (600, 1036)), 1.3, _INK, 0.4)

    c.draw(folds, clip=leg, detail=0.55, soft=0.5)
    _turnup(c, ((575, 1031, 9), (602, 1037, 9), (628, 1033, 9)), sock, 0.4)


def near(c: Canvas) -> Mask:
    """Return where the near leg lies."""
    return c.mask(curve(_NEAR), wobble=0.9)


def near_leg(c: Canvas) -> None:
    """The near leg: seat, thigh raised level, knee, shin down to the foot that he holds out to her."""
    sock = c.mask(limb([(428, 918, 22), (425, 960, 21)], 12))
    c.fill(sock, MUSTARD, detail=0.6)
    c.multiply(sock.edge(8, 0, 6), (0.7, 0.12, 50), 0.6)
    leg = near(c)
    c.fill(leg, _CLOTH, detail=0.55, mottle=0.03)
    _rounding(c, leg)
    nap(c, leg, 700, 2.9, "nap/leg", 9, vary=(0.06, 0.012), alpha=0.45)
    c.draw(_folds, clip=leg, detail=0.6, soft=0.5)
    _turnup(c, ((401, 926, 9), (428, 933, 9), (456, 928, 9)), sock, 0.0)
    m = _shoe(c, _NEAR_SHOE)
    sweep(c, m, ((320, 988, 3), (344, 982, 4), (366, 980, 2)), 3, (0.74, 0.07, 60), 0.7, pale=True)

    def seams(pen: Pen) -> None:
        crease(pen, ((360, 972), (372, 990), (366, 1006)), 1.5, (0.2, 0.05, 35), 0.7)
        crease(pen, ((432, 966), (430, 986), (434, 1006)), 1.5, (0.2, 0.05, 35), 0.6)

    c.draw(seams, clip=m, detail=0.75, soft=0.3)


def _rounding(c: Canvas, leg: Mask) -> None:
    """Light along the thigh and down the shin; shade beneath the thigh and on the calf."""
    sweep(c, leg, ((500, 792, 8), (456, 794, 11), (416, 802, 9)), 9, _PALE, 0.85, pale=True)
    sweep(c, leg, ((402, 820, 7), (405, 870, 7), (408, 920, 5)), 7, _PALE, 0.75, pale=True)
    sweeps(
        c,
        leg,
        (
            (((474, 866, 6), (520, 876, 13), (570, 890, 16), (640, 880, 14)), 11, 0.95),
            (((466, 866, 10), (458, 900, 10), (450, 930, 8)), 8, 0.85),
            (((530, 806, 6), (560, 840, 12), (600, 862, 14)), 12, 0.5),
            (((440, 836, 9), (462, 856, 9), (480, 868, 6)), 9, 0.6),
        ),
        _DEEP,
    )


def _folds(pen: Pen) -> None:
    """Pulls from the groin, breaks behind the knee, a crease down the shin, the pocket."""
    for way, wide, share in (
        (((504, 806), (530, 828), (572, 846)), 2.2, 0.6),
        (((500, 820), (528, 846), (566, 864)), 1.9, 0.5),
        (((488, 872), (466, 860), (440, 856)), 2.3, 0.7),
        (((484, 864), (462, 846), (436, 838)), 2.0, 0.55),
        (((468, 884), (450, 886), (426, 880)), 1.9, 0.5),
        (((462, 908), (440, 912), (420, 906)), 1.6, 0.4),
        (((398, 814), (410, 826), (412, 842)), 1.8, 0.45),
        (((560, 892), (592, 894), (626, 880)), 1.8, 0.5),
    ):
        crease(pen, way, wide, _INK, share)
    crease(pen, ((414, 852), (416, 890), (418, 922)), 1.4, _PALE, 0.6)
