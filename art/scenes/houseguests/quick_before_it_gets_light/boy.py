"""The boy: all length, one sock, and the rope over his shoulder."""

from __future__ import annotations

from art.cutpaper.contour import ribbon
from art.cutpaper.hands import hand
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.quick_before_it_gets_light.inks import (
    ASH,
    BLUE,
    BONE,
    BRASS,
    BROWN,
    CAST,
    CHALK,
    PLUM,
    SLATE,
)


def rope(card: Sheet) -> None:
    """Taut from his shoulder to the corner of the raft."""
    laid = card.piece(ribbon("318,860 560,1010 770,1186", (15, 14, 15)), BRASS, angle=34, lift=7)
    with card.inside(laid):
        for k in range(30):
            x, y = 316 + 15.5 * k, 850 + 11.4 * k
            card.paint(ribbon(f"{x:.0f},{y + 16:.0f} {x + 12:.0f},{y - 2:.0f}", (3, 3)), mix(BRASS, BLUE, 0.45))


def boy(card: Sheet) -> None:
    """Lay the leg that pushes, the one that flies, the shirt, the head that looks back."""
    # far arm reaches ahead
    card.paint(
        "250,880! 200,900 130,960 60,930! 40,970! 120,1020 220,990 290,950!",
        shift(ASH, -0.06),
        angle=30,
        edge="torn",
        core=CHALK,
        wobble=3,
        lift=6,
    )
    hand(card, "open", 52, 950, 96, 200, BROWN, flip=True, age=14, lift=4)
    # the leg that pushes
    card.paint(
        "560,1330! 620,1370 690,1400 760,1436! 740,1480! 660,1466 570,1420 530,1380!", BROWN.base, angle=24, lift=6
    )
    card.paint("540,1372! 600,1416 680,1452 748,1466! 740,1482! 660,1468 570,1424!", BROWN.shade, angle=24)
    card.paint(
        "740,1424! 780,1440 800,1480 800,1540 780,1586 752,1580! 748,1520 726,1478!", BROWN.base, angle=70, lift=5
    )
    card.paint("776,1470 790,1500 784,1580 756,1578! 752,1530", BROWN.shade, angle=80)
    card.paint(
        "380,1080! 480,1090 520,1140! 560,1230 610,1320! 590,1390 520,1400! 440,1320 370,1220!",
        PLUM,
        angle=50,
        laps=50,
        edge="torn",
        core=ASH,
        wobble=4,
        lift=8,
    )
    # the leg that flies, its foot beyond the edge
    card.paint("190,1240! 150,1300 90,1370 20,1440! -20,1400! 40,1310 110,1210!", BROWN.base, angle=-50, lift=6)
    sock = card.piece("84,1300! 40,1360 -20,1420 -60,1480! -120,1440! -60,1340 20,1260!", CHALK, angle=-50, lift=5)
    with card.inside(sock):
        for k in range(5):
            card.paint(
                ribbon(f"{70 - 30 * k},{1270 + 36 * k} {110 - 30 * k},{1320 + 36 * k}", (11, 11)), BRASS, thin=0.1
            )
    card.paint(
        "370,1080! 470,1100 470,1180! 400,1240 290,1290 200,1300! 120,1250 110,1200! 200,1160 300,1110!",
        shift(PLUM, 0.05),
        angle=-20,
        laps=50,
        edge="torn",
        core=ASH,
        wobble=4,
        lift=9,
    )
    # the shirt flies
    shirt = card.piece(
        "240,850! 300,826 370,840 420,880! 470,960 520,1030! 610,1030 690,1010! 660,1080 720,1120! 620,1150 540,1200! 470,1170 400,1140 330,1130! 290,1060 250,980 220,910",
        ASH,
        angle=48,
        laps=60,
        edge="torn",
        core=CHALK,
        wobble=5,
        lift=11,
    )
    with card.inside(shirt):
        for fold in ("320,880 400,1000 520,1090 640,1090", "280,900 340,1020 430,1110", "420,920 500,1010 600,1060"):
            card.paint(ribbon(fold, (3, 16, 5)), mix(ASH, SLATE, 0.5), thin=0.15)
        card.paint(ribbon("262,870 310,960 360,1080 380,1140", (5, 6, 5)), SLATE)
        for x, y in ((284, 920), (318, 984), (348, 1050)):
            card.paint(f"{x + 7},{y} {x},{y + 7} {x - 7},{y} {x},{y - 7}", BONE)
    card.paint("236,820! 300,800! 330,870 290,900 246,880!", BROWN.shade, angle=60)
    card.paint("226,850! 280,900! 340,838! 366,852! 290,950! 214,880!", CHALK, edge="torn", wobble=2, lift=3)
    Head(card, CAST["boy"], 250, 726, 106, tilt=-16, turn=0.5).draw()
    # rope over the shoulder, both ends of it in his fist
    card.paint(ribbon("440,936 400,884 352,880 324,930 312,1000 322,1050", (15, 15, 15, 14, 14, 9)), BRASS, lift=6)
    card.paint(
        "390,860! 450,910 440,980 400,1030 350,1020! 300,990 290,960! 310,930! 350,950 366,940 350,900!",
        shift(ASH, 0.05),
        angle=60,
        edge="torn",
        core=CHALK,
        wobble=4,
        lift=9,
    )
    hand(card, "grip", 318, 956, 96, 196, BROWN, age=14, lift=6)
