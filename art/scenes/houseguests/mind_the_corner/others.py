"""The two in the far corner, and the one who sews."""

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.sheet import Sheet, shift
from art.scenes.houseguests.mind_the_corner.gloves import glove
from art.scenes.houseguests.mind_the_corner.inks import ASH, BONE, BROWN, CHALK, CHARCOAL, NIGHT, PENCIL


def hug(card: Sheet) -> None:
    """The other boxer, tall and pale-robed, bends over the referee and holds him; we see his back."""
    card.paint("776,772! 850,748 1040,746 1130,770! 1040,794 860,794!", shift(CHALK, -0.1), angle=2)
    for x in (846, 1062):
        card.paint(f"{x - 20},640! {x + 26},640! {x + 22},700 {x + 18},752! {x - 18},752!", BROWN, angle=86, lift=4)
        card.paint(f"{x - 34},770! {x - 24},722! {x + 22},722! {x + 32},770 {x},782!", CHARCOAL, angle=86, lift=5)
        card.paint(f"{x - 25},724! {x + 23},724! {x + 23},736! {x - 26},736!", CHALK)
    robe = card.piece(
        "816,676! 808,640 800,520 808,420 832,340 880,286 950,262 1020,276 1066,320 1092,400 1104,520 1104,600 1106,676! "
        "1010,690 900,690!",
        PENCIL,
        angle=86,
        laps=60,
        grain=0.3,
        lift=10,
    )
    with card.inside(robe):
        card.paint("1060,300! 1080,420 1070,600 1074,770! 1140,770! 1140,300!", shift(PENCIL, -0.07), angle=86)
        card.paint("790,640! 1120,640! 1120,660! 790,660!", CHALK, angle=2)
    for s in (-1, 1):
        x = 944 + 38 * s
        card.paint(f"{x - 34},764! {x - 28},730! {x + 28},730! {x + 34},764 {x},776!", NIGHT, lift=4)
    card.paint("884,540! 1002,540! 1016,744! 954,746! 946,620! 938,746! 872,744!", CHARCOAL, angle=86, lift=6)
    shirt = card.piece(
        "898,366! 984,366! 1028,396 1032,470 1008,574! 880,574! 854,470 858,396!", CHALK, angle=86, laps=40, lift=8
    )
    with card.inside(shirt):
        card.paint(ribbon("884,360 946,480 1000,580", (11, 11)), CHARCOAL)
        card.paint(ribbon("1004,360 940,480 884,580", (11, 11)), CHARCOAL)
    card.paint("884,330! 944,326! 960,380! 896,384!", BROWN, angle=80)
    at = affine(900, 296, 1, -16)
    card.paint("-62,-16! -52,-24 -46,20! -60,14", BROWN, at=at, lift=3)
    card.paint("-50,10 -54,-36 -30,-66 4,-72 40,-60 52,-24 46,20 26,52 -26,52", BROWN, at=at, angle=60, lift=6)
    card.paint(
        "-54,-34! -30,-8 0,0 30,-8 54,-34! 56,20 30,58! 8,48 -6,60 -30,54! -56,20", CHALK, at=at, angle=60, lift=3
    )
    _crown(card)
    card.paint(
        "1060,352! 1100,400 1110,470 1084,524 1016,520! 1010,462! 1044,448 1050,400!",
        shift(PENCIL, 0.06),
        angle=20,
        lift=8,
    )
    glove(card, 1016, 490, 0.42, 76)
    card.paint(
        "836,336! 796,396 780,450 802,496 868,464! 862,410! 844,412 852,380!", shift(PENCIL, 0.06), angle=-20, lift=8
    )
    glove(card, 862, 436, 0.42, -104, flip=True)


def _crown(card: Sheet) -> None:
    """Her head is bowed on to his shoulder: nothing of it to be seen but hair, parted, and one knot."""
    at = affine(1008, 284, 1, 24)
    card.paint("54,-8! 76,-16 74,22 52,26!", BROWN, at=at, lift=3)
    head = card.piece(
        "-58,26 -66,-20 -44,-62 0,-78 44,-62 66,-20 58,30 30,64 -30,64", NIGHT, at=at, angle=70, grain=0.3, lift=8
    )
    strands = [
        ribbon(f"{s * 4},{y} {s * 36},{y - 8} {s * 62},{y + 22}", (3, 4, 3), at) for y in (-30, 8) for s in (-1, 1)
    ]
    card.pattern(head, strands, PENCIL, thin=0.2)
    card.paint(ribbon("0,-78 2,-10 0,64", (4, 6, 4), at), BROWN, thin=0.1)
    card.paint(ROUND, NIGHT, at=affine(1044, 202, 34), lift=6)


def seamstress(card: Sheet) -> None:
    """She sits on the padded post with her back to us; a thread runs from the flower through her needle."""
    card.paint(ribbon("644,1262 690,1330 668,1430 600,1500 540,1516", (5, 5)), CHALK, thin=0.1)
    arm = card.piece("496,1410! 540,1404 572,1370 596,1322! 626,1338! 610,1400 566,1456 500,1474!", ASH, lift=6)
    with card.inside(arm):
        card.paint("500,1460! 556,1440 620,1360! 640,1500! 500,1500!", shift(ASH, -0.1))
    card.paint("596,1326! 598,1296 614,1280 632,1288 640,1308 626,1342!", BROWN, lift=4)
    card.paint(ribbon("606,1306 646,1258", (9, 4)), CHALK, lift=3)
    dress = card.piece(
        "430,1396! 508,1396! 544,1424 544,1480 532,1530 590,1590 606,1668! 336,1668! 350,1590 406,1530 384,1500 376,1450 "
        "396,1418!",
        ASH,
        angle=86,
        laps=40,
        lift=12,
    )
    with card.inside(dress):
        card.paint(ribbon("410,1440 402,1490 420,1540", (4, 8, 4)), shift(ASH, -0.16), thin=0.1)
        card.paint("536,1540! 620,1590! 620,1680! 560,1680! 556,1600", shift(ASH, -0.09), angle=80)
        card.paint(
            [
                f"{x},1548! {x + 10},1548! {x + w},1680! {x + w - 12},1680!"
                for x, w in ((430, -26), (468, 4), (506, 30))
            ],
            shift(ASH, -0.13),
        )
    card.paint("408,1520! 534,1520! 540,1548! 402,1548!", NIGHT, lift=5)
    card.paint("524,1528! 560,1536 590,1570! 566,1580 548,1556!", NIGHT, lift=4)
    card.paint("448,1366! 492,1366! 498,1406! 442,1406!", BROWN, angle=80)
    card.paint("412,1330 420,1274 470,1250 518,1274 526,1330 508,1374 470,1388 430,1374", BONE, angle=60, lift=8)
    card.paint(ROUND, BONE, at=affine(464, 1240, 38), lift=6)
    card.paint(ribbon("434,1246 464,1260 496,1246", (4, 8, 4)), ASH, thin=0.1)
    card.paint(ribbon("430,1300 470,1284 510,1300", (4, 7, 4)), ASH, thin=0.1)
    card.paint(ribbon("426,1344 470,1352 514,1344", (4, 7, 4)), ASH, thin=0.1)
