"""The bed: a pillow with a watchful dog torn out of it, and a striped sheet out of which somebody is missing."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.cutpaper.contour import ROUND, Array, affine, ribbon
from art.cutpaper.sheet import Ink, Sheet, mix, shift
from art.scenes.houseguests.let_her_sleep.inks import CHALK, CREASE, LINES, PLUM, SLATE

GONE: Final = affine(880, 1668, 0.94, 86)
"""Where she lay: typed upright about the hips."""
HOLE: Final = (
    "-30,-150! -32,-178! -64,-172 -98,-184! -96,-240 -74,-296 -30,-326 20,-330 66,-304 90,-256 94,-188! 62,-172"
    " 32,-178! 30,-150! 50,-136! 80,-96 108,-50 102,-28 84,-26 56,-62! 62,-6 78,50 106,112! 46,122! 44,246 76,262"
    " 68,286 10,282! 4,124! -8,124! -10,288 -68,296 -78,276 -50,246! -48,122! -112,108! -84,50 -66,-8 -60,-70!"
    " -86,-52 -118,-56 -150,-86 -146,-108 -126,-108 -104,-90! -80,-108 -52,-136!"
)
DOG: Final = (
    "-66,4! -96,-34 -92,-86 -62,-124 -34,-152 -24,-184! -34,-216 -22,-246! 2,-232 20,-212! 44,-212 64,-198 78,-180"
    " 112,-174 126,-160 118,-140 88,-130 54,-128! 46,-98 56,-50 58,-14 82,-8 84,6!"
)
SEAT: Final = affine(150, 262, 0.96, -2)
"""Where he sits, on the edge of the pillow."""
BELOW: Final = np.array([[0.96, 0.0, 138.0], [0.0, -0.5, 282.0]])
"""Where he lay, seen from so low that it is short."""


def bed(card: Sheet) -> None:
    """Lay the pillow and who has got up from it."""
    pillow = card.piece(
        "-30,236! 60,250 150,256 260,262 350,296 460,350 600,440! 800,760 980,1060 960,1300! 400,1700! -30,1700!",
        CHALK,
        angle=30,
        edge="torn",
        core=CHALK,
        lift=10,
    )
    with card.inside(pillow):
        for line, w in (("330,292 350,330 350,372", 11), ("-20,330 20,350 50,390", 10), ("440,350 440,390 420,430", 9)):
            card.paint(ribbon(line, (2, w, 2)), CREASE)
        _missing(card, DOG, BELOW, shift(SLATE, 0.02))
    card.paint(ribbon("-70,-8 -112,-22 -130,-60 -112,-96", (22, 20, 16, 4), SEAT), CHALK, edge="torn", wobble=2, lift=5)
    dog = card.piece(DOG, CHALK, at=SEAT, angle=80, edge="torn", core=CHALK, wobble=2.5, lift=8)
    with card.inside(dog):
        for line, w in (("20,-118 -6,-60 8,10", 5), ("-62,10 -30,-30 -40,-64", 6)):
            card.paint(ribbon(line, (2, w, 3), SEAT), LINES)
    card.paint("-14,-204! 14,-214 22,-176 10,-146 -12,-158", CHALK, at=SEAT, edge="torn", core=CREASE, wobble=2, lift=4)
    card.paint(ROUND, PLUM, at=affine(202, 78, 7.5))
    card.paint(ribbon("118,-142 100,-146 84,-150", (3, 5, 2), SEAT), mix(SLATE, PLUM, 0.4))
    card.paint("112,-172 126,-164 124,-152 112,-156", mix(SLATE, PLUM, 0.4), at=SEAT, wobble=0.5)


def sheet(card: Sheet) -> None:
    """Lay it over her, and tear somebody out."""
    cloth = card.piece(
        "-30,1560! 120,1530 320,1560 520,1540 700,1500 860,1450 1000,1420 1120,1420 1230,1400! 1230,1830! -30,1830!",
        CHALK,
        angle=4,
        grain=0.16,
        edge="torn",
        core=CHALK,
        lift=10,
    )
    with card.inside(cloth):
        for i in range(6):
            y = 1590 + 62 * i
            line = f"-30,{y + 6} 300,{y} 640,{y - 30 + 4 * i} 960,{y - 84 + 14 * i} 1230,{y - 110 + 16 * i}"
            card.paint(ribbon(line, (7, 7, 7)), LINES, thin=0.1)
        _missing(card, HOLE, GONE, shift(SLATE, -0.06))


def _missing(card: Sheet, outline: str, at: Array, ink: Ink) -> None:
    """Tear a hole: its torn rim, the ticking of the mattress deeper down, in the shade of the rim."""
    hole = card.piece(
        outline, mix(SLATE, PLUM, 0.5), at=at, angle=2, edge="torn", core=mix(CHALK, CREASE, 0.2), wobble=4
    )
    with card.inside(hole):
        low = np.hstack([at[:, :2], at[:, 2:] + np.array([[7.0], [12.0]])])
        ticking = card.piece(outline, ink, at=low, angle=88, edge="torn", wobble=2)
        left, top, right, bottom = card.box(ticking)
        with card.inside(ticking):
            for x in np.arange(left, right, 46):
                for d, w in ((0, 8), (15, 4)):
                    card.paint(ribbon(f"{x + d},{top} {x + d + 4},{bottom}", (w, w)), shift(SLATE, 0.2), wobble=0.5)
