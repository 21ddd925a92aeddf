"""The night train in the snow at their feet, and the signal that tells it to stay where it is."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.sheet import Patch, Sheet, mix, shift
from art.scenes.houseguests.all_delays.inks import BONE, COAT, DIM, FIBRE, FLAKE, LAMP, RED, SKY, SNOW, WINE, torn

PANES: Final = (
    "688,1552! 768,1548! 768,1640! 688,1640!",
    "800,1547! 884,1543! 884,1639! 800,1639!",
    "916,1541! 1000,1537! 1000,1638! 916,1638!",
    "1032,1536! 1116,1532! 1116,1637! 1032,1637!",
    "1148,1531! 1240,1527! 1240,1636! 1148,1636!",
    "494,1474! 530,1494! 532,1572! 497,1546!",
    "546,1502! 580,1519! 582,1604! 549,1582!",
    "594,1526! 628,1542! 630,1634! 597,1613!",
    "403,1412! 424,1424! 427,1486! 406,1466!",
    "434,1430! 455,1442! 457,1512! 437,1494!",
    "332,1374! 382,1392! 384,1436! 336,1414!",
)
"""Of the carriage before us, of the next, of the last, of the engine."""


def snow(card: Sheet) -> None:
    """The plain, as far as it goes."""
    torn(card, "-60,1290! 300,1270 800,1280 1260,1262! 1260,1860! -60,1860!", SNOW, 5, angle=3, laps=110)


def line(card: Sheet) -> None:
    """Drifts over the hems, and the way that the rails take between them."""
    torn(
        card, "-60,1372! 80,1352 200,1366 284,1372 330,1400! 300,1440! -60,1470!", shift(SNOW, 0.02), 4, angle=4, lift=5
    )
    torn(
        card,
        "440,1420! 520,1380 680,1390 860,1370 1040,1384 1260,1362! 1260,1500! 640,1500!",
        shift(SNOW, 0.02),
        4,
        angle=4,
        lift=5,
    )
    card.paint(
        "352,1372! 404,1368! 440,1430 540,1560 680,1690 900,1740 1260,1744! 1260,1800! 860,1796 620,1756 470,1620 380,1480!",
        DIM,
        edge="torn",
        wobble=4,
        angle=20,
    )
    for rail in ("356,1400 410,1530 560,1690 760,1766 1260,1778", "410,1400 480,1500"):
        card.paint(ribbon(rail, (6, 8, 9, 9)), mix(BONE, SKY, 0.3), wobble=0.4)


def between(card: Sheet) -> None:
    """The way goes on where they leave none."""
    card.paint(
        "320,1420! 400,1270 484,1160! 496,1160! 500,1270 530,1420!",
        mix(SNOW, SKY, 0.45),
        edge="torn",
        wobble=3,
        angle=80,
    )
    for rail in ("390,1400 446,1260 488,1164", "486,1400 489,1260 492,1164"):
        card.paint(ribbon(rail, (8, 5, 2)), mix(BONE, SKY, 0.3), wobble=0.4)


def carriages(card: Sheet) -> list[Patch]:
    """Engine, two carriages round the bend and one before us, snow on the roofs; return the lit windows."""
    card.paint(ribbon("434,1236 428,1200 452,1168 446,1130 474,1096 480,1060", (6, 14, 10, 14, 9, 2)), BONE, thin=0.3)
    torn(card, "414,1240! 452,1236! 446,1256! 448,1310! 420,1318! 422,1258!", COAT, 1.6, lift=3)
    torn(
        card, "346,1362! 376,1316 420,1290 452,1294 464,1318 458,1350 420,1386 390,1420!", WINE, 2.4, angle=-40, lift=4
    )
    for band in ("388,1306 410,1340 414,1390", "424,1292 444,1318 444,1364"):
        card.paint(ribbon(band, (5, 6, 5)), mix(WINE, BONE, 0.45), wobble=0.4)
    torn(card, "318,1348! 394,1376! 398,1492! 350,1460 322,1430!", COAT, 2.4, lift=5)
    torn(card, "306,1344! 336,1322 404,1356! 408,1382! 350,1362!", FLAKE, 2, lift=4)
    torn(card, "394,1392! 466,1432! 472,1566! 400,1496!", shift(WINE, -0.05), 3, lift=6)
    torn(card, "480,1436! 640,1516! 646,1706! 488,1588!", shift(WINE, -0.025), 3.5, lift=7)
    torn(card, "652,1516! 1260,1490! 1260,1728! 660,1722!", WINE, 4, angle=2, laps=80, lift=9)
    panes = [card.piece(pane, LAMP, edge="torn", wobble=1.4, grain=0.2, angle=86) for pane in PANES]
    card.paint("658,1664! 1260,1660! 1260,1676! 658,1680!", mix(WINE, BONE, 0.5), edge="torn", wobble=1.6)
    for roof in (
        "388,1388! 400,1372 440,1390 472,1424! 470,1438! 430,1414!",
        "474,1434! 492,1412 560,1440 644,1496! 644,1522! 560,1482!",
        "644,1514! 660,1484 860,1470 1260,1462! 1260,1500! 860,1512!",
    ):
        torn(card, roof, FLAKE, 3, angle=4, lift=4)
    for x in (716, 800, 1080, 1164):
        card.paint(ROUND, COAT, at=affine(x, 1738, 30), lift=3)
        card.paint(ROUND, SNOW, at=affine(x, 1738, 11))
    return panes


def signal(card: Sheet) -> None:
    """A white mast, a red arm that stands level."""
    torn(card, "56,1010! 76,1010! 84,1590! 50,1590!", FIBRE, 2.5, angle=90, lift=5)
    torn(card, "44,1040! 282,1044! 280,1090! 44,1086!", RED, 2.5, angle=2, lift=7)
    for y in range(1130, 1560, 34):
        card.paint(ribbon(f"82,{y} 112,{y + 1}", (5, 5)), FIBRE, wobble=0.4)
    card.paint(ribbon("112,1100 116,1596", (6, 6)), FIBRE, wobble=0.6, lift=2)
    card.paint("236,1046! 256,1046! 254,1087! 234,1087!", FIBRE, wobble=1)
    torn(card, "40,1040! 90,1022 150,1030 220,1024 284,1044! 160,1052!", FLAKE, 1.6, lift=2)
    torn(card, "20,1580! 66,1562 116,1582! 122,1602! 16,1604!", shift(SNOW, 0.03), 3, lift=3)
