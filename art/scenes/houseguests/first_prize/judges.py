"""Three judges of different heights, at his ear, his belly and his calf."""

from __future__ import annotations

from art.cutpaper.bodies import Figure
from art.cutpaper.contour import ribbon
from art.cutpaper.dress import outfit
from art.cutpaper.heads import Head
from art.cutpaper.poses import POSES
from art.cutpaper.sheet import Sheet, shift
from art.scenes.houseguests.first_prize.inks import (
    BLACK,
    BRICK,
    BROWN,
    CAST,
    FAIR,
    GREEN,
    LINEN,
    MUSTARD,
    RUDDY,
    SLATE,
    UMBER,
)

TAPE = "#d9b964"


def _tape(card: Sheet, line: str, wide: float = 15) -> None:
    laid = card.piece(ribbon(line, (wide, wide, wide)), TAPE, lift=3, grain=0.15)
    with card.inside(laid):
        x0, y0, x1, y1 = card.box(laid)
        steps = int(max(x1 - x0, y1 - y0) / 22)
        for k in range(steps):
            if x1 - x0 > y1 - y0:
                x = x0 + 22 * k
                card.paint(ribbon(f"{x:.0f},{y0} {x:.0f},{y1}", (2.6, 2.6)), BLACK, wobble=0)
            else:
                y = y0 + 22 * k
                card.paint(ribbon(f"{x0},{y:.0f} {x1},{y:.0f}", (2.6, 2.6)), BLACK, wobble=0)


def tape_of_belly(card: Sheet) -> None:
    """Once round him, and it does not meet."""
    _tape(card, "466,1230 620,1262 800,1268 980,1254 1086,1226", 20)


def judges(card: Sheet) -> None:
    """One on the ladder, one who writes, one very small."""
    for rail in (1010, 1102):
        card.paint(ribbon(f"{rail - 40},640 {rail},1240 {rail + 30},1820", (15, 17, 18)), MUSTARD, lift=5)
    for k in range(12):
        y = 700 + 96 * k
        x = 976 + (y - 640) * 0.058
        card.paint(ribbon(f"{x:.0f},{y} {x + 92:.0f},{y - 4}", (13, 13)), shift(MUSTARD, -0.06), lift=3)
    pose = POSES["climb"].but(arm_far=(2.6, -10.2), arm_near=(2.2, -9.2), hands=("pinch", "pinch"))
    who = Figure(card, 1076, 1180, 50, pose, outfit("skirt", SLATE, BLACK), FAIR, "thin", flip=True)
    who.below()
    Head(card, CAST["climber"], **who.head).draw()
    who.above()
    _tape(card, "944,560 950,650 940,730", 13)
    pose = POSES["stand_side"].but(arm_near=(1.9, -6.2), arm_far=(2.0, -6.0), hands=("pinch", "cup"), tilt=14)
    who = Figure(card, 1150, 1800, 62, pose, outfit("suit", BLACK, UMBER), RUDDY, "tall", flip=True)
    who.below()
    Head(card, CAST["writer"], **who.head).draw()
    card.paint("990,1386! 1064,1370! 1078,1450! 1002,1466!", LINEN, lift=5)
    for k in range(4):
        card.paint(ribbon(f"{1004 + 3 * k},{1396 + 15 * k} {1056 + 3 * k},{1384 + 15 * k}", (2, 3, 2)), BLACK)
    who.above()
    pose = POSES["crouch"].but(arm_near=(2.3, -2.6), arm_far=(2.2, -1.4), hands=("pinch", "pinch"))
    who = Figure(card, 1082, 1806, 48, pose, outfit("shawl", BRICK, GREEN, LINEN), BROWN, "stout", flip=True)
    who.below()
    Head(card, CAST["little"], **who.head).draw()
    who.above()
    _tape(card, "878,1716 940,1728 1010,1726", 15)
