"""The old woman: her back to us, her face turned the way that they go."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.cutpaper.contour import ROUND, Array, affine, curve, ribbon
from art.cutpaper.fingers import jointed, marked
from art.cutpaper.hands import turned
from art.cutpaper.prints import printed
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.before_anyone_comes.inks import (
    CORAL,
    FOLD,
    GREY,
    LEMON,
    LINE,
    MARBLE,
    MIST,
    PINE,
    SILVER,
    SKIN,
)

HEAD: Final[Array] = affine(580, 480, 0.84, -14)
HAND: Final[Array] = affine(956, 626, 1, -36)
HER_FINGERS: Final = ("70,-36 130,-44 184,-34", "76,-8 140,-10 196,-2", "74,20 132,24 182,30", "62,42 108,50 146,54")


def far_arm(card: Sheet) -> None:
    """Lay the forearm that goes up behind her own neck to his."""
    card.paint(
        "180,760! 176,716 210,672 280,630 360,590 440,560! 500,640! 420,700 260,740 220,790!",
        SKIN.shade,
        angle=-30,
        edge="raw",
        lift=6,
    )


def skirt(card: Sheet) -> None:
    """Lay the leg that she pushes off with, the petticoat's edge, then the skirt, flung back to the left."""
    leg = card.piece(
        "330,1540! 236,1616 150,1662 78,1684! 56,1700 96,1756! 150,1738 260,1712 400,1690!",
        SKIN.shade,
        angle=-30,
        edge="raw",
        lift=4,
    )
    with card.inside(leg):
        card.paint("330,1540! 236,1606 140,1660 70,1684! 100,1712 240,1668 400,1600!", SKIN.base, angle=-30)
    card.paint("36,1690! 10,1712 -14,1740! 0,1752! 34,1734 62,1716!", PINE, lift=3)
    card.paint(
        "66,1672! 40,1680 30,1704 34,1740 44,1776 70,1792 110,1794 156,1792! 160,1776 136,1760 112,1744! 98,1752 80,1744 "
        "70,1716 84,1688!",
        PINE,
        angle=70,
        lift=4,
    )
    card.paint(
        "300,1300! 120,1400 -60,1500! -60,1600! 60,1640 150,1640 230,1668 330,1690 420,1770 540,1780 640,1830 720,1800! 660,1500!",
        MARBLE,
        angle=40,
        edge="raw",
        ragged=10,
        lift=8,
    )
    cloth = card.piece(
        "322,1074! 572,1096! 626,1210 676,1370 704,1540 706,1680 716,1790! 640,1786 560,1730 450,1736 350,1650 240,1636 "
        "170,1590 60,1590 -60,1556! -60,1330! 40,1322 140,1270 236,1190 290,1126",
        PINE,
        angle=60,
        laps=110,
        grain=0.36,
        edge="raw",
        ragged=10,
        lift=12,
    )
    printed(card, cloth, "fern", mix(PINE, MIST, 0.62), gap=128, angle=-34)
    folds = [
        ribbon(line, (2, 16, 12))
        for line in (
            "350,1110 260,1250 120,1360 -60,1430",
            "384,1120 330,1320 200,1480 60,1590",
            "424,1120 400,1340 320,1520 240,1636",
            "470,1120 480,1380 470,1560 450,1736",
            "520,1120 580,1360 610,1560 640,1786",
        )
    ]
    card.pattern(cloth, folds, shift(PINE, -0.06), thin=0.05)


def back(card: Sheet) -> None:
    """Lay her near upper arm, her bare back and nape, and the bodice round it."""
    card.paint(
        "420,660! 340,664 260,684 200,706 172,740 184,784 220,810 290,824 360,836 420,860!",
        SKIN.base,
        angle=4,
        edge="raw",
        lift=8,
    )
    skin = card.piece(
        "480,480! 486,560 470,622 430,656 386,676 350,720 336,800 326,900 322,1000 318,1100! 570,1110! 606,1000 660,900 706,826 "
        "736,760 740,700 710,660 670,640 656,600 660,500!",
        SKIN.base,
        angle=80,
        laps=100,
        grain=0.26,
        edge="raw",
        lift=10,
    )
    with card.inside(skin):
        card.paint("560,1110! 600,960 650,840 690,740 720,640! 800,700! 700,1110!", SKIN.shade, angle=84)
        card.paint("560,520! 584,590 620,650 668,690 720,700! 760,660! 700,500!", SKIN.shade, angle=50)
        card.paint(ribbon("510,560 520,620 500,660", (2, 8, 2)), FOLD)
        for line in ("536,690 516,800 490,920", "440,740 470,800 460,860", "640,740 600,800 596,850"):
            card.paint(ribbon(line, (2, 9, 2)), FOLD)
    for outline in (
        "340,700! 398,668! 424,800 440,930 470,1050! 470,1110! 314,1110! 322,960 330,840",
        "736,690! 692,650! 650,800 580,940 470,1050! 470,1110! 576,1120! 616,990 720,820!",
    ):
        card.paint(outline, PINE, angle=80, edge="raw", lift=6)
    card.paint(
        "312,1062! 400,1080 500,1088 584,1084! 574,1126! 480,1126 390,1118 310,1100!",
        LEMON,
        angle=4,
        edge="raw",
        lift=4,
    )


