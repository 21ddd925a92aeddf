"""Yours and Mine: a woman at the dog's head, a man at its tail, and the two hands on its back."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import ROUND, Array, affine, ribbon
from art.cutpaper.fingers import jointed
from art.cutpaper.sheet import Ink, Sheet, mix, shift
from art.cutpaper.skin import Skin
from art.scenes.houseguests.yours_and_mine.inks import CHALK, CLAY, HERS, HIS, INK, LINEN, RED, stroke

_HAIR: Final = "#a8482f"
_BLUE: Final = "#8fb0c4"
_GOLD: Final = "#dcb24e"
_SLATE: Final = "#8296a4"
_TEAL: Final = "#5d8a8c"
_W: Final = affine(258, 548, 182, -5)
_M: Final = affine(942, 534, 184, 5)


def woman(card: Sheet) -> None:
    """Lay her behind the dog: jumper, neck, hair, face."""
    jumper = card.piece(
        "96,1300! 92,1040 104,900 134,812 190,772 250,752! 310,752! 366,776 414,820 430,920 424,1300!",
        _BLUE,
        angle=86,
        laps=60,
        lift=10,
    )
    with card.inside(jumper):
        stroke(card, "150,910 172,990 164,1100", (3, 9, 4), shift(_BLUE, -0.1))
        stroke(card, "330,880 352,960 346,1030", (2, 6, 2), shift(_BLUE, -0.1))
    card.paint(
        ".02,-1.14 .5,-1.02 .84,-.6 .94,.0 .98,.56 .92,1.0! .5,1.08 .3,.9! -.4,.9! -.6,1.06 -.96,.96! -.96,.4 -.88,-.4 -.54,-.98",
        shift(_HAIR, -0.05),
        at=_W,
        angle=80,
        lift=6,
    )
    card.paint("212,620! 330,620! 326,740 352,778! 282,812 212,778! 226,740", HERS.shade, angle=86)
    card.paint(ribbon("196,776 236,804 282,816 330,804 372,776", (22, 30, 32, 30, 22)), _BLUE, angle=4, lift=5)
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
    """Lay him behind the dog: jumper, neck, face, beard."""
    card.paint(
        "752,1240! 744,960 756,850 798,788 870,756! 1000,752! 1076,778 1128,840 1146,960 1120,1240!",
        _GOLD,
        angle=86,
        laps=60,
        lift=10,
    )
    card.paint("868,600! 1000,600! 1004,740 1024,766! 940,816 856,768! 866,740", HIS.shade, angle=86)
    card.paint(ribbon("846,768 890,806 940,816 990,804 1030,764", (22, 32, 34, 32, 22)), _GOLD, angle=4, lift=5)
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
        "-.66,.04! -.74,-.4 -.62,-.86 -.3,-1.12 .14,-1.18 .56,-1.02 .76,-.6 .68,.02! .60,-.3 .46,-.62 .1,-.72 -.3,-.62 -.54,-.3",
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


def legs(card: Sheet) -> None:
    """Lay laps, shins and shoes below where the dog will lie."""
    for x, out in ((200, -1), (352, 1)):
        card.paint(f"{x - 70},1660! {x},1640 {x + 90},1660! {x},1690", shift(LINEN, -0.14), angle=2)
        card.paint(
            f"{x - 30},1480! {x + 30},1480! {x + 22},1560 {x + 18},1640! {x - 18},1640! {x - 24},1560", HERS.base
        )
        card.paint(
            f"{x - 30 + out * 4},1668! {x - 24},1624 {x},1612 {x + 24},1624 {x + 30 + out * 4},1668! {x + out * 8},1684",
            INK,
            lift=5,
        )
    skirt = card.piece(
        "108,1240! 440,1240! 444,1340 430,1440 414,1530! 276,1548 142,1530! 116,1430 104,1330", _TEAL, angle=86, lift=8
    )
    with card.inside(skirt):
        card.paint("110,1330! 440,1330! 440,1392 280,1404 120,1396!", shift(_TEAL, -0.07), angle=4)
        card.paint("270,1380! 284,1380! 306,1560! 262,1560!", shift(_TEAL, -0.07), angle=88)
    for x, out in ((864, -1), (1022, 1)):
        card.paint(f"{x - 70},1664! {x},1644 {x + 96},1664! {x},1694", shift(LINEN, -0.14), angle=2)
        card.paint(f"{x - 26},1600! {x + 26},1600! {x + 24},1656! {x - 24},1656!", CHALK, angle=88)
        card.paint(
            f"{x - 38 + out * 4},1672! {x - 30},1632 {x},1618 {x + 30},1632 {x + 38 + out * 4},1672! {x + out * 8},1690",
            INK,
            lift=5,
        )
        card.paint(
            f"{x - 78},1250! {x + 80},1250! {x + 82},1360 {x + 60},1440 {x + 46},1622! {x - 44},1624! {x - 58},1440 {x - 80},1360",
            _SLATE,
            angle=88,
            lift=7,
        )


def arms(card: Sheet) -> None:
    """Lay the arms beside the wall over the dog, hands into each other; then his other hand on its rump."""
    _hand(card, affine(498, 998, 1.04, 3), HERS)
    card.paint(
        "366,806! 414,814 444,870 462,926 510,956! 512,1040! 456,1052 396,1036 362,990 350,900", _BLUE, angle=70, lift=8
    )
    card.paint("492,950! 520,950! 524,1042! 496,1044!", CHALK, angle=88, lift=4)
    _hand(card, affine(806, 1010, 1.04, -3, True), HIS)
    card.paint(
        "828,796! 776,812 752,870 752,930 794,962! 790,1050! 850,1062 902,1040 884,960 862,880",
        _GOLD,
        angle=110,
        lift=8,
    )
    card.paint("808,962! 780,960! 776,1054! 804,1056!", CHALK, angle=88, lift=4)
    _hand(card, affine(1074, 1048, 1.04, -34, True), HIS)
    sleeve = card.piece(
        "1060,782! 1112,806 1140,870 1152,960 1136,1020 1096,1086! 1034,1026! 1058,980 1050,900",
        _GOLD,
        angle=80,
        lift=8,
    )
    with card.inside(sleeve):
        stroke(card, "1136,960 1100,976 1066,972", (2, 7, 2), shift(_GOLD, -0.1))
    card.paint("1106,1080! 1086,1098! 1022,1032! 1042,1014!", CHALK, angle=50, lift=4)


def chin(card: Sheet) -> None:
    """Lay her other arm round the dog's head, its hand below the chin."""
    card.paint(
        "120,830! 170,900 166,1060 140,1200 128,1300 150,1316! 108,1384! 56,1340 44,1240 66,1040 84,900",
        _BLUE,
        angle=86,
        lift=6,
    )
    _hand(card, affine(128, 1346, 1.04, -6), HERS)
    card.paint("118,1296! 146,1302! 134,1396! 100,1388!", CHALK, angle=88, lift=4)


def _hand(card: Sheet, at: Array, who: Skin) -> None:
    """Lay a hand on its palm, typed pointing right from the wrist at 0,0: palm, thumb, four fingers."""
    lines = ("70,-28 112,-34 152,-26", "74,-8 122,-12 168,-6", "74,13 120,12 164,16", "68,33 106,36 142,38")
    card.paint([jointed("24,28 56,58 96,64", 28, at)], who.shade, lift=4)
    palm = jointed("0,2 40,2 82,2", 84, at, 0.96)
    card.piece([palm, *(jointed(line, 24, at) for line in lines)], who.base, grain=0.22, lift=5, angle=4)
    for a, b in (("66,-18", "150,-16"), ("66,3", "160,5"), ("62,24", "140,27")):
        stroke(card, f"{a} {b}", (2, 4), who.shade, at)
