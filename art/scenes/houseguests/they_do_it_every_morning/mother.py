"""She lies round it on her side: one arm above it, one hand where a small hand was, her knees below its feet."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import ROUND, Array, affine, curve, motif, ribbon
from art.cutpaper.fingers import jointed, marked
from art.cutpaper.hands import turned
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.they_do_it_every_morning.inks import ASH, FOLD, LAWN, SHADE, SKIN, SLATE, SNOW

HEAD: Final = affine(1002, 428, 1.12, -17)
HAIR: Final = mix(SLATE, ASH, 0.12)
STRAND: Final = mix(SLATE, ASH, 0.75)
DRESS: Final = mix(ASH, SNOW, 0.1)
CREASE: Final = mix(ASH, SLATE, 0.7)
NAIL: Final = shift(SKIN, 0.09)
ABOVE: Final = (
    "700,150 652,140 610,146",
    "700,166 646,164 600,174",
    "704,184 652,190 610,204",
    "712,200 670,214 636,230",
)
"""Four fingers of the arm that her head lies on."""
REACHING: Final = (
    "716,592 676,552 646,522",
    "700,602 652,568 612,546",
    "690,620 642,596 602,582",
    "686,640 646,628 612,622",
)
"""Four fingers in the hollow of a hand."""


def mother(card: Sheet) -> None:
    """Lay feet and shins, the arm below her head, the dress, the head, and the arm that reaches."""
    _feet(card)
    _pillow_arm(card)
    _dress(card)
    _head(card)
    _arm(card)


def _feet(card: Sheet) -> None:
    """Bare, one over the other, toes to the left."""
    far = (
        "720,1400! 800,1470 870,1540 930,1588 962,1604 976,1630 962,1654 916,1676 868,1716 836,1744 812,1746 806,1728 836,1690 "
        "862,1650 858,1626 800,1592 700,1510 640,1440!"
    )
    card.paint(far, SHADE, angle=46, edge="raw", ragged=6, lift=5, grain=0.2)
    near = card.piece(
        "640,1380! 716,1480 776,1544 836,1592 872,1608 892,1632 884,1660 850,1680 796,1714 748,1756 720,1774 690,1776 684,1758 "
        "706,1724 742,1690 770,1654 764,1634 700,1590 600,1500 556,1420!",
        SKIN,
        angle=46,
        laps=50,
        edge="raw",
        ragged=6,
        lift=6,
        grain=0.2,
    )
    with card.inside(near):
        card.paint(
            "660,1380! 740,1490 800,1552 880,1608! 900,1680! 800,1720! 852,1668 850,1638 780,1580 690,1490 600,1390!",
            SHADE,
            angle=46,
        )
        for line in ("716,1738 722,1752 716,1768", "734,1722 742,1738 738,1756"):
            card.paint(ribbon(line, (2, 5, 2)), FOLD, wobble=0.2)
        card.paint(ribbon("776,1640 796,1632 812,1640", (2, 6, 2)), FOLD, wobble=0.2)


def _pillow_arm(card: Sheet) -> None:
    """It comes out above her head and goes on over the wing."""
    parts = [
        curve(
            "930,620! 1010,470 1044,330 1046,244! 1000,216 900,190 806,184! 800,122! 900,124 1010,138 1090,170 1130,216 1140,320 1120,520 1080,640!"
        ),
        curve("820,120! 770,120 726,130 696,142 690,170 706,204 740,208 790,194 820,188!"),
        *(jointed(line, 30, affine(), 0.74) for line in ABOVE),
        jointed("776,186 748,218 716,244", 30, affine(), 0.76),
    ]
    arm = card.piece(turned(parts), SKIN, angle=10, laps=50, grain=0.2, edge="raw", ragged=5, lift=5)
    with card.inside(arm):
        card.paint(
            "1060,240! 1010,196 900,168 800,166! 800,230! 1000,240! 1040,330 1000,520! 1100,520! 1100,330",
            SHADE,
            angle=10,
        )
    for line in ABOVE:
        marked(card, line, 28, affine(), FOLD, NAIL)


def _dress(card: Sheet) -> None:
    dress = card.piece(
        "950,610! 906,650 884,720 890,810 906,900 896,990 840,1060 740,1120 640,1186 574,1250 548,1310 552,1370 572,1440! 636,1476 "
        "690,1478 736,1462! 770,1440 830,1410! 900,1390 1000,1376 1110,1340 1260,1260! 1260,640! 1180,596 1090,580",
        DRESS,
        angle=66,
        laps=90,
        grain=0.26,
        edge="raw",
        ragged=12,
        lift=10,
    )
    sprigs = motif((520, 560, 1260, 1500), "0,-1 .36,-.3! 1,0 .36,.3! 0,1 -.36,.3! -1,0 -.36,-.3!", 74, 10, key="sprig")
    card.pattern(dress, turned(sprigs), mix(DRESS, SNOW, 0.7), wobble=0.4)
    with card.inside(dress):
        shade = mix(DRESS, SLATE, 0.34)
        card.paint(
            "1260,700! 1170,760 1130,880 1150,1010 1200,1120 1130,1240 980,1310 820,1350 690,1478! 800,1480! 1260,1300!",
            shade,
            angle=60,
            edge="raw",
            ragged=30,
        )
        for line, pen in (
            ("930,1010 960,1050 1010,1070", (2, 11, 2)),
            ("880,1030 930,1090 1010,1120 1090,1110", (2, 12, 10, 2)),
            ("760,1110 720,1190 690,1300 690,1420", (2, 9, 10, 3)),
            ("640,1200 606,1290 606,1400", (2, 9, 2)),
            ("930,720 950,800 940,880", (2, 9, 2)),
        ):
            card.paint(ribbon(line, pen), CREASE, angle=60)
        card.paint(ribbon("892,900 980,930 1090,936 1260,910", (30, 34, 34, 34)), mix(SLATE, LAWN, 0.2), angle=8)
        card.paint(ribbon("560,1420 620,1460 700,1462 780,1432 850,1402", (9, 9)), CREASE, thin=0.1)


def _head(card: Sheet) -> None:
    """Lay the neck, the hair behind, the face and what is in it, and the hair over her ear."""
    neck = card.piece(
        "930,520! 948,566 940,600 904,640! 950,680 1040,670 1120,610! 1130,520 1090,420!", SKIN, angle=60, grain=0.2
    )
    with card.inside(neck):
        card.paint("900,500! 956,560 1010,560 1050,520 1060,600 1010,690! 1160,690! 1160,400!", SHADE, angle=60)
    bun = card.piece(
        "104,10 130,-24 178,-30 212,4 214,56 180,90 136,84 106,52",
        HAIR,
        at=HEAD,
        angle=30,
        edge="raw",
        ragged=8,
        lift=5,
    )
    card.pattern(
        bun,
        [
            ribbon(line, (3, 8, 3), HEAD)
            for line in ("120,20 160,-6 196,26", "118,50 160,28 200,56", "130,74 164,62 190,80")
        ],
        STRAND,
    )
    face = card.piece(
        "-60,-140! -94,-96 -110,-52! -104,-26 -122,14 -146,46 -149,58 -136,70 -114,72! -119,84 -128,96! -115,102! -126,111 "
        "-121,124 -113,131! -124,148 -119,168 -94,180 -64,180 -20,162 30,132 60,96! 90,0 60,-100 0,-150!",
        SKIN,
        at=HEAD,
        angle=60,
        laps=60,
        grain=0.16,
        wobble=0.5,
        lift=6,
    )
    with card.inside(face):
        card.paint("-112,190! -60,158 -20,142 20,110 34,60 22,10! 40,-60! 120,-60! 120,200!", SHADE, at=HEAD, angle=60)
        card.paint(
            "-84,56 -60,46 -34,58 -30,84 -56,96 -80,82",
            mix(SKIN, "#b0776a", 0.13),
            at=HEAD,
            angle=60,
            edge="raw",
            ragged=8,
        )
        card.paint("-114,72! -136,71 -146,62! -130,58 -118,62!", SHADE, at=HEAD, wobble=0.3)
        card.paint(
            "-130,96! -116,93 -100,99 -84,110! -100,104 -114,104!", mix(SHADE, "#8a4a45", 0.5), at=HEAD, wobble=0.3
        )
        card.paint(
            "-130,112! -114,104 -100,105 -86,111! -98,122 -112,127 -124,122!",
            mix(SKIN, "#9a564e", 0.5),
            at=HEAD,
            wobble=0.3,
        )
        white = card.piece("-106,6! -98,-4 -82,-4 -48,22! -70,22 -94,18", SNOW, at=HEAD, wobble=0.2)
        with card.inside(white):
            card.paint(ROUND, LAWN, at=_on(-90, 8, 12), wobble=0.2)
        card.paint("-112,-2! -106,-26 -80,-32 -44,16! -62,8 -86,3 -106,8!", mix(SKIN, SHADE, 0.6), at=HEAD, wobble=0.3)
        card.paint("-104,24! -88,38 -58,36 -44,24! -66,27 -90,24!", mix(SKIN, SHADE, 0.6), at=HEAD, wobble=0.3)
    for line, pen, ink in (
        ("-109,8 -94,2 -70,8 -42,24", (4, 8, 9, 3), LAWN),
        ("-98,-88 -84,-80 -58,-58 -26,-34", (5, 11, 10, 3), mix(HAIR, LAWN, 0.4)),
        ("-118,103 -104,104 -90,108 -80,114", (4, 6, 5, 2), LAWN),
        ("-100,36 -80,46 -54,36", (2, 5, 2), FOLD),
        ("-106,54 -98,64 -104,74", (2, 5, 2), FOLD),
        ("-88,84 -76,104 -74,124", (1, 5, 1), FOLD),
        ("-104,-34 -82,-38 -42,2", (2, 5, 2), FOLD),
    ):
        card.paint(ribbon(line, pen, HEAD), ink, wobble=0.2)
    card.paint("30,6! 44,-18 66,-16 74,6 64,36 46,58 32,50!", SKIN, at=HEAD, lift=3, wobble=0.3)
    card.paint(ribbon("42,0 58,-4 62,12 50,34", (2, 5, 5, 2), HEAD), FOLD, wobble=0.2)
    card.paint(ROUND, SNOW, at=_on(44, 62, 8), lift=2, wobble=0.2)
    hair = card.piece(
        "-70,-128! -50,-166 10,-190 80,-180 134,-136 158,-70 156,10 130,70 100,104 78,92! 82,40 72,-10 50,-24! 26,-10 6,-40 -20,-84 -50,-110",
        HAIR,
        at=HEAD,
        angle=30,
        laps=40,
        edge="raw",
        ragged=8,
        lift=5,
    )
    strands = (
        "-56,-132 0,-130 60,-84 120,0",
        "-30,-160 40,-146 104,-90 140,-10",
        "-20,-104 30,-70 76,-30 110,40",
        "20,-180 90,-150 140,-80 148,0",
        "70,-20 96,20 100,80",
    )
    card.pattern(hair, [ribbon(line, (2, 7, 7, 2), HEAD) for line in strands], STRAND, thin=0.15)
    for line in ("-64,-136 -92,-150 -124,-142", "30,4 20,40 26,76"):
        card.paint(ribbon(line, (6, 5, 1), HEAD), HAIR, wobble=0.3)


def _on(x: float, y: float, size: float) -> Array:
    """Give a round place on her head."""
    px, py = (float(v) for v in HEAD[:, :2] @ (x, y) + HEAD[:, 2])
    return affine(px, py, size)


def _arm(card: Sheet) -> None:
    parts = [
        curve("960,800! 900,890 862,910 820,880 786,800 752,722! 792,668! 830,720 862,770 900,720!"),
        curve("806,690! 778,640 748,604 718,584 692,600 682,634 700,672 730,708 760,740!"),
        *(jointed(line, 30, affine(), 0.72) for line in REACHING),
        jointed("770,650 752,596 728,556", 31, affine(), 0.76),
    ]
    arm = card.piece(turned(parts), SKIN, angle=50, laps=50, grain=0.18, edge="raw", ragged=5, lift=7)
    with card.inside(arm):
        card.paint("980,820! 900,880 862,880 830,840 790,770 758,728! 730,760! 830,940! 960,900!", SHADE, angle=50)
        for line in ("716,628 738,636 756,652", "708,650 726,662 740,678"):
            card.paint(ribbon(line, (2, 5, 2)), FOLD, wobble=0.2)
    for line in REACHING:
        marked(card, line, 28, affine(), FOLD, NAIL)
    card.paint(ribbon("660,580 646,596", (9, 9)), SNOW, wobble=0.2)
    sleeve = card.piece(
        "1010,690! 950,690 906,716 862,772! 872,830 916,866 960,866! 1020,820 1056,760 1060,700",
        mix(DRESS, SNOW, 0.1),
        angle=50,
        edge="raw",
        ragged=8,
        lift=8,
    )
    with card.inside(sleeve):
        card.paint(
            "1080,660! 1030,720 990,800 930,880! 1100,900!", mix(DRESS, SLATE, 0.3), angle=50, edge="raw", ragged=14
        )
        card.paint(ribbon("866,764 880,820 920,852 968,856", (10, 10)), SNOW)
    sprigs = motif((840, 600, 1080, 880), "0,-1 .36,-.3! 1,0 .36,.3! 0,1 -.36,.3! -1,0 -.36,-.3!", 70, 10, key="sleeve")
    card.pattern(sleeve, turned(sprigs), mix(DRESS, SNOW, 0.7), wobble=0.4)
    collar = card.piece(
        "908,606! 950,650 1026,648 1092,580! 1134,606! 1092,676 1014,706! 1002,682! 986,706! 930,700 884,650!",
        SNOW,
        angle=-10,
        edge="raw",
        ragged=5,
        grain=0.14,
        lift=5,
    )
    card.pattern(collar, [ribbon("894,640 938,682 1000,684 1070,662 1126,606", (3, 3))], ASH)
