"""What she holds, and what was dug for it: a coat, two hands, a shoe box with holes, a hollow with a cushion."""

from __future__ import annotations

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.hands import hand
from art.cutpaper.sheet import Sheet, mix, shift
from art.cutpaper.skin import Skin
from art.scenes.houseguests.no_flowers_please.inks import (
    BONE,
    BROWN,
    CLAY,
    COAT,
    DARK,
    HAND,
    MOSS,
    OLIVE,
    RED,
    SHADE,
    flat,
    lap,
)

SKIN = Skin(HAND, "#966647", "#5c3b2b")


def grave(card: Sheet) -> None:
    """No larger than it has to be, and made soft: a red cushion."""
    lap(card, "1120,1330! 1180,1300 1240,1310! 1240,1560! 1170,1530 1126,1440", CLAY, 60, 50)
    at = affine(790, 1604, 1, -9)
    card.paint(
        "-236,-96 -190,-140 -60,-150 90,-146 214,-136 256,-80 258,60 218,134 80,150 -80,146 -212,134 -254,70",
        CLAY,
        at=at,
        angle=4,
        edge="raw",
        ragged=20,
    )
    card.paint(
        "-208,-88 -170,-118 -40,-124 100,-122 194,-110 228,-66 228,56 192,108 60,122 -80,120 -188,108 -224,56",
        mix(CLAY, BROWN, 0.6),
        at=at,
        angle=4,
        edge="raw",
        ragged=6,
    )
    cushion = card.piece(
        "-218,-118! -180,-98 -110,-108 0,-112 110,-108 182,-96 222,-116! 198,-76 206,-34 208,0 206,36 196,80 224,120! "
        "180,96 110,108 0,114 -110,108 -176,98 -220,120! -196,80 -204,36 -206,0 -202,-34 -190,-74",
        RED,
        at=at,
        angle=-9,
        laps=90,
        grain=0.3,
        edge="raw",
        ragged=4,
        lift=12,
    )
    with card.inside(cushion):
        card.paint("-240,130! -240,60! -190,74 -60,88 80,88 180,66 240,20! 240,140!", shift(RED, -0.05), at=at, angle=4)
        for fold in ("-16,-6 -50,-26", "16,-6 52,-28", "-16,8 -48,30", "16,8 50,28", "0,-14 2,-46", "0,14 -2,46"):
            card.paint(ribbon(fold, (9, 2), at), shift(RED, -0.08), wobble=0.5)
        for i in range(-3, 4):
            for j in (-1, 0, 1) if i % 2 == 0 else (-0.5, 0.5):
                dot = at @ (54.0 * i, 68.0 * j - 4, 1.0)
                if i or j:
                    card.paint(ROUND, mix(BONE, RED, 0.2), at=affine(float(dot[0]), float(dot[1]), 9), wobble=0.4)
        card.paint(ROUND, BONE, at=affine(790, 1604, 14), lift=3)


def coat(card: Sheet) -> None:
    """She kneels; of her there is a lap."""
    flat(card, "60,1040! 40,1240 100,1430 300,1500 520,1496 740,1430 880,1300 930,1100!", SHADE, 30, 24)
    body = card.piece(
        "120,1000! 96,1200 150,1360 300,1424 480,1430 660,1400 800,1310 850,1160 840,1000!",
        COAT,
        angle=84,
        laps=70,
        grain=0.3,
        edge="raw",
        ragged=14,
        lift=12,
    )
    with card.inside(body):
        for fold in ("470,1080 480,1250 470,1440", "250,1100 210,1250 220,1400", "700,1100 740,1220 700,1380"):
            card.paint(ribbon(fold, (6, 16, 5)), shift(COAT, -0.06), thin=0.2)


