"""Parts of Last Service: four old hands, and the red laces."""

from __future__ import annotations

from typing import Final

from art.painting.canvas import Canvas
from art.painting.colour import Colour
from art.painting.marks import sweep
from art.painting.pen import Pen
from art.painting.shapes import Points, curve, limb, oval, place

from .brush import (
    HER,
    HER_DEEP,
    HER_LINE,
    HER_PALE,
    HIS,
    HIS_DEEP,
    HIS_LINE,
    HIS_PALE,
    LACE,
    crease,
)

_HIM: Final = (HIS, HIS_DEEP, HIS_PALE, HIS_LINE)
_HERS: Final = (HER, HER_DEEP, HER_PALE, HER_LINE)
_LACE_DEEP: Final = (0.5, 0.15, 20)
_LACE_PALE: Final = (0.72, 0.15, 32)


def _fingers(c: Canvas, fingers: tuple[Points, ...], tones: tuple[Colour, ...], *, nails: bool = True) -> None:
    skin, deep, pale, ink = tones
    for f in fingers:
        m = c.mask(limb(f, 28))
        c.multiply(m.blur(3).move(1, 3), deep, 0.65)
        c.fill(m, skin, detail=0.88)
        c.multiply(m.edge(2, 5, 4), deep, 0.7)
        c.glaze(m.edge(-2, -4, 3), pale, 0.75)
        if nails:
            ax, (x, y, q) = f[-2][0], f[-1]
            nail = c.mask(oval(x + 0.1 * (ax - x), y - 0.24 * q, 0.56 * q, 0.42 * q), soft=0.6)
            c.glaze(nail & m, (0.88, 0.05, 45), 0.75)
        if len(f) > 2:
            x, y, q = f[1]
            fold = ((x - 2, y - 0.7 * q), (x + 2, y), (x, y + 0.4 * q))

            def work(pen: Pen, fold: Points = fold) -> None:
                crease(pen, fold, 1.1, ink, 0.4)

            c.draw(work, clip=m, detail=0.85, soft=0.3)


def _up(points: Points) -> Points:
    """Return points of the shut fist where it lies."""
    return place(points, 22, -2)


def grip(c: Canvas) -> None:
    """His near hand, shut round the strap."""
    back = c.mask(curve(_up([(630, 474), (628, 446), (622, 410), (626, 386), (642, 376), (660, 386), (668, 414),
                             (668, 446), (672, 472), (652, 482)])))  # fmt: skip
    c.fill(back, HIS, detail=0.85)
    sweep(c, back, _up(((664, 392, 6), (668, 430, 8), (668, 470, 8))), 7, HIS_DEEP, 0.7)
    sweep(c, back, _up(((638, 390, 5), (642, 430, 7), (640, 460, 6))), 6, HIS_PALE, 0.6, pale=True)
    _fingers(c, (_up(((636, 384, 10), (618, 374, 10), (604, 368, 8.5))),), _HIM)
    rows: tuple[Points, ...] = (
        ((644, 446, 10.5), (620, 446, 11), (603, 442, 9.5)),
        ((646, 429, 11.5), (618, 428, 12), (598, 423, 10.5)),
        ((646, 410, 12), (618, 409, 12.5), (596, 404, 11)),
        ((644, 391, 11.5), (618, 390, 12), (598, 386, 10.5)),
    )
    _fingers(c, tuple(_up(row) for row in rows), _HIM, nails=False)

    def work(pen: Pen) -> None:
        for y in (392, 411, 430):
            crease(pen, _up(((643, y - 6), (646, y - 2), (646, y + 2), (643, y + 6))), 1.2, HIS_LINE, 0.35)
        crease(pen, _up(((656, 404), (660, 430), (656, 456))), 1.3, HIS_LINE, 0.3)

    c.draw(work, detail=0.85, soft=0.3)


def caress(c: Canvas) -> None:
    """His far hand, that lies lightly on her hair: fingers apart, curved over her crown."""
    rest: tuple[Points, ...] = (
        ((256, 683, 7), (232, 671, 6.6), (206, 668, 6), (185, 680, 4.8)),
        ((250, 690, 8), (218, 681, 7.6), (190, 688, 6.8), (171, 708, 5.3)),
        ((249, 699, 8.4), (222, 694, 8), (196, 706, 7.2), (181, 730, 5.7)),
        ((254, 708, 8.6), (230, 707, 8), (208, 719, 7.2), (196, 742, 5.7)),
    )
    for finger in rest:
        _fingers(c, (finger,), _HIM)
    back = c.mask(
        curve(
            [(306, 686), (284, 681), (260, 677), (244, 683), (240, 697), (246, 712), (262, 722), (284, 724), (306, 720)]
        )
    )
    c.multiply(back.blur(4).move(-1, 5), HIS_DEEP, 0.45)
    c.fill(back, HIS, detail=0.85)
    sweep(c, back, ((300, 692, 4), (278, 687, 6), (256, 686, 5)), 5, HIS_PALE, 0.7, pale=True)
    sweep(c, back, ((304, 718, 6), (282, 720, 6), (260, 716, 5)), 6, HIS_DEEP, 0.6)
    _fingers(c, (((288, 714, 10), (268, 722, 9.2), (250, 730, 8), (234, 743, 6)),), _HIM)

    def work(pen: Pen) -> None:
        for way in (
            ((290, 694), (270, 690), (252, 690)),
            ((290, 702), (272, 699), (254, 700)),
            ((246, 704), (250, 709), (257, 710)),
            ((241, 692), (244, 697), (250, 699)),
        ):
            crease(pen, way, 1.1, HIS_LINE, 0.35)

    c.draw(work, detail=0.85, soft=0.3)


