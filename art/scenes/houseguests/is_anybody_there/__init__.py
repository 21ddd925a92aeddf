"""Is Anybody There?: a ring of hands on a dark table, a pair of gloves in the eighth place, and a thief from below."""

from __future__ import annotations

import math

import numpy as np

from art.cutpaper.contour import affine, ribbon, stripes
from art.cutpaper.hands import hand
from art.cutpaper.sheet import Sheet, mix, shift
from art.cutpaper.skin import Skin
from art.scenes.houseguests.is_anybody_there.sitters import (
    BONE,
    BRICK,
    BROWN,
    CHALK,
    NIGHT,
    PLUM,
    SITTERS,
    inwards,
    place,
    sitter,
    within,
)

GROUND = BONE
THIEF = Skin("#c58f6d", "#9c6b4e", "#3c2524")


def paint(card: Sheet) -> None:
    """Lay carpet and table, what stands on it, the sitters round it, the gloves, and the arm from below."""
    _carpet(card)
    _empty_chair(card)
    _table(card)
    _plate(card)
    for who in SITTERS:
        sitter(card, who)
    _rings(card)
    _gloves(card)
    _thief(card)


def _carpet(card: Sheet) -> None:
    for spec in (
        "-20,150 200,40 420,-40",
        "1240,1480 1080,1640 900,1840",
        "-40,1560 120,1700 300,1840",
        "820,-40 1060,60 1240,220",
    ):
        card.paint(ribbon(spec, (16, 18, 16)), mix(BONE, BRICK, 0.5), thin=0.25)
        card.paint(
            ribbon(
                " ".join(f"{float(p.split(',')[0]) + 10},{float(p.split(',')[1]) + 34}" for p in spec.split()), (5, 6)
            ),
            mix(BONE, PLUM, 0.4),
            thin=0.25,
        )


def _empty_chair(card: Sheet) -> None:
    """The eighth chair, with its back to the table."""
    at = affine(742, 1640, 1, -102)
    card.paint("-130,-120! 60,-112! 74,0 60,112! -130,122! -146,0", BROWN, at=at, lift=10, angle=10)
    seat = card.piece("-112,-96! 30,-90! 40,0 30,90! -112,98! -124,0", mix(BONE, BROWN, 0.35), at=at, angle=80)
    card.pattern(
        seat,
        stripes(card.box(seat), 17, 4, -12, key="a") + stripes(card.box(seat), 17, 4, 78, key="b"),
        mix(BONE, BROWN, 0.7),
    )
    card.paint(ribbon("40,-150 74,-80 84,0 74,80 40,150", (26, 32, 34, 32, 26), at), "#2c2026", lift=9)


def _table(card: Sheet) -> None:
    card.paint(
        "-150,880 -60,520 170,330 600,262 1030,330 1260,520 1350,880 1260,1230 1030,1416 600,1486 170,1416 -60,1230",
        "#12211f",
        lift=18,
        angle=4,
    )
    top = card.piece(
        "-140,872 -50,520 180,338 600,272 1020,338 1250,520 1340,872 1250,1212 1020,1396 600,1462 180,1396 -50,1212",
        NIGHT,
        angle=4,
        laps=120,
        grain=0.16,
    )
    with card.inside(top):
        ring = "600,590 780,622 900,720 934,872 900,1020 780,1124 600,1156 420,1124 300,1020 266,872 300,720 420,622 600,590"
        card.paint(ribbon(ring, (5,)), shift(NIGHT, 0.06), thin=0.2)


def _plate(card: Sheet) -> None:
    """A plate with nothing left but crumbs; beside it a saucer with a string."""
    at = affine(616, 828)
    card.paint("130,0 92,92 0,130 -92,92 -130,0 -92,-92 0,-130 92,-92", CHALK, at=at, lift=9, angle=20, grain=0.16)
    card.paint(
        ribbon("98,0 69,69 0,98 -69,69 -98,0 -69,-69 0,-98 69,-69 98,0", (5,), at), mix(CHALK, NIGHT, 0.35), wobble=0.5
    )
    card.paint(ribbon("119,0 84,84 0,119 -84,84 -119,0 -84,-84 0,-119 84,-84 119,0", (4,), at), BRICK, wobble=0.5)
    for x, y, s in (
        (-20, 22, 7),
        (14, 44, 5),
        (36, 8, 6),
        (-44, -12, 5),
        (20, -36, 6),
        (60, 40, 4),
        (-6, -60, 5),
        (-90, 150, 6),
        (-60, 168, 5),
        (-120, 118, 4),
    ):
        card.paint("1,.2! .2,1! -1,.4! -.5,-.9! .6,-.8!", "#b98a58", at=affine(616 + x, 828 + y, s, x * 7), lift=1)
    dish = affine(812, 966)
    card.paint("72,0 51,51 0,72 -51,51 -72,0 -51,-51 0,-72 51,-51", mix(CHALK, NIGHT, 0.2), at=dish, lift=7, angle=50)
    card.paint("44,0 31,31 0,44 -31,31 -44,0 -31,-31 0,-44 31,-31", mix(CHALK, NIGHT, 0.34), at=dish)
    card.paint(
        ribbon("0,0 26,-12 12,-30 -22,-18 -24,16 10,28 48,8 78,-30 100,-78 70,-112 40,-92 54,-60", (5,), dish),
        CHALK,
        lift=2,
    )


