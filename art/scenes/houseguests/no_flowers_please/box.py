"""What she holds, and what was dug for it: a coat, two gloves, a shoe box with holes, a small grave."""

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
    MOSS,
    OLIVE,
    SHADE,
    WHITE,
    flat,
    lap,
)

GLOVE = Skin(BROWN, "#50332a", "#1d1413")


def grave(card: Sheet) -> None:
    """No larger than it has to be."""
    lap(card, "1060,1240! 1140,1200 1240,1220! 1240,1680! 1140,1620 1080,1500 1030,1380", CLAY, 60, 60)
    lap(card, "1120,1300 1200,1280 1240,1300! 1240,1560! 1160,1500", mix(CLAY, BROWN, 0.5), 60, 50, 0.2)
    at = affine(790, 1600, 1, -9)
    flat(card, "-250,-140! 256,-146! 262,144! -256,150!", mix(CLAY, BROWN, 0.2), 4, 22, at=at)
    flat(card, "-226,-118! 232,-122! 236,122! -230,126!", BROWN, 80, 8, at=at)
    flat(card, "-226,-62! 236,-68! 236,122! -230,126!", DARK, 4, 10, at=at)
    for x, y, r in ((-186, -84, 13), (-96, -94, 8), (24, -86, 15), (110, -100, 8), (190, -80, 11)):
        card.paint(ROUND, mix(CLAY, BROWN, 0.35), at=affine(790 + x, 1600 + y - x * 0.158, r), edge="raw", ragged=3)


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
    flat(card, "-236,-112! 250,-120! 262,128! -240,132!", shift(COAT, -0.07), 10, 16, at=affine(474, 1352, 1, -5))
    flat(card, "-226,-118! 232,-118! 234,118! -226,118!", CLAY, 4, 4, 8, at=at)
    flat(card, "-210,-100! 214,-100! 214,100! -210,100!", DARK, 4, 4, at=at)
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
        for j in range(2):
            hole = lid @ (-110.0 + 50 * i + 14 * j, -24.0 + 52 * j, 1.0)
            card.paint(ROUND, DARK, at=affine(float(hole[0]), float(hole[1]), 12), edge="raw", ragged=2)
    for side, x, y, turn in ((-1, 232, 1268, 24), (1, 626, 1196, 136)):
        hand(card, "cover", x, y, 150, turn, GLOVE, flip=side > 0, age=40, glove=WHITE, lift=8)
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
