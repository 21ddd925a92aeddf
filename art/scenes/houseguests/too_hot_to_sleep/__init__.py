"""Too Hot to Sleep: she has unbuttoned her nightdress down the back; in it the sun goes down, and somebody has got out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np

from art.cutpaper.contour import ROUND, affine, curve, ribbon
from art.cutpaper.sheet import Ink, Sheet, mix
from art.scenes.houseguests.too_hot_to_sleep.head import head
from art.scenes.houseguests.too_hot_to_sleep.inks import BLUE, CHALK, CLAY, DUSK, GOWN, INDIGO, LINING, MELON, SKY

__all__ = ["GROUND", "paint"]
GROUND = CLAY
_FOLD = mix(GOWN, DUSK, 0.5)
_OVER: Final = ((512, 1560, -62, True, 0.94, 0), (344, 1462, -74, False, 0.8, 1))
_UP: Final = (
    (150, 1336, -30, True, 0.9, 1),
    (104, 1150, -2, False, 0.82, 0),
    (156, 984, 12, True, 0.92, 2),
    (122, 824, 2, False, 0.86, 0),
)
"""The steps across the cloth, and those up the sheet, of which the last is under the pillow by half."""
_SOLES: Final = (
    ("-18,52 0,62 17,50 18,24 14,2 26,-22 24,-44 4,-52 -20,-46 -28,-26 -18,0 -20,28",),
    ("-16,44 1,56 17,43 15,16 0,8 -16,20", "-24,-20 -4,-8 22,-16 26,-36 6,-50 -20,-46 -29,-32"),
    ("-25,-22 -6,-6 18,-14 25,-36 6,-52 -20,-46",),
)
"""A whole foot, one with a high arch, and one on tiptoe."""


def paint(card: Sheet) -> None:
    """Lay the bed, her head, the nightdress, what is in it, the flap turned back, the wet prints, and the sheet."""
    _bed(card)
    head(card)
    _gown(card)
    _evening(card)
    _flap(card)
    _buttons(card)
    _prints(card, _OVER, mix(GOWN, CHALK, 0.38))
    _cover(card)


def _bed(card: Sheet) -> None:
    """Floor at the left, the sheet with its creases, and a pillow that her head sinks into and the upper edge crops."""
    card.paint("-40,-40! 34,-40! 26,500 38,1100 30,1840! -40,1840!", mix(DUSK, BLUE, 0.55), angle=89, laps=30)
    card.paint(ribbon("36,-40 28,500 40,1100 32,1840", (9, 10, 9)), mix(CLAY, CHALK, 0.6), lift=3)
    for spec in ("70,1690 140,1640 250,1620", "60,1480 130,1450 214,1440"):
        card.paint(ribbon(spec, (2, 9, 2)), mix(CLAY, DUSK, 0.3))
    _prints(card, _UP, mix(CLAY, DUSK, 0.72))
    pillow = card.piece(
        "126,-60! 92,100 84,300 104,520 98,660 60,806! 190,806 340,842 480,880 700,880 960,866 1100,872 1260,900! 1260,-60!",
        CHALK,
        angle=6,
        grain=0.2,
        edge="torn",
        core="#f8f2e4",
        lift=14,
    )
    seam = curve("178,-60 146,100 138,300 156,520 150,650 128,752 240,766 350,796 480,834", closed=False, step=3)
    with card.inside(pillow):
        card.paint(
            "520,10 390,110 300,270 262,420 236,560 262,700 340,790 520,850 760,874 960,850 1060,700 1096,460 1120,200 1060,20 "
            "900,-40 640,-40",
            mix(CHALK, DUSK, 0.12),
            angle=6,
            grain=0.2,
            edge="torn",
            wobble=6,
        )
        card.paint(
            [ribbon(seam[i : i + 9 : 2], (5, 5)) for i in range(0, len(seam) - 10, 15)],
            mix(CHALK, DUSK, 0.42),
            wobble=0.4,
        )
    for spec in (
        "150,742 210,716 272,668",
        "160,560 210,556 246,536",
        "152,330 214,336 278,352",
        "190,60 250,100 330,190",
        "1190,740 1120,700 1060,640",
        "1190,430 1140,424 1096,430",
    ):
        card.paint(ribbon(spec, (2, 11, 2)), mix(CHALK, DUSK, 0.3))


def _cover(card: Sheet) -> None:
    """The thin sheet, pushed down to her hips."""
    top = "-40,1660 60,1640 180,1606 270,1600 420,1650 580,1702 740,1722 900,1716 1060,1690 1240,1636"
    sheet = card.piece(
        f"{top.replace('-40,1660', '-40,1660!')}! 1240,1860! -40,1860!",
        mix(CLAY, CHALK, 0.62),
        angle=8,
        laps=50,
        grain=0.24,
        edge="torn",
        core="#f8f2e4",
        lift=13,
    )
    hem = curve(top, closed=False, step=6)
    for down, wide in ((36, 9), (54, 4)):
        card.pattern(sheet, ribbon(np.add(hem[::6], (0, down)), (wide, wide)), DUSK, thin=0.1)
    folds = ("300,1680 330,1740 320,1840", "640,1776 650,1810 640,1850", "960,1770 940,1800 950,1850")
    card.pattern(sheet, [ribbon(line, (2, 10, 3)) for line in folds], mix(CLAY, DUSK, 0.25), thin=0.1)


def _gown(card: Sheet) -> None:
    """One dark back, an arm laid along it, the right shoulder beyond the edge."""
    gown = card.piece(
        "540,838! 456,868 350,916 286,984 248,1080 228,1200 222,1340 236,1500 240,1660 226,1860! 1260,1860! 1260,930! "
        "1140,884 1010,856 900,800! 820,838 700,868 600,866",
        GOWN,
        angle=84,
        laps=120,
        grain=0.35,
        lift=15,
    )
    lines = (
        "392,1090 370,1240 378,1420 392,1600 384,1860",
        "470,930 420,1000 396,1090",
        "560,1240 530,1400 500,1560",
        "1040,930 1130,1000 1170,1080",
    )
    card.pattern(gown, [ribbon(line, (2, 10, 3)) for line in lines], _FOLD, thin=0.1)
    card.paint(
        "530,850! 540,806! 606,836 700,838 820,806 896,764! 914,806! 826,850 702,886 606,882!",
        _FOLD,
        angle=4,
        lift=7,
    )


def _evening(card: Sheet) -> None:
    """Between the edges of the cloth: pale sky, the sun on the water, the water."""
    gap = card.piece("706,880! 690,1100 664,1340 626,1600 584,1860! 1216,1860! 1076,1560 912,1220!", SKY, angle=2)
    with card.inside(gap):
        card.paint(ROUND, MELON, at=affine(820, 1410, 144), lift=4)
        card.paint("480,1470! 820,1466 1240,1470! 1240,1880! 480,1880!", INDIGO, angle=1, laps=40, grain=0.4)
        for x, y, wide in ((822, 1512, 130), (840, 1566, 92), (806, 1628, 112), (834, 1700, 66), (812, 1766, 84)):
            card.paint(
                ribbon(
                    f"{x - wide},{y} {x - wide // 2},{y - 2} {x},{y - 2} {x + wide // 2},{y} {x + wide},{y + 2}",
                    (2, 10, 11, 10, 2),
                ),
                MELON,
            )
        for x, y, wide in ((660, 1586, 50), (980, 1640, 60), (650, 1720, 60), (960, 1770, 90)):
            card.paint(ribbon(f"{x - wide},{y} {x},{y - 4} {x + wide},{y + 2}", (2, 7, 2)), DUSK)


def _flap(card: Sheet) -> None:
    """The right half of the back, turned over to show its lining, with the buttonholes."""
    flap = card.piece(
        "706,880! 812,1050 912,1236 1076,1570 1216,1860! 1260,1860! 1260,1470! 1190,1350 1090,1200 980,1064 850,936!",
        LINING,
        angle=58,
        laps=70,
        grain=0.3,
        lift=13,
    )
    card.pattern(flap, ribbon("744,896 850,976 960,1088 1070,1232 1170,1380 1260,1530", (4, 5)), DUSK, thin=0.1)
    card.pattern(flap, ribbon("764,950 924,1210 1100,1540 1250,1860", (2, 16, 20)), mix(LINING, INDIGO, 0.3), thin=0.1)
    for x, y in ((846, 1008), (940, 1110), (1032, 1232), (1118, 1362), (1194, 1490)):
        card.paint(ribbon(f"{x - 22},{y + 12} {x + 12},{y - 10}", (8, 8)), BLUE)


def _buttons(card: Sheet) -> None:
    """One at the nape that is still done up, and the others along the left edge."""
    card.paint(ribbon("704,884 688,1100 662,1340 624,1600 582,1860", (7, 7)), _FOLD, lift=5)
    for x, y in ((700, 862), (654, 1020), (636, 1170), (614, 1320), (588, 1470), (560, 1620)):
        card.paint(ROUND, CHALK, at=affine(x, y, 19), lift=5)
        for side in (-6, 6):
            card.paint(ROUND, DUSK, at=affine(x + side, y, 3.2))


def _prints(card: Sheet, steps: Sequence[tuple[int, int, int, bool, float, int]], ink: Ink) -> None:
    """Lay wet soles, no two alike: the left ones flipped, some without an arch or a heel."""
    for x, y, tilt, flip, size, sole in steps:
        at = affine(x, y, size, tilt, flip=flip)
        card.paint([curve(each, at) for each in _SOLES[sole]], ink, wobble=2.2, thin=0.14)
        for i, (tx, ty, r) in enumerate(((-20, -62, 10), (-2, -69, 7.5), (12, -64, 6.5), (23, -56, 6), (31, -45, 5))):
            where = np.vstack([affine(tx, ty - (i + sole) % 3, r * (1 - 0.12 * ((i + 2 * sole) % 3))), [0, 0, 1]])
            card.paint(ROUND, ink, at=at @ where)
