"""In a Minute: he proposes to a mop; behind the wall she packs nine pots of earth, with spoons for bulbs."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import Array, affine, ribbon
from art.cutpaper.hands import hand, turned
from art.cutpaper.heads import Head
from art.cutpaper.prints import printed
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.in_a_minute.inks import BLUE, CAST, CHALK, EARTH, GERANIUM, HIS, LINEN, ROSE, STRAW
from art.scenes.houseguests.in_a_minute.packing import packing

GROUND = CHALK
ROUND: Final = "1,0 .7,.7 0,1 -.7,.7 -1,0 -.7,-.7 0,-1 .7,-.7"


def paint(card: Sheet) -> None:
    """Lay her room, then his, and the wall between them."""
    packing(card)
    _room(card)
    _mop(card)
    _suitor(card)
    card.paint("616,-40! 664,-40! 572,1840! 516,1840!", shift(CHALK, 0.02), angle=92, laps=30, grain=0.12, lift=12)
    _table(card)


def _room(card: Sheet) -> None:
    wall = card.piece("-40,-40! 640,-40! 566,1480! 300,1470 -40,1478!", STRAW, angle=87, laps=110, grain=0.18)
    bars = [ribbon(f"{x},-40 {x - 10},1490", (26, 26)) for x in range(20, 660, 92)]
    card.pattern(wall, turned(bars), mix(STRAW, "#d9b552", 0.3), thin=0.15)
    floor = card.piece("-40,1456! 300,1448 570,1460! 548,1840! -40,1840!", mix(LINEN, EARTH, 0.42), angle=2, laps=70)
    card.pattern(
        floor, turned([ribbon(f"-40,{y} 600,{y + 8}", (4, 4)) for y in (1530, 1640, 1760)]), mix(LINEN, EARTH, 0.62)
    )
    card.paint(
        "-40,330! 292,318! 300,1460! -40,1464!", "#fbf8f0", angle=87, laps=60, edge="torn", core=CHALK, wobble=3, lift=4
    )
    door = card.piece(
        "-40,372! 252,362! 258,1456! -40,1460!", mix(BLUE, "#3f6478", 0.5), angle=88, laps=70, grain=0.24, lift=3
    )
    with card.inside(door):
        for a, b in ((430, 860), (960, 1390)):
            card.paint(f"-40,{a}! 206,{a - 4}! 210,{b}! -40,{b + 2}!", mix(BLUE, "#3f6478", 0.24), angle=88)
    card.paint(ROUND, STRAW, at=affine(228, 924, 17), lift=5)
    # a shade on its cord
    card.paint(ribbon("424,-40 428,130", (5, 5)), EARTH)
    card.paint("360,238! 396,122! 462,120! 502,232! 430,246", GERANIUM, angle=80, lift=8)


def _mop(card: Sheet) -> None:
    """She stands in her bucket and says nothing; her hair is wet, and a fish looks on."""
    card.paint(ribbon("112,1560 112,1000 124,560", (25, 24, 22)), mix(EARTH, LINEN, 0.3), angle=92, lift=6)
    strands: list[Array] = []
    dark: list[Array] = []
    for k in range(29):
        u = (k - 14) / 14
        end = 862 + 80 * ((k * 7) % 5) / 4 - 60 * abs(u)
        way = 14 * ((k * 3) % 3 - 1)
        line = (
            f"{124 + 16 * u:.0f},500 {126 + 86 * u:.0f},580 {126 + 108 * u:.0f},700 {122 + 98 * u + way:.0f},{end:.0f}"
        )
        (strands if k % 3 else dark).append(ribbon(line, (13, 21, 20, 12)))
    card.paint(dark, mix(LINEN, EARTH, 0.24), angle=90, lift=6)
    card.paint(strands, "#fbf8f0", angle=90, lift=5)
    lines = [
        ribbon(f"{124 + 3.4 * k},560 {126 + 11 * k},640 {124 + 13 * k},{820 - 9 * (k % 3)}", (2, 4, 3))
        for k in range(-7, 8, 2)
    ]
    card.paint(turned(lines), mix(LINEN, EARTH, 0.34))
    card.paint("78,478! 172,472! 184,530 66,536!", EARTH, angle=4, lift=5)
    # the fish
    fish = mix(BLUE, EARTH, 0.42)
    card.paint("30,1500! 8,1400 10,1320 40,1290 70,1300! 84,1330 80,1420 74,1500!", fish, angle=80, laps=22, lift=5)
    card.paint("20,1316! -20,1300! -24,1350! 12,1350!", shift(fish, -0.06))
    card.paint(ROUND, CHALK, at=affine(52, 1340, 17))
    card.paint(ROUND, "#2c1f1e", at=affine(56, 1334, 9))
    card.paint(ribbon("40,1292 54,1304 70,1302", (3, 6, 3)), "#2c1f1e")
    pail = card.piece(
        "-10,1440! 212,1436! 186,1650 100,1662 14,1652!", mix(BLUE, LINEN, 0.3), angle=88, laps=36, lift=9
    )
    with card.inside(pail):
        card.paint("130,1430! 220,1430! 200,1670! 110,1670!", mix(BLUE, EARTH, 0.22), angle=88)
        card.paint(ribbon("0,1500 100,1508 210,1496", (8, 8)), mix(BLUE, EARTH, 0.4))
    card.paint(ribbon("-12,1442 100,1450 214,1438", (18, 18)), mix(BLUE, CHALK, 0.4), lift=3)


def _suitor(card: Sheet) -> None:
    """On one knee; his back is against her wall."""
    trousers = mix(EARTH, "#2c1f1e", 0.12)
    card.paint("210,1640 360,1606 560,1620 556,1672 380,1690 230,1676", mix(LINEN, EARTH, 0.62), angle=2, thin=0.1)
    # the shoe behind, the leg he kneels on, then the one that stands
    card.paint("520,1560! 552,1550! 566,1590 560,1650 546,1660! 522,1640", "#2c1f1e", angle=88, lift=4)
    card.paint(
        "372,1290! 500,1280! 516,1400 500,1490 476,1552 534,1556! 536,1640! 440,1652 366,1640 352,1580 366,1480!",
        shift(trousers, -0.06),
        angle=80,
        lift=5,
    )
    card.paint(
        "520,1250! 516,1370 470,1420 400,1426 320,1410! 318,1500 296,1632! 210,1632! 200,1500 206,1390 226,1322 282,1288 380,1290 400,1240!",
        trousers,
        angle=30,
        laps=50,
        lift=8,
    )
    for line in ("236,1340 300,1350 390,1340", "236,1370 246,1460 244,1600"):
        card.paint(ribbon(line, (5, 16, 5)), shift(trousers, 0.08), thin=0.15)
    card.paint("206,1622! 298,1622! 302,1672! 150,1676! 156,1652 186,1640!", "#2c1f1e", angle=4, lift=6)
    # the far arm goes up to her with the ring
    card.paint(
        "412,1010! 360,1030 318,1016 282,960! 236,980! 254,1050 300,1112 360,1126 430,1100!",
        shift(BLUE, -0.14),
        angle=40,
        lift=4,
    )
    card.paint("276,956! 232,976! 224,952! 270,930!", CHALK, lift=3)
    hand(card, "pinch", 250, 950, 122, -112, HIS, age=34, lift=4)
    ring = [
        (206 + 20 * a, 816 + 24 * b)
        for a, b in ((1, 0), (0.7, 0.7), (0, 1), (-0.7, 0.7), (-1, 0), (-0.7, -0.7), (0, -1), (0.7, -0.7), (1, 0))
    ]
    card.paint(ribbon(ring, (8, 8)), "#b98a2f", wobble=0.4, lift=2)
    card.paint("186,786! 206,764! 226,786! 206,802!", GERANIUM, wobble=0.4, lift=3)
    # the trunk, a little hollow in the back
    card.paint("396,900! 474,880! 486,990! 392,1000!", HIS.shade, angle=86)
    shirt = card.piece(
        "396,966! 362,1040 350,1130 368,1220 392,1300! 460,1316 526,1290! 548,1180 548,1080 524,1000 478,950!",
        BLUE,
        angle=84,
        laps=60,
        edge="torn",
        core=CHALK,
        wobble=3,
        lift=8,
    )
    printed(card, shirt, "bars", mix(BLUE, "#3f6478", 0.4), gap=58, angle=4)
    card.paint("384,1282! 542,1268! 532,1340 460,1352 380,1336!", trousers, angle=30)
    card.paint("384,1264! 540,1250! 540,1280! 386,1294!", "#2c1f1e", angle=2)
    card.paint("384,1262! 402,1260! 404,1294! 386,1296!", STRAW, lift=2)
    card.paint("382,974! 404,922 480,912 500,960! 448,1024 418,974 388,1024!", "#fbf8f0", angle=20, lift=4)
    Head(card, CAST["suitor"], 408, 806, 136, tilt=18, view="side", turn=-1.0).draw()
    # the near arm: one contour from the shoulder round the elbow to a hand laid on his heart
    card.paint(
        "452,1000! 510,1010 548,1066 560,1140 540,1210 480,1232 420,1216 352,1176! 366,1126! 430,1150 470,1146 462,1100 440,1060!",
        mix(BLUE, CHALK, 0.25),
        angle=60,
        edge="torn",
        core=CHALK,
        wobble=3,
        lift=10,
    )
    for fold in ("540,1150 500,1166 470,1150", "500,1040 516,1090 506,1140"):
        card.paint(ribbon(fold, (4, 14, 4)), shift(BLUE, -0.1), thin=0.1)
    card.paint("350,1180! 336,1172! 352,1120! 370,1126!", CHALK, lift=4)
    hand(card, "palm_up", 346, 1148, 124, 200, HIS, age=34, flip=True, lift=6)


def _table(card: Sheet) -> None:
    """For two, for the third evening."""
    cloth = card.piece(
        "-40,1722! 300,1714 500,1730! 516,1840! -40,1840!", "#fbf8f0", angle=2, edge="torn", core="#fffaf0", lift=14
    )
    card.pattern(
        cloth,
        turned([ribbon(f"{x},1690 {x + (x - 260) * 0.3:.0f},1840", (14, 16)) for x in range(-20, 540, 62)]),
        mix(ROSE, GERANIUM, 0.4),
        thin=0.15,
    )
    for x in (96, 400):
        card.paint("1,0 .7,.3 0,.4 -.7,.3 -1,0 -.7,-.3 0,-.4 .7,-.3", LINEN, at=affine(x, 1778, 88), lift=7)
        card.paint("1,0 .7,.3 0,.4 -.7,.3 -1,0 -.7,-.3 0,-.4 .7,-.3", CHALK, at=affine(x, 1776, 56))
