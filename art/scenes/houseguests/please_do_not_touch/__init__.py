"""Please Do Not Touch: a bored guard flies a fly on a thread; an old man lets the pictures rest from being looked at."""

from __future__ import annotations

from art.cutpaper.contour import Array, affine, ribbon
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.please_do_not_touch.guard import guard
from art.scenes.houseguests.please_do_not_touch.inks import BRICK, CAST, CREAM, DARK, MUSTARD, OLIVE, UMBER
from art.scenes.houseguests.please_do_not_touch.pictures import lady, turned_picture
from art.scenes.houseguests.please_do_not_touch.visitors import old_man, school_class

GROUND = CREAM


def paint(card: Sheet) -> None:
    """Lay the room, three pictures, the class that leaves, the old man, then the guard and her fly."""
    _room(card)
    turned_picture(card)
    lady(card, CAST["lady"])
    _gap(card)
    school_class(card, CAST["child"])
    old_man(card, CAST["man"])
    guard(card, CAST["guard"])
    _fly(card)


def _room(card: Sheet) -> None:
    card.paint("-30,-30! 1230,-30! 1230,1130! 600,1120 -30,1134!", shift(OLIVE, -0.05), angle=88, laps=130, grain=0.22)
    card.paint("-30,1080! 600,1070 1230,1078! 1230,1140! 600,1132 -30,1144!", shift(OLIVE, -0.1), angle=2)
    card.paint(ribbon("-30,1082 600,1072 1230,1080", (5, 5, 5)), shift(OLIVE, 0.06))
    lines: list[Array] = []
    for row in range(9):
        y, high = 1150 + 8 * row * row + 22 * row, 16 + 9 * row
        for i in range(-9, 10):
            wide = 60 + 15 * row
            x = 560 + (i + 0.5 * (row % 2)) * wide * 1.6
            lines += [
                ribbon(f"{x:.0f},{y} {x + wide * 0.8:.0f},{y + high}", (2 + row * 0.3, 3 + row * 0.3)),
                ribbon(f"{x + wide * 0.8:.0f},{y + high} {x + wide * 1.6:.0f},{y}", (2 + row * 0.3, 3 + row * 0.3)),
            ]
    card.paint(lines, mix(CREAM, UMBER, 0.3), thin=0.3, wobble=0.5)
    # picture rail
    card.paint("-30,22! 1230,16! 1230,30! -30,36!", shift(OLIVE, -0.14))


def _gap(card: Sheet) -> None:
    """Where the second picture hung the wall is paler."""
    card.paint("428,70! 752,64! 756,540! 432,546!", shift(OLIVE, 0.02), angle=86, grain=0.26, ragged=26)
    card.paint(ribbon("560,26 590,92 620,26", (4, 4, 4)), mix(OLIVE, CREAM, 0.4))
    card.paint("584,86! 600,84! 598,106! 586,106!", DARK, lift=3)


def _fly(card: Sheet) -> None:
    """The size of a coin, on a thread, on its way to the third nose."""
    card.paint(
        ribbon("846,1010 800,930 838,850 770,770 792,690 744,622 762,560 736,500", (3, 3, 3, 3, 3, 3)),
        CREAM,
        wobble=0.3,
    )
    at = affine(726, 470, 1, -38)
    card.paint(
        ["-6,2! 22,-26 40,-20 26,6!", "-10,6! 6,36 -6,48 -22,30 -22,8!"],
        mix(CREAM, OLIVE, 0.3),
        at=at,
        wobble=0.5,
        lift=2,
    )
    card.paint("26,0 16,12 -8,13 -26,6 -28,-5 -10,-13 14,-12", DARK, at=at, lift=4, wobble=0.6)
    card.paint("38,0 32,10 22,8 20,-6 30,-10", BRICK, at=at, wobble=0.4)
    for leg in ("6,10 16,24 12,32", "-4,12 -2,26 -10,32", "8,-11 20,-24 18,-32", "-4,-12 -2,-26 -8,-34"):
        card.paint(ribbon(leg, (3, 2, 2), at), DARK, wobble=0.2)
    card.paint(ribbon("-24,2 -30,10 -22,16", (4, 4, 3), at), MUSTARD)
