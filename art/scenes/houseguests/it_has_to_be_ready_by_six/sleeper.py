"""The dressmaker, curled on her side, glasses pushed up; nothing will wake her."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.cutpaper.contour import Array, affine, curve, ribbon
from art.cutpaper.hands import hand, turned
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Sheet, shift
from art.scenes.houseguests.it_has_to_be_ready_by_six.inks import BONE, CAST, CHALK, HERS, SAGE, STRAW, UMBER

LAIN: Final = affine(490, 1170, 0.94, -28) @ np.vstack([affine(-540, -1130), [0, 0, 1]])
"""She is typed upright and laid on her side."""


def _p(x: float, y: float) -> Array:
    return np.asarray(LAIN @ (x, y, 1.0))


def sleeper(card: Sheet) -> None:
    """Lay the lining under her head, the feet, the sari's mass, arms and head."""
    lining = card.piece(
        "400,690! 560,640 720,676! 782,800 770,960! 640,1000 470,980! 380,900", CHALK, angle=20, lift=8, at=LAIN
    )
    with card.inside(lining):
        card.paint(ribbon("420,720 580,690 760,730", (4, 4), LAIN), shift(BONE, -0.12))
        card.paint(ribbon("640,650 690,820 650,1000", (5, 5), LAIN), shift(BONE, -0.1))
    _feet(card)
    _arm(card, _FAR, (546, 906, 122, -50), flip=True, kind="rest")
    _sari(card)
    x, y = map(float, _p(490, 800))
    head = Head(card, CAST["dressmaker"], x, y, 112, 24 - 28, 0.8, "side")
    card.paint("400,850! 470,900 520,900! 500,980 400,1000! 350,930", HERS.shade, angle=60, at=LAIN)
    head.draw()
    ring = " ".join(f"{0.2 + 0.17 * np.cos(t):.3f},{-0.62 + 0.2 * np.sin(t):.3f}" for t in np.linspace(0, 6.29, 13))
    head.lay(ring, shift(SAGE, 0.16), "flat")
    head.line(ring, (0.045, 0.045), UMBER, "flat")
    head.line(".04,-.6 -.2,-.42 -.3,-.2", (0.035, 0.03), UMBER, "flat")
    head.lay(".40,.83! .50,.78 .60,.79! .61,.87 .56,.95! .47,.93", HERS.line, "flat")
    # near arm: blouse's sleeve, and one long arm laid along her thigh; the thimble is still on
    _arm(card, _NEAR, (688, 1088, 126, 8), flip=False, kind="flat")
    card.paint(".85,-.12! 1.0,-.115 1.07,-.03 1.0,.055! .85,.06!", STRAW, at=affine(688, 1088, 126, 8), lift=2, angle=8)
    card.paint(_SLEEVE, UMBER, angle=30, lift=7)
    card.paint(ribbon("424,1070 414,1112 396,1152", (14, 14)), STRAW, lift=2)


_FAR: Final = "366,1060! 436,1004 492,940 528,886! 568,918! 524,990 474,1060 430,1120!"
_NEAR: Final = (
    "262,1056 304,1036 356,1048 424,1076 496,1102! 560,1088 630,1070 694,1064! 696,1114! 640,1130 574,1156 516,1174 462,1168 "
    "390,1150 310,1134 262,1104"
)
_SLEEVE: Final = "244,1098 246,1054 296,1028 356,1040 430,1072! 398,1156! 320,1136 270,1130"


def _arm(card: Sheet, spec: str, end: tuple[float, float, float, float], flip: bool, kind: str) -> None:
    """Lay an arm as one contour, and its hand so that no seam is at the wrist."""
    x, y, size, angle = end
    hand(card, kind, x, y, size, angle, HERS, flip=flip, age=60, lift=6)
    card.paint(spec, HERS.base, angle=angle, grain=0.2, lift=6)
    hand(card, kind, x, y, size, angle, HERS, flip=flip, age=60)


