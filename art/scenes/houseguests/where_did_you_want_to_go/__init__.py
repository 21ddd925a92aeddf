"""Where Did You Want to Go?: a bride on a big man's shoulders has laid her hands over his eyes and shut her own."""

from __future__ import annotations

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.where_did_you_want_to_go.groom import groom
from art.scenes.houseguests.where_did_you_want_to_go.inks import (
    CAST,
    CHALK,
    DARK,
    HERS,
    HIS,
    INK,
    LILAC,
    PLUM,
    SLATE,
)

GROUND = CHALK
_VEIL = mix(CHALK, LILAC, 0.34)
_FOLD = mix(CHALK, LILAC, 0.5)
_LOW = affine(0, 115, 1)
"""How far his head and her hands lie below the place that they are typed at."""


def paint(card: Sheet) -> None:
    """Lay the night, the veil and who hangs on to it, the coat, her dress, his head, and her hands last."""
    card.paint(
        "-40,-40! 1240,-40! 1240,850! 1010,838 760,880 420,846 180,868 -40,840!",
        mix(INK, SLATE, 0.3),
        angle=4,
        laps=120,
        edge="torn",
        core="#f8f2e4",
        wobble=4,
        lift=4,
    )
    _veil(card)
    groom(card)
    _coat(card)
    _dress(card)
    Head(card, CAST["bride"], 540, 262, 164, tilt=14, turn=-0.25).draw()
    _wreath(card)
    Head(card, CAST["porter"], 490, 921, 246, tilt=-3, turn=0.0).draw()
    _beard(card)
    _arms(card)
    _left_glove(card)
    _right_glove(card)


def _veil(card: Sheet) -> None:
    """Over her hair, then taut through the night to the one behind."""
    veil = card.piece(
        "352,640! 346,480 362,320 398,182 470,92 560,56 650,72 730,142! 800,270 880,450 960,640 1020,800 1062,960! 1052,1004! "
        "1030,1000! 960,890 880,800 800,740 740,720! 700,700",
        _VEIL,
        angle=58,
        laps=70,
        grain=0.3,
        lift=9,
    )
    lines = (
        "690,150 800,400 930,690 1040,980",
        "700,290 800,500 920,740 1036,984",
        "700,430 790,590 900,760 1030,990",
        "430,180 392,320 376,540",
        "470,140 418,300 406,520",
    )
    card.pattern(veil, [ribbon(line, (3, 9, 4)) for line in lines], _FOLD, thin=0.1)


def _coat(card: Sheet) -> None:
    coat = card.piece(
        "-60,1170! 60,1090 250,1030! 500,1060 740,1030! 860,1080 940,1150 990,1280 1024,1460 1034,1640 1020,1860! -60,1860!",
        INK,
        angle=84,
        laps=120,
        grain=0.35,
        lift=14,
    )
    with card.inside(coat):
        card.paint("400,1140! 500,1500! 506,1580! 420,1440! 404,1350 350,1310!", mix(INK, SLATE, 0.45), lift=5)
        card.paint("600,1140! 520,1500! 508,1580! 590,1430! 606,1340 650,1310!", mix(INK, SLATE, 0.45), lift=5)
        card.paint(ribbon("506,1570 510,1660 504,1860", (6, 8, 6)), SLATE, thin=0.1)
        for y in (1630, 1764):
            card.paint(ROUND, LILAC, at=affine(548, y, 20), lift=4)
    _sleeves(card)


def _sleeves(card: Sheet) -> None:
    """His own, either of them gone into a slanted pocket up to the wrist."""
    cloth = shift(INK, 0.045)
    for arm, fold, mouth, welt in (
        (
            "880,1120! 926,1126! 992,1276 1024,1440 1026,1540 984,1622 896,1694 806,1762! 684,1650! 776,1600 846,1530 880,1440",
            "930,1420 936,1530 900,1590",
            "676,1646! 690,1640! 816,1758! 806,1774!",
            "666,1658! 684,1646! 812,1766! 788,1796!",
        ),
        (
            "150,1130! 64,1130! 14,1290 4,1440 14,1540 54,1630 110,1700 148,1764! 270,1656! 216,1590 188,1520 178,1440",
            "122,1420 112,1530 150,1592",
            "278,1652! 264,1646! 138,1760! 148,1776!",
            "288,1664! 270,1652! 142,1768! 164,1800!",
        ),
    ):
        sleeve = card.piece(arm, cloth, angle=70, laps=80, grain=0.35, lift=9)
        card.pattern(sleeve, ribbon(fold, (3, 9, 3)), SLATE, thin=0.1)
        card.paint(mouth, DARK)
        card.paint(welt, SLATE, lift=5)


