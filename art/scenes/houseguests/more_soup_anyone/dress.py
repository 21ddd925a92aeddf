"""What is seen of her below the bowl: a printed dress, two wide sleeves, a necklace, the backs of two hands."""

from __future__ import annotations

import math
from typing import Final

from art.cutpaper.contour import ROUND, Array, affine, ribbon
from art.cutpaper.prints import printed
from art.cutpaper.sheet import Sheet, shift
from art.scenes.houseguests.more_soup_anyone.inks import CHALK, LEAF, SKIN, TEAL

TRUNK: Final = "470,940! 600,930 730,940! 750,1200 850,1560! 350,1560! 450,1200"
SLEEVE: Final = (
    "-184,-760! -120,-738 -56,-738 -2,-750! 14,-640 28,-480 34,-300! 56,-420 100,-520 160,-570! 200,-596 240,-640! "
    "250,-470 222,-290! 180,-130 110,-10 30,60! -40,92 -150,90 -190,20! -228,-150 -222,-480 -184,-760!"
)
"""From the cuff down its inner side to the bend, over the shoulder, the armpit, the elbow on the cloth, up again."""
HAND: Final = "-132,-720! -138,-786 -116,-836 -62,-890! 40,-960 120,-900 100,-820! 40,-790 0,-760 -20,-720!"


def _sides() -> tuple[Array, Array]:
    return affine(240, 1580, 1), affine(960, 1580, 1, 0, True)


def trunk(card: Sheet) -> None:
    """Lay her bust, dark, behind both sleeves."""
    body = card.piece(TRUNK, shift(TEAL, -0.06), angle=80, laps=100, grain=0.36, lift=10)
    with card.inside(body):
        for line in ("520,1060 500,1260 510,1500", "680,1060 704,1260 690,1500"):
            card.paint(ribbon(line, (4, 14, 6)), shift(TEAL, 0.03), thin=0.15)


def necklace(card: Sheet) -> None:
    """Two strings of pearls that hang from behind the bowl."""
    for rx, depth, gap, r in ((60, 160, 31, 15), (98, 292, 35, 17)):
        since = 0.0
        for k in range(721):
            a = math.pi * k / 720
            since += math.pi / 720 * math.hypot(rx * math.sin(a), depth * math.cos(a))
            if since >= gap:
                since -= gap
                card.paint(ROUND, CHALK, at=affine(600 + rx * math.cos(a), 1004 + depth * math.sin(a), r), lift=3)


def hands(card: Sheet) -> None:
    """Lay the backs of her hands, whose fingers are behind the rim."""
    for at in _sides():
        card.paint(HAND, SKIN, at=at, angle=78, lift=5)


def arms(card: Sheet) -> None:
    """Lay each arm as one contour from the shoulder to the cuff."""
    for at in _sides():
        arm = card.piece(SLEEVE, TEAL, at=at, angle=76, laps=100, grain=0.36, lift=9)
        printed(card, arm, "tulip", LEAF, gap=118)
        with card.inside(arm):
            card.paint(ribbon("34,-310 24,-240 0,-170 -40,-110", (3, 16, 10, 2), at), shift(TEAL, -0.07))
            card.paint("-210,-780! -120,-750 -56,-750 20,-770! 20,-690! -56,-676 -130,-678 -216,-704!", LEAF, at=at)
