"""Everyone Look Here: one has drawn a jersey up to the hair, one holds a cabbage; the camera walks out on its own."""

from __future__ import annotations

import math

from art.cutpaper.contour import ROUND, Array, affine, ribbon
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.everyone_look_here.cabbage import cabbage
from art.scenes.houseguests.everyone_look_here.camera import camera
from art.scenes.houseguests.everyone_look_here.inks import ASH, BONE, CHALK, CHARCOAL, PENCIL, UMBER

GROUND = BONE
WOOL = CHALK
LINE = mix(ASH, PENCIL, 0.25)
SHADE = mix(ASH, BONE, 0.28)
AT = affine(680, 0, 1)
"""Everything of his is typed about his middle."""


def paint(card: Sheet) -> None:
    """Lay the cloth behind, the one in the jersey from hair to hem, the one with the cabbage, and who leaves."""
    _studio(card)
    _hair(card)
    _jersey(card)
    for s in (-1, 1):
        _arm(card, s)
    camera(card)
    _child(card)


def _studio(card: Sheet) -> None:
    card.paint(
        "-40,1500! 1240,1500! 1240,1770! 700,1786 -40,1776!",
        mix(ASH, PENCIL, 0.22),
        angle=2,
        laps=70,
        edge="raw",
        ragged=60,
        dry=0.6,
        grain=0.3,
    )
    card.paint(
        "-40,60! 620,44 1240,66! 1240,800 1240,1566! 600,1550 -40,1572! -40,800",
        CHARCOAL,
        angle=88,
        laps=120,
        edge="raw",
        ragged=80,
        dry=0.7,
        grain=0.3,
    )


def _hair(card: Sheet) -> None:
    """Wetted and combed for the day, all but one lock."""
    card.paint("-176,330! 0,300 176,330! 186,620! -186,620!", UMBER, at=AT, angle=86)
    card.paint("-176,440! 0,420 176,440! 186,620! -186,620!", shift(UMBER, -0.035), at=AT, angle=4)
    for s in (-1, 1):
        card.paint(
            f"{180 * s},350! {218 * s},328 {246 * s},344 {246 * s},390 {228 * s},428 {190 * s},470!",
            shift(UMBER, -0.05),
            at=AT,
            lift=3,
        )
        lock = card.piece(
            f"{-20 - 6 * s},150! {70 * s},132 {150 * s},166 {206 * s},250 {222 * s},360 {204 * s},480! {182 * s},440 "
            f"{150 * s},380 {84 * s},330 {-20 + 8 * s},306 {-24},220!",
            ASH if s < 0 else shift(ASH, -0.035),
            at=AT,
            angle=60 * s,
            lift=5,
        )
        combed = [
            ribbon(
                f"{-16 + 4 * s},{164 + 22 * k} {(60 + 6 * k) * s},{164 + 26 * k} {(204 - 13 * k) * s},{300 + 22 * k} "
                f"{(208 - 10 * k) * s},{420 + 6 * k}",
                (3, 8, 4),
                AT,
            )
            for k in range(6)
        ]
        card.pattern(lock, combed, PENCIL, thin=0.2)
    for s in (-1, 1):
        card.paint(ROUND, CHALK, at=affine(680 + 232 * s, 436, 19), lift=4)
    card.paint(ribbon("44,170 70,112 122,84 150,100", (34, 26, 14, 3), AT), shift(ASH, -0.02), angle=70, lift=4)
    card.paint(ribbon("30,168 44,120 76,88", (24, 18, 3), AT), ASH, angle=70, lift=3)


def _cable(x: float, top: float, foot: float, wide: float, long: float) -> list[Array]:
    """Two strands that cross."""
    both: list[Array] = []
    for s in (-1, 1):
        line = [(x + s * wide * math.sin(math.pi * (y - top) / long), float(y)) for y in range(int(top), int(foot), 12)]
        both.append(ribbon(line, (9, 10, 9), AT))
    return both


