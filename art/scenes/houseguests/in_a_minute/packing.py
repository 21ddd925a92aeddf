"""Her room: nine pots, a suitcase that overflows, arms dark to the elbow, a door that leads away."""

from __future__ import annotations

import numpy as np

from art.cutpaper.contour import Array, affine, ribbon, rng
from art.cutpaper.hands import turned
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.in_a_minute.inks import BLUE, CAST, CHALK, EARTH, GERANIUM, HERS, LINEN, ROSE, STRAW

LOAM = mix(EARTH, "#2c1f1e", 0.35)


def packing(card: Sheet) -> None:
    """Lay the wall with its shelf and door, her, then the suitcase that she is in to the elbows."""
    wall = card.piece("600,-40! 1240,-40! 1240,1420! 570,1430!", ROSE, angle=88, laps=120, grain=0.18)
    spots = [
        f"{x},{y} {x + 5},{y - 8} {x + 10},{y} {x + 5},{y + 8}"
        for y in range(30, 1400, 84)
        for x in range(630, 1240, 62)
    ]
    card.pattern(wall, spots, mix(ROSE, GERANIUM, 0.22), thin=0.2)
    card.paint("1010,560! 1240,540! 1240,1412! 1014,1420!", LINEN, angle=87, edge="torn", core=CHALK, wobble=3, lift=3)
    card.paint("1056,606! 1240,592! 1240,1500! 1058,1420!", "#fbf8f0", angle=88, grain=0.08)
    floor = card.piece("540,1410! 1240,1396! 1240,1840! 520,1840!", mix(LINEN, EARTH, 0.3), angle=2, laps=70)
    card.pattern(
        floor, turned([ribbon(f"500,{y} 1240,{y - 16}", (4, 4)) for y in (1500, 1610, 1740)]), mix(LINEN, EARTH, 0.5)
    )
    _pots(card)
    _packer(card)
    _suitcase(card)


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


def _packer(card: Sheet) -> None:
    """She kneels behind it, leans in with her whole weight, and is glad."""
    skin, hair = HERS.base, "#231a1b"
    card.paint(
        "800,1000 760,1180 700,1340! 1120,1340! 1080,1180 1060,1000!",
        shift(CHALK, -0.05),
        angle=84,
        edge="torn",
        core="#fffaf2",
        lift=5,
    )
    # the fall of hair behind her
    back = []
    g = rng("locks")
    for k in range(11):
        x, long = 812 + 21 * k, 250 + float(g.uniform(0, 90)) - 5 * abs(k - 5)
        line = " ".join(f"{x + (15 if j % 2 else -15)},{800 + long * j / 6:.0f}" for j in range(7))
        back.append(ribbon(line, (40, 44, 40, 30, 12)))
    card.paint(turned(back), hair, angle=84, lift=4)
    card.paint(
        "866,930! 990,930! 1000,1020 1090,1040 1120,1090! 1000,1170 840,1170 730,1100! 760,1046 850,1020",
        skin,
        angle=8,
        lift=5,
    )
    card.paint("880,930! 986,930! 984,990 930,1034 884,1000!", HERS.shade, angle=10)
    slip = card.piece(
        "778,1090! 800,1060! 826,1130 880,1190 930,1204 990,1184 1040,1130 1062,1052! 1086,1076! 1090,1200 1120,1360! 720,1360! 770,1220",
        CHALK,
        angle=80,
        laps=60,
        edge="torn",
        core="#fffaf2",
        wobble=4,
        lift=7,
    )
    with card.inside(slip):
        for line in ("840,1180 870,1260 840,1360", "960,1220 940,1290 960,1360", "1050,1160 1010,1250 1030,1360"):
            card.paint(ribbon(line, (4, 20, 6)), mix(LINEN, ROSE, 0.5), thin=0.12)
        card.paint(ribbon("786,1080 830,1150 930,1208 1030,1150 1076,1066", (16, 16, 16)), mix(ROSE, GERANIUM, 0.3))
    card.paint(
        turned([ribbon("802,1074 838,1020 868,1000", (12, 11)), ribbon("1068,1066 1030,1020 992,1000", (12, 11))]),
        CHALK,
        lift=2,
    )
    # both arms, each one contour from the shoulder, go down into the earth
    left = card.piece(
        "786,1034! 736,1060 700,1130 682,1220 690,1300 730,1380 790,1440! 860,1420! 800,1340 772,1280 784,1200 808,1120 822,1070!",
        shift(skin, -0.03),
        angle=84,
        lift=8,
    )
    right = card.piece(
        "1062,1030! 1112,1046 1150,1110 1178,1200 1172,1290 1130,1370 1070,1440! 1000,1424! 1056,1340 1086,1270 1070,1190 1046,1120 1034,1064!",
        skin,
        angle=96,
        lift=8,
    )
    for arm, low in (
        (left, "640,1270! 720,1256 800,1280! 900,1280! 900,1460! 640,1460!"),
        (right, "980,1270! 1080,1262 1200,1240! 1200,1460! 980,1460!"),
    ):
        with card.inside(arm):
            card.paint(low, LOAM, angle=80, edge="torn", wobble=6)
    Head(card, CAST["packer"], 926, 846, 136, tilt=16, turn=0.5).draw()
    front = []
    for k, (x, y, long) in enumerate(
        ((806, 800, 270), (836, 770, 190), (1046, 820, 230), (1072, 850, 300), (1020, 776, 130))
    ):
        line = " ".join(f"{x + (13 if (j + k) % 2 else -13) + j * 3},{y + long * j / 6:.0f}" for j in range(7))
        front.append(ribbon(line, (34, 40, 36, 28, 10)))
    card.paint(turned(front), shift(hair, 0.03), angle=84, lift=5)
    curls = [
        ribbon(f"{x},{y} {x + 12},{y - 12} {x + 26},{y - 4}", (2, 6, 2))
        for x, y in ((820, 880), (846, 830), (1050, 900), (1082, 960), (1090, 1040), (812, 960), (900, 740), (960, 736))
    ]
    card.paint(turned(curls), shift(hair, 0.16))


