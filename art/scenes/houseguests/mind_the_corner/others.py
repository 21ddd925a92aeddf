"""The two in the far corner, and the one who sews."""

from typing import Final

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.hands import hand
from art.cutpaper.sheet import Sheet, mix, shift
from art.cutpaper.skin import Skin
from art.scenes.houseguests.mind_the_corner.gloves import glove
from art.scenes.houseguests.mind_the_corner.inks import ASH, BONE, BROWN, CHALK, CHARCOAL, NIGHT, ORANGE, PENCIL

HAIR: Final = mix(BONE, ASH, 0.3)


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
    """She stands on the padded post with her back to us; the thread in her needle comes out of her own hem."""
    card.paint(ribbon("648,1282 690,1350 678,1440 630,1500 566,1524", (5, 5)), CHALK, thin=0.1)
    for x, tilt in ((436, 3), (494, -3)):
        at = affine(x, 1500, 1, tilt)
        card.paint("-18,-20! 18,-20! 17,40 12,92! -12,92! -17,40", BROWN, at=at, angle=86, lift=4)
        card.paint("-15,58! 15,58! 14,96! -14,96!", CHALK, at=at, angle=4)
        card.paint("-19,88! 19,88! 22,112 19,122! -19,122! -22,112", ORANGE, at=at, angle=86, lift=4)
    arm = card.piece("500,1350! 536,1336 560,1316 586,1282! 616,1304! 600,1356 560,1402 504,1422!", ASH, lift=6)
    with card.inside(arm):
        card.paint("500,1410! 548,1386 610,1310! 640,1440! 500,1440!", shift(ASH, -0.1))
    _sewing_hand(card)
    card.paint(
        "436,1330! 400,1338 378,1370 370,1420 384,1456! 412,1460! 414,1412!", shift(ASH, -0.05), angle=80, lift=6
    )
    dress = card.piece(
        "436,1326! 502,1326! 534,1350 536,1400 524,1432! 546,1470 566,1526! 366,1526! 386,1470 410,1432! 396,1400 400,1346!",
        ASH,
        angle=86,
        laps=40,
        lift=12,
    )
    with card.inside(dress):
        card.paint("526,1440! 590,1480! 590,1540! 540,1540! 534,1480", shift(ASH, -0.09), angle=80)
        card.paint(
            [f"{x},1450! {x + 9},1450! {x + w},1536! {x + w - 11},1536!" for x, w in ((432, -22), (464, 4), (496, 26))],
            shift(ASH, -0.13),
        )
    card.paint("408,1424! 524,1424! 530,1450! 402,1450!", NIGHT, lift=5)
    card.paint("512,1432! 546,1438 572,1468! 550,1478 534,1458!", NIGHT, lift=4)
    card.paint("448,1298! 490,1298! 496,1336! 442,1336!", BROWN, angle=80)
    at = affine(468, 1252, 0.9)
    card.paint("-56,4 -48,-50 0,-74 48,-50 56,4 38,50 0,64 -38,50", HAIR, at=at, angle=60, lift=8)
    card.paint(ROUND, HAIR, at=affine(464, 1168, 34), lift=6)
    card.paint(ribbon("436,1174 464,1188 492,1174", (4, 8, 4)), PENCIL, thin=0.1)
    for line in ("-38,-26 0,-42 38,-26", "-44,18 0,26 44,18"):
        card.paint(ribbon(line, (4, 7, 4), at), PENCIL, thin=0.1)


def _sewing_hand(card: Sheet) -> None:
    """Three fingers bent into the palm, thumb and first finger on the needle."""
    skin = Skin(BROWN, shift(BROWN, -0.1), NIGHT)
    card.paint(ribbon("622,1274 664,1226", (8, 4)), CHALK, lift=3)
    hand(card, "pinch", 598, 1298, 60, -52, skin, age=70, lift=4)
