"""It Will Grow Back: she swings up her own plait like a caught eel; nine men queue on the stair with two hens each."""

from __future__ import annotations

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.hands import hand
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.it_will_grow_back.grandmother import grandmother
from art.scenes.houseguests.it_will_grow_back.inks import ASH, BONE, CAST, CHALK, INK, OLIVE, PENCIL, RUST, WALL
from art.scenes.houseguests.it_will_grow_back.plait import plait, tail
from art.scenes.houseguests.it_will_grow_back.stair import stair

GROUND = WALL


def paint(card: Sheet) -> None:
    """Lay who waits on the stair, the grandmother, then her, cut by the edge, and the plait before everything."""
    stair(card)
    grandmother(card)
    _arm(card)
    _frock(card)
    _face(card)
    _sleeve(card)
    tail(card)
    hand(card, "grip", 884, 352, 214, -94, OLIVE, lift=8)
    plait(card)


def _arm(card: Sheet) -> None:
    """Straight up, as one holds what still slips: one contour from under the sleeve to the wrist."""
    arm = card.piece(
        "640,1030! 706,890 776,750 812,610 832,470 844,330! 924,330! 940,460 934,560 926,640 900,800 846,940 790,1060!",
        OLIVE.base,
        angle=100,
        laps=60,
        lift=9,
    )
    with card.inside(arm):
        card.paint("930,320! 896,360 906,480 890,640 850,800 760,1000! 960,1000! 980,500", OLIVE.shade, angle=100)


def _frock(card: Sheet) -> None:
    """White, and nearly all of the lower card."""
    frock = card.piece(
        "-60,1040! 30,984 130,950! 190,1040 300,1092 420,1060 500,944! 600,960 700,1000! 730,1120 716,1280 690,1420 "
        "676,1500! 740,1640 790,1860! -60,1860!",
        CHALK,
        angle=84,
        laps=110,
        grain=0.2,
        edge="torn",
        core="#fbf8f1",
        wobble=5,
        lift=12,
    )
    with card.inside(frock):
        card.paint(
            "560,940! 760,960! 760,1300 720,1500 820,1860! 640,1860! 600,1600 580,1300",
            mix(CHALK, ASH, 0.45),
            angle=82,
            edge="torn",
            wobble=6,
        )
        for fold in (
            "60,1060 90,1240 84,1470",
            "190,1160 210,1320 190,1480",
            "60,1580 40,1700 30,1860",
            "210,1600 214,1720 200,1860",
            "400,1600 420,1740 430,1860",
        ):
            card.paint(ribbon(fold, (4, 20, 9)), mix(CHALK, PENCIL, 0.26), thin=0.15)
        _scissors(card)
        sash = "-60,1484! 150,1520 400,1522 700,1476! 706,1556! 420,1606 140,1600 -60,1566!"
        card.paint(sash, PENCIL, angle=3, edge="torn", core=BONE, wobble=3, lift=4)
        for k in range(5):
            card.paint(
                ROUND,
                PENCIL,
                at=affine(318 + 3 * k, 1146 + 78 * k, 13),
                lift=2,
            )


def _scissors(card: Sheet) -> None:
    """Pushed into the sash, as a gardener does."""
    for blade in ("176,1470 186,1540 196,1640", "196,1470 190,1540 176,1640"):
        card.paint(ribbon(blade, (10, 18, 4)), mix(PENCIL, INK, 0.6), lift=4)
    for x, tilt in ((150, -18), (222, 18)):
        ring = "1,0 .7,.8 0,1.1 -.7,.8 -1,0 -.7,-.8 0,-1.1 .7,-.8 1,0"
        card.paint(ribbon(ring, (13, 13), affine(x, 1434, 33, tilt)), mix(PENCIL, INK, 0.6), lift=4)


def _face(card: Sheet) -> None:
    """Chin up, a little cold at the neck, one tuft standing."""
    neck = card.piece(
        "222,700! 462,720! 456,880 520,956! 430,1070 300,1100 184,1048 112,966! 216,910", OLIVE.base, angle=80, lift=3
    )
    with card.inside(neck):
        card.paint("300,760! 500,700! 476,860 520,960 440,1060! 420,940", OLIVE.shade, angle=70)
    head = Head(card, CAST["she"], 330, 590, 232, tilt=-10, turn=0.42)
    head.draw()
    head.lay(
        "-.34,-.9! -.42,-1.24! -.22,-1.02! -.1,-1.36! -.02,-1.02! .16,-1.2! .14,-.9!",
        INK,
        "flat",
        edge="torn",
        wobble=2,
    )
    head.lay("-.62,-.2! -.72,.3 -.6,.56! -.5,.3 -.52,-.1!", INK, "flat", edge="torn", wobble=2)


def _sleeve(card: Sheet) -> None:
    puff = card.piece(
        "560,960! 590,880 660,800! 760,800 850,850 890,920! 880,1010 820,1110 720,1150 640,1130!",
        shift(CHALK, -0.02),
        angle=-50,
        edge="torn",
        core="#fbf8f1",
        wobble=5,
        lift=9,
    )
    with card.inside(puff):
        for fold in ("690,1120 740,1000 730,880", "770,1110 810,1000 800,900"):
            card.paint(ribbon(fold, (4, 20, 6)), mix(CHALK, PENCIL, 0.26), thin=0.15)
    card.paint("650,800! 770,784 900,906! 884,950! 770,846 646,850!", RUST, angle=30, edge="torn", wobble=3, lift=4)
