"""Yours and Mine: four rooms of a house cut open, the sofa in two of them, the bricks that part them, the child's bed."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.cutpaper.contour import ROUND, affine
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.yours_and_mine.inks import CAST, CHALK, CLAY, INK, LINEN, POWDER, RED, SAGE, STRAW, stroke

LEFT, RIGHT = 604, 696
"""Where the bricks stand."""
_MORTAR: Final = mix(CHALK, LINEN, 0.6)


def rooms(card: Sheet) -> None:
    """Lay the papers of the four rooms, floor and ceiling."""
    card.paint("-10,-10! 640,-10! 640,306! -10,306!", mix(CHALK, STRAW, 0.42), angle=88, laps=90)
    card.paint("640,-10! 1210,-10! 1210,306! 640,306!", mix(CHALK, POWDER, 0.5), angle=88, laps=90)
    card.paint("-10,306! 640,306! 640,1560! -10,1560!", STRAW, angle=88, laps=90)
    card.paint("640,306! 1210,306! 1210,1560! 640,1560!", POWDER, angle=88, laps=90)
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
    card.paint("600,1700! 640,1640 800,1634 770,1680 700,1706", shift(LINEN, -0.17), angle=2)
    back = card.piece(
        "64,1400! 60,900 84,822 150,796 400,786 640,782 900,786 1060,796 1122,822 1144,900 1140,1400!",
        SAGE,
        angle=4,
        laps=80,
        lift=10,
    )
    with card.inside(back):
        card.paint("60,1180! 1150,1180! 1150,1420! 60,1420!", dark, angle=3)
        stroke(card, "78,846 150,822 400,812 640,808 900,812 1060,822 1130,846", (4, 7, 7, 7, 4), dark)
    card.paint("100,1330! 1104,1330! 1112,1450 1104,1560! 100,1560! 92,1450", dark, angle=3, laps=70, lift=5)
    card.paint("96,1300! 1110,1300! 1124,1350 1112,1400! 96,1400! 82,1350", shift(SAGE, 0.03), angle=3, laps=70, lift=5)
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
    """Lay the bricks: from the roof to the bed, from below it to what is left open, and on to the floor."""
    _bricks(card, -10, 130)
    _bricks(card, 220, 884)
    _bricks(card, 1270, 1690)
    card.paint("572,872! 728,868! 730,904! 570,906!", CHALK, angle=2, lift=8)


def bowls(card: Sheet) -> None:
    """Lay two bowls, one licked clean, one heaped."""
    for x, full in ((494, False), (796, True)):
        card.paint(ROUND, shift(LINEN, -0.16), at=affine(x + 14, 1776) @ np.diag([112.0, 20, 1]), angle=2)
        card.paint(ROUND, mix(RED, CHALK, 0.25), at=affine(x, 1704) @ np.diag([84.0, 24, 1]), angle=2, lift=4)
        card.paint(ROUND, shift(RED, -0.16), at=affine(x, 1705) @ np.diag([68.0, 16, 1]), angle=2)
        if full:
            card.paint(
                f"{x - 66},1708! {x - 56},1680 {x - 36},1676 {x - 22},1648 {x + 4},1656 {x + 20},1640 {x + 40},1668 "
                f"{x + 58},1680 {x + 66},1708! {x},1724",
                shift(CLAY, -0.16),
                angle=20,
                lift=3,
            )
        card.paint(
            f"{x - 84},1705! {x - 60},1722 {x},1730 {x + 60},1722 {x + 84},1705! {x + 106},1774! {x},1790 {x - 106},1774!",
            RED,
            angle=4,
            lift=4,
        )


def bed(card: Sheet) -> None:
    """Lay a child's bed through the bricks upstairs: head in one room, feet in the other."""
    for spec in ("300,70! 324,62! 330,288! 304,288!", "940,130! 962,130! 960,288! 938,288!"):
        card.paint(spec, INK, angle=88, lift=4)
    card.paint("324,212! 946,212! 946,256! 324,256!", CHALK, angle=2, lift=6)
    card.paint("326,220! 328,170 360,142 430,144 490,170 506,220!", CHALK, angle=20, lift=5)
    Head(card, CAST["child"], 408, 130, 66, tilt=-62).draw()
    for x, ink in ((898, POWDER), (924, STRAW)):
        card.paint(
            f"{x - 24},222! {x - 22},150 {x - 14},118 {x + 2},106 {x + 16},120 {x + 14},222!", ink, angle=88, lift=4
        )
    quilt = card.piece(
        "446,240! 444,196 460,154 500,132 560,120 640,126 720,134 800,132 860,138 906,170 920,204 918,240!",
        RED,
        angle=4,
        laps=40,
        lift=8,
    )
    with card.inside(quilt):
        for x in range(516, 920, 66):
            stroke(card, f"{x},110 {x + 8},180 {x},246", (8, 9, 8), mix(RED, CHALK, 0.75))
