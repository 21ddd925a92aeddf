"""The bridegroom: a white shirt from edge to edge, a head that is bowed, and a hand on the ladder."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import ROUND, Array, affine, curve, ribbon
from art.cutpaper.fingers import jointed
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.in_a_minute.inks import (
    BROWN,
    CELADON,
    CHALK,
    CREASE,
    FOLD,
    GREY,
    INK,
    LIP,
    RED,
    SHADE,
)

AT: Final = affine(862, 345, 1.0, -17)


def body(card: Sheet) -> None:
    """Lay neck, trousers and shirt."""
    card.paint("700,560! 740,700 716,760 700,830! 900,900! 1080,800! 1060,560 1020,420!", SHADE, angle=70, grain=0.24)
    card.paint("584,1528! 700,1520 1240,1500! 1240,1840! 536,1840! 548,1660", INK, angle=84, lift=8)
    shirt = card.piece(
        "690,800! 634,850 590,920 556,1010 534,1130 526,1260 530,1380 546,1470 570,1540! 760,1580 1000,1580 1240,1550! "
        "1240,730! 1130,700 1040,690! 900,800!",
        CHALK,
        angle=82,
        laps=90,
        grain=0.2,
        lift=14,
    )
    with card.inside(shirt):
        for fold in (
            "690,1570 780,1490 930,1450",
            "760,1580 860,1520 960,1500",
            "1010,760 960,860 940,960",
            "700,960 726,1000 740,1060",
        ):
            card.paint(ribbon(fold, (2, 9, 2)), GREY)
        for x in (-86, -58, 60, 88, 116):
            tuck = f"{790 + x},840 {772 + x},1000 {744 + x * 0.96},1200 {720 + x * 0.92},1400 {712 + x * 0.9},1590"
            card.paint(ribbon(tuck, (4, 6, 6, 4)), GREY)
        for x in (-30, 32):
            seam = f"{790 + x},840 {772 + x},1000 {744 + x},1200 {720 + x},1400 {712 + x},1590"
            card.paint(ribbon(seam, (5, 5)), CREASE)
        card.paint(ribbon("1040,690 1010,860 970,1060 930,1260 900,1440 890,1600", (40, 38, 38)), INK, angle=84)
    card.paint(ribbon("766,1178 786,1182", (8, 8)), CREASE)
    card.paint(ribbon("776,1180 790,1196 780,1214", (4, 4, 2)), RED)
    for x, y in ((762, 1262), (748, 1352), (736, 1442)):
        card.paint(ROUND, RED, at=affine(x, y, 17), lift=3, wobble=0.4)


def head(card: Sheet) -> None:
    """Lay the face, what is in it, hair and ear, and the collar with its tie undone."""
    face = card.piece(
        "-150,-262! -196,-200 -214,-130 -210,-84! -192,-54 -206,-20 -246,40 -280,92 -274,116 -240,126 -214,124! -222,146 "
        "-236,164! -240,182 -212,194! -232,208 -232,228 -206,240! -218,262 -224,300 -208,336 -166,354 -110,350! -30,334 "
        "60,290 130,220 170,120! 220,0 200,-180 60,-300!",
        BROWN,
        at=AT,
        angle=60,
        laps=80,
        grain=0.22,
        lift=10,
    )
    with card.inside(face):
        card.paint("-110,370! -60,290 20,230 60,140 80,60! 240,60! 200,360!", SHADE, at=AT, angle=50)
        card.paint(ROUND, mix(BROWN, RED, 0.2), at=_on(-96, 124, 52), grain=0.2)
        card.paint("-222,124! -262,122 -282,108! -258,100 -236,104!", SHADE, at=AT)
        card.paint("-244,182! -214,178 -176,186 -140,196! -180,200 -214,198!", LIP, at=AT)
        card.paint("-244,194! -210,196 -176,198 -140,196! -166,222 -200,236 -236,232!", shift(LIP, 0.06), at=AT)
        # the shaven jaw
        card.paint(
            "-214,250! -150,262 -90,220 -20,120 10,60! 60,60! 60,300! -100,380! -230,350!",
            mix(BROWN, INK, 0.16),
            at=AT,
            thin=0.25,
            angle=60,
        )
    for line, pen in (
        ("-236,193 -204,194 -170,196 -130,198", (5, 7, 7, 2)),
        ("-212,88 -182,76 -172,100 -190,122", (2, 8, 8, 2)),
        ("-150,120 -122,156 -120,196", (2, 7, 2)),
        ("-58,-40 -30,-50 -4,-44", (3, 6, 1)),
        ("-56,-26 -30,-24 -8,-10", (3, 6, 1)),
    ):
        card.paint(ribbon(line, pen, AT), FOLD)
    # the eye, lowered
    eye = card.piece("-196,14! -180,-26 -146,-44 -110,-32 -76,4! -110,26 -156,32", CHALK, at=AT, wobble=0.4)
    with card.inside(eye):
        card.paint(ROUND, INK, at=_on(-150, 32, 28))
        card.paint("-220,-70! -50,-70! -60,16! -110,14 -160,12 -206,18!", SHADE, at=AT)
    card.paint(ribbon("-208,24 -164,13 -112,14 -68,18", (5, 12, 12, 4), AT), INK)
    for lash in ("-196,16 -212,26 -222,42", "-176,10 -190,26 -196,44"):
        card.paint(ribbon(lash, (9, 6, 2), AT), INK)
    card.paint("-212,-112! -188,-140 -132,-140 -56,-98! -126,-110 -170,-112 -198,-90!", INK, at=AT, lift=3)
    hair = card.piece(
        "-178,-244! -120,-226 -70,-190 -40,-140! -16,-90 0,-40! -14,40 -6,96! 30,90 44,20 56,-10! 110,-20 150,30 156,120 "
        "112,206! 146,238 186,214 226,140 258,40 270,-100 240,-230 160,-320 40,-366 -80,-366 -180,-330 -214,-280",
        INK,
        at=AT,
        angle=30,
        lift=8,
    )
    with card.inside(hair):
        for wave in (
            "-190,-290 -80,-300 40,-260 120,-160 150,-40",
            "-160,-320 -40,-330 90,-290 180,-180 210,-40",
            "-170,-262 -80,-256 10,-210 70,-130 90,-40",
        ):
            card.paint(ribbon(wave, (2, 7, 5, 8, 2), AT), shift(INK, 0.2))
    card.paint("60,-30! 92,-60 134,-44 142,10 122,70 92,110 64,100!", BROWN, at=AT, lift=5)
    card.paint(ribbon("80,-14 108,-30 122,0 106,50 86,70", (3, 9, 8, 3), AT), FOLD)
    _collar(card)


def _on(x: float, y: float, size: float) -> Array:
    """Give a place in his face."""
    px, py = (float(v) for v in AT[:, :2] @ (x, y) + AT[:, 2])
    return affine(px, py, size)


def _collar(card: Sheet) -> None:
    """Open in front, the tie hanging from under it."""
    card.paint("700,744! 800,770 930,720 1090,610! 1130,700! 1000,800 840,850 684,830!", CHALK, angle=-20, lift=9)
    card.paint("700,744! 772,780 800,872! 720,880! 676,828!", CHALK, angle=70, lift=7)
    card.paint(ribbon("684,832 800,852 960,812 1120,706", (4, 12, 12, 4)), CREASE)
    card.paint(
        "740,838! 790,846! 800,920 780,1000 806,1090 790,1150! 730,1146! 736,1080 716,1000 730,920",
        INK,
        angle=84,
        lift=6,
    )


def arm(card: Sheet) -> None:
    """Lay the sleeve and the hand that has hold of the ladder."""
    sleeve = card.piece(
        "1120,780! 1060,900 1020,1060 990,1220 950,1370 880,1460 780,1530 640,1594! 684,1716! 800,1700 940,1668 1080,1610 "
        "1180,1530 1240,1460! 1240,760!",
        mix(CHALK, CELADON, 0.2),
        angle=60,
        laps=80,
        grain=0.2,
        lift=14,
    )
    with card.inside(sleeve):
        for fold in (
            "980,1290 1050,1340 1150,1360",
            "950,1380 1040,1420 1140,1410",
            "900,1450 1000,1510 1110,1490",
            "1160,860 1130,960 1120,1060",
        ):
            card.paint(ribbon(fold, (2, 10, 2)), GREY)
    hand = affine(490, 1706, 1.0, -14)
    card.paint("8,-56! 6,-84 20,-104 44,-102 58,-84 66,-56!", SHADE, at=hand, angle=80, lift=4)
    fingers = ("60,-52 -10,-54 -34,-40", "60,-16 -26,-18 -48,-4", "60,20 -26,18 -48,30", "60,52 -14,52 -34,60")
    fist = card.piece(
        [
            curve("176,-60! 110,-76 64,-80 34,-70 20,0 34,66 90,78 180,66!", hand),
            *(jointed(line, 39, hand, 0.86) for line in fingers),
        ],
        BROWN,
        angle=8,
        lift=7,
        wobble=0.4,
    )
    with card.inside(fist):
        card.paint("-90,-100! -24,-100! -38,-40 -34,20 -22,100! -90,100!", mix(BROWN, SHADE, 0.7), at=hand, angle=84)
        for line in ("66,-36 0,-37 -60,-22", "70,1 -10,0 -70,14", "66,36 -10,35 -70,46"):
            card.paint(ribbon(line, (2, 6, 6), hand), FOLD)
        for x, y in ((66, -54), (74, -18), (74, 18), (66, 50)):
            card.paint(ribbon(f"{x},{y - 11} {x + 8},{y} {x},{y + 11}", (1, 5, 1), hand), FOLD)
    card.paint("602,1588! 678,1560! 724,1716! 648,1742!", CHALK, angle=70, lift=6)
    card.paint(ROUND, RED, at=affine(676, 1704, 13), lift=3)
