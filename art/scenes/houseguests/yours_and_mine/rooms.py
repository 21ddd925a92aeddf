"""Yours and Mine: two rooms, one on the other, a bed above, bowls below, and the drop that hangs through the floor."""

from __future__ import annotations

import math
from typing import Final

import numpy as np

from art.cutpaper.contour import ROUND, Array, affine, ribbon
from art.cutpaper.prints import printed
from art.cutpaper.sheet import Patch, Sheet, mix, shift
from art.scenes.houseguests.yours_and_mine.inks import CHALK, DEEP, GOLD, INK, LINEN, MID, POWDER, RED, STRAW, stroke

WOOD: Final = "#b9886a"
_DROP: Final = (
    "214,552! 300,534 480,528 660,534 746,552! 656,572 570,602 536,650 540,716 578,796 644,884 716,984 772,1096 776,1226 "
    "716,1350 604,1430 480,1454 356,1430 244,1350 184,1226 188,1096 244,984 316,884 382,796 420,716 424,650 390,602 304,572"
)


_RING: Final = tuple((math.cos(k * math.pi / 8), math.sin(k * math.pi / 8)) for k in range(17))


def rooms(card: Sheet) -> None:
    """Lay walls, floors, the window above, the skirting below."""
    above = card.piece("44,44! 1156,44! 1156,566! 44,566!", STRAW, angle=88, laps=90, grain=0.22)
    card.pattern(above, [ribbon(f"{x},30 {x},580", (26, 26)) for x in range(96, 1180, 92)], shift(STRAW, 0.035))
    card.paint("44,508! 1156,508! 1156,566! 44,566!", shift(LINEN, -0.05), angle=2)
    below = card.piece("44,612! 1156,612! 1156,1530! 44,1530!", POWDER, angle=86, laps=100, grain=0.24)
    printed(card, below, "fish", shift(POWDER, 0.034), shift(POWDER, -0.04), gap=104, thin=0.2)
    with card.inside(below):
        card.paint("44,612! 1156,612! 1156,640! 44,632!", shift(POWDER, -0.07), angle=2)
    card.paint("44,1480! 1156,1480! 1156,1540! 44,1540!", CHALK, angle=2, lift=4)
    card.paint("0,1536! 1200,1536! 1200,1800! 0,1800!", LINEN, angle=2, laps=80)
    for y in (1596, 1676, 1770):
        stroke(card, f"0,{y} 600,{y + 2} 1200,{y - 2}", (4, 5, 4), shift(LINEN, -0.07))
    card.paint("0,562! 1200,562! 1200,614! 0,614!", CHALK, angle=2, lift=10)
    for x in (0, 1156):
        card.paint(f"{x},0! {x + 46},0! {x + 46},1540! {x},1540!", CHALK, angle=88, lift=8)
    card.paint("0,0! 1200,0! 1200,46! 0,46!", CHALK, angle=2, lift=8)
    _window(card)


def _window(card: Sheet) -> None:
    card.paint("900,112! 1096,112! 1096,420! 900,420!", CHALK, angle=88, lift=7)
    card.paint("922,134! 1074,134! 1074,400! 922,400!", mix(POWDER, CHALK, 0.35), angle=20)
    card.paint("990,126! 1006,126! 1006,408! 990,408!", CHALK, angle=88, lift=3)
    card.paint("914,258! 1084,258! 1084,272! 914,272!", CHALK, angle=2, lift=3)
    card.paint("884,412! 1112,412! 1112,436! 884,436!", CHALK, angle=2, lift=6)


def bed(card: Sheet) -> None:
    """Lay what is behind her: ends of the bed, mattress, pillow."""
    card.paint("96,200! 132,196! 136,556! 100,556!", WOOD, angle=88, lift=7)
    for x in (900, 964):
        card.paint(f"{x - 20},548! {x},540 {x + 66},548! {x},560", shift(LINEN, -0.2), angle=2)
        card.paint(
            f"{x - 18},500! {x},492 {x + 16},500! {x + 22},518 {x + 50},524 {x + 60},540 {x + 58},552! {x - 20},552! {x - 22},530",
            INK,
            angle=10,
            lift=4,
        )
        stroke(card, f"{x - 14},502 {x},510 {x + 14},502", (3, 5, 3), shift(INK, 0.2))
    card.paint("806,286! 840,286! 842,556! 808,556!", WOOD, angle=88, lift=7)
    card.paint("128,432! 812,432! 812,474! 128,474!", WOOD, angle=2, lift=6)
    card.paint("128,366! 812,366! 816,440! 124,440!", CHALK, angle=2, lift=5)
    card.paint("140,352! 136,310 166,288 250,292 330,300 366,326 372,376! 250,386 150,384!", CHALK, angle=6, lift=7)


