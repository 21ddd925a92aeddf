"""I Said I Am Fine: a furious face under a paper crown, a small blue hand on its cheek, and a snail for its ear."""

from __future__ import annotations

from art.cutpaper.contour import ribbon, rng
from art.cutpaper.hands import turned
from art.cutpaper.sheet import Ink, Sheet, mix, shift
from art.scenes.houseguests.i_said_i_am_fine.features import brows, eyes, mouth, nose
from art.scenes.houseguests.i_said_i_am_fine.guests import handprint, snail
from art.scenes.houseguests.i_said_i_am_fine.inks import BLACK, BONE, BRICK, DEEP, FLESH, GOLD, LIGHT, RED, SHADE, UMBER

GROUND = BONE


def lap(
    card: Sheet, spec: str, ink: Ink, angle: float, ragged: float = 46, thin: float = 0.0, laps: float = 56
) -> None:
    """Lay one heavy lap of the brush, dry where it leaves."""
    card.paint(spec, ink, angle=angle, laps=laps, grain=0.42, edge="raw", ragged=ragged, dry=0.85, thin=thin)


def paint(card: Sheet) -> None:
    """Lay the wall, jacket, ears and the great head; its planes, what it wears, and what is done to it."""
    _room(card)
    _jacket(card)
    _ears(card)
    _head(card)
    _stubble(card)
    nose(card)
    eyes(card)
    brows(card)
    mouth(card)
    _crown(card)
    handprint(card)
    snail(card)


def _room(card: Sheet) -> None:
    lap(card, "-40,420! 60,400 130,430! 120,1000 100,1500 130,1840! -40,1840!", mix(UMBER, BONE, 0.18), 88, 30)
    lap(card, "1060,400! 1240,380! 1240,1840! 1040,1840! 1120,1400 1090,900", mix(UMBER, BLACK, 0.3), 86, 30)


def _jacket(card: Sheet) -> None:
    lap(card, "60,1380! 1140,1380! 1110,1760! 110,1760!", mix(UMBER, BLACK, 0.4), 4, 10)
    lap(card, "-40,1690! 130,1600 330,1690 600,1760 880,1690 1070,1590 1240,1660! 1240,1840! -40,1840!", BLACK, 8, 20)
    lap(card, "300,1680! 420,1760 520,1840! 240,1840! 230,1740", BONE, 60, 20)
    lap(card, "900,1680! 780,1760 700,1840! 980,1840! 980,1740", shift(BONE, -0.05), -60, 20)
    lap(card, "40,1700! 160,1640 230,1720 260,1840! 180,1840! 140,1760", mix(UMBER, BLACK, 0.4), 70, 30)


def _ears(card: Sheet) -> None:
    lap(
        card,
        "1070,640! 1120,590 1186,604 1216,700 1200,830 1164,930 1110,960 1070,930!",
        mix(RED, FLESH, 0.3),
        80,
        14,
        laps=30,
    )
    lap(card, "1110,670! 1150,650 1180,700 1170,800 1140,880 1110,900! 1130,800 1132,730", DEEP, 80, 16, 0.1, 24)
    lap(card, "110,660! 60,620 10,640 -16,740 4,870 46,950 110,950!", SHADE, 86, 14, laps=30)
    lap(card, "80,700! 40,690 26,760 46,850 80,880! 60,790", DEEP, 86, 16, 0.1, 24)
    for tuft in (
        "1060,440 1110,470 1130,560 1120,640 1080,660!",
        "1080,420 1140,470 1160,560 1150,610",
        "140,440 84,480 70,570 84,640 124,660!",
        "110,430 50,480 34,560 50,600",
    ):
        card.brush(tuft, 60, mix(UMBER, BONE, 0.42), dry=0.7, taper=0.6)


