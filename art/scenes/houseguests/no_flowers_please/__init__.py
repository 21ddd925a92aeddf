"""No Flowers, Please: the hole is far too large, the box stays shut, and he who dug has found a stair."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.hands import hand
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.no_flowers_please.girl import girl
from art.scenes.houseguests.no_flowers_please.inks import (
    BONE,
    BROWN,
    CAST,
    CLAY,
    DARK,
    DEEP,
    MID,
    MOSS,
    OLIVE,
    SLATE,
    WHITE,
    flat,
    lap,
)

GROUND = BONE


def paint(card: Sheet) -> None:
    """Lay the lawn by laps, then the hole and who is in it, then all who wait about it; she stands nearest."""
    _lawn(card)
    _hole(card)
    _stair(card)
    _hatch(card)
    _digger(card)
    _uncle(card)
    _aunts(card)
    _boy(card)
    _heap(card)
    _dog(card)
    girl(card)


def _lawn(card: Sheet) -> None:
    lap(card, "-60,-60! 1260,-60! 1260,150! 900,176 420,190 -60,214!", MOSS, 3)
    lap(card, "-60,1330! 120,1300 420,1316 700,1370! 820,1440 1000,1520 1260,1560! 1260,1860! -60,1860!", MOSS, 12)
    lap(card, "-60,1600! 300,1560 500,1640! 540,1860! -60,1860!", shift(MOSS, -0.06), 24, 50, thin=0.2)
    lap(card, "760,1640! 1260,1600! 1260,1860! 700,1860!", shift(MOSS, -0.05), 8, 60, thin=0.2)
    tufts = []
    for x, y in ((60, 1430), (640, 1470), (700, 1690), (620, 1760), (40, 60), (760, 90), (1120, 60), (1150, 1600)):
        tufts += [
            ribbon(f"{x},{y} {x - 8},{y - 34}", (7, 2)),
            ribbon(f"{x + 12},{y + 2} {x + 16},{y - 42}", (7, 2)),
            ribbon(f"{x + 24},{y} {x + 40},{y - 26}", (7, 2)),
        ]
    card.paint(tufts, shift(MOSS, -0.11), edge="raw", thin=0.15)


def _hole(card: Sheet) -> None:
    """Seen from an upper window: a bright rim, then nothing but dark."""
    lap(card, "110,316! 1084,284! 1196,1176! -10,1196!", DARK, 84, 14)
    flat(card, "214,404! 984,380! 960,900! 236,906!", mix(BROWN, DARK, 0.55), 4)
    flat(card, "110,316! 1084,284! 1086,330 1000,372! 700,392 440,396 216,424! 150,380", CLAY, -2, 20)
    flat(card, "110,316! 216,424! 236,906! 190,1196! -10,1196!", mix(CLAY, BROWN, 0.55), 86, 12)
    flat(card, "1084,284! 1196,1176! 1010,1180! 960,900! 986,384!", mix(CLAY, BROWN, 0.2), 86, 12)
    roots = [
        ribbon(s, (9, 7, 2))
        for s in (
            "420,396 440,440 424,486 436,520",
            "1080,480 1050,560 1076,640",
            "130,480 170,560 160,640",
            "1120,760 1090,830 1110,900",
        )
    ]
    card.paint(roots, shift(CLAY, -0.05), edge="raw")


STEPS: Final = tuple((238 + 66 * k, 500 + 62 * k) for k in range(5))


def _stair(card: Sheet) -> None:
    """Down along the wall, each tread darker."""
    for k, (x, y) in enumerate(STEPS):
        t = 0.02 + 0.07 * k
        tread, front = mix(mix(OLIVE, BONE, 0.4), DARK, t), mix(CLAY, BROWN, 0.5 + 2 * t)
        flat(card, f"{x},{y + 34}! {x + 70},{y + 32}! {x + 74},1000! {x},1000!", front, 88, 6)
        flat(card, f"{x - 4},{y}! {x + 76},{y - 4}! {x + 76},{y + 38}! {x - 4},{y + 40}!", tread, -3, 6)


def _hatch(card: Sheet) -> None:
    """Upright in the earth where no house ever stood."""
    flat(card, "482,452! 850,432! 868,940! 486,950!", DARK, 86, 6, 6)
    plank = mix(OLIVE, BONE, 0.62)
    flat(card, "504,474! 832,454! 846,940! 508,950!", plank, 88, 4)
    for x in (570, 638, 706, 772):
        card.paint(ribbon(f"{x},{470 - (x - 504) // 18} {x + 4},940", (6, 7)), BROWN, edge="raw")
    for y in (516, 860):
        card.paint(ribbon(f"500,{y} 842,{y - 20}", (24, 24)), SLATE, edge="raw")
        for x in (534, 602, 674, 740, 810):
            card.paint(ROUND, DARK, at=affine(x, y - (x - 500) * 0.058, 6), edge="raw")
    card.paint(ribbon("802,700 820,684 834,704 818,724 802,700", (9, 9)), DARK, edge="raw")


def _digger(card: Sheet) -> None:
    """His back to us, one ear on the planks; his knuckles have just come away."""
    shade = shift(SLATE, -0.07)
    # both arms go up to the wood; each is one sleeve from the shoulder over the elbow to a rolled cuff
    hand(card, "knock", 796, 640, 92, -96, MID, age=50, lift=4)
    hand(card, "flat", 524, 690, 96, -84, MID, age=50, flip=True, lift=4)
    flat(
        card, "704,716! 740,740 784,764 806,756! 780,700 766,646! 822,638! 846,690 870,770 854,826! 802,846 734,830!",
        shift(SLATE, 0.03), 60, 4, 6,
    )  # fmt: skip
    flat(
        card, "624,720! 584,744 546,776 540,770! 550,730 556,694! 496,690! 482,744 470,810 490,850! 534,860 614,830!",
        shade, 120, 4, 6,
    )  # fmt: skip
    card.paint(ribbon("760,650 794,640 826,642", (17, 18, 17)), BONE, edge="raw")
    card.paint(ribbon("492,694 526,688 560,696", (17, 18, 17)), BONE, edge="raw")
    body = card.piece(
        "622,700! 574,724 540,764 530,840 534,1000! 814,1000! 820,850 806,770 772,728 720,700!",
        SLATE,
        angle=84,
        laps=40,
        edge="raw",
        ragged=6,
        lift=8,
    )
    with card.inside(body):
        card.paint(ribbon("606,690 640,800 674,900", (17, 17, 17)), BROWN, edge="raw")
        card.paint(ribbon("740,690 708,800 678,900", (17, 17, 17)), BROWN, edge="raw")
        card.paint(ribbon("676,890 676,1000", (20, 20)), BROWN, edge="raw")
        card.paint(ribbon("574,800 594,880 584,960", (4, 14, 6)), shade, edge="raw")
        card.paint(ribbon("784,800 760,880 768,960", (4, 14, 6)), shade, edge="raw")
    card.paint(ribbon("676,640 676,712", (84, 96)), MID.shade, edge="raw")
    flat(card, "630,694! 676,708 722,694! 728,712 676,728 622,714!", BONE, 4, 4, 4)
    Head(card, CAST["digger"], 672, 604, 92, tilt=-9, turn=-1, view="side").draw()
    for x, y, u, v in ((770, 532, 756, 506), (806, 528, 808, 496), (842, 540, 860, 514)):
        card.paint(ribbon(f"{x},{y} {u},{v}", (9, 4)), DARK, edge="raw")
    # his hat lies on a step above him
    at = affine(-232, -474)
    flat(card, "470,960! 520,924 610,926 650,962 606,992 520,996!", mix(OLIVE, BONE, 0.72), 6, lift=6, at=at)
    flat(card, "514,956! 524,908 590,906 606,956! 560,970", mix(OLIVE, BONE, 0.9), 80, at=at)
    card.paint(ribbon("514,952 560,968 606,952", (12, 13, 12), at), BROWN, edge="raw")


def _uncle(card: Sheet) -> None:
    """Of him there is a pair of trousers and what he leans on."""
    flat(card, "-30,-60! 76,-60! 84,246! -30,252!", SLATE, 88, lift=5)
    flat(card, "70,-60! 196,-60! 190,240! 92,246!", shift(SLATE, 0.04), 88, lift=5)
    for x in (0, 136):
        flat(card, f"{x - 46},228! {x + 50},222! {x + 58},284 {x + 10},306 {x - 44},292!", BROWN, 10, lift=5)
        card.paint(ribbon(f"{x - 44},290 {x + 8},304 {x + 56},284", (9, 9, 9)), DARK, edge="raw")


def _aunts(card: Sheet) -> None:
    """Two skirts below one shawl, four shoes, one handkerchief."""
    for x in (330, 416, 556, 640):
        flat(card, f"{x - 34},206! {x + 32},204! {x + 36},268 {x},296 {x - 36},270!", shift(DARK, 0.06), 88, lift=4)
        card.paint(ribbon(f"{x - 26},232 {x},244 {x + 26},232", (6, 8, 6)), SLATE, edge="raw")
    flat(card, "300,-60! 500,-60! 486,220 380,240 284,218!", shift(DARK, 0.05), 88, 14, 6)
    flat(card, "486,-60! 660,-60! 694,226 600,244 510,224!", DARK, 88, 14, 6)
    flat(card, "252,-60! 700,-60! 720,96! 600,130 480,110 380,136 236,100!", shift(DARK, 0.1), 6, 14, 6)
    card.paint(
        [ribbon(f"{252 + 26 * k},{106 + (k * 5) % 18} {248 + 26 * k},{148 + (k * 7) % 20}", (8, 4)) for k in range(18)],
        shift(DARK, 0.1),
        edge="raw",
    )
    hand(card, "pinch", 484, 104, 96, 92, MID, age=60, lift=4)
    flat(card, "444,40! 524,40! 520,118! 450,120!", shift(DARK, 0.16), 88, lift=4)
    card.paint(ribbon("450,114 486,118 520,112", (12, 12, 12)), SLATE, edge="raw")
    flat(card, "460,166! 506,160 520,200! 536,270 500,262! 470,284 446,262! 440,230 462,200!", WHITE, 80, lift=5)


def _boy(card: Sheet) -> None:
    """Sits on the far edge with his legs in it, and eats."""
    for x, y in ((922, 452), (996, 470)):
        card.paint(ribbon(f"{x + 4},270 {x},360 {x - 4},{y}", (44, 40, 34)), DEEP.base, edge="raw", lift=5)
        flat(
            card,
            f"{x - 26},{y - 26}! {x + 18},{y - 26}! {x + 20},{y + 22} {x - 8},{y + 50} {x - 34},{y + 26}!",
            BONE,
            86,
        )
        card.paint(ribbon(f"{x - 34},{y + 30} {x - 8},{y + 50} {x + 20},{y + 24}", (9, 9, 9)), DARK, edge="raw")
    flat(card, "880,236! 1040,226! 1050,316! 966,320! 962,300! 954,322! 884,324!", shift(SLATE, -0.04), 88, lift=6)
    flat(card, "890,256! 882,150 916,110! 1006,106! 1042,150 1034,252!", mix(OLIVE, BONE, 0.2), 88, lift=5)
    Head(card, CAST["boy"], 962, 76, 68, tilt=6).draw()
    card.paint(ribbon("888,160 872,212 916,232", (40, 36, 28)), DEEP.base, edge="raw", lift=3)
    card.paint(ribbon("1038,156 1056,208 1016,228", (40, 36, 28)), DEEP.base, edge="raw", lift=3)
    flat(card, "926,108! 886,122 850,176! 846,196! 910,208! 932,160!", mix(OLIVE, BONE, 0.3), 60)
    flat(card, "996,108! 1036,122 1076,172! 1080,192! 1014,206! 992,160!", mix(OLIVE, BONE, 0.3), 120)
    card.paint("914,206 934,184 964,172 996,184 1016,206", BONE, edge="raw", lift=3)
    flat(card, "902,202! 1028,200! 1010,250 964,268 920,252!", WHITE, 4, lift=5)
    card.paint(ribbon("904,204 964,206 1028,202", (7, 7, 7)), SLATE, edge="raw")
    hand(card, "cup", 904, 228, 52, 10, DEEP, age=9)
    hand(card, "cup", 1024, 226, 52, 170, DEEP, age=9, flip=True)


def _heap(card: Sheet) -> None:
    lap(card, "700,1500! 790,1400 860,1270 950,1220! 1060,1190 1170,1240 1260,1330! 1260,1580! 980,1540!", CLAY, 30, 30)
    flat(card, "800,1500! 880,1380 960,1290! 970,1420 940,1530!", shift(CLAY, -0.1), 66, 30)
    flat(card, "1080,1240! 1170,1320 1220,1440! 1260,1540! 1120,1550!", shift(CLAY, 0.06), 54, 30)
    card.paint(ribbon("1030,1256 1076,1110 1124,960", (24, 24, 24)), mix(BROWN, BONE, 0.28), edge="raw", lift=6)
    card.paint(ribbon("1076,940 1124,956 1170,972", (24, 26, 24)), mix(BROWN, BONE, 0.28), edge="raw", lift=6)
    flat(card, "1004,1180! 1100,1206! 1080,1330 1040,1350! 980,1330!", SLATE, 106, lift=6)
    flat(card, "940,1330! 1010,1290 1100,1300! 1140,1360 1010,1380!", CLAY, 20, 20)
    for x, y, r in ((700, 1440, 17), (1130, 1180, 15), (760, 1330, 11), (650, 1400, 9)):
        card.paint(ROUND, shift(CLAY, -0.04), at=affine(x, y, r), edge="raw")


def _dog(card: Sheet) -> None:
    """Very old; it sleeps with its back to it all."""
    at = affine(84, 30)
    coat = mix(CLAY, BONE, 0.62)
    flat(card, "700,1690! 860,1730 1080,1730 1190,1680! 1150,1760 900,1780 740,1750!", shift(MOSS, -0.16), 4, 30, at=at)
    body = card.piece(
        "720,1640 740,1560 820,1500 940,1480 1060,1500 1140,1560 1160,1640 1120,1710 1000,1740 840,1736 750,1706",
        coat,
        at=at,
        angle=20,
        laps=30,
        edge="raw",
        ragged=16,
        lift=8,
    )
    with card.inside(body):
        flat(card, "900,1460! 1060,1480 1080,1560! 1000,1590 930,1550!", BROWN, 20, 20, at=at)
        flat(card, "1090,1540! 1180,1560 1180,1660! 1110,1640!", BROWN, 60, 16, at=at)
        card.paint(ribbon("980,1740 960,1660 1000,1600 1070,1600", (4, 10, 10, 4), at), shift(coat, -0.14), edge="raw")
    card.paint(
        ribbon("1130,1690 1020,1748 900,1738 856,1706", (40, 34, 28, 12), at), shift(coat, -0.05), edge="raw", lift=3
    )
    flat(
        card,
        "706,1590! 760,1548 830,1560 860,1610! 866,1660 830,1700 780,1720 730,1722! 700,1700 712,1650",
        shift(coat, 0.04),
        70,
        lift=6,
        at=at,
    )
    flat(card, "800,1566! 850,1560 884,1610 870,1676! 830,1670 806,1620!", BROWN, 80, 8, 5, at=at)
    flat(card, "700,1694! 716,1680 742,1690 740,1716 712,1720!", DARK, 10, 4, at=at)
    card.paint(ribbon("748,1630 766,1642 788,1634", (5, 9, 5), at), DARK, edge="raw")