def box(card: Sheet) -> None:
    """Lay the box, who looks out of it, the lid, then her hands upon it."""
    at = affine(486, 1330, 1, -5)
    flat(card, "-236,-112! 250,-120! 262,128! -240,132!", SHADE, 10, 16, at=affine(474, 1352, 1, -5))
    flat(card, "-226,-118! 232,-118! 234,118! -226,118!", CLAY, 4, 4, 8, at=at)
    flat(card, "-210,-100! 214,-100! 214,100! -210,100!", RED, 4, 4, at=at)
    card.paint(
        "120,-128! 176,-140 216,-122! 262,-118 268,-84! 290,-44 270,-8! 292,36 266,70! 272,116 226,122! 186,142 120,126!",
        RED,
        at=at,
        angle=84,
        edge="raw",
        ragged=3,
        lift=5,
    )
    _tortoise(card)
    lid = affine(414, 1324, 1, -8)
    cover = card.piece(
        "-244,-134! 214,-134! 214,132! -244,132!",
        mix(CLAY, BONE, 0.55),
        at=lid,
        angle=-8,
        laps=40,
        edge="raw",
        ragged=5,
        lift=12,
    )
    with card.inside(cover):
        card.paint(
            [ribbon("-222,-112 192,-112 192,110 -222,110 -222,-112", (5, 5), lid)], mix(CLAY, BONE, 0.25), wobble=0.4
        )
    for i in range(5):
        for j in range(i == 0, 2):
            hole = lid @ (-110.0 + 50 * i + 14 * j, -24.0 + 52 * j, 1.0)
            card.paint(ROUND, DARK, at=affine(float(hole[0]), float(hole[1]), 12), edge="raw", ragged=2)
    for side, x, y, turn in ((-1, 214, 1270, 22), (1, 640, 1194, 138)):
        hand(card, "cover", x, y, 162, turn, SKIN, flip=side > 0, age=4, lift=8)
    for spec, fold in (
        (
            "90,1020! 60,1130 90,1230 170,1310! 230,1316 274,1270 286,1220! 260,1150 290,1080 330,1020!",
            "120,1120 180,1180 250,1200",
        ),
        (
            "820,1000! 850,1090 800,1170 690,1250! 640,1244 600,1200 590,1150! 620,1100 610,1040 600,1000!",
            "800,1080 720,1120 640,1140",
        ),
    ):
        sleeve = card.piece(spec, shift(COAT, 0.04), angle=70, laps=50, edge="raw", ragged=10, lift=10)
        with card.inside(sleeve):
            card.paint(ribbon(fold, (4, 14, 4)), shift(COAT, -0.05), thin=0.15)


def _tortoise(card: Sheet) -> None:
    """The departed; half out over the edge, its neck towards what was dug."""
    skin = mix(OLIVE, MOSS, 0.4)
    at = affine(70, 6, 1)
    leg = card.piece(
        "660,1372! 720,1380 772,1424 790,1470! 754,1486 722,1470 686,1434 654,1418!",
        skin,
        at=at,
        edge="raw",
        ragged=4,
        lift=8,
    )
    card.pattern(
        leg,
        [ribbon(f"{x},1380 {x + 16},1416 {x + 6},1460", (3, 4, 3), at) for x in (690, 712, 734, 756)],
        shift(skin, -0.1),
    )
    for x, y in ((786, 1458), (774, 1474), (756, 1480)):
        card.paint(ribbon(f"{x},{y} {x + 14},{y + 12}", (11, 4), at), BONE)
    neck = card.piece(
        "690,1286! 740,1280 780,1286 816,1270 858,1272 892,1298 906,1334 894,1364 862,1376 824,1364 786,1350 750,1352 690,1356!",
        skin,
        at=at,
        angle=10,
        edge="raw",
        ragged=4,
        lift=12,
    )
    with card.inside(neck):
        for x in (716, 744, 770, 794):
            card.paint(ribbon(f"{x},1270 {x + 10},1312 {x},1360", (4, 7, 4), at), shift(skin, -0.09))
        card.paint(ribbon("830,1288 858,1310 864,1346", (6, 14, 6), at), shift(skin, 0.06), thin=0.15)
        card.paint("882,1290! 920,1300! 920,1380! 876,1370! 892,1340", mix(skin, BONE, 0.35), at=at)
    for x, y in ((848, 1286), (850, 1358)):
        card.paint(ROUND, mix(skin, BONE, 0.5), at=affine(x + 70, y + 6, 15))
        card.paint(ROUND, DARK, at=affine(x + 73, y + 6, 10))
    for x, y in ((892, 1324), (892, 1338)):
        card.paint(ROUND, DARK, at=affine(x + 70, y + 6, 3))
    horn = mix(BROWN, OLIVE, 0.25)
    shell = card.piece(
        "540,1226! 640,1206 726,1222 784,1272 802,1330 786,1390 730,1440 640,1456! 540,1450!",
        horn,
        angle=80,
        laps=40,
        edge="raw",
        ragged=5,
        lift=12,
    )
    with card.inside(shell):
        for scute in (
            "600,1290! 650,1286! 676,1328! 652,1372! 600,1374!",
            "664,1276! 726,1284! 744,1326! 730,1370! 668,1378! 694,1328!",
            "600,1236! 700,1232! 742,1266! 650,1264! 600,1270!",
            "600,1394! 652,1392! 738,1388! 702,1426! 600,1434!",
        ):
            card.paint(scute, mix(CLAY, OLIVE, 0.45), angle=50, edge="raw", ragged=4)
        for x, y in ((756, 1270), (776, 1310), (778, 1352), (758, 1396)):
            card.paint(ribbon(f"{x},{y} {x + 40},{y + (y - 1330) * 0.3:.0f}", (6, 8)), DARK)
