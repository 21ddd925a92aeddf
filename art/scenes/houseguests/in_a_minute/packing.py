"""Her room: nine pots, one suitcase, arms dark to the elbow, a door that leads away."""

from __future__ import annotations

from art.cutpaper.contour import Array, affine, ribbon, rng
from art.cutpaper.hands import hand
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.in_a_minute.inks import BLUE, CAST, CHALK, EARTH, GERANIUM, HERS, LINEN, ROSE, STRAW

LOAM = mix(EARTH, "#2c1f1e", 0.25)


def packing(card: Sheet) -> None:
    """Lay the wall with its shelf and door, the suitcase, then her."""
    card.paint("600,-40! 1240,-40! 1240,1320! 570,1330!", ROSE, angle=88, laps=120, grain=0.18)
    card.paint("570,1310! 1240,1296! 1240,1330! 570,1346!", mix(ROSE, EARTH, 0.22), angle=1)
    card.paint("1040,560! 1240,540! 1240,1312! 1044,1320!", LINEN, angle=87, edge="torn", core=CHALK, wobble=3, lift=3)
    card.paint("1082,604! 1240,590! 1240,1420! 1084,1330!", CHALK, angle=88, grain=0.1)
    card.paint(ribbon("1084,1318 1240,1404", (6, 8)), mix(LINEN, EARTH, 0.3))
    _pots(card)
    _suitcase(card)
    _packer(card)


def _pots(card: Sheet) -> None:
    card.paint("640,404! 1240,392! 1240,424! 636,436!", mix(EARTH, LINEN, 0.5), angle=1, lift=8)
    for k in range(9):
        x, y = 676 + 64 * k, 404 - 1.2 * k
        tilt = (0, 0, 4, 0, 0, 0, 0, -3, 0)[k]
        at = affine(x, y, 1, tilt)
        clay = mix(GERANIUM, ROSE, 0.62) if k % 3 else mix(GERANIUM, LINEN, 0.55)
        card.paint("-25,-58! 25,-58! 18,0! -18,0!", clay, at=at, angle=86, lift=4)
        card.paint("-28,-70! 28,-70! 27,-50! -27,-50!", shift(clay, 0.03), at=at, lift=2)
        card.paint("-24,-70 0,-78 24,-70 0,-63", LOAM if k == 4 else shift(clay, -0.2), at=at, wobble=0.4)
    stem = mix(EARTH, "#6f8a4a", 0.6)
    card.paint([ribbon("932,330 930,270 944,210", (6, 5, 4)), ribbon("932,330 916,280 896,262", (5, 4, 4))], stem)
    for x, y, r in ((896, 270, 26), (962, 290, 30), (920, 238, 24), (906, 316, 24)):
        card.paint("1,0 .6,.7 0,.8 -.7,.6 -1,0 -.5,-.8 0,-.5 .5,-.8", stem, at=affine(x, y, r, x), lift=2)
    g = rng("geranium")
    for _ in range(13):
        dx, dy = g.normal(0, 20, 2)
        card.paint(
            "0,-1 .4,-.3! 1,-.2 .4,.3 .5,1! 0,.5 -.5,1! -.4,.3 -1,-.2 -.4,-.3!",
            GERANIUM,
            at=affine(946 + dx, 186 + dy * 0.8, 15, dx * 9),
            lift=2,
        )


def _suitcase(card: Sheet) -> None:
    lid = card.piece("790,1150! 1150,1126! 1166,1390! 780,1400!", mix(BLUE, EARTH, 0.25), angle=3, lift=8)
    with card.inside(lid):
        card.paint("812,1172! 1130,1152! 1144,1400! 804,1400!", STRAW, angle=86)
        card.paint([ribbon(f"{x},1150 {x + 4},1400", (7, 7)) for x in range(830, 1150, 44)], ROSE, thin=0.15)
    card.paint("730,1400! 770,1366 1150,1356 1226,1390! 1226,1450! 730,1460!", LOAM, angle=2, lift=2)
    soil = card.piece(
        "742,1420! 790,1360 870,1336 960,1352 1050,1330 1140,1352 1214,1410! 1180,1450 770,1456",
        EARTH,
        angle=20,
        edge="torn",
        wobble=7,
    )
    clods: list[Array] = []
    g = rng("clods")
    for _ in range(26):
        x, y = float(g.uniform(760, 1200)), float(g.uniform(1366, 1440))
        clods.append(ribbon(f"{x},{y} {x + 12},{y - 6} {x + 24},{y}", (3, 10, 3)))
    card.pattern(soil, clods, shift(EARTH, 0.09), thin=0.2)
    for x, y, tilt in ((812, 1400, -10), (858, 1382, 4), (1096, 1384, -3), (1140, 1396, 9), (1184, 1412, 14)):
        at = affine(x, y, 1, tilt)
        card.paint(
            "-5,0! -4,-66 -12,-88 -9,-112 0,-118 9,-112 12,-88 4,-66 5,0!",
            mix(BLUE, CHALK, 0.45),
            at=at,
            lift=3,
            wobble=0.4,
        )
        card.paint(ribbon("-2,-60 -3,-100", (3, 5), at), mix(BLUE, EARTH, 0.4), wobble=0.2)
    front = card.piece("724,1430! 1230,1418! 1240,1600! 736,1614!", mix(BLUE, EARTH, 0.12), angle=2, laps=50, lift=9)
    with card.inside(front):
        card.paint(
            ["724,1430! 790,1428! 760,1500! 724,1500!", "724,1620! 724,1540! 764,1556! 800,1620!"], EARTH, angle=40
        )
        card.paint(ribbon("724,1452 1240,1440", (9, 9)), EARTH)
        card.paint([ribbon("850,1430 852,1612", (26, 26)), ribbon("1120,1424 1122,1606", (26, 26))], EARTH, angle=88)
    card.paint(ribbon("940,1500 950,1540 1030,1538 1040,1496", (13, 14, 13)), EARTH, lift=4)
    card.paint(
        ["842,1494! 866,1494! 866,1524! 842,1524!", "1112,1488! 1136,1488! 1136,1518! 1112,1518!"], STRAW, lift=2
    )


