"""He who has the ceiling on his head, with a cushion between, and her who has fallen asleep against him."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import affine, ribbon
from art.cutpaper.sheet import Ink, Patch, Sheet, mix, shift
from art.scenes.houseguests.are_you_still_holding.inks import (
    BRICK,
    FAIR,
    LINEN,
    MUSTARD,
    NIGHT,
    SHADE,
    SLATE,
    TAN,
    UMBER,
    WHITE,
    flat,
)

_COAT: Final = (
    "-60,1230! 20,1170 120,1118 230,1078 330,1040! 430,1090 530,1200! 640,1090 730,1040! 860,1076 1000,1120 1110,1176 1190,1250 "
    "1260,1350! 1260,1860! -60,1860!"
)
_FACE: Final = (
    "372,478! 440,450 530,440 620,446 694,472! 728,530 742,610 746,700 762,780 772,860 752,936 694,992 620,1022 536,1030 "
    "450,1020 376,990 318,936 296,862 304,780 320,700 322,610 336,530"
)
_CUSHION: Final = (
    "262,392! 330,340 440,310 700,306 820,330 866,356! 896,392 902,436 880,482! 820,488 720,468 610,458 490,466 390,490 "
    "300,524! 264,500 244,450 246,414"
)
_BUN: Final = "892,1318 962,1290 1032,1312 1076,1370 1070,1440 1022,1486 952,1494 892,1460 864,1406 866,1354"
_HAIR: Final = (
    "736,1340! 752,1270 802,1214 872,1176 958,1164 1038,1190 1098,1246 1130,1326 1132,1420 1108,1510 1078,1590 1038,1656! 1002,1684 "
    "942,1690 882,1670! 842,1620 838,1570 828,1520! 804,1470 772,1430 728,1400!"
)
HEAD: Final = affine(-82, -10, 1.15, -4)


def _on(card: Sheet, outline: str, ink: Ink, angle: float = 80, lift: float = 6, laps: float = 80) -> Patch:
    """Lay a shape of his head, where his head is."""
    return card.piece(outline, ink, angle=angle, laps=laps, grain=0.22, lift=lift, at=HEAD)


def man(card: Sheet) -> None:
    """Lay coat, collar, head and cushion."""
    coat = flat(card, _COAT, NIGHT, 86, 12, 90)
    with card.inside(coat):
        for fold in ("392,1060 330,1190 420,1300 500,1860", "120,1300 170,1500 160,1860", "690,1080 740,1180 620,1400"):
            card.paint(ribbon(fold, (4, 7, 4)), shift(NIGHT, 0.1))
    flat(card, "350,1010! 320,1080 330,1150! 450,1230 560,1290! 690,1220 800,1120! 800,1040 770,980!", SHADE, 10, 2)
    flat(card, "300,1060! 284,1120 300,1180! 400,1290 480,1336! 566,1244! 470,1190 370,1120!", LINEN, 30, 7)
    flat(card, "566,1244! 640,1330! 726,1272 806,1160! 824,1090 812,1036! 750,1120 660,1196!", LINEN, -30, 7)
    flat(
        card,
        "526,1262! 566,1244 606,1262! 622,1310 606,1330! 640,1500 630,1700 620,1860! 520,1860! 506,1680 500,1500 528,1330! 514,1306!",
        mix(NIGHT, SLATE, 0.5),
        84,
        5,
    )
    _head(card)
    cushion = flat(card, _CUSHION, BRICK, 6, 9, 60)
    with card.inside(cushion):
        for fold in (
            "300,510 336,470 396,446",
            "874,470 824,446 760,436",
            "262,420 320,420 370,400",
            "890,400 830,396 780,380",
            "540,452 556,420 604,396",
            "640,450 632,426 644,410",
        ):
            card.paint(ribbon(fold, (3, 9, 3)), shift(BRICK, -0.1))
    flat(card, "290,506! 306,500 314,516! 320,560 330,606! 306,598 284,612! 286,560", MUSTARD, 88, 5)
    flat(card, "872,468! 886,464 896,478! 902,520 914,562! 890,556 866,566! 870,520", MUSTARD, 88, 5)


def _head(card: Sheet) -> None:
    _on(card, "336,650! 290,622 256,650 254,716 276,780 320,812! 340,740!", TAN, 80, 4)
    _on(card, "738,650! 780,618 814,648 812,716 792,780 752,806! 730,740!", SHADE, 80, 4)
    for fold in ("322,676 286,670 280,720 308,760", "752,676 784,668 790,716 764,756"):
        card.paint(ribbon(fold, (3, 8, 3), HEAD), mix(SHADE, UMBER, 0.6))
    face = _on(card, _FACE, TAN, 78, 9, 90)
    with card.inside(face):
        card.paint(
            "640,420! 690,520 690,640 668,700 690,780 704,860 680,930 630,980 560,1010 500,1060! 820,1060! 820,420!",
            SHADE,
            at=HEAD,
            angle=80,
            grain=0.22,
        )
    _on(card, "352,500! 326,530 304,594 306,664! 334,672! 340,616 352,566 368,524!", NIGHT, 70, 4)
    _on(card, "712,500! 740,530 762,594 760,664! 734,672! 728,616 714,566 698,524!", NIGHT, 70, 4)
    _eyes(card)
    _nose_and_mouth(card)


def _eyes(card: Sheet) -> None:
    lid = mix(SHADE, UMBER, 0.3)
    _on(card, "376,712! 420,690 476,692 508,716! 474,742 414,744!", LINEN, 5, 1)
    _on(card, "580,704! 620,680 676,680 708,704! 676,732 616,734!", LINEN, 5, 1)
    card.paint("440,694! 486,694! 488,722 464,740 440,724", NIGHT, at=HEAD, wobble=0.4)
    card.paint("640,680! 686,680! 690,710 664,728 640,712", NIGHT, at=HEAD, wobble=0.4)
    _on(card, "362,718! 382,672 432,652 484,664 520,722! 476,716 420,718!", lid, 8, 4)
    _on(card, "566,708! 592,662 644,642 692,652 722,704! 684,690 620,692!", lid, 8, 4)
    for bag in ("384,760 430,782 490,764", "592,752 640,772 700,750"):
        card.paint(ribbon(bag, (3, 9, 3), HEAD), lid)
    _on(card, "350,632! 384,596 450,588 512,606 528,640! 470,626 400,632!", NIGHT, 10, 5)
    _on(card, "564,604! 600,560 664,548 716,574 736,616! 684,594 620,598!", NIGHT, -6, 5)
    for line in ("440,536 500,526 560,530", "580,520 630,512 672,522"):
        card.paint(ribbon(line, (3, 7, 3), HEAD), lid)


def _nose_and_mouth(card: Sheet) -> None:
    dark = mix(SHADE, UMBER, 0.6)
    _on(
        card,
        "536,640! 524,700 500,770 468,806 460,844 486,868 520,862! 544,882 574,864! 610,868 630,838 616,802 586,764 570,700 566,640!",
        mix(TAN, SHADE, 0.55),
        80,
        6,
    )
    card.paint(ribbon("486,866 508,850 524,862", (3, 9, 4), HEAD), dark)
    card.paint(ribbon("572,864 590,850 608,864", (4, 9, 3), HEAD), dark)
    for line in ("446,824 414,870 402,926", "646,820 682,864 692,918"):
        card.paint(ribbon(line, (3, 9, 3), HEAD), dark)
    _on(card, "452,940! 500,922 544,930 590,918 644,926! 596,952 544,966 492,958!", "#84493a", 5, 3)
    card.paint(ribbon("436,950 492,936 544,942 596,932 656,922", (4, 9, 7, 9, 3), HEAD), NIGHT)


def sleeper(card: Sheet) -> None:
    """Lay her from behind: shawl, nape, a cheek and an ear, white hair drawn up into a knot."""
    line = mix(LINEN, SLATE, 0.65)
    flat(card, "792,1550! 802,1690 782,1810! 1052,1810! 1032,1690 1038,1550!", mix(FAIR, SHADE, 0.6), 84, 3)
    shawl = card.piece(
        "1260,1560! 1180,1580 1110,1640 1050,1706! 970,1740 870,1732 806,1694! 720,1706 640,1746 580,1800 550,1870! 1260,1870!",
        SLATE,
        angle=78,
        laps=70,
        grain=0.25,
        edge="torn",
        core=LINEN,
        lift=9,
    )
    with card.inside(shawl):
        for fold in ("792,1770 852,1840 872,1920", "1232,1690 1142,1770 1112,1920"):
            card.paint(ribbon(fold, (3, 11, 5)), shift(SLATE, -0.09))
    flat(card, "704,1434! 682,1470 642,1512 632,1534 648,1552 682,1550!", mix(FAIR, SHADE, 0.35), 78, 4)
    flat(
        card,
        "762,1280! 722,1336 704,1386 704,1424 686,1454 664,1500 660,1560 682,1616 708,1646 718,1690 772,1724 842,1714 892,1680! 952,1550 892,1310!",
        FAIR,
        78,
        9,
    )
    card.paint(ribbon("696,1454 714,1474 748,1476", (4, 9, 3)), UMBER)
    card.paint(ribbon("702,1628 720,1634 738,1628", (3, 8, 3)), mix(SHADE, UMBER, 0.5))
    hair = flat(card, _HAIR, WHITE, 70, 11, 60)
    for row in (
        "752,1310 842,1312 932,1350",
        "828,1220 882,1270 942,1340",
        "952,1184 958,1250 968,1340",
        "1072,1240 1022,1290 992,1350",
        "1116,1380 1062,1390 1012,1400",
        "1102,1530 1052,1480 1008,1440",
        "1002,1630 992,1530 978,1450",
        "872,1650 912,1550 942,1450",
    ):
        card.pattern(hair, ribbon(row, (4, 8, 5)), line)
    ear = flat(card, "792,1450! 768,1426 782,1396 820,1394 842,1424 838,1480 812,1526 788,1520!", FAIR, 70, 4)
    with card.inside(ear):
        card.paint(ribbon("792,1426 822,1418 824,1470 802,1490", (3, 8, 3)), mix(FAIR, SHADE, 0.7))
    bun = flat(card, _BUN, shift(WHITE, -0.04), 30, 10, 50)
    card.pattern(
        bun,
        ribbon("892,1440 896,1360 966,1326 1036,1360 1032,1430 972,1460 936,1420 966,1380 998,1396", (4, 9, 5)),
        line,
    )
