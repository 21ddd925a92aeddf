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
    """Her back against his wall, she leans in with her whole weight, and is glad."""
    skin, hair = HERS.base, "#231a1b"
    # the far arm, first
    far = card.piece(
        "850,1000! 950,1010 1040,1150 1120,1290 1180,1450! 1080,1480! 1010,1340 930,1220 850,1140!",
        HERS.shade,
        angle=60,
        lift=4,
    )
    with card.inside(far):
        card.paint("960,1330! 1060,1260 1200,1230! 1220,1500! 960,1500!", shift(LOAM, -0.03), edge="torn", wobble=6)
    # neck, shoulders, slip
    card.paint(
        "740,820! 800,860! 822,940 890,1000 980,1090! 900,1180 660,1180! 620,1080 650,980 720,930!",
        skin,
        angle=70,
        lift=5,
    )
    card.paint("740,850! 800,870! 822,940 872,992! 790,960!", HERS.shade, angle=60)
    slip = card.piece(
        "640,1130! 700,1180 780,1170 860,1110 930,1030! 1000,1130 1010,1230 950,1330 960,1500! 610,1500! 624,1300!",
        CHALK,
        angle=80,
        laps=60,
        edge="torn",
        core="#fffaf2",
        wobble=4,
        lift=7,
    )
    with card.inside(slip):
        for line in ("930,1330 840,1350 760,1330", "900,1270 850,1390 860,1500", "700,1240 720,1380 700,1500"):
            card.paint(ribbon(line, (4, 22, 6)), mix(LINEN, ROSE, 0.5), thin=0.12)
        card.paint(ribbon("640,1140 700,1192 784,1182 866,1120 940,1036", (16, 16)), mix(ROSE, GERANIUM, 0.3))
    card.paint(turned([ribbon("900,1060 860,990 800,950", (14, 13))]), CHALK, lift=2)
    # the fall of hair down her back
    back = []
    g = rng("locks")
    for k in range(8):
        x, long = 640 + 20 * k, 470 + float(g.uniform(0, 120)) - 30 * abs(k - 3)
        line = " ".join(
            f"{x + (16 if (j + k) % 2 else -16) + 10 * max(0, 3 - j):.0f},{610 + long * j / 8:.0f}" for j in range(9)
        )
        back.append(ribbon(line, (50, 54, 50, 44, 34, 14)))
    card.paint(turned(back), hair, angle=84, lift=5)
    # the near arm, one contour from the shoulder down into the earth
    near = card.piece(
        "690,1040! 720,980 790,970 844,1020 890,1130 930,1250 1000,1370 1060,1480! 930,1510! 860,1400 780,1290 716,1150!",
        shift(skin, 0.02),
        angle=62,
        lift=9,
    )
    with card.inside(near):
        card.paint(
            "760,1350! 850,1270 950,1230! 1100,1300! 1100,1520! 800,1520!", LOAM, angle=60, edge="torn", wobble=7
        )
    Head(card, CAST["packer"], 838, 724, 180, tilt=28, view="side", turn=1.0).draw()
    front = []
    for k, (x, y, long) in enumerate(((664, 640, 330), (700, 600, 420), (748, 640, 300))):
        line = " ".join(f"{x + (15 if (j + k) % 2 else -15) - j * 3},{y + long * j / 7:.0f}" for j in range(8))
        front.append(ribbon(line, (44, 50, 46, 38, 14)))
    card.paint(turned(front), shift(hair, 0.03), angle=84, lift=5)
    curls = [
        ribbon(f"{x},{y} {x + 14},{y - 14} {x + 30},{y - 4}", (2, 7, 2))
        for x, y in ((650, 700), (690, 780), (660, 860), (720, 900), (668, 980), (740, 700), (700, 640), (640, 1040))
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
    front = card.piece("590,1500! 1260,1488! 1270,1850! 604,1850!", ink, angle=2, laps=60, lift=12)
    with card.inside(front):
        card.paint(
            ["580,1496! 676,1494! 626,1590! 580,1590!", "580,1860! 580,1760! 640,1770! 690,1860!"], EARTH, angle=40
        )
        card.paint(ribbon("580,1514 1260,1502", (14, 14)), LOAM)
        card.paint([ribbon("760,1500 764,1860", (34, 34)), ribbon("1100,1494 1104,1860", (34, 34))], EARTH, angle=88)
    card.paint(ribbon("846,1620 860,1690 1002,1686 1014,1616", (20, 22, 20)), LOAM, lift=6)
    for x, y in ((744, 1580), (1084, 1574)):
        card.paint(f"{x},{y}! {x + 38},{y - 1}! {x + 38},{y + 44}! {x},{y + 45}!", STRAW, lift=4)
    card.paint("560,1640 600,1612 640,1650 634,1690 570,1694", EARTH, edge="torn", wobble=6, lift=3)
