"""He who has gone under the table: his cheek on the boards, one hand a cup behind his ear."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.cutpaper.contour import ROUND, Array, affine, curve, ribbon
from art.cutpaper.fingers import jointed
from art.cutpaper.hands import turned
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.not_my_scene.inks import (
    BONE,
    FOLD,
    GOLD,
    INK,
    LINE,
    LINEN,
    LIP,
    NAVY,
    RED,
    ROSE,
    SHADE,
    SLATE,
)

AT: Final[Array] = affine(540, 696, 1, -91)
"""His head: typed upright, then laid on the floor, its left cheek down."""
PETALS: Final = tuple((float(np.cos(t)) * 0.55, float(np.sin(t)) * 0.55) for t in np.arange(0, 6.2, 1.05))
SUIT: Final = mix(INK, NAVY, 0.5)
PAGE: Final[Array] = affine()
FINGERS: Final = (
    "590,356 506,330 436,344",
    "590,378 490,352 404,374",
    "590,402 482,380 396,410",
    "590,424 490,410 414,440",
)
HAND: Final = shift(ROSE, 0.02)


def _three(x: float, y: float, size: float) -> Array:
    """Return a place within something, as three rows."""
    return np.vstack([affine(x, y, size), [0.0, 0.0, 1.0]])


def _on(x: float, y: float, size: float = 1, turn: float = 0) -> Array:
    px, py = (float(v) for v in AT[:, :2] @ (x, y) + AT[:, 2])
    return affine(px, py, size, -91 + turn)


def body(card: Sheet) -> None:
    """Lay the back, the shirt, the tie that he has undone and the flower of the feast."""
    back = card.piece(
        "850,960! 846,800 860,660 900,540 970,440 1080,380 1260,330! 1260,962!",
        SUIT,
        angle=60,
        laps=110,
        grain=0.34,
        lift=12,
    )
    with card.inside(back):
        card.paint("840,960! 850,780 940,600! 1010,700 1070,820 1096,960!", BONE, angle=70)
        card.paint(
            "1000,640! 1060,740 1104,850 1120,970! 1230,970! 1220,860 1150,760 1110,640!",
            shift(SUIT, 0.07),
            angle=60,
            lift=6,
        )
    for x, y in ((1036, 800), (1056, 890)):
        card.paint(ROUND, INK, at=affine(x, y, 9))
    flower = affine(1150, 830, 38)
    card.paint([curve(ROUND, flower @ _three(u, v, 0.5)) for u, v in PETALS], BONE, lift=4)
    card.paint(ROUND, GOLD, at=affine(1150, 830, 14))


def head(card: Sheet) -> None:
    """Lay neck, collar, ear, face and its planes."""
    card.paint("600,440! 700,470 800,486 900,530 980,620! 990,800 950,958! 700,958!", SHADE, angle=80)
    card.paint("884,500! 950,560 990,660 1000,800 980,958! 890,958! 916,800 906,640!", BONE, angle=84, lift=6)
    card.paint(
        "958,560! 1004,640 1024,740 1020,860 1000,960! 974,960! 992,860 990,740 970,640!", LINEN, angle=80, lift=4
    )
    for line, pen in (
        ("968,560 1010,680 1030,800 1010,930", (30, 34, 40, 44)),
        ("960,570 976,660 966,740 940,830", (26, 30, 38, 40)),
    ):
        card.paint(ribbon(line, pen), INK, angle=80, lift=5)
    card.paint("214,-60! 244,-84 280,-70 292,-10 276,60 248,96 220,80!", mix(ROSE, RED, 0.24), at=AT, lift=4)
    card.paint(ribbon("236,-40 266,-40 270,10 250,50", (3, 9, 8, 2), AT), mix(LIP, LINE, 0.3))
    face = card.piece(
        "-40,-330 80,-326 180,-270 232,-160 244,-20 240,110 216,220 160,300 80,350 -30,356 -130,340 -210,290 -250,200 "
        "-264,80 -262,-60 -244,-190 -170,-290",
        ROSE,
        at=AT,
        angle=80,
        laps=110,
        grain=0.24,
        lift=10,
    )
    with card.inside(face):
        card.paint("250,0! 222,130 176,224 110,290 30,330 -50,356! 0,420! 300,400! 300,0!", SHADE, at=AT, angle=70)
        card.paint(ROUND, mix(ROSE, RED, 0.62), at=_on(176, 108, 66), edge="raw", ragged=50, angle=60)
    hair = card.piece(
        "252,40! 214,30 214,-60 190,-150! 150,-200 90,-216 20,-208! -20,-190 -60,-196 -110,-170! -160,-160 -210,-110 -262,-110! "
        "-290,-220 -230,-330 -120,-390 40,-402 180,-352 262,-230 280,-90!",
        INK,
        at=AT,
        angle=20,
        laps=60,
        grain=0.4,
        lift=9,
    )
    card.paint(ribbon("-130,-166 -180,-150 -220,-110 -252,-112", (40, 30, 18, 3), AT), INK, lift=3)
    card.paint(ribbon("-80,-186 -130,-130 -190,-96 -236,-74", (26, 20, 12, 2), AT), INK, lift=3)
    strands = (
        "230,-20 210,-180 90,-300 -60,-320 -200,-250",
        "240,-100 190,-240 60,-340 -100,-350",
        "190,-170 80,-256 -60,-270 -190,-200",
        "90,-226 0,-240 -110,-210",
        "-60,-372 -180,-320 -250,-230",
        "-180,-240 -230,-200 -262,-140",
    )
    card.pattern(hair, [ribbon(q, (2, 8, 6, 2), AT) for q in strands], mix(INK, SLATE, 0.6))


def features(card: Sheet) -> None:
    """Lay brows, eyes, nose and mouth, over the blush."""
    card.paint("14,-70! 36,20 62,90 86,128 72,164 20,172 -10,150!", SHADE, at=AT, angle=10)
    card.paint(
        "-36,-86! -62,10 -96,90 -110,128 -90,164 -40,178 10,168 36,140 22,60 8,-86!",
        shift(ROSE, 0.03),
        at=AT,
        angle=4,
        lift=4,
    )
    for line, pen in (
        ("-96,92 -118,124 -102,162 -74,174", (2, 9, 9, 3)),
        ("-62,170 -38,158 -10,170", (4, 12, 3)),
        ("56,96 80,124 70,158 46,166", (2, 8, 8, 2)),
    ):
        card.paint(ribbon(line, pen, AT), LINE)
    # the eye above is half shut; the one below is pushed up by the cheek
    _eye(card, 120, -24, "-64,8! -30,-14 14,-18 62,6! 24,26 -24,28", 24)
    card.paint(ribbon("-50,44 0,54 50,38", (2, 8, 2), _on(120, -24)), FOLD)
    card.paint(ribbon("-66,-46 -10,-66 60,-40", (2, 8, 2), _on(120, -24)), FOLD)
    _eye(card, -142, -8, "-54,8! -26,-8 14,-12 52,4! 20,14 -20,18", 20)
    card.paint(ribbon("-50,26 -6,34 50,22", (3, 10, 2), _on(-142, -8)), mix(RED, LINE, 0.45))
    card.paint("24,-112! 50,-146 104,-138 158,-106 206,-54! 150,-84 100,-104 56,-104!", INK, at=AT, angle=10)
    card.paint("-44,-108! -72,-138 -122,-122 -172,-92 -222,-40! -166,-66 -120,-88 -76,-98!", INK, at=AT, angle=10)
    # the mouth, shut and pushed askew
    card.paint("-116,238! -64,222 -24,228 30,220 78,240! 20,242 -50,244", mix(LIP, LINE, 0.2), at=AT)
    card.paint("-112,240! -50,244 20,242 74,240! 46,262 -20,268 -76,262", LIP, at=AT)
    card.paint(ribbon("-136,258 -116,240 -50,246 20,243 76,240 98,262", (3, 8, 9, 9, 7, 3), AT), LINE)
    for line, pen in (
        ("106,124 138,174 132,240", (2, 10, 2)),
        ("-44,300 0,310 38,298", (2, 8, 2)),
        ("-30,-140 -22,-114 -28,-88", (2, 9, 2)),
        ("6,-146 10,-116 4,-92", (2, 9, 2)),
        ("-60,-166 20,-178 110,-166", (2, 8, 2)),
    ):
        card.paint(ribbon(line, pen, AT), FOLD)


def _eye(card: Sheet, x: float, y: float, white: str, iris: float) -> None:
    """Lay an eye that looks down through the floor."""
    at = _on(x, y)
    ball = card.piece(white, BONE, at=at, wobble=0.3)
    with card.inside(ball):
        card.paint(ROUND, LINE, at=_on(x - 30, y + 4, iris))
    card.paint("-70,8! -44,-36 16,-46 68,2! 16,-14 -28,-10", mix(ROSE, SHADE, 0.5), at=at)
    card.paint(ribbon("-74,16 -30,-10 18,-15 70,6", (4, 13, 12, 3), at), LINE)


def arm(card: Sheet) -> None:
    """Lay the arm, from his own shoulder over a bent elbow to the hand that is a cup behind his ear."""
    hand = card.piece(
        turned(
            [
                curve("740,346! 690,340 640,328 590,330 560,350 552,400 570,450 620,470 690,466 740,456!"),
                *(jointed(line, 42, PAGE, 0.84) for line in FINGERS),
            ]
        ),
        HAND,
        angle=150,
        lift=5,
    )
    with card.inside(hand):
        card.paint("460,480! 520,410 600,384 680,400 760,440! 760,520!", mix(ROSE, SHADE, 0.5), angle=-20)
        for q in ("570,366 500,340 440,352", "570,390 486,366 410,384", "570,413 484,396 414,418"):
            card.paint(ribbon(q, (3, 7, 4)), FOLD)
    card.paint("718,330! 690,342! 712,470! 744,466!", BONE, angle=60, lift=5)
    card.paint(ROUND, GOLD, at=affine(722, 446, 8))
    fore = shift(SUIT, 0.045)
    # the upper arm is one piece with the shoulder; the forearm comes towards us from the elbow
    card.paint(
        "900,300! 960,270 1020,290 1070,350 1120,420! 1130,500 1090,580 1030,600! 980,560 930,500 890,440!",
        shift(SUIT, 0.01),
        angle=60,
        laps=90,
        grain=0.34,
    )
    sleeve = card.piece(
        "716,324! 790,290 880,268 950,270 990,300 996,350 970,400 920,440 860,456 790,464 730,476!",
        fore,
        angle=-10,
        laps=90,
        grain=0.34,
        lift=7,
    )
    card.pattern(
        sleeve,
        [ribbon(q, (2, 9, 2)) for q in ("900,440 920,400 918,350", "940,420 960,380 960,330")],
        mix(SUIT, LINEN, 0.25),
    )
    for q in ("1096,372 1124,440 1112,520 1064,592", "1010,420 1040,450 1056,500"):
        card.paint(ribbon(q, (3, 8, 8, 2)), mix(SUIT, LINEN, 0.25))
