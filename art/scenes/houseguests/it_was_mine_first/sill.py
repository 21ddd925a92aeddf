"""The sill: who plants geraniums between the keys has all day, and a watch."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import ROUND, Array, affine, ribbon
from art.cutpaper.hands import hand
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.it_was_mine_first.inks import BLUE, BONE, CHALK, GERANIUM, SLATE, TANNED, UMBER, WHITE, torn

BLOOM: Final = "0,-1! .5,-.3! 1,0! .4,.5! 0,1! -.5,.4! -1,0! -.4,-.5!"
STEM: Final = "#7d8f6c"

SMALL: Final = 0.76
AT: Final = affine(-20, 442, SMALL)


def _spot(x: float, y: float) -> tuple[float, float]:
    return -20 + SMALL * x, 442 + SMALL * y


def _at(x: float, y: float, size: float, tilt: float = 0) -> Array:
    return affine(*_spot(x, y), SMALL * size, tilt)


def sill(card: Sheet) -> None:
    """Lay the machine, what grows from it, and the hand."""
    _machine(card)
    for x, y, high, heads in ((226, 1640, 170, 5), (340, 1664, 250, 7), (668, 1640, 150, 5)):
        _geranium(card, x, y, high, heads)
    _hand(card)


def _machine(card: Sheet) -> None:
    torn(card, "-80,1736! 600,1722 1340,1730! 1360,1940! -80,1940!", BONE, 3, 14, 5, at=AT)
    body = card.piece(
        "150,1840! 170,1640 214,1560! 700,1550! 752,1630 790,1840!",
        mix(SLATE, UMBER, 0.78),
        angle=4,
        laps=50,
        edge="torn",
        core=SLATE,
        at=AT,
        wobble=4,
        lift=16,
    )
    with card.inside(body):
        card.paint("214,1590! 704,1580! 716,1624! 204,1636!", UMBER, angle=3, at=AT)
    torn(card, "270,1418! 640,1408! 652,1540! 262,1548!", mix(BONE, UMBER, 0.1), 4, 9, 4, at=AT)
    for y, a, b in ((1446, 430, 600), (1472, 410, 560), (1498, 430, 610)):
        card.paint(ribbon(f"{a},{y + 2} {b},{y}", (6, 6), AT, SMALL), mix(UMBER, SLATE, 0.4), thin=0.3)
    torn(card, "140,1534! 774,1520! 778,1574! 144,1590!", UMBER, 2, 9, 3, at=AT)
    for x in (124, 790):
        torn(
            card,
            f"{x - 26},1526! {x + 24},1522! {x + 26},1590! {x - 24},1594!",
            mix(UMBER, SLATE, 0.3),
            88,
            6,
            2,
            at=AT,
        )
    for j in range(4):
        for i in range(9):
            x, y = 206 + 62 * i + 18 * (j % 2) - 8 * j, 1660 + 44 * j
            if (i, j) in {(1, 0), (4, 0), (4, 1), (6, 0), (7, 1), (2, 2)}:
                continue
            card.paint(ROUND, CHALK, at=_at(x, y, 20), edge="torn", wobble=1.4, lift=4)


def _geranium(card: Sheet, x: float, y: float, high: float, heads: int) -> None:
    card.paint(
        ribbon(f"{x},{y} {x - 12},{y - high * 0.5:.0f} {x + 8},{y - high}", (12, 10, 8), AT, SMALL),
        STEM,
        edge="torn",
        wobble=1,
        lift=3,
    )
    for k in range(3):
        card.paint(
            "-1,.2 -.8,-.7 0,-1 .8,-.7 1,.2 .5,.8 0,.5 -.5,.8",
            mix("#8fa07c", BLUE, 0.15 * k),
            at=_at(x + (-48, 44, -34)[k], y - high * (0.22 + 0.17 * k), 40 - 4 * k, (-24, 20, -8)[k]),
            edge="torn",
            wobble=2,
            lift=5,
        )
    for k in range(heads):
        card.paint(
            BLOOM,
            GERANIUM if k % 3 else shift(GERANIUM, 0.07),
            at=_at(x + 8 + 36 * ((k * 5) % 3 - 1), y - high - 10 + 34 * (k // 3) - 22, 34, k * 40),
            edge="torn",
            wobble=2,
            lift=4,
        )


def _hand(card: Sheet) -> None:
    card.paint(ribbon("742,1530 726,1600 736,1660", (10, 11, 8), AT, SMALL), STEM, edge="torn", wobble=1, lift=3)
    card.paint(
        "1020,1700! 940,1640 880,1580! 830,1628! 860,1690 930,1780!",
        TANNED.base,
        angle=40,
        edge="torn",
        core=mix(TANNED.base, WHITE, 0.4),
        at=AT,
        wobble=3,
        lift=10,
    )
    hand(card, "pinch", *_spot(868, 1614), 146, -150, TANNED, True, 55, lift=9)
    for u, v, a in ((724, 1508, 20), (762, 1494, 50), (742, 1474, 5)):
        card.paint(
            BLOOM, GERANIUM if a < 40 else shift(GERANIUM, 0.07), at=_at(u, v, 30, a), edge="torn", wobble=2, lift=5
        )
    torn(
        card,
        "1640,1850! 1300,1690 1100,1640 1000,1628! 900,1752! 960,1840! 1240,1940! 1640,1940!",
        SLATE,
        30,
        12,
        4,
        at=AT,
    )
    torn(card, "1010,1596! 1056,1632! 940,1806! 884,1766!", WHITE, -50, 8, 4, at=AT)
    card.paint(ribbon("864,1700 932,1614", (34, 34), AT, SMALL), UMBER, edge="torn", wobble=2, lift=5)
    card.paint(ROUND, WHITE, at=_at(898, 1656, 36), edge="torn", wobble=1.5, lift=6)
    card.paint(
        [ribbon("898,1656 898,1633", (5, 5), AT, SMALL), ribbon("898,1656 915,1662", (5, 5), AT, SMALL)],
        UMBER,
        wobble=0.2,
    )
