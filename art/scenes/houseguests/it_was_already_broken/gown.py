"""Her gown, of a blue between the dish and its rim, from the shoulders out over the rim, and the collar that is round like a plate."""

from __future__ import annotations

import math
from typing import Final

import numpy as np

from art.cutpaper.contour import ROUND, Array, affine, curve, ribbon
from art.cutpaper.hands import turned
from art.cutpaper.prints import PRINTS
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.it_was_already_broken.inks import CHALK, COBALT, GOWN, NIGHT, SHADE, SKIN

RIM: Final = mix(COBALT, GOWN, 0.1)


def _tulips() -> list[Array]:
    """Give rows of tulips that fan out from her waist and grow smaller the further down they are."""
    tulip = PRINTS["tulip"]
    found: list[Array] = []
    for row, (far, size) in enumerate(((456, 66), (606, 60), (742, 54), (866, 48))):
        step = 150 / far
        for k in range(-6, 7):
            a = (k + 0.5 * (row % 2)) * step
            if abs(a) > 1.2:
                continue
            at = affine(545 + far * math.sin(a), 960 + far * math.cos(a), size, -math.degrees(a))
            found += [curve(outline, at, step=2) for outline in (*tulip.first, *tulip.second)]
    return found


def _arm(card: Sheet, at: Array) -> None:
    """Lay a bare arm that bends in behind her, and over it a puffed sleeve, gathered in a white band."""
    arm = card.piece(
        "70,1190! 56,1250 40,1312 34,1362 48,1404 84,1426 130,1430 240,1420 380,1400! 380,1290! 300,1300 236,1308! 222,1290 "
        "232,1240 236,1160!",
        SKIN,
        at=at,
        angle=70,
        laps=44,
        lift=12,
    )
    with card.inside(arm):
        # the forearm lies deeper: it goes in behind her
        card.paint(
            "236,1300! 190,1316 150,1352 120,1400 96,1440! 400,1470! 400,1280!", mix(SKIN, SHADE, 0.5), at=at, angle=4
        )
        card.paint("300,1290! 296,1340 306,1440! 400,1440! 400,1280!", SHADE, at=at, angle=86)
        card.paint("20,1360! 48,1376 84,1392 120,1400! 100,1450! 20,1450!", mix(SKIN, SHADE, 0.5), at=at)
        card.paint(ribbon("238,1306 206,1316 176,1340", (9, 7, 3), at), shift(SHADE, -0.06), thin=0.1)
        card.paint(ribbon("66,1372 88,1362 104,1372", (2, 6, 2), at), SHADE)
    puff = card.piece(
        "340,846! 240,864 124,916 44,1000 12,1084 24,1158 68,1204! 146,1186 226,1164! 300,1130 330,1000!",
        shift(GOWN, 0.03),
        at=at,
        angle=70,
        laps=50,
        edge="torn",
        core=RIM,
        wobble=3,
        lift=14,
    )
    with card.inside(puff):
        for gather in (
            "92,1200 68,1140 64,1070",
            "124,1192 112,1120 120,1050",
            "158,1184 160,1110 180,1040",
            "194,1176 208,1110 236,1056",
            "262,880 196,920 150,980",
            "290,900 236,950 206,1010",
        ):
            card.paint(ribbon(gather, (13, 9, 2), at), shift(GOWN, -0.09), thin=0.1)
    band = card.piece("58,1190! 140,1174 230,1148! 240,1190! 152,1216 66,1234!", CHALK, at=at, angle=-12, lift=7)
    with card.inside(band):
        for x, y in ((92, 1208), (148, 1196), (204, 1179)):
            p = at @ (x, y, 1.0)
            card.paint(ROUND, COBALT, at=affine(float(p[0]), float(p[1]), 10))


def gown(card: Sheet) -> None:
    """Lay two puffed sleeves with arms whose elbows stand out and that go in behind the waist, the skirt with its folds, and the trunk over both."""
    _arm(card, np.array(((1.0, 0.0, 0.0), (0.0, 1.0, 0.0))))
    _arm(card, np.array(((-1.0, 0.0, 1030.0), (0.0, 1.0, -8.0))))
    skirt = card.piece(
        "350,1320! 540,1360 730,1320! 800,1400 900,1452 1010,1506 1096,1596 1146,1720 1160,1860! -60,1860! -60,1590! 40,1500 "
        "180,1448 280,1400",
        GOWN,
        angle=84,
        laps=70,
        edge="torn",
        core=RIM,
        wobble=4,
        lift=16,
    )
    card.pattern(skirt, turned(_tulips()), mix(COBALT, NIGHT, 0.5), thin=0.03, angle=80)
    with card.inside(skirt):
        for fold in (
            "420,1330 330,1520 270,1860",
            "560,1330 560,1560 590,1860",
            "700,1320 820,1520 880,1860",
        ):
            card.paint(ribbon(fold, (3, 14, 26)), shift(GOWN, -0.09), thin=0.08)
    card.paint(
        "500,860! 640,850 740,872 800,930! 802,1040 768,1180 738,1310! 650,1352 540,1362 430,1350 344,1310! 312,1180 258,1040 "
        "240,930! 300,880 380,860",
        GOWN,
        angle=76,
        laps=60,
        edge="torn",
        core=RIM,
        wobble=3,
        lift=14,
    )
    for y in (1274, 1334):
        card.paint("1,0 0,1 -1,0 0,-1", COBALT, at=affine(536, y, 12), lift=4)


def collar(card: Sheet) -> None:
    """Lay a wide white round with a scalloped edge under her chin, and dots in the scallops."""
    at = affine(-74, -72, 1.13)
    card.paint(
        "230,850! 216,910 246,960! 250,1020 304,1056! 330,1112 392,1122! 436,1166 500,1150! 560,1176 612,1136! 676,1132 704,1082! "
        "764,1060 776,1000! 822,960 810,900! 826,850 790,800! 700,720 320,720 240,790!",
        CHALK,
        at=at,
        angle=10,
        laps=40,
        lift=12,
    )
    for x, y in (
        (280, 1000), (350, 1080), (448, 1122), (556, 1124), (654, 1090), (734, 1024), (780, 934),
    ):  # fmt: skip
        p = at @ (x, y, 1.0)
        card.paint(ROUND, COBALT, at=affine(float(p[0]), float(p[1]), 13))
    card.paint(ribbon("262,1118! 292,1090! 284,1064! 318,1036! 314,1012!", (7, 6, 5, 4, 2)), NIGHT, wobble=0.5)


def neck(card: Sheet) -> None:
    """Lay the dark of the collar's opening, and the neck that comes out of it."""
    card.paint(
        "372,980! 344,1040 346,1104 396,1164 486,1188 576,1164 632,1110 636,1050 606,980!",
        mix(CHALK, SHADE, 0.45),
        angle=8,
    )
    throat = card.piece("376,960! 370,1076 400,1128 484,1156 566,1130 606,1072 604,960!", SHADE, angle=86, laps=40)
    with card.inside(throat):
        card.paint("360,960! 364,1086 420,1152! 400,1096 396,960!", mix(SKIN, SHADE, 0.4), angle=86)
        for fold in ("392,1100 470,1124 566,1102", "420,1128 484,1142 546,1128"):
            card.paint(ribbon(fold, (3, 8, 3)), shift(SHADE, -0.08))
