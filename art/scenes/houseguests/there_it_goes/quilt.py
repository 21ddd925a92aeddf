"""Her skirt, which is their quilt: patches in rings round the waist, and the hem turned down like a sheet."""

from __future__ import annotations

import math
from typing import Final

import numpy as np

from art.cutpaper import contour
from art.cutpaper.contour import Array, curve, ribbon
from art.cutpaper.hands import turned
from art.cutpaper.prints import printed
from art.cutpaper.sheet import Patch, Sheet, mix, shift
from art.scenes.houseguests.there_it_goes.inks import CHALK, LIME, LINE, RED, SHELL, SKY, STRAW

APEX: Final = (730.0, 690.0)
HEM: Final = (
    "277,914 231,989 242,1032 203,1092 225,1139 188,1191 231,1247 255,1298 319,1346 334,1402 390,1447 440,1503 "
    "506,1492 571,1546 646,1526 721,1556 792,1522 859,1532 908,1470 973,1445 996,1386 1039,1331 1046,1266 1007,1176 971,1092 932,1017"
)
SKIRT: Final = f"640,800! 600,850 520,890 412,890 277,914! {HEM.split(' ', 1)[1]}! 912,960 888,880 862,800!"
DEEP: Final = mix(SKY, LINE, 0.3)
ROSE: Final = mix(SHELL, RED, 0.28)
CLOTH: Final = (
    (SHELL, "tulip", ROSE),
    (CHALK, "", ""),
    (LIME, "crumb", CHALK),
    (STRAW, "bars", CHALK),
    (ROSE, "", ""),
    (CHALK, "cherry", RED),
    (SKY, "lattice", CHALK),
    (STRAW, "", ""),
    (DEEP, "fern", CHALK),
    (SHELL, "", ""),
    (LIME, "", ""),
)
"""Ink of a patch, its print and the print's ink."""
ORDER: Final = (
    (0, 7, 2, 9, 3, 8, 1, 4, 10, 0, 5, 7, 2, 4, 3),
    (3, 10, 4, 5, 0, 7, 2, 9, 6, 3, 8, 1, 0, 10, 9),
    (8, 1, 0, 2, 8, 3, 9, 1, 7, 4, 2, 0, 5, 3, 6),
    (2, 4, 3, 9, 10, 5, 4, 0, 2, 8, 9, 3, 10, 7, 0),
    (5, 0, 8, 7, 1, 2, 3, 6, 10, 0, 1, 7, 4, 2, 8),
)
RINGS: Final = (0.2, 0.38, 0.54, 0.7, 0.84, 1.02)


def edge() -> Array:
    """Return the hem as a dense line."""
    return curve(HEM, closed=False, step=2)


def skirt(card: Sheet) -> Patch:
    """Lay the whole cloth and its patches."""
    cloth = card.piece(SKIRT, STRAW, angle=80, grain=0.2, lift=14)
    with card.inside(cloth):
        _patches(card, 0.0)
    return cloth


def bodies(card: Sheet, cloth: Patch, sides: list[Array]) -> None:
    """Lay the shaded sides of those who lie below: the same patches, darker."""
    with card.inside(cloth):
        shade = card.piece(turned(sides), DEEP, lift=0)
        with card.inside(shade):
            _patches(card, -0.085)


def _patches(card: Sheet, darker: float) -> None:
    hem = edge()
    cuts = np.linspace(0, len(hem) - 1, len(ORDER[0]) + 1)
    a = np.array(APEX)
    for j, row in enumerate(ORDER):
        for i, kind in enumerate(row):
            p, q = int(cuts[i]), int(cuts[i + 1])
            arc = hem[p : q + 1 : 6] - a
            # the ends of the fan reach beyond the cloth
            if i == 0:
                arc = np.vstack([_turn(arc[0], 30), arc])
            if i == len(row) - 1:
                arc = np.vstack([arc, _turn(arc[-1], -30)])
            low, high = RINGS[j], RINGS[j + 1]
            cell = np.vstack([a + arc * low, (a + arc * high)[::-1]])
            _patch(card, cell, kind, float(np.degrees(math.atan2(*(arc.mean(0))[::-1]))), darker)


def _turn(p: Array, degrees: float) -> Array:
    return np.asarray(contour.affine(0, 0, 1, degrees)[:, :2] @ p)


def _patch(card: Sheet, cell: Array, kind: int, angle: float, darker: float) -> None:
    ink, name, second = CLOTH[kind]
    laid = card.paint(cell, shift(ink, darker), angle=angle, grain=0.22, wobble=2, lift=0 if darker else 2)
    if laid is not None and name:
        printed(card, laid, name, shift(second, darker), gap=44, angle=angle - 90)


def folds(card: Sheet, cloth: Patch) -> None:
    """Lay the gathers at the waist and the valleys between those who lie below."""
    hem = edge()
    a = np.array(APEX)
    lines = []
    for k, n in enumerate(np.linspace(20, len(hem) - 20, 15)):
        end = hem[int(n)]
        way = end - a
        side = np.array([-way[1], way[0]]) * 0.012 * (1 if k % 2 else -1)
        points = [
            tuple(a + way * t + side * s) for t, s in ((0.2, 0), (0.4, 1), (0.62, 0.2), (0.8 if k % 3 else 0.97, -1))
        ]
        lines.append(ribbon(points, (5, 6, 4, 1)))
    card.pattern(cloth, lines, mix(mix(STRAW, SHELL, 0.5), LINE, 0.2), thin=0)


def sheet_edge(card: Sheet, cloth: Patch) -> None:
    """Lay the hem, turned down like a sheet."""
    hem = edge()
    a = np.array(APEX)
    with card.inside(cloth):
        card.paint(np.vstack([hem, (a + (hem - a) * 0.945)[::-1]]), CHALK, angle=10, grain=0.14, lift=5)
        card.paint(ribbon(a + (hem[::4] - a) * 0.962, (5, 5)), shift(RED, 0.02))


def pocket(card: Sheet) -> None:
    """Lay the pocket at her hip, and the fingers of whoever sits in it."""
    bag = card.piece("772,1016! 888,1002! 904,1126! 846,1158 784,1142!", SKY, angle=80, grain=0.2, lift=8)
    printed(card, bag, "lattice", CHALK, gap=40, angle=-8)
    card.paint("768,1014! 890,998! 894,1024! 772,1042!", CHALK, lift=3)
