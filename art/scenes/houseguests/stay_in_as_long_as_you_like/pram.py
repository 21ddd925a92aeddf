"""The pram: the hollow of its hood, the hood, the hull, the wheels; and another, far out."""

from __future__ import annotations

import math
from typing import Final

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.stay_in_as_long_as_you_like.inks import (
    BUTTER,
    CHALK,
    DARK,
    HOOD,
    LILAC,
    PLUM,
    SKY,
)

_RIM: Final = "540,226! 672,320 758,480 806,700 826,930 850,1170!"
"""The near rim of the hood, from its tip down to the hinge."""


def far(card: Sheet) -> None:
    """Another pram, on the horizon."""
    at = affine(124, 561, 1.25)
    card.paint("-62,-26! -20,-20 60,-22! 52,0! -46,0!", HOOD, at=at, wobble=0.4)
    card.paint("-8,-22! -26,-66! 4,-84 40,-76 62,-44 62,-20!", HOOD, at=at, wobble=0.4)
    card.paint(ribbon("20,557 124,564 226,558", (2, 7, 2)), mix(SKY, CHALK, 0.7), wobble=0.3)


def hollow(card: Sheet) -> None:
    """Lay the inside of the hood."""
    inside = card.piece(
        "540,226! 376,310 262,470 202,680 186,880 220,1160! 850,1170! 880,700 790,420",
        mix(DARK, "#120b16", 0.4),
        angle=80,
        grain=0.3,
        lift=10,
    )
    ribs = ("536,236 440,420 400,640 396,900", "544,236 600,480 640,760")
    card.pattern(inside, [ribbon(line, (3, 7, 4)) for line in ribs], mix(DARK, PLUM, 0.6), thin=0.1)


def hood(card: Sheet) -> None:
    """One fan, cut off by the right edge, its hem scalloped between the ribs."""
    fan = card.piece(
        "540,226! 672,320 758,480 806,700 826,930 850,1170! 1240,1170! 1240,330! 1170,240 1090,190! 1020,130 940,104 "
        "832,116! 740,120 640,156",
        HOOD,
        angle=64,
        laps=80,
        grain=0.35,
        lift=14,
    )
    with card.inside(fan):
        card.paint("832,110! 860,500 850,1170! 1100,180! 960,80", shift(HOOD, 0.025), angle=80, grain=0.3)
        ribs = ("846,1150 850,560 834,116", "850,1150 1010,620 1092,190", "856,1150 1110,760 1260,520")
        card.paint([ribbon(line, (8, 9, 7)) for line in ribs], mix(HOOD, LILAC, 0.3), wobble=0.6)
    card.paint(ribbon(_RIM, (14, 22, 24, 22, 20, 14)), CHALK, lift=6)
    card.paint(ROUND, BUTTER, at=affine(850, 1150, 34), lift=6)
    card.paint(ROUND, PLUM, at=affine(850, 1150, 11))


def hull(card: Sheet) -> None:
    """A boat of dark lacquer, with a pale line along it."""
    for x, s in ((270, 1), (980, -1)):
        spring = f"{x - 20 * s},1610 {x - 90 * s},1560 {x - 70 * s},1480 {x + 30 * s},1450 {x + 130 * s},1490"
        card.paint(ribbon(spring, (18, 22, 24, 24, 22)), mix(PLUM, LILAC, 0.2))
    body = card.piece(
        "-6,1086! 120,1130 330,1166 600,1180 860,1172 1080,1150 1260,1110! 1260,1440! 1100,1500 860,1534 600,1536 360,1504 "
        "190,1430 80,1310 20,1190",
        HOOD,
        angle=3,
        laps=90,
        grain=0.35,
        lift=14,
    )
    with card.inside(body):
        card.paint(
            ribbon("-20,1098 120,1148 330,1184 600,1198 860,1190 1080,1168 1260,1128", (12, 12)), CHALK, wobble=0.5
        )
        card.paint(
            ribbon("60,1330 200,1420 360,1478 600,1506 860,1504 1100,1470 1260,1410", (5, 5)), mix(HOOD, LILAC, 0.4)
        )


def wheels(card: Sheet) -> None:
    """Two large wheels, in the water up to their hubs."""
    for x in (270, 980):
        spokes = []
        for k in range(12):
            t = math.tau * (k + 0.5) / 12
            spokes.append(ribbon(f"{x},1610 {x + 178 * math.cos(t):.0f},{1610 + 178 * math.sin(t):.0f}", (6, 5)))
        card.paint(spokes, mix(LILAC, CHALK, 0.4), wobble=0.3)
        ring = [(x + 186 * math.cos(t / 12), 1610 + 186 * math.sin(t / 12)) for t in range(-2, 78, 3)]
        card.paint(ribbon(ring, (22, 22)), CHALK, lift=7, wobble=0.5)
        card.paint(ROUND, BUTTER, at=affine(x, 1600, 30), lift=4)