def _feet(card: Sheet) -> None:
    foot = (
        "-.2,-.34! .1,-.3 .5,-.3 .86,-.34 1.0,-.26 1.02,-.12 .98,-.04 1.02,.02 .96,.1 .98,.16 .9,.22 .9,.28 .8,.32 "
        ".4,.3 .1,.34 -.2,.32!"
    )
    for x, y, a, s in ((556, 1556, 150, 118), (470, 1500, 166, 122)):
        at = LAIN @ np.vstack([affine(x, y, s, a), [0, 0, 1]])
        f = card.piece(foot, HERS.base, at=at, lift=6, wobble=0.5)
        with card.inside(f):
            card.paint("-.3,-.05! .5,.02 .9,-.1 1.1,.4 -.3,.4!", HERS.shade, at=at, grain=0.2)
            for v in (-0.1, 0.04, 0.16, 0.26):
                card.paint(ribbon(f".86,{v} 1.05,{v + 0.01}", (0.02, 0.03), at, s), HERS.line)
        card.paint(ribbon(".06,-.36 .12,0 .06,.36", (9, 9), at), STRAW, lift=2)


def _sari(card: Sheet) -> None:
    mass = card.piece(
        "352,930! 300,1000 256,1120 244,1260 276,1400 360,1490! 470,1530! 560,1600! 700,1480 800,1376 866,1290 "
        "856,1216! 780,1166 660,1156 560,1130 520,1040 450,940!",
        SAGE,
        angle=70,
        laps=70,
        lift=14,
        at=LAIN,
    )
    with card.inside(mass):
        # the back between blouse and wrap
        card.paint("330,900! 470,920! 540,1060! 470,1080 380,1090 250,1090!", UMBER, angle=40, at=LAIN)
        card.paint("240,1086! 400,1092 500,1076! 540,1110! 420,1150 236,1160!", HERS.base, angle=10, at=LAIN)
        card.paint("236,1150! 420,1146 560,1104! 600,1150! 430,1186 230,1190!", shift(SAGE, -0.1), angle=10, at=LAIN)
        # the shawl's end over the shoulder
        card.paint(
            "390,900! 470,930! 440,1060 360,1240 300,1420! 200,1360! 290,1180 350,1040",
            shift(SAGE, 0.09),
            angle=100,
            lift=5,
            at=LAIN,
        )
        card.paint(ribbon("470,924 446,1060 366,1240 300,1430", (20, 22, 24), LAIN), STRAW, angle=100)
        card.paint(ribbon("470,924 446,1060 366,1240 300,1430", (6, 7, 7), LAIN), UMBER, angle=100)
        # thigh over thigh, and folds that meet at the knee
        card.paint(
            "866,1290! 760,1300 600,1330 440,1420! 470,1500! 640,1400 800,1350", shift(SAGE, -0.09), angle=160, at=LAIN
        )
        card.paint(
            turned(
                [
                    ribbon(s, (2, 7, 2), LAIN)
                    for s in (
                        "300,1330 500,1210 800,1230",
                        "320,1390 520,1270 820,1260",
                        "420,1440 600,1390 820,1330",
                        "480,1500 640,1440 780,1370",
                        "280,1240 420,1180 620,1180",
                        "540,1560 660,1480 760,1400",
                    )
                ]
            ),
            shift(SAGE, -0.14),
        )
        card.paint(ribbon("356,1474 470,1520 566,1606", (34, 34, 34), LAIN), STRAW, angle=30)
        card.paint(ribbon("372,1452 480,1496 584,1580", (8, 8, 8), LAIN), UMBER, angle=30)
    # a pocket chalked where the heart is
    pocket = "330,1000 330,1056 362,1070 396,1056 396,1004"
    p = curve(pocket, LAIN, closed=False, step=3)
    card.paint(turned([ribbon([tuple(p[i]), tuple(p[i + 4])], (5, 5)) for i in range(0, len(p) - 5, 8)]), CHALK)
    card.paint(ribbon("326,1000 400,1002", (5, 5), LAIN), CHALK)
