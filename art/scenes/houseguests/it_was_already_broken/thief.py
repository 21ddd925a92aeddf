"""She leads: a cobalt back across half the floor, a plait, and a hand that goes where no piece should."""

from __future__ import annotations

import math

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.hands import hand
from art.cutpaper.heads import Head
from art.cutpaper.prints import printed
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.it_was_already_broken.inks import APRICOT, ASH, CAST, CHALK, COBALT, FAIR, NIGHT
from art.scenes.houseguests.it_was_already_broken.pieces import bird

PLAIN = shift(COBALT, 0.05)


def thief(card: Sheet) -> None:
    """Lay the arm that picks up, the dress, neck and head, then the arm that hides."""
    hand(card, "cover", 416, 470, 190, -52, FAIR, age=24, lift=7)
    card.paint(
        "520,830! 420,760 372,680 386,600 440,516! 366,446! 290,540 232,660 240,780 300,900 400,1000!",
        PLAIN,
        angle=70,
        laps=50,
        lift=10,
    )
    card.paint("362,440! 448,512! 430,536! 344,462!", CHALK, lift=5)
    _dress(card)
    card.paint("520,700! 660,700! 690,880! 640,930 560,900 500,840!", FAIR.shade)
    card.paint("470,830! 520,790 560,850 620,890 700,880! 716,930 640,960 540,930!", CHALK, lift=6)
    Head(card, CAST["thief"], 640, 610, 218, tilt=22, turn=1, view="side").draw()
    _plait(card)
    _sleeve(card)


def _dress(card: Sheet) -> None:
    dress = card.piece(
        "-60,1860! -60,1240! 60,1150 180,1060 270,930 350,850 450,800! 560,860 640,920 740,900! 800,960 820,1060 800,1190 790,1320 "
        "830,1500 900,1680 930,1860!",
        COBALT,
        angle=-62,
        laps=70,
        edge="torn",
        core=CHALK,
        wobble=5,
        lift=16,
    )
    printed(card, dress, "tulip", CHALK, gap=128, thin=0.02)
    with card.inside(dress):
        for fold in ("300,1860 330,1620 420,1400", "620,1860 600,1640 610,1420", "40,1560 150,1420 280,1330"):
            card.paint(ribbon(fold, (26, 16, 3)), shift(COBALT, -0.08), thin=0.1)
        card.paint(
            "60,1040! 180,1160 340,1246 560,1286 880,1230! 880,1296! 560,1356 320,1316 140,1226 10,1110!",
            APRICOT,
            angle=10,
            lift=5,
        )


def _plait(card: Sheet) -> None:
    """Over the shoulder, down the back, out of all reason long."""
    n = 15
    for k in range(n):
        t = k / (n - 1)
        x = 462 - 172 * t + 74 * math.sin(5.2 * t + 0.4)
        y = 668 + 922 * t
        card.paint(
            "-1.15,0 -.4,-.75 .6,-.6 1.15,0 .6,.6 -.4,.75",
            NIGHT if k % 2 else mix(NIGHT, ASH, 0.2),
            at=affine(x, y, 66 - 26 * t, 100 + (26 if k % 2 else -26)),
            lift=6,
            angle=60 + 50 * (k % 2),
        )
    x, y = 290 + 74 * math.sin(5.6), 1590
    card.paint(
        "0,-.9! .5,-.4 .7,1.1! .3,.9 .1,1.5! -.2,.9 -.6,1.2! -.5,-.4", NIGHT, at=affine(x, y + 40, 46, 6), lift=5
    )
    card.paint(ROUND, APRICOT, at=affine(x, y + 8, 26), lift=4)


def _sleeve(card: Sheet) -> None:
    """Shoulder, elbow, cuff; the piece with the bird goes in under the collar."""
    card.paint(
        "600,1060 640,970 710,930 790,960 880,1030 960,1090! 1100,1150! 1110,1250 1060,1310 980,1310 880,1260 760,1190 660,1150",
        PLAIN,
        angle=36,
        laps=50,
        lift=12,
    )
    bird(card, 812, 884, 126, 10)
    card.paint("640,930! 660,880 700,862! 752,890 766,946 736,1000! 694,940!", CHALK, lift=6)
    hand(card, "pinch", 1030, 958, 186, 182, FAIR, age=24, flip=True, lift=8)
    card.paint(
        "980,1006! 1062,900! 1110,980 1140,1080 1146,1190 1120,1280 1050,1314 980,1280! 1030,1210 1030,1130 1010,1060",
        shift(COBALT, 0.08),
        angle=70,
        laps=50,
        lift=10,
    )
    card.paint("972,1012! 1056,898! 1088,926! 1008,1038!", CHALK, lift=6)
    card.paint(ribbon("1026,1240 1058,1216 1078,1170", (3, 10, 3)), shift(COBALT, -0.08))
