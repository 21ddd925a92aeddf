"""Two rooms with one wall between them, and what is under their floor."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import ROUND, Array, affine, ribbon
from art.cutpaper.sheet import Ink, Sheet, mix, shift
from art.scenes.houseguests.go_and_stand_outside.inks import (
    BROWN,
    CARROT,
    COAL,
    CREAM,
    LILAC,
    PISTACHIO,
    PLUM,
    ROSE,
    SKY,
    stroke,
)

_DOE: Final = mix(BROWN, ROSE, 0.6)
_GAP: Final = (985, 440)
"""Where one is missing from the wallpaper."""


def flower(card: Sheet, at: Array, size: float, stem: Ink, bloom: Ink, heart: Ink, lift: float = 0) -> None:
    """Lay one flower, 200 high: stalk, two leaves, a bell of three petals."""
    card.paint(ribbon("0,100 -4,20 4,-60", (6, 8, 7), at, size), stem, wobble=0.3, lift=lift)
    card.paint("0,50! 30,30 56,-14 60,-30! 24,-16 2,16", stem, at=at, angle=50, lift=lift, wobble=0.6)
    card.paint("-2,70! -34,54 -60,14 -64,0! -28,10 -6,36", stem, at=at, angle=50, lift=lift, wobble=0.6)
    card.paint(
        "0,-50! -34,-58 -44,-92 -36,-128! -18,-104! 0,-140! 18,-104! 38,-126! 44,-90 34,-58",
        bloom,
        at=at,
        angle=80,
        lift=lift,
        wobble=0.6,
    )
    card.paint("0,-58! -16,-66 -14,-92 0,-104! 14,-92 16,-66", heart, at=at, angle=80, wobble=0.4)


def rooms(card: Sheet) -> None:
    """Lay the rose room at the left, the blue one at the right with its flowers, and the cellar."""
    card.paint("-40,-40! 660,-40! 660,1520! -40,1520!", ROSE, angle=88, laps=110, grain=0.2)
    card.paint("640,-40! 1240,-40! 1240,1520! 640,1520!", SKY, angle=86, laps=110, grain=0.22)
    stem, bloom = mix(SKY, PISTACHIO, 0.75), mix(SKY, CREAM, 0.72)
    for row in range(6):
        for col in range(3):
            x, y = 730 + 170 * col + (85 if row % 2 else 0), 180 + 260 * row
            if (x, y) == _GAP:
                flower(card, affine(x, y, 0.8), 0.8, *(shift(SKY, -0.085),) * 3)
            elif x < 1180:
                flower(card, affine(x, y, 0.8), 0.8, stem, bloom, mix(SKY, ROSE, 0.7))
    card.paint("-40,1450! 660,1446! 660,1520! -40,1520!", CREAM, angle=2, lift=3)
    card.paint("660,1450! 1240,1446! 1240,1520! 660,1520!", CREAM, angle=2, lift=3)
    card.paint("-40,1556! 1240,1556! 1240,1840! -40,1840!", PLUM, angle=3, laps=80, grain=0.3)
    _window(card)


def _window(card: Sheet) -> None:
    card.paint("60,160! 330,152! 336,486! 64,490!", CREAM, angle=88, lift=7)
    pane = card.piece("86,186! 306,180! 310,460! 88,464!", LILAC, angle=10)
    with card.inside(pane):
        card.paint("60,420! 140,380 240,400 340,360! 340,500! 60,500!", mix(LILAC, PLUM, 0.3), edge="torn")
        for line in ("236,362 231,406", "270,360 276,404"):
            card.paint(ribbon(line, (6, 5)), BROWN, wobble=0.2)
        card.paint("220,350! 288,348! 289,363! 219,365!", CARROT, angle=2, lift=2)
    card.paint("188,176! 204,176! 206,470! 190,470!", CREAM, angle=88, lift=3)
    card.paint("40,480! 356,474! 358,504! 40,508!", CREAM, angle=2, lift=5)


def wall(card: Sheet) -> None:
    """Lay the wall between, over her neck, the ceiling and the floor."""
    card.paint("640,-40! 690,-40! 690,1520! 640,1520!", CREAM, angle=88, laps=60, lift=10)
    card.paint("-40,-40! 1240,-40! 1240,50! -40,54!", CREAM, angle=2, lift=8)
    card.paint("-40,1506! 1240,1502! 1240,1560! -40,1564!", CREAM, angle=2, lift=8)


def cellar(card: Sheet) -> None:
    """Lay the roots that come through under the blue room, and who sleeps there."""
    pale = mix(PLUM, ROSE, 0.62)
    for x, deep, bend in ((760, 120, -20), (850, 60, 14), (930, 150, 24), (1090, 90, -26), (1160, 160, 10)):
        stroke(card, f"{x},1556 {x + bend},{1556 + deep * 0.5} {x - bend * 0.5},{1556 + deep}", (13, 8, 2), pale)
        for side, d in ((-1, 0.35), (1, 0.55)):
            y = 1556 + deep * d
            stroke(card, f"{x + bend * 0.7},{y} {x + side * 30},{y + 26} {x + side * 36},{y + 48}", (6, 4, 1), pale)
    _fawn(card)


def _fawn(card: Sheet) -> None:
    """Rolled up, spotted, its muzzle on its flank."""
    card.paint("96,1786! 300,1760 600,1786! 420,1806 220,1806", COAL, angle=2)
    body = card.piece(
        "130,1780! 112,1720 150,1650 240,1612 340,1612 430,1630 500,1690 540,1740 530,1784! 400,1796 240,1796",
        _DOE,
        angle=20,
        edge="torn",
        wobble=3,
        lift=8,
    )
    with card.inside(body):
        card.paint("100,1740! 200,1760 360,1752 560,1770! 560,1820! 100,1820!", mix(_DOE, CREAM, 0.5), angle=4)
        for x, y in (
            (196, 1664),
            (236, 1690),
            (262, 1640),
            (300, 1674),
            (330, 1632),
            (350, 1700),
            (216, 1722),
            (284, 1716),
        ):
            card.paint(ROUND, CREAM, at=affine(x, y, 9), wobble=0.8)
    for ear in (
        "500,1638! 522,1606 560,1588 594,1592! 588,1624 552,1648 520,1656!",
        "474,1636! 450,1618 440,1596 446,1578! 480,1590 498,1610 500,1636!",
    ):
        card.paint(ear, shift(_DOE, -0.07), angle=60, lift=5)
    head = card.piece(
        "536,1654! 530,1624 496,1612 462,1624 430,1666 396,1706 372,1726 372,1748 392,1760 430,1752 480,1736 520,1706 540,1680",
        _DOE,
        angle=40,
        lift=7,
    )
    with card.inside(head):
        card.paint("360,1700! 392,1716 402,1740 396,1770! 350,1770!", COAL, angle=40)
        card.paint("404,1760! 440,1728 500,1720 550,1690! 540,1780!", mix(_DOE, CREAM, 0.5), angle=30)
    card.paint("300,1790! 302,1762 322,1744 352,1738! 362,1758 350,1780 328,1792", CARROT, angle=20, lift=4)
    stroke(card, "444,1678 456,1696 480,1694 490,1680", (3, 7, 6, 3), COAL)


def stool(card: Sheet) -> None:
    """Lay the stool he stands on, and its shadow."""
    card.paint("900,1500! 960,1484 1240,1484! 1240,1506! 900,1506!", mix(CREAM, PLUM, 0.25), angle=2)
    for x, d in ((1010, -14), (1150, 14)):
        card.paint(f"{x - 13},1380! {x + 13},1380! {x + d + 11},1502! {x + d - 11},1502!", BROWN, angle=88, lift=4)
    card.paint("968,1366! 1192,1362! 1196,1396! 966,1400!", CARROT, angle=2, lift=6)
