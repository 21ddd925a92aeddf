"""Yours and Mine: four rooms of a house cut open, the sofa in two of them, the bricks that part them, the bowl in them."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import ROUND, affine
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.yours_and_mine.inks import BLUE, CHALK, CLAY, INK, LINEN, POWDER, RED, SAGE, STRAW, stroke

LEFT, RIGHT = 574, 666
"""Where the bricks stand."""
_MORTAR: Final = mix(CHALK, LINEN, 0.6)


def rooms(card: Sheet) -> None:
    """Lay the papers of the four rooms, floor and ceiling."""
    card.paint("-10,-10! 620,-10! 620,306! -10,306!", mix(CHALK, STRAW, 0.42), angle=88, laps=90)
    card.paint("620,-10! 1210,-10! 1210,306! 620,306!", mix(CHALK, POWDER, 0.5), angle=88, laps=90)
    card.paint("-10,306! 620,306! 620,1560! -10,1560!", STRAW, angle=88, laps=90)
    card.paint("620,306! 1210,306! 1210,1560! 620,1560!", POWDER, angle=88, laps=90)
    card.paint("-10,1500! 1210,1500! 1210,1534! -10,1534!", CHALK, angle=2, lift=3)
    card.paint("-10,1532! 1210,1532! 1210,1810! -10,1810!", LINEN, angle=2, laps=70)
    for y in (1590, 1670, 1764):
        stroke(card, f"-10,{y} 600,{y + 3} 1210,{y}", (3, 4, 3), shift(LINEN, -0.08))
    card.paint("-10,288! 1210,288! 1210,332! -10,332!", CHALK, angle=2, lift=8)


def sofa(card: Sheet) -> None:
    """Lay one sofa through both rooms."""
    dark = shift(SAGE, -0.07)
    card.paint(
        "20,1630! 60,1590 600,1580 1150,1590 1190,1630! 1150,1664 600,1672 60,1660", shift(LINEN, -0.13), angle=2
    )
    for x in (86, 1086):
        card.paint(f"{x},1540! {x + 40},1540! {x + 32},1640! {x + 8},1640!", INK, angle=88)
    back = card.piece(
        "64,1400! 60,900 84,822 150,796 400,786 620,782 900,786 1060,796 1122,822 1144,900 1140,1400!",
        SAGE,
        angle=4,
        laps=80,
        lift=10,
    )
    with card.inside(back):
        card.paint("60,1180! 1150,1180! 1150,1420! 60,1420!", dark, angle=3)
        stroke(card, "78,846 150,822 400,812 620,808 900,812 1060,822 1130,846", (4, 7, 7, 7, 4), dark)
    card.paint("100,1330! 1104,1330! 1112,1450 1104,1560! 100,1560! 92,1450", dark, angle=3, laps=70, lift=5)
    card.paint(
        "100,1212! 1106,1212! 1120,1300 1112,1400! 96,1400! 84,1300", shift(SAGE, 0.035), angle=3, laps=70, lift=5
    )
    for flip in (False, True):
        card.paint(
            "-600,1560! -604,1080 -596,1006 -550,976 -500,1002 -490,1080 -496,1560!",
            shift(SAGE, -0.02),
            at=affine(602, 0, 1, 0, flip),
            angle=88,
            laps=60,
            lift=8,
        )


def _bricks(card: Sheet, top: float, bottom: float) -> None:
    card.paint(
        f"{LEFT},{top}! {RIGHT},{top}! {RIGHT},{bottom}! {LEFT},{bottom}!", _MORTAR, angle=88, lift=12, wobble=0.6
    )
    tones = (0.0, 0.035, -0.03, 0.015, -0.015, 0.05)
    y, k = bottom - 4, 0
    while y > top + 8:
        up = max(y - 42, top + 4)
        k += 1
        split = (LEFT + RIGHT) / 2 + (20 if k % 2 else -22)
        for j, (a, b) in enumerate(((LEFT + 3, split - 3), (split + 3, RIGHT - 3))):
            ink = shift(CLAY, tones[(k * 2 + j * 3) % 6])
            card.paint(f"{a},{up}! {b},{up}! {b},{y}! {a},{y}!", ink, angle=3, laps=26, wobble=1.4)
        y -= 48


def wall(card: Sheet) -> None:
    """Lay the bricks: from the roof, below the bowl, and below the gap where the child sits, down to the floor."""
    _bricks(card, -10, 30)
    _bricks(card, 240, 590)
    card.paint("544,578! 698,574! 700,610! 542,612!", CHALK, angle=2, lift=8)
    card.paint(
        "404,1752! 486,1732 620,1726 770,1730 858,1750! 770,1770 660,1776 480,1770", shift(LINEN, -0.15), angle=2
    )
    _bricks(card, 1400, 1744)


def bowl(card: Sheet) -> None:
    """Lay a glass bowl where the bricks are left open upstairs; its one fish keeps to one side."""
    card.paint("548,24! 694,20! 696,48! 546,50!", CHALK, angle=2, lift=6)
    card.paint("546,230! 694,230! 696,258! 544,258!", CHALK, angle=2, lift=6)
    glass = card.piece(
        "574,70! 666,70! 684,80 716,110 728,148 718,190 690,220 660,232! 580,232! 550,220 522,190 512,148 524,110 556,80",
        mix(CHALK, POWDER, 0.35),
        angle=4,
        lift=7,
    )
    with card.inside(glass):
        card.paint("500,112! 620,106 740,112! 740,240! 500,240!", mix(POWDER, BLUE, 0.5), angle=3)
        card.paint("540,224! 600,214 660,220 700,210! 700,240! 540,240!", mix(CLAY, CHALK, 0.5), angle=3)
        card.paint(
            "650,166! 634,150 632,142! 640,148 652,160 664,150 684,148 702,158 712,168 702,178 684,186 664,182 652,172 638,186 630,190! 634,180",
            RED,
            angle=4,
            lift=3,
        )
        card.paint(ROUND, CHALK, at=affine(696, 163, 6), wobble=0.2)
        card.paint(ROUND, INK, at=affine(697, 163, 3.4), wobble=0.2)
        stroke(card, "536,180 532,148 542,120", (2, 9, 2), CHALK)
    card.paint("564,60! 676,60! 680,74! 560,74!", CHALK, angle=2, lift=3)
