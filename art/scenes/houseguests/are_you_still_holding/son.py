"""Him in the cot, his two hands, and who holds the other one."""

from __future__ import annotations

import numpy as np

from art.cutpaper.contour import ROUND, Array, affine, ribbon
from art.cutpaper.fingers import jointed
from art.cutpaper.hands import turned
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.are_you_still_holding.arm import gesture, knit
from art.scenes.houseguests.are_you_still_holding.inks import (
    CLOTH,
    CREAM,
    GREY,
    HERS,
    HIS,
    HIS_BLUSH,
    HIS_LIP,
    MANE,
    MUSTARD,
    OLIVE,
    PILLOW,
    SHADE,
    UMBER,
    WICKER,
)


def cot(card: Sheet) -> None:
    """Lay the ends, the mattress and the pillow."""
    for x, y in ((216, 1440), (936, 1350)):
        card.paint(f"{x - 15},{y}! {x + 15},{y}! {x + 15},1756! {x - 15},1756!", CREAM, angle=90, lift=4)
        card.paint(affine_round(x, y - 14, 22), CREAM, lift=4)
    card.paint("216,1560! 926,1560! 926,1640! 216,1640!", GREY, angle=2)
    card.paint(
        "650,1352! 720,1366 850,1364 922,1344! 914,1420 916,1540 926,1610! 660,1612! 672,1500 668,1420",
        PILLOW,
        angle=20,
        lift=6,
    )


def affine_round(x: float, y: float, r: float) -> str:
    """Return a knob's outline."""
    return f"{x + r},{y} {x},{y + r} {x - r},{y} {x},{y - r}"


def son(card: Sheet) -> None:
    """Lay him on his back, knees up, feet over the end."""
    for dx, dy, flesh, cloth in ((36, -28, HIS.shade, shift(CLOTH, -0.1)), (0, 0, HIS.base, CLOTH)):
        at = affine(dx, dy)
        foot = card.piece(
            "150,1500! 150,1562! 104,1574 72,1568 60,1536 64,1490 56,1440 44,1402 50,1378 66,1366 84,1370 96,1386 106,1436 "
            "120,1482",
            flesh,
            at=at,
            angle=90,
            lift=5,
        )
        with card.inside(foot):
            card.paint("52,1372! 60,1364 70,1364! 66,1382 54,1386", HIS.white, at=at)
            for spec in ("72,1370 70,1386 62,1398", "118,1530 108,1538 106,1550", "76,1470 72,1500 80,1530"):
                card.paint(ribbon(spec, (2, 5, 2), at), HIS.shade if not dx else HIS_LIP, thin=0.1)
        card.paint("330,1486! 230,1474 132,1490! 130,1566! 240,1592 330,1592!", cloth, at=at, angle=2, lift=5)
        card.paint("128,1488! 146,1486! 146,1570! 127,1568!", CREAM, at=at, angle=90, lift=2)
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
    card.paint("560,1610! 586,1500 640,1452 704,1440! 724,1520 716,1610!", shift(CLOTH, -0.05), angle=80, lift=5)
    card.paint("690,1450! 760,1420! 760,1560! 700,1560!", HIS.shade, angle=80)
    card.paint("672,1446! 704,1428! 728,1490 722,1570! 690,1584! 700,1500", CREAM, angle=80, lift=4)
    _face(card, affine(794, 1484, 1.02, 77))


