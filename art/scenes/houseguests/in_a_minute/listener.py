"""The listener: a hill of pale blue cloth that kneels, a head laid down beside it, one ear on a tumbler."""

from __future__ import annotations

from art.cutpaper.contour import affine, ribbon
from art.cutpaper.heads import Head
from art.cutpaper.prints import printed
from art.cutpaper.sheet import Patch, Sheet, mix, shift
from art.scenes.houseguests.in_a_minute.inks import BLUE, BUTTER, CAST, CHALK, CLOTH, DARK, HERS, LEAF, LINEN, STRAW

_UP = affine(0, -46, 1)
"""Her head lies higher than the boards by what one sees of the glass."""
_HILL = (
    "470,1140! 462,1060 476,960 500,860 516,760 530,650 556,530 600,410 670,306 760,236 860,208 950,216 1000,236! 1050,188 "
    "1140,150 1250,136! 1260,1150!"
)
_ARM = (
    "606,564! 680,560 748,620 788,730 802,860 800,1000 784,1070 756,1126! 470,1128! 464,1070 470,1006! 530,1008 580,1002 "
    "620,976! 626,900 612,800 594,690"
)
_HAND = (
    "496,1002! 452,1002 418,1000 380,1004 340,1006 304,1008 288,1014 284,1026 292,1036 306,1040! 284,1038 266,1044 260,1056 "
    "266,1068 284,1071! 292,1070 276,1072 268,1082 272,1096 290,1100! 318,1100 304,1104 300,1114 308,1124 330,1127 380,1126 "
    "430,1128 470,1130 496,1130!"
)
_NAILS = ((296, 1025, 1.0), (274, 1056, 1.05), (282, 1086, 1.0), (311, 1114, 0.85))


def dress(card: Sheet) -> None:
    """Lay the hill with its folds, and the near sleeve, which lies along the boards to the tumbler."""
    hill = card.piece(_HILL, CLOTH, angle=62, laps=150, grain=0.3, edge="torn", core=CHALK, wobble=3, lift=14)
    _print(card, hill, 14)
    with card.inside(hill):
        for fold in (
            "680,400 770,330 880,310 970,360",
            "940,420 1000,560 1010,700",
            "960,1130 980,1020 1010,920",
            "1080,330 1160,420 1240,470",
            "1110,540 1170,620 1240,650",
            "1120,1120 1150,980 1240,860",
            "1110,800 1170,800 1240,770",
        ):
            card.paint(ribbon(fold, (3, 13, 3)), shift(CLOTH, -0.09), thin=0.12)
        band = "990,180 1030,300 1070,460 1090,640 1086,820 1064,980 1036,1160"
        card.paint(ribbon(band, (50, 50, 46, 46, 44)), CHALK, angle=80, lift=4)
    _bow(card)


def _print(card: Sheet, cloth: Patch, angle: float) -> None:
    """Her dress is sprigged with yellow tulips."""
    printed(card, cloth, "tulip", BUTTER, mix(LEAF, DARK, 0.3), gap=104, angle=angle, thin=0.12)


def _bow(card: Sheet) -> None:
    """Lay the bow of her apron, which stands on her back."""
    shade = mix(CHALK, DARK, 0.14)
    for tail in ("1000,232! 1040,250 1090,300 1130,372! 1160,340! 1180,332! 1130,250 1060,212 1010,206!",):
        card.paint(tail, shade, angle=40, lift=4)
    card.paint("1000,222! 960,150 890,112 850,130 848,176 880,216 940,236!", CHALK, angle=20, lift=6)
    card.paint("1000,222! 1020,140 1076,74 1124,76 1142,118 1116,172 1060,214!", CHALK, angle=-40, lift=6)
    card.paint(["990,214! 940,180 892,160 930,202", "1010,206! 1040,150 1090,118 1066,170"], shade)
    card.paint("976,194! 1010,184 1034,206! 1034,240 1004,254 976,238!", CHALK, lift=5)


