"""He kneels with his back to the sun and mends the hem with snow out of a bowl."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import ROUND, Array, affine, curve, ribbon
from art.cutpaper.fingers import jointed, marked
from art.cutpaper.hands import turned
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.they_do_it_every_morning.inks import (
    ASH,
    FOLD,
    HOLLOW,
    LAWN,
    SKIN,
    SLATE,
    SNOW,
    STRAW,
)

VEST: Final = mix(LAWN, SLATE, 0.35)
SHIRT: Final = mix(SNOW, ASH, 0.3)
HAT: Final = (232, 1424)
ON_BOWL: Final = ("66,1268 84,1238 104,1222", "92,1282 110,1252 130,1236", "116,1296 136,1268 154,1254")


def father(card: Sheet) -> None:
    """Lay the bowl, his arms, his back, and the hat last."""
    _bowl(card)
    _arms(card)
    _back(card)
    _hat(card)


def _bowl(card: Sheet) -> None:
    card.paint(ROUND, "#16191a", at=affine(150, 1196, 104), edge="raw", ragged=8)
    card.paint(ROUND, SLATE, at=affine(140, 1180, 102), angle=30, lift=6)
    card.paint(ROUND, mix(SLATE, LAWN, 0.6), at=affine(140, 1180, 90), angle=30)
    heap = card.piece(
        "62,1190 72,1140 108,1112 150,1104 196,1126 216,1172 208,1220 176,1252 130,1260 86,1238",
        SNOW,
        angle=-30,
        edge="raw",
        ragged=10,
        grain=0.12,
        lift=3,
    )
    with card.inside(heap):
        card.paint(
            "190,1110! 160,1160 170,1210 120,1270! 240,1270! 240,1110!", HOLLOW, angle=-40, edge="raw", ragged=10
        )


def _arms(card: Sheet) -> None:
    # the far one, with the spoon
    spoon = affine(420, 1236, 1, -24)
    card.paint(
        "-9,70! 9,70! 7,-60 14,-78 26,-100 22,-132 0,-146 -22,-132 -26,-100 -14,-78 -7,-60",
        STRAW,
        at=spoon,
        angle=70,
        lift=5,
    )
    card.paint(
        "0,-150 24,-138 28,-112 10,-92 -12,-96 -26,-118 -20,-142", SNOW, at=spoon, edge="raw", lift=3, grain=0.12
    )
    parts = [
        curve("396,1400! 392,1330 384,1280 390,1244 414,1228 446,1236 462,1270 458,1330 456,1400!"),
        *(
            jointed(line, 27, affine(), 0.8)
            for line in ("448,1244 416,1226 396,1240", "456,1264 424,1250 402,1262", "460,1286 430,1274 408,1284")
        ),
        jointed("398,1290 396,1256 412,1228", 27, affine(), 0.8),
    ]
    card.paint(turned(parts), SKIN, angle=80, lift=4, wobble=0.4)
    for line in ("404,1250 424,1240 446,1252", "410,1272 430,1264 452,1276"):
        card.paint(ribbon(line, (2, 5, 2)), FOLD, wobble=0.2)
    right = card.piece(
        "280,1560! 330,1500 380,1440 386,1360! 424,1346 466,1356! 490,1440 480,1530 440,1600 380,1680 330,1720!",
        SHIRT,
        angle=60,
        edge="raw",
        ragged=8,
        lift=7,
    )
    # the near one, on the rim
    left = [
        curve("10,1380! 20,1320 40,1286 70,1260 110,1266 128,1296 112,1330 80,1390!"),
        *(jointed(line, 28, affine(), 0.76) for line in ON_BOWL),
        jointed("54,1290 44,1250 52,1216", 28, affine(), 0.78),
    ]
    card.paint(turned(left), SKIN, angle=60, lift=4, wobble=0.4)
    for line in ON_BOWL:
        marked(card, line, 26, affine(), FOLD, shift(SKIN, 0.09))
    cuff = card.piece(
        "-60,1360! 4,1340 50,1356 92,1386! 100,1440 60,1520! -60,1560!", SHIRT, angle=60, edge="raw", ragged=8, lift=6
    )
    for sleeve, lines in (
        (right, ("392,1420 430,1436 470,1424", "380,1480 410,1510 450,1510", "470,1400 470,1480 430,1560")),
        (cuff, ("-10,1390 30,1400 70,1420", "-20,1440 20,1450 60,1470")),
    ):
        card.pattern(sleeve, [ribbon(line, (2, 8, 2)) for line in lines], mix(SHIRT, SLATE, 0.5))


def _back(card: Sheet) -> None:
    vest = card.piece(
        "-60,1450! 10,1420 80,1430 200,1500 300,1580 366,1650 390,1720 380,1800 370,1860! -60,1860!",
        VEST,
        angle=50,
        laps=70,
        grain=0.3,
        edge="raw",
        ragged=10,
        lift=10,
    )
    with card.inside(vest):
        card.paint(ribbon("150,1520 90,1640 20,1780", (5, 6, 5)), mix(VEST, ASH, 0.3))
        card.paint(ribbon("-20,1700 100,1744 250,1800", (26, 30, 26)), mix(VEST, LAWN, 0.8), angle=20)
        card.paint("84,1716! 124,1730! 114,1772! 72,1758!", ASH, lift=2)
        card.paint("94,1730! 112,1736! 106,1758! 88,1752!", VEST)
    card.paint("110,1500! 200,1560 290,1600! 330,1540! 300,1500 180,1440!", SHIRT, angle=30, lift=4)


def _hat(card: Sheet) -> None:
    """Straw, worn through at one place."""
    x, y = HAT
    brim = card.piece(
        "0,-1.02 .38,-.94 .74,-.7 .97,-.3 1,.12 .86,.54 .56,.85 .16,1 -.26,.97 -.66,.77 -.93,.4 -1.01,-.04 -.88,-.48 -.54,-.86",
        STRAW,
        at=affine(x, y, 166, 20),
        angle=30,
        grain=0.26,
        edge="raw",
        ragged=5,
        lift=11,
    )
    rings = [
        ribbon(f"{ROUND} 1,0 .7,.7 0,1", (0.022,), affine(x + 3, y - 3, r, 40), r) for r in (104, 116, 128, 140, 152)
    ]
    card.pattern(brim, rings, mix(STRAW, SLATE, 0.5), thin=0.2)
    card.paint(ROUND, mix(LAWN, SLATE, 0.2), at=_oval(x + 8, y - 8, 96, 92), lift=4)
    top = card.piece(ROUND, STRAW, at=_oval(x + 15, y - 16, 84, 80), angle=30, edge="raw", ragged=4, lift=3)
    card.pattern(
        top,
        [ribbon(f"{ROUND} 1,0 .7,.7 0,1", (0.05,), affine(x + 15, y - 16, r, 40), r) for r in (24, 38, 52, 66)],
        mix(STRAW, SLATE, 0.5),
        thin=0.2,
    )


def _oval(x: float, y: float, wide: float, tall: float) -> Array:
    at = affine(x, y, 1)
    at[:, 0] *= wide
    at[:, 1] *= tall
    return at