def _suitcase(card: Sheet) -> None:
    """The earth stands above its rim; her good spoons are set in it like bulbs."""
    soil = card.piece(
        "606,1480! 640,1430 700,1390 770,1404 830,1370 920,1396 1000,1366 1070,1398 1150,1376 1240,1420! 1240,1540! 600,1540!",
        EARTH,
        angle=14,
        laps=44,
        edge="torn",
        core=LOAM,
        wobble=7,
        lift=6,
    )
    clods: list[Array] = []
    g = rng("clods")
    for _ in range(34):
        x, y = float(g.uniform(620, 1220)), float(g.uniform(1410, 1530))
        clods.append(ribbon(f"{x},{y} {x + 14},{y - 8} {x + 28},{y}", (3, 13, 3)))
    card.pattern(soil, turned(clods), shift(EARTH, 0.09), thin=0.15)
    card.pattern(soil, turned([c + np.array((40.0, 17.0)) for c in clods[::2]]), LOAM, thin=0.15)
    for x, y, tilt in (
        (654, 1476, -12),
        (716, 1452, 3),
        (900, 1470, -4),
        (962, 1452, 6),
        (1146, 1466, -3),
        (1206, 1480, 10),
    ):
        at = affine(x, y, 1.35, tilt)
        card.paint(
            "-5,0! -4,-58 -15,-84 -13,-116 0,-128 13,-116 15,-84 4,-58 5,0!",
            mix(BLUE, CHALK, 0.35),
            at=at,
            lift=5,
            wobble=0.4,
        )
        card.paint("-9,-88 -8,-112 0,-120 6,-112 2,-92", mix(BLUE, EARTH, 0.4), at=at, wobble=0.2)
        card.paint("-14,2 -6,-12 8,-12 16,2 0,10", shift(EARTH, -0.05), at=at, edge="torn", wobble=2)
    ink = mix(BLUE, "#3f6478", 0.62)
    front = card.piece("590,1500! 1260,1488! 1270,1752! 604,1766!", ink, angle=2, laps=60, lift=12)
    with card.inside(front):
        card.paint(
            ["580,1496! 676,1494! 626,1590! 580,1590!", "580,1776! 580,1680! 640,1690! 690,1776!"], EARTH, angle=40
        )
        card.paint(ribbon("580,1514 1260,1502", (14, 14)), LOAM)
        card.paint([ribbon("760,1500 764,1766", (34, 34)), ribbon("1100,1494 1104,1760", (34, 34))], EARTH, angle=88)
    card.paint(ribbon("850,1600 862,1656 1000,1652 1010,1596", (20, 22, 20)), LOAM, lift=6)
    for x, y in ((744, 1580), (1084, 1574)):
        card.paint(f"{x},{y}! {x + 38},{y - 1}! {x + 38},{y + 44}! {x},{y + 45}!", STRAW, lift=4)
    card.paint("560,1640 600,1612 640,1650 634,1690 570,1694", EARTH, edge="torn", wobble=6, lift=3)
    card.paint("1130,1790 1170,1770 1206,1800 1150,1812", EARTH, edge="torn", wobble=6, lift=3)
