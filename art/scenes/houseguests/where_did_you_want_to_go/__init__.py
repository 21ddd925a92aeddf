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
    Head(card, CAST["bride"], 540, 312, 164, tilt=14, turn=-0.25).draw()
    _wreath(card)
    Head(card, CAST["porter"], 490, 806, 246, tilt=-3, turn=0.0).draw()
    _beard(card)
    _arms(card)
    _left_glove(card)
    _right_glove(card)


def _veil(card: Sheet) -> None:
    """Over her hair, then taut through the night to the one behind."""
    veil = card.piece(
        "352,640! 348,500 366,360 400,230 470,140 560,104 650,120 730,190! 800,310 880,470 960,640 1020,800 1062,960! 1052,1004! "
        "1030,1000! 960,890 880,800 800,740 740,720! 700,700",
        _VEIL,
        angle=58,
        laps=70,
        grain=0.3,
        lift=9,
    )
    lines = (
        "690,200 800,420 930,690 1040,980",
        "700,330 800,520 920,740 1036,984",
        "700,460 790,600 900,760 1030,990",
        "430,230 392,360 378,560",
        "470,190 420,340 410,540",
    )
    card.pattern(veil, [ribbon(line, (3, 9, 4)) for line in lines], _FOLD, thin=0.1)


def _coat(card: Sheet) -> None:
    coat = card.piece(
        "-60,1120! 60,1030 250,970! 500,1000 740,970! 860,1020 940,1110 990,1260 1024,1460 1034,1640 1020,1860! -60,1860!",
        INK,
        angle=84,
        laps=120,
        grain=0.35,
        lift=14,
    )
    with card.inside(coat):
        for line in ("880,1380 860,1500 800,1620 742,1700", "84,1390 96,1520 150,1640 210,1710"):
            card.paint(ribbon(line, (3, 10, 4)), SLATE, thin=0.1)
        card.paint("690,1650! 800,1750! 786,1776! 672,1674!", SLATE, lift=4)
        card.paint("262,1660! 156,1756! 170,1782! 280,1682!", SLATE, lift=4)
        card.paint("400,1040! 500,1420! 506,1520! 420,1360! 404,1270 350,1230!", mix(INK, SLATE, 0.45), lift=5)
        card.paint("600,1040! 520,1420! 508,1520! 590,1350! 606,1260 650,1230!", mix(INK, SLATE, 0.45), lift=5)
        card.paint(ribbon("506,1500 510,1660 504,1860", (6, 8, 6)), SLATE, thin=0.1)
        for y in (1580, 1740):
            card.paint(ROUND, LILAC, at=affine(548, y, 20), lift=4)


def _dress(card: Sheet) -> None:
    """She sits astride: bodice behind his head, the skirt over both of his shoulders, two boots below."""
    for x, y, flip in ((310, 1330, False), (694, 1320, True)):
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
    card.paint(
        "400,480! 500,452 600,456 700,490! 726,560 710,660 690,760! 350,760! 360,640 374,540",
        mix(CHALK, LILAC, 0.45),
        angle=84,
        lift=5,
    )
    for spec, folds in (
        (
            "392,620! 300,690 210,800 150,930 104,1100 70,1310! 130,1362 190,1340! 250,1384 310,1352! 372,1380 436,1326! 446,1220 "
            "448,1130 470,1040! 476,800 480,640!",
            (
                "330,1010 250,1110 200,1220 176,1336",
                "350,1060 312,1160 296,1250 290,1350",
                "390,1080 400,1180 396,1350",
                "300,800 236,900 190,1000 160,1100",
                "250,960 180,1060 140,1180 120,1320",
            ),
        ),
        (
            "650,650! 708,680 800,780 862,910 914,1080 954,1284! 900,1344 836,1326! 776,1376 714,1344! 640,1374 574,1326! 560,1220 "
            "556,1130 536,1040! 540,860 580,700!",
            (
                "680,1010 760,1110 810,1220 832,1320",
                "660,1060 694,1160 710,1250 716,1340",
                "616,1080 606,1180 616,1350",
                "720,800 780,900 820,1000 850,1100",
                "770,960 830,1060 870,1180 892,1320",
            ),
        ),
    ):
        lobe = card.piece(
            spec, mix(CHALK, LILAC, 0.1), angle=70, laps=80, edge="torn", core="#f8f2e4", wobble=3, lift=11
        )
        card.pattern(lobe, [ribbon(line, (2, 15, 9)) for line in folds], mix(CHALK, LILAC, 0.48), thin=0.1)
    card.paint("500,420! 590,424! 604,486! 560,510 510,500 486,474!", HERS.shade, angle=84)


