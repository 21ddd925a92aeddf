"""Take a Number: an office of one in the shade of an oak; far off a tap waters another oak into the dust."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from art.cutpaper.contour import Array, affine, curve, ribbon, rng
from art.cutpaper.faces import Face
from art.cutpaper.hands import turned
from art.cutpaper.sheet import Sheet, mix, shift

CHALK, BONE, LILAC, SAGE, BLUE, STRAW, UMBER = (
    "#f7f1e2",
    "#ece0c8",
    "#b9b2c2",
    "#9fa886",
    "#bfd0d4",
    "#dcc78e",
    "#55433a",
)
GROUND = CHALK
CAST: Final[dict[str, Face]] = {}
ROUND: Final = "1,0 .7,.7 0,1 -.7,.7 -1,0 -.7,-.7 0,-1 .7,-.7"
SKIN: Final = "#b98a68"


def paint(card: Sheet) -> None:
    """Lay a sky with a torn foot, the shade, the oak, the office, a queue's rope for nobody, and the tap."""
    _sky(card)
    _dry(card)
    _shade(card)
    _oak(card)
    _rope(card)
    _office(card)
    _wet(card)
    _tap(card)


def _sky(card: Sheet) -> None:
    card.paint(
        "-40,-40! 1240,-40! 1240,560! 1010,548 900,520 700,516 690,486! 470,476 330,492 150,470 -40,480!",
        BONE,
        angle=4,
        laps=110,
        grain=0.2,
        edge="torn",
        core="#fffaf0",
        wobble=6,
    )
    # other oaks, each with its own shade, each an hour's walk from the next
    for x, y, s in ((96, 520, 15), (250, 540, 11), (430, 516, 13), (560, 556, 19), (330, 610, 24)):
        card.paint("-1.4,.9 -.2,.6 1.2,.8 1.3,1.05 0,1.2 -1.5,1.1", mix(LILAC, CHALK, 0.35), at=affine(x, y, s))
        card.paint(ribbon(f"{x},{y + s * 0.9} {x},{y}", (4, 3)), UMBER)
        card.paint("-1,.2! -.8,-.6 -.1,-.9 .7,-.7 1.1,.1 .5,.4! -.3,.3", SAGE, at=affine(x, y, s))


def _dry(card: Sheet) -> None:
    """Stubble, a cattle path, walls of dry stone that give up half way."""
    card.paint(
        "640,640! 900,612 1240,640! 1240,668! 900,640 660,660!", mix(STRAW, CHALK, 0.6), angle=-2, edge="torn", wobble=4
    )
    g = rng("stubble")
    straws: list[Array] = []
    for _ in range(150):
        x, y = float(g.uniform(-20, 1220)), float(g.uniform(640, 1790))
        if 150 < x < 1180 and 880 < y < 1190:
            continue
        s = 0.5 + (y - 600) / 1300
        straws += [
            ribbon(f"{x + 5 * k * s},{y} {x + 13 * k * s},{y - (20 + 6 * abs(k - 1)) * s}", (4 * s, 1.5))
            for k in (-1, 0, 1)
        ]
    card.paint(turned(straws), mix(STRAW, CHALK, 0.12), wobble=0.3, thin=0.1)
    for k in range(24):
        x, y = 1230 - 21 * k, 770 - 5 * k + (k * 7) % 5
        if k not in (11, 12, 16, 19, 20, 22):
            card.paint(
                "-1,.5! -.8,-.4 .1,-.7 .9,-.3 1,.5!",
                mix(BONE, LILAC, 0.5 if k % 3 else 0.25),
                at=affine(x, y, 13 - k * 0.25, k * 9 % 14 - 7),
                lift=2,
            )