def _head(card: Sheet) -> None:
    """Square as a shaving mirror; each plane is brushed another way."""
    head = card.piece(
        "96,420! 120,300 300,240 600,226 900,240 1060,310 1092,440! 1104,640 1098,860 1110,1080 1124,1300 1096,1500 1010,1640 860,1716! 600,1746 340,1720! 190,1640 100,1500 66,1300 72,1080 90,860 86,640",
        FLESH,
        angle=84,
        laps=110,
        grain=0.4,
        edge="raw",
        ragged=30,
        dry=0.7,
    )
    with card.inside(head):
        lap(
            card,
            "940,380! 1140,380! 1140,1740! 800,1740! 960,1600 1010,1400 960,1180 1000,980 960,780 990,560",
            SHADE,
            86,
            60,
        )
        lap(card, "1030,700! 1140,640! 1140,1500! 1040,1620 1060,1300 1010,1100 1050,900", DEEP, 88, 70, 0.1)
        lap(
            card,
            "180,380 420,350 700,352 880,390 820,440 640,456 420,444 220,470",
            mix(FLESH, LIGHT, 0.65),
            4,
            70,
            0.15,
        )
        lap(card, "180,760 300,744 430,770 456,820 380,880 270,900 190,850", mix(FLESH, LIGHT, 0.5), 24, 70, 0.25)
        lap(card, "730,790 850,746 930,760 940,820 860,880 770,870", mix(FLESH, LIGHT, 0.42), -24, 70, 0.25)
        lap(
            card,
            "110,940 250,910 400,930 440,1010 420,1130 350,1220 240,1270 130,1230 90,1080",
            mix(FLESH, RED, 0.58),
            34,
            110,
            0.15,
        )
        lap(
            card,
            "770,960 860,920 970,930 1000,1020 970,1160 900,1230 830,1150 780,1050",
            mix(mix(FLESH, RED, 0.62), BRICK, 0.2),
            -40,
            110,
            0.15,
        )
        lap(
            card,
            "100,1340! 230,1420 330,1540 480,1640 640,1668! 900,1640 1060,1500 1120,1340! 1140,1760! 60,1760!",
            SHADE,
            10,
            80,
        )
        lap(card, "330,1660! 600,1690 880,1650! 860,1760! 320,1760!", DEEP, 4, 50)
        lap(
            card,
            "460,1500 540,1456 660,1452 740,1500 750,1560 680,1606 600,1616 510,1606 452,1560",
            mix(FLESH, LIGHT, 0.45),
            10,
            60,
            0.2,
        )
        for line, ink in (
            ("210,400 400,380 620,392 850,376 980,400", SHADE),
            ("240,452 420,434 600,450 800,428 960,450", SHADE),
            ("600,1470 606,1530 598,1580", DEEP),
            ("170,1300 220,1420 300,1520 420,1600", DEEP),
            ("1040,1280 1010,1400 940,1510 820,1600", DEEP),
        ):
            card.brush(line, 17, ink, dry=0.5, taper=0.5)


def _stubble(card: Sheet) -> None:
    g = rng("stubble")
    hairs = []
    for _ in range(230):
        x = float(g.uniform(150, 1060))
        y = float(g.uniform(1320, 1660)) - 130 * abs(x - 600) / 500
        if 430 < x < 800 and y < 1420:
            continue
        hairs.append(ribbon(f"{x:.0f},{y:.0f} {x + g.uniform(-4, 4):.0f},{y + g.uniform(9, 16):.0f}", (3.4, 2)))
    card.paint(turned(hairs), mix(UMBER, BONE, 0.3), thin=0.15, wobble=0)


def _crown(card: Sheet) -> None:
    """Paper, out of a cracker, one size too small; one point has given up."""
    crown = card.piece(
        "66,404! 40,150! 190,262! 262,10! 384,220! 500,-60! 612,206! 716,-60! 834,222! 900,60! 1010,110! 1000,150! 936,140! 1034,268! 1150,130! 1116,410! 880,344 600,326 330,342",
        GOLD,
        angle=86,
        laps=60,
        grain=0.42,
        edge="raw",
        ragged=16,
        dry=0.6,
        lift=7,
    )
    with card.inside(crown):
        for fold, ink in (
            ("384,200! 420,330! 300,350! 262,0!", shift(GOLD, -0.07)),
            ("612,200! 640,330! 520,330! 500,-60!", shift(GOLD, -0.06)),
            ("834,210! 860,345! 740,335! 716,-60!", shift(GOLD, -0.08)),
            ("190,250! 200,380! 60,410! 40,140!", shift(GOLD, -0.05)),
        ):
            lap(card, fold, ink, 84, 20)
        card.brush("60,368 330,306 600,290 880,308 1120,374", 22, mix(GOLD, BONE, 0.6), dry=0.5, taper=0.1)
        card.brush("980,100 930,136 900,150", 9, mix(GOLD, BLACK, 0.3), dry=0.3)
    lap(
        card,
        "80,404! 330,348 600,332 880,350 1110,410! 1106,450! 880,388 600,366 330,384 90,446!",
        mix(SHADE, UMBER, 0.4),
        4,
        26,
        0.25,
    )
    for x, y in ((262, 40), (500, -6), (716, -6)):
        card.paint(f"{x},{y - 26} {x + 20},{y} {x},{y + 24} {x - 20},{y}", BRICK, edge="raw", angle=40)