def _wreath(card: Sheet) -> None:
    """A few paper flowers."""
    for x, y, size in ((436, 226, 26), (486, 184, 30), (548, 166, 34), (612, 182, 30), (660, 222, 25)):
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
    card.pattern(beard, [ribbon(line, (2, 9, 3)) for line in lines], mix(SLATE, LILAC, 0.25), thin=0.1)
    card.paint("430,984! 460,992 494,988 530,992 566,972! 548,1004 500,1018 456,1008", "#7c4136")
    card.paint(ribbon("420,976 458,996 496,992 536,996 576,964", (3, 7, 6, 7, 3)), DARK, wobble=0.3)


def _arms(card: Sheet) -> None:
    """From her shoulders down to his temples."""
    for spec, under, fold in (
        (
            "452,470! 398,474 344,520 292,594 246,680 232,722 244,776 286,846! 378,806! 372,760 402,700 446,640 470,600 482,540!",
            "380,800! 366,758 400,690 460,620 490,560! 470,560 410,620 352,690 322,736 330,780 340,826!",
            "300,640 268,706 290,770",
        ),
        (
            "640,474! 700,480 752,526 794,594 822,680 824,724 800,780 738,848! 646,806! 644,752 640,694 620,640 610,600 602,540!",
            "640,806! 640,752 634,690 612,630 590,560! 630,570 676,640 704,700 718,742 706,784 694,826!",
            "766,640 788,706 760,776",
        ),
    ):
        sleeve = card.piece(spec, shift(CHALK, 0.02), angle=64, laps=60, grain=0.22, lift=11)
        with card.inside(sleeve):
            card.paint(under, mix(CHALK, LILAC, 0.36), angle=64, lift=0)
        card.pattern(sleeve, ribbon(fold, (3, 10, 4)), mix(CHALK, LILAC, 0.4), thin=0.1)


def _left_glove(card: Sheet) -> None:
    """Shut fingers: nothing gets through these."""
    glove = card.piece(
        "286,852! 380,808! 392,770 410,730 444,706 462,720! 454,746 440,772! 484,770 516,778 530,796 520,812! 538,826 536,846 "
        "520,852! 528,868 520,886 500,888! 498,906 480,918 452,914 400,914 340,908!",
        LILAC,
        angle=14,
        lift=8,
        wobble=0.6,
    )
    card.pattern(
        glove,
        [
            ribbon(line, (2, 5, 4))
            for line in ("416,812 470,808 520,812", "420,850 470,850 520,852", "416,886 460,888 500,888")
        ],
        mix(LILAC, PLUM, 0.5),
        thin=0.1,
    )
    card.paint("276,842! 372,796! 390,826! 294,876!", shift(CHALK, 0.02), lift=4)


def _right_glove(card: Sheet) -> None:
    """Two fingers stand a little apart, and an eye has found the gap."""
    card.paint("516,776! 548,776! 548,846! 516,846!", HIS.base, wobble=0.3)
    glove = card.piece(
        "744,858! 650,804! 636,768 616,728 590,700 574,716! 580,742 586,756! 556,752 526,760 520,780 536,792! 580,796 616,806 "
        "634,822! 620,838 580,838 544,836 522,848 520,866 540,874! 528,888 536,906 560,908! 566,922 590,930 640,924 690,914!",
        LILAC,
        angle=166,
        lift=8,
        wobble=0.6,
    )
    card.pattern(glove, ribbon("640,884 590,880 540,874", (2, 5, 4)), mix(LILAC, PLUM, 0.5), thin=0.1)
    card.pattern(glove, ribbon("640,906 600,910 560,908", (2, 5, 4)), mix(LILAC, PLUM, 0.5), thin=0.1)
    card.paint("532,796! 580,798 616,808 634,822! 618,837 580,837 538,835!", HIS.shade, wobble=0.3)
    white = card.piece("550,822! 566,808 592,806 618,822! 598,835 570,835!", HIS.white, wobble=0.3)
    with card.inside(white):
        card.paint(ROUND, DARK, at=affine(588, 818, 14))
    card.paint(ribbon("544,823 566,807 594,805 624,823", (3, 8, 9, 4)), DARK, wobble=0.3)
    card.paint(ribbon("552,803 578,794 606,800", (2, 5, 2)), DARK, wobble=0.3)
    card.paint("754,846! 662,792! 642,820! 736,880!", shift(CHALK, 0.02), lift=4)
