"""The net, in which somebody reads, and the ring, where two are polite about the last dumpling."""

from __future__ import annotations

from art.cutpaper.contour import Array, affine, ribbon
from art.cutpaper.hands import hand
from art.cutpaper.heads import Head
from art.cutpaper.moved import Moved
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.i_thought_you_had_her.inks import (
    ASH,
    BONE,
    CAST,
    CHALK,
    CHARCOAL,
    DARK,
    ELDER,
    HERS,
    PENCIL,
    RUST,
)

OVAL = "1,0 .92,.38 .7,.71 .38,.92 0,1 -.38,.92 -.7,.71 -.92,.38 -1,0 -.92,-.38 -.7,-.71 -.38,-.92 0,-1 .38,-.92 .7,-.71 .92,-.38"


def _oval(x: float, y: float, a: float, b: float) -> Array:
    at = affine(x, y, 1)
    at[:, 0] *= a
    at[:, 1] *= b
    return at


def ring(card: Sheet) -> None:
    """Lay the bright floor, the kerb, the two and their plate."""
    card.paint(OVAL, RUST, at=_oval(590, 1690, 700, 340), angle=2, lift=8)
    card.paint(OVAL, BONE, at=_oval(590, 1696, 672, 318), angle=2)
    card.paint(OVAL, CHALK, at=_oval(590, 1706, 640, 290), angle=3, grain=0.2, laps=90)
    card.paint("300,1750 560,1730 900,1748 930,1772 600,1790 290,1778", mix(CHALK, ASH, 0.45), ragged=40, angle=2)
    _clown(card)
    _judge(card)
    drum = card.piece("506,1668! 606,1684 706,1668! 694,1800! 606,1822 520,1800!", ASH, angle=88, lift=8)
    with card.inside(drum):
        card.paint([f"{x},1676! {x + 30},1740! {x},1810! {x - 30},1740!" for x in (546, 606, 666)], RUST, angle=80)
    card.paint(OVAL, BONE, at=_oval(606, 1668, 102, 22), lift=3)
    card.paint(OVAL, PENCIL, at=_oval(606, 1652, 74, 22), lift=5)
    card.paint(OVAL, BONE, at=_oval(606, 1646, 66, 17))
    card.paint("-30,4 -24,-20 -4,-34! 22,-24 30,4 0,12", CHALK, at=affine(604, 1640, 1), lift=4)
    card.paint(ribbon("-14,-14 -3,-32 8,-16", (2, 4, 2), affine(604, 1640, 1)), ASH)
    hand(card, "blade", 512, 1640, 60, 8, HERS, lift=3)
    hand(card, "blade", 696, 1644, 60, 174, ELDER, True, lift=3)


def _clown(card: Sheet) -> None:
    body = card.piece(
        "352,1500! 420,1486! 468,1540 486,1640 500,1690 640,1712 652,1764! 420,1780 320,1772! 310,1640",
        mix(BONE, ASH, 0.25),
        angle=80,
        lift=7,
    )
    with card.inside(body):
        for k in range(6):
            card.paint(ribbon(f"{300 + 40 * k},1470 {330 + 44 * k},1800", (15, 17)), PENCIL, thin=0.1)
    Head(card, CAST["clown"], 416, 1420, 64, tilt=4, turn=0.9, view="side").draw()
    card.paint(OVAL, RUST, at=_oval(459, 1441, 14, 14), lift=2)
    card.paint("366,1376! 392,1300! 450,1370! 412,1384", CHARCOAL, lift=4)
    card.paint(OVAL, CHALK, at=_oval(391, 1298, 12, 12), lift=2)
    card.paint(
        "330,1502! 356,1470! 380,1496! 410,1468! 436,1494! 470,1470! 484,1512! 450,1530! 420,1514! 390,1536! 362,1514!",
        CHALK,
        lift=5,
    )
    card.paint(
        "372,1540! 420,1530 452,1580 524,1620! 512,1662! 430,1640 376,1600", mix(BONE, ASH, 0.1), angle=30, lift=6
    )


def _judge(card: Sheet) -> None:
    card.paint(
        "770,1496! 850,1500! 900,1640 910,1772! 780,1784 560,1762! 576,1712! 700,1690 716,1640 734,1540",
        DARK,
        angle=84,
        lift=7,
    )
    Head(card, CAST["judge"], 796, 1416, 64, tilt=-4, turn=-0.9, view="side").draw()
    wig = "770,1352! 800,1336 850,1352 880,1410 884,1500! 826,1508! 830,1440 806,1396 766,1384"
    laid = card.piece(wig, CHALK, angle=80, lift=5)
    with card.inside(laid):
        for k in range(5):
            card.paint(ribbon(f"828,{1410 + 22 * k} 856,{1420 + 22 * k} 888,{1408 + 22 * k}", (3, 5, 3)), ASH)
    card.paint("752,1500! 782,1490! 776,1560! 752,1556!", CHALK, lift=3)
    card.paint(
        "846,1540! 790,1530 756,1580 684,1622! 696,1664! 780,1642 840,1602", shift(DARK, 0.08), angle=-30, lift=6
    )


def net(card: Sheet) -> None:
    """Wide and plain to see; in it somebody lies and reads."""
    band = card.piece(
        "-40,1090! 200,1150 600,1184 1000,1148 1240,1080! 1240,1196! 1000,1276 600,1318 200,1282 -40,1210!",
        CHALK,
        angle=2,
        grain=0.18,
        lift=10,
    )
    mesh = [ribbon(f"{x},1060 {x + 190},1340", (6, 6)) for x in range(-220, 1240, 52)]
    card.pattern(band, mesh, PENCIL, thin=0.05)
    card.pattern(band, [ribbon(f"{x + 190},1060 {x},1340", (6, 6)) for x in range(-220, 1240, 52)], PENCIL, thin=0.05)
    for line in ("-40,1090 200,1150 600,1184 1000,1148 1240,1080", "-40,1210 200,1282 600,1318 1000,1276 1240,1196"):
        card.paint(ribbon(line, (11, 11, 11)), CHALK, lift=3)
    # the reader: knees up, a coat, a book before the face
    far = Moved(card, -80, -560, 1.46)
    far.paint("150,1196! 196,1170 270,1180 330,1204! 328,1246! 150,1240!", PENCIL, angle=8, lift=6)
    far.paint(
        "300,1204! 356,1120! 392,1130! 440,1236! 404,1246! 372,1176! 330,1246!",
        mix(PENCIL, ASH, 0.45),
        angle=60,
        lift=5,
    )
    far.paint("402,1232! 440,1226! 484,1244! 480,1260! 404,1254!", CHARCOAL, lift=3)
    far.paint(OVAL, HERS.base, at=_oval(150, 1180, 31, 34), lift=4)
    far.paint("118,1190! 112,1150 146,1134 176,1150! 150,1166 146,1196 134,1212!", PENCIL, lift=3)
    far.paint("196,1190! 250,1204 262,1160! 226,1140! 214,1164 234,1166 204,1164!", shift(PENCIL, 0.06), lift=4)
    far.paint("166,1096! 236,1124! 206,1210! 136,1180!", RUST, angle=20, lift=5)
    far.paint(ribbon("201,1112 171,1193", (5, 5)), CHALK)
    far.paint(OVAL, HERS.base, at=_oval(222, 1156, 13, 21), lift=3)
