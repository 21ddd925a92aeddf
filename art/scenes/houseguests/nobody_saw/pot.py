"""A white pot, tipped; an orange stream; and the hand that has the handle."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.hands import finger
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.nobody_saw.inks import ASH, HERS, LINEN, ORANGE, ROOM

_AT: Final = affine(340, 1116, 1.08, 25)


def stream(card: Sheet) -> None:
    """Lay what leaves the spout: one arc, thinner as it falls, and where it goes in."""
    card.paint(
        "620,1112! 670,1122 724,1170 756,1270 772,1418! 782,1438 740,1448 696,1438 704,1418! 704,1300 690,1220 654,1184 610,1176!",
        ORANGE,
        angle=76,
        laps=40,
    )
    card.paint(ribbon("662,1140 710,1190 736,1280 744,1396", (4, 8, 3)), shift(ORANGE, 0.1))


def pot(card: Sheet) -> None:
    """Lay handle, spout, body and lid, in the pot's own frame."""
    bow = "-110,-80 -190,-122 -258,-88 -268,8 -214,84 -120,96"
    card.paint(ribbon(bow, (34, 36, 34, 32, 28), _AT), LINEN, lift=8, wobble=0.4)
    card.paint(
        "100,70! 160,40 184,-20 210,-90 250,-130! 300,-120! 286,-84 262,-40 244,30 200,100 120,140!",
        LINEN,
        at=_AT,
        angle=60,
        laps=40,
        lift=9,
    )
    body = card.piece(
        "-96,-120! -150,-70 -172,10 -150,100 -100,160 -80,176! 80,176! 104,160 152,100 172,10 150,-70 96,-120! 0,-132",
        LINEN,
        at=_AT,
        angle=80,
        laps=70,
        lift=10,
    )
    with card.inside(body):
        card.paint("-190,60! -100,110 0,122 100,100 190,30! 180,200! -180,200!", ROOM, at=_AT, angle=10, laps=50)
        card.paint(ribbon("-110,-60 -130,0 -120,60", (4, 16, 4), _AT), mix(LINEN, ASH, 0.25))
    card.paint("-104,-112! 0,-128 104,-112! 92,-150 50,-176 0,-182 -50,-176 -92,-150", LINEN, at=_AT, angle=4, lift=5)
    card.paint(ribbon("-110,-110 0,-124 110,-110", (7, 9, 7), _AT), ASH)
    card.paint(ROUND, ORANGE, at=_AT @ np.array([[26, 0, 0], [0, 26, -196], [0, 0, 1]]), lift=5)


def grip(card: Sheet) -> None:
    """Lay the back of the hand and the fingers that go through the handle."""
    card.paint(
        "-352,-40! -336,-84 -300,-104 -256,-92! -236,0 -250,84! -286,96 -326,74 -348,30!",
        HERS.base,
        at=_AT,
        angle=30,
        lift=6,
    )
    for k, (y, tip, wide) in enumerate(((58, -200, 40), (22, -190, 43), (-16, -188, 43), (-54, -192, 42))):
        line = f"-306,{y - 2} -246,{y - 2} {tip},{y + 4}"
        card.paint(finger(line, wide, _AT), HERS.base, angle=20 + 4 * k, lift=4)


def thumb(card: Sheet) -> None:
    """Lay what holds the handle from above."""
    card.paint(finger("-322,-58 -280,-112 -214,-134", 46, _AT), HERS.base, angle=-10, lift=5)
    card.paint(ribbon("-238,-146 -216,-150 -202,-138", (3, 5, 3), _AT), HERS.shade)