def _face(card: Sheet, at: Array) -> None:
    """Lay his head: asleep and content, bald, with a great moustache."""
    for side in (-1, 1):
        card.paint(
            f"{side * 56},-84! {side * 84},-72 {side * 102},-40 {side * 98},-6! {side * 70},4!", MANE, at=at, lift=3
        )
        card.paint(
            f"{side * 74},-14! {side * 96},-22 {side * 104},2 {side * 96},30 {side * 74},34!",
            HIS.shade if side < 0 else HIS.base,
            at=at,
            lift=3,
        )
        card.paint(ribbon(f"{side * 88},-8 {side * 95},4 {side * 86},20", (2, 5, 2), at), HIS.shade)
    face = card.piece(
        "0,-112 -44,-102 -72,-66 -80,-10 -86,44 -72,86 -34,110 0,114 34,110 72,86 86,44 80,-10 72,-66 44,-102",
        HIS.base,
        at=at,
        angle=80,
        lift=4,
    )
    dark = mix(HIS.shade, HIS.line, 0.45)
    with card.inside(face):
        card.paint("-100,20! -62,30 -50,60 -20,96 40,130! -120,130!", HIS.shade, at=at, angle=80)
        for x in (-52, 54):
            card.paint(ROUND, mix(HIS.base, "#b5634f", 0.55), at=_at(at, x, 32, 17))
        for spec in ("-30,-70 0,-76 32,-70", "-22,-56 2,-60 26,-56"):
            card.paint(ribbon(spec, (2, 5, 2), at), HIS.shade)
    for side, up in ((-1, 0), (1, -5)):
        card.paint(ribbon(f"{side * 55},0 {side * 36},15 {side * 15},3", (3, 9, 3), at), HIS.line)
        card.paint(
            ribbon(f"{side * 62},{-26 + up} {side * 40},{-40 + up} {side * 15},{-36 + up}", (5, 13, 9), at), MANE
        )
    card.paint("0,-12 -8,10 -24,30 -18,46 0,50 18,46 24,30 8,10", mix(HIS.base, HIS.shade, 0.45), at=at, angle=80)
    card.paint(ribbon("-22,36 -12,46 0,48 12,46 22,36", (2, 5, 3, 5, 2), at), dark)
    card.paint("-18,84! 0,78 18,84! 0,94", HIS_LIP, at=at)
    tash = card.piece(
        "0,48! 24,46 54,60 78,58 94,40! 96,70 74,92 40,90 12,80 0,72! -12,80 -40,90 -74,92 -96,70 -94,40! -78,58 -54,60 "
        "-24,46",
        MANE,
        at=at,
        angle=10,
        lift=4,
    )
    lines = [
        ribbon(spec, (2, 4, 2), at)
        for spec in ("10,58 44,74 80,72", "-10,58 -44,74 -80,72", "14,68 40,82 66,82", "-14,68 -40,82 -66,82")
    ]
    card.pattern(tash, turned(lines), shift(MANE, 0.16), thin=0.05)


def fist(card: Sheet) -> None:
    """Lay his raised arm, then her hand, and his fingers round hers."""
    at = affine(632, 1312)
    arm = card.piece("-40,110! 34,106! 62,180 78,290! -44,290! -52,200", CLOTH, at=at, angle=90, lift=6)
    with card.inside(arm):
        card.paint("20,100! 60,160 80,300! 110,300! 100,90!", shift(CLOTH, -0.09), at=at, angle=90)
    card.paint("-38,112! -30,84 -52,40 -50,-20 -30,-34 34,-30 52,-14 50,40 30,84 34,112!", HIS.shade, at=at, lift=4)
    card.paint("-44,100! 36,96! 40,124! -46,128!", CREAM, at=at, lift=4)
    gesture(card, affine(440, 1296, 166, 1), HERS)
    knit(card)
    four = [jointed(f"{x},-26 {x - 1},0 {x - 2},26", 26, at, 0.9) for x in (-37, -12, 13, 38)]
    card.piece(turned(four), HIS.base, at=None, angle=90, lift=4)
    card.paint("-40,92! -54,60 -50,34 -30,30! 0,36 30,36! 44,44 42,70 36,104! -36,104!", HIS.base, at=at, angle=80)
    for x in (-25, 0, 25):
        card.paint(ribbon(f"{x},-32 {x},0 {x - 1},28", (3, 4, 4), at), HIS.shade, wobble=0)
    card.paint(jointed("-36,72 -12,54 22,50", 26, at), HIS.base, angle=0, lift=3)


