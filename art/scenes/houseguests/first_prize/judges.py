"""Three judges, who measure the uncle: ear, belly, and what is written down."""

from __future__ import annotations

from art.cutpaper.bodies import Figure
from art.cutpaper.contour import ribbon
from art.cutpaper.dress import outfit
from art.cutpaper.hands import hand
from art.cutpaper.heads import Head
from art.cutpaper.poses import POSES
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.first_prize.inks import BLACK, BROWN, CAST, FAIR, LINEN, MUSTARD, RUDDY, SLATE, UMBER

TAPE = "#d9b964"


def _tape(card: Sheet, line: str, wide: float = 15) -> None:
    laid = card.piece(ribbon(line, (wide, wide, wide)), TAPE, lift=5, grain=0.15)
    x0, y0, x1, y1 = card.box(laid)
    n = int(max(x1 - x0, y1 - y0) / 22)
    with card.inside(laid):
        for k in range(n):
            if x1 - x0 > y1 - y0:
                u = x0 + (x1 - x0) * (k + 0.5) / n
                card.paint(ribbon(f"{u},{y0} {u},{y1}", (3, 3)), UMBER, wobble=0)
            else:
                u = y0 + (y1 - y0) * (k + 0.5) / n
                card.paint(ribbon(f"{x0},{u} {x1},{u}", (3, 3)), UMBER, wobble=0)


def judges(card: Sheet) -> None:
    """Lay the ladder and who is on it, who writes, and the back of whoever embraces the belly."""
    _ladder(card)
    _writer(card)
    _belly(card)


def _ladder(card: Sheet) -> None:
    wood = mix(MUSTARD, UMBER, 0.25)
    for k in range(9):
        y = 970 + 104 * k
        card.paint(ribbon(f"{1064 - 2 * k},{y} {1168 + 4 * k},{y + 6}", (18, 18)), shift(wood, -0.06), lift=4)
    for line in ("1072,900 1044,1840", "1160,900 1206,1840"):
        card.paint(ribbon(line, (22, 24)), wood, angle=88, lift=6)
    pose = POSES["climb"].but(
        arm_far=((1.7, -8.5), (3.1, -9.5)), arm_near=(1.9, -6.9), hands=("grip", "tweak"), tilt=-4, turn=0.5
    )
    who = Figure(
        card, 1122, 1324, 50, pose, outfit("skirt", SLATE, BLACK, LINEN, length=0.62), FAIR, "slight", flip=True
    )
    who.below()
    Head(card, CAST["climber"], **who.head).draw()
    _tape(card, "946,798 962,874 948,950", 18)
    who.above()


def _writer(card: Sheet) -> None:
    """Cut by the edge; he writes down whatever they call."""
    card.paint("1130,1560! 1210,1520! 1260,1560! 1260,1840! 1010,1840! 1030,1720 1070,1620", BLACK, angle=80, lift=10)
    card.paint("1128,1560! 1200,1590! 1160,1660! 1106,1606!", LINEN, lift=3)
    Head(card, CAST["writer"], 1182, 1448, 116, tilt=6, turn=-0.9, view="side").draw()
    board = card.piece("908,1660! 1050,1616! 1092,1770! 946,1816!", LINEN, angle=-16, lift=8)
    with card.inside(board):
        for k in range(5):
            card.paint(ribbon(f"{930 + 8 * k},{1684 + 24 * k} {1034 + 6 * k},{1652 + 24 * k}", (4, 5, 4)), UMBER)
    hand(card, "pinch", 1068, 1720, 96, 196, RUDDY, age=70, lift=4)
    card.paint(ribbon("984,1730 1020,1650", (7, 8)), BLACK)
    card.paint(
        "1120,1660! 1200,1640 1260,1700! 1260,1840! 1150,1840 1060,1764! 1062,1690!",
        shift(BLACK, 0.07),
        angle=20,
        lift=7,
    )
    card.paint("1050,1684! 1078,1678! 1084,1770! 1054,1766!", LINEN, lift=3)


def _belly(card: Sheet) -> None:
    """From behind: arms as wide as they will go, and still not round."""
    _tape(card, "530,1452 660,1486 800,1496 930,1484 1040,1446", 30)
    coat = mix(SLATE, LINEN, 0.12)
    hand(card, "grip", 560, 1520, 96, -120, BROWN, lift=4)
    hand(card, "grip", 1010, 1512, 96, -56, BROWN, True, lift=4)
    for spec, cuff in (
        (
            "560,1500! 620,1470! 676,1580 740,1690! 700,1840! 620,1760 570,1620",
            "548,1500! 616,1462! 632,1500! 560,1534!",
        ),
        (
            "1016,1486! 956,1462! 920,1570 860,1690! 900,1840! 970,1750 1010,1610",
            "954,1456! 1024,1484! 1016,1520! 944,1492!",
        ),
    ):
        card.paint(spec, shift(coat, -0.04), angle=66, lift=8)
        card.paint(cuff, LINEN, lift=3)
    card.paint("640,1740! 720,1690 800,1680 880,1690 960,1740! 990,1840! 610,1840!", coat, angle=84, lift=9)
    card.paint("730,1690! 800,1672 870,1690! 862,1720 800,1732 738,1720", LINEN, lift=4)
    Head(card, CAST["belly"], 800, 1610, 112, tilt=-5, view="back").draw()
