"""The dressmaker on her ladder, and what she keeps behind her back."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.faces import Face, feel
from art.cutpaper.fingers import jointed
from art.cutpaper.heads import Head
from art.cutpaper.moved import Moved
from art.cutpaper.sheet import Sheet, shift
from art.scenes.houseguests.in_a_minute.inks import BROWN, CHALK, FOLD, INK, RED, SHADE, SKIN, STRAW, WOOD

CAST: Final = {
    "dressmaker": Face(
        SKIN,
        37,
        "oval",
        "straight",
        "almond",
        "plain",
        "thin",
        "low_knot",
        INK,
        feels=feel("tender", lids=(0.0, 0.08), corners=(0.16, 0.24), tilt=0),
        plane="none",
    )
}


def ladder(card: Sheet) -> None:
    """Lay two rails and the rungs, leaning on him."""
    for y in (1300, 1448, 1596, 1744):
        x = 282 + (1860 - y) * 0.43
        card.paint(ribbon(f"{x - 18},{y} {x + 176},{y - 8}", (24, 24)), shift(WOOD, -0.07), lift=3)
    for foot, top in ((282, 578), (440, 736)):
        card.paint(ribbon(f"{foot},1860 {top},1172", (34, 30)), WOOD, lift=6)


def paint(sheet: Sheet) -> None:
    """Lay her from the far arm to the head."""
    card = Moved(sheet, -70, -188, 1.12)
    _far_arm(card)
    _body(card)
    _head(card)


def _far_arm(card: Sheet) -> None:
    """Lay the arm that reaches round to the tie, and the hand that has it."""
    card.paint(ribbon("640,1080 706,1076 756,1030", (52, 46, 34)), BROWN, lift=5)
    hand = affine(768, 1010, 1.0, -8)
    card.paint("-40,24! -34,-14 -18,-34 14,-40 36,-32 40,24 20,40 -14,42", BROWN, at=hand, lift=4)
    for line in ("-16,-14 38,-16", "-16,4 40,4", "-14,22 34,24"):
        card.paint(ribbon(line, (2, 5, 3), hand), FOLD)
    card.paint(jointed("-26,-14 -10,-40 12,-48", 18, hand), BROWN, wobble=0.2, lift=2)


def _body(card: Sheet) -> None:
    """Lay legs and shoes, the dress, and the arm behind her back."""
    for x, ink in ((526, SHADE), (474, BROWN)):
        card.paint(
            f"{x - 18},1390! {x + 44},1390! {x + 30},1470 {x + 12},1540! {x - 18},1540! {x - 26},1460",
            ink,
            angle=84,
            lift=3,
        )
        card.paint(
            f"{x - 22},1520! {x + 2},1534 {x + 18},1518! {x + 44},1540 {x + 66},1552 {x + 64},1564! {x + 6},1562! {x - 4},1586! "
            f"{x - 22},1586!",
            INK,
            lift=4,
        )
    dress = card.piece(
        "576,1014! 538,1028 512,1064 506,1120 508,1176! 476,1220 446,1286 432,1370 428,1450! 500,1468 584,1454! 618,1380 "
        "634,1290 630,1190! 662,1140 676,1090 660,1030!",
        RED,
        angle=70,
        lift=8,
    )
    with card.inside(dress):
        card.paint(ribbon("500,1180 568,1198 640,1184", (24, 24)), shift(RED, -0.12))
        for fold in ("530,1220 500,1330 486,1460", "582,1220 566,1340 552,1460"):
            card.paint(ribbon(fold, (2, 7, 4)), shift(RED, -0.1))
    # the tape round her neck
    card.paint(ribbon("590,1022 620,1080 628,1150 622,1226", (16, 16)), STRAW, lift=3)
    for x, y in ((610, 1056), (620, 1084), (625, 1112), (628, 1140), (628, 1168), (626, 1196)):
        card.paint(ribbon(f"{x - 7},{y} {x + 2},{y + 1}", (3, 3)), INK, wobble=0)
    # the near arm
    card.paint(ribbon("548,1070 496,1140 464,1200 452,1244 456,1284", (50, 45, 40, 34, 27)), BROWN, lift=5)
    card.paint("578,1018! 538,1032 502,1104! 544,1138 586,1106 600,1054", shift(RED, 0.02), angle=60, lift=4)
    card.paint(ribbon("438,1256 452,1260 468,1254", (14, 14)), CHALK, lift=2)
    fist = affine(452, 1294, 1.05, 8)
    card.paint("-18,-22! 14,-22! 24,0 18,26 -8,32 -28,14", BROWN, at=fist, lift=3)
    for line in ("14,0 -14,4", "12,14 -12,18"):
        card.paint(ribbon(line, (3, 4, 1), fist), FOLD)
    card.paint(ROUND, RED, at=affine(418, 1290, 16), lift=3, wobble=0.4)


def _head(card: Sheet) -> None:
    """Lay her head: one cheek on his shirt."""
    card.paint("590,930! 578,990 558,1020! 596,1046 640,1026! 652,960!", SHADE)
    Head(card, CAST["dressmaker"], 650, 928, 92, tilt=28, turn=-0.3).draw()
    card.paint(ROUND, CHALK, at=affine(578, 962, 8))
