"""Is It Catching?: seven rings lie on a hot forehead; far below, seven children wait with the ball in the air."""

from __future__ import annotations

import numpy as np

from art.cutpaper.contour import ROUND, Array, affine, ribbon, rng
from art.cutpaper.sheet import Ink, Patch, Sheet, mix, shift
from art.scenes.houseguests.is_it_catching.inks import BONE, BRASS, BRICK, BROWN, DEEP, INK, LIGHT, PETROL, PLUM, SHADE
from art.scenes.houseguests.is_it_catching.palm import palm
from art.scenes.houseguests.is_it_catching.yard import yard

GROUND = BONE
AT = affine(600, 1040, 500, 25)
"""The boy's head: crown at the upper right, chin at the lower left."""


def paint(card: Sheet) -> None:
    """Lay the dark in three planes, the pillow's hollow, the boy, then whoever's hand that is."""
    _room(card)
    yard(card)
    _pillow(card)
    _hair(card)
    _quilt(card)
    _face(card)
    _eyes(card)
    _nose_and_mouth(card)
    _thermometer(card)
    palm(card)


def _lap(card: Sheet, spec: str, ink: Ink, angle: float, ragged: float = 30, thin: float = 0.0) -> Patch:
    return card.piece(spec, ink, at=AT, angle=angle, laps=38, grain=0.38, edge="raw", ragged=ragged, dry=0.8, thin=thin)


def _stroke(card: Sheet, spec: str, width: float, ink: Ink, taper: float = 0.5, dry: float = 0.35) -> None:
    card.brush(spec, width, ink, at=AT, taper=taper, dry=dry)


def _room(card: Sheet) -> None:
    card.paint(
        "-40,-40! 1240,-40! 1240,980! 900,1000 400,1180 -40,1300!",
        INK,
        angle=4,
        laps=130,
        grain=0.3,
        edge="raw",
        ragged=40,
    )
    card.paint(
        "560,-40! 1240,-40! 1240,900! 1120,960 880,900 600,700!",
        PETROL,
        angle=86,
        laps=110,
        grain=0.34,
        edge="raw",
        ragged=60,
    )
    card.paint(
        "-40,900! 260,860 420,1000 400,1240 180,1340 -40,1400!",
        PLUM,
        angle=20,
        laps=90,
        grain=0.34,
        edge="raw",
        ragged=70,
    )


def _pillow(card: Sheet) -> None:
    card.paint(
        "150,1500! 120,1300 260,1180 520,1060 760,900 1000,800 1150,840 1240,900! 1240,1840! 200,1840! 120,1680",
        BONE,
        angle=-24,
        laps=90,
        grain=0.14,
        edge="raw",
        ragged=70,
        lift=10,
    )
    for line, w in (
        ("1010,900 1090,1010 1100,1140", 24),
        ("1120,870 1160,960 1160,1080", 16),
        ("900,1560 1010,1500 1120,1380", 26),
        ("960,1660 1080,1600 1170,1490", 18),
        ("700,1700 820,1690 900,1640", 18),
    ):
        card.brush(line, w, mix(BONE, BROWN, 0.3), dry=0.8)
    card.paint(
        "430,1560! 600,1580 800,1480 960,1290 1010,1160! 1010,1320 900,1500 700,1640 520,1650!",
        mix(BONE, PLUM, 0.3),
        angle=-40,
        edge="raw",
        ragged=70,
        dry=0.9,
    )


def _quilt(card: Sheet) -> None:
    quilt = card.piece(
        "-40,1420! 120,1440 240,1520 420,1560! 560,1640 640,1760 660,1840! -40,1840!",
        PETROL,
        angle=30,
        laps=60,
        grain=0.4,
        edge="raw",
        ragged=40,
        lift=10,
    )
    card.pattern(
        quilt,
        [
            *(ribbon(f"{-200 + 150 * k},1860 {60 + 150 * k},1400", (9, 9)) for k in range(7)),
            *(ribbon(f"{-200 + 150 * k},1400 {160 + 150 * k},1860", (9, 9)) for k in range(7)),
        ],
        mix(PETROL, BRASS, 0.5),
        thin=0.3,
    )
    card.paint(
        "-40,1420! 120,1440 240,1520 420,1560! 560,1640 640,1760 660,1840! 590,1840! 560,1770 500,1690 400,1630! 220,1590 110,1510 -40,1494!",
        BRICK,
        angle=30,
        laps=40,
        edge="raw",
        ragged=24,
        lift=5,
    )


