"""Those at the table: a snail with somewhere to be, and a girl who has nearly done it."""

from __future__ import annotations

import math

from art.cutpaper.contour import affine, ribbon
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.i_said_i_am_fine.inks import BLACK, BLUE, BONE, BRICK, FLESH, GOLD, UMBER

ROUND = "1,0 .72,.66 .1,.96 -.7,.74 -1,.1 -.76,-.62 -.1,-1 .68,-.74"


def snail(card: Sheet) -> None:
    """Off to the left, at its own pace, with the thread round its house."""
    slug = mix(BONE, FLESH, 0.5)
    for horn in ("84,1610 60,1570 44,1536", "104,1604 96,1560 92,1524"):
        card.paint(ribbon(horn, (10, 8, 9)), slug, lift=2)
        x, y = horn.split()[-1].split(",")
        card.paint(ROUND, BONE, at=affine(float(x), float(y), 12), edge="raw")
        card.paint(ROUND, BLACK, at=affine(float(x) - 3, float(y), 5), edge="raw")
    body = "54,1650! 56,1606 84,1592 120,1606 150,1634 260,1640 330,1660 352,1672! 200,1680 60,1676!"
    card.paint(body, slug, angle=4, edge="raw", laps=18, lift=6)
    shell = affine(214, 1572, 92)
    card.paint(ROUND, GOLD, at=shell, angle=30, edge="raw", laps=24, lift=8)
    spiral = " ".join(
        f"{0.86 * (1 - t / 15) * math.cos(0.8 * t + 2.2):.2f},{0.86 * (1 - t / 15) * math.sin(0.8 * t + 2.2):.2f}"
        for t in range(15)
    )
    card.paint(ribbon(spiral, (14, 12, 11, 9, 6), affine(214, 1572, 92)), UMBER, wobble=0.3)
    card.paint(ribbon("150,1508 200,1536 262,1540 296,1534", (8, 8)), "#a8432f")


def girl(card: Sheet) -> None:
    """She is small, and the balloon is not."""
    frock = "930,1860! 960,1740 1000,1680 1080,1650 1180,1660 1260,1710! 1260,1860!"
    card.paint(frock, BRICK, angle=80, edge="raw", laps=40, grain=0.4, lift=8)
    balloon = "620,1470 640,1370 730,1310 826,1330 890,1400 916,1488! 934,1510! 914,1528! 850,1578 750,1594 660,1556"
    card.paint(balloon, shift(BLUE, 0.08), angle=40, edge="raw", laps=50, grain=0.3, lift=10)
    card.paint("676,1424 716,1372 760,1362 720,1410 696,1470", mix(BLUE, BONE, 0.6), edge="raw", angle=-50)
    skin = mix(FLESH, BONE, 0.25)
    head = (
        "1010,1390 1080,1370 1160,1400 1190,1500 1160,1600 1130,1740! 1010,1740! 1034,1640 1010,1632 972,1600 962,1560 "
        "966,1538! 940,1530 932,1514 952,1502! 956,1486! 934,1476 940,1456 966,1436 980,1412"
    )
    face = card.piece(head, skin, angle=80, edge="raw", laps=40, grain=0.3, lift=6)
    with card.inside(face):
        card.paint(
            "1,0 .7,.7 0,1 -.7,.7 -1,0 -.7,-.7 0,-1 .7,-.7",
            mix(skin, BRICK, 0.26),
            at=affine(1030, 1560, 42),
            edge="raw",
        )
        card.brush("1046,1634 1090,1630 1130,1600", 12, mix(skin, BRICK, 0.45), dry=0.3)
    card.paint(ribbon("978,1452 1000,1464 1026,1456", (4, 10, 5)), BLACK)
    card.paint(ribbon("982,1416 1006,1408 1034,1420", (5, 9, 4)), mix(GOLD, UMBER, 0.5))
    hair = (
        "996,1410! 1010,1362 1090,1330 1180,1360 1236,1460 1240,1600 1200,1690 1120,1670! 1120,1590 1110,1520 1090,1450 "
        "1060,1412 1030,1400"
    )
    bob = card.piece(hair, GOLD, angle=70, edge="raw", laps=30, grain=0.4, lift=5)
    with card.inside(bob):
        for lock in ("1050,1370 1130,1430 1150,1560 1140,1660", "1090,1350 1180,1430 1200,1560 1190,1670"):
            card.brush(lock, 9, mix(GOLD, UMBER, 0.45), dry=0.5, taper=0.5)
    card.paint("1000,1690! 1050,1660 1130,1664 1180,1690! 1150,1730 1060,1740", BONE, edge="raw", angle=4, lift=4)
    sleeve = "1130,1860! 1050,1780 970,1680 946,1610! 1000,1586! 1050,1660 1130,1730 1220,1780!"
    card.paint(sleeve, shift(BRICK, -0.04), angle=50, edge="raw", laps=30, lift=6)
    fist = "950,1616! 924,1572 912,1536 926,1512 944,1520 960,1506 976,1522 984,1552 996,1590!"
    card.paint(fist, skin, angle=70, edge="raw", laps=24, lift=4)
    card.paint(ribbon("942,1522 950,1544 954,1560", (3, 6, 3)), mix(skin, BRICK, 0.5))
    card.brush("942,1614 970,1604 1004,1584", 18, BONE, dry=0.2, taper=0.1)
