"""She who has the lake in her apron, and is at ease with it."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.cutpaper.contour import ROUND, affine, curve, ribbon
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Ink, Sheet, mix, shift
from art.scenes.houseguests.thats_one_way.inks import (
    CAST,
    CHALK,
    CORAL,
    HERS,
    LILAC,
    PISTACHIO,
    PLUM,
    ROSE,
    SKY,
    STRAW,
)

_BODY: Final = (
    "610,640! 540,668 460,700 404,770 372,880 350,1010 360,1180 372,1400 352,1600 320,1840! 1260,1840! 1260,800! 1200,740 "
    "1110,694 1000,664 900,636!"
)
_MOUTH: Final = "322,1120! 380,1070 440,1034! 580,1050 750,1056 940,1048 1050,1022! 1096,1060 1130,1104! 1070,1226 960,1320 760,1350 560,1320 410,1246"
_POUCH: Final = (
    "386,1104! 396,1156 432,1220 500,1262! 570,1300 680,1300 770,1318! 860,1322 940,1286 1000,1270! 1046,1230 1030,1156 1036,1104! 1130,1080! "
    "1196,1220 1206,1400 1170,1540 1080,1690 960,1782 800,1806 640,1782 520,1724 400,1640 318,1510! 268,1440 240,1340 254,1220 290,1080!"
)
_HEM: Final = "384,1106 396,1156 434,1222 500,1266 570,1302 680,1304 770,1320 860,1322 940,1290 1000,1272 1044,1232 1030,1156 1038,1106"
_FOLDS: Final = (
    "500,1262! 520,1340 566,1420 640,1480! 572,1440 520,1370!",
    "940,1286! 920,1360 880,1430 812,1490! 900,1450 944,1380!",
    "322,1120! 330,1250 372,1390 450,1510 560,1600! 430,1560 330,1450 296,1300!",
    "1136,1120! 1156,1260 1120,1400 1050,1500 980,1580! 1090,1510 1150,1420 1200,1290!",
    "270,1450! 340,1560 450,1652 620,1748 800,1758 960,1714 1080,1632 1180,1500! 1240,1480 1100,1820! 600,1840! 240,1600!",
)
"""Where the cloth turns from the light."""
_PANELS: Final = (
    "160,1000! 560,1000! 574,1300 566,1500 590,1760! 160,1760!",
    "560,1000! 930,1000! 936,1300 930,1500 890,1760! 590,1760! 566,1500 574,1300",
    "930,1000! 1240,1000! 1240,1760! 890,1760! 930,1500 936,1300",
)
"""Three lengths of cloth, sewn together by somebody who did not mind that their stripes miss each other."""
_STRIPES: Final[tuple[Ink, ...]] = (
    ROSE,
    PLUM,
    STRAW,
    PISTACHIO,
    CHALK,
    CORAL,
    LILAC,
    STRAW,
    PLUM,
    ROSE,
    SKY,
    CHALK,
    PISTACHIO,
    CORAL,
)


def body(card: Sheet) -> None:
    """One dark cut down to the lower edge, crossed over the chest."""
    card.paint(_BODY, PLUM, angle=84, laps=90, edge="torn", core=LILAC, wobble=5, lift=14)
    card.paint(
        "596,590! 590,690 640,790 728,880! 850,800 916,700 912,590!",
        CORAL,
        angle=60,
        edge="torn",
        core=ROSE,
        wobble=3,
        lift=4,
    )
    card.paint("640,560! 640,680 690,750 745,790! 820,740 870,680 880,560!", HERS.shade, angle=70, wobble=1)
    card.paint(
        "560,648! 610,630! 640,740 720,860 830,1000! 800,1080! 690,1000 600,860 550,720",
        shift(PLUM, 0.05),
        angle=50,
        edge="torn",
        core=LILAC,
        wobble=4,
        lift=6,
    )
    card.paint(
        "950,640! 902,626! 872,720 810,830 690,980 640,1080! 760,1080! 860,960 930,820 962,720",
        shift(PLUM, 0.03),
        angle=130,
        edge="torn",
        core=LILAC,
        wobble=4,
        lift=8,
    )
    sash = "372,1000 560,1036 750,1044 950,1032 1130,992"
    card.paint(ribbon(sash, (58, 62, 64, 62, 58)), CORAL, angle=4, edge="torn", core=ROSE, wobble=3, lift=6)


def face(card: Sheet) -> None:
    """Chin up; what she has done she would do again."""
    head = Head(card, CAST["woman"], 742, 396, 252, tilt=9, turn=0.0)
    head.draw()
    line = curve("640,700 668,776 738,822 808,784 872,700", closed=False)
    card.paint(ribbon("640,700 668,776 738,822 808,784 872,700", (6, 6)), PLUM, wobble=0.4)
    for i, (x, y) in enumerate(line[4:-2:15]):
        card.paint(ROUND, STRAW if i % 4 == 2 else mix(CORAL, PLUM, 0.12), at=affine(float(x), float(y), 20), lift=4)


def lake(card: Sheet) -> None:
    """All of it, with the mountains upside down in it and a moon that is not in the sky."""
    inner = card.piece(_MOUTH, mix(LILAC, PLUM, 0.4), angle=4, edge="torn", wobble=3, lift=8)
    with card.inside(inner):
        for y, wide, ink in ((1060, 22, ROSE), (1082, 10, CORAL), (1102, 22, STRAW)):
            line = f"330,{y - 36} 560,{y} 750,{y + 8} 950,{y} 1180,{y - 46}"
            card.paint(ribbon(line, (wide, wide)), mix(ink, PLUM, 0.24), edge="torn", wobble=1.6)
        water = card.piece(
            "346,1166! 450,1116 580,1090 750,1080 930,1088 1060,1112 1156,1146! 1180,1340! 320,1340!",
            SKY,
            angle=2,
            laps=50,
            edge="torn",
            core=CHALK,
            wobble=3,
        )
        with card.inside(water):
            card.paint(
                "350,1060! 1170,1060! 1110,1120 1060,1176 1020,1240! 976,1190 930,1140 890,1152! 850,1120 760,1112 640,1130 "
                "590,1150! 560,1200 520,1262! 460,1200 420,1160 380,1120!",
                mix(SKY, LILAC, 0.75),
                angle=50,
                edge="torn",
                wobble=3,
            )
            for snow in (
                "520,1258! 556,1204 574,1172! 546,1190 530,1168! 512,1196 496,1172! 478,1192 462,1196!",
                "1020,1236! 1056,1180 1078,1152! 1050,1170 1032,1150! 1012,1178 996,1156! 980,1180 966,1178!",
            ):
                card.paint(snow, CHALK, angle=40, edge="torn", wobble=2)
            card.paint(ROUND, STRAW, at=affine(770, 1222, 1) @ np.diag([54.0, 34.0, 1.0]), edge="torn", wobble=2)
            ripples = ("640,1180 700,1174 780,1180", "690,1276 760,1284 850,1276", "840,1206 890,1202 930,1208")
            for line in ripples:
                card.paint(ribbon(line, (2, 7, 2)), CHALK, edge="torn", wobble=1)
    pouch = card.piece(_POUCH, ROSE, angle=4, edge="torn", core=CHALK, wobble=4, lift=14)
    with card.inside(pouch):
        for k, panel in enumerate(_PANELS):
            _striped(card, panel, k)
        for fold in _FOLDS:
            card.paint(fold, mix(LILAC, PLUM, 0.36), angle=40, edge="torn", wobble=3)
    card.paint(ribbon(_HEM, (22, 26, 22, 26, 22, 26, 22, 26, 22)), CHALK, edge="torn", wobble=2, lift=5)


def _striped(card: Sheet, panel: str, k: int) -> None:
    """Stripes that hang in the weight of the water."""
    cloth = card.piece(panel, CHALK, wobble=0.5)
    with card.inside(cloth):
        y, n = 1120.0 - 22 * k, 5 * k
        while y < 1800:
            ink = _STRIPES[n % len(_STRIPES)]
            wide = 13.0 if ink in (PLUM, CORAL) else 36.0
            sag = 1.0 + (y - 1100) / 1500
            line = " ".join(
                f"{x},{y - 60 + 170 * sag * (1 - ((x - 750) / 450) ** 2) + wide / 2:.0f}" for x in range(150, 1300, 90)
            )
            card.paint(ribbon(line, (wide + 3, wide + 3)), ink, angle=6, edge="torn", wobble=1.6)
            y, n = y + wide, n + 1


def plait(card: Sheet, since: int = 0) -> None:
    """Over the shoulder and down into the water, which does not trouble her; ``since`` which twist."""
    line = curve("640,520 560,640 500,730 490,800 500,880 528,1000 548,1110 560,1196", closed=False)
    hair = CAST["woman"].ink
    for k in range(since, 20):
        x, y = (float(v) for v in line[k * (len(line) - 1) // 20])
        for side in (-1, 1):
            at = affine(x, y + 16 * (side > 0), 53 - k, 8 * side, flip=side < 0)
            strand = "-.3,-.5! .3,-.95 .9,-.7 .98,-.1 .6,.5 -.15,1.05! -.42,.4"
            card.paint(strand, shift(hair, -0.09 if side > 0 else -0.01), at=at, angle=50 * side, lift=3)
    x, y = (float(v) for v in line[-6])
    ring = f"{x - 60},{y} {x - 20},{y + 16} {x + 30},{y + 15} {x + 66},{y - 2}"
    card.paint(ribbon(ring, (3, 10, 10, 3)), CHALK, edge="torn", wobble=1)


def arms(card: Sheet) -> None:
    """From the shoulder out and forward to where the cloth has its corners."""
    for sleeve in (
        "520,690! 440,704 372,764 320,880 266,990 238,1056! 290,1080 372,1090! 420,1050 470,960 510,840",
        "1060,684! 1150,716 1210,790 1260,880! 1260,1060! 1150,1080 1050,1090! 1090,980 1056,860",
    ):
        card.paint(sleeve, shift(PLUM, 0.025), angle=70, laps=60, edge="torn", core=LILAC, wobble=5, lift=10)


def hands(card: Sheet) -> None:
    """One at each corner, shut round the hem: there is weight in it."""
    for x, tilt, flip in ((308, 8, False), (1112, -8, True)):
        at = affine(x, 1132, 1.22, tilt, flip)
        card.paint(
            "-46,-90! -52,-50 -70,-16 -75,10 -71,36 -58,47 -44,44 -37,36! -34,52 -22,64 -8,62 -2,48! 0,60 12,69 26,65 31,50! "
            "36,58 48,60 58,52 63,36! 68,14 64,-10 58,-30 46,-90!",
            HERS.base,
            at=at,
            angle=80,
            wobble=0.5,
            lift=10,
        )
        gaps = ("-37,38 -39,14 -35,-8", "-2,50 -3,22 -2,-6", "31,52 30,26 29,0")
        card.paint([ribbon(gap, (6, 6, 2), at) for gap in gaps], HERS.shade, wobble=0.4)
        knuckles = ("-64,0 -54,-8 -44,-2", "-28,-8 -18,-16 -8,-10", "6,-8 16,-16 26,-8", "40,0 50,-6 58,2")
        card.paint([ribbon(bone, (2, 5, 2), at) for bone in knuckles], HERS.shade, wobble=0.4)
        card.paint(
            "36,-56! 60,-52 84,-34 104,-8 116,14! 118,26 108,34 96,30! 78,10 62,0 46,2!",
            HERS.base,
            at=at,
            angle=40,
            wobble=0.5,
            lift=5,
        )
        card.paint(ribbon("98,2 106,12 110,26", (3, 8, 3), at), mix(HERS.base, ROSE, 0.5), wobble=0.4)
        cuff = "-66,-104! 0,-92 62,-104! 68,-62! 0,-48 -68,-60!"
        card.paint(cuff, CORAL, at=at, angle=4, edge="torn", core=ROSE, wobble=2.5, lift=6)