def _shade(card: Sheet) -> None:
    """Flat as a lake, not quite the crown's form: there is a gate in it, and it stands open."""
    card.paint(
        "186,1010 250,940 380,930 430,902 600,908 680,890 860,900 960,930 1110,960 1156,1020 1100,1080 1010,1100! 1000,1010! 950,996! 944,1104! 830,1136 640,1120 560,1150 420,1126 300,1136 230,1090",
        LILAC,
        angle=3,
        laps=70,
        grain=0.26,
        edge="torn",
        core=mix(LILAC, CHALK, 0.6),
        wobble=7,
    )
    card.paint("1012,1100! 1010,1010! 1090,1046! 1092,1130!", LILAC, angle=80, edge="torn", wobble=4)


def _oak(card: Sheet) -> None:
    trunk = card.piece(
        "760,980! 830,950 856,860 850,720 800,640! 900,600! 940,680 980,640! 1050,600! 1040,700 1000,800 1004,900 1050,960 1110,990! 1000,984 930,1004 850,984",
        UMBER,
        angle=86,
        laps=44,
        lift=8,
    )
    with card.inside(trunk):
        for line in ("880,960 896,840 886,700", "960,980 966,860 1000,700", "920,990 930,900 926,800"):
            card.paint(ribbon(line, (3, 9, 3)), shift(UMBER, 0.07), thin=0.2)
    # sixty numbers, and a nail for each
    g = rng("numbers")
    tags: list[Array] = []
    for k in range(60):
        x, y = 868 + 26 * (k % 5) + float(g.uniform(-7, 7)), 706 + 21 * (k // 5) + float(g.uniform(-4, 4))
        tags.append(curve("-7,-8! 6,-9! 8,8! -6,9!", affine(x, y, 0.98, float(g.uniform(-22, 22)))))
    card.paint(turned(tags), "#fffaf0", lift=3, wobble=0.5)
    card.paint(
        [curve(ROUND, affine(float(t[:, 0].mean()), float(t[:, 1].min()) + 4, 1.6)) for t in tags], UMBER, wobble=0
    )
    crown = card.piece(
        "640,560! 596,500 610,420 660,390 640,300 700,220 800,216 850,140 960,110 1060,150 1130,120 1240,170! 1240,690! 1170,706 1100,660 1040,690 960,640 880,676 800,620 720,640",
        SAGE,
        angle=24,
        laps=70,
        grain=0.3,
        lift=14,
    )
    with card.inside(crown):
        for spec, light in (
            ("600,470 700,400 820,420 860,520 780,600 660,590", -0.06),
            ("860,560 940,470 1080,480 1160,560 1120,650 960,640", -0.08),
            ("980,330 1080,270 1220,300 1260,420 1140,470 1010,430", -0.05),
            ("690,300 780,230 880,260 900,340 800,390 700,370", 0.05),
            ("900,200 980,140 1080,180 1090,250 980,280", 0.06),
        ):
            card.paint(spec, shift(SAGE, light), angle=40, laps=50, edge="torn", wobble=5)
        leaves: list[Array] = []
        for _ in range(190):
            x, y = float(g.uniform(600, 1210)), float(g.uniform(120, 690))
            leaves.append(
                curve("-1,0! -.2,-.5 1,0! -.2,.5", affine(x, y, float(g.uniform(11, 19)), float(g.uniform(-70, 60))))
            )
        card.paint(turned(leaves[:120]), shift(SAGE, -0.12), wobble=0.4, thin=0.05)
        card.paint(turned(leaves[120:]), shift(SAGE, 0.09), wobble=0.4, thin=0.05)
    for x, y, t in ((612, 590, 30), (690, 668, 60), (860, 700, 100), (1080, 716, 80), (590, 440, -10)):
        card.paint("-1,0! -.2,-.5 1,0! -.2,.5", shift(SAGE, -0.05), at=affine(x, y, 18, t), lift=3)


def _rope(card: Sheet) -> None:
    """Posts that lead a queue about and about, across a plain without anybody."""
    posts = [
        (520, 1180),
        (640, 1196),
        (772, 1214),
        (910, 1236),
        (1060, 1262),
        (1010, 1352),
        (840, 1330),
        (668, 1306),
        (500, 1288),
        (430, 1386),
        (640, 1420),
        (860, 1452),
        (1090, 1486),
    ]
    for i, ((x, y), (u, v)) in enumerate(pairwise(posts)):
        s = 0.7 + (y - 1180) / 500
        card.paint(
            ribbon(
                f"{x},{y - 58 * s:.0f} {(x + u) / 2:.0f},{(y + v) / 2 - 30 * s:.0f} {u},{v - 58 * s:.0f}", (5, 6, 5)
            ),
            UMBER if i != 9 else STRAW,
            wobble=0.4,
        )
    for x, y in posts:
        s = 0.7 + (y - 1180) / 500
        card.paint(
            f"{x},{y - 4}! {x + 70 * s:.0f},{y + 16 * s:.0f} {x + 76 * s:.0f},{y + 22 * s:.0f} {x + 4},{y + 5}!",
            mix(LILAC, CHALK, 0.3),
            wobble=0.4,
        )
        card.paint("-1,0 -.5,-.4 .5,-.4 1,0 .5,.4 -.5,.4", UMBER, at=affine(x, y, 15 * s))
        card.paint(ribbon(f"{x},{y} {x},{y - 60 * s:.0f}", (6 * s, 7 * s)), UMBER)
        card.paint(ROUND, STRAW, at=affine(x, y - 62 * s, 7 * s))


def _office(card: Sheet) -> None:
    """He, his desk, his pen, his soup plate; and in the sun a chair that is turned to him."""
    # his stool and himself
    card.paint(ribbon("262,1056 258,1092", (6, 5)), UMBER)
    card.paint("236,1056! 284,1052! 284,1060! 236,1064!", UMBER)
    card.paint("240,1058! 236,1004 250,976 284,972 300,1000 296,1060!", "#fffaf0", angle=84, lift=4)
    card.paint("256,980! 276,978! 272,1010 262,1030!", UMBER)
    card.paint(
        "250,1056! 322,1046! 330,1066! 326,1094! 310,1094! 308,1070! 256,1074!", mix(LILAC, UMBER, 0.6), angle=8, lift=3
    )
    card.paint("-1,-1 1,-1 1.1,1 -.9,1", SKIN, at=affine(318, 1100, 8))
    card.paint("296,1106! 350,1104! 342,1120 306,1122!", CHALK, lift=3)
    card.paint(ribbon("300,1108 324,1112 346,1107", (5, 6, 5)), BLUE)
    card.paint("330,1116! 346,1118! 344,1130! 328,1128!", "#fffaf0", lift=2)
    head = affine(276, 950, 22, 4)
    card.paint("-.75,-.6 0,-1 .7,-.7 .84,-.1 1.06,.2! .8,.3 .7,.7 .2,1.05! -.5,1! -.8,.3", SKIN, at=head, lift=2)
    card.paint("-.8,-.2 -.3,0 -.3,.5 -.7,.5", UMBER, at=head)
    card.paint(".5,.42! .96,.34! .9,.52! .5,.6!", UMBER, at=head)
    card.paint("-1.6,-.34 -.8,-.62! -.6,-1.5 .2,-1.7 .7,-1.3 .8,-.6! 1.6,-.3 .8,-.16 -.6,-.16", STRAW, at=head, lift=4)
    card.paint("-.76,-.66! .8,-.64! .84,-.36 -.8,-.38", UMBER, at=head)
    # the desk
    card.paint(["314,1030! 330,1030! 328,1102! 318,1102!", "424,1030! 440,1028! 436,1106! 426,1106!"], UMBER, lift=3)
    card.paint("296,1012! 456,1004! 462,1024! 298,1034!", mix(UMBER, STRAW, 0.3), angle=-3, lift=6)
    card.paint("388,1032! 440,1030! 438,1072! 390,1072!", mix(UMBER, STRAW, 0.15), angle=84, lift=2)
    card.paint(ROUND, STRAW, at=affine(414, 1050, 4))
    card.paint(["336,1010! 384,1006! 392,996! 346,998!", "400,1006! 440,1003! 438,992! 402,994!"], "#fffaf0", lift=2)
    # arms: protectors, one on the book, the other with a pen in the air
    card.paint("280,986! 300,1000 330,1000! 332,1012! 296,1016 274,1004!", UMBER, lift=3)
    card.paint("292,990! 320,982 340,950! 352,956! 336,996 304,1006!", UMBER, lift=3)
    card.paint(ROUND, SKIN, at=affine(350, 944, 9), lift=1)
    card.paint(ribbon("346,956 366,906", (4, 2)), mix(UMBER, STRAW, 0.1))
    # the chair for forty-one
    card.paint(ribbon("520,1112 518,1030", (6, 6)), UMBER, lift=3)
    card.paint(
        [ribbon("474,1064 472,1122", (6, 5)), ribbon("520,1064 524,1124", (6, 5)), ribbon("490,1058 488,1104", (4, 4))],
        UMBER,
    )
    card.paint("466,1058! 524,1052! 528,1064! 468,1070!", STRAW, lift=3)
    card.paint("510,990! 530,992! 530,1036! 512,1032!", STRAW, angle=84, lift=3)
    card.paint("528,1120! 620,1146 624,1154 530,1128!", mix(LILAC, CHALK, 0.25))


def _wet(card: Sheet) -> None:
    """Another oak, lying: crown, trunk and roots of wet dust."""
    card.paint(
        "150,1690! 190,1640 140,1616! 210,1606 240,1580! 270,1612 340,1618 420,1590 400,1540! 470,1572 500,1530 480,1478 540,1440 600,1476 640,1420 720,1416 748,1468 820,1440 880,1490 850,1550 930,1560 950,1630 880,1668 900,1730 830,1776 760,1740 720,1796 630,1790 610,1730 550,1770 480,1750 484,1690 410,1720! 430,1670 340,1674 260,1660 230,1700! 210,1664",
        BLUE,
        angle=4,
        laps=60,
        grain=0.3,
        edge="torn",
        core=mix(BLUE, CHALK, 0.5),
        wobble=6,
    )
    for hole in (
        "560,1560! 620,1540 640,1580! 580,1600",
        "720,1600! 770,1570 800,1610 750,1640!",
        "600,1670! 650,1660 660,1700! 610,1706",
    ):
        card.paint(hole, CHALK, edge="torn", wobble=4)
    for line in ("430,1632 520,1630 600,1620", "520,1630 560,1590", "640,1630 720,1660 800,1680"):
        card.paint(ribbon(line, (3, 12, 3)), shift(BLUE, -0.07), thin=0.2)


def _tap(card: Sheet) -> None:
    """It wears a knitted cosy, for the nights are cold."""
    card.paint("120,1640! 210,1632! 214,1650! 122,1660!", mix(BONE, LILAC, 0.4), lift=4)
    card.paint(ribbon("160,1644 158,1500 162,1420", (20, 18, 18)), UMBER, angle=88, lift=4)
    cosy = card.piece(
        "128,1600! 120,1520 130,1440! 196,1436! 204,1520 196,1600!",
        STRAW,
        angle=88,
        edge="torn",
        core=CHALK,
        wobble=4,
        lift=7,
    )
    rows: list[Array] = []
    for j in range(9):
        for i in range(7):
            x, y = 118 + 14 * i, 1446 + 18 * j
            rows.append(ribbon(f"{x - 6},{y - 6} {x},{y + 5} {x + 6},{y - 6}", (3, 4, 3)))
    card.pattern(cosy, turned(rows), mix(STRAW, UMBER, 0.4))
    card.paint(ribbon("140,1406 190,1396", (12, 12)), UMBER, lift=3)
    card.paint(ROUND, UMBER, at=affine(164, 1400, 13))
    card.paint(ribbon("168,1430 214,1424 232,1446 230,1472", (18, 17, 15, 14)), UMBER, lift=4)
    card.paint(ribbon("230,1476 234,1540 228,1612", (9, 7, 10)), BLUE)
    card.paint(ROUND, STRAW, at=affine(164, 1430, 15), lift=3)
    card.paint(ribbon("190,1590 222,1630 206,1690 240,1730", (4, 4)), STRAW)
