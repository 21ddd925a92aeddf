"""A lady who looks up like everybody, and the one head that looks down: into her handbag."""

from __future__ import annotations

from art.cutpaper.contour import ribbon
from art.cutpaper.hands import hand
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.there_it_goes.inks import (
    BONE,
    CAST,
    CHALK,
    CLAY,
    LEAF,
    PALE,
    PLUM,
    SHELL,
    TERRACOTTA,
)
from art.scenes.houseguests.there_it_goes.upturned import Gape, upturned


def lady_and_thief(card: Sheet) -> None:
    """Lay him behind, her and a baby in front, the bag, and his hand in it."""
    card.paint(
        "1000,1440! 1060,1400 1150,1400 1240,1440! 1240,1640! 1120,1640 1010,1620!",
        mix(PLUM, SHELL, 0.14),
        angle=80,
        edge="torn",
        core=CHALK,
        wobble=4,
        lift=6,
    )
    card.paint("1070,1390! 1150,1380! 1156,1430 1110,1460 1070,1430!", CLAY.shade)
    card.paint("1050,1400! 1110,1470! 1164,1390! 1190,1420! 1116,1520! 1030,1430!", CHALK, lift=2)
    Head(card, CAST["thief"], 1106, 1330, 88, tilt=-14, turn=-0.5).draw()
    dress = card.piece(
        "780,1400! 850,1366 920,1376! 980,1420 1000,1530 996,1640! 880,1660 740,1640! 740,1520 750,1440",
        TERRACOTTA,
        angle=84,
        laps=60,
        edge="torn",
        core=CHALK,
        wobble=4,
        lift=7,
    )
    with card.inside(dress):
        card.paint("800,1370! 860,1440 930,1370!", PALE.shade)
        card.paint(ribbon("790,1390 860,1462 940,1390", (13, 13, 13)), CHALK)
    upturned(card, CAST["lady"], 860, 1290, 84, -6, Gape(0.13, 0.17, 0.02))
    # the baby, who looks as well
    card.paint(
        "690,1500! 740,1486 790,1500! 800,1560 780,1620 720,1610! 680,1560",
        BONE,
        angle=80,
        edge="torn",
        core=CHALK,
        wobble=3,
        lift=5,
    )
    upturned(card, CAST["baby"], 726, 1462, 54, -14, Gape(0.16, 0.16))
    card.paint(
        "770,1420! 730,1500 740,1570 800,1600! 840,1570! 800,1540 800,1480 820,1440!",
        shift(TERRACOTTA, -0.05),
        angle=70,
        edge="torn",
        core=CHALK,
        wobble=3,
        lift=6,
    )
    hand(card, "flat", 798, 1576, 74, -20, PALE, lift=4)
    # the bag, its mouth open
    card.paint(ribbon("930,1500 940,1420 980,1390 1020,1440 1036,1510", (11, 11, 11)), PLUM, lift=4)
    card.paint("912,1510! 980,1490 1052,1506! 1046,1524! 980,1540 916,1526!", PLUM)
    hand(card, "drop", 1062, 1476, 96, 146, CLAY, flip=True, lift=3)
    bag = card.piece(
        "908,1518! 980,1540 1056,1514! 1072,1580 1064,1640! 980,1656 900,1640! 896,1570", LEAF, angle=6, lift=7
    )
    with card.inside(bag):
        card.paint(ribbon("896,1600 980,1614 1072,1596", (5, 5, 5)), mix(LEAF, PLUM, 0.5))
    card.paint("970,1530! 994,1529! 996,1562! 972,1563!", BONE, lift=2)
    card.paint(
        "1230,1430! 1180,1440 1120,1440 1060,1450! 1048,1500! 1110,1510 1180,1540 1240,1560!",
        mix(PLUM, SHELL, 0.24),
        angle=10,
        edge="torn",
        core=CHALK,
        wobble=3,
        lift=7,
    )
    card.paint("1070,1446! 1090,1446! 1080,1508! 1056,1504!", CHALK, lift=2)
