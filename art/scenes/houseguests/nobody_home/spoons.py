"""Spoons: of many houses, none like the next, posted one by one."""

from __future__ import annotations

import math
from typing import Final

import numpy as np

from art.cutpaper.contour import Array, affine, ribbon, rng
from art.cutpaper.sheet import Ink, Sheet, mix, shift
from art.scenes.houseguests.nobody_home.inks import ASH, BONE, BRASS, INK

BOWL: Final = "0,0! 15,22 24,54 20,88 0,104 -20,88 -24,54 -15,22"
HANDLES: Final = (
    "-6,10! -5,-70 -12,-128! -8,-148 0,-154 8,-148 12,-128! 5,-70 6,10!",
    "-5,10! -4,-80 -9,-140! 9,-140! 4,-80 5,10!",
    "-6,10! -4,-60 -14,-100 -12,-140! 0,-164! 12,-140! 14,-100 4,-60 6,10!",
    "-4,10! -3,-90 -7,-150 0,-168 7,-150 3,-90 4,10!",
)


def spoon(card: Sheet, at: Array, ink: Ink, handle: int = 0, lift: float = 4, holes: bool = False) -> None:
    """Lay one spoon, its neck at the matrix's place, its bowl below."""
    card.paint(HANDLES[handle], ink, at=at, angle=80, grain=0.14, lift=lift, wobble=0.7)
    card.paint(BOWL, ink, at=at, angle=80, grain=0.14, lift=lift, wobble=0.7)
    if holes:
        for x, y in ((0, 30), (-8, 48), (8, 50), (0, 68)):
            card.paint("4,0 0,4 -4,0 0,-4", INK, at=at @ _moved(x, y))
    else:
        card.paint(
            "2,14! 14,34 17,58 12,82 2,92 -2,70 2,40", mix(shift(ink), shift(ASH), 0.32), at=at, grain=0.15, wobble=0.5
        )


def _moved(x: float, y: float) -> Array:
    return np.array([[1, 0, x], [0, 1, y], [0, 0, 1.0]])


def heap(card: Sheet) -> None:
    """Some forty of them at the door's foot on the mat; one has been bent into a ring."""
    card.paint("500,1492! 1130,1484! 1186,1602! 452,1612!", shift(ASH, -0.12), angle=3, laps=30, lift=5)
    card.paint("528,1510! 1104,1502! 1140,1584! 502,1592!", shift(ASH, -0.2), angle=3, laps=24)
    g = rng("heap of spoons")
    inks = (BONE, BONE, shift(BONE, -0.06), mix(BONE, ASH, 0.35), BONE, mix(BRASS, BONE, 0.25))
    for i in range(44):
        t = (i + 0.5) / 44
        spread = 280 * (1 - t) ** 0.75 + 16
        x = 800 + spread * math.sin(i * 2.4) + float(g.normal(0, 14))
        y = 1556 - 330 * t**1.25 + float(g.normal(0, 12)) + 0.08 * abs(x - 800)
        turn = (
            90 * math.copysign(1, math.sin(i * 2.4)) * (0.45 + 0.5 * (1 - t))
            + float(g.normal(0, 26))
            + 180 * (i % 3 == 0)
        )
        spoon(
            card, affine(x, y, 0.78 + 0.3 * float(g.random()), turn), inks[i % 6], i % 4, lift=4.5, holes=i in (9, 30)
        )
    ring = affine(640, 1560, 1, 20)
    card.paint(
        ribbon("0,10 -44,0 -62,-42 -40,-84 6,-92 44,-62 46,-20 16,8", (12, 10, 10, 10, 10, 9, 9, 12), ring),
        BONE,
        lift=6,
    )
    card.paint(BOWL, BONE, at=affine(648, 1566, 0.8, -96), lift=5, grain=0.14)
    card.paint(
        "2,14! 14,34 17,58 12,82 2,92 -2,70 2,40", mix(BONE, ASH, 0.4), at=affine(648, 1566, 0.8, -96), grain=0.15
    )
    spoon(card, affine(874, 1680, 1.0, 74), mix(BONE, ASH, 0.5), 2, lift=5)
    spoon(card, affine(1080, 1700, 0.9, -30), mix(BRASS, BONE, 0.2), 1, lift=5)
