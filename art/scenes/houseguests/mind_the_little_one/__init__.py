"""Mind the Little One: a mountain of a man cuts his tiny mother's toenails; forty roses lie on the steps."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.cutpaper.contour import Array, affine, curve, ribbon
from art.cutpaper.hands import turned
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Patch, Sheet, mix, shift
from art.scenes.houseguests.mind_the_little_one.hands import INKED, far_hand, foot, near_arm
from art.scenes.houseguests.mind_the_little_one.left import garden, postman, roses
from art.scenes.houseguests.mind_the_little_one.mother import (
    ASH,
    BONE,
    CAST,
    CHALK,
    CHARCOAL,
    HIS,
    UMBER,
    mother,
)

GROUND = CHALK


def paint(card: Sheet) -> None:
    """Lay garden and porch, her on her stool, the hill of his back, then the two hands and the foot between them."""
    _porch(card)
    garden(card)
    postman(card)
    _rail(card)
    _cage(card)
    mother(card)
    _basin(card)
    far_hand(card, "under")
    foot(card)
    far_hand(card, "over")
    _back(card)
    near_arm(card)
    roses(card)


def _porch(card: Sheet) -> None:
    card.paint("-40,1420! 600,1404 1240,1390! 1240,1840! -40,1840!", ASH, angle=2, laps=80, grain=0.22)
    for x in (60, 300, 560, 830, 1080):
        card.paint(
            ribbon(f"{600 + (x - 600) * 0.8:.0f},1400 {600 + (x - 600) * 1.3:.0f},1840", (3, 6)), mix(ASH, UMBER, 0.5)
        )


def _rail(card: Sheet) -> None:
    for x in range(8, 1240, 92):
        card.paint(f"{x},402! {x + 26},402! {x + 30},560 {x + 26},700! {x},700! {x - 4},560", BONE, angle=88, lift=4)
    card.paint("-40,376! 1240,356! 1240,404! -40,426!", mix(BONE, ASH, 0.35), angle=1, lift=6)
    card.paint("-40,706! 1240,690! 1240,722! -40,738!", mix(BONE, ASH, 0.35), angle=1, lift=5)


def _cage(card: Sheet) -> None:
    """Covered for the night, at noon."""
    card.paint(ribbon("196,-20 196,92", (6, 6)), CHARCOAL)
    cloth = card.piece(
        "196,84! 262,98 306,160 318,260 330,372! 290,356 250,384 206,360 160,386 118,358 70,378! 82,250 92,160 132,98",
        UMBER,
        angle=84,
        laps=40,
        lift=9,
    )
    with card.inside(cloth):
        for fold in (
            "196,90 180,220 160,380",
            "206,100 236,230 250,380",
            "150,120 122,240 110,370",
            "250,120 288,240 300,360",
        ):
            card.paint(ribbon(fold, (3, 12, 6)), shift(UMBER, -0.07), thin=0.1)
    card.paint(["196,84! 186,66 196,54 206,66"], CHARCOAL)
    card.paint("150,388! 166,384! 150,440! 140,436!", ASH, lift=2)


def _basin(card: Sheet) -> None:
    card.paint("590,1560! 620,1680 700,1716 800,1712 880,1670 900,1550!", UMBER, angle=4, lift=10)
    card.paint("586,1556 640,1520 746,1506 850,1518 906,1550 850,1586 746,1600 640,1590", shift(UMBER, 0.1), wobble=0.8)
    water = card.piece(
        "612,1556 660,1530 746,1520 832,1530 882,1552 832,1576 746,1586 660,1580", CHALK, angle=2, grain=0.2
    )
    with card.inside(water):
        for line in ("640,1548 720,1536 800,1550", "690,1568 760,1560 840,1566"):
            card.paint(ribbon(line, (2, 6, 2)), ASH)


BACK: Final = (
    "-80,1860! -80,1180 -30,900 70,700 230,570 400,520 500,470! 560,520 640,600 690,690! 704,800 690,900 630,1010 590,1130 570,1290 590,1400 760,1480! "
    "800,1560 760,1640 600,1690 420,1760 380,1860!"
)


def _back(card: Sheet) -> None:
    """One dark hill; over it tattoos in strict rows, a singlet, and the bent head with the tip of its tongue."""
    back = card.piece(BACK, HIS.base, angle=66, laps=120, grain=0.26, lift=16)
    with card.inside(back):
        card.paint("-80,1300! 160,1330 300,1240! 420,1420 380,1860! -80,1860!", HIS.shade, angle=60, laps=90)
        _tattoos(card, back)
    singlet = card.piece(
        "-80,1030! 20,1080 110,1090 200,1020 300,880 372,690 396,522! 470,494! 486,640 470,860 480,1020 540,1140! 560,1280 590,1440! 580,1560 520,1640! 300,1690 -80,1720!",
        CHALK,
        angle=72,
        laps=80,
        edge="torn",
        core="#fbf8f0",
        wobble=4,
        lift=7,
    )
    with card.inside(singlet):
        for fold in (
            "500,1180 400,1240 260,1260",
            "516,1300 400,1380 240,1400 80,1380",
            "520,1440 380,1500 200,1520",
            "200,1040 220,1180 180,1320",
        ):
            card.paint(ribbon(fold, (4, 18, 12, 3)), mix(BONE, ASH, 0.45), thin=0.15)
    card.paint(
        "-80,1600! 120,1590 320,1600 540,1560! 700,1430 790,1480! 830,1560 800,1650 600,1720 440,1780 400,1860! -80,1860!",
        CHARCOAL,
        angle=-12,
        laps=80,
        lift=10,
        edge="torn",
        core=UMBER,
        wobble=4,
    )
    card.paint("440,560! 470,470 560,420 660,470! 740,560 720,640 690,700! 600,690 500,650", HIS.shade, angle=30)
    head = Head(card, CAST["son"], 672, 560, 138, tilt=30, turn=1, view="side")
    head.draw()
    head.lay(".54,.53! .60,.51 .65,.54 .62,.58 .56,.58!", mix("#8f6a66", HIS.base, 0.2), "flat")


def _tattoos(card: Sheet, back: Patch) -> None:
    """Waves and fins in bows round the shoulder, quiet and strict."""
    marks: list[Array] = []
    for j in range(7):
        r = 150 + 92 * j
        n = 12 + 3 * j
        for k in range(n):
            a = 200 + 140 * k / n
            at = affine(430, 1230, 1, a) @ _to(r + 130, 0)
            if j % 3 == 0:
                marks.append(curve("-18,-30! 22,-4 -18,24! -4,-3", at, step=2))
            elif j % 3 == 1:
                marks.append(curve("-20,-26! 20,-26! 0,22!", at, step=2))
            else:
                marks.append(curve("-8,-34! 8,-30 -2,0 8,30 -8,34! -18,0", at, step=2))
        marks.append(ribbon([(430 + (r + 92) * _cos(a), 1230 + (r + 92) * _sin(a)) for a in range(195, 350, 12)], (7,)))
    card.pattern(back, turned(marks), mix(INKED, HIS.base, 0.25), thin=0.1)


def _cos(degrees: float) -> float:
    return float(affine(tilt=degrees)[0, 0])


def _sin(degrees: float) -> float:
    return float(affine(tilt=degrees)[1, 0])


def _to(x: float, y: float) -> Array:
    return np.array([[1, 0, x], [0, 1, y], [0, 0, 1.0]])
