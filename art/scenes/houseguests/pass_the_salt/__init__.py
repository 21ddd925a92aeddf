"""Pass the Salt: a table without end; she has cut its cloth up to the salt, and a boy rows past on skates."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import Array, affine, curve, ribbon
from art.cutpaper.faces import Face
from art.cutpaper.hands import hand, turned
from art.cutpaper.sheet import Sheet, mix, shift
from art.cutpaper.skin import Skin

CHARCOAL, CHALK, ASH, PENCIL, BONE, ORANGE = "#2e2c2e", "#f0ebe1", "#a9a49c", "#656264", "#d7cfc1", "#c5502f"
GROUND = CHALK
PALE: Final = Skin("#d3c6b8", "#a99d92", CHARCOAL, white=CHALK)
RUDDY: Final = Skin("#c3b3a6", "#978a80", CHARCOAL, white=CHALK)
CAST: Final[dict[str, Face]] = {}
ROUND: Final = "1,0 .7,.7 0,1 -.7,.7 -1,0 -.7,-.7 0,-1 .7,-.7"
LEFT: Final = "-40,-40! 352,-40! 340,500 332,1100 318,1840! -40,1840!"
RIGHT: Final = "902,-40! 1240,-40! 1240,1840! 934,1840! 920,1200 908,600"


def paint(card: Sheet) -> None:
    """Lay the two dark floors, the boy between floor and cloth, the slit, then the couple at the ends."""
    _floor(card)
    _boy(card)
    _piano(card)
    _cloth(card)
    _slit(card)
    _salt(card)
    _he(card)
    _she(card)


def _floor(card: Sheet) -> None:
    for side in (LEFT, RIGHT):
        floor = card.piece(side, CHARCOAL, angle=88, laps=90, grain=0.24)
        planks: list[Array] = []
        for j in range(28):
            for i in range(15):
                turn = 45 if (i + j) % 2 else -45
                if (i, j) in {(1, 9), (2, 20), (13, 6), (12, 23)}:
                    turn = -turn
                planks.append(curve("-52,-17! 52,-17! 52,17! -52,17!", affine(88 * i - 20, 70 * j - 30, 1, turn)))
        card.pattern(floor, turned(planks[::2]), shift(CHARCOAL, 0.085), angle=45, thin=0.1)
        card.pattern(floor, turned(planks[1::2]), shift(CHARCOAL, 0.045), angle=-45, thin=0.1)


def _boy(card: Sheet) -> None:
    """On his belly on two roller skates, half under the cloth; he rows, for the kitchen is far."""
    at = affine(238, 1040, 1.36, -112)
    # skates under the chest and the knees
    for u in (66, -92):
        for v in (-50, 50):
            card.paint(ROUND, ORANGE, at=affine(*_on(at, u - 26, v), 21), lift=5)
            card.paint(ROUND, ORANGE, at=affine(*_on(at, u + 26, v), 21), lift=5)
        card.paint(f"{u - 50},-38! {u + 50},-38! {u + 50},38! {u - 50},38!", ASH, at=at, lift=5)
    for s in (-1, 1):
        card.paint(
            f"-90,{s * 8}! -90,{s * 44}! -150,{s * 46} -214,{s * 40}! -216,{s * 12}!", PALE.base, at=at, angle=-112
        )
        card.paint(f"-200,{s * 8}! -204,{s * 44}! -250,{s * 48} -270,{s * 30} -262,{s * 10}", CHARCOAL, at=at, lift=4)
        card.paint(f"-176,{s * 10}! -176,{s * 44}! -204,{s * 44}! -204,{s * 10}!", CHALK, at=at, lift=2)
    card.paint("-120,-50! -20,-58! -10,0 -20,58! -120,52! -128,0!", PENCIL, angle=-112, at=at, lift=7)
    # the oar: a soup spoon
    ox, oy = _on(at, 62, -112)
    spoon = affine(ox, oy, 1.1, 62)
    card.paint(ribbon("-130,0 20,2 70,0", (9, 12, 10), spoon), BONE, lift=5)
    card.paint("60,0 80,-26 130,-30 160,0 130,30 80,26", BONE, at=spoon, lift=5)
    card.paint("78,0 96,-16 128,-18 146,0 126,18 94,14", shift(ASH, -0.04), at=spoon)
    card.paint("40,-48! 70,-90 66,-128! 36,-126! 24,-96 6,-52!", CHALK, angle=-20, at=at, lift=7)
    hand(card, "grip", *_on(at, 50, -126), 62, -178, PALE, age=8, lift=4)
    card.paint("40,48! 86,84 116,82! 124,58! 90,52 60,34!", CHALK, angle=-20, at=at, lift=7)
    hand(card, "flat", *_on(at, 112, 70), 62, -100, PALE, True, 8, lift=4)
    body = card.piece("-40,-58! 30,-66 66,-44! 76,0 66,44! 30,66 -40,58! -48,0", CHALK, angle=-112, at=at, lift=8)
    with card.inside(body):
        for u in (-30, -8, 14):
            card.paint(ribbon(f"{u},-80 {u + 6},0 {u},80", (7, 7), at), CHARCOAL)
    collar = card.piece("74,-40! 80,0 74,40! 20,62! 4,60! 8,-60! 22,-62!", PENCIL, angle=-6, at=at, lift=5)
    with card.inside(collar):
        card.paint(ribbon("70,48 18,52 20,-52 70,-48", (5, 5), at), CHALK)
    card.paint("84,-18! 84,18! 60,18! 60,-18!", PALE.shade, at=at)
    for s in (-1, 1):
        card.paint(f"108,{s * 46} 118,{s * 64} 136,{s * 62} 138,{s * 44}", PALE.base, at=at, lift=2)
    hair = card.piece(
        "82,0 90,-40 122,-54 158,-40 172,0 158,42 120,54 90,40",
        ORANGE,
        angle=-112,
        at=at,
        edge="torn",
        wobble=3,
        lift=8,
    )
    with card.inside(hair):
        for v in (-40, -20, 4, 24, 42):
            card.paint(ribbon(f"112,2 140,{v} 176,{v * 1.2:.0f}", (2, 5, 2), at), shift(ORANGE, -0.09), thin=0.15)
        card.paint(ribbon("112,2 96,-30 86,-40", (2, 5, 2), at), shift(ORANGE, -0.09))
        card.paint(ribbon("112,2 94,24 84,40", (2, 5, 2), at), shift(ORANGE, -0.09))


def _on(at: Array, u: float, v: float) -> tuple[float, float]:
    p = at @ (u, v, 1.0)
    return float(p[0]), float(p[1])


def _piano(card: Sheet) -> None:
    lid = card.piece(
        "1240,250! 1110,262 1056,330 1050,520 1084,640 1060,780 1040,900 1090,1000 1240,1010!",
        "#19181a",
        angle=84,
        laps=110,
        grain=0.16,
        lift=16,
    )
    with card.inside(lid):
        card.paint(ribbon("1130,300 1092,380 1090,500 1122,640 1100,800 1090,880", (6, 14, 8, 4)), PENCIL, thin=0.25)
    card.paint(ROUND, BONE, at=affine(1152, 560, 96), lift=10)
    card.paint(ROUND, CHALK, at=affine(1152, 560, 70), angle=40)
    for x, y, r in ((1120, 530, 34), (1180, 536, 33), (1132, 594, 34), (1192, 600, 31), (1152, 560, 34)):
        card.paint(ROUND, BONE, at=affine(x, y, r, x % 40), lift=5)
        card.paint(ribbon("-.5,-.3 0,-.1 .4,-.5", (2, 4, 2), affine(x, y, r)), ASH)


def _cloth(card: Sheet) -> None:
    """Its hem falls over both edges; all else of it is bare paper."""
    card.paint(
        "300,-40! 366,-40! 356,500 348,1100 336,1840! 268,1840! 292,1300 282,1000 300,560",
        CHALK,
        angle=88,
        grain=0.16,
        edge="torn",
        core="#fffaf0",
        wobble=4,
        lift=16,
    )
    card.paint(
        "888,-40! 950,-40! 946,500 964,900 948,1300 982,1840! 920,1840! 906,1200 894,600",
        CHALK,
        angle=88,
        grain=0.16,
        edge="torn",
        core="#fffaf0",
        wobble=4,
        lift=16,
    )
    card.paint("366,-40! 888,-40! 894,600 906,1200 920,1840! 336,1840! 348,1100 356,500", CHALK, angle=88, grain=0.1)
    for line in ("362,-20 352,600 344,1200 332,1840", "892,-20 898,600 910,1200 924,1840"):
        card.paint(ribbon(line, (4, 4)), mix(CHALK, ASH, 0.6), thin=0.2)
    # the damask was ironed into squares
    for y in (330, 700, 1110, 1480):
        card.paint(ribbon(f"356,{y} 620,{y + 6} 906,{y}", (2, 3, 2)), mix(CHALK, ASH, 0.45), thin=0.35)


def _slit(card: Sheet) -> None:
    """The wood below is dark; the linen curls away on either side."""
    card.paint(
        "634,940! 652,1100 690,1300 716,1560 730,1840! 530,1840! 560,1560 590,1300 622,1100",
        "#3a3537",
        angle=88,
        grain=0.4,
    )
    card.paint("600,1380 640,1372 690,1384", mix(CHARCOAL, PENCIL, 0.5), thin=0.3)
    card.paint(
        "634,938! 606,1100 560,1280 520,1560 480,1840! 540,1840! 566,1570 596,1310 624,1110",
        BONE,
        angle=84,
        edge="torn",
        core="#fffaf0",
        wobble=3,
        lift=9,
    )
    card.paint(
        "636,938! 664,1080 720,1290 768,1540 800,1840! 730,1840! 704,1560 686,1310 652,1110",
        BONE,
        angle=96,
        edge="torn",
        core="#fffaf0",
        wobble=3,
        lift=9,
    )
    for line in ("628,1010 600,1130 552,1330", "646,1020 676,1120 728,1320"):
        card.paint(ribbon(line, (2, 9, 3)), ASH, thin=0.2)


def _salt(card: Sheet) -> None:
    card.paint(ROUND, ASH, at=affine(632, 866, 62), angle=30, lift=14)
    card.paint(ROUND, PENCIL, at=affine(632, 866, 50), angle=70)
    card.paint(ROUND, CHALK, at=affine(634, 868, 40), grain=0.4, lift=1)
    card.paint(ROUND, "#19181a", at=affine(638, 866, 13))
    card.paint(ribbon("612,842 630,830 656,836", (2, 6, 2)), "#fffaf0")


def _he(card: Sheet) -> None:
    """Bulky, off the table's middle; he holds fork and spoon as one holds flags."""
    suit = card.piece(
        "180,-40! 250,60 380,150 500,128 640,126 760,160 860,70 900,-40!",
        CHARCOAL,
        angle=8,
        laps=60,
        edge="torn",
        core=CHALK,
        wobble=4,
        lift=14,
    )
    with card.inside(suit):
        card.paint("420,180! 500,90 560,70 640,100 700,190!", CHALK, lift=4)
    for sleeve in (
        "236,-40! 230,110 300,230 416,262! 452,196! 380,150 366,40 380,-40!",
        "880,-40! 908,100 860,230 786,268! 742,206! 780,150 770,40 740,-40!",
    ):
        card.paint(sleeve, shift(CHARCOAL, 0.05), angle=60, edge="torn", core=CHALK, wobble=4, lift=10)
    card.paint("402,262! 446,190! 474,206! 432,280!", CHALK, lift=4)
    card.paint("800,270! 744,200! 718,218! 772,288!", CHALK, lift=4)
    # a fork and a spoon, upright, so nearly only their ends
    card.paint(ribbon("520,300 532,240 540,196", (16, 13, 12)), ASH, lift=12)
    card.paint("500,300! 540,304! 546,350! 496,346!", ASH, lift=8)
    for x in (500, 514, 528, 542):
        card.paint(ribbon(f"{x},340 {x - 2},398", (7, 5)), ASH, lift=6)
    card.paint(ribbon("690,310 682,250 676,210", (16, 13, 12)), ASH, lift=12)
    card.paint("690,300 722,324 726,372 698,398 666,376 664,326", ASH, lift=10)
    card.paint("692,324 710,340 712,370 696,382 678,368 678,338", PENCIL)
    hand(card, "grip", 446, 232, 128, 18, RUDDY, age=55, lift=8)
    hand(card, "grip", 752, 244, 128, 164, RUDDY, True, 55, lift=8)
    neck = affine(572, 66, 1.08, 8)
    for s in (-1, 1):
        card.paint(f"{s * 96},-10 {s * 128},-26 {s * 134},20 {s * 104},44", RUDDY.base, at=neck, lift=4)
    card.paint("-16,120 -8,158 10,162 22,120", RUDDY.base, at=neck, lift=4)
    head = card.piece("-112,0 -96,-70 0,-110 98,-70 112,0 92,90 0,134 -88,92", RUDDY.base, at=neck, angle=80, lift=12)
    with card.inside(head):
        card.paint(
            "-130,-30! -84,10 -70,-50 0,-84 76,-50 86,14 130,-30! 120,-140! -120,-140!",
            PENCIL,
            at=neck,
            edge="torn",
            core=ASH,
            wobble=4,
        )
        card.paint("-40,20 10,-12 50,10 40,36 -20,44", shift(RUDDY.base, 0.05), at=neck, thin=0.25)
    # his napkin, and what it does not quite cover
    card.paint("812,330! 868,322! 876,390! 818,396!", BONE, angle=10, lift=3)
    card.paint(ribbon("840,326 848,394", (3, 3)), PENCIL)
    card.paint(ribbon("814,362 874,356", (3, 3)), PENCIL)
    card.paint("800,250! 884,270 892,352! 850,366 790,346! 796,300", "#fbf7ee", angle=40, lift=8)
    card.paint(ribbon("800,252 836,300 890,350", (2, 5, 2)), mix(CHALK, ASH, 0.6))


