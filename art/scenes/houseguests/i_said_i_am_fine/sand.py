"""What runs out of him, and where it comes to rest."""

from __future__ import annotations

from art.cutpaper.contour import ROUND, affine
from art.cutpaper.sheet import Sheet, mix
from art.scenes.houseguests.i_said_i_am_fine.inks import SAND, UMBER, WHITE

_DEEP = mix(SAND, UMBER, 0.42)
_PALE = mix(SAND, WHITE, 0.4)


def stream(card: Sheet) -> None:
    """Out over the lobe and straight down, as in a glass that is turned."""
    card.paint(
        "344,936! 326,930 306,946 290,990 280,1060 270,1180 262,1390! 318,1390! 322,1180 326,1060 334,1000 350,964",
        SAND,
        angle=88,
        laps=16,
        grain=0.4,
        edge="raw",
        ragged=5,
        lift=4,
    )
    for line, width in (("322,952 304,1020 298,1150 296,1340", 7), ("334,952 318,1010 310,1120 306,1300", 5)):
        card.brush(line, width, _PALE, dry=0.5, taper=0.4)
    for x, y, r in ((262, 1010, 5), (344, 1090, 4), (252, 1130, 6), (340, 1210, 5), (246, 1260, 5), (350, 1300, 4)):
        card.paint(ROUND, SAND, at=affine(x, y, r), edge="raw")


def heap(card: Sheet) -> None:
    """A dune on the shoulder, already over the first button."""
    hill = card.piece(
        "292,1336! 340,1402 400,1474 480,1566 560,1650 640,1730 710,1790 800,1860! -60,1860! -60,1606! 40,1556 140,1476 230,1400",
        SAND,
        angle=36,
        laps=70,
        grain=0.4,
        edge="raw",
        ragged=8,
        lift=10,
    )
    with card.inside(hill):
        card.paint(
            "292,1326! 300,1420 356,1500 346,1580 420,1660 404,1740 470,1800 480,1880! 860,1880! 640,1700! 480,1540 380,1420",
            _DEEP,
            angle=50,
            laps=50,
            edge="raw",
            ragged=14,
        )
        for line in ("300,1530 270,1640 160,1750", "350,1660 330,1760 250,1850"):
            card.brush(line, 12, _PALE, dry=0.6, taper=0.5)
        # somebody has walked up it
        for k in range(10):
            side = 9 if k % 2 else -9
            step = affine(18 + 27 * k + side, 1690 - 31 * k + side, 1.25 - 0.08 * k, 41)
            for sole in ("-7,4 -9,-6 0,-17 9,-6 6,4", "-6,9 6,9 5,18 -5,18"):
                card.paint(sole, mix(_DEEP, UMBER, 0.55), at=step, edge="raw", wobble=0.2)
