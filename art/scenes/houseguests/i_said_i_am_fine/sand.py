"""What runs out of him, and where it comes to rest."""

from __future__ import annotations

from art.cutpaper.contour import ROUND, Array, affine, curve, rng
from art.cutpaper.sheet import Patch, Sheet, mix
from art.scenes.houseguests.i_said_i_am_fine.inks import SAND, UMBER, WHITE

_DEEP = mix(SAND, UMBER, 0.3)
_PALE = mix(SAND, WHITE, 0.55)
_DARK = mix(SAND, UMBER, 0.5)


def _grains(card: Sheet, patch: Patch, gap: float) -> None:
    """Speckle a patch, dark and pale, a grain here and there and never in rows."""
    dice = rng("grains", gap)
    left, top, right, bottom = card.box(patch)
    for ink, share in ((_DARK, 0.5), (_PALE, 0.4)):
        specks: list[Array] = []
        for x in range(int(left), int(right), int(gap)):
            for y in range(int(top), int(bottom), int(gap)):
                if dice.random() < share:
                    at = affine(x + gap * dice.random(), y + gap * dice.random(), 1.6 + 2.2 * dice.random())
                    specks.append(curve(ROUND, at))
        card.pattern(patch, specks, ink, thin=0.05)


def stream(card: Sheet) -> None:
    """Out over the lobe and straight down, as in a glass that is turned."""
    fall = card.piece(
        "344,936! 326,930 306,946 290,990 280,1060 272,1180 266,1280 252,1344 224,1398 176,1446! 226,1474 280,1462 316,1496 "
        "356,1474 396,1472! 360,1420 334,1360 324,1280 323,1180 326,1060 334,1000 350,964",
        SAND,
        angle=88,
        laps=16,
        grain=0.3,
        edge="raw",
        ragged=10,
    )
    with card.inside(fall):
        card.paint(
            "342,960! 324,1010 316,1080 310,1200 310,1300 322,1380 352,1440 380,1500! 420,1490! 350,1340 336,1180 350,960!",
            _DEEP,
            angle=86,
            edge="raw",
            ragged=8,
        )
        card.brush("322,952 304,1020 294,1150 290,1300 276,1390 240,1440", 7, _PALE, dry=0.5, taper=0.4)
    _grains(card, fall, 19)
    for x, y, r in (
        *((262, 1010, 5), (344, 1090, 4), (252, 1130, 6), (340, 1210, 5), (246, 1260, 5), (350, 1300, 4)),
        *((228, 1352, 5), (206, 1384, 4), (240, 1316, 4), (362, 1362, 5), (384, 1404, 4), (350, 1336, 4)),
    ):
        card.paint(ROUND, SAND, at=affine(x, y, r), edge="raw")


def heap(card: Sheet) -> None:
    """A dune on the shoulder, already over the first button."""
    hill = card.piece(
        "240,1400! 264,1366 292,1352 318,1366 340,1402 400,1474 480,1566 560,1650 640,1730 710,1790 800,1860! -60,1860! -60,1606! 40,1556 140,1476",
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
            "330,1366! 330,1430 356,1500 346,1580 420,1660 404,1740 470,1800 480,1880! 860,1880! 640,1700! 480,1540 380,1420",
            _DEEP,
            angle=50,
            laps=50,
            edge="raw",
            ragged=14,
        )
        for line in ("300,1530 270,1640 160,1750", "350,1660 330,1760 250,1850"):
            card.brush(line, 12, _PALE, dry=0.6, taper=0.5)
    _grains(card, hill, 27)
    with card.inside(hill):
        # somebody has walked up it
        for k in range(9):
            side = 9 if k % 2 else -9
            step = affine(18 + 27 * k + side, 1690 - 31 * k + side, 1.25 - 0.08 * k, 41)
            for sole in ("-7,4 -9,-6 0,-17 9,-6 6,4", "-6,9 6,9 5,18 -5,18"):
                card.paint(sole, mix(_DEEP, UMBER, 0.55), at=step, edge="raw", wobble=0.2)