def _she(card: Sheet) -> None:
    """Thin, black, ice; the scissors lie flat in the linen."""
    # scissors: two blades on their way, two loops in her fingers
    card.paint("626,1476! 634,1246! 654,1476!", ASH, angle=88, lift=8)
    card.paint("640,1476! 662,1260! 668,1486!", shift(ASH, 0.08), angle=86, lift=5)
    card.paint(ROUND, PENCIL, at=affine(646, 1476, 15), lift=3)
    for line in (
        "640,1476 600,1516 560,1556 570,1606 616,1592 622,1536 652,1482",
        "652,1476 690,1506 734,1542 728,1596 684,1584 676,1536 646,1482",
    ):
        card.paint(ribbon(line, (17, 17)), ORANGE, lift=6)
    for sleeve in (
        "352,1840! 370,1656 420,1606! 520,1566! 546,1626! 470,1676 470,1840!",
        "930,1840! 918,1636 860,1566! 760,1516! 726,1576! 800,1656 800,1840!",
    ):
        card.paint(sleeve, CHARCOAL, angle=-20, edge="torn", core=ASH, wobble=3, lift=12)
    hand(card, "grip", 524, 1600, 118, -26, PALE, age=50, lift=8)
    hand(card, "grip", 752, 1550, 116, -158, PALE, True, 50, lift=8)
    card.paint(
        "300,1840! 380,1780 520,1744 640,1736 780,1750 900,1790 960,1840!",
        "#232124",
        angle=6,
        edge="torn",
        core=ASH,
        wobble=3,
        lift=10,
    )
    at = affine(650, 1742, 1.12, -7)
    card.paint("-12,-100 0,-128 12,-128 18,-98", PALE.base, at=at, lift=3)
    for s in (-1, 1):
        card.paint(f"{s * 84},-6 {s * 104},-16 {s * 106},16 {s * 86},28", PALE.base, at=at, lift=2)
    head = card.piece("-88,0 -74,-74 0,-106 76,-74 90,0 78,80 0,112 -76,80", ASH, at=at, angle=84, lift=14)
    with card.inside(head):
        for s in (-1, 1):
            for v in (-70, -40, -8, 26, 60):
                card.paint(
                    ribbon(f"{s * 4},{v} {s * 50},{v + 18} {s * 100},{v + 44}", (2, 6, 3), at),
                    mix(PENCIL, ASH, 0.25 if s < 0 else 0.5),
                    thin=0.12,
                )
        card.paint(ribbon("0,-110 4,-40 -3,30 0,90", (7, 10, 9, 4), at), PALE.base)
    card.paint(ROUND, PENCIL, at=affine(*_on(at, 6, 108), 46), lift=8)
