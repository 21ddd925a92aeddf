"""It Has to Be Ready by Six: a girl cuts the red cloth round whoever sleeps on it; cherry stones fall into a bag."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.cutpaper.contour import affine, curve, ribbon
from art.cutpaper.hands import turned
from art.cutpaper.sheet import Sheet, shift
from art.scenes.houseguests.it_has_to_be_ready_by_six.apprentice import apprentice
from art.scenes.houseguests.it_has_to_be_ready_by_six.bride import bride
from art.scenes.houseguests.it_has_to_be_ready_by_six.inks import BONE, CAST, CHALK, RED, SAGE, STRAW, UMBER
from art.scenes.houseguests.it_has_to_be_ready_by_six.sleeper import sleeper

__all__ = ["CAST", "GROUND", "paint"]

GROUND = BONE
LINE: Final = (
    "-40,1450 70,1370 118,1200 104,1000 126,840 220,706 370,640 540,664 690,742 796,850 850,980 880,1110 938,1262"
)
"""Where she has cut so far: in from the left, up the back, round bun and hand, to the knees."""
AHEAD: Final = "930,1300 880,1440 800,1570 700,1664 570,1676 460,1620 330,1560 200,1480 120,1400"
"""What is still to be cut, in chalk."""


def paint(card: Sheet) -> None:
    """Lay the cloth on the floor, the cut in it, who sleeps there, who cuts, and who waits."""
    cloth = card.piece(
        "40,330! 420,296 800,318 1240,290! 1240,1700! 900,1690 520,1716 70,1690! 52,1200 66,800",
        RED,
        angle=84,
        laps=110,
        grain=0.24,
        lift=16,
    )
    with card.inside(cloth):
        _border(card)
        card.paint(ribbon(LINE, (66, 60, 52, 44, 36, 26, 16, 4)), shift(BONE, -0.2), angle=70)
        card.paint(ribbon(LINE, (66, 60, 52, 44, 36, 26, 16, 4), affine(7, 9)), BONE, angle=70)
        _chalk(card)
    sleeper(card)
    apprentice(card)
    bride(card)
    _tape(card)
    _pins(card)


def _dashes(card: Sheet, line: str, long: int = 8, wide: float = 5) -> None:
    p = curve(line, closed=False, step=3)
    pieces = [
        ribbon([tuple(p[i]), tuple(p[i + long])], (wide, wide)) for i in range(0, len(p) - long - 1, long * 2 - 3)
    ]
    card.paint(turned(pieces), CHALK, wobble=0.8, thin=0.1)


def _chalk(card: Sheet) -> None:
    """Round her; and above it the bodice and the sleeve that it ought to be."""
    _dashes(card, AHEAD)
    for line in (
        "470,420 500,470 560,470 590,420! 660,440! 650,520 670,600!",
        "400,600! 410,520 400,440! 470,420",
    ):
        _dashes(card, line, 6, 3.5)


def _border(card: Sheet) -> None:
    """Strict mangoes in one corner; the rest is not printed yet."""
    mango = ".1,-.9! .5,-.5 .6,.2 .2,.8 -.35,.75 -.6,.25 -.35,-.1 -.1,-.3 -.05,-.6"
    seed = ".12,-.2 .3,.2 .05,.5 -.25,.35 -.15,.1"
    places = [(1160 - 92 * i, 1622) for i in range(6)]
    card.paint(ribbon("1240,1558 930,1562 620,1568", (7, 7)), UMBER)
    card.paint(
        turned(
            [
                curve(mango, affine(x, y, 40, 4 + (x * 7) % 9 - (150 if i == 3 else 0)))
                for i, (x, y) in enumerate(places)
            ]
        ),
        STRAW,
        wobble=0.6,
    )
    card.paint([curve(seed, affine(x, y, 40, 4)) for x, y in places], UMBER, wobble=0.5)


def _tape(card: Sheet) -> None:
    line = "-30,1640 120,1740 300,1650 470,1762 640,1700 600,1640 520,1690 640,1780 860,1744 980,1800"
    tape = card.piece(ribbon(line, (34, 36, 34, 36, 34)), STRAW, angle=10, lift=9, wobble=0.6)
    p = curve(line, closed=False, step=4)
    d = np.gradient(p, axis=0)
    n = np.stack([-d[:, 1], d[:, 0]], 1) / np.hypot(d[:, 0], d[:, 1])[:, None]
    marks = []
    for i in range(6, len(p) - 3, 8):
        long = 18 if (i // 8) % 4 == 0 else 9
        marks.append(ribbon([tuple(p[i] + n[i] * 18), tuple(p[i] + n[i] * (18 - long))], (3.4, 3.4)))
    card.pattern(tape, turned(marks), UMBER, thin=0.0)


def _pins(card: Sheet) -> None:
    """The cushion, and what did not stay in it."""
    cushion = card.piece(
        "-1,.1 -.75,-.7 0,-1 .75,-.72 1,0 .72,.74 0,1 -.74,.72", SAGE, at=affine(150, 1600, 70), lift=12, angle=30
    )
    with card.inside(cushion):
        card.paint(
            turned(
                [
                    ribbon(f"150,1600 {150 + 90 * np.cos(a):.0f},{1600 + 80 * np.sin(a):.0f}", (3, 6))
                    for a in np.arange(0.3, 6.4, 0.9)
                ]
            ),
            shift(SAGE, -0.12),
        )
    for a, r in ((0.4, 40), (1.7, 52), (2.6, 30), (4.1, 50), (5.4, 44)):
        x, y = 150 + r * np.cos(a), 1600 + r * np.sin(a)
        card.paint(
            ribbon(f"{x:.0f},{y:.0f} {x + 34 * np.cos(a + 0.4):.0f},{y + 34 * np.sin(a + 0.4):.0f}", (4, 3)),
            CHALK,
            lift=3,
        )
        card.paint(
            curve("1,0 0,1 -1,0 0,-1", affine(x + 34 * np.cos(a + 0.4), y + 34 * np.sin(a + 0.4), 9)),
            UMBER if r > 45 else STRAW,
            lift=3,
        )
    for x, y, a in ((250, 400, 1.1),):
        card.paint(ribbon(f"{x},{y} {x + 56 * np.cos(a):.0f},{y + 56 * np.sin(a):.0f}", (4, 3)), CHALK, lift=3)
        card.paint(curve("1,0 0,1 -1,0 0,-1", affine(x, y, 8)), STRAW, lift=3)
