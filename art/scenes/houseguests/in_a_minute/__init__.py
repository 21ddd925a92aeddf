"""In a Minute: he proposes to a mop; behind the wall she packs nine pots of earth, with spoons for bulbs."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import Array, affine, ribbon
from art.cutpaper.hands import hand
from art.cutpaper.heads import Head
from art.cutpaper.prints import printed
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.in_a_minute.inks import BLUE, CAST, CHALK, EARTH, GERANIUM, HIS, LINEN, ROSE, STRAW
from art.scenes.houseguests.in_a_minute.packing import packing

GROUND = CHALK
ROUND: Final = "1,0 .7,.7 0,1 -.7,.7 -1,0 -.7,-.7 0,-1 .7,-.7"


def paint(card: Sheet) -> None:
    """Lay her room, then his, the wall between them, and the table that waits."""
    packing(card)
    _room(card)
    _door(card)
    _mop(card)
    _suitor(card)
    card.paint("628,-40! 668,-40! 580,1840! 532,1840!", shift(CHALK, 0.01), angle=92, laps=30, grain=0.12, lift=10)
    _table(card)


def _room(card: Sheet) -> None:
    wall = card.piece("-40,-40! 640,-40! 568,1440! 300,1428 -40,1436!", STRAW, angle=87, laps=110, grain=0.18)
    card.pattern(
        wall,
        [ribbon(f"{x},-40 {x - 10},1440", (5, 5)) for x in range(30, 640, 74)],
        mix(STRAW, CHALK, 0.6),
        thin=0.2,
    )
    card.paint("-40,1424! 300,1416 570,1428! 566,1462! 300,1450 -40,1460!", mix(STRAW, EARTH, 0.22), angle=1)
    # a picture, turned to the wall for the time being
    card.paint(ribbon("392,110 430,70 470,108", (4, 4)), EARTH)
    card.paint("330,112! 536,104! 530,350! 336,356!", mix(LINEN, EARTH, 0.25), angle=86, lift=7)
    card.paint("350,132! 516,126! 510,330! 356,336!", mix(LINEN, EARTH, 0.1), angle=3)
    card.paint([ribbon("432,128 432,334", (9, 9)), ribbon("352,232 512,226", (9, 9))], mix(LINEN, EARTH, 0.35))


def _door(card: Sheet) -> None:
    card.paint("-40,420! 246,410! 250,1440! -40,1444!", LINEN, angle=87, laps=60, edge="torn", core=CHALK, wobble=3)
    door = card.piece("-40,450! 216,442! 220,1436! -40,1440!", BLUE, angle=88, laps=70, grain=0.22, lift=3)
    with card.inside(door):
        for a, b in ((500, 860), (1130, 1390)):
            card.paint(f"-40,{a}! 166,{a - 4}! 168,{b}! -40,{b + 2}!", mix(BLUE, CHALK, 0.35), angle=88)
    card.paint("128,940! 160,938! 162,1060! 130,1062!", mix(EARTH, LINEN, 0.3), lift=3)
    card.paint(ROUND, CHALK, at=affine(145, 966, 15), lift=3)
    card.paint("138,1014 145,1008 152,1014 154,1036 136,1036", EARTH)


def _fish(card: Sheet) -> None:
    """Wet, pushed through the keyhole as far as its fins, and looking up."""
    fish = card.piece(
        "154,1018! 136,1016! 108,1052 70,1096 54,1150 78,1190 126,1186 156,1140 160,1076",
        mix(BLUE, EARTH, 0.3),
        angle=50,
        laps=24,
        lift=8,
    )
    with card.inside(fish):
        card.paint("154,1010! 170,1090 150,1160 126,1200! 190,1200! 190,1000!", mix(BLUE, CHALK, 0.5), angle=60)
        card.paint(
            [ribbon(f"{144 - 8 * k},{1050 + 22 * k} {126 - 8 * k},{1046 + 22 * k}", (4, 4)) for k in range(4)],
            mix(BLUE, EARTH, 0.55),
        )
        card.paint(ribbon("144,1150 114,1132 68,1118", (5, 6, 4)), mix(BLUE, EARTH, 0.6))
    card.paint("78,1092! 40,1080 24,1100! 56,1124!", mix(BLUE, EARTH, 0.42), lift=2)
    card.paint(ROUND, CHALK, at=affine(96, 1150, 14))
    card.paint(ROUND, EARTH, at=affine(101, 1143, 8))
    card.paint(ribbon("96,1190 84,1180 74,1186", (4, 5, 3)), EARTH)


def _mop(card: Sheet) -> None:
    """She says nothing; her hair is wet."""
    card.paint(ribbon("16,1500 60,1000 96,640", (24, 22, 20)), mix(EARTH, LINEN, 0.42), angle=98, lift=6)
    _fish(card)
    strands: list[Array] = []
    dark: list[Array] = []
    for k in range(25):
        u = (k - 12) / 12
        end = 772 + 50 * ((k * 7) % 5) / 4 - 40 * abs(u)
        line = f"{110 + 14 * u:.0f},556 {112 + 70 * u:.0f},620 {112 + 84 * u:.0f},700 {108 + 76 * u + 14 * ((k * 3) % 3 - 1):.0f},{end:.0f}"
        (strands if k % 3 else dark).append(ribbon(line, (12, 19, 17, 11)))
    card.paint(dark, mix(LINEN, EARTH, 0.2), angle=90, lift=5)
    card.paint(strands, CHALK, angle=90, lift=4)
    card.paint(
        [
            ribbon(f"{110 + 3.4 * k},590 {111 + 9 * k},640 {110 + 10.6 * k},{740 - 7 * (k % 3)}", (2, 4, 3))
            for k in range(-7, 8, 2)
        ],
        mix(LINEN, EARTH, 0.3),
    )
    card.paint("74,540! 148,536! 156,580 66,584!", EARTH, angle=4, lift=4)


def _suitor(card: Sheet) -> None:
    """On one knee; his back is against her wall."""
    trousers = mix(EARTH, BLUE, 0.32)
    # the leg he kneels on, then the one that stands
    card.paint(
        "330,1330! 470,1340! 500,1450 486,1560! 560,1570 556,1650! 390,1664 330,1640! 300,1500",
        shift(trousers, -0.06),
        angle=70,
        lift=5,
    )
    card.paint("520,1560! 566,1540! 560,1690! 520,1700! 500,1640", EARTH, angle=88, lift=4)
    card.paint(
        "470,1300! 380,1230 250,1200 196,1230! 168,1290 170,1450 160,1620! 262,1630! 280,1480 296,1390! 400,1440 500,1450! 510,1370",
        trousers,
        angle=20,
        laps=50,
        lift=8,
    )
    for line in ("210,1260 290,1290 420,1330", "220,1300 240,1420 220,1600"):
        card.paint(ribbon(line, (5, 16, 5)), shift(trousers, -0.07), thin=0.15)
    card.paint("150,1610! 262,1616! 270,1670 90,1676! 84,1648 120,1634!", EARTH, angle=4, lift=6)
    card.paint("84,1664! 272,1660! 272,1682! 84,1686!", shift(EARTH, -0.1))
    # the far arm, the ring
    card.paint(
        "350,960! 300,960 250,1000 216,950! 176,976 190,1050 240,1090! 330,1080 390,1040!",
        shift(BLUE, -0.12),
        angle=30,
        lift=4,
    )
    hand(card, "pinch", 196, 960, 122, -100, HIS, age=34, lift=4)
    ring = [
        (176 + 19 * a, 832 + 22 * b)
        for a, b in ((1, 0), (0.7, 0.7), (0, 1), (-0.7, 0.7), (-1, 0), (-0.7, -0.7), (0, -1), (0.7, -0.7), (1, 0))
    ]
    card.paint(ribbon(ring, (7, 7)), mix("#c79a3c", STRAW, 0.2), wobble=0.4, lift=2)
    card.paint("160,800! 176,782! 192,800! 176,814!", GERANIUM, wobble=0.4, lift=2)
    # the trunk
    card.paint("372,860! 444,850! 460,960! 360,960!", HIS.shade, angle=86)
    shirt = card.piece(
        "352,930! 300,1000 296,1120 330,1240 352,1350! 470,1372 530,1340! 560,1200 548,1050 500,950 452,912!",
        BLUE,
        angle=84,
        laps=60,
        edge="torn",
        core=CHALK,
        wobble=3,
        lift=8,
    )
    printed(card, shirt, "bars", mix(BLUE, CHALK, 0.55), gap=58, angle=4)
    card.paint("344,1326! 536,1316! 534,1358! 350,1372!", EARTH, angle=2)
    card.paint("344,938! 372,896 450,884 474,920! 420,990 392,940 356,986!", CHALK, angle=20, lift=4)
    head = Head(card, CAST["suitor"], 372, 782, 128, tilt=13, view="side", turn=-1.0)
    head.draw()
    # the near hand has had its turn
    card.paint(
        "470,980! 540,1010 560,1110 500,1220! 420,1250 320,1250! 300,1180! 380,1150 420,1110 420,1030",
        shift(BLUE, 0.02),
        angle=60,
        edge="torn",
        core=CHALK,
        wobble=3,
        lift=9,
    )
    for fold in ("510,1110 450,1160 360,1200", "480,1030 500,1100 470,1180"):
        card.paint(ribbon(fold, (4, 15, 4)), shift(BLUE, -0.08), thin=0.1)
    card.paint("296,1172! 326,1166! 344,1256! 316,1266!", CHALK, lift=3)
    hand(card, "palm_up", 312, 1212, 138, 196, HIS, age=34, flip=True, lift=6)


def _table(card: Sheet) -> None:
    """For two, for the third evening."""
    cloth = card.piece(
        "-40,1700! 300,1690 560,1704! 580,1840! -40,1840!", CHALK, angle=2, edge="torn", core="#fffaf0", lift=12
    )
    card.pattern(
        cloth,
        [ribbon(f"{x},1690 {x + (x - 260) * 0.3:.0f},1840", (10, 12)) for x in range(-20, 600, 76)],
        ROSE,
        thin=0.2,
    )
    for x in (120, 420):
        card.paint("1,0 .7,.3 0,.4 -.7,.3 -1,0 -.7,-.3 0,-.4 .7,-.3", LINEN, at=affine(x, 1762, 96), lift=6)
        card.paint("1,0 .7,.3 0,.4 -.7,.3 -1,0 -.7,-.3 0,-.4 .7,-.3", CHALK, at=affine(x, 1760, 62))
    card.paint(
        "250,1560! 286,1560! 290,1640 310,1680 306,1780! 232,1780! 228,1680 246,1640",
        mix(BLUE, EARTH, 0.45),
        angle=88,
        lift=6,
    )
    card.paint("234,1700! 302,1698! 304,1752! 234,1754!", STRAW)
    card.paint("252,1546! 284,1546! 284,1566! 252,1566!", EARTH)
