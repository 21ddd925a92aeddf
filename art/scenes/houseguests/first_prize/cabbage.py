"""The cabbage: as large as the girl; somebody small on it looks the way the rival looks."""

from __future__ import annotations

import numpy as np

from art.cutpaper.contour import DOT, ROUND, Array, affine, ribbon
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.first_prize.inks import BLACK, GREEN, LINEN, MUSTARD

AT: Array = np.array([[1.25, 0.0, -217.5], [0.0, 1.34, 110.0]])


def _at(x: float, y: float, size: float) -> Array:
    return affine(1.25 * x - 217.5, 1.34 * y + 110, 1.3 * size)


OUTER = (
    "600,220! 520,190 470,120 490,40 540,-10 600,-50! 680,40 700,140 680,210",
    "980,230! 1060,180 1110,100 1080,20 1030,-30 980,-50! 900,40 880,150 910,220",
    "640,236 560,170 560,60 640,-30 740,-60! 800,60 810,180 760,250",
    "950,240 1020,160 1010,50 950,-30 850,-60! 790,60 780,190 830,256",
)


def cabbage(card: Sheet) -> None:
    """Lay its leaves from behind, each with its ribs, then the heart, then the caterpillar."""
    for i, spec in enumerate(OUTER):
        ink = mix(GREEN, BLACK, 0.24) if i < 2 else shift(GREEN, -0.02)
        leaf = card.piece(
            spec, ink, angle=60 + 50 * (i % 2), laps=40, edge="torn", core=shift(GREEN, 0.14), wobble=9, lift=9, at=AT
        )
        root = (645, 426) if i % 2 == 0 else (882, 431)
        with card.inside(leaf):
            x0, y0, x1, _ = card.box(leaf)
            for u in (0.1, 0.35, 0.62, 0.9):
                tx = x0 + (x1 - x0) * u
                card.paint(
                    ribbon(
                        f"{root[0]},{root[1]} {(root[0] + tx) / 2 + 10:.0f},{(root[1] + y0) / 2:.0f} {tx:.0f},{y0 - 10:.0f}",
                        (17, 10, 4),
                    ),
                    shift(GREEN, 0.14),
                    thin=0.1,
                )
    heart = card.piece(
        "786,232 700,226 630,170 630,70 690,-10 790,-40! 890,-10 950,70 944,170 880,240",
        shift(GREEN, 0.1),
        angle=80,
        laps=46,
        edge="torn",
        core=LINEN,
        wobble=5,
        lift=9,
        at=AT,
    )
    with card.inside(heart):
        card.paint(
            "786,-60! 960,-20 980,120 900,260! 800,260! 880,180 890,80 850,0",
            shift(GREEN, 0.02),
            angle=100,
            edge="torn",
            core=LINEN,
            wobble=6,
            at=AT,
        )
        for rib in (
            "770,270 760,140 700,20 680,-40",
            "764,180 700,130 650,110",
            "758,130 800,80 816,20",
            "768,220 830,180 856,120",
            "750,110 700,70 660,40",
            "900,230 920,150 900,60",
        ):
            card.paint(ribbon(rib, (14, 8, 3), AT, 1.3), shift(LINEN, -0.02), thin=0.1)
    _caterpillar(card)


def _caterpillar(card: Sheet) -> None:
    for x, y, r in ((964, 92, 15), (946, 70, 17), (926, 66, 18), (906, 82, 18), (884, 92, 19)):
        card.paint(ROUND, mix(MUSTARD, LINEN, 0.2), at=_at(x, y, r), lift=2)
        card.paint(DOT, BLACK, at=_at(x, y + r * 0.5, 3))
    head = _at(862, 84, 24)
    card.paint(ROUND, MUSTARD, at=head, lift=3)
    for side in (-0.34, 0.34):
        card.paint("-.3,.02! 0,-.1 .3,.02! .2,.3 -.2,.3", LINEN, at=_at(862 + 24 * side, 84, 24))
        card.paint(DOT, BLACK, at=_at(862 + 24 * side + 2, 88, 4))
    card.paint(ribbon("-.75,-.3 -.3,-.2 -.08,-.05", (5, 6, 4), head, 1.3), BLACK)
    card.paint(ribbon(".75,-.4 .3,-.24 .08,-.08", (5, 6, 4), head, 1.3), BLACK)
    card.paint(ribbon("-.3,.6 0,.52 .3,.64", (2, 4, 2), head, 1.3), BLACK)
    for feeler in (-8, 10):
        card.paint(
            ribbon(f"{862 + feeler},62 {862 + feeler * 1.6:.0f},44 {862 + feeler * 2.6:.0f},40", (3, 3, 4), AT, 1.3),
            BLACK,
        )
