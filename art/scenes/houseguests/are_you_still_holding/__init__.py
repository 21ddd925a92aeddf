"""Are You Still Holding: one rope through five floors, a hand on it on each; below, sums on a sleeping bull."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.hands import turned
from art.cutpaper.sheet import Ink, Sheet, mix, shift
from art.scenes.houseguests.are_you_still_holding.ground import ground
from art.scenes.houseguests.are_you_still_holding.inks import (
    BRICK,
    CAST,
    CREAM,
    MUSTARD,
    NIGHT,
    OLIVE,
    ROPE,
    SLATE,
    UMBER,
)
from art.scenes.houseguests.are_you_still_holding.upper import feeding, holds, lovers, shaver, sulker

__all__ = ["CAST", "GROUND", "paint"]
GROUND = CREAM
X: Final = 430
"""Where the rope hangs."""
ROOMS: Final[tuple[tuple[int, int, int, int, Ink], ...]] = (
    (252, 868, 190, 486, mix(SLATE, CREAM, 0.42)),
    (172, 964, 486, 782, MUSTARD),
    (112, 1062, 782, 1120, mix(OLIVE, CREAM, 0.12)),
    (44, 1156, 1120, 1760, mix(CREAM, BRICK, 0.42)),
)


def paint(card: Sheet) -> None:
    """Lay the rooms, who is in them, the rope and the hands that have it, then the floors between."""
    _rooms(card)
    shaver(card)
    lovers(card)
    feeding(card)
    sulker(card)
    _rope(card)
    holds(card)
    ground(card)
    _frame(card)
    _loft(card)
    _mouse(card)


def _rooms(card: Sheet) -> None:
    for i, (x0, x1, y0, y1, ink) in enumerate(ROOMS):
        room = card.piece(
            f"{x0},{y0}! {x1},{y0 - 6}! {x1 + 3},{y1}! {x0 - 3},{y1}!", ink, angle=88, laps=80, grain=0.24
        )
        if i == 0:
            tiles = [ribbon(f"240,{y} 880,{y - 4}", (4, 4)) for y in (270, 350, 430)]
            tiles += [ribbon(f"{x},180 {x + 2},490", (4, 4)) for x in range(300, 880, 84)]
            card.pattern(room, turned(tiles), mix(SLATE, CREAM, 0.62), thin=0.15)
        elif i == 1:
            bands = [ribbon(f"{190 + 58 * k},470 {194 + 58 * k},800", (16, 16)) for k in range(14)]
            card.pattern(room, turned(bands), mix(MUSTARD, CREAM, 0.22), thin=0.08)
        elif i == 3:
            with card.inside(room):
                card.paint("0,1690! 600,1680 1200,1688! 1200,1800! 0,1800!", mix(UMBER, MUSTARD, 0.4), angle=2)


def _rope(card: Sheet) -> None:
    rope = card.piece(ribbon(f"{X},-20 {X},1760", (22, 22)), ROPE, angle=88, lift=7)
    card.pattern(
        rope,
        [ribbon(f"{X - 14},{y + 14} {X + 14},{y}", (4, 4)) for y in range(-10, 1770, 26)],
        mix(ROPE, UMBER, 0.5),
        thin=0.05,
    )
    # what is left of it above the bull
    card.paint(f"{X - 30},1196! {X - 4},1200! {X - 5},1286! {X - 30},1290!", mix(CREAM, BRICK, 0.42), wobble=0.4)
    card.paint(f"{X + 5},1200! {X + 30},1196! {X + 30},1290! {X + 6},1286!", mix(CREAM, BRICK, 0.42), wobble=0.4)
    for dx, y, s in ((-12, 1196, 1), (12, 1194, 1), (-12, 1292, -1), (12, 1290, -1)):
        card.paint(
            [
                ribbon(f"{X + dx * 0.5},{y - 8 * s} {X + dx * (1.2 + 0.5 * k)},{y + (22 + 7 * k) * s}", (4, 2))
                for k in range(3)
            ],
            ROPE,
        )


def _frame(card: Sheet) -> None:
    """Walls and floors, cut; no floor is quite level."""
    for x0, x1, y0, y1, _ in ROOMS:
        card.paint(
            f"{x0 - 26},{y0 - 20}! {x0 + 8},{y0 - 20}! {x0 + 6},{y1 + 10}! {x0 - 28},{y1 + 10}!",
            UMBER,
            angle=88,
            lift=6,
        )
        card.paint(
            f"{x1 - 8},{y0 - 20}! {x1 + 26},{y0 - 20}! {x1 + 28},{y1 + 10}! {x1 - 6},{y1 + 10}!",
            UMBER,
            angle=88,
            lift=6,
        )
    for x0, x1, y in ((206, 906, 176), (128, 1004, 474), (66, 1102, 770), (4, 1196, 1108), (4, 1196, 1752)):
        card.paint(
            f"{x0},{y}! 600,{y + 7} {x1},{y - 5}! {x1},{y + 31}! 600,{y + 41} {x0},{y + 34}!", UMBER, angle=2, lift=7
        )
        card.paint("-26,-15! 26,-16! 25,16! -25,17!", NIGHT, at=affine(X, y + 20, 1.0))
    for y0, y1 in ((140, 186), (448, 484), (744, 782), (1080, 1118), (1720, 1762)):
        _twist(card, y0, y1)


def _twist(card: Sheet, y0: int, y1: int) -> None:
    rope = card.piece(ribbon(f"{X},{y0} {X},{y1}", (22, 22)), ROPE, angle=88)
    card.pattern(
        rope,
        [ribbon(f"{X - 14},{y + 14} {X + 14},{y}", (4, 4)) for y in range(y0 + (16 - y0) % 26 - 26, y1, 26)],
        mix(ROPE, UMBER, 0.5),
        thin=0.05,
    )


def _loft(card: Sheet) -> None:
    """Nobody is up there; it drips."""
    card.paint("226,-40! 262,-40! 260,186! 224,186!", UMBER, angle=88, lift=6)
    card.paint("858,-40! 894,-40! 896,182! 860,184!", UMBER, angle=88, lift=6)
    card.paint(ribbon("372,60 388,-6 430,-22 472,-6 488,60", (8, 8, 8)), NIGHT, lift=3)
    pail = card.piece("362,50! 498,46! 478,150! 384,154!", SLATE, angle=86, lift=8)
    with card.inside(pail):
        card.paint("360,74! 500,70! 500,90! 360,94!", shift(SLATE, -0.1))
        card.paint("462,40! 500,40! 480,160! 452,160!", shift(SLATE, -0.08))
    card.paint("362,50 430,38 498,46 430,62", NIGHT)
    card.paint(ribbon("498,52 508,80 504,104", (8, 10, 3)), mix(SLATE, CREAM, 0.6), lift=2)
    card.paint("506,116 514,134 506,144 498,134", mix(SLATE, CREAM, 0.6), lift=2)


def _mouse(card: Sheet) -> None:
    """It sews."""
    grey = mix(SLATE, UMBER, 0.35)
    card.paint(ribbon("296,1338 210,1336 190,1280 240,1266", (9, 8, 6, 3)), shift(grey, -0.05))
    card.paint("280,1330 300,1280 350,1262 384,1276 396,1310 380,1342 330,1356 290,1350", grey, angle=20, lift=6)
    card.paint("360,1256 396,1246 426,1262! 416,1284 390,1296 360,1286", shift(grey, 0.04), angle=10, lift=5)
    card.paint(ROUND, shift(grey, -0.04), at=affine(364, 1248, 20), lift=3)
    card.paint(ROUND, mix(grey, BRICK, 0.4), at=affine(364, 1249, 11))
    card.paint(ROUND, NIGHT, at=affine(400, 1262, 5), wobble=0.2)
    card.paint(ribbon("384,1306 410,1290 430,1268", (12, 10, 8)), shift(grey, -0.03), lift=3)
    card.paint(ribbon("416,1288 452,1240", (4, 3)), NIGHT, lift=2)
    card.paint(ribbon("452,1240 480,1216 470,1180 440,1190", (3, 3, 3)), BRICK)
    card.paint("270,1350! 400,1346! 404,1366! 268,1370!", UMBER, angle=2, lift=5)
    card.paint("44,1350! 280,1348! 282,1368! 44,1372!", UMBER, angle=2, lift=5)
