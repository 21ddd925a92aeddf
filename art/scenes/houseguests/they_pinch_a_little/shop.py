"""The shop: a leaning tower of boxes, a window to the street, shoes in pairs on the floor."""

from __future__ import annotations

from art.cutpaper.contour import affine, ribbon
from art.cutpaper.feet import shoe
from art.cutpaper.sheet import Ink, Sheet, mix, shift
from art.scenes.houseguests.they_pinch_a_little.inks import (
    BRICK,
    CREAM,
    MUSTARD,
    NIGHT,
    OLIVE,
    PAPER,
    SLATE,
    UMBER,
)


def shop(card: Sheet) -> None:
    """Lay the floor, the street and the boxes."""
    card.paint(
        "-40,1400! 500,1384 1240,1366! 1240,1840! -40,1840!",
        mix(CREAM, MUSTARD, 0.42),
        angle=2,
        laps=100,
        grain=0.2,
        edge="torn",
        core=PAPER,
        wobble=4,
    )
    _street(card)
    _boxes(card)


def _street(card: Sheet) -> None:
    """What passes is a horse, covered as one covers furniture."""
    pane = card.piece("806,96! 1240,88! 1240,404! 812,410!", mix(MUSTARD, CREAM, 0.35), angle=88, laps=80)
    with card.inside(pane):
        card.paint("800,356! 1240,348! 1240,420! 800,420!", mix(UMBER, CREAM, 0.45), angle=2)
        for line in (
            "906,240 892,310 904,372",
            "952,240 972,310 950,374",
            "1112,240 1094,310 1110,372",
            "1150,240 1170,310 1152,370",
        ):
            card.paint(ribbon(line, (34, 24, 17)), NIGHT, angle=86, lift=3)
        for x, y in ((898, 374), (944, 376), (1104, 374), (1146, 372)):
            card.paint("-16,6! -12,-12! 14,-12! 20,6!", NIGHT, at=affine(x, y, 1))
        card.paint("1180,120! 1216,130 1226,220 1220,300 1236,340! 1196,320 1186,240", NIGHT, angle=80)
        cloth = card.piece(
            "846,40! 1240,30! 1196,120 1190,240! 1176,266 1160,254! 1120,290 1060,262! 1000,292 950,264! 900,296 850,276! 836,150",
            PAPER,
            angle=86,
            laps=50,
            lift=7,
        )
        with card.inside(cloth):
            for x in (900, 990, 1080, 1170):
                card.paint(ribbon(f"{x},30 {x + 14},150 {x - 4},290", (3, 14, 4)), mix(PAPER, SLATE, 0.3), thin=0.15)
            card.paint(ribbon("830,232 1040,244 1240,212", (15, 15)), BRICK)
    for spec in (
        "786,70! 1240,56! 1240,94! 788,106!",
        "786,396! 1240,386! 1240,424! 788,436!",
        "786,70! 820,70! 824,432! 790,434!",
    ):
        card.paint(spec, UMBER, angle=3, lift=7)


def _boxes(card: Sheet) -> None:
    """Mustard, olive, brick; one was pulled out, and the tower has bent to see which."""
    inks: tuple[Ink, ...] = (MUSTARD, OLIVE, BRICK, SLATE, shift(MUSTARD, -0.06), UMBER)
    for k in range(12):
        y = 1790 - 146 * k
        lean = 0.8 * k * k - 3 * k
        x = 74 + lean + (k * 37 % 23) - 11 + (92 if k == 8 else 0)
        ink = inks[(k * 2 + k // 3) % 6]
        tilt = lean * 0.06 + (k * 13 % 5) - 2 + (5 if k == 8 else 0)
        at = affine(x, y - 70, 1.18, tilt)
        card.paint("-126,-56! 116,-58! 118,60! -126,60!", ink, at=at, angle=3 + tilt, laps=50, lift=12 if k == 8 else 6)
        card.paint("-132,-62! 122,-64! 122,-26! -131,-24!", shift(ink, 0.045), at=at, angle=3 + tilt, lift=4)
        card.paint("24,-10! 92,-12! 92,38! 26,40!", CREAM, at=at, angle=4, lift=1)
        card.paint([ribbon(f"34,{v} {62 + (k * 7 + v) % 20},{v}", (3, 3), at) for v in (2, 14, 26)], NIGHT, wobble=0.3)


def shoes(card: Sheet) -> None:
    """Eight in a bent row; the odd one is in his hand."""
    for k, (kind, ink) in enumerate((("boot", OLIVE), ("curled", PAPER), ("shoe", SLATE), ("clog", MUSTARD))):
        x, y = 248 + 118 * k, 1716 + (k - 1.5) ** 2 * 6
        for j in (0, 1):
            shoe(card, kind, x + 40 * j - 30, y - 12 + 24 * j, 104, -4 + 5 * j, shift(ink, 0.05 * j - 0.02), lift=5)
