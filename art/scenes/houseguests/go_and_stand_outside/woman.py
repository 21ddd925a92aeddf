"""She kneels in the one room and has her head in the other; behind her she holds what she took."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import ROUND, affine, curve
from art.cutpaper.fingers import jointed
from art.cutpaper.hands import turned
from art.cutpaper.prints import printed
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.go_and_stand_outside.inks import (
    BROWN,
    CARROT,
    COAL,
    CREAM,
    HERS,
    LILAC,
    PISTACHIO,
    PLUM,
    ROSE,
    on,
    stroke,
)
from art.scenes.houseguests.go_and_stand_outside.rooms import flower

_AT: Final = affine(860, 724, 168, 26)


def body(card: Sheet) -> None:
    """Lay her neck and her dress, one dark hill."""
    card.paint("90,1500! 140,1470 640,1470! 640,1512! 90,1512!", mix(CREAM, PLUM, 0.4), angle=2)
    card.paint(
        "520,650! 600,640 680,622 780,620! 850,720 830,850! 780,812 720,796 640,800 540,830!",
        HERS.shade,
        angle=6,
        lift=5,
    )
    card.paint("190,1396! 130,1412 70,1444 30,1480 20,1512! 200,1514!", mix(CARROT, BROWN, 0.75), angle=-20, lift=5)
    card.paint("150,1400! 70,1428 20,1470 4,1506! 22,1510 60,1468 160,1424!", BROWN, angle=-24, lift=3)
    dress = card.piece(
        "556,610! 470,590 370,630 270,730 200,860 164,1010 140,1180 120,1340 118,1430 140,1510! 636,1510! 634,1400 622,1290 "
        "606,1180 596,1080 590,960 580,830!",
        PLUM,
        angle=78,
        laps=100,
        grain=0.3,
        edge="torn",
        core=mix(PLUM, LILAC, 0.5),
        wobble=3,
        lift=12,
    )
    printed(card, dress, "fern", mix(PLUM, LILAC, 0.26), mix(PLUM, ROSE, 0.3), gap=104)
    with card.inside(dress):
        card.paint("640,1120! 560,1140 440,1220 330,1340 290,1520! 660,1520!", mix(PLUM, LILAC, 0.14), angle=30)
        for s in ("600,1100 520,1130 440,1190", "300,1400 250,1450 220,1510", "420,1290 380,1380 370,1460"):
            stroke(card, s, (3, 10, 3), shift(PLUM, -0.09))
    card.paint(
        "562,606! 598,612 618,644! 624,730 616,812! 592,862 544,872 500,842! 512,790 546,720", CREAM, angle=84, lift=7
    )


def holding(card: Sheet) -> None:
    """Lay the flower, its root, the hand behind her and the near sleeve."""
    at = affine(104, 1020, 1.25, -8)
    flower(card, at, 1.25, mix(PISTACHIO, BROWN, 0.3), CARROT, mix(CARROT, CREAM, 0.6), 4)
    for s in ("118,1140 128,1200 112,1270 122,1320", "122,1150 150,1210 160,1270", "118,1160 96,1210 84,1270"):
        stroke(card, s, (9, 7, 5, 1), mix(CREAM, BROWN, 0.3))
    lines = (
        "164,1068 122,1062 96,1078",
        "160,1092 116,1090 92,1104",
        "162,1116 120,1116 98,1128",
        "170,1138 132,1140 112,1150",
    )
    page = affine()
    parts = [curve("156,1050! 226,1052! 236,1140! 176,1152 156,1110")]
    parts += [jointed(s, 27, page) for s in lines]
    card.paint(turned(parts), HERS.base, angle=8, lift=5, wobble=0.4)
    for s in ("160,1080 120,1076 96,1090", "158,1104 118,1103 94,1116", "164,1128 126,1128 106,1138"):
        stroke(card, s, (2, 4, 2), HERS.shade)
    sleeve = card.piece(
        "400,690! 460,720 484,800 470,900 420,1010 350,1110 300,1156 226,1160! 218,1042! 270,1030 310,960 330,860 340,760",
        shift(PLUM, 0.03),
        angle=60,
        laps=60,
        grain=0.3,
        edge="torn",
        core=mix(PLUM, LILAC, 0.5),
        wobble=3,
        lift=10,
    )
    with card.inside(sleeve):
        for s in ("280,1036 320,1050 350,1090", "300,1000 350,1010 390,1040", "440,740 420,800 426,860"):
            stroke(card, s, (3, 9, 3), shift(PLUM, -0.09))
    card.paint("208,1036! 236,1034! 244,1166! 216,1168!", CREAM, angle=84, lift=5)


def head(card: Sheet) -> None:
    """Lay the head that has come through, bowed, eyes closed, and its knot."""
    card.paint(ROUND, shift(COAL, 0.07), at=on(_AT, -0.86, -0.86, 0.42), angle=40, lift=6)
    face = card.piece(
        ".1,-1.0 .42,-.88 .58,-.52 .58,-.24 .54,-.04! .62,.12 .74,.30 .72,.38 .58,.42! .62,.50 .61,.55 .56,.58! .60,.64 .55,.72! "
        ".58,.84 .50,.98 .32,1.0 .06,.86 -.2,.66! -.6,.4 -.8,-.2 -.7,-.62 -.4,-.94",
        HERS.base,
        at=_AT,
        angle=60,
        laps=50,
        lift=7,
    )
    with card.inside(face):
        card.paint("-.3,.2! -.04,.6 .3,.84 .6,.9! .5,1.2! -.4,1.2!", HERS.shade, at=_AT, angle=20)
        card.paint(ROUND, HERS.blush or HERS.base, at=on(_AT, 0.24, 0.4, 0.17), edge="raw", ragged=9)
        stroke(card, ".54,.06 .44,.16 .32,.16 .21,.06", (0.015, 0.05, 0.045, 0.012), HERS.line, _AT, 168)
        for s in (".30,.15 .28,.22", ".38,.17 .38,.24", ".46,.15 .49,.21"):
            stroke(card, s, (0.02, 0.006), HERS.line, _AT, 168)
        stroke(card, ".52,-.16 .42,-.28 .30,-.27 .16,-.14", (0.02, 0.06, 0.06, 0.015), COAL, _AT, 168)
        card.paint(".62,.49! .52,.5 .44,.56! .52,.65 .6,.66!", HERS.lip or HERS.line, at=_AT, wobble=0.2)
        stroke(card, ".60,.575 .50,.58 .42,.555", (0.02, 0.025, 0.01), HERS.line, _AT, 168)
        stroke(card, ".62,.38 .56,.33 .55,.40", (0.012, 0.022, 0.012), HERS.shade, _AT, 168)
    ear = card.piece("-.08,-.04! -.2,-.16 -.34,-.06 -.33,.14 -.22,.32 -.1,.28!", HERS.base, at=_AT, lift=3)
    with card.inside(ear):
        stroke(card, "-.14,-.04 -.26,-.02 -.25,.12 -.17,.18", (0.02, 0.045, 0.02), HERS.shade, _AT, 168)
    hair = card.piece(
        ".56,-.60! .48,-1.0 .06,-1.16 -.45,-1.1 -.88,-.74 -.99,-.2 -.88,.28 -.64,.52! -.42,.40 -.36,.10! -.26,-.2 -.06,-.16! "
        ".0,-.36 .2,-.54 .40,-.56",
        shift(COAL, 0.04),
        at=_AT,
        angle=80,
        lift=5,
    )
    with card.inside(hair):
        for s in (
            ".4,-.7 -.1,-.8 -.7,-.84",
            ".1,-.5 -.3,-.6 -.8,-.8",
            "-.2,-.22 -.5,-.4 -.84,-.74",
            "-.5,.3 -.72,-.1 -.9,-.6",
        ):
            stroke(card, s, (0.008, 0.024, 0.008), mix(COAL, LILAC, 0.34), _AT, 168)
