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
    CREAM,
    FAIR,
    LINEN,
    MUSTARD,
    NIGHT,
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
        far = card.piece("232,300! 330,296! 330,1500! 228,1500!", mix(MUSTARD, UMBER, 0.38), angle=88, grain=0.3)
        with card.inside(far):
            cord(card, "284,270 282,700 286,1100", (11, 11, 11))
        card.paint("216,280! 330,276! 330,300! 234,304! 230,1500! 212,1500!", UMBER, angle=88, lift=4)
    card.paint(
        "-40,104! 356,92! 362,1500! 310,1500! 304,146! -40,158!", UMBER, angle=88, lift=8, edge="torn", core=CREAM
    )


def steady(card: Sheet) -> None:
    """Nobody has asked her to; there is nothing in it."""
    dress = card.piece(
        "-60,1300! -50,860 -10,760 60,714! 150,716! 226,770 256,900 270,1300!", BRICK, angle=84, laps=50, lift=8
    )
    with card.inside(dress):
        card.paint(ribbon("104,800 106,1000 108,1200", (5, 5)), shift(BRICK, -0.12))
    card.paint("70,640! 140,640! 146,726 106,752 66,724!", FAIR.shade, angle=84)
    card.paint("48,712! 106,764 166,714! 186,744! 108,806 28,744!", LINEN, lift=3)
    Head(card, CAST["steady"], 104, 566, 112, turn=0.25).draw()
    _cage(card)


def _cage(card: Sheet) -> None:
    """White wire over a dark hollow; whatever lived in it has left by the door."""
    card.paint("34,452! 34,290 48,238 100,200 152,238 166,290 166,452!", mix(OLIVE, NIGHT, 0.5), angle=88)
    card.paint(ribbon("38,366 98,366", (8, 8)), MUSTARD, wobble=0.4)
    wire = [
        ribbon("36,456 36,290 50,240 100,204", (9, 9, 9, 8)),
        ribbon("68,456 68,290 76,240 100,204", (7, 7, 7, 6)),
        ribbon("100,456 100,204", (8, 8)),
        ribbon("132,336 132,290 124,240 100,204", (7, 7, 7, 6)),
        ribbon("164,456 164,290 150,240 100,204", (9, 9, 9, 8)),
        ribbon("32,288 168,288", (10, 10)),
        ribbon("98,336 166,336", (9, 9)),
        ribbon("100,206 90,200 88,189 94,180 106,180 112,189 110,200 100,206", (7,) * 8),
    ]
    card.paint(wire, LINEN, lift=4, wobble=0.5)
    door = [
        ribbon("166,336 208,318", (8, 8)),
        ribbon("206,316 206,464", (8, 8)),
        ribbon("166,446 208,464", (8, 8)),
        ribbon("186,328 186,454", (7, 7)),
    ]
    card.paint(door, LINEN, lift=5, wobble=0.5)
    card.paint("22,448! 178,448! 172,482! 28,482!", LINEN, angle=4, lift=6)
