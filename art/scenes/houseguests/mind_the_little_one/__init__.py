"""Mind the Little One: a mountain of a man cuts his tiny mother's toenails; forty roses lie on the steps."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.cutpaper.contour import Array, affine, curve, ribbon, rng
from art.cutpaper.hands import finger, turned
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Patch, Sheet, mix, shift
from art.scenes.houseguests.mind_the_little_one.mother import (
    ASH,
    BONE,
    CAST,
    CHALK,
    CHARCOAL,
    HIS,
    ROSE,
    UMBER,
    mother,
    postman,
)

GROUND = CHALK
INKED: Final = "#423c3c"


def paint(card: Sheet) -> None:
    """Lay garden and porch, her on her stool, the hill of his back, then the two hands and the foot between them."""
    _porch(card)
    postman(card)
    _rail(card)
    _cage(card)
    mother(card)
    _basin(card)
    _behind_foot(card)
    _foot(card)
    _thumb(card)
    _back(card)
    _arm(card)
    _roses(card)


def _porch(card: Sheet) -> None:
    card.paint("-40,1420! 600,1404 1240,1390! 1240,1840! -40,1840!", ASH, angle=2, laps=80, grain=0.22)
    for x in (60, 300, 560, 830, 1080):
        card.paint(
            ribbon(f"{600 + (x - 600) * 0.8:.0f},1400 {600 + (x - 600) * 1.3:.0f},1840", (3, 6)), mix(ASH, UMBER, 0.5)
        )
    card.paint("-40,330! 1240,316! 1240,372! -40,384!", BONE, angle=1)


def _rail(card: Sheet) -> None:
    for x in range(560, 1240, 92):
        card.paint(f"{x},402! {x + 26},402! {x + 30},560 {x + 26},700! {x},700! {x - 4},560", BONE, angle=88, lift=4)
    card.paint("500,368! 1240,356! 1240,404! 500,414!", mix(BONE, ASH, 0.35), angle=1, lift=6)
    card.paint("500,700! 1240,690! 1240,722! 500,732!", mix(BONE, ASH, 0.35), angle=1, lift=5)


def _cage(card: Sheet) -> None:
    """Covered for the night, at noon."""
    card.paint(ribbon("196,-20 196,92", (6, 6)), CHARCOAL)
    cloth = card.piece(
        "196,84! 262,98 306,160 318,260 330,372! 290,356 250,384 206,360 160,386 118,358 70,378! 82,250 92,160 132,98",
        UMBER,
        angle=84,
        laps=40,
        lift=9,
    )
    with card.inside(cloth):
        for fold in (
            "196,90 180,220 160,380",
            "206,100 236,230 250,380",
            "150,120 122,240 110,370",
            "250,120 288,240 300,360",
        ):
            card.paint(ribbon(fold, (3, 12, 6)), shift(UMBER, -0.07), thin=0.1)
    card.paint(["196,84! 186,66 196,54 206,66"], CHARCOAL)
    card.paint("150,388! 166,384! 150,440! 140,436!", ASH, lift=2)


def _basin(card: Sheet) -> None:
    card.paint("590,1560! 620,1680 700,1716 800,1712 880,1670 900,1550!", UMBER, angle=4, lift=10)
    card.paint("586,1556 640,1520 746,1506 850,1518 906,1550 850,1586 746,1600 640,1590", shift(UMBER, 0.1), wobble=0.8)
    water = card.piece(
        "612,1556 660,1530 746,1520 832,1530 882,1552 832,1576 746,1586 660,1580", CHALK, angle=2, grain=0.2
    )
    with card.inside(water):
        for line in ("640,1548 720,1536 800,1550", "690,1568 760,1560 840,1566"):
            card.paint(ribbon(line, (2, 6, 2)), ASH)


SOLE: Final = "790,1052! 836,1054! 846,1100 868,1140 872,1176 848,1196! 800,1190 740,1176 690,1180! 664,1172 660,1150 690,1132 740,1122 776,1104"


def _behind_foot(card: Sheet) -> None:
    """The hand that holds: wrist from below, and four fingers that come up behind her heel."""
    card.paint("560,1440! 640,1360 716,1300! 800,1330! 790,1400 720,1500! 620,1560!", HIS.shade, angle=-38, lift=4)
    for line, width in (
        ("800,1238 900,1226 966,1190 984,1130", 46),
        ("790,1258 910,1254 990,1210 1012,1160", 48),
        ("780,1282 900,1286 990,1252 1022,1206", 47),
        ("770,1304 880,1318 964,1294 1006,1256", 42),
    ):
        card.paint(finger(line, width + 5), mix(HIS.shade, HIS.line, 0.45), angle=-20, lift=4, wobble=0.5, grain=0.2)
        card.paint(finger(line, width), HIS.base, angle=-20, wobble=0.5, grain=0.2)


def _foot(card: Sheet) -> None:
    """Tiny, old, the toes spread because it tickles."""
    skin = "#8d7b6e"
    for k, (x, y, r) in enumerate(
        ((672, 1150, 21), (682, 1128, 15), (698, 1114, 14), (714, 1106, 12), (730, 1100, 11))
    ):
        card.paint(
            "1,0 .7,.75 0,1 -.8,.7 -1.1,0 -.8,-.7 0,-1 .7,-.7",
            skin if k else shift(skin, 0.02),
            at=affine(x, y, r * 1.15, -20),
            wobble=0.5,
            lift=3,
        )
        card.paint(
            "1,0 .5,.8 -.7,.7 -1,0 -.7,-.7 .5,-.8",
            CHALK,
            at=affine(x - r * 0.55, y - r * 0.1, r * 0.48, -10),
            wobble=0.2,
        )
    foot = card.piece(SOLE, skin, angle=14, lift=4, grain=0.2, wobble=0.8)
    with card.inside(foot):
        card.paint("640,1186! 740,1160 850,1176 890,1150! 890,1220! 640,1220!", "#6c5d54")
        for line in ("800,1096 812,1108 830,1106", "846,1120 838,1136 846,1150", "740,1128 756,1136 770,1132"):
            card.paint(ribbon(line, (1, 4, 1)), "#4c4240", wobble=0.2)


def _thumb(card: Sheet) -> None:
    """The palm under the sole, like under an egg, and the thumb that lies on the instep without weight."""
    palm = card.piece(
        "690,1330! 672,1272 694,1222 760,1184 840,1190 868,1224! 856,1290 820,1330 770,1352 716,1350",
        HIS.base,
        angle=-30,
        lift=5,
        grain=0.22,
    )
    with card.inside(palm):
        card.paint("660,1330! 740,1290 860,1296! 860,1380! 660,1380!", HIS.shade)
        for line in ("720,1240 770,1256 850,1240", "716,1272 760,1290 820,1276"):
            card.paint(ribbon(line, (2, 5, 2)), HIS.line, wobble=0.3)
    thumb = card.piece(
        turned([finger("716,1290 706,1226 732,1176 774,1150", 52)]), HIS.base, angle=-50, lift=6, wobble=0.6, grain=0.2
    )
    with card.inside(thumb):
        for line in ("716,1206 730,1206 744,1218", "712,1220 726,1222 736,1234"):
            card.paint(ribbon(line, (1, 4, 1)), HIS.line, wobble=0.2)
    card.paint(
        "-14,12! -15,-4 -2,-17 12,-8 14,10!", mix(HIS.base, CHALK, 0.45), at=affine(769, 1151, 0.95, 58), wobble=0.4
    )


BACK: Final = (
    "-80,1860! -80,1180 -30,900 70,700 230,570 400,520 500,470! 560,520 640,600 690,690! 704,800 690,900 630,1010 590,1130 570,1290 590,1400 760,1480! "
    "800,1560 760,1640 600,1690 420,1760 380,1860!"
)


def _back(card: Sheet) -> None:
    """One dark hill; over it tattoos in strict rows, a singlet, and the bent head with the tip of its tongue."""
    back = card.piece(BACK, HIS.base, angle=66, laps=120, grain=0.26, lift=16)
    with card.inside(back):
        card.paint("-80,1300! 160,1330 300,1240! 420,1420 380,1860! -80,1860!", HIS.shade, angle=60, laps=90)
        _tattoos(card, back)
        card.paint(ribbon("60,690 150,900 190,1130 170,1320", (4, 24, 30, 8)), HIS.shade, thin=0.15)
    singlet = card.piece(
        "-80,1030! 20,1080 110,1090 200,1020 300,880 372,690 396,522! 470,494! 486,640 470,860 480,1020 540,1140! 560,1280 590,1440! 580,1560 520,1640! 300,1690 -80,1720!",
        CHALK,
        angle=72,
        laps=80,
        edge="torn",
        core="#fbf8f0",
        wobble=4,
        lift=7,
    )
    with card.inside(singlet):
        for fold in (
            "500,1180 400,1240 260,1260",
            "516,1300 400,1380 240,1400 80,1380",
            "520,1440 380,1500 200,1520",
            "200,1040 220,1180 180,1320",
        ):
            card.paint(ribbon(fold, (4, 18, 12, 3)), mix(BONE, ASH, 0.45), thin=0.15)
    card.paint(
        "-80,1600! 120,1590 320,1600 540,1560! 700,1430 790,1480! 830,1560 800,1650 600,1720 440,1780 400,1860! -80,1860!",
        CHARCOAL,
        angle=-12,
        laps=80,
        lift=10,
        edge="torn",
        core=UMBER,
        wobble=4,
    )
    card.paint("440,560! 470,470 560,420 660,470! 740,560 720,640 690,700! 600,690 500,650", HIS.shade, angle=30)
    head = Head(card, CAST["son"], 672, 560, 138, tilt=30, turn=1, view="side")
    head.draw()
    head.lay(".54,.53! .60,.51 .65,.54 .62,.58 .56,.58!", mix("#8f6a66", HIS.base, 0.2), "flat")


def _tattoos(card: Sheet, back: Patch) -> None:
    """Waves and fins in bows round the shoulder, quiet and strict."""
    marks: list[Array] = []
    for j in range(7):
        r = 150 + 92 * j
        n = 12 + 3 * j
        for k in range(n):
            a = 200 + 140 * k / n
            at = affine(430, 1230, 1, a) @ _to(r + 130, 0)
            if j % 3 == 0:
                marks.append(curve("-18,-30! 22,-4 -18,24! -4,-3", at, step=2))
            elif j % 3 == 1:
                marks.append(curve("-20,-26! 20,-26! 0,22!", at, step=2))
            else:
                marks.append(curve("-8,-34! 8,-30 -2,0 8,30 -8,34! -18,0", at, step=2))
        marks.append(ribbon([(430 + (r + 92) * _cos(a), 1230 + (r + 92) * _sin(a)) for a in range(195, 350, 12)], (7,)))
    card.pattern(back, turned(marks), mix(INKED, HIS.base, 0.25), thin=0.1)


def _cos(degrees: float) -> float:
    return float(affine(tilt=degrees)[0, 0])


def _sin(degrees: float) -> float:
    return float(affine(tilt=degrees)[1, 0])


def _to(x: float, y: float) -> Array:
    return np.array([[1, 0, x], [0, 1, y], [0, 0, 1.0]])


def _arm(card: Sheet) -> None:
    """The near arm, as thick as she is, and at its end the smallest scissors there are."""
    upper = card.piece(
        "452,640! 540,600 640,660 690,760 690,900 660,1040 610,1180 560,1250! 480,1270 410,1220 390,1120 410,980 420,820",
        HIS.base,
        angle=80,
        laps=80,
        lift=14,
    )
    marks: list[Array] = []
    for j, y in enumerate((760, 850, 940, 1030)):
        for k in range(9):
            x = 400 + 36 * k - 6 * j
            marks.append(
                curve(
                    "-16,-30! 14,0 -16,30! -4,0" if j % 2 else "-15,-26! 15,-26! 0,26!",
                    affine(x, y + 0.06 * (x - 540) ** 2 / 8, 1, 90 if j % 2 else 0),
                    step=2,
                )
            )
        marks.append(ribbon([(390 + 20 * k, y + 46 + 0.0075 * (20 * k - 150) ** 2) for k in range(17)], (7,)))
    card.pattern(upper, turned(marks), mix(INKED, HIS.base, 0.2), thin=0.1)
    lower = card.piece(
        "400,1150! 430,1090 520,1080 560,1110 586,1150 600,1180! 620,1210 612,1260 590,1280! 550,1300 480,1310 416,1270",
        HIS.base,
        angle=12,
        laps=70,
        lift=9,
    )
    with card.inside(lower):
        card.paint("390,1250! 500,1256 620,1240! 620,1340! 390,1340!", HIS.shade, angle=8)
    _scissors(card)


def _scissors(card: Sheet) -> None:
    card.paint("548,1150! 590,1136 622,1150 640,1186 630,1236 590,1276! 540,1260", HIS.base, lift=4, grain=0.2)
    for line in ("600,1196 640,1158 676,1130", "604,1178 644,1160 684,1150"):
        card.paint(ribbon(line, (10, 9, 3)), CHARCOAL, lift=3, wobble=0.3)
    card.paint("1,0 .7,.7 0,1 -.7,.7 -1,0 -.7,-.7 0,-1 .7,-.7", ASH, at=affine(642, 1159, 4), wobble=0.1)
    for line, width in (
        ("572,1160 612,1140 640,1158 628,1186", 36),
        ("576,1188 624,1172 650,1194 630,1216", 37),
        ("576,1220 618,1208 640,1228 618,1246", 34),
    ):
        card.paint(finger(line, width + 4), mix(HIS.shade, HIS.line, 0.45), angle=-20, wobble=0.4, grain=0.2)
        card.paint(finger(line, width), HIS.base, angle=-20, wobble=0.4, grain=0.2)


def _roses(card: Sheet) -> None:
    """Forty, in paper, on the steps; thirty-nine without colour."""
    card.paint("-40,1690! 470,1650! 520,1840! -40,1840!", BONE, angle=3, lift=8)
    paper = card.piece(
        "-60,1560! 60,1500 250,1470! 420,1560! 470,1690! 380,1840! -60,1840!",
        CHALK,
        angle=30,
        laps=60,
        lift=9,
        edge="torn",
        core="#fbf8f0",
        wobble=4,
    )
    del paper
    g = rng("roses")
    places = [(40 + 62 * i + 30 * (j % 2), 1560 + 50 * j) for j in range(6) for i in range(7)]
    for n, (x, y) in enumerate(places):
        if x > 330 + 0.45 * (y - 1560) or (x < 70 and y < 1590):
            continue
        ink = ROSE if n == 16 else mix(ASH, BONE, float(g.uniform(0, 0.8)))
        at = affine(x - 40 + float(g.normal(0, 6)), y - 20 + float(g.normal(0, 6)), 39, float(g.uniform(0, 360)))
        card.paint("1,0 .75,.7 .1,1 -.7,.75 -1,.1 -.75,-.7 0,-1 .7,-.75", ink, at=at, lift=5, wobble=1)
        card.paint(
            ribbon("-.6,.1 -.3,-.6 .4,-.5 .6,.1 .2,.5 -.3,.3 -.2,-.15 .2,-.1", (0.05, 0.13, 0.12, 0.06), at, 39),
            shift(ink, -0.12),
            wobble=0.3,
        )
    card.paint("250,1470! 420,1560! 470,1690! 410,1760! 330,1620 230,1540!", mix(CHALK, BONE, 0.5), angle=60, lift=6)
