"""The bronze sailor: his body behind her, his head over hers, his two hands."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.cutpaper.contour import ROUND, Array, affine, curve, ribbon
from art.cutpaper.fingers import jointed, marked
from art.cutpaper.hands import turned
from art.cutpaper.sheet import Sheet, mix
from art.scenes.houseguests.before_anyone_comes.inks import BRONZE, CORAL, TARNISH, VEIN

HEAD: Final[Array] = affine(800, 320, 0.86, 4)
BACK: Final[Array] = affine(366, 990, 1, -14)
"""His right wrist, the fingers to the right."""
HELD: Final[Array] = affine(974, 588, 1, -36)
"""The hand that holds hers."""
NAIL: Final = mix(BRONZE, TARNISH, 0.34)
FINGERS: Final = (
    "118,-62 190,-74 246,-72",
    "128,-26 210,-28 274,-22",
    "124,12 204,16 262,24",
    "108,48 150,56 184,62",
)


VEINS: Final = (
    "800,1160 786,1230 830,1300 816,1380 856,1440",
    "830,1300 856,1330 884,1340",
    "872,1600 830,1650 846,1720 806,1800",
    "846,1720 870,1740 880,1780",
)
"""What rain has left on the bronze of his leg."""


def body(card: Sheet) -> None:
    """Lay the leg that he steps out with, his trunk, collar and both sleeves."""
    leg = card.piece(
        "480,1040! 736,1060! 800,1160 860,1270 900,1380 906,1470 886,1570 872,1700 884,1860! 640,1860! 650,1600 560,1300",
        BRONZE,
        angle=74,
        laps=90,
        edge="raw",
        ragged=8,
        lift=8,
    )
    with card.inside(leg):
        card.paint(
            "480,1040! 660,1120 740,1300 776,1460 760,1640 756,1860! 500,1860!",
            TARNISH,
            angle=74,
            edge="raw",
            ragged=20,
        )
        for line in ("740,1120 800,1250 850,1390", "900,1480 860,1492 816,1476", "876,1560 846,1540 830,1500"):
            card.paint(ribbon(line, (2, 7, 2)), VEIN)
        for line in VEINS:
            card.paint(ribbon(line, (1, 5, 2, 4, 1)), mix(BRONZE, TARNISH, 0.6), edge="raw")
    trunk = card.piece(
        "380,720! 392,640 430,588 520,560! 700,560! 860,560 940,590! 926,720 876,840 806,960 752,1086! 480,1100!",
        BRONZE,
        angle=84,
        laps=90,
        edge="raw",
        ragged=8,
        lift=6,
    )
    with card.inside(trunk):
        card.paint("640,780! 780,800 770,900 700,1100! 460,1100!", TARNISH, angle=74, edge="raw", ragged=20)
        card.paint(ribbon("870,800 826,900 770,980", (2, 8, 2)), VEIN)
    card.paint("470,1066! 610,1084 760,1056! 750,1096! 610,1114 470,1104!", BRONZE, angle=2, edge="raw", lift=4)
    # the arm that goes round her
    sleeve = card.piece(
        "400,700! 320,720 250,780 186,860 150,930 160,1000 226,1036 310,1046 380,1046! 400,920! 340,910 380,860!",
        BRONZE,
        angle=60,
        edge="raw",
        ragged=6,
        lift=8,
    )
    with card.inside(sleeve):
        card.paint("400,760! 310,840 276,900 296,936 400,940! 420,800!", TARNISH, angle=60, edge="raw", ragged=14)
        card.paint("140,960! 186,1010 280,1026 390,1030! 390,1070! 130,1070!", TARNISH, angle=8)
    # the arm that is stretched out, as far as its cuff
    out = card.piece(
        "760,590! 850,562 910,530 950,500 972,478! 1030,560! 970,640 920,690 860,720!",
        BRONZE,
        angle=-30,
        edge="raw",
        ragged=6,
        lift=6,
    )
    with card.inside(out):
        card.paint(ribbon("948,456 1016,584", (14, 14)), TARNISH)
        card.paint(ribbon("926,470 994,606", (8, 8)), TARNISH)
        card.paint(ribbon("820,596 870,572 904,552", (2, 8, 2)), VEIN)
    # the collar, stiff as stone, blown back behind her neck
    collar = card.piece(
        "700,520! 640,520 540,480 430,420 330,396! 316,470 330,540 356,610! 560,660 720,640! 860,650! 900,580 850,530!",
        mix(BRONZE, TARNISH, 0.7),
        angle=20,
        edge="raw",
        ragged=6,
        lift=8,
    )
    with card.inside(collar):
        card.paint(ribbon("350,400 338,470 350,540 380,620", (11, 11)), BRONZE)
        card.paint(ribbon("374,410 362,470 374,540 404,620", (6, 6)), BRONZE)
        card.paint(ribbon("880,560 850,630 720,622", (9, 9)), BRONZE)


def head(card: Sheet) -> None:
    """Lay his head: bronze curls, a shut eye, a kiss on the cheek, the cap and its ribbons."""
    card.paint("620,360! 760,380! 900,540! 880,600 800,640 700,640 600,600!", TARNISH, angle=70, edge="raw", ragged=8)
    card.paint(
        ribbon("620,150 540,130 470,160 400,140 330,166", (30, 38, 40, 40, 46)), TARNISH, angle=4, edge="raw", lift=5
    )
    card.paint(
        ribbon("630,176 560,190 500,176 430,210 360,206", (30, 38, 40, 40, 46)), BRONZE, angle=4, edge="raw", lift=5
    )
    face = card.piece(
        "40,-200! 110,-150 122,-110 124,-70 128,-20 140,20 160,62 168,80 158,94 134,98! 132,112! 150,126 152,138 138,146! "
        "148,156 146,172 126,180! 122,194 134,212 136,236 116,260 80,264! 20,236 -50,180 -80,120! -150,100 -190,0 -160,-140",
        BRONZE,
        at=HEAD,
        angle=78,
        laps=90,
        edge="raw",
        ragged=6,
        lift=8,
    )
    with card.inside(face):
        card.paint("90,280! 20,220 -30,170 -60,110 -20,60 -60,-40! -200,-40! -200,280!", TARNISH, at=HEAD, angle=70)
    card.paint(ribbon("50,0 72,18 98,18 116,4", (3, 10, 9, 3), HEAD), VEIN)
    card.paint(ribbon("44,-40 74,-58 104,-54 122,-40", (3, 12, 10, 3), HEAD), VEIN)
    card.paint(ribbon("132,96 114,96 106,78 114,62", (4, 7, 6, 2), HEAD), VEIN)
    card.paint(ribbon("144,142 118,144 92,128", (4, 8, 2), HEAD), VEIN)
    card.paint(ribbon("126,180 110,182", (5, 2), HEAD), VEIN)
    # the kiss
    at = HEAD @ _three(46, 84, 0.9, -24)
    card.paint("-40,0! -22,-20 -8,-25 0,-17! 8,-25 24,-19 40,0! 18,-2 0,1 -18,-2!", CORAL, at=at, thin=0.24)
    card.paint("-36,3! -16,2 0,5 16,2 36,3! 22,22 0,29 -22,22!", CORAL, at=at, thin=0.24)
    # curls
    card.paint("-200,-110! -60,-150 60,-160! 20,-40 -70,10 -90,130! -170,130 -200,40!", TARNISH, at=HEAD, edge="raw")
    for x, y, r in (
        (-96, -40, 54),
        (-40, -92, 52),
        (30, -128, 46),
        (-150, 20, 50),
        (-128, 84, 42),
        (-20, -36, 34),
        (78, -130, 34),
    ):
        card.paint(ROUND, BRONZE, at=HEAD @ _three(x, y, r), lift=4, edge="raw")
        card.paint(
            ribbon(
                ".5,.3 .2,.6 -.4,.5 -.6,-.1 -.2,-.6 .4,-.4 .3,.1 -.1,.1",
                (0.04, 0.14, 0.14, 0.14, 0.04),
                HEAD @ _three(x, y, r),
                r * 0.86,
            ),
            TARNISH,
        )
    card.paint("-46,40! -40,6 -14,-4 6,12 4,44 -12,70 -34,84!", BRONZE, at=HEAD, lift=3)
    card.paint(ribbon("-30,60 -34,24 -12,10 -4,30", (3, 7, 7, 3), HEAD), TARNISH)
    # the cap
    card.paint(
        "-190,-70! -120,-150 0,-190 116,-176! 128,-136! 20,-146 -90,-104 -166,-34!", TARNISH, at=HEAD, angle=-14, lift=5
    )
    card.paint(
        "-260,-106! -240,-190 -140,-262 0,-296 120,-286 176,-240! 170,-196 120,-182 0,-190 -120,-150 -190,-86 -230,-76",
        BRONZE,
        at=HEAD,
        angle=-14,
        edge="raw",
        ragged=6,
        lift=8,
    )
    card.paint(ribbon("-240,-100 -130,-200 0,-244 166,-214", (2, 8, 8, 2), HEAD), TARNISH)


def _three(x: float, y: float, size: float, tilt: float = 0.0) -> Array:
    """Return a place within his head, as three rows."""
    return np.vstack([affine(x, y, size, tilt), [0.0, 0.0, 1.0]])


def hand_on_her_back(card: Sheet) -> None:
    """Lay his right hand and its cuff over her bare back."""
    hand = card.piece(
        turned(
            [
                curve("-40,-66! 20,-74 80,-86 130,-92 150,-40 150,20 132,70 80,78 20,58 -40,48!", BACK),
                jointed("30,-44 84,-108 142,-142", 54, BACK),
                *(jointed(line, 50, BACK) for line in FINGERS),
            ]
        ),
        BRONZE,
        angle=-10,
        edge="raw",
        lift=9,
    )
    with card.inside(hand):
        card.paint("-40,20! 60,50 120,66 200,60 240,80! 200,130! -40,110!", TARNISH, at=BACK, angle=-10)
        for a in ("126,-50 190,-52 240,-46", "130,-8 200,-6 256,2", "120,32 180,38 220,46"):
            card.paint(ribbon(a, (2, 7, 6), BACK), VEIN)
    card.paint(ribbon("76,-132 88,-116 104,-112", (2, 6, 2), BACK), TARNISH)
    card.paint(ribbon("92,-142 100,-128 116,-124", (2, 5, 2), BACK), TARNISH)
    for line in FINGERS:
        marked(card, line, 50, BACK, TARNISH, NAIL)
    card.paint("298,912! 374,914! 396,1044! 320,1056! 296,980", BRONZE, angle=84, edge="raw", lift=6)
    card.paint(ribbon("318,914 316,980 338,1052", (9, 9)), TARNISH)
    card.paint(ribbon("344,914 342,980 362,1048", (5, 5)), TARNISH)


def hand_behind_hers(card: Sheet) -> None:
    """Lay the palm and the thumb of the hand that holds hers."""
    card.paint(
        turned(
            [
                curve("-10,-60! 60,-60 110,-50 146,0 160,50 140,76 80,84 24,76 -10,50!", HELD),
                jointed("20,-36 70,-64 120,-60", 44, HELD),
            ]
        ),
        BRONZE,
        edge="raw",
        lift=5,
    )


def fingers_round_hers(card: Sheet) -> None:
    """Lay his fingers, which come up from below over the back of her hand, and the heel that they grow from."""
    lines = [f"{x - 6},82 {x + 6},48 {x - 2},{y}" for x, y in ((44, 10), (82, 2), (118, 6), (150, 16))]
    grip = card.piece(
        turned(
            [
                curve("20,62! 60,66 110,68 164,62! 174,70 168,84 140,94 90,100 44,96 22,84!", HELD),
                *(jointed(line, 38, HELD) for line in lines),
            ]
        ),
        BRONZE,
        angle=-36,
        edge="raw",
        lift=6,
    )
    with card.inside(grip):
        for x in (60, 98, 132):
            card.paint(ribbon(f"{x + 6},24 {x + 6},52 {x - 2},84", (5, 6, 2), HELD), VEIN)
    for line in lines:
        marked(card, line, 38, HELD, TARNISH, NAIL)
