"""The girl: a great white hat seen from above, a face that will not, and a box held fast."""

from __future__ import annotations

import math

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.hands import hand
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.no_flowers_please.inks import BONE, BROWN, CAST, CLAY, DARK, DEEP, SLATE, WHITE, flat


def girl(card: Sheet) -> None:
    """Lay dress, box and arms, then the hat as a disc behind her face."""
    _dress(card)
    _box(card)
    _arms(card)
    _hat(card)
    Head(card, CAST["girl"], 440, 1180, 232, tilt=-5).draw()
    _bow(card)


def _dress(card: Sheet) -> None:
    dress = card.piece(
        "300,1420! 230,1440 180,1490 150,1610! 110,1860! 790,1860! 730,1610! 700,1490 650,1440 580,1420! 440,1460",
        WHITE,
        angle=84,
        laps=54,
        grain=0.34,
        edge="raw",
        ragged=10,
        lift=12,
    )
    flat(card, "372,1330! 508,1330! 512,1420 560,1450! 440,1500 320,1450! 368,1420", DEEP.shade, 88, 2)
    with card.inside(dress):
        for fold in ("250,1740 220,1800 200,1860", "360,1760 350,1860", "520,1760 534,1860", "640,1740 670,1860"):
            card.paint(ribbon(fold, (4, 17, 12)), shift(BONE, -0.09), edge="raw", thin=0.1)


def _box(card: Sheet) -> None:
    box = card.piece(
        "236,1560! 640,1552! 652,1770! 228,1782!", mix(CLAY, BONE, 0.2), angle=3, laps=30, edge="raw", lift=10
    )
    with card.inside(box):
        flat(card, "220,1540! 660,1540! 656,1670! 224,1680!", mix(CLAY, BONE, 0.58), 3)
        card.paint(ribbon("220,1680 440,1676 660,1670", (9, 9, 9)), BROWN, edge="raw")
    for k in range(10):
        card.paint(ROUND, DARK, at=affine(324 + 56 * (k % 5) + 10 * (k // 5), 1592 + 40 * (k // 5), 12), edge="raw")


def _arms(card: Sheet) -> None:
    """Each one contour, out of a puffed sleeve, round the box; the hands lie one on the other."""
    for flip in (True, False):

        def at(x: float, y: float, flip: bool = flip) -> str:
            return f"{440 + (x if flip else -x):.0f},{y + 26}"

        hand(
            card, "cover", 440 + (112 if flip else -112), 1738, 168, 188 if flip else -8, DEEP, age=7, flip=flip, lift=5
        )
        card.paint(
            f"{at(214, 1520)}! {at(298, 1530)}! {at(318, 1620)} {at(306, 1720)} {at(262, 1770)} {at(190, 1764)} "
            f"{at(96, 1738)}! {at(92, 1688)}! {at(170, 1694)} {at(212, 1680)} {at(222, 1610)}",
            DEEP.base,
            angle=-60 if flip else 60,
            edge="raw",
            lift=7,
        )
        card.paint(ribbon(f"{at(222, 1690)} {at(250, 1706)} {at(262, 1740)}", (3, 10, 4)), DEEP.shade, edge="raw")
        flat(
            card,
            f"{at(150, 1404)}! {at(220, 1404)} {at(296, 1450)} {at(332, 1540)}! {at(320, 1572)} {at(262, 1588)} "
            f"{at(204, 1566)}! {at(180, 1490)}",
            shift(WHITE, -0.02 if flip else 0.0),
            80,
            8,
            8,
        )
        card.paint(ribbon(f"{at(326, 1556)} {at(264, 1578)} {at(202, 1556)}", (16, 17, 16)), SLATE, edge="raw")
        for u in (232, 262, 292):
            card.paint(
                ribbon(f"{at(u, 1546)} {at(u - 16, 1490)} {at(u - 40, 1450)}", (9, 8, 3)),
                shift(BONE, -0.07),
                edge="raw",
            )


BRIM = (
    "0,-330 90,-318 170,-330 240,-272 322,-250 350,-170 410,-110 396,-20 420,60 366,120 350,200 270,226 220,290 120,282 0,300 "
    "-120,282 -220,290 -270,226 -350,200 -366,120 -420,60 -396,-20 -410,-110 -350,-170 -322,-250 -240,-272 -170,-330 -90,-318"
)


def _hat(card: Sheet) -> None:
    """The brim stands behind her face like a plate; it is tied on with a bow."""
    at = affine(440, 1080, 1, -6)
    brim = card.piece(BRIM, WHITE, at=at, angle=20, laps=60, grain=0.34, edge="raw", ragged=8, lift=16)
    with card.inside(brim):
        for k in (0.9, 0.74):
            ring = BRIM + " 0,-330"
            card.paint(
                ribbon(ring, (7, 8, 6, 8), at @ [[k, 0, 0], [0, k, 0], [0, 0, 1]]),
                shift(BONE, -0.07),
                edge="raw",
                thin=0.15,
            )
        for i in range(36):
            t = math.radians(10 * i + 4)
            u, v = math.cos(t), math.sin(t) * 0.76
            card.paint(
                ribbon(
                    f"{300 * u:.0f},{300 * v:.0f} {352 * u:.0f},{352 * v:.0f} {396 * u:.0f},{396 * v:.0f}",
                    (3, 8, 4),
                    at,
                ),
                shift(BONE, -0.1),
                edge="raw",
                thin=0.15,
            )


def _bow(card: Sheet) -> None:
    """Under her chin; she did not tie it herself."""
    for spec in (
        "440,1448! 360,1400 306,1412 300,1460! 310,1506 370,1500",
        "440,1448! 520,1396 584,1404 592,1450! 584,1500 520,1496",
    ):
        card.paint(spec, DARK, angle=20, edge="raw", lift=6)
    card.paint("430,1450! 404,1520 380,1560! 426,1552 452,1470!", DARK, angle=80, edge="raw", lift=5)
    card.paint("446,1450! 480,1530 514,1570! 470,1568 436,1480!", shift(DARK, 0.05), angle=80, edge="raw", lift=5)
    card.paint("412,1430! 466,1426! 472,1474! 416,1480!", shift(DARK, 0.08), angle=80, edge="raw", lift=4)
    for line in ("330,1450 370,1446 408,1450", "476,1446 520,1440 560,1446"):
        card.paint(ribbon(line, (3, 8, 3)), SLATE, edge="raw")
