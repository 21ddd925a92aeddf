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
        card.paint("1,0 0,1 -1,0 0,-1", slug, at=affine(float(x), float(y), 10))
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
    frock = "960,1860! 980,1720 1020,1660 1090,1634 1180,1650 1260,1700! 1260,1860!"
    card.paint(frock, BRICK, angle=80, edge="raw", laps=40, grain=0.4, lift=8)
    balloon = "668,1490 690,1400 770,1352 850,1372 906,1440 930,1520! 944,1540! 926,1556! 860,1596 770,1604 696,1568"
    card.paint(balloon, shift(BLUE, 0.08), angle=40, edge="raw", laps=50, grain=0.3, lift=10)
    card.paint("726,1440 770,1396 800,1400 760,1440 740,1490", mix(BLUE, BONE, 0.6), edge="raw", angle=-50)
    head = "1000,1440 1060,1410 1130,1430 1170,1500 1160,1580 1120,1640 1060,1650 1010,1630 980,1600 968,1566! 950,1552 952,1536 968,1524! 958,1508 976,1480"
    card.paint(head, mix(FLESH, BONE, 0.25), angle=80, edge="raw", laps=40, grain=0.3, lift=6)
    card.paint("988,1560 1030,1540 1060,1570 1040,1610 1000,1604", mix(FLESH, "#a8432f", 0.35), edge="raw")
    card.paint(ribbon("990,1496 1010,1504 1030,1496", (5, 9, 5)), BLACK)
    hair = "980,1470! 1000,1410 1080,1376 1170,1410 1220,1510 1210,1620 1170,1680 1100,1660! 1110,1580 1090,1520 1060,1470 1010,1462"
    card.paint(hair, GOLD, angle=70, edge="raw", laps=30, grain=0.4, lift=5)
