"""The one who swings in: a black bodice out of the upper edge, a ruff, a brown face upside down."""

from __future__ import annotations

import numpy as np

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.i_thought_you_had_her.inks import (
    ASH,
    BONE,
    CHALK,
    CHARCOAL,
    DARK,
    FOLD,
    HAIR,
    HER_BODY,
    HER_HEAD,
    HERS,
    RUST,
)

RUFF = HER_BODY @ np.array([[0.8, 0, 122], [0, 1, -8], [0, 0, 1]])
SOFT = mix(HERS.base, HERS.shade, 0.5)


def body(card: Sheet) -> None:
    """Lay the arms, akimbo, with hands beyond the edge, the bodice, the neck, the ruff."""
    at = HER_BODY
    for spec in (
        "560,420! 440,384 310,296 200,180 130,80 108,20 130,-60 200,-160! 420,-160! 330,-40 284,40 300,80 370,130 460,150!",
        "800,480! 920,486 1036,440 1134,346 1220,230 1280,110 1280,-160! 1040,-160! 1100,-20 1112,70 1080,120 1010,170 930,200!",
    ):
        card.paint(spec, shift(CHARCOAL, 0.07), at=at, angle=60, laps=60, lift=10)
    card.paint(ribbon("200,30 270,140 370,230 440,260", (3, 10, 9, 3), at), FOLD)
    card.paint(ribbon("1180,130 1110,250 1020,330 930,360", (3, 10, 9, 3), at), FOLD)
    trunk = card.piece(
        "430,280! 410,190 436,80 486,-20 500,-160! 980,-160! 996,-20 1010,110 990,250 950,390! 860,470 680,450 500,380!",
        mix(CHARCOAL, DARK, 0.6),
        at=at,
        angle=100,
        laps=80,
        lift=10,
    )
    with card.inside(trunk):
        card.paint(ribbon("530,330 516,180 580,-140", (3, 9, 6), at), FOLD)
        card.paint(ribbon("850,410 890,220 900,-140", (3, 9, 6), at), FOLD)
        for x, y in ((686, 262), (706, 150), (726, 38), (744, -66)):
            left, top = (float(v) for v in at @ np.array([x, y, 1]))
            card.paint(ROUND, RUST, at=affine(left, top, 27), lift=4)
            card.paint(ROUND, mix(RUST, DARK, 0.35), at=affine(left, top, 11))
    _ruff(card)


def _ruff(card: Sheet) -> None:
    """Starched folds, side by side; each has its own mouth."""
    ring = card.piece(
        "368,276! 352,330 366,384! 410,376 424,424! 474,412 492,458! 546,440 570,484! 622,462 652,500! 704,474 736,508! "
        "784,478 818,504! 862,470 900,486! 934,448 972,452! 984,400 968,356! 900,350 760,340 620,310 480,272!",
        CHALK,
        at=RUFF,
        angle=14,
        laps=60,
        lift=12,
    )
    with card.inside(ring):
        for a, b in (
            ("430,290", "396,374"),
            ("494,306", "452,412"),
            ("556,322", "520,440"),
            ("622,336", "600,464"),
            ("690,346", "680,482"),
            ("760,356", "762,486"),
            ("830,362", "844,482"),
            ("900,366", "922,460"),
        ):
            card.paint(ribbon(f"{a} {b}", (5, 14), RUFF), mix(BONE, ASH, 0.6))


def face(card: Sheet) -> None:
    """Lay the plain of the face, then what is in it; typed upright."""
    at = HER_HEAD
    for side in (-1, 1):
        card.paint(
            f"{side * 196},-50! {side * 236},-64 {side * 252},-10 {side * 236},50 {side * 206},70! {side * 190},20",
            HERS.shade,
            at=at,
            lift=4,
        )
    skin = card.piece(
        "-196,-60! -190,-140 -120,-206 0,-220 120,-206 190,-140 200,-60! 212,40 200,124 154,196 84,240 0,252 -84,240 "
        "-160,194 -204,120 -208,30",
        HERS.base,
        at=at,
        angle=104,
        laps=80,
        grain=0.22,
        lift=6,
    )
    with card.inside(skin):
        card.paint(
            "-240,-200! -150,-140! -172,-20 -160,70! -120,100 -126,170 -30,262! -240,270!",
            mix(HERS.base, HERS.shade, 0.42),
            at=at,
        )
        for line, w in (
            ("-78,66 -118,104 -116,146", 8),
            ("76,70 118,104 120,150", 8),
            ("-60,202 0,218 64,200", 7),
        ):
            card.paint(ribbon(line, (2, w, 2), at), HERS.shade)
    _eyes(card)
    card.paint("4,-40! 20,20 56,70! 46,96 10,102 -34,92! -46,72 -20,40 -8,0", SOFT, at=at, angle=100, grain=0.18)
    card.paint(
        ribbon("-44,64 -48,88 -24,92 6,100 34,92 54,86 52,64", (3, 8, 5, 8, 5, 8, 3), at), shift(HERS.shade, -0.12)
    )
    card.paint("-84,150! -30,128 0,136 28,126 96,134! 50,176 4,186 -46,178", RUST, at=at, grain=0.2)
    card.paint(ribbon("-98,146 -40,152 0,150 44,146 112,116", (3, 8, 8, 8, 3), at), DARK)


def _eyes(card: Sheet) -> None:
    """One shut, the other not quite: it looks up, which is down."""
    at = HER_HEAD
    card.paint("-162,-22! -124,-66 -78,-72 -34,-22! -74,14 -124,14", SOFT, at=at, grain=0.16)
    card.paint(ribbon("-168,-28 -126,10 -78,12 -28,-22", (4, 15, 16, 4), at), DARK)
    for lash in ("-150,-8 -166,14", "-126,6 -136,32", "-98,12 -100,38"):
        card.paint(ribbon(lash, (9, 3), at), DARK)
    card.paint("36,-28! 74,-78 128,-72 170,-24! 126,22 76,20", SOFT, at=at, grain=0.16)
    card.paint("42,-22! 76,-52 128,-50 164,-22! 124,14 78,12", CHALK, at=at)
    card.paint("72,-54! 124,-54! 126,-26 116,-8 98,-2 80,-10 70,-28", DARK, at=at)
    card.paint(ROUND, CHALK, at=HER_HEAD @ np.array([[8, 0, 108], [0, 8, -34], [0, 0, 1]]))
    card.paint(ribbon("30,-22 72,-58 128,-58 174,-18", (4, 16, 16, 4), at), DARK)
    card.paint("-172,-92! -136,-120 -76,-118 -26,-92! -76,-94 -140,-98", DARK, at=at)
    card.paint("30,-120! 80,-166 136,-154 172,-114! 132,-130 82,-136", DARK, at=at)


def _earring(card: Sheet) -> None:
    """It hangs plumb, past her ear."""
    x, y = 322.0, 640.0
    card.paint(ribbon(f"{x},{y} {x},{y + 70}", (8, 8)), DARK)
    card.paint("0,-40! 26,10 30,40 0,68 -30,40 -26,10", RUST, at=affine(x, y + 104), lift=5)


def hairline(card: Sheet) -> None:
    """Her hair leaves the brow all one way, downwards."""
    card.paint(
        "-204,-40! -196,-64! -176,-130 -120,-176 -40,-192 0,-200 44,-192 120,-172 176,-126 196,-60! 206,-36! 232,-110 226,-200 120,-290 "
        "-120,-290 -226,-200 -232,-110",
        HAIR,
        at=HER_HEAD,
        angle=80,
    )
    _earring(card)
