"""I'll Let Myself In: a vast old woman dives into a pool no longer than her arm; a man waits at a door without walls."""

from __future__ import annotations

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.ill_let_myself_in import diver
from art.scenes.houseguests.ill_let_myself_in.inks import CREAM, LILAC, LINE, PISTACHIO, PLUM, RED, ROSE, SKY

GROUND = SKY
NAPE = "#d9b497"


def paint(card: Sheet) -> None:
    """Lay the salt flat, its pool, the door and who waits there; then her, from the far arm to the near one."""
    _flat(card)
    _pool(card)
    _door(card)
    _man(card)
    diver.body(card)
    diver.head(card)
    diver.arm(card)


def _flat(card: Sheet) -> None:
    card.paint(
        "-40,1296! 240,1288 620,1300 940,1284 1240,1296! 1240,1840! -40,1840!",
        shift(ROSE, 0.03),
        angle=2,
        laps=90,
        grain=0.22,
        edge="torn",
        core=CREAM,
        wobble=5,
        lift=4,
    )


def _pool(card: Sheet) -> None:
    """Round, kerbed, with two rails; it lies quite still."""
    card.paint(
        "-90,1652 -60,1566 60,1508 220,1486 400,1492 580,1532 690,1590 722,1652 684,1716 570,1768 400,1794 220,1796 "
        "50,1774 -60,1730",
        CREAM,
        lift=6,
    )
    water = card.piece(
        "-60,1652 -20,1580 80,1532 220,1512 390,1518 560,1556 656,1602 682,1652 650,1704 550,1744 390,1766 220,1768 80,1748 -20,1716",
        mix(SKY, PLUM, 0.55),
        angle=0,
    )
    with card.inside(water):
        card.paint("-80,1480! 720,1480! 720,1640! 640,1590 520,1566 360,1546 200,1544 80,1566 -80,1640!", LINE, angle=0)
        for x, y, wide in ((170, 1640, 1.7), (376, 1692, 2.0), (240, 1730, 1.5)):
            swell = [(x + wide * u, y + v) for u, v in ((-44, 0), (-12, -8), (16, 4), (48, -4))]
            card.paint(ribbon(swell, (2, 9, 9, 2)), SKY)
    for x in (560, 640):
        rail = f"{x - 38},1714 {x - 38},1560 {x - 18},1512 {x + 24},1512 {x + 42},1560 {x + 42},1680"
        card.paint(ribbon(rail, (17, 17)), CREAM, lift=4, wobble=0.4)


def _door(card: Sheet) -> None:
    """Shut, in its frame, with nothing on either side; a little water has come out below it."""
    card.paint("820,1660! 1150,1654! 1200,1690 1130,1720 960,1730 830,1700", mix(SKY, PLUM, 0.16), angle=2)
    card.paint("850,1206! 1132,1202! 1136,1668! 846,1672!", CREAM, angle=88, lift=8)
    door = card.piece("880,1236! 1102,1233! 1105,1664! 877,1667!", PISTACHIO, angle=88, lift=3)
    with card.inside(door):
        for spec in ("908,1262! 980,1261! 979,1420! 907,1421!", "1004,1261! 1076,1260! 1077,1419! 1003,1420!"):
            card.paint(spec, shift(PISTACHIO, -0.06), angle=88)
    card.paint(ROUND, CREAM, at=affine(1082, 1396, 11), lift=3)
    card.paint(ROUND, RED, at=affine(1119, 1420, 10), lift=3)


def _man(card: Sheet) -> None:
    """From behind, dressed for a call, but for his feet."""
    for flip, x in ((False, 1016), (True, 984)):
        at = affine(x, 1690, 1, 0, flip)
        card.paint("-8,-16! 24,-22! 70,0 112,16 128,40! 96,44! 88,54! 60,46! 44,54! -6,16!", RED, at=at, lift=5)
        for rib in ("24,-8 66,20 94,38", "14,6 40,30 56,44", "8,10 14,34 24,48"):
            card.paint(ribbon(rib, (2, 6, 5), at), shift(RED, -0.12))
        card.paint("-12,-140! 40,-140! 34,-4! -4,0!", LINE, at=at, angle=88, lift=3)
    coat = card.piece(
        "966,1390! 1000,1382 1034,1390! 1070,1402 1090,1426 1098,1480 1104,1540! 1088,1556 1098,1626! 1000,1634 "
        "902,1626! 912,1556 896,1540! 902,1480 910,1426 930,1402",
        PLUM,
        angle=86,
        lift=8,
    )
    with card.inside(coat):
        for spec in ("930,1440 926,1500 912,1560", "1070,1440 1074,1500 1088,1560", "1000,1536 1001,1640"):
            card.paint(ribbon(spec, (2, 7, 5)), mix(PLUM, LILAC, 0.35))
        card.paint("944,1504! 1056,1504! 1056,1526! 944,1526!", mix(PLUM, LINE, 0.8))
    for x in (956, 1044):
        card.paint(ROUND, LILAC, at=affine(x, 1515, 7))
        card.paint("-10,-16! 8,-14 10,4 2,16 -8,14!", NAPE, at=affine(x + (x - 1000) * 0.06, 1346, 1, 0, x < 1000))
    card.paint("966,1340! 1034,1340! 1030,1400! 970,1400!", NAPE)
    card.paint("956,1326! 1044,1326! 1042,1356 1026,1376! 1000,1370 974,1376! 958,1356", mix(LINE, LILAC, 0.4), lift=2)
    card.paint("960,1388! 1000,1378 1040,1388! 1050,1408 1000,1402 950,1408!", shift(PLUM, 0.07), lift=3)
    card.paint("952,1316! 954,1290 974,1262 1000,1256 1028,1262 1046,1290 1050,1316!", LINE, lift=4)
    card.paint("930,1316! 1000,1328 1070,1316! 1064,1336 1000,1344 938,1336", LINE, lift=4)
    card.paint("952,1300! 1000,1310 1050,1300! 1050,1318! 1000,1328 952,1318!", LILAC)