def _packer(card: Sheet) -> None:
    """Bent to the ground with straight legs; glad."""
    far = shift(HERS.base, -0.05)
    card.paint(ribbon("730,1100 760,1340 736,1600", (92, 70, 40)), far, angle=86, lift=4)
    card.paint(ribbon("690,1100 672,1360 664,1620", (100, 78, 42)), HERS.base, angle=86, lift=4)
    for x, y in ((736, 1610), (664, 1634)):
        foot = card.piece(
            f"{x - 26},{y - 30}! {x + 22},{y - 30}! {x + 70},{y + 10} {x + 96},{y + 30} {x + 90},{y + 42}! {x - 30},{y + 44}! {x - 36},{y + 6}",
            HERS.base if x < 700 else far,
            angle=6,
            lift=4,
        )
        card.pattern(
            foot,
            [ribbon(f"{x + 64 + 12 * k},{y + 22} {x + 60 + 12 * k},{y + 40}", (3, 4)) for k in range(3)],
            HERS.shade,
        )
    # the far arm is deep in it
    card.paint(ribbon("960,860 1040,1060 1062,1250", (84, 68, 52)), far, angle=80, lift=4)
    card.paint(ribbon("1050,1140 1066,1270 1068,1370", (60, 56, 60)), LOAM, angle=80, edge="torn", wobble=3)
    slip = card.piece(
        "626,1160! 610,1040 650,920 740,830 860,790 960,800! 1000,850 980,930 900,960 830,1010! 800,1100 806,1250 826,1330! 720,1350 612,1334! 606,1240",
        CHALK,
        angle=60,
        laps=60,
        edge="torn",
        core="#fffaf2",
        wobble=4,
        lift=9,
    )
    with card.inside(slip):
        for line in (
            "820,1000 760,1060 700,1080",
            "700,1100 690,1240 650,1330",
            "780,1080 770,1220 790,1340",
            "650,1000 640,1160 620,1320",
        ):
            card.paint(ribbon(line, (4, 17, 5)), mix(LINEN, ROSE, 0.4), thin=0.12)
        card.paint(ribbon("606,1316 716,1332 830,1312", (16, 16, 16)), ROSE)
    card.paint("900,786! 980,776 1040,830 1030,920! 970,960 900,930 860,860", HERS.base, angle=40, lift=3)
    card.paint([ribbon("900,790 930,860 900,950", (10, 9)), ribbon("960,786 990,830 980,880", (9, 8))], CHALK, lift=2)
    # hair falls over her: behind the face first
    hair = "#231a1b"
    locks: list[Array] = []
    g = rng("locks")
    for k in range(15):
        x = 930 + 14 * k
        y = 880 + 4 * k
        long = 150 + float(g.uniform(0, 130))
        line = " ".join(f"{x + (14 if j % 2 else -14) + j * 1.5:.0f},{y + long * j / 6:.0f}" for j in range(7))
        locks.append(ribbon(line, (30, 36, 32, 22, 10)))
    card.paint(locks[:6], shift(hair, 0.04), angle=80, lift=3)
    head = Head(card, CAST["packer"], 1010, 946, 104, tilt=62, view="side", turn=1.0)
    head.draw()
    card.paint(locks[11:], hair, angle=80, lift=3)
    card.paint(
        "930,830 1000,790 1090,800 1150,850 1170,910! 1110,900 1040,880 980,890 930,900",
        hair,
        angle=20,
        edge="torn",
        wobble=7,
        lift=4,
    )
    # the near arm
    card.paint(ribbon("900,870 930,1080 920,1240", (98, 76, 56)), HERS.base, angle=84, lift=8)
    card.paint(ribbon("930,1110 922,1250 916,1330", (72, 62, 56)), LOAM, angle=84, edge="torn", wobble=3, lift=2)
    hand(card, "cover", 918, 1316, 120, 74, HERS, flip=True, glove=LOAM, lift=5)
    card.paint(ribbon("880,1390 940,1376 1010,1386", (4, 26, 8)), EARTH, edge="torn", wobble=5)
    card.paint("1048,1350 1070,1330 1100,1352 1110,1384 1040,1386", EARTH, edge="torn", wobble=5)
