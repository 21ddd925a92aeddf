"""The shop: boxes that lean to see, a ledge of boxes before him, and the assistant behind his back."""

from __future__ import annotations

import numpy as np

from art.cutpaper.contour import affine, curve, ribbon
from art.cutpaper.feet import shoe
from art.cutpaper.hands import hand
from art.cutpaper.heads import Head
from art.cutpaper.prints import printed
from art.cutpaper.sheet import Ink, Sheet, mix, shift
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


def _box(card: Sheet, x: float, y: float, size: float, tilt: float, ink: Ink, key: int, lift: float = 6) -> None:
    at = affine(x, y, size, tilt)
    card.paint("-126,-56! 116,-58! 118,60! -126,60!", ink, at=at, angle=3 + tilt, laps=50, lift=lift)
    card.paint("-132,-62! 122,-64! 122,-26! -131,-24!", shift(ink, 0.045), at=at, angle=3 + tilt, lift=4)
    card.paint("24,-10! 92,-12! 92,38! 26,40!", CREAM, at=at, angle=4, lift=1)
    lines = [ribbon(f"34,{v} {62 + (key * 7 + v) % 20},{v}", (3, 3), at) for v in (2, 14, 26)]
    card.paint(lines, NIGHT, wobble=0.3)


def boxes(card: Sheet) -> None:
    """Mustard, olive, brick; one was pulled out, and the tower has bent to see which."""
    inks: tuple[Ink, ...] = (OLIVE, UMBER, MUSTARD, SLATE, BRICK, OLIVE, shift(MUSTARD, -0.06))
    for k in range(7):
        y = 900 - 162 * k
        x = 40 + (k * 37 % 23) + (74 if k == 4 else 0) + 3 * k
        _box(card, x, y, 1.36, (k * 13 % 5) - 2 + (5 if k == 4 else 0), inks[k], k, 12 if k == 4 else 6)


def ledge(card: Sheet) -> None:
    """What has been tried already stands to the left and to the right."""
    shoe(card, "boot", 96, 1462, 250, 0, mix(SLATE, CREAM, 0.3), lift=6)
    _box(card, 70, 1700, 2.3, -2, OLIVE, 2, 10)
    shoe(card, "curled", 1050, 1560, 220, 2, PAPER, lift=6)
    _box(card, 1110, 1790, 2.3, 2, mix(BRICK, UMBER, 0.4), 4, 10)
    _box(card, 600, 1674, 2.5, -1, MUSTARD, 3, 14)


def assistant(card: Sheet) -> None:
    """She has until the owner is back."""
    card.paint(
        "760,1290! 1240,1262! 1240,1840! 760,1840!", mix(CREAM, MUSTARD, 0.5), angle=2, laps=90, edge="torn", core=PAPER
    )
    card.paint("1150,1050! 1196,1050! 1210,1420! 1176,1420!", UMBER, angle=86, lift=5)
    card.paint("860,990! 1240,976! 1240,1072! 860,1086!", BRICK, angle=2, lift=8)
    skirt = card.piece(
        "1240,700! 1130,690 1060,700 1000,660! 930,690 900,760! 920,900 930,1060 950,1210! 1040,1228 1118,1190! 1110,1080 1130,1000 1240,960!",
        OLIVE,
        angle=50,
        laps=50,
        lift=6,
    )
    leg = card.piece(
        "1010,800! 930,740 890,660 850,560 826,460 812,392! 850,380! 880,440 930,520 962,600 1060,680!",
        YOUNG.base,
        angle=66,
        laps=40,
        lift=7,
    )
    with card.inside(leg):
        card.paint(
            "1010,800! 930,740 886,650 850,560 812,380! 830,380 862,470 910,600 1000,700!", YOUNG.shade, angle=66
        )
    hem = card.piece(
        "1240,640! 1120,640 1030,640 986,590! 940,640 880,690! 900,770 960,880 1100,960 1240,1000!",
        OLIVE,
        angle=40,
        laps=50,
        lift=8,
    )
    for cloth in (skirt, hem):
        printed(card, cloth, "crumb", shift(OLIVE, 0.12), gap=60)
    # the arm beyond, the shoe, and the trunk that throws itself back
    card.paint("1130,500! 1020,420 920,326 848,262! 816,296! 890,390 990,500 1090,580!", shift(OLIVE, -0.03), lift=5)
    _silver(card)
    hand(card, "grip", 825, 277, 84, 214, YOUNG, age=19, lift=3)
    card.paint("852,262! 832,250! 800,284! 818,300!", PAPER, lift=2)
    trunk = card.piece(
        "1060,520! 1120,486 1190,480 1260,500! 1260,760! 1100,740 1040,690! 1030,600",
        OLIVE,
        angle=80,
        laps=50,
        lift=8,
    )
    printed(card, trunk, "crumb", shift(OLIVE, 0.12), gap=60)
    card.paint("1050,430! 1130,410! 1170,480 1120,530 1060,500!", YOUNG.shade, angle=80)
    card.paint("1044,504! 1080,530 1150,476! 1184,500! 1110,566 1036,536!", PAPER, lift=3)
    Head(card, CAST["assistant"], 1070, 372, 106, tilt=-8, view="side", turn=-1.0).draw()
    arm = card.piece(
        "1190,520! 1220,580 1190,660 1110,680 1010,600 900,480 822,392! 852,362! 950,450 1040,530 1110,570 1140,530!",
        mix(OLIVE, CREAM, 0.25),
        angle=40,
        lift=9,
    )
    with card.inside(arm):
        card.paint(ribbon("1150,640 1110,600 1100,570", (4, 14, 4)), OLIVE, thin=0.1)
    hand(card, "grip", 837, 377, 92, 222, YOUNG, flip=True, age=19, lift=4)
    card.paint("858,366! 828,398! 812,384! 842,350!", PAPER, lift=3)


def _silver(card: Sheet) -> None:
    """Lay the shoe, its toe up."""
    at = affine(828, 380, 200, -86, False)
    outline = (
        "-.26,-.16! -.10,-.04 .10,.02 .24,.06! .46,.20 .72,.30 .92,.40! .80,.46 .56,.46 .30,.40 .06,.26 -.10,.22! "
        "-.20,.56! -.26,.56! -.32,.18 -.34,.0"
    )
    card.paint(curve(outline, at @ np.diag([1.0, -1.0, 1.0])), SILVER, angle=90, lift=7)
    card.paint(ribbon(".10,-.06 .40,-.26 .78,-.38", (0.02, 0.07, 0.02), at, 200), mix(SILVER, PAPER, 0.7))
