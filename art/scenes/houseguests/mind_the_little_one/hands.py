"""The careful part: his far hand, cupped, her foot in it, and his near arm down to the smallest scissors there are."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import RING, ROUND, Array, affine, curve, ribbon
from art.cutpaper.hands import finger, hand, turned
from art.cutpaper.sheet import Sheet, mix
from art.scenes.houseguests.mind_the_little_one.mother import CHALK, CHARCOAL, HERS, HIS

INKED: Final = "#423c3c"
SOLE: Final = (
    "842,1040! 894,1042! 902,1090 926,1128 932,1168 908,1194! 850,1196 790,1186 744,1190! 716,1184 706,1162 730,1142 "
    "780,1128 826,1096"
)


def far_hand(card: Sheet, part: str) -> None:
    """Palm up, as under an egg; the thumb lies behind her instep, the fingers come up at her heel."""
    if part == "under":
        thumb = finger("760,1240 790,1160 806,1096 822,1066", 50)
        card.paint(thumb, HIS.shade, angle=-70, lift=4, grain=0.2)
        card.paint("-12,10! -13,-4 -2,-16 11,-8 12,9!", mix(HIS.base, CHALK, 0.4), at=affine(818, 1070, 0.9, 26))
        return
    hand(card, "cup", 690, 1262, 300, -9, HIS, age=48, lift=5, part=part)
    arm = card.piece(
        "500,1600! 548,1440 616,1310 650,1232 690,1206 740,1214! 752,1250 744,1300 730,1330 718,1400 690,1500 660,1600!",
        HIS.base,
        angle=-66,
        laps=60,
    )
    with card.inside(arm):
        card.paint("640,1620! 676,1480 700,1380 720,1300 770,1280! 770,1620!", HIS.shade, angle=-66)
        card.paint(ribbon("664,1258 690,1276 716,1312", (2, 6, 2)), mix(HIS.shade, HIS.line, 0.6), wobble=0.3)


def foot(card: Sheet) -> None:
    """Tiny, old, the toes spread because it tickles; one is the last."""
    for x, y, r in ((716, 1166, 23), (726, 1140, 17), (744, 1126, 16), (762, 1117, 14), (779, 1111, 13)):
        at = affine(x, y, r * 1.15, -20)
        card.paint("1,0 .7,.75 0,1 -.8,.7 -1.1,0 -.8,-.7 0,-1 .7,-.7", HERS.base, at=at, wobble=0.5, lift=3)
        at = affine(x - r * 0.55, y - r * 0.1, r * 0.48, -10)
        card.paint("1,0 .5,.8 -.7,.7 -1,0 -.7,-.7 .5,-.8", CHALK, at=at, wobble=0.2)
    laid = card.piece(SOLE, HERS.base, angle=14, grain=0.2, wobble=0.8)
    with card.inside(laid):
        card.paint("690,1190! 800,1166 910,1180 950,1150! 950,1230! 690,1230!", HERS.shade)
        for line in ("860,1086 872,1100 892,1098", "906,1112 896,1130 906,1146", "790,1134 806,1142 820,1138"):
            card.paint(ribbon(line, (1, 4, 1)), "#4c4240", wobble=0.2)


def near_arm(card: Sheet) -> None:
    """Shoulder, elbow on the thigh, wrist; and at its end, between two fingers, the scissors."""
    hand(card, "pinch", 534, 1194, 188, -10, HIS, age=48, lift=8)
    _scissors(card)
    at = affine(560, 640, 1, 17)
    upper = card.piece(
        "-110,-10! -70,-44 0,-62 80,-36 122,40 132,160 118,330 104,470 96,560! 70,650 10,690 -60,680 -104,630 -116,540 "
        "-132,380 -134,200 -126,80",
        HIS.base,
        at=at,
        angle=98,
        laps=80,
        lift=14,
    )
    marks: list[Array] = []
    for j, y in enumerate((110, 200, 290, 380)):
        for k in range(9):
            x = -144 + 36 * k
            spot = at @ (x, y + 0.006 * x * x, 1.0)
            marks.append(
                curve(
                    "-16,-30! 14,0 -16,30! -4,0" if j % 2 else "-15,-26! 15,-26! 0,26!",
                    affine(float(spot[0]), float(spot[1]), 1, 107 if j % 2 else 17),
                    step=2,
                )
            )
        way = " ".join(f"{20 * k - 160},{y + 46 + 0.006 * (20 * k - 160) ** 2:.1f}" for k in range(17))
        marks.append(ribbon(way, (7,), at))
    card.pattern(upper, turned(marks), mix(INKED, HIS.base, 0.2), thin=0.1)
    with card.inside(upper):
        card.paint("-140,100! -112,120 -98,300 -84,560 -40,700! -160,700!", HIS.shade, at=at, angle=98)
    lower = card.piece(
        "400,1110 476,1126 530,1134 566,1146 582,1158! 588,1224! 556,1242 500,1276 420,1322 350,1338 300,1318 268,1268 "
        "280,1190 320,1130",
        HIS.base,
        angle=-14,
        laps=70,
    )
    with card.inside(lower):
        card.paint("240,1290! 340,1300 430,1270 510,1226 590,1196! 600,1300! 400,1380! 240,1380!", HIS.shade, angle=-14)
        card.paint(ribbon("500,1128 466,1152 420,1150", (2, 7, 2)), mix(HIS.shade, HIS.line, 0.6), wobble=0.4)


def _scissors(card: Sheet) -> None:
    for line in ("676,1164 700,1154 724,1140", "678,1156 702,1156 728,1158"):
        card.paint(ribbon(line, (7, 9, 3)), CHALK, lift=3, wobble=0.2)
    for x, y in ((664, 1150), (666, 1178)):
        loop = ribbon(RING, (7, 7), affine(x, y, 13))
        card.paint(loop, CHALK, wobble=0.3, lift=2)
    card.paint(ROUND, CHARCOAL, at=affine(700, 1155, 3), wobble=0.1)
