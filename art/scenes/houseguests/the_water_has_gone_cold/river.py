"""Hair that runs over the rim like a river, and an egret that fishes in it."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.cutpaper.contour import ROUND, affine, curve, ribbon, rng
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.the_water_has_gone_cold.inks import BONE, BRASS, CHALK, NAVY, ROSE, SKY

LEFT: Final = "594,540 490,566 426,650 438,740 462,800 446,890 380,990 250,1070 120,1190 70,1330 120,1480 240,1600 300,1720 290,1860"
RIGHT: Final = "606,540 716,566 776,650 762,740 742,800 762,880 810,940 900,990 1030,1030 1150,1050 1290,1070 1330,1200 1330,1500 1330,1860"


def hair(card: Sheet) -> None:
    """Lay one dark shape from the crown to beyond the card, then its strands."""
    left, right = (curve(side, closed=False, step=3) for side in (LEFT, RIGHT))
    both = [side[np.linspace(0, len(side) - 1, 160).astype(int)] for side in (left, right)]
    river = card.piece(
        np.vstack([left, right[::-1]]), NAVY, angle=70, laps=70, grain=0.3, edge="raw", ragged=10, lift=12
    )
    g = rng("hair")
    for ink, n, wide in (
        (mix(NAVY, SKY, 0.16), 30, 7.0),
        (mix(NAVY, SKY, 0.34), 13, 6.0),
        (shift(NAVY, -0.06), 12, 12.0),
    ):
        lines = []
        for s in np.sort(g.uniform(0.03, 0.97, n)):
            a, b = sorted(g.uniform(0, 1, 2))
            if b - a < 0.2:
                a, b = 0.12, 0.95
            way = both[0] * (1 - s) + both[1] * s
            part = way[int(a * 159) : int(b * 159) + 1 : 6]
            if len(part) > 3:
                lines.append(ribbon([(float(x), float(y)) for x, y in part], (1, wide * 0.6, wide, wide * 0.6, 1)))
        card.pattern(river, lines, ink, thin=0.15)
    card.paint(ribbon("600,544 606,600 598,676", (9, 7, 2)), ROSE, angle=84)
    comb(card)


def comb(card: Sheet) -> None:
    """It is stuck where somebody gave up."""
    at = affine(400, 1540, 1, -24)
    teeth = [ribbon(f"{x},0 {x + 3},78", (11, 4), at) for x in range(-90, 100, 20)]
    card.paint(teeth, shift(BRASS, -0.08), lift=3)
    card.paint("-110,-34 0,-50 110,-34! 106,10! 0,6 -106,10!", BRASS, at=at, angle=-24, lift=6)
    card.paint("-96,60! 124,60! 120,90! -84,90!", NAVY, at=at, angle=70)


def egret(card: Sheet) -> None:
    """It stands in the dark up to its shanks and waits: all white but bill, eye and legs."""
    shade = mix(CHALK, SKY, 0.75)
    for leg in ("930,1440 962,1540 916,1690", "860,1440 890,1560 820,1720"):
        card.paint(ribbon(leg, (26, 17, 15, 15)), BRASS, angle=84, lift=3)
    body = card.piece(
        "706,1300 740,1226 820,1190 920,1216 1010,1290 1090,1380 1150,1462! 1060,1440 1010,1452! 960,1470 880,1480 790,1456 "
        "726,1390",
        CHALK,
        angle=36,
        laps=60,
        grain=0.2,
        edge="raw",
        ragged=8,
        lift=9,
    )
    with card.inside(body):
        card.paint("700,1350 780,1420 900,1440 1160,1450! 1160,1520! 700,1520!", shade, angle=20)
    wing = card.piece(
        "800,1226 880,1216 980,1290 1080,1390 1130,1450! 1040,1420 1000,1424! 940,1400 860,1370 800,1300",
        mix(CHALK, BONE, 0.3),
        angle=40,
        lift=5,
        edge="raw",
        ragged=8,
    )
    card.pattern(
        wing,
        [
            ribbon(line, (2, 6, 2))
            for line in ("850,1270 940,1330 1060,1410", "830,1310 900,1370 990,1410", "900,1250 1000,1340 1090,1420")
        ],
        shade,
    )
    card.paint(
        ribbon(
            "790,1330 720,1350 640,1330 606,1270 640,1200 690,1140 694,1080 650,1044 596,1046",
            (170, 130, 84, 66, 58, 54, 52, 56, 50),
        ),
        CHALK,
        angle=60,
        laps=40,
        grain=0.2,
    )
    card.paint(ribbon("760,1400 680,1380 612,1326 590,1276", (4, 16, 12, 3)), shade)
    card.paint("648,1010 600,1006 556,1028 530,1052! 548,1076 600,1084 656,1080 676,1040", CHALK, angle=10, grain=0.2)
    card.paint("560,1030! 534,1046! 360,1098! 346,1106! 366,1106! 536,1078! 566,1074!", BRASS, angle=164, lift=3)
    card.paint(ribbon("352,1105 450,1082 556,1058", (2, 4, 5)), shift(BRASS, -0.16))
    card.paint(ROUND, BRASS, at=affine(580, 1040, 11))
    card.paint(ROUND, NAVY, at=affine(578, 1040, 6))
    for x, y in ((914, 1688), (820, 1716)):
        card.paint(
            [ribbon(f"{x - 96},{y + 2} {x - 30},{y + 20} {x + 40},{y + 20} {x + 100},{y - 2}", (3, 12, 12, 3))],
            NAVY,
        )
        card.paint(f"{x - 60},{y - 2} {x},{y - 10} {x + 60},{y - 2} {x + 50},{y + 40} {x - 50},{y + 40}", NAVY, angle=8)
        card.paint(ribbon(f"{x - 84},{y + 2} {x - 20},{y - 8} {x + 84},{y - 2}", (2, 7, 2)), mix(NAVY, SKY, 0.5))
        card.paint(ribbon(f"{x - 120},{y + 30} {x},{y + 18} {x + 120},{y + 24}", (2, 6, 2)), mix(NAVY, SKY, 0.34))
