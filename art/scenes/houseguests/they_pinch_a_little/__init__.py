"""They Pinch a Little: an elephant holds a small shoe; she who measures its foot has put on silver ones."""

from __future__ import annotations

from art.cutpaper.contour import DOT, affine, curve, motif, ribbon
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Ink, Sheet, mix, shift
from art.scenes.houseguests.they_pinch_a_little import elephant
from art.scenes.houseguests.they_pinch_a_little.inks import (
    BRICK,
    CAST,
    CREAM,
    MUSTARD,
    NIGHT,
    OLIVE,
    PAPER,
    SILVER,
    SLATE,
    UMBER,
    YOUNG,
)

__all__ = ["CAST", "GROUND", "paint"]
GROUND = CREAM


def paint(card: Sheet) -> None:
    """Lay the shop, the boxes, her who kneels, then the customer and its shoe."""
    card.paint(
        "-40,1560! 1240,1548! 1240,1840! -40,1840!", mix(CREAM, MUSTARD, 0.62), angle=2, laps=90, edge="raw", ragged=40
    )
    card.paint(
        "560,1712! 1260,1640! 1260,1790! 900,1780 640,1752", mix(MUSTARD, UMBER, 0.6), angle=3, edge="raw", ragged=30
    )
    elephant.far(card)
    _boxes(card)
    _assistant(card)
    elephant.leg(card)
    _tape(card)
    elephant.body(card)
    elephant.shoe(card)
    elephant.finger(card)


def _box(card: Sheet, x: float, y: float, w: float, h: float, ink: Ink, tilt: float) -> None:
    at = affine(x, y, 1, tilt)
    card.paint(f"6,-{h}! {w - 6},-{h}! {w - 6},0! 6,0!", ink, at=at, lift=7, angle=tilt)
    card.paint(
        f"-4,-{h + 6}! {w + 4},-{h + 6}! {w + 4},-{h * 0.66:.0f}! -4,-{h * 0.66:.0f}!", shift(ink, 0.06), at=at, lift=4
    )


def _boxes(card: Sheet) -> None:
    card.paint("-40,1700! 220,1700! 270,1726! -40,1730!", mix(MUSTARD, UMBER, 0.6))
    for x, y, w, h, ink, tilt in (
        (-90, 1708, 236, 110, UMBER, 0),
        (-80, 1594, 250, 104, BRICK, -1.5),
        (-100, 1488, 262, 112, SLATE, 1),
        (-64, 1374, 226, 96, MUSTARD, -2),
    ):
        _box(card, x, y, w, h, ink, tilt)
    foot = "62,1286! 80,1262 112,1264 124,1290 120,1330 128,1370 126,1404 104,1424 74,1420 62,1396 68,1350"
    card.paint(foot, PAPER, lift=6)
    for x, y, r in ((72, 1432, 11), (90, 1440, 10), (106, 1440, 9), (120, 1434, 8), (131, 1424, 7)):
        card.paint(DOT, PAPER, at=affine(x, y, r * 1.2), lift=2)
    line = curve("74,1296 88,1278 106,1280 112,1300 108,1334 116,1372 112,1396 98,1408 80,1404 74,1390 80,1350")
    card.paint([curve(DOT, affine(float(x), float(y), 3)) for x, y in line[::9]], NIGHT, wobble=0.1)


def _assistant(card: Sheet) -> None:
    """On her knees; what she has on her feet is not her own."""
    heel = affine(118, 1712, 1.1, 2)
    card.paint("60,-56! 140,-76! 140,0! 70,-2!", YOUNG.shade, at=heel)
    card.paint("34,-58! 42,-142! 54,-142! 72,-66!", shift(SILVER, -0.08), at=heel, lift=4)
    card.paint(
        "-116,-10! -80,-34 -30,-38 10,-50 40,-66 72,-70! 84,-40 84,-4! 60,-16 20,-14 -20,2 -70,4!",
        SILVER,
        at=heel,
        lift=6,
        angle=8,
    )
    card.paint(ribbon("-112,-14 -80,-36 -30,-40 10,-52 40,-68 72,-72", (5, 8, 8, 8), heel), NIGHT, wobble=0.3)
    skirt = card.piece(
        "300,1500! 390,1490 440,1530! 530,1580 570,1640 576,1706! 400,1722 240,1716 186,1700! 190,1640 230,1560",
        OLIVE,
        angle=70,
        lift=9,
    )
    card.pattern(skirt, motif(card.box(skirt), DOT, 34, 5), mix(OLIVE, CREAM, 0.7))
    card.paint(
        "420,1440! 500,1480 580,1540 700,1580! 700,1636! 590,1606 480,1560 400,1520!",
        shift(OLIVE, -0.07),
        angle=30,
        lift=4,
    )
    head = Head(card, CAST["assistant"], 402, 1352, 74, tilt=22, turn=1, view="side")
    card.paint("366,1376! 410,1380! 412,1440! 346,1446! 356,1410", YOUNG.shade)
    head.draw()
    bodice = card.piece(
        "342,1424! 388,1416 430,1432! 462,1480 450,1530 420,1560! 340,1560 296,1520! 296,1470 312,1440",
        OLIVE,
        angle=60,
        lift=7,
    )
    card.pattern(bodice, motif(card.box(bodice), DOT, 34, 5), mix(OLIVE, CREAM, 0.7))
    card.paint("336,1422! 384,1436 430,1420! 440,1446 386,1464 330,1448!", PAPER, lift=3)
    sleeve = card.piece(
        "352,1462! 400,1462 436,1500 500,1546 600,1572 720,1570! 720,1624! 600,1634 480,1616 400,1570 356,1520",
        shift(OLIVE, 0.04),
        angle=24,
        lift=7,
    )
    card.pattern(sleeve, [ribbon("370,1500 430,1560 520,1600", (2, 7, 2))], shift(OLIVE, -0.08))


def _tape(card: Sheet) -> None:
    """Round the foot it comes to its end."""
    tape = card.piece(
        "652,1560! 740,1588 860,1592 976,1560! 980,1594! 860,1628 740,1624 644,1596!", MUSTARD, lift=5, angle=4
    )
    ticks = [ribbon(f"{x},1560 {x},{1592 + 14 * (i % 2)}", (4, 4)) for i, x in enumerate(range(672, 980, 24))]
    card.pattern(tape, ticks, NIGHT, thin=0.1)
