"""The listener: a hill of dark cloth that kneels, a head laid down beside it, one ear on a tumbler."""

from __future__ import annotations

from art.cutpaper.contour import ribbon
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.in_a_minute.inks import BLUE, CAST, CHALK, DARK, HERS

_HILL = (
    "470,1140! 462,1060 476,960 500,860 516,760 530,650 556,530 600,410 670,306 760,236 860,208 950,216 1000,236! 1050,188 "
    "1140,150 1250,136! 1260,1150!"
)
_ARM = (
    "606,610! 680,600 748,650 788,750 802,870 800,1000 784,1070 756,1126! 404,1128! 398,1094 404,1050! 480,1050 550,1046 "
    "612,1022! 622,940 612,840 594,730"
)


def dress(card: Sheet) -> None:
    """Lay the hill with its folds, and the near sleeve, which lies along the boards to the tumbler."""
    hill = card.piece(_HILL, DARK, angle=62, laps=150, grain=0.3, edge="torn", core=CHALK, wobble=3, lift=14)
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
            card.paint(ribbon(fold, (3, 13, 3)), shift(DARK, 0.09), thin=0.12)
        band = "990,180 1030,300 1070,460 1090,640 1086,820 1064,980 1036,1160"
        card.paint(ribbon(band, (50, 50, 46, 46, 44)), CHALK, angle=80, lift=4)
    _bow(card)


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
    knot = card.piece("352,600! 366,520 416,466 482,462 530,500 540,560 520,620 440,660!", hair, angle=30, lift=6)
    strands = ["380,590 400,520 460,486", "410,620 440,540 510,520", "450,640 490,580 530,570"]
    card.pattern(knot, [ribbon(each, (2, 7, 2)) for each in strands], shift(hair, 0.13), thin=0.1)
    card.paint("430,640! 560,610 640,680! 640,930 560,990 430,990!", HERS.shade, angle=20)
    card.paint("528,560! 612,570 664,690 668,830 640,980 556,1064! 500,1040! 560,930 576,800 560,680!", CHALK, lift=6)
    Head(card, CAST["listener"], 306, 792, 316, tilt=-82).draw()
    arm = card.piece(_ARM, shift(DARK, 0.03), angle=80, edge="torn", core=CHALK, wobble=3, lift=9)
    card.paint("384,1046! 412,1044! 414,1130! 380,1130!", CHALK, lift=4)
    with card.inside(arm):
        for fold in ("640,680 700,740 724,830", "612,1024 680,1030 740,1070", "790,900 740,940 690,1000"):
            card.paint(ribbon(fold, (3, 13, 3)), shift(DARK, 0.12), thin=0.12)


def tumbler(card: Sheet) -> None:
    """A drinking glass, mouth down, between her ear and the boards."""
    glass = mix(BLUE, CHALK, 0.1)
    card.paint("226,950! 366,950! 396,1126! 198,1128!", glass, angle=88, lift=6)
    card.paint("390,1044! 340,1046 312,1066 304,1100 318,1120! 392,1120!", mix(HERS.base, BLUE, 0.5), angle=20)
    card.paint("252,960! 276,960! 254,1120! 222,1122!", CHALK)
    card.paint(ribbon("200,1124 296,1130 394,1122", (9, 9)), mix(BLUE, DARK, 0.4))