def _hair(card: Sheet) -> None:
    """Wet, and stuck to whatever is nearest."""
    _lap(
        card,
        "-.5,-.86! -.2,-1.1 .2,-1.18 .62,-1.04 .9,-.66 1.0,-.2 .92,.2! .8,.1 .7,-.5 .2,-.8 -.4,-.7!",
        INK,
        70,
        46,
    )
    g = rng("wet")
    for k in range(9):
        v = -0.86 + 0.12 * k
        long = 0.24 + float(g.uniform(0, 0.14))
        line = f"{0.56 + 0.02 * k:.2f},{v - 0.06:.2f} {0.84 + 0.012 * k:.2f},{v:.2f} {0.98 + long * 0.5:.2f},{v + 0.07:.2f} {0.96 + long:.2f},{v + 0.2 + 0.05 * (k % 3):.2f}"
        card.brush(line, 58, INK if k % 2 else shift(INK, 0.05), at=AT, taper=0.86, dry=0.3)


def _face(card: Sheet) -> None:
    ear = card.piece(
        ".70,-.12 .82,-.16 .9,-.02 .86,.2 .76,.36 .68,.3", SHADE, at=AT, angle=80, edge="raw", ragged=14, lift=4
    )
    card.pattern(ear, [ribbon(".74,-.02 .83,-.04 .82,.14 .76,.24", (0.02, 0.035, 0.02), AT, 500)], DEEP)
    face = card.piece(
        "0,-1 .42,-.92 .68,-.62 .76,-.2 .78,.16 .72,.46 .52,.76 .26,.94 0,1 -.26,.95 -.54,.78 -.74,.48 -.79,.14 -.74,-.2 -.66,-.6 -.42,-.9",
        BROWN,
        at=AT,
        angle=64,
        laps=52,
        grain=0.42,
        edge="raw",
        ragged=18,
        lift=8,
    )
    with card.inside(face):
        _lap(card, ".8,-.6! .52,-.3 .62,.1 .56,.44 .3,.78 0,1.1! .9,1.1! .9,.2", SHADE, 74, 60)
        _lap(card, "-.7,-.3 -.4,-.4 -.1,-.3 -.1,-.1 -.3,.06 -.6,.1", LIGHT, 40, 60, 0.06)
        _lap(card, "-.74,.2 -.5,.1 -.24,.2 -.2,.44 -.42,.58 -.68,.5", mix(BROWN, BRICK, 0.75), 30, 70, 0.1)
        _lap(card, ".24,.24 .46,.12 .68,.2 .66,.44 .46,.54 .28,.44", mix(SHADE, BRICK, 0.72), 20, 60, 0.1)
        _lap(card, "-.2,.8 0,.72 .2,.8 .12,.95 -.12,.95", LIGHT, 14, 50, 0.12)
        # what the hand shuts out
        _lap(card, "-.7,-.9! .7,-.9! .74,-.46 .5,-.5 .3,-.42 -.2,-.44 -.7,-.52!", mix(SHADE, DEEP, 0.35), 8, 50)
        _lap(
            card,
            "-.8,-1.1! .9,-1.1! .8,-.3! .72,-.5 .6,-.62! .52,-.54 .4,-.7! .2,-.66 .1,-.74! -.2,-.72 -.4,-.8! -.6,-.7",
            INK,
            60,
            20,
        )


def _eyes(card: Sheet) -> None:
    # the one that is shut, and enjoys it
    _lap(card, "-.56,-.0 -.46,-.16 -.28,-.2 -.12,-.12 -.08,.02 -.2,.1 -.42,.12", mix(BROWN, SHADE, 0.55), 10, 26)
    _stroke(card, "-.55,.02 -.44,.1 -.3,.12 -.18,.09 -.09,.0", 21, INK, 0.3, 0.1)
    for a, b in (("-.5,.06", "-.57,.14"), ("-.4,.11", "-.44,.2"), ("-.28,.12", "-.29,.21"), ("-.17,.09", "-.13,.17")):
        _stroke(card, f"{a} {b}", 7, INK, 0.8, 0.1)
    _stroke(card, "-.46,.24 -.3,.28 -.14,.22", 12, DEEP, 0.6, 0.6)
    _stroke(card, "-.58,-.24 -.42,-.34 -.26,-.34 -.12,-.28", 30, INK, 0.5, 0.4)
    # the other, which looks at whose hand it is
    _lap(card, ".1,.04 .14,-.14 .32,-.2 .5,-.14 .58,.02 .46,.14 .22,.14", mix(BROWN, SHADE, 0.7), 10, 26)
    ball = _lap(card, ".12,.03! .2,-.07 .34,-.1 .48,-.06 .56,.03! .46,.075 .32,.09 .2,.075", BONE, 6, 0)
    with card.inside(ball):
        card.paint(ROUND, INK, at=AT @ _put(0.30, -0.03, 0.1), wobble=0.5)
        card.paint(ROUND, BONE, at=AT @ _put(0.272, -0.045, 0.02), wobble=0.3)
        card.paint(ROUND, mix(INK, BRASS, 0.5), at=AT @ _put(0.34, 0.02, 0.018), wobble=0.3)
        _lap(card, ".08,-.2! .6,-.2! .58,-.03 .34,-.07 .12,-.0", mix(BONE, PLUM, 0.55), 6, 0)
    _lap(card, ".1,-.02 .18,-.12 .34,-.16 .5,-.11 .58,-.0! .48,-.07 .34,-.105 .2,-.07", mix(BROWN, SHADE, 0.35), 8, 8)
    _stroke(card, ".09,.05 .18,-.065 .34,-.11 .49,-.065 .59,.035", 17, INK, 0.3, 0.1)
    _stroke(card, ".16,.085 .32,.105 .47,.085 .56,.04", 10, DEEP, 0.4, 0.2)
    _stroke(card, ".16,.2 .34,.25 .5,.2", 13, DEEP, 0.6, 0.6)
    _stroke(card, ".12,-.3 .26,-.4 .44,-.42 .6,-.32", 31, INK, 0.5, 0.4)