def _rib(k: int) -> Array:
    line: list[tuple[float, float]] = []
    for y in range(440, 996, 12):
        out = 34 + 2 * (y - 440) / 300 + max(0, y - 740) * 0.036
        nose = math.exp(-(((y - 660) / 50) ** 2)) * (40 if k else 10) * math.exp(-abs(k) / 2)
        line.append((out * k + nose * (1 if k >= 0 else -1), float(y)))
    return ribbon(line, (8, 10, 12), AT)


def _jersey(card: Sheet) -> None:
    trunk = card.piece(
        "-220,790! -290,860 -400,900 -520,884 -740,860! -740,1140! -600,1120 -490,1150 -436,1240 -424,1400 -432,1860! "
        "432,1860! 424,1400 436,1240 490,1150 600,1120 740,1140! 740,860! 520,884 400,900 290,860 220,790!",
        WOOL,
        at=AT,
        angle=86,
        laps=70,
        edge="raw",
        ragged=20,
        grain=0.22,
        lift=10,
    )
    with card.inside(trunk):
        # under the lifted arms, and below the collar
        for s in (-1, 1):
            card.paint(
                f"{760 * s},1060! {600 * s},1050 {450 * s},1090 {388 * s},1230 {384 * s},1400 {388 * s},1860! {470 * s},1860! "
                f"{470 * s},1240! {760 * s},1240!",
                SHADE,
                at=AT,
                angle=86,
                laps=50,
            )
        card.paint("-250,800! 0,960 250,800! 300,880 160,990 0,1024 -160,990 -300,880!", SHADE, at=AT, angle=6)
        lines = [*_cable(0, 1010, 1850, 62, 150)]
        for s in (-1, 1):
            lines += [ribbon(f"{105 * s},990 {108 * s},1400 {105 * s},1850", (8, 9, 8), AT)]
            lines += [ribbon(f"{330 * s},900 {326 * s},1400 {330 * s},1850", (8, 9, 8), AT)]
            for k in range(9):
                y = 1000 + 104 * k
                lines += [
                    ribbon(f"{120 * s},{y} {218 * s},{y + 52} {316 * s},{y}", (9, 11, 9), AT),
                    ribbon(f"{120 * s},{y} {218 * s},{y - 52} {316 * s},{y}", (9, 11, 9), AT),
                ]
        card.pattern(trunk, lines, LINE, thin=0.12)
    # the collar: it was made to be turned down
    collar = card.piece(
        "-224,452! -150,500 0,520 150,500 224,452! 238,600 246,730 300,850! 170,944 0,972 -170,944 -300,850! -246,730 -238,600",
        WOOL,
        at=AT,
        angle=88,
        laps=60,
        edge="raw",
        ragged=10,
        grain=0.2,
        lift=9,
    )
    with card.inside(collar):
        card.paint(
            "-6,540! 30,610 68,676 62,708 24,722 -46,716! -52,700 -8,700 16,688 20,656 6,600!",
            mix(ASH, BONE, 0.12),
            at=AT,
            angle=80,
        )
        card.pattern(collar, [_rib(k) for k in range(-7, 8)], LINE, thin=0.12)
    card.paint(
        ribbon("-228,446 -150,500 0,522 150,500 228,446", (30, 42, 46, 42, 30), AT), WOOL, edge="raw", ragged=6, lift=7
    )


def _at(s: int) -> Array:
    return affine(680, 0, 1, flip=s < 0)


