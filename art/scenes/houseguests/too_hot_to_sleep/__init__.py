"""Too Hot to Sleep: she has unbuttoned her nightdress down the back; in it the sun goes down, and somebody has got out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.sheet import Ink, Sheet, mix
from art.scenes.houseguests.too_hot_to_sleep.head import head
from art.scenes.houseguests.too_hot_to_sleep.inks import BLUE, CHALK, CLAY, DUSK, GOWN, INDIGO, LINING, MELON, SKY

__all__ = ["GROUND", "paint"]
GROUND = CLAY
_FOLD = mix(GOWN, DUSK, 0.5)
_OVER: Final = ((520, 1552, -54, True), (430, 1440, -66, False), (312, 1488, -70, True))
_UP: Final = (
    (158, 1384, -34, False),
    (70, 1290, -10, True),
    (138, 1160, -4, False),
    (84, 1046, 5, True),
    (168, 926, 8, False),
    (132, 806, 10, True),
)
"""The steps across the cloth, and those up the sheet, of which the last is under the pillow by half."""


def paint(card: Sheet) -> None:
    """Lay the bed, her head, the nightdress, what is in it, the flap turned back, and the wet prints."""
    _bed(card)
    head(card)
    _gown(card)
    _evening(card)
    _flap(card)
    _buttons(card)
    _prints(card, _OVER, mix(GOWN, CHALK, 0.38))


def _bed(card: Sheet) -> None:
    """A sheet with two creases, and a pillow that the upper edge crops."""
    for spec in ("20,1010 90,1080 110,1190", "60,1700 130,1730 190,1800", "30,900 110,930 170,990"):
        card.paint(ribbon(spec, (2, 9, 2)), mix(CLAY, DUSK, 0.3))
    _prints(card, _UP, mix(CLAY, DUSK, 0.72))
    card.paint(
        "96,-60! 90,160 116,420 96,640 64,800! 180,806 340,842 480,880 700,880 960,866 1100,872 1260,900! 1260,-60!",
        CHALK,
        angle=6,
        grain=0.2,
        edge="torn",
        core="#f8f2e4",
        lift=12,
    )
    for spec in (
        "140,716 230,690 300,630",
        "170,520 240,520 306,500",
        "160,60 240,110 320,190",
        "1180,690 1090,650 1010,560",
        "1190,430 1100,440 1010,430",
    ):
        card.paint(ribbon(spec, (2, 10, 2)), mix(CHALK, DUSK, 0.25))


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
    for x, y in ((700, 862), (654, 1020), (636, 1170), (614, 1320), (588, 1470), (560, 1620), (530, 1770)):
        card.paint(ROUND, CHALK, at=affine(x, y, 19), lift=5)
        for side in (-6, 6):
            card.paint(ROUND, DUSK, at=affine(x + side, y, 3.2))


def _prints(card: Sheet, steps: Sequence[tuple[int, int, int, bool]], ink: Ink) -> None:
    """Lay wet soles, the left ones flipped."""
    for x, y, tilt, flip in steps:
        at = affine(x, y, 0.86, tilt, flip=flip)
        card.paint("-18,52 0,62 17,50 18,24 14,2 26,-22 24,-44 4,-52 -20,-46 -28,-26 -18,0 -20,28", ink, at=at)
        for tx, ty, r in ((-20, -62, 10), (-2, -68, 7.5), (12, -64, 6.5), (23, -56, 6), (31, -45, 5)):
            card.paint(ROUND, ink, at=at @ np.vstack([affine(tx, ty, r), [0, 0, 1]]))