def _put(u: float, v: float, r: float) -> Array:
    return np.array([[r, 0, u], [0, r, v], [0, 0, 1.0]])


def _nose_and_mouth(card: Sheet) -> None:
    _lap(card, ".06,-.14! .1,.1 .2,.26 .22,.36! .08,.42 .04,.3 .02,.06", SHADE, 80, 26)
    _lap(card, "-.15,.3 -.08,.2 .02,.18 .12,.24 .15,.34 .04,.4 -.08,.39", mix(BROWN, BRICK, 0.28), 20, 22)
    _lap(card, "-.06,.22 .02,.2 .06,.26 -.02,.3", mix(LIGHT, BROWN, 0.3), 20, 16)
    for u in (-0.09, 0.1):
        card.paint(ROUND, mix(INK, BRICK, 0.25), at=AT @ _put(u, 0.375, 0.032), edge="raw")
    _stroke(card, ".18,.28 .23,.36 .18,.42", 12, DEEP, 0.4, 0.2)
    _stroke(card, "-.17,.3 -.2,.37 -.15,.41", 10, DEEP, 0.4, 0.2)
    # a mouth that keeps the thing in and would rather laugh
    _lap(
        card, "-.3,.62! -.16,.54 -.04,.56 .04,.53 .18,.56 .36,.5! .26,.64 .08,.7 -.1,.7", mix(BRICK, PLUM, 0.25), 8, 10
    )
    _lap(card, "-.2,.66 -.02,.64 .16,.65 .24,.62 .14,.74 -.04,.77 -.14,.74", mix(BRICK, BROWN, 0.35), 6, 14)
    _stroke(card, "-.34,.6 -.16,.625 .02,.62 .2,.62 .39,.49", 15, INK, 0.3, 0.1)
    _stroke(card, ".4,.44 .44,.5 .42,.57", 14, DEEP, 0.4, 0.2)
    _stroke(card, "-.36,.55 -.38,.61 -.34,.66", 10, DEEP, 0.4, 0.2)
    _stroke(card, "-.14,.84 .0,.87 .12,.84", 16, SHADE, 0.6, 0.5)


def _thermometer(card: Sheet) -> None:
    """Thirty-nine and a little; a grasshopper reads it."""
    tube = card.piece(ribbon("480,1324 320,1266 96,1176", (34, 40, 40)), mix(BONE, PETROL, 0.12), angle=20, lift=9)
    with card.inside(tube):
        card.paint(ribbon("480,1318 340,1268 236,1228", (10, 11, 9)), BRICK)
        card.paint(
            [
                ribbon(f"{400 - 26 * k},{1276 - 9.8 * k:.0f} {394 - 26 * k},{1292 - 9.8 * k:.0f}", (4, 4))
                for k in range(11)
            ],
            INK,
        )
    card.paint("108,1150! 84,1144 66,1160 72,1184 96,1196!", mix(BONE, BRASS, 0.5), lift=3)
    leaf = mix(PETROL, BRASS, 0.55)
    card.paint(ribbon("150,1170 190,1090 232,1204", (13, 12, 6)), shift(leaf, -0.06), lift=4)
    body = card.piece("64,1098! 110,1080 180,1104 214,1150! 190,1176 140,1168 92,1140", leaf, angle=20, laps=16, lift=7)
    card.pattern(
        body, [ribbon(f"{100 + 20 * k},1090 {112 + 20 * k},1170", (4, 4)) for k in range(6)], shift(leaf, -0.1)
    )
    card.paint("180,1112! 214,1116 244,1150 236,1182 208,1184 186,1160", shift(leaf, 0.06), lift=4)
    card.paint(ROUND, INK, at=affine(222, 1146, 10), wobble=0.3)
    card.paint([ribbon("230,1126 270,1090 310,1096", (4, 3)), ribbon("216,1118 240,1070 276,1050", (4, 3))], leaf)
    card.paint(ribbon("120,1160 96,1060 60,1014 40,1100 30,1180", (12, 20, 15, 8, 6)), shift(leaf, 0.04), lift=5)
    card.paint(
        [ribbon("176,1168 196,1196 190,1216", (8, 6)), ribbon("204,1176 224,1206 232,1226", (8, 6))], shift(leaf, -0.08)
    )