def _arm(card: Sheet, s: int) -> None:
    """From the edge of the card to the rim; the fingers hold on outside."""
    sleeve = card.piece(
        f"{330 * s},500! {420 * s},560 {540 * s},690 {760 * s},800! {760 * s},1090! {600 * s},1076 {470 * s},980 {350 * s},800 "
        f"{236 * s},660!",
        WOOL,
        at=AT,
        angle=50 * s,
        laps=60,
        edge="raw",
        ragged=16,
        grain=0.2,
        lift=12,
    )
    with card.inside(sleeve):
        card.paint(
            f"{236 * s},640! {350 * s},770 {490 * s},930 {620 * s},1010 {760 * s},1030! {760 * s},1110! {560 * s},1100 {400 * s},960 "
            f"{210 * s},700!",
            SHADE,
            at=AT,
            angle=40 * s,
        )
        twist: list[Array] = []
        for w in (-1, 1):
            line = [
                (
                    s * (300 + 460 * t - 30 * w * math.sin(9 * t) * 0.8),
                    600 + 330 * t**0.86 + 34 * w * math.sin(9 * t),
                )
                for t in (k / 30 for k in range(31))
            ]
            twist.append(ribbon(line, (8, 9, 8), AT))
        twist += [
            ribbon(f"{352 * s},545 {460 * s},650 {600 * s},760 {760 * s},830", (7, 8, 7), AT),
            ribbon(f"{262 * s},660 {380 * s},800 {520 * s},950 {760 * s},1050", (7, 8, 7), AT),
        ]
        card.pattern(sleeve, twist, LINE, thin=0.12)
    # the fingers over the rim
    for k in (3, 2, 1, 0):
        tip, low = ((126, 476), (112, 518), (116, 560), (136, 598))[k]
        skin = shift(UMBER, 0.035 - 0.014 * k)
        bent = f"{300 - 18 * k},{470 + 40 * k} {tip + 70},{low - 14} {tip - 18},{low + 3}"
        card.paint(
            ribbon(bent, (50, 49, 48, 47, 46, 45, 44, 43, 42, 41, 39, 32, 6), _at(s)), skin, angle=12 * s, lift=4
        )
    card.paint(
        "284,446! 330,520 250,660! 196,640 190,560 206,480 240,446!", shift(UMBER, 0.01), at=_at(s), angle=70 * s
    )
    cuff = card.piece(
        f"{288 * s},440! {360 * s},500 {388 * s},566! {330 * s},640 {262 * s},688! {218 * s},630 {214 * s},590! {260 * s},530!",
        WOOL,
        at=AT,
        angle=-40 * s,
        edge="raw",
        ragged=8,
        lift=8,
    )
    ribs = [
        ribbon(f"{(276 - 12 * k) * s},{446 + 34 * k} {(400 - 22 * k) * s},{560 + 26 * k}", (7, 8), AT) for k in range(7)
    ]
    card.pattern(cuff, ribs, LINE, thin=0.12)


def _child(card: Sheet) -> None:
    """Somebody of seven, as far as can be seen."""
    x = 900
    dress = card.piece(
        f"{x - 96},1560! {x},1530 {x + 96},1560! {x + 150},1680 {x + 190},1860! {x - 190},1860! {x - 150},1680",
        CHARCOAL,
        angle=84,
        laps=50,
        edge="raw",
        ragged=16,
        lift=10,
    )
    with card.inside(dress):
        for u in (-60, 10, 76):
            card.paint(ribbon(f"{x + u * 0.6},1640 {x + u},1740 {x + u * 1.3},1860", (5, 16, 8)), shift(CHARCOAL, 0.1))
    card.paint(f"{x - 88},1548! {x},1596 {x + 88},1548! {x + 96},1596 {x},1650 {x - 96},1596!", CHALK, lift=5)
    cabbage(card, x, 1380, 216)
    for s in (-1, 1):
        for k in range(4):
            card.paint(
                ribbon(
                    f"{x + s * (176 - 6 * k)},{1478 + 24 * k} {x + s * (132 - 8 * k)},{1440 + 25 * k} {x + s * (100 - 8 * k)},{1432 + 25 * k}",
                    (32, 30, 22),
                ),
                shift(UMBER, 0.03 - 0.012 * k),
                lift=4,
            )
        card.paint(
            f"{x + 80 * s},1580! {x + 116 * s},1556 {x + 140 * s},1520 {x + 142 * s},1470! {x + 176 * s},1462 {x + 206 * s},1474! "
            f"{x + 222 * s},1540 {x + 214 * s},1640 {x + 170 * s},1720! {x + 120 * s},1700 {x + 84 * s},1640!",
            shift(CHARCOAL, 0.05),
            angle=70 * s,
            edge="raw",
            ragged=8,
            lift=7,
        )
        card.paint(ribbon(f"{x + 136 * s},1478 {x + 172 * s},1468 {x + 210 * s},1480", (20, 22, 20)), CHALK, lift=3)