def _lace(c: Canvas, ways: tuple[Points, ...], wide: float = 3.6) -> None:
    def work(pen: Pen) -> None:
        for way in ways:
            pen.fill(limb([(p[0] + 0.6, p[1] + 1.2, wide) for p in way], 40), _LACE_DEEP, 0.9)
            pen.fill(limb([(p[0], p[1], wide) for p in way], 40), LACE)
            pen.fill(limb([(p[0] - 0.8, p[1] - 1, 0.3 * wide) for p in way], 40), _LACE_PALE, 0.55)

    c.draw(work, detail=0.9, soft=0.2)


def laces(c: Canvas) -> None:
    """Crossed on the shoe; the knot; one loop up in her far hand, one towards her near one, two ends."""
    crossed = (
        ((372, 984), (388, 980), (404, 966)),
        ((380, 966), (396, 970), (408, 984)),
        ((390, 954), (404, 956), (414, 970)),
    )
    _lace(c, crossed, 2.4)
    _lace(
        c,
        (
            ((396, 950), (394, 926), (378, 906), (360, 902), (364, 918), (380, 938), (395, 949)),
            ((394, 952), (372, 938), (354, 942), (345, 951), (356, 963), (376, 963), (393, 954)),
            ((396, 954), (412, 978), (408, 1002), (420, 1030), (416, 1044)),
            ((392, 956), (384, 984), (392, 1010), (382, 1034)),
        ),
        2.9,
    )
    c.draw(lambda pen: pen.fill(oval(394, 952, 6.4, 5.4, 20), LACE), relief=2, detail=0.9)


def tying(c: Canvas) -> None:
    """Her hands at the knot: each has a loop between finger and thumb."""
    far: tuple[Points, ...] = (
        ((324, 912, 11), (340, 922, 10.5), (346, 930, 9)),
        ((326, 906, 11.5), (346, 914, 11), (354, 922, 9)),
    )
    back = c.mask(curve([(306, 902), (318, 892), (338, 892), (350, 902), (348, 918), (334, 928), (314, 924)]))
    c.fill(back, HER, detail=0.85)
    c.multiply(back, HER_DEEP, 0.4)
    _fingers(c, far, _HERS, nails=False)
    _fingers(c, (((332, 900, 11), (350, 898, 10), (364, 908, 8)),), _HERS)
    near: tuple[Points, ...] = (
        ((300, 978, 11), (318, 984, 10.5), (330, 978, 9)),
        ((304, 970, 11.5), (324, 976, 11), (338, 970, 9)),
    )
    _fingers(c, (((298, 960, 12), (322, 966, 11), (344, 960, 8.5)),), _HERS)
    _fingers(c, near, _HERS, nails=False)
    back = c.mask(
        curve([(284, 950), (298, 940), (318, 938), (330, 946), (328, 962), (314, 976), (298, 984), (286, 978)])
    )
    c.multiply(back.blur(3).move(2, 4), HER_DEEP, 0.5)
    c.fill(back, HER, detail=0.85)
    sweep(c, back, ((290, 954, 5), (304, 946, 6), (322, 944, 5)), 5, HER_PALE, 0.7, pale=True)
    sweep(c, back, ((292, 980, 5), (308, 974, 6)), 5, HER_DEEP, 0.6)
    _fingers(c, (((316, 946, 12), (336, 938, 11), (352, 946, 8.5)),), _HERS)

    def work(pen: Pen) -> None:
        crease(pen, ((314, 952), (322, 958), (318, 966)), 1.2, HER_LINE, 0.5)
        crease(pen, ((296, 956), (304, 952), (312, 950)), 1.1, HER_LINE, 0.35)

    c.draw(work, detail=0.85, soft=0.3)


def tether(c: Canvas) -> None:
    """The other shoe's lace: taut, down to the rail, round it, and a bow."""
    x, y = 706.0, 1156.0
    _lace(c, (((572, 1078), (584, 1084), (600, 1084)), ((565, 1086), (576, 1092), (590, 1093))), 2.6)
    _lace(c, (((586, 1084), (644, 1116), (x, y)),), 2.6)
    _lace(
        c, (((x - 3, y - 10), (x - 2, y + 8), (x - 3, y + 24)), ((x + 4, y - 10), (x + 5, y + 8), (x + 4, y + 24))), 2.6
    )
    _lace(
        c,
        (
            ((x - 2, y), (x - 22, y - 18), (x - 42, y - 16), (x - 44, y - 2), (x - 22, y + 2), (x - 2, y + 1)),
            ((x + 2, y), (x + 20, y - 22), (x + 40, y - 22), (x + 44, y - 8), (x + 24, y + 1), (x + 2, y + 1)),
            ((x, y + 2), (x - 12, y + 18), (x - 16, y + 38)),
            ((x, y + 2), (x + 14, y + 16), (x + 14, y + 34)),
        ),
        3.0,
    )
    c.draw(lambda pen: pen.fill(oval(x, y, 7, 6.4), LACE), relief=2, detail=0.9)