def _rings(card: Sheet) -> None:
    """The widow's, all on one hand; the sailor's blue swallow."""
    x, y = place(123 - 12, 474, 440)
    at = affine(x, y, 188, inwards(x, y) + 9)
    for u, v, turn in ((0.72, 0.085, 0), (0.66, -0.045, 4), (0.62, -0.175, -6)):
        card.paint(
            "-.035,-.09! .035,-.09! .035,.09! -.035,.09!", "#c9a24e", at=at @ within(u, v, 1, turn), wobble=0.4, lift=1
        )
    x, y = place(303 - 11.5, 474, 440)
    at = affine(x, y, 198, inwards(x, y) + 4)
    card.paint(".16,.0! .24,-.06 .34,-.12! .30,-.03 .40,.02! .29,.05 .22,.14! .21,.05!", "#2a3350", at=at, wobble=0.3)


GLOVE = (
    "-330,-62! -300,-40 -140,-46 -20,-34 30,-38 62,-66 96,-100 116,-108 124,-92 112,-66 98,-40! 130,-48 176,-62 202,-60 204,-44 "
    "180,-34 134,-22! 180,-20 222,-16 234,-4 222,8 180,8 134,6! 176,16 214,26 222,38 208,48 172,42 128,30! 156,46 182,62 184,76 "
    "168,80 136,66 104,52! 60,50 0,38 -140,44 -296,56 -340,50! -318,0"
)


def _gloves(card: Sheet) -> None:
    """White to the elbow, laid down nicely where somebody might have put her hands."""
    for off, turn, side in ((-11, 3, False), (11.5, -4, True)):
        x, y = place(78 + off, 486, 442)
        angle = inwards(x, y) + turn
        at = affine(x, y, 0.94, angle)
        if side:
            at = at @ np.diag([1.0, -1.0, 1.0])
        glove = card.piece(GLOVE, CHALK, at=at, angle=angle, grain=0.16, laps=40, lift=9, wobble=1.4)
        with card.inside(glove):
            card.paint(
                "-360,14! -140,18 0,16 90,30 240,60! 200,120! -360,120!", shift(CHALK, -0.07), at=at, angle=angle
            )
            for seam in ("40,-14 90,-22 124,-28", "46,2 92,-2 126,-4", "44,16 90,20 122,26"):
                card.paint(ribbon(seam, (2, 5, 2), at), mix(CHALK, PLUM, 0.4), wobble=0.3)
            for fold in (
                "-20,-40 -34,-10 -26,20",
                "-60,-50 -70,-20 -58,8",
                "-250,60 -236,26 -244,-4",
                "-190,-60 -180,-24 -192,4",
            ):
                card.paint(ribbon(fold, (2, 7, 2), at), mix(CHALK, PLUM, 0.3), wobble=0.3)
            card.paint("-360,-80! -318,-70! -300,0 -320,70! -360,70!", mix(CHALK, PLUM, 0.22), at=at)
        for k in range(3):
            card.paint("5,0 0,5 -5,0 0,-5", mix(CHALK, BROWN, 0.7), at=at @ within(-10 - 26 * k, 26), lift=1)


def _thief(card: Sheet) -> None:
    """From below the rim, between the widow and the child: striped wool, a thin wrist, and the last biscuit."""
    arm = card.piece(
        "0,1236! -20,1280 16,1336 58,1322! 150,1206 320,1112 462,1024! 430,968! 286,1040 106,1122 40,1180",
        BONE,
        angle=-40,
        grain=0.18,
        lift=12,
    )
    card.pattern(arm, stripes(card.box(arm), 46, 23, 62, key="wool"), BRICK)
    card.paint("-10,1226! 40,1216! 92,1296! 64,1350 -8,1336!", "#12211f", angle=50)
    card.paint("416,974! 442,960! 476,1020! 450,1034!", BRICK, angle=50, lift=3)
    biscuit = affine(560, 904, 1, 18)
    teeth = " ".join(
        f"{(50 if k % 2 else 43) * c:.0f},{(50 if k % 2 else 43) * s:.0f}"
        for k in range(24)
        for c, s in [(math.cos(math.pi * k / 12), math.sin(math.pi * k / 12))]
    )
    card.paint(teeth, "#d2a468", at=biscuit, lift=10, grain=0.2)
    for u, v in ((-14, -12), (14, -14), (0, 4), (-16, 18), (18, 16)):
        card.paint("4,0 0,4 -4,0 0,-4", "#8d5f38", at=biscuit @ within(u, v), wobble=0.3)
    hand(card, "pinch", 452, 992, 150, -36, THIEF, flip=False, age=10, lift=8)
