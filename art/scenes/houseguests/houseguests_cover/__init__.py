"""The cover of Houseguests: a door ajar, held by more hands than the mat has pairs of shoes."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import ribbon
from art.cutpaper.feet import shoe
from art.cutpaper.hands import hand
from art.cutpaper.prints import printed
from art.cutpaper.sheet import Sheet, shift
from art.cutpaper.skin import Skin

PLUM, BONE, BRICK, LAMP, SAGE, SLATE, OCHRE = (
    "#47293f",
    "#efe7d8",
    "#b9553f",
    "#e9c25c",
    "#b3bb92",
    "#3d5a6b",
    "#c9803f",
)
GROUND: Final = BONE
SKINS: Final = (
    Skin("#e2bfa6", "#bd8b79", "#2d1f2c"),
    Skin("#70493e", "#4a2e31", "#2d1f2c"),
    Skin("#c59676", "#976754", "#2d1f2c"),
    Skin("#a06d54", "#74493c", "#2d1f2c"),
    Skin("#efd3bd", "#c99b88", "#2d1f2c"),
)


def paint(card: Sheet) -> None:
    """Lay the wall and the lit gap, the hands that come round the door, the door before them, the mat and the shoes."""
    wall = card.piece("-40,-40! 1240,-40! 1240,1420! -40,1400!", SAGE, angle=84, laps=90)
    printed(card, wall, "house", shift(SAGE, -0.1), shift(SAGE, 0.06), gap=150)
    card.paint("190,130! 1040,120! 1050,1500! 180,1500!", BONE, angle=88, lift=6)
    card.paint("262,210! 968,204! 972,1500! 256,1500!", LAMP, angle=86, laps=70)
    _inside(card)
    _door(card)
    _hands(card)
    card.paint("968,122! 1040,120! 1050,1500! 972,1500!", BONE, angle=88, lift=6)
    _mat(card)


def _inside(card: Sheet) -> None:
    """What the gap shows: a lamp's cord, a table's corner, a tail that leaves."""
    card.paint(ribbon("860,204 864,420", (5, 5)), PLUM)
    card.paint("790,500! 826,414 902,412 940,500!", BRICK, angle=10, lift=4)
    card.paint("690,1500! 690,1180! 984,1176! 984,1226! 742,1230! 742,1500!", SLATE, angle=88, lift=4)
    card.paint("800,1180! 816,1110 866,1108 884,1180!", BONE, lift=3)
    card.paint(ribbon("984,1460 900,1440 880,1360 930,1310 912,1270", (26, 24, 20, 16, 8)), PLUM, lift=3)


def _door(card: Sheet) -> None:
    leaf = card.piece("262,210! 664,268! 668,1462! 258,1500!", BRICK, angle=87, laps=76, lift=10)
    with card.inside(leaf):
        for top, bottom in ((330, 720), (800, 1390)):
            card.paint(
                f"318,{top - 10}! 602,{top + 22}! 604,{bottom - 6}! 316,{bottom + 14}!", shift(BRICK, -0.06), angle=86
            )
            card.paint(
                f"338,{top + 16}! 584,{top + 42}! 586,{bottom - 26}! 336,{bottom - 10}!", shift(BRICK, 0.03), angle=88
            )
    card.paint("664,268! 690,262! 694,1468! 668,1462!", shift(BRICK, -0.12), angle=88)
    # the letter slot is open, and a spoon comes through it
    card.paint("370,752! 556,764! 554,802! 370,792!", OCHRE, angle=4, lift=4)
    card.paint("392,766! 536,776! 536,790! 392,781!", PLUM)
    card.paint(ribbon("470,780 452,850 440,900", (9, 8, 10)), BONE, lift=5)
    card.paint("440,888 464,912 460,962 432,980 412,956 418,906", BONE, angle=80, lift=5)
    card.paint("604,850 632,856 640,884 618,904 594,892 590,866", OCHRE, angle=40, lift=5)


def _hands(card: Sheet) -> None:
    """Round the door's edge, from the tallest to the one who can hardly reach."""
    cuffs = (SLATE, SAGE, PLUM, BONE, OCHRE)
    kinds = ("flat", "open", "blade", "flat", "open")
    for i, (y, size, age, drop) in enumerate(
        ((340, 130, 40, -40), (520, 124, 71, 34), (700, 126, 33, -16), (1010, 110, 16, 60), (1256, 84, 4, 26))
    ):
        root, wide = 668 + size * 0.44, size * 0.24
        sleeve = (
            f"{root:.0f},{y - wide:.0f}! {830},{y + drop * 0.4 - wide - 12:.0f} {1010},{y + drop - wide - 22:.0f}! "
            f"{1010},{y + drop + wide + 26:.0f}! {830},{y + drop * 0.5 + wide + 16:.0f} {root:.0f},{y + wide:.0f}!"
        )
        cloth = card.piece(sleeve, cuffs[i], angle=4 + drop / 9, lift=5)
        if i in (1, 3):
            printed(card, cloth, ("tulip", "tattersall")[i // 2], shift(cuffs[i], -0.16), gap=46, angle=drop / 9)
        lean = (-3, 6, -8, 5, -4)[i]
        hand(card, kinds[i], 668 + size * 0.5, y, size, 180 + lean, SKINS[i], flip=i % 2 == 1, age=age, lift=4)


def _mat(card: Sheet) -> None:
    card.paint("-40,1400! 180,1420! 1050,1440! 1240,1396! 1240,1840! -40,1840!", BONE, angle=4, laps=80)
    mat = card.piece("150,1500! 1060,1490! 1130,1716! 92,1726!", SLATE, angle=2, edge="torn", core="#fffaf0", lift=6)
    printed(card, mat, "bars", shift(SLATE, -0.1), shift(SLATE, 0.06), gap=84, angle=90)
    for kind, x, y, size, angle, ink, flip in (
        ("boot", 250, 1540, 150, 4, PLUM, False),
        ("heel", 470, 1590, 140, -6, BRICK, True),
        ("slipper", 640, 1560, 140, 8, OCHRE, False),
        ("clog", 930, 1640, 150, 3, SAGE, True),
        ("curled", 380, 1694, 120, -4, LAMP, False),
    ):
        shoe(card, kind, x, y, size, angle, ink, SKINS[0], flip=flip, lift=6)
