"""Who has settled: a hen in a crown of plaits."""

from __future__ import annotations

import math

from art.cutpaper.contour import ROUND, ribbon
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.are_you_coming_or_not.back import EDGE, HAIR, WHITE, about, on_head
from art.scenes.houseguests.are_you_coming_or_not.inks import BLACK, BRICK, CLAY, CREAM, UMBER


def hen(card: Sheet) -> None:
    """Lay the far plait, the bird, the near plait before her, a flower stuck into it."""
    at = about()
    card.paint("536,256 600,222 692,212 790,222 850,256 790,296 692,304 600,296", shift(HAIR, -0.08), at=at, lift=4)
    _bird(card)
    card.paint("530,258 580,290 692,312 812,290 858,258 868,310 828,354 692,376 556,354 520,310", HAIR, at=at, lift=8)
    for i in range(8):
        t = -1 + i / 3.5
        x, y = 694 + 146 * t, 326 - 34 * t * t
        for side in (-1, 1):
            card.paint(
                "-44,2 -20,-22 18,-20 44,0 20,20 -18,18",
                mix(HAIR, CLAY, 0.55 if side < 0 else 0.22),
                at=on_head(
                    x + 8 * side,
                    y + 19 * side * (1 - 0.3 * t * t),
                    1.06 - 0.3 * t * t,
                    (1 - 0.5 * t * t) * side * 34 - math.degrees(math.atan(0.46 * t)),
                ),
                lift=4,
                grain=0.5,
            )
    for k in range(5):
        card.paint("0,-4! 14,-22 0,-36 -14,-22", WHITE, at=on_head(822, 326, 1.1, 72 * k), lift=2, wobble=0.6)
    card.paint(ROUND, BRICK, at=on_head(822, 326, 10))


def _bird(card: Sheet) -> None:
    at = about()
    card.paint(
        "560,70! 588,58 618,72 640,116 670,160 730,168 786,140 826,84! 850,60 866,84! 882,76 884,112! 894,140 872,210 "
        "820,262 760,296! 600,296! 556,250 540,190 552,140 556,110 548,90",
        WHITE,
        at=at,
        angle=20,
        edge="torn",
        core=shift(CREAM, -0.02),
        wobble=2.4,
        lift=8,
        laps=44,
    )
    card.paint(
        "650,196! 720,186 790,202 836,190! 810,240 740,268 676,250",
        mix(WHITE, CLAY, 0.3),
        at=at,
        angle=12,
        edge="torn",
        core=EDGE,
        wobble=2,
    )
    for spec in ("690,212 740,222 800,214", "700,232 740,242 780,236"):
        card.paint(ribbon(spec, (3, 6, 2), at), mix(WHITE, UMBER, 0.45))
    card.paint(
        "562,66! 554,36 574,44! 582,18 598,42! 616,24 622,54! 634,60 622,78! 590,62",
        shift(BRICK, 0.09, chroma=1.35),
        at=at,
        wobble=0.8,
        lift=3,
    )
    card.paint("552,84! 520,100! 552,108!", CLAY, at=at, wobble=0.5, lift=2)
    card.paint("556,112! 572,116 574,146 560,156 550,136", shift(BRICK, 0.09, chroma=1.35), at=at, wobble=0.6, lift=2)
    card.paint(ROUND, BLACK, at=on_head(582, 90, 7))