def _dress(card: Sheet) -> None:
    """She sits high on his nape; the skirt goes as one band behind his neck and round it, two boots below."""
    for x, y, flip in ((310, 1376, False), (694, 1366, True)):
        at = affine(x, y, 1, 4 if flip else -4, flip=flip)
        boot = card.piece(
            "-44,-40! 44,-40! 40,60 38,96! 54,130 58,170 44,224 14,262 -8,264! -34,236 -54,190 -56,150 -40,96!",
            LILAC,
            at=at,
            angle=84,
            lift=8,
        )
        laces = ("-38,40 0,54 38,40", "-38,70 0,84 38,70", "-44,104 0,118 44,104", "-54,176 0,156 58,172")
        card.pattern(boot, [ribbon(line, (4, 7, 4), at) for line in laces], PLUM, thin=0.1)
    skirt = card.piece(
        "440,608! 350,644 244,708 158,812 114,930 110,1030 94,1190 70,1356! 130,1408 190,1386! 250,1430 310,1398! 352,1408 "
        "396,1386 440,1374! 508,1354 572,1374! 620,1386 660,1408 714,1390! 776,1422 836,1372! 900,1390 954,1330! 932,1190 "
        "912,1030 902,930 856,812 770,708 664,644 640,608!",
        mix(CHALK, LILAC, 0.1),
        angle=70,
        laps=80,
        edge="torn",
        core="#f8f2e4",
        wobble=3,
        lift=11,
    )
    folds = (
        "446,664 490,654 540,652 590,656 630,668",
        "300,730 214,820 168,930 158,1040",
        "400,720 330,820 292,930 280,1040",
        "160,1080 140,1170 130,1260 124,1370",
        "300,1090 240,1170 200,1260 176,1380",
        "340,1140 312,1220 296,1300 290,1400",
        "716,730 806,820 854,930 868,1040",
        "680,724 744,820 782,930 796,1040",
        "868,1080 886,1170 894,1260 900,1350",
        "730,1090 786,1170 818,1260 836,1366",
        "690,1140 712,1220 722,1300 724,1396",
    )
    card.pattern(skirt, [ribbon(line, (2, 15, 9)) for line in folds], mix(CHALK, LILAC, 0.48), thin=0.1)
    # where it lies on his shoulders it is in the shade of his head
    card.pattern(
        skirt,
        "270,1000! 300,1100 360,1200 440,1290 508,1300 580,1280 660,1190 710,1100 740,990! 640,880! 340,880!",
        _VEIL,
    )
    card.paint(
        "424,434! 500,406 590,406 676,438! 676,510 648,570 644,612! 440,612! 436,570 412,510",
        mix(CHALK, LILAC, 0.2),
        angle=84,
        lift=6,
    )
    card.paint("500,370! 590,374! 604,432! 560,458 510,448 486,424!", HERS.shade, angle=84)
    for y in (482, 514, 546):
        card.paint(ROUND, LILAC, at=affine(542, y, 8), lift=2)
    card.paint("434,578! 540,588 648,576! 654,622! 540,636 428,624!", LILAC, angle=2, lift=5)


def _wreath(card: Sheet) -> None:
    """A few paper flowers."""
    for x, y, size in ((436, 176, 26), (486, 134, 30), (548, 116, 34), (612, 132, 30), (660, 172, 25)):
        card.paint(
            "0,-1 .4,-.5! .95,-.31 .65,.2! .59,.81 0,.66! -.59,.81 -.65,.2! -.95,-.31 -.4,-.5!",
            CHALK,
            at=affine(x, y, size, x % 60),
            lift=4,
        )
        card.paint(ROUND, LILAC, at=affine(x, y, size * 0.28))


def _beard(card: Sheet) -> None:
    """As broad as a bib; what the mouth does in it is his affair."""
    beard = card.piece(
        "288,900! 330,930 400,940 440,934 490,950! 540,934 590,938 650,926 694,892! 722,960 726,1040 700,1110! 690,1160 640,1180! "
        "620,1226 560,1222! 530,1262 490,1266 452,1224! 400,1230 370,1184! 310,1170 292,1112! 264,1050 268,960",
        mix(INK, PLUM, 0.22),
        at=_LOW,
        angle=84,
        laps=60,
        grain=0.4,
        lift=9,
    )
    lines = (
        "330,960 320,1050 346,1140",
        "390,980 376,1090 410,1200",
        "450,1030 446,1130 480,1230",
        "540,1030 548,1130 530,1236",
        "600,980 616,1090 590,1196",
        "660,950 676,1050 650,1150",
    )
    card.pattern(beard, [ribbon(line, (2, 9, 3), _LOW) for line in lines], mix(SLATE, LILAC, 0.25), thin=0.1)
    card.paint("430,984! 460,992 494,988 530,992 566,972! 548,1004 500,1018 456,1008", "#7c4136", at=_LOW)
    card.paint(ribbon("420,976 458,996 496,992 536,996 576,964", (3, 7, 6, 7, 3), _LOW), DARK, wobble=0.3)


