"""Yours and Mine: he who sleeps in the drop, knees drawn up, his back to her cheek."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import ROUND, affine, curve, ribbon
from art.cutpaper.fingers import jointed
from art.cutpaper.hands import turned
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.yours_and_mine.inks import DEEP, HIS, MID, RED, on, stroke

CLOTH: Final = "#c6d3da"
_DARK: Final = mix(CLOTH, DEEP, 0.28)
_FAR: Final = mix(CLOTH, DEEP, 0.5)
_HAIR: Final = "#20303f"
_AT: Final = affine(470, 906, 104, -34, True)


def sleeper(card: Sheet) -> None:
    """Lay the far leg, trunk, near leg, head, then the arm about the shins."""
    card.paint("286,1280! 344,1280! 344,1340! 310,1350 268,1348 250,1336 256,1320 280,1310", HIS.shade, lift=4)
    card.paint(
        "620,1220! 520,1110 400,1040 330,1020! 280,1036 262,1080 266,1180 276,1296! 356,1302! 372,1150!",
        _FAR,
        angle=70,
        lift=5,
    )
    trunk = card.piece(
        "520,960! 566,922 626,944 690,1020 724,1120 722,1220 690,1310 620,1366 560,1366 510,1310! 470,1200 470,1060",
        CLOTH,
        angle=80,
        laps=60,
        lift=8,
    )
    lines = (
        "600,930 660,1020 690,1130 680,1250 610,1372",
        "560,930 610,1030 636,1130 626,1250 560,1372",
        "520,960 560,1040 582,1130 574,1250 510,1372",
    )
    card.pattern(trunk, [ribbon(s, (8, 10, 10, 10, 8)) for s in lines], mix(CLOTH, MID, 0.55))
    leg = card.piece(
        "640,1366! 560,1384 490,1340 440,1260! 432,1300 430,1336! 338,1338! 334,1250 322,1150 322,1086 356,1050 410,1056 "
        "480,1110 570,1180 660,1230!",
        _DARK,
        angle=50,
        laps=60,
        lift=9,
    )
    with card.inside(leg):
        card.paint(
            "440,1268! 400,1200 384,1150! 430,1230 480,1300 560,1384! 480,1400!", mix(CLOTH, DEEP, 0.45), angle=60
        )
        stroke(card, "352,1100 372,1086 398,1090", (3, 7, 2), mix(CLOTH, DEEP, 0.5))
    sock = card.piece(
        "336,1318! 432,1318! 430,1352 420,1380 384,1392 332,1390 312,1380 306,1364 318,1352 338,1344",
        RED,
        angle=10,
        lift=7,
    )
    with card.inside(sock):
        card.paint("330,1314! 440,1314! 438,1338! 330,1338!", shift(RED, 0.07), angle=2)
        stroke(card, "378,1342 386,1360 378,1386", (3, 6, 2), shift(RED, -0.1))
    _head(card)
    _arm(card)


def _head(card: Sheet) -> None:
    card.paint("500,960! 540,880! 610,930 640,990! 560,1020!", HIS.shade, angle=40)
    face = card.piece(
        ".1,-1.0 .42,-.88 .58,-.52 .58,-.24 .54,-.04! .62,.12 .74,.30 .72,.38 .58,.42! .62,.50 .61,.55 .56,.58! .60,.64 .55,.72! "
        ".58,.84 .50,.98 .32,1.0 .06,.86 -.2,.66! -.6,.4 -.8,-.2 -.7,-.62 -.4,-.94",
        HIS.base,
        at=_AT,
        angle=60,
        laps=40,
        lift=5,
    )
    with card.inside(face):
        card.paint("-.3,.2! -.04,.6 .3,.84 .6,.9! .5,1.2! -.4,1.2!", HIS.shade, at=_AT, angle=20)
        card.paint(ROUND, HIS.blush or HIS.base, at=on(_AT, 0.28, 0.4, 0.17), edge="raw", ragged=9)
        stroke(card, ".54,.06 .44,.16 .32,.16 .21,.06", (0.02, 0.06, 0.05, 0.015), HIS.line, _AT, 104)
        stroke(card, ".58,-.18 .46,-.27 .30,-.25 .18,-.16", (0.03, 0.08, 0.07, 0.02), _HAIR, _AT, 104)
        stroke(card, ".58,.585 .48,.60 .40,.56", (0.03, 0.04, 0.014), HIS.line, _AT, 104)
    ear = card.piece("-.08,-.04! -.2,-.16 -.34,-.06 -.33,.14 -.22,.32 -.1,.28!", HIS.base, at=_AT, lift=3)
    with card.inside(ear):
        stroke(card, "-.14,-.04 -.26,-.02 -.25,.12 -.17,.18", (0.02, 0.045, 0.02), HIS.shade, _AT, 104)
    card.paint(
        ".58,-.56! .50,-.98 .06,-1.16 -.45,-1.08 -.86,-.72 -.97,-.2 -.86,.28 -.62,.52! -.42,.40 -.34,.10! -.22,-.22 -.06,-.14! "
        ".0,-.36 .2,-.52 .40,-.52",
        _HAIR,
        at=_AT,
        angle=80,
        lift=5,
    )


def _arm(card: Sheet) -> None:
    page = affine()
    fingers = (
        ("352,1172 320,1176 296,1192", 25),
        ("352,1194 316,1200 294,1216", 26),
        ("354,1216 320,1222 300,1236", 25),
        ("360,1236 330,1242 312,1252", 22),
    )
    card.piece(
        turned(
            [
                curve("340,1160! 400,1160! 408,1240! 350,1250 334,1210"),
                *(jointed(*f, page) for f in fingers),
                jointed("370,1160 346,1146 326,1148", 24, page),
            ]
        ),
        HIS.base,
        lift=5,
    )
    for s in ("352,1184 318,1189 298,1204", "352,1206 318,1212 300,1226", "358,1227 326,1233 308,1244"):
        stroke(card, s, (2, 4, 3), HIS.shade)
    arm = card.piece(
        "560,966! 616,960 654,1010 656,1080 628,1160 580,1226 530,1262 480,1266! 390,1248! 396,1160! 470,1168 500,1156 528,1110 "
        "540,1040",
        CLOTH,
        angle=70,
        laps=60,
        lift=10,
    )
    card.pattern(
        arm,
        [
            ribbon(s, (6, 9, 9, 6))
            for s in ("610,960 612,1070 560,1190 480,1240 380,1216", "580,960 570,1070 530,1160 470,1206 380,1186")
        ],
        mix(CLOTH, MID, 0.55),
    )
    with card.inside(arm):
        stroke(card, "470,1168 500,1190 506,1226", (3, 9, 2), _FAR)
    card.paint("388,1152! 414,1154! 410,1256! 384,1252!", mix(CLOTH, "#ffffff", 0.5), angle=88, lift=4)


def breath(card: Sheet) -> None:
    """Lay the bubbles that go up from his nose."""
    for x, y, r in ((342, 896, 8), (357, 852, 9), (392, 806, 8), (448, 748, 14), (472, 690, 11), (488, 644, 8)):
        card.paint(ROUND, mix(MID, "#ffffff", 0.55), at=affine(x, y, r), wobble=0.4)
        card.paint(ROUND, MID, at=affine(x + r * 0.16, y + r * 0.12, r * 0.66), wobble=0.3)