def head(card: Sheet) -> None:
    """Lay neck, collar and the head, on its side."""
    hair = CAST["listener"].ink
    knot = card.piece(
        "352,600! 366,520 416,466 482,462 530,500 540,560 520,620 440,660!", hair, at=_UP, angle=30, lift=6
    )
    strands = ["380,590 400,520 460,486", "410,620 440,540 510,520", "450,640 490,580 530,570"]
    card.pattern(knot, [ribbon(each, (2, 7, 2), _UP) for each in strands], shift(hair, 0.13), thin=0.1)
    card.paint("430,640! 560,610 640,680! 640,930 560,990 430,990!", HERS.shade, at=_UP, angle=20)
    card.paint(
        "528,560! 612,570 664,690 668,830 640,980 556,1064! 500,1040! 560,930 576,800 560,680!", CHALK, at=_UP, lift=6
    )
    Head(card, CAST["listener"], 306, 746, 316, tilt=-82).draw()
    arm = card.piece(_ARM, shift(CLOTH, -0.03), angle=80, edge="torn", core=CHALK, wobble=3, lift=9)
    _print(card, arm, -34)
    with card.inside(arm):
        for fold in ("640,680 700,740 724,830", "620,980 690,1000 750,1060", "790,900 740,940 690,1000"):
            card.paint(ribbon(fold, (3, 13, 3)), shift(CLOTH, -0.12), thin=0.12)


def tumbler(card: Sheet) -> None:
    """A clear drinking glass, mouth down, between her ear and the boards: wall and skirting show through it."""
    glass = card.piece("216,930! 388,930! 408,1126! 182,1128!", mix(STRAW, CLOTH, 0.42), angle=88, lift=6)
    with card.inside(glass):
        card.paint("180,1050! 430,1048! 430,1140! 180,1140!", mix(LINEN, CLOTH, 0.45), angle=88)
        card.paint("234,930! 258,930! 236,1128! 206,1128!", CHALK)
        card.paint(ribbon("184,1118 296,1108 408,1118", (5, 7, 5)), mix(BLUE, CHALK, 0.5))
    edge = mix(BLUE, DARK, 0.4)
    card.paint([ribbon("218,930 183,1126", (5, 6)), ribbon("386,930 407,1126", (5, 6))], edge, wobble=0.3)
    card.paint(ribbon("181,1124 296,1130 409,1122", (9, 9)), edge)


def hold(card: Sheet) -> None:
    """Her hand round the glass, four fingers before it, and the cuff."""
    skin = card.piece(_HAND, HERS.base, angle=6, laps=40, grain=0.2, lift=6, wobble=0.4)
    with card.inside(skin):
        card.paint(
            "270,1112! 330,1116 400,1114 460,1104 500,1090! 500,1140! 270,1140!", mix(HERS.base, HERS.shade, 0.6)
        )
        for between in (
            "304,1040 350,1040 392,1036 424,1038",
            "284,1071 340,1071 390,1068 420,1068",
            "290,1100 340,1100 390,1098 418,1096",
        ):
            card.paint(ribbon(between, (4, 4, 4, 2)), mix(HERS.shade, HERS.line, 0.45), wobble=0.3)
        for joint in (
            "366,1012 360,1022 364,1032",
            "352,1046 346,1055 350,1064",
            "358,1077 352,1085 356,1093",
            "374,1106 369,1112 372,1119",
        ):
            card.paint(ribbon(joint, (2, 4, 2)), HERS.shade, wobble=0.2)
    for x, y, size in _NAILS:
        nail = affine(x, y, size)
        card.paint("10,-8! -2,-8 -9,-4 -10,2 -6,7 2,8 10,8!", mix(HERS.base, CHALK, 0.34), at=nail, wobble=0.2)
    card.paint("462,1000! 496,998! 500,1132! 458,1132!", CHALK, angle=88, lift=4)