def _arms(card: Sheet) -> None:
    """From her shoulders down to his temples."""
    for spec, under, fold in (
        (
            "452,420! 396,424 338,474 284,556 238,656 222,740 232,840 286,961! 378,921! 362,850 388,760 432,690 462,620 482,500!",
            "380,915! 356,850 380,754 424,684 468,600 490,510! 464,540 402,620 344,706 314,770 316,850 336,945!",
            "292,650 258,730 266,806",
        ),
        (
            "640,424! 700,428 758,480 810,560 850,658 862,744 850,840 738,963! 646,921! 662,850 650,766 630,694 612,630 602,500!",
            "646,921! 662,850 646,760 624,690 606,610 590,510! 626,540 684,624 732,704 756,768 746,850 694,941!",
            "794,650 826,730 816,806",
        ),
    ):
        sleeve = card.piece(spec, shift(CHALK, 0.02), angle=64, laps=60, grain=0.22, lift=11)
        with card.inside(sleeve):
            card.paint(under, mix(CHALK, LILAC, 0.36), angle=64, lift=0)
        card.pattern(sleeve, ribbon(fold, (3, 10, 4)), mix(CHALK, LILAC, 0.4), thin=0.1)


def _left_glove(card: Sheet) -> None:
    """Shut fingers: nothing gets through these."""
    card.paint("496,770! 640,770! 640,856! 496,856!", HIS.base, at=_LOW, angle=84, wobble=0.3)
    glove = card.piece(
        "286,852! 380,808! 392,770 410,730 444,706 462,720! 454,746 440,772! 484,770 516,778 530,796 520,812! 538,826 536,846 "
        "520,852! 528,868 520,886 500,888! 498,906 480,918 452,914 400,914 340,908!",
        LILAC,
        at=_LOW,
        angle=14,
        lift=8,
        wobble=0.6,
    )
    card.pattern(
        glove,
        [
            ribbon(line, (2, 6, 6), _LOW)
            for line in ("412,812 470,809 524,812", "414,850 470,850 526,852", "412,884 460,887 506,888")
        ],
        mix(LILAC, PLUM, 0.75),
        thin=0,
    )
    card.paint("276,842! 372,796! 390,826! 294,876!", shift(CHALK, 0.02), at=_LOW, lift=4)


def _right_glove(card: Sheet) -> None:
    """Two fingers stand a little apart, and an eye has found the gap."""
    glove = card.piece(
        "744,858! 650,804! 636,768 616,728 590,700 574,716! 580,742 586,756! 556,752 526,760 520,780 536,792! 580,796 616,806 "
        "634,822! 620,838 580,838 544,836 524,844 516,858 526,869! 514,876 511,892 524,902! 522,914 534,930 560,934 600,936 "
        "650,930 700,918!",
        LILAC,
        at=_LOW,
        angle=166,
        lift=8,
        wobble=0.6,
    )
    between = [ribbon(line, (2, 6, 6), _LOW) for line in ("664,876 600,868 520,869", "664,902 600,902 518,902")]
    card.pattern(glove, between, mix(LILAC, PLUM, 0.75), thin=0)
    card.paint("542,795! 580,798 616,808 634,822! 618,837 580,837 546,835!", HIS.shade, at=_LOW, wobble=0.3)
    white = card.piece("550,822! 566,808 592,806 618,822! 598,835 570,835!", HIS.white, at=_LOW, wobble=0.3)
    with card.inside(white):
        card.paint(ROUND, DARK, at=affine(588, 933, 14))
    card.paint(ribbon("544,823 566,807 594,805 624,823", (3, 8, 9, 4), _LOW), DARK, wobble=0.3)
    card.paint(ribbon("552,803 578,794 606,800", (2, 5, 2), _LOW), DARK, wobble=0.3)
    card.paint("754,846! 662,792! 642,820! 736,880!", shift(CHALK, 0.02), at=_LOW, lift=4)
