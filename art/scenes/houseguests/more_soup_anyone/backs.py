"""Two who sit at the counter with their backs to us, each with the head turned the other way."""

from __future__ import annotations

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.sheet import Sheet, shift
from art.scenes.houseguests.more_soup_anyone.inks import BLACK, BONE, BROWN, CHALK, ROSE, SLATE, UMBER


def man(card: Sheet) -> None:
    """Black coat, tan nape; he looks at the wall on his left."""
    card.paint("396,1196! 506,1170 548,1186 520,1206 420,1216!", shift(UMBER, -0.1))
    coat = card.piece(
        "-60,1100! 0,1010 70,966 140,940! 220,950 300,936! 376,966 440,1024 478,1096 500,1160 494,1196! 456,1224 428,1300 420,1400 "
        "424,1480! 446,1580 460,1700 466,1850! -60,1850!",
        BLACK,
        angle=82,
        laps=110,
        grain=0.34,
        lift=14,
    )
    with card.inside(coat):
        folds = (
            "216,1010 220,1200 216,1440",
            "494,1196 430,1190 392,1150",
            "430,1290 396,1230 384,1140",
            "456,1224 430,1216 408,1190",
        )
        card.paint([ribbon(f, (3, 10, 3)) for f in folds], shift(BLACK, 0.12), thin=0.05)
        card.paint("-60,1452! 200,1476 424,1452! 430,1516! 200,1542 -60,1520!", shift(BLACK, 0.08), angle=4, lift=5)
        card.paint(ribbon("214,1545 218,1700 216,1850", (4, 12)), shift(BLACK, 0.12))
        card.paint(ribbon("-40,1010 20,1100 30,1260", (3, 10, 3)), shift(BLACK, 0.12))
    for x in (104, 250):
        card.paint(ROUND, CHALK, at=affine(x, 1498, 14), lift=3)
    card.paint("142,830! 306,830! 312,956! 224,990 128,956!", shift(ROSE, -0.09), angle=80)
    card.paint(ribbon("190,900 220,908 260,902", (2, 7, 2)), shift(ROSE, -0.2))
    card.paint("112,936! 220,976 326,926! 344,964! 224,1016 102,980!", shift(BLACK, 0.07), angle=6, lift=6)
    card.paint(
        "296,860! 330,790 330,710 290,640 214,612 134,634 96,690! 86,716 92,738! 78,768 84,806! 96,848 124,882 162,894! 230,900",
        ROSE,
        angle=80,
        laps=60,
        grain=0.25,
        lift=8,
    )
    hair = card.piece(
        "312,862! 346,800 348,706 304,626 240,600! 214,548 178,546 204,598! 134,612 92,662 86,712! 118,704 140,722 152,776! 168,784 "
        "176,760 200,760 210,800 196,846! 210,868 260,874",
        BLACK,
        angle=70,
        laps=50,
        lift=6,
    )
    lines = ("236,610 300,690 312,800", "220,612 252,700 260,830", "200,606 190,660 196,730", "180,612 150,650 146,700")
    card.pattern(hair, [ribbon(f, (2, 8, 2)) for f in lines], shift(BLACK, 0.16), thin=0.05)
    card.paint("150,782! 156,752 184,746 204,766 200,804 180,842 156,846 152,816!", ROSE, angle=70, lift=5)
    card.paint(ribbon("164,770 184,764 190,790 172,818", (3, 7, 7, 3)), shift(ROSE, -0.16))


def woman(card: Sheet) -> None:
    """Bare brown back in a slate dress; she looks at the wall on her right."""
    card.paint("830,1196! 720,1170 680,1186 708,1206 810,1216!", shift(UMBER, -0.1))
    card.paint(
        "936,820! 1056,820! 1060,930! 1106,966 1186,1000 1260,1070! 1260,1196! 1200,1250 1150,1400! 840,1400! 836,1330! 800,1250 738,1196! 730,1160 750,1090 "
        "790,1016 856,976 926,940!",
        BROWN,
        angle=80,
        laps=90,
        grain=0.28,
        lift=12,
    )
    deep = shift(BROWN, -0.09)
    blades = ("992,1020 996,1190 990,1350", "900,1090 936,1130 936,1190", "1084,1090 1052,1130 1050,1190")
    card.paint([ribbon(f, (3, 12, 3)) for f in blades], deep)
    card.paint([ribbon(f, (3, 9, 3)) for f in ("738,1196 780,1190 806,1160", "796,1246 806,1220 806,1196")], deep)
    dress = card.piece(
        "836,980! 878,964! 906,1084 946,1250 994,1380! 1042,1250 1082,1084 1112,966! 1154,984! 1186,1130 1176,1270 1156,1420! "
        "1176,1490 1220,1600 1260,1850! 724,1850! 740,1700 780,1560 826,1480! 830,1420! 816,1280 814,1130",
        SLATE,
        angle=84,
        laps=100,
        grain=0.3,
        lift=8,
    )
    with card.inside(dress):
        for line in ("900,1500 840,1650 810,1850", "1000,1500 1000,1660 990,1850", "1090,1500 1130,1650 1150,1850"):
            card.paint(ribbon(line, (3, 14, 6)), shift(SLATE, -0.1), thin=0.05)
        card.paint("800,1424! 990,1450 1190,1424! 1190,1486! 990,1512 800,1486!", CHALK, angle=3, lift=5)
    card.paint(
        "916,856! 880,790 884,706 926,640 1006,616 1080,636 1116,692! 1126,718 1120,740! 1136,768 1130,806! 1118,848 1090,880 1056,892! "
        "1000,904",
        BROWN,
        angle=80,
        laps=60,
        grain=0.25,
        lift=8,
    )
    hair = card.piece(
        "932,884! 872,820 866,706 916,626 1006,598 1090,620 1124,668 1128,714! 1096,706 1070,726 1062,772! 1044,760 1020,764 1014,800 "
        "1032,844! 1010,880 970,894",
        BLACK,
        angle=110,
        laps=50,
        lift=6,
    )
    lines = (
        "900,770 960,660 1080,650",
        "910,800 980,700 1090,690",
        "920,830 960,760 1040,730",
        "940,850 980,810 1010,790",
    )
    card.pattern(hair, [ribbon(f, (2, 8, 2)) for f in lines], shift(BLACK, 0.16), thin=0.05)
    card.paint(ribbon("900,770 830,806 770,846", (15, 13, 20)), BONE, lift=3)
    card.paint("786,828! 756,838 716,872 704,902 722,922 762,908 790,872 798,846!", BONE, angle=50, lift=5)
    card.paint("778,850 748,864 724,892 732,906 762,892 782,866", shift(BONE, -0.1), angle=50)
    bun = card.piece(ROUND, BLACK, at=affine(884, 772, 74), angle=30, lift=8)
    twist = "846,800 836,760 866,724 912,734 922,776 894,802 870,788 872,766"
    card.pattern(bun, [ribbon(twist, (2, 8, 9, 8, 2))], shift(BLACK, 0.16), thin=0.05)
    card.paint("1066,780! 1058,752 1032,746 1012,764 1014,802 1034,840 1058,844 1062,816!", BROWN, angle=70, lift=5)
    card.paint(ribbon("1050,768 1032,764 1026,790 1042,816", (3, 7, 7, 3)), deep)
    card.paint(ROUND, CHALK, at=affine(1048, 858, 15), lift=3)