def drop(card: Sheet) -> Patch:
    """Lay it from its pool under the bed down into the room."""
    card.paint(
        "200,1650! 330,1606 480,1598 640,1606 770,1650! 640,1690 480,1700 320,1690", shift(LINEN, -0.17), angle=2
    )
    shade = _DROP.split()[7:-6]
    card.paint(" ".join(shade), shift(POWDER, -0.085), at=affine(38, 8), angle=84)
    water = card.piece(_DROP, DEEP, angle=84, laps=110, grain=0.26, lift=16)
    with card.inside(water):
        card.paint(
            "170,1110! 220,980 296,880 374,786 410,716 414,640! 440,640! 444,740 404,830 336,920 274,1030 250,1170 290,1320 "
            "380,1400 480,1450! 300,1440 190,1280",
            MID,
            angle=80,
        )
        card.paint("206,552! 300,530 480,524 660,530 754,552! 660,572 480,578 300,572", MID, angle=2)
        for a, b, wide in ((54, 9, 5), (108, 16, 4)):
            line = " ".join(f"{452 + a * c:.0f},{553 + b * s:.0f}" for c, s in _RING)
            card.paint(ribbon(line, (wide,) * len(_RING)), mix(MID, CHALK, 0.6), wobble=0.3)
        card.paint("716,984! 790,1100 786,1246 704,1370! 752,1256 752,1110", mix(DEEP, MID, 0.75), angle=84)
    card.paint("480,1478! 494,1512 500,1534 480,1552 460,1534 466,1512", DEEP, angle=84, lift=5)
    return water


def light(card: Sheet) -> None:
    """Lay the light of a window on the drop, two panes of it."""
    ink = mix(MID, CHALK, 0.62)
    for spec in (
        "262,1000! 290,950 316,916! 334,936! 308,974 284,1016!",
        "250,1024! 270,1038! 248,1104! 226,1098! 234,1060",
    ):
        card.paint(spec, ink, angle=50)


def bowls(card: Sheet) -> None:
    """Lay what was put out for the water; not one stands under it, and one is taken."""
    for x, y, w, ink in ((150, 1640, 92, CHALK), (336, 1718, 84, GOLD), (622, 1712, 96, CHALK)):
        card.paint(f"{x - w},{y + 52}! {x},{y + 38} {x + w + 26},{y + 52}! {x},{y + 72}", shift(LINEN, -0.17), angle=2)
        card.paint(ROUND, shift(ink, -0.14), at=affine(x, y - 30, 1) @ _flat(w, w * 0.2), angle=2)
        if x == 150:
            _duckling(card)
        card.paint(
            f"{x - w},{y - 32}! {x},{y - 6} {x + w},{y - 32}! {x + w * 0.82},{y + 24} {x + w * 0.44},{y + 58}! "
            f"{x - w * 0.44},{y + 58}! {x - w * 0.82},{y + 24}",
            ink,
            angle=4,
            lift=7,
        )
        stroke(
            card,
            f"{x - w * 0.92},{y - 8} {x},{y + 18} {x + w * 0.92},{y - 8}",
            (6, 8, 6),
            RED if x == 622 else shift(ink, -0.12),
        )


def _flat(a: float, b: float) -> Array:
    return np.array([[a, 0, 0], [0, b, 0], [0, 0, 1.0]])


def _duckling(card: Sheet) -> None:
    ink = "#e8bf4a"
    card.paint("92,1640! 84,1600 100,1572 136,1566 160,1574! 196,1566 220,1584! 214,1620 200,1650!", ink, lift=5)
    card.paint(ROUND, ink, at=affine(142, 1538, 37), lift=5)
    card.paint("170,1520! 184,1512 202,1506 208,1512! 200,1524 184,1534 172,1540!", "#c4703f", lift=3)
    card.paint(ROUND, INK, at=affine(152, 1526, 6), wobble=0.3)
    stroke(card, "160,1598 180,1612 200,1604", (3, 6, 2), shift(ink, -0.12))
