"""A white pot, tipped; an orange stream; and the hand that has the handle."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.hands import finger
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.nobody_saw.inks import ASH, HERS, LINEN, ORANGE

_AT: Final = affine(340, 1116, 1.08, 25)


def stream(card: Sheet) -> None:
    """Lay what leaves the spout: it bends over, narrows as it falls, and widens again in rings where it goes in."""
    for ring, ink in (
        ("652,1428! 684,1404 740,1396 800,1406 832,1430 800,1454 738,1464 680,1452", shift(ORANGE, -0.07)),
        ("674,1430! 700,1414 742,1408 786,1416 810,1432 784,1448 740,1454 698,1446", shift(ORANGE, 0.03)),
    ):
        card.paint(ring, ink, angle=4, laps=40)
    fall = card.piece(
        "657,1113! 674,1110 702,1122 732,1148 756,1196 770,1270 776,1350 784,1404! 792,1428 776,1440 742,1444 708,1438 698,1424 712,1402! "
        "718,1330 714,1268 704,1222 690,1186 678,1156 664,1130!",
        ORANGE,
        angle=76,
        laps=40,
    )
    with card.inside(fall):
        card.paint(
            "664,1130! 678,1156 690,1186 704,1222 714,1268 718,1330 708,1430! 736,1440! 740,1330 734,1250 720,1200 698,1158 664,1122!",
            shift(ORANGE, -0.08),
            angle=76,
            laps=40,
        )
        card.paint(ribbon("674,1118 704,1138 732,1184 746,1250 754,1330", (4, 15, 14, 9, 3)), shift(ORANGE, 0.12))
        card.paint(ribbon("760,1360 766,1400", (3, 8)), shift(ORANGE, 0.12))
    card.paint(
        [ribbon("700,1448 740,1454 790,1444", (3, 8, 3)), ribbon("664,1420 690,1406", (3, 6))], shift(ORANGE, 0.14)
    )
    for x, y, r in ((664, 1388, 9), (812, 1378, 11), (836, 1400, 7)):
        card.paint("0,-1.5! .7,-.2 .6,.7 0,1 -.6,.7 -.7,-.2", ORANGE, at=affine(x, y, r, 20 if x > 740 else -20))
        card.paint(ROUND, shift(ORANGE, 0.14), at=affine(x - 0.2 * r, y, 0.26 * r), wobble=0.2)


def pot(card: Sheet) -> None:
    """Lay handle, spout, body and lid, in the pot's own frame: lit from the upper left, shaded below and to the right."""
    half, deep = mix(LINEN, ASH, 0.3), mix(LINEN, ASH, 0.62)
    bow = "-110,-80 -190,-122 -258,-88 -268,8 -214,84 -120,96"
    card.paint(ribbon(bow, (34, 36, 34, 32, 28), _AT), LINEN, lift=8, wobble=0.4)
    card.paint(ribbon("-130,-80 -190,-108 -245,-80 -255,8 -206,74 -130,84", (8, 9, 10, 10, 9), _AT), half, wobble=0.4)
    spout = card.piece(
        "100,70! 160,40 184,-20 210,-90 250,-130! 300,-120! 286,-84 262,-40 244,30 200,100 120,140!",
        LINEN,
        at=_AT,
        angle=60,
        laps=40,
        lift=9,
    )
    with card.inside(spout):
        card.paint(
            "310,-120! 276,-110 250,-50 226,24 184,84 110,110! 110,160! 320,120!", half, at=_AT, angle=60, laps=40
        )
        card.paint("120,150! 196,104 240,40 258,-30! 246,-20 222,30 180,92 110,124!", deep, at=_AT, angle=60, laps=40)
    # the mouth: a rim with the tea in it
    card.paint("244,-132! 262,-142 292,-136 306,-120! 296,-108 264,-114", shift(LINEN, 0.02), at=_AT, lift=2)
    card.paint("256,-130 274,-134 294,-124 280,-117 262,-121", shift(ORANGE, -0.1), at=_AT)
    card.paint("-92,150! 0,166 92,150! 84,192! 40,202 -40,202 -84,192!", half, at=_AT, angle=6, lift=6)
    card.paint("10,168! 92,150! 84,192! 40,202 8,202!", deep, at=_AT, angle=6)
    body = card.piece(
        "-96,-120! -146,-76 -174,-10 -168,60 -138,122 -92,166 0,182 92,166 138,122 168,60 174,-10 146,-76 96,-120! 0,-132",
        LINEN,
        at=_AT,
        angle=80,
        laps=70,
        lift=10,
    )
    with card.inside(body):
        card.paint(
            "110,-140! 118,-60 116,20 84,84 20,122 -60,130 -130,100 -190,50! -180,220! 200,220! 200,-140!",
            half,
            at=_AT,
            angle=70,
            laps=60,
        )
        card.paint(
            "190,-60! 160,30 128,94 70,138 0,156 -70,150 -130,122! -120,220! 210,220! 210,-60!",
            deep,
            at=_AT,
            angle=60,
            laps=60,
        )
        card.paint(
            "-122,-70 -106,-80 -96,-66 -112,-20 -118,30 -134,34 -142,0 -138,-40", shift(LINEN, 0.025), at=_AT, angle=80
        )
        card.paint(ribbon("150,70 118,116 70,146", (3, 9, 3), _AT), mix(LINEN, ORANGE, 0.35))
    # the rim that the lid sits in
    card.paint("-108,-116! -60,-104 0,-100 60,-104 108,-116! 100,-132 0,-146 -100,-132", half, at=_AT, angle=4, lift=4)
    card.paint(ribbon("-108,-116 -60,-103 0,-99 60,-103 108,-116", (5, 9, 10, 9, 5), _AT), LINEN, lift=3)
    lid = card.piece(
        "-96,-126! 0,-116 96,-126! 86,-156 48,-180 0,-186 -48,-180 -86,-156", LINEN, at=_AT, angle=4, lift=5
    )
    with card.inside(lid):
        card.paint("30,-190! 52,-160 50,-136 20,-110! 110,-110! 110,-190!", half, at=_AT, angle=30)
        card.paint(ribbon("-70,-148 -44,-166 -14,-172", (3, 8, 3), _AT), shift(LINEN, 0.025))
    knob = card.piece(ROUND, ORANGE, at=_AT @ np.array([[26, 0, 0], [0, 26, -200], [0, 0, 1]]), lift=5)
    with card.inside(knob):
        card.paint("6,-230! 14,-206 4,-186 -14,-176! 40,-160! 40,-230!", shift(ORANGE, -0.09), at=_AT)
        card.paint(ROUND, shift(ORANGE, 0.13), at=_AT @ np.array([[6, 0, -9], [0, 6, -208], [0, 0, 1]]), wobble=0.2)


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