def near_arm(card: Sheet) -> None:
    """Lay the arm that points the way, and her hand in his: one piece."""
    arm = card.piece(
        turned(
            [
                curve(
                    "686,654! 760,648 830,654 880,648 920,622 948,598! 990,658! 950,706 910,746 864,780 800,800 736,814 "
                    "700,806!"
                ),
                curve("-30,-40! 20,-48 70,-52 92,-20 92,30 66,60 20,54 -30,42!", HAND),
                *(jointed(line, 34, HAND) for line in HER_FINGERS),
            ]
        ),
        SKIN.base,
        angle=-14,
        laps=80,
        edge="raw",
        lift=10,
    )
    with card.inside(arm):
        card.paint("700,820! 730,776 800,764 866,740 920,698 972,668! 1000,680! 900,860!", SKIN.shade, angle=-14)
        card.paint(ribbon("866,706 892,694 908,672", (2, 7, 2)), FOLD)
        for a in ("80,-26 136,-30 180,-20", "80,6 136,8 180,14", "72,34 120,38 150,44"):
            card.paint(ribbon(a, (2, 5, 4), HAND), FOLD)
    for line in HER_FINGERS:
        marked(card, line, 34, HAND, SKIN.shade, CORAL)


def head(card: Sheet) -> None:
    """Lay her head: the face, what the years have drawn, the hair and its loose strands."""
    for line in (
        "-150,40 -240,60 -330,20 -430,50",
        "-150,-20 -250,-10 -350,-60 -440,-40",
        "-140,90 -230,130 -300,110 -380,150",
    ):
        card.paint(ribbon(line, (22, 18, 12, 2), HEAD), SILVER, edge="raw", lift=3)
    face = card.piece(
        "70,-190! 128,-130 140,-80 138,-46 128,-22! 150,18 180,58 196,82 190,102 168,112 148,114! 150,130 168,144 162,158! "
        "168,172 158,188 140,194 150,214 156,240 140,264 104,272 62,262 14,240 -30,196 -60,130! -110,110 -140,-80!",
        SKIN.base,
        at=HEAD,
        angle=74,
        laps=90,
        grain=0.24,
        edge="raw",
        lift=10,
    )
    with card.inside(face):
        card.paint(
            "150,258! 104,258 60,244 20,220 -20,180 -40,120! -90,130! -60,260! 40,320! 150,300!",
            SKIN.shade,
            at=HEAD,
            angle=60,
        )
        card.paint(ROUND, SKIN.blush or CORAL, at=HEAD @ _three(62, 104, 48), grain=0.2)
        # the mouth, shut, drawn up
        card.paint("164,150! 140,146 110,140 92,124! 104,150 130,160 162,160!", CORAL, at=HEAD)
        card.paint("162,160! 134,162 108,154 92,124! 104,170 130,188 158,184 170,172!", shift(CORAL, -0.04), at=HEAD)
    card.paint(ribbon("164,158 132,160 106,150 90,124", (4, 7, 6, 3), HEAD), LINE)
    # eye: open, narrow, looking where they go
    card.paint("62,10! 84,-12 114,-14 124,4! 112,18 84,22!", MARBLE, at=HEAD)
    card.paint("98,-12! 116,-14 124,4 116,16 100,18 92,4", LINE, at=HEAD)
    card.paint("52,6! 76,-30 112,-34 130,-6! 112,-14 84,-10!", SKIN.shade, at=HEAD)
    card.paint(ribbon("46,18 64,4 86,-10 114,-12 130,-2", (2, 8, 10, 9, 4), HEAD), LINE)
    card.paint(ribbon("60,30 84,36 112,28", (2, 5, 2), HEAD), FOLD)
    card.paint(ribbon("58,-56 90,-82 120,-76 138,-58", (4, 16, 14, 4), HEAD), SILVER)
    # nostril, cheek, chin, brow
    for line, pen in (
        ("150,112 132,108 126,88 136,68", (4, 8, 7, 2)),
        ("126,96 98,98 76,116 70,142", (2, 6, 6, 2)),
        ("140,194 122,192", (5, 2)),
        ("38,24 20,30 6,44", (6, 4, 1)),
        ("40,10 22,8 6,14", (6, 4, 1)),
        ("96,-112 116,-108 130,-110", (2, 5, 2)),
        ("84,-134 104,-130 120,-132", (2, 5, 2)),
    ):
        card.paint(ribbon(line, pen, HEAD), FOLD)
    hair = card.piece(
        "78,-196! 20,-232 -60,-236 -130,-200 -176,-130 -186,-40 -176,40 -130,98! -92,104 -62,80 -54,40 -44,0 -14,-34! "
        "30,-70 60,-120!",
        SILVER,
        at=HEAD,
        angle=-30,
        edge="raw",
        lift=8,
    )
    strands = [
        ribbon(line, (1, 7, 5, 1), HEAD)
        for line in (
            "70,-186 0,-170 -80,-110 -140,-20",
            "64,-160 -10,-120 -80,-50 -130,40",
            "56,-130 0,-90 -70,0 -110,90",
            "40,-214 -50,-200 -130,-130 -170,-40",
            "-20,-30 -60,30 -80,110",
        )
    ]
    card.pattern(hair, strands, GREY, thin=0.1)
    bun = card.piece(ROUND, SILVER, at=HEAD @ _three(-178, 20, 82), edge="raw", lift=8)
    with card.inside(bun):
        for r in (0.72, 0.42):
            card.paint(
                ribbon(f"{r},.1 .2,{r} -{r},.3 -.5,-{r} .3,-{r}", (0.02, 0.08, 0.02), HEAD @ _three(-178, 20, 82), 70),
                GREY,
            )
    card.paint("-30,60! -34,24 -14,4 8,14 10,46 -4,76 -22,92!", SKIN.base, at=HEAD, lift=3)
    card.paint(ribbon("-20,64 -24,30 -6,18 0,34", (3, 7, 7, 3), HEAD), FOLD)
    card.paint(ROUND, LEMON, at=HEAD @ _three(-14, 104, 15), lift=4)


def _three(x: float, y: float, size: float) -> Array:
    """Return a place within her head, as three rows."""
    return np.vstack([affine(x, y, size), [0.0, 0.0, 1.0]])
