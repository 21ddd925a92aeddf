"""Yours and Mine: a woman and a man who look away from the wall, their laps, and the hands that meet on the child's head."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.cutpaper.contour import ROUND, Array, affine, ribbon
from art.cutpaper.fingers import jointed
from art.cutpaper.sheet import Ink, Sheet, mix, shift
from art.cutpaper.skin import Skin
from art.scenes.houseguests.yours_and_mine.inks import BLUE, CHALK, CLAY, GOLD, HERS, HIS, INK, LINEN, RED, SAGE, stroke

_HAIR: Final = "#a8482f"
_SLATE: Final = "#8296a4"
_TEAL: Final = "#5d8a8c"
_W: Final = affine(258, 548, 182, -5)
_M: Final = affine(974, 534, 184, 5)


def woman(card: Sheet) -> None:
    """Lay her on the sofa: jumper, neck, hair, face."""
    jumper = card.piece(
        "96,1300! 92,1040 104,900 134,812 190,772 250,752! 310,752! 366,776 414,820 430,920 424,1300!",
        BLUE,
        angle=86,
        laps=60,
        lift=10,
    )
    with card.inside(jumper):
        stroke(card, "150,910 172,990 164,1100", (3, 9, 4), shift(BLUE, -0.1))
        stroke(card, "330,880 352,960 346,1030", (2, 6, 2), shift(BLUE, -0.1))
    card.paint(
        ".02,-1.14 .5,-1.02 .84,-.6 .94,.0 .98,.56 .92,1.0! .5,1.08 .3,.9! -.4,.9! -.6,1.06 -.96,.96! -.96,.4 -.88,-.4 -.54,-.98",
        shift(_HAIR, -0.05),
        at=_W,
        angle=80,
        lift=6,
    )
    card.paint("212,620! 330,620! 326,740 352,778! 282,812 212,778! 226,740", HERS.shade, angle=86)
    card.paint(ribbon("196,776 236,804 282,816 330,804 372,776", (22, 30, 32, 30, 22)), BLUE, angle=4, lift=5)
    face = card.piece(
        "-.04,-.96 .4,-.86 .62,-.45 .64,0 .60,.4 .42,.78 .12,1.0 -.12,1.02 -.40,.84 -.58,.42 -.62,0 -.60,-.45 -.44,-.85",
        HERS.base,
        at=_W,
        angle=80,
        laps=50,
        grain=0.22,
        lift=5,
    )
    with card.inside(face):
        card.paint(".7,-.6! .44,-.2 .46,.3 .3,.8 .1,1.1! .8,1.1!", HERS.shade, at=_W, angle=80, grain=0.22)
        for x in (-0.44, 0.26):
            card.paint(ROUND, mix(HERS.base, CLAY, 0.45), at=_in(_W, x, 0.36, 0.16), edge="raw", ragged=9)
        _eye(card, _W, (-0.36, 0.04), 0.20, (-0.09, 0.05), 0.52, HERS)
        _eye(card, _W, (0.2, 0.04), 0.21, (-0.1, 0.05), 0.58, HERS)
        _line(card, _W, "-.58,-.2 -.44,-.32 -.26,-.34 -.16,-.28", (0.02, 0.06, 0.07, 0.05), mix(_HAIR, INK, 0.45))
        _line(card, _W, ".04,-.30 .18,-.36 .34,-.30 .46,-.16", (0.05, 0.07, 0.06, 0.02), mix(_HAIR, INK, 0.45))
        card.paint("-.10,-.06! -.08,.2 -.02,.34 -.06,.42 -.18,.42! -.12,.2", HERS.shade, at=_W, angle=80)
        _line(card, _W, "-.24,.36 -.26,.43 -.16,.46 -.08,.43", (0.015, 0.035, 0.035, 0.015), HERS.line)
        card.paint("-.28,.66! -.18,.61 -.1,.63 -.02,.60 .14,.67! .0,.76 -.14,.77", HERS.lip or RED, at=_W, angle=4)
        _line(card, _W, "-.31,.68 -.2,.665 -.08,.68 .06,.665 .17,.70", (0.015, 0.035, 0.03, 0.035, 0.02), HERS.line)
    fringe = card.piece(
        ".16,-1.12! .56,-1.0 .86,-.56 .90,.1 .88,.7 .74,.98! .62,.5 .60,.0 .54,-.34 .34,-.62 .12,-.74! -.1,-.5 -.44,-.3 "
        "-.62,.0 -.66,.5 -.80,.9! -.92,.4 -.90,-.3 -.66,-.86 -.2,-1.14",
        _HAIR,
        at=_W,
        angle=80,
        laps=40,
        lift=6,
    )
    with card.inside(fringe):
        for spec in (
            ".10,-1.0 .5,-.8 .72,-.3 .76,.6",
            ".06,-.9 .4,-.76 .62,-.3",
            ".02,-1.02 -.4,-.8 -.74,-.2 -.76,.5",
            ".04,-.86 -.3,-.62 -.6,-.2",
        ):
            _line(card, _W, spec, (0.01, 0.035, 0.01), shift(_HAIR, 0.1))


def man(card: Sheet) -> None:
    """Lay him on the sofa: jumper, neck, face, beard."""
    card.paint(
        "784,1240! 776,960 788,850 830,788 902,756! 1032,752! 1108,778 1160,840 1178,960 1152,1240!",
        GOLD,
        angle=86,
        laps=60,
        lift=10,
    )
    card.paint("900,600! 1032,600! 1036,740 1056,766! 972,816 888,768! 898,740", HIS.shade, angle=86)
    card.paint(ribbon("878,768 922,806 972,816 1022,804 1062,764", (22, 32, 34, 32, 22)), GOLD, angle=4, lift=5)
    for s in (-1, 1):
        card.paint(
            f"{s * 0.58},-.12 {s * 0.72},-.14 {s * 0.76},.06 {s * 0.66},.26 {s * 0.56},.22", HIS.shade, at=_M, lift=3
        )
    face = card.piece(
        ".02,-.98 .42,-.88 .60,-.5 .62,0 .60,.45 .46,.84 .16,1.04 -.12,1.04 -.44,.84 -.60,.45 -.62,0 -.60,-.5 -.4,-.88",
        HIS.base,
        at=_M,
        angle=80,
        laps=50,
        grain=0.22,
        lift=5,
    )
    with card.inside(face):
        card.paint("-.7,-.6! -.42,-.2 -.44,.3 -.3,.8 -.1,1.1! -.8,1.1!", HIS.shade, at=_M, angle=80, grain=0.22)
        _eye(card, _M, (-0.18, 0.0), 0.2, (0.1, -0.03), 0.68, HIS)
        _eye(card, _M, (0.38, 0.0), 0.19, (0.09, -0.03), 0.62, HIS)
        _line(card, _M, "-.44,-.16 -.32,-.30 -.14,-.34 .0,-.30", (0.03, 0.1, 0.11, 0.08), INK)
        _line(card, _M, ".22,-.34 .36,-.36 .52,-.28 .60,-.14", (0.08, 0.11, 0.09, 0.03), INK)
        card.paint(".12,-.1! .10,.2 .04,.32 .08,.43 .24,.43! .16,.2", HIS.shade, at=_M, angle=80)
        _line(card, _M, ".30,.34 .32,.42 .22,.46 .10,.43", (0.02, 0.045, 0.045, 0.02), HIS.line)
    beard = card.piece(
        "-.66,.0! -.56,.3 -.44,.50 -.2,.54 .1,.50 .34,.54 .54,.44 .60,.2 .64,.0! .68,.5 .56,.94 .22,1.2 -.14,1.2 -.52,.96 -.68,.5",
        INK,
        at=_M,
        angle=84,
        laps=40,
        lift=4,
    )
    with card.inside(beard):
        card.paint("-.12,.70! .0,.65 .1,.67 .2,.64 .34,.69! .22,.78 .06,.79", HIS.lip or RED, at=_M, angle=4)
        _line(card, _M, "-.14,.71 .0,.70 .1,.715 .22,.70 .36,.715", (0.015, 0.035, 0.03, 0.035, 0.02), HIS.line)
        for spec in ("-.4,.7 -.3,.94 -.1,1.08", ".46,.7 .42,.9 .24,1.06", ".0,.92 .04,1.1"):
            _line(card, _M, spec, (0.01, 0.035, 0.01), shift(INK, 0.12))
    card.paint(
        "-.66,.04! -.74,-.4 -.62,-.86 -.3,-1.12 .14,-1.18 .56,-1.02 .76,-.6 .69,-.2 .65,.12! .58,.04! .57,-.3 .45,-.62 .1,-.72 -.3,-.62 -.54,-.3",
        INK,
        at=_M,
        angle=40,
        lift=5,
    )


def _in(at: Array, x: float, y: float, r: float) -> Array:
    p = at[:, :2] @ (x, y) + at[:, 2]
    return affine(float(p[0]), float(p[1]), r * float((at[0, 0] ** 2 + at[1, 0] ** 2) ** 0.5))


def _line(card: Sheet, at: Array, spec: str, widths: tuple[float, ...], ink: Ink) -> None:
    stroke(card, spec, widths, ink, at, 174)


def _eye(
    card: Sheet, at: Array, mid: tuple[float, float], half: float, look: tuple[float, float], open_: float, who: Skin
) -> None:
    """Lay an eye: white, iris turned aside, a heavy lid, a fold below."""
    x, y = mid
    white = card.piece(
        f"{x - half},{y + 0.02}! {x - half * 0.4},{y - 0.12} {x + half * 0.4},{y - 0.12} {x + half},{y + 0.02}! "
        f"{x + half * 0.4},{y + 0.1} {x - half * 0.4},{y + 0.1}",
        CHALK,
        at=at,
        grain=0.12,
    )
    edge = y + 0.1 - 0.22 * open_
    with card.inside(white):
        card.paint(ROUND, INK, at=_in(at, x + look[0], y + look[1], 0.105), wobble=0.3)
        card.paint(ROUND, CHALK, at=_in(at, x + look[0] + 0.03, y + look[1] - 0.035, 0.024), wobble=0.2)
    card.paint(
        f"{x - half - 0.02},{y + 0.03}! {x - half * 0.5},{y - 0.17} {x + half * 0.5},{y - 0.17} {x + half + 0.02},{y + 0.03}! "
        f"{x + half * 0.4},{edge} {x - half * 0.4},{edge}",
        mix(who.base, who.shade, 0.7),
        at=at,
    )
    _line(
        card,
        at,
        f"{x - half - 0.03},{y + 0.04} {x - half * 0.4},{edge} {x + half * 0.4},{edge} {x + half + 0.03},{y + 0.04}",
        (0.02, 0.05, 0.05, 0.025),
        INK,
    )
    _line(
        card,
        at,
        f"{x - half * 0.7},{y + 0.17} {x},{y + 0.2} {x + half * 0.7},{y + 0.16}",
        (0.008, 0.028, 0.008),
        who.shade,
    )


_OVER: Final = np.diag([1.0, -1.0, 1.0])
"""What puts the thumb on the other side of a hand."""


def legs(card: Sheet) -> None:
    """Lay shins and shoes, each on its shadow."""
    for x, out in ((176, -1), (326, 1)):
        card.paint(f"{x - 70},1660! {x},1640 {x + 90},1660! {x},1690", shift(LINEN, -0.14), angle=2)
        card.paint(
            f"{x - 32},1480! {x + 32},1480! {x + 26},1560 {x + 18},1640! {x - 18},1640! {x - 26},1560", HERS.base
        )
        card.paint(
            f"{x - 30 + out * 4},1668! {x - 24},1624 {x},1612 {x + 24},1624 {x + 30 + out * 4},1668! {x + out * 8},1684",
            INK,
            lift=5,
        )
    for x, out in ((896, -1), (1058, 1)):
        card.paint(f"{x - 70},1664! {x},1644 {x + 96},1664! {x},1694", shift(LINEN, -0.14), angle=2)
        card.paint(f"{x - 26},1600! {x + 26},1600! {x + 24},1656! {x - 24},1656!", CHALK, angle=88)
        card.paint(
            f"{x - 38 + out * 4},1672! {x - 30},1632 {x},1618 {x + 30},1632 {x + 38 + out * 4},1672! {x + out * 8},1690",
            INK,
            lift=5,
        )
        card.paint(
            f"{x - 66},1360! {x + 66},1360! {x + 60},1480 {x + 46},1622! {x - 44},1624! {x - 58},1480",
            shift(_SLATE, -0.06),
            angle=88,
            lift=7,
        )


def laps(card: Sheet) -> None:
    """Lay the laps: thighs that come towards us, knees, and what hangs from them; then the outer arms on them."""
    for x, wide in ((252, 214), (978, 206)):
        card.paint(
            f"{x - wide},1250! {x - wide + 20},1226 {x},1220 {x + wide - 20},1226 {x + wide},1260! {x + wide - 6},1372 "
            f"{x},1384 {x - wide + 6},1372",
            shift(SAGE, -0.12),
            angle=3,
        )
    front = card.piece(
        "78,1380! 252,1380 426,1380! 428,1450 412,1532! 252,1552 98,1532! 76,1450", shift(_TEAL, -0.1), angle=86, lift=8
    )
    with card.inside(front):
        card.paint("236,1400! 266,1400! 282,1580! 224,1580!", shift(_TEAL, -0.17), angle=88)
    lap = card.piece(
        "112,1150! 252,1166 396,1150! 424,1240 440,1340 426,1400 392,1428 340,1432 292,1416 252,1388 212,1418 160,1432 "
        "112,1428 76,1400 64,1340 82,1240",
        shift(_TEAL, 0.045),
        angle=86,
        laps=50,
        lift=8,
    )
    with card.inside(lap):
        stroke(card, "252,1270 249,1340 252,1400", (2, 9, 5), shift(_TEAL, -0.07))
        stroke(card, "400,1180 376,1230 380,1290", (2, 7, 2), shift(_TEAL, -0.05))
        stroke(card, "170,1416 130,1412 100,1390", (2, 6, 2), shift(_TEAL, -0.04))
        stroke(card, "330,1416 374,1412 404,1390", (2, 6, 2), shift(_TEAL, -0.04))
    card.paint("860,1150! 1090,1150! 1080,1290 1000,1330! 976,1300! 950,1330! 870,1290", shift(_SLATE, -0.06), angle=86)
    for x, s in ((886, -1), (1064, 1)):
        thigh = card.piece(
            f"{x - 84 + (20 if s < 0 else 0)},1150! {x + 84 - (20 if s > 0 else 0)},1150! {x + 88},1260 {x + 88},1360 "
            f"{x + 62},1424 {x},1442 {x - 62},1424 {x - 88},1360 {x - 88},1260",
            shift(_SLATE, 0.035),
            angle=86,
            laps=50,
            lift=8,
        )
        with card.inside(thigh):
            stroke(card, f"{x - s * 70},1190 {x - s * 34},1216 {x + s * 8},1220", (2, 8, 2), shift(_SLATE, -0.06))
            stroke(card, f"{x - 48},1396 {x},1416 {x + 48},1396", (2, 7, 2), shift(_SLATE, -0.05))
    for spec, ink, left, right in (
        ("794,1130! 978,1148 1162,1126! 1166,1172! 978,1192 790,1176!", GOLD, 800, 1164),
        ("84,1130! 252,1148 426,1130! 430,1174! 252,1192 80,1174!", BLUE, 96, 430),
    ):
        hem = card.piece(spec, ink, angle=4, lift=6)
        with card.inside(hem):
            for x in range(left, right, 22):
                stroke(card, f"{x},1120 {x + 1},1200", (4, 4), shift(ink, -0.07))
    _hand(card, affine(150, 1290, 1.12, 10) @ _OVER, HERS)
    card.paint(
        "132,820! 172,890 176,1010 166,1120 164,1206 186,1252! 134,1326! 72,1280 44,1190 58,1040 82,900",
        BLUE,
        angle=86,
        lift=7,
    )
    card.paint("152,1236! 186,1246! 162,1340! 124,1322!", CHALK, angle=88, lift=4)
    _hand(card, affine(1122, 1258, 1.12, -62, True) @ _OVER, HIS)
    card.paint(
        "1092,790! 1146,816 1174,890 1188,1010 1194,1120 1182,1200 1154,1292! 1068,1242! 1100,1160 1106,1070 1090,960 1080,880",
        GOLD,
        angle=88,
        lift=7,
    )
    card.paint("1158,1284! 1140,1308! 1056,1250! 1074,1226!", CHALK, angle=50, lift=4)


_UP: Final = "342,760! 384,782 400,820 396,880 392,906 404,840 420,760 434,686! 478,776! 474,870 452,960 416,1024 376,1044 336,1028 314,970 306,900 316,820"
"""Her arm that goes up beside the wall, shoulder to wrist; his is the same about the middle."""


def sleeves(card: Sheet) -> None:
    """Lay the arms beside the wall, elbows on the back of the sofa, behind the child."""
    for at, ink in ((affine(), BLUE), (affine(1240, 0, 1, 0, True), GOLD)):
        arm = card.piece(_UP, ink, at=at, angle=76, lift=8)
        with card.inside(arm):
            stroke(card, "402,934 388,964 360,976", (3, 8, 2), shift(ink, -0.1), at)
            stroke(card, "330,990 360,1010 392,1004", (2, 6, 2), shift(ink, -0.08), at)


def hands(card: Sheet) -> None:
    """Lay the hands in the child's curls, his fingers on hers, and curls over the thumbs."""
    for at, who in ((affine(442, 738, 1.3, -13), HERS), (affine(798, 738, 1.3, 13, True), HIS)):
        card.paint("40,-38! 110,-40 150,-36 166,-4 160,26 140,44 40,46!", who.shade, at=at, angle=4)
        _hand(card, at, who)
    for at in (affine(), affine(1240, 0, 1, 0, True)):
        card.paint("426,684! 456,675! 484,776! 453,786!", CHALK, at=at, angle=78, lift=4)


def _hand(card: Sheet, at: Array, who: Skin) -> None:
    """Lay a hand on its palm, typed pointing right from the wrist at 0,0: palm, thumb, four fingers."""
    lines = ("70,-28 112,-34 152,-26", "74,-8 122,-12 168,-6", "74,13 120,12 164,16", "68,33 106,36 142,38")
    card.paint([jointed("24,28 56,58 96,64", 28, at)], who.shade, lift=4)
    palm = jointed("0,2 40,2 82,2", 84, at, 0.96)
    card.piece([palm, *(jointed(line, 24, at) for line in lines)], who.base, grain=0.22, lift=5, angle=4)
    for a, b in (("66,-18", "150,-16"), ("66,3", "160,5"), ("62,24", "140,27")):
        stroke(card, f"{a} {b}", (2, 4), who.shade, at)
