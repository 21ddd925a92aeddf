"""In a Minute: he proposes to a mop; behind the wall she packs nine pots of earth, with spoons for bulbs."""

from __future__ import annotations

from art.cutpaper.contour import ROUND, Array, affine, ribbon
from art.cutpaper.hands import hand, turned
from art.cutpaper.heads import Head
from art.cutpaper.prints import printed
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.in_a_minute.inks import BLUE, CAST, CHALK, EARTH, GERANIUM, HIS, LINEN, STRAW
from art.scenes.houseguests.in_a_minute.packing import packing

GROUND = CHALK


def paint(card: Sheet) -> None:
    """Lay her room, then his, and the wall between them."""
    packing(card)
    _room(card)
    _mop(card)
    _suitor(card)
    card.paint("612,-40! 652,-40! 612,1840! 570,1840!", shift(CHALK, 0.02), angle=92, laps=30, grain=0.12, lift=12)


def _room(card: Sheet) -> None:
    wall = card.piece("-40,-40! 640,-40! 600,1640! 300,1630 -40,1638!", STRAW, angle=87, laps=110, grain=0.18)
    bars = [ribbon(f"{x},-40 {x - 10},1690", (26, 26)) for x in range(20, 660, 92)]
    card.pattern(wall, turned(bars), mix(STRAW, "#d9b552", 0.3), thin=0.15)
    floor = card.piece("-40,1690! 300,1684 600,1696! 590,1840! -40,1840!", mix(LINEN, EARTH, 0.42), angle=2, laps=70)
    card.pattern(floor, turned([ribbon(f"-40,{y} 600,{y + 8}", (4, 4)) for y in (1770,)]), mix(LINEN, EARTH, 0.62))
    card.paint(
        "-40,270! 252,258! 260,1840! -40,1840!", "#fbf8f0", angle=87, laps=60, edge="torn", core=CHALK, wobble=3, lift=4
    )
    door = card.piece(
        "-40,312! 214,302! 220,1840! -40,1840!", mix(BLUE, "#3f6478", 0.5), angle=88, laps=70, grain=0.24, lift=3
    )
    with card.inside(door):
        for a, b in ((380, 1000), (1100, 1700)):
            card.paint(f"-40,{a}! 164,{a - 4}! 168,{b}! -40,{b + 2}!", mix(BLUE, "#3f6478", 0.24), angle=88)
    card.paint(ROUND, STRAW, at=affine(188, 1060, 15), lift=5)
    # a shade on its cord
    card.paint(ribbon("424,-40 428,130", (5, 5)), EARTH)
    card.paint("360,238! 396,122! 462,120! 502,232! 430,246", GERANIUM, angle=80, lift=8)


def _mop(card: Sheet) -> None:
    """She stands in her bucket and says nothing; her hair is wet, and a fish looks on."""
    card.paint(ribbon("74,1760 74,1000 92,420", (30, 28, 26)), mix(EARTH, LINEN, 0.3), angle=92, lift=6)
    strands: list[Array] = []
    dark: list[Array] = []
    for k in range(33):
        u = (k - 16) / 16
        end = 800 + 84 * ((k * 7) % 5) / 4 - 50 * abs(u)
        way = 15 * ((k * 3) % 3 - 1)
        line = f"{92 + 22 * u:.0f},410 {90 + 96 * u:.0f},480 {86 + 124 * u:.0f},630 {80 + 112 * u + way:.0f},{end:.0f}"
        (strands if k % 3 else dark).append(ribbon(line, (16, 25, 24, 13)))
    card.paint(dark, mix(LINEN, EARTH, 0.24), angle=90, lift=7)
    card.paint(strands, "#fbf8f0", angle=90, lift=6)
    lines = [
        ribbon(f"{92 + 4 * k},470 {88 + 12 * k},560 {84 + 14 * k},{760 - 9 * (k % 3)}", (2, 5, 3))
        for k in range(-7, 8, 2)
    ]
    card.paint(turned(lines), mix(LINEN, EARTH, 0.34))
    card.paint("36,372! 150,364! 164,438 20,446!", EARTH, angle=4, lift=6)
    # the fish
    fish = mix(BLUE, EARTH, 0.42)
    card.paint(
        "44,1640! 24,1540 30,1452 70,1414 112,1430! 132,1470 126,1560 110,1640!", fish, angle=80, laps=22, lift=5
    )
    card.paint("42,1452! -10,1430! -16,1496! 30,1500!", shift(fish, -0.06))
    card.paint(ROUND, CHALK, at=affine(88, 1480, 24))
    card.paint(ROUND, "#2c1f1e", at=affine(96, 1468, 12))
    card.paint(ribbon("74,1416 94,1432 116,1430", (3, 7, 3)), "#2c1f1e")
    pail = card.piece("-60,1566! 196,1560! 166,1850! -40,1850!", mix(BLUE, LINEN, 0.3), angle=88, laps=36, lift=10)
    with card.inside(pail):
        card.paint("110,1540! 220,1540! 200,1860! 84,1860!", mix(BLUE, EARTH, 0.22), angle=88)
        card.paint(ribbon("-60,1652 80,1660 200,1646", (9, 9)), mix(BLUE, EARTH, 0.4))
    card.paint(ribbon("-60,1566 70,1576 200,1558", (22, 22)), mix(BLUE, CHALK, 0.4), lift=3)


