"""Behind him: a wall, the next room with somebody who holds still in it, and the room after that."""

from __future__ import annotations

from art.cutpaper.contour import ribbon
from art.cutpaper.hands import turned
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.are_you_still_holding.cord import cord
from art.scenes.houseguests.are_you_still_holding.inks import (
    BRICK,
    CAST,
    CORD,
    CREAM,
    FAIR,
    MUSTARD,
    OLIVE,
    UMBER,
)


def rooms(card: Sheet) -> None:
    """Lay the doorway at the left, the olive room in it, and the door at its back that stands open."""
    room = card.piece("-40,150! 312,140! 318,1500! -40,1500!", OLIVE, angle=88, laps=80, grain=0.3)
    with card.inside(room):
        card.pattern(
            room, turned([ribbon(f"{x},120 {x + 4},1500", (12, 12)) for x in range(-10, 330, 46)]), shift(OLIVE, -0.05)
        )
        far = card.piece("232,300! 330,296! 330,1500! 228,1500!", MUSTARD, angle=88, grain=0.3)
        with card.inside(far):
            cord(card, "284,270 282,700 286,1100", (9, 9, 9))
        card.paint("216,280! 330,276! 330,300! 234,304! 230,1500! 212,1500!", UMBER, angle=88, lift=4)
    card.paint(
        "-40,104! 356,92! 362,1500! 310,1500! 304,146! -40,158!", UMBER, angle=88, lift=8, edge="torn", core=CREAM
    )


def steady(card: Sheet) -> None:
    """Nobody has asked her to; it is full to the brim."""
    dress = card.piece(
        "-60,1300! -50,860 -10,760 60,714! 150,716! 226,770 256,900 270,1300!", BRICK, angle=84, laps=50, lift=8
    )
    with card.inside(dress):
        card.paint(ribbon("104,800 106,1000 108,1200", (5, 5)), shift(BRICK, -0.12))
    card.paint("70,640! 140,640! 146,726 106,752 66,724!", FAIR.shade, angle=84)
    card.paint("48,712! 106,764 166,714! 186,744! 108,806 28,744!", CORD, lift=3)
    Head(card, CAST["steady"], 104, 566, 112, turn=0.25).draw()
    glass = mix(CORD, OLIVE, 0.35)
    card.paint(
        "94,360! 116,360! 114,430 128,452 158,462! 156,474! 54,474! 54,462! 84,452 96,430", glass, angle=88, lift=5
    )
    bowl = card.piece("36,196! 174,194! 178,270 154,340 106,366 56,340 32,270", glass, angle=88, lift=5, wobble=0.6)
    with card.inside(bowl):
        card.paint("0,222! 104,214 210,220! 210,380! 0,380!", CORD, angle=88)
        card.paint(ribbon("54,236 52,280 70,322", (4, 9, 4)), mix(CORD, OLIVE, 0.25))
    card.paint("36,196 104,186 174,194 106,206", mix(CORD, OLIVE, 0.15), wobble=0.5)