def hanging(card: Sheet) -> None:
    """Lay the front of the cot and the arm that hangs out over it."""
    for x in range(270, 900, 62):
        card.paint(f"{x - 8},1620! {x + 8},1620! {x + 8},1724! {x - 8},1724!", CREAM, angle=90, lift=3)
    card.paint("196,1602! 956,1600! 956,1628! 196,1630!", CREAM, angle=2, lift=6)
    card.paint("196,1710! 956,1710! 956,1734! 196,1734!", CREAM, angle=2, lift=5)
    gesture(card, affine(936, 1652, 80, 0), HIS)
    card.paint(
        "640,1640! 632,1590 660,1552 704,1548 770,1570 850,1606 924,1620! 918,1688! 820,1692 710,1676!",
        CLOTH,
        angle=14,
        lift=8,
    )
    card.paint(ribbon("700,1610 760,1640 850,1656", (3, 10, 3)), shift(CLOTH, -0.1))
    card.paint("912,1612! 940,1616! 938,1692! 908,1694!", CREAM, angle=90, lift=4)


def baby(card: Sheet) -> None:
    """Lay the basket with who lies in it, wide awake."""
    card.paint("1000,1700! 1006,1650 1044,1622 1120,1622 1150,1656 1154,1700!", CREAM, lift=4)
    at = affine(1084, 1580, 0.97, 6)
    head = card.piece(
        "-62,-6 -56,-44 0,-66 56,-44 62,-6 58,32 34,58 0,64 -34,58 -58,32", HIS.base, at=at, angle=80, lift=5
    )
    with card.inside(head):
        for x in (-42, 42):
            card.paint(ROUND, HIS_BLUSH, at=_at(at, x, 24, 14), thin=0.12)
        card.paint("44,-70! 70,-70! 70,70! 20,70! 48,30", HIS.shade, at=at, angle=80)
    for x in (-25, 25):
        card.paint(ROUND, HIS.white, at=_at(at, x, 2, 14))
        card.paint(ROUND, HIS.line, at=_at(at, x - 1, 3, 9))
        card.paint(ROUND, HIS.white, at=_at(at, x + 2, 0, 2.6))
        card.paint(ribbon(f"{x - 12},-22 {x},-27 {x + 12},-22", (2, 4, 2), at), HIS.shade)
    card.paint(ribbon("-6,18 0,22 6,18", (2, 5, 2), at), HIS.shade)
    card.paint("-9,37! 0,33 9,37! 0,45", HIS_LIP, at=at)
    cap = card.piece(
        "-66,-10! -66,-50 -36,-80 0,-86 36,-80 66,-50 66,-10! 40,-26 0,-32 -40,-26", MUSTARD, at=at, lift=5
    )
    card.pattern(
        cap, turned([ribbon(f"{x},-90 {x * 1.25},0", (4, 4), at) for x in range(-56, 60, 14)]), SHADE, thin=0.05
    )
    card.paint(ROUND, SHADE, at=_at(at, 0, -88, 14), lift=3)
    # the small arm, and four fingers round his one
    card.paint("1064,1690! 1042,1676 1034,1646! 1062,1636! 1084,1652 1100,1690!", shift(CREAM, -0.06), angle=60, lift=5)
    mitt = card.piece(
        "1026,1666 1024,1644 1032,1634 1060,1632 1068,1642 1066,1664 1056,1672 1036,1674", HIS.base, lift=3
    )
    with card.inside(mitt):
        for x in (1036, 1046, 1056):
            card.paint(ribbon(f"{x},1632 {x},1662", (2, 3)), HIS.shade, wobble=0)
    basket = card.piece("978,1692! 1070,1700 1162,1688! 1146,1758! 1000,1758!", WICKER, lift=7)
    card.pattern(basket, turned([ribbon(f"980,{y} 1180,{y - 4}", (5, 5)) for y in (1718, 1736)]), UMBER, thin=0.08)
    card.pattern(
        basket,
        turned(
            [
                ribbon(f"{x},{y} {x},{y + 15}", (5, 5))
                for y, o in ((1700, 0), (1719, 12), (1738, 0))
                for x in range(990 + o, 1176, 24)
            ]
        ),
        UMBER,
        thin=0.08,
    )


def _at(frame: Array, x: float, y: float, size: float) -> Array:
    """Return a frame within another."""
    return np.asarray(frame @ np.vstack([affine(x, y, size), (0.0, 0.0, 1.0)]))