def _suitor(card: Sheet) -> None:
    """On one knee; his back is against her wall."""
    trousers = mix(EARTH, "#2c1f1e", 0.12)
    card.paint("420,800! 470,740! 556,716! 552,800 562,900 580,1010! 420,1020! 428,900", HIS.shade, angle=86)
    # shirt, hollow in the small of the back, and the thigh of the leg that stands
    shirt = card.piece(
        "392,940! 340,1010 306,1120 300,1260 318,1420 330,1520! 480,1560 612,1530! 590,1400 596,1260 606,1130 "
        "592,1010 548,930 506,900!",
        BLUE,
        angle=84,
        laps=60,
        edge="torn",
        core=CHALK,
        wobble=3,
        lift=8,
    )
    printed(card, shirt, "bars", mix(BLUE, "#3f6478", 0.4), gap=66, angle=2)
    card.paint(
        "330,1410! 470,1440 612,1410! 620,1840! 486,1840! 478,1720 452,1646 392,1612 316,1606! 300,1660 294,1840! "
        "140,1840! 132,1690 138,1530 172,1452 240,1412!",
        trousers,
        angle=30,
        laps=50,
        lift=8,
    )
    for line in (
        "210,1500 300,1512 420,1490",
        "172,1540 174,1640 170,1800",
        "596,1480 530,1560 450,1590",
        "600,1640 560,1720 556,1840",
    ):
        card.paint(ribbon(line, (5, 18, 5)), shift(trousers, 0.08), thin=0.15)
    card.paint("322,1388! 470,1420 606,1390! 606,1430! 470,1460 326,1428!", "#2c1f1e", angle=4)
    card.paint("330,1392! 360,1399! 362,1438! 332,1430!", STRAW, lift=2)
    # collar and tie
    card.paint("386,960! 410,908 480,886 566,872! 578,950! 510,996 440,1010 396,1004!", "#fbf8f0", angle=20, lift=5)
    card.paint("388,966! 330,930! 318,1000! 376,990! 366,1050! 420,1030!", GERANIUM, angle=20, lift=4)
    Head(card, CAST["suitor"], 436, 694, 188, tilt=12, view="side", turn=-1.0).draw()
    # the ring, the hand that holds it, and one contour from the shoulder round the elbow
    ring = [
        (200 + 34 * a, 866 + 38 * b)
        for a, b in ((1, 0), (0.7, 0.7), (0, 1), (-0.7, 0.7), (-1, 0), (-0.7, -0.7), (0, -1), (0.7, -0.7), (1, 0))
    ]
    card.paint(ribbon(ring, (12, 12)), "#b98a2f", wobble=0.4, lift=3)
    card.paint("164,812! 182,786! 218,784! 238,808! 200,846!", GERANIUM, wobble=0.4, lift=3)
    hand(card, "pinch", 228, 1040, 172, -99, HIS, age=34, lift=5)
    card.paint(
        "392,968! 480,946 546,1000 560,1120 530,1270 466,1372 392,1384! 322,1330 262,1220 190,1086! 274,1034! 326,1130 "
        "372,1196! 384,1110 384,1040!",
        mix(BLUE, CHALK, 0.3),
        angle=60,
        edge="torn",
        core=CHALK,
        wobble=3,
        lift=11,
    )
    for fold in (
        "530,1230 470,1250 400,1220",
        "500,1300 440,1300 390,1250",
        "500,1010 520,1080 516,1140",
        "330,1300 350,1250 370,1220",
    ):
        card.paint(ribbon(fold, (4, 15, 4)), shift(BLUE, -0.1), thin=0.1)
    card.paint("180,1086! 170,1058! 262,1004! 284,1032!", CHALK, lift=4)
