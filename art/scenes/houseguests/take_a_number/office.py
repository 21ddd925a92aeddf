"""The office of one: a trunk for a wall, a desk, the man behind it, his feet below it, and the chair for forty-one."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import ROUND, Array, affine, curve, ribbon, rng
from art.cutpaper.faces import Face, feel
from art.cutpaper.hands import hand, turned
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Sheet, mix, shift
from art.cutpaper.skin import Skin
from art.scenes.houseguests.take_a_number.inks import BLUE, BONE, CHALK, DEEP, LILAC, PAPER, SAGE, STRAW, UMBER

SKIN: Final = Skin("#c0906c", "#98704f", UMBER, white=CHALK, lip="#8d5a46")
CAST: Final[dict[str, Face]] = {
    "official": Face(
        SKIN, 52, "egg", "hook", "hooded", "thin", "bushy", "ring", UMBER, beard="moustache", hat="straw",
        hat_inks=(STRAW, UMBER), feels=feel("proud", tilt=0, lids=(0.5, 0.62), gaze=(-0.75, 0.1)), small=True,
    )
}  # fmt: skip
WOOD: Final = mix(UMBER, STRAW, 0.42)


def trunk(card: Sheet) -> None:
    """Wider than a door; the numbers hang on it in rows, each on its nail."""
    wall = card.piece(
        "300,1236! 340,1190 440,1150 500,1070 516,940 500,800 440,700 360,600! 1080,600! 1000,700 936,800 926,940 950,1070 "
        "1010,1150 1100,1180 1150,1240! 1080,1226 1010,1250 930,1240 830,1216 700,1250 560,1214 450,1250 380,1224!",
        UMBER,
        angle=87,
        laps=46,
        lift=8,
    )
    with card.inside(wall):
        for line in (
            "452,1220 540,1080 552,900 500,720",
            "990,1200 900,1090 888,900 940,730",
            "620,700 640,640 600,560",
            "800,700 790,640 830,560",
        ):
            card.paint(ribbon(line, (3, 16, 4)), shift(UMBER, 0.075), thin=0.2)
    g = rng("numbers")
    tags: list[Array] = []
    lines: list[Array] = []
    for k in range(40):
        i, j = k % 8, k // 8
        x, y = 572 + 42 * i + float(g.normal(0, 2)), 752 + 50 * j + float(g.normal(0, 2))
        if k in (14, 29) or (620 < x < 800 and y > 838):
            continue
        at = affine(x, y, 1, float(g.uniform(-11, 11)))
        tags.append(curve("-15,-19! 14,-20! 16,19! -13,20!", at))
        lines.append(ribbon("-6,4 7,3", (4, 4), at))
        lines.append(ribbon("-4,11 4,11", (3, 3), at))
    card.paint(turned(tags), PAPER, lift=4, wobble=0.6)
    card.paint(turned(lines), mix(UMBER, PAPER, 0.35), wobble=0)


def official(card: Sheet) -> None:
    """He sits very straight; the pen is up, for the next."""
    # the sleeve with the pen goes below the shirt: one contour from the shoulder over the elbow to the wrist
    card.paint(
        "690,940! 640,948 604,968 572,994 540,1000 520,974! 508,930 502,892! 448,900! 450,950 464,1008 494,1054 "
        "540,1070 590,1054 640,1030 690,1040!",
        mix(PAPER, LILAC, 0.12),
        angle=20,
        laps=34,
        lift=8,
    )
    body = card.piece(
        "634,968 654,946 690,938! 730,938! 776,948 812,976 832,1050 838,1160! 590,1160! 606,1060",
        PAPER,
        angle=86,
        laps=40,
        lift=9,
    )
    with card.inside(body):
        card.paint("584,1180! 600,1060 640,1040 660,1180!", mix(PAPER, LILAC, 0.4), angle=84)
        card.paint(ribbon("650,950 668,1040 664,1160", (16, 18, 20)), UMBER, wobble=0.8)
        card.paint(ribbon("768,950 764,1040 776,1160", (16, 18, 20)), UMBER, wobble=0.8)
    card.paint("690,914! 736,914! 742,956! 712,974! 684,956!", SKIN.shade, wobble=0.6)
    card.paint("684,940! 712,968! 690,990! 668,950!", CHALK, lift=3, wobble=0.6)
    card.paint("744,940! 712,968! 734,990! 760,950!", CHALK, lift=3, wobble=0.6)
    card.paint("704,972! 722,972! 732,1070! 714,1092! 698,1068!", shift(SAGE, -0.24), angle=88, lift=3)
    card.paint("446,968! 514,954! 504,890! 450,896!", UMBER, angle=84, lift=3, wobble=0.8)
    hand(card, "fist", 477, 896, 92, -88, SKIN, age=52, lift=3)
    card.paint(ribbon("452,884 474,842 520,742", (9, 10, 4)), shift(SAGE, -0.28), lift=3)
    card.paint("520,742! 512,764! 524,768!", CHALK, wobble=0.2)
    for finger in ("452,858 476,848 500,852", "452,872 474,864 498,868"):
        card.paint(ribbon(finger, (15, 15, 12)), SKIN.base, wobble=0.4)
    face = CAST["official"]
    Head(card, face, 712, 862, 84, tilt=-5, turn=-0.42).draw()


def resting_arm(card: Sheet) -> None:
    """The other sleeve lies along the desk; under its hand the list."""
    card.paint("590,1096! 706,1086! 726,1138! 596,1148!", PAPER, angle=-4, lift=4)
    for y in (1106, 1118, 1130):
        card.paint(ribbon(f"608,{y} 690,{y - 7}", (3, 3)), mix(UMBER, PAPER, 0.4), wobble=0)
    card.paint(
        "792,962! 836,984 872,1040 876,1096! 850,1128 800,1136 756,1134! 752,1092! 800,1086 806,1060 786,1020!",
        PAPER,
        angle=70,
        laps=34,
        lift=8,
    )
    card.paint("752,1088! 822,1082 846,1074! 862,1120! 820,1138 756,1138!", UMBER, angle=4, lift=3, wobble=0.8)
    hand(card, "flat", 760, 1112, 92, 176, SKIN, flip=True, age=52, lift=4)


def desk(card: Sheet) -> None:
    """Two pedestals and between them, where nobody is meant to look, a soup plate."""
    card.paint("476,1140! 948,1140! 942,1330! 484,1330!", shift(UMBER, -0.06), angle=88)
    # trouser legs and bare feet, in water
    for x, d in ((674, 0), (756, 0)):
        card.paint(f"{x - 44},1150! {x + 44},1150! {x + 30 + d},1262! {x - 32 + d},1266!", mix(LILAC, UMBER, 0.45))
        card.paint(
            f"{x - 20 + d},1262! {x + 20 + d},1262! {x + 22 + d},1296 {x + 36 + d},1330! {x - 34 + d},1330! {x - 22 + d},1296",
            SKIN.base,
            angle=86,
            lift=3,
        )
    card.paint("592,1316! 620,1306 716,1302 812,1306 838,1316! 800,1356 630,1356", CHALK, angle=2, lift=6)
    card.paint("610,1318 716,1308 820,1318 716,1328", shift(BLUE, -0.05), angle=2, wobble=0.6)
    for x in (672, 760):
        card.paint(f"{x - 26},1320! {x - 22},1306 {x + 22},1306 {x + 26},1320! {x},1325", SKIN.base, wobble=0.5)
        for k in (-1, 0, 1):
            card.paint(ribbon(f"{x + 9 * k},1312 {x + 10 * k},1322", (2, 3)), SKIN.line, wobble=0)
    card.paint("806,1330! 858,1336! 850,1378! 800,1370!", PAPER, lift=4)
    card.paint(ribbon("814,1350 842,1354", (5, 5)), mix(UMBER, PAPER, 0.2), wobble=0)
    for a, b in ((452, 586), (846, 980)):
        card.paint(f"{a},1146! {b},1146! {b - 4},1346! {a + 6},1346!", shift(WOOD, -0.03), angle=88, laps=50, lift=8)
        for y in (1180, 1240, 1300):
            card.paint(f"{a + 16},{y - 24}! {b - 16},{y - 24}! {b - 18},{y + 22}! {a + 18},{y + 22}!", WOOD, angle=3)
            card.paint(ROUND, UMBER, at=affine((a + b) / 2, y, 8), lift=2)
    card.paint("430,1120! 470,1070! 966,1066! 1006,1118! 1004,1152! 432,1154!", WOOD, angle=2, laps=60, lift=10)
    card.paint("430,1120! 1006,1118! 1004,1152! 432,1154!", shift(WOOD, -0.055), angle=2)
    for k in range(7):
        x, t = 914 + 4 * (k % 2), 4 - 2 * (k % 4)
        card.paint("-52,-7! 50,-9! 52,8! -50,9!", PAPER, at=affine(x, 1098 - 12 * k, 1, t), lift=3)
    card.paint("-36,0! -31,-26 0,-40 31,-26 36,0!", STRAW, at=affine(528, 1110, 1), lift=5)
    card.paint(ROUND, UMBER, at=affine(528, 1068, 7))


def chair(card: Sheet) -> None:
    """For forty-one; two of its feet already stand in the other oak."""
    dark = shift(UMBER, -0.03)
    card.paint("210,1560! 396,1540! 470,1570 520,1600 330,1612!", mix(DEEP, BLUE, 0.35), angle=6)
    for line in ("226,1392 214,1566", "372,1384 388,1546", "270,1370 270,1490", "392,1362 412,1480"):
        card.paint(ribbon(line, (19, 16)), dark, lift=4)
    card.paint("204,1388! 262,1346! 418,1340! 386,1386! 380,1408! 208,1412!", STRAW, angle=3, lift=7)
    card.paint("204,1388! 386,1386! 380,1408! 208,1412!", shift(STRAW, -0.1), angle=2)
    for line in ("218,1400 206,1290 196,1176", "378,1398 384,1290 390,1170"):
        card.paint(ribbon(line, (19, 18, 16)), dark, lift=5)
    card.paint("192,1186! 396,1178! 392,1240! 200,1250!", STRAW, angle=3, lift=5)
    card.paint("204,1300! 388,1294! 386,1322! 208,1328!", STRAW, angle=3, lift=5)
    card.paint("278,1186! 318,1184! 316,1236! 280,1238!", BONE, wobble=1)
