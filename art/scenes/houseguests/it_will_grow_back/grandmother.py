"""The grandmother: hands before her mouth, and in her lap a plait of her own, white, tied long ago."""

from __future__ import annotations

import math
from typing import Final

from art.cutpaper.contour import affine, ribbon
from art.cutpaper.hands import hand
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.it_will_grow_back.inks import ASH, BONE, CAST, CHALK, INK, OLD, PENCIL, RUST

AT: Final = affine(-543, -616, 1.56)
"""She was typed smaller: where her points lie on the card."""


def grandmother(card: Sheet) -> None:
    """Lay skirt, shawl, the head, what lies in her lap, and both hands."""
    skirt = card.piece(
        "830,1420! 960,1400 1100,1420 1180,1500! 1180,1620 1190,1740! 830,1740! 810,1560",
        mix(INK, PENCIL, 0.2),
        angle=80,
        laps=60,
        edge="torn",
        core=BONE,
        wobble=6,
        lift=10,
        at=AT,
    )
    with card.inside(skirt):
        for fold in ("900,1480 876,1600", "1010,1490 1004,1600"):
            card.paint(ribbon(fold, (4, 18, 8), AT), mix(INK, PENCIL, 0.5), thin=0.2)
    card.paint(
        "884,1346! 930,1300 1010,1286 1080,1304 1130,1350! 1170,1440 1164,1500! 1010,1530 872,1500! 856,1430",
        INK,
        angle=76,
        laps=50,
        edge="torn",
        core=BONE,
        wobble=6,
        lift=9,
        at=AT,
    )
    card.paint("968,1270! 1040,1270! 1050,1320 1004,1352 960,1320!", OLD.shade, at=AT)
    card.paint(
        "948,1300! 1004,1350! 1060,1296! 1080,1320! 1006,1400! 926,1324!",
        PENCIL,
        edge="torn",
        core=BONE,
        wobble=3,
        lift=3,
        at=AT,
    )
    head = Head(card, CAST["grandmother"], 1020, 1268, 146, tilt=6, turn=-0.35)
    head.draw()
    head.lay(
        "-.9,-.2! -1.0,-.66 -.7,-1.12 0,-1.28 .66,-1.14 .97,-.66 .92,-.14! .8,-.48 .4,-.68 -.1,-.72 -.56,-.6 -.8,-.42",
        mix(PENCIL, INK, 0.4),
        "flat",
        edge="torn",
        wobble=2,
        lift=4,
    )
    # her cut plait, as white as the ribbon
    for k in range(11):
        x, y = 878 + 24 * k, 1508 + 14 * math.sin(k * 0.6) + (k % 2) * 10
        px, py = AT[:, :2] @ (x, y) + AT[:, 2]
        card.paint(
            "-1,0 -.4,-.7 .5,-.6 1,0 .5,.6 -.5,.6",
            CHALK if k % 2 else mix(CHALK, ASH, 0.4),
            at=affine(float(px), float(py), 33, 26 if k % 2 else -26),
            lift=4,
        )
    card.paint(ribbon("890,1490 886,1536", (11, 11), AT, 1.56), RUST, lift=3)
    # hands: over a smile or the other thing
    for sleeve, x, y, angle, flip in (
        ("880,1350! 842,1430 880,1510! 950,1500 984,1420 988,1370! 936,1336 912,1386", 954, 1336, -60, False),
        ("1120,1354! 1166,1430 1126,1510! 1056,1500 1030,1420 1024,1370! 1080,1336 1100,1386", 1060, 1336, -120, True),
    ):
        card.paint(sleeve, shift(INK, 0.05), angle=60, edge="torn", core=BONE, wobble=5, lift=8, at=AT)
        px, py = AT[:, :2] @ (x, y) + AT[:, 2]
        hand(card, "blade", float(px), float(py), 182, angle, OLD, flip=flip, age=76, lift=6)
        card.paint(
            "-.42,-.3! .0,-.25! .03,0 .0,.25! -.42,.34!",
            shift(INK, 0.05),
            angle=60,
            edge="torn",
            core=BONE,
            wobble=3,
            lift=4,
            at=affine(float(px), float(py), 182, angle),
        )
