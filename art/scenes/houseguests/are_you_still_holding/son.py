"""Him in the cot, his two hands, and who holds the other one."""

from __future__ import annotations

from art.cutpaper.contour import affine, curve, ribbon, stripes
from art.cutpaper.fingers import jointed
from art.cutpaper.hands import turned
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.are_you_still_holding.arm import gesture
from art.scenes.houseguests.are_you_still_holding.inks import (
    CAST,
    CLOTH,
    CREAM,
    GREY,
    HERS,
    HIS,
    MUSTARD,
    OLIVE,
    UMBER,
)


def cot(card: Sheet) -> None:
    """Lay the ends, the mattress and the pillow."""
    for x, y in ((216, 1440), (918, 1360)):
        card.paint(f"{x - 15},{y}! {x + 15},{y}! {x + 15},1756! {x - 15},1756!", CREAM, angle=90, lift=4)
        card.paint(affine_round(x, y - 14, 22), CREAM, lift=4)
    card.paint("216,1560! 918,1560! 918,1640! 216,1640!", GREY, angle=2)
    card.paint("668,1560 680,1470 720,1400 800,1372 880,1392 904,1470 900,1560 880,1600 700,1600", GREY, angle=20, lift=5)


def affine_round(x: float, y: float, r: float) -> str:
    """Return a knob's outline."""
    return f"{x + r},{y} {x},{y + r} {x - r},{y} {x},{y - r}"


def son(card: Sheet) -> None:
    """Lay him on his back, knees up, feet over the end."""
    card.paint("330,1490! 230,1476 128,1490! 126,1560! 240,1590 330,1590!", CLOTH, angle=2, lift=5)
    for dx, dy, ink in ((34, -26, HIS.shade), (0, 0, HIS.base)):
        at = affine(dx, dy)
        card.paint(
            "140,1500! 140,1562! 104,1572 72,1566 60,1536 66,1490 58,1440 46,1400 54,1376 78,1372 98,1392 108,1440 "
            "120,1482",
            ink,
            at=at,
            angle=90,
            lift=5,
        )
    for x, y in ((53, 1384), (62, 1380)):
        card.paint(ribbon(f"{x},{y + 4} {x + 8},{y + 18}", (3, 3)), HIS.shade)
    blanket = card.piece(
        "236,1616! 232,1560 262,1460 312,1394 366,1384 420,1420 470,1476 520,1486 570,1456 630,1456 684,1496 700,1560! "
        "700,1620!",
        OLIVE,
        edge="torn",
        core="#a19d72",
        wobble=3,
        angle=24,
        laps=80,
        lift=6,
    )
    for spec in ("352,1400 372,1480 360,1580", "430,1440 440,1520 420,1600", "540,1480 530,1550 550,1600"):
        with card.inside(blanket):
            card.paint(ribbon(spec, (4, 12, 4)), shift(OLIVE, -0.09), thin=0.05)
    Head(card, CAST["son"], 800, 1486, 106, tilt=76).draw()


def fist(card: Sheet) -> None:
    """Lay his raised arm, then her hand, and his fingers round hers."""
    at = affine(632, 1312)
    arm = card.piece("-40,110! 34,106! 62,180 78,290! -44,290! -52,200", CLOTH, at=at, angle=90, lift=6)
    with card.inside(arm):
        card.paint("20,100! 60,160 80,300! 110,300! 100,90!", shift(CLOTH, -0.09), at=at, angle=90)
    card.paint("-38,112! -30,84 -52,40 -50,-20 -30,-34 34,-30 52,-14 50,40 30,84 34,112!", HIS.shade, at=at, lift=4)
    card.paint("-44,100! 36,96! 40,124! -46,128!", CREAM, at=at, lift=4)
    gesture(card, affine(440, 1300, 166, 2), HERS)
    four = [jointed(f"{x},-26 {x - 1},0 {x - 2},26", 26, at, 0.9) for x in (-37, -12, 13, 38)]
    card.piece(turned(four), HIS.base, at=None, angle=90, lift=4)
    card.paint("-40,92! -54,60 -50,34 -30,30! 0,36 30,36! 44,44 40,70 30,92!", HIS.base, at=at, angle=80)
    for x in (-25, 0, 25):
        card.paint(ribbon(f"{x},-32 {x},0 {x - 1},28", (3, 4, 4), at), HIS.shade, wobble=0)
    card.paint(jointed("-36,72 -12,54 22,50", 26, at), HIS.base, angle=0, lift=3)


def hanging(card: Sheet) -> None:
    """Lay the front of the cot and the arm that hangs out over it."""
    for x in range(270, 900, 62):
        card.paint(f"{x - 8},1620! {x + 8},1620! {x + 8},1724! {x - 8},1724!", CREAM, angle=90, lift=3)
    card.paint("204,1602! 930,1600! 930,1628! 204,1630!", CREAM, angle=2, lift=6)
    card.paint("204,1710! 930,1710! 930,1734! 204,1734!", CREAM, angle=2, lift=5)
    card.paint("640,1590! 690,1552 750,1568 840,1612 916,1630! 908,1696! 810,1690 700,1650!", CLOTH, angle=14, lift=8)
    card.paint("908,1624! 932,1630! 924,1702! 902,1698!", CREAM, lift=4)
    gesture(card, affine(930, 1666, 92, -6), HIS)


def baby(card: Sheet) -> None:
    """Lay the basket with who lies in it."""
    card.paint("1000,1690! 1010,1640 1060,1610 1130,1620 1160,1690!", CREAM, lift=3)
    Head(card, CAST["baby"], 1096, 1600, 54, tilt=6).draw()
    card.paint("1052,1690! 1064,1650 1110,1640 1156,1660 1160,1700!", MUSTARD, lift=4)
    basket = card.piece("990,1684! 1172,1676! 1156,1756! 1010,1756!", UMBER, lift=6)
    card.pattern(basket, stripes(card.box(basket), 18, 5, 30), shift(UMBER, 0.12), thin=0.1)
