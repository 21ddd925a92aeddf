"""Anything Else?: an elk stands in the shop, hung with all there is to buy; it looks at the one pear."""

from __future__ import annotations

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.anything_else.goods import hang_back, hang_front, pear
from art.scenes.houseguests.anything_else.inks import CHALK, CORAL, HIDE, HORN, PISTACHIO, PLUM, SHELL
from art.scenes.houseguests.anything_else.people import girl, keeper

GROUND = CHALK

FAR_HORN = (
    "512,742! 590,716 668,672 720,600! 708,540 706,480 724,430! 752,480 780,516 812,524! 846,470 856,410 850,340! 894,390 "
    "916,440 918,494! 960,460 984,410 990,350! 1026,400 1036,450 1028,500! 1070,480 1104,440 1120,390! 1146,440 1142,500 "
    "1122,540! 1160,540 1200,520 1250,490! 1250,620! 1180,660 1080,700 960,716 840,716! 740,722 660,770 590,822!"
)
NEAR_HORN = (
    "470,786! 430,740 380,716 330,712! 240,730 140,726 50,690! -60,640! -60,470! 16,470! -20,410 -36,350 -34,280! 20,330 "
    "56,380 80,440! 84,360 100,290 140,220! 160,290 164,370 156,440! 196,390 240,340 296,310! 290,380 266,440 236,490! "
    "290,466 340,456 400,460! 364,500 336,540 320,590! 390,610 450,640  490,690! 480,650 488,610 512,566! 536,610 552,660 "
    "560,716!"
)
ELK = (
    "-60,1010! 60,900 200,812 330,760 440,724! 520,716 586,742 640,800! 720,900 800,1000 872,1076 916,1130! 964,1180 "
    "986,1250 972,1320 926,1364! 890,1384 858,1372! 846,1404 806,1426 760,1416 720,1390! 660,1350 600,1306 540,1272! "
    "500,1258 470,1272 452,1306! 452,1400 470,1560 520,1860! -60,1860!"
)


def paint(card: Sheet) -> None:
    """Lay the shop's wall and shelf, the ladder and the keeper, the elk under its horns, the goods, the girl."""
    _shop(card)
    keeper(card)
    _elk(card)
    hang_front(card)
    pear(card)
    girl(card)


def _shop(card: Sheet) -> None:
    card.paint("-40,1500! 600,1492 1240,1500! 1240,1860! -40,1860!", PISTACHIO, angle=2, laps=100, lift=3)
    card.paint("-40,1486! 600,1478 1240,1486! 1240,1520! 600,1512 -40,1520!", mix(PISTACHIO, PLUM, 0.25), angle=2)


def _elk(card: Sheet) -> None:
    """Hump, neck, the long face with its overhanging lip, the ear laid back, the beard."""
    card.paint(FAR_HORN, shift(HORN, 0.07), angle=-30, laps=70, lift=7)
    hang_back(card)
    card.paint("452,800! 360,770 270,780 200,836! 260,880 350,900 440,880!", shift(HIDE, 0.07), angle=10, lift=5)
    elk = card.piece(ELK, HIDE, angle=62, laps=110, grain=0.42, lift=10)
    with card.inside(elk):
        card.paint(
            "580,1290! 660,1346 740,1400 800,1426 850,1404 860,1368! 920,1376 1000,1320 990,1200 920,1120! 876,1130 836,1180 "
            "800,1262! 740,1310 650,1300!",
            shift(HIDE, 0.055),
            angle=40,
            laps=60,
        )
        card.paint("862,1374! 810,1356 730,1350 660,1322! 730,1372 800,1388 852,1390!", shift(HIDE, -0.08), angle=14)
        card.paint(ribbon("452,1306 400,1200 396,1080 440,980", (6, 30, 20, 4)), shift(HIDE, -0.05), thin=0.1)
        for x, y in ((60, 1010), (150, 1120), (40, 1240), (190, 1330), (70, 1460), (240, 1540), (120, 1660)):
            card.paint(ribbon(f"{x},{y} {x + 46},{y + 60} {x + 60},{y + 150}", (3, 13, 3)), shift(HIDE, 0.05), thin=0.2)
    card.paint("904,1224! 926,1200 950,1222 948,1262! 926,1270 906,1254!", shift(HIDE, -0.12), angle=50)
    card.paint(NEAR_HORN, HORN, angle=36, laps=70, lift=9)
    for line in ("500,750 380,650 240,600 130,500", "300,622 200,620 90,580"):
        card.paint(ribbon(line, (18, 13, 3)), shift(HORN, 0.055), thin=0.15)
    for line in ("650,728 720,690 850,610 980,480", "760,666 920,650 1080,540", "740,676 760,600 740,500"):
        card.paint(ribbon(line, (16, 12, 3)), shift(HORN, 0.025), thin=0.15)
    # ear before the horn, eye
    card.paint("470,800! 400,810 320,860 270,940! 350,956 440,930 496,860!", HIDE, angle=-30, lift=6)
    card.paint("456,832! 400,846 346,886 316,922! 380,916 440,890!", mix(SHELL, PLUM, 0.45), angle=-30)
    card.paint("612,912! 640,886 678,892 700,922! 672,938 636,938!", CHALK, angle=20)
    card.paint(ROUND, PLUM, at=affine(676, 916, 21))
    card.paint(ROUND, CHALK, at=affine(682, 908, 5))
    card.paint("596,918! 630,874 684,878 716,926! 690,904 650,900 624,910!", shift(HIDE, 0.12), angle=20, lift=2)
    card.paint(ribbon("600,944 640,964 690,956", (3, 9, 3)), shift(HIDE, 0.09))
    # its beard, and the bow that somebody ties round it
    card.paint("470,1256! 520,1246 560,1268! 556,1350 548,1420 520,1500! 490,1430 470,1350!", HIDE, angle=88, lift=6)
    card.paint("470,1380! 400,1330 350,1340 340,1400 352,1450 420,1440!", CORAL, angle=20, lift=6)
    card.paint("560,1380! 630,1326 690,1340 696,1396 680,1446 600,1436!", CORAL, angle=-20, lift=6)
    card.paint(
        "500,1430! 470,1500 430,1560 440,1600! 490,1560 520,1500 530,1440!", shift(CORAL, -0.05), angle=70, lift=4
    )
    card.paint(
        "464,1366! 515,1354 566,1366! 572,1408 560,1444! 515,1452 470,1444!", shift(CORAL, 0.03), angle=4, lift=6
    )
